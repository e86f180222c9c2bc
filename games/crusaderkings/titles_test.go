package crusaderkings

import (
	"slices"
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
	want(t, "to revoke what nobody has granted", p.offers(by(english, RevokeTitle, son)), false)
	want(t, "he may leave it at that", p.offers(by(english, TitlesDone)), true)
	p.play(by(english, GrantTitle, son, wessex))
	want(t, "to take back what was just granted", p.offers(by(english, RevokeTitle, son)), false)
	p.play(by(english, RevokeTitle, brother), by(english, GrantTitle, daughter, mercia))
	want(t, "Duke of Wessex", p.dukeOf(wessex), son)
	want(t, "Duchess of Mercia", p.dukeOf(mercia), daughter)
	want(t, "the brother", p.People[brother].Title, None)
	want(t, "the Duke is still a child of the house", p.heir(english), son)
	want(t, "Gold: titles cost nothing", p.Dynasties[english].Gold, 10)
	want(t, "with nothing left to grant the step is over", p.over(), true)
}

// The page draws on a Duchy the number of its Duke's slot, and whether he is a child or a sibling.
// rule: crusader-kings/titles/duke-token-number
func TestADuchyShowsTheSlotOfItsDuke(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales")
	p.child(english, Male, "brave")
	daughter, third := p.child(english, Female, "pious"), p.child(english, Male, "kind")
	p.sibling(english, Female, "ugly")
	brother := p.sibling(english, Male, "weak")
	p.grants()
	p.play(by(english, GrantTitle, daughter, p.in("wessex")), by(english, GrantTitle, third, p.in("mercia")),
		by(english, GrantTitle, brother, p.in("wales")))
	for _, want := range []struct {
		land, role string
		slot       int
	}{{"wessex", "child", 1}, {"mercia", "child", 2}, {"wales", "sibling", 1}} {
		v := p.View(french).(*View)
		duke := v.Territories[p.in(want.land)].Duke
		i := slices.IndexFunc(v.People, func(x PersonView) bool { return int(x.ID) == duke })
		if i < 0 {
			t.Errorf("%s shows no Duke", want.land)
		} else if x := v.People[i]; x.Role != want.role || x.Slot != want.slot || x.Title != int(p.in(want.land)) {
			t.Errorf("%s: its Duke is a %s in slot %d with title %d", want.land, x.Role, x.Slot, x.Title)
		}
	}
}

// rule: crusader-kings/titles/revoke-on-leaving
// rule: crusader-kings/titles/revoke-on-other-loss
func TestWhoHasNoTitleLosesNone(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales").own(french, "paris")
	duke, brother := p.child(english, Male, "brave"), p.child(english, Male, "kind")
	p.dukedom(duke, "wessex")
	leaves := func(son int8) func(g *State, t *play.Table) {
		bride := p.child(french, Female, "pious")
		return func(g *State, t *play.Table) { g.wed(t, bride, son) }
	}
	p.run(leaves(brother))
	want(t, "titles of who had none", p.count(KeyTitleEnds), 0)
	p.run(func(g *State, table *play.Table) { g.loseTerritory(table, territory(t, "mercia"), Released) })
	want(t, "titles of what was no Duchy", p.count(KeyTitleEnds), 0)
	p.run(leaves(duke))
	want(t, "the Duke's, when he leaves as well", p.told(KeyTitleEnds, int16(duke), int16(territory(t, "wessex"))), true)
	want(t, "Wessex", p.duchy(territory(t, "wessex")), false)
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
