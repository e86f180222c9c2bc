package prototype

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"signoria/games/boxfile"
	"signoria/games/medioevo"
)

// The box numbers its cards and technologies as names.go does.
func TestNamesAreThoseOfTheBox(t *testing.T) {
	for k, id := range map[int8]string{Abate: "abate", Capomastro: "capomastro", Esattore: "esattore", TargaDoro: "targa-doro", Vescovo: "vescovo"} {
		if box.Cards[k].ID != id {
			t.Errorf("card %d is %s, not %s", k, box.Cards[k].ID, id)
		}
	}
	for x, id := range map[int8]string{Misticismo: "misticismo", RotazioneColture: "rotazione-delle-colture", Universita: "universita", Matematica: "matematica", Monopolio: "monopolio"} {
		if box.Techs[x].ID != id {
			t.Errorf("technology %d is %s, not %s", x, box.Techs[x].ID, id)
		}
	}
}

// rule: mu-prototype/pirates/directions
func TestAroundTheIonianSea(t *testing.T) {
	sea := box.Atlas.Seas[landNamed("ionian-sea")-territories]
	var got []string
	for _, p := range sea.Around {
		got = append(got, box.Atlas.ID(p))
	}
	if want := "strait-of-otranto thessaly peloponnese cretan-sea libyan-sea gulf-of-sidra sicilian-sea gulf-of-taranto"; strings.Join(got, " ") != want {
		t.Errorf("clockwise from north lie %v", got)
	}
}

// A box file overrides items of the board and of the edition, and what is wrong in it is told all at once.
func TestBoxFiles(t *testing.T) {
	b, err := LoadBox("mine.yaml", strings.NewReader(`
cards: [{id: abate, copies: [2, 2, 2, 2, 2, 2, 2, 2]}]
territories: [{id: kent, name: The Garden}]
`))
	if err != nil {
		t.Fatal(err)
	}
	if b.Cards[Abate].Copies[3] != 2 || b.Atlas.Territories[landNamed("kent")].Name["it"] != "The Garden" || b.Fingerprint == "" {
		t.Error("the box file was not read over the box")
	}
	if box.Cards[Abate].Copies[3] != 1 || box.Atlas.Territories[landNamed("kent")].Name["it"] != "Kent" {
		t.Error("the standard box has changed")
	}
	_, err = LoadBox("bad.yaml", strings.NewReader(`
cards: [{id: abate, tiers: [alchemy], phase: noon}]
realms: [{id: kingdom-of-scotland, size: major}]
territories: [{id: kent, port: black-sea}]
`))
	if err == nil {
		t.Fatal("a bad box was taken")
	}
	for _, want := range []string{`no technology "alchemy"`, `phase: unknown word "noon"`, `no sea zone "black-sea"`} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("not told: %s, but %v", want, err)
		}
	}
	if _, err = LoadBox("small.yaml", strings.NewReader("realms: [{id: kingdom-of-scotland, size: major}]")); err == nil || !strings.Contains(err.Error(), "territories") {
		t.Error("a realm of the wrong size was taken:", err)
	}
}

// The manual of box files shows one that works, and explains every list and key.
func TestBoxFileManual(t *testing.T) {
	raw, err := os.ReadFile("../../../docs/box-files-mu-prototype.md")
	if err != nil {
		t.Fatal(err)
	}
	manual := string(raw)
	_, example, _ := strings.Cut(manual, "```yaml\n")
	example, _, found := strings.Cut(example, "```")
	if _, err := LoadBox("example.yaml", strings.NewReader(example)); err != nil || !found {
		t.Errorf("the example of the manual: %v", err)
	}
	for _, list := range []reflect.Type{
		reflect.TypeFor[printed](), reflect.TypeFor[medioevo.PrintedZone](), reflect.TypeFor[medioevo.PrintedTerritory](),
		reflect.TypeFor[medioevo.PrintedSea](), reflect.TypeFor[medioevo.PrintedBorder](), reflect.TypeFor[medioevo.PrintedSeaBorder](),
		reflect.TypeFor[medioevo.PrintedNarrow](), reflect.TypeFor[medioevo.PrintedRealm](), reflect.TypeFor[medioevo.PrintedGood](),
		reflect.TypeFor[medioevo.PrintedPrices](), reflect.TypeFor[printedCard](), reflect.TypeFor[printedBranch](),
		reflect.TypeFor[printedTechnology](), reflect.TypeFor[printedEvent](), reflect.TypeFor[printedTreasure](),
		reflect.TypeFor[printedBuilding](), reflect.TypeFor[printedTransport](), reflect.TypeFor[printedEngine](),
		reflect.TypeFor[printedStart](), reflect.TypeFor[printedPieces](), reflect.TypeFor[printedArmies](),
	} {
		for _, word := range boxfile.KeysOf(list) {
			common := slices.Contains([]string{"id", "source", "where", "facts"}, word)
			if !common && !strings.Contains(manual, "`"+word+"`") {
				t.Errorf("the manual does not explain %q", word)
			}
		}
	}
}
