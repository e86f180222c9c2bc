package host

import (
	"slices"
	"testing"

	"signoria/play"
)

func TestWhatIsNotedOfATable(t *testing.T) {
	line := func(row int32, w play.Weight) Line {
		return Line{Line: play.Line{Row: row}, Weight: w}
	}
	lines := []Line{line(1, play.TurnBegins), line(2, play.Headline), line(3, play.Plain), line(4, play.Fight), line(5, play.Plain), line(6, play.Headline), line(7, play.Headline)}
	for seen, want := range map[int32][]int32{0: {6, 7}, 2: {6, 7}, 5: {6, 7}, 6: {7}, 7: {7}, 9: {7}} {
		var got []int32
		for _, l := range noted(lines, seen) {
			got = append(got, l.Row)
		}
		if !slices.Equal(got, want) {
			t.Errorf("who has seen row %d is told of %v", seen, got)
		}
	}
	if got := noted(lines[:1], 0); len(got) != 0 {
		t.Errorf("before anything happened he is told of %v", got)
	}
}
