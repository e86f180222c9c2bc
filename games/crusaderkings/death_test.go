package crusaderkings

import (
	"testing"

	"signoria/play"
)

// kills is a position in which somebody dies, up to the first question.
func (p *at) kills(who int8, how Death) *at {
	return p.run(func(g *State, t *play.Table) { g.kill(t, who, how) })
}

// rule: crusader-kings/concepts/death
// rule: crusader-kings/concepts/death-random-trait
// rule: crusader-kings/concepts/death-event-trait
// rule: crusader-kings/concepts/death-of-duke
// rule: crusader-kings/concepts/character
// rule: crusader-kings/general/personal-character-discards
func TestTheDeadGoToTheDiscardPileAndTheirTokensWhereTheyBelong(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	child := p.child(english, Male)
	tokens := map[int16]Place{
		p.tokenFrom("brave", Random, Place(child)):      InGeneral,
		p.tokenFrom("bastard", EventPool, Place(child)): EventPile,
		p.tokenFrom("pious", Starting, Place(child)):    OutOfBox,
	}
	p.dukedom(child, "wessex")
	wife := p.somebody(French, Female, Person{At: InLaw, Of: int8(english)})
	p.wed(child, wife)
	p.run(func(g *State, t *play.Table) { g.discard(wife, Alive) })
	want(t, "a husband whose wife is gone", p.People[child].Spouse, None)
	p.kills(child, Murdered)
	for token, to := range tokens {
		want(t, "token "+box.Traits[box.Tokens[token].Trait].ID+" lies at", p.TokenAt[token], to)
	}
	want(t, "the card", p.People[child].At, Discarded)
	want(t, "whose pile", p.People[child].Of, int8(English))
	want(t, "the Duchy is one no longer", p.duchy(territory(t, "wessex")), false)
	want(t, "it is told", p.told(KeyTitleEnds, int16(child), int16(territory(t, "wessex"))), true)
	want(t, "it is still controlled", p.land("wessex").Owner, english)
	want(t, "it is told", p.told(KeyDies, int16(child), int16(english), int16(Murdered)), true)
}

// rule: crusader-kings/concepts/death
func TestStartingRulersAndGlitterhoofNeverComeBack(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	ruler := p.rulerOf(english)
	p.child(english, Male, "brave")
	horse := box.Glitterhoof
	p.People[horse] = Person{At: Unmarried, Of: territory(t, "wales"), Spouse: None, Title: None, Kin: None}
	p.run(func(g *State, t *play.Table) {
		g.kill(t, ruler, OldAge)
		g.kill(t, horse, Murdered)
	})
	want(t, "the Starting Ruler", p.People[ruler].At, OutOfPlay)
	want(t, "Glitterhoof", p.People[horse].At, OutOfPlay)
}

// rule: crusader-kings/concepts/independent-has-spouse
// rule: crusader-kings/plots/assassinate-success
func TestAnotherTakesThePlaceOfADeadSuitor(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	dead := p.suitor("wales", Female, "brave")
	p.kills(dead, Murdered)
	next := p.courted(territory(t, "wales"))
	if next == None || next == dead {
		t.Fatalf("the suitor of Wales is %d", next)
	}
	want(t, "her Culture", box.People[next].Culture, English)
	want(t, "her tokens", p.tokensAt(Place(next)), 1)
	want(t, "their pool", box.Tokens[p.tokenOn(next)].Pool, Random)
}

// Who married into a family leaves it when the relative dies; who was born into it stays when his spouse does.
// rule: crusader-kings/concepts/death
func TestAWidowLeaves(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	brother := p.sibling(english, Male, "brave")
	wife := p.somebody(French, Female, Person{At: InLaw, Of: int8(english)})
	p.wed(brother, wife)
	p.kills(brother, OnCrusade)
	want(t, "the widow", p.People[wife].At, Discarded)
	want(t, "whose pile", p.People[wife].Of, int8(French))

	p = position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	brother, ruler, queen := p.sibling(english, Male, "brave"), p.rulerOf(english), p.spouse(english, Female)
	wife = p.somebody(French, Female, Person{At: InLaw, Of: int8(english)})
	p.wed(brother, wife)
	p.run(func(g *State, t *play.Table) {
		g.kill(t, wife, Murdered)
		g.kill(t, queen, Murdered)
	})
	want(t, "the widower", p.People[brother].At, Sibling)
	want(t, "the ruler", p.rulerOf(english), ruler)
	want(t, "two have died, and nobody else is gone", [2]int{p.count(KeyDies), p.count(KeyGoes)}, [2]int{2, 0})
}

// rule: crusader-kings/concepts/death
func TestTheFamilyTreeTellsOfDeaths(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5)
	brother := p.sibling(english, Male, "brave")
	p.run(func(g *State, t *play.Table) {
		g.join(brother, english, Born)
		g.kill(t, brother, OnCrusade)
	})
	want(t, "his card lies among the discards of his Culture", p.People[brother], single(Discarded, int8(English)))
	entry := p.Tree[p.TreeLen-1]
	want(t, "of whom", entry.Person, brother)
	want(t, "when and how he died", entry.To == p.rounds() && entry.Died == OnCrusade && !entry.Left, true)
}
