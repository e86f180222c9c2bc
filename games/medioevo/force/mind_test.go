package force_test

import (
	"math"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
)

// What a realm would score counts what the end brings and, where that is the same, florins and territories.
func TestWhatWouldBeScoredNow(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3)
		bare, _ := PointsOf(p.State, Green)
		p.Players[Green].Honour += 2
		p.Florins(Green, p.Players[Green].Florins+1400)
		rich, in := PointsOf(p.State, Green)
		if got := rich - bare; !in || math.Abs(got-3.4) > 1e-9 {
			t.Errorf("two points and 1400 florins are %.2f points, in play: %v; want 3.4 of who is", got, in)
		}
		p.Own(Green, "tunisia")
		if land, _ := PointsOf(p.State, Green); math.Abs(land-rich-0.03) > 1e-9 {
			t.Errorf("a territory is %.3f of a point; want 0.03", land-rich)
		}
		p.Transports[p.Transport(Green, Caravan, 1, "tunisia", 0)].Cargo[0] = Lot{N: 5, Good: Wine}
		laden, _ := PointsOf(p.State, Green)
		p.Phase = GameOver
		if sold, _ := PointsOf(p.State, Green); math.Abs(laden-0.03-rich-0.2) > 1e-9 || sold >= laden {
			t.Errorf("five units aboard are %.3f points, and %.3f when the game is over; want 0.2, and nothing", laden-0.03-rich, sold)
		}
		p.Players[Green].Out = true
		if _, in := PointsOf(p.State, Green); in {
			t.Error("who is out may still win")
		}
	})
}

// What pays later counts with what a king would score: room for goods, and each technology on the way to the
// next point.
func TestWhatLastsCounts(t *testing.T) {
	p := Position(t, 3)
	more := func(what string, want float64, change func()) {
		t.Helper()
		now, _ := PointsOf(p.State, Green)
		lasting, _ := LastingPoints(p.State, Green)
		change()
		was := lasting - now
		now, _ = PointsOf(p.State, Green)
		lasting, _ = LastingPoints(p.State, Green)
		if got := lasting - now - was; math.Abs(got-want) > 1e-9 {
			t.Errorf("%s counts %.3f of a point more than is scored by now, want %.3f", what, got, want)
		}
	}
	p.Own(Green, "tunisia")
	more("a technology", 1./7, func() { p.Learned(Green, 0) })
	more("coin", 0, func() { p.Florins(Green, p.Players[Green].Florins+1000) })
	p.Phase = GameOver
	lasting, _ := LastingPoints(p.State, Green)
	if now, _ := PointsOf(p.State, Green); lasting != now {
		t.Errorf("when the game is over %.3f counts, and %.3f is scored", lasting, now)
	}
}
