package force

import "signoria/play"

// Asides lists what a seat may do out of turn.
func (g *State) Asides(o *play.Asking, s play.Seat) {
	if g.Phase == GameOver || g.Players[s].Out {
		return
	}
	g.DurationAsides(o, s)
	g.CardAsides(o, s)
	g.DiplomacyAsides(o, s)
}

// Aside does one of them.
func (g *State) Aside(t *play.Table, a play.Answer) {
	if g.DiplomacyAside(t, a) {
		return
	}
	switch a.Verb {
	case TimeUp:
		g.TimeUp(t)
	case Claim:
		g.Claim(t, a.Seat)
	case LetCardsPass, AskMeAgain:
		g.CardAside(a)
	}
}
