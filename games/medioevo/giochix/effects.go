package giochix

// Effects of Empire cards and technologies, in a closed vocabulary: here stands what each word does and how an Effect holds
// its numbers, in vocabulary.go which parameters a word has in the files.

// Do is what an effect does.
type Do uint8

// The words by which data/ speaks of effects, in the order of vocabulary.yaml. Beside each stands which of its parameters is where,
// unless it has only one, N.
const (
	NoEffect        Do = iota
	GainFlorins        // N amount, By per (a Per), Max max, 0 without limit
	TakeFlorins        // N amount, By from (a From)
	PayLess            // Of of, N amount or, if Also is 1, percent; Flag per_level, Uses uses, 0 without limit, Min min_price
	UpkeepLess         // N pieces, Of of
	TaxTolerance       // N levels
	TaxWeight          // N plus, By per (a Per)
	Interest           // N percent
	Unlock             // Of things
	UnitLimit          // N plus
	FreeUnits          // N n, Of unit, By where (a Where), Flag limited
	Repair             // N tokens
	DrawMore           // N n
	Capacity           // N plus, Of of
	MovePoints         // N plus, Of of
	IgnoreStop         // N times, By stop (a Stop), Flag no_horde
	StopPiece          // N n, Of what, By range: 0 anywhere, 1 near_own
	AttackValue        // N plus, By role (a Role), Also need (a Need), Flag per battle
	TurnPenalty        // N reduce
	Reroll             // N dice, By whose (a Whose), Flag per battle
	DieShift           // N plus, By whose (a Whose)
	LossesChange       // N plus, By whose (a Whose)
	DealDamage         // N n, By step (a Source)
	PreventDamage      // N n, By from: bits of Source, all for any
	EnablePower        // N n, Of unit
	CancelPower        // N n, Of unit: all units for any
	CancelCaptain      // Max max_level
	Siege              // N hit, Min to_units, Max to_buildings
	RecoverUnits       // N n, Max max_price, Flag per battle
	FreeCapture        //
	BarbarianPoints    // N n, By may: bits of May
	EventShield        // N reduce, By icons: bits of Icon
	PeekDeck           // N n, Max bottom, By deck (a Pile)
	TradePrice         // N sale, Min buy, Max max_pieces, 0 without limit
	MarketValue        // N plus
	TradeAnywhere      //
	TakeGoods          // N n, By reach: 0 in the same place, 1 ship_near_own_port
	TapCard            // N n, Max turns
	CancelAbility      //
	See                // By what: bits of Sight
	Truce              //
	doings
)

// doIDs are the words themselves.
var doIDs = [doings]string{
	"", "gain_florins", "take_florins", "pay_less", "upkeep_less", "tax_tolerance", "tax_weight", "interest", "unlock", "unit_limit",
	"free_units", "repair", "draw_more", "capacity", "move_points", "ignore_stop", "stop_piece", "attack_value", "turn_penalty", "reroll",
	"die_shift", "losses", "deal_damage", "prevent_damage", "enable_power", "cancel_power", "cancel_captain", "siege", "recover_units",
	"free_capture", "barbarian_points", "event_shield", "peek", "trade_price", "market_value", "trade_anywhere", "take_goods", "tap_card",
	"cancel_ability", "see", "truce",
}

// When is when an ability can be used.
type When uint8

const (
	Always When = iota // technologies
	InEvents
	InTaxes
	InPurchases
	InMove
	InBattle
	AtRoll
	AtBattleEnd
	InCommerce
	InResponse
	AnyTime
	whens
)

var whenIDs = [whens]string{"passive", "events", "taxes", "purchases", "move", "battle", "roll", "battle_end", "commerce", "response", "any"}

// Effect is one effect. What its numbers and sets mean, its word says.
type Effect struct {
	Do   Do
	N    int16
	Max  int16
	Min  int16
	Uses int8
	Of   uint32 // bits of Thing
	By   uint8
	Also uint8
	Flag bool
}

// Thing is what effects and Objectives speak of. Every word for pieces, and for what has a price, is one: a Village is a
// Village and a civil building. A set of them has bit 1<<thing.
type Thing uint8

