package force

import (
	"signoria/games/medioevo"
	"signoria/play"
)

// Phase 10, Commerce, Prices: what a unit of goods costs in a place, and what it brings.

// The goods by their numbers, which are their places in the data.
const (
	Cereals int8 = iota
	Wine
	Salt
	Textiles
	Furs
	Arms
	Slaves
	Spices
)

const malus = 2 // florins a unit for who lacks the technology of the goods

// Price is what a player pays, or receives, for a unit of goods in a place, in florins: the price of the table, the
// malus for who lacks the technology, the Fair, GILDE and the event. CAROVANIERE comes after all of them.
// rule: mu-prototype/commerce/one-price-per-place
// rule: mu-prototype/trade-modifiers/order-of-modifiers
// rule: mu-prototype/trade-modifiers/modifiers-are-per-unit
func (g *State) Price(s play.Seat, p Place, good int8, buying bool) int16 {
	n := g.Box().Atlas.Prices[p][good]
	tech := g.Box().Governs[good]
	lacks := tech != None && !g.Has(s, tech)
	if buying {
		if lacks { // rule: mu-prototype/trade-modifiers/tech-malus
			n += malus
		}
		return max(0, n+g.fair(p, good, buying)+g.Ed().EventPrice(g, p, good, buying))
	}
	if lacks {
		n -= malus
	}
	n += g.fair(p, good, buying)
	if g.Has(s, Gilde) { // rule: mu-prototype/trade-modifiers/guilds-sale-bonus
		n += int16(g.Level(s))
	}
	return max(0, n+g.Ed().EventPrice(g, p, good, buying))
}

// fair is what the Fair of a place changes in the price of a unit, for everybody who trades there.
// rule: mu-prototype/trade-modifiers/fairs-serve-everybody
// rule: mu-prototype/trade-modifiers/fair-agricultural
// rule: mu-prototype/trade-modifiers/fair-textile
// rule: mu-prototype/trade-modifiers/fair-mining-buy
// rule: mu-prototype/trade-modifiers/fair-mining-slaves
// rule: mu-alpha/purchase/commerce-buildings
func (g *State) fair(p Place, good int8, buying bool) int16 {
	x := &g.Box().Atlas.Goods[good]
	switch {
	case x.Fair == medioevo.NoFair || !g.Stands(p, FairBuilding+Building(x.Fair)):
		return 0
	case buying:
		return x.FairBuys
	}
	return x.FairSells
}

// byCaravaneer is the price of a unit when CAROVANIERE makes it cheaper to buy or dearer to sell by a percentage. A
// fraction is dropped, unit by unit.
// rule: mu-prototype/trade-modifiers/order-of-modifiers
func byCaravaneer(each, percent int16, buying bool) int16 {
	if buying {
		return each * (100 - percent) / 100
	}
	return each * (100 + percent) / 100
}

// Market says whether goods can be bought and sold in a place: it has prices, and a settlement that can be used.
// rule: mu-prototype/commerce/only-in-settlements
// rule: mu-alpha/commerce/only-in-settlements
func (g *State) Market(p Place) bool {
	return p.Land() && g.InPlay(p) && g.Stands(p, Settlement) && g.Box().Atlas.Prices[p] != [medioevo.Goods]int16{}
}
