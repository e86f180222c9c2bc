package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 6, Reinforcements: its course, what armies cost and who volunteers. How many come and where from is in
// force/reinforcements.go, and what is done about prisoners in prisoners.go.

// reinforcements plays a step of the phase and says whether it is over: each player's bargains about prisoners, then
// everybody's armies.
// rule: mu-alpha/reinforcements/prisoner-exchange
// rule: mu-alpha/reinforcements/prisoner-ransom
func reinforcements(g *force.State, t *play.Table) (over bool) {
	if int(g.Stage) == len(g.Order) || g.Order[g.Stage] == play.Nobody {
		g.ReinforcementsPhase(t)
		return true
	}
	if s := g.Order[g.Stage]; !g.Players[s].Out {
		g.Active = s
		bargainPrisoners(g, t, s)
		g.Active = play.Nobody
	}
	g.Stage++
	return false
}

// armyPrice is what 1 VF costs by INVESTITURA, in florins, by TL.
// rule: mu-alpha/reinforcements/investiture
var armyPrice = [4]int16{1: 10, 2: 20, 3: 30}

// VF that come with FANATISMO in each turn, and in one in which their player takes part in a Crusade.
const (
	volunteers = 1
	crusaders  = 5
)

// zealots is the VF that FANATISMO brings.
// rule: mu-alpha/reinforcements/zealotry
func zealots(g *force.State, s play.Seat) int16 {
	if g.Crusading(s) {
		return crusaders
	}
	return volunteers
}
