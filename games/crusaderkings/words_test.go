package crusaderkings

import (
	"fmt"
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

func TestTell(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3)
	line := play.Line{Key: KeyStarts, Args: play.Args{int16(french), int16(p.rulerOf(french))}}
	for language, house := range map[string]string{"en": "House of Capet", "it": "Casa dei Capetingi"} {
		s := p.Tell(language, line)
		if !strings.Contains(s, "[[seat:1|"+house+"]]") || !strings.Contains(s, fmt.Sprintf("[[person:%d|", p.rulerOf(french))) {
			t.Errorf("%s: %q", language, s)
		}
	}
}

// Everything that is asked, offered and told in random games can be said in every language, of what it
// really speaks of.
func TestTellRandomGames(t *testing.T) {
	for _, s := range tables() {
		if s.Seats != 4 {
			playtest.Said(t, ours, s, 0, rulebook.Languages)
		}
	}
}

// Two dynasties may have the same Councillor: whose is meant is said.
func TestWhoseCouncillorIsSaid(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").own(french, "paris").own(german, "saxony").
		develops(french, "chancellor").develops(german, "chancellor")
	p.acts(english, Intrigue).play(by(english, ToPlot)).asks(english, AskPlot)
	for _, language := range rulebook.Languages {
		seen := map[string]bool{}
		o, _ := p.match.OfferTo(english)
		for _, c := range p.Describe(language, o).Choices {
			if seen[c.Label] || c.Head != "" && seen[c.Head+c.Short] {
				t.Errorf("%s: two choices read %q", language, c.Label)
			}
			seen[c.Label], seen[c.Head+c.Short] = true, true
		}
	}
}
