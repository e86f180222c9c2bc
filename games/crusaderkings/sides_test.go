package crusaderkings

import (
	"slices"
	"testing"

	"signoria/play"
)

// In a co-operative game the players stand against the AI dynasties, with their points together; equal sides share
// the victory.
// rule: crusader-kings/end/cooperative-scoring
func TestSides(t *testing.T) {
	g := table(t, 1, 4, 1, map[string]int{"ai.1": int(Ferox), "ai.3": int(Postis), optionCooperative: 1})
	alike := func(a, b play.Side) bool { return slices.Equal(a.Seats, b.Seats) && a.Points == b.Points }
	for i := range g.Territories {
		g.Territories[i].Owner = play.Nobody
	}
	g.Trophies = [trophies]play.Seat{play.Nobody, play.Nobody, play.Nobody, play.Nobody}
	for i, s := range []play.Seat{1, 3, 0} {
		g.Territories[i].Owner, g.Territories[i].Laid = s, false
	}
	players, ais := play.Side{Seats: []play.Seat{0, 2}, Points: 1}, play.Side{Seats: []play.Seat{1, 3}, Points: 2}
	if got := g.Standing().Sides; !slices.EqualFunc(got, []play.Side{ais, players}, alike) {
		t.Errorf("the sides stand %v", got)
	}
	if got := g.winners(); got != 1<<1|1<<3 {
		t.Errorf("%b have won", got)
	}
	g.Territories[3].Owner, g.Territories[3].Laid = 2, false
	if got := g.winners(); got != 0b1111 {
		t.Errorf("with as much on both sides %b have won", got)
	}
	g.Options.Cooperative = false
	if g.Standing().Sides != nil {
		t.Error("everyone alone has sides")
	}
}
