package crusaderkings

import (
	"fmt"
	"reflect"
	"testing"

	"signoria"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// The state is one plain value: copying it is copying everything.
func TestStateIsPlain(t *testing.T) {
	playtest.Plain(t, reflect.TypeFor[State]())
	if size := reflect.TypeFor[State]().Size(); size > 16<<10 {
		t.Errorf("a State takes %d bytes", size)
	}
}

func setup(seats int, seed uint64, options map[string]int) signoria.Setup {
	return signoria.Setup{Game: ID, Version: Version, Seats: seats, Seed: seed, Options: options}
}

// tables are a table of every scenario and number of dynasties, with every option somewhere.
func tables() []signoria.Setup {
	var all []signoria.Setup
	for i, story := range box.Scenarios {
		for seats := story.Least; seats <= story.Most; seats++ {
			options := map[string]int{optionScenario: i + 1, optionGlitterhoof: (i + seats) % 2}
			if i%2 == 1 { // the last two are AI dynasties
				options[optionPacts], options[optionCooperative] = 1, seats%2
				options[fmt.Sprintf("ai.%d", seats-1)], options[fmt.Sprintf("ai.%d", seats-2)] = anyStrategy, 1+(i+seats)%5
			}
			all = append(all, setup(seats, uint64(10*i+seats), options))
		}
	}
	return all
}

// Random tables of every scenario with every number of dynasties, with asides, answers taken back and bad
// answers: what is conserved stays, views keep their secrets, records rebuild what they record.
func TestRandomTables(t *testing.T) {
	g := Game()
	for _, s := range tables() {
		t.Run(fmt.Sprintf("%d dynasties, %v", s.Seats, s.Options), func(t *testing.T) {
			t.Parallel()
			playtest.Table(t, g, playtest.Options{Setup: s, Seed: 1, Meddle: true, Studies: true, Blind: true})
		})
	}
}

// A position read back from its JSON is the same position.
func TestStateRoundTrip(t *testing.T) {
	g, err := New(setup(5, 3, map[string]int{optionScenario: 3}))
	if err != nil {
		t.Fatal(err)
	}
	playtest.RoundTrip(t, g, 40, 20)
}

// Every way the game ends and every house has its words, in every language.
func TestEndsAndHousesHaveTheirWords(t *testing.T) {
	for _, language := range rulebook.Languages {
		for _, end := range endNames[1:] {
			if ours.Text(language, "end."+end) == "" {
				t.Errorf("%s: nothing says how it ends by %s", language, end)
			}
		}
		for _, h := range box.Houses {
			if ours.Text(language, "called."+h.ID) == "" {
				t.Errorf("%s: nothing says how %s is called", language, h.ID)
			}
		}
	}
}
