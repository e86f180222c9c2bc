package playtest

import (
	"math"
	"testing"

	"signoria"
	"signoria/play"
)

// Value checks how a game reckons the chances to win: every number weighs something, and of games among bots of a level
// that it was not fitted to it tells who will win better than to call all alike, by at least that share of the logarithm.
func Value(t *testing.T, g play.Game, level string, seats, games int, better float64) {
	t.Helper()
	v := g.Value()
	for i, name := range v.Names {
		if v.Weights[i] == (play.Weights{}) {
			t.Errorf("%s weighs nothing: make fit GAME=%s", name, g.ID())
		}
	}
	loss, n := 0.0, 0.0
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
			n++
		}
	}
	if blind := math.Log(float64(seats)); loss/n > (1-better)*blind {
		t.Errorf("the winner's chance has a log loss of %.3f, where to know nothing gives %.3f", loss/n, blind)
	}
}
