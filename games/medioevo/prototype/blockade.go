package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// bars says whether a player's fleet bars a sea zone to another's convoy: to every enemy's that has not beaten it there.
// rule: mu-prototype/blockade/active
// rule: mu-prototype/blockade/active-ways-through
func bars(g *force.State, by, _ play.Seat, zone force.Place, c force.Convoy) bool {
	return g.March.Convoy != c || g.March.Through[by] != zone
}
