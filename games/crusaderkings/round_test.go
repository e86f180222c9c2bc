package crusaderkings

import (
	"testing"

	"signoria/play"
	"signoria/play/bargain"
)

// threeDynasties is a position of three, each with a territory, in the given Round.
func threeDynasties(t *testing.T, round int8) *at {
	p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").own(french, "paris").own(german, "saxony")
	p.First, p.Round = english, round
	p.order()
	return p
}

func TestPlotPhase(t *testing.T) {
	p := threeDynasties(t, 1)
	var cards [3][3]int16
	for s := range play.Seat(3) {
		for i, kind := range []CardType{Realm, War, Crusades} {
			cards[s][i] = p.deal(s, kind, CardHand+uint8(s))
		}
	}
	p.Dynasties[german].Strategy, p.Dynasties[german].Gold = Ferox, 0
	p.run(func(g *State, t *play.Table) { g.plotPhase(t) })
	// rule: crusader-kings/round/plot-phase-two-cards
	choose := func(s play.Seat, i int) play.Answer { return play.Answer{Seat: s, Verb: ChooseCard, A: cards[s][i]} }
	want(t, "not another's card", p.offers(play.Answer{Seat: english, Verb: ChooseCard, A: cards[french][0]}), false)
	p.play(choose(english, 1), choose(english, 0))
	want(t, "the others do not see them", p.match.Position().CardAt[cards[english][1]], CardHand+uint8(english))
	p.play(choose(french, 0), choose(french, 2))
	want(t, "the first card", p.CardAt[cards[english][1]], CardFirst+uint8(english))
	want(t, "the second", p.CardAt[cards[english][0]], CardSecond+uint8(english))
	// rule: crusader-kings/ai-modes/no-plot-phase
	want(t, "an AI dynasty chooses none", p.cardsAt(CardFirst+uint8(german)), 0)
	want(t, "all have chosen", p.over(), true)

	p = threeDynasties(t, 1) // an event has cost the English all cards but one, the Germans all
	last := p.deal(english, Realm, CardHand)
	p.deal(french, War, CardHand+uint8(french))
	p.deal(french, Realm, CardHand+uint8(french))
	p.run(func(g *State, t *play.Table) { g.plotPhase(t) }).asks(english, AskCard).asks(french, AskCard)
	want(t, "who has none is not asked", p.choicesOf(german), 0)
	p.play(play.Answer{Seat: english, Verb: ChooseCard, A: last})
	want(t, "who has one chooses one", p.choicesOf(english), 0)
	p.finish()
	want(t, "who has chosen is told", p.told(KeyChosen, int16(english)) && p.told(KeyChosen, int16(french)), true)
	want(t, "and nobody else", p.count(KeyChosen), 2)
}

// rule: crusader-kings/era/three-rounds-per-era
func TestWhatARoundForgets(t *testing.T) {
	p := threeDynasties(t, 1)
	p.Turn = turnsPerRound
	for s := range p.Dynasties {
		d := &p.Dynasties[s]
		d.Hushed, d.Marshal, d.Healed = true, true, true
	}
	for round := range int16(2) { // offers of Gold that stand to the next Round, and to the one after
		p.Bargains.Offer(bargain.Bargain{From: english, To: french, Terms: bargain.Terms{Goods: [bargain.Goods]int16{1}}, Lapses: 2 + round}, "", 0)
	}
	p.run(func(g *State, t *play.Table) { g.beginRound(t) })
	want(t, "the second Round", p.Round, 2)
	want(t, "an offer that stood to its beginning", p.count(KeyOfferLapsed), 1)
	want(t, "no Turn has begun", p.Turn, 0)
	for s := range p.Dynasties {
		d := &p.Dynasties[s]
		want(t, "who let the checks of that Round pass, who used Marshal or Physician in it", d.Hushed || d.Marshal || d.Healed, false)
	}
}

