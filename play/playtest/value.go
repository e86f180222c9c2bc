package playtest

import (
	"math"
	"testing"

	"signoria"
	"signoria/play"
)

// Value checks how a game reckons the chances to win: every number that is told weighs something, and of games among bots of a
// level that it was not fitted to it tells who will win better than to call all alike, by at least that share of the logarithm.
func Value(t *testing.T, g play.Game, level string, seats, games int, better float64) {
	t.Helper()
	v := g.Value()
	loss, n := 0.0, 0.0
	told := make([]bool, len(v.Names))
	for i := range uint64(games) {
		setup := signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: seats, Seed: 1_000_000 + i}
		samples, err := g.Samples(t.Context(), setup, level, i)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range samples {
			for seat, p := range v.Reckons(s) {
				loss -= s.Won[seat] * math.Log(max(p, math.SmallestNonzeroFloat64))
			}
			for _, numbers := range s.Numbers {
				for k, x := range numbers {
					told[k] = told[k] || x != 0
				}
			}
			n++
		}
	}
	for k, name := range v.Names {
		if told[k] && v.Weights[k] == (play.Weights{}) {
			t.Errorf("%s weighs nothing: make fit GAME=%s", name, g.ID())
		}
	}
	if blind := math.Log(float64(seats)); n == 0 || loss/n > (1-better)*blind {
		t.Errorf("the winner's chance has a log loss of %.3f, where to know nothing gives %.3f", loss/n, blind)
	}
}
