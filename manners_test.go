package signoria_test

import (
	"testing"

	"signoria"
)

func TestManners(t *testing.T) {
	usual, err := signoria.Manners{Paused: true}.Agreed()
	want := signoria.Manners{Clock: signoria.Clock{Kind: signoria.NoClock, AtEnd: signoria.BotOnce}, Spectators: signoria.AnySpectator}
	if err != nil || usual != want {
		t.Fatalf("got %+v (%v), want %+v", usual, err, want)
	}
	clock := func(kind signoria.ClockKind, seconds int, end signoria.TimeUp) signoria.Manners {
		return signoria.Manners{Clock: signoria.Clock{Kind: kind, Seconds: seconds, AtEnd: end}}
	}
	for _, good := range []signoria.Manners{
		clock(signoria.PerDecision, 5, signoria.BotOnce), clock(signoria.PerTurn, 30*86400, signoria.BotUntilBack), {Delay: 3600},
	} {
		if got, err := good.Agreed(); err != nil || got.Clock.Seconds != good.Clock.Seconds {
			t.Errorf("%+v: %+v, %v", good, got, err)
		}
	}
	for _, bad := range []signoria.Manners{
		clock("hourglass", 60, ""), clock(signoria.PerDecision, 4, ""), clock(signoria.PerTurn, 60, ""), clock(signoria.NoClock, 60, ""),
		clock(signoria.PerDecision, 60, "lose"), {Spectators: "some"}, {Delay: -1}, {Delay: 3601},
	} {
		if _, err := bad.Agreed(); signoria.CodeOf(err) != signoria.Invalid {
			t.Errorf("%+v was agreed on: %v", bad, err)
		}
	}
}
