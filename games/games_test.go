package games_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"signoria/games"
	"signoria/play/playtest"
	"signoria/rulebook"
)

func TestEveryGameIsOfferedInWords(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) { playtest.Worded(t, g, rulebook.Languages) })
	}
}

// A hint is said by the name of its question alone; what hangs on the moment stands in the question itself.
func TestHintsHaveNoParameters(t *testing.T) {
	wants := regexp.MustCompile(`(?m)^hint\..*\{\{.*$`)
	for _, folder := range [...]string{"*", "*/*"} {
		files, err := filepath.Glob(folder + "/text/*/*.yaml")
		if err != nil || len(files) == 0 {
			t.Fatalf("no texts in %s: %v", folder, err)
		}
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, hint := range wants.FindAllString(string(text), -1) {
				t.Errorf("%s: %s", name, hint)
			}
		}
	}
}

func TestEveryGameNamesRulesAndLinesThatThereAre(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			book, err := rulebook.Of(g.ID())
			if err != nil {
				t.Fatal(err)
			}
			playtest.Named(t, g, book.IDs)
		})
	}
}

func TestNoBotIsNamedAsTheBoxNamesSomebodyOrAsAnother(t *testing.T) {
	for _, g := range games.All() {
		var all []string
		for _, temper := range append(g.Tempers("squire"), "") {
			people := g.People(temper)
			all = slices.Concat(all, people.Men, people.Women)
		}
		if slices.Sort(all); len(slices.Compact(slices.Clone(all))) < len(all) {
			t.Errorf("%s has a name twice among %v", g.ID(), all)
		}
		for _, lang := range rulebook.Languages {
			box, err := json.Marshal(g.Components(lang))
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range all {
				if regexp.MustCompile(`\b` + name + `\b`).Match(box) {
					t.Errorf("%s is in the box of %s", name, g.ID())
				}
			}
		}
	}
}
