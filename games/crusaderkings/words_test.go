package crusaderkings

import (
	"fmt"
	"regexp"
	"slices"
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

// Italian names a dynasty with its article, which melts with a preposition before it and opens a sentence with a capital.
func TestItalianMeltsPrepositionsWithArticles(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3)
	p.Dynasties[english].House = None
	for key, want := range map[play.Key]string{
		KeyCasusBelli:  "La Casa dei Capetingi ha un Casus Belli contro gli Inglesi.",
		KeyPact:        "La Casa dei Capetingi e gli Inglesi stringono un Patto.",
		KeyPactEnds:    "Il Patto tra la Casa dei Capetingi e gli Inglesi è finito.",
		KeyShieldTaken: "Lo scudo della Casa dei Capetingi prende il posto di quello degli Inglesi a Costantinopoli.",
	} {
		if said := plain(p.Tell("it", play.Line{Key: key, Args: play.Args{int16(french), int16(english)}})); said != want {
			t.Errorf("%q, want %q", said, want)
		}
	}
}

// plain is a text without its marks.
func plain(text string) string {
	return regexp.MustCompile(`\[\[[^|]*\|([^\]]*)\]\]`).ReplaceAllString(text, "$1")
}

// Who may be courted is told of with the traits that come with a marriage.
func TestWhatAMatchBringsIsSaid(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	lady := p.suitor("paris", Female, "pious")
	p.child(english, Male)
	p.courts(english).asks(english, AskDynastic)
	p.says(english, Court, lady, map[string]string{
		"en": "NAME of Paris (Pious)", "it": "NAME, Parigi (Pio)",
	})
}

// Whom one may have murdered is told of with his family, and one's own come last.
func TestWhoseVictimIsSaid(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").own(french, "paris")
	own, theirs := p.child(english, Male), p.child(french, Male)
	p.acts(english, Intrigue).play(by(english, ToPlot)).asks(english, AskPlot)
	p.says(english, PlotMurder, theirs, map[string]string{"en": "NAME of House of Capet", "it": "NAME (Casa dei Capetingi)"})
	places := map[int16]int{}
	o, _ := p.match.OfferTo(english)
	for i, c := range o.Choices {
		if c.Verb == PlotMurder {
			places[c.A] = i
		}
	}
	want(t, "that they come first", places[int16(theirs)] < places[int16(own)], true)
}

// says checks the short label of a choice about somebody, by language; NAME stands for his name.
func (p *at) says(s play.Seat, v play.Verb, about int8, labels map[string]string) {
	p.t.Helper()
	o, _ := p.match.OfferTo(s)
	for language, label := range labels {
		want, told := strings.Replace(label, "NAME", box.People[about].Name[language], 1), p.Describe(language, o)
		i := slices.IndexFunc(o.Choices, func(c play.Choice) bool { return c.Verb == v && (c.A == int16(about) || c.B == int16(about)) })
		if i < 0 || plain(told.Choices[i].Short) != want {
			p.t.Errorf("of choice %d it is not said that it is %q: %+v", i, want, told.Choices)
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
