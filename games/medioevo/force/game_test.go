package force_test

import (
	"reflect"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play/playtest"
)

// The state is one plain value: copying it is copying everything. It is copied for every answer, so it stays within 2 KB
// of what the prototype alone took, and a quarter of one for what players remember of each other.
func TestStateIsPlain(t *testing.T) {
	playtest.Plain(t, reflect.TypeFor[State]())
	const most = 29_888 + 2_048 + 256
	if size := reflect.TypeFor[State]().Size(); size > most {
		t.Errorf("a State takes %d bytes, more than %d", size, most)
	}
}

// A position read back from its JSON is the same position.
func TestStateRoundTrip(t *testing.T) {
	g, err := Tested().New(Setup(5, 3, map[string]int{OptionTurns: 3, OptionPieces: 1}))
	if err != nil {
		t.Fatal(err)
	}
	playtest.RoundTrip(t, g, 20, 50)
}
