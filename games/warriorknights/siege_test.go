package warriorknights

import (
	"strings"
	"testing"

	"signoria/play"
)

// besieging lays siege in a turn, and stands after it.
func (p *at) besieging(s, b play.Seat, at string, turn int16) *at {
	p.t.Helper()
	p.Turn = turn
	return p.run(fighting(s)).play(p.attacking(s, b, Siege, at))
}

// The rulebook's own siege: D'Emerande (green) before neutral Monz.
func TestSiegeExample(t *testing.T) {
	monz := city(t, "monz")
	p := position(t, 3)
	ernesto := p.noble(green, triangle).at("brackenmoor").with(50)
	p.run(mobilizing(green)).play(by(green, MobilizeTo, p.region("monz")), ernesto.joining(OffRoad, "monz"))
	// rule: warrior-knights/siege/strength-comparison-contents
	siege := p.attacking(green, play.Nobody, Siege, "monz")
	want(t, "50 and a commander against 200", p.offers(siege), true)
	p.play(siege)
	// rule: warrior-knights/siege/siege-marker
	want(t, "the marker's turn", p.Cities[monz].Siege[green], 1)
	want(t, "told", p.told(KeyBesieged, int16(green), int16(monz)), true)
	want(t, "exhausted", p.Nobles[ernesto.n].Exhausted, true)
	// rule: warrior-knights/siege/no-cards-no-losses
	want(t, "cards drawn", p.told(KeyDraws), false)
	want(t, "losses", p.Casualties[ernesto.n], 0)
	want(t, "breaches", p.Cities[monz].Breaches, 0)

	// rule: warrior-knights/siege/second-siege-captures
	// rule: warrior-knights/siege/second-siege-other-noble
	p.noble(green, star).at("monz").with(100, 50)
	p.besieging(green, play.Nobody, "monz", 2).asks(green, AskPrize)
	want(t, "told", p.told(KeyStarved, int16(green), int16(monz)), true)
	p.play(by(green, TakeControl, monz))
	want(t, "owner", p.Cities[monz].Owner, green)
	want(t, "besieged", p.besieged(monz), false)
}

// Whoever may besiege is told which siege of an earlier turn stands there: another takes it.
// rule: warrior-knights/siege/second-siege-captures
func TestAnEarlierSiegeIsToldOf(t *testing.T) {
	p := position(t, 3)
	p.noble(green, star).at("vecht").with(100, 100, 100)
	told := func(turn int16, kind BattleKind) string {
		p.city("vecht").of(red).besieged(green, 1)
		p.Turn = turn
		o := play.Offer{Seat: green, Prompt: AskAttack, Choices: []play.Choice{{Verb: Attack, A: int16(red), B: int16(kind), C: int16(p.region("vecht"))}}}
		return p.Describe("en", o).Choices[0].Label
	}
	since := "since turn 1"
	want(t, "in a later turn", strings.HasSuffix(told(2, Siege), since), true)
	want(t, "in the same turn", strings.HasSuffix(told(1, Siege), since), false)
	want(t, "where it is an assault", strings.HasSuffix(told(2, Assault), since), false)
}

