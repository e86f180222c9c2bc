package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a squire makes of blocks: in war a Galley that can be spared puts to sea before its port, shuts the zone to the
// enemy who has most ships in it or in ports on it, and stays as long as there are any.

const (
	shipShut = 30  // florins, a ship of an enemy's that is kept from trade
	goodOdds = 140 // percent of their armies with which he attacks at sea
)

// blockadeWorth judges blocks, and the Galleys that make them.
func blockadeWorth(j *force.Judge, p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	g := j.G
	switch {
	case c.Verb == DeclareBlock:
		zone := force.Place(c.A)
		return shipShut * (shutIn(g, play.Seat(c.B), zone) - shutIn(g, blocked(g, j.S, zone), zone)), true
	case c.Verb == LiftBlock:
		return -1, true
	case c.Verb == Waylay:
		zone := force.Place(c.A)
		return int(g.Strength(j.S, zone))*100 - int(g.Strength(g.Active, zone))*goodOdds, true
	case p == force.AskCombat && c.Verb == force.Lead && putsOut(j, c.A) > 0:
		return putsOut(j, c.A), true
	case p == force.AskConvoy && c.Verb == force.MarchTo && putsOut(j, g.March.Leader) > 0:
		out := force.Place(c.A) == g.Box().Atlas.Territories[g.Transports[g.March.Leader].At].Port && c.B == force.None
		return putsOut(j, g.March.Leader) * int(force.B2i(out)), true
	}
	return 0, false
}

// putsOut is what it is worth that a Galley leaves its port for the zone before it, to block it: 0 if it has no crew, or
// others to leave the territory to, or nobody to shut in.
func putsOut(j *force.Judge, i int16) (most int) {
	g := j.G
	x := &g.Transports[i]
	if x.Kind != force.Galley || x.VF == 0 || !x.At.Land() || x.Moved&force.MovedInCombat != 0 || g.Strength(j.S, x.At)-x.VF < j.Need(x.At) {
		return 0
	}
	zone := g.Box().Atlas.Territories[x.At].Port
	for _, o := range g.Others(j.S) {
		if g.AtWar(j.S, o) && zone != force.NoPlace && g.Galleys(o, zone) == 0 {
			most = max(most, shipShut*shutIn(g, o, zone))
		}
	}
	return most
}

// shutIn is how many ships of trade a player has in a sea zone, and in ports on it; nobody has any.
func shutIn(g *force.State, s play.Seat, zone force.Place) (n int) {
	if s == play.Nobody {
		return 0
	}
	for i := range g.TransportsOf(s) {
		x := &g.Transports[i]
		there := x.At == zone || x.At != force.NoPlace && x.At.Land() && g.Box().Atlas.Territories[x.At].Port == zone
		n += int(force.B2i(x.Kind == force.Merchantman && there))
	}
	return n
}
