package giochix

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/games/wording"
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
	for _, seats := range []int{LeastPlayers, MostPlayers} {
		s := signoria.Setup{Game: ID, Version: Version, Seats: seats, Seed: uint64(seats), Options: map[string]int{optionTurns: 6, optionPieces: seats % 2}}
		playtest.Said(t, Game(), s, 0, rulebook.Languages)
	}
}

// Three dice are told each by its own name: a number alone does not say which of them is rolled again.
func TestThrownDiceAreToldByTheirNames(t *testing.T) {
	for _, language := range rulebook.Languages {
		for _, key := range []string{"prompt.barbarian-dice", "prompt.reroll"} {
			text := texts.Text(language, key)
			for _, die := range []string{"d4", "d6", "d8"} {
				if !strings.Contains(text, die) {
					t.Errorf("%s: %s does not name the %s: %s", language, key, die, text)
				}
			}
		}
	}
}

// A choice that stands under a head is called by something under it.
func TestEveryHeadHasItsShortNames(t *testing.T) {
	for _, language := range rulebook.Languages {
		for _, key := range texts.Keys(language) {
			if verb, head := strings.CutPrefix(key, "head."); head && texts.Text(language, "short."+verb) == "" {
				t.Errorf("%s: nothing stands under %s", language, key)
			}
			if verb, short := strings.CutPrefix(key, "short."); short && texts.Text(language, "head."+verb) == "" {
				t.Errorf("%s: %s stands under nothing", language, key)
			}
		}
	}
}

// All that is printed has a name wherever it can be named.
func TestEverythingHasItsName(t *testing.T) {
	g := &State{Seats: MostPlayers}
	for _, language := range rulebook.Languages {
		texts.Naming(g, language, func(w *wording.Speaker[State]) string {
			s := speaker{w}
			var all []string
			add := func(n int, name func(int16) string) {
				for i := range int16(n) {
					all = append(all, name(i))
				}
			}
			add(Places, s.place)
			add(Territories, s.town)
			add(Regions, s.region)
			add(units, func(k int16) string { return s.units(2, k) })
			add(EmpireCards, s.card)
			add(EmpireCards, s.objective)
			add(Technologies, s.tech)
			add(Branches, s.colour)
			add(EventCards, s.event)
			add(icons, s.icon)
			add(Goods, s.good)
			add(int(things), s.thing)
			add(len(phaseIDs), s.phase)
			add(families, s.family)
			add(MostPlayers+1, s.side)
			for _, name := range all {
				if name == "" || strings.HasPrefix(name, "name.") || strings.HasPrefix(name, "count.") {
					t.Errorf("%s: %q names nothing", language, name)
				}
			}
			return ""
		})
	}
}

// A transport is named by its kind and level, and pointed at.
func TestAPropertyIsNamedByItsNumber(t *testing.T) {
	g := &State{Seats: 3}
	g.Players[2].Property[1] = Property{Kind: Caravan, Level: 2, At: Spot(box.Rome), Cargo: [Goods]int8{1: 2}}
	n := numbered(2, 1)
	var told string
	texts.Naming(g, "en", func(w *wording.Speaker[State]) string {
		told = speaker{w}.property(n) + speaker{w}.cargo(n)
		return ""
	})
	if want := fmt.Sprintf("[[property:%d|Caravan II]] (2 [[good:wine|Wine]])", n); told != want {
		t.Errorf("it is called %q, not %q", told, want)
	}
}

// Bots are named as nobody in the box is.
func TestNoBotIsNamedAsTheBoxNamesSomebody(t *testing.T) {
	for _, language := range rulebook.Languages {
		all, err := json.Marshal(componentsIn(language))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range slices.Concat(people.Men, people.Women) {
			if regexp.MustCompile(`\b` + name + `\b`).Match(all) {
				t.Errorf("%s is in the box", name)
			}
		}
	}
}

// The game is offered in words, whatever table is opened.
func TestOptionsHaveWords(t *testing.T) {
	for _, language := range rulebook.Languages {
		for key, want := range map[string]string{
			"option.turns.8":      map[string]string{"en": "8 turns", "it": "8 turni"}[language],
			"called.golden-horde": box.Atlas.Realms[realmNamed("golden-horde")].Name[language],
			"option.realm.1":      box.Atlas.Realms[playable()[0]].Name[language],
		} {
			if got := textOf(language, key); got != want {
				t.Errorf("%s: %s is %q", language, key, got)
			}
		}
		for n := range playable() {
			if textOf(language, fmt.Sprintf("option.realm.%d.about", n+1)) == "" {
				t.Errorf("%s: nothing is said of Kingdom %d", language, n+1)
			}
		}
	}
}
