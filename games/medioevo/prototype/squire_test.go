package prototype

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// Armies that stand idle take what lies open, though it brings little; those that are needed stay.
func TestSquiresTakeWhatLiesOpen(t *testing.T) {
	sets := func(idle int16) play.Verb {
		p := Position(t, 3).Held(Green, 5+idle, "thrace")
		p.Captain(Green, 1, "thrace", p.Transport(Green, WarWagon, 1, "thrace", 20))
		p.Options.Turns = 12
		p.Acts(Green, (*State).Combat)
		return p.Squires(Green).Verb
	}
	Want(t, "with many who stand idle", sets(60), Lead)
	Want(t, "with none", sets(0), EndCombat)
}

// A squire makes war where what he could take and destroy at once is worth more than war costs.
func TestSquiresMakeWarWhereItPays(t *testing.T) {
	war := func(vf int16) bool {
		p := Position(t, 3).Crowned("byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary").Held(Green, 5, "judea").Held(Red, vf, "palestine")
		p.Build(Settlement, 1, "palestine").Build(FairBuilding, 1, "palestine")
		p.Transport(Red, Caravan, 1, "palestine", 1)
		p.Captain(Green, 1, "judea", p.Transport(Green, WarWagon, 1, "judea", 20))
		p.Players[Green].Capital, p.Phase, p.Options.Turns = At("judea"), Diplomacy, p.Turn
		a := p.Acts(Green, (*State).Diplomacy).Squires(Green)
		return a.Verb == DeclareWar && play.Seat(a.A) == Red
	}
	Want(t, "on who is bare", war(2), true)
	Want(t, "not on who is strong", war(40), false)
}
