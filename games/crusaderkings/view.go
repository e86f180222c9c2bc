package crusaderkings

import "signoria/play"

// View is what one seat may see, as the page gets it. Things are numbers as in the components; -1 is
// none. What the seat may not know is not in it.
type View struct {
	Seat     play.Seat   `json:"seat"` // whose view; -1 a spectator
	Scenario int         `json:"scenario"`
	Era      int         `json:"era"`
	Eras     int         `json:"eras"`
	Round    int         `json:"round"`
	Turn     int         `json:"turn"`
	Phase    string      `json:"phase"`  // setting drawing dynastic plotting turns maintenance cleanup over
	First    play.Seat   `json:"first"`  // holds the First Player token
	Order    []play.Seat `json:"order"`  // of play now
	Active   play.Seat   `json:"active"` // whose phase or Turn it is, -1 nobody's
	Goal     int         `json:"goal"`   // the space of the Crusade Track that ends the game, from 0

	Dynasties   []DynastyView   `json:"dynasties"`   // by seat
	Territories []TerritoryView `json:"territories"` // by territory
	People      []PersonView    `json:"people"`      // face up: in families and free territories
	Track       []SpaceView     `json:"track"`       // by space
	Offer       []int           `json:"offer"`       // kinds of the Development cards face up, -1 empty
	Trophies    []play.Seat     `json:"trophies"`    // crusader builder inventor king
	Supply      SupplyView      `json:"supply"`

	Hand   []int `json:"hand"`   // the viewer's Action cards not yet chosen
	Chosen []int `json:"chosen"` // the viewer's cards face down: for this Round's first and second Turn, -1 none
	Bag    []int `json:"bag"`    // the viewer's trait tokens

	Check    *CheckView    `json:"check"` // under way, or the last
	Card     *CardView     `json:"card"`  // being played
	Match    *MatchView    `json:"match"`
	Invasion *InvasionView `json:"invasion"`
	Boons    []BoonView    `json:"boons"`
	Tree     []KinView     `json:"tree"`

	End     string      `json:"end"` // jerusalem eras conquest, "" while it lasts
	Winners []play.Seat `json:"winners"`
}

// DynastyView is a dynasty as seen.
type DynastyView struct {
	House        int         `json:"house"` // Dynasty card, -1 eliminated
	Culture      int         `json:"culture"`
	Strategy     string      `json:"strategy"` // ferox postis munitio amandum aperio, "" a player's
	Out          bool        `json:"out"`
	Gold         int         `json:"gold"`
	Income       int         `json:"income"` // of a Tax action now
	Upkeep       int         `json:"upkeep"` // at the next Maintenance, as things stand
	Points       int         `json:"points"` // Victory Points, as things stand
	Land         int         `json:"land"`   // territories it controls
	Castles      int         `json:"castles"`
	Shields      int         `json:"shields"` // on the Crusade Track
	OldAge       int         `json:"oldAge"`
	Pacts        []play.Seat `json:"pacts"`
	Wars         []play.Seat `json:"wars"`
	CasusBelli   []play.Seat `json:"casusBelli"`
	Bag          int         `json:"bag"`          // trait tokens in it
	Cards        int         `json:"cards"`        // Action cards not yet chosen or, of an AI dynasty, in its pile
	Laid         int         `json:"laid"`         // chosen, face down
	Unplayed     []int       `json:"unplayed"`     // drawn and not yet revealed, by type
	Crusaded     int         `json:"crusaded"`     // Crusade actions in this Era
	Hushed       bool        `json:"hushed"`       // lets the others' checks pass in this Round
	Developments []int       `json:"developments"` // kinds
	Heirs        []int       `json:"heirs"`        // the line of succession: characters
}

// TerritoryView is a territory.
type TerritoryView struct {
	Owner     play.Seat `json:"owner"` // -1 independent
	Laid      bool      `json:"laid"`  // its Knight lies on its side
	Foot      bool      `json:"foot"`
	Castle    bool      `json:"castle"`
	Rebellion int       `json:"rebellion"`
	Harvest   int       `json:"harvest"`
	Failed    int       `json:"failed"`
	Plague    string    `json:"plague"` // outbreak over, "" none
	Pact      play.Seat `json:"pact"`   // -1 none
	Shut      bool      `json:"shut"`
	Duke      int       `json:"duke"`   // a character, -1 none
	Spouse    int       `json:"spouse"` // the potential one, -1 none
}

