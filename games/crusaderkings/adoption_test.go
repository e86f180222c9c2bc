package crusaderkings

import (
	"testing"

	"signoria/play"
)

// rule: crusader-kings/adoption/condition
// rule: crusader-kings/adoption/cost
// rule: crusader-kings/marriage/glitterhoof-no-children
func TestWhoMayAdopt(t *testing.T) {
	for _, c := range []struct {
		what                   string
		married, horse, parent bool
		gold                   int16
		why                    play.Rule
	}{
		{"a married childless ruler", true, false, false, 2, play.Free},
		{"one who is married to Glitterhoof", false, true, false, 2, play.Free},
		{"an unmarried one", false, false, false, 2, RuleAdopt},
		{"one with a child", true, false, true, 2, RuleAdopt},
		{"a poor one", true, false, false, 1, RuleAdoptCost},
	} {
		p := position(t, "kingdom-of-jerusalem", 5)
		p.Dynasties[english].Gold = c.gold
		if c.married {
			p.spouse(english, Female)
		}
		if c.horse {
			p.People[box.Glitterhoof] = Person{At: Consort, Of: int8(english), Title: None, Kin: None}
			p.wed(box.Glitterhoof, p.rulerOf(english))
		}
		if c.parent {
			p.child(english, Female, "brave")
		}
		want(t, c.what, p.whyNotAdopt(english), c.why)
	}
}

// A child that left for another dynasty does not count.
// rule: crusader-kings/adoption/condition
func TestAChildWhoLeftIsNoHindrance(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	p.spouse(english, Female)
	daughter := p.child(english, Female, "brave")
	ruler := p.rulerOf(french)
	p.run(func(g *State, t *play.Table) { g.wed(t, ruler, daughter) })
	want(t, "why not", p.whyNotAdopt(english), play.Free)
}

// rule: crusader-kings/adoption/draw
// rule: crusader-kings/adoption/trait
// rule: crusader-kings/adoption/adopted-child-inherits
func TestTheAdoptedChild(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	p.spouse(english, Female)
	p.run(func(g *State, t *play.Table) { g.adopt(t, english) })
	child := p.childAt(english, 0)
	if child == None {
		t.Fatal("nobody fills the first slot")
	}
	want(t, "Culture", box.People[child].Culture, English)
	want(t, "tokens", p.tokensAt(Place(child)), 1)
	want(t, "Gold", p.Dynasties[english].Gold, 8)
	want(t, "the heir", p.heir(english), child)
	want(t, "told", p.told(KeyAdopted, int16(english), int16(child), p.tokenOn(child)), true)

	p = position(t, "kingdom-of-jerusalem", 5)
	p.spouse(english, Female)
	for i := range p.People {
		if x := &p.People[i]; x.At == InDeck && x.Of == int8(English) {
			x.At = OutOfPlay
		}
	}
	want(t, "without a card of his Culture nobody adopts", p.whyNotAdopt(english), RuleAdoptDraw)
}

func TestABastardCarriesTwoTokens(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	p.run(func(g *State, t *play.Table) { g.birth(t, english, true) })
	child := p.childAt(english, 0)
	want(t, "tokens", p.tokensAt(Place(child)), 2)
	want(t, "one of them Bastard", p.hasTrait(Place(child), trait(t, "bastard")), true)
}

// rule: crusader-kings/concepts/every-character-has-a-trait
func TestWhoeverJoinsAFamilyHasATrait(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	p.run(func(g *State, t *play.Table) { g.birth(t, english, false) })
	born := p.childAt(english, 0)
	want(t, "tokens of a child that is born", p.tokensAt(Place(born)), 1)
	want(t, "their pool", box.Tokens[p.tokenOn(born)].Pool, Random)
}

// rule: crusader-kings/marriage/slots-after-leaving
func TestANewbornTakesTheLowestFreeSlotAndIsTheYoungest(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	first, second, third := p.child(english, Male, "brave"), p.child(english, Male, "pious"), p.child(english, Male, "weak")
	p.run(func(g *State, t *play.Table) {
		g.birth(t, english, false)
		g.kill(t, first, ByEvent)
		g.birth(t, english, false)
	})
	want(t, "the second keeps his slot", p.childAt(english, 1), second)
	want(t, "and the third", p.childAt(english, 2), third)
	want(t, "births: there was no room for the first", p.count(KeyBorn), 1)
	eldest := p.eldest(english, Child)
	want(t, "children", len(eldest), 3)
	want(t, "the youngest has the first slot", eldest[2], p.childAt(english, 0))
	p.run(func(g *State, t *play.Table) {
		g.kill(t, second, ByEvent)
		g.birth(t, english, false)
	})
	want(t, "and the next the second", p.eldest(english, Child)[2], p.childAt(english, 1))
	want(t, "what is wrong", p.Check(), nil)
}

// A token that has run out is replaced by a Random one of the trait, then by one of its colour that is
// critical for nothing.
func TestATokenThatHasRunOutIsReplaced(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	pious := trait(t, "pious")
	p.run(func(g *State, t *play.Table) {
		for i, at := range g.TokenAt {
			if box.Tokens[i].Trait == pious && at == EventPile {
				g.TokenAt[i] = OutOfBox
			}
		}
		g.TokenAt[g.tokenOf(t, EventPool, pious)] = bag(english)
		g.moveTokens(InGeneral, EventPile)
		for i := range g.TokenAt {
			switch x := box.Traits[box.Tokens[i].Trait].ID; {
			case box.Tokens[i].Trait == pious && g.TokenAt[i] != bag(english):
				g.TokenAt[i] = OutOfBox
			case x == "kind" || x == "strong" || x == "weak":
				g.TokenAt[i] = InGeneral
			}
		}
		g.TokenAt[g.tokenOf(t, EventPool, pious)] = bag(french)
	})
	want(t, "a Random one of the trait", p.hasTrait(bag(english), pious), true)
	want(t, "a green one that is critical for nothing", p.hasTrait(bag(french), trait(t, "strong")), true)
}
