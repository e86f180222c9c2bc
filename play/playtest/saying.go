package playtest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

// Said plays a random table and checks that everything that is asked, offered and told in it can be said in every
// language, of what it really speaks of, and that what is refused is refused by a rule. It stops after so many answers, or at the end with 0.
func Said(t testing.TB, g play.Game, setup signoria.Setup, answers int, languages []string) {
	t.Helper()
	l, err := g.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	l.Look(true)
	src := chance.New(4)
	told := 0
	for n := 0; !l.Over() && (answers == 0 || n < answers); n++ {
		o := l.Offers()[src.N(len(l.Offers()))]
		for _, lang := range languages {
			asked := l.Told(lang, o)
			sayable(t, lang, "prompt "+g.PromptName(o.Prompt), asked.Prompt)
			for i, c := range append(asked.Choices, asked.Refused...) {
				sayable(t, lang, fmt.Sprintf("choice %d (%s) of %s", i, c.Verb, asked.Prompt), c.Label)
				if c.Lacks != "" {
					sayable(t, lang, fmt.Sprintf("what choice %d (%s) of %s lacks", i, c.Verb, asked.Prompt), c.Lacks)
				}
			}
		}
		if repeats(l, o) {
			for _, lang := range languages {
				sayable(t, lang, "a standing order for "+g.PromptName(o.Prompt), g.Text(lang, "order."+g.PromptName(o.Prompt)))
			}
		}
		for _, r := range o.Refused {
			if g.RuleID(r.Rule) == "" {
				t.Errorf("%s refuses %+v by no rule", g.PromptName(o.Prompt), r.Choice)
			}
		}
		if _, err := l.Answer(pick(&src, o.Seat, o.Choices)); err != nil {
			t.Fatal(err)
		}
		for _, line := range l.Lines(told) {
			told++
			for _, lang := range languages {
				sayable(t, lang, fmt.Sprintf("line %s %v", g.LineName(line.Key), line.Args), l.Tell(lang, line))
			}
		}
	}
}

// repeats says whether a standing order can be given to one of an offer's choices.
func repeats(l play.Live, o play.Offer) bool {
	return slices.ContainsFunc(l.Repeats(o), func(r play.Repeat) bool { return r.Way != "" })
}

// sayable fails the test if a text broke, was told by its key, or is badly marked up.
func sayable(t testing.TB, lang, what, s string) {
	t.Helper()
	kind, _, _ := strings.Cut(s, ".")
	if s == "" || kind == "line" || kind == "prompt" || kind == "choice" || kind == "lacks" || kind == "name" || strings.Contains(s, "name.") || strings.Contains(s, "said.") {
		t.Errorf("%s: %s cannot be said: %q", lang, what, s)
	}
	if strings.Count(s, "[[") != strings.Count(s, "]]") || strings.Contains(s, "|[[") {
		t.Errorf("%s: %s is badly marked up: %q", lang, what, s)
	}
}
