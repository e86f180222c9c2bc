package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
)

// The setup: what a realm's size goes by, and who sails a ship abroad. The rest is in force/setup.go.

// sizeInPlay is a realm's class of size by its territories that are in this game.
// rule: mu-prototype/realms/size-classes
// rule: mu-prototype/realms/excluded-parts-and-realm-completeness
func sizeInPlay(g *force.State, realm int8) medioevo.Size {
	n := 0
	for range g.RealmLand(realm) {
		n++
	}
	return medioevo.SizeOf(n)
}

// foreignCrew is the VF with which a ship begins in a foreign port.
// rule: mu-prototype/setup/ships-in-barbarian-port-minimum
const foreignCrew = 5
