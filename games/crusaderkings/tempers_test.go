package crusaderkings

import (
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/playtest"
)

// doing tells what is done with some verbs.
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
		his, others := playtest.Does(games, seats, temper.Judge, NewSquire, likes[temper.Name], func(seed uint64, p play.Policy[State]) {
			playedOut(t, 1, seats, seed, p)
		})
		if 8*his*(seats-1) < 9*others {
			t.Errorf("a %s has done it %d times, three even squires %d", temper.Name, his, others)
		}
	}
}
