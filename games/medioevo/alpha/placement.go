package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 8, Placement: where a player may place what he has, and the reserve that waits behind his Screen for the Combat
// phase. The rest of the phase is in force/placement.go.

const (
	DeployReserve play.Verb = 750 // so many VF of the reserve in territory A

	KeyFromScreen play.Key = 751 // A brings B VF from behind his Screen into territory C

)

var placementChapter = wording.Chapter{
	Verbs: map[play.Verb]string{DeployReserve: "deploy-reserve"},
	Lines: map[play.Key]string{KeyFromScreen: "from-screen"},
	Refs:  wording.Refs{DeployReserve: wording.OfA(force.RefPlace)},
	Whole: []play.Verb{DeployReserve},
}

const (
	reserveLevel = 5  // VF in reserve, and of it in a Combat phase, for each TL
	reserveShare = 10 // one part in so many of all VF
)

// settled is the level of a building that counts: what was placed counts at once.
func settled(g *force.State, p force.Place, b force.Building) int8 { return g.Built(p, b) }

// site says whether a player may place pieces in a territory: one of his with a settlement, and with STRADE one next to
// that, by land or across a strait.
// rule: mu-alpha/placement/where
// rule: mu-alpha/placement/routes
func site(g *force.State, s play.Seat, p force.Place) bool {
	if g.Haven(s, p) {
		return true
	}
	if g.Has(s, force.Strade) && g.AtHome(s, p) && !g.Besieged(p) {
		for next := range g.Neighbours(p) {
			if g.Haven(s, next) {
				return true
			}
		}
	}
	return false
}

// armySites are the territories where a player may place armies: the same.
// rule: mu-alpha/placement/where
// rule: mu-alpha/placement/routes
func armySites(g *force.State, s play.Seat) (sites force.PlaceSet) {
	for p := range g.Owned(s) {
		if site(g, s, p) {
			sites.Add(p)
		}
	}
	return sites
}

// reserveLimit is the VF a player may keep behind his Screen with LOGISTICA: a tenth of all he has on the map and is
// placing, and 5 for each TL at most.
// rule: mu-alpha/placement/logistics-reserve
func reserveLimit(g *force.State, s play.Seat) int16 {
	if !g.Has(s, force.Logistica) {
		return 0
	}
	return min(int16(g.Armies(s)+int(g.ToPlace(s)))/reserveShare, reserveLevel*int16(g.Level(s)))
}

// mostReserve is the VF that may stand behind a player's Screen at most, for all that everybody knows: 5 for each TL, less
// what he has brought from there.
// rule: mu-alpha/placement/logistics-reserve
func mostReserve(g *force.State, s play.Seat) int16 {
	return reserveLevel*int16(g.Level(s)) - g.Players[s].Deployed
}

// reserveLeft is the VF of his reserve that a player may still bring into this Combat phase, in battles and beside them.
// rule: mu-alpha/placement/logistics-deploy-in-combat
func reserveLeft(g *force.State, s play.Seat) int16 {
	if !g.Has(s, force.Logistica) {
		return 0
	}
	return max(0, min(g.Players[s].Reserve, mostReserve(g, s)))
}

// callReserve takes VF of a player's reserve into the Combat phase.
// rule: mu-alpha/placement/logistics-deploy-in-combat
func callReserve(g *force.State, s play.Seat, n int16) {
	g.Players[s].Reserve -= n
	g.Players[s].Deployed += n
}

// offerReserve lists where the active player may put armies of his reserve: into his territories with a settlement.
// rule: mu-alpha/placement/logistics-deploy-in-combat
// rule: mu-alpha/population/no-voluntary-excess
func offerReserve(g *force.State, o *play.Asking, s play.Seat) {
	n := reserveLeft(g, s)
	if g.Phase != force.Combat || n == 0 {
		return
	}
	for p := range g.Owned(s) {
		if most := min(n, g.Room(p)); most > 0 && g.Haven(s, p) {
			o.May(play.Choice{Verb: DeployReserve, A: int16(p), Lo: 1, Hi: most}, play.Free)
		}
	}
}

// deployReserve puts armies of the reserve into a territory; false if the answer is about something else.
// rule: mu-alpha/placement/logistics-deploy-in-combat
func deployReserve(g *force.State, t *play.Table, a play.Answer) bool {
	if a.Verb != DeployReserve {
		return false
	}
	callReserve(g, a.Seat, a.N)
	g.AddVF(a.Seat, force.Place(a.A), a.N)
	t.Tell(KeyFromScreen, int16(a.Seat), a.N, a.A)
	return true
}
