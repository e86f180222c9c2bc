package warriorknights

import (
	"testing"

	"signoria/play"
)

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
		want(t, "choices: all, or to march on", p.choices(green), 2)
		p.play(by(green, TakeArmy, d.n))
		want(t, "strength", p.strengthOf(n.n), 300)
		want(t, "markers of who took", p.Casualties[n.n], 1)
		want(t, "markers of who gave", p.Casualties[d.n], 0)
	})
	// rule: warrior-knights/transfers/army-with-casualties-gives-all-or-nothing
	t.Run("an army without casualties gives what one likes, each kind of troop offered once", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100)
		d := p.noble(green, circle).at("froli").hired("polish", 100, 100, 50).hired("swiss", 100)
		p.noble(green, square).at("isar").hired("english", 100)
		p.run(moving(green)).play(by(green, PickMover, n.n), n.going(OffRoad, "froli"))
		want(t, "choices: three kinds, all of them, or to march on", p.choices(green), 5)
		p.play(by(green, TakeTroop, p.troopOf(d.n, 100, "swiss"), d.n), by(green, MarchOn))
		want(t, "strength", p.strengthOf(n.n), 200)
		want(t, "left", p.strengthOf(d.n), 250)
	})
	// rule: warrior-knights/transfers/moving-noble-may-receive
	// rule: warrior-knights/transfers/emptied-donor-leaves-map
	// rule: warrior-knights/siege/siege-kept-while-one-besieger-stays
	t.Run("whether troop by troop or all at once, what besieged goes on, and who has none left goes", func(t *testing.T) {
		for _, verb := range []play.Verb{TakeTroop, TakeArmy} {
			p := position(t, 3)
			n := p.noble(green, star).at("surat").with(100)
			d := p.noble(green, circle).at("gullmark").hired("polish", 100)
			p.fortress(red).at("gullmark").besieged(green, 1)
			p.run(moving(green)).play(by(green, PickMover, n.n), n.going(OffRoad, "gullmark"))
			if verb == TakeTroop {
				p.play(by(green, TakeTroop, p.troopOf(d.n, 100, "polish"), d.n))
			} else {
				p.play(by(green, TakeArmy, d.n))
			}
			want(t, "strength", p.strengthOf(n.n), 200)
			want(t, "off the map", p.offMap(d.n), true)
			want(t, "besieged", p.fortressBesieged(red), true)
			want(t, "by who took over", p.Fortresses[red].Besiegers, set(n.n))
		}
	})
	// rule: warrior-knights/siege/siege-kept-while-one-besieger-stays
	t.Run("who takes over from one that only stands by besieges nothing", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100)
		idle := p.noble(green, circle).at("gullmark").hired("polish", 100, 50)
		besieger := p.noble(green, square).at("gullmark").hired("swiss", 100)
		p.fortress(red).at("gullmark").besieged(green, 1)
		p.Fortresses[red].Besiegers = set(besieger.n)
		p.run(moving(green)).play(by(green, PickMover, n.n), n.going(OffRoad, "gullmark"),
			by(green, TakeTroop, p.troopOf(idle.n, 50, "polish"), idle.n))
		want(t, "besiegers", p.Fortresses[red].Besiegers, set(besieger.n))
	})
	// rule: warrior-knights/field-battle/step-3-army-cap
	// rule: warrior-knights/transfers/army-with-casualties-gives-all-or-nothing
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
		for _, c := range []struct {
			what            string
			noble, garrison []int16 // their mercenaries
			lost, lostThere int8    // their markers
			constable       bool
			into            bool // to the garrison, or from it
			may             bool
		}{
			{"150 and 250 with 1 marker each", []int16{100, 50}, []int16{200, 50}, 1, 1, false, false, true},
			{"150 with 1 marker and 50 with 1: nothing of 200 is left", []int16{100, 50}, []int16{50}, 1, 1, false, false, false},
			{"150 with 1 marker and 250 with 3: nothing of 400 is left", []int16{100, 50}, []int16{200, 50}, 1, 3, false, false, false},
			{"the same to the garrison, whose last marker has cost it 50", []int16{100, 50}, []int16{200, 50}, 1, 3, false, true, true},
			{"100 of a Constable who has lost 200, to 50 with 1 marker", []int16{100}, []int16{50}, 2, 1, true, true, false},
		} {
			p := position(t, 2)
			n := p.noble(green, circle).at("brackenmoor").hired("", c.noble...).wounded(c.lost).n
			p.fortress(green).at("brackenmoor").hired("", c.garrison...).wounded(c.lostThere)
			if c.constable {
				p.office(aNoble{p, n}, "constable")
			}
			from, to := garrisonOf(green), n
			if c.into {
				from, to = to, from
			}
			want(t, c.what, p.mayTransfer(from, to, false), c.may)
		}
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
