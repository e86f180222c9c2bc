// Package force is what the editions of Medioevo Universale that count armies in force (VF) have in common: realms of
// the years after 1260 trade, build, study, plot and fight for honour. It holds the position, the chapters that are the
// same story in the rulebooks of all of them, and what tells and judges of them: a file a chapter. It names no edition:
// what is printed for one stands in its Box, a chapter or step with another course is a function of its Edition.
//
// Things are small numbers: a place is its number in the atlas, a card, technology, transport, Captain or engine
// its place in the box or in its array of the State; None is no such thing. Strength is counted in VF, the worth
// of the figures: what figures make it up is how it is shown, not what is true.
//
// What nobody may know the order of has none: a card is drawn from a set when it is turned. Only what players have
// put under the Empire deck lies in an order there.
package force

import (
	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/play"
)

type Place = medioevo.Place

const (
	// MostRealms is how many can play; LeastRealms how many must.
	MostRealms, LeastRealms = 10, 3
	// Barbarians stand where a seat is named and the barbarians are meant: as owners of armies, Captains and Galleys.
	Barbarians play.Seat = MostRealms
	sides                = MostRealms + 1
	None                 = medioevo.None
	NoPlace              = medioevo.NoPlace

	Territories  = medioevo.Territories
	Kinds        = 48  // of Empire cards
	mostCards    = 240 // Empire cards: 212 of ten players, and some that a box file may add
	technologies = 44  // of all editions: what one lacks has no name in its box
	EventCards   = 30
	Treasures    = 10

	transports    = ownTransports*MostRealms + otherTransports
	engines       = 40 // places for siege engines
	captains      = 48 // places for Captains
	Relics        = 4
	heaps         = 160 // heaps of goods on land: as many as the box has goods cubes
	lots          = 8   // kinds of goods, by where they were bought, aboard one transport
	delivered     = 40  // cards that lie before somebody
	mostSheltered = 6   // territories that CASTELLANI protect for one player in one turn
	fought        = 12  // battles of one Combat phase that are remembered for who lost in them
)

// Phase is a phase of the turn, or of the game.
type Phase uint8

const (
	Setting Phase = iota // the setup
	TurnOrder
	EmpireCards
	Diplomacy
	Purchase
	Taxes
	Reinforcements
	Events
	Placement
	Combat
	Trade
	TurnEnd // what is left over is cleared away
	GameOver
)

// Kind is a kind of transport.
type Kind uint8

const (
	NoTransport Kind = iota
	Merchantman
	Caravan
	Galley
	WarWagon
	transportKinds = 5 // NoTransport counted
)

// Building is a line of buildings in a territory.
type Building uint8

const (
	Settlement Building = iota // Village, Borough, City
	Fort                       // Tower, Fortress, Castle
	Cathedral
	FairBuilding // FairBuilding + f for a Fair of kind f
	Buildings    = 6
)

// State is everything that is true of the position.
type State struct {
	Dice    chance.Source
	Edition uint8 `json:",omitempty"` // its place in editions
	Options Options
	Seats   int8

	Turn   int8 // from 1
	Phase  Phase
	Stage  int8                  // within the phase: how many of Order are through with it, or which step
	Order  [MostRealms]play.Seat // of the turn; Nobody after the last
	Active play.Seat             // whose turn in the phase it is, or Nobody
	Last   bool                  // this turn is the last: the time is up

	Players     [MostRealms]Player
	Territories [Territories]Territory
	Transports  [transports]Transport
	Engines     [engines]Engine
	Captains    [captains]Captain
	Relics      [Relics]Relic
	Heaps       [heaps]Heap

	// The Empire deck: what was never drawn lies unordered on top, what was put back lies below in this order.
	Fresh     [Kinds]int8
	Below     [mostCards]Returned
	BelowLen  int16
	Discards  [Kinds]int8
	Removed   [Kinds]int8 `json:",omitzero"` // Empire cards that have left the game, for all to see
	Delivered [delivered]Delivered
	EventAt   [EventCards]Pile
	TreasureA [Treasures]Pile

	Treaties medioevo.Treaties
	Truces   [MostRealms][MostRealms]int8 // the last turn of a truce that a DIPLOMATICO imposed, both ways; 0 none

	Bids    Auction             // under way, or the last of this phase
	Draw    Draw                // Empire cards just drawn, from which one is kept
	Peek    Peek                // whose hand is being looked into
	Offer   Offer               // a treaty being written or decided on
	Against uint16              // who votes that a treaty was broken, bit s
	Strays  [strays]Stray       // armies that must be fetched in this turn
	Fists   [MostRealms]int16   // florins held unseen for a BARDO, while they are
	Chain   Chain               // a declaration of war and what follows from it
	Event   Event               // of this turn
	Fate    Fate                `json:",omitzero"` // of cards that strike areas (alpha)
	March   March               // what the active player moves in Combat
	Battle  Battle              // under way, or the last
	Spoils  Spoils              // of a conquest, being chosen
	Corsair [MostRealms]Corsair // of this turn, by seat
	// Blocks are the sea zones that a player's fleet there keeps shut, by his seat and the zone: to the seat before this one,
	// 0 to nobody. Everybody knows of them.
	Blocks [MostRealms][medioevo.Seas]uint8 `json:",omitzero"`
	Faith  Faith                            `json:",omitzero"` // the Church

	Ended   End
	Winners uint16 // bit s for seat s
}

