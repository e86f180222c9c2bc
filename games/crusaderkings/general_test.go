package crusaderkings

import (
	"errors"
	"testing"

	"signoria/play"
)

// rule: crusader-kings/general/golden-rule
func TestCardsBreakTheRules(t *testing.T) {
	p := threeDynasties(t, 1)
	p.Dynasties[english].Crusaded = 1
	want(t, "one Crusade in an Era", p.crusadeCap(english), 1)
	p.develops(english, "archbishop")
	want(t, "but the card says two", p.crusadeCap(english), 2)
	far := territory(t, "saxony")
	p.land("saxony").Rebellion = 1
	want(t, "Overthrow wants a neighbour", p.whyNotOverthrow(english, far) != play.Free, true)
	p.develops(english, "spymaster")
	want(t, "but the card says anywhere", p.whyNotOverthrow(english, far), play.Free)
}

func TestDecksThatRunOut(t *testing.T) {
	// rule: crusader-kings/general/cards-reshuffle
	// rule: crusader-kings/general/action-cards-by-type
	p := threeDynasties(t, 1)
	taxes := 0
	for c := range p.CardAt {
		switch box.Cards[c].Type {
		case Taxes:
			if p.CardAt[c] = CardPlayed; taxes < 15 {
				p.CardAt[c] = CardDiscard
			}
			taxes++
		case War:
			p.CardAt[c] = CardDiscard
		}
	}
	for i := range p.CardAt { // the other ten lie in front of somebody
		if p.CardAt[i] == CardPlayed {
			p.CardAt[i] = CardHand + uint8(french)
		}
	}
	c := p.drawCard(Taxes)
	want(t, "a Tax card is drawn", box.Cards[c].Type, Taxes)
	deck, discards := 0, 0
	for i, at := range p.CardAt {
		deck += int(b2i(box.Cards[i].Type == Taxes && at == CardDeck))
		discards += int(b2i(box.Cards[i].Type == War && at == CardDiscard))
	}
	want(t, "of fifteen in a new deck", deck, 15) // the card drawn has no other place yet
	want(t, "the discards of other types stay", discards, 35)

	// rule: crusader-kings/general/personal-character-discards
	for i := range p.People {
		if x := &p.People[i]; x.At == InDeck && (x.Of == int8(English) || x.Of == int8(French)) {
			x.At = Discarded
		}
	}
	who := p.drawPerson(English, Female)
	want(t, "an Englishwoman of the discard pile", box.People[who].Culture == English && box.People[who].Sex == Female, true)
	want(t, "the French pile stays", func() (n int) {
		for i := range p.People {
			n += int(b2i(p.People[i].At == Discarded))
		}
		return n
	}(), peopleEach)

	anybody := map[Sex]bool{}
	for range 40 {
		anybody[box.People[p.drawPerson(French, AnySex)].Sex] = true
	}
	want(t, "of either sex where none is wanted", anybody[Male] && anybody[Female], true)

	// rule: crusader-kings/general/shared-discard-piles
	for d := range p.DevAt {
		p.DevAt[d] = DevDiscard
	}
	want(t, "Development cards come back too", p.drawDevelopment() != None, true)

	// rule: crusader-kings/general/component-limits
	for i := range p.CardAt {
		p.CardAt[i] = CardHand + uint8(french)
	}
	want(t, "but not what players hold", p.drawCard(Realm), None)
}

// rule: crusader-kings/concepts/every-character-has-a-trait
// rule: crusader-kings/setup-board/character-random-trait
func TestACharactersTraitComesFromTheGeneralTraitBag(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	last := p.token("kind", bag(french))
	for i, at := range p.TokenAt {
		if at == InGeneral {
			p.TokenAt[i] = bag(german)
		}
	}
	p.TokenAt[last] = InGeneral
	child, brother := p.child(english, Male), p.sibling(english, Male)
	want(t, "the last token in the bag", p.fromGeneralBag(Place(child)), last)
	want(t, "lies on the card", p.TokenAt[last], Place(child))
	want(t, "there is none for another", p.fromGeneralBag(Place(brother)), None)
	want(t, "who has none", p.tokensAt(Place(brother)), 0)
}

