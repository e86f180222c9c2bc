package crusaderkings

import (
	"math/bits"
	"strings"
	"testing"
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
