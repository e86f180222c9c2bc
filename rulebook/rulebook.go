// Package rulebook is the ledger: every rule of every rulebook by its id, in the languages of the
// table, with its worked examples and what the table decided where the rulebook is silent.
//
// A game's folder holds ledger.yaml, the map of the rulebook with its lines, and one file per
// language with the words that players read.
package rulebook

import (
	"cmp"
	"embed"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"

	"go.yaml.in/yaml/v4"
	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"

	"signoria"
)

//go:embed warrior-knights crusader-kings mu-alpha mu-giochix mu-prototype
var files embed.FS

// Languages are the languages of the table.
var Languages = []string{"en", "it"}

// Book is the rulebook of one game.
type Book struct {
	Game  string
	Title string
	IDs   []string // every rule, in the order of the rulebook

	sections []ledgerSection
	texts    map[string]text // by language
}

// Section is a chapter of the rulebook in a language.
type Section struct {
	ID    string
	Title string
	Rules []Rule
}

// Rule is one rule in a language.
type Rule struct {
	ID       string // as "warrior-knights/retreat/step-1-deserters"
	Title    string
	Rule     string
	Ruling   string // what the table decided, "" where the rulebook is plain
	Examples []Example
	Lines    string // where it stands in the rulebook's text
}

// Example is a worked example.
type Example struct {
	Given string `yaml:"given"`
	When  string `yaml:"when"`
	Then  string `yaml:"then"`
}

type ledger struct {
	Ruleset  string          `yaml:"ruleset"`
	Title    string          `yaml:"title"`
	Sections []ledgerSection `yaml:"sections"`
}

type ledgerSection struct {
	ID    string `yaml:"id"`
	Rules []struct {
		ID    string `yaml:"id"`
		Lines string `yaml:"lines"`
	} `yaml:"rules"`
}

type text struct {
	Sections map[string]string `yaml:"sections"`
	Rules    map[string]struct {
		Title    string    `yaml:"title"`
		Rule     string    `yaml:"rule"`
		Ruling   string    `yaml:"ruling"`
		Examples []Example `yaml:"examples"`
	} `yaml:"rules"`
}

var books sync.Map // game id -> *Book

// Of is the rulebook of a game, or a NotFound error.
func Of(game string) (*Book, error) {
	if b, ok := books.Load(game); ok {
		return b.(*Book), nil
	}
	b, err := load(game)
	if err != nil {
		return nil, err
	}
	books.Store(game, b)
	return b, nil
}

func load(game string) (*Book, error) {
	var l ledger
	if err := read(game+"/ledger.yaml", &l); err != nil {
		return nil, signoria.Errorf(signoria.NotFound, "there is no rulebook of %q", game)
	}
	b := &Book{Game: l.Ruleset, Title: l.Title, sections: l.Sections, texts: map[string]text{}}
	for _, s := range l.Sections {
		for _, r := range s.Rules {
			b.IDs = append(b.IDs, r.ID)
		}
	}
	for _, lang := range Languages {
		var t text
		if err := read(game+"/"+lang+".yaml", &t); err != nil {
			return nil, err
		}
		b.texts[lang] = t
	}
	return b, nil
}

func read(name string, into any) error {
	raw, err := files.ReadFile(name)
	if err != nil {
		return err
	}
	if err := yaml.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// Sections is the whole rulebook in a language, in its order.
func (b *Book) Sections(lang string) []Section {
	t := b.texts[lang]
	out := make([]Section, 0, len(b.sections))
	for _, s := range b.sections {
		sec := Section{ID: s.ID, Title: t.Sections[s.ID]}
		for _, r := range s.Rules {
			w := t.Rules[r.ID]
			sec.Rules = append(sec.Rules, Rule{ID: r.ID, Title: w.Title, Rule: w.Rule, Ruling: w.Ruling, Examples: w.Examples, Lines: r.Lines})
		}
		out = append(out, sec)
	}
	return out
}

// Rule is one rule in a language. The id may leave out the game.
func (b *Book) Rule(id, lang string) (Rule, error) {
	for _, s := range b.Sections(lang) {
		for _, r := range s.Rules {
			if r.ID == id || r.ID == b.Game+"/"+id {
				return r, nil
			}
		}
	}
	return Rule{}, signoria.Errorf(signoria.NotFound, "there is no rule %q in %s", id, b.Game)
}

// TitleOf is a rule's title in a language, or its id if there is no such rule.
func (b *Book) TitleOf(id, lang string) string {
	if r, ok := b.texts[lang].Rules[id]; ok {
		return r.Title
	}
	return id
}

// Search finds the rules that hold all the words, wherever they stand, the best first: words in the
// title weigh most. Case and accents do not matter.
func (b *Book) Search(words, lang string) []Rule {
	type hit struct {
		rule  Rule
		score int
	}
	var hits []hit
	want := strings.Fields(fold(words))
	for _, s := range b.Sections(lang) {
		for _, r := range s.Rules {
			if n := score(r, want); n > 0 {
				hits = append(hits, hit{r, n})
			}
		}
	}
	slices.SortStableFunc(hits, func(x, y hit) int { return cmp.Compare(y.score, x.score) })
	out := make([]Rule, len(hits))
	for i, h := range hits {
		out[i] = h.rule
	}
	return out
}

func score(r Rule, want []string) int {
	title, body := fold(r.Title+" "+r.ID), fold(r.Rule+" "+r.Ruling)
	total := 0
	for _, w := range want {
		switch {
		case strings.Contains(title, w):
			total += 3
		case strings.Contains(body, w):
			total++
		default:
			return 0
		}
	}
	return total
}

// fold makes text easy to compare: lower case, no accents.
func fold(s string) string {
	out, _, err := transform.String(transform.Chain(norm.NFD, runes.Remove(runes.In(unicode.Mn)), norm.NFC), s)
	if err != nil {
		return strings.ToLower(s)
	}
	return strings.ToLower(out)
}
