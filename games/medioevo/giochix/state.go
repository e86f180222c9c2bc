// Package giochix is the Giochix edition of Medioevo Universale: three to six Kingdoms of the years after 1250 bid for
// the first place, tax their lands, build, march by single activations, trade along routes and fight for honour. A file
// holds a chapter of the rulebook.
//
// A piece is in exactly one place, and the place is written at the piece: every figure, transport, engine and card has
// one. Hordes of Barbarians, which no box limits, are counts. Things are small numbers: a place is its number in the
// atlas, a card, technology or character its number in the Box; None is no such thing. What nobody may know the order
// of has none: a card is drawn from a set when it is turned.
package giochix

import (
	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/play"
	"signoria/play/bargain"
)

// Place is a territory or a sea zone of the atlas.
type Place = medioevo.Place

const (
	// MostPlayers is how many can play; LeastPlayers how many must.
	MostPlayers, LeastPlayers = 6, 3
	// Barbarians stand where a side is named and the Barbarians are meant.
	Barbarians play.Seat = MostPlayers
	None                 = medioevo.None
	NoPlace              = medioevo.NoPlace

	Territories  = medioevo.Territories
	Places       = medioevo.Places
	Goods        = medioevo.Goods
	cubes        = 20 // of each good
	Characters   = 46
	EmpireCards  = 70
	EventCards   = 30
	Regions      = 22
	Settlements  = 42
	Branches     = 6
	techLevels   = 4
	Technologies = Branches * techLevels // technology t is level t%techLevels+1 of branch t/techLevels
	dice         = 3                     // d4, d6 and d8
)

// Phase is a phase of the turn, or of the game.
// rule: mu-giochix/turn/seven-phases
type Phase uint8

const (
	Setting Phase = iota
	TurnOrder
	Events
	Taxes
	Purchases
	Combat
	Commerce
	TurnEnd
	GameOver
)

// State is everything that is true of the position.
type State struct {
	Dice    chance.Source
	Options Options
	Seats   int8

	Turn   int8 // from 1
	Phase  Phase
	Stage  int8                   // within the phase: how many of Order are through with it, or which step
	Order  [MostPlayers]play.Seat // of the turn; Nobody after the last
	Active play.Seat              // whose turn in the phase it is, or Nobody
	Last   bool                   // the time is up: this turn is the last
	Ended  Ending                 // why the game is over

	Players     [MostPlayers]Player
	Territories [Territories]Territory
	Hordes      [Places]Horde
	// Here is how many figures of each player are in a place, aboard what is there or not: it follows from where the
	// figures are, and is kept because it is asked so often.
	Here [Places][MostPlayers]int8

	March  March              // the activation under way
	Battle Battle             // the battle under way
	Spoils Spoils             // what is being kept or plundered
	Bids   [MostPlayers]int16 // of this turn's auction, in florins
	Circle Circle             // of war: the Barbarians' dice and the horde of this turn

	// Empire cards: where each is, and which lie in a known order on top of the deck and under it.
	Cards    [EmpireCards]Card
	Atop     [mostPeek]int8 // cards that somebody has looked at and left on top, the next to come first
	AtopN    int8
	Under    [EmpireCards]int8 // cards that were put under the deck, the next to come first
	UnderN   int8
	Using    int8 // how many abilities are being carried out, one within the other
	Events   [EventCards]EventAt
	Foreseen [2]uint8 // seats that know the front of the Event card on top, and of the one under it, bit s
	Event    int8     // the Event of this turn, None before one is drawn
	Rebelled uint8    // players against whom there was a rebellion before this turn's check, bit s
	NextUp   int8     // the Event card on top of its deck, whose back all can see, or None when it has none

	Bargains  bargain.Bargains               // that wait, and words given
	Pacts     [MostPlayers][MostPlayers]Pact // from whom to whom
	Read      [readings]Reading              // what others have read of secret pacts
	Wars      [MostPlayers]uint8             // that were declared, both ways: bit s for seat s
	Armistice [MostPlayers]uint8             // no fight in this turn, both ways: by agreement or by a card
}