const (
	LightThing Thing = iota // the units, in the order of Unit
	ArcherThing
	HeavyThing
	KnightThing
	CaptainThing
	CaravanThing // the transports, in the order of Kind
	MerchantThing
	WagonThing
	GalleyThing
	CatapultThing // the engines, by level
	TrebuchetThing
	BombardThing
	VillageThing // the buildings, by family and level
	HamletThing
	CityThing
	TowerThing
	FortThing
	CastleThing
	CathedralThing
	UnitThing // and what they are besides
	TransportThing
	EngineThing
	CivilThing
	MilitaryThing
	ReligiousThing
	TechnologyThing
	EmpireCardThing
	RansomThing
	RepairThing
	GoodsThing
	GroupThing // whatever is activated together
	things
)

// anything are all things; the word for it is any.
const anything uint32 = 1<<things - 1

var thingIDs = [things]string{
	"light_infantry", "archer", "heavy_infantry", "knight", "captain", "caravan", "merchant_ship", "war_wagon", "galley",
	"catapult", "trebuchet", "bombard", "village", "hamlet", "city", "tower", "fort", "castle", "cathedral",
	"units", "transport", "siege_engine", "civil", "military", "religious", "technology", "empire_card", "ransom", "repair", "goods", "group",
}

// Per is what is counted for an effect.
type Per uint8

const (
	PerNothing Per = iota
	PerVillage
	PerHamlet
	PerCity
	PerCivil
	PerMilitary
	PerCastle
	PerCathedral
	PerPort
	PerSettlement
	PerTrader
	PerTechnologyLevel
	PerKnight
	PerForeignTransport
	PerPrisoner
	pers
)

var perIDs = [pers]string{
	"", "own_village", "own_hamlet", "own_city", "own_civil", "own_military", "own_castle", "own_cathedral", "own_port", "own_settlement",
	"own_caravan_or_merchant", "own_technology_level", "own_knight", "foreign_transport_in_own_territory", "prisoner_held",
}

// From is from whom florins are taken.
type From uint8

const (
	FromRicher From = iota
	FromPlayer
	FromAny
)

var fromIDs = [...]string{"richer_opponent", "player", "any"}

// Where is where free units come.
type Where uint8

const (
	AtHomeAttacked Where = iota
	AtOwnBuilding
	AtOwnSettlement
	AtOwnKingdom
	AtBattle
)

var whereIDs = [...]string{"home_under_attack", "own_building_territory", "own_settlement", "own_kingdom", "battle_territory"}

// Stop is what ends a movement.
type Stop uint8

const (
	StopUncontrolled Stop = iota
	StopUndefended
)

var stopIDs = [...]string{"uncontrolled", "undefended_enemy"}

// Role is a side's part in a battle.
type Role uint8

const (
	EitherRole Role = iota
	AsAttacker
	AsDefender
)

var roleIDs = [...]string{"any", "attacker", "defender"}

// Need is what a battle must be like.
type Need uint8

const (
	NeedsNothing Need = iota
	NeedsOwnMilitary
	NeedsOwnCathedral
	NeedsEnemyBuilding
	NeedsBarbarians
	NeedsPlayer
	NeedsFewer
	NeedsCaptain
	NeedsNaval
	NeedsKnight
	needs
)

var needIDs = [needs]string{
	"none", "own_military_building", "own_cathedral", "enemy_building", "versus_barbarians", "versus_player", "fewer_units", "has_captain",
	"naval", "has_knight",
}

// Whose is whose dice or losses.
type Whose uint8

const (
	OwnDice Whose = iota
	EnemyDice
)

var whoseIDs = [...]string{"own", "enemy"}

// Source is where damage comes from.
type Source uint8

const (
	FromSiege Source = iota
	FromShots
	FromMelee
	sources
)

var sourceIDs = [sources]string{"siege", "shots", "melee"}

// May is what Barbarian points may be used for.
type May uint8

const (
	MayAdd May = iota
	MayMove
	MayRemove
)

var mayIDs = [...]string{"add", "move", "remove"}

// Pile is a deck of cards.
type Pile uint8

const (
	EventPile Pile = iota
	EmpirePile
)

var pileIDs = [...]string{"event", "empire"}

// Sight is what is looked at.
type Sight uint8

const (
	SeesObjectives Sight = iota
	SeesPacts
)

var sightIDs = [...]string{"objectives", "pacts"}
