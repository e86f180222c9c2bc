package giochix

import "signoria/games/medioevo"

// Box is everything printed for this edition. It lies outside the state and never changes while tables are played.
type Box struct {
	Atlas      *medioevo.Atlas
	Out        [Territories]bool // out of play with fewer than six players
	Settlement [Territories]bool
	Produces   [Territories]int8          // the good printed at the settlement, or None
	Towns      [Territories]medioevo.Name // the settlement's name
	Fire       [Territories]bool          // Barbarians come from here
	Region     [Places]int8               // of every place
	Regions    [Regions]BoxRegion
	Around     [Places][]Place             // all that one step leads to: land by land and over straits, sea by sea, ports
	Reach      [Places][]Place             // all that one step of a horde leads to: land by land, and every sea zone at a coast
	Kingdoms   [medioevo.Realms]BoxKingdom // those that can be chosen
	Home       [Places]int8                // in which of these a place lies, None if in none
	Rome       Place
	Jerusalem  Place
	Goods      [Goods]BoxGood

	Units        [units]BoxUnit
	Properties   [kinds]BoxProperty
	Engines      [4]BoxEngine // by level
	Buildings    [families][4]BoxBuilding
	Branches     [Branches]BoxBranch
	Technologies [Technologies]BoxTechnology
	Taught       [doings]uint32 // technologies that have an effect with a word, bit t
	Cheaper      [things]uint32 // technologies that lower the price of a thing
	Characters   [Characters]BoxCharacter
	Cards        [EmpireCards]BoxCard
	Events       [EventCards]BoxEvent

	Taxes       [5]int16 // florins a weighted territory, by level
	Penalty     [MostPlayers]int8
	Supply      BoxSupply
	Fingerprint string // of the box file that was read over the standard box, "" if none was
}

// BoxRegion is a region of the Event cards.
type BoxRegion struct {
	ID     string
	Name   medioevo.Name
	Places []Place
}

// BoxKingdom is a Kingdom that can be chosen, and a sensible start for who does not want to choose.
type BoxKingdom struct {
	Open     bool
	OnlySix  bool // only with six players
	Village  Place
	Archer   Place
	Starting []BoxStarting
}

// BoxStarting is a transport of level I of a suggested start.
type BoxStarting struct {
	Kind Kind
	At   Place
}

// BoxGood is a kind of goods.
type BoxGood struct {
	ID     string
	Name   medioevo.Name
	Colour string // as #rrggbb
	Glyph  string
}

// BoxUnit is a kind of Military Unit.
type BoxUnit struct {
	ID    string
	Name  medioevo.Name
	Text  medioevo.Name
	Price int16 // of a Captain, of each level
	Steps int8  // Movement Points
}

// BoxProperty is a kind of transport.
type BoxProperty struct {
	ID    string
	Name  medioevo.Name
	Price int16   // a level
	Steps [4]int8 // Movement Points, by level
	Load  [4]int8 // by level: goods, or units and levels of engines
	Count int8    // in the box
}

// BoxEngine is a siege engine.
type BoxEngine struct {
	ID        string
	Name      medioevo.Name
	Price     int16
	Units     int8 // damage of a hit to units
	Buildings int8 // and to buildings
	Count     int8 // in the box
}

// BoxBuilding is a building of a family, by level.
type BoxBuilding struct {
	ID        string // "" where the family has no such level
	Name      medioevo.Name
	Text      medioevo.Name
	Price     int16
	Needs     []int8 // technologies
	Structure int8   // Structure Points
	Count     int8   // in the box
}

// BoxBranch is a branch of the technologies, and so a colour.
type BoxBranch struct {
	ID     string
	Name   medioevo.Name
	Colour string // as #rrggbb
	Ink    string // what is written on it
	Icon   string
}

// BoxTechnology is a technology. Number t is of branch t/techLevels and level t%techLevels+1.
type BoxTechnology struct {
	ID      string
	Name    medioevo.Name
	Text    medioevo.Name
	Effects []Effect
}

// BoxCharacter is a character of the Empire cards.
type BoxCharacter struct {
	ID      string
	Name    medioevo.Name
	Text    medioevo.Name
	When    When
	Effects []Effect
	Unique  bool // only one card shows it
}

// BoxCard is an Empire card.
type BoxCard struct {
	ID         string
	Character  int8
	Difficulty int8
	Points     [Branches]int8
	Icons      uint8 // colours of the Objective token, bit b; 0: any
	Objective  Condition
	Text       medioevo.Name // of the objective
}

// Icon is one of the four kinds of event.
type Icon uint8

const (
	Movement Icon = iota
	Armies
	Damages
	GoodsLost
	icons = 4
)

var iconIDs = [icons]string{"movement", "armies", "buildings", "goods"}

// BoxEvent is an Event card.
type BoxEvent struct {
	ID        string
	Name      medioevo.Name
	Areas     []int8 // regions
	Icons     [3]Icon
	Tolerated int8 // tax level, on the back
}

// BoxSupply is how many there are of what is limited and not told elsewhere.
type BoxSupply struct {
	Stars  int8 // Control tokens a player
	Routes int8 // route tokens a player
	Tokens int8 // Objective tokens of each colour, of all players
}
