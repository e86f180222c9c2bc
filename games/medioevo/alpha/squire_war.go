package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a squire makes of this edition's sieges and spoils: who besieges stays, for his engines strike when his next
// Combat begins, and without engines he lays no siege.

const tithe = 50 // florins that a Cathedral brings in a turn

// siegeWorth keeps besiegers where they are, and lays siege only with engines.
func siegeWorth(j *force.Judge, p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch {
	case p == force.AskWalls && c.Verb == force.Besiege && !armed(j.G):
		return -1, true
	case p == force.AskCombat && c.Verb == force.Lead && besieges(j.G, c.A):
		return force.Never, true
	case p != force.AskConvoy || j.G.March.Leader == force.None || !besieges(j.G, j.G.March.Leader):
		return 0, false
	case c.Verb == force.Halt:
		return 0, true
	}
	return -1, true
}

// besieges says whether a transport stands at a siege of its owner's.
func besieges(g *force.State, i int16) bool {
	x := &g.Transports[i]
	return x.At.Land() && g.Territories[x.At].Siege.By == x.Owner
}

// armed says whether those who attack have a siege engine aboard.
func armed(g *force.State) bool {
	for i := range g.Engines {
		if x := &g.Engines[i]; x.Aboard != force.None && g.Battle.Convoy.Holds(x.Aboard) {
			return true
		}
	}
	return false
}

// spoilsWorth destroys a Cathedral whose fall brings more honour than it would bring itself.
func spoilsWorth(j *force.Judge, _ play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	if c.Verb != force.DestroySpoil || c.A != force.SpoilBuilding || force.Building(c.B) != force.Cathedral || j.G.Spoils.From == force.Barbarians {
		return 0, false
	}
	return int(ravage(j.G, c.A, c.B)-cathedralAtEnd)*force.HonourPoint - tithe*(j.TurnsLeft()-1), true
}

// battleWorth is what a squire makes of what is asked here: he keeps the best card, and throws in what he has.
func battleWorth(j *force.Judge, p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch {
	case p == AskKeepUsed:
		return j.CardValue(int8(c.A)), true
	case c.Verb == ThrowIn:
		return int(c.Hi), true
	}
	return 0, false
}
