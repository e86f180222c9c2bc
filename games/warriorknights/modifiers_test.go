package warriorknights

import (
	"testing"

	"signoria/play"
)

// lasts lays something on a Baron, a noble or the realm, as an event would.
func (p *at) lasts(m Mod, amount int16, target int8) *at {
	p.addStatus(Status{Mod: m, Amount: amount, Target: target, Until: UntilGameEnd, Card: 0})
	return p
}

// TestEveryModifier shows where each lasting modifier makes itself felt.
func TestEveryModifier(t *testing.T) {
	tax := func(p *at) *at { return p.run((*State).taxation) }
	obeyed := func(p *at) *at { // whoever is bitten obeys
		for !p.over() {
			o := p.match.Offers()[0]
			p.play(o.Choices[0].With(o.Seat, 0))
		}
		return p
	}
	tests := map[Mod]func(t *testing.T, p *at){
		ModNoHeir: func(t *testing.T, p *at) {
			x := p.noble(red, star).at("monz").with(100)
			p.lasts(ModNoHeir, 1, x.n).run(func(g *State, t *play.Table) { g.killNoble(t, x.n) })
			want(t, "gone", p.Nobles[x.n].Gone, true)
		},
		ModNoChurchHead: func(t *testing.T, p *at) {
			p.lasts(ModNoChurchHead, 1, int8(blue)).run(func(g *State, t *play.Table) { g.makeHeadOfChurch(t, blue) })
			want(t, "Head of the Church", p.Church, red)
		},
		ModCityIncomeFactor: func(t *testing.T, p *at) {
			p.city("isar").of(red)
			tax(p.lasts(ModCityIncomeFactor, 50, int8(red)).charge(red, "royal-mint"))
			want(t, "half of 5, and 4 of the mint", p.Barons[red].Crowns, 21)
		},
		ModExtraFate: func(t *testing.T, p *at) {
			p.Battle.Sides, p.Battle.Strength = [2]play.Seat{red, green}, [2]int16{300, 300}
			p.lasts(ModExtraFate, 2, int8(red))
			want(t, "red's cards", p.cardsFor(0), 5)
			want(t, "green's cards", p.cardsFor(1), 3)
			p.Battle.Strength[0] = 900
			want(t, "never more than ten", p.cardsFor(0), 10)
		},
		ModSeaClosed: func(t *testing.T, p *at) {
			want(t, "open", p.whyNotSail(p.region("ballin")), play.Free)
			p.lasts(ModSeaClosed, 1, None)
			want(t, "closed", p.whyNotSail(p.region("ballin")), RuleSeaClosed)
		},
		ModRoadSteps: func(t *testing.T, p *at) {
			want(t, "by road", p.stepsBy(0, ByRoad), 3)
			p.lasts(ModRoadSteps, 1, None)
			want(t, "by road in winter", p.stepsBy(0, ByRoad), 1)
		},
		ModNoBattles: func(t *testing.T, p *at) {
			p.lasts(ModNoBattles, 1, None)
			want(t, "no battle", p.whyNotAttack(red, green, FieldBattle, 0), RuleNoBattles)
			want(t, "no siege", p.whyNotAttack(red, green, Siege, 0), RuleNoBattles)
		},
		ModNoPillage: func(t *testing.T, p *at) {
			c := city(t, "monz")
			take := func(g *State, t *play.Table) { g.takeCity(t, red, c) }
			p.law("edict-against-sack").run(take).play(by(red, PillageCity, c)).asks(red, AskObey)
			p.play(by(red, ObeyLaw, p.agenda("edict-against-sack")))
			want(t, "he obeys", p.refuses(by(red, PillageCity, c)), RuleNoPillage)
			p.play(by(red, TakeControl, c))
			p = position(t, 3).law("edict-against-sack").run(take)
			p.play(by(red, PillageCity, c), by(red, RefuseLaw, p.agenda("edict-against-sack")))
			want(t, "he refuses", p.Cities[c].Pillaged && p.Barons[red].Banned, true)
		},
		ModNoFortressAttack: func(t *testing.T, p *at) {
			p.law("sanctity-of-hearths").run(func(g *State, x *play.Table) {
				want(t, "spared", g.sparesFortress(x, red, green), true)
			}).play(by(red, ObeyLaw, p.agenda("sanctity-of-hearths")))
		},
		ModFreePassage: func(t *testing.T, p *at) {
			_, law, ok := p.law("right-of-passage").realm(ModFreePassage)
			want(t, "the law", ok && law == p.agenda("right-of-passage"), true)
		},
		ModBesiegedIncome: func(t *testing.T, p *at) {
			p.city("isar").of(red).besieged(green, 1)
			want(t, "besieged", p.income(red), 0)
			want(t, "with free markets", p.law("free-markets").income(red), 5)
		},
		ModRevoltFactor: func(t *testing.T, p *at) {
			want(t, "calm", p.priceOfCalm(city(t, "isar")), 10)
			want(t, "under martial law", p.law("martial-law").priceOfCalm(city(t, "isar")), 5)
		},
		ModCrownCap: func(t *testing.T, p *at) {
			p.Barons[red].Crowns = 33
			obeyed(p.law("sumptuary-law").run((*State).capCrowns))
			want(t, "above 20", p.Barons[red].Crowns, 20)
			want(t, "below", p.Barons[green].Crowns, 15)
		},
		ModTithe: func(t *testing.T, p *at) {
			p.city("isar").of(red)
			p.city("alta").of(red)
			obeyed(tax(p.law("royal-tithe")))
			want(t, "9 received, 2 returned", p.Barons[red].Crowns, 22)
		},
		ModChurchTax: func(t *testing.T, p *at) { // red is Head of the Church
			p.Barons[green].Crowns = 0
			obeyed(tax(p.law("church-lands")))
			want(t, "who has none pays none", p.Barons[red].Crowns, 16)
			want(t, "blue pays", p.Barons[blue].Crowns, 14)
		},
		ModRoadToll: func(t *testing.T, p *at) {
			p.noble(red, star).at("monz").with(100)
			p.law("highway-toll").run(func(g *State, x *play.Table) { g.paysToll(x, nobleOf(red, star)) })
			obeyed(p)
			want(t, "toll", p.Barons[red].Crowns, 14)
		},
		ModHireCost: func(t *testing.T, p *at) {
			troop := int8(regulars)
			wage := p.troop(troop).Wage
			p.law("mercenary-duty").charge(red, "captain-of-companies")
			duty, _, _ := p.realm(ModHireCost)
			want(t, "the printed price", p.priceFor(green, troop), wage)
			want(t, "and the duty", duty, 1)
			want(t, "with the captain's discount", p.priceFor(red, troop), wage-1)
			box.Mercenary[0].Wage = 0
			want(t, "never below nothing", p.priceFor(red, troop), 0)
			box.Mercenary[0].Wage = wage
		},
		ModAssemblyVotes: func(t *testing.T, p *at) {
			p.charge(red, "lord-chancellor").assemble()
			want(t, "Votes", p.votes(), [MaxBarons]int16{1, 3, 1})
		},
		ModVetoOnce: func(t *testing.T, p *at) {
			passed(t, p.charge(red, "tribune"), "free-markets", 0).play(by(red, Veto, p.agenda("tribune")))
			want(t, "failed", p.where("free-markets"), InAgendaDiscard)
		},
		ModServeChurch: func(t *testing.T, p *at) {
			p.charge(blue, "defender-of-the-faith").run(func(g *State, t *play.Table) { g.serveTheChurch(t, blue) }).finish()
			want(t, "Faith", p.Barons[blue].Faith, 2)
		},
		ModFortifyCost: func(t *testing.T, p *at) {
			want(t, "usual", p.fortifyCost(red), 4)
			want(t, "the master's", p.charge(red, "master-of-works").fortifyCost(red), 2)
		},
		ModRepairCost: func(t *testing.T, p *at) {
			want(t, "usual", p.repairCost(red), 2)
			want(t, "the master's", p.charge(red, "master-of-works").repairCost(red), 1)
		},
		ModAbsent: func(t *testing.T, p *at) {
			p.charge(red, "envoy-abroad").gather()
			want(t, "present", p.attends(red), false)
		},
		ModIncome: func(t *testing.T, p *at) {
			want(t, "income", p.charge(red, "envoy-abroad").charge(red, "fisheries").income(red), 6)
		},
		ModFaithIncome: func(t *testing.T, p *at) {
			x := p.noble(red, star).with(100)
			tax(p.office(x, "grand-almoner"))
			want(t, "off the map", p.Barons[red].Faith, 0)
			p.noble(red, star).at("monz")
			tax(p)
			want(t, "on the map", p.Barons[red].Faith, 1)
		},
		ModHomeIncome: func(t *testing.T, p *at) {
			x := p.noble(red, star).at("lenz").with(100)
			p.office(x, "seneschal")
			want(t, "away", p.income(red), 0)
			p.city("lenz").of(red)
			want(t, "at home", p.income(red), 3)
			p.city("lenz").besieged(green, 1)
			want(t, "besieged", p.income(red), 0)
		},
		ModMaintained: func(t *testing.T, p *at) {
			x := p.noble(red, star).at("lenz").with(100)
			want(t, "troops", p.office(x, "warden-of-the-marches").strengthOf(x.n), 250)
		},
		ModDiscardFewer: func(t *testing.T, p *at) {
			want(t, "fewer", p.office(p.noble(red, star), "marshal").officeMod(nobleOf(red, star), ModDiscardFewer), 1)
		},
		ModSeaQuick: func(t *testing.T, p *at) {
			x := p.noble(red, star).at("olbi").with(100)
			p.office(x, "lord-admiral").run(func(g *State, t *play.Table) { g.sail(t, x.n, region(p.t, "ballin")) })
			want(t, "at once ashore", p.Nobles[x.n].AtSea, false)
		},
		ModOffRoadSteps: func(t *testing.T, p *at) {
			want(t, "off the road", p.office(p.noble(red, star), "master-of-horse").stepsBy(nobleOf(red, star), OffRoad), 2)
		},
		ModDefendPrevent: func(t *testing.T, p *at) {
			want(t, "prevents", p.office(p.noble(red, star), "warden-of-the-marches").officeMod(nobleOf(red, star), ModDefendPrevent), 1)
		},
		ModSiegeStrength: func(t *testing.T, p *at) {
			x := p.noble(red, star).at("monz").with(50)
			p.office(x, "master-of-engines")
			want(t, "engines", p.engines(1<<uint(x.n)), 200)
		},
	}
	for m := ModNoHeir; m < mods; m++ {
		if tests[m] == nil {
			t.Errorf("nothing is known of modifier %d", m)
			continue
		}
		t.Run(wordOf(modWords, m), func(t *testing.T) { tests[m](t, position(t, 3)) })
	}
}