func TestForcedCrusade(t *testing.T) {
	deal := func(p *at, kinds ...CardType) (cards []int16) {
		for _, kind := range kinds {
			cards = append(cards, p.deal(english, kind, CardHand))
		}
		return cards
	}
	choose := func(c int16) play.Answer { return play.Answer{Seat: english, Verb: ChooseCard, A: c} }
	plot := func(p *at) *at { return p.run(func(g *State, t *play.Table) { g.plotPhase(t) }) }

	// rule: crusader-kings/round/plot-phase-forced-crusade
	p := threeDynasties(t, 3)
	c := deal(p, Realm, War, Taxes, Crusades)
	plot(p).play(choose(c[0]))
	want(t, "Realm and War", p.refuses(choose(c[1])), RuleMustCrusade)
	want(t, "Realm and Crusade", p.offers(choose(c[3])), true)

	p = threeDynasties(t, 3)
	p.Dynasties[english].Crusaded = 1
	c = deal(p, Realm, War, Taxes, Crusades)
	plot(p).play(choose(c[0]))
	want(t, "who has been on Crusade is free", p.offers(choose(c[1])), true)

	p = threeDynasties(t, 2)
	c = deal(p, Realm, War, Taxes, Crusades)
	plot(p).play(choose(c[0]))
	want(t, "and so is who still has a Round", p.offers(choose(c[1])), true)

	p = threeDynasties(t, 3).develops(english, "archbishop")
	c = deal(p, Realm, War, Crusades, Crusades)
	plot(p).play(choose(c[2]))
	want(t, "so is who has chosen one already", p.offers(choose(c[1])), true)

	p = threeDynasties(t, 3)
	c = deal(p, Realm, War, Taxes)
	plot(p).play(choose(c[0]))
	want(t, "and who holds none", p.offers(choose(c[1])), true)

	// rule: crusader-kings/round/plot-phase-crusade-cap
	p = threeDynasties(t, 1)
	c = deal(p, Realm, Crusades, Crusades)
	plot(p).play(choose(c[1]))
	want(t, "two Crusades", p.refuses(choose(c[2])), RuleCrusadeCap)
	p = threeDynasties(t, 1).develops(english, "archbishop")
	c = deal(p, Realm, Crusades, Crusades)
	plot(p).play(choose(c[1]))
	want(t, "two Crusades with the Archbishop", p.offers(choose(c[2])), true)
	p = threeDynasties(t, 1).develops(english, "archbishop")
	p.Dynasties[english].Crusaded = 1
	c = deal(p, Realm, Crusades, Crusades)
	plot(p).play(choose(c[1]))
	want(t, "three in an Era", p.refuses(choose(c[2])), RuleCrusadeCap)
	p = threeDynasties(t, 2)
	p.Dynasties[english].Crusaded = 1
	c = deal(p, Crusades, Crusades)
	plot(p)
	want(t, "who holds nothing else plays it for its event", p.offers(choose(c[0])), true)
}

// rule: crusader-kings/round/plot-phase-crusade-cap
func TestTheArchbishopCountsWhenTheCardsAreChosen(t *testing.T) {
	choosing := func(holder play.Seat) (*at, play.Answer, play.Answer) {
		p := threeDynasties(t, 1).develops(holder, "archbishop")
		p.Dynasties[english].Crusaded = 1
		realm, crusade := p.deal(english, Realm, CardHand), p.deal(english, Crusades, CardHand)
		p.deal(french, War, CardHand+uint8(french))
		p.run(func(g *State, t *play.Table) { g.plotPhase(t) })
		return p, play.Answer{Seat: english, Verb: ChooseCard, A: realm}, play.Answer{Seat: english, Verb: ChooseCard, A: crusade}
	}
	archbishop := territories + int16(development(t, "archbishop")*copies)

	p, realm, crusade := choosing(french)
	want(t, "without the Archbishop", p.refuses(crusade), RuleCrusadeCap)
	p.hands(french, english, archbishop)
	p.play(crusade, realm).finish()
	want(t, "who came while the cards were being chosen", p.whyNotCrusade(english), play.Free)

	p, realm, crusade = choosing(english)
	want(t, "with him", p.offers(crusade), true)
	p.hands(english, french, archbishop)
	want(t, "not when he has gone", p.refuses(crusade), RuleCrusadeCap)
	p.play(realm, crusade).finish()
	want(t, "and a card that had to be chosen is only good for its event", p.whyNotCrusade(english), RuleCrusadeCap)
}

