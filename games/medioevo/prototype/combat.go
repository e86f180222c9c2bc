package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Combat and Trade: what a player can do in them beside what all editions let him do. The rest is in force/combat.go.

// do is what a player can do in Combat and Trade beside what all editions let him do.
func do(g *force.State, t *play.Table, a play.Answer) bool {
	if a.Verb == force.CarryOn {
		carryOn(g, t, force.Place(a.A))
		return true
	}
	return relic(g, t, a)
}
