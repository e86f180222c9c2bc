package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 6: what armies cost and who volunteers. The rest of the phase is in force/reinforcements.go, and prisoners in
// prisoners.go.

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
