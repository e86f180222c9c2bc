package prototype

import (
	"testing"

	"signoria/play"
)

// mamluk is a player who owns the whole Mamluk Sultanate, with which he began.
func mamluk(t *testing.T) *stage {
	return position(t, 3).realm(green, "mamluk-sultanate").own(green, "coele-syria", "palestine", "judea", "sinai", "egypt", "marmarica", "cyrenaica")
}

// recruits lets a player add to his reinforcements.
func (p *stage) recruits(s play.Seat) *stage {
	p.t.Helper()
	p.Phase = Reinforcements
	return p.run(func(g *State, t *play.Table) { g.enlist(t, s) })
}

func TestReinforcements(t *testing.T) {
	t.Run("home", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/home-territories
		p := mamluk(t)
		want(t, "seven", p.levy(green), 7)
		p.own(red, "sinai")
		want(t, "one lost", p.levy(green), 6)
		p.land("egypt").Before = green
		want(t, "one contested", p.levy(green), 5)
	})
	t.Run("whole realms", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/complete-realms
		for id, vf := range map[string]int16{"kingdom-of-bohemia": 1, "ilkhanate": 2, "kingdom-of-sicily": 3, "byzantine-empire": 4} {
			p := position(t, 3).realm(green, "mamluk-sultanate")
			var last Place
			for r := range box().Atlas.Realms {
				if x := &box().Atlas.Realms[r]; x.ID == id {
					for _, land := range x.Territories {
						p.Territories[land].Owner, last = green, land
					}
				}
			}
			want(t, id, p.levy(green), vf)
			p.Territories[last].Owner = red
			want(t, id+" in part", p.levy(green), 0)
		}
	})
	t.Run("the book's sum", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/total-example
		// rule: mu-prototype/reinforcements/fanatismo
		// rule: mu-prototype/technologies/fanatismo
		p := mamluk(t).own(green, "bohemia", "styria", "liguria", "corsica")
		want(t, "7 + 1 + 1", p.levy(green), 9)
		// rule: mu-prototype/reinforcements/fanatismo-crusade
		want(t, "and FANATISMO, there being no Crusade", p.learned(green, Fanatismo).levy(green), 11)
	})
	t.Run("Castles", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/feudalesimo
		// rule: mu-prototype/technologies/feudalesimo
		p := mamluk(t).build(Fort, 3, "egypt", "judea", "sinai", "palestine").build(Fort, 2, "cyrenaica")
		want(t, "without", p.levy(green), 7)
		want(t, "four Castles", p.learned(green, Feudalesimo).levy(green), 11)
	})
	t.Run("principalities", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/golden-horde-principalities
		p := position(t, 3).realm(green, "golden-horde")
		want(t, "eight", p.levy(green), 2)
		p.land("rostov").Out, p.land("vladimir").Out = true, true
		want(t, "six", p.levy(green), 2)
		want(t, "five", p.own(red, "kiev").levy(green), 1)
	})
	t.Run("they come, and what recovers with them", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/sources
		p := mamluk(t)
		p.Phase, p.Players[green].Bonus = Reinforcements, 3
		p.run(func(g *State, t *play.Table) { g.reinforcementsPhase(t) })
		want(t, "over", p.over(), true)
		want(t, "to be placed", p.Players[green].Coming, 10)
		want(t, "once", p.Players[green].Bonus, 0)
	})
	t.Run("INVESTITURA", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/investitura
		// rule: mu-prototype/technologies/investitura
		p := mamluk(t).learned(green, Investitura).florins(green, 40).recruits(green).asks(green, AskReinforcements)
		want(t, "1 VF", p.buys(green, ArmForFlorins), 15)
		want(t, "to be placed", p.Players[green].Coming, 1)
		want(t, "no second", p.over(), true)
		want(t, "not without it", mamluk(t).florins(green, 40).recruits(green).over(), true)
	})
}
