package warriorknights

import (
	"testing"

	"signoria/play"
)

// attacking is the answer that declares an attack.
func (p *at) attacking(s, b play.Seat, kind BattleKind, region string) play.Answer {
	p.t.Helper()
	return by(s, Attack, int8(b), int8(kind), p.region(region))
}

// discards is a side's answer to the discard step: cards of these battle results go, one each.
func (p *at) discards(s play.Seat, results ...string) *at {
	p.t.Helper()
	for _, r := range results {
		o, _ := p.match.OfferTo(s)
		found := false
		for _, c := range o.Choices {
			if found = c.Verb == DiscardFate && says(int8(c.A), r); found {
				p.play(c.With(s, 0))
				break
			}
		}
		if !found {
			p.t.Fatalf("seat %d has no %q to discard; %s", s, r, p.match.Asked())
		}
	}
	if _, asked := p.match.OfferTo(s); asked && p.offers(by(s, KeepFate)) {
		p.play(by(s, KeepFate))
	}
	return p
}

func TestWhoMayFight(t *testing.T) {
	// rule: warrior-knights/battle/needs-noble-and-target
	t.Run("a ready noble in a region with a target", func(t *testing.T) {
		for _, c := range []struct {
			what string
			set  func(p *at)
			may  bool
		}{
			{"an empty region", func(p *at) {}, false},
			{"a foreign noble", func(p *at) { p.noble(red, circle).at("froli").with(50); p.city("froli").pillaged() }, true},
			{"a foreign city", func(p *at) { p.city("froli").neutral().of(red) }, true},
			{"a neutral city", func(p *at) { p.city("froli").neutral() }, true},
			{"a fortress", func(p *at) { p.fortress(red).at("froli") }, true},
			{"a neutral city, but exhausted", func(p *at) { p.city("froli").neutral(); p.noble(green, star).exhausted() }, false},
		} {
			p := position(t, 3)
			p.city("froli").pillaged()
			p.noble(green, star).at("froli").with(100)
			c.set(p)
			want(t, c.what, p.battlefields(green) != 0, c.may)
			want(t, c.what+", by Versatile Strategy", p.whyNotBattle(green) == play.Free, c.may)
		}
	})
	// rule: warrior-knights/battle/attacker-and-defender
	t.Run("who acts attacks, a neutral city may defend", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, star).at("froli").with(100)
		p.run(fighting(green)).play(p.attacking(green, play.Nobody, Assault, "froli"))
		want(t, "attacker", p.Battle.Sides[attacker], green)
		want(t, "defender", p.Battle.Sides[defender], play.Nobody)
	})
	// rule: warrior-knights/baron-actions/versatile-battle
	t.Run("Versatile Strategy fights where several stand ready, without moving", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, star).at("froli").with(100)
		p.noble(green, square).at("froli").with(50)
		p.noble(green, circle).at("surat").with(50)
		p.run(fighting(green)).asks(green, AskAttack)
		want(t, "in froli and in surat, by assault; surat of 300 is too strong for a siege", p.choices(green), 3)
		p.play(p.attacking(green, play.Nobody, Assault, "froli")).asks(green, AskArmies)
	})
	t.Run("an event forbids battles", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, star).at("froli").with(100)
		p.Statuses[0] = Status{Mod: ModNoBattles, Amount: 1, Target: None, Until: UntilEndOfRound}
		want(t, "why not", p.whyNotBattle(green), RuleNoBattles)
	})
}

