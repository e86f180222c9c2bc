package warriorknights

import (
	"testing"

	"signoria/play"
)

// storm is an assault of green's noble, without an ability for battle, on a city, with the fate cards
// of both, green's first. It stands at the discards.
func storm(t *testing.T, at string, greens []int16, set func(p *at), cards ...string) *at {
	t.Helper()
	p := position(t, 4)
	p.noble(green, circle).at(at).hired("polish", greens...)
	if set != nil {
		set(p)
	}
	p.fate(cards...)
	owner := p.Cities[city(t, at)].Owner
	return p.run(fighting(green)).play(p.attacking(green, owner, Assault, at))
}

// The rulebook's own assault: Madder (red) takes Froli.
// rule: warrior-knights/assault/same-procedure-as-field
func TestAssaultExample(t *testing.T) {
	p := position(t, 3)
	ricardo := p.noble(red, triangle).at("brackenmoor").with(50)
	guy := p.noble(red, star).at("froli").with(100, 50)
	p.fate("deal", "prevent", "victory", "draw", "deal", "victory")
	froli := p.region("froli")
	p.run(mobilizing(red)).play(by(red, MobilizeTo, froli), ricardo.joining(OffRoad, "froli"), by(red, MarchOn),
		by(red, Attack, int8(play.Nobody), int8(Assault), froli), by(red, JoinBattle), by(red, CommandBattle, guy.n))

	// rule: warrior-knights/assault/no-commander-no-discard
	want(t, "Madder draws 2 + 2", handOf(p, attacker), 4)
	want(t, "Froli draws", handOf(p, defender), 2)
	want(t, "only Madder discards", len(p.match.Offers()), 1)
	p.discards(red, "victory", "draw")
	want(t, "Froli keeps both", p.told(KeyReveals, int16(play.Nobody), int16(city(t, "froli")), 1, 0, 1, 0), true)
	// rule: warrior-knights/assault/neutral-city-takes-all-as-breaches
	p.asks(red, AskAbility).play(by(red, UseAbility, guy.n))
	want(t, "Froli suffers", p.told(KeyLosses, int16(play.Nobody), int16(city(t, "froli")), 200), true)
	want(t, "Madder suffers any", p.told(KeyLosses, int16(red)), false)
	want(t, "breaches", p.Cities[city(t, "froli")].Breaches, 2)
	// rule: warrior-knights/assault/battle-ends-when-zero-strength
	want(t, "victories are counted", p.told(KeyVictories), false)
	// rule: warrior-knights/assault/capture-by-destruction
	p.asks(red, AskPrize)
	want(t, "the battle is at its aftermath", p.Battle.Blow, blowAftermath)
	p.play(by(red, TakeControl, city(t, "froli")))
	want(t, "Froli is of", p.Cities[city(t, "froli")].Owner, red)
	// rule: warrior-knights/assault/breaches-stay
	want(t, "the breaches stay", p.Cities[city(t, "froli")].Breaches, 2)
	want(t, "it adds no strength now", p.cityStrength(city(t, "froli")), 0)
	want(t, "both are exhausted", p.Nobles[ricardo.n].Exhausted && p.Nobles[guy.n].Exhausted, true)
}

func TestCityStrength(t *testing.T) {
	// rule: warrior-knights/assault/city-strength-added
	t.Run("the city's strength is added", func(t *testing.T) {
		inVecht := func(p *at) { p.city("vecht").of(red); p.noble(red, circle).at("vecht").with(100, 50, 50) }
		want(t, "200 troops with a commander in Vecht, 300", handOf(storm(t, "vecht", []int16{100}, inVecht), defender), 7)
		fortified := func(p *at) { inVecht(p); p.city("vecht").fortified() }
		want(t, "fortified", handOf(storm(t, "vecht", []int16{100}, fortified), defender), 8)
		breached := func(p *at) { inVecht(p); p.city("vecht").breached(1) }
		want(t, "breached", handOf(storm(t, "vecht", []int16{100}, breached), defender), 6)
	})
	// rule: warrior-knights/assault/maximum-ten-applies
	t.Run("ten cards at most", func(t *testing.T) {
		p := storm(t, "isar", []int16{100}, func(p *at) {
			p.city("isar").of(red)
			p.noble(red, circle).at("isar").hired("swiss", 200, 150, 150)
		})
		want(t, "400 and 500 and a commander", handOf(p, defender), 10)
	})
	// rule: warrior-knights/assault/neutral-city-cards-drawn-by-other-player
	// rule: warrior-knights/field-battle/prep-3-discard-more
	t.Run("a neutral city draws one card per 100, unseen and without a choice", func(t *testing.T) {
		p := storm(t, "surat", []int16{100}, nil)
		want(t, "cards", handOf(p, defender), 3)
		for i := range 3 {
			want(t, "known to", p.Battle.Hand[defender].Knows[i], 0)
		}
		want(t, "asked", len(p.match.Offers()), 1)
	})
	// rule: warrior-knights/assault/breach-cap
	t.Run("as many breaches as strength", func(t *testing.T) {
		for already, more := range map[int8]int8{0: 4, 1: 3} {
			p := position(t, 3)
			p.city("isar").breached(already) // strength 400
			p.run(func(g *State, t *play.Table) { g.breachCity(t, p.city("isar").c, 9) })
			want(t, "breaches taken", p.Cities[city(t, "isar")].Breaches-already, more)
		}
		p := position(t, 3)
		p.city("isar").of(red).fortified()
		p.run(func(g *State, t *play.Table) { g.breachCity(t, p.city("isar").c, 9) })
		want(t, "the fifth goes with the works", p.Cities[city(t, "isar")], City{Owner: red, Breaches: 4})
		p = position(t, 3)
		p.city("isar").of(red).fortified()
		p.run(func(g *State, t *play.Table) { g.breachCity(t, p.city("isar").c, 2) })
		want(t, "no more than are due", p.Cities[city(t, "isar")], City{Owner: red, Fortified: true, Breaches: 2})
	})
}

