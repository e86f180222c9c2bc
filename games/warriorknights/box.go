package warriorknights

// Box is everything printed: the map, the cards, the prices. It never changes while tables are open;
// the state refers to its things by their place here. What is in the rulebook, public or
// reconstructed is marked with every item in data/.
type Box struct {
	Fingerprint string // of the box file it came from, "" for the standard box
	Regions     [regions]BoxRegion
	Cities      [cities]BoxCity
	Roads       []BoxRoad
	Barons      [MaxBarons]BoxBaron // by colour
	Abilities   [4]Ability          // by noble shape
	Mercenary   [mercenary]BoxTroop
	Nations     []Named
	Fate        [fates]BoxFate
	Events      [events]BoxEvent
	Agendas     [agendas]BoxAgenda
	Actions     [kinds + neutrals]BoxAction
	Spaces      [spaces]BoxSpace
	Expeditions [3]Named
	// By number of Barons, 2 to 6.
	Pillaged [MaxBarons + 1]int8 // realm cities pillaged at the start

	// Worked out when the box is loaded.
	Steps    [regions]uint64          // regions one may walk to from here, bit r for region r
	Adjacent [regions]uint64          // regions that share a border, passable or not
	Borders  [regions][regions]Border // what lies between two regions
	RoadFrom [regions]uint64          // regions one may reach by one step along a road
	Ports    uint64                   // regions with a port
	Realm    uint64                   // regions of the realm
	Rim      uint64                   // regions of the outermost rows and columns
	Carriers [mods]uint64             // agendas that carry a modifier, bit a for agenda a

	printed *printed // what it was made of, with the drawings and sources that the page shows
}

// Named is a thing with an id and its names.
type Named struct {
	ID   string
	Name map[string]string // by language
}

// BoxRegion is a region of the map.
type BoxRegion struct {
	ID       string
	Name     map[string]string
	City     int8 // or None
	Port     bool
	Outer    bool
	Overseas bool
}

// BoxCity is what is printed beside a city.
type BoxCity struct {
	ID       string
	Name     map[string]string
	Region   int8
	Strength int16
	Income   int16
	Realm    bool
}

// BoxRoad is a road: the regions it passes, in order.
type BoxRoad struct {
	ID      string
	Name    map[string]string
	Regions []int8
}

// Border is what lies between two neighbouring regions.
type Border uint8

const (
	NoBorder Border = iota
	OpenBorder
	River
	Bridge
	Mountain
)

// BoxBaron is a Baron of the box, with his nobles by shape and his regular troops.
type BoxBaron struct {
	ID       string
	Name     map[string]string
	Short    string
	Fortress int16 // strength
	Nobles   [4]BoxNoble
	Regulars [4]BoxTroop
}

// BoxNoble is a noble's card.
type BoxNoble struct {
	ID   string
	Name string
}

// Ability is what a noble of one shape can do.
type Ability struct {
	Shape  string
	Kind   AbilityKind
	Amount int16
}

// AbilityKind is a kind of ability.
type AbilityKind uint8

const (
	PreventsCasualties AbilityKind = iota // one more Prevent 100
	WaivesWages                           // no wages up to Amount troops
	AddsVictory                           // one more +1 Victory
	DealsCasualties                       // one more Deal 100
)

// BoxTroop is a troop card.
type BoxTroop struct {
	ID       string
	Nation   int8 // or None for regulars
	Strength int16
	Wage     int16 // also its hiring price
}

// FateBattle is a battle result on a fate card.
type FateBattle uint8

const (
	Deal100 FateBattle = iota
	Prevent100
	PlusVictory
	Draw1
)

// Outcome is an expedition's outcome on a fate card, the worse the smaller.
type Outcome uint8

const (
	FleetLost Outcome = iota
	NoNews
	Once // and 2x, 3x, 4x after it
	Twice
	Thrice
	Fourfold
)

// BoxFate is a fate card.
type BoxFate struct {
	ID         string
	Baron      int8 // a colour
	Revolt     bool
	Noble      int8 // a shape
	Battle     FateBattle
	Expedition [3]Outcome
	City       int8
	Nation     int8
}

// BoxSpace is a space of the mercenary table, from the left.
type BoxSpace struct {
	Number int8 // 0 if it has none
	Fee    int16
}

// BoxAction is a kind of action card.
type BoxAction struct {
	ID     string
	Name   map[string]string
	Text   map[string]string
	Copies int8
}

// EventColour is the back of an event card.
type EventColour uint8

const (
	RedEvent EventColour = iota
	GreenEvent
	BlueEvent
)

// BoxEvent is an event card.
type BoxEvent struct {
	ID      string
	Colour  EventColour
	Title   map[string]string
	Text    map[string]string
	Faith   int8 // what it costs to cancel it, 0 if it cannot be
	Targets []Target
	Effect  []Op
}

// AgendaType is a type of agenda card.
type AgendaType uint8

const (
	Motion AgendaType = iota
	Law
	Charge
	Office
)

// BoxAgenda is an agenda card.
type BoxAgenda struct {
	ID         string
	Type       AgendaType
	ChooseOne  bool // its vote chooses a Baron; else it is yes or no
	Private    bool // a Private Motion
	Title      map[string]string
	Text       map[string]string
	Refuse     Refusable
	Concession int16
	Maintained int16 // troops
	Effect     []Op
	Mods       []BoxMod
}