func TestSiegeStrength(t *testing.T) {
	why := func(set func(p *at)) play.Rule {
		p := position(t, 3)
		p.city("vecht").of(red) // 300
		set(p)
		return p.whyNotSiege(p.readyNoblesAt(green, p.region("vecht")), red, p.region("vecht"))
	}
	// rule: warrior-knights/siege/strength-condition
	for _, c := range []struct {
		what string
		set  func(p *at)
		why  play.Rule
	}{
		{"300 against 300", func(p *at) { p.noble(green, circle).at("vecht").with(100) }, RuleTooWeak},
		{"350 against 300", func(p *at) { p.noble(green, circle).at("vecht").with(100, 50) }, play.Free},
		{"350 less a marker", func(p *at) { p.noble(green, circle).at("vecht").with(100, 50).wounded(1) }, RuleTooWeak},
		{"350 against 400, fortified", func(p *at) { p.noble(green, circle).at("vecht").with(100, 50); p.city("vecht").fortified() }, RuleTooWeak},
		{"250 against 200, breached", func(p *at) { p.noble(green, circle).at("vecht").with(50); p.city("vecht").breached(1) }, play.Free},
		{"350 against 550 with a noble inside", func(p *at) {
			p.noble(green, circle).at("vecht").with(100, 50)
			p.noble(red, circle).at("vecht").with(50)
		}, RuleTooWeak},
		{"the exhausted do not count", func(p *at) {
			p.noble(green, circle).at("vecht").with(100)
			p.noble(green, star).at("vecht").with(50).exhausted()
		}, RuleTooWeak},
		{"300 and the Master of Engines", func(p *at) {
			p.office(p.noble(green, circle).at("vecht").with(50), "master-of-engines")
		}, play.Free},
		{"a star's ability does not count", func(p *at) { p.noble(green, star).at("vecht").with(100) }, RuleTooWeak},
		{"650 against 550, and the Master of Engines is inside", func(p *at) {
			p.noble(green, circle).at("vecht").hired("", 200, 200, 50)
			p.office(p.noble(red, circle).at("vecht").with(50), "master-of-engines")
		}, RuleTooWeak},
		{"a house motion", func(p *at) { p.noble(green, circle).at("vecht").with(100, 50); p.House[0] = BanOnSieges }, RuleHouseMotion},
	} {
		want(t, c.what, why(c.set), c.why)
	}
	t.Run("before a fortress its walls and its garrison count", func(t *testing.T) {
		for _, c := range []struct {
			troops, garrison []int16
			why              play.Rule
		}{
			{[]int16{100}, nil, RuleTooWeak},
			{[]int16{100, 50}, nil, play.Free},
			{[]int16{100, 50}, []int16{50}, RuleTooWeak},
			{[]int16{200}, []int16{50}, play.Free},
		} {
			p := position(t, 3)
			n := p.noble(green, circle).at("gullmark").hired("", c.troops...)
			p.fortress(red).at("gullmark").hired("", c.garrison...) // 300
			want(t, "why not", p.whyNotSiege(set(n.n), red, p.region("gullmark")), c.why)
		}
	})
	t.Run("only the armies that take part", func(t *testing.T) {
		p := position(t, 3)
		p.city("vecht").of(red)
		a := p.noble(green, circle).at("vecht").with(100)
		p.noble(green, star).at("vecht").with(50)
		p.run(fighting(green)).play(p.attacking(green, red, Siege, "vecht"), by(green, HoldBack, a.n))
		want(t, "250 against 300", p.refuses(by(green, JoinBattle)), RuleTooWeak)
		p.play(by(green, SendIn, a.n), by(green, JoinBattle))
		want(t, "besieged", p.besieged(city(t, "vecht")), true)
	})
}

