package wording_test

import (
	"slices"
	"testing"
	"testing/fstest"
	"text/template"

	"signoria/games/wording"
	"signoria/rulebook"
)

// A sheet has a head without markup, and of facts those that there is something to say of.
func TestSheet(t *testing.T) {
	files := fstest.MapFS{}
	for _, language := range rulebook.Languages {
		files["text/"+language+"/all.yaml"] = &fstest.MapFile{Data: []byte(`
about.town: Town
about.town.gold: "{{if .A}}{{.A}} Gold{{end}}"
about.town.roads: "Roads to {{.Note}}"
`)}
	}
	words := wording.Words[int]{Files: files, Funcs: func(*wording.Speaker[int]) template.FuncMap { return nil }}
	g := 0
	c := words.Sheet("toy", &g, "en", 1)
	c.Head("town", func(s *wording.Speaker[int]) string {
		return wording.Mark("town:1", "Ulm") + " and " + wording.Mark("town:2", "Bonn")
	})
	c.Fact("town.gold", 7)
	c.Fact("town.gold", 0)
	name := func(_ *wording.Speaker[int], i int16) string { return []string{"Köln", "Trier"}[i] }
	c.List("town.roads", name)
	c.List("town.roads", name, 0, 1)
	c.Print("")
	c.Cite("towns/what-they-are", "towns/what-they-are")
	c.Cite("towns/what-they-are")
	if c.Kind != "Town" || c.Title != "Ulm and Bonn" {
		t.Errorf("the head is %q, %q", c.Kind, c.Title)
	}
	words.Final = func(text string) string { return "The" + text[len("the"):] }
	c.Head("town", func(*wording.Speaker[int]) string { return "the " + wording.Mark("town:1", "Ulm") })
	if c.Title != "The Ulm" {
		t.Errorf("the title is %q, and does not stand by itself", c.Title)
	}
	if want := []string{"7 Gold", "Roads to Köln, Trier"}; !slices.Equal(c.Facts, want) {
		t.Errorf("the facts are %q, want %q", c.Facts, want)
	}
	if !slices.Equal(c.Rules, []string{"toy/towns/what-they-are"}) {
		t.Errorf("the rules are %q", c.Rules)
	}
}
