package giochix

import "signoria/play"

// Condition is what an Objective demands. What its numbers and sets mean, its word says.
type Condition struct {
	Kind  Want
	Min   int16
	Count int16
	Of    uint32
	By    uint8
	Also  uint8
	Most  int8 // max_lost of WonBattle, None if there is no such limit
	Flag  bool
}

// Want is a word by which data/ speaks of Objectives. Those before TaxIncome are about the position, the others about what happened in a
// turn.
type Want uint8

// The words, in the order of vocabulary.yaml. Beside each stands which of its parameters is where, unless it has only min, Min.
const (
	NoWant             Want = iota
	OwnBuildings            // Of kinds, Min min
	BuildingLevels          // Of family (bits of Thing), Min min
	OwnPieces               // Of kinds, Min min, Count min_level
	FullSet                 // Of kinds, Flag one_territory
	ControlTerritories      // Min min, By with (a With), Flag outside_kingdom
	KingdomIntact           // Count plus
	ControlRealm            // Of sizes: bits of medioevo.Size, Count count
	PartOfRealm             // Of sizes, Min min
	ControlPlace            // Of any_of: bit 0 rome, bit 1 jerusalem
	ControlProducers        // Min goods
	Monopoly                // Min min
	GreatMarket             // Min min_cubes, Flag city
	HasFlorins              // Min min, Flag no_debt
	HasTechnology           // Min level, Count branches
	TechnologyTotal         // Min min
	Lead                    // By stat (a Stat)
	OwnsCards               // Min min
	OwnsTokens              // Min min
	HoldsPrisoners          // Min min
	HasPacts                // Min min, Of kinds: bits of PactKind, all for any
	TaxIncome               // Min min
	TaxCalm                 // Min level
	WonBattle               // By vs (a Versus), Also role (a Role), Min min_enemy, Most max_lost, Of bits of Fight, Count count
	Conquered               // Count count, By with (a With), Also from (a Versus), Min min_level
	Suppressed              // Min min
	DestroyedBuilding       // Min min
	CapturedUnits           // Min min
	CompletedRoute          // Min min_stops
	Sold                    // Count min_pieces, Min min_florins, By different
	Built                   // Of kinds, Min min
	wants
)

// wantIDs are the words themselves.
var wantIDs = [wants]string{
	"", "own_buildings", "building_levels", "own_pieces", "full_set", "control_territories", "own_kingdom_intact", "control_realm",
	"part_of_realm", "control_place", "control_producers", "monopoly", "great_market", "florins", "technology", "technology_total", "lead",
	"empire_cards", "objective_tokens", "holds_prisoners", "pacts", "tax_income", "tax_calm", "won_battle", "conquered", "suppressed",
	"destroyed_building", "captured_units", "completed_route", "sold", "built",
}

// With is what stands in a territory.
type With uint8

const (
	WithAnything With = iota
	WithSettlement
	WithPort
	WithMilitary
	WithCathedral
)

var withIDs = [...]string{"any", "settlement", "port", "military", "cathedral"}

// Versus is against whom something was done.
type Versus uint8

const (
	VersusAnybody Versus = iota
	VersusPlayer
	VersusBarbarians
)

var versusIDs = [...]string{"any", "player", "barbarians"}

// Fight is what a battle was like.
type Fight uint8

const (
	FightFewer     Fight = iota // one's own side was outnumbered at the start
	FightNaval                  // at sea
	FightFortified              // the enemy had a military building
)

// Stat is in what a player may lead.
type Stat uint8

const (
	LeadTerritories Stat = iota
	LeadFlorins
	LeadTechnology
	LeadHonour
	LeadUnits
	LeadCastles
	LeadCities
	LeadCathedrals
	LeadPorts
	stats
)

var statIDs = [stats]string{"territories", "florins", "technology", "honour", "units", "castles", "cities", "cathedrals", "ports"}

// PactKind is a kind of Diplomatic Pact.
type PactKind uint8

const (
	CommercialPact PactKind = iota
	PassagePact
	MilitaryControlPact
	CivilControlPact
	NonBelligerencePact
	DefensiveAlliance
	OffensiveAlliance
	pactKinds
)

var pactKindIDs = [pactKinds]string{
	"commercial", "passage", "military_control", "civil_control", "non_belligerence", "defensive_alliance", "offensive_alliance",
}

// Did is what a player has done in this turn that Objectives and rules ask for.
type Did struct {
	Borrowed, Repaid bool  // a loan; a turn allows one of each
	Bought           int8  // units in Purchases
	Carded           bool  // an Empire card
	Advanced         uint8 // branches in which a technology was bought, bit b
	Passed           bool  // in the last round of activations
	Accused          bool  // another of having broken a pact
	Shielded         bool  // by Mysticism or a card against an Event
}

// Happening is something that a player has brought about, for those of his Objectives that are about a turn.
// Numbers that do not belong to its kind are 0.
type Happening struct {
	Kind    Want
	N       int16  // of TaxCalm the tax level, CapturedUnits and Suppressed how many, CompletedRoute its stops, Sold how many pieces
	Florins int16  // of TaxIncome, and of one sale
	Of      uint32 // of Built: bits of Thing; of Sold: kinds of goods
	With    uint8  // of Conquered: bits of With, what stood there
	Levels  int8   // and the sum of its building levels
	Against bool   // of WonBattle and Conquered: a player, else Barbarians
	Role    Role   // of WonBattle
	Enemy   int8   // units of the enemy when the battle began
	Lost    int8   // own units
	Like    uint8  // bits of Fight
}

// note lets the Objectives of a player's cards know what has happened.
func (g *State) note(s play.Seat, h Happening) {}
