package playtest

import (
	"encoding/json"
	"testing"

	"signoria/play"
)

// Table plays a table by Play and fails the test if it does not keep what every game must keep, or if an answer could
// not be taken back and nobody had said so.
func Table(t testing.TB, g play.Game, o Options) {
	t.Helper()
	p, err := Play(g, o)
	if err != nil {
		t.Fatal(err)
	}
	if p.Unwarned > 0 {
		t.Errorf("%d answers could not be taken back and did not look it", p.Unwarned)
	}
	t.Logf("%d answers, %d asides, %d taken back, %d given back, %d refused", p.Answers, p.Asides, p.Backs, p.Given, p.Refused)
}

// RoundTrip plays on from a position at random, so many times so many answers, and checks each time that the position
// read back from its JSON is the same.
func RoundTrip[S comparable, P play.Rules[S]](t testing.TB, position S, times, answers int) {
	t.Helper()
	p := play.NewPlayout[S, P](play.NewRandom[S](3))
	for range times {
		p.Play(&position, answers)
		raw, err := json.Marshal(&position)
		if err != nil {
			t.Fatal(err)
		}
		var back S
		if err := json.Unmarshal(raw, &back); err != nil {
			t.Fatal(err)
		}
		if back != position {
			t.Fatalf("turn %d: the position comes back different from %d bytes", P(&position).Standing().Turn, len(raw))
		}
	}
}