// What agendas and events bring is felt while they last, by whom they are of, and by nobody else.
func TestWhoseModifiersCount(t *testing.T) {
	// rule: warrior-knights/agenda/law
	t.Run("a law in force until it is discarded, or an event on the realm", func(t *testing.T) {
		p := position(t, 3)
		tithe := p.agenda("royal-tithe")
		amount, _, ok := p.realm(ModTithe)
		want(t, "before it is passed", ok || amount != 0, false)
		amount, law, ok := p.law("royal-tithe").realm(ModTithe)
		want(t, "1 of every", amount, 4)
		want(t, "by the law", ok && law == tithe, true)
		p.run(func(g *State, t *play.Table) { g.discardAgenda(t, tithe) })
		_, _, ok = p.realm(ModTithe)
		want(t, "discarded", ok, false)
		amount, law, ok = p.lasts(ModRoadSteps, 1, None).realm(ModRoadSteps)
		want(t, "an event's", amount, 1)
		want(t, "without a law", ok && law == None, true)
	})
	// rule: warrior-knights/agenda/charge
	t.Run("a charge for its Baron until he loses it, and charges add up", func(t *testing.T) {
		p := position(t, 3).charge(red, "royal-mint").charge(red, "salt-pans").charge(blue, "fisheries")
		want(t, "of the mint and the salt pans", p.holds(red, ModIncome), 4+2)
		want(t, "of no charge", p.holds(green, ModIncome), 0)
		want(t, "of other charges", p.holds(red, ModAssemblyVotes), 0)
		mint := p.agenda("royal-mint")
		p.run(func(g *State, t *play.Table) { g.discardAgenda(t, mint) })
		want(t, "without the mint", p.holds(red, ModIncome), 2)
	})
	// rule: warrior-knights/agenda/office
	t.Run("an office for the noble to whom it is assigned", func(t *testing.T) {
		p := position(t, 3)
		p.office(p.noble(red, star), "constable").office(p.noble(red, circle), "warden-of-the-marches")
		want(t, "maintained by the Constable", p.officeMod(nobleOf(red, star), ModMaintained), 200)
		want(t, "by the Warden", p.officeMod(nobleOf(red, circle), ModMaintained), 150)
		want(t, "by another noble of his", p.officeMod(nobleOf(red, square), ModMaintained), 0)
		want(t, "by one of another Baron", p.officeMod(nobleOf(blue, star), ModMaintained), 0)
		want(t, "of another kind", p.officeMod(nobleOf(red, star), ModSiegeStrength), 0)
	})
	// rule: warrior-knights/events/lasting-events
	t.Run("what an event laid on somebody", func(t *testing.T) {
		p := position(t, 3).lasts(ModNoHeir, 1, nobleOf(blue, circle)).lasts(ModExtraFate, 2, int8(red))
		for _, c := range []struct {
			what   string
			m      Mod
			target int8
			amount int16
			ok     bool
		}{
			{"on the noble", ModNoHeir, nobleOf(blue, circle), 1, true},
			{"not on another", ModNoHeir, nobleOf(blue, star), 0, false},
			{"on the Baron", ModExtraFate, int8(red), 2, true},
			{"not on another", ModExtraFate, int8(blue), 0, false},
			{"nor of another kind", ModNoHeir, int8(red), 0, false},
		} {
			amount, ok := p.status(c.m, c.target)
			want(t, c.what, ok, c.ok)
			want(t, c.what, amount, c.amount)
		}
		for i := range p.Statuses { // as many as there can be
			p.Statuses[i] = Status{Mod: ModNoHeir, Amount: 1, Target: nobleOf(blue, circle)}
		}
		amount, ok := p.status(ModExtraFate, int8(red))
		want(t, "where none of many is his", ok || amount != 0, false)
	})
}

// wordOf is how the card data spells something.
func wordOf[V comparable](words map[string]V, v V) string {
	for w, x := range words {
		if x == v {
			return w
		}
	}
	return ""
}