// Circle is the circle of war.
// rule: mu-giochix/events/circle-of-war-fixed
type Circle struct {
	Dice  [dice]int8 // 0 before they are rolled
	Horde Horde
}

// Player is a Kingdom and whoever plays it.
type Player struct {
	Realm    int8 // of the atlas, or None before it is chosen
	Florins  int32
	Honour   int16
	Debt     int8 // loans held, of 500 florins each
	Tax      int8 // the level on the board
	Out      bool // eliminated for good: two turns without paying interest
	Missed   int8 // turns running in which he could not pay his interest
	Figures  [figures]Spot
	Levels   [captains]int8 // of the Captains, which are the last figures; 0 in the supply
	Stopped  uint64         // figures that have a Stop token, bit i
	Walked   uint64         // figures that have marched on foot in this turn
	Property [properties]Property

	Holy      uint8          // bit 0: has conquered Rome, bit 1: Jerusalem
	Techs     [Branches]int8 // levels owned
	Activated uint32         // technologies activated until Purchases end, bit t
	Did       Did            // in this turn
	Tokens    [Branches]int8 // Objective tokens by colour
	Final     [bonuses]int8  // Honour of the end table, once it is counted
	Turned    [Branches]int8 // how many of them lie on their uncoloured side
	Working   int8           // how many of his cards have their ability in force
	Wronged   uint8          `json:",omitzero"` // who has broken a pact with him, bit s, as everybody was told; no rule asks for it
}

// Horde is Barbarians in a place.
type Horde struct {
	Light, Archers, Captain int8 // the Captain is of level I
	// Rebels are of whose rebellion it is, seat + 1, and 0 if of nobody's; Risings how many rebellions lie together here.
	Rebels  int8
	Risings int8
}

// Units is how many it has.
func (h Horde) Units() int8 { return h.Light + h.Archers + h.Captain }

// Territory is what stands in a territory.
type Territory struct {
	Level  [families]int8 // of its building of each family, 0 if there is none
	Damage [families]int8 // Destruction tokens beside it
	// Star is the seat whose Control token lies there, None if none does, and From the territory of the military building
	// that gave it.
	Star play.Seat
	From Place
	// Taken is the seat that last conquered it, None if nobody has: it controls the territory while it has figures there.
	Taken play.Seat
	Cubes uint8 // goods of which a real cube lies in its market, bit i
}

// Family is a family of buildings. A territory has room for one of each.
// rule: mu-giochix/purchases/one-of-each-family
type Family uint8

const (
	Civil     Family = iota // Village, Hamlet, City
	Military                // Tower, Fort, Castle
	Religious               // Cathedral
	families  = 3
)

// Card is where an Empire card is.
type Card struct {
	Of     play.Seat // whose it is, Nobody in the deck
	Drawn  bool      // it is being looked at, and not yet anybody's
	Below  bool      // it lies on or under the deck, in Atop or Under
	Tapped int8      // ends of turn until it is untapped again
	Seen   uint8     // seats that know its front though it is not theirs, bit s
	Mine   int8      // the turn in which its owner got it
	Using  int8      // its ability is being carried out: which it is of those under way, from 1; 0 if it is not
	Works  bool      // its ability is in force
	Uses   int8      // how often that can still be used, of an ability that says how often
	On     int8      // whom or what it is used on, as its ability says
	Gained int16     // what its owner has done in this turn of what its Objective asks for
}

// EventAt is where an Event card is.
type EventAt uint8

const (
	InDeck EventAt = iota
	OnTop          // the next
	Drawn          // the Event of this turn
	Discarded
	UnderDeck  // put there by who peeked
	NextButOne // under the one on top, where who peeked has left it
)