// PersonView is a character face up.
type PersonView struct {
	ID     int       `json:"id"`
	Role   string    `json:"role"`   // unmarried ruler consort child sibling inlaw
	Seat   play.Seat `json:"seat"`   // of a member of a dynasty, else -1
	Land   int       `json:"land"`   // of a potential spouse, else -1
	Slot   int       `json:"slot"`   // of a child or sibling, from 0
	Spouse int       `json:"spouse"` // -1 none
	Title  int       `json:"title"`  // the territory he is Duke of, -1 none
	Tokens []int     `json:"tokens"` // on the card
	Kin    int       `json:"kin"`    // entry of the tree, -1 none
}

// SpaceView is a space of the Crusade Track.
type SpaceView struct {
	Shield play.Seat `json:"shield"` // -1 none
	Tokens []int     `json:"tokens"` // that lie there
}

// SupplyView is what is left in the supply.
type SupplyView struct {
	Gold         int     `json:"gold"`
	Castles      int     `json:"castles"`
	Rebellion    int     `json:"rebellion"`
	Harvest      int     `json:"harvest"`
	Failed       int     `json:"failed"`
	Plague       int     `json:"plague"`
	Decks        []int   `json:"decks"`        // Action cards left, by type
	Discards     [][]int `json:"discards"`     // Action cards discarded, by type: cards
	Developments int     `json:"developments"` // Development cards in the deck
	People       []int   `json:"people"`       // character cards in the deck, by culture
	General      int     `json:"general"`      // tokens in the General Trait Bag
	Event        []int   `json:"event"`        // tokens of the Event pile
}

// CheckView is a trait check.
type CheckView struct {
	Seat      play.Seat   `json:"seat"`
	Action    string      `json:"action"`
	About     int         `json:"about"` // a territory or character, -1 none
	Stage     string      `json:"stage"` // invest sabotage draw passed failed
	Needed    int         `json:"needed"`
	Free      int         `json:"free"`
	Bought    int         `json:"bought"`
	Cancelled int         `json:"cancelled"`
	Guest     int         `json:"guest"`    // -1 none
	Reversed  []int       `json:"reversed"` // critical traits: green, red; -1 none
	Drawn     []DrawnView `json:"drawn"`
	Successes int         `json:"successes"`
	// The chance, in percent, with 0 Gold, 1 Gold and so on to the most one may invest: only for who makes it,
	// and before the first draw.
	Odds []int `json:"odds"`
	// The chance, in percent, that it fails, with 0 Gold, 1 Gold and so on to the most one may pay against it: only for
	// who is asked, and as far as he can know.
	Spoiled []int `json:"spoiled"`
}

// DrawnView is a token drawn.
type DrawnView struct {
	Token    int  `json:"token"`
	Critical bool `json:"critical"`
	Given    bool `json:"given"` // sacrificed
	Success  bool `json:"success"`
}

// CardView is the Action card being played.
type CardView struct {
	Card     int       `json:"card"`
	Seat     play.Seat `json:"seat"`
	Action   string    `json:"action"` // being carried out, "" none yet
	Event    bool      `json:"event"`  // the event is being carried out
	Target   play.Seat `json:"target"` // of the event, -1 none
	Attempts int       `json:"attempts"`
}

// MatchView is a marriage being proposed.
type MatchView struct {
	From   play.Seat `json:"from"`
	To     play.Seat `json:"to"`
	Suitor int       `json:"suitor"` // characters
	Bride  int       `json:"bride"`
	Home   play.Seat `json:"home"`
	Gold   int       `json:"gold"` // from From to To; less than 0: the other way
	Give   []string  `json:"give"` // refs of what else From gives
	Take   []string  `json:"take"` // and takes
}

// InvasionView is the Invade action under way.
type InvasionView struct {
	Seat    play.Seat    `json:"seat"`
	Counter bool         `json:"counter"`
	Now     int          `json:"now"` // the attack being resolved, -1 none
	Attacks []AttackView `json:"attacks"`
}

