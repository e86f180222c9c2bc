package alpha

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/play"
)

// The setup, where the editions differ: seats, Objectives, and limits for the armies that everybody places. How the
// game is set up is in force/setup.go, where everybody places his pieces in force/startingkit.go.

// begin is what this edition's setup adds: the order of the seats, Objectives, and that a limit of Honour Points may be
// declared as well as reached on the track.
// rule: mu-alpha/duration/hp-limit-declaration
// rule: mu-alpha/setup/objective-card
func begin(g *force.State) {
	seatClockwise(g) // rule: mu-alpha/turn-order/first-turn-youngest
	g.Options.Declared = g.Options.Honour > 0
	dealObjectives(g)
}

// printedSize is a Kingdom's class of size: it keeps it when a part of it is out of play.
// rule: mu-alpha/setup/areas-out-of-play
// rule: mu-alpha/concepts/kingdom-sizes
func printedSize(g *force.State, realm int8) medioevo.Size { return g.Box().Atlas.Realms[realm].Size }

// What a territory holds in the setup, in VF, those included that stand there already.
const (
	landHolds      = 5
	villageHolds   = 10
	capitalHolds   = 40
	cathedralHolds = 10 // more
)

// startRoom is the VF that may still be placed in a territory.
// rule: mu-alpha/setup/limit-village
// rule: mu-alpha/setup/limit-capital
// rule: mu-alpha/setup/limit-cathedral-bonus
func startRoom(g *force.State, p force.Place) int16 {
	n := int16(landHolds)
	switch s := g.Territories[p].Owner; {
	case s != play.Nobody && g.Players[s].Capital == p:
		n = capitalHolds
	case g.Built(p, force.Settlement) > 0:
		n = villageHolds
	}
	if g.Built(p, force.Cathedral) > 0 {
		n += cathedralHolds
	}
	return max(0, n-g.OnGround(p))
}
