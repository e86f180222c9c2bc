package prototype

import "signoria/play"

// Asides lists what a seat may do out of turn.
func (g *State) Asides(o *play.Asking, s play.Seat) {
	if g.Phase == GameOver || g.Players[s].Out {
		return
	}
	g.durationAsides(o, s)
	g.cardAsides(o, s)
	g.diplomacyAsides(o, s)
}

// Aside does one of them.
func (g *State) Aside(t *play.Table, a play.Answer) {
	if g.diplomacyAside(t, a) {
		return
	}
	switch a.Verb {
	case TimeUp:
		g.timeUp(t)
	case Claim:
		g.claim(t, a.Seat)
	case LetCardsPass, AskMeAgain:
		g.cardAside(a)
	}
}