func TestUnderSiege(t *testing.T) {
	// inside is red's noble in his froli, besieged by green since turn 1; it is turn 2.
	inside := func(t *testing.T) *at {
		p := position(t, 4)
		p.Turn = 2
		p.city("froli").of(red).besieged(green, 1)
		p.noble(red, circle).at("froli").hired("swiss", 100)
		p.noble(green, circle).at("froli").hired("polish", 200, 150, 150)
		return p
	}
	// rule: warrior-knights/siege/besieged-cannot-move-or-transfer
	t.Run("who is inside neither moves nor gives nor receives", func(t *testing.T) {
		p := inside(t)
		red1, red2 := p.noble(red, circle), p.noble(red, star).at("froli").with(50)
		want(t, "moves", p.whyNotMove(red1.n), RuleInSiege)
		want(t, "takes", p.donors(red1.n), 0)
		want(t, "gives in administration", p.mayTransfer(red1.n, red2.n, false), false)
		want(t, "is reinforced in the draft", isIn(p.hiredMayJoin(red), red1.n), false)
		p.city("froli").neutral().of(red)
		want(t, "else he moves", p.whyNotMove(red1.n), play.Free)
		want(t, "else he takes", p.donors(red1.n), uint32(1<<red2.n))
		want(t, "else he gives", p.mayTransfer(red1.n, red2.n, false), true)
		want(t, "else he is reinforced", isIn(p.hiredMayJoin(red), red1.n), true)
	})
	// rule: warrior-knights/siege/no-prestige-no-tax
	t.Run("it brings no Prestige and no Crowns, but counts", func(t *testing.T) {
		p := inside(t)
		p.fortress(red).at("gullmark")
		want(t, "Prestige", p.prestigeOfCities(red), 0)
		want(t, "Crowns", p.cityIncome(red), 0)
		want(t, "counts for domination", p.realmCities(red), 1)
		p.city("froli").neutral().of(red)
		want(t, "else Prestige", p.prestigeOfCities(red), 1)
		want(t, "else Crowns", p.cityIncome(red), 2)
		p.fortress(red).besieged(green, 1)
		want(t, "a besieged fortress stops no Prestige", p.prestigeOfCities(red), 1)
	})
	// rule: warrior-knights/siege/no-works
	t.Run("it is neither repaired nor fortified", func(t *testing.T) {
		p := inside(t)
		p.city("froli").breached(1)
		want(t, "repaired", p.whyNotRepair(red, city(t, "froli"), 15), RuleNoWorks)
		want(t, "fortified", p.whyNotFortify(red, city(t, "froli"), 15), RuleNoWorks)
		p.fortress(red).at("gullmark").breached(1).besieged(green, 1)
		want(t, "nor the fortress", p.whyNotRepairFortress(red, 15), RuleNoWorks)
	})
	// rule: warrior-knights/siege/sortie-is-open-field
	t.Run("a sortie is a battle in the open field", func(t *testing.T) {
		p := inside(t)
		p.run(fighting(red)).play(p.attacking(red, green, FieldBattle, "froli"))
		want(t, "strength, without the city's 200", p.sideStrength(attacker), 300)
		want(t, "the besieger's", p.sideStrength(defender), 700)
	})
	// rule: warrior-knights/siege/relief-army-counts-as-inside
	t.Run("relief is from then on inside", func(t *testing.T) {
		p := inside(t)
		n := p.noble(red, star).at("surat").with(100)
		p.run(moving(red))
		want(t, "through the region by road", p.offers(n.going(ByRoad, "brackenmoor")), false)
		p.city("vecht").of(red)
		want(t, "on from a city of his that is not besieged", p.mayPass(red, p.region("vecht")), true)
		want(t, "or from where no city is", p.mayPass(red, p.region("brackenmoor")), true)
		p.play(n.going(OffRoad, "froli"))
		want(t, "taking troops there", p.over(), true)
		want(t, "inside", p.withinSiege(n.n), true)
		p.Nobles[n.n].Exhausted = false
		want(t, "may sally", p.mayAttackIn(red, p.region("froli")), true)
		want(t, "may go on", p.whyNotMove(n.n), RuleInSiege)
		p.city("ballin").of(red).besieged(green, 1)
		want(t, "who is still at sea is not", p.withinSiege(p.noble(red, triangle).atSea("ballin").n), false)
		p.city("isar").of(red)
		want(t, "nor who is in a city that nobody besieges", p.withinSiege(p.noble(red, triangle).at("isar").n), false)
		want(t, "nor who is off the map", p.withinSiege(p.noble(green, triangle).n), false)
	})
	// rule: warrior-knights/siege/third-baron-needs-permission
	t.Run("a third Baron needs the besieger's permission, but not to attack him", func(t *testing.T) {
		p := inside(t)
		p.noble(blue, circle).at("froli").hired("english", 200, 150)
		p.run(fighting(blue)).play(p.attacking(blue, red, Assault, "froli")).asks(green, AskPermission)
		p = inside(t)
		p.noble(blue, circle).at("froli").hired("english", 200, 150)
		p.run(fighting(blue)).play(p.attacking(blue, green, FieldBattle, "froli")).asks(blue, AskDiscard)
	})
	// rule: warrior-knights/siege/besieged-city-may-be-assaulted
	t.Run("it may be assaulted; a new owner ends every siege", func(t *testing.T) {
		p := inside(t)
		p.city("froli").besieged(blue, 1)
		p.noble(blue, circle).at("froli").with(50)
		p.fate("victory", "victory", "prevent", "prevent", "deal", "deal", "deal")
		p.run(fighting(green)).play(p.attacking(green, red, Assault, "froli"), by(blue, PermitAttack))
		p.discards(green, "prevent", "prevent", "deal", "deal", "deal").discardAll(red)
		p.asks(green, AskPrize).play(by(green, TakeControl, city(t, "froli")))
		want(t, "besieged", p.besieged(city(t, "froli")), false)
	})
}