func TestWhoTakesPart(t *testing.T) {
	// rule: warrior-knights/battle/attacker-names-defender
	// rule: warrior-knights/battle/at-most-two-barons
	t.Run("the attacker names one of several; the others take no part", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, square).at("kingsmead").with(100)
		p.noble(blue, circle).at("kingsmead").with(100, 50)
		p.noble(red, circle).at("kingsmead").with(100, 50)
		p.run(fighting(green))
		want(t, "may name blue", p.offers(p.attacking(green, blue, FieldBattle, "kingsmead")), true)
		want(t, "may name red", p.offers(p.attacking(green, red, FieldBattle, "kingsmead")), true)
		p.play(p.attacking(green, blue, FieldBattle, "kingsmead"))
		want(t, "red takes part", isIn(p.Battle.Armies[attacker]|p.Battle.Armies[defender], nobleOf(red, circle)), false)
		p.finish()
		want(t, "red's markers", p.Casualties[nobleOf(red, circle)], 0)
		p.noble(red, circle).stands("kingsmead")
		q := position(t, 6)
		q.noble(green, square).at("kingsmead").with(100)
		for s := red; s <= yellow; s++ {
			q.noble(s, circle).at("kingsmead").with(50)
		}
		want(t, "any of five", q.run(fighting(green)).choices(green), 5)
	})
	// rule: warrior-knights/battle/defender-fights-with-everything
	t.Run("the defender fights with everything, exhausted or not", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, square).at("kingsmead").with(100)
		a := p.noble(blue, circle).at("kingsmead").with(100, 50).exhausted()
		b := p.noble(blue, star).at("kingsmead").with(50)
		p.noble(blue, square).at("isar").with(50)
		p.run(fighting(green)).play(p.attacking(green, blue, FieldBattle, "kingsmead"))
		want(t, "defenders", p.Battle.Armies[defender], uint32(1<<a.n|1<<b.n))
		q := position(t, 3)
		q.fortress(red).at("kingsmead")
		d := q.noble(red, circle).at("kingsmead").with(50)
		want(t, "an empty fortress", q.defenders(red, Assault, q.region("kingsmead")), 0)
		q.fortress(red).with(100)
		want(t, "a garrison", q.defenders(red, Assault, q.region("kingsmead")), uint32(1)<<uint(garrisonOf(red)))
		want(t, "in the field beside it", q.defenders(red, FieldBattle, q.region("kingsmead")), uint32(1)<<uint(d.n))
		e := q.noble(blue, circle).at("froli").with(50)
		q.city("froli").of(blue)
		want(t, "in his city", q.defenders(blue, Assault, q.region("froli")), uint32(1)<<uint(e.n))
		want(t, "a neutral city", q.defenders(play.Nobody, Assault, q.region("froli")), 0)
	})
	// rule: warrior-knights/battle/attacker-chooses-armies
	t.Run("the attacker chooses among his ready armies, at least one", func(t *testing.T) {
		p := position(t, 3)
		a := p.noble(green, square).at("kingsmead").with(100)
		b := p.noble(green, triangle).at("kingsmead").hired("polish", 100)
		c := p.noble(green, star).at("kingsmead").with(50, 50).exhausted()
		p.noble(blue, circle).at("kingsmead").with(100)
		p.run(fighting(green)).play(p.attacking(green, blue, FieldBattle, "kingsmead")).asks(green, AskArmies)
		want(t, "the exhausted one", p.offers(by(green, SendIn, c.n)), false)
		p.play(by(green, HoldBack, a.n), by(green, HoldBack, b.n))
		want(t, "none", p.refuses(by(green, JoinBattle)), RuleOneArmyAtLeast)
		p.play(by(green, SendIn, b.n), by(green, JoinBattle))
		want(t, "armies", p.Battle.Armies[attacker], uint32(1<<b.n))
		want(t, "strength: 100 and a commander", p.Battle.Strength[attacker], 300)
		p.finish()
		want(t, "who fought", p.Nobles[b.n].Exhausted || p.offMap(b.n), true)
		want(t, "who was held back", p.Nobles[a.n].Exhausted, false)
		want(t, "unused armies' markers", p.Casualties[a.n]+p.Casualties[c.n], 0)
	})
	// rule: warrior-knights/battle/defending-does-not-exhaust
	t.Run("defending does not exhaust", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, square).at("kingsmead").with(100)
		d := p.noble(blue, circle).at("kingsmead").with(100, 50)
		p.fate("victory", "victory", "victory", "prevent", "victory", "prevent")
		p.run(fighting(green)).play(p.attacking(green, blue, FieldBattle, "kingsmead"))
		p.discards(green, "victory", "victory").discards(blue, "victory", "prevent")
		p.finish()
		want(t, "exhausted", p.Nobles[d.n].Exhausted, false)
		want(t, "who attacked", p.Nobles[nobleOf(green, square)].Exhausted, true)
	})
}

