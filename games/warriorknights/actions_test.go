package warriorknights

import (
	"testing"

	"signoria/play"
)

// stacked puts action cards into a stack, the first on top.
func (p *at) stacked(stack int, cards ...uint8) *at {
	for _, card := range cards {
		p.Stacks[stack].Under(card, 0)
		if card < neutralCard {
			p.Barons[card/kinds].Hand[card%kinds]--
		}
	}
	return p
}

// allocated puts cards of a kind into an area, one Baron's after the other's.
func (p *at) allocated(area Area, k Kind, n int) *at {
	for i := range n {
		s := play.Seat(i % int(p.Seats))
		p.Areas[area][s][k]++
		p.Barons[s].Hand[k]--
	}
	return p
}

// lineOf is the place of the first such line in the chronicle, or -1.
func (p *at) lineOf(k play.Key) int {
	for i, l := range p.match.Lines(0) {
		if l.Key == k {
			return i
		}
	}
	return -1
}

func TestStacksInOrder(t *testing.T) {
	p := position(t, 3).stacked(0, cardOf(blue, RallySupport), cardOf(green, RallySupport)).
		stacked(1, cardOf(red, RallySupport)).
		stacked(2, cardOf(green, VersatileStrategy))
	p.run(func(g *State, t *play.Table) {
		for g.Phase == Actions {
			g.playNextCard(t)
		}
	})
	// rule: warrior-knights/actions/resolve-baron-card
	// rule: warrior-knights/actions/order-guarantee
	p.asks(blue, AskRally)
	want(t, "the card that is resolved", p.Played, int8(cardOf(blue, RallySupport)))
	p.play(by(blue, GatherVotes, 2))
	want(t, "the next card is turned only then", p.lineOf(KeyTurnsOwnCard), -1)
	p.asks(green, AskRally).play(by(green, Decline))
	p.asks(red, AskRally).play(by(red, Decline))
	p.asks(green, AskVersatile).play(by(green, TakeCrowns, 2))
	// rule: warrior-knights/actions/stacks-in-order
	var order []play.Args
	for _, l := range p.match.Lines(0) {
		if l.Key == KeyTurnsCard || l.Key == KeyTurnsOwnCard {
			order = append(order, l.Args)
		}
	}
	// rule: warrior-knights/actions/reveal-card
	for i, args := range []play.Args{
		{int16(green), int16(RallySupport), int16(blue)},
		{int16(blue), int16(RallySupport), int16(green)}, // blue has become Chairman and turns the rest
		{int16(blue), int16(RallySupport), int16(red)},
		{int16(blue), int16(VersatileStrategy), int16(green)},
	} {
		want(t, "who turned which card of whom", order[i], args)
	}
	// rule: warrior-knights/actions/phase-ends-when-stacks-empty
	want(t, "after the last card", p.Phase, Administration)
	want(t, "cards in the blue area", p.cardsIn(AssemblyArea), 3)

	for k := range int8(neutrals) { // a neutral card is turned in its place
		p = position(t, 3).stacked(0, neutralCard+uint8(k), cardOf(green, RallySupport)).stacked(1, cardOf(red, RallySupport))
		p.run(func(g *State, t *play.Table) {
			for g.Phase == Actions {
				g.playNextCard(t)
			}
		})
		want(t, "the neutral card", p.told(KeyTurnsNeutral, int16(green), int16(ImportantEvent)+int16(k)), true)
		p.finish()
		order = order[:0]
		for _, l := range p.match.Lines(0) {
			if l.Key == KeyTurnsCard || l.Key == KeyTurnsOwnCard {
				order = append(order, l.Args)
			}
		}
		want(t, "Barons' cards turned", len(order), 2)
	}
}

