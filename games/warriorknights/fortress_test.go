package warriorknights

import (
	"testing"

	"signoria/play"
)

// stormFortress is an assault of green's noble, without an ability for battle, on red's fortress, with
// the fate cards of both, green's first. It stands at the discards.
func stormFortress(t *testing.T, greens []int16, set func(p *at), cards ...string) *at {
	t.Helper()
	p := position(t, 4)
	p.noble(green, circle).at("gullmark").hired("polish", greens...)
	p.fortress(red).at("gullmark") // 300
	if set != nil {
		set(p)
	}
	p.fate(cards...)
	return p.run(fighting(green)).play(p.attacking(green, red, Assault, "gullmark"))
}

func TestAttackingFortresses(t *testing.T) {
	// rule: warrior-knights/fortress/like-a-city
	// rule: warrior-knights/siege/siege-marker
	t.Run("by assault or siege", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("gullmark").with(100, 50)
		p.fortress(red).at("gullmark")
		p.run(fighting(green))
		want(t, "choices", p.choices(green), 2)
		want(t, "assault", p.offers(p.attacking(green, red, Assault, "gullmark")), true)
		p.play(p.attacking(green, red, Siege, "gullmark")) // 350 against 300
		want(t, "besieged", p.fortressBesieged(red), true)
		want(t, "told", p.told(KeyFortressBesieged, int16(green), int16(red)), true)
	})
	// rule: warrior-knights/fortress/garrison-without-noble
	// rule: warrior-knights/fortress/assault-strength
	t.Run("a garrison fights with the walls, without commander and without discarding", func(t *testing.T) {
		p := stormFortress(t, []int16{100}, func(p *at) { p.fortress(red).hired("swiss", 100, 50) })
		want(t, "300 and 150", handOf(p, defender), 4)
		want(t, "commander", p.Battle.Commander[defender], None)
		want(t, "red need not discard", p.offers(by(red, KeepFate)), true)
		q := stormFortress(t, []int16{100}, func(p *at) { p.fortress(red).hired("swiss", 200, 150, 150, 100, 100, 100) })
		want(t, "300 and 800", handOf(q, defender), 10)
	})
	// rule: warrior-knights/fortress/nobles-beside-fortress
	t.Run("nobles beside it are outside: they take no part", func(t *testing.T) {
		beside := func(p *at) {
			p.fortress(red).hired("swiss", 50)
			p.noble(red, star).at("gullmark").hired("swiss", 150, 100, 100)
		}
		p := stormFortress(t, []int16{100}, beside, "victory", "prevent", "prevent")
		want(t, "armies", p.Battle.Armies[defender], uint32(1<<garrisonOf(red)))
		want(t, "300 and 50", handOf(p, defender), 3)
		want(t, "commander", p.Battle.Commander[defender], None)
		p.discards(green, "prevent", "prevent").discardAll(red)
		want(t, "the fortress falls", p.Fortresses[red].At, None)
		p.noble(red, star).stands("gullmark")
	})
	t.Run("nor in the comparison for a siege, and they survive the second", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("gullmark").with(100, 50)
		p.fortress(red).at("gullmark").besieged(green, 1)
		p.noble(red, star).at("gullmark").with(100, 50)
		p.besieging(green, red, "gullmark", 2)
		want(t, "the fortress falls", p.Fortresses[red].At, None)
		p.noble(red, star).stands("gullmark")
	})
	t.Run("they are fought in the open, where the walls and the garrison do not help them", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("gullmark").with(100)
		p.fortress(red).at("gullmark").hired("swiss", 200)
		p.noble(red, star).at("gullmark").with(50)
		p.law("sanctity-of-hearths") // the law that protects fortresses does not protect them
		p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "gullmark")).asks(green, AskDiscard)
		want(t, "armies", p.Battle.Armies[defender], uint32(1<<nobleOf(red, star)))
		want(t, "50 and a commander", handOf(p, defender), 2)
	})
	t.Run("and are not shut in by its siege", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("gullmark").with(100)
		p.fortress(red).at("gullmark").besieged(green, 1)
		n := p.noble(red, star).at("gullmark").with(50)
		want(t, "he may move", p.whyNotMove(n.n), play.Free)
		want(t, "and attack the besieger", p.mayAttackIn(red, p.region("gullmark")), true)
	})
	// rule: warrior-knights/fortress/assign-losses
	// rule: warrior-knights/assault/assign-breaches
	t.Run("losses fall on walls or garrison", func(t *testing.T) {
		p := stormFortress(t, []int16{100, 100}, func(p *at) { p.fortress(red).hired("swiss", 100, 50) }, "deal", "deal", "victory", "victory")
		p.discards(green, "victory", "victory").discardAll(red)
		p.asks(red, AskLosses).play(by(red, BreachWalls), by(red, WoundArmy, garrisonOf(red)))
		want(t, "breaches", p.Fortresses[red].Breaches, 1)
		want(t, "markers", p.Casualties[garrisonOf(red)], 1)
		want(t, "strength", p.fortressStrength(red), 200)
		want(t, "it stands", p.Fortresses[red].At, p.region("gullmark"))
	})
	// rule: warrior-knights/fortress/destroyed-when-empty
	t.Run("walls at zero and a garrison spent: it is destroyed at once", func(t *testing.T) {
		p := stormFortress(t, []int16{100, 100}, func(p *at) { p.fortress(red).breached(2).hired("swiss", 50) }, "deal", "deal", "victory", "victory")
		p.discards(green, "victory", "victory").discardAll(red)
		p.asks(red, AskLosses).play(by(red, BreachWalls))
		want(t, "the fortress", p.Fortresses[red].At, None)
		want(t, "counted", p.told(KeyVictories), false)
		q := stormFortress(t, []int16{100, 100}, func(p *at) { p.fortress(red).breached(2).hired("swiss", 150) }, "deal", "deal", "victory", "victory")
		q.discards(green, "victory", "victory").discardAll(red)
		q.play(by(red, BreachWalls))
		want(t, "not with 50 left in it", q.Fortresses[red].At, q.region("gullmark"))
	})
	// rule: warrior-knights/fortress/destroyed-by-victory
	t.Run("a victory destroys it, whatever is left", func(t *testing.T) {
		p := stormFortress(t, []int16{100}, func(p *at) { p.fortress(red).hired("swiss", 50) }, "victory", "prevent", "prevent")
		p.discards(green, "prevent", "prevent").discardAll(red)
		want(t, "the fortress", p.Fortresses[red].At, None)
	})
	// rule: warrior-knights/fortress/second-siege-destroys
	// rule: warrior-knights/siege/second-siege-later-turn
	t.Run("a second siege in a later turn destroys it", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("gullmark").with(100, 50)
		p.fortress(red).at("gullmark").besieged(green, 1)
		p.besieging(green, red, "gullmark", 1)
		want(t, "in the same turn", p.Fortresses[red].At, p.region("gullmark"))
		want(t, "told", p.told(KeyFortressStillBesieged, int16(green), int16(red)), true)
		p.Nobles[nobleOf(green, circle)].Exhausted = false
		p.besieging(green, red, "gullmark", 2)
		want(t, "in a later one", p.Fortresses[red].At, None)
		want(t, "told", p.told(KeyFortressStarved, int16(green), int16(red)), true)
	})
	// rule: warrior-knights/siege/siege-lifted
	t.Run("its siege ends when the besiegers leave", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("gullmark").with(100)
		p.fortress(red).at("gullmark").besieged(green, 1)
		p.run(moving(green)).play(n.going(OffRoad, "surat"))
		want(t, "besieged", p.fortressBesieged(red), false)
		want(t, "told", p.told(KeyFortressSiegeLifted, int16(green), int16(red)), true)
	})
}

