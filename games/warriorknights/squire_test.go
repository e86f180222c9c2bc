package warriorknights

import (
	"slices"
	"testing"

	"signoria"
	"signoria/play"
)

// seated is a policy with another for each seat.
type seated [MaxBarons]play.Policy[State]

func (p *seated) Decide(g *State, o *play.Asking) play.Answer {
	s, _, _ := o.At(0)
	return p[s].Decide(g, o)
}

// playedOut plays a table of a seed to its end.
func playedOut(t testing.TB, seats int, seed uint64, p play.Policy[State]) State {
	t.Helper()
	g, err := New(signoria.Setup{Game: "warrior-knights", Seats: seats, Seed: seed, Options: map[string]int{"length": 10}})
	if err != nil {
		t.Fatal(err)
	}
	play.NewPlayout[State](p).Play(&g, 1_000_000)
	if !g.Over() {
		t.Fatalf("seed %d: not over after a million answers, in turn %d", seed, g.Turn)
	}
	return g
}

func TestOneSquireAmongThreeRandomBotsWinsAtLeast90Of100(t *testing.T) {
	won := 0
	for seed := range uint64(100) {
		var p seated
		for i := range p {
			p[i] = play.NewRandom[State](seed*MaxBarons + uint64(i))
		}
		own := play.Seat(seed % 4)
		p[own] = NewSquire(seed)
		if g := playedOut(t, 4, seed, &p); g.Winner == own {
			won++
		}
	}
	t.Logf("the squire won %d of 100", won)
	if won < 90 {
		t.Errorf("the squire won %d of 100, want at least 90", won)
	}
}

func TestFiveSquiresEndInPlausibleTimeByBothKindsOfVictory(t *testing.T) {
	ends := map[End]int{}
	var turns []int16
	for seed := range uint64(200) {
		g := playedOut(t, 5, seed, NewSquire(seed))
		ends[g.Ended]++
		turns = append(turns, g.Turn)
	}
	slices.Sort(turns)
	t.Logf("turns: least %d, median %d, 90 %% within %d, most %d; by domination %d, by prestige %d",
		turns[0], turns[100], turns[180], turns[199], ends[ByDomination], ends[ByPrestige])
	if ends[ByDomination] == 0 || ends[ByPrestige] == 0 {
		t.Errorf("ends %v: both domination and prestige should occur", ends)
	}
	if turns[20] < 8 || turns[180] > 20 {
		t.Errorf("the middle 80 %% of games last %d to %d turns, want 8 to 20", turns[20], turns[180])
	}
}

func BenchmarkPlayout(b *testing.B) {
	x := play.NewPlayout[State](play.NewRandom[State](1))
	setup := signoria.Setup{Game: "warrior-knights", Seats: 4, Options: map[string]int{"length": 10}}
	decisions := 0
	b.ReportAllocs()
	for b.Loop() {
		setup.Seed++
		g, err := New(setup)
		if err != nil {
			b.Fatal(err)
		}
		decisions += x.Play(&g, 1_000_000)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}
