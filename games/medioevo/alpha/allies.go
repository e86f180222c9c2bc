package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 9, Combat, Multiple Attacks: who fights when, and who may attack together. The rest is in force/allies.go.

// ranksBy is the side that chooses in which order those of a side fight: where more players stand, else who attacks.
// rule: mu-alpha/attack/multiple-sides-order
func ranksBy(g *force.State, _ int) int {
	if fighters(g, force.Defending) > fighters(g, force.Attacking) {
		return force.Defending
	}
	return force.Attacking
}

// fighters is how many fight on a side.
func fighters(g *force.State, side int) (n int) {
	for s := range play.Seat(force.MostRealms + 1) {
		if g.Engaged(side, s) > 0 {
			n++
		}
	}
	return n
}

// attacksBeside says whether a player may attack beside another: crusaders do, together, where they attack Jerusalem.
// rule: mu-alpha/attack/multiple-sides-alternate
// rule: mu-alpha/pope/crusade-success
func attacksBeside(g *force.State, s, by, on play.Seat) bool {
	return g.Battle.At == jerusalem(g) && g.Battle.Land && g.Crusading(s) && g.Crusading(by) && (on == force.Barbarians || g.AtWar(s, on))
}
