package force

import (
	"slices"

	"signoria/games/medioevo"
	"signoria/play"
)

// What the tests of the chapters see of them beside what editions do.

const (
	ArsenaleDiscount = arsenaleDiscount
	Captains         = captains
	CompletesRealm   = completesRealm
	ConcededMarket   = concededMarket
	ConcededPassage  = concededPassage
	DeliveredPlaces  = delivered
	Elsewhere        = elsewhere
	ForgetCB         = forgetCB
	ImposeTruce      = imposeTruce
	Lots             = lots
	MostChiefs       = mostChiefs
	MostFlorins      = mostFlorins
	MostNewTechs     = mostNewTechs
	MostPiles        = mostPiles
	MostSheltered    = mostSheltered
	OfRealm          = ofRealm
	Sides            = sides
	StartFlorins     = startFlorins
	Strays           = strays
	TransportKinds   = transportKinds
	Unknown          = unknown
)

type (
	Checking = checking
	Division = division
	Host     = host
	Prey     = prey
	Raider   = raider
	Teller   = teller
)

var (
	BattleID       = battleID
	BattleMatter   = battleMatter
	BattleOutcomes = battleOutcomes
	Blank          = blank
	ByCaravaneer   = byCaravaneer
	Called         = called
	CourseDie      = courseDie
	HonourIn       = honourIn
	NoMarch        = noMarch
	PhaseIDs       = phaseIDs
	Plays          = plays
	PointsOf       = pointsOf
	LastingPoints  = lastingPoints
	ProgressOf     = progressOf
	RefTreaty      = refTreaty
	Sorts          = sorts
	Tempered       = tempered
	SourceIDs      = sourceIDs
	WhyNotAccuse   = whyNotAccuse
)

// RaidBy is the best that a wagon could take of a side's in this turn, and where.
func (j *Judge) RaidBy(i int16, on play.Seat) (worth int, at Place) { return j.raid(i, on) }

// Word is what it costs a squire to break his word.
func (j *Judge) Word(on play.Seat) int { return j.word(on) }

// Commerce is what a squire's merchants earn in a position, all of it reckoned anew.
func Commerce(g *State, s play.Seat) int { return (&Judge{G: g, S: s}).commerce() }

// CustomOf is what they would earn more by treaties while each holds, one weighed after the other.
func CustomOf(g *State, s play.Seat, all []medioevo.Treaty) (more []int, holds []int) {
	j := &Judge{G: g, S: s}
	for i := range all {
		more, holds = append(more, j.custom(&all[i])), append(holds, j.holds(&all[i]))
	}
	return more, holds
}

// Number is one of the numbers that tell how a realm stands; in is false of who is out.
func Number(g *State, s play.Seat, name string) (x float64, in bool) {
	n := make([]float64, len(mindNumbers))
	in = standingOf(g, s, n)
	return n[slices.Index(mindNumbers, name)], in
}