func TestBagsAreSecret(t *testing.T) {
	// rule: crusader-kings/general/own-bag-open-to-owner
	// rule: crusader-kings/general/other-bags-secret
	g := table(t, 0, 3, 1, nil)
	for s := play.Seat(-1); s < 3; s++ {
		v := g.View(s).(*View)
		n := 0
		if s >= 0 {
			n = 4
		}
		want(t, "tokens one sees of one's own bag", len(v.Bag), n)
		want(t, "tokens in another's", v.Dynasties[(s+1)%3].Bag, 4)
	}
}

// What changes hands between players, besides what trades.go offers, is nothing.
func TestWhatIsNeverTraded(t *testing.T) {
	p := threeDynasties(t, 1).own(english, "mercia").pact(english, french).develops(english, "navy")
	p.child(english, Male, "pious")
	p.deal(english, Realm, CardHand)
	p.bagged(english, "brave")
	goods := map[int16]bool{}
	for _, thing := range p.thingsOf(english) {
		goods[thing] = true
	}
	// rule: crusader-kings/general/trade-characters-only-in-marriage
	// rule: crusader-kings/general/trade-no-pacts
	// rule: crusader-kings/general/trade-no-traits
	// rule: crusader-kings/general/trade-no-action-cards
	want(t, "two territories, a Development card and the promise of peace, and nothing else", len(goods), 4)
	want(t, "peace", goods[peaceThing], true)
	for _, id := range []string{"wessex", "mercia"} {
		want(t, id, goods[int16(territory(t, id))], true)
	}
	want(t, "the Navy", goods[territories+int16(p.cardOf(english, development(t, "navy")))], true)
	for thing := range goods {
		want(t, "it is a territory, a card or peace", thing <= peaceThing, true)
	}
}

func TestHush(t *testing.T) {
	p := threeDynasties(t, 1).bagged(english, "pious", "cruel")
	p.run(func(g *State, t *play.Table) {
		g.check(t, Trial{Seat: english, Action: Build, About: None, Guest: None, Needed: 1})
		g.check(t, Trial{Seat: english, Action: Build, About: None, Guest: None, Needed: 1})
		g.beginRound(t)
	})
	if _, err := p.match.Aside(by(french, Hush)); err != nil {
		t.Fatal(err)
	}
	want(t, "all know", p.match.View(german).(*View).Dynasties[french].Hushed, true)
	p.play(saying(by(english, InvestGold), 2)).asks(german, AskSabotage)
	_, asked := p.match.OfferTo(french)
	want(t, "who lets it pass is not asked", asked, false)
	p.play(saying(by(german, PaySabotage), 0))
	if _, err := p.match.Aside(by(french, Speak)); err != nil {
		t.Fatal(err)
	}
	p.play(saying(by(english, InvestGold), 2)).asks(german, AskSabotage).asks(french, AskSabotage)
	if _, err := p.match.Aside(by(french, Hush)); err != nil {
		t.Fatal(err)
	}
	p.finish()
	want(t, "it lasts for the Round", p.Dynasties[french].Hushed, false)
	for _, nobody := range []play.Seat{-2, play.Nobody, iberian, MaxDynasties, 100} {
		if _, err := p.match.Aside(by(nobody, Hush)); !errors.Is(err, play.ErrNoAside) {
			t.Errorf("seat %d, which is not at the table: %v", nobody, err)
		}
	}
}

// rule: crusader-kings/general/trade-not-unresolved-territory
func TestNothingIsTradedFromUnderAQuestion(t *testing.T) {
	p := threeDynasties(t, 1).own(english, "mercia", "wales")
	p.run(func(g *State, t *play.Table) { g.crisis(t, english) }).asks(english, AskCrisis)
	want(t, "asides while a Crisis is decided", len(p.match.Asides(english)), 0)
	p.play(by(english, Forsake, territory(t, "wales")))
	want(t, "two of three are kept", p.controls(english), 2)
}
