package warriorknights

import (
	"testing"

	"signoria/play"
)

// onOffer lays mercenaries face up beside the table.
func (p *at) onOffer(nation string, strengths ...int16) *at {
	p.t.Helper()
	for _, strength := range strengths {
		p.assign(garrisonOf(green), strength, nation, false)
		p.TroopAt[p.troopOf(garrisonOf(green), strength, nation)] = OnOffer
	}
	return p
}

// offered finds a mercenary on offer.
func (p *at) offered(strength int16, nation string) int8 {
	p.t.Helper()
	return p.troopOf(OnOffer, strength, nation)
}

// The rulebook's example: "Reclutamento truppe mercenarie".
func TestExampleOfADraft(t *testing.T) {
	p := position(t, 3)
	p.crests(red, blue)
	p.fortress(red).at("belmarais")
	p.fortress(blue).at("pontaille")
	p.city("kovel").of(green)
	lorenz, louis := p.noble(green, star).at("kovel").with(100), p.noble(blue, circle)
	p.onOffer("english", 150).onOffer("polish", 100, 50).onOffer("romanian", 50)
	english, polish100, polish50, romanian := p.offered(150, "english"), p.offered(100, "polish"), p.offered(50, "polish"),
		p.offered(50, "romanian")

	// Niebeski buys space 3 for 5 crowns, then D'Emerande puts his crest on the last space.
	p.stacked(0, cardOf(blue, VersatileStrategy), cardOf(green, DraftSoldiers))
	p.run(func(g *State, t *play.Table) {
		g.playNextCard(t)
		g.playNextCard(t)
	})
	p.play(by(blue, BuyCrest, 3, 5))
	want(t, "the draft has begun", p.lineOf(KeyDraft), -1)
	p.play(by(green, PlaceCrest, 2))

	// rule: warrior-knights/mercenary-draft/order-left-to-right
	p.asks(red, AskHire)
	// rule: warrior-knights/mercenary-draft/pay-in-full-at-once
	p.play(by(red, Hire, english, 3))
	want(t, "Madder pays", p.Barons[red].Crowns, 12)
	p.asks(red, AskAssign).play(by(red, AssignTroop, english, garrisonOf(red)))
	want(t, "and assigns him to his fortress", p.TroopAt[english], garrisonOf(red))
	want(t, "his crest is removed", p.Crests[0], play.Nobody)

	// rule: warrior-knights/mercenary-draft/same-nationality-option
	p.asks(blue, AskHire).play(by(blue, Hire, polish100, 2), by(blue, AssignTroop, polish100, louis.n))
	// rule: warrior-knights/mercenary-draft/same-nationality-when
	p.asks(blue, AskHireAlso)
	want(t, "another nation", p.offers(by(blue, HireAlso, romanian, 1)), false)
	p.play(by(blue, HireAlso, polish50, 1), by(blue, AssignTroop, polish50, louis.n))
	want(t, "Niebeski pays 3 in all, and 5 for the space", p.Barons[blue].Crowns, 15-5-3)
	want(t, "both follow Louis De Cyan, who is off the map", p.strengthOf(louis.n), 150)
	want(t, "both his crests are removed", p.crestsOf(blue), 0)

	// rule: warrior-knights/mercenary-draft/assign-on-hiring
	p.asks(green, AskHire).play(by(green, Hire, romanian, 1))
	p.asks(green, AskAssign).play(by(green, AssignTroop, romanian, lorenz.n))
	want(t, "the Romanians follow Lorenz Von Linden in Kovel", p.TroopAt[romanian], lorenz.n)
	want(t, "D'Emerande pays", p.Barons[green].Crowns, 14)

	// rule: warrior-knights/mercenary-draft/end-of-draft-cleanup
	want(t, "over", p.over(), true)
	want(t, "crests on the table", p.crestsOnTable(), 0)
	want(t, "new cards face up", countTroops(p.State, OnOffer), 4)
}

