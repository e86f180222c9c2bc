package force

import "signoria/play"

// View is what one seat may see, as the page gets it. Places, cards, technologies and so on are numbers as in the
// components; -1 is none, and as a side 10 the barbarians. What the seat may not know is not in it.
type View struct {
	Seat   play.Seat   `json:"seat"` // whose view; -1 a spectator
	Turn   int         `json:"turn"`
	Phase  string      `json:"phase"` // setting order cards diplomacy purchase taxes reinforcements events placement combat trade end over
	Order  []play.Seat `json:"order"`
	Active play.Seat   `json:"active"` // whose turn in the phase it is, -1 nobody's or everybody's
	Limits LimitsView  `json:"limits"` // how the game ends

	Players     []PlayerView    `json:"players"`     // by seat
	Territories []TerritoryView `json:"territories"` // by territory
	Transports  []TransportView `json:"transports"`
	Engines     []EngineView    `json:"engines"`
	Captains    []CaptainView   `json:"captains"`
	Heaps       []HeapView      `json:"heaps"`
	Relics      []RelicView     `json:"relics"`

	Hand     []CountView  `json:"hand"`     // the viewer's Empire cards: kind and copies
	Drawn    []int        `json:"drawn"`    // the cards he has drawn and chooses from
	Lying    []LyingView  `json:"lying"`    // delivered cards
	Discards []CountView  `json:"discards"` // Empire cards
	Deck     int          `json:"deck"`     // Empire cards left
	Left     [][]int      `json:"left"`     // tiles in the reserve, by line of buildings and level
	Treaties []TreatyView `json:"treaties"` // those he may read
	Secrets  int          `json:"secrets"`  // treaties he may not read
	Truces   []TruceView  `json:"truces"`
	Offer    *TreatyView  `json:"offer"` // being written or decided on, if he may know
	Agreed   []play.Seat  `json:"agreed"`
	Chain    *ChainView   `json:"chain"`
	Auction  *AuctionView `json:"auction"`
	Event    *EventView   `json:"event"`
	Fate     *FateView    `json:"fate,omitempty"` // where cards strike areas
	Convoy   []int        `json:"convoy"`         // transports that the active player moves together
	Battle   *BattleView  `json:"battle"`         // under way, or the last of this turn
	Spoils   *SpoilsView  `json:"spoils"`
	Corsair  int          `json:"corsair"` // the sea zone where the viewer's corsair lurks
	Markets  [][]int      `json:"markets"` // by territory with a market: territory, then a price for each good as the viewer would buy, then as he would sell

	Blocks     []BlockView     `json:"blocks,omitempty"`     // declared, where that is done
	Faith      *FaithView      `json:"faith,omitempty"`      // where there is a Church
	Objectives []ObjectiveView `json:"objectives,omitempty"` // by seat, where there are any

	End     string      `json:"end"` // turns time honour conquest, "" while it lasts
	Winners []play.Seat `json:"winners"`
}

// LimitsView is how the game ends; 0 is no such limit.
type LimitsView struct {
	Turns    int  `json:"turns"`
	Honour   int  `json:"honour"`
	Declared bool `json:"declared"`
	Minutes  int  `json:"minutes"`
	Last     bool `json:"last"` // this turn is the last
}

// PlayerView is a player as seen.
type PlayerView struct {
	Realm       int         `json:"realm"`
	Florins     int         `json:"florins"`
	Honour      int         `json:"honour"`
	Final       int         `json:"final"` // with what the end of the game would add now
	TL          int         `json:"tl"`
	Techs       []int       `json:"techs"`
	Bought      []int       `json:"bought"` // in this Purchase phase, at work after it
	Capital     int         `json:"capital"`
	Pope        bool        `json:"pope"`
	Out         bool        `json:"out"`
	War         []play.Seat `json:"war"`
	CasusBelli  []int       `json:"casusBelli"` // against each seat
	Cards       int         `json:"cards"`      // in hand
	Prisoners   int         `json:"prisoners"`
	PrisonersOf []int       `json:"prisonersOf,omitempty"` // by whose they are, where they are exchanged
	Coming      int         `json:"coming"`                // VF to be placed
	Bonus       int         `json:"bonus"`                 // VF that come with the next Reinforcements
	Reserve     int         `json:"reserve"`               // VF behind the screen; -1 another's while the game lasts
	Loans       []int       `json:"loans"`
	Bankrupt    bool        `json:"bankrupt"`
	Land        int         `json:"land"`     // territories
	VF          int         `json:"vf"`       // all on the map
	Income      int         `json:"income"`   // taxes, as things stand
	Levy        int         `json:"levy"`     // VF of the next Reinforcements, as things stand
	Unsafe      []int       `json:"unsafe"`   // territories that may rebel
	Actions     int         `json:"actions"`  // diplomatic actions left in this phase
	Monopoly    int         `json:"monopoly"` // a good
}

