package rulebook_test

import (
	"fmt"
	"os"
	"regexp"
	"testing"

	"go.yaml.in/yaml/v4"

	"signoria"
	"signoria/rulebook"
)

// The games with a rulebook, and how many rules each has.
var games = map[string]int{"warrior-knights": 412, "crusader-kings": 520, "mu-alpha": 280, "mu-giochix": 253, "mu-prototype": 695}

// eachBook runs a test for the rulebook of every game.
func eachBook(t *testing.T, test func(t *testing.T, b *rulebook.Book)) {
	for game := range games {
		t.Run(game, func(t *testing.T) {
			b, err := rulebook.Of(game)
			if err != nil {
				t.Fatal(err)
			}
			test(t, b)
		})
	}
}

// Every rule of the ledger has its words in every language, and nothing else has.
func TestEveryRuleIsToldInEveryLanguage(t *testing.T) {
	eachBook(t, func(t *testing.T, b *rulebook.Book) {
		if len(b.IDs) != games[b.Game] {
			t.Errorf("the ledger has %d rules, want %d", len(b.IDs), games[b.Game])
		}
		english := b.Sections("en")
		for _, lang := range rulebook.Languages {
			for i, s := range b.Sections(lang) {
				if s.Title == "" {
					t.Errorf("%s: section %s has no title", lang, s.ID)
				}
				for j, r := range s.Rules {
					if r.Title == "" || r.Rule == "" {
						t.Errorf("%s: %s has no title or no text", lang, r.ID)
					}
					en := english[i].Rules[j]
					if (r.Ruling == "") != (en.Ruling == "") || len(r.Examples) != len(en.Examples) {
						t.Errorf("%s: %s differs from the English in what it has", lang, r.ID)
					}
				}
			}
		}
	})
}

// What the table decided is told to the players, and nothing else is.
func TestRulingsAreTold(t *testing.T) {
	eachBook(t, func(t *testing.T, b *rulebook.Book) {
		raw, err := os.ReadFile(b.Game + "/ledger.yaml")
		if err != nil {
			t.Fatal(err)
		}
		var ledger struct {
			Sections []struct {
				Rules []struct{ ID, Ruling string }
			}
		}
		if err := yaml.Unmarshal(raw, &ledger); err != nil {
			t.Fatal(err)
		}
		for _, s := range ledger.Sections {
			for _, r := range s.Rules {
				if told, _ := b.Rule(r.ID, "en"); (told.Ruling == "") != (r.Ruling == "") {
					t.Errorf("%s: the ledger and the words differ in whether something was decided", r.ID)
				}
			}
		}
	})
}

// The numbers in a rule are the same in every language.
func TestNumbersAgreeBetweenLanguages(t *testing.T) {
	number := regexp.MustCompile(`\d{2,}`)
	eachBook(t, func(t *testing.T, b *rulebook.Book) {
		for _, id := range b.IDs {
			en, _ := b.Rule(id, "en")
			it, _ := b.Rule(id, "it")
			count := func(r rulebook.Rule) map[string]int {
				n := map[string]int{}
				for _, e := range r.Examples {
					for _, x := range number.FindAllString(e.Given+" "+e.When+" "+e.Then, -1) {
						n[x] = 1
					}
				}
				return n
			}
			if a, z := fmt.Sprint(count(en)), fmt.Sprint(count(it)); a != z {
				t.Errorf("%s: the examples' numbers differ: %s and %s", id, a, z)
			}
		}
	})
}

func TestRule(t *testing.T) {
	b, _ := rulebook.Of("warrior-knights")
	r, err := b.Rule("movement/road-up-to-three", "it")
	if err != nil || r.ID != "warrior-knights/movement/road-up-to-three" {
		t.Errorf("a rule is found without its game: got %q, %v", r.ID, err)
	}
	if _, err := b.Rule("movement/by-air", "it"); signoria.CodeOf(err) != signoria.NotFound {
		t.Errorf("an unknown rule: got %v", err)
	}
	if _, err := rulebook.Of("chess"); signoria.CodeOf(err) != signoria.NotFound {
		t.Errorf("an unknown game: got %v", err)
	}
}

// Every rule of every game is cited by a test, or excused.
func TestCoverage(t *testing.T) {
	eachBook(t, func(t *testing.T, b *rulebook.Book) {
		c, err := rulebook.CoverageOf(b, os.DirFS(".."))
		if err != nil {
			t.Fatal(err)
		}
		for _, problem := range c.Problems {
			t.Error(problem)
		}
		if len(c.Cited)+len(c.Exempt) != len(b.IDs) {
			t.Errorf("%d rules are cited and %d excused, of %d", len(c.Cited), len(c.Exempt), len(b.IDs))
		}
	})
}

func ExampleBook_Search() {
	b, _ := rulebook.Of("warrior-knights")
	fmt.Println(b.Search("PONTE fiúme", "it")[0].ID)
	// Output: warrior-knights/movement/rivers-need-bridge
}
