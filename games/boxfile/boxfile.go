// Package boxfile reads what is printed in a game: YAML files of lists of items, each with an id and a
// remark where what we know of it comes from, and box files that override items one by one. A game
// gives a struct of lists, whose keys are those of the files; what they mean is the game's business.
package boxfile

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"path"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"

	"signoria/rulebook"
)

// Item is what every printed thing has: an id, and where what we know of it comes from. A list's elements
// embed it with the tag ",inline".
type Item struct {
	ID     string            `yaml:"id"`
	Source string            `yaml:"source"` // rulebook, public, reconstructed; or box: from a box file
	Where  string            `yaml:"where"`  // which public source, by the file's where_index
	Facts  map[string]string `yaml:"facts"`  // where its parts come from, if they differ
	File   string            // the file it stands in
}

func (i *Item) common() *Item { return i }

// Names is a text in every language; in a file, one text for all or one for each.
type Names map[string]string

// Whole says whether the text is there in every language.
func (m Names) Whole() bool {
	for _, lang := range rulebook.Languages {
		if strings.TrimSpace(m[lang]) == "" {
			return false
		}
	}
	return true
}

// Read reads the YAML files of a folder into a new struct of lists. The error names every item that cannot
// be read, and why.
func Read[P any](files fs.FS, folder string) (*P, error) {
	p := new(P)
	names, err := fs.Glob(files, folder+"/*.yaml")
	if err != nil {
		return nil, err
	}
	var faults []error
	for _, name := range names {
		raw, err := fs.ReadFile(files, name)
		if err == nil {
			err = read(reflect.ValueOf(p).Elem(), path.Base(name), raw, false)
		}
		faults = append(faults, err)
	}
	return p, errors.Join(faults...)
}

// Must is for what is compiled in: it panics if that cannot be read.
func Must[T any](x *T, err error) *T {
	if err != nil {
		panic(err)
	}
	return x
}

// over reads a box file over what is printed, and returns the whole with the file's fingerprint. p stays as it is.
func over[P any](p *P, name string, r io.Reader) (all *P, fingerprint string, err error) {
	raw, err := io.ReadAll(r)
	if err != nil {
		return nil, "", err
	}
	all = new(P)
	copyLists(reflect.ValueOf(all).Elem(), reflect.ValueOf(p).Elem())
	if err := read(reflect.ValueOf(all).Elem(), name, raw, true); err != nil {
		return nil, "", err
	}
	return all, fmt.Sprintf("%x", sha256.Sum256(raw))[:16], nil
}

// copyLists copies lists, those of embedded structs of lists too.
func copyLists(to, from reflect.Value) {
	for i := range from.NumField() {
		if from.Field(i).Kind() == reflect.Struct {
			copyLists(to.Field(i), from.Field(i))
			continue
		}
		to.Field(i).Set(reflect.AppendSlice(reflect.Zero(from.Field(i).Type()), from.Field(i)))
	}
}

// read reads a file into lists. With over, its items override those there are.
func read(lists reflect.Value, file string, raw []byte, over bool) error {
	var doc yaml.Node
	if err := yaml.Load(raw, &doc); err != nil && len(bytes.TrimSpace(raw)) > 0 {
		return fmt.Errorf("%s: %w", file, err)
	}
	if len(doc.Content) != 1 || doc.Content[0].Kind != yaml.MappingNode {
		return fmt.Errorf("%s: a file of lists such as %s is wanted", file, KeysOf(lists.Type())[0])
	}
	var faults []error
	root := doc.Content[0]
	read := map[string]bool{} // the items of this file, as "cities/froli"
	for i := 0; i < len(root.Content); i += 2 {
		name, items := root.Content[i].Value, root.Content[i+1]
		list, ok := keyed(lists, name)
		switch {
		case ok && items.Kind == yaml.SequenceNode:
			for _, n := range items.Content {
				faults = append(faults, readItem(file, name, list, n, over, read))
			}
		case ok:
			faults = append(faults, fmt.Errorf("%s: %s: a list of items is wanted", file, name))
		case name != "where_index":
			faults = append(faults, fmt.Errorf("%s: there is no list %q; there are %s", file, name, strings.Join(KeysOf(lists.Type()), ", ")))
		}
	}
	return errors.Join(faults...)
}

