package giochix

import (
	"math"
	"slices"
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
	"signoria/play/playtest"
)

func TestTheValueTellsWhoWins(t *testing.T) {
	playtest.Value(t, Game(), squireBot, 4, 60, 0.1)
}

func TestTheNumbersTellHowAKingdomStands(t *testing.T) {
	p := council(t, 3)
	p.Players[byzantines].Florins, p.Players[byzantines].Debt = 600, 1
	p.Players[hungarians].Honour, p.Players[mamluks].Honour = 30, 24
	p.stand(byzantines, "tunisia", Counts{Light: 3}).take(byzantines, "tunisia").build("tunisia", Civil, 2)
	p.Order[0] = byzantines
	for name, want := range map[string]float64{
		"florins": 1.2, "debt": 0.5, "units": 4. / 15, "captains": 0, "wars": 0, "first": 1, "ahead": 0,
		"near-florins": 0.2, medioevo.RealmID(p.Players[byzantines].Realm): 1, medioevo.RealmID(p.Players[hungarians].Realm): 0,
	} {
		if got := p.number(byzantines, name); math.Abs(got-want) > 1e-9 {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
	first, _ := pointsOf(p.State, hungarians)
	second, _ := pointsOf(p.State, mamluks)
	own, _ := pointsOf(p.State, byzantines)
	behind, after := 3*p.number(byzantines, "behind"), 3*p.number(byzantines, "second")
	if first <= second || math.Abs(behind-(first-own)) > 1e-9 || math.Abs(after-(second-own)) > 1e-9 {
		t.Errorf("he is %.2f behind the first and %.2f behind the second; want %.2f and %.2f", behind, after, first-own, second-own)
	}
	if p.number(hungarians, "ahead") <= 0 {
		t.Error("the first is not ahead")
	}
	p.Players[hungarians].Out = true
	if standingOf(p.State, hungarians, make([]float64, len(mindNumbers))) {
		t.Error("who is out may still win")
	}
}

// A game is as far as the nearer of its limits.
func TestHowFarAGameIs(t *testing.T) {
	p := council(t, 3)
	for s := range play.Seat(3) {
		p.Players[s].Honour = 3
	}
	p.Players[hungarians].Honour = 8
	for _, c := range []struct {
		what   string
		turn   int8
		turns  int8
		honour int16
		last   bool
		want   float64
	}{
		{"the third of five turns", 3, 5, 0, false, 0.4},
		{"eight of ten points in the third of five turns", 3, 5, 10, false, 0.8},
		{"eight of 40 points in the third of five turns", 3, 5, 40, false, 0.4},
		{"the fifth of as many turns as will be", 5, 0, 0, false, 0.5},
		{"the last", 5, 0, 0, true, 1},
	} {
		p.Turn, p.Options.Turns, p.Options.Honour, p.Last = c.turn, c.turns, c.honour, c.last
		if got := progressOf(p.State); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", c.what, got, c.want)
		}
	}
}

// A game that nothing but the players' time limits has no end among bots, so nothing is learnt of it.
func TestAGameWithoutAnEndTellsNothing(t *testing.T) {
	samples, err := Game().Samples(t.Context(), setup(LeastPlayers, 1, map[string]int{optionTurns: 0, optionTime: 180}), squireBot, 1)
	if err != nil || samples != nil {
		t.Errorf("%d samples, %v", len(samples), err)
	}
}

// number is one of the numbers that tell how a Kingdom stands.
func (p *at) number(s play.Seat, name string) float64 {
	n := make([]float64, len(mindNumbers))
	standingOf(p.State, s, n)
	return n[slices.Index(mindNumbers, name)]
}
