// Package siege is a game of one rule or two, to try mutants on.
package siege

import (
	"signoria/chance"
	"signoria/play"
)

// RuleWalls forbids to storm a town that is stronger.
const RuleWalls play.Rule = 1

const wall = 2 // a wall's worth

// State is the position.
type State struct {
	Dice  chance.Source
	Army  int16
	Walls int16
	Open  bool
}

// whyNotStorm says which rule forbids to storm.
// rule: siege/storm/walls
func (g *State) whyNotStorm() play.Rule {
	if !g.Open && g.Army <= g.Walls+wall {
		return RuleWalls
	}
	return play.Free
}

// bombard breaks a wall at random.
// rule: siege/storm/bombard
func (g *State) bombard() {
	g.Walls -= int16(g.Dice.N(2))
	g.Open = g.Walls == 0 // rule: siege/storm/breach
}

// rest cites no rule, so nobody breaks it.
func (g *State) rest() int16 { return g.Army + 1 }
