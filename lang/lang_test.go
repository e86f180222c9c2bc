package lang_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"text/template"

	"signoria/lang"
)

func load(t *testing.T, files map[string]string) (*lang.Texts, error) {
	t.Helper()
	tree := fstest.MapFS{}
	for name, text := range files {
		tree[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return lang.Load(tree, []string{"en", "it"}, func(language string) template.FuncMap {
		return template.FuncMap{"crowns": func(n int16) string { return map[string]string{"en": "crowns", "it": "Corone"}[language] }}
	})
}

// What stands over a text is said in its place; the others stay.
func TestOver(t *testing.T) {
	file := func(text string) fstest.MapFS {
		return fstest.MapFS{"en/a.yaml": &fstest.MapFile{Data: []byte(text)}}
	}
	texts, err := lang.Load(file("tower: Tower\nfort: Fortress"), []string{"en"}, func(string) template.FuncMap { return nil }, file("fort: Fort"))
	if err != nil {
		t.Fatal(err)
	}
	if tower, fort := texts.Say("en", "tower", lang.Said{}), texts.Say("en", "fort", lang.Said{}); tower != "Tower" || fort != "Fort" {
		t.Errorf("got %q and %q", tower, fort)
	}
}

func TestSay(t *testing.T) {
	texts, err := load(t, map[string]string{
		"en/a.yaml": "line.pays: \"He pays {{.A}} {{crowns .A}}.\"\nname: Madder",
		"en/b.yaml": "line.odd: \"{{.Missing}}\"",
		"it/a.yaml": "line.pays: \"Paga {{.A}} {{crowns .A}}.\"",
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ language, key, want string }{
		{"en", "line.pays", "He pays 3 crowns."},
		{"it", "line.pays", "Paga 3 Corone."},
		{"en", "line.odd", "line.odd"},   // breaks: told by its key
		{"it", "line.none", "line.none"}, // there is none
	} {
		if got := texts.Say(c.language, c.key, lang.Said{A: 3}); got != c.want {
			t.Errorf("%s %s: got %q, want %q", c.language, c.key, got, c.want)
		}
	}
	if got := texts.Text("en", "name"); got != "Madder" {
		t.Errorf("got %q", got)
	}
	if got := texts.Keys("en"); !slices.Equal(got, []string{"line.odd", "line.pays", "name"}) {
		t.Errorf("keys %v", got)
	}
}

func TestLoadSaysWhatIsWrong(t *testing.T) {
	for name, c := range map[string]struct {
		files map[string]string
		says  string
	}{
		"a key twice":         {map[string]string{"en/a.yaml": "k: x", "en/b.yaml": "k: y"}, "en/b.yaml: k is in another file too"},
		"a broken template":   {map[string]string{"it/a.yaml": "k: \"{{crowns\""}, "it k"},
		"an unknown function": {map[string]string{"en/a.yaml": "k: \"{{pounds 3}}\""}, "pounds"},
		"not YAML":            {map[string]string{"en/a.yaml": "k: [x"}, "en/a.yaml"},
	} {
		if _, err := load(t, c.files); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: got %v, want it to say %q", name, err, c.says)
		}
	}
}