func TestLossesBehindWalls(t *testing.T) {
	held := func(troops ...int16) func(p *at) {
		return func(p *at) { p.city("froli").of(red); p.noble(red, circle).at("froli").with(troops...) }
	}
	// rule: warrior-knights/assault/assign-breaches
	// rule: warrior-knights/assault/split-between-armies-and-city
	t.Run("losses go to armies and walls as the defender likes", func(t *testing.T) {
		p := storm(t, "froli", []int16{100, 100}, held(100, 50, 50), "deal", "deal", "victory", "victory")
		p.discards(green, "victory", "victory")
		p.discardAll(red).asks(red, AskLosses)
		want(t, "to the army", p.offers(by(red, WoundArmy, nobleOf(red, circle))), true)
		p.play(by(red, BreachWalls), by(red, WoundArmy, nobleOf(red, circle)))
		want(t, "breaches", p.Cities[city(t, "froli")].Breaches, 1)
		want(t, "markers", p.Casualties[nobleOf(red, circle)], 1)
	})
	// rule: warrior-knights/assault/surplus-must-go-to-armies
	// rule: warrior-knights/field-battle/step-3-assign-casualties
	t.Run("with the walls at zero the rest goes to the armies, and vanishes with them", func(t *testing.T) {
		p := storm(t, "lenz", []int16{100, 100, 100, 100}, func(p *at) {
			p.city("lenz").of(red)
			p.noble(red, circle).at("lenz").with(100)
		}, "deal", "deal", "deal", "deal", "victory", "victory")
		p.discards(green, "victory", "victory").discardAll(red)
		p.asks(red, AskLosses).play(by(red, BreachWalls))
		want(t, "his noble falls of the next", p.told(KeyFalls, int16(nobleOf(red, circle))), true)
		want(t, "markers taken", p.told(KeyWounded, int16(nobleOf(red, circle))), true)
		p.asks(green, AskPrize)
		want(t, "losses still to be taken", p.Battle.Losses, [2]int8{})
	})
}

// discardAll discards everything a side holds.
func (p *at) discardAll(s play.Seat) *at {
	p.t.Helper()
	for {
		o, ok := p.match.OfferTo(s)
		if !ok || o.Prompt != AskDiscard {
			return p
		}
		p.play(o.Choices[0].With(s, 0))
	}
}