// Whoever turns it, a Baron's card is for its owner and nobody else to resolve, and a neutral one for the Chairman.
// rule: warrior-knights/actions/reveal-card
// rule: warrior-knights/actions/resolve-baron-card
// rule: warrior-knights/neutral-actions/chairman-resolves-neutral
func TestWhoseCardIsResolved(t *testing.T) {
	turned := func(card uint8) *at {
		p := position(t, 4).faithful(2)
		for s := range play.Seat(4) {
			p.city([]string{"froli", "monz", "lenz", "isar"}[s]).of(s).breached(1)
			p.noble(s, star).at([]string{"froli", "monz", "lenz", "isar"}[s]).with(100, 50).wounded(1)
		}
		p.Chairman, p.Church = blue, black
		return p.stacked(0, card).run((*State).playNextCard)
	}
	for s := range play.Seat(4) {
		for k, prompt := range []play.Prompt{AskLevy, AskCrest, AskRally, AskServe, AskRegion, AskVersatile} {
			p := turned(cardOf(s, Kind(k))).asks(s, prompt)
			want(t, "others who are asked", len(p.match.Offers()), 1)
			want(t, "the card on the table", p.Played, int8(cardOf(s, Kind(k))))
			want(t, "blue turns his own card", p.told(KeyTurnsOwnCard, int16(blue), int16(k)), s == blue)
			want(t, "or another's", p.told(KeyTurnsCard, int16(blue), int16(k), int16(s)), s != blue)
		}
	}
	for k, asked := range []struct {
		whom   play.Seat
		prompt play.Prompt
	}{{black, AskDrawer}, {blue, AskLaunch}, {blue, AskDefenses}, {blue, AskMuster}} {
		p := turned(neutralCard+uint8(k)).asks(asked.whom, asked.prompt)
		want(t, "the card on the table", p.Played, int8(neutralCard)+int8(k))
	}
	p := turned(neutralCard + uint8(UncertainTimes-ImportantEvent))
	want(t, "fate is shuffled", p.told(KeyFateShuffled), true)
}

func TestResolvingIsOptional(t *testing.T) {
	// rule: warrior-knights/actions/resolving-is-optional
	for _, c := range []struct {
		kind    Kind
		decline play.Answer
		area    Area
	}{
		{LevyTaxes, by(green, Decline), TaxationArea},
		{DraftSoldiers, by(green, Decline), WagesArea},
		{RallySupport, by(green, Decline), AssemblyArea},
		{VersatileStrategy, by(green, Decline), noArea},
	} {
		p := position(t, 3).stacked(0, cardOf(green, c.kind))
		p.noble(green, star).at("froli").with(100)
		p.run((*State).playNextCard)
		want(t, "it may be resolved, or declined", p.choices(green) > 1 && p.offers(c.decline), true)
		p.play(c.decline)
		want(t, "over", p.over(), true)
		b := &p.Barons[green]
		want(t, "crowns, votes, faith", [3]int16{b.Crowns, b.Votes, b.Faith}, [3]int16{15, 0, 0})
		if c.area == noArea {
			want(t, "back in hand", b.Hand[c.kind], 2)
		} else {
			want(t, "allocated", p.Areas[c.area][green][c.kind], 1)
		}
	}
	for area := WagesArea; area <= AssemblyArea; area++ {
		p := position(t, 3).stacked(0, cardOf(green, MobilizeForces))
		p.noble(green, star).at("froli").with(100)
		p.run((*State).playNextCard).play(by(green, StandDown)).asks(green, AskAllocate)
		want(t, "red or blue", p.choices(green), 2)
		p.play(by(green, Allocate, int8(area), 0, 6))
		want(t, "allocated", p.Areas[area][green][MobilizeForces], 1)
	}
	p := position(t, 3).stacked(0, cardOf(green, ServeTheChurch))
	p.run((*State).playNextCard).play(by(green, Decline), by(green, Allocate, int8(WagesArea), 0, 6))
	want(t, "faith", p.Barons[green].Faith, 0)
	want(t, "allocated", p.Areas[WagesArea][green][ServeTheChurch], 1)
}

