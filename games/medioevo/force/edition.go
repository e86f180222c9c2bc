package force

import (
	"io"
	"reflect"

	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Edition is an edition of the game as the shared rules see it: what is printed for it, and the steps that take
// another course in it. It never changes while tables are played.
type Edition struct {
	ID      string
	Version int // of its rules
	Least   int // players
	Most    int
	Box     *Box
	Words   *wording.Words[State]
	number  uint8 // in State.Edition

	Options     []play.Option
	Suggestions []play.Suggestion
	People      play.People
	Upgrade     func(g *State, from int)
	LoadBox     func(name string, file io.Reader) (fingerprint string, err error)
	Components  func(b *Box, language string) any
	// Selectable says whether a realm can be chosen with so many players.
	Selectable func(b *Box, realm int8, seats int) bool
	// Lessons are its guided first games. LessonSetup makes the options of one of what was chosen, LayLesson its position
	// of a fresh table.
	Lessons     []play.Lesson
	LessonSetup func(options map[string]int) map[string]int
	LayLesson   func(g *State)

	// StartRoom is the VF that may still be placed in a territory in the setup, and ForeignCrew the VF with which a ship
	// begins in a foreign port.
	StartRoom   func(g *State, p Place) int16
	ForeignCrew int16

	// Begin is what only this edition's setup adds to a table before the first question.
	Begin func(g *State)
	// SizeOf is a realm's class of size, when some of it may be out of the game.
	SizeOf func(g *State, realm int8) medioevo.Size

	// Phases are what is done in each of the ten phases of a turn: it plays on, and says whether the phase is over.
	Phases [TurnEnd]func(g *State, t *play.Table) (over bool)

	// AllianceTerms are what only a Military Alliance can say, bit t for the Term t; where they are none there are no
	// Military Alliances, and a Diplomatic Pact can say everything.
	AllianceTerms uint32
	// OfferEnvoys adds what else a player can do with a diplomatic action, which spent forbids if he has none left, and
	// Envoys does it; false if the answer is about something else.
	OfferEnvoys func(g *State, o *play.Asking, s play.Seat, spent play.Rule)
	Envoys      func(g *State, t *play.Table, a play.Answer) bool
	// OfferOffice adds what a player can do in Diplomacy that is no diplomatic action, and Office does it; false if the
	// answer is about something else.
	OfferOffice func(g *State, o *play.Asking, s play.Seat)
	Office      func(g *State, t *play.Table, a play.Answer) bool
	// Silenced says whether events keep a player from diplomatic actions; Tuition is what they make of the price of a
	// technology.
	Silenced func(g *State, s play.Seat) bool
	Tuition  func(g *State, s play.Seat, florins int16) int16
	// TurnEnds is what the end of a turn brings before what is left over is cleared away.
	TurnEnds func(g *State, t *play.Table)

	// PriceOfWar is what a war costs who makes it, declared or by surprise, in Honour Points; Declare makes it.
	PriceOfWar func(g *State, by, on play.Seat, surprise bool) int16
	Declare    func(g *State, t *play.Table, by, on play.Seat, surprise bool)
	// Raise lets a player who owes florins to another raise them, while he owes them.
	Raise func(g *State, t *play.Table, s, to play.Seat, due int16, owes func() bool)

	// Study is what follows when a player has taken up a technology in Purchase: when it is at work for him.
	Study func(g *State, t *play.Table, s play.Seat, tech int8)
	// Thrift is what a building whose listed price is n costs a player with his technologies; WhyNotRise is the rule that
	// forbids a building so many levels in one turn, and RealmCathedrals is how many Cathedrals a realm holds at most.
	Thrift          func(g *State, s play.Seat, b Building, n int16) int16
	WhyNotRise      func(g *State, s play.Seat, p Place, b Building, level int8) play.Rule
	RealmCathedrals int
	// WhyNotCraft is the rule by which a player cannot have a transport of a level built in this turn, whatever it costs;
	// WhyNotRefitted the one by which the transport cannot be improved where it is.
	WhyNotCraft    func(g *State, s play.Seat, k Kind, level int8) play.Rule
	WhyNotRefitted func(g *State, s play.Seat, i int16) play.Rule
	// WhyNotForge is the rule by which a siege engine of a level is beyond a player. OfferRefits adds the engines that he
	// can make ones of the next level.
	WhyNotForge func(g *State, s play.Seat, level int8) play.Rule
	OfferRefits func(g *State, o *play.Asking, s play.Seat)
	// WhyNotCommission is the rule by which a Captain of a level is beyond a player.
	WhyNotCommission func(g *State, s play.Seat, level int8) play.Rule
	// LoadCost is what a transport pays to load or unload in a territory, in MP.
	LoadCost func(g *State, i int16, p Place, what Load) int8
	// Swift are the technologies of which each gives a transport 1 MP more, on land and at sea; Paved is what STRADE saves
	// in mountains and at rivers, Starlit what ASTRONOMIA saves on the open sea.
	Swift          [2][]int8
	Paved, Starlit int8
	// RiverCost is what events make a transport pay more to cross a river into a territory, and NoAttacks the rule by which
	// they forbid attacks on a place.
	RiverCost func(g *State, to Place) int8
	NoAttacks func(g *State, at Place) play.Rule
	// WhyNotJoin is the rule that keeps a transport where it is in the phase, alone or with others.
	WhyNotJoin func(g *State, i int16) play.Rule
	// Crew is the VF that a transport must keep aboard, or it is nobody's where its owner holds no land; so many stay aboard
	// each that attacks a territory. LeftEmpty notes which have been left without armies, and Neglected says at the end of the
	// turn whether one has been for too long.
	Crew      int16
	LeftEmpty func(g *State)
	Neglected func(g *State, i int16) bool
	// Derelict says whether a transport is one that whoever comes by can take; WhyNotSeize is the rule that keeps a player from
	// it, and Seize takes it.
	Derelict    func(g *State, s play.Seat, i int16) bool
	WhyNotSeize func(g *State, s play.Seat, i int16) play.Rule
	Seize       func(g *State, t *play.Table, s play.Seat, i int16)

	// What an attack and a conquest take of the deeds of its Captain in a turn, who has as many as his level.
	LedAttack, LedConquest int8
	// RanksBy is the side that chooses in which order those of a side fight; OwnerWaits the VF with which whose land it is
	// waits until all who help him have fallen.
	RanksBy    func(g *State, side int) (by int)
	OwnerWaits int16

	// WhyNotUse is the rule that keeps a player from using a card for a roll beside those of all editions, and MostCopies how
	// many of a kind he may use in one. OfferAid adds what else he can do before it, and Aid does it, false if the answer is
	// about something else; MayAid says whether, for all that everybody knows, there is anything.
	WhyNotUse  func(g *State, s play.Seat, card int8) play.Rule
	MostCopies int8
	MayAid     func(g *State, s play.Seat, side int) bool
	OfferAid   func(g *State, o *play.Asking, s play.Seat, side int)
	Aid        func(g *State, t *play.Table, a play.Answer, side int) bool
	// WallShot is what BALESTRIERE adds more to a roll behind walls, Gunpowder the VF that ALCHIMIA kills in each round in the
	// field.
	WallShot  int16
	Gunpowder int16
	// LossesOf is what the loser of a round by a margin loses, and the winner; both have so much to lose. Who wins unharmed, as
	// behind walls, loses nothing.
	LossesOf func(margin, loser, winner int16, unharmed bool) (lost, cost int16)
	// AfterRoll is what follows for the cards used in a roll, and AfterAttack what follows for all when an attack is over.
	AfterRoll   func(g *State, t *play.Table)
	AfterAttack func(g *State, t *play.Table, end Upshot)
	// Captives are the prisoners that a player takes of what the other side has lost in an attack, by whose they are.
	Captives func(g *State, captor play.Seat, lost Losses) Losses

	// Disembark brings armies ashore to occupy a territory whose conqueror has come by sea. Ravage is the Honour Points for
	// destroying a piece of another player's among the spoils.
	Disembark func(g *State, t *play.Table, s play.Seat, p Place)
	Ravage    func(g *State, sort, n int16) int16
	// CathedralRaised is what follows when a Cathedral is built.
	CathedralRaised func(g *State, p Place)

	// Bars says whether a player's Galleys, at war and not outnumbered, bar a sea zone to another's convoy.
	Bars func(g *State, by, to play.Seat, zone Place, c Convoy) bool
	// Waylay lets others attack the active player's convoy before it leaves a sea zone in Combat.
	Waylay func(g *State, t *play.Table, zone Place)
	// Restless says whether barbarians in a territory recruit because players hold a part of its realm.
	Restless func(g *State, p Place) bool

	// OpenCombat is what a player's Combat begins with, CloseCombat what comes of his sieges when he is through. SiegeLaid
	// is what follows at once when a siege has been laid in the battle under way, OfferSiege what he may do with one in his
	// Combat beside to storm and to lift it, and SiegesWear what all sieges do at the end of the turn.
	SiegeLaid   func(g *State, t *play.Table) Upshot
	OpenCombat  func(g *State, t *play.Table, s play.Seat)
	CloseCombat func(g *State, t *play.Table, s play.Seat)
	SiegesWear  func(g *State, t *play.Table)
	OfferSiege  func(g *State, o *play.Asking, p Place)

	// OfferGoods adds what can be bought and sold in Purchase beside what all editions have, and Buy does it.
	OfferGoods func(g *State, o *play.Asking, s play.Seat)
	Buy        func(g *State, t *play.Table, a play.Answer) bool
	// Prepared says whether a player may go on from a technology to the next of its row.
	Prepared func(g *State, s play.Seat, tech int8) bool
	// Decay is what becomes of buildings when everybody has bought.
	Decay func(g *State, t *play.Table)

	// CostOf is what a choice beside those of all editions costs who makes it, in florins: less than 0 for a sale.
	CostOf func(c play.Choice) int16

	// Deeds are what a player's Captains can do in Combat and Trade beside what all editions let them do, and Do does one
	// of them. OfferDeals and Deal are the same for what a transport can do in Trade. Do and Deal are false if the answer
	// is about something else.
	Deeds      func(g *State, s play.Seat) []play.Choice
	Do         func(g *State, t *play.Table, a play.Answer) bool
	OfferDeals func(g *State, o *play.Asking, i int16)
	Deal       func(g *State, t *play.Table, a play.Answer) bool

	// Contests says whether a territory is contested in which armies of some players stand, bit s.
	Contests func(g *State, p Place, armed uint16) bool
	// Claims says who takes a territory whose defenders are beaten, the last of them by s; Nobody: what becomes of it has
	// been seen to.
	Claims func(g *State, t *play.Table, s play.Seat, p Place) play.Seat

	// Unclaimed is what becomes of the Empire cards of an eliminated player that nobody has taken.
	Unclaimed func(g *State, t *play.Table, s play.Seat)

	// What follows when a player has lost a territory to another or to nobody, when one without a capital may have land
	// again, when a Captain is taken from the map, when a Cathedral falls, and when a player kills a barbarian Captain.
	Lost          func(g *State, t *play.Table, s play.Seat, p Place, to play.Seat)
	Landed        func(g *State, t *play.Table, s play.Seat)
	CaptainGone   func(g *State, c int16)
	CathedralGone func(g *State, p Place)
	ChiefSlain    func(g *State, t *play.Table, by play.Seat, level int8, at Place)

	// MayJoin says whether a player may attack beside another in the battle that is laid out. Engages is what follows when
	// an attack of players begins and all who make it are known, Concluded when it is over, and Taken when a player has
	// taken a territory from another or, Nobody, from the barbarians.
	MayJoin   func(g *State, s, by, on play.Seat) bool
	Engages   func(g *State, t *play.Table)
	Concluded func(g *State, t *play.Table)
	Taken     func(g *State, t *play.Table, s, from play.Seat, p Place)
	// Advances is what a technology brings who has put it to work, beside its effect; before is his TL until then. Sold is
	// what follows when a player has sold goods.
	Advances func(g *State, t *play.Table, s play.Seat, tech, before int8)
	Sold     func(g *State, t *play.Table, s play.Seat, good int8, n int16)

	// Dues are what is due to a player in Taxes before cards change it. OfferBank is what else he can do then, and Bank
	// does it; false if the answer is about something else. AfterTaxes is what follows when all are through.
	Dues       func(g *State, s play.Seat) Dues
	OfferBank  func(g *State, o *play.Asking, s play.Seat)
	Bank       func(g *State, t *play.Table, a play.Answer) bool
	AfterTaxes func(g *State, t *play.Table)
	// FreeTributaries is how many realms that pay tribute to a player's realm pay it now.
	FreeTributaries func(g *State, s play.Seat) int16
	// Musters says whether a territory counts in Reinforcements.
	Musters func(g *State, p Place) bool
	// Usurer is whose BANCHE count for a USURAIO that a player has laid before another, and Skim what becomes of the florins
	// that it takes of the other's taxes.
	Usurer func(g *State, by, before play.Seat) play.Seat
	Skim   func(g *State, t *play.Table, by, before play.Seat, florins int32)
	// Zealots is the VF that FANATISMO brings; ArmyPrice what 1 VF costs by INVESTITURA, by TL.
	Zealots   func(g *State, s play.Seat) int16
	ArmyPrice [4]int16

	// Imprison makes so many VF of somebody's a player's prisoners.
	Imprison func(g *State, captor, of play.Seat, n int16)

	// In Placement: the level of a building that counts for whom it lets live there; the territories where a player may place
	// pieces, and those where armies; where his transports may be placed aboard of; and the VF he may keep behind his screen.
	Settled      func(g *State, p Place, b Building) int8
	Site         func(g *State, s play.Seat, p Place) bool
	ArmySites    func(g *State, s play.Seat) PlaceSet
	Quay         func(g *State, s play.Seat, p Place) bool
	ReserveLimit func(g *State, s play.Seat) int16
	// RotationFeeds is the VF that ROTAZIONE COLTURE adds in a plain; Feeds what a territory feeds of which terrain,
	// technologies and buildings feed so many VF.
	RotationFeeds int16
	Feeds         func(g *State, p Place, vf int16) int16

	// RevoltNeed is the VF a player must have in a territory to keep it loyal when the die shows roll.
	// Garrison says whether armies aboard a transport there count, Risen is what goes there beside his armies and Captains
	// when it rises against him.
	RevoltNeed func(g *State, s play.Seat, p Place, roll int8) int16
	Garrison   func(x *Transport) bool
	Risen      func(g *State, t *play.Table, s play.Seat, p Place)
	// FinalShares is what the end of the game would give a player as things stand, by what for.
	FinalShares func(g *State, s play.Seat) [Sources]int16
	// Hidden is the part of these shares that the others cannot know. Reached says whether a player has reached the limit of Honour
	// Points, in whichever way that counts here.
	Hidden  func(g *State, s play.Seat) [Sources]int16
	Reached func(g *State, s play.Seat) bool
	// Ending is what is shown when the game ends, before the end is counted.
	Ending func(g *State, t *play.Table)
	// RealmPoints is what a whole realm is worth at the end, by its size.
	RealmPoints [medioevo.Sizes]int16
	// Aggrieve notes that a player has given another cause for war, so often.
	Aggrieve func(g *State, t *play.Table, holder, against play.Seat, n int8)

	// WhyNotAct is the rule that forbids a transport an action of Trade in this turn, of moving, buying and selling; Acted
	// notes that it has bought or sold.
	WhyNotAct func(g *State, i int16, action uint8) play.Rule
	Acted     func(g *State, i int16, action uint8)

	// Redeal deals again what only this edition hides, and See adds to a view what only this edition has.
	Redeal func(g *State, s play.Seat, src *chance.Source)
	See    func(g *State, v *View, s play.Seat)

	// EventPrice is what this turn's events change in the price of a unit of goods somewhere, in florins.
	EventPrice func(g *State, p Place, good int8, buying bool) int16

	// Worth is what a squire makes of a choice that only this edition has; false of one of all editions.
	Worth func(j *Judge, p play.Prompt, args play.Args, c play.Choice) (worth int, ok bool)
	// Learning is what he makes of the honour that a technology brings, or leads to.
	Learning func(j *Judge, tech int8) int
	// Coveted is what a territory is worth to him beside what it brings everybody.
	Coveted func(j *Judge, p Place) int
	// Booty is what he makes of taking a territory from another player, beside what it is worth to who owns it.
	Booty func(j *Judge, p Place, on play.Seat) int
	// Demand is what a unit of goods that he sells brings him beside its price, and whether he waits for more of them.
	Demand func(j *Judge, good int8) (worth int, waits bool)
	// HowMany is how much a squire takes of such a choice where it wants a number; false where he takes all that may be.
	HowMany func(j *Judge, c play.Choice) (n int16, ok bool)
	// Passing are the choices that let a question of this edition's own pass, Weights and Stories what its own lines of the
	// chronicle matter and which of them are told again.
	Passing map[play.Prompt]play.Verb
	Weights map[play.Weight][]play.Key
	Stories map[play.Key]string

	// Sorts are the sorts of things that only this edition tells of. AboutSeat adds what it tells of a player, and YieldOf
	// is what a territory brings its owner at the Taxes, buildings and technologies counted, in florins.
	Sorts map[string]Sort
	// CitedAs are the rules of the edition's rulebook that tell what a rule of the prototype's does, without the game.
	CitedAs   func(id string) []string
	AboutSeat func(c *Sheet, s play.Seat)
	YieldOf   func(g *State, s play.Seat, at Place) int32
}

// Editions are the editions there are, by State.Edition.
var Editions [2]*Edition

// Register makes an edition one that can be played, under the number by which positions name it. It is called when the
// program starts.
func Register(number uint8, e *Edition) {
	e.number, Editions[number] = number, e
}

// Complete gives an edition the steps that it leaves out: they do nothing and add nothing.
func (e *Edition) Complete() {
	orElse(&e.OfferEnvoys, func(*State, *play.Asking, play.Seat, play.Rule) {})
	orElse(&e.Envoys, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&e.Begin, func(*State) {})
	orElse(&e.Silenced, func(*State, play.Seat) bool { return false })
	orElse(&e.Tuition, func(_ *State, _ play.Seat, florins int16) int16 { return florins })
	orElse(&e.TurnEnds, func(*State, *play.Table) {})
	orElse(&e.Raise, func(*State, *play.Table, play.Seat, play.Seat, int16, func() bool) {})
	orElse(&e.Thrift, func(_ *State, _ play.Seat, _ Building, n int16) int16 { return n })
	orElse(&e.WhyNotRefitted, func(*State, play.Seat, int16) play.Rule { return play.Free })
	orElse(&e.OfferRefits, func(*State, *play.Asking, play.Seat) {})
	orElse(&e.OfferGoods, func(*State, *play.Asking, play.Seat) {})
	orElse(&e.Buy, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&e.Decay, func(*State, *play.Table) {})
	orElse(&e.CostOf, func(play.Choice) int16 { return 0 })
	orElse(&e.Deeds, func(*State, play.Seat) []play.Choice { return nil })
	orElse(&e.Do, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&e.OpenCombat, func(*State, *play.Table, play.Seat) {})
	orElse(&e.CloseCombat, func(*State, *play.Table, play.Seat) {})
	orElse(&e.SiegesWear, func(*State, *play.Table) {})
	orElse(&e.OfferSiege, func(*State, *play.Asking, Place) {})
	orElse(&e.OfferDeals, func(*State, *play.Asking, int16) {})
	orElse(&e.Deal, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&e.Lost, func(*State, *play.Table, play.Seat, Place, play.Seat) {})
	orElse(&e.Landed, func(*State, *play.Table, play.Seat) {})
	orElse(&e.CaptainGone, func(*State, int16) {})
	orElse(&e.CathedralGone, func(*State, Place) {})
	orElse(&e.ChiefSlain, func(*State, *play.Table, play.Seat, int8, Place) {})
	orElse(&e.OfferBank, func(*State, *play.Asking, play.Seat) {})
	orElse(&e.Bank, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&e.Musters, func(*State, Place) bool { return true })
	orElse(&e.Skim, func(*State, *play.Table, play.Seat, play.Seat, int32) {})
	orElse(&e.AfterTaxes, func(*State, *play.Table) {})
	orElse(&e.Aggrieve, func(*State, *play.Table, play.Seat, play.Seat, int8) {})
	orElse(&e.EventPrice, func(*State, Place, int8, bool) int16 { return 0 })
	orElse(&e.Worth, func(*Judge, play.Prompt, play.Args, play.Choice) (int, bool) { return 0, false })
	orElse(&e.Coveted, func(*Judge, Place) int { return 0 })
	orElse(&e.Demand, func(*Judge, int8) (int, bool) { return 0, false })
	orElse(&e.HowMany, func(*Judge, play.Choice) (int16, bool) { return 0, false })
	orElse(&e.OfferOffice, func(*State, *play.Asking, play.Seat) {})
	orElse(&e.Office, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&e.Engages, func(*State, *play.Table) {})
	orElse(&e.Concluded, func(*State, *play.Table) {})
	orElse(&e.Sold, func(*State, *play.Table, play.Seat, int8, int16) {})
	orElse(&e.Hidden, func(*State, play.Seat) (none [Sources]int16) { return none })
	orElse(&e.Redeal, func(*State, play.Seat, *chance.Source) {})
	orElse(&e.See, func(*State, *View, play.Seat) {})
	orElse(&e.Ending, func(*State, *play.Table) {})
	orElse(&e.CitedAs, func(id string) []string { return []string{id} })
	orElse(&e.Waylay, func(*State, *play.Table, Place) {})
	orElse(&e.MayJoin, func(*State, play.Seat, play.Seat, play.Seat) bool { return false })
	orElse(&e.Taken, func(*State, *play.Table, play.Seat, play.Seat, Place) {})
	orElse(&e.RiverCost, func(*State, Place) int8 { return 0 })
	orElse(&e.NoAttacks, func(*State, Place) play.Rule { return play.Free })
	orElse(&e.WhyNotJoin, func(*State, int16) play.Rule { return play.Free })
	orElse(&e.LeftEmpty, func(*State) {})
	orElse(&e.Neglected, func(*State, int16) bool { return false })
	orElse(&e.WhyNotUse, func(*State, play.Seat, int8) play.Rule { return play.Free })
	orElse(&e.MayAid, func(*State, play.Seat, int) bool { return false })
	orElse(&e.OfferAid, func(*State, *play.Asking, play.Seat, int) {})
	orElse(&e.Aid, func(*State, *play.Table, play.Answer, int) bool { return false })
	orElse(&e.AfterRoll, func(*State, *play.Table) {})
	orElse(&e.AfterAttack, func(*State, *play.Table, Upshot) {})
	orElse(&e.CathedralRaised, func(*State, Place) {})
	orElse(&e.AboutSeat, func(*Sheet, play.Seat) {})
}

// orElse is what a step is if it is none.
func orElse[F any](step *F, nothing F) {
	if reflect.ValueOf(*step).IsNil() {
		*step = nothing
	}
}

// Number is the number by which positions name the edition.
func (e *Edition) Number() uint8 { return e.number }

// Ed is the edition that is played.
func (g *State) Ed() *Edition { return Editions[g.Edition] }

// Box is all that is printed for the edition that is played.
func (g *State) Box() *Box { return g.Ed().Box }