// readItem adds an item to its list, or with over reads it over the one of the same id.
func readItem(file, name string, list reflect.Value, n *yaml.Node, over bool, read map[string]bool) error {
	id := ""
	if n.Kind == yaml.MappingNode {
		for i := 0; i < len(n.Content); i += 2 {
			if n.Content[i].Value == "id" {
				id = n.Content[i+1].Value
			}
		}
	}
	if id == "" {
		return fmt.Errorf("%s: %s: line %d: an item with an id is wanted", file, name, n.Line)
	}
	fail := func(err error) error { return fmt.Errorf("%s: item %s/%s: %w", file, name, id, err) }
	at := -1
	for i := range list.Len() {
		if commonOf(list.Index(i)).ID == id {
			at = i
		}
	}
	switch {
	case over && at < 0:
		return fail(errors.New("the box has no such item to override"))
	case read[name+"/"+id], !over && at >= 0:
		return fail(errors.New("it is there twice"))
	case !over:
		list.Set(reflect.Append(list, reflect.Zero(list.Type().Elem())))
		at = list.Len() - 1
	}
	read[name+"/"+id] = true
	it := commonOf(list.Index(at))
	if over {
		it.Source, it.Where, it.Facts = "box", "", nil
	}
	it.File = file
	if err := fill(n, list.Index(at)); err != nil {
		return fail(err)
	}
	if !slices.Contains([]string{"rulebook", "public", "reconstructed", "box"}, it.Source) {
		return fail(fmt.Errorf("source: %q is none of rulebook, public, reconstructed, box", it.Source))
	}
	return nil
}

func commonOf(v reflect.Value) *Item {
	return v.Addr().Interface().(interface{ common() *Item }).common()
}

// Filler is a type that reads itself from a node.
type Filler interface{ Fill(n *yaml.Node) error }

// Heeder is a struct that wants to know which keys were given.
type Heeder interface{ Heed(given []string) }

// fill reads a node into a value. What the node does not speak of stays as it was; keys the value
// does not have, and values of another kind, are errors.
func fill(n *yaml.Node, v reflect.Value) error {
	if n.Kind == yaml.AliasNode {
		return errors.New("aliases are not understood here")
	}
	if n.ShortTag() == "!!null" {
		v.SetZero()
		return nil
	}
	if f, ok := v.Addr().Interface().(Filler); ok {
		return f.Fill(n)
	}
	switch v.Kind() {
	case reflect.Pointer:
		p := reflect.New(v.Type().Elem())
		v.Set(p)
		return fill(n, p.Elem())
	case reflect.Struct:
		return fillStruct(n, v)
	case reflect.Map:
		return fillMap(n, v)
	case reflect.Slice, reflect.Array:
		return fillList(n, v)
	case reflect.String:
		if n.Kind != yaml.ScalarNode {
			return errors.New("a text is wanted")
		}
		v.SetString(n.Value)
	case reflect.Bool:
		b, err := strconv.ParseBool(n.Value)
		if err != nil || n.ShortTag() != "!!bool" {
			return Wanted("true or false", n)
		}
		v.SetBool(b)
	case reflect.Float64:
		f, err := strconv.ParseFloat(n.Value, 64)
		if err != nil || n.Kind != yaml.ScalarNode || math.IsNaN(f) || math.IsInf(f, 0) {
			return Wanted("a number", n)
		}
		v.SetFloat(f)
	default:
		i, err := strconv.ParseInt(n.Value, 10, v.Type().Bits())
		if err != nil || n.Kind != yaml.ScalarNode {
			return Wanted("a whole number", n)
		}
		v.SetInt(i)
	}
	return nil
}

// Wanted is the error of a value of the wrong kind.
func Wanted(what string, n *yaml.Node) error {
	if n.Kind != yaml.ScalarNode {
		return fmt.Errorf("%s is wanted", what)
	}
	return fmt.Errorf("%s is wanted, not %q", what, n.Value)
}

