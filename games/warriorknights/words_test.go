package warriorknights

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// Every language has the same texts, everything that is asked, offered or told has its words, and no two share one.
func TestTexts(t *testing.T) {
	for _, fault := range texts.Faults() {
		t.Error(fault)
	}
}

// Every text can be filled in, whatever it is about, and its marks are well formed.
func TestTextsExecute(t *testing.T) {
	g := position(t, 6).State
	for _, language := range rulebook.Languages {
		for _, key := range texts.Keys(language) {
			for _, n := range []int16{0, 1, 2} {
				s, err := texts.Fill(g, language, key, said{A: n, B: n, C: n, D: n, E: n, F: n, Lo: n, Hi: n, Note: "a word"})
				if err != nil {
					t.Errorf("%v", err)
				}
				if strings.Count(s, "[[") != strings.Count(s, "]]") || strings.Contains(s, "|[[") || strings.TrimSpace(s) == "" {
					t.Errorf("%s: %s: badly marked up: %q", language, key, s)
				}
			}
		}
	}
}

// Every rule that refuses is one of the ledger.
func TestNames(t *testing.T) {
	book, err := rulebook.Of("warrior-knights")
	if err != nil {
		t.Fatal(err)
	}
	for rule, id := range rules {
		if !slices.Contains(book.IDs, id) {
			t.Errorf("rule %d: the ledger has no %s", rule, id)
		}
	}
}

// What is weighed is told, and a whole game has turns, fights and headlines, but is mostly neither.
func TestWeights(t *testing.T) {
	for k := range weights {
		if lines[k] == "" {
			t.Errorf("line %d has a weight and no name", k)
		}
	}
	r := playtest.GoldenRecord(t, "four-barons")
	l, err := ours.Replay(r)
	if err != nil {
		t.Fatal(err)
	}
	count := map[play.Weight]int{}
	for _, line := range l.Lines(0) {
		count[ours.Weight(line.Key)]++
	}
	want(t, "turns begun", count[play.TurnBegins], l.Standing().Turn)
	if f, h := count[play.Fight], count[play.Headline]; f == 0 || h <= f || h > count[play.Plain]/3 {
		t.Errorf("the chronicle has %v", count)
	}
}

func TestTell(t *testing.T) {
	p := position(t, 3)
	line := play.Line{Key: KeyCityTaken, Args: play.Args{1, int16(city(t, "monz"))}}
	for _, language := range rulebook.Languages {
		s := p.Tell(language, line)
		if !strings.Contains(s, "[[baron:1|Madder]]") || !strings.Contains(s, "[[city:monz|Monz]]") {
			t.Errorf("%s: %q", language, s)
		}
	}
}

// Everything that is asked, offered and told in a random game can be said in every language, of what
// it really speaks of.
func TestTellARandomGame(t *testing.T) {
	for seats := 2; seats <= MaxBarons; seats += 2 {
		l, err := NewGame(nil, nil).Start(setup(seats, 4, map[string]int{optionLength: 8, optionHeirs: 1, optionMotions: 1}))
		if err != nil {
			t.Fatal(err)
		}
		l.Look(true)
		src := chance.New(4)
		said := func(language, what, s string) {
			if kind, _, _ := strings.Cut(s, "."); kind == "line" || kind == "prompt" || kind == "choice" || s == "" {
				t.Errorf("%s: %s cannot be said", language, what)
			}
		}
		for range 1200 {
			if l.Over() {
				break
			}
			o := l.Offers()[src.N(len(l.Offers()))]
			for _, language := range rulebook.Languages {
				told := l.Told(language, o)
				said(language, told.Prompt, told.Prompt)
				for i, c := range append(told.Choices, told.Refused...) {
					said(language, fmt.Sprintf("choice %d %+v of %s", i, c, told.Prompt), c.Label)
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
		}
		for _, line := range l.Lines(0) {
			for _, language := range rulebook.Languages {
				said(language, fmt.Sprintf("line %s %v", lines[line.Key], line.Args), l.Tell(language, line))
			}
		}
	}
}
