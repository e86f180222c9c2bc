package lang

import (
	"maps"
	"slices"
	"testing"
	"testing/fstest"
	"text/template"

	"go.yaml.in/yaml/v4"
)

// sample are texts in all the ways that closures know, and some more.
var sample = map[string]string{
	"plain":      "Nothing to fill in.",
	"empty":      "",
	"number":     "{{.A}} of {{.B}}, {{.Lo}} to {{.Hi}}, {{-3}}",
	"note":       "“{{.Note}}”",
	"name":       "{{town .A}} and {{ town .B -}}  , then {{between .A .B}}",
	"nested":     "{{town (plus .A 1)}} {{plus (plus .A .B) 2}}",
	"form":       "{{place .A}} {{place .A `in`}} {{place .A \"\"}}",
	"if":         "{{if .A}}a{{end}}{{if .Note}}b{{else}}c{{end}}",
	"else if":    "{{if eq .A 1}}one{{else if eq .A 2}}two{{else if lt .A 0}}less{{else}}more{{end}}",
	"compared":   "{{eq .A 1 2 3}} {{ne .A .B}} {{lt .A 2}} {{le .A 2}} {{gt .A 2}} {{ge .A 2}} {{eq .Note \"x\"}}",
	"both":       "{{and .A .B}} {{or .A .B .Note}} {{not .A}} {{if and (gt .A 0) (odd .B)}}yes{{end}}",
	"none":       "{{here}} {{odd .A}}",
	"range":      "{{range $i, $s := all .A}}{{$i}}{{$s}} {{end}}",
	"with":       "{{with .Note}}{{.}}{{end}}",
	"pipe":       "{{.A | town}}",
	"breaks":     "before {{breaks .A}}",
	"no field":   "{{.Other}}",
	"other kind": "{{if eq .Note 1}}x{{end}}",
}

func functions(string) template.FuncMap {
	return template.FuncMap{
		"town":    func(n int16) string { return string(rune('a' + n)) },
		"between": func(a, b int16) string { return string(rune('a'+a)) + string(rune('a'+b)) },
		"plus":    func(a, b int16) int16 { return a + b },
		"place": func(n int16, form ...string) string {
			return string(append([]byte{byte('a' + n)}, append([]string{"?"}, form...)[len(form)]...))
		},
		"odd":    func(n int16) bool { return n%2 != 0 },
		"here":   func() string { return "here" },
		"all":    func(n int16) []string { return make([]string, max(0, n)) },
		"breaks": func(n int16) string { return []string{"only"}[n] },
	}
}

// Closures say what text/template says, in all they know, and break where it does.
func TestClosuresSayWhatTemplatesSay(t *testing.T) {
	file, err := yaml.Marshal(sample)
	if err != nil {
		t.Fatal(err)
	}
	texts, err := Load(fstest.MapFS{"en/a.yaml": &fstest.MapFile{Data: file}}, []string{"en"}, functions)
	if err != nil {
		t.Fatal(err)
	}
	var interpreted []string
	for key, text := range texts.told["en"] {
		if text.closures == nil {
			interpreted = append(interpreted, key)
			continue
		}
		for _, what := range []Said{{}, {A: 1, B: 2, Lo: -4, Hi: 9}, {A: 2, B: 1, Note: "x"}, {A: -1, B: 3, Note: "<y>"}} {
			got, err := texts.Fill("en", key, what)
			want, odd := text.interpreted(what)
			if got != want || (err == nil) != (odd == nil) {
				t.Errorf("%s of %+v: %q (%v), by text/template %q (%v)", key, what, got, err, want, odd)
			}
		}
	}
	if slices.Sort(interpreted); !slices.Equal(interpreted, []string{"no field", "pipe", "range", "with"}) {
		t.Errorf("no closures were made of %v, of %v", interpreted, slices.Sorted(maps.Keys(sample)))
	}
}

// Check finds a text that closures say otherwise, within another too.
func TestCheckFindsWhatIsSaidOtherwise(t *testing.T) {
	file := fstest.MapFS{"en/a.yaml": &fstest.MapFile{Data: []byte("outer: \"{{inner}}\"\ninner: \"{{.A}}\"")}}
	var texts *Texts
	texts, err := Load(file, []string{"en"}, func(string) template.FuncMap {
		return template.FuncMap{"inner": func() string { return texts.Say("en", "inner", Said{}) }}
	})
	if err != nil {
		t.Fatal(err)
	}
	wrong := texts.told["en"]["inner"]
	wrong.closures = func(b []byte, _ *Said) []byte { return append(b, '7') }
	texts.told["en"]["inner"] = wrong
	Check()
	defer checked.Store(false)
	defer func() {
		if _, is := recover().(otherwise); !is {
			t.Error("it was not found")
		}
	}()
	texts.Say("en", "outer", Said{})
}
