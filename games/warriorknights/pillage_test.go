package warriorknights

import (
	"testing"

	"signoria/play"
)

func TestPillage(t *testing.T) {
	gedze := city(t, "gedze") // income 4
	won := func(t *testing.T, set func(p *at)) *at {
		p := position(t, 4)
		p.noble(green, circle).at("gedze").hired("polish", 50)
		p.city("gedze").of(red).breached(3).besieged(blue, 1)
		set(p)
		return p.run(fighting(green)).play(p.attacking(green, red, Assault, "gedze"))
	}
	// rule: warrior-knights/pillage/alternative-to-control
	t.Run("who has won a city by arms may pillage it", func(t *testing.T) {
		p := won(t, func(p *at) {}).asks(green, AskPrize)
		want(t, "choices", p.choices(green), 2)
		want(t, "3 times 4 crowns await him", p.match.Offers()[0].Args[2], 12)
		controls := won(t, func(p *at) {}).play(by(green, TakeControl, gedze))
		want(t, "instead it may be his", controls.Cities[gedze].Owner, green)
		want(t, "and is not pillaged then", controls.Cities[gedze].Pillaged || controls.Barons[green].Crowns != 15, false)
		// rule: warrior-knights/pillage/proceeds
		p.play(by(green, PillageCity, gedze))
		want(t, "crowns: 15 and 3 times 4", p.Barons[green].Crowns, 27)
		// rule: warrior-knights/pillage/remove-city
		want(t, "all of it", p.Cities[gedze], City{Owner: play.Nobody, Pillaged: true})
		q := position(t, 4)
		q.Turn = 2
		q.noble(green, circle).at("gedze").hired("polish", 200)
		q.city("gedze").of(red).besieged(green, 1)
		q.run(fighting(green)).play(q.attacking(green, red, Siege, "gedze"))
		want(t, "so after a second siege", q.offers(by(green, PillageCity, gedze)), true)
	})
	// rule: warrior-knights/banishment/refuse-law-when-it-bites
	t.Run("a law forbids it, and may be refused", func(t *testing.T) {
		for _, obeys := range []bool{true, false} {
			p := won(t, func(p *at) { p.law("edict-against-sack") }).play(by(green, PillageCity, gedze))
			o, _ := p.match.OfferTo(green)
			if obeys {
				p.play(o.Choices[0].With(green, 0)).asks(green, AskPrize)
				want(t, "to pillage", p.refuses(by(green, PillageCity, gedze)), RuleNoPillage)
			} else {
				p.play(o.Choices[1].With(green, 0))
				want(t, "pillaged", p.Cities[gedze].Pillaged, true)
			}
		}
		p := won(t, func(p *at) {}).play(by(green, PillageCity, gedze))
		want(t, "without it nothing is in the way", p.Cities[gedze].Pillaged, true)
		p = won(t, func(p *at) { p.penniless(green).law("edict-against-sack") }).play(by(green, PillageCity, gedze))
		p.play(by(green, ObeyLaw, lawIn(p)))
		want(t, "it costs nothing to obey", p.offers(by(green, TakeControl, gedze)), true)
		p = won(t, func(p *at) {
			p.Statuses[0] = Status{Mod: ModNoPillage, Amount: 1, Target: None, Until: UntilEndOfRound}
		}).play(by(green, PillageCity, gedze)).asks(green, AskPrize)
		want(t, "what is no law is not refused", p.refuses(by(green, PillageCity, gedze)), RuleNoPillage)
	})
	// rule: warrior-knights/pillage/never-again-controlled
	t.Run("it is nobody's for ever", func(t *testing.T) {
		p := position(t, 4)
		p.noble(green, circle).at("gedze").with(100)
		p.city("gedze").pillaged()
		want(t, "to attack", p.battlefields(green), 0)
		want(t, "strength", p.cityStrength(gedze), 0)
		want(t, "a standing city", p.standingCity(p.region("gedze")), None)
	})
	// rule: warrior-knights/pillage/counts-drop
	t.Run("the count for domination drops", func(t *testing.T) {
		p := position(t, 6)
		nine := 0
		for c := range int8(cities) {
			if box.Cities[c].Realm && c != gedze && nine < 9 {
				p.Cities[c].Owner = green
				nine++
			}
		}
		p.Cities[gedze].Owner = red
		want(t, "of 18", p.toDominate(), 10)
		p.city("gedze").pillaged()
		want(t, "of 17", p.toDominate(), 9)
		want(t, "green's", p.realmCities(green), 9)
		want(t, "red's", p.realmCities(red), 0)
	})
}

func TestFortifiedCities(t *testing.T) {
	froli := city(t, "froli")
	// rule: warrior-knights/fortified-cities/stays-when-conquered
	// rule: warrior-knights/fortified-cities/conqueror-tile-side
	// rule: warrior-knights/fortified-cities/breaches-survive-change-of-owner
	t.Run("a conquered city keeps its works and its breaches", func(t *testing.T) {
		for _, fortified := range []bool{true, false} {
			p := position(t, 3)
			p.city("froli").of(red).breached(1).besieged(blue, 1)
			p.noble(blue, circle).at("froli").with(100)
			p.Cities[froli].Fortified = fortified
			p.run(func(g *State, t *play.Table) { g.captureCity(t, green, froli) })
			want(t, "owner", p.Cities[froli].Owner, green)
			want(t, "fortified", p.Cities[froli].Fortified, fortified)
			want(t, "breaches", p.Cities[froli].Breaches, 1)
			want(t, "the siege of the former owner", p.Cities[froli].Siege, [MaxBarons]int16{})
			want(t, "its besiegers", p.Cities[froli].Besiegers, 0)
		}
	})
	// rule: warrior-knights/fortified-cities/lost-when-neutral
	t.Run("one that becomes neutral loses its works, not its breaches", func(t *testing.T) {
		p := position(t, 3)
		p.city("froli").of(red).fortified().breached(1)
		p.run(func(g *State, t *play.Table) { g.neutralize(t, froli) })
		want(t, "fortified", p.Cities[froli].Fortified, false)
		want(t, "breaches", p.Cities[froli].Breaches, 1)
		want(t, "strength", p.cityStrength(froli), 100)
	})
	// rule: warrior-knights/fortified-cities/breached-to-zero
	t.Run("breached to nothing it loses its works for a breach", func(t *testing.T) {
		vecht := city(t, "vecht") // 300
		p := position(t, 3)
		p.city("vecht").of(red).fortified().breached(3)
		want(t, "strength before", p.cityStrength(vecht), 100)
		p.run(func(g *State, t *play.Table) { g.breachCity(t, vecht, 1) })
		want(t, "breaches", p.Cities[vecht].Breaches, 3)
		want(t, "fortified", p.Cities[vecht].Fortified, false)
		want(t, "strength", p.cityStrength(vecht), 0)
		p = position(t, 3)
		p.city("vecht").of(red).fortified()
		p.run(func(g *State, t *play.Table) { g.breachCity(t, vecht, 2) })
		want(t, "not while it has strength", p.Cities[vecht], City{Owner: red, Fortified: true, Breaches: 2})
		p = position(t, 3)
		p.city("vecht").of(red)
		p.run(func(g *State, t *play.Table) { g.breachCity(t, vecht, 3) })
		want(t, "and without works its breaches stay", p.Cities[vecht], City{Owner: red, Breaches: 3})
	})
}
