package prototype

import "signoria/games/medioevo/force"

// Loading and unloading: what it costs. The rest is in force/loading.go.

// loadCost is what a transport pays to load or unload in a territory, in MP.
// rule: mu-prototype/loading/cost
// rule: mu-prototype/loading/cost-reduction
func loadCost(g *force.State, i int16, p force.Place, what force.Load) int8 {
	x := &g.Transports[i]
	n := int8(2)
	if what == force.LightLoad {
		n = 1
	}
	if g.Stands(p, force.Settlement) || x.Kind.Sea() && x.At.Land() || g.CaptainAt(x.Owner, p) != force.None || g.CaptainAt(x.Owner, x.At) != force.None {
		n--
	}
	return n
}
