package host

import (
	"fmt"
	"testing"

	"signoria/play"
)

func turnsOf(scores ...[]int) (turns []StoryTurn) {
	for turn, of := range scores {
		t := StoryTurn{Turn: turn, Row: int32(10 * turn)}
		for seat, value := range of {
			t.Places = append(t.Places, play.Place{Seat: play.Seat(seat), Scores: []play.Score{{Name: "fame", Value: value}}})
		}
		turns = append(turns, t)
	}
	return turns
}

// The lead changes hands only when somebody is ahead of all others; the greatest rise, fall and leap are
// told once each, the last of equal ones; what is level at the start overtakes nobody.
func TestTurningPoints(t *testing.T) {
	for _, c := range []struct {
		scores [][]int
		want   string
	}{
		{[][]int{{0, 0, 0}, {1, 0, 0}}, "[]"},
		{[][]int{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {1, 2, 0}}, "[{lead 1 0 0 3 30}]"},
		{[][]int{{0, 0, 0}, {2, 1, 0}, {2, 1, 4}}, "[{lead 2 0 0 2 20} {leap 2 -1 4 2 20} {rise 2 -1 2 2 20}]"},
		{[][]int{{5, 4, 3}, {5, 6, 6}}, "[{leap 2 -1 3 1 10} {rise 2 -1 2 1 10} {fall 0 -1 2 1 10}]"},
	} {
		if got := fmt.Sprint(turningPoints(turnsOf(c.scores...))); got != c.want {
			t.Errorf("%v: %v, want %v", c.scores, got, c.want)
		}
	}
}

// Where most is counted only when the game is over, who is ahead goes by what would be counted then.
func TestTurningPointsKnowWhatIsToCome(t *testing.T) {
	turns := turnsOf([]int{0, 0}, []int{1, 0}, []int{1, 0}, []int{9, 12})
	for i, coming := range [][]int{{8, 8}, {8, 8}, {8, 12}} {
		for seat := range turns[i].Places {
			scores := &turns[i].Places[seat].Scores
			*scores = append(*scores, play.Score{Name: play.ToCome, Value: coming[seat]})
		}
	}
	if got, want := fmt.Sprint(turningPoints(turns)), "[{lead 1 0 0 2 20} {leap 1 -1 4 2 20}]"; got != want {
		t.Errorf("%v, want %v", got, want)
	}
}
