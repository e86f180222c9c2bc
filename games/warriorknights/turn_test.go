package warriorknights

import (
	"fmt"
	"testing"

	"signoria"
	"signoria/play"
)

// table starts a table; options are given as "might", 1, …
func table(t testing.TB, seats int, seed uint64, options map[string]int) State {
	t.Helper()
	g, err := New(signoria.Setup{Game: "warrior-knights", Seats: seats, Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestRandomGamesEnd plays whole games at random, with every number of Barons, to their end.
func TestRandomGamesEnd(t *testing.T) {
	for seats := 2; seats <= MaxBarons; seats++ {
		for seed := range uint64(20) {
			t.Run(fmt.Sprintf("%d Barons, seed %d", seats, seed), func(t *testing.T) {
				g := table(t, seats, seed, nil)
				p := play.NewPlayout[State](play.NewRandom[State](seed))
				n := p.Play(&g, 1_000_000)
				if !g.Over() {
					t.Fatalf("not over after %d answers, in turn %d", n, g.Turn)
				}
				t.Logf("over after %d answers in turn %d: end %d, winner %d", n, g.Turn, g.Ended, g.Winner)
			})
		}
	}
}

// BenchmarkRandomPlay plays random games one after the other.
func BenchmarkRandomPlay(b *testing.B) {
	start := table(b, 4, 1, nil)
	p := play.NewPlayout[State](play.NewRandom[State](1))
	b.ReportAllocs()
	answers := 0
	for b.Loop() {
		g := start
		answers += p.Play(&g, 2000)
	}
	b.ReportMetric(float64(answers)/b.Elapsed().Seconds(), "answers/s")
	b.ReportMetric(float64(answers)/float64(b.N), "answers/op")
}