func TestTakingCities(t *testing.T) {
	froli := func(t *testing.T) int8 { return city(t, "froli") }
	// rule: warrior-knights/assault/capture-by-victory
	// rule: warrior-knights/assault/partial-victory-defender-retreats
	// rule: warrior-knights/assault/same-procedure-as-field
	t.Run("a partial victory takes it, and the defenders retreat", func(t *testing.T) {
		p := storm(t, "froli", []int16{100}, func(p *at) {
			p.Statuses[0] = Status{Mod: ModExtraFate, Amount: 0, Target: int8(red), Until: UntilNextBattle}
			p.city("froli").of(red)
			p.noble(red, circle).at("froli").hired("swiss", 100)
		}, "victory", "prevent", "prevent")
		p.discards(green, "prevent", "prevent").discardAll(red)
		want(t, "told", p.told(KeyPartial, int16(green)), true)
		p.asks(green, AskPrize).play(by(green, TakeControl, froli(t)))
		want(t, "owner", p.Cities[froli(t)].Owner, green)
		want(t, "breaches", p.Cities[froli(t)].Breaches, 0)
		p.asks(red, AskRetreat).play(by(red, RetreatTo, nobleOf(red, circle), p.region("valdoro")))
		p.noble(red, circle).stands("valdoro")
		want(t, "all fate cards are back in the deck", p.Fate.Len(), fates)
		want(t, "what lasted until this battle is over", p.Statuses[0].Mod, NoMod)
	})
	// rule: warrior-knights/assault/same-procedure-as-field
	t.Run("a total victory takes it, and the defenders die", func(t *testing.T) {
		p := storm(t, "froli", []int16{100, 100}, func(p *at) {
			p.city("froli").of(red)
			p.noble(red, circle).at("froli").hired("swiss", 100)
		}, "victory", "victory", "prevent", "prevent")
		p.discards(green, "prevent", "prevent").discardAll(red)
		want(t, "told", p.told(KeyTotal, int16(green)), true)
		p.asks(green, AskPrize).play(by(green, TakeControl, froli(t)))
		want(t, "owner", p.Cities[froli(t)].Owner, green)
		want(t, "the defender is dead", p.offMap(nobleOf(red, circle)), true)
	})
	// rule: warrior-knights/assault/victory-count-for-city-without-noble
	// rule: warrior-knights/field-battle/step-4-count-victories
	t.Run("victories count against a city without nobles", func(t *testing.T) {
		p := storm(t, "froli", []int16{100, 50}, nil, "victory", "prevent", "prevent", "deal", "prevent")
		p.discards(green, "prevent", "prevent")
		want(t, "counted", p.told(KeyVictories, int16(green), int16(play.Nobody), 1, 0), true)
		p.asks(green, AskPrize)
	})
	// rule: warrior-knights/assault/nobles-dead-but-walls-stand
	// rule: warrior-knights/assault/capture-by-destruction
	t.Run("with its nobles dead and its walls standing it is not taken", func(t *testing.T) {
		p := storm(t, "froli", []int16{100, 100}, func(p *at) {
			p.city("froli").of(red)
			p.noble(red, circle).at("froli").with(50)
		}, "deal", "victory", "prevent", "prevent")
		p.discards(green, "prevent", "prevent").discardAll(red)
		p.asks(red, AskLosses).play(by(red, WoundArmy, nobleOf(red, circle)))
		want(t, "counted", p.told(KeyVictories), false)
		want(t, "owner", p.Cities[froli(t)].Owner, red)
		want(t, "over", p.over(), true)
	})
	// rule: warrior-knights/assault/capture-by-destruction
	// rule: warrior-knights/assault/battle-ends-when-zero-strength
	t.Run("with its nobles dead and its walls at zero it is", func(t *testing.T) {
		p := storm(t, "lenz", []int16{100, 100}, func(p *at) {
			p.city("lenz").of(red)
			p.noble(red, circle).at("lenz").with(50)
		}, "deal", "deal", "prevent", "prevent")
		p.discards(green, "prevent", "prevent").discardAll(red)
		p.asks(red, AskLosses).play(by(red, BreachWalls)).asks(green, AskPrize)
		want(t, "counted", p.told(KeyVictories), false)
	})
	// rule: warrior-knights/assault/defender-victory-hits-attacker
	t.Run("a neutral city's victory drives the attacker off", func(t *testing.T) {
		p := storm(t, "froli", []int16{100}, nil, "prevent", "prevent", "deal", "victory", "prevent")
		p.discards(green, "prevent", "deal").asks(green, AskRetreat)
		want(t, "told", p.told(KeyPartial, int16(play.Nobody), int16(froli(t))), true)
		q := storm(t, "froli", []int16{100}, nil, "prevent", "prevent", "deal", "victory", "victory")
		q.discards(green, "prevent", "deal")
		want(t, "or kills him", q.offMap(nobleOf(green, circle)), true)
	})
	// rule: warrior-knights/assault/capture-needs-living-attacker
	t.Run("nobody takes it if all attackers die", func(t *testing.T) {
		p := storm(t, "lenz", []int16{50}, nil, "deal", "deal", "deal")
		p.discards(green, "deal")
		want(t, "strength", p.cityStrength(city(t, "lenz")), 0)
		want(t, "green's noble fell", p.told(KeyFalls, int16(nobleOf(green, circle))), true)
		want(t, "over", p.over(), true)
		want(t, "owner", p.Cities[city(t, "lenz")].Owner, play.Nobody)
		want(t, "breaches", p.Cities[city(t, "lenz")].Breaches, 1)
	})
	// rule: warrior-knights/assault/place-control-tile
	t.Run("the conqueror's tile replaces the owner's", func(t *testing.T) {
		p := storm(t, "froli", []int16{100}, func(p *at) { p.city("froli").of(red) }, "victory", "prevent", "prevent", "prevent", "prevent")
		p.discards(green, "prevent", "prevent").discardAll(red)
		p.asks(green, AskPrize).play(by(green, TakeControl, froli(t)))
		want(t, "owner", p.Cities[froli(t)].Owner, green)
	})
	// rule: warrior-knights/assault/zero-strength-undefended-city
	t.Run("at strength 0 without defenders it falls to any assault, without cards", func(t *testing.T) {
		p := storm(t, "froli", []int16{50}, func(p *at) { p.city("froli").of(red).breached(2) })
		p.asks(green, AskPrize)
		want(t, "cards drawn", p.told(KeyDraws), false)
		p = storm(t, "froli", []int16{50}, func(p *at) { p.city("froli").of(red).breached(1) })
		want(t, "with walls it is fought for", p.told(KeyDraws), true)
		p = storm(t, "froli", []int16{50}, func(p *at) {
			p.city("froli").of(red).breached(2)
			p.noble(red, circle).at("froli").with(50)
		})
		want(t, "and with defenders", p.told(KeyDraws), true)
	})
}
