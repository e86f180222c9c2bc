package force

import "signoria/play"

// What a squire does of himself, out of turn: he says that he has reached the limit of Honour Points.

// Pauses says before which questions he looks about: while all trade, when nobody who hears it can take anything from him any
// more before it is judged.
func (q *Squire) Pauses(p play.Prompt) bool { return p == AskTrade }

// Starts is what he does of himself.
// rule: mu-prototype/duration/po-limit-by-declaration
// rule: mu-alpha/duration/hp-limit-declaration
func (q *Squire) Starts(g *State, s play.Seat) (play.Answer, bool) {
	return play.Answer{Seat: s, Verb: Claim}, g.mayClaim(s) && (&Judge{G: g, S: s}).hasWon()
}

// hasWon says whether he has reached the limit, with all that the end would give him, and stands best as far as he knows: else he
// would end the game for another.
func (j *Judge) hasWon() bool {
	total := j.G.Total(j.S)
	if total < j.G.Options.Honour {
		return false
	}
	for _, x := range j.G.Others(j.S) {
		if j.G.Total(x) >= total {
			return false
		}
	}
	return true
}
