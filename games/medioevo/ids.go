package medioevo

import (
	"sync"

	"signoria/games/boxfile"
)

// Things of the board keep their ids whatever box is played with: a box file changes items and adds none.

var board = sync.OnceValue(func() *Atlas {
	var faults boxfile.Faults
	a := boxfile.Must(ReadPrinted()).Atlas(&faults)
	return boxfile.Must(&a, faults.Err())
})

// ID is the id of a place.
func (p Place) ID() string { return board().ID(p) }

// GoodID is the id of a kind of goods.
func GoodID(good int8) string { return board().Goods[good].ID }

// RealmID is the id of a realm.
func RealmID(realm int8) string { return board().Realms[realm].ID }

// LandOf are the territories of a realm on the standard board.
func LandOf(realm int8) []Place { return board().Realms[realm].Territories }
