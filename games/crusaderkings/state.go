// Package crusaderkings is the board game Crusader Kings: three to five dynasties of medieval Europe,
// their rulers, marriages, plots and crusades. Each file holds a chapter of the rulebook.
//
// A seat plays one dynasty. Things are small numbers: a territory, character, trait token, Action card
// or Development card is its place in the box (see Box); None is no such thing.
//
// What nobody may know the order of has none: decks and bags are sets, and a card or token is drawn
// from its set when it is turned. So every component is in exactly one place, named in one array.
package crusaderkings

import (
	"signoria/chance"
	"signoria/play"
	"signoria/play/bargain"
)

const (
	// MaxDynasties is how many dynasties can play; LeastDynasties how many must.
	MaxDynasties, LeastDynasties = 5, 3
	// None stands where a territory, character, token or card is named and there is none.
	None = -1

	territories  = 34
	people       = 125
	rulers       = 24 // Starting Rulers: the first characters; the last is Glitterhoof
	peopleEach   = 20 // characters of each culture
	traits       = 28
	tokens       = 144
	cards        = 155
	events       = 65
	kinds        = 12             // of Development cards
	developments = kinds * copies // Development cards: d is of kind d/copies
	copies       = 2              // of each kind
	spaces       = 10             // of the Crusade Track
	houses       = 13             // Dynasty cards
	scenarios    = 6
	childSlots   = 3
	siblingSlots = 2
	faceUp       = 3 // Development cards on offer
)

// Culture is one of the five cultures, each with its deck of characters and its colour.
type Culture int8

const (
	English  Culture = iota // red
	French                  // blue
	German                  // black
	Italian                 // green
	Iberian                 // yellow
	cultures = 5
)

// CardType is a type of Action card.
type CardType int8

const (
	Realm CardType = iota
	Intrigue
	War
	Taxes
	Crusades
	cardTypes = 5
)

// Action is what is done with a card, or what a trait check is for.
type Action uint8

const (
	NoAction Action = iota
	Build
	Develop
	CreateCasusBelli // the five plots from here …
	InciteRebellion
	Assassinate
	Bribe
	Divorce // … to here
	Overthrow
	Mobilise
	Invade
	Tax
	Crusade
	Marriage
	EventCheck  // an event calls for it
	PlagueCheck // does the plague spread?
	actions
)

// Strategy is how an AI dynasty plays; NoStrategy is a dynasty that a player leads.
type Strategy uint8

const (
	NoStrategy Strategy = iota
	Ferox
	Postis
	Munitio
	Amandum
	Aperio
	strategies
)

// Phase is a phase of the game.
type Phase uint8

const (
	Setting     Phase = iota // what the setup leaves to choose
	Drawing                  // the Era begins: hands are drawn
	Dynastic                 // marriages, adoptions, titles
	Plotting                 // two Action cards are chosen
	Turns                    // the cards are played
	Maintenance              // troop costs, demobilising, Old Age
	Cleanup                  // between Eras
	GameOver
)

// Where a character card lies.
type At uint8

const (
	OutOfPlay At = iota // in the box, or removed from the game
	InDeck              // of the culture Of
	Discarded           // of the culture Of
	Unmarried           // the potential spouse of the territory Of
	Ruler               // from here on a member of the dynasty of seat Of
	Consort             // the ruler's spouse
	Child               // in slot Slot
	Sibling             // in slot Slot
	InLaw               // the spouse of a child or sibling
)

// Place is where a trait token lies: on the card of character p (p itself), or a place named here.
type Place uint8

const (
	InBag     Place = people               // of seat s: InBag + s
	InGeneral Place = InBag + MaxDynasties // the General Trait Bag
	EventPile Place = InGeneral + 1        // open
	OutOfBox  Place = EventPile + 1        // not used, or gone for good
	OnSpace   Place = OutOfBox + 1         // of the Crusade Track, counted from 0: OnSpace + i
	inPlaces  Place = OnSpace + Place(spaces)
)

// Where an Action card lies.
const (
	CardDeck    uint8 = 0
	CardDiscard uint8 = 1
	CardHand    uint8 = 2                         // of seat s: CardHand + s
	CardFirst   uint8 = CardHand + MaxDynasties   // chosen face down for the first Turn
	CardSecond  uint8 = CardFirst + MaxDynasties  // and for the second
	CardPile    uint8 = CardSecond + MaxDynasties // the face-down pile of an AI dynasty
	CardPlayed  uint8 = CardPile + MaxDynasties   // being played
	cardPlaces  uint8 = CardPlayed + 1
)

// Where a Development card lies.
const (
	DevDeck    uint8 = 0
	DevDiscard uint8 = 1
	DevFaceUp  uint8 = 2                  // on space i: DevFaceUp + i
	DevOf      uint8 = DevFaceUp + faceUp // of seat s: DevOf + s
)