func fillStruct(n *yaml.Node, v reflect.Value) error {
	if n.Kind != yaml.MappingNode {
		return errors.New("keys with values are wanted")
	}
	var given []string
	for i := 0; i < len(n.Content); i += 2 {
		key := n.Content[i].Value
		field, ok := keyed(v, key)
		if !ok {
			return fmt.Errorf("there is no key %q; there are %s", key, strings.Join(KeysOf(v.Type()), ", "))
		}
		if slices.Contains(given, key) {
			return inside(key, errors.New("it is there twice"))
		}
		if err := fill(n.Content[i+1], field); err != nil {
			return inside(key, err)
		}
		given = append(given, key)
	}
	if h, ok := v.Addr().Interface().(Heeder); ok {
		h.Heed(given)
	}
	return nil
}

func fillMap(n *yaml.Node, v reflect.Value) error {
	if n.Kind != yaml.MappingNode {
		return errors.New("keys with values are wanted")
	}
	m := reflect.MakeMap(v.Type())
	for _, key := range v.MapKeys() {
		m.SetMapIndex(key, v.MapIndex(key))
	}
	given := map[string]bool{}
	for i := 0; i < len(n.Content); i += 2 {
		key, value := n.Content[i].Value, reflect.New(v.Type().Elem()).Elem()
		if given[key] {
			return inside(key, errors.New("it is there twice"))
		}
		if err := fill(n.Content[i+1], value); err != nil {
			return inside(key, err)
		}
		m.SetMapIndex(reflect.ValueOf(key), value)
		given[key] = true
	}
	v.Set(m)
	return nil
}

func fillList(n *yaml.Node, v reflect.Value) error {
	if n.Kind != yaml.SequenceNode {
		return errors.New("a list is wanted")
	}
	if v.Kind() == reflect.Array {
		if len(n.Content) != v.Len() {
			return fmt.Errorf("a list of %d is wanted", v.Len())
		}
	} else {
		v.Set(reflect.MakeSlice(v.Type(), len(n.Content), len(n.Content)))
	}
	for i, c := range n.Content {
		if err := fill(c, v.Index(i)); err != nil {
			return fmt.Errorf("%d: %w", i+1, err)
		}
	}
	return nil
}

// inside puts the key before an error: "effect 2: …" for an element of a list, else "faith: …".
func inside(key string, err error) error {
	if s := err.Error(); s[0] >= '0' && s[0] <= '9' {
		return fmt.Errorf("%s %w", key, err)
	}
	return fmt.Errorf("%s: %w", key, err)
}

// Fill reads one text for all languages, or one for each; those it does not speak of stay.
func (m *Names) Fill(n *yaml.Node) error {
	switch n.Kind {
	case yaml.ScalarNode:
		*m = Names{}
		for _, lang := range rulebook.Languages {
			(*m)[lang] = n.Value
		}
	case yaml.MappingNode:
		old := *m
		*m = Names{}
		for lang, s := range old {
			(*m)[lang] = s
		}
		for i := 0; i < len(n.Content); i += 2 {
			lang := n.Content[i].Value
			if !slices.Contains(rulebook.Languages, lang) {
				return fmt.Errorf("%q is none of the languages %s", lang, strings.Join(rulebook.Languages, ", "))
			}
			if n.Content[i+1].Kind != yaml.ScalarNode {
				return inside(lang, errors.New("a text is wanted"))
			}
			(*m)[lang] = n.Content[i+1].Value
		}
	default:
		return errors.New("a text is wanted")
	}
	return nil
}

// keyed finds a struct's field by its key in the files.
func keyed(v reflect.Value, key string) (reflect.Value, bool) {
	for i := range v.NumField() {
		switch tag := v.Type().Field(i).Tag.Get("yaml"); tag {
		case ",inline":
			if f, ok := keyed(v.Field(i), key); ok {
				return f, true
			}
		case key:
			return v.Field(i), tag != ""
		}
	}
	return reflect.Value{}, false
}

// KeysOf are the keys by which a file speaks of a struct of this type.
func KeysOf(t reflect.Type) (keys []string) {
	for i := range t.NumField() {
		switch tag := t.Field(i).Tag.Get("yaml"); tag {
		case "":
		case ",inline":
			keys = append(keys, KeysOf(t.Field(i).Type)...)
		default:
			keys = append(keys, tag)
		}
	}
	return keys
}
