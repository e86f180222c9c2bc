package warriorknights

import (
	"maps"
	"math/bits"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"signoria/games/boxfile"
)

func TestStandardBox(t *testing.T) {
	if got := bits.OnesCount64(box.Realm); got != 39 {
		t.Errorf("%d regions of the realm", got)
	}
	bridges, reach := 0, box.RoadFrom[box.Cities[city(t, "vecht")].Region]
	for r := range regions {
		for q := range r {
			if box.Borders[r][q] == Bridge {
				bridges++
			}
		}
	}
	if bridges != 4 {
		t.Errorf("%d bridges", bridges)
	}
	if bits.OnesCount64(reach) != 2 { // the King's Road passes Vecht
		t.Errorf("by road from Vecht: %b", reach)
	}
	var strong, colours = map[int16]int{}, map[EventColour]int{}
	for _, m := range box.Mercenary {
		strong[m.Strength]++
		if m.Wage*50 != m.Strength {
			t.Errorf("%s: wage %d for %d", m.ID, m.Wage, m.Strength)
		}
	}
	for _, e := range box.Events {
		colours[e.Colour]++
	}
	if strong[50] != 24 || strong[100] != 24 || strong[150] != 12 || strong[200] != 6 {
		t.Errorf("mercenaries by strength: %v", strong)
	}
	if colours[RedEvent] != 12 || colours[GreenEvent] != 12 || colours[BlueEvent] != 12 {
		t.Errorf("events by colour: %v", colours)
	}
}

func TestBoxFile(t *testing.T) {
	b, _, err := standard.Load("mine.yaml", strings.NewReader(`
cities:
  - {id: froli, strength: 300, name: {it: Frolì}}
events:
  - id: arson
    faith: 3
    effect:
      - {do: kill, army: {in_region: true}}
`))
	if err != nil {
		t.Fatal(err)
	}
	froli, was := b.Cities[city(t, "froli")], box.Cities[city(t, "froli")]
	if froli.Strength != 300 || froli.Income != was.Income || froli.Name["en"] != "Froli" || froli.Name["it"] != "Frolì" {
		t.Errorf("Froli: %+v", froli)
	}
	if was.Strength != 200 || was.Name["it"] != "Froli" {
		t.Errorf("the standard box changed: %+v", was)
	}
	for i, e := range b.Events {
		if e.ID == "arson" && (e.Faith != 3 || len(e.Effect) != 1 || e.Effect[0].Do != OpKill || e.Text["en"] != box.Events[i].Text["en"]) {
			t.Errorf("Arson: %+v", e)
		}
	}
	if b.Fingerprint == "" || box.Fingerprint != "" {
		t.Errorf("fingerprints %q and %q", b.Fingerprint, box.Fingerprint)
	}
}

