package force

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 4, Purchase: buildings.

const (
	KeyOrdered    play.Key = 210 // A orders for territory B the line C at level D for E florins
	KeyFairClosed play.Key = 211 // the Fair B in territory A has lost its settlement, and closes

	RuleCentre       play.Rule = 210
	RuleFairTown     play.Rule = 211
	RuleSmallRealm   play.Rule = 212
	RuleOneCathedral play.Rule = 213
	RuleOneLevel     play.Rule = 214
	RuleBesieged     play.Rule = 215
)

var buildingChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyOrdered: "ordered", KeyFairClosed: "fair-closed"},
}

// The families of buildings.

// Civil, military, commercial and religious are the kinds of buildings.
// rule: mu-prototype/buildings/kinds
// rule: mu-alpha/concepts/building-families
func (b Building) Civil() bool      { return b == Settlement }
func (b Building) Military() bool   { return b == Fort }
func (b Building) Commercial() bool { return b >= FairBuilding }
func (b Building) Religious() bool  { return b == Cathedral }

// Fair is the Fair that it is, of commercial buildings.
func (b Building) Fair() medioevo.Fair { return medioevo.Fair(b - FairBuilding) }

// Top is the highest level of a line of buildings.
func (b Building) Top() int8 {
	if b.Civil() || b.Military() {
		return 3
	}
	return 1
}

// What can be built, and what it costs.

// offerBuildings lists, by territory, each line of buildings at its next level, and further up where that may be.
func (g *State) offerBuildings(o *play.Asking, s play.Seat) {
	for p := range g.Owned(s) {
		for b := range Building(Buildings) {
			next := g.Planned(p, b) + 1
			for level := next; level <= b.Top(); level++ {
				why := g.WhyNotBuild(s, p, b, level)
				if why == play.Free {
					why = g.WhyNotSpend(s, g.BuildingPrice(s, p, b, level))
				}
				if level == next || why == play.Free {
					o.May(play.Choice{Verb: Build, A: int16(p), B: int16(b), C: int16(level)}, why)
				}
			}
		}
	}
}

// WhyNotBuild is the rule that forbids to raise a building to a level, whatever it costs.
// rule: mu-prototype/purchase/own-territory-and-prerequisites
// rule: mu-prototype/purchase/requirements-tested-at-phase-start
// rule: mu-alpha/purchase/what-may-be-bought
func (g *State) WhyNotBuild(s play.Seat, p Place, b Building, level int8) play.Rule {
	x := &g.Box().Buildings[b][level]
	switch {
	case g.Territories[p].Owner != s || g.Contested(p):
		return RuleOwnLand
	case g.Besieged(p):
		return RuleBesieged // rule: mu-prototype/placement/what-and-where
	case g.Territories[p].Damaged&(1<<b) != 0: // rule: mu-prototype/events/damaged-building-unusable
		return RuleDamaged // rule: mu-prototype/events/damaged-building-unusable
	}
	if why := first(g.WhyNotSite(p, b), g.Ed().WhyNotRise(g, s, p, b, level)); why != play.Free {
		return why
	}
	// rule: mu-prototype/buildings/borough
	// rule: mu-prototype/buildings/city
	// rule: mu-prototype/buildings/fortress
	// rule: mu-prototype/buildings/castle
	// rule: mu-prototype/buildings/cathedral
	// rule: mu-alpha/purchase/hamlet
	// rule: mu-alpha/purchase/city
	// rule: mu-alpha/purchase/fort
	// rule: mu-alpha/purchase/castle
	// rule: mu-alpha/purchase/cathedral
	if g.Level(s) < x.TL || !g.knowsHow(s, b, x.Tech) {
		return RuleNeedsKnowledge
	}
	if g.Left(b, level) <= 0 { // rule: mu-prototype/components/shared-pool
		return RuleOutOfTiles
	}
	return play.Free
}

// knowsHow says whether a player has the technologies a building needs. By an option of the table Fairs need none.
// rule: mu-prototype/buildings/fairs
func (g *State) knowsHow(s play.Seat, b Building, techs []int8) bool {
	if b.Commercial() && g.Options.FreeFair {
		return true
	}
	for _, tech := range techs {
		if !g.Has(s, tech) {
			return false
		}
	}
	return true
}

