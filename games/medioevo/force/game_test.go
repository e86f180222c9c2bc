package force_test

import (
	"reflect"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play/playtest"
)

// The state is one plain value: copying it is copying everything.
func TestStateIsPlain(t *testing.T) {
	playtest.Plain(t, reflect.TypeFor[State]())
	if size := reflect.TypeFor[State]().Size(); size > 64<<10 {
		t.Errorf("a State takes %d bytes", size)
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
