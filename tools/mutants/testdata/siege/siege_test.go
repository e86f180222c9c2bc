package siege

import (
	"testing"

	"signoria/play"
)

func TestStorm(t *testing.T) {
	// rule: siege/storm/walls
	t.Run("walls count double", func(t *testing.T) {
		for army, why := range map[int16]play.Rule{2: RuleWalls, 3: RuleWalls, 4: play.Free} {
			if g := (State{Army: army, Walls: 1}); g.whyNotStorm() != why {
				t.Errorf("%d: %v", army, g.whyNotStorm())
			}
		}
		if g := (State{Walls: 9, Open: true}); g.whyNotStorm() != play.Free {
			t.Error("an open town is not stormed")
		}
	})
	// rule: siege/storm/bombard
	t.Run("bombarding may break a wall", func(t *testing.T) {
		g := State{Walls: 100}
		g.bombard()
		if g.Walls > 100 {
			t.Error("it builds")
		}
	})
	t.Run("a breach opens", func(t *testing.T) {
		for range 30 {
			g := State{Walls: 1}
			if g.bombard(); g.Open != (g.Walls == 0) {
				t.Error("a breach that is none")
			}
		}
	})
	if g := (State{}); g.rest() != 1 {
		t.Error("no rest")
	}
}
