package warriorknights

import (
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

func TestTmpSquire(t *testing.T) {
	wins, turns, ends := [MaxBarons]int{}, 0, map[End]int{}
	for seed := range uint64(100) {
		g, err := New(signoria.Setup{Game: "warrior-knights", Version: 1, Seats: 4, Seed: seed, Options: map[string]int{"length": 10}})
		if err != nil {
			t.Fatal(err)
		}
		p := &seated{}
		for i := range p {
			p[i] = play.NewRandom[State](seed*7 + uint64(i))
		}
		p[seed%4] = NewSquire(seed)
		n := play.NewPlayout[State](play.Policy[State](p)).Play(&g, 200000)
		if !g.Over() {
			t.Fatalf("seed %d not over after %d, turn %d phase %d", seed, n, g.Turn, g.Phase)
		}
		if g.Winner == play.Seat(seed%4) {
			wins[0]++
		}
		turns += int(g.Turn)
		ends[g.Ended]++
	}
	t.Log("squire wins", wins[0], "turns", float64(turns)/100, ends)
}

func TestTmpSquires(t *testing.T) {
	for _, seats := range []int{4, 5, 6} {
		turns, ends := []int{}, map[End]int{}
		n := 0
		for seed := range uint64(60) {
			g, err := New(signoria.Setup{Game: "warrior-knights", Version: 1, Seats: seats, Seed: seed, Options: map[string]int{"length": 10}})
			if err != nil {
				t.Fatal(err)
			}
			n += play.NewPlayout[State](NewSquire(seed)).Play(&g, 200000)
			turns = append(turns, int(g.Turn))
			ends[g.Ended]++
		}
		t.Log(seats, "turns", turns, ends, "decisions", n/60)
	}
}

func BenchmarkPlayout(b *testing.B) {
	b.ReportAllocs()
	x := play.NewPlayout[State](play.NewRandom[State](1))
	n, seed := 0, uint64(0)
	for b.Loop() {
		seed++
		g, err := New(signoria.Setup{Game: "warrior-knights", Version: 1, Seats: 4, Seed: seed, Options: map[string]int{"length": 10}})
		if err != nil {
			b.Fatal(err)
		}
		n += x.Play(&g, 1<<30)
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(n)/float64(b.N), "decisions/game")
}

func TestTmpTrace(t *testing.T) {
	g, _ := New(signoria.Setup{Game: "warrior-knights", Version: 1, Seats: 5, Seed: 3, Options: map[string]int{"length": 10}})
	x := play.NewPlayout[State](NewSquire(3))
	turn := int16(0)
	for !g.Over() {
		x.Play(&g, 1)
		if g.Turn != turn {
			turn = g.Turn
			for s := range play.Seat(5) {
				n, e := 0, 0
				for c := range g.Cities {
					if g.Cities[c].Owner == s {
						n++
					}
					if g.Cities[c].Owner != s && g.Cities[c].Siege[s] > 0 {
						e++
					}
				}
				str := int16(0)
				for a := range int8(4) {
					str += g.effective(nobleOf(s, a))
				}
				b := g.Barons[s]
				t.Logf("turn %d seat %d cities %d sieging %d troops %d crowns %d votes %d faith %d prestige %d reserve %d wages %d", turn, s, n, e, str, b.Crowns, b.Votes, b.Faith, b.Prestige, g.Reserve, g.wagesDue(s))
			}
		}
	}
	t.Log(g.Winner, g.Ended)
}
