package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 9, Combat: what it begins and ends with here, and what a player can do in it beside marches and battles. The
// rest of it is in force/combat.go, and the reserve in placement.go.

// combat is the Combat phase, in which a Crusade can succeed: looked at as it begins, since armies placed there count, and
// after each player's part.
// rule: mu-alpha/pope/crusade-success
func combat(g *force.State, t *play.Table) (over bool) {
	weighCrusade(g, t)
	over = g.CombatPhase(t)
	weighCrusade(g, t)
	if over {
		g.Faith.Crusade.Brought = [force.MostRealms]int16{}
	}
	return over
}

// openCombat is what a player's Combat begins with: blocks that are none any more lapse, and his siege engines strike.
func openCombat(g *force.State, t *play.Table, s play.Seat) {
	lapse(g, t)
	pressSieges(g, t, s)
}

// offerDeeds lists what a player can do beside what all editions let him do: deploy his reserve, and block the sea.
func offerDeeds(g *force.State, o *play.Asking, s play.Seat) {
	offerReserve(g, o, s)
	offerBlocks(g, o, s)
}

// do does one of them; false if the answer is about something else.
func do(g *force.State, t *play.Table, a play.Answer) bool {
	return deployReserve(g, t, a) || block(g, t, a)
}
