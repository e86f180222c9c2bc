package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 7, Events, Rebellions: where too few soldiers stand the people rise.

const (
	KeyLoyalty play.Key = 330 // the die of the rebellions shows A
	KeyRebels  play.Key = 331 // territory A, with B VF, rises against C with D VF of barbarians
)

var rebellionChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyLoyalty: "loyalty", KeyRebels: "rebels"},
}

const (
	loyaltyDie   = 4
	WorstLoyalty = loyaltyDie // the highest roll
	rebelDie     = 6
	LoyaltyExtra = 1 // added to the die
)

// RebellionSteps are how an edition has the people rise.
type RebellionSteps struct {
	// RevoltNeed is the VF a player must have in a territory to keep it loyal when the die shows roll. Garrison says whether
	// armies aboard a transport there count.
	RevoltNeed func(g *State, s play.Seat, p Place, roll int8) int16
	Garrison   func(x *Transport) bool
	// Risen is what goes in a territory beside his armies and Captains when it rises against him.
	Risen func(g *State, t *play.Table, s play.Seat, p Place)
}

// Rebel rolls once for all territories of all players.
// rule: mu-prototype/rebellion/territories-at-risk
// rule: mu-prototype/rebellion/one-roll-for-all
// rule: mu-alpha/events/rebellion-roll
func (g *State) Rebel(t *play.Table) {
	t.Onward()
	roll := int8(1 + g.Dice.N(loyaltyDie))
	g.Event.Revolt = roll
	t.Tell(KeyLoyalty, int16(roll))
	shown := 0
	for p := range g.Land() {
		s := g.Territories[p].Owner // nobody where it is contested
		if s == play.Nobody || g.Sheltered(p) || g.Loyal(s, p) >= g.Ed().RevoltNeed(g, s, p, roll) {
			continue
		}
		if shown < len(g.Event.Revolts) {
			g.Event.Revolts[shown] = p
			shown++
		}
		g.rise(t, s, p)
	}
}

// rise gives a territory to rebels: its owner's armies and Captains there are gone, his transports empty. What else goes
// is the edition's.
// rule: mu-prototype/rebellion/outcome
// rule: mu-prototype/rebellion/other-pieces
// rule: mu-alpha/events/rebellion-outcome
func (g *State) rise(t *play.Table, s play.Seat, p Place) {
	t.Chance() // somebody may just have been asked for another capital
	rebels := int16(1 + g.Dice.N(rebelDie))
	t.Tell(KeyRebels, int16(p), g.Loyal(s, p), int16(s), rebels)
	g.Scatter(s, p)
	g.RemoveCaptains(s, p)
	g.AddVF(Barbarians, p, rebels)
	g.Ed().Risen(g, t, s, p)
	g.Hand(t, p, play.Nobody)
	g.CastAdrift(t)
}

// Loyal is the VF by which a player keeps a territory quiet: on the ground, and aboard such transports as count.
// rule: mu-prototype/rebellion/territories-at-risk
// rule: mu-alpha/events/rebellion-roll
func (g *State) Loyal(s play.Seat, p Place) int16 {
	n := g.Ground(s, p)
	for i := range g.transportsAt(p) {
		if x := &g.Transports[i]; x.Owner == s && g.Ed().Garrison(x) {
			n += x.VF
		}
	}
	return n
}

// Scatter takes away the armies of a player that kept a territory quiet.
func (g *State) Scatter(s play.Seat, p Place) {
	g.Territories[p].VF[s] = 0
	for i := range g.transportsAt(p) {
		if x := &g.Transports[i]; x.Owner == s && g.Ed().Garrison(x) {
			x.VF = 0
		}
	}
}

// RemoveCaptains takes a side's Captains at a place off the map, RemoveEngines its siege engines.
func (g *State) RemoveCaptains(s play.Seat, p Place) {
	for c := range g.CaptainsOf(s) {
		if g.Captains[c].At == p {
			g.RemoveCaptain(c)
		}
	}
}

func (g *State) RemoveEngines(s play.Seat, p Place) {
	for e := range g.EnginesOf(s) {
		if g.Engines[e].At == p {
			g.Engines[e] = EmptyEngine()
		}
	}
}

// Burn destroys Cathedral and Fairs, as barbarians do where they take a territory.
// rule: mu-prototype/barbarians/victory-keeps-buildings
// rule: mu-prototype/barbarians/victory-destroys-buildings
// rule: mu-alpha/barbarians/attack-until-one-left
func (g *State) Burn(p Place) {
	for b := Cathedral; b < Buildings; b++ {
		g.SetBuilt(p, b, 0)
	}
}

// Quiet says whether a territory of a player is safe from rebellion, whatever is rolled.
func (g *State) Quiet(s play.Seat, p Place) bool {
	need := g.Ed().RevoltNeed(g, s, p, WorstLoyalty)
	return g.Ground(s, p) >= need || g.Loyal(s, p) >= need // what stands on the ground mostly tells, and is told at once
}
