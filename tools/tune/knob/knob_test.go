package knob

import (
	"math"
	"testing"

	"signoria/play"
)

// A number is moved for who answers, by a third and by one at least, and for nobody else.
func TestMovedForWhoAnswers(t *testing.T) {
	Seats = [][]uint8{{Up, Down}, {Left, Up}}
	defer func() { Seats = nil; Asked(play.Nobody) }()
	for _, x := range []struct {
		seat      play.Seat
		dear, few int8
	}{{0, 120, 1}, {1, 90, 3}, {play.Nobody, 90, 2}, {2, 90, 2}} {
		Asked(x.seat)
		if dear, few := Of[int8](0, 90), Of[int8](1, 2); dear != x.dear || few != x.few {
			t.Errorf("for seat %d they are %d and %d, want %d and %d", x.seat, dear, few, x.dear, x.few)
		}
	}
}

// Half of ten seats won, and all of ten others: these were better by a half, within what chance leaves of the first.
func TestBetterByHowMuch(t *testing.T) {
	var half, all Tally
	for n := range 10 {
		half.Add(float64(n % 2))
		all.Add(1)
	}
	if by, within := all.Better(half); by != 0.5 || math.Abs(within-math.Sqrt(0.025)) > 1e-9 {
		t.Errorf("better by %v within %v", by, within)
	}
	if _, within := all.Better(Tally{}); !math.IsInf(within, 1) {
		t.Errorf("within %v of nobody", within)
	}
}
