package games_test

import (
	"slices"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/games"
)

// idle are choices, by their verbs, with which one is done though there is more to do.
var idle = map[string][]string{
	"warrior-knights": {"planning-done", "stand-down"},
	"crusader-kings":  {"titles-done"},
	"mu-prototype":    {"end-combat", "done-trade", "done-purchase"},
	"mu-alpha":        {"end-combat", "done-trade", "done-purchase"},
	"mu-giochix":      {"done-at-court", "done-shopping", "finish-trade", "camp"},
}

// What ends a list of deeds is not what the page urges while a better one is open.
func TestWhatEndsIdlyIsNotUrged(t *testing.T) {
	for _, g := range games.All() {
		l, err := g.Start(signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: 4, Seed: 11})
		if err != nil {
			t.Fatal(err)
		}
		src, unmet := chance.New(3), slices.Clone(idle[g.ID()])
		for n := 0; n < 4000 && len(unmet) > 0 && !l.Over(); n++ {
			o := l.Offers()[0]
			for _, c := range l.Told("en", o).Choices {
				if !slices.Contains(idle[g.ID()], c.Verb) {
					continue
				}
				if !c.Closes || !c.Declines {
					t.Fatalf("%s: %s closes %t and declines %t", g.ID(), c.Verb, c.Closes, c.Declines)
				}
				unmet = slices.DeleteFunc(unmet, func(verb string) bool { return verb == c.Verb })
			}
			a, err := l.Bot(t.Context(), "random", o.Seat, &src)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := l.Answer(a); err != nil {
				t.Fatal(err)
			}
		}
		if len(unmet) > 0 {
			t.Errorf("%s: %v were never offered", g.ID(), unmet)
		}
	}
}