// AttackView is one attack.
type AttackView struct {
	From    int         `json:"from"`
	Target  int         `json:"target"`
	Support []int       `json:"support"` // territories
	Pacts   []play.Seat `json:"pacts"`
	Allies  []int       `json:"allies"` // independent territories in a Pact
	Done    bool        `json:"done"`
	Won     bool        `json:"won"`
}

// BoonView is a modifier that an event gave.
type BoonView struct {
	Seat  play.Seat `json:"seat"`
	Event int       `json:"event"`
	Until string    `json:"until"` // use round era
}

// KinView is an entry of the family tree.
type KinView struct {
	Person int       `json:"person"`
	Seat   play.Seat `json:"seat"`
	House  int       `json:"house"`
	Came   string    `json:"came"` // founded born bastard adopted married crowned
	Parent int       `json:"parent"`
	Spouse int       `json:"spouse"`
	From   int       `json:"from"`  // Round of the game, 0 at the start
	To     int       `json:"to"`    // -1 still there
	Reign  int       `json:"reign"` // the Round in which it began, -1 never
	Died   string    `json:"died"`  // "" alive or left; age murder crusade conquest event house
	Left   bool      `json:"left"`
}

// Components are what the page needs to draw the game, in a language.
type Components struct {
	Territories  []TerritoryComponent   `json:"territories"`
	People       []PersonComponent      `json:"people"`
	Traits       []TraitComponent       `json:"traits"`
	Tokens       []TokenComponent       `json:"tokens"`
	Cards        []CardComponent        `json:"cards"`
	Events       []EventComponent       `json:"events"`
	Developments []DevelopmentComponent `json:"developments"`
	Spaces       []SpaceComponent       `json:"spaces"`
	Houses       []HouseComponent       `json:"houses"`
	Cultures     []string               `json:"cultures"` // names
	Scenarios    []ScenarioComponent    `json:"scenarios"`
	Critical     map[string][]int       `json:"critical"` // by action: green that fails, red that succeeds
	Box          string                 `json:"box"`      // fingerprint of the box file, "" for the standard box
}

// TerritoryComponent is a territory as printed.
type TerritoryComponent struct {
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Culture  int      `json:"culture"`
	Seas     []string `json:"seas"` // north_sea atlantic mediterranean
	Adjacent []int    `json:"adjacent"`
}

// PersonComponent is a character card.
type PersonComponent struct {
	Number  int    `json:"number"`
	Name    string `json:"name"`
	Epithet string `json:"epithet"`
	Sex     string `json:"sex"`     // male female any
	Culture int    `json:"culture"` // -1 none
	House   int    `json:"house"`   // of a Starting Ruler, -1 none
}

// TraitComponent is a trait.
type TraitComponent struct {
	ID       string   `json:"id"`
	Name     string   `json:"name"`
	Red      bool     `json:"red"`
	Critical []string `json:"critical"` // actions
}

// TokenComponent is a trait token.
type TokenComponent struct {
	Trait int    `json:"trait"`
	Pool  string `json:"pool"` // starting event crusade random
}

// CardComponent is an Action card.
type CardComponent struct {
	Type  string `json:"type"` // realm intrigue war tax crusade
	Event int    `json:"event"`
}

// EventComponent is an event.
type EventComponent struct {
	ID    string `json:"id"`
	Title string `json:"title"`
	Text  string `json:"text"`
	Other bool   `json:"other"` // it strikes another, else who played the card
}

// DevelopmentComponent is a kind of Development card.
type DevelopmentComponent struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	Text      string `json:"text"`
	Invention bool   `json:"invention"`
}

// SpaceComponent is a space of the Crusade Track.
type SpaceComponent struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Text string `json:"text"`
}

// HouseComponent is a Dynasty card.
type HouseComponent struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Culture int    `json:"culture"`
}

// ScenarioComponent is a scenario.
type ScenarioComponent struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	Summary  string `json:"summary"`
	From     int    `json:"from"`
	To       int    `json:"to"`
	Least    int    `json:"least"` // dynasties
	Most     int    `json:"most"`
	Houses   []int  `json:"houses"`   // of its dynasties, and
	Cultures []int  `json:"cultures"` // their cultures as played
}
