package crusaderkings

import (
	"slices"
	"testing"

	"signoria/play"
)

// noting is a policy that notes how often each seat does something.
type noting struct {
	play.Policy[State]
	what func(g *State, a play.Answer) bool
	done [MaxDynasties]int
}

func (p *noting) Decide(g *State, o *play.Asking) play.Answer {
	a := p.Policy.Decide(g, o)
	if p.what(g, a) {
		p.done[a.Seat]++
	}
	return a
}

// doing notes what is done with some verb.
func doing(verbs ...play.Verb) func(*State, play.Answer) bool {
	return func(_ *State, a play.Answer) bool { return slices.Contains(verbs, a.Verb) }
}

func TestASquireWithATemperDoesMoreOfWhatHeLikes(t *testing.T) {
	const games, seats = 20, 4
	likes := map[string]func(*State, play.Answer) bool{
		"expansionist": doing(GrantTitle), "aggressor": doing(PlotGrievance), "builder": doing(BuildAt),
		"developer": doing(BuyCard), "schemer": doing(PlotMurder, PlotRebellion, OverthrowIn),
		"crusader": func(g *State, a play.Answer) bool { return g.Era > 1 && g.Round == 1 && done(a) == "choose-crusade" },
	}
	for _, temper := range tempered() {
		his, others := 0, 0
		for seed := range uint64(games) {
			own := play.Seat(seed % seats)
			var p seated
			for s := range p {
				p[s] = NewSquire(seed)
			}
			p[own] = temper.Judge(seed)
			x := &noting{Policy: &p, what: likes[temper.Name]}
			playedOut(t, 1, seats, seed, x)
			for s, times := range x.done {
				if play.Seat(s) == own {
					his += times
				} else {
					others += times
				}
			}
		}
		if 8*his*(seats-1) < 9*others {
			t.Errorf("a %s has done it %d times, three even squires %d", temper.Name, his, others)
		}
	}
}
