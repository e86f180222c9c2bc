package giochix

import (
	"testing"

	"signoria/play/playtest"
)

func TestKingsThink(t *testing.T) {
	playtest.Thinks(t, Game(), setup(LeastPlayers, 1, nil), kingBot)
}

// Before the end what would be scored is reckoned as if it came now, and coin and goods are parts of a point; afterwards all that
// decides is counted already.
func TestWhatAKingReckonsBy(t *testing.T) {
	p := council(t, 3)
	points := func() float64 {
		n, in := pointsOf(p.State, byzantines)
		if !in {
			t.Fatal("who plays is out")
		}
		return n
	}
	more := func(what string, by float64, change func()) {
		t.Helper()
		before := points()
		change()
		if got := points() - before; got < by-0.001 || got > by+0.001 {
			t.Errorf("%s brings %.3f points, want %.3f", what, got, by)
		}
	}
	me := &p.Players[byzantines]
	more("honour", 2, func() { me.Honour += 2 })
	more("coin", 0.5, func() { me.Florins += point / 2 })
	more("a loan", -2, func() { me.Debt++ })
	more("a sixth token", 11, func() { me.Tokens = [len(me.Tokens)]int8{6} })
	p.Phase = GameOver
	more("coin, when all is over", 0, func() { me.Florins += point / 2 })
	me.Out = true
	if _, in := pointsOf(p.State, byzantines); in {
		t.Error("who is out is in it")
	}
}
