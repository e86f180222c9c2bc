package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Rebellions: where too few soldiers stand the people rise.

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

// Rebel rolls once for all territories of all players. What is aboard transports keeps the peace as well.
// rule: mu-prototype/rebellion/territories-at-risk
// rule: mu-prototype/rebellion/one-roll-for-all
func (g *State) Rebel(t *play.Table) {
	t.Onward()
	roll := int8(1 + g.Dice.N(loyaltyDie))
	g.Event.Revolt = roll
	t.Tell(KeyLoyalty, int16(roll))
	shown := 0
	for p := range g.Land() {
		s := g.Territories[p].Owner // nobody where it is contested
		if s == play.Nobody || g.Sheltered(p) || g.Strength(s, p) >= g.Ed().RevoltNeed(g, s, p, roll) {
			continue
		}
		if shown < len(g.Event.Revolts) {
			g.Event.Revolts[shown] = p
			shown++
		}
		g.rise(t, s, p)
	}
}

// rise gives a territory to rebels: its owner's armies, Captains and engines there are gone, his transports nobody's.
// Settlement and fortification stand.
// rule: mu-prototype/rebellion/outcome
// rule: mu-prototype/rebellion/other-pieces
func (g *State) rise(t *play.Table, s play.Seat, p Place) {
	t.Chance() // somebody may just have been asked for another capital
	rebels := int16(1 + g.Dice.N(rebelDie))
	t.Tell(KeyRebels, int16(p), g.Strength(s, p), int16(s), rebels)
	g.RemoveVF(s, p, g.Strength(s, p))
	g.removeChiefs(t, s, p)
	g.AddVF(Barbarians, p, rebels)
	g.burn(p)
	g.Hand(t, p, play.Nobody)
	g.CastAdrift(t)
}

// removeChiefs takes a side's Captains and siege engines at a place off the map.
func (g *State) removeChiefs(t *play.Table, s play.Seat, p Place) {
	for c := range g.CaptainsOf(s) {
		if g.Captains[c].At == p {
			g.RemoveCaptain(c)
		}
	}
	for e := range g.EnginesOf(s) {
		if g.Engines[e].At == p {
			g.Engines[e] = EmptyEngine()
		}
	}
}

// burn destroys Cathedral and Fairs, as barbarians do where they take a territory.
// rule: mu-prototype/barbarians/victory-keeps-buildings
// rule: mu-prototype/barbarians/victory-destroys-buildings
func (g *State) burn(p Place) {
	for b := Cathedral; b < Buildings; b++ {
		g.SetBuilt(p, b, 0)
	}
}