// WhyNotSite is the rule by which a kind of building has no place in a territory.
// rule: mu-prototype/buildings/settlement-site
// rule: mu-prototype/buildings/commercial-site
// rule: mu-prototype/buildings/military-and-religious-site
// rule: mu-prototype/placement/civil-buildings-in-population-centres
// rule: mu-alpha/purchase/village
// rule: mu-alpha/purchase/tower
// rule: mu-alpha/purchase/commerce-buildings
func (g *State) WhyNotSite(p Place, b Building) play.Rule {
	realm := g.RealmOf(p)
	switch {
	case b.Civil() && g.Box().Atlas.Territories[p].Centre == nil:
		return RuleCentre
	case b.Commercial() && g.Built(p, Settlement) == 0:
		return RuleFairTown
	// rule: mu-prototype/buildings/cathedral
	// rule: mu-alpha/purchase/cathedral
	case b.Religious() && g.SizeOf(realm) == medioevo.Small:
		return RuleSmallRealm // rule: mu-prototype/buildings/cathedral
	case b.Religious() && g.cathedrals(realm) >= g.Ed().RealmCathedrals: // rule: mu-prototype/buildings/one-cathedral-per-realm
		return RuleOneCathedral // rule: mu-prototype/buildings/one-cathedral-per-realm
	}
	return play.Free
}

// cathedrals is how many Cathedrals stand or are ordered in a realm, whoever owns them.
// rule: mu-prototype/buildings/one-cathedral-per-realm
// rule: mu-prototype/empire-card-modes/one-cathedral-per-realm
func (g *State) cathedrals(realm int8) (n int) {
	for p := range g.RealmLand(realm) {
		n += int(g.Planned(p, Cathedral))
	}
	return n
}

// BuildingPrice is what it costs a player to raise a building to a level: the difference of the listed prices, then
// what technologies take off, then ARCHITETTO's half, fractions rounded up.
// rule: mu-prototype/buildings/improvement-price
// rule: mu-prototype/buildings/direct-construction-price
// rule: mu-prototype/technology-rules/price-order-cards
// rule: mu-alpha/purchase/upgrade-building-difference
func (g *State) BuildingPrice(s play.Seat, p Place, b Building, level int8) int16 {
	n := g.Ed().Thrift(g, s, b, g.Box().Buildings[b][level].Cost-g.Box().Buildings[b][g.Planned(p, b)].Cost)
	if g.halves(s, b) { // rule: mu-alpha/concepts/empire-cards
		n = (n + 1) / 2
	}
	return max(0, n)
}

// buildCost is what the owner of a territory would pay for a building there, all discounts taken.
func (g *State) buildCost(p Place, b Building, level int8) int16 {
	s := g.Territories[p].Owner
	return int16(g.Net(s, g.BuildingPrice(s, p, b, level)))
}

// Value is the listed price of a building at its present level.
func (g *State) Value(p Place, b Building) int16 { return g.Box().Buildings[b][g.Built(p, b)].Cost }

// Planned is the level a building will have once what was ordered stands.
func (g *State) Planned(p Place, b Building) int8 { return max(g.Built(p, b), g.Ordered(p, b)) }

// What is bought.

func (g *State) buyBuilding(t *play.Table, s play.Seat, p Place, b Building, level int8) {
	n := g.spend(s, g.BuildingPrice(s, p, b, level))
	g.PlaceOrder(t, s, p, b, level, n)
}

// order has a building begun: its site is named, it comes in Placement.
// rule: mu-prototype/purchase/bought-items-appear-in-placement
func (g *State) PlaceOrder(t *play.Table, s play.Seat, p Place, b Building, level int8, florins int16) {
	if level-g.Built(p, b) > 1 { // rule: mu-prototype/technologies/carpenteria
		g.Players[s].Leapt = true
	}
	g.SetOrder(s, p, b, level)
	t.Tell(KeyOrdered, int16(s), int16(p), int16(b), int16(level), florins)
}

// SetOrder notes what is to stand in a territory after Placement.
func (g *State) SetOrder(s play.Seat, p Place, b Building, level int8) {
	x := &g.Territories[p]
	x.By = s
	if b <= Fort {
		x.Orders[b] = level
	} else {
		x.Ordered |= 1 << b
	}
}

// CloseFairs takes away the Fairs of a territory in which no settlement is left.
// rule: mu-prototype/trade-modifiers/fairs-site
// rule: mu-alpha/purchase/commerce-buildings
func (g *State) CloseFairs(t *play.Table, p Place) {
	if g.Built(p, Settlement) > 0 {
		return
	}
	for b := FairBuilding; b < Buildings; b++ {
		if g.Built(p, b) > 0 {
			g.SetBuilt(p, b, 0)
			t.Tell(KeyFairClosed, int16(p), int16(b))
		}
	}
}