func TestTroopCosts(t *testing.T) {
	// rule: crusader-kings/round/troop-costs
	p := threeDynasties(t, 1).own(english, "mercia", "northumbria").foot("wessex", "mercia", "northumbria")
	p.Dynasties[english].Gold = 5
	p.run(func(g *State, t *play.Table) { g.payTroops(t) }).play(by(english, PayUpkeep, 3))
	want(t, "Gold left", p.Dynasties[english].Gold, 2)
	want(t, "Footsoldiers left", size(p.mobilised(english)), 3)
	// rule: crusader-kings/concepts/knight-no-upkeep
	want(t, "Knights cost nothing", p.Dynasties[french].Gold, 10)

	// rule: crusader-kings/round/unpaid-troops
	p = threeDynasties(t, 1).own(english, "mercia", "northumbria").foot("wessex", "mercia", "northumbria")
	p.Dynasties[english].Gold = 1
	p.run(func(g *State, t *play.Table) { g.payTroops(t) })
	want(t, "he cannot pay all", p.refuses(by(english, PayUpkeep, 3)), RuleUpkeep)
	p.play(by(english, LeaveUnpaid, territory(t, "wessex")), by(english, LeaveUnpaid, territory(t, "mercia")), by(english, PayUpkeep, 1))
	want(t, "one stays", p.mobilised(english), setOf(t, "northumbria"))
	want(t, "Rebellion in Wessex", p.land("wessex").Rebellion, 1)
	want(t, "and in Mercia", p.land("mercia").Rebellion, 1)
	want(t, "Gold left", p.Dynasties[english].Gold, 0)
	want(t, "in Northumbria all is quiet", p.land("northumbria").Rebellion, 0)

	p = threeDynasties(t, 1).foot("wessex")
	p.Dynasties[english].Gold = 3
	p.run(func(g *State, t *play.Table) { g.payTroops(t) }).play(by(english, LeaveUnpaid, territory(t, "wessex")))
	want(t, "who does not want to pay need not", p.land("wessex").Foot, false)

	p = threeDynasties(t, 1).foot("wessex", "paris")
	p.Dynasties[english].Gold, p.Dynasties[french].Gold = 0, 0
	p.land("saxony").Rebellion = rebellionInBox
	p.run(func(g *State, t *play.Table) { g.payTroops(t) })
	// rule: crusader-kings/general/component-limits
	want(t, "without a token left the Footsoldier goes all the same", p.land("paris").Foot, false)
	want(t, "and no Rebellion comes", p.land("paris").Rebellion, 0)
	want(t, "nobody is asked who has no Gold", p.over(), true)
}

func TestDemobilising(t *testing.T) {
	// rule: crusader-kings/round/voluntary-demobilise
	p := threeDynasties(t, 1).own(english, "mercia").foot("wessex", "mercia", "paris")
	p.run(func(g *State, t *play.Table) { g.demobilise(t) })
	p.play(by(english, Demobilise, territory(t, "mercia")), by(english, KeepMarching), by(french, Demobilise, territory(t, "paris")))
	want(t, "left", p.mobilised(english)|p.mobilised(french), setOf(t, "wessex"))
	want(t, "no Rebellion", p.land("mercia").Rebellion+p.land("paris").Rebellion, 0)
}

// rule: crusader-kings/round/maintenance-steps
func TestStepsOfTheMaintenance(t *testing.T) {
	p := threeDynasties(t, 1).foot("wessex", "paris")
	p.Phase, p.Stage, p.Turn = Maintenance, troopCosts, 2
	p.Dynasties[english].OldAge, p.Dynasties[english].Gold = 1, 2
	p.run(func(g *State, t *play.Table) {
		for g.Phase == Maintenance {
			g.Step(t)
		}
	})
	p.asks(english, AskUpkeep).asks(french, AskUpkeep).play(by(english, PayUpkeep, 1))
	want(t, "nobody demobilises before all have paid", p.offers(by(english, KeepMarching)), false)
	p.play(by(french, PayUpkeep, 1)).asks(english, AskDemobilise).asks(french, AskDemobilise)
	want(t, "nobody grows old before", p.Dynasties[english].OldAge, 1)
	p.play(by(english, KeepMarching), by(french, KeepMarching))
	want(t, "then the rulers grow old", [3]int8{p.Dynasties[0].OldAge, p.Dynasties[1].OldAge, p.Dynasties[2].OldAge}, [3]int8{2, 1, 1})
	want(t, "the next Round", p.Round, 2)
	// rule: crusader-kings/round/dynastic-phase-order
	want(t, "opens with the Dynastic phase", p.Phase, Dynastic)
}

