package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Barbarians: the ladder that they climb where they are too many and have nobody to attack.

const (
	KeyWildBuilds play.Key = 360 // barbarians raise building B in territory A to level C
	KeyDwindles   play.Key = 361 // B VF of barbarians leave territory A
)

var growthChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyWildBuilds: "wild-builds", KeyDwindles: "dwindles"},
}

// GrowWild lets every barbarian territory that feeds too few, has attacked nobody and borders no player take one step
// of the ladder. What is then still too many leaves.
// rule: mu-prototype/barbarian-growth/when-the-ladder-applies
// rule: mu-prototype/barbarian-growth/one-step-per-events-phase
// rule: mu-prototype/barbarian-growth/remaining-excess-removed
// rule: mu-prototype/barbarian-growth/attackers-keep-excess
// rule: mu-alpha/barbarians/overpopulation-ladder
func (g *State) GrowWild(t *play.Table) {
	for p := range g.Land() {
		if g.Territories[p].Attacked || !g.Crowded(p) {
			continue
		}
		if !g.besidePlayer(p) {
			g.Climb(t, p)
		}
		if over := g.Ground(Barbarians, p) - g.SupplyLimit(p); over > 0 {
			g.RemoveVF(Barbarians, p, over)
			t.Tell(KeyDwindles, int16(p), over)
		}
	}
}

// besidePlayer says whether a territory borders one of a player.
func (g *State) besidePlayer(p Place) bool {
	for q := range g.Neighbours(p) {
		if !g.Barbarian(q) {
			return true
		}
	}
	return false
}

// Climb does the first step of the ladder that is possible. Building costs the barbarians nothing; they build neither
// Castles nor Cities.
// rule: mu-prototype/barbarian-growth/ladder-has-no-castle
// rule: mu-prototype/barbarian-growth/build-does-not-cost-vf
// rule: mu-alpha/barbarians/overpopulation-ladder
func (g *State) Climb(t *play.Table, p Place) {
	chief := g.BarbarianCaptain(p)
	switch {
	case g.mayRaise(p, Fort, 1): // rule: mu-prototype/barbarian-growth/step-1-tower
		g.raise(t, p, Fort)
	case g.Box().Atlas.Territories[p].Centre != nil && g.mayRaise(p, Settlement, 1): // rule: mu-prototype/barbarian-growth/step-2-village
		g.raise(t, p, Settlement)
	case g.mayRaise(p, Fort, 2): // rule: mu-prototype/barbarian-growth/step-3-fortress
		g.raise(t, p, Fort)
	case g.mayRaise(p, Settlement, 2): // rule: mu-prototype/barbarian-growth/step-4-borough
		g.raise(t, p, Settlement)
	case chief == None && g.NewChief(t, p, None): // rule: mu-prototype/barbarian-growth/step-5-new-captain
	case chief != None && g.Captains[chief].Level < HighestChief: // rule: mu-prototype/barbarian-growth/step-6-promote-captain
		g.raiseChief(t, chief)
	default:
		g.PutToSea(t, p, chief) // rule: mu-prototype/barbarian-growth/step-7-galley
	}
}

// mayRaise says whether a line of buildings can rise to a level from the one below, by the tiles in the reserve.
func (g *State) mayRaise(p Place, b Building, level int8) bool {
	return g.Built(p, b) == level-1 && g.Left(b, level) > 0
}

// raise raises a building of the barbarians. It feeds them at once.
func (g *State) raise(t *play.Table, p Place, b Building) {
	level := g.Built(p, b) + 1
	g.SetBuilt(p, b, level)
	g.Territories[p].Old[b] = level
	g.Territories[p].Damaged &^= 1 << b
	t.Tell(KeyWildBuilds, int16(p), int16(b), int16(level))
}

// PutToSea sends barbarians of a coast to sea, with their Captain: as many as a Galley holds, but one stays. The Galley
// lies before the port, or by lot in one of the zones at the coast.
// rule: mu-prototype/barbarian-growth/step-7-galley
// rule: mu-prototype/barbarian-growth/step-7-leaves-one-vf
// rule: mu-alpha/barbarians/overpopulation-ladder
func (g *State) PutToSea(t *play.Table, p Place, chief int16) {
	coast := g.Box().Atlas.Territories[p].Coast
	if len(coast) == 0 || g.freeTransport() == None {
		return
	}
	z := g.port(p)
	if z == NoPlace {
		z = coast[0]
		if len(coast) > 1 {
			t.Chance()
			z = coast[g.Dice.N(len(coast))]
		}
	}
	i := g.Launch(t, z, g.Ground(Barbarians, p)-garrison)
	g.RemoveVF(Barbarians, p, g.Transports[i].VF)
	if chief != None {
		g.Captains[chief].At, g.Captains[chief].Aboard = z, i
	}
}
