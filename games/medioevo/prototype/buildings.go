package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 4: buildings.

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

// crafts are the technologies that make Fairs cheaper, by kind of Fair; faiths those that make Cathedrals cheaper.
var (
	crafts = [medioevo.Fairs]int8{Agricoltura, Forgiatura, Tessitura}
	faiths = [...]int8{Misticismo, Monoteismo, Teologia}
)

// technologyDiscount is what such a technology takes off, in florins.
const technologyDiscount = 50

// civil, military, commercial and religious are the kinds of buildings.
// rule: mu-prototype/buildings/kinds
func (b Building) civil() bool      { return b == Settlement }
func (b Building) military() bool   { return b == Fort }
func (b Building) commercial() bool { return b >= FairBuilding }
func (b Building) religious() bool  { return b == Cathedral }

// fair is the Fair that it is, of commercial buildings.
func (b Building) fair() medioevo.Fair { return medioevo.Fair(b - FairBuilding) }

// top is the highest level of a line of buildings.
func (b Building) top() int8 {
	if b.civil() || b.military() {
		return 3
	}
	return 1
}

// value is the listed price of a building at its present level.
func (g *State) value(p Place, b Building) int16 { return g.Box().Buildings[b][g.built(p, b)].Cost }

// planned is the level a building will have once what was ordered stands.
func (g *State) planned(p Place, b Building) int8 { return max(g.built(p, b), g.ordered(p, b)) }

// buildingPrice is what it costs a player to raise a building to a level: the difference of the listed prices, then
// what technologies take off, then ARCHITETTO's half, fractions rounded up.
// rule: mu-prototype/buildings/improvement-price
// rule: mu-prototype/buildings/direct-construction-price
// rule: mu-prototype/technology-rules/price-order-fairs
// rule: mu-prototype/technology-rules/price-order-cards
// rule: mu-prototype/technologies/misticismo
func (g *State) buildingPrice(s play.Seat, p Place, b Building, level int8) int16 {
	n := g.Box().Buildings[b][level].Cost - g.Box().Buildings[b][g.planned(p, b)].Cost
	switch {
	case b.religious():
		for _, tech := range faiths {
			if g.has(s, tech) {
				n -= technologyDiscount
			}
		}
	case b.commercial():
		if g.has(s, Mercato) {
			n /= 2
		}
		if g.has(s, crafts[b.fair()]) {
			n -= technologyDiscount
		}
	}
	if g.halves(s, b) {
		n = (n + 1) / 2
	}
	return max(0, n)
}

// buildCost is what the owner of a territory would pay for a building there, all discounts taken.
func (g *State) buildCost(p Place, b Building, level int8) int16 {
	s := g.Territories[p].Owner
	return int16(g.net(s, g.buildingPrice(s, p, b, level)))
}

// offerBuildings lists, by territory, each line of buildings at its next level, and two levels up where that may be.
func (g *State) offerBuildings(o *play.Asking, s play.Seat) {
	for p := range g.owned(s) {
		for b := range Building(buildings) {
			next := g.planned(p, b) + 1
			for level := next; level <= min(next+1, b.top()); level++ {
				why := g.whyNotBuild(s, p, b, level)
				if why == play.Free {
					why = g.whyNotSpend(s, g.buildingPrice(s, p, b, level))
				}
				if level == next || why == play.Free {
					o.May(play.Choice{Verb: Build, A: int16(p), B: int16(b), C: int16(level)}, why)
				}
			}
		}
	}
}

// whyNotBuild is the rule that forbids to raise a building to a level, whatever it costs.
// rule: mu-prototype/purchase/own-territory-and-prerequisites
// rule: mu-prototype/purchase/requirements-tested-at-phase-start
func (g *State) whyNotBuild(s play.Seat, p Place, b Building, level int8) play.Rule {
	x := &g.Box().Buildings[b][level]
	switch {
	case g.Territories[p].Owner != s || g.contested(p):
		return RuleOwnLand
	case g.besieged(p):
		return RuleBesieged // rule: mu-prototype/placement/what-and-where
	case g.Territories[p].Damaged&(1<<b) != 0: // rule: mu-prototype/events/damaged-building-unusable
		return RuleDamaged // rule: mu-prototype/events/damaged-building-unusable
	}
	if why := first(g.whyNotSite(p, b), g.whyNotRise(s, p, b, level)); why != play.Free {
		return why
	}
	// rule: mu-prototype/buildings/borough
	// rule: mu-prototype/buildings/city
	// rule: mu-prototype/buildings/fortress
	// rule: mu-prototype/buildings/castle
	// rule: mu-prototype/buildings/cathedral
	if g.level(s) < x.TL || !g.knowsHow(s, b, x.Tech) {
		return RuleNeedsKnowledge
	}
	if g.left(b, level) <= 0 { // rule: mu-prototype/components/shared-pool
		return RuleOutOfTiles
	}
	return play.Free
}

