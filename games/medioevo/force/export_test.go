package force

// What the tests of the chapters see of them beside what editions do.

const (
	ArsenaleDiscount = arsenaleDiscount
	Besieging        = besieging
	Captains         = captains
	CompletesRealm   = completesRealm
	ConcededMarket   = concededMarket
	ConcededPassage  = concededPassage
	DeliveredPlaces  = delivered
	Elsewhere        = elsewhere
	ForgetCB         = forgetCB
	GivenUp          = givenUp
	HighestChief     = highestChief
	ImposeTruce      = imposeTruce
	Lots             = lots
	MostCarriers     = mostCarriers
	MostChiefs       = mostChiefs
	MostFlorins      = mostFlorins
	MostNewTechs     = mostNewTechs
	MostPiles        = mostPiles
	MostSheltered    = mostSheltered
	OfRealm          = ofRealm
	Sides            = sides
	StartFlorins     = startFlorins
	Strays           = strays
	Taken            = taken
	Technologies     = technologies
	TransportKinds   = transportKinds
	Unknown          = unknown
	WipedOut         = wipedOut
)

type (
	Checking = checking
	Division = division
	Host     = host
	Prey     = prey
	Raider   = raider
	Teller   = teller
	Upshot   = upshot
)

var (
	BattleID       = battleID
	BattleMatter   = battleMatter
	BattleOutcomes = battleOutcomes
	Blank          = blank
	ByCaravaneer   = byCaravaneer
	Called         = called
	CourseDie      = courseDie
	CourtingNeeds  = courtingNeeds
	Crafts         = crafts
	ForRolls       = forRolls
	HonourIn       = honourIn
	NoMarch        = noMarch
	PhaseIDs       = phaseIDs
	Plays          = plays
	RefTreaty      = refTreaty
	Sorts          = sorts
	SourceIDs      = sourceIDs
	WhyNotAccuse   = whyNotAccuse
)