// A card that has been resolved lies in its proper area, or is back where it came from.
// rule: warrior-knights/actions/allocate-after-resolving
func TestWhereCardsGo(t *testing.T) {
	for _, c := range []struct {
		name string
		kind Kind
		use  play.Answer
		area Area
	}{
		// rule: warrior-knights/actions/allocate-draft-soldiers-red
		{"Draft Soldiers", DraftSoldiers, by(green, PlaceCrest, 0), WagesArea},
		// rule: warrior-knights/actions/allocate-rally-support-blue
		{"Rally Support", RallySupport, by(green, GatherVotes, 2), AssemblyArea},
		// rule: warrior-knights/actions/allocate-levy-taxes-yellow
		{"Levy Taxes", LevyTaxes, by(green, Levy, 1), TaxationArea},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := position(t, 3).stacked(0, cardOf(green, c.kind))
			p.noble(green, star).at("froli").with(100)
			p.run((*State).playNextCard).play(c.use)
			want(t, "over", p.over(), true)
			want(t, "allocated", p.Areas[c.area][green][c.kind], 1)
			want(t, "the card on the table", p.Played, None)
		})
	}
	// rule: warrior-knights/actions/allocate-serve-the-church-any
	for area := TaxationArea; area <= AssemblyArea; area++ {
		p := position(t, 3).stacked(0, cardOf(green, ServeTheChurch))
		p.run((*State).playNextCard).play(by(green, GainFaith, 1), by(green, Allocate, int8(area), 0, 6))
		want(t, "allocated", p.Areas[area][green][ServeTheChurch], 1)
	}
	// rule: warrior-knights/actions/versatile-strategy-returns-to-owner
	p := position(t, 3).stacked(0, cardOf(green, VersatileStrategy))
	p.run((*State).playNextCard).play(by(green, TakeVotes, 2))
	want(t, "back in hand", p.Barons[green].Hand[VersatileStrategy], 2)
	for area := range Area(areas) {
		want(t, "cards in an area", p.cardsIn(area), 0)
	}
	// rule: warrior-knights/actions/neutral-cards-return-to-deck
	p = position(t, 2).stacked(0, neutralCard+uint8(UncertainTimes-ImportantEvent)).allocated(WagesArea, DraftSoldiers, 3)
	p.run((*State).playNextCard)
	want(t, "over, nothing set off", p.over() && p.lineOf(KeySpecialPhase) < 0, true)
	want(t, "cards in the red area", p.cardsIn(WagesArea), 3)
	want(t, "the card on the table", p.Played, None)
}

func TestWhereMobilizeForcesGoes(t *testing.T) {
	// rule: warrior-knights/actions/allocate-mobilize-forces
	mobilized := func() *at {
		p := position(t, 3).stacked(0, cardOf(green, MobilizeForces))
		p.noble(green, star).at("froli").with(100)
		p.noble(green, square).at("monz").with(50)
		return p.run((*State).playNextCard)
	}
	froli, monz := region(t, "froli"), region(t, "monz")

	p := mobilized().play(by(green, MobilizeTo, froli))
	o, _ := p.match.OfferTo(green)
	for _, c := range o.Choices {
		if c.Verb == MoveTo {
			p.play(c.With(green, 0)).marchOn(green).play(by(green, StandDown))
			break
		}
	}
	want(t, "only moved: red", p.Areas[WagesArea][green][MobilizeForces], 1)

	p = mobilized().play(by(green, MobilizeTo, froli), by(green, Attack, -1, int8(Siege), froli), by(green, StandDown))
	want(t, "only fought: blue", p.Areas[AssemblyArea][green][MobilizeForces], 1)

	for area := WagesArea; area <= AssemblyArea; area++ {
		p = mobilized().play(by(green, MobilizeTo, monz))
		o, _ = p.match.OfferTo(green)
		for _, c := range o.Choices {
			if c.Verb == MoveTo {
				p.play(c.With(green, 0)).marchOn(green)
				break
			}
		}
		p.play(by(green, Attack, -1, int8(Siege), monz)).finishUntil(AskAllocate)
		want(t, "red or blue", p.choices(green), 2)
		p.play(by(green, Allocate, int8(area), 0, 6))
		want(t, "moved and fought: as he says", p.Areas[area][green][MobilizeForces], 1)
	}
}

