package force

import (
	"iter"

	"signoria/games/medioevo"
)

// Box is everything printed. It lies outside the state and never changes while tables are played.
type Box struct {
	Atlas      medioevo.Atlas
	Cards      [Kinds]BoxCard
	Techs      [technologies]BoxTech
	Branches   []BoxBranch
	Buildings  [Buildings][4]BoxBuilding // by line and level; level 0 is no building
	Transports [transportKinds][4]BoxTransport
	Engines    [4]BoxEngine
	Starts     [medioevo.Realms]BoxStart
	Governs    [medioevo.Goods]int8 // by good: the technology whose owners trade it at the printed price, None if all do
	// Fingerprint names the box file that was read over the standard box, "" if none was.
	Fingerprint string
	// Own is what only this edition has printed.
	Own  any
	ways ways // for squires
}

// Name is a name by language.
type Name = medioevo.Name

// AfterUse is what becomes of a card when it has been used.
type AfterUse uint8

const (
	Discard        AfterUse = iota
	Keep                    // it stays in hand
	KeepUnlessLost          // in battle
	KeepOneUsed             // of those used in an attack its owner keeps one
	UntilOver               // it lies before somebody while it works
)

// BoxCard is a kind of Empire card.
type BoxCard struct {
	ID        string
	Name      Name
	Text      Name
	Phase     Phase
	Offensive bool
	Action    bool // to play it is a diplomatic action
	After     AfterUse
	Copies    [MostRealms + 1]int8 // by number of players
	// Needs are the technologies of which one must be owned (Any) or all (All), bit t.
	Any, All uint64
	Tiers    []int8 // technologies that raise what it does, the least first
	// Amounts are what it does with none of its tiers, with the first and so on; ByTL what it does at technology level 1 to 3.
	Amounts, ByTL []int16
	PerFair       int16  // what it does more for each Fair
	BeforeEvents  uint64 // technologies with one of which it may also be played before the events, bit t
}

// BoxTech is a technology. One that the edition lacks has no ID.
type BoxTech struct {
	ID     string
	Name   Name
	Text   Name
	Branch int8
	Level  int8  // 1 to 4
	Cost   int16 // florins
	Needs  int8  // the technology before it, or None
}

// Taught goes over the technologies that the edition has.
func (b *Box) Taught() iter.Seq[int8] {
	return func(yield func(int8) bool) {
		for t := range int8(technologies) {
			if b.Techs[t].ID != "" && !yield(t) {
				return
			}
		}
	}
}

// BoxBranch is a branch of the technology board.
type BoxBranch struct {
	ID, Colour, Icon string
	Name             Name
	Rows             [][]int8
}

// BoxBuilding is a level of a line of buildings.
type BoxBuilding struct {
	ID     string
	Name   Name
	Cost   int16 // in all, florins
	Tech   []int8
	TL     int8 // the least technology level
	Supply int16
	Pool   int8 // tiles in the box
}

// BoxTransport is a level of a kind of transport.
type BoxTransport struct {
	ID     string
	Name   Name
	Cost   int16
	MP     int8
	Armies int16 // VF
	Goods  int8  // units
}

// BoxEngine is a kind of siege engine.
type BoxEngine struct {
	ID   string
	Name Name
	Cost int16
}

// BoxStart is how a realm that can be played begins; for others it is empty.
type BoxStart struct {
	Ruler, Text Name
	Capital     Place
	Pieces      BoxPieces // a sensible place for each piece, for who does not want to choose
	Armies      []BoxArmies
}

// BoxPieces is where the pieces of the starting kit go.
type BoxPieces struct {
	Cathedral, Caravan, WarWagon, Captain, Catapult, Merchantman, Galley Place
}

// BoxArmies is a part of the armies that are placed freely: in a territory, or aboard a transport of a kind.
type BoxArmies struct {
	At     Place
	Aboard Kind
	VF     int16
}
