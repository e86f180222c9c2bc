package force_test

import (
	"testing"

	"signoria/chance"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/playtest"
)

func benched(b *testing.B, seats int, seed uint64) State {
	b.Helper()
	g, err := Tested().New(Setup(seats, seed, map[string]int{OptionTurns: 5, OptionPieces: 1}))
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

// BenchmarkSquires plays games of ten squires, turn by turn.
func BenchmarkSquires(b *testing.B) {
	var who playtest.Seated[State]
	for s := range uint64(MostRealms) {
		who = append(who, NewSquire(s))
	}
	p := play.NewPlayout[State](who)
	g := benched(b, MostRealms, 1)
	decisions := 0
	for b.Loop() {
		for turn := g.Turn; g.Turn == turn && !g.Over(); {
			decisions += p.Play(&g, 1)
		}
		if g.Over() {
			g = benched(b, MostRealms, uint64(b.N))
		}
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/turn")
}

// BenchmarkMarchOffer says in words where a Galley under way may go.
func BenchmarkMarchOffer(b *testing.B) {
	g := Bare()
	g.Seats, g.Turn, g.Phase = 4, 2, Combat
	g.Transports[0] = Transport{Kind: Galley, Level: 3, Owner: Green, At: At("ionian-sea"), Aboard: None, VF: 10}
	g.March.Leader = 0
	g.March.Convoy.Add(0)
	var asking play.Asking
	asking.To(Green, AskConvoy, 0)
	g.OfferWays(&asking)
	s, prompt, choices := asking.At(0)
	o := play.Offer{Seat: s, Prompt: prompt, Args: asking.ArgsAt(0), Choices: choices}
	for b.Loop() {
		g.Describe("en", o)
	}
	b.ReportMetric(float64(len(choices)), "ways")
}

// BenchmarkLiveAnswer answers at random at a live table of ten, and looks at it after each answer.
func BenchmarkLiveAnswer(b *testing.B) {
	game, table, src := Tested().Game(), Setup(MostRealms, 0, map[string]int{OptionTurns: 5, OptionPieces: 1}), chance.New(1)
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