// marchOn takes no troops where a noble might.
func (p *at) marchOn(s play.Seat) *at {
	for p.offers(by(s, MarchOn)) {
		p.play(by(s, MarchOn))
	}
	return p
}

// finishUntil gives the first choice until a question is asked.
func (p *at) finishUntil(prompt play.Prompt) *at {
	p.t.Helper()
	for !p.over() && p.match.Offers()[0].Prompt != prompt {
		o := p.match.Offers()[0]
		p.play(o.Choices[0].With(o.Seat, o.Choices[0].Lo))
	}
	return p
}

// The rulebook's example: "Risolvere una Carta Azione".
func TestExampleOfServingTheChurch(t *testing.T) {
	// rule: warrior-knights/actions/allocate-after-resolving
	p := position(t, 4).stacked(1, cardOf(green, ServeTheChurch)).allocated(TaxationArea, LevyTaxes, 2)
	p.Barons[blue].Faith = 1
	p.run((*State).playNextCard).play(by(green, GainFaith, 1), by(green, Allocate, int8(TaxationArea), 2, 8))
	want(t, "faith", p.Barons[green].Faith, 1)
	want(t, "Head of the Church", p.Church, red)
	want(t, "cards in the yellow area", p.cardsIn(TaxationArea), 3)
	want(t, "it is no longer being resolved", p.Played, None)
	want(t, "a special phase", p.lineOf(KeySpecialPhase), -1)
}

// Cards twice as many as the Barons in the game set their area off.
// rule: warrior-knights/actions/trigger-three-areas
func TestWhatSetsOffAnArea(t *testing.T) {
	t.Run("six Barons, the twelfth card in the yellow area", func(t *testing.T) {
		p := position(t, 6).stacked(0, cardOf(green, LevyTaxes)).allocated(TaxationArea, ServeTheChurch, 11)
		p.city("isar").of(red)
		p.noble(green, star).at("froli").with(100)
		p.run((*State).playNextCard).play(by(green, Levy, 1))
		want(t, "taxation", p.told(KeySpecialPhase, int16(TaxationArea)), true)
		want(t, "red's crowns", p.Barons[red].Crowns, 20)
	})
	t.Run("not the eleventh", func(t *testing.T) {
		p := position(t, 6).stacked(0, cardOf(green, LevyTaxes)).allocated(TaxationArea, ServeTheChurch, 10)
		p.noble(green, star).at("froli").with(100)
		p.run((*State).playNextCard).play(by(green, Levy, 1))
		want(t, "taxation", p.told(KeySpecialPhase), false)
	})
	t.Run("four Barons, the eighth card in the blue area", func(t *testing.T) {
		p := position(t, 4).stacked(0, cardOf(green, RallySupport), cardOf(red, LevyTaxes)).allocated(AssemblyArea, ServeTheChurch, 7)
		p.run((*State).playNextCard).play(by(green, GatherVotes, 2))
		want(t, "the Assembly", p.told(KeySpecialPhase, int16(AssemblyArea)), true)
		want(t, "votes: two of the card, one of the Assembly", p.Barons[green].Votes, 3)
		// rule: warrior-knights/actions/special-phase-interrupts
		want(t, "held before the next card", p.Stacks[0].Len(), 1)
	})
	t.Run("the sixth in the red area, one Baron of four being out", func(t *testing.T) {
		p := position(t, 4).stacked(0, cardOf(green, DraftSoldiers)).allocated(WagesArea, ServeTheChurch, 5)
		p.Barons[black].Out = true
		n := p.noble(red, star).at("froli").with(100)
		p.run((*State).playNextCard).play(by(green, Decline))
		want(t, "wages", p.told(KeySpecialPhase, int16(WagesArea)), true)
		want(t, "red pays them", p.Barons[red].Crowns, 15-p.troop(p.troopsOf(n.n)[0]).Wage)
	})
	t.Run("none once the game is over", func(t *testing.T) {
		p := position(t, 3).allocated(TaxationArea, ServeTheChurch, 6)
		p.Phase = GameOver
		p.run((*State).holdSpecialPhases)
		want(t, "a special phase", p.told(KeySpecialPhase), false)
	})
}

