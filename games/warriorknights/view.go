package warriorknights

import "signoria/play"

// View is what one seat may see, as the page gets it. Things are numbers as in the components; -1 is
// none. What the seat may not know is not in it.
type View struct {
	Seat     play.Seat `json:"seat"` // whose view; -1 a spectator
	Turn     int       `json:"turn"`
	Phase    string    `json:"phase"` // troops fortresses nobles planning actions administration over
	Step     int       `json:"step"`  // of administration, 1 to 6
	Chairman play.Seat `json:"chairman"`
	Church   play.Seat `json:"church"`
	Deputy   play.Seat `json:"deputy"`
	Reserve  int       `json:"reserve"` // prestige left in the pool
	LastTurn bool      `json:"lastTurn"`

	Barons      []BaronView      `json:"barons"` // by seat
	Nobles      []NobleView      `json:"nobles"` // of the Barons at the table: 4 per seat
	Fortresses  []FortressView   `json:"fortresses"`
	Cities      []CityView       `json:"cities"`
	Stacks      []StackView      `json:"stacks"` // three
	Stack       int              `json:"stack"`  // the one being played
	Played      int              `json:"played"` // the action card revealed, by kind; -1 none
	PlayedBy    play.Seat        `json:"playedBy"`
	Areas       []AreaView       `json:"areas"` // taxation, wages, assembly
	Table       []SpaceView      `json:"table"` // the mercenary table, usable spaces from the left
	Offer       []int            `json:"offer"` // mercenaries face up: troops
	DraftAt     int              `json:"draftAt"`
	Fate        []int            `json:"fate"`     // fate cards turned last, latest first
	FateDeck    []int            `json:"fateDeck"` // from the top: cards of which the viewer knows that they lie there, -1 for the others
	EventTop    string           `json:"eventTop"` // colour of the back on top: red green blue, "" if none
	Current     []int            `json:"current"`  // agendas on the three spaces, -1 empty
	Laws        []int            `json:"laws"`
	House       []int            `json:"house"` // house motions in force: numbers of the rows with their words
	Expeditions []ExpeditionView `json:"expeditions"`
	Statuses    []StatusView     `json:"statuses"`
	Battle      *BattleView      `json:"battle"`
	Vote        *VoteView        `json:"vote"`
	Event       int              `json:"event"`  // the event being carried out, -1 none
	Moving      int              `json:"moving"` // the noble on the move, -1 none
	Winner      play.Seat        `json:"winner"`
	End         string           `json:"end"` // domination prestige tie standing, "" while it lasts
	// The count that wins by domination now, and of how many standing realm cities.
	Domination int `json:"domination"`
	Standing   int `json:"standing"`
}

// BaronView is a Baron as seen.
type BaronView struct {
	Colour   int     `json:"colour"` // which Baron of the components
	Crowns   int     `json:"crowns"`
	Votes    int     `json:"votes"` // -1 while they are hidden from the viewer
	Faith    int     `json:"faith"`
	Prestige int     `json:"prestige"`
	Cities   int     `json:"cities"` // he controls, all
	Realm    int     `json:"realm"`  // of them in the realm
	Income   int     `json:"income"` // at the next taxation, as things stand
	Wages    int     `json:"wages"`  // due at the next wages, as things stand
	Troops   int     `json:"troops"` // total strength less casualties
	Cards    int     `json:"cards"`  // action cards in hand
	Hand     []int   `json:"hand"`   // how many of each kind, only the viewer's own
	Laid     [][]int `json:"laid"`   // what he laid in each of the three stacks and is not yet revealed, kinds, only the viewer's own
	Banned   bool    `json:"banned"`
	Out      bool    `json:"out"`
	Charges  []int   `json:"charges"` // agendas
}

// NobleView is a noble with his army.
type NobleView struct {
	ID         int       `json:"id"` // seat*4 + shape
	At         int       `json:"at"` // a region, -1 off the map
	Sea        bool      `json:"sea"`
	Exhausted  bool      `json:"exhausted"`
	Heirless   bool      `json:"heirless"`
	Gone       bool      `json:"gone"`
	Heir       play.Seat `json:"heir"`       // who holds his heir, -1 nobody
	Waiting    bool      `json:"waiting"`    // dead, and his heir a hostage
	Office     int       `json:"office"`     // an agenda, -1 none
	Troops     []int     `json:"troops"`     // troop cards
	Strength   int       `json:"strength"`   // of the troops, maintained ones included
	Casualties int       `json:"casualties"` // markers of 100
}

