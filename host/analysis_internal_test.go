package host

import (
	"context"
	"slices"
	"testing"
	"time"

	"signoria/chance"
	"signoria/play"
)

// hasty is a game in which an answer seems far behind at first; how far it is when that is weighed again is told.
type hasty struct {
	play.Live
	given, best play.Answer
	behind      float64
	asked       [][]play.Answer
	ahead       []int
}

func (x *hasty) Weigh(_ context.Context, _ play.Seat, b play.Budget, _ *chance.Source, also ...play.Answer) ([]play.Weighed, error) {
	x.asked, x.ahead = append(x.asked, also), append(x.ahead, b.Ahead)
	behind := 0.2
	if b.Choices == 0 {
		behind = x.behind
	}
	return []play.Weighed{{Answer: x.best}, {Answer: x.given, Behind: behind, Error: 0.02}}, nil
}

// What looks like a lapse is one only if it is when that and the better answer alone are weighed again, as far ahead, and costs
// what it costs then.
func TestWhatLooksLikeALapseIsWeighedAgain(t *testing.T) {
	for behind, is := range map[float64]bool{0.01: false, 0.035: false, 0.05: true} {
		x := &hasty{given: play.Answer{Verb: 1}, best: play.Answer{Verb: 2}, behind: behind}
		src := chance.New(1)
		all, err := weighed(context.Background(), x, x.given, play.Budget{Playouts: 8, Choices: 4, Ahead: 20}, &src)
		if err != nil {
			t.Fatal(err)
		}
		if len(x.asked) != 2 || !slices.Equal(x.asked[1], []play.Answer{x.given, x.best}) || !slices.Equal(x.ahead, []int{20, 20}) {
			t.Fatalf("it was weighed %d times: %v, so far ahead: %v", len(x.asked), x.asked, x.ahead)
		}
		if found := all[indexOf(all, x.given)]; lapse(found) != is || found.Behind != behind {
			t.Errorf("%.3f behind the second time it is a lapse: %v, of %.3f", behind, lapse(found), found.Behind)
		}
	}
}

// A table stays in memory while its game is analysed, for who came back to it would set another analysis going.
func TestATableIsNotIdleWhileItsGameIsAnalysed(t *testing.T) {
	for what, c := range map[string]struct {
		x    *analysing
		idle bool
	}{
		"not at all": {nil, true},
		"begun":      {&analysing{now: Analysis{Of: 3}}, false},
		"half":       {&analysing{now: Analysis{Done: 2, Of: 3}}, false},
		"done":       {&analysing{now: Analysis{Done: 3, Of: 3}}, true},
		"has failed": {&analysing{now: Analysis{Done: 2, Of: 3}, err: errNoStory}, true},
	} {
		x := &Table{analysing: c.x, used: time.Now().Add(-time.Hour)}
		if x.idle(time.Minute) != c.idle {
			t.Errorf("%s: it is idle: %v", what, !c.idle)
		}
	}
}

func TestSoManyGamesWaitToBeAnalysed(t *testing.T) {
	var q queue
	for i := range mostQueued / mostAsked {
		player := string(rune('a' + i))
		for range mostAsked {
			if err := q.enter(player); err != nil {
				t.Fatal(err)
			}
		}
		if err := q.enter(player); err != errTwoAnalyses {
			t.Errorf("a third of %s: %v", player, err)
		}
	}
	if err := q.enter("z"); err != errManyAnalyses {
		t.Errorf("when all places are taken: %v", err)
	}
	q.leave("a")
	if err := q.enter("z"); err != nil {
		t.Errorf("when one is done: %v", err)
	}
}
