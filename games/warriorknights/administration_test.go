package warriorknights

import (
	"testing"

	"signoria/play"
)

// administer carries out the steps of administration from one on, to the end of the turn.
func (p *at) administer(from int8) *at {
	p.t.Helper()
	p.Phase, p.Stage = Administration, from
	return p.run(func(g *State, t *play.Table) {
		for g.Phase == Administration {
			g.Step(t)
		}
	})
}

// settled gives every Baron a fortress on the map.
func settled(t *testing.T, seats int) *at {
	p := position(t, seats)
	for s, id := range []string{"belmarais", "pontaille", "wolfsheide"}[:seats] {
		p.fortress(play.Seat(s)).at(id)
	}
	return p
}

func TestStepsOfAdministration(t *testing.T) {
	p := settled(t, 3)
	p.city("monz").of(green)
	p.city("rota").of(green)
	sailor := p.noble(green, star).atSea("rota").with(100).exhausted()
	entering := p.noble(green, circle).with(50)
	p.fate("revolt", "revolt").administer(checkVictoryStep)
	// rule: warrior-knights/administration/six-steps
	want(t, "step 2: Prestige for both cities, before any revolt", p.Barons[green].Prestige, 2)
	p.play(by(green, TestAllCities))
	// rule: warrior-knights/administration/step-3-revolts
	p.asks(green, AskRevolt)
	want(t, "the noble off Rota has not landed yet and does not calm it", p.Nobles[sailor.n].AtSea, true)
	p.play(by(green, LetRevolt, city(t, "monz")), by(green, CalmWithCrowns, 6, city(t, "rota")))
	// rule: warrior-knights/sea-movement/arrives-in-administration
	// rule: warrior-knights/administration/step-5-ready
	want(t, "steps 4 and 5: landed and ready", p.Nobles[sailor.n], Noble{At: region(t, "rota"), Heir: play.Nobody})
	p.asks(green, AskReinforce).play(by(green, TransferDone)).asks(green, AskEnter)
	want(t, "step 6: not where a revolt took the city", p.offers(by(green, Enter, entering.n, region(t, "monz"))), false)
	p.play(by(green, Enter, entering.n, region(t, "rota")))
	// rule: warrior-knights/turn/three-phases
	want(t, "the next turn", [2]int{int(p.Turn), int(p.Phase)}, [2]int{2, int(Planning)})
}

func TestEarningPrestige(t *testing.T) {
	// rule: warrior-knights/administration/step-2-prestige
	p := position(t, 4)
	p.fortress(green).at("belmarais")
	p.fortress(black).at("wolfsheide") // who controls nothing
	p.fortress(blue).at("pontaille").besieged(green, 1)
	p.city("monz").of(green)
	p.city("acre").of(green)
	p.city("froli").of(green).besieged(red, 1)
	p.city("isar").of(red)
	p.city("vecht").of(blue)
	p.run((*State).earnPrestige)
	want(t, "realm and overseas, not the besieged", p.Barons[green].Prestige, 2)
	// rule: warrior-knights/administration/step-2-needs-fortress
	want(t, "without a fortress on the map", p.Barons[red].Prestige, 0)
	want(t, "told", p.told(KeyNoFortress, int16(red)), true)
	want(t, "with a besieged one", p.Barons[blue].Prestige, 1)
	want(t, "it is said who gains any, and nobody else",
		[2]bool{p.told(KeyPrestige, int16(green), 2), p.told(KeyPrestige, int16(black))}, [2]bool{true, false})
	want(t, "the reserve", p.Reserve, 40-3)
	want(t, "the last turn", p.LastTurn, false)

	// rule: warrior-knights/administration/step-2-reserve-short
	p = position(t, 2)
	p.Reserve = 1
	for s, cities := range [2][]string{{"monz", "froli"}, {"isar", "vecht", "gedze"}} {
		p.fortress(play.Seat(s)).at([]string{"belmarais", "pontaille"}[s])
		for _, id := range cities {
			p.city(id).of(play.Seat(s))
		}
	}
	p.run((*State).earnPrestige)
	want(t, "everyone gets all his Prestige", [2]int16{p.Barons[green].Prestige, p.Barons[red].Prestige}, [2]int16{2, 3})
	want(t, "the reserve", p.Reserve, 0)
}

