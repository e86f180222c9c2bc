// Package warriorknights is the board game Warrior Knights: six Barons, four Nobles each, eighteen
// cities of a kingdom without a king. Each file holds a chapter of the rulebook.
//
// A seat plays one Baron. Things are small numbers: a region, city, noble, troop, card is its place
// in the box (see Box); None is no such thing.
package warriorknights

import (
	"signoria/chance"
	"signoria/play"
	"signoria/play/bargain"
)

const (
	// MaxBarons is how many Barons there are.
	MaxBarons = 6
	// None stands where a region, city, noble or card is named and there is none.
	None = -1

	regions      = 45 // 39 of the realm, then 6 overseas
	cities       = 24 // 18 of the realm, then 6 overseas
	nobles       = MaxBarons * 4
	armies       = nobles + MaxBarons // one per noble, then one garrison per fortress
	regulars     = MaxBarons * 4
	mercenary    = 66
	troops       = regulars + mercenary
	fates        = 24
	events       = 36
	agendas      = 44
	kinds        = 6  // of Baron action cards
	neutrals     = 5  // kinds of neutral action cards
	baronCards   = 12 // action cards of each Baron
	neutralCards = 8
	overseas     = 6 // cities and regions overseas
	stacks       = 3
	areas        = 3
	spaces       = 7 // of the mercenary table
	openPlaces   = 3 // for current agendas
)

// Phase is a phase of the game.
type Phase uint8

const (
	SetupTroops     Phase = iota // every Baron assigns his starting troops
	SetupFortresses              // fortresses are placed
	SetupNobles                  // nobles are placed
	Planning
	Actions
	Administration
	GameOver
)

// Area is a special-phase area, where played action cards gather.
type Area uint8

const (
	TaxationArea Area = iota // yellow
	WagesArea                // red
	AssemblyArea             // blue
)

// Kind is a kind of action card: six of the Barons', then five neutral ones.
type Kind uint8

const (
	LevyTaxes Kind = iota
	DraftSoldiers
	RallySupport
	ServeTheChurch
	MobilizeForces
	VersatileStrategy
	ImportantEvent
	FundExpeditions
	UpgradeDefenses
	MusterTroops
	UncertainTimes
)

// Where a troop card lies, if not with an army (0 to armies-1).
const (
	InMercenaryDeck    int8 = -1
	InMercenaryDiscard int8 = -2
	OnOffer            int8 = -3 // face up beside the mercenary table
	WithLostFortress   int8 = -4 // regulars that come back with their fortress
	OutOfTheGame       int8 = -5
	ToAssign           int8 = -6 // dealt to Baron s, not yet assigned: ToAssign - s
)

// Where an agenda card lies, if not with a Baron (a charge) or a noble (an office).
const (
	InAgendaDeck    int8 = -1
	InAgendaDiscard int8 = -2
	InForce         int8 = -3 // a law
	Current         int8 = -4 // on current-agenda space i: Current - i (0 to 2)
	ChargeOf        int8 = 0  // held by Baron s: ChargeOf + s
	OfficeOf        int8 = 10 // held by noble n: OfficeOf + n
	BeingVoted      int8 = -8 // taken up, its result not yet known
)

// State is everything that is true of the position.
type State struct {
	Dice    chance.Source
	Options Options
	Seats   int8 // Barons at the table
	Turn    int16
	Phase   Phase
	Stage   int8      // within the phase, at quiet points
	Placer  play.Seat // who places the next noble, in the setup

	Chairman play.Seat
	Church   play.Seat // Head of the Church
	Deputy   play.Seat // acts for the Chairman in this Assembly, or Nobody

	Barons     [MaxBarons]Baron
	Nobles     [nobles]Noble // Baron s has nobles 4s to 4s+3: square, circle, triangle, star
	Fortresses [MaxBarons]Fortress
	Cities     [cities]City
	TroopAt    [troops]int8 // an army, or a place named above
	Casualties [armies]int8 // markers of 100
	Handled    [troops]bool // cards paid, or moved, in the wages or the re-entry under way

	Reserve int16 // prestige left in the pool

	// Action cards. A Baron's card is seat*kinds+kind, a neutral one MaxBarons*kinds+its number.
	Stacks  [stacks]chance.Deck
	Stack   int8 // the one being played
	Played  int8 // the card revealed and not yet allocated, or None
	Areas   [areas][MaxBarons][kinds]uint8
	LeftOut chance.Deck // the two neutral cards left out

	Fate           chance.Deck
	FateShown      [3]int8 // the cards turned last, for the page; None if fewer
	Events         chance.Deck
	EventDiscard   chance.Deck
	Agendas        chance.Deck
	AgendaDiscard  chance.Deck
	AgendaAt       [agendas]int8
	Mercenaries    chance.Deck
	MercenarySpent chance.Deck // the discard pile
	Crests         [spaces]play.Seat

	Expeditions [3]Expedition
	Statuses    [16]Status // what lasts: events that stay with somebody, in order of coming; Mod 0 ends the list

	Card     CardPlay                      // the event or agenda being carried out
	Vote     Vote                          // the vote under way
	Battle   Battle                        // the battle under way
	Move     Move                          // the move under way
	Bargains bargain.Bargains              // offered, and promised
	Favours  [MaxBarons][MaxBarons]Favours `json:",omitzero"` // that Baron i has promised Baron j
	House    [8]int32                      // house motions in force: a ban (see options.go), or the number of the row that carries their words; 0 ends the list

	Ended    End
	Winner   play.Seat
	LastTurn bool // the reserve is empty: the game ends with this administration
}

