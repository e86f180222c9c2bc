package alpha

import "signoria/games/medioevo/force"

// Supply, and Overpopulation: what only this edition feeds armies by. How many a territory feeds, and what becomes of
// the others, is in force/supply.go.

const (
	leanest       = 5  // VF, however lean the harvest
	rotationFeeds = 5  // VF more in plains with ROTAZIONE COLTURE
	capitalFeeds  = 10 // VF more where its owner's Capital is
)

// feeds is what a territory feeds of which terrain, technologies and buildings feed so many VF.
// rule: mu-alpha/population/building-bonuses
func feeds(g *force.State, p force.Place, vf int16) int16 {
	if s := g.Holder(p); s >= 0 && g.Players[s].Capital == p {
		vf += capitalFeeds
	}
	return max(leanest, vf+harvest(g, p))
}