func TestBoxFileErrors(t *testing.T) {
	for _, c := range []struct{ name, file, want string }{
		{"not yaml", "cities: [", "mine.yaml: "},
		{"no lists", "froli", "mine.yaml: a file of lists such as regions is wanted"},
		{"unknown list", "citys: []", `mine.yaml: there is no list "citys"; there are regions, cities,`},
		{"no list", "cities: 5", "mine.yaml: cities: a list of items is wanted"},
		{"no id", "cities: [{strength: 300}]", "mine.yaml: cities: line 1: an item with an id is wanted"},
		{"unknown id", "cities: [{id: froly}]", "mine.yaml: item cities/froly: the box has no such item to override"},
		{"an item twice", "cities: [{id: froli, strength: 300}, {id: froli, strength: 400}]", "mine.yaml: item cities/froli: it is there twice"},
		{"a list and its item twice", "cities: [{id: froli}]\ncities: [{id: froli}]", "mine.yaml: item cities/froli: it is there twice"},
		{"a key twice", "cities: [{id: froli, strength: 300, strength: 400}]", "mine.yaml: item cities/froli: strength: it is there twice"},
		{"unknown key", "cities: [{id: froli, strenght: 300}]", `mine.yaml: item cities/froli: there is no key "strenght"; there are id, source,`},
		{"a word for a number", "cities: [{id: froli, strength: high}]", `mine.yaml: item cities/froli: strength: a whole number is wanted, not "high"`},
		{"too great for a number", "cities: [{id: froli, strength: 99999}]", `strength: a whole number is wanted, not "99999"`},
		{"a number for yes or no", "regions: [{id: kovel, outer: 1}]", `mine.yaml: item regions/kovel: outer: true or false is wanted, not "1"`},
		{"unknown language", "cities: [{id: froli, name: {de: Froli}}]", `mine.yaml: item cities/froli: name: "de" is none of the languages en, it`},
		{"unknown source", "cities: [{id: froli, source: mine}]", `source: "mine" is none of rulebook, public, reconstructed, box`},
		{"out of bounds", "cities: [{id: froli, strength: 50}]", "mine.yaml: item cities/froli: strength: 50 is not from 100 to 900"},
		{"not in hundreds", "cities: [{id: froli, strength: 250}]", "mine.yaml: item cities/froli: strength: 250 is not in hundreds"},
		{"two in one place", "cities: [{id: froli, region: kovel}]", "mine.yaml: item cities/froli: region: kovel has a city already"},
		{"across the sea", "cities: [{id: froli, region: overseas-acre}, {id: acre, region: froli}]", "item cities/acre: region: a city cannot change sides of the sea"},
		{"unknown region", "cities: [{id: froli, region: rome}]", `mine.yaml: item cities/froli: there is no region "rome"`},
		{"unknown word", "borders: [{id: gullmark/kovel, kind: swamp}]", `mine.yaml: item borders/gullmark/kovel: kind: unknown word "swamp"`},
		{"a road over mountains", "roads: [{id: salt-road, regions: [rota, skarholm]}]", "mine.yaml: item roads/salt-road: regions: one cannot walk from rota to skarholm"},
		{"a border twice", "borders: [{id: gullmark/kovel, between: [gullmark, surat]}]", "item borders/gullmark/surat: between: these two have a border already"},
		{"cut off", "regions: [{id: thira, port: null}]", "the box as a whole: borders: nobody can reach thira"},
		{"unknown operation", "events: [{id: arson, effect: [{do: pillage}, {do: pilage}]}]", `mine.yaml: item events/arson: effect 2: unknown operation "pilage"`},
		{"a key of another operation", "events: [{id: arson, effect: [{do: pillage, amount: 2}]}]", `mine.yaml: item events/arson: effect 1: pillage has no "amount"`},
		{"a key missing", "events: [{id: rich-legacy, effect: [{do: gain, what: crowns, amount: 2}]}]", `effect 1: gain wants "who"`},
		{"nothing found", "events: [{id: rich-legacy, effect: [{do: pillage}]}]", "effect 1: no target has found a city"},
		{"deep inside", "events: [{id: corsairs, effect: [{do: if, test: noble_at_sea, then: [{do: lose, who: drawer, what: gold, amount: 1}]}]}]", `item events/corsairs: effect 1: then 1: unknown what "gold"`},
		{"a key deep inside", "events: [{id: corsairs, effect: [{do: if, tset: x}]}]", `item events/corsairs: effect 1: there is no key "tset"`},
		{"unknown modifier", "agendas: [{id: royal-tithe, mods: [{mod: tax}]}]", `item agendas/royal-tithe: mods 1: unknown mod "tax"`},
		{"a law that does", "agendas: [{id: royal-tithe, effect: [{do: vote_discard}]}]", "a law has mods, and no effect"},
		{"a law of a Baron", "agendas: [{id: royal-tithe, vote: baron}]", "vote: a law is yes or no"},
		{"green and cancelled", "events: [{id: rich-legacy, faith: 1}]", "faith: a green event cannot be cancelled"},
		{"a nation nobody draws", "fate: [{id: fate-01, city: straven}]", "the box as a whole: fate: every Baron, shape, city and nationality must be on some card"},
		{"an expedition too many", "fate: [{id: fate-01, expedition: {mars: x4}}]", `item fate/fate-01: expedition: there is none "mars"`},
		{"too many cards", "actions: [{id: levy-taxes, copies: 3}]", "the box as a whole: actions: 13 copies for a Baron and 8 neutral; there must be 12 and 8"},
		{"too few spaces", "spaces: [{id: space-1, number: 6}]", "the box as a whole: spaces: 2 Barons may use 2 of them; there must be 3"},
		{"two nobles of a shape", "nobles: [{id: alan-of-smalt, shape: star}]", "shape: alan-of-smalt is the star of green already"},
		{"no colour", "barons: [{id: green, hex: green}]", `item barons/green: hex: "green" is no colour such as #07A86F`},
		{"an alias", "cities: [&a {id: froli}, *a]", "mine.yaml: cities: line 1: an item with an id is wanted"},
		{"an alias inside", "decor: [{id: foreign-land, name: &n x}]\ncities: [{id: froli, name: *n}]", "item cities/froli: name: aliases are not understood here"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, _, err := standard.Load("mine.yaml", strings.NewReader(c.file))
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got  %v\nwant %s", err, c.want)
			}
		})
	}
}