// Corsair is where a player's CORSARO lurks, and for what. All of it is hidden but where he could lurk.
type Corsair struct {
	Could uint64    // sea zones on which his owner had a port when he sent him, bit z for zone z
	Zone  Place     // no sea zone: none lurks
	Prey  play.Seat // whose ships, Nobody: anybody's
	Least int8      // so many goods and VF together must be there to be had
	Take  Captives  // what becomes of the armies
}

// Captives is what a corsair does with the armies aboard.
type Captives uint8

const (
	Killed Captives = iota
	Imprisoned
	Enslaved
)

// Options are what the players agreed on.
type Options struct {
	Turns    int8  // limit of turns, 0 none
	Honour   int16 // limit of Honour Points, 0 none
	Declared bool  // the limit of Honour Points wants to be declared
	Minutes  int16 // limit of time, 0 none
	FreeFair bool  // Fairs need a settlement only
	Ready    bool  // everybody begins with his pieces and armies placed as the box suggests
	AtOnce   bool  // the armies of the setup are placed by all at once, not in turn
}

// End is how a game ended.
type End uint8

const (
	NotEnded End = iota
	ByTurns
	ByTime
	ByHonour
	ByConquest // one player is left
)

// Pile is where a card of a small deck lies.
type Pile uint8

const (
	InDeck Pile = iota
	Used
	Turned // lies open, being carried out
)

// Player is what a seat has, beside what stands on the map.
type Player struct {
	Realm      int8 // the realm it started with
	Florins    int32
	Honour     int16
	Techs      uint64 // owned and at work, bit t
	Bought     uint64 // in this Purchase phase: at work after it
	Capital    Place  // or NoPlace
	Pope       bool
	Out        bool             // eliminated
	War        uint16           // with those seats; always on both sides
	CasusBelli [MostRealms]int8 // against those seats

	Hand      [Kinds]int8
	Prisoners int16
	Coming    int16    // VF to be placed in the next Placement
	Bonus     int16    // VF that come with the next Reinforcements: recovered, or of a treasure
	Reserve   int16    // VF behind the screen (LOGISTICA)
	Loans     [2]int16 // florins lent by the bank, 0 none
	Bankrupt  bool     // has been, once
	Claimed   bool     // has declared to have reached the limit of honour
	Memory    Memory   `json:",omitzero"` // of how the others dealt with him

	// Of this turn or phase.
	Actions    int8                 // diplomatic actions taken
	NewTechs   int8                 // technologies paid for in this Purchase phase
	Carriers   int8                 // transports built or improved in it
	Leapt      bool                 // a building has risen two levels in it (CARPENTERIA)
	Spent      int32                // florins spent in it, before MECENATE's discount
	Used       uint64               // cards at work or played in this phase or turn, bit k: for those of which one copy counts
	Interest   int32                // florins held before this Taxes phase
	Laid       uint64               `json:",omitzero"` // cards he is playing, bit k: everybody sees them, though they are in his hand still
	Lost       [fought]Loss         // battles of this Combat phase in which he lost armies or cards
	Fallen     [fought]Loss         // of the last Combat phase: MEDICO takes cards back
	Monopoly   int8                 // the good he has the monopoly of, or None
	MonopolyIn int8                 // the land zone of it
	Auctions   int8                 // cards he has put up for auction in this turn
	Passing    bool                 // he is not asked about cards of others' turns and of phases of everybody
	Sheltered  [mostSheltered]Place // territories protected by CASTELLANO in this turn
	Raided     uint64               // sea zones in which pirates have attacked his ships in this turn, bit z

	// Where prisoners are exchanged and reserves thrown into the fight (alpha).
	PrisonersOf [MostRealms]int16 `json:",omitzero"` // VF, by whose they are; Prisoners is their sum
	Deployed    int16             `json:",omitzero"` // VF brought from behind the screen in this Combat phase

	// Where there are Objectives, and honour for the Technology Level.
	Objective int8                  `json:",omitzero"` // the number of his Objective card in the box, from 1; 0 none
	Shown     bool                  `json:",omitzero"` // he has fulfilled it for good, and shown it
	Read      uint16                `json:",omitzero"` // who has read it in secret (SPIA), bit s
	Sold      [medioevo.Goods]int16 `json:",omitzero"` // units of goods sold in this turn
	Peak      int8                  `json:",omitzero"` // the highest Technology Level for which he has had honour
}