func TestUnhiredMercenaries(t *testing.T) {
	p := position(t, 4)
	p.fortress(green).at("belmarais")
	p.onOffer("swiss", 200, 150)
	swiss200, swiss150 := p.offered(200, "swiss"), p.offered(150, "swiss")
	for i := range p.Mercenaries.Len() {
		p.Mercenaries.Knows[i] = 1
	}
	p.crests(green)
	p.run((*State).mercenaryDraft)
	// rule: warrior-knights/mercenary-draft/may-decline
	p.asks(green, AskHire)
	want(t, "each that lies there, or none", p.choices(green), 3)
	p.play(by(green, Pass))
	want(t, "told", p.told(KeyHiresNobody, int16(green), 0), true)
	// rule: warrior-knights/mercenary-draft/end-of-draft-cleanup
	want(t, "five new cards lie face up", countTroops(p.State, OnOffer), 5)
	want(t, "told of them", p.told(KeyOnOffer, 5), true)
	want(t, "the two were shuffled in", p.Mercenaries.Len(), mercenary-5)
	for _, troop := range []int8{swiss200, swiss150} {
		in := p.Mercenaries.Index(uint8(troop)) >= 0
		want(t, "they lie in the deck, or on offer again",
			in && p.TroopAt[troop] == InMercenaryDeck || !in && p.TroopAt[troop] == OnOffer, true)
	}
	want(t, "nobody knows a card of the deck", p.Mercenaries.Knows[0], uint16(0))

	atBottom := 0
	for seed := range uint64(20) {
		p := position(t, 2).onOffer("swiss", 200)
		p.Dice.Lo += seed
		unhired := p.offered(200, "swiss")
		p.run((*State).mercenaryDraft)
		if p.Mercenaries.Index(uint8(unhired)) == p.Mercenaries.Len()-1 {
			atBottom++
		}
	}
	want(t, "the deck is shuffled: the unhired do not lie at its bottom", atBottom < 5, true)
}

func TestWhoCannotHire(t *testing.T) {
	p := position(t, 3)
	p.fortress(green).at("belmarais")
	p.onOffer("swiss", 200, 100)
	swiss200, swiss100 := p.offered(200, "swiss"), p.offered(100, "swiss")
	p.Barons[green].Crowns = 3
	p.penniless(red, blue)
	p.fortress(red).at("pontaille")
	p.crests(red, green)
	p.run((*State).mercenaryDraft).asks(red, AskHire)
	// rule: warrior-knights/mercenary-draft/pay-in-full-at-once
	// rule: warrior-knights/negotiation/crowns-and-favours-free
	want(t, "red can pay for none", p.refuses(by(red, Hire, swiss100, 2)), RulePayInFull)
	p.aside(saying(by(green, GiveCrowns, int8(red)), 2))
	want(t, "but may be lent the price", p.offers(by(red, Hire, swiss100, 2)), true)
	p.aside(saying(by(red, GiveCrowns, int8(green)), 2)).play(by(red, Pass))
	want(t, "his crest is removed all the same", p.Crests[0], play.Nobody)
	p.asks(green, AskHire)
	want(t, "a card he cannot pay in full", p.refuses(by(green, Hire, swiss200, 4)), RulePayInFull)
	want(t, "one he can", p.offers(by(green, Hire, swiss100, 2)), true)

	p = position(t, 2).penniless(green)
	p.Barons[red].Crowns = 1
	p.onOffer("swiss", 100)
	p.fortress(green).at("belmarais")
	p.crests(green)
	p.run((*State).mercenaryDraft)
	want(t, "where all together cannot pay he is not asked", p.over(), true)

	p = position(t, 2)
	p.onOffer("swiss", 100)
	p.fortress(green).at("belmarais").besieged(red, 1)
	for shape := range int8(4) {
		p.noble(green, shape).at("vecht").with(50 + 50*int16(shape/3))
	}
	p.crests(green)
	p.run((*State).mercenaryDraft)
	// rule: warrior-knights/mercenary-draft/assign-on-hiring
	want(t, "without any place for a mercenary he cannot hire", p.over(), true)
}

