package warriorknights

import (
	"slices"
	"strings"
	"testing"

	"signoria/play"
	"signoria/rulebook"
)

// Every language has the same texts, and everything that is asked, offered or told has its words.
func TestTextsComplete(t *testing.T) {
	want := map[string]bool{}
	for _, name := range verbs {
		want["choice."+name] = true
	}
	for _, name := range prompts {
		want["prompt."+name] = true
	}
	for _, name := range lines {
		want["line."+name] = true
	}
	all := map[string]bool{}
	for _, language := range rulebook.Languages {
		for _, key := range texts().Keys(language) {
			all[key] = true
		}
	}
	for _, language := range rulebook.Languages {
		have := texts().Keys(language)
		for key := range all {
			if !slices.Contains(have, key) {
				t.Errorf("%s has no text %q, and another language has", language, key)
			}
		}
		for key := range want {
			if !slices.Contains(have, key) {
				t.Errorf("%s has no text %q", language, key)
			}
		}
		for _, key := range have {
			kind, _, _ := strings.Cut(key, ".")
			if (kind == "choice" || kind == "prompt" || kind == "line") && !want[key] {
				t.Errorf("%s: %q is the text of nothing", language, key)
			}
		}
	}
}

// Every text can be filled in, whatever it is about, and its marks are well formed.
func TestTextsExecute(t *testing.T) {
	g := position(t, 6).State
	for _, language := range rulebook.Languages {
		for _, key := range texts().Keys(language) {
			for _, n := range []int16{0, 1, 2} {
				speakers[language].g = g
				s, err := texts().Fill(language, key, said{A: n, B: n, C: n, D: n, E: n, F: n, Lo: n, Hi: n, Note: "a word"})
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

// No two verbs, prompts or lines share a name, and every rule that refuses is one of the ledger.
func TestNames(t *testing.T) {
	unique(t, "verb", verbs)
	unique(t, "prompt", prompts)
	unique(t, "line", lines)
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

func unique[K comparable](t *testing.T, kind string, names map[K]string) {
	seen := map[string]bool{}
	for _, name := range names {
		if seen[name] {
			t.Errorf("two %ss are called %s", kind, name)
		}
		seen[name] = true
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