// TerritoryView is a territory as seen.
type TerritoryView struct {
	Owner     play.Seat   `json:"owner"`  // -1 the barbarians'
	Before    play.Seat   `json:"before"` // contested: who held it, else -1
	Out       bool        `json:"out"`
	VF        []int       `json:"vf" tstype:"number[] | null"` // by side, the last the barbarians; null if nobody stands there
	Level     [2]int      `json:"level" tstype:"Pair"`         // settlement, fort
	Cathedral bool        `json:"cathedral"`
	Fairs     []int       `json:"fairs"`
	Damaged   []int       `json:"damaged"` // lines of buildings
	Orders    *OrdersView `json:"orders"`  // to be placed in this turn
	Siege     *SiegeView  `json:"siege"`
	Supply    int         `json:"supply"` // its limit, VF
	Risk      int         `json:"risk"`   // VF that are surely safe from rebellion there, 0 for the barbarians
}

// OrdersView is what has been ordered for a territory.
type OrdersView struct {
	Level     [2]int `json:"level" tstype:"Pair"`
	Cathedral bool   `json:"cathedral"`
	Fairs     []int  `json:"fairs"`
}

// SiegeView is a siege.
type SiegeView struct {
	By    play.Seat `json:"by"`
	Land  bool      `json:"land"`
	Sea   bool      `json:"sea"`
	Turns int       `json:"turns"`
}

// TransportView is a transport.
type TransportView struct {
	ID     int       `json:"id"`
	Kind   int       `json:"kind"` // 1 merchantman 2 caravan 3 galley 4 war wagon
	Level  int       `json:"level"`
	Owner  play.Seat `json:"owner"` // 10 a pirate, -1 nobody's
	At     int       `json:"at"`    // place; -1 to be placed
	Aboard int       `json:"aboard"`
	VF     int       `json:"vf"`
	Cargo  []LotView `json:"cargo"`
	MP     int       `json:"mp"` // left in this phase
	Moved  bool      `json:"moved"`
	Held   string    `json:"held"` // stormbound slowed sabotaged, "" none
}

// LotView is goods.
type LotView struct {
	N    int `json:"n"`
	Good int `json:"good"`
	From int `json:"from"`
	Lot  int `json:"lot"` // where aboard it lies, as it is named to sell it; 0 on land
}

// HeapView is goods on land.
type HeapView struct {
	LotView `tstype:",extends"`
	At      int `json:"at"`
	Until   int `json:"until"`
}

// EngineView is a siege engine.
type EngineView struct {
	ID     int       `json:"id"`
	Level  int       `json:"level"`
	Owner  play.Seat `json:"owner"`
	At     int       `json:"at"`
	Aboard int       `json:"aboard"`
}

// CaptainView is a Captain.
type CaptainView struct {
	ID      int       `json:"id"`
	Level   int       `json:"level"`
	Owner   play.Seat `json:"owner"`
	At      int       `json:"at"`
	Aboard  int       `json:"aboard"`
	Attacks int       `json:"attacks"`
	Relic   int       `json:"relic"`
}

// RelicView is a relic on the board.
type RelicView struct {
	Card int  `json:"card"` // the event that names it
	At   int  `json:"at"`   // -1: a Captain carries it
	Home bool `json:"home"` // in a Cathedral
}

// CountView is a kind of card and how many.
type CountView struct {
	Card int `json:"card"`
	N    int `json:"n"`
}

// LyingView is a card delivered to somebody.
type LyingView struct {
	Card  int       `json:"card"`
	From  play.Seat `json:"from"`
	To    play.Seat `json:"to"`
	Until int       `json:"until"`
}

// TreatyView is a treaty.
type TreatyView struct {
	No      int          `json:"no"`
	Parties []play.Seat  `json:"parties"`
	Offered play.Seat    `json:"offered"`
	Warlike bool         `json:"warlike"`
	Secret  bool         `json:"secret"`
	Made    int          `json:"made"`
	Until   int          `json:"until"`
	Clauses []ClauseView `json:"clauses"`
	Accused []play.Seat  `json:"accused"` // of whom it is to be voted on whether they kept it
	Row     int          `json:"row"`     // of the record, that holds its words
}

// ClauseView is an article of a treaty.
type ClauseView struct {
	Term string    `json:"term"` // passage market payment tribute loan defence attack no-war cede-land cede-armies cede-transport cede-engine words
	From play.Seat `json:"from"`
	To   play.Seat `json:"to"`
	A    int       `json:"a"`
	N    int       `json:"n"`
}

// TruceView is a truce that a card imposed.
type TruceView struct {
	Seats [2]play.Seat `json:"seats" tstype:"Pair"`
	Until int          `json:"until"`
}

// ChainView is a war declared and what followed.
type ChainView struct {
	By       play.Seat      `json:"by"`
	On       play.Seat      `json:"on"`
	Surprise bool           `json:"surprise"`
	Deciding play.Seat      `json:"deciding"`
	Wars     [][2]play.Seat `json:"wars" tstype:"Pair[]"`
}

