package warriorknights

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"

	"signoria/rulebook"
)

// What is printed stands in data/, one file for each kind of component, and a box file may override
// it item by item. Here the files are read; load.go makes a Box of what they say.

//go:embed data/*.yaml
var dataFiles embed.FS

// item is what every printed thing has: an id, and where what we know of it comes from.
type item struct {
	ID     string            `yaml:"id"`
	Source string            `yaml:"source"` // rulebook, public, reconstructed; or box: from a box file
	Where  string            `yaml:"where"`  // which public source, by the file's where_index
	Facts  map[string]string `yaml:"facts"`  // where its parts come from, if they differ
	file   string
}

func (i *item) common() *item { return i }

// names is a text in every language; in a file, one text for all or one for each.
type names map[string]string

// amount is a number, or all.
type amount int16

// Point is a place on the canvas. (For the page tygo.yaml says that it is a pair.)
type Point = [2]float64

// printed is all that the files hold, list by list.
type printed struct {
	Regions       []printedRegion      `yaml:"regions"`
	Cities        []printedCity        `yaml:"cities"`
	Borders       []printedBorder      `yaml:"borders"`
	Roads         []printedRoad        `yaml:"roads"`
	Rivers        []printedRange       `yaml:"rivers"`
	Mountains     []printedRange       `yaml:"mountains"`
	Decor         []printedDecor       `yaml:"decor"`
	Abilities     []printedAbility     `yaml:"abilities"`
	Barons        []printedBaron       `yaml:"barons"`
	Nobles        []printedNoble       `yaml:"nobles"`
	Nationalities []printedNationality `yaml:"nationalities"`
	Regulars      []printedTroop       `yaml:"regulars"`
	Mercenaries   []printedTroop       `yaml:"mercenaries"`
	Expeditions   []printedExpedition  `yaml:"expeditions"`
	Fate          []printedFate        `yaml:"fate"`
	Actions       []printedAction      `yaml:"actions"`
	Spaces        []printedSpace       `yaml:"spaces"`
	Setups        []printedSetup       `yaml:"setups"`
	Events        []printedEvent       `yaml:"events"`
	Agendas       []printedAgenda      `yaml:"agendas"`
}

