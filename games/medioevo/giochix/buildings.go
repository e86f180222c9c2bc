package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Buildings: three families, one of each in a territory; built, improved, repaired, and taken away.

const (
	Build        play.Verb = 188 // in territory A that of family B/4 and level B%4, for C florins
	MendBuilding play.Verb = 189 // in territory A that of family B, for C florins a token, how many

	KeyBuilt    play.Key = 184 // A builds in territory B the building of family C and level D for E florins
	KeyMended   play.Key = 185 // A has D Destruction tokens removed in territory B from the building of family C, for E florins
	KeyBuiltFor play.Key = 187 // A receives B Honour for a building of family C and level D

	RuleSite          play.Rule = 184
	RuleNeeds         play.Rule = 185
	RuleBuildingPrice play.Rule = 186
	RuleRepairPrice   play.Rule = 187
)

var buildingChapter = wording.Chapter{
	Verbs: map[play.Verb]string{Build: "build", MendBuilding: "mend-building"},
	Lines: map[play.Key]string{KeyBuilt: "built", KeyMended: "mended", KeyBuiltFor: "built-for"},
	Rules: map[play.Rule]string{
		RuleSite: "mu-giochix/purchases/civil-building-site", RuleNeeds: "mu-giochix/components/building-table",
		RuleBuildingPrice: "mu-giochix/purchases/upgrade-difference", RuleRepairPrice: "mu-giochix/purchases/repair",
	},
	Refs:  wording.Refs{Build: wording.OfA(refPlace), MendBuilding: wording.OfA(refPlace)},
	Whole: []play.Verb{MendBuilding},
}

const (
	topLevel    = 3        // of buildings, transports, engines and Captains
	cityLevel   = topLevel // among the civil buildings
	castleLevel = topLevel // among the military buildings

	// repairPrice is what a Destruction token costs, in florins.
	// rule: mu-giochix/purchases/repair
	repairPrice = 50
)

// thing is what a building of a level is.
func (f Family) thing(level int8) Thing { return VillageThing + Thing(f)*topLevel + Thing(level-1) }

// among are the sets of things that a building belongs to.
func (f Family) among(level int8) uint32 { return 1<<f.thing(level) | 1<<(CivilThing+Thing(f)) }

// difference is what a building of a level costs where one of another stands, without reductions.
// rule: mu-giochix/purchases/upgrade-difference
// rule: mu-giochix/components/building-table
func (f Family) difference(was, level int8) int16 {
	return box.Buildings[f][level].Price - box.Buildings[f][was].Price
}

// buildingTag is what that costs a player, wherever it may stand.
// rule: mu-giochix/purchases/upgrade-difference
// rule: mu-giochix/components/building-table
func (g *State) buildingTag(s play.Seat, f Family, was, level int8, x *counter) tag {
	price := g.price(s, f.among(level), f.difference(was, level), int16(level-was))
	switch {
	case !g.ownsAll(s, box.Buildings[f][level].Needs):
		return tag{price, 1, RuleNeeds}
	case x.stock.buildings[f][level] <= 0:
		return tag{price, 1, RuleNoMore}
	}
	return tag{price, 1, g.unaffordable(s, price, RuleBuildingPrice)}
}

// buildingsFor are the buildings that a player can build in a territory, or improve to.
// rule: mu-giochix/purchases/civil-building-site
// rule: mu-giochix/purchases/military-religious-anywhere
// rule: mu-giochix/purchases/one-of-each-family
// rule: mu-giochix/purchases/upgrade-difference
func (g *State) buildingsFor(s play.Seat, at Place, x *counter, may offering) bool {
	if !g.controls(s, at) {
		return true
	}
	for f := range Family(families) {
		was := g.Territories[at].Level[f]
		for level := was + 1; level <= topLevel && box.Buildings[f][level].ID != ""; level++ {
			b := x.buildings[f][level]
			if was > 0 {
				b = g.buildingTag(s, f, was, level, x)
			}
			if f == Civil && !box.Settlement[at] {
				b.why = RuleSite
			}
			if !may(play.Choice{Verb: Build, A: int16(at), B: leveled(int8(f), level), C: b.price}, b.why) {
				return false
			}
		}
	}
	return true
}

// leveled is a kind of thing and its level in one number, and kindOfLeveled what that says.
func leveled(kind, level int8) int16                { return int16(kind)<<2 | int16(level) }
func kindOfLeveled(n int16) (kind int8, level int8) { return int8(n >> 2), int8(n & 3) }

// build builds or improves a building. A City, a Castle and a Cathedral bring honour, a military building Control tokens.
// rule: mu-giochix/purchases/upgrade-difference
// rule: mu-giochix/victory/hp-build-city
// rule: mu-giochix/victory/hp-build-castle
// rule: mu-giochix/victory/hp-build-cathedral
func (g *State) build(t *play.Table, a play.Answer) {
	kind, level := kindOfLeveled(a.B)
	s, at, f := a.Seat, Place(a.A), Family(kind)
	was := g.Territories[at].Level[f]
	price := g.pay(s, f.among(level), f.difference(was, level), int16(level-was))
	g.Territories[at].Level[f] = level
	t.Tell(KeyBuilt, int16(s), a.A, int16(f), int16(level), price)
	if f == Religious || level == topLevel {
		const built = 1
		g.honour(s, built)
		t.Tell(KeyBuiltFor, int16(s), built, int16(f), int16(level))
	}
	g.note(s, Happening{Kind: Built, Of: f.among(level)})
	if f == Military {
		g.giveStars(t, s, at, level-was)
	}
}

// repairsFor are the repairs that a player can have done in a territory.
// rule: mu-giochix/purchases/repair
func (g *State) repairsFor(s play.Seat, at Place, may offering) bool {
	for f, n := range g.Territories[at].Damage {
		if n == 0 || !g.controls(s, at) {
			continue
		}
		each := g.price(s, 1<<RepairThing, repairPrice, 1)
		most := g.affords(s, 1<<RepairThing, repairPrice, int16(n))
		c := play.Choice{Verb: MendBuilding, A: int16(at), B: int16(f), C: each, Lo: 1, Hi: max(1, most)}
		if !may(c, g.unaffordable(s, each, RuleRepairPrice)) {
			return false
		}
	}
	return true
}

// mend repairs a building.
// rule: mu-giochix/purchases/repair
func (g *State) mend(t *play.Table, a play.Answer) {
	var paid int16
	for range a.N {
		paid += g.pay(a.Seat, 1<<RepairThing, repairPrice, 1)
	}
	g.Territories[a.A].Damage[a.B] -= int8(a.N)
	t.Tell(KeyMended, int16(a.Seat), a.A, a.B, a.N, paid)
}

// raze takes a building away, with the stars it gave. Whoever calls it tells why.
// rule: mu-giochix/military-buildings/destroyed-with-its-tokens
func (g *State) raze(t *play.Table, at Place, f Family) {
	x := &g.Territories[at]
	x.Level[f], x.Damage[f] = 0, 0
	if f != Military {
		return
	}
	for other := range g.Territories {
		if g.Territories[other].Star != play.Nobody && g.Territories[other].From == at {
			g.dropStar(t, Place(other))
		}
	}
}
