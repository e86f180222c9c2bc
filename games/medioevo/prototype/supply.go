package prototype

import "signoria/games/medioevo/force"

// Supply: what only this edition feeds armies by. The rest is in force/supply.go.

// VF more.
const (
	rotationFeeds = 10 // in plains with ROTAZIONE COLTURE
	holyFeeds     = 10
)

// feeds is what a territory feeds of which all else feeds so many VF: a religious capital feeds more.
// rule: mu-prototype/supply/building-bonus
func feeds(g *force.State, p force.Place, vf int16) int16 {
	if g.Box().Atlas.Territories[p].Holy != 0 {
		return vf + holyFeeds
	}
	return vf
}
