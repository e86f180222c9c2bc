package prototype

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/playtest"
)

// The state is one plain value: copying it is copying everything.
func TestStateIsPlain(t *testing.T) {
	playtest.Plain(t, reflect.TypeFor[State]())
	if size := reflect.TypeFor[State]().Size(); size > 64<<10 {
		t.Errorf("a State takes %d bytes", size)
	}
}

func setup(seats int, seed uint64, options map[string]int) signoria.Setup {
	return signoria.Setup{Game: ID, Version: Version, Seats: seats, Seed: seed, Options: options}
}

// tables are a table of every number of players, with every option somewhere.
func tables() (all []signoria.Setup) {
	for seats := LeastRealms; seats <= MostRealms; seats++ {
		options := map[string]int{optionTurns: 3, optionPieces: seats % 2, optionFairs: seats / 2 % 2}
		switch seats % 3 {
		case 1:
			options[optionHonour] = 10
		case 2:
			options[optionHonour], options[optionDeclared] = 15, 1
		}
		if seats == 5 { // somebody soon says that the time is up
			options[optionTime] = 60
		}
		all = append(all, setup(seats, uint64(seats), options))
	}
	return all
}

// Random tables of every number of players, with asides, answers taken back and bad answers: what is conserved stays,
// views keep their secrets, records rebuild what they record.
func TestRandomTables(t *testing.T) {
	g := NewGame(nil, nil)
	for _, s := range tables() {
		t.Run(fmt.Sprintf("%d players, %v", s.Seats, s.Options), func(t *testing.T) {
			t.Parallel()
			played, err := playtest.Play(g, playtest.Options{Setup: s, Seed: 1, Meddle: true, Blind: s.Seats < 5, NoReplay: s.Seats > 7})
			if err != nil {
				t.Fatal(err)
			}
			if played.Unwarned > 0 {
				t.Errorf("%d answers could not be taken back and did not look it", played.Unwarned)
			}
			t.Logf("%d answers, %d asides, %d taken back, %d given back, %d refused", played.Answers, played.Asides, played.Backs, played.Given, played.Refused)
		})
	}
}

// A position read back from its JSON is the same position.
func TestStateRoundTrip(t *testing.T) {
	g, err := New(setup(5, 3, map[string]int{optionTurns: 3, optionPieces: 1}))
	if err != nil {
		t.Fatal(err)
	}
	p := play.NewPlayout[State](play.NewRandom[State](3))
	for range 20 {
		p.Play(&g, 50)
		raw, err := json.Marshal(&g)
		if err != nil {
			t.Fatal(err)
		}
		var back State
		if err := json.Unmarshal(raw, &back); err != nil {
			t.Fatal(err)
		}
		if back != g {
			t.Fatalf("turn %d, phase %d: the position comes back different from %d bytes", g.Turn, g.Phase, len(raw))
		}
	}
}