// Loss is what a player lost in one battle.
type Loss struct {
	Armies int16     // VF that did not become prisoners and have not come back
	Cards  RollCards // Empire cards lost as loser of a roll
}

// RollCards counts Empire cards for a roll of the dice, by their place in ForRolls.
type RollCards [len(ForRolls)]int8

// Territory is a territory of the map. Its fields leave no gaps, as a Transport's.
type Territory struct {
	Owner     play.Seat    // Nobody: the barbarians'
	Before    play.Seat    // who held it before it was contested, and defends its buildings; Nobody if it is not contested
	Disputed  uint16       `json:",omitzero"` // who has conquered it together without agreeing whose it is, bit s; the first of them holds it
	Out       bool         // not in this game
	Rite      int8         `json:",omitzero"` // 1 more than the religion of who built the Cathedral there, where that decides what its fall is worth (alpha)
	VF        [sides]int16 // armies on the ground, by seat; the last the barbarians'
	Level     [2]int8      // of Settlement and Fort: 0 none to 3
	Cathedral bool
	Fairs     uint8 // bit f
	Damaged   uint8 // bit b for Building b
	Since     int8  // the turn of the damage
	// As the turn began: what was placed later counts for nothing yet.
	Old     [2]int8
	OldRest uint8 // Cathedral and Fairs, bit b for Building b
	// Ordered in this turn's Purchase, to be placed in Placement.
	Orders  [2]int8   // levels to come, 0 none
	Ordered uint8     // Cathedral and Fairs, bit b
	By      play.Seat // whose orders

	Siege Siege
	// Of this turn.
	Struck   uint16 // seats whose armies or transports there the barbarians have attacked, bit s
	Due      bool   // barbarians from here have somebody to attack, and have not yet
	Attacked bool   // barbarians from here have attacked, or lost their target to others
}

// Siege is the siege of a territory's fortification.
type Siege struct {
	By    play.Seat // Nobody: none
	Land  bool      // armies stand before the walls
	Sea   bool      // ships lie before the port
	Turns int8      // in which it has been confirmed, the first counted
	Now   int8      // the turn in which it was last carried on
	Chief int8      // the Captain who leads it
	Walls int8      `json:",omitzero"` // the level of the fortification when it was laid, where its fall is worth honour by that
}

// Transport is a transport. Kind NoTransport is an empty place of the array. There are so many that its fields stand where
// they leave no gaps.
type Transport struct {
	Kind   Kind
	Level  int8
	Owner  play.Seat // Barbarians: a pirate; Nobody: nobody's, gone at the end of the turn
	Empty  int8      `json:",omitzero"` // the turn in which it was left without armies, 0 if it was not (alpha)
	At     Place     // NoPlace: bought, to be placed
	Aboard int16     // the ship that carries it, or None
	VF     int16     // its owner's armies aboard
	Cargo  [lots]Lot

	Spent  int8  // MP spent in this turn; less than 0 after MARESCIALLO
	Moved  uint8 // see the Moved flags
	Halted uint8 // see the Halted flags
	Leave  int8  // the turn by whose end it must be out of its enemy's land, 0 if it need not
}

