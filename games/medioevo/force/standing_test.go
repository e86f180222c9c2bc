package force_test

import (
	"math"
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestTheNumbersTellHowARealmStands(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3)
		p.Options.Turns, p.Turn = 5, 2
		p.Players[Green].Realm = 2
		p.Florins(Green, 600)
		p.Players[Red].Honour, p.Players[Blue].Honour = 3, 2
		p.Own(Green, "tunisia")
		p.Vf(Green, "tunisia", 10)
		p.Transports[p.Transport(Green, Caravan, 1, "tunisia", 0)].Cargo[0] = Lot{N: 5, Good: Wine}
		for name, want := range map[string]float64{
			"florins": 2, "goods": 0.5, "transports": 1. / 3, "land": 1. / 6, "armies": 0.5, "forts": 0, "pope": 0, "ahead": 0,
			"near-florins": 0.5, "near-land": 1. / 24, medioevo.RealmID(2): 1, medioevo.RealmID(1): 0,
		} {
			if got := number(t, p.State, Green, name); math.Abs(got-want) > 1e-9 {
				t.Errorf("%s is %v, want %v", name, got, want)
			}
		}
		first, second := number(t, p.State, Green, "behind"), number(t, p.State, Green, "second")
		if math.Abs(3*(first-second)-1) > 0.1 || first <= second {
			t.Errorf("he is %.3f behind the first and %.3f behind the second, in threes of points; want one point between them", first, second)
		}
		if ahead := number(t, p.State, Red, "ahead"); ahead <= 0 {
			t.Errorf("the first is %v ahead", ahead)
		}
		p.Players[Red].Out = true
		if _, in := Number(p.State, Red, "points"); in {
			t.Error("who is out may still win")
		}
	})
}

// A game is as far as the nearer of its limits.
func TestHowFarAGameIs(t *testing.T) {
	p := Position(t, 3)
	far := func(turn, turns int8, honour int16, last bool) float64 {
		p.Turn, p.Options.Turns, p.Options.Honour, p.Last = turn, turns, honour, last
		return ProgressOf(p.State)
	}
	p.Players[Red].Honour = 8
	for _, c := range []struct {
		what string
		got  float64
		want float64
	}{
		{"the third of five turns", far(3, 5, 0, false), 0.4},
		{"eight of ten points in the third of five turns", far(3, 5, 10, false), 0.8},
		{"eight of 40 points in the third of five turns", far(3, 5, 40, false), 0.4},
		{"the first of as many turns as will be", far(1, 0, 0, false), 0},
		{"the seventh", far(7, 0, 0, false), 0.5},
		{"the last", far(7, 0, 0, true), 1},
	} {
		if math.Abs(c.got-c.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", c.what, c.got, c.want)
		}
	}
}

func number(t *testing.T, g *State, s play.Seat, name string) float64 {
	t.Helper()
	x, in := Number(g, s, name)
	if !in {
		t.Fatalf("%s is out", name)
	}
	return x
}
