package warriorknights

import (
	"fmt"
	"testing"

	"signoria/play"
)

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

func TestPhasesOfATurn(t *testing.T) {
	g := table(t, 3, 4, nil)
	specials := map[int16]int{}
	p := &at{State: &g, t: t}
	p.run(func(g *State, t *play.Table) {
		for g.Turn < 12 {
			g.Step(t)
		}
	})
	policy := play.NewRandom[State](4)
	for !p.over() {
		o := p.match.Offers()[0]
		var q play.Asking
		q.To(o.Seat, o.Prompt)
		for _, c := range o.Choices {
			q.May(c, play.Free)
		}
		p.play(policy.Decide(p.State, &q))
	}
	// rule: warrior-knights/turn/three-phases
	// rule: warrior-knights/turn/special-phases-inside-actions
	begun := []play.Key{KeyTurn, KeyStacksReady, KeyAdministration}
	phase := len(begun) - 1
	for _, l := range p.match.Lines(0) {
		switch l.Key {
		case KeyTurn, KeyStacksReady, KeyAdministration:
			phase = (phase + 1) % len(begun)
			want(t, "the phases in their order", l.Key, begun[phase])
		case KeySpecialPhase, KeyDraft:
			want(t, "special phases are held in the phase of actions", begun[phase], KeyStacksReady)
			if l.Key == KeyDraft {
				specials[areas]++
			} else {
				specials[l.Args[0]]++
			}
		}
	}
	t.Logf("special phases: %v", specials)
	want(t, "of the four special phases some were held, some more than once", len(specials) > 1 && specials[int16(WagesArea)] > 1, true)
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
