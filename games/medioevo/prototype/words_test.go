package prototype

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/chance"
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
		l, err := NewGame(nil, nil).Start(s)
		if err != nil {
			t.Fatal(err)
		}
		l.Look(true)
		src := chance.New(4)
		said := 0
		for !l.Over() {
			o := l.Offers()[src.N(len(l.Offers()))]
			for _, language := range rulebook.Languages {
				asked := l.Told(language, o)
				sayable(t, language, "prompt "+prompts[o.Prompt], asked.Prompt)
				for i, c := range append(asked.Choices, asked.Refused...) {
					sayable(t, language, fmt.Sprintf("choice %d (%s) of %s", i, c.Verb, asked.Prompt), c.Label)
				}
			}
			c := o.Choices[src.N(len(o.Choices))]
			n := c.Lo
			if c.Ranged() {
				n += int16(src.N(int(c.Hi-c.Lo) + 1))
			}
			if _, err := l.Answer(c.With(o.Seat, n)); err != nil {
				t.Fatal(err)
			}
			for _, line := range l.Lines(said) {
				said++
				for _, language := range rulebook.Languages {
					sayable(t, language, fmt.Sprintf("line %s %v", lines[line.Key], line.Args), l.Tell(language, line))
				}
			}
		}
	}
}

// sayable fails the test if a text broke, was told by its key, or is badly marked up.
func sayable(t *testing.T, language, what, s string) {
	t.Helper()
	kind, _, _ := strings.Cut(s, ".")
	if s == "" || kind == "line" || kind == "prompt" || kind == "choice" || kind == "name" || strings.Contains(s, "name.") || strings.Contains(s, "said.") {
		t.Errorf("%s: %s cannot be said: %q", language, what, s)
	}
	if strings.Count(s, "[[") != strings.Count(s, "]]") || strings.Contains(s, "|[[") {
		t.Errorf("%s: %s is badly marked up: %q", language, what, s)
	}
}

// Every rule that refuses is one of the ledger.
func TestNames(t *testing.T) {
	book, err := rulebook.Of(ID)
	if err != nil {
		t.Fatal(err)
	}
	for rule, id := range rules {
		if !slices.Contains(book.IDs, id) {
			t.Errorf("rule %d: the ledger has no %s", rule, id)
		}
	}
	for k := range weights {
		if lines[k] == "" {
			t.Errorf("line %d has a weight and no name", k)
		}
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
