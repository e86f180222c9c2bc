package crusaderkings

import (
	"math/bits"
	"testing"

	"signoria/play"
)

// rule: crusader-kings/concepts/thirty-two-territories
func TestTheBoardHasThirtyFourTerritories(t *testing.T) {
	var of [cultures]int
	for i := range box.Territories {
		of[box.Territories[i].Culture]++
	}
	want(t, "by Culture", of, [cultures]int{English: 6, French: 8, German: 8, Italian: 6, Iberian: 6})
	var named uint64
	for _, x := range box.Scenarios {
		for _, d := range x.Dynasties {
			named |= d.Territories
		}
	}
	want(t, "a scenario gives Aragon to somebody", holds(named, territory(t, "aragon")), false)
	want(t, "territories that scenarios give", bits.OnesCount64(named), 33)
}

// rule: crusader-kings/concepts/trait-colours
func TestEveryTraitIsGoodOrBad(t *testing.T) {
	green := map[string]bool{}
	for _, id := range []string{
		"pious", "brave", "attractive", "humble", "cultivated", "clever", "swordmaster", "generous", "honest", "strong",
		"chaste", "scholar", "kind",
	} {
		green[id] = true
	}
	for _, x := range box.Traits {
		want(t, x.ID+" is red", x.Red, !green[x.ID])
	}
	for i := range box.Scenarios {
		for _, d := range box.Scenarios[i].Dynasties {
			for n, trait := range d.Traits {
				want(t, box.People[d.Ruler].ID+": "+box.Traits[trait].ID+" is red", box.Traits[trait].Red, n >= 2)
			}
		}
	}
}

// rule: crusader-kings/concepts/trait-definition
func TestATraitIsShownByItsTokenAndTestedInChecks(t *testing.T) {
	var shown [traits]bool
	for token, x := range box.Tokens {
		shown[x.Trait] = true
		p := position(t, "kingdom-of-jerusalem", 3)
		p.TokenAt[token] = bag(english)
		p.run(func(g *State, t *play.Table) {
			g.check(t, Trial{Seat: english, Action: EventCheck, About: None, Guest: None, Needed: 1, Reversed: [2]int8{None, None}, Shut: true})
		})
		want(t, box.Traits[x.Trait].ID+": the token that is drawn", p.Checked.Drawn[0], int16(token))
		want(t, box.Traits[x.Trait].ID+": it helps", p.Checked.Stage == Passed, !box.Traits[x.Trait].Red)
	}
	for trait, shown := range shown {
		want(t, box.Traits[trait].ID+" has a token", shown, true)
	}
}

// rule: crusader-kings/concepts/control
func TestAKnightMeansControl(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris")
	p.land("mercia").Laid = true
	p.land("wales").Pact = english
	want(t, "territories of the English", p.lands(english), 1<<territory(t, "wessex")|1<<territory(t, "mercia"))
	want(t, "of the French", p.controls(french), 1)
}

// rule: crusader-kings/concepts/knight-no-upkeep
func TestKnightsCostNothing(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales")
	want(t, "with Knights only", p.upkeep(english), 0)
	p.foot("wales")
	want(t, "with a Footsoldier", p.upkeep(english), 1)
}

// rule: crusader-kings/concepts/rebellion-token
func TestARebellionTokenOpensTheWayToOverthrow(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "normandy")
	p.plays(english, Intrigue, "")
	normandy := territory(t, "normandy")
	want(t, "without one it may be overthrown", p.whyNotOverthrow(english, normandy) == play.Free, false)
	p.land("normandy").Rebellion = 2
	want(t, "with two", p.whyNotOverthrow(english, normandy), play.Free)
}

// rule: crusader-kings/titles/cost-and-risk
func TestADuchyYieldsWhatATerritoryDoes(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia")
	before := p.income(english)
	p.dukedom(p.child(english, Male, "brave"), "wessex")
	want(t, "income with a Duke", p.income(english), before)
	want(t, "income", before > 0, true)
}

// rule: crusader-kings/spouse-loss/divorce-only-by-plot
func TestMarriagesEndByAPlotOnly(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
	king, queen := p.rulerOf(english), p.spouse(english, Female)
	son := p.child(english, Male, "brave")
	wife := p.somebody(German, Female, Person{At: InLaw, Of: int8(english)})
	p.wed(son, wife)
	other := p.rulerOf(french)
	p.wed(other, p.somebody(French, Female, Person{At: Consort, Of: int8(french)}))
	p.plays(english, Intrigue, "")
	want(t, "the Divorce plot for the King", p.whyNotPlot(english, Divorce, int16(king)), play.Free)
	want(t, "for the son", p.whyNotPlot(english, Divorce, int16(son)), play.Free)
	want(t, "for who married in", p.whyNotPlot(english, Divorce, int16(wife)), RuleDivorceOwn)
	want(t, "for another's King", p.whyNotPlot(english, Divorce, int16(other)), RuleDivorceOwn)
	p.sibling(english, Male, "weak")
	p.courts(english).asks(english, AskDynastic)
	o, _ := p.match.OfferTo(english)
	for _, c := range o.Choices {
		if c.Verb != NoMarriage && c.Verb != Adopt && (c.A == int16(king) || c.B == int16(queen)) {
			t.Errorf("the Dynastic phase offers the King's marriage: %+v", c)
		}
	}
}
