// Package lang tells things in the languages of the table. A game's texts stand in folders, one for
// each language, of files with flat keys:
//
//	line.captured: "{{baron .A}} takes {{city .B}}."
//
// A text is a Go text/template; the game supplies the functions and what the dot is.
package lang

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"text/template"

	"go.yaml.in/yaml/v4"
)

// Texts are a game's texts in every language.
type Texts struct {
	raw  map[string]map[string]string // by language and key
	told map[string]map[string]*template.Template
}

// Load reads the files <language>/*.yaml and compiles every text with the functions of its language. A text of over
// stands for the one that has its key in files.
func Load(files fs.FS, languages []string, funcs func(language string) template.FuncMap, over ...fs.FS) (*Texts, error) {
	t := &Texts{raw: map[string]map[string]string{}, told: map[string]map[string]*template.Template{}}
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
		told := map[string]*template.Template{}
		root := template.New("").Funcs(funcs(language)).Option("missingkey=error")
		for key, text := range raw {
			if told[key], err = root.New(language + " " + key).Parse(text); err != nil {
				return nil, err
			}
		}
		t.raw[language], t.told[language] = raw, told
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
func (t *Texts) Say(language, key string, dot any) string {
	s, err := t.Fill(language, key, dot)
	if err != nil {
		return key
	}
	return s
}

// Fill is Say with the error, for tests.
func (t *Texts) Fill(language, key string, dot any) (string, error) {
	text, ok := t.told[language][key]
	if !ok {
		return "", fmt.Errorf("%s has no text %q", language, key)
	}
	var b strings.Builder
	err := text.Execute(&b, dot)
	return b.String(), err
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