// PlagueSide is which side of a Plague token lies up.
type PlagueSide uint8

const (
	NoPlague PlagueSide = iota
	Outbreak
	Over
)

// Trophy is one of the four Trophies.
type Trophy uint8

const (
	Crusader Trophy = iota
	Builder
	Inventor
	KingOfJerusalem
	trophies = 4
)

// State is everything that is true of the position.
type State struct {
	Dice    chance.Source
	Options Options
	Seats   int8 // dynasties at the table

	Era    int8 // from 1
	Round  int8 // of the Era, 1 to 3
	Turn   int8 // of the Round, 1 or 2
	Phase  Phase
	Stage  int8                    // within the phase: how many of Order are through with it, or which step
	First  play.Seat               // holds the First Player token
	Order  [MaxDynasties]play.Seat // of the phase or Turn in progress; Nobody after the last
	Active play.Seat               // whose phase, Turn or step it is, or Nobody

	Dynasties   [MaxDynasties]Dynasty
	Territories [territories]Territory
	People      [people]Person
	TokenAt     [tokens]Place
	CardAt      [cards]uint8
	DevAt       [developments]uint8
	Track       [spaces]play.Seat // whose shield; Nobody
	Trophies    [trophies]play.Seat
	Joined      int16 // how often somebody joined a family: who came before is older

	Boons [20]Boon // modifiers that events gave, in order of coming; Mod 0 ends the list

	Checked  Check    // the trait check under way, or the last
	Card     CardPlay // the Action card being played
	Match    Match    // the marriage being proposed
	Invasion Invasion // the Invade action under way
	Answered Invasion // what a counter-attack under way answers and interrupts

	Bargains bargain.Bargains
	Favours  [MaxDynasties][MaxDynasties]Favours // what each has promised each
	Tree     [treeSize]Kin                       // everybody who ever belonged to a dynasty, in order of coming
	TreeLen  int16

	Ended   End
	Winners uint8 // bit s for seat s
}

// Options are what the players agreed on.
type Options struct {
	Scenario    int8 // 0 to 5: its place in the box
	Eras        int8 // how many are played
	Goal        int8 // the space of the Crusade Track that ends the game, 1 to 10
	Permanent   bool // an eliminated dynasty does not come back
	Glitterhoof bool
	Pacts       bool // the AI dynasties start with Pacts among one another
	Cooperative bool // the players' points are added, and the AI dynasties'
}

// Dynasty is what a seat has, beside the things that lie in the arrays of the State.
type Dynasty struct {
	House    int8 // its Dynasty card, or None while it is eliminated
	Culture  Culture
	Strategy Strategy
	Out      bool // eliminated for good
	Gold     int16
	OldAge   int8 // tokens on the ruler

	Pacts      uint8 // with the dynasties of those seats, bit s for seat s; always on both sides
	Wars       uint8 // with them; always on both sides
	CasusBelli uint8 // against them

	Crusaded int8            // Crusade actions performed in this Era
	Crusades int8            // that he may perform in it, as things stood when he chose the cards of the Round
	Unplayed [cardTypes]int8 // Action cards drawn and not yet revealed, by type: as all could see them drawn
	Hushed   bool            // he lets the others' checks pass in this Round: no sabotage is asked of him
	Marshal  bool            // the Marshal has done his work in this Round
	Healed   bool            // so has the Court Physician
}

// Territory is one territory of the map.
type Territory struct {
	Owner     play.Seat // whose Knight stands there; Nobody: independent
	Laid      bool      // the Knight lies on its side: no Victory Point
	Foot      bool      // mobilised: the owner's Footsoldier stands there
	Castle    bool
	Rebellion int8 // tokens
	Harvest   int8
	Failed    int8 // Failed Harvest
	Plague    PlagueSide
	Pact      play.Seat // independent and in a Pact with that dynasty, or Nobody
	Shut      bool      // inaccessible: not in the game
}

// Person is one character card.
type Person struct {
	At     At
	Of     int8  // a culture, a territory or a seat, as At wants
	Slot   int8  // of a child (0 to 2) or sibling (0 or 1)
	Spouse int8  // a character, both ways, or None
	Title  int8  // the territory whose Duke he is, or None
	Since  int16 // when he joined the family, as counted by State.Joined: the elder has less
	Kin    int16 // his entry in the tree, or None while he belongs to no dynasty
}

// Boon is a modifier that an event gave.
type Boon struct {
	Seat   play.Seat
	Effect Effect
	Until  Until
	Event  int8 // which event gave it
}

// Until is how long a Boon lasts.
type Until uint8