// FortressView is a fortress with its garrison.
type FortressView struct {
	At         int   `json:"at"`       // a region, -1 off the map
	Strength   int   `json:"strength"` // now, without the garrison
	Breaches   int   `json:"breaches"`
	Siege      []int `json:"siege"` // by seat: the turn of the siege, 0 none
	Troops     []int `json:"troops"`
	Garrison   int   `json:"garrison"` // strength of the troops
	Casualties int   `json:"casualties"`
}

// CityView is a city.
type CityView struct {
	Owner     play.Seat `json:"owner"`
	Pillaged  bool      `json:"pillaged"`
	Fortified bool      `json:"fortified"`
	Breaches  int       `json:"breaches"`
	Strength  int       `json:"strength"` // now
	Income    int       `json:"income"`   // now
	Siege     []int     `json:"siege"`
}

// StackView is one of the three action stacks.
type StackView struct {
	Left int   `json:"left"` // cards face down
	By   []int `json:"by"`   // how many of each seat lie in it, then of the neutral ones
}

// AreaView is a special-phase area.
type AreaView struct {
	Cards   [][]int `json:"cards"` // by seat: how many of each kind
	Count   int     `json:"count"`
	Trigger int     `json:"trigger"` // how many set it off
}

// SpaceView is a space of the mercenary table.
type SpaceView struct {
	Number int       `json:"number"` // 0 if it has none
	Fee    int       `json:"fee"`
	Crest  play.Seat `json:"crest"` // -1 free
}

// ExpeditionView is one of the three expeditions.
type ExpeditionView struct {
	Step    int   `json:"step"` // 0 idle
	Stake   []int `json:"stake"`
	Blessed bool  `json:"blessed"`
}

// StatusView is something that lasts.
type StatusView struct {
	Event int    `json:"event"` // the card that made it
	Kind  string `json:"kind"`  // seat, noble or realm
	Who   int    `json:"who"`   // the seat or noble
}

// BattleView is the battle under way or just over.
type BattleView struct {
	Kind     string     `json:"kind"` // field assault siege
	Region   int        `json:"region"`
	City     int        `json:"city"`
	Fortress play.Seat  `json:"fortress"` // -1 none
	Sides    []SideView `json:"sides"`    // attacker, defender
	Blow     string     `json:"blow"`     // commanders draw discard reveal losses victories aftermath
	Result   string     `json:"result"`   // "" undecided; stalemate attacker-partial attacker-total defender-partial defender-total wiped-out
}

// SideView is one side of a battle.
type SideView struct {
	Seat      play.Seat `json:"seat"` // -1 a neutral city
	Armies    []int     `json:"armies"`
	Commander int       `json:"commander"` // a noble, -1 none
	Strength  int       `json:"strength"`
	Cards     int       `json:"cards"` // in hand
	Hand      []int     `json:"hand"`  // fate cards, if the viewer may see them
	Ability   bool      `json:"ability"`
	Dealt     int       `json:"dealt"` // hundreds of losses it suffers
	Left      int       `json:"left"`  // of them still to be assigned
	Victories int       `json:"victories"`
}

// VoteView is the vote under way.
type VoteView struct {
	Agenda   int         `json:"agenda"`
	Choose   bool        `json:"choose"` // of a Baron; else yes or no
	Present  []play.Seat `json:"present"`
	Order    []int       `json:"order"`    // agendas in the order of their votes
	Written  [][]int     `json:"written"`  // with two Barons, for each of that order: what each wrote, by seat, -1 while hidden from the viewer
	Mine     int         `json:"mine"`     // the viewer's own bid, -1 none
	Bids     []int       `json:"bids"`     // by seat, only once shown
	For      []int       `json:"for"`      // by seat: a seat, -1 undeclared, -2 yes, -3 no
	Proposer play.Seat   `json:"proposer"` // of a private motion, -1 none
	Motion   string      `json:"motion"`   // of a private motion: lift-ban discard-card postpone recall-agenda ban-sieges ban-roads reminder repeal
	Target   int         `json:"target"`   // what it aims at: a seat or an agenda, -1 nothing
}