type (
	printedRegion struct {
		item     `yaml:",inline"`
		Name     names   `yaml:"name"`
		Overseas bool    `yaml:"overseas"`
		Outer    bool    `yaml:"outer"`
		Terrain  string  `yaml:"terrain"`
		Centre   Point   `yaml:"centre"`
		Label    *Point  `yaml:"label"`
		Port     *Point  `yaml:"port"`
		Polygon  []Point `yaml:"polygon"`
	}
	printedCity struct {
		item     `yaml:",inline"`
		Name     names  `yaml:"name"`
		Region   string `yaml:"region"`
		Strength int16  `yaml:"strength"`
		Income   int16  `yaml:"income"`
	}
	printedBorder struct {
		item    `yaml:",inline"`
		Between [2]string `yaml:"between"`
		Kind    string    `yaml:"kind"`
		Mid     Point     `yaml:"mid"`
		Line    []Point   `yaml:"line"`
	}
	printedRoad struct {
		item    `yaml:",inline"`
		Name    names    `yaml:"name"`
		Regions []string `yaml:"regions"`
		Path    []Point  `yaml:"path"`
	}
	printedRange struct {
		item    `yaml:",inline"`
		Name    names    `yaml:"name"`
		Borders []string `yaml:"borders"`
	}
	printedDecor struct {
		item    `yaml:",inline"`
		Name    names   `yaml:"name"`
		Polygon []Point `yaml:"polygon"`
	}
	printedAbility struct {
		item    `yaml:",inline"`
		Ability string `yaml:"ability"`
		Amount  int16  `yaml:"amount"`
		Text    names  `yaml:"text"`
	}
	printedBaron struct {
		item     `yaml:",inline"`
		Name     string `yaml:"name"`
		Short    string `yaml:"short"`
		Hex      string `yaml:"hex"`
		Ink      string `yaml:"ink"`
		Crest    names  `yaml:"crest"`
		Fortress int16  `yaml:"fortress"`
	}
	printedNoble struct {
		item  `yaml:",inline"`
		Baron string `yaml:"baron"`
		Shape string `yaml:"shape"`
		Name  string `yaml:"name"`
	}
	printedNationality struct {
		item `yaml:",inline"`
		Name names `yaml:"name"`
	}
	printedTroop struct {
		item        `yaml:",inline"`
		Baron       string `yaml:"baron"`
		Nationality string `yaml:"nationality"`
		Strength    int16  `yaml:"strength"`
		Wage        int16  `yaml:"wage"`
	}
	printedExpedition struct {
		item `yaml:",inline"`
		Name names `yaml:"name"`
	}
	printedFate struct {
		item        `yaml:",inline"`
		Baron       string            `yaml:"baron"`
		Revolt      bool              `yaml:"revolt"`
		Noble       string            `yaml:"noble"`
		Battle      string            `yaml:"battle"`
		Expedition  map[string]string `yaml:"expedition"`
		City        string            `yaml:"city"`
		Nationality string            `yaml:"nationality"`
	}
	printedAction struct {
		item   `yaml:",inline"`
		Name   names `yaml:"name"`
		Copies int8  `yaml:"copies"`
		Text   names `yaml:"text"`
	}
	printedSpace struct {
		item   `yaml:",inline"`
		Number int8  `yaml:"number"`
		Fee    int16 `yaml:"fee"`
	}
	printedSetup struct {
		item     `yaml:",inline"`
		Barons   int8 `yaml:"barons"`
		Pillaged int8 `yaml:"pillaged"`
	}
	printedEvent struct {
		item    `yaml:",inline"`
		Colour  string          `yaml:"colour"`
		Title   names           `yaml:"title"`
		Faith   int8            `yaml:"faith"`
		Targets []printedTarget `yaml:"targets"`
		Effect  []printedStep   `yaml:"effect"`
		Text    names           `yaml:"text"`
	}
	printedAgenda struct {
		item    `yaml:",inline"`
		Type    string        `yaml:"type"`
		Vote    string        `yaml:"vote"`
		Title   names         `yaml:"title"`
		Private bool          `yaml:"private"`
		Refuse  string        `yaml:"refuse"`
		Effect  []printedStep `yaml:"effect"`
		Mods    []printedMod  `yaml:"mods"`
		Text    names         `yaml:"text"`
	}
	printedTarget struct {
		Pick        string `yaml:"pick"`
		By          string `yaml:"by"`
		Scope       string `yaml:"scope"`
		Owner       string `yaml:"owner"`
		NoNoble     bool   `yaml:"no_noble"`
		StrengthMax int16  `yaml:"strength_max"`
		MineAlone   bool   `yaml:"mine_alone"`
		Of          string `yaml:"of"`
		OnBoard     bool   `yaml:"on_board"`
		UnderWay    bool   `yaml:"under_way"`
	}
	printedStep struct {
		Do      string          `yaml:"do"`
		Who     string          `yaml:"who"`
		What    string          `yaml:"what"`
		Amount  amount          `yaml:"amount"`
		Half    string          `yaml:"half"`
		Per     string          `yaml:"per"`
		Min     int16           `yaml:"min"`
		Loot    bool            `yaml:"loot"`
		BuyOff  bool            `yaml:"buy_off"`
		Ransom  bool            `yaml:"ransom"`
		Reveal  int16           `yaml:"reveal"`
		Take    int16           `yaml:"take"`
		Token   string          `yaml:"token"`
		To      string          `yaml:"to"`
		Army    *printedArmy    `yaml:"army"`
		Target  string          `yaml:"target"`
		Mods    []printedMod    `yaml:"mods"`
		Until   string          `yaml:"until"`
		Phase   string          `yaml:"phase"`
		Test    string          `yaml:"test"`
		Then    []printedStep   `yaml:"then"`
		Else    []printedStep   `yaml:"else"`
		Options []printedOption `yaml:"options"`
		given   []string        // the keys it has
	}
	printedOption struct {
		ID     string        `yaml:"id"`
		Label  names         `yaml:"label"`
		Effect []printedStep `yaml:"effect"`
	}
	printedMod struct {
		Mod     string `yaml:"mod"`
		Amount  int16  `yaml:"amount"`
		Percent int16  `yaml:"percent"`
	}
	printedArmy struct {
		Noble     bool   `yaml:"noble"`
		Of        string `yaml:"of"`
		MinTroops int16  `yaml:"min_troops"`
		AtSea     bool   `yaml:"at_sea"`
		InRegion  bool   `yaml:"in_region"`
	}
)

