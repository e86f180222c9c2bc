package prototype

import (
	"fmt"
	"strings"
	"testing"

	"signoria"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// Every language has the same texts, everything that is asked, offered or told has its words, and no two share one.
func TestTexts(t *testing.T) {
	for _, fault := range texts.Faults() {
		t.Error(fault)
	}
}

// Everything that is asked, offered and told in random games can be said in every language, of what it really speaks of.
func TestTellRandomGames(t *testing.T) {
	for _, s := range []signoria.Setup{setup(3, 7, map[string]int{optionTurns: 3}), setup(6, 8, map[string]int{optionHonour: 10, optionTurns: 3, optionPieces: 1})} {
		playtest.Said(t, ours, s, 0, rulebook.Languages)
	}
}

// Who is to roll reads what fights on either side, and how many cards he has left, one of them in the singular.
func TestARollIsAskedWithBothStrengths(t *testing.T) {
	p, wagon := clash(t, 21, 10)
	p.holds(green, Arciere).strikes("palestine", red, wagon).unprepared()
	o, _ := p.match.OfferTo(green)
	sides := p.Battle.Sides
	for language, say := range map[string]string{"en": "%d VF against %d VF. Use up to 1 more card,", "it": "%d VF contro %d VF. Usa ancora fino a 1 carta,"} {
		if told, said := p.Describe(language, o).Prompt, fmt.Sprintf(say, sides[0].VF, sides[1].VF); !strings.Contains(told, said) {
			t.Errorf("%s: %q does not say %q", language, told, said)
		}
	}
}

// What may be done with one piece of the spoils is offered under one head.
func TestChoicesOfOneHeadStandTogether(t *testing.T) {
	p, _ := victorious(t)
	p.build(Fort, 1, "judea").build(Settlement, 1, "judea")
	p.conquers("judea").asks(green, AskSpoils)
	o, _ := p.match.OfferTo(green)
	groups := map[string]string{}
	for _, c := range p.Describe("en", o).Choices {
		if other, ok := groups[c.Head]; ok && c.Head != "" && other != c.Group {
			t.Errorf("%q stands over %q and %q", c.Head, other, c.Group)
		}
		groups[c.Head] = c.Group
	}
	if len(groups) < 2 {
		t.Error("no spoils are offered under a head")
	}
}
