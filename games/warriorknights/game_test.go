package warriorknights

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"signoria"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// The state is one plain value: copying it is copying everything.
func TestStateIsPlain(t *testing.T) {
	playtest.Plain(t, reflect.TypeFor[State]())
}

func setup(seats int, seed uint64, options map[string]int) signoria.Setup {
	return signoria.Setup{Game: ID, Version: Version, Seats: seats, Seed: seed, Options: options}
}

// Random tables with every number of Barons and every option, with asides, answers taken back and bad
// answers: what is conserved stays, views keep their secrets, records rebuild what they record.
func TestRandomTables(t *testing.T) {
	g := Game()
	for seats := 2; seats <= MaxBarons; seats++ {
		options := map[string]int{optionLength: 8}
		if seats%2 == 1 {
			options = map[string]int{optionLength: 8, optionMotions: 1, optionHeirs: 1, optionOutOfGame: 1}
		}
		t.Run(fmt.Sprintf("%d Barons, %v", seats, options), func(t *testing.T) {
			t.Parallel()
			playtest.Table(t, g, playtest.Options{Setup: setup(seats, 1, options), Seed: 1, Meddle: true, Studies: true, Blind: true})
		})
	}
}

// A position read back from its JSON is the same position.
func TestStateRoundTrip(t *testing.T) {
	g := table(t, 5, 3, nil)
	playtest.RoundTrip(t, g, 40, 50)
}

// Every way the game ends has its words, in every language.
func TestEndsHaveTheirWords(t *testing.T) {
	for _, language := range rulebook.Languages {
		for _, end := range slices.Concat(endNames[1:], tieBreaks[1:]) {
			if ours.Text(language, "end."+end) == "" {
				t.Errorf("%s: nothing says how it ends by %s", language, end)
			}
		}
	}
}

// The page gets every list whole, in both languages, with nothing left out.
func TestComponents(t *testing.T) {
	for _, language := range rulebook.Languages {
		c := ComponentsIn(language).(*Components)
		v := reflect.ValueOf(c).Elem()
		for i := range v.NumField() {
			if f := v.Field(i); f.Kind() == reflect.Slice && f.Len() == 0 {
				t.Errorf("%s: %s is empty", language, v.Type().Field(i).Name)
			}
		}
		if len(c.Troops) != troops || len(c.Regions) != regions || c.Troops[regulars].Seat != -1 || c.Troops[5].Seat != 1 {
			t.Errorf("%s: troops or regions are not as in views", language)
		}
		if c.Cities[city(t, "monz")].Source != "rulebook" || c.Regions[0].Source != "reconstructed" {
			t.Errorf("%s: sources are not told", language)
		}
	}
}
