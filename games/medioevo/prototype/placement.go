package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Placement: where a player may place what he has. The rest is in force/placement.go.

const (
	reserveLevel = 5 // VF in reserve for each TL
)

// settled is the level of a building that counts: what was placed in this turn does not yet. In the setup all does.
// rule: mu-prototype/placement/new-buildings-do-not-count-yet
func settled(g *force.State, p force.Place, b force.Building) int8 {
	x := &g.Territories[p]
	switch {
	case g.Phase == force.Setting:
		return g.Built(p, b)
	case b <= force.Fort:
		return min(x.Level[b], x.Old[b])
	}
	return force.B2i(x.OldRest&(1<<b) != 0)
}

// armySites are the territories where a player may place armies: his settlements, and with LOGISTICA what is linked to
// one of them through his own land. Both shores of a strait are linked, islands are not.
// rule: mu-prototype/placement/what-and-where
// rule: mu-prototype/placement/logistica-contiguous-territories
// rule: mu-prototype/technologies/logistica
func armySites(g *force.State, s play.Seat) force.PlaceSet {
	var sites force.PlaceSet
	var reached []force.Place
	for p := range g.Owned(s) {
		if g.Haven(s, p) {
			sites.Add(p)
			reached = append(reached, p)
		}
	}
	if !g.Has(s, force.Logistica) {
		return sites
	}
	for len(reached) > 0 {
		p := reached[len(reached)-1]
		reached = reached[:len(reached)-1]
		for next := range g.Neighbours(p) {
			if g.AtHome(s, next) && !sites.Holds(next) && !g.Besieged(next) {
				sites.Add(next)
				reached = append(reached, next)
			}
		}
	}
	return sites
}

// quay says whether pieces may be placed aboard a player's transports at a place: an own settlement or port.
// rule: mu-prototype/placement/on-transports
func quay(g *force.State, s play.Seat, p force.Place) bool { return g.Haven(s, p) || g.Harbour(s, p) }

// reserveLimit is the VF a player may keep behind his screen.
// rule: mu-prototype/placement/logistica-reserve
// rule: mu-prototype/technologies/logistica
func reserveLimit(g *force.State, s play.Seat) int16 {
	if !g.Has(s, force.Logistica) {
		return 0
	}
	return reserveLevel * int16(g.Level(s))
}