func TestRevolts(t *testing.T) {
	p := position(t, 3)
	p.Chairman = red
	p.city("monz").of(green)
	p.city("froli").of(green)
	p.noble(green, star).at("froli").with(100)
	p.city("isar").of(red)
	p.city("acre").of(red)
	p.city("vecht").of(red)
	p.fate("calm", "revolt", "calm", "calm").run((*State).revolts)
	// Red, the Chairman, is first and has the order he likes; overseas cities are included.
	p.asks(red, AskTestCity)
	want(t, "his cities, or as they come", p.choices(red), 4)
	p.play(by(red, TestCity, city(t, "vecht")))
	want(t, "Vecht stays calm", p.told(KeyCalm, int16(city(t, "vecht")), int16(red)), true)
	p.play(by(red, TestCity, city(t, "acre")))
	want(t, "Acre revolts", p.told(KeyRevolt, int16(city(t, "acre")), int16(red)), true)
	p.play(by(red, LetRevolt, city(t, "acre"))) // then Isar, then green's Monz: nothing to choose
	want(t, "over: Froli has a noble of its Baron", p.over(), true)
	want(t, "Monz was tested", p.told(KeyCalm, int16(city(t, "monz")), int16(green)), true)
	want(t, "Acre is neutral", p.Cities[city(t, "acre")].Owner, play.Nobody)
	want(t, "the others are kept", [2]play.Seat{p.Cities[city(t, "vecht")].Owner, p.Cities[city(t, "isar")].Owner}, [2]play.Seat{red, red})
}

func TestPriceOfCalm(t *testing.T) {
	revolt := func(crowns, faith int16) *at {
		p := position(t, 2)
		p.city("rota").of(green).fortified().breached(1).besieged(red, 1)
		p.Barons[green].Crowns, p.Barons[green].Faith = crowns, faith
		return p.fate("revolt").run((*State).revolts)
	}
	rota := city(t, "rota") // income 3
	// rule: warrior-knights/administration/step-3-price-of-calm
	p := revolt(7, 0)
	want(t, "Faith he does not have", p.refuses(by(green, CalmWithFaith, 1, rota)), RulePriceOfCalm)
	p.play(by(green, CalmWithCrowns, 6, rota))
	want(t, "twice the printed income", p.Barons[green].Crowns, 1)
	want(t, "he keeps the city", p.Cities[rota].Owner, green)
	p = revolt(5, 1)
	want(t, "crowns he does not have", p.refuses(by(green, CalmWithCrowns, 6, rota)), RulePriceOfCalm)
	p.play(by(green, CalmWithFaith, 1, rota))
	want(t, "or 1 Faith", p.Barons[green].Faith, 0)
	want(t, "he keeps the city", p.Cities[rota].Owner, green)
	// rule: warrior-knights/administration/step-3-neutral-effects
	// rule: warrior-knights/negotiation/crowns-and-favours-free
	p = revolt(5, 0).asks(green, AskRevolt)
	want(t, "crowns he does not have yet", p.refuses(by(green, CalmWithCrowns, 6, rota)), RulePriceOfCalm)
	p.aside(saying(by(red, GiveCrowns, int8(green)), 1)).play(by(green, CalmWithCrowns, 6, rota))
	want(t, "with help he keeps the city", p.Cities[rota].Owner, green)
	p = revolt(5, 0).play(by(green, LetRevolt, rota))
	want(t, "tile and fortification go; breaches and siege stay", p.Cities[rota],
		City{Owner: play.Nobody, Breaches: 1, Siege: [MaxBarons]int16{0, 1}})

	p = position(t, 2).penniless(green, red)
	p.city("rota").of(green)
	p.fate("revolt").run((*State).revolts)
	want(t, "where nobody could pay nobody is asked", p.over(), true)
	want(t, "and the city revolts", p.Cities[rota].Owner, play.Nobody)
	p = position(t, 2).penniless(green, red).faithful(1)
	p.city("rota").of(green)
	p.fate("revolt").run((*State).revolts).play(by(green, CalmWithFaith, 1, rota))
	want(t, "where there is no crown 1 Faith is enough", p.Cities[rota].Owner, green)

	p = position(t, 2).law("martial-law")
	p.city("rota").of(green)
	p.fate("revolt").run((*State).revolts)
	want(t, "under martial law once the income", p.offers(by(green, CalmWithCrowns, 3, rota)), true)
}