func TestLiftingSieges(t *testing.T) {
	froli := city(t, "froli")
	// rule: warrior-knights/siege/siege-lifted
	t.Run("when the besiegers leave, retreat or die", func(t *testing.T) {
		p := position(t, 3)
		p.city("froli").of(red).besieged(green, 1)
		n := p.noble(green, circle).at("froli").with(100)
		p.run(moving(green)).play(n.going(OffRoad, "surat"))
		want(t, "besieged after they left", p.besieged(froli), false)
		for result, cards := range map[play.Key][]string{
			KeyPartial: {"victory", "prevent", "prevent"},
			KeyTotal:   {"victory", "victory", "prevent", "prevent"},
		} {
			p = position(t, 3)
			p.city("froli").of(red).besieged(green, 1)
			p.noble(green, circle).at("froli").hired("polish", 100)
			p.noble(red, circle).at("froli").hired("swiss", []int16{100, 100}[:len(cards)-2]...)
			p.fate(cards...)
			p.run(fighting(red)).play(p.attacking(red, green, FieldBattle, "froli"))
			p.discards(red, "prevent", "prevent").discardAll(green).finish()
			want(t, "told", p.told(result, int16(red)), true)
			want(t, "besieged after the sortie", p.besieged(froli), false)
		}
	})
	// rule: warrior-knights/siege/siege-lifted-by-third-baron
	t.Run("when a third Baron beats them", func(t *testing.T) {
		p := position(t, 3)
		p.city("froli").of(red).besieged(green, 1)
		p.noble(green, circle).at("froli").hired("polish", 100)
		p.noble(blue, circle).at("froli").hired("swiss", 100)
		p.fate("victory", "prevent", "prevent")
		p.run(fighting(blue)).play(p.attacking(blue, green, FieldBattle, "froli"))
		p.discards(blue, "prevent", "prevent").discardAll(green).finish()
		want(t, "besieged", p.besieged(froli), false)
	})
	// rule: warrior-knights/siege/siege-kept-while-one-besieger-stays
	t.Run("not while one of them stays", func(t *testing.T) {
		p := position(t, 3)
		p.city("froli").of(red).besieged(green, 1)
		n := p.noble(green, circle).at("froli").with(100)
		p.noble(green, star).at("froli").with(50).exhausted()
		p.run(moving(green)).play(n.going(OffRoad, "surat"))
		want(t, "besieged", p.besieged(froli), true)

		p = position(t, 3)
		n = p.noble(green, circle).at("gullmark").with(100)
		p.noble(green, star).at("gullmark").with(50).exhausted()
		p.fortress(red).at("gullmark").besieged(green, 1)
		p.run(moving(green)).play(n.going(OffRoad, "surat"))
		want(t, "the fortress", p.fortressBesieged(red), true)
		want(t, "told that it is not", p.told(KeyFortressSiegeLifted), false)
	})
	// rule: warrior-knights/siege/siege-lifted
	t.Run("but when one stays who only stood by", func(t *testing.T) {
		p := position(t, 3)
		n, idle := p.noble(green, circle).at("froli").with(100), p.noble(green, star).at("froli").with(50)
		p.city("froli").of(red).besieged(green, 1).by(n)
		p.run(moving(green)).play(by(green, PickMover, n.n), n.going(OffRoad, "surat"))
		idle.stands("froli")
		want(t, "besieged", p.besieged(froli), false)
		want(t, "told", p.told(KeySiegeLifted, int16(green), int16(froli)), true)
	})
	// rule: warrior-knights/siege/siege-marker
	t.Run("only who took part in the siege is a besieger", func(t *testing.T) {
		p := position(t, 3)
		p.city("vecht").of(red)
		n, idle := p.noble(green, circle).at("vecht").hired("polish", 200), p.noble(green, star).at("vecht").hired("english", 200)
		p.besieging(green, red, "vecht", 1).play(by(green, HoldBack, idle.n), by(green, JoinBattle))
		want(t, "besiegers", p.Cities[city(t, "vecht")].Besiegers, set(n.n))
		p.besieging(green, red, "vecht", 1)
		want(t, "and who joins it later", p.Cities[city(t, "vecht")].Besiegers, set(n.n, idle.n))
	})
	// rule: warrior-knights/siege/besieger-may-weaken
	t.Run("nor when they grow weak", func(t *testing.T) {
		p := position(t, 3)
		p.city("froli").of(red).fortified().besieged(green, 1) // 300
		n := p.noble(green, circle).at("froli").hired("polish", 100, 50)
		p.run(func(g *State, t *play.Table) { g.desert(t, p.troopOf(n.n, 100, "polish")) })
		want(t, "too weak to besiege anew", p.whyNotSiege(1<<n.n, red, p.region("froli")), RuleTooWeak)
		want(t, "besieged", p.besieged(froli), true)
	})
	t.Run("a revolt lifts none", func(t *testing.T) {
		p := position(t, 3)
		p.city("froli").of(red).besieged(green, 1)
		p.run(func(g *State, t *play.Table) { g.neutralize(t, froli) })
		want(t, "besieged", p.besieged(froli), true)
	})
}