const (
	NextUse Until = iota // all checks, or the Gold, of the next action of that kind
	RoundEnd
	EraEnd
)

const maxDrawn = 40 // tokens in one check: more than any bag can hold in one

// Check is a trait check. It stays after its end, for the page, until the next begins.
type Check struct {
	Seat      play.Seat // who makes it; Nobody before the first
	Action    Action
	About     int8 // the territory or character it is about, as the action wants, or None
	Stage     CheckStage
	Needed    int8            // successes
	Free      int8            // draws: the free one and those of modifiers
	Bought    int8            // with Gold
	Cancelled int8            // of these, by sabotage
	Guest     int8            // the character whose tokens lie in the bag for this check, or None
	Reversed  [2]int8         // the critical traits, green and red, or None
	Drawn     [maxDrawn]int16 // tokens in the order drawn
	Count     int8            // how many of them
	Given     uint64          // which of the drawn were sacrificed, bit i for Drawn[i]
	Successes int8
}

// CheckStage is how far a check is.
type CheckStage uint8

const (
	NotChecking CheckStage = iota
	Investing
	Sabotaging
	DrawingTokens
	Passed
	Failed
)

// CardPlay is the Action card being played.
type CardPlay struct {
	Card     int16 // or None
	Seat     play.Seat
	Action   Action              // being carried out; NoAction before it is chosen, or if none is
	InEvent  bool                // the action is over: the event is being carried out
	Target   play.Seat           // of the event, or Nobody
	Attempts int8                // plots or overthrows begun
	Plotted  [5]uint8            // for each kind of plot, at which seats it has been aimed: bit s
	Tried    uint64              // territories overthrown with this card, or in which a Castle is still to be tried, bit i
	Plagued  [territories]uint64 // from each outbreak of the Tax action, the territories still to be checked, bit i
	Chosen   int8                // the territory, character or card chosen last, for the page, or None
	Shed     Shed
}

// Shed is a token that a player is asked to give up: all know that his bag holds one of that colour.
type Shed struct {
	Asked bool
	Seat  play.Seat
	Red   bool
}

// Match is a marriage being proposed: Suitor of the proposing dynasty, Bride of another, whatever their
// sexes.
type Match struct {
	From, To play.Seat // To is Nobody when nothing is being proposed
	Suitor   int8
	Bride    int8
	Home     play.Seat     // the dynasty the couple will belong to
	Dowry    bargain.Terms // what From gives To, and takes, when it is accepted
	Sent     bool          // it has been made; before that From alone knows of it
}

const maxAttacks = 4 // as many as a dynasty has Footsoldiers

// Invasion is the Invade action under way.
type Invasion struct {
	Seat    play.Seat // Nobody: none
	Attacks [maxAttacks]Attack
	Count   int8 // attacks declared
	Now     int8 // the one being resolved, or None
	Counter bool // it is a counter-attack
	Planned bool // it is still being planned: Seat alone knows of its attacks
}

// Attack is one attack of an Invade action.
type Attack struct {
	From     int8      // the territory whose Footsoldier attacks
	Target   int8      // the territory attacked
	Support  uint64    // territories whose Footsoldiers support it, bit i
	Pacts    uint8     // dynasties in a Pact that are called on to support it, bit s
	Allies   uint64    // independent territories in a Pact that support it, bit i
	Defender play.Seat // who held the target when it was declared, or Nobody
	Done     bool
	Won      bool
}

const treeSize = 250

// Came is how somebody came into a dynasty.
type Came uint8

const (
	Founded Came = iota // there at the start, or as the founder of a new house
	Born
	BornBastard
	Adopted
	Married // into it
	Crowned // called to the throne in a Succession Crisis
)

// Kin is an entry of the family tree: a character's time in a dynasty. A card that comes back from the
// discard pile is another person with another entry.
type Kin struct {
	Person int8
	Seat   play.Seat
	House  int8
	Came   Came
	Parent int16 // entry of the ruler whose child it is, or None
	Spouse int16 // entry of the last spouse, or None
	From   int8  // the Round in which it came, counted through the game from 1; 0 at the start
	To     int8  // the Round in which it died or left, or None
	Left   bool  // it left for another dynasty, or by divorce, alive
	Reign  int8  // the Round in which its reign began, or None
	Died   Death
}

// Death is how somebody died.
type Death uint8

const (
	Alive Death = iota
	OldAge
	Murdered
	OnCrusade
	InConquest // with his Duchy
	ByEvent
	WithHouse // his dynasty was eliminated, or he was set aside at a succession
)

// End is how a game ended.
type End uint8

const (
	NotEnded    End = iota
	ByJerusalem     // the Crusade reached its goal
	ByEras          // the last Era is over
	ByConquest      // one dynasty is left
)
