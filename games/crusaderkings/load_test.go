package crusaderkings

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
	var of [cultures]int
	borders := 0
	for i, x := range box.Territories {
		of[x.Culture]++
		borders += bits.OnesCount64(x.Adjacent)
		for j := range each(x.Adjacent) {
			want(t, "adjacency has two sides", holds(box.Territories[j].Adjacent, int8(i)), true)
		}
	}
	want(t, "territories by culture", of, [cultures]int{6, 8, 8, 6, 6})
	want(t, "borders and sea routes", borders, 2*(57+11))
	green := 0
	for _, x := range box.Tokens {
		if x.Pool == Random && !box.Traits[x.Trait].Red {
			green++
		}
	}
	want(t, "green Random tokens", green, 26)
	want(t, "the spare token", box.Traits[box.Tokens[box.SpareToken].Trait].ID, "pious")
	want(t, "the misprinted token", box.Traits[box.Tokens[box.Misprinted[0]].Trait].ID, "stingy")
	want(t, "critical traits of a Bribe", box.Critical[Bribe], [2]int8{trait(t, "honest"), trait(t, "deceitful")})
	want(t, "no critical traits against the Plague", box.Critical[PlagueCheck], [2]int8{None, None})
}

// rule: crusader-kings/components/five-cultures
// rule: crusader-kings/components/character-cards
// rule: crusader-kings/components/dynasty-cards
// rule: crusader-kings/components/development-cards
// rule: crusader-kings/components/action-cards
// rule: crusader-kings/components/trait-tokens
func TestWhatIsInTheBox(t *testing.T) {
	for name, file := range map[string]string{
		"a culture more of tokens":        "traits: [{id: pious, random: 3}]",
		"a card more of a type":           "events: [{id: realm_twins, copies: 2}]",
		"a person of another culture":     "people: [{id: english_01, culture: french}]",
		"a Councillor made an Invention":  "developments: [{id: marshal, invention: true}]",
		"a culture that is not the first": "cultures: [{id: welsh}]",
	} {
		if _, err := LoadBox("mine.yaml", strings.NewReader(file)); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	want(t, "houses", len(box.Houses), 13)
	want(t, "people", len(box.People), 24+5*20+1)
}

func TestBoxFile(t *testing.T) {
	b, err := LoadBox("mine.yaml", strings.NewReader(`
territories: [{id: wales, name: {it: Cambria}}]
spaces: [{id: acre, effects: [{mod: tax, value: 3}]}]
`))
	if err != nil {
		t.Fatal(err)
	}
	wales := territory(t, "wales")
	want(t, "the name is overridden", b.Territories[wales].Name["it"], "Cambria")
	want(t, "the rest stays", b.Territories[wales].Name["en"], "Wales")
	want(t, "the effect", b.Spaces[7].Effects[0].Value, 3)
	want(t, "it has a fingerprint", len(b.Fingerprint), 16)
	want(t, "the standard box stays", box.Territories[wales].Name["it"], "Galles")
}

func TestBrokenBoxFiles(t *testing.T) {
	for _, c := range []struct{ file, says string }{
		{"territories: [{id: atlantis, name: Atlantis}]", "mine.yaml: item territories/atlantis: the box has no such item to override"},
		{"territories: [{id: wales, colour: red}]", "mine.yaml: item territories/wales: there is no key \"colour\""},
		{"territories: [{id: wales, culture: norse}]", "mine.yaml: item territories/wales: culture: unknown word \"norse\""},
		{"borders: [{id: wessex-wales, between: [wessex, mercia]}]", "adjacent already"},
		{"people: [{id: english_01, number: 12}]", "number: william_i has it"},
		{"developments: [{id: bank, effects: [{mod: tax}]}]", "value: it changes nothing"},
		{"developments: [{id: bank, effects: [{mod: draw, value: 1}]}]", "actions: draw wants them"},
		{"spaces: [{id: acre, trait: brave}]", "no token of the Crusade shows it"},
		{"scenarios: [{id: crusade-of-the-faint-hearted, goal: 11}]", "goal: 11 is not from 1 to 10"},
		{"critical: [{id: build, green: cruel, red: humble}]", "a green trait fails"},
	} {
		_, err := LoadBox("mine.yaml", strings.NewReader(c.file))
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s\ngot  %v\nwant %s", c.file, err, c.says)
		}
	}
}

// The manual of box files shows one that works, and explains every list, key and modifier; the head of
// events.yaml explains the words of events.
func TestBoxFileManual(t *testing.T) {
	manual, events := readText(t, "../../docs/box-files-crusader-kings.md"), readText(t, "data/events.yaml")
	_, example, _ := strings.Cut(manual, "```yaml\n")
	example, _, found := strings.Cut(example, "```")
	if _, err := LoadBox("example.yaml", strings.NewReader(example)); err != nil || !found {
		t.Errorf("the example of the manual: %v", err)
	}
	words := slices.Collect(maps.Keys(modWords))
	for _, list := range []reflect.Type{
		reflect.TypeFor[printed](), reflect.TypeFor[printedTerritory](), reflect.TypeFor[printedBorder](), reflect.TypeFor[printedTrait](),
		reflect.TypeFor[printedCritical](), reflect.TypeFor[printedHouse](), reflect.TypeFor[printedRuler](), reflect.TypeFor[printedDevelopment](),
		reflect.TypeFor[printedSpace](), reflect.TypeFor[printedEffect](), reflect.TypeFor[printedScenario](), reflect.TypeFor[printedStart](),
		reflect.TypeFor[printedEvent](),
	} {
		words = append(words, boxfile.KeysOf(list)...)
	}
	for _, word := range words {
		common := slices.Contains([]string{"id", "source", "where", "facts"}, word)
		if !common && !strings.Contains(manual, "`"+word+"`") && !strings.Contains(manual, "`"+word+":") {
			t.Errorf("the manual does not explain %q", word)
		}
	}
	head, _, _ := strings.Cut(events, "\nevents:")
	for word := range opWords {
		if !strings.Contains(head, "#   "+word) && !strings.Contains(head, "| "+word) {
			t.Errorf("events.yaml does not explain %q", word)
		}
	}
	for word := range reqWords {
		if !strings.Contains(head, word) {
			t.Errorf("events.yaml does not explain %q", word)
		}
	}
}

func readText(t *testing.T, file string) string {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}
