package warriorknights

import "testing"

func TestTransfersOnTheMove(t *testing.T) {
	// rule: warrior-knights/transfers/moving-noble-may-receive
	t.Run("at the start, on the way and at the end, from nobles and the fortress", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(50)
		p.noble(green, circle).at("surat").hired("polish", 100)
		p.fortress(green).at("brackenmoor").hired("swiss", 50)
		p.noble(green, square).at("vecht").hired("english", 100, 50)
		pole := p.troopOf(nobleOf(green, circle), 100, "polish")
		swiss := p.troopOf(garrisonOf(green), 50, "swiss")
		english := p.troopOf(nobleOf(green, square), 100, "english")
		p.run(moving(green)).play(
			by(green, PickMover, n.n), by(green, GatherTroops, n.n), by(green, TakeTroop, pole, nobleOf(green, circle)),
			n.going(ByRoad, "vecht"), by(green, TakeTroop, swiss, garrisonOf(green)),
			by(green, TakeTroop, english, nobleOf(green, square)), by(green, MarchOn))
		n.stands("vecht") // the road move went on
		want(t, "strength", p.strengthOf(n.n), 300)
		want(t, "who gave some stays", p.offMap(nobleOf(green, square)), false)
	})
	// rule: warrior-knights/transfers/mover-only-receives
	t.Run("the mover hands nothing over", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100, 50)
		p.noble(green, circle).at("froli").with(50)
		p.fortress(green).at("brackenmoor").with(50)
		p.run(moving(green)).play(by(green, PickMover, n.n), n.going(ByRoad, "brackenmoor"))
		for !p.over() {
			for _, c := range p.match.Offers()[0].Choices {
				want(t, "gives", c.Verb == TakeTroop && c.B == int16(n.n) || c.Verb == TakeArmy && c.A == int16(n.n), false)
			}
			p.play(by(green, MarchOn))
		}
		want(t, "strength", p.strengthOf(n.n), 150)
	})
	// rule: warrior-knights/transfers/donor-exhausted-cannot-give
	t.Run("an exhausted noble gives nothing", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100)
		p.noble(green, circle).at("froli").with(50).exhausted()
		p.run(moving(green)).play(n.going(OffRoad, "froli"))
		want(t, "over without a question", p.over(), true)
	})
	// rule: warrior-knights/transfers/army-with-casualties-may-receive
	t.Run("an army with casualties receives, its markers stay", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100, 50).wounded(1)
		p.noble(green, circle).at("froli").hired("polish", 100)
		pole := p.troopOf(nobleOf(green, circle), 100, "polish")
		p.run(moving(green)).play(by(green, PickMover, n.n), n.going(OffRoad, "froli"), by(green, TakeTroop, pole, nobleOf(green, circle)))
		want(t, "markers", p.Casualties[n.n], 1)
		want(t, "strength", p.strengthOf(n.n), 250)
	})
	// rule: warrior-knights/transfers/army-with-casualties-gives-all-or-nothing
	t.Run("an army with casualties gives all troops and all markers, or none", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100)
		d := p.noble(green, circle).at("froli").hired("polish", 100, 100).wounded(1)
		pole := p.troopOf(d.n, 100, "polish")
		p.run(moving(green)).play(by(green, PickMover, n.n), n.going(OffRoad, "froli"))
		want(t, "one troop", p.refuses(by(green, TakeTroop, pole, d.n)), RuleAllOrNothing)
		p.play(by(green, TakeArmy, d.n))
		want(t, "strength", p.strengthOf(n.n), 300)
		want(t, "markers of who took", p.Casualties[n.n], 1)
		want(t, "markers of who gave", p.Casualties[d.n], 0)
	})
	t.Run("what has lost everything heals nobody by changing hands", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").hired("polish", 50)
		p.fortress(green).at("froli").with(50, 50, 50).wounded(2)
		p.run(moving(green)).play(n.going(OffRoad, "froli"))
		want(t, "200 lost of 200: over without a question", p.over(), true)
		p = position(t, 3)
		n = p.noble(green, star).at("surat").hired("polish", 100)
		p.fortress(green).at("froli").with(50, 50, 50).wounded(2)
		p.run(moving(green)).play(n.going(OffRoad, "froli"), by(green, TakeArmy, garrisonOf(green)))
		want(t, "left of 250", p.effective(n.n), 50)
	})
	// rule: warrior-knights/transfers/emptied-donor-leaves-map
	t.Run("who has given everything leaves the map", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100)
		d := p.noble(green, circle).at("froli").hired("polish", 100)
		p.city("froli").besieged(green, 1)
		p.run(moving(green)).play(by(green, PickMover, n.n), n.going(OffRoad, "froli"), by(green, TakeArmy, d.n))
		want(t, "off the map", p.offMap(d.n), true)
		want(t, "over", p.over(), true)
		// rule: warrior-knights/siege/siege-kept-while-one-besieger-stays
		want(t, "the siege holds: his troops are there, under another", p.Cities[city(t, "froli")].Besiegers, set(n.n))
	})
	t.Run("maintained troops keep him there", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100)
		d := p.noble(green, circle).at("froli").hired("polish", 100)
		p.office(d, "constable")
		want(t, "strength with them", p.strengthOf(d.n), 300)
		p.run(moving(green)).play(by(green, PickMover, n.n), n.going(OffRoad, "froli"), by(green, TakeArmy, d.n))
		d.stands("froli")
		want(t, "strength left", p.strengthOf(d.n), 200)
		want(t, "strength taken", p.strengthOf(n.n), 200)
	})
	t.Run("who moved with this card is not exhausted yet and gives to who comes after", func(t *testing.T) {
		p := position(t, 3)
		a := p.noble(green, star).at("surat").with(100)
		b := p.noble(green, circle).at("valdoro").with(50)
		p.run(mobilizing(green)).play(by(green, MobilizeTo, p.region("froli")), a.joining(OffRoad, "froli"), b.joining(OffRoad, "froli"))
		want(t, "may take", p.offers(by(green, TakeArmy, a.n)), true)
	})
}
