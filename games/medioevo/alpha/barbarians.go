package alpha

import "signoria/games/medioevo/force"

// Phase 7, Events, Barbarians: they are those of the shared chapters, in force/barbarian*.go, but where they recruit.

// restless says whether barbarians in a territory recruit because players hold a part of its realm, near or far.
// rule: mu-alpha/events/contested-kingdoms-enlist
func restless(g *force.State, p force.Place) bool {
	if !g.Barbarian(p) || g.Ground(force.Barbarians, p) == 0 {
		return false
	}
	for q := range g.RealmLand(g.RealmOf(p)) {
		if !g.Barbarian(q) {
			return true
		}
	}
	return false
}
