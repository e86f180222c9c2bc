package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// mamluk is a player who owns the whole Mamluk Sultanate, with which he began.
func mamluk(t *testing.T) *Stage {
	return Position(t, 3).Realm(Green, "mamluk-sultanate").Own(Green, "coele-syria", "palestine", "judea", "sinai", "egypt", "marmarica", "cyrenaica")
}

// recruits lets a player add to his reinforcements.
func recruits(p *Stage, s play.Seat) *Stage {
	p.T.Helper()
	p.Phase = Reinforcements
	return p.Run(func(g *State, t *play.Table) { g.Enlist(t, s) })
}

func TestReinforcements(t *testing.T) {
	t.Run("home", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/home-territories
		p := mamluk(t)
		Want(t, "seven", p.Levy(Green), 7)
		p.Own(Red, "sinai")
		Want(t, "one lost", p.Levy(Green), 6)
		p.Land("egypt").Before = Green
		Want(t, "one contested", p.Levy(Green), 5)
	})
	t.Run("whole realms", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/complete-realms
		for id, vf := range map[string]int16{"kingdom-of-bohemia": 1, "ilkhanate": 2, "kingdom-of-sicily": 3, "byzantine-empire": 4} {
			p := Position(t, 3).Realm(Green, "mamluk-sultanate")
			var last Place
			for r := range TheBox().Atlas.Realms {
				if x := &TheBox().Atlas.Realms[r]; x.ID == id {
					for _, land := range x.Territories {
						p.Territories[land].Owner, last = Green, land
					}
				}
			}
			Want(t, id, p.Levy(Green), vf)
			p.Territories[last].Owner = Red
			Want(t, id+" in part", p.Levy(Green), 0)
		}
	})
	t.Run("the book's sum", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/total-example
		// rule: mu-prototype/reinforcements/fanatismo
		// rule: mu-prototype/technologies/fanatismo
		p := mamluk(t).Own(Green, "bohemia", "styria", "liguria", "corsica")
		Want(t, "7 + 1 + 1", p.Levy(Green), 9)
		// rule: mu-prototype/reinforcements/fanatismo-crusade
		Want(t, "and FANATISMO, there being no Crusade", p.Learned(Green, Fanatismo).Levy(Green), 11)
	})
	t.Run("Castles", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/feudalesimo
		// rule: mu-prototype/technologies/feudalesimo
		p := mamluk(t).Build(Fort, 3, "egypt", "judea", "sinai", "palestine").Build(Fort, 2, "cyrenaica")
		Want(t, "without", p.Levy(Green), 7)
		Want(t, "four Castles", p.Learned(Green, Feudalesimo).Levy(Green), 11)
	})
	t.Run("principalities", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/golden-horde-principalities
		p := Position(t, 3).Realm(Green, "golden-horde")
		Want(t, "eight", p.Levy(Green), 2)
		p.Land("rostov").Out, p.Land("vladimir").Out = true, true
		Want(t, "six", p.Levy(Green), 2)
		Want(t, "five", p.Own(Red, "kiev").Levy(Green), 1)
	})
	t.Run("they come, and what recovers with them", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/sources
		p := mamluk(t)
		p.Phase, p.Players[Green].Bonus = Reinforcements, 3
		p.Run(func(g *State, t *play.Table) { g.ReinforcementsPhase(t) })
		Want(t, "over", p.IsOver(), true)
		Want(t, "to be placed", p.Players[Green].Coming, 10)
		Want(t, "once", p.Players[Green].Bonus, 0)
	})
	t.Run("INVESTITURA", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/investitura
		// rule: mu-prototype/technologies/investitura
		p := recruits(mamluk(t).Learned(Green, Investitura).Florins(Green, 40), Green).Asks(Green, AskReinforcements)
		Want(t, "1 VF", p.Buys(Green, ArmForFlorins), 15)
		Want(t, "to be placed", p.Players[Green].Coming, 1)
		Want(t, "no second", p.IsOver(), true)
		Want(t, "not without it", recruits(mamluk(t).Florins(Green, 40), Green).IsOver(), true)
	})
}