func TestCardsGoHome(t *testing.T) {
	// rule: warrior-knights/actions/special-phase-returns-cards
	for area := range Area(areas) {
		p := position(t, 3).allocated(area, ServeTheChurch, 3).allocated((area+1)%areas, MobilizeForces, 2)
		p.run(func(g *State, t *play.Table) { g.specialPhase(t, area) }).finish()
		want(t, "cards in the area", p.cardsIn(area), 0)
		want(t, "cards in another", p.cardsIn((area+1)%areas), 2)
		for s := range play.Seat(3) {
			want(t, "back in hand", p.Barons[s].Hand[ServeTheChurch], 2)
		}
	}
}

func TestWhatSetsOffADraft(t *testing.T) {
	// rule: warrior-knights/actions/trigger-mercenary-draft
	for _, c := range []struct{ seats, crests int }{{6, 6}, {4, 4}, {3, 3}} {
		p := position(t, c.seats).stacked(0, cardOf(green, DraftSoldiers))
		p.crests(repeat(red, c.crests)...)
		last := int8(c.crests)
		p.run((*State).playNextCard).play(by(green, PlaceCrest, last))
		want(t, "the draft", p.lineOf(KeyDraft) > 0, true)

		p = position(t, c.seats).stacked(0, cardOf(green, DraftSoldiers))
		p.crests(repeat(red, c.crests-1)...)
		p.run((*State).playNextCard).play(by(green, PlaceCrest, last))
		want(t, "a draft with one crest fewer", p.lineOf(KeyDraft), -1)
	}
	p := position(t, 3).stacked(0, cardOf(green, VersatileStrategy))
	p.crests(red, red, blue)
	p.run((*State).playNextCard).play(by(green, BuyCrest, 3, 5))
	want(t, "a draft by a crest that was bought", p.lineOf(KeyDraft) > 0, true)
	p = position(t, 3).crests(red, red, blue, blue)
	p.Phase = GameOver
	p.run((*State).holdSpecialPhases)
	want(t, "a draft once the game is over", p.told(KeyDraft), false)
}

// crests puts crests on the mercenary table, from the left.
func (p *at) crests(owners ...play.Seat) *at {
	copy(p.Crests[:], owners)
	return p
}

func repeat(s play.Seat, n int) []play.Seat {
	all := make([]play.Seat, n)
	for i := range all {
		all[i] = s
	}
	return all
}

func TestWagesBeforeTheDraft(t *testing.T) {
	// rule: warrior-knights/actions/double-trigger-wages-first
	p := position(t, 4).stacked(0, cardOf(green, DraftSoldiers)).allocated(WagesArea, ServeTheChurch, 7)
	p.crests(red, red, blue, blue)
	p.run((*State).playNextCard).play(by(green, PlaceCrest, 4))
	wages, draft := p.lineOf(KeySpecialPhase), p.lineOf(KeyDraft)
	want(t, "wages, then the draft", 0 < wages && wages < draft, true)
	want(t, "cards in the red area", p.cardsIn(WagesArea), 0)

	// rule: warrior-knights/baron-actions/draft-soldiers-crest-optional
	p = position(t, 4).stacked(0, cardOf(green, DraftSoldiers)).allocated(WagesArea, ServeTheChurch, 7)
	p.crests(red, red, blue, blue)
	p.run((*State).playNextCard).play(by(green, Decline))
	want(t, "without a crest wages alone", p.lineOf(KeySpecialPhase) > 0 && p.lineOf(KeyDraft) < 0, true)
}