// knowsHow says whether a player has the technologies a building needs. By an option of the table Fairs need none.
// rule: mu-prototype/buildings/fairs
func (g *State) knowsHow(s play.Seat, b Building, techs []int8) bool {
	if b.commercial() && g.Options.FreeFair {
		return true
	}
	for _, tech := range techs {
		if !g.has(s, tech) {
			return false
		}
	}
	return true
}

// whyNotSite is the rule by which a kind of building has no place in a territory.
// rule: mu-prototype/buildings/settlement-site
// rule: mu-prototype/buildings/commercial-site
// rule: mu-prototype/buildings/military-and-religious-site
// rule: mu-prototype/placement/civil-buildings-in-population-centres
func (g *State) whyNotSite(p Place, b Building) play.Rule {
	realm := g.realmOf(p)
	switch {
	case b.civil() && g.Box().Atlas.Territories[p].Centre == nil:
		return RuleCentre
	case b.commercial() && g.built(p, Settlement) == 0:
		return RuleFairTown
	case b.religious() && g.sizeOf(realm) == medioevo.Small: // rule: mu-prototype/buildings/cathedral
		return RuleSmallRealm // rule: mu-prototype/buildings/cathedral
	case b.religious() && g.hasCathedral(realm): // rule: mu-prototype/buildings/one-cathedral-per-realm
		return RuleOneCathedral // rule: mu-prototype/buildings/one-cathedral-per-realm
	}
	return play.Free
}

// closeFairs takes away the Fairs of a territory in which no settlement is left.
// rule: mu-prototype/trade-modifiers/fairs-site
func (g *State) closeFairs(t *play.Table, p Place) {
	if g.built(p, Settlement) > 0 {
		return
	}
	for b := FairBuilding; b < buildings; b++ {
		if g.built(p, b) > 0 {
			g.setBuilt(p, b, 0)
			t.Tell(KeyFairClosed, int16(p), int16(b))
		}
	}
}

// hasCathedral says whether a Cathedral stands or is ordered in a realm, whoever owns it.
// rule: mu-prototype/buildings/one-cathedral-per-realm
// rule: mu-prototype/empire-card-modes/one-cathedral-per-realm
func (g *State) hasCathedral(realm int8) bool {
	for p := range g.realmLand(realm) {
		if g.planned(p, Cathedral) > 0 {
			return true
		}
	}
	return false
}

// whyNotRise is the rule that forbids a building so many levels in one turn. With CARPENTERIA one building of the turn
// may rise two.
// rule: mu-prototype/buildings/any-number-one-level-per-turn
// rule: mu-prototype/technologies/carpenteria
func (g *State) whyNotRise(s play.Seat, p Place, b Building, level int8) play.Rule {
	rise := level - g.built(p, b)
	if level <= g.planned(p, b) || level > b.top() || rise > 2 {
		return RuleOneLevel
	}
	if rise == 2 && (!g.has(s, Carpenteria) || g.Players[s].Leapt) {
		return RuleOneLevel
	}
	return play.Free
}

func (g *State) buyBuilding(t *play.Table, s play.Seat, p Place, b Building, level int8) {
	n := g.spend(s, g.buildingPrice(s, p, b, level))
	g.order(t, s, p, b, level, n)
}

// order has a building begun: its site is named, it comes in Placement.
// rule: mu-prototype/purchase/bought-items-appear-in-placement
func (g *State) order(t *play.Table, s play.Seat, p Place, b Building, level int8, florins int16) {
	if level-g.built(p, b) > 1 { // rule: mu-prototype/technologies/carpenteria
		g.Players[s].Leapt = true
	}
	g.setOrder(s, p, b, level)
	t.Tell(KeyOrdered, int16(s), int16(p), int16(b), int16(level), florins)
}

// setOrder notes what is to stand in a territory after Placement.
func (g *State) setOrder(s play.Seat, p Place, b Building, level int8) {
	x := &g.Territories[p]
	x.By = s
	if b <= Fort {
		x.Orders[b] = level
	} else {
		x.Ordered |= 1 << b
	}
}