// readData reads what stands in data/.
func readData() (*printed, error) {
	p := new(printed)
	files, err := fs.Glob(dataFiles, "data/*.yaml")
	if err != nil {
		return nil, err
	}
	var faults []error
	for _, name := range files {
		raw, err := dataFiles.ReadFile(name)
		if err == nil {
			err = p.read(strings.TrimPrefix(name, "data/"), raw, false)
		}
		faults = append(faults, err)
	}
	return p, errors.Join(faults...)
}

// with reads a box file over what is printed; p stays as it is.
func (p *printed) with(file string, raw []byte) (*printed, error) {
	q := new(printed)
	from, to := reflect.ValueOf(p).Elem(), reflect.ValueOf(q).Elem()
	for i := range from.NumField() {
		to.Field(i).Set(reflect.AppendSlice(reflect.Zero(from.Field(i).Type()), from.Field(i)))
	}
	return q, q.read(file, raw, true)
}

// read reads a file: lists of items. With over, its items override those there are.
func (p *printed) read(file string, raw []byte, over bool) error {
	var doc yaml.Node
	if err := yaml.Load(raw, &doc); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if len(doc.Content) != 1 || doc.Content[0].Kind != yaml.MappingNode {
		return fmt.Errorf("%s: a file of lists such as cities is wanted", file)
	}
	var faults []error
	lists := reflect.ValueOf(p).Elem()
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
			faults = append(faults, fmt.Errorf("%s: there is no list %q; there are %s", file, name, strings.Join(keysOf(lists.Type()), ", ")))
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
	it.file = file
	if err := fill(n, list.Index(at)); err != nil {
		return fail(err)
	}
	if !slices.Contains([]string{"rulebook", "public", "reconstructed", "box"}, it.Source) {
		return fail(fmt.Errorf("source: %q is none of rulebook, public, reconstructed, box", it.Source))
	}
	return nil
}

func commonOf(v reflect.Value) *item {
	return v.Addr().Interface().(interface{ common() *item }).common()
}

// filler is a type that reads itself.
type filler interface{ fill(n *yaml.Node) error }

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
	if f, ok := v.Addr().Interface().(filler); ok {
		return f.fill(n)
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
			return wanted("true or false", n)
		}
		v.SetBool(b)
	case reflect.Float64:
		f, err := strconv.ParseFloat(n.Value, 64)
		if err != nil || n.Kind != yaml.ScalarNode || math.IsNaN(f) || math.IsInf(f, 0) {
			return wanted("a number", n)
		}
		v.SetFloat(f)
	default:
		i, err := strconv.ParseInt(n.Value, 10, v.Type().Bits())
		if err != nil || n.Kind != yaml.ScalarNode {
			return wanted("a whole number", n)
		}
		v.SetInt(i)
	}
	return nil
}

func wanted(what string, n *yaml.Node) error {
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
			return fmt.Errorf("there is no key %q; there are %s", key, strings.Join(keysOf(v.Type()), ", "))
		}
		if slices.Contains(given, key) {
			return inside(key, errors.New("it is there twice"))
		}
		if err := fill(n.Content[i+1], field); err != nil {
			return inside(key, err)
		}
		given = append(given, key)
	}
	if s, ok := v.Addr().Interface().(*printedStep); ok {
		s.given = given
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
	for i := 0; i < len(n.Content); i += 2 {
		value := reflect.New(v.Type().Elem()).Elem()
		if err := fill(n.Content[i+1], value); err != nil {
			return inside(n.Content[i].Value, err)
		}
		m.SetMapIndex(reflect.ValueOf(n.Content[i].Value), value)
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

func (m *names) fill(n *yaml.Node) error {
	switch n.Kind {
	case yaml.ScalarNode:
		*m = names{}
		for _, lang := range rulebook.Languages {
			(*m)[lang] = n.Value
		}
	case yaml.MappingNode:
		old := *m
		*m = names{}
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

func (a *amount) fill(n *yaml.Node) error {
	if n.Kind == yaml.ScalarNode && n.Value == "all" {
		*a = All
		return nil
	}
	i, err := strconv.ParseInt(n.Value, 10, 16)
	if err != nil || n.Kind != yaml.ScalarNode || i < 0 {
		return wanted("a number, or all,", n)
	}
	*a = amount(i)
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

func keysOf(t reflect.Type) (keys []string) {
	for i := range t.NumField() {
		switch tag := t.Field(i).Tag.Get("yaml"); tag {
		case "":
		case ",inline":
			keys = append(keys, keysOf(t.Field(i).Type)...)
		default:
			keys = append(keys, tag)
		}
	}
	return keys
}
