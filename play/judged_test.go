package play_test

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

// What is worth most is chosen, with its number; among what is worth the same, now one and now the other.
func TestJudged(t *testing.T) {
	choices := []play.Choice{{A: 1}, {A: 7}, {A: 7, B: 1}, {A: 3}}
	src := chance.New(1)
	met := map[int16]int{}
	for range 100 {
		a := play.Judged(&src, 2, choices, func(c play.Choice) int { return int(c.A) }, func(play.Choice) int16 { return 9 })
		if a.Seat != 2 || a.A != 7 || a.N != 0 {
			t.Fatalf("chosen is %+v", a)
		}
		met[a.B]++
	}
	if met[0] < 20 || met[1] < 20 {
		t.Errorf("of two worth the same are chosen %v", met)
	}
	for most, want := range map[int16]int16{3: 3, 12: 9} {
		ranged := []play.Choice{{Lo: 1, Hi: most}}
		if a := play.Judged(&src, 0, ranged, func(play.Choice) int { return 0 }, func(play.Choice) int16 { return 9 }); a.N != want {
			t.Errorf("of 9, with %d at most, are given %d", most, a.N)
		}
	}
}
