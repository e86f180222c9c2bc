package alpha

import "signoria/games/medioevo/force"

// Phase 9, Combat, Load and Unload: what it costs; of goods, in commerce.go. The rest is in
// force/loading.go.

// loadCost is what a transport pays to load or unload in a territory, in MP, once for all that it takes or leaves at once.
// rule: mu-alpha/combat/load-unload-free
// rule: mu-alpha/combat/load-unload-one-mp
func loadCost(g *force.State, i int16, p force.Place, what force.Load) int8 {
	switch {
	case what == force.GoodsLoad:
		return goodsCost(g, i, p)
	case g.Stands(p, force.Settlement) || g.CaptainAt(g.Transports[i].Owner, p) != force.None:
		return 0
	}
	return 1
}
