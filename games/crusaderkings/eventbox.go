package crusaderkings

// The vocabulary of events: what they ask for, whom they strike and what they do. data/events.yaml explains the
// words, eventload.go reads them, events.go and effects.go carry them out.

// BoxEvent is an event of the Action cards.
type BoxEvent struct {
	ID      string
	Type    CardType
	Title   Name
	Text    Name
	Other   bool // it strikes the next player who meets its needs, else who played the card
	Needs   []Need
	Check   *BoxCheck
	Effects []Op // before the check, if there is one
	Success []Op
	Failure []Op
}

// Need is a requirement of an event, or of an option of one.
type Need struct {
	Req   Req
	Value int8
	Red   bool // of a trait in the bag
}

// Req is a kind of requirement.
type Req uint8

const (
	RulerFertile Req = iota
	FreeChildSlot
	HasChild
	HasSibling
	HasRelative
	HasKin
	HasHeir
	HasMale
	HasCastle
	HasFoot
	HasUnmobilised
	HasStanding
	HasCoastal
	HasBorder
	FootAvailable
	HasRebellion
	HasPact
	HasTerritoryPact
	HasCasusBelli
	HasNeighbour
	HasCouncillor
	CanGainDevelopment
	BagHas
	GoldAtLeast
	AgeAtLeast
	ControlsAtMost
	HasShield
	SpareCard
)

// BoxCheck is the trait check of an event.
type BoxCheck struct {
	Needed   int8
	Draws    int8 // free ones, the usual one included
	Invest   bool
	Sabotage bool
	Critical [2]int8 // traits, green and red, or None
	Subject  Someone
}

// Someone is a character that an event picks.
type Someone struct {
	Who  Who
	Sex  Sex // AnySex: of either
	Pick Pick
}

// Who says among whom an event picks a character.
type Who uint8

const (
	NoOne      Who = iota
	TheSubject     // of the check
	TheRuler
	TheSpouse
	TheHeir
	AChild
	ASibling
	ARelative // child or sibling
	AKin      // spouse of the ruler, child or sibling
	AChampion // ruler, child or sibling
	AnyFamily // ruler, or kin
)

// Pick says who picks where there are several, or how it is found.
type Pick uint8

const (
	PickTarget Pick = iota
	PickActive
	PickNext // the player after the target
	PickRandom
	PickLowest // card number
	PickHighest
	PickYoungest
	PickEldest
)

// Where says among which territories of the target an event picks.
type Where uint8

const (
	Own Where = iota
	OwnUnmobilised
	OwnMobilised
	OwnCastle
	OwnCoastal
	OwnBorder
	OwnRebellious
	OwnStanding // without a Footsoldier, and its Knight stands
	InPact      // independent, and in a Pact with the target
)

// MapToken is a kind of token on the map.
type MapToken uint8

const (
	RebellionToken MapToken = iota
	HarvestToken
	FailedToken
	PlagueToken
)

// Party is a player an event speaks of.
type Party uint8

const (
	PartyTarget Party = iota
	PartyActive
	PartyNext      // the player after the target
	PartyNeighbour // a dynasty beside the holder, as picked
)

// OpKind is what a step of an event does.
type OpKind uint8

const (
	OpBirth OpKind = iota
	OpKill
	OpGainTrait
	OpLoseTrait
	OpAge
	OpGainGold
	OpLoseGold
	OpTransferGold
	OpAddToken
	OpRemoveToken
	OpPlaceFoot
	OpRemoveFoot
	OpRemoveCastle
	OpLayKnight
	OpDiscardDevelopment
	OpGainDevelopment
	OpDiscardCard
	OpBreakPact
	OpGainCasusBelli
	OpLoseCasusBelli
	OpGainTerritory
	OpSwapShield
	OpModifier
	OpChoose
)

// Op is one step of an event.
type Op struct {
	Do         OpKind
	Who        Someone
	IntoBag    bool // a trait comes into the bag, not to Who
	Trait      int8
	Red        bool
	Amount     int16
	PerCastle  bool
	From, To   Party // of Gold; holder and enemy of a Casus Belli
	Token      MapToken
	Where      Where
	Pick       Pick
	Count      int8
	All        bool // tokens in the territory
	AllLands   bool // of every territory
	Bastard    bool
	Councillor bool // only Councillors
	Grievance  bool // who is left gains a Casus Belli
	Effect     Effect
	Until      Until
	By         Pick
	Options    []EventOption
}

// EventOption is one thing to choose.
type EventOption struct {
	Label Name
	Needs []Need
	Then  []Op
}
