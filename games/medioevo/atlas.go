// Package medioevo is what the editions of Medioevo Universale share: the map of Europe, North Africa and the
// Near East with its realms and goods, the money and dice, and the treaties that players write.
//
// Everything here is printed or plain; no edition's rules are. A territory or sea zone is its place in the
// atlas, a Place.
package medioevo

const (
	Territories = 150
	Seas        = 42
	Places      = Territories + Seas
	Realms      = 57
	Zones       = 8 // price zones, which are the land zones of the rulebook
	Goods       = 8
	// None stands where a thing is named by number and there is none.
	None = -1
)

// Place is a territory (from 0) or a sea zone (from Territories). A ship at a territory lies in its port.
type Place int16

// NoPlace is no place: in nobody's reach, or waiting to be placed.
const NoPlace Place = -1

// Sea says whether it is a sea zone.
func (p Place) Sea() bool { return p >= Territories }

// Land says whether it is a territory.
func (p Place) Land() bool { return p >= 0 && p < Territories }

// Terrain is what covers a territory.
type Terrain uint8

const (
	Plain Terrain = iota
	Wood
	Hill
	Mountain
	Desert
	Terrains = 5
)

// Religion is a realm's religion.
type Religion uint8

const (
	Catholic Religion = iota
	Orthodox
	Muslim
	Mongol
	Pagan
	Religions = 5
)

// Size is a realm's class of size.
type Size uint8

const (
	Small Size = iota // 1 or 2 territories
	Minor             // 3 or 4
	Great             // 5 or 6
	Major             // 7
	Sizes = 4
)

// Holy is a religious capital.
type Holy uint8

const (
	NotHoly Holy = iota
	Rome
	Constantinople
	Jerusalem
)

// Name is a name by language.
type Name map[string]string

// Atlas is the board as printed. It never changes while tables are played.
type Atlas struct {
	Territories [Territories]Territory
	Seas        [Seas]Sea
	Realms      [Realms]Realm
	Zones       [Zones]Zone
	Narrows     []Narrow
	Goods       [Goods]Good
	Prices      [Territories][Goods]int16 // florins a unit; all 0 where nothing is traded
}

// Territory is a territory as printed.
type Territory struct {
	ID       string
	Name     Name
	Article  Name // that it has after a preposition, by language, "" for none; asInTown where one is at it
	Alone    Name // that it has where none follows "in", by language, nil for the usual one
	Realm    int8
	Terrain  Terrain
	Centre   Name    // the population centre's name, nil if there is none
	Harbour  Name    // the port's own name where it differs from the centre's, or nil
	Port     Place   // the sea zone its port opens on, or NoPlace
	Coast    []Place // the sea zones it touches
	Borders  []Border
	Zone     int8
	Holy     Holy
	Excluded bool // out of play with fewer than six players
}

// Border is a land border, from one side.
type Border struct {
	To     Place
	River  bool
	Strait bool
}

// Sea is a sea zone as printed.
type Sea struct {
	ID      string
	Name    Name
	Article Name // as a territory's
	Borders []SeaBorder
	Shores  []Place // the territories it touches
	Around  []Place // its neighbours and shores, clockwise from north
}

// SeaBorder is a border of two sea zones, from one side.
type SeaBorder struct {
	To     Place
	Open   bool // open sea, else coastal
	Narrow int8 // the narrow that it leads through, or None
}

// Narrow is a narrow passage between two sea zones. Who holds both shores of every strait in it can close it.
type Narrow struct {
	ID      string
	Name    Name
	Between [2]Place
	Shores  [][2]Place
}

// Realm is a realm of the board.
type Realm struct {
	ID          string
	Name        Name
	Article     Name // as a territory's
	Short       Name // for narrow places
	Size        Size
	Religion    Religion
	Playable    bool
	Core        bool   // one of the six that the rulebook lists as playable
	Colour      string // as #rrggbb
	Militia     int16  // strength that rises against an attack where nobody stands
	Tributary   int8   // the realm it pays tribute to, or None
	Papal       bool
	Territories []Place
}

// Zone is a land zone.
type Zone struct {
	Name Name
}

// Good is a kind of goods.
type Good struct {
	ID         string
	Name       Name
	Text       Name
	Colour     string
	Glyph      string
	Technology string // its owner trades the good without loss; "" for none
	Face       int8   // of the d8 that chooses it
	Fair       Fair
	FairBuys   int16 // change of the buying price at that Fair, florins a unit
	FairSells  int16 // of the selling price
}

// Fair is a kind of Fair.
type Fair uint8

const (
	Agricultural Fair = iota
	Mining
	Textile
	Fairs       = 3
	NoFair Fair = Fairs
)

// Name names a place.
func (a *Atlas) Name(p Place) Name {
	if p.Sea() {
		return a.Seas[p-Territories].Name
	}
	return a.Territories[p].Name
}

// ID is the id of a place.
func (a *Atlas) ID(p Place) string {
	if p.Sea() {
		return a.Seas[p-Territories].ID
	}
	return a.Territories[p].ID
}

// Border finds the land border of two territories, or nil.
func (a *Atlas) Border(from, to Place) *Border {
	for i := range a.Territories[from].Borders {
		if b := &a.Territories[from].Borders[i]; b.To == to {
			return b
		}
	}
	return nil
}

// SeaBorder finds the border of two sea zones, or nil.
func (a *Atlas) SeaBorder(from, to Place) *SeaBorder {
	for i := range a.Seas[from-Territories].Borders {
		if b := &a.Seas[from-Territories].Borders[i]; b.To == to {
			return b
		}
	}
	return nil
}

// Touches says whether a territory lies on a sea zone.
func (a *Atlas) Touches(land, sea Place) bool {
	for _, p := range a.Territories[land].Coast {
		if p == sea {
			return true
		}
	}
	return false
}
