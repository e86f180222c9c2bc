package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
)

// Who has reached a limit that has to be declared says so when nothing can be taken from him any more, and wins; not while he
// lacks a point, and not where another stands as well: he would end the game for that one.
// rule: mu-prototype/duration/po-limit-by-declaration
// rule: mu-alpha/duration/hp-limit-declaration
func TestSquiresDeclareThatTheyHaveWon(t *testing.T) {
	declares := func(p *Stage) bool {
		_, starts := (&Squire{}).Starts(p.State, Green)
		return starts
	}
	leading := func(t *testing.T) *Stage {
		p := Court(t).Held(Green, 9, "judea").Held(Red, 9, "syria")
		p.Phase, p.Players[Green].Honour, p.Options.Declared = Trade, 25, true
		p.Options.Honour = p.Total(Green)
		return p
	}
	InEach(t, func(t *testing.T) {
		Want(t, "he looks about while he trades", (&Squire{}).Pauses(AskTrade), true)
		Want(t, "and not when it could be taken from him", (&Squire{}).Pauses(AskCombat), false)

		p := leading(t)
		Want(t, "with all his points", declares(p), true)
		p.Transport(Green, Caravan, 1, "judea", 0)
		p.Trades(Green).Interject(Says(Green, Claim))
		Want(t, "once", declares(p), false)
		Want(t, "it is his last turn", (&Judge{G: p.State, S: Green}).TurnsLeft(), 1)

		p = leading(t)
		p.Options.Honour++
		Want(t, "short of one", declares(p), false)

		p = leading(t)
		p.Players[Red].Honour += p.Total(Green) - p.Total(Red)
		Want(t, "where another has as many", declares(p), false)

		p = leading(t)
		p.Options.Declared = false
		Want(t, "where it counts by itself", declares(p), false)
	})
}
