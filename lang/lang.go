// Package lang tells things in the languages of the table. A game's texts stand in folders, one for
// each language, of files with flat keys:
//
//	line.captured: "{{baron .A}} takes {{city .B}}."
//
// A text is a Go text/template; the game supplies the functions, and the dot is a Said.
package lang

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"text/template"

	"go.yaml.in/yaml/v4"
)

// Texts are a game's texts in every language.
type Texts struct {
	raw  map[string]map[string]string // by language and key
	told map[string]map[string]told
}

// told is how a text is filled in: by closures where there are any.
type told struct {
	closures writes
	template *template.Template
}

var checked atomic.Bool

// Check has every text that is said from now on said by text/template too, and panics where that comes to something else:
// for tests.
func Check() { checked.Store(true) }

// Load reads the files <language>/*.yaml and compiles every text with the functions of its language. A text of over
// stands for the one that has its key in files.
func Load(files fs.FS, languages []string, funcs func(language string) template.FuncMap, over ...fs.FS) (*Texts, error) {
	t := &Texts{raw: map[string]map[string]string{}, told: map[string]map[string]told{}}
	for _, language := range languages {
		raw, err := read(files, language)
		if err != nil {
			return nil, err
		}
		for _, layer := range over {
			own, err := read(layer, language)
			if err != nil {
				return nil, err
			}
			maps.Copy(raw, own)
		}
		all, own := map[string]told{}, funcs(language)
		root := template.New("").Funcs(own)
		for key, text := range raw {
			parsed, err := root.New(language + " " + key).Parse(text)
			if err != nil {
				return nil, err
			}
			all[key] = told{compiled(parsed, own), parsed}
		}
		t.raw[language], t.told[language] = raw, all
	}
	return t, nil
}

// read reads all files of a language into one.
func read(files fs.FS, language string) (map[string]string, error) {
	names, err := fs.Glob(files, path.Join(language, "*.yaml"))
	if err != nil {
		return nil, err
	}
	all := map[string]string{}
	for _, name := range names {
		raw, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		some := map[string]string{}
		if err := yaml.Load(raw, &some); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		for key, text := range some {
			if _, ok := all[key]; ok {
				return nil, fmt.Errorf("%s: %s is in another file too", name, key)
			}
			all[key] = text
		}
	}
	return all, nil
}

// Text is a text as it was written, "" if there is none.
func (t *Texts) Text(language, key string) string { return t.raw[language][key] }

// Say is a text filled in. What has no text, or breaks, is told by its key: the table plays on.
func (t *Texts) Say(language, key string, what Said) string {
	s, err := t.Fill(language, key, what)
	if err != nil {
		return key
	}
	return s
}

// Fill is Say with the error, for tests.
func (t *Texts) Fill(language, key string, what Said) (string, error) {
	text, ok := t.told[language][key]
	switch {
	case !ok:
		return "", fmt.Errorf("%s has no text %q", language, key)
	case text.closures == nil:
		return text.interpreted(what)
	}
	s, err := text.filled(what)
	if err != nil {
		err = fmt.Errorf("%s: %s: %w", language, key, err)
	}
	if checked.Load() {
		if other, odd := text.interpreted(what); other != s || (odd == nil) != (err == nil) {
			panic(otherwise(fmt.Sprintf("lang: %s %s of %+v is %q (%v) by closures, %q (%v) by text/template", language, key, what, s, err, other, odd)))
		}
	}
	return s, err
}

// otherwise is what Check has found.
type otherwise string

// filling is room to fill a text in.
type filling struct {
	what Said
	text []byte
}

var fillings = sync.Pool{New: func() any { return new(filling) }}

// filled is a text filled in by its closures. What a function of the game's panics with is an error, as in text/template.
func (t told) filled(what Said) (s string, err error) {
	f := fillings.Get().(*filling)
	defer func() {
		fillings.Put(f)
		switch r := recover().(type) {
		case nil:
		case otherwise:
			panic(r)
		default:
			s, err = "", fmt.Errorf("%v", r)
		}
	}()
	f.what = what
	f.text = t.closures(f.text[:0], &f.what)
	return string(f.text), nil
}

func (t told) interpreted(what Said) (string, error) {
	var b strings.Builder
	if err := t.template.Execute(&b, what); err != nil {
		return "", err
	}
	return b.String(), nil
}

// Keys are the keys of a language's texts, sorted.
func (t *Texts) Keys(language string) []string {
	keys := make([]string, 0, len(t.raw[language]))
	for key := range t.raw[language] {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}
