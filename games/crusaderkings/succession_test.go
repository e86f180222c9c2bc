package crusaderkings

import (
	"testing"

	"signoria/play"
)

// rule: crusader-kings/succession/order
// rule: crusader-kings/succession/trigger
func TestTheThroneGoesToTheEldestSonThenDaughterThenBrotherThenSister(t *testing.T) {
	type kin struct {
		at  At
		sex Sex
	}
	son, daughter := kin{Child, Male}, kin{Child, Female}
	brother, sister := kin{Sibling, Male}, kin{Sibling, Female}
	for _, c := range []struct {
		family []kin
		heir   int
	}{
		{[]kin{daughter, son, brother}, 1}, {[]kin{daughter, brother}, 0}, {[]kin{sister, brother}, 1}, {[]kin{sister}, 0},
		{[]kin{son, son}, 0}, {[]kin{brother, sister, daughter, daughter}, 2},
	} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
		var family []int8
		for _, k := range c.family {
			family = append(family, p.relative(english, k.at, k.sex, []string{"brave"}))
		}
		p.kills(p.rulerOf(english), OldAge)
		want(t, "the new ruler", p.rulerOf(english), family[c.heir])
		siblings := 0
		for i, k := range c.family {
			siblings += int(b2i(i != c.heir && k.at == c.family[c.heir].at))
		}
		want(t, "the heir's brothers and sisters are the siblings now", len(p.eldest(english, Sibling)), siblings)
	}
	want(t, "who has nobody has no heir", position(t, "kingdom-of-jerusalem", 5).heir(english), int8(None))
}

// rule: crusader-kings/succession/discard-king-and-spouse
// rule: crusader-kings/succession/heir-becomes-king
// rule: crusader-kings/marriage/spouse-of-heir
// rule: crusader-kings/titles/revoke-on-inheritance
// rule: crusader-kings/marriage/relatives-keep-tokens-on-cards
// rule: crusader-kings/concepts/every-character-has-a-trait
func TestTheHeirIsCrownedWithHisWife(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").bagged(english, "pious", "strong")
	old := p.rulerOf(english)
	queen := p.spouse(english, Female)
	son := p.child(english, Male, "brave", "bastard")
	wife := p.somebody(French, Female, Person{At: InLaw, Of: int8(english)})
	p.wed(son, wife)
	p.token("weak", Place(wife))
	p.dukedom(son, "wessex")
	p.Dynasties[english].OldAge = 4
	want(t, "tokens in the bag before", p.tokensAt(bag(english)), 2)
	p.kills(old, OldAge)
	want(t, "the ruler", p.rulerOf(english), son)
	want(t, "the consort", p.consortOf(english), wife)
	want(t, "tokens in the bag: of the old ruler, the heir and his wife", p.tokensAt(bag(english)), 5)
	want(t, "tokens on the ruler's card", p.tokensAt(Place(son)), 0)
	want(t, "tokens on the consort's", p.tokensAt(Place(wife)), 0)
	want(t, "Old Age", p.Dynasties[english].OldAge, 0)
	want(t, "his Duchy", p.People[son].Title, None)
	want(t, "the dowager", p.People[queen].At, Discarded)
	want(t, "they are still married", p.People[son].Spouse, wife)
}

// rule: crusader-kings/succession/bastards-inherit
func TestABastardInherits(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	son := p.child(english, Male, "bastard")
	p.child(english, Male, "brave")
	p.kills(p.rulerOf(english), Murdered)
	want(t, "the ruler", p.rulerOf(english), son)
}

// rule: crusader-kings/succession/other-children-become-siblings
// rule: crusader-kings/succession/old-siblings-removed
// rule: crusader-kings/titles/duke-token-after-succession
// rule: crusader-kings/marriage/slots-after-leaving
func TestTheHeirsBrothersAreTheNewSiblings(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia")
	uncle := p.sibling(english, Male, "brave")
	aunt := p.somebody(French, Female, Person{At: InLaw, Of: int8(english)})
	p.wed(uncle, aunt)
	daughter := p.child(english, Female, "pious")
	son := p.child(english, Male, "weak")
	second := p.child(english, Male, "strong")
	p.dukedom(daughter, "wessex")
	p.dukedom(uncle, "mercia")
	p.kills(p.rulerOf(english), OldAge)
	want(t, "the ruler", p.rulerOf(english), son)
	want(t, "the first sibling", p.siblingAt(english, 0), daughter)
	want(t, "the second sibling", p.siblingAt(english, 1), second)
	want(t, "children", len(p.eldest(english, Child)), 0)
	want(t, "the uncle", p.People[uncle].At, Discarded)
	want(t, "his wife", p.People[aunt].At, Discarded)
	want(t, "his Duchy", p.duchy(territory(t, "mercia")), false)
	want(t, "the sister keeps hers", p.dukeOf(territory(t, "wessex")), daughter)
	want(t, "tokens of the sister, who has not inherited", p.tokensAt(Place(daughter)), 1)
	want(t, "the next heir", p.heir(english), second)
}

// rule: crusader-kings/succession/old-siblings-removed
func TestABrotherWhoInheritsKeepsHisSister(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	brother := p.sibling(english, Male, "brave")
	sister := p.sibling(english, Female, "pious")
	p.kills(p.rulerOf(english), OldAge)
	want(t, "the ruler", p.rulerOf(english), brother)
	want(t, "the sister", p.People[sister].At, Sibling)
}

// rule: crusader-kings/succession/alliances-survive
func TestASuccessionChangesNoAlliance(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").pact(english, french).cause(german, english)
	p.Dynasties[english].Wars, p.Dynasties[italian].Wars = 1<<italian, 1<<english
	p.child(english, Male, "brave")
	p.kills(p.rulerOf(english), OldAge)
	want(t, "the Pact", p.inPact(english, french), true)
	want(t, "the War", p.atWar(english, italian), true)
	want(t, "the Casus Belli", p.hasCasusBelli(german, english), true)
}

// The family tree tells who reigned from when, who is whose child and who died how.
func TestTheTreeGrows(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	p.Era, p.Round = 2, 1
	ruler := p.rulerOf(english)
	p.run(func(g *State, t *play.Table) {
		g.join(ruler, english, Founded)
		g.birth(t, english, false)
		g.kill(t, ruler, OldAge)
	})
	want(t, "entries", p.TreeLen, 2)
	old, child := p.Tree[0], p.Tree[1]
	want(t, "how the first died", old.Died, OldAge)
	want(t, "when", old.To, 4)
	want(t, "how the second came", child.Came, Born)
	want(t, "whose child", child.Parent, 0)
	want(t, "reigns since", child.Reign, 4)
	want(t, "still lives", child.To, None)
}
