package crusaderkings

import (
	"testing"

	"signoria/play"
	"signoria/play/bargain"
)

// grants is a position in which the English grant and revoke titles.
func (p *at) grants() *at {
	return p.run(func(g *State, t *play.Table) { g.titles(t, english) })
}

// rule: crusader-kings/titles/when
// rule: crusader-kings/titles/specific-territory
// rule: crusader-kings/titles/duke-card-stays-family
// rule: crusader-kings/titles/duke-token-number
// rule: crusader-kings/titles/revoke-voluntarily
func TestTitlesAreGrantedAndRevoked(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris")
	son, daughter, brother := p.child(english, Male, "brave"), p.child(english, Female, "pious"), p.sibling(english, Male, "weak")
	wife := p.somebody(French, Female, Person{At: InLaw, Of: int8(english)})
	p.wed(son, wife)
	p.dukedom(brother, "mercia")
	wessex, mercia, paris := territory(t, "wessex"), territory(t, "mercia"), territory(t, "paris")
	p.grants().asks(english, AskTitles)
	want(t, "for the spouse of a relative", p.offers(by(english, GrantTitle, wife, wessex)), false)
	want(t, "for the ruler", p.offers(by(english, GrantTitle, p.rulerOf(english), wessex)), false)
	want(t, "a territory of another", p.offers(by(english, GrantTitle, son, paris)), false)
	want(t, "a Duchy", p.refuses(by(english, GrantTitle, son, mercia)), RuleOneTitle)
	want(t, "to a Duke", p.refuses(by(english, GrantTitle, brother, wessex)), RuleOneTitle)
	p.play(by(english, GrantTitle, son, wessex))
	want(t, "to take back what was just granted", p.offers(by(english, RevokeTitle, son)), false)
	p.play(by(english, RevokeTitle, brother), by(english, GrantTitle, daughter, mercia))
	want(t, "Duke of Wessex", p.dukeOf(wessex), son)
	want(t, "Duchess of Mercia", p.dukeOf(mercia), daughter)
	want(t, "the brother", p.People[brother].Title, None)
	want(t, "the Duke is still a child of the house", p.heir(english), son)
	want(t, "and in his slot, which his token shows", p.childAt(english, 0), son)
	want(t, "Gold: titles cost nothing", p.Dynasties[english].Gold, 10)
	want(t, "with nothing left to grant the step is over", p.over(), true)
}

// rule: crusader-kings/titles/when
func TestTitlesAreNotAskedForInVain(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").grants()
	want(t, "without relatives", p.over(), true)
}

// rule: crusader-kings/titles/duke-killed-with-duchy
// rule: crusader-kings/invade/characters-killed
func TestTheDukeDiesWithHisDuchyAndHisWife(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia")
	son := p.child(english, Male, "brave")
	wife := p.somebody(French, Female, Person{At: InLaw, Of: int8(english)})
	p.wed(son, wife)
	p.dukedom(son, "wessex")
	p.run(func(g *State, table *play.Table) {
		g.killDuke(table, territory(t, "wessex"))
		g.killDuke(table, territory(t, "mercia"))
	})
	want(t, "the Duke", p.People[son].At, Discarded)
	want(t, "his wife", p.People[wife].At, Discarded)
	want(t, "how many died", p.count(KeyDies), 2)
}

// rule: crusader-kings/titles/revoke-on-other-loss
func TestADukeLivesWhenHisDuchyIsLostOtherwise(t *testing.T) {
	for _, traded := range []bool{false, true} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris")
		son := p.child(english, Male, "brave")
		p.dukedom(son, "wessex")
		wessex := territory(t, "wessex")
		p.run(func(g *State, t *play.Table) {
			if traded {
				g.swap(t, english, french, bargain.Of(int16(wessex)), 0)
			} else {
				g.loseTerritory(t, wessex, Released)
			}
		})
		want(t, "the Duke", p.People[son].At, Child)
		want(t, "his title", p.People[son].Title, None)
	}
}
