package prototype

import "signoria/games/medioevo/force"

// What the march takes here: what it costs to load, what makes transports faster, and who must stay aboard.

const (
	saved int8  = 1 // MP, by STRADE in mountains and at rivers and by ASTRONOMIA on the open sea
	crew  int16 = 1 // VF that a transport needs aboard to be its owner's
)

// swift are the technologies of which each gives transports 1 MP more, by land and by sea.
// rule: mu-prototype/transports/naval-movement-technologies
// rule: mu-prototype/transports/land-movement-technologies
var swift = [2][]int8{{force.Cartografia, force.Strade, force.Logistica}, {force.Tessitura, force.Astronomia, force.Cartografia}}

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
