package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// What barbarians or events leave of a player leaves the game with him, his Empire cards too.
//
// rule: mu-alpha/elimination/spoils
func TestWhatNobodyTakesLeavesTheGame(t *testing.T) {
	for _, by := range []play.Seat{play.Nobody, Barbarians} {
		p := Position(t, 3).Held(Red, 5, "egypt").Held(Blue, 5, "judea").Florins(Green, 500).Holds(Green, Bardo, Spia, Spia).Learned(Green, Mulino)
		p.Run(func(g *State, t *play.Table) { g.MayFall(t, Green, by) })
		Want(t, "out", p.Players[Green].Out, true)
		Want(t, "his cards", p.State.Held(Green), 0)
		Want(t, "discarded", p.Discards, [Kinds]int8{})
		Want(t, "out of the game", p.Removed[Bardo]*10+p.Removed[Spia], 12)
		Want(t, "told", p.Told(KeyCardsGone, int16(Spia), 2), true)
		Want(t, "not of cards he had none of", p.Told(KeyCardsGone, int16(Abate), 0), false)
		for _, s := range []play.Seat{Red, Blue} {
			Want(t, "the others", p.Players[s].Florins == 0 && p.Players[s].Techs == 0 && p.State.Held(s) == 0, true)
		}
	}
	p := Position(t, 3).Held(Red, 5, "egypt").Held(Blue, 5, "judea").Holds(Green, Bardo)
	p.Run(func(g *State, t *play.Table) { g.MayFall(t, Green, Red) })
	Want(t, "a victor takes them", p.Players[Red].Hand[Bardo], 1)
	Want(t, "none leaves the game", p.Removed, [Kinds]int8{})
}

// A technology taken above a gap is owned and counts for the TL, but those between must be bought first.
//
// rule: mu-alpha/elimination/spoils
func TestTechnologiesAboveAGap(t *testing.T) {
	p := Position(t, 3).Held(Red, 5, "egypt").Held(Blue, 5, "judea")
	p.Learned(Green, Filosofia, Istruzione).Learned(Red, Istruzione)
	p.Run(func(g *State, t *play.Table) { g.MayFall(t, Green, Red) })
	Want(t, "what he lacked", p.Told(KeyInherits, int16(Red), 0, 0, 1), true)
	Want(t, "owned", p.Owns(Red, Filosofia), true)
	Want(t, "those after it", p.WhyNotLearn(Red, Universita), RuleTechnologyRow)
	Want(t, "those in the gap", p.WhyNotLearn(Red, Letteratura), play.Free)
	Want(t, "when the gap is closed", p.Learned(Red, Letteratura).WhyNotLearn(Red, Universita), play.Free)

	p = Position(t, 3).Held(Red, 5, "egypt").Held(Blue, 5, "judea").Learned(Green, Filosofia)
	p.Studied(Red, 2)
	p.Players[Red].Techs &^= 1 << Legge
	Want(t, "TL before", p.Level(Red), 1)
	p.Run(func(g *State, t *play.Table) { g.MayFall(t, Green, Red) })
	Want(t, "TL", p.Level(Red), 2)
}

// Who is left alone has won, whatever he has.
//
// rule: mu-alpha/elimination/when
func TestTheLastOneIsNotOut(t *testing.T) {
	p := Position(t, 3).Held(Green, 5, "judea")
	falls := func(s play.Seat) { p.Run(func(g *State, t *play.Table) { g.MayFall(t, s, play.Nobody) }) }
	falls(Green)
	Want(t, "who has a territory", p.Players[Green].Out, false)
	p.Land("judea").Owner = play.Nobody
	falls(Blue)
	falls(Red)
	Want(t, "who have nothing", p.Players[Blue].Out && p.Players[Red].Out, true)
	falls(Green)
	Want(t, "the last", p.Players[Green].Out, false)
	Want(t, "the game is over", p.Ended, ByConquest)
}