// A hired mercenary follows a noble in a city of the Baron, at his fortress or off the map, or joins the garrison.
// rule: warrior-knights/mercenary-draft/assign-on-hiring
func TestPlacesForTheHired(t *testing.T) {
	p := position(t, 3)
	p.fortress(green).at("belmarais")
	p.city("monz").of(green)
	p.city("froli").of(green).besieged(red, 1)
	atCity, offMap := p.noble(green, square).at("monz").with(50), p.noble(green, star)
	// rule: warrior-knights/siege/besieged-cannot-move-or-transfer
	p.noble(green, circle).at("froli").with(50) // among the besieged
	afield := p.noble(green, triangle).at("vecht").with(50)
	want(t, "armies that may be joined", p.hiredMayJoin(green), set(atCity.n, offMap.n, garrisonOf(green)))
	p.noble(green, triangle).at("belmarais")
	want(t, "at the fortress too", p.hiredMayJoin(green), set(atCity.n, offMap.n, garrisonOf(green), afield.n))
	// rule: warrior-knights/fortress/besieged-fortress-restrictions
	p.fortress(green).besieged(red, 1)
	want(t, "not at a besieged one", p.hiredMayJoin(green), set(atCity.n, offMap.n))
	p.city("ballin").of(green)
	p.noble(green, square).atSea("ballin")
	want(t, "nor at sea, before a city of his", p.hiredMayJoin(green), set(offMap.n))
	p.onOffer("swiss", 100).crests(green, green).run((*State).mercenaryDraft)
	p.play(by(green, Hire, p.offered(100, "swiss"), 2))
	want(t, "to the one place there is without a question", p.strengthOf(offMap.n), 100)
	p.Nobles[offMap.n].Gone = true
	want(t, "nor a noble who never returns", p.hiredMayJoin(green), 0)
	p.Fortresses[green] = Fortress{At: None}
	want(t, "nor a fortress that is lost", p.hiredMayJoin(green), 0)
}

func set(members ...int8) (s uint32) {
	for _, a := range members {
		s |= 1 << uint(a)
	}
	return s
}

func TestTakingSeveralTogether(t *testing.T) {
	// rule: warrior-knights/mercenary-draft/same-nationality-option
	// rule: warrior-knights/mercenary-draft/same-nationality-split-allowed
	p := position(t, 4)
	p.fortress(green).at("belmarais")
	star := p.noble(green, star)
	p.onOffer("polish", 150, 100, 50).onOffer("swiss", 50)
	big, middle, small := p.offered(150, "polish"), p.offered(100, "polish"), p.offered(50, "polish")
	p.crests(green, red, green, green)
	p.run((*State).mercenaryDraft)
	p.play(by(green, Hire, big, 3), by(green, AssignTroop, big, star.n), by(green, HireAlso, middle, 2))
	p.play(by(green, AssignTroop, middle, garrisonOf(green)))
	// rule: warrior-knights/mercenary-draft/same-nationality-when
	p.asks(green, AskRemoveCrest)
	want(t, "one of his two other spaces", p.choices(green), 2)
	p.play(by(green, RemoveCrest, 3))
	want(t, "assigned to different places", [2]int8{p.TroopAt[big], p.TroopAt[middle]}, [2]int8{star.n, garrisonOf(green)})
	want(t, "his last crest", p.crestsOf(green), 1<<2)
	p.asks(green, AskHireAlso)
	want(t, "for one crest more", p.match.Offers()[0].Args[1], 1)
	want(t, "the last of that nation, or none", p.choices(green), 2)
	p.play(by(green, Pass))
	p.asks(red, AskHire).play(by(red, Pass))
	p.asks(green, AskHire).play(by(green, Hire, small, 1), by(green, AssignTroop, small, star.n))
	want(t, "over", p.over(), true)

	p = position(t, 4)
	p.fortress(green).at("belmarais")
	p.onOffer("swiss", 50).onOffer("polish", 100, 50)
	swiss, middle := p.offered(50, "swiss"), p.offered(100, "polish")
	p.crests(green, green, green)
	p.run((*State).mercenaryDraft).play(by(green, Hire, swiss, 1), by(green, AssignTroop, swiss, garrisonOf(green)))
	p.play(by(green, Hire, middle, 2), by(green, AssignTroop, middle, garrisonOf(green)))
	p.asks(green, AskHire) // the option exists only at the first of his crests

	p = position(t, 4)
	p.onOffer("polish", 150, 100)
	p.fortress(green).at("belmarais")
	p.crests(green, red)
	big = p.offered(150, "polish")
	p.run((*State).mercenaryDraft).play(by(green, Hire, big, 3), by(green, AssignTroop, big, garrisonOf(green)))
	p.asks(red, AskHire) // with one crest there is no option
}

