package giochix

import (
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
)

func benched(b *testing.B, seats int, seed uint64) State {
	b.Helper()
	g, err := New(setup(seats, seed, map[string]int{optionTurns: 8, optionPieces: 1}))
	if err != nil {
		b.Fatal(err)
	}
	return g
}

// BenchmarkRandomPlay plays random games of four, one after the other.
func BenchmarkRandomPlay(b *testing.B) {
	p := play.NewPlayout[State](play.NewRandom[State](1))
	b.ReportAllocs()
	decisions, seed := 0, uint64(0)
	for b.Loop() {
		seed++
		g := benched(b, 4, seed)
		decisions += p.Play(&g, 1_000_000)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/table")
}

// BenchmarkSquires plays games of six squires, one after the other.
func BenchmarkSquires(b *testing.B) {
	var who playtest.Seated[State]
	for s := range uint64(MostPlayers) {
		who = append(who, NewSquire(s))
	}
	p := play.NewPlayout[State](who)
	decisions, seed := 0, uint64(0)
	for b.Loop() {
		seed++
		g := benched(b, MostPlayers, seed)
		decisions += p.Play(&g, 1_000_000)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/table")
}

// BenchmarkLiveAnswer answers at random at a live table of six, and looks at it after each answer.
func BenchmarkLiveAnswer(b *testing.B) {
	game, table, src := Game(), setup(MostPlayers, 0, map[string]int{optionTurns: 8, optionPieces: 1}), chance.New(1)
	var l play.Live
	b.ReportAllocs()
	for b.Loop() {
		if l == nil || l.Over() {
			table.Seed++
			var err error
			if l, err = game.Start(table); err != nil {
				b.Fatal(err)
			}
		}
		offers := l.Offers()
		o := offers[src.N(len(offers))]
		c := o.Choices[src.N(len(o.Choices))]
		if _, err := l.Answer(c.With(o.Seat, c.Lo)); err != nil {
			b.Fatal(err)
		}
		l.View(o.Seat)
	}
}
