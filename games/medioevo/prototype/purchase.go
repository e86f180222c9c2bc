package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 4, Purchase, where the editions differ.

// study marks a technology on the board; it is at work from the end of the phase.
// rule: mu-prototype/purchase/technology-marker
// rule: mu-prototype/technology-level/effective-after-purchase-phase
func study(g *force.State, _ *play.Table, s play.Seat, tech int8) { g.Players[s].Bought |= 1 << tech }

// crafts are the technologies that make Fairs cheaper, by kind of Fair; faiths those that make Cathedrals cheaper.
var (
	crafts = [medioevo.Fairs]int8{force.Agricoltura, force.Forgiatura, force.Tessitura}
	faiths = [...]int8{force.Misticismo, force.Monoteismo, force.Teologia}
)

// technologyDiscount is what such a technology takes off, in florins.
const technologyDiscount = 50

// thrift is what a building whose listed price is n costs a player with his technologies.
// rule: mu-prototype/technology-rules/price-order-fairs
// rule: mu-prototype/technologies/misticismo
func thrift(g *force.State, s play.Seat, b force.Building, n int16) int16 {
	switch {
	case b.Religious():
		for _, tech := range faiths {
			if g.Has(s, tech) {
				n -= technologyDiscount
			}
		}
	case b.Commercial():
		if g.Has(s, force.Mercato) {
			n /= 2
		}
		if g.Has(s, crafts[b.Fair()]) {
			n -= technologyDiscount
		}
	}
	return n
}

// whyNotRise is the rule that forbids a building so many levels in one turn. With CARPENTERIA one building of the turn
// may rise two.
// rule: mu-prototype/buildings/any-number-one-level-per-turn
// rule: mu-prototype/technologies/carpenteria
func whyNotRise(g *force.State, s play.Seat, p force.Place, b force.Building, level int8) play.Rule {
	rise := level - g.Built(p, b)
	if level <= g.Planned(p, b) || level > b.Top() || rise > 2 {
		return force.RuleOneLevel
	}
	if rise == 2 && (!g.Has(s, force.Carpenteria) || g.Players[s].Leapt) {
		return force.RuleOneLevel
	}
	return play.Free
}

const mostCarriers = 3 // transports built or improved in a turn

// whyNotCraft is the rule by which a player cannot have a transport of a level built in this turn.
// rule: mu-prototype/transports/technology-level-required
// rule: mu-prototype/transports/ships-above-level-one-need-carpenteria
// rule: mu-prototype/transports/three-per-turn-in-own-settlement
func whyNotCraft(g *force.State, s play.Seat, k force.Kind, level int8) play.Rule {
	switch {
	case level > g.Level(s):
		return force.RuleTransportLevel
	case k.Sea() && level > 1 && !g.Has(s, force.Carpenteria):
		return force.RuleShipwrights
	case g.Players[s].Carriers >= mostCarriers:
		return force.RuleThreeTransports
	}
	return play.Free
}

// whyNotRefitted is the rule by which a transport cannot be improved where it is: it must stand in an own settlement.
// rule: mu-prototype/transports/improvement-price
func whyNotRefitted(g *force.State, s play.Seat, i int16) play.Rule {
	if !g.Haven(s, g.Transports[i].At) {
		return force.RuleThreeTransports
	}
	return play.Free
}

// whyNotForge is the rule by which a siege engine of a level is beyond a player.
// rule: mu-prototype/siege-engines/price-and-level
// rule: mu-prototype/siege-engines/bombard-needs-alchimia
func whyNotForge(g *force.State, s play.Seat, level int8) play.Rule {
	switch {
	case level > g.Level(s):
		return force.RuleEngineLevel
	case level == force.Bombard && !g.Has(s, force.Alchimia):
		return force.RuleGunpowder
	}
	return play.Free
}

// offerRefits lists the engines of which a player can make the next kind.
func offerRefits(g *force.State, o *play.Asking, s play.Seat) {
	for e := range g.EnginesOf(s) {
		if g.Engines[e].Level < force.Bombard {
			price := g.RefitPrice(e)
			why := whyNotRefit(g, s, e)
			if why == play.Free {
				why = g.WhyNotSpend(s, price)
			}
			o.May(play.Choice{Verb: force.ImproveEngine, A: e, B: int16(g.Net(s, price))}, why)
		}
	}
}

// whyNotRefit is the rule that forbids to make the next kind of an engine: it must be in an own territory.
// rule: mu-prototype/siege-engines/improvement
func whyNotRefit(g *force.State, s play.Seat, e int16) play.Rule {
	x := &g.Engines[e]
	if !g.AtHome(s, x.At) {
		return force.RuleEngineHome
	}
	return whyNotForge(g, s, x.Level+1)
}

// whyNotCommission is the rule by which a Captain of a level is beyond a player.
// rule: mu-prototype/captains/need-scuola-militare
// rule: mu-prototype/captains/price-by-level
// rule: mu-prototype/technologies/scuola-militare
func whyNotCommission(g *force.State, s play.Seat, level int8) play.Rule {
	switch {
	case !g.Has(s, force.ScuolaMilitare):
		return force.RuleMilitarySchool
	case level > g.Level(s):
		return force.RuleCaptainLevel
	}
	return play.Free
}