func FuzzBoxFile(f *testing.F) {
	f.Add("cities: [{id: froli, strength: 300}]")
	f.Add("events: [{id: arson, effect: [{do: if, test: noble_at_sea, then: [{do: lose, who: drawer, what: crowns, amount: all}]}]}]")
	f.Add("agendas: [{id: royal-tithe, mods: [{mod: tithe, amount: 3}]}]")
	f.Add("fate: [{id: fate-01, expedition: {ceylon: x4}, revolt: true}]")
	f.Add("roads: [{id: salt-road, regions: [rota, bingen, olbi], path: [[1, 2.5]]}]")
	f.Fuzz(func(t *testing.T, file string) {
		b, _, err := standard.Load("mine.yaml", strings.NewReader(file))
		if err == nil && b.Fingerprint == "" {
			t.Error("a box without a fingerprint")
		}
		if err != nil && !strings.HasPrefix(err.Error(), "mine.yaml: ") && !strings.Contains(err.Error(), ".yaml: item ") && !strings.HasPrefix(err.Error(), "the box as a whole: ") {
			t.Errorf("an error that does not say where: %v", err)
		}
	})
}

// The manual of box files shows one that works, and explains every list and every word.
func TestBoxFileManual(t *testing.T) {
	raw, err := os.ReadFile("../../docs/box-files.md")
	if err != nil {
		t.Fatal(err)
	}
	manual := string(raw)
	_, example, _ := strings.Cut(manual, "```yaml\n")
	example, _, found := strings.Cut(example, "```")
	if _, _, err := standard.Load("example.yaml", strings.NewReader(example)); err != nil || !found {
		t.Errorf("the example of the manual: %v", err)
	}
	want := boxfile.KeysOf(reflect.TypeFor[printed]())
	for _, words := range [][]string{
		slices.Collect(maps.Keys(opWords)), slices.Collect(maps.Keys(whoWords)), slices.Collect(maps.Keys(currencyWords)),
		slices.Collect(maps.Keys(untilWords)), slices.Collect(maps.Keys(testWords)), slices.Collect(maps.Keys(pickWords)),
		slices.Collect(maps.Keys(pickByWords)), slices.Collect(maps.Keys(refuseWords)), slices.Collect(maps.Keys(modWords)),
		boxfile.KeysOf(reflect.TypeFor[printedTarget]()), boxfile.KeysOf(reflect.TypeFor[printedArmy]()),
	} {
		want = append(want, words...)
	}
	for _, list := range []reflect.Type{
		reflect.TypeFor[printedRegion](), reflect.TypeFor[printedCity](), reflect.TypeFor[printedFate](),
		reflect.TypeFor[printedEvent](), reflect.TypeFor[printedAgenda](), reflect.TypeFor[printedStep](),
	} {
		want = append(want, boxfile.KeysOf(list)...)
	}
	for _, word := range want {
		if word != "do" && !strings.Contains(manual, "`"+word+"`") && !strings.Contains(manual, "`"+word+":") {
			t.Errorf("the manual does not explain %q", word)
		}
	}
}

// Two neighbours share their border, and a bridge is where a road crosses a river.
func TestBordersAndRoads(t *testing.T) {
	for r := range int8(regions) {
		want(t, "one walks over borders", box.Steps[r]&^box.Adjacent[r], 0)
		want(t, "roads can be walked", box.RoadFrom[r]&^box.Steps[r], 0)
		for q := range int8(regions) {
			want(t, "a border has two sides", box.Borders[r][q], box.Borders[q][r])
			want(t, "a bridge is crossed by a road", box.Borders[r][q] != Bridge || box.RoadFrom[r]>>q&1 == 1, true)
		}
	}
}
