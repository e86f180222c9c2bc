package warriorknights

import (
	"strings"
	"testing"

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

// A whole game has turns, fights and headlines, but is mostly neither.
func TestWeights(t *testing.T) {
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
		playtest.Said(t, ours, setup(seats, 4, map[string]int{optionLength: 8, optionHeirs: 1, optionMotions: 1}), 1200, rulebook.Languages)
	}
}

// Troops of the same strength under two nobles are told apart by who gives them.
func TestATransferSaysWhoGives(t *testing.T) {
	p := position(t, 2)
	p.noble(green, star).at("monz").with(100)
	p.noble(green, circle).at("monz").with(50)
	told := map[string]bool{}
	for own := range int16(regulars) {
		if at := p.TroopAt[own]; at < 0 {
			continue
		}
		text, err := texts.Fill(p.State, "en", "choice.transfer", said{A: own, B: int16(garrisonOf(green))})
		if err != nil {
			t.Fatal(err)
		}
		told[text] = true
		if !strings.Contains(text, box.Barons[p.Barons[green].Colour].Nobles[p.TroopAt[own]%4].Name) {
			t.Errorf("%q does not say who gives", text)
		}
	}
	if len(told) != 2 {
		t.Errorf("told: %v", told)
	}
}