// The option exists at the first of a Baron's crests, and each card taken by it costs a further crest.
// rule: warrior-knights/mercenary-draft/same-nationality-when
func TestWhenSeveralAreTakenTogether(t *testing.T) {
	table := func(crests ...play.Seat) *at {
		p := position(t, 6)
		p.fortress(green).at("belmarais")
		p.fortress(red).at("pontaille")
		p.onOffer("polish", 150, 100, 50, 50).onOffer("swiss", 100)
		return p.crests(crests...).run((*State).mercenaryDraft)
	}
	take := func(p *at, s play.Seat, v play.Verb, strength int16, nation string) *at {
		troop := p.offered(strength, nation)
		return p.play(by(s, v, troop, int8(p.troop(troop).Wage)), by(s, AssignTroop, troop, garrisonOf(s)))
	}
	for s := range play.Seat(2) { // at the first of his crests, wherever that lies
		p := table([][]play.Seat{{green, green}, {red, green, green}}[s]...)
		if s == 1 {
			p.play(by(red, Pass))
		}
		p.Nobles[0].Gone = true // so that where they go is always the same question
		take(p, green, Hire, 150, "polish").asks(green, AskHireAlso)
		want(t, "only of that nation", p.offers(by(green, HireAlso, p.offered(100, "swiss"), 2)), false)
		take(p, green, HireAlso, 100, "polish")
		want(t, "two crests for two", p.crestsOf(green), 0)
		want(t, "the total is paid", p.Barons[green].Crowns, 10)
		want(t, "without another crest there is no third", p.over(), true)
	}
	p := table(green, red, green, green, green)
	take(p, green, Hire, 100, "swiss") // no second Swiss: no option
	p.asks(red, AskHire).play(by(red, Pass)).asks(green, AskHire)
	take(p, green, Hire, 150, "polish").asks(green, AskHire) // not at his second crest
	want(t, "crests left", p.crestsOf(green), 1<<3|1<<4)
	p = table(green, green, green)
	take(p, green, Hire, 150, "polish").asks(green, AskHireAlso).play(by(green, Pass))
	p.asks(green, AskHire)
	want(t, "who passes keeps his further crests", p.crestsOf(green), 1<<1|1<<2)
	take(p, green, Hire, 100, "polish").asks(green, AskHire) // and the option is gone
}

// A Baron pays the printed price, as his charges change it, and the duty of a law that he does not refuse.
// rule: warrior-knights/mercenary-draft/pay-in-full-at-once
// rule: warrior-knights/banishment/refuse-law-when-it-bites
func TestPricesByLaw(t *testing.T) {
	p := position(t, 3).charge(green, "captain-of-companies").law("mercenary-duty")
	law := lawIn(p)
	for s := range play.Seat(3) {
		p.fortress(s).at([]string{"belmarais", "pontaille", "wolfsheide"}[s])
	}
	p.onOffer("swiss", 150, 100, 50)
	swiss150, swiss100, swiss50 := p.offered(150, "swiss"), p.offered(100, "swiss"), p.offered(50, "swiss")
	p.crests(green, red, blue)
	p.run((*State).mercenaryDraft)
	p.play(by(green, Hire, swiss150, 2, 1), by(green, ObeyLaw, law), by(green, AssignTroop, swiss150, garrisonOf(green)))
	want(t, "the Captain pays 1 less, the duty 1 more", p.Barons[green].Crowns, 12)
	want(t, "3 in all", p.told(KeyHires, int16(green), int16(swiss150), 3), true)
	p.play(by(red, Hire, swiss100, 2, 1), by(red, RefuseLaw, law), by(red, AssignTroop, swiss100, garrisonOf(red)))
	want(t, "who refuses the duty pays the printed price", p.Barons[red].Crowns, 13)
	want(t, "and no more, it is said", p.told(KeyHires, int16(red), int16(swiss100), 2), true)
	want(t, "and is banned", p.Barons[red].Banned, true)
	p.play(by(blue, Hire, swiss50, 1, 1), by(blue, ObeyLaw, law))
	want(t, "the duty", p.Barons[blue].Crowns, 13)
}

