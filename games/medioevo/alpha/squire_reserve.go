package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a squire makes of the reserve behind his Screen: he keeps there what would only stand idle, and brings it out
// where a territory has too few left, or a wagon that goes to war has room. In battles he throws in all of it.

const (
	atEase = 100 // what it is worth to post armies, at most, where nothing needs them
	rescue = 7 * force.HonourPoint
)

// reserveWorth judges what is placed and what stays, and what comes out in Combat.
func reserveWorth(j *force.Judge, p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch {
	case c.Verb == DeployReserve && needed(j, force.Place(c.A)):
		return rescue, true
	case c.Verb == DeployReserve:
		return -1, true
	case p == force.AskPlacement && c.Verb == force.PlaceArmies && j.TurnsLeft() > 1:
		return -3, j.G.ToPlace(j.S) <= j.G.ReserveLimit(j.S) && j.PostWorth(c) <= atEase
	}
	return 0, false
}

// needed says whether armies of the reserve would serve in a territory at once.
func needed(j *force.Judge, p force.Place) bool {
	if j.Lacks(p) > 0 {
		return true
	}
	for i := range j.G.TransportsOf(j.S) {
		if x := &j.G.Transports[i]; x.Kind == force.WarWagon && x.At == p && j.G.Space(i) > 0 && j.Led(i) {
			return true
		}
	}
	return false
}
