package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 9, Combat, Conquest of a Territory, what it brings: armies that move in, and the honour of destroying. Who
// conquers, and what he chooses to do with what he finds, is in force/conquest.go.

// disembark brings all armies ashore with which a player has attacked a territory from the sea: who has been used in the
// attack moves in.
// rule: mu-alpha/attack/must-occupy
func disembark(g *force.State, t *play.Table, s play.Seat, p force.Place) {
	if p != g.Battle.At {
		return
	}
	for i := range g.TransportsOf(s) {
		x := &g.Transports[i]
		if n := x.VF; n > 0 && x.At.Sea() && g.Carried(&g.Battle.Convoy, i) {
			x.VF = 0
			g.AddVF(s, p, n)
			t.Tell(force.KeyLanded, int16(s), n, int16(p), i)
		}
	}
}

// Honour Points for destroying what was another player's.
const (
	settlementPoints int16 = 1
	faithPoints      int16 = 2 // for a Cathedral of another religion; one of one's own costs as much
)

// ravage is the honour for destroying a piece of another player's: a Captain's level, a fortification's, a settlement, a
// Cathedral by whose faith it was built in. Transports, siege engines and commerce buildings bring none.
// rule: mu-alpha/attack/destroy
// rule: mu-alpha/victory/hp-destroy-captain
// rule: mu-alpha/victory/hp-destroy-settlement
// rule: mu-alpha/victory/hp-destroy-fortification
// rule: mu-alpha/victory/hp-destroy-cathedral
func ravage(g *force.State, sort, n int16) int16 {
	by, at := g.Spoils.By, g.Spoils.At
	switch sort {
	case force.SpoilCaptain:
		return int16(g.Captains[n].Level)
	case force.SpoilBuilding:
		switch b := force.Building(n); b {
		case force.Settlement:
			return settlementPoints
		case force.Fort:
			return int16(g.Built(at, force.Fort))
		case force.Cathedral:
			return desecration(g, by, at)
		}
	}
	return 0
}

// desecration is what the fall of a territory's Cathedral is worth to a player.
// rule: mu-alpha/victory/hp-destroy-cathedral
func desecration(g *force.State, by play.Seat, p force.Place) int16 {
	if int8(g.Religion(by))+1 == g.Territories[p].Rite {
		return -faithPoints
	}
	return faithPoints
}

// consecrate notes in which faith the Cathedral of a territory is built: its owner's.
// rule: mu-alpha/victory/hp-destroy-cathedral
func consecrate(g *force.State, p force.Place) {
	if x := &g.Territories[p]; x.Owner != play.Nobody {
		x.Rite = int8(g.Religion(x.Owner)) + 1
	}
}