func TestBattleTypes(t *testing.T) {
	kinds := func(t *testing.T, set func(p *at)) (offered []BattleKind) {
		p := position(t, 4)
		p.noble(green, square).at("froli").with(100, 50, 50).hired("polish", 200)
		set(p)
		p.run(fighting(green))
		for _, kind := range []BattleKind{FieldBattle, Assault, Siege} {
			if p.offers(p.attacking(green, red, kind, "froli")) {
				offered = append(offered, kind)
			}
		}
		return offered
	}
	equal := func(t *testing.T, got []BattleKind, wanted ...BattleKind) {
		t.Helper()
		if len(got) != len(wanted) {
			t.Fatalf("kinds %v, want %v", got, wanted)
		}
		for i := range got {
			want(t, "kind", got[i], wanted[i])
		}
	}
	// rule: warrior-knights/battle/three-battle-types
	t.Run("assault and siege only against a city one does not control, or a fortress", func(t *testing.T) {
		equal(t, kinds(t, func(p *at) { p.city("froli").of(red) }), Assault, Siege)
		equal(t, kinds(t, func(p *at) { p.city("froli").pillaged(); p.fortress(red).at("froli") }), Assault, Siege)
		equal(t, kinds(t, func(p *at) { p.city("froli").pillaged(); p.noble(red, star).at("froli").with(50) }), FieldBattle)
	})
	// rule: warrior-knights/battle/own-city-means-open-field
	t.Run("at one's own city always in the open field", func(t *testing.T) {
		equal(t, kinds(t, func(p *at) { p.city("froli").of(green); p.noble(red, star).at("froli").with(50) }), FieldBattle)
	})
	// rule: warrior-knights/battle/defended-own-city-no-open-field
	// rule: warrior-knights/battle/defender-inside-city
	t.Run("a defender inside his city is not fought in the open", func(t *testing.T) {
		equal(t, kinds(t, func(p *at) { p.city("froli").of(red); p.noble(red, star).at("froli").with(50) }), Assault, Siege)
		p := position(t, 3)
		p.noble(green, square).at("froli").with(100)
		p.city("froli").of(red)
		p.noble(red, star).at("froli").with(50)
		p.run(fighting(green))
		want(t, "refused by", p.refuses(p.attacking(green, red, FieldBattle, "froli")), RuleInsideCity)
		p.noble(green, circle).at("monz").with(50)
		p.city("monz").of(green)
		p.noble(blue, circle).at("monz").with(50)
		p.noble(green, triangle).at("isar").with(50)
		p.city("isar").of(red)
		p.run(fighting(green))
		want(t, "nobody is inside an empty city", p.refuses(p.attacking(green, red, FieldBattle, "isar")), play.Free)
		want(t, "nor his foe in one's own", p.refuses(p.attacking(green, green, FieldBattle, "monz")), play.Free)
		want(t, "nor who stands in the field", p.refuses(p.attacking(green, blue, FieldBattle, "monz")), play.Free)
		p.play(p.attacking(green, red, Assault, "froli"))
		want(t, "defenders' strength with the city's 200", p.sideStrength(defender), 50+200+200)
	})
	// rule: warrior-knights/battle/third-party-in-city-region-is-open-field
	t.Run("who does not control the city is fought in the open, and the city takes no part", func(t *testing.T) {
		equal(t, kinds(t, func(p *at) { p.city("froli").of(blue); p.noble(red, star).at("froli").with(50) }), FieldBattle)
		equal(t, kinds(t, func(p *at) { p.city("froli").neutral(); p.noble(red, star).at("froli").with(50) }), FieldBattle)
		p := position(t, 3)
		p.noble(green, square).at("froli").with(100)
		p.city("froli").of(blue)
		p.noble(red, star).at("froli").with(50)
		p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "froli"))
		want(t, "strength", p.sideStrength(defender), 250)
	})
	// rule: warrior-knights/battle/pillaged-city-is-open-field
	t.Run("a pillaged city is no city", func(t *testing.T) {
		equal(t, kinds(t, func(p *at) { p.city("froli").of(red).pillaged(); p.noble(red, star).at("froli").with(50) }), FieldBattle)
		p := position(t, 3)
		p.city("froli").pillaged()
		want(t, "strength", p.cityStrength(city(t, "froli")), 0)
	})
}

func TestExhaustedCommander(t *testing.T) {
	// rule: warrior-knights/battle/exhausted-commander-has-no-ability
	t.Run("+200, but no ability", func(t *testing.T) {
		for _, exhausted := range []bool{false, true} {
			p := position(t, 3)
			p.noble(green, circle).at("kingsmead").with(100, 50)
			d := p.noble(blue, square).at("kingsmead").with(100, 50, 50).hired("polish", 50) // his square would prevent 100
			p.Nobles[d.n].Exhausted = exhausted
			p.fate("deal", "deal", "deal", "victory", "victory", "victory", "victory")
			p.run(fighting(green)).play(p.attacking(green, blue, FieldBattle, "kingsmead"))
			want(t, "blue's cards: 250 troops and 200", p.Battle.Hand[defender].Len(), 4)
			p.discards(green, "deal", "deal").discards(blue, "victory", "victory")
			_, asked := p.match.OfferTo(blue)
			want(t, "blue is asked for his ability", asked && p.match.Offers()[0].Prompt == AskAbility, !exhausted)
			want(t, "blue suffers 100", p.told(KeyLosses, int16(blue), None, 100), exhausted)
		}
	})
	// rule: warrior-knights/battle/exhausted-commander-has-no-ability
	t.Run("nor the automatic victory", func(t *testing.T) {
		for _, exhausted := range []bool{false, true} {
			p := position(t, 3)
			p.noble(green, circle).at("kingsmead").with(100)
			d := p.noble(blue, triangle).at("kingsmead").with(100)
			p.Nobles[d.n].Exhausted = exhausted
			p.fate("victory", "victory", "victory", "victory", "victory", "victory")
			p.run(fighting(green)).play(p.attacking(green, blue, FieldBattle, "kingsmead"))
			p.discards(green, "victory", "victory").discards(blue, "victory", "victory")
			want(t, "a stalemate", p.told(KeyStalemate), exhausted)
		}
	})
}