func TestSecondSiege(t *testing.T) {
	froli := city(t, "froli")
	again := func(t *testing.T, greens []int16, turn int16) *at {
		p := position(t, 3)
		p.Turn = turn
		p.city("froli").of(red).besieged(green, 1)
		p.noble(green, circle).at("froli").hired("polish", greens...)
		p.noble(red, circle).at("froli").hired("swiss", 50)
		return p.run(fighting(green))
	}
	// rule: warrior-knights/siege/second-siege-captures
	t.Run("the city falls and all inside die", func(t *testing.T) {
		p := again(t, []int16{200, 100}, 3).play(by(green, Attack, int8(red), int8(Siege), region(t, "froli")))
		want(t, "red's noble is dead", p.offMap(nobleOf(red, circle)), true)
		p.asks(green, AskPrize).play(by(green, TakeControl, froli))
		want(t, "owner", p.Cities[froli].Owner, green)
	})
	// rule: warrior-knights/siege/second-siege-later-turn
	t.Run("not in the same turn", func(t *testing.T) {
		p := again(t, []int16{200, 100}, 1).play(by(green, Attack, int8(red), int8(Siege), region(t, "froli")))
		want(t, "over", p.over(), true)
		want(t, "owner", p.Cities[froli].Owner, red)
		want(t, "since", p.Cities[froli].Siege[green], 1)
		want(t, "told", p.told(KeyStillBesieged, int16(green), int16(froli)), true)
		want(t, "exhausted all the same", p.Nobles[nobleOf(green, circle)].Exhausted, true)
	})
	// rule: warrior-knights/siege/second-siege-strength-again
	t.Run("only with the greater strength again", func(t *testing.T) {
		p := again(t, []int16{200, 50}, 2) // 450 against 50, a commander and 200
		want(t, "450 against 450", p.refuses(by(green, Attack, int8(red), int8(Siege), region(t, "froli"))), RuleTooWeak)
	})
}