func TestSeaClosed(t *testing.T) {
	p := settled(t, 2)
	p.addStatus(Status{Mod: ModSeaClosed, Target: None, Until: UntilEndOfRound, Card: 3})
	sailor := p.noble(green, star).atSea("rota").with(100).exhausted()
	p.administer(seaArrivalStep)
	want(t, "he does not land", p.Nobles[sailor.n].AtSea, true)
	want(t, "but is readied", p.Nobles[sailor.n].Exhausted, false)
	_, closed := p.status(ModSeaClosed, None)
	want(t, "the sea is closed in the next turn", closed, false)
}

func TestSumptuaryLaw(t *testing.T) {
	p := position(t, 3).law("sumptuary-law")
	law := lawIn(p)
	p.Barons[green].Crowns, p.Barons[red].Crowns, p.Barons[blue].Crowns = 23, 20, 30
	p.administer(checkVictoryStep)
	p.asks(green, AskObey).play(by(green, ObeyLaw, law))
	p.asks(blue, AskObey).play(by(blue, RefuseLaw, law))
	want(t, "crowns", [3]int16{p.Barons[green].Crowns, p.Barons[red].Crowns, p.Barons[blue].Crowns}, [3]int16{20, 20, 30})
	want(t, "banned", p.Barons[blue].Banned, true)
}

func TestFortressReturns(t *testing.T) {
	p := position(t, 2)
	p.fortress(red).at("pontaille")
	p.noble(red, star).at("wolfsheide").with(100)
	p.noble(green, star).with(50) // enters by his fortress, in the same step
	p.city("isar").pillaged()
	p.fortress(green).breached(2)
	p.administer(reEntryStep)
	// rule: warrior-knights/fortress/fortress-returns
	p.asks(green, AskFortressReturn)
	for id, why := range map[string]play.Rule{
		"vecht": RuleFortressPlace, "pontaille": RuleFortressPlace, "overseas-acre": RuleFortressPlace,
		"wolfsheide": RuleFortressFoes, "gullmark": RuleFortressRim, "isar": play.Free,
	} {
		want(t, "at "+id, p.refuses(by(green, PlaceFortress, region(t, id))), why)
	}
	p.play(by(green, PlaceFortress, region(t, "isar")))
	want(t, "without damage", p.Fortresses[green], Fortress{At: region(t, "isar")})
	// rule: warrior-knights/fortress/garrison-fate
	want(t, "the regulars set aside are back in it", p.strengthOf(garrisonOf(green)), 200)
	p.asks(green, AskReinforce).play(by(green, TransferDone))
	want(t, "his noble enters there", p.Nobles[nobleOf(green, star)].At, region(t, "isar"))

	p = position(t, 2)
	p.fortress(red).at("pontaille")
	p.administer(reEntryStep).play(by(green, Pass))
	want(t, "it may wait", p.Fortresses[green].At, None)
	want(t, "and does not return by itself", p.Phase, Planning)
}
