package prototype

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
	g := Game()
	for _, s := range tables() {
		t.Run(fmt.Sprintf("%d players, %v", s.Seats, s.Options), func(t *testing.T) {
			t.Parallel()
			playtest.Table(t, g, playtest.Options{Setup: s, Seed: 1, Meddle: true, Blind: s.Seats < 5, NoReplay: s.Seats > 7})
		})
	}
}

// A position read back from its JSON is the same position.
func TestStateRoundTrip(t *testing.T) {
	g, err := historical.New(setup(5, 3, map[string]int{optionTurns: 3, optionPieces: 1}))
	if err != nil {
		t.Fatal(err)
	}
	playtest.RoundTrip(t, g, 20, 50)
}
