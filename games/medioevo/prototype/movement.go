package prototype

import "signoria/games/medioevo/force"

// Movement: what makes transports faster, and who must stay aboard. The rest is in force/movement.go.

const (
	saved int8  = 1 // MP, by STRADE in mountains and at rivers and by ASTRONOMIA on the open sea
	crew  int16 = 1 // VF that a transport needs aboard to be its owner's
)

// swift are the technologies of which each gives transports 1 MP more, by land and by sea.
// rule: mu-prototype/transports/naval-movement-technologies
// rule: mu-prototype/transports/land-movement-technologies
var swift = [2]uint64{
	1<<force.Cartografia | 1<<force.Strade | 1<<force.Logistica,
	1<<force.Tessitura | 1<<force.Astronomia | 1<<force.Cartografia,
}