// AuctionView is an auction.
type AuctionView struct {
	Open   bool        `json:"open"`
	Card   int         `json:"card"` // -1: a place in the order
	Rank   int         `json:"rank"`
	Seller play.Seat   `json:"seller"`
	Least  int         `json:"least"` // that the next bid must be
	Bid    int         `json:"bid"`
	By     play.Seat   `json:"by"`
	Passed []play.Seat `json:"passed"`
	Places []play.Seat `json:"places"` // who has each place of the order already, -1 still free
}

// EventView is this turn's event.
type EventView struct {
	Card    int   `json:"card"`
	Roll    int   `json:"roll"`
	Icon    int   `json:"icon"`
	Hit     int   `json:"hit"`
	Revolt  int   `json:"revolt"` // d4, 0 before
	Revolts []int `json:"revolts"`
}

// FateView is what cards that strike areas have brought.
type FateView struct {
	Area    int           `json:"area"`    // that this turn's Event strikes; -1 before it is turned
	Doubles int           `json:"doubles"` // that bring a Calamity in this turn: those up to this; 0 there is no roll
	Omen    *OmenView     `json:"omen"`    // the roll of this turn
	Lasting []LastingView `json:"lasting"` // effects at work
}

// OmenView is the roll for a Calamity, and what came of it.
type OmenView struct {
	Dice     [2]int    `json:"dice" tstype:"Pair"`
	Calamity int       `json:"calamity"` // the card; -1 none came
	Roll     int       `json:"roll"`     // the d6 for its back
	Area     int       `json:"area"`     // that it strikes; -1 none
	Victim   play.Seat `json:"victim"`   // whom it strikes; -1 nobody
}

// LastingView is an effect at work.
type LastingView struct {
	Calamity bool        `json:"calamity"` // of a Calamity card, else of an Event
	Card     int         `json:"card"`
	Until    int         `json:"until"`  // the last turn
	Seats    []play.Seat `json:"seats"`  // whom alone it strikes; empty: everybody
	Places   []int       `json:"places"` // where; empty: wherever they are
}

// BattleView is a battle.
type BattleView struct {
	Kind     string   `json:"kind"`  // field assault siege naval transports
	Stage    string   `json:"stage"` // begins before playing rolled deciding over
	At       int      `json:"at"`
	Won      bool     `json:"won"`
	Round    int      `json:"round"`
	Walls    int      `json:"walls"`
	Leading  int      `json:"leading"` // Captain
	Attacker SideView `json:"attacker"`
	Defender SideView `json:"defender"`
	Chance   float64  `json:"chance"` // of the attack, if it is carried through, by what lies open; -1 unknown
}

// SideView is a side of a battle.
type SideView struct {
	Seat   play.Seat   `json:"seat"`
	Allies []play.Seat `json:"allies"`
	VF     int         `json:"vf"`
	Held   int         `json:"held"`
	Cards  []int       `json:"cards"`
	Die    int         `json:"die"`
	Roll   int         `json:"roll"`
	Total  int         `json:"total"`
	Loss   int         `json:"loss"`
	Ram    int         `json:"ram"`
	Lost   int         `json:"lost"` // in the whole battle
}

// SpoilsView is what a conqueror still chooses about.
type SpoilsView struct {
	By        play.Seat `json:"by"`
	From      play.Seat `json:"from"`
	At        int       `json:"at"`
	Transport []int     `json:"transports"`
	Engines   []int     `json:"engines"`
	Captains  []int     `json:"captains"`
	Buildings []int     `json:"buildings"`
}

// FaithView is the Church as all see it.
type FaithView struct {
	Banned   []play.Seat   `json:"banned"`  // excommunicated players
	Grounds  []play.Seat   `json:"grounds"` // whom the Pope may excommunicate
	Crusade  *CrusadeView  `json:"crusade"`
	Election *ElectionView `json:"election"`
}

// CrusadeView is a Crusade under way.
type CrusadeView struct {
	Size   int         `json:"size"`   // FV that must come to Jerusalem
	Until  int         `json:"until"`  // the last turn in which they may
	Left   int         `json:"left"`   // turns, this one counted
	Joined []play.Seat `json:"joined"` // who takes part
	Come   int         `json:"come"`   // FV that have come so far in this Combat phase, or stand there
}

// ElectionView is the election of a Pope.
type ElectionView struct {
	Votes []play.Seat `json:"votes"` // by seat: for whom, -1 not yet
	Tied  []play.Seat `json:"tied"`  // who bids for the office
	Round int         `json:"round"` // of the bidding, 0 while votes are given
	Bids  []int       `json:"bids"`  // by seat, -1 none that is open
}

// ObjectiveView is a player's Objective card.
type ObjectiveView struct {
	Card  int  `json:"card"`  // as in the components; -1: the viewer does not know it
	Shown bool `json:"shown"` // fulfilled for good, and open to all
	Met   bool `json:"met"`   // it would count if the game ended now
}

// BlockView is a sea zone that a player's fleet there keeps shut to another.
type BlockView struct {
	By   play.Seat `json:"by"`
	To   play.Seat `json:"to"`
	Zone int       `json:"zone"`
}