// Who has the printed price and no more may hire, and refuse the duty: a law that may be refused forbids
// nothing.
// rule: warrior-knights/banishment/refuse-law-when-it-bites
func TestDutyForbidsNothing(t *testing.T) {
	hiring := func(banned bool) (p *at, law, swiss int8) {
		p = position(t, 3).law("mercenary-duty")
		p.onOffer("swiss", 100)
		p.fortress(green).at("belmarais")
		p.Barons[green].Crowns, p.Barons[green].Banned = 2, banned
		p.crests(green).run((*State).mercenaryDraft)
		return p, lawIn(p), p.offered(100, "swiss")
	}
	for _, banned := range []bool{false, true} {
		p, law, swiss := hiring(banned)
		p.play(by(green, Hire, swiss, 2, 1)).asks(green, AskObey)
		want(t, "obeying without a crown left", p.refuses(by(green, ObeyLaw, law)), RulePayInFull)
		p.play(by(green, RefuseLaw, law), by(green, AssignTroop, swiss, garrisonOf(green)))
		want(t, "hired", p.TroopAt[swiss], garrisonOf(green))
		want(t, "for the printed price", p.Barons[green].Crowns, 0)
		want(t, "banned", p.Barons[green].Banned, true)
	}
	p, law, swiss := hiring(false)
	p.play(by(green, Hire, swiss, 2, 1)).aside(saying(by(red, GiveCrowns, int8(green)), 1))
	p.play(by(green, ObeyLaw, law), by(green, AssignTroop, swiss, garrisonOf(green)))
	want(t, "with a crown lent he obeys", p.Barons[green].Banned, false)
	want(t, "and pays the duty", p.Barons[green].Crowns, 0)

	p = position(t, 2).onOffer("swiss", 100, 50)
	p.Statuses[0] = Status{Mod: ModHireCost, Amount: 1, Target: None, Until: UntilEndOfRound}
	p.fortress(green).at("belmarais")
	p.Barons[green].Crowns = 2
	p.crests(green).run((*State).mercenaryDraft).asks(green, AskHire)
	want(t, "a duty that no law asks cannot be refused", p.refuses(by(green, Hire, p.offered(100, "swiss"), 2, 1)), RulePayInFull)
	small := p.offered(50, "swiss")
	p.play(by(green, Hire, small, 1, 1), by(green, AssignTroop, small, garrisonOf(green)))
	want(t, "it is paid", p.Barons[green].Crowns, 0)
}

// orphaned is a position of heir exchange in which green has no place for a mercenary but with two dead
// nobles, whose heirs red holds.
func orphaned(t *testing.T) (p *at, square, star int8) {
	p = position(t, 3)
	p.Options.Heirs = true
	for shape := range int8(4) {
		p.Nobles[nobleOf(green, shape)].Gone = true
	}
	for _, n := range []aNoble{p.noble(green, 0).with(100), p.noble(green, 3).with(50)} {
		p.Nobles[n.n] = Noble{At: None, Heir: red, Waiting: true}
	}
	return p, nobleOf(green, 0), nobleOf(green, 3)
}

// whole checks that every troop and every agenda lies in one legal place.
func (p *at) whole() {
	p.t.Helper()
	var c checking
	p.checkTroops(&c)
	p.checkAgendas(&c)
	for _, fault := range c.faults {
		p.t.Error(fault)
	}
}