func TestOldAge(t *testing.T) {
	// rule: crusader-kings/setup/scenario-old-age-tokens
	// rule: crusader-kings/round/old-age-fourth
	p := threeDynasties(t, 1).bagged(german, "dimwitted", "pious", "pious")
	heir := p.child(german, Male, "brave")
	old := p.rulerOf(german)
	p.Dynasties[german].OldAge = 3
	p.run(func(g *State, t *play.Table) { g.growOld(t) }).asks(german, AskOldAge)
	want(t, "one choice for each trait, and none", p.choicesOf(german), 3)
	token := p.bagToken(german, "pious")
	p.play(play.Answer{Seat: german, Verb: ForgetTrait, A: token})
	want(t, "tokens in the bag", p.tokensAt(bag(german)), 2)
	want(t, "Old-Age tokens", p.Dynasties[german].OldAge, 4)
	// rule: crusader-kings/general/other-bags-secret
	for _, l := range p.match.Lines(0) {
		if l.Key == KeyForgets && (l.For(english) || l.For(play.Nobody) || !l.For(german)) {
			t.Error("others read which trait it was")
		}
	}
	want(t, "the one that was chosen is gone", p.TokenAt[token] == bag(german), false)
	want(t, "the others are not", p.hasTrait(bag(german), trait(t, "pious")) && p.hasTrait(bag(german), trait(t, "dimwitted")), true)
	// rule: crusader-kings/round/old-age-fifth
	// rule: crusader-kings/components/old-age-supply
	p.run(func(g *State, t *play.Table) { g.growOld(t) })
	want(t, "the fifth is death", p.told(KeyDies, int16(old)), true)
	want(t, "the heir reigns", p.rulerOf(german), heir)
	want(t, "and is young", p.Dynasties[german].OldAge, 0)

	p = threeDynasties(t, 1).bagged(german, "pious")
	p.Dynasties[german].OldAge = 3
	p.run(func(g *State, t *play.Table) { g.growOld(t) }).play(by(german, KeepTraits))
	want(t, "all traits may be kept", p.tokensAt(bag(german)), 1)

	// rule: crusader-kings/round/old-age-fourth
	for before := range int8(oldAgeTokens) {
		p := threeDynasties(t, 1).bagged(english, "brave").bagged(german, "pious")
		p.Dynasties[german].OldAge = before
		p.run(func(g *State, t *play.Table) { g.growOld(t) })
		_, asked := p.match.OfferTo(german)
		want(t, "only the fourth token lets a trait be forgotten", asked, before == 3)
		_, asked = p.match.OfferTo(english)
		want(t, "only by the player of that King", asked, false)
	}

	p = threeDynasties(t, 1)
	p.Dynasties[german].OldAge = 3
	p.run(func(g *State, t *play.Table) { g.growOld(t) })
	want(t, "who has an empty bag is not asked what to forget", p.over(), true)

	// rule: crusader-kings/round/old-age-token
	p = threeDynasties(t, 1)
	p.Dynasties[french].Out, p.Dynasties[french].House = true, None
	p.run(func(g *State, t *play.Table) { g.growOld(t) })
	want(t, "everyone in the game has one", [3]int8{p.Dynasties[0].OldAge, p.Dynasties[1].OldAge, p.Dynasties[2].OldAge}, [3]int8{1, 0, 1})

	// rule: crusader-kings/round/old-age-fourth-token-destination
	for pool, to := range map[Pool]Place{Random: InGeneral, EventPool: EventPile, Starting: OutOfBox, CrusadePool: OutOfBox} {
		p := threeDynasties(t, 1)
		p.Dynasties[german].OldAge = 3
		token := int16(None)
		for i, x := range box.Tokens {
			if x.Pool == pool {
				token = int16(i)
			}
		}
		p.TokenAt[token] = bag(german)
		p.run(func(g *State, t *play.Table) { g.growOld(t) }).play(play.Answer{Seat: german, Verb: ForgetTrait, A: token})
		want(t, "where a token goes", p.TokenAt[token], to)
	}
}

// choicesOf counts what a seat may choose now.
func (p *at) choicesOf(s play.Seat) int {
	o, _ := p.match.OfferTo(s)
	return len(o.Choices)
}

// bagToken is the first token of a trait in a dynasty's bag.
func (p *at) bagToken(s play.Seat, id string) int16 {
	for i, at := range p.TokenAt {
		if at == bag(s) && box.Traits[box.Tokens[i].Trait].ID == id {
			return int16(i)
		}
	}
	p.t.Fatalf("%s is not in the bag", id)
	return None
}

func TestDynasticPhaseOfARound(t *testing.T) {
	// rule: crusader-kings/round/dynastic-phase-order
	// rule: crusader-kings/round/dynastic-phase-once-per-round
	p := threeDynasties(t, 1)
	p.First = french
	for s := range play.Seat(3) { // somebody to marry
		p.child(s, Male, "pious")
	}
	p.enter(Dynastic)
	p.run(func(g *State, t *play.Table) {
		for g.Phase == Dynastic {
			g.Step(t)
		}
	})
	for _, s := range []play.Seat{french, german, english} {
		p.asks(s, AskDynastic).play(by(s, NoMarriage)).asks(s, AskTitles).play(by(s, TitlesDone))
	}
	want(t, "then the Plot phase", p.Phase, Plotting)
	want(t, "and nobody has been asked twice", p.over(), true)
}
