package giochix

import (
	"fmt"
	"reflect"
	"testing"

	"signoria"
	"signoria/play/playtest"
)

// The state is one plain value: copying it is copying everything.
func TestStateIsPlain(t *testing.T) {
	playtest.Plain(t, reflect.TypeFor[State]())
}

func setup(seats int, seed uint64, options map[string]int) signoria.Setup {
	return signoria.Setup{Game: ID, Version: Version, Seats: seats, Seed: seed, Options: options}
}

// Random tables with every number of players, with asides, answers taken back and bad answers: what is conserved stays,
// views keep their secrets, records rebuild what they record.
func TestRandomTables(t *testing.T) {
	g := Game()
	for seats := LeastPlayers; seats <= MostPlayers; seats++ {
		options := map[string]int{optionTurns: 3, optionPieces: seats % 2}
		t.Run(fmt.Sprintf("%d players", seats), func(t *testing.T) {
			t.Parallel()
			playtest.Table(t, g, playtest.Options{Setup: setup(seats, uint64(seats), options), Seed: 1, Meddle: true, Studies: true, Blind: true})
		})
	}
}

// A position read back from its JSON is the same position.
func TestStateRoundTrip(t *testing.T) {
	g, err := New(setup(4, 3, map[string]int{optionTurns: 8}))
	if err != nil {
		t.Fatal(err)
	}
	playtest.RoundTrip(t, g, 40, 20)
}