// What a transport has done in this turn, bits of Transport.Moved.
const (
	MovedInCombat uint8 = 1 << iota
	MovedInTrade
	BoughtGoods
	SoldGoods
	EndedMove // it has traded on its way and goes no further
	DueToRaid // a pirate Galley has somebody to attack, and has not yet
	Dealing   // it has bought or sold where it is
)

// What holds a transport up in this turn, bits of Transport.Halted.
const (
	Stormbound uint8 = 1 << iota // it may not move
	Slowed                       // half of its MP
	Sabotaged                    // by INFILTRATO: neither moves, fights nor trades
	Imperilled                   // it founders, if at the end of the turn it still is where a storm found it
)

// Lot is goods of one kind bought in one place.
type Lot struct {
	N      int8 // units, 0 none
	Good   int8
	From   int16  // the territory they were bought in, or None
	Tolled uint16 // seats whose ESATTORE has counted them in this turn, bit s
}

// sameAs says whether goods can lie in one lot: the same kind, from the same place, taxed by the same.
func (x Lot) sameAs(y Lot) bool { return x.Good == y.Good && x.From == y.From && x.Tolled == y.Tolled }

// Heap is goods on land.
type Heap struct {
	Lot
	At    Place
	Until int8 // the last turn in which they may be loaded
}

// Engine is a siege engine. Level 0 is an empty place of the array.
type Engine struct {
	Level  int8 // 1 Catapult, 2 Trebuchet, 3 Bombard
	Owner  play.Seat
	At     Place // NoPlace: bought, to be placed
	Aboard int16 // the transport that carries it, or None
}

// Captain is a Captain. Level 0 is an empty place of the array.
type Captain struct {
	Level   int8
	Owner   play.Seat
	At      Place // NoPlace: bought, to be placed
	Aboard  int16 // the transport, or None
	Attacks int8  // he may still make in this turn
	Failed  Place // the last target he has failed at in this turn, or NoPlace
	Risen   bool  // he has gained a level in this turn
	Relic   int8  // that he carries, or None
	Raised  bool  // he rose from the ranks in this turn (CONESTABILE): he goes first if there are too many

	Earlier int16 `json:",omitzero"` // 1 more than the target he failed at before the last, 0 none (alpha)
}

// Relic is a relic marker.
type Relic struct {
	Card  int8  // the event that brought it, or None: in the supply
	At    Place // where it lies, or its Cathedral stands; NoPlace while a Captain carries it
	Home  bool  // it lies in the Cathedral there
	Taken bool  // somebody has taken it once
}

// Returned is an Empire card put back under the deck.
type Returned struct {
	Card int8
	By   play.Seat // who knows that it lies there; Nobody: nobody knows
}

// Delivered is a card that lies before somebody while it works.
type Delivered struct {
	Card     int8 // or None
	From, To play.Seat
	Until    int8 // the last turn in which it works, 0 until something ends it
}

// Auction is a public auction: of a place in the turn order, or of an Empire card.
type Auction struct {
	Open   bool
	Card   int8      // or None: of a place
	Rank   int8      // the place, from 0
	Seller play.Seat // of a card
	Least  int16     // the base price
	Bid    int16
	By     play.Seat             // who bid it, or Nobody
	Passed uint16                // bit s: out of it
	Sold   [MostRealms]play.Seat // places auctioned so far in this turn, by rank; Nobody
}

const mostDrawn = 4

// Draw is the Empire cards somebody has drawn and chooses from.
type Draw struct {
	Seat  play.Seat // Nobody: nobody draws
	Cards [mostDrawn]int8
	Count int8
}

// Peek is a hand that somebody looks into: until he has chosen a card of it he knows it.
type Peek struct {
	Open   bool
	By, At play.Seat
}

// Offer is a treaty that its author writes, or that waits for the others' consent.
type Offer struct {
	Treaty  medioevo.Treaty // Parties 0: none
	Written bool            // it has been offered
	Agreed  uint16          // who has consented, bit s
}

// Chain is a war declared and the wars that follow from treaties.
type Chain struct {
	Open     bool
	By, On   play.Seat // who declared it on whom
	Surprise bool
	Deciding play.Seat        // who decides now how he keeps his treaties
	Wars     [45][2]play.Seat // declared in this chain, in order: who on whom
	Count    int8
}

