package main

import (
	"math"
	"testing"

	"signoria/play"
)

// Who wins did better than who is as far behind as another is ahead, and all together did neither well nor badly.
func TestDidWell(t *testing.T) {
	place := func(s play.Seat, points int) play.Place {
		return play.Place{Seat: s, Scores: []play.Score{{Value: points}}}
	}
	well := didWell(play.Standing{Winners: []play.Seat{2}, Places: []play.Place{place(2, 30), place(0, 20), place(1, 10)}})
	for s, want := range []float64{-1.0 / 6, -1.0/6 - 1.5/8, 0.5 - 1.0/6 + 1.5/8} {
		if math.Abs(well[s]-want) > 1e-9 {
			t.Errorf("seat %d did %v, want %v", s, well[s], want)
		}
	}
	if even := didWell(play.Standing{Places: []play.Place{place(0, 7), place(1, 7)}}); even[0] != -0.25 || even[1] != -0.25 {
		t.Errorf("two of whom nobody won did %v", even)
	}
}
