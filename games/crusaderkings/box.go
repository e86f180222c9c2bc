package crusaderkings

// Box is everything printed. It lies outside the state and never changes while tables are played.
type Box struct {
	Territories  [territories]BoxTerritory
	People       [people]BoxPerson
	Traits       [traits]BoxTrait
	Tokens       [tokens]BoxToken
	Cards        [cards]BoxCard
	Events       [events]BoxEvent
	Developments [kinds]BoxDevelopment
	Spaces       [spaces]BoxSpace
	Houses       [houses]BoxHouse
	Scenarios    [scenarios]BoxScenario
	Critical     [actions][2]int8 // by action: the green trait that fails and the red one that succeeds, or None

	SpareToken  int16   // the Crusade token that no space holds
	Misprinted  []int16 // Random tokens that lie with those of events from the start
	Glitterhoof int8    // the character
	// Fingerprint names the box file that was read over the standard box, "" if none was.
	Fingerprint string
	printed     *printed
}

// Name is a name by language.
type Name map[string]string

// Sex is a character's sex.
type Sex uint8

const (
	Male Sex = iota
	Female
	AnySex // Glitterhoof's
)

// Pool is where a trait token comes from.
type Pool uint8

const (
	Starting Pool = iota
	EventPool
	CrusadePool
	Random
)

// Seas, as bits of BoxTerritory.Seas.
const (
	NorthSea uint8 = 1 << iota
	Atlantic
	Mediterranean
)

// BoxTerritory is a territory as printed.
type BoxTerritory struct {
	ID       string
	Name     Name
	Culture  Culture
	Seas     uint8  // its coasts
	Adjacent uint64 // by land border or sea route, bit i for territory i
}

// BoxPerson is a character card.
type BoxPerson struct {
	ID      string
	Number  int16 // printed small: events compare it
	Name    Name
	Epithet Name // or nil
	Sex     Sex
	Culture Culture
	House   int8    // of a Starting Ruler, else None
	Traits  [4]int8 // of a Starting Ruler who re-enters
}

// BoxTrait is a trait.
type BoxTrait struct {
	ID   string
	Name Name
	Red  bool
}

// BoxToken is a trait token.
type BoxToken struct {
	Trait int8
	Pool  Pool
}

// BoxCard is an Action card: a type, and an event at the bottom.
type BoxCard struct {
	Type  CardType
	Event int8
}

// BoxDevelopment is a kind of Development card.
type BoxDevelopment struct {
	ID        string
	Name      Name
	Text      Name
	Invention bool // else a Councillor
	Defensive bool // as some AI strategies ask
	Effects   []Effect
}

// BoxSpace is a space of the Crusade Track.
type BoxSpace struct {
	ID      string
	Name    Name
	Text    Name  // of its bonus
	Token   int16 // the Crusade token that lies there at first, or None
	Effects []Effect
}

// BoxHouse is a Dynasty card.
type BoxHouse struct {
	ID      string
	Name    Name
	Culture Culture
	Rulers  []int8 // Starting Rulers, in the order in which they re-enter
}

// BoxScenario is a scenario.
type BoxScenario struct {
	ID          string
	Name        Name
	Summary     Name
	From, To    int // years
	Least, Most int
	Eras        int8
	Goal        int8  // the space that ends the game, 1 to 10
	Permanent   bool  // elimination
	Open        uint8 // cultures whose territories are always in play, bit c
	ExtraToken  int8  // the space, from 0, on which the spare token lies too, or None
	LeftOut     int8  // which of the dynasties is left out with one less than most, or None
	Dynasties   []BoxStart
}

// BoxStart is what a dynasty of a scenario starts with.
type BoxStart struct {
	House             int8
	Culture           Culture // as it is played: the Arpad count as Italian
	Ruler             int8
	Traits            [4]int8
	OldAge            int8
	Spouse            bool
	Siblings          []BoxRelative
	Children          []BoxRelative
	Territories       uint64
	Mobilised         uint64
	Rebellions        uint64
	Castles           uint64
	FreeCastles       int8 // and so many in territories of choice
	Gold              int16
	Developments      []int8 // kinds
	CasusBelli        int8   // against that culture, or None
	CasusBelliOfThree int8   // the same with three dynasties, or None
}

// BoxRelative is a child or sibling of a start.
type BoxRelative struct {
	Sex    Sex
	Traits []int8
}

// Mod is what an Effect changes. Boons are stored with their tables by these numbers: a new one comes last.
type Mod uint8

const (
	NoMod          Mod = iota
	MoreDraws          // Value more free draws in checks for Actions
	MoreDefence        // who does one of Actions to this dynasty needs Value more successes
	CastleCost         // Value Gold more for a Castle
	DevelopCost        // Value Gold more for a Development card
	MoreTax            // Value Gold more from each Tax action
	AnyReach           // Actions need no adjacency
	SeaAdjacency       // the Navy
	CrusadeActions     // Value Crusade actions in an Era
	BonusCards         // Value cards of type Deck before the hand of an Era is drawn
	GuardsFamily       // the Royal Guard: others may sabotage an Assassination
	CalmsRebellion     // the Marshal: Value Rebellion tokens a Round
	HealsFamily        // the Court Physician: a check against a death by event, once a Round
	MoreNeeded         // checks for Actions need Value more successes
)

// Effect is one effect of a Development card, a space of the Crusade Track, or an event.
type Effect struct {
	Mod         Mod
	Actions     uint16 // bit a for action a
	Value       int8
	Deck        CardType // of bonus cards
	Independent bool     // only against independent territories
}

// For says whether the effect speaks of an action.
func (e Effect) For(a Action) bool { return e.Actions>>a&1 == 1 }

// What the rules, the strategies and the lesson name themselves, found by its id.
func kindNamed(id string) int8 {
	return byID(id, box.Developments[:], func(x *BoxDevelopment) string { return x.ID })
}
func traitNamed(id string) int8 {
	return byID(id, box.Traits[:], func(x *BoxTrait) string { return x.ID })
}
func landNamed(id string) int8 {
	return byID(id, box.Territories[:], func(x *BoxTerritory) string { return x.ID })
}
func personNamed(id string) int8 {
	return byID(id, box.People[:], func(x *BoxPerson) string { return x.ID })
}

func byID[T any](id string, all []T, idOf func(*T) string) int8 {
	for i := range all {
		if idOf(&all[i]) == id {
			return int8(i)
		}
	}
	panic("crusaderkings: nothing is called " + id)
}