// falls is red's fortress destroyed by green, after a set-up.
func falls(t *testing.T, set func(p *at)) *at {
	t.Helper()
	p := position(t, 4)
	p.fortress(red).at("gullmark")
	set(p)
	return p.run(func(g *State, t *play.Table) { g.destroyFortress(t, red, green) })
}

func TestFortressFalls(t *testing.T) {
	// rule: warrior-knights/fortress/garrison-fate
	t.Run("mercenaries are discarded, regulars set aside", func(t *testing.T) {
		p := falls(t, func(p *at) { p.fortress(red).with(100).hired("swiss", 50).wounded(1).breached(1) })
		regular, swiss := int8(red)*4+3, int8(None)
		for i := range int8(troops) {
			if p.TroopAt[i] == InMercenaryDiscard {
				swiss = i
			}
		}
		want(t, "the regular", p.TroopAt[regular], WithLostFortress)
		want(t, "the mercenary is on the discard pile", p.MercenarySpent.Index(uint8(swiss)), 0)
		want(t, "markers", p.Casualties[garrisonOf(red)], 0)
		want(t, "all of it", p.Fortresses[red], Fortress{At: None})
	})
	// rule: warrior-knights/fortress/reward-half-the-crowns
	t.Run("half the crowns, rounded down", func(t *testing.T) {
		p := falls(t, func(p *at) { p.Barons[red].Crowns = 7 })
		want(t, "the conqueror's", p.Barons[green].Crowns, 18)
		want(t, "the loser's", p.Barons[red].Crowns, 4)
	})
	// rule: warrior-knights/fortress/reward-one-city
	t.Run("one city of the loser's choice", func(t *testing.T) {
		p := falls(t, func(p *at) {
			p.city("froli").of(red).fortified().breached(1)
			p.city("kovel").of(red)
			p.noble(red, circle).at("froli").with(50)
		})
		p.asks(red, AskRansom)
		want(t, "choices", p.choices(red), 2)
		p.play(by(red, GiveRansom, city(t, "froli")))
		want(t, "owner", p.Cities[city(t, "froli")].Owner, green)
		want(t, "as it was", p.Cities[city(t, "froli")].Fortified && p.Cities[city(t, "froli")].Breaches == 1, true)
		want(t, "not to be pillaged", p.over(), true)
		p.noble(red, circle).stands("froli")
		want(t, "without a city nothing", falls(t, func(p *at) {}).over(), true)
	})
	// rule: warrior-knights/fortress/no-prestige-that-turn
	t.Run("no Prestige without it", func(t *testing.T) {
		p := falls(t, func(p *at) { p.city("froli").of(red); p.city("kovel").of(red) })
		p.play(by(red, GiveRansom, city(t, "froli")))
		want(t, "Prestige of kovel", p.prestigeOfCities(red), 0)
	})
	// rule: warrior-knights/fortress/defeated-baron-plays-on
	t.Run("the loser plays on and pays, unless elimination is agreed", func(t *testing.T) {
		p := falls(t, func(p *at) { p.noble(red, circle).at("froli").with(50) })
		want(t, "in the game", p.inGame(red), true)
		want(t, "the ransom", p.Barons[green].Crowns, 15+7)
		p.noble(red, circle).stands("froli")
		q := falls(t, func(p *at) { p.Options.Elimination = true; p.Barons[red].Crowns = 7 })
		want(t, "out of it", q.inGame(red), false)
		want(t, "no ransom", q.Barons[green].Crowns, 15)
	})
	// rule: warrior-knights/fortress/fortress-returns
	t.Run("it comes back with its regulars where no foe is", func(t *testing.T) {
		p := position(t, 4)
		p.TroopAt[int8(red)*4+3] = WithLostFortress
		for _, s := range []play.Seat{green, blue, black} {
			p.fortress(s).at([]string{"morgenfeld", "", "kruki", "harrowmere"}[s])
		}
		p.noble(blue, circle).at("belmarais").with(100)
		p.city("surat").pillaged()
		p.run(func(g *State, t *play.Table) { g.fortressesReturn(t) }).asks(red, AskFortressReturn)
		for id, may := range map[string]bool{"gullmark": true, "surat": true, "froli": false, "belmarais": false, "morgenfeld": false, "cadiz": false} {
			want(t, id, p.offers(by(red, PlaceFortress, p.region(id))), may)
		}
		want(t, "he may wait", p.offers(by(red, Pass)), true)
		p.play(by(red, PlaceFortress, p.region("gullmark")))
		want(t, "it stands", p.Fortresses[red], Fortress{At: p.region("gullmark")})
		want(t, "with its regulars", p.strengthOf(garrisonOf(red)), 250)
		want(t, "and nobody else's", len(p.troopsOf(garrisonOf(red))), 4)
	})
	// rule: warrior-knights/fortress/besieged-fortress-restrictions
	t.Run("nothing goes in or out of a besieged one", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(red, circle).at("gullmark").with(50)
		p.fortress(red).at("gullmark").with(100).besieged(green, 1)
		want(t, "to a mover", p.donors(n.n), 0)
		want(t, "in administration", p.mayTransfer(garrisonOf(red), n.n, false) || p.mayTransfer(n.n, garrisonOf(red), false), false)
		want(t, "from the draft", isIn(p.hiredMayJoin(red), garrisonOf(red)), false)
		want(t, "re-entry", p.whyNotEnter(red, p.region("gullmark")), RuleEntryBlocked)
		want(t, "refuge", p.mayFleeHome(red, p.region("froli")), false)
		p.Fortresses[red].Siege = [MaxBarons]int16{}
		want(t, "else to a mover", p.donors(n.n), uint32(1)<<garrisonOf(red))
		want(t, "else re-entry", p.whyNotEnter(red, p.region("gullmark")), play.Free)
		want(t, "else refuge", p.mayFleeHome(red, p.region("froli")), true)
	})
}
