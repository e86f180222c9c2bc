package prototype

import (
	"math/bits"

	"signoria/games/medioevo/force"
	"signoria/play"
)

// Honour Points in play that only this edition gives: for technologies, and for religious capitals.

const (
	techsForHonour = 7 // technologies make an Honour Point
	topLevel       = 4 // each technology of this level makes one
	holyPoints     = 1 // for conquering a religious capital
)

// advances is the honour for what a player has learnt.
// rule: mu-prototype/victory-play/every-7-technologies
// rule: mu-prototype/victory-play/fourth-level-technology
func advances(g *force.State, t *play.Table, s play.Seat, tech, _ int8) {
	if bits.OnesCount64(g.Players[s].Techs)%techsForHonour == 0 {
		g.Honour(t, s, 1, force.ForTechnologies)
	}
	if g.Box().Techs[tech].Level == topLevel {
		g.Honour(t, s, 1, force.ForFourthLevel)
	}
}

// taken is the honour for a conquest.
// rule: mu-prototype/victory-play/conquer-religious-capital
func taken(g *force.State, t *play.Table, s, _ play.Seat, p force.Place) {
	if g.Box().Atlas.Territories[p].Holy != 0 {
		g.Honour(t, s, holyPoints, force.ForHolyTaken)
	}
}