// Event is what this turn's Events phase has brought.
type Event struct {
	Card    int8     // or None
	Roll    int8     // d6 for its icon
	Icon    int8     // 0 to 2, or None
	Hit     Place    // the territory whose buildings were damaged, or NoPlace
	Revolt  int8     // d4 of the rebellions, 0 before it is rolled
	Revolts [8]Place // territories that rebelled, for the page; NoPlace after the last
}

// March is what the active player of the Combat phase has in hand.
type March struct {
	Convoy  Convoy            // transports that move together
	Leader  int16             // of them: the war transport it was begun with, or None
	Through [MostRealms]Place // by seat: the zone in which the convoy has beaten that seat's blockade, or NoPlace
}

// BattleKind is a kind of battle.
type BattleKind uint8

const (
	NoBattle BattleKind = iota
	Field
	Assault
	SiegeBattle // the artillery and attrition of a siege
	Naval
	AtTransports // a field battle for transports alone
)

// BattleStage is how far a battle is.
type BattleStage uint8

const (
	BattleBegins BattleStage = iota
	Before                   // cards that come before the dice: GUARDIA, CARPENTIERE …
	Playing                  // Empire cards are played for a roll
	Rolled
	Deciding // the attacker goes on or gives up
	BattleOver
)

// Battle is an attack with all its rounds. It stays after its end, for the page, until the next begins.
type Battle struct {
	Kind     BattleKind
	Stage    BattleStage
	At       Place
	Won      bool    // the attacker has
	Sides    [2]Side // attacker, defender
	Round    int8
	Rolled   bool      // the dice have fallen in this attack
	Opened   bool      // INFILTRATO has opened the gates
	Captains uint64    // the attacker's that take part, bit c
	Leading  int8      // the Captain of this roll, or None
	Target   Convoy    // of AtTransports and Naval: the transports attacked
	Convoy   Convoy    // the attacking transports
	Outside  int16     // defending VF that found no room in the fortification
	Walls    int8      // level of the fortification fought for, 0 none
	Land     bool      // the territory itself is at stake, not only what somebody has there
	First    play.Seat // who was attacked first; guests may follow
	Spared   uint16    // guests whom the attacker leaves in peace, bit s
	Inside   bool      // armies on the ground where the battle is fought attack too: in a siege, beside guests
	From     Place     // where the attackers come from
	Host     int16     // the VF of the barbarians that attack, what fell taken off
	Toll     Toll      // being divided by who loses it
	Off      bool      // the wars made in its midst forbid the attack
	Turn     int8      `json:",omitzero"` // in which it is fought

	Played [MostRealms]RollCards `json:",omitzero"` // the most copies each has used in a roll, where that decides what he keeps (alpha)
	Joined uint16                `json:",omitzero"` // who has thrown reserves into it, bit s (alpha)
	Paid   Convoy                `json:",omitzero"` // attacking transports that have spent MP to enter, where it is given back who does not (alpha)
}

// Side is one side of a battle.
type Side struct {
	Seat   play.Seat        // who fights this roll; Barbarians
	Main   play.Seat        // whose attack or whose territory it is; Barbarians
	Allies uint16           // who fights on this side, bit s (Barbarians too)
	Ranks  [sides]play.Seat // the order in which they fight, Ranked of them
	Ranked int8
	Turn   int8   // how many rolls have been fought: allies alternate
	VF     int16  // of Seat that fights
	Held   int16  // VF that stays out: aboard, or left behind
	Cards  uint64 // played for this roll, bit k
	Die    int8   // faces
	Roll   int8
	Total  int8
	Loss   int16        // in this roll
	Ram    int16        // in the ramming
	Losses [sides]int16 // in the whole battle, by seat

	LostCards [MostRealms]RollCards // as losers of rolls, by seat
	Further   RollCards             `json:",omitzero"` // copies of Cards beyond the first
}

// Spoils is what the conqueror of a territory or transport still has to choose about.
type Spoils struct {
	Open   bool
	By     play.Seat
	From   play.Seat // whose it was; Barbarians
	At     Place
	Carry  Convoy // transports taken
	Engine uint64 // engines taken, bit e
	Chiefs uint64 // Captains taken, bit c
	Left   uint8  // buildings still to be decided on, bit b for Building b
}