// While a Baron is asked about a mercenary the heirs of whom it was to follow may be killed.
// rule: warrior-knights/options/heir-threat
func TestHeirsKilledWhileHiring(t *testing.T) {
	hiring := func(laws ...string) (p *at, square, star, swiss int8) {
		p, square, star = orphaned(t)
		for _, law := range laws {
			p.law(law)
		}
		p.onOffer("swiss", 100, 50)
		p.crests(green, green).run((*State).mercenaryDraft)
		return p, square, star, p.offered(100, "swiss")
	}
	nothing := func(p *at, troop int8) {
		t.Helper()
		want(t, "still on offer, or in the deck", p.TroopAt[troop] == OnOffer || p.TroopAt[troop] == InMercenaryDeck, true)
		want(t, "nothing is paid", p.Barons[green].Crowns, 15)
		p.whole()
	}
	t.Run("when he chooses", func(t *testing.T) {
		p, square, star, swiss := hiring()
		p.aside(by(red, KillHeir, square)).aside(by(red, KillHeir, star))
		want(t, "hired", p.refuses(by(green, Hire, swiss, 2)), RuleAssignHired)
		nothing(p.play(by(green, Pass)), swiss)
	})
	t.Run("when he is asked about the duty", func(t *testing.T) {
		p, square, star, swiss := hiring("mercenary-duty")
		p.play(by(green, Hire, swiss, 2, 1)).aside(by(red, KillHeir, square)).aside(by(red, KillHeir, star))
		p.play(by(green, ObeyLaw, lawIn(p)))
		want(t, "told", p.told(KeyNobodyLeads, int16(green), int16(swiss)), true)
		want(t, "hired, it is said", p.told(KeyHires), false)
		nothing(p, swiss)
	})
	t.Run("when he is asked whom it follows", func(t *testing.T) {
		p, square, star, swiss := hiring()
		p.play(by(green, Hire, swiss, 2)).asks(green, AskAssign).aside(by(red, KillHeir, square))
		want(t, "one is left", p.choices(green), 1)
		p.aside(by(red, KillHeir, star)).play(by(green, Pass))
		nothing(p, swiss)
		want(t, "another is not offered", p.told(KeySpendsCrests), false)
	})
	t.Run("when he takes another together", func(t *testing.T) {
		p, square, star, swiss := hiring()
		p.play(by(green, Hire, swiss, 2), by(green, AssignTroop, swiss, star)).asks(green, AskHireAlso)
		p.play(by(green, HireAlso, p.offered(50, "swiss"), 1)).aside(by(red, KillHeir, square)).aside(by(red, KillHeir, star))
		p.play(by(green, Pass))
		want(t, "only the first is paid", p.Barons[green].Crowns, 13)
		want(t, "no further crest was given", p.told(KeySpendsCrests), false)
		p.whole()
	})
	t.Run("when he is asked who takes an office", func(t *testing.T) {
		p, square, star := orphaned(t)
		passed(t, p, "constable", int8(green)).asks(green, AskOffice).aside(by(red, KillHeir, square)).aside(by(red, KillHeir, star))
		want(t, "nobody is left for it", p.choices(green), 1)
		p.play(by(green, RefuseAgenda, p.agenda("constable")))
		want(t, "banned for letting it go", p.Barons[green].Banned, false)
		want(t, "the office", p.where("constable"), InAgendaDiscard)
	})
	t.Run("when he keeps one of those an event reveals", func(t *testing.T) {
		for _, assigning := range []bool{false, true} {
			p, square, star := orphaned(t)
			p.draws(green, "free-company").asks(green, AskEnlist)
			o, _ := p.match.OfferTo(green)
			if assigning {
				p.play(o.Choices[0].With(green, 0)).asks(green, AskAssign)
			}
			p.aside(by(red, KillHeir, square)).aside(by(red, KillHeir, star)).finish()
			want(t, "back in the deck", p.TroopAt[o.Choices[0].A], InMercenaryDeck)
			p.whole()
		}
	})
}