// Baron is one Baron's own.
type Baron struct {
	Colour   int8 // which Baron of the box he is
	Crowns   int16
	Votes    int16
	Faith    int16
	Prestige int16
	Hand     [kinds]uint8 // action cards by kind
	Home     [kinds]uint8 // those of the hand that came home since the planning: everybody knows of them
	Banned   bool
	Pardoned bool // his ban is lifted, from the next Assembly on
	Out      bool // eliminated

}

// Noble is one noble and what he leads.
type Noble struct {
	At        int8 // a region, or None when off the map
	AtSea     bool // on the port symbol of At
	Exhausted bool
	Heirless  bool      // his death is final
	Gone      bool      // dead without heir: out of the game
	Heir      play.Seat // who holds his heir (option heirs), or Nobody
	Waiting   bool      // dead, and his heir a hostage: off the map until it is given back (option heirs)
}

// Fortress is a Baron's fortress. Its garrison is army nobles+seat.
type Fortress struct {
	At        int8 // a region, or None when off the map
	Breaches  int8
	Siege     [MaxBarons]int16 // the turn in which Baron s besieged it, 0 if he does not
	Besiegers uint32           // the nobles who besiege it
}

// City is a city of the map.
type City struct {
	Owner     play.Seat // Nobody: neutral, or pillaged
	Pillaged  bool
	Fortified bool
	Breaches  int8
	Siege     [MaxBarons]int16 // the turn in which Baron s besieged it, 0 if he does not
	Besiegers uint32           // the nobles who besiege it
}

// Expedition is one of the three overseas expeditions.
type Expedition struct {
	Step    int8 // 1 to 3, 0 when idle
	Stake   [MaxBarons]int16
	Blessed bool
}

// Status is something that lasts on a Baron, a noble or the realm, from an event.
type Status struct {
	Mod    Mod
	Amount int16
	Target int8  // a seat, a noble, or None for the realm, as the mod wants
	Until  Until //
	Card   int8  // the event that made it
}

// Move is the move under way of one noble, or of several into one region.
type Move struct {
	Noble  int8 // who is moving, or None
	From   int8
	Steps  int8   // regions entered so far
	Passed uint64 // regions left behind in this move
	Target int8   // the region chosen with Mobilize Forces, or None
	Moved  uint32 // nobles this card has moved
	Fought uint32 // nobles this card has led into battle
	Spares bool   // he obeys the law that protects fortresses
	// By region, defenders this card cannot attack there, for a third Baron forbade it or a law is obeyed: bit s for seat s,
	// MaxBarons for a neutral city.
	Barred [regions]uint8
}

// BattleKind is a type of battle.
type BattleKind uint8

const (
	NoBattle BattleKind = iota
	FieldBattle
	Assault
	Siege
)

// Battle is the battle under way. Side 0 attacks, side 1 defends.
type Battle struct {
	Kind      BattleKind
	Region    int8
	Sides     [2]play.Seat // Nobody defends a neutral city
	City      int8         // the city attacked, or None
	Fortress  play.Seat    // whose fortress is attacked, or Nobody
	Armies    [2]uint32    // armies taking part, bit a for army a
	Commander [2]int8      // a noble, or None
	Strength  [2]int16     // when the cards were drawn
	Hand      [2]chance.Deck
	Shown     bool // the hands lie open
	Ability   [2]bool
	Losses    [2]int8 // in hundreds, still to be assigned
	Dealt     [2]int8 // in hundreds, as computed
	Victories [2]int8
	Result    BattleResult
	Dead      uint32 // nobles who died, in battle or not, and whose death is not yet resolved
	Blow      int8   // how far the battle is, for the page
}

// BattleResult is how a battle ended.
type BattleResult uint8

const (
	Undecided BattleResult = iota
	Stalemate
	AttackerPartial
	AttackerTotal
	DefenderPartial
	DefenderTotal
	WipedOut // a side has no living noble, or the defender no strength: no count of victories
)

// Vote is the vote under way.
type Vote struct {
	Agenda    int8 // or None
	Open      bool // the Assembly is voting: holdings are hidden
	Bid       [MaxBarons]int16
	Spent     [MaxBarons]int16             `json:",omitzero"` // used in the votes before this one
	Shown     bool                         // the bids lie open
	For       [MaxBarons]int8              // what each declared: a seat, or Yes, No, Undeclared
	Proposer  play.Seat                    // of a private motion
	Motion    uint8                        // which kind of private motion
	Target    int8                         // what it aims at
	Present   uint8                        // Barons in the hall, bit s for seat s
	Order     [openPlaces]int8             // the agendas in the order of their votes, None after the last
	Written   [openPlaces][MaxBarons]int16 // with two Barons: what each wrote for the agendas of that order
	Read      bool                         // what they wrote lies open
	Postponed bool                         // the Assembly is put off: what is not yet voted stays
	Words     int32                        // of a house motion proposed in words: the number of their row
}

// CardPlay is the event or agenda being carried out and what it has found.
type CardPlay struct {
	Event       int8 // or None
	Agenda      int8 // or None
	Drawer      play.Seat
	Chosen      play.Seat
	City        int8
	Noble       int8
	Baron       play.Seat
	Nationality int8
	Expedition  int8
	Paid        [MaxBarons]int8 // Faith promised to cancel it
}

// End is how a game ended.
type End uint8

const (
	NotEnded End = iota
	ByDomination
	ByPrestige
	ByTie    // nobody won
	Standing // the last Baron left, with elimination
)

// Options are what the players agreed on.
type Options struct {
	Length      int8 // Prestige per Baron in the reserve: 8, 10, 12 or 15
	FreeMotions bool
	Heirs       bool
	Elimination bool
	Might       bool // might makes right
}
