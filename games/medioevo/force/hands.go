package force

import (
	"math"

	"signoria/games/wording"
	"signoria/play"
)

// How florins, Honour Points, armies and territories change hands. Every chapter goes through here, so that what
// follows from it (a lost capital, a lost religious capital, a realm that is no more) follows always.

const (
	KeyHonour    play.Key = 1 // A gains B Honour Points (less than 0: loses them) for C, a Source
	KeyAbandoned play.Key = 2 // A has no army left in territory B, which falls to the barbarians
	KeyTaken     play.Key = 3 // A takes territory B from C (-1 the barbarians)
)

var handChapter = wording.Chapter{
	Lines: map[play.Key]string{
		KeyHonour: "honour", KeyAbandoned: "abandoned", KeyTaken: "taken",
	},
}

// Source is what Honour Points are gained or lost for. Its name in the texts is "source.<name>".
type Source int16

const (
	ForDestroying Source = iota
	ForBarbarianCaptain
	ForTechnologies
	ForFourthLevel
	ForWar
	ForSurprise
	ForBrokenTreaty
	ForHolyTaken
	ForHolyLost
	ForRelic
	ForCards
	ForBankruptcy
	AtEndRealms
	AtEndFlorins
	AtEndCathedrals
	AtEndHoly
	AtEndLoans
	ForPope
	ForRome
	ForExcommunication
	ForCrusade
	AtEndObjective
	AtEndPope
	AtEndJerusalem
	ForPeace
	ForEvents
	Sources
)

var sourceIDs = [Sources]string{
	"destroying", "barbarian-captain", "technologies", "fourth-level", "war", "surprise", "broken-treaty", "holy-taken", "holy-lost",
	"relic", "cards", "bankruptcy", "end-realms", "end-florins", "end-cathedrals", "end-holy", "end-loans",
	"pope", "rome", "excommunication", "crusade", "end-objective", "end-pope", "end-jerusalem",
	"peace", "events",
}

// HandSteps are what follows in an edition when something is won or lost, in whatever way.
type HandSteps struct {
	// Lost: a player has lost a territory to another or to nobody. CaptainGone: a Captain is taken from the map.
	Lost        func(g *State, t *play.Table, s play.Seat, p Place, to play.Seat)
	CaptainGone func(g *State, c int16)
	// CathedralRaised and CathedralGone: a Cathedral is built, or falls.
	CathedralRaised func(g *State, p Place)
	CathedralGone   func(g *State, p Place)
}

func (x *HandSteps) complete() {
	orElse(&x.Lost, func(*State, *play.Table, play.Seat, Place, play.Seat) {})
	orElse(&x.CaptainGone, func(*State, int16) {})
	orElse(&x.CathedralRaised, func(*State, Place) {})
	orElse(&x.CathedralGone, func(*State, Place) {})
}

// Honour gives a player Honour Points, or takes them; they may fall below 0.
// rule: mu-prototype/duration/po-recorded-publicly
// rule: mu-alpha/duration/hp-track-public
// rule: mu-prototype/victory-play/points-may-be-negative
func (g *State) Honour(t *play.Table, s play.Seat, n int16, why Source) {
	if n != 0 {
		g.Players[s].Honour += n
		t.Tell(KeyHonour, int16(s), n, int16(why))
	}
}

// Affords says whether a player has so many florins.
func (g *State) Affords(s play.Seat, n int32) bool { return g.Players[s].Florins >= n }

// Pay takes florins from a player for the bank, as many as he has at most, and returns how many.
// rule: mu-alpha/concepts/florins
func (g *State) Pay(s play.Seat, n int32) int32 {
	n = min(n, g.Players[s].Florins)
	g.Players[s].Florins -= n
	return n
}

// Earn gives a player florins of the bank.
func (g *State) Earn(s play.Seat, n int32) { g.Players[s].Florins += n }

// Give moves florins from one player to another, as many as there are at most, and returns how many.
func (g *State) Give(from, to play.Seat, n int32) int32 {
	n = g.Pay(from, n)
	g.Earn(to, n)
	return n
}

// Shown is a sum of florins as a line of the chronicle holds it.
func Shown(florins int32) int16 { return int16(min(florins, math.MaxInt16)) }

// AddVF puts armies on the ground of a territory.
// rule: mu-alpha/concepts/armies-mean-force-value
func (g *State) AddVF(s play.Seat, p Place, n int16) { g.Territories[p].VF[s] += n }

// RemoveVF takes a side's armies away at a place: on the ground first, then aboard. Whose they were must see with
// relinquish what becomes of the place.
func (g *State) RemoveVF(s play.Seat, p Place, n int16) {
	if p.Land() {
		off := min(n, g.Ground(s, p))
		g.Territories[p].VF[s] -= off
		n -= off
	}
	for i := range g.transportsAt(p) {
		if x := &g.Transports[i]; x.Owner == s {
			off := min(n, x.VF)
			x.VF -= off
			n -= off
		}
	}
}

// Relinquish sees what becomes of a territory when armies have left it or died: without any of its owner's it falls
// to the barbarians with its buildings.
// rule: mu-prototype/movement/last-army-leaving-territory
func (g *State) Relinquish(t *play.Table, p Place) {
	if s := g.vacate(t, p); s != play.Nobody { // rule: mu-prototype/elimination/condition
		g.MayFall(t, s, play.Nobody)
	}
}

// vacate is relinquish without elimination, for when more changes hands at once. It says who has lost the territory,
// Nobody if it is still held.
// rule: mu-prototype/movement/last-army-leaving-territory
func (g *State) vacate(t *play.Table, p Place) play.Seat {
	s := g.Territories[p].Owner //stale:ok who loses it
	if s == play.Nobody || g.Strength(s, p) > 0 {
		return play.Nobody
	}
	t.Tell(KeyAbandoned, int16(s), int16(p))
	g.pass(t, p, play.Nobody)
	return s
}

// Hand gives a territory with its buildings to another owner, Nobody for the barbarians, and sees to what follows
// for who loses it: religious capital, capital, elimination. Points for taking it are the conquest's business.
func (g *State) Hand(t *play.Table, p Place, to play.Seat) {
	from := g.Holder(p) //stale:ok who loses it
	g.pass(t, p, to)
	if from != play.Nobody {
		g.MayFall(t, from, to)
	}
}

// pass is hand without elimination, for when more changes hands at once.
func (g *State) pass(t *play.Table, p Place, to play.Seat) {
	x := &g.Territories[p]
	from := g.Holder(p)
	if from == to && !g.Contested(p) {
		return
	}
	x.Owner, x.Before, x.Disputed = to, play.Nobody, 0
	if x.Siege.By != play.Nobody && x.Siege.By != to {
		g.EndSiege(t, p)
	}
	x.Siege = Siege{By: play.Nobody}
	x.Orders, x.Ordered, x.By = [2]int8{}, 0, play.Nobody
	if from == play.Nobody || from == to {
		return
	}
	g.Ed().Lost(g, t, from, p, to)
}
