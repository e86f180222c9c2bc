package giochix

import (
	"cmp"
	"strings"

	"signoria/play"
)

// What a player lacks for what a rule forbids him, in words: a rule that is named says what is so for all, not what is
// missing here.

// lacks says it, "" where the rule says all there is to say.
func (s speaker) lacks(seat play.Seat, r play.Refusal) string {
	switch r.Rule {
	case RuleNeeds, RuleMilitaryArt, RuleCarpentry, RuleMathematics:
		return s.techsLacked(seat, r.Choice)
	case RuleUnitLimit:
		return s.Word("lacks.units", s.G.unitLimit(seat))
	case RuleOnePerBranch:
		return s.Word("lacks.step", r.Choice.A/techLevels)
	case RulePoints:
		return s.pointsLacked(seat, int8(r.Choice.A))
	case RuleNoMore, RuleOutOfCubes:
		return s.Word("lacks.piece", 0)
	case RuleTokens, RuleEightTokens:
		return s.Word("lacks.token", properties)
	case RuleSite:
		return s.Word("lacks.settlement", 0)
	case RuleShipPlace:
		return s.Word("lacks.port", 0)
	case RuleOneCard:
		return s.Word("lacks.card", 0)
	case RuleWagonRoom:
		return s.Word("lacks.room", 0)
	}
	return cmp.Or(s.lackedInTrade(seat, r), s.florinsLacked(seat, r))
}

// lackedInTrade says what a transport lacks in Commerce.
func (s speaker) lackedInTrade(seat play.Seat, r play.Refusal) string {
	switch r.Rule {
	case RuleTradeRoom:
		return s.Word("lacks.room", 0)
	case RulePresent:
		return s.Word("lacks.demand", r.Choice.B)
	case RuleTradePact:
		return s.Word("lacks.pact", int16(s.G.controller(Place(s.where(r.Choice.A)))))
	case RuleOneRoute:
		return s.Word("lacks.end-of-route", 0)
	case RuleRouteTokens:
		return s.Word("lacks.route-tokens", int16(s.G.routeTokens(seat)))
	}
	return ""
}

// techsLacked are the technologies that a player lacks for a building, a Captain, a transport or an engine.
func (s speaker) techsLacked(seat play.Seat, c play.Choice) string {
	var names []string
	for _, tech := range s.G.techsFor(c) {
		if !s.G.owns(seat, tech) {
			names = append(names, s.tech(int16(tech)))
		}
	}
	return s.Say("lacks.techs", said{Note: strings.Join(names, ", ")})
}

// techsFor are the technologies that what is chosen needs.
// rule: mu-giochix/components/building-table
// rule: mu-giochix/purchases/captain-price
// rule: mu-giochix/purchases/transport-price
// rule: mu-giochix/purchases/siege-engine-price
func (g *State) techsFor(c play.Choice) []int8 {
	kind, level := kindOfLeveled(c.B)
	switch c.Verb {
	case Build:
		return box.Buildings[kind][level].Needs
	case BuyTransport:
		return teaching(thingOf(&Property{Kind: Kind(kind), Level: 1}))
	case BuyEngine:
		return teaching(thingOf(&Property{Kind: Engine, Level: int8(c.B)}))
	case ImproveProperty:
		s, i := ofNumber(c.A)
		return teaching(thingOf(&Property{Kind: g.Players[s].Property[i].Kind, Level: int8(c.B)}))
	}
	return teaching(CaptainThing)
}

// teaching is the first technology that unlocks something.
func teaching(what Thing) []int8 {
	for tech := range box.Technologies {
		for _, e := range box.Technologies[tech].Effects {
			if e.Do == Unlock && e.Of>>what&1 == 1 {
				return []int8{int8(tech)}
			}
		}
	}
	return nil
}

// pointsLacked says how many Technology Points a player lacks to activate a technology.
func (s speaker) pointsLacked(seat play.Seat, tech int8) string {
	cards, tokens := s.G.pointsOf(seat, tech/techLevels)
	return s.Say("lacks.points", said{A: int16(s.G.missing(seat, tech) - cards - tokens), B: int16(tech / techLevels)})
}

// florinsLacked says how many florins a player lacks, if it is they that he lacks.
func (s speaker) florinsLacked(seat play.Seat, r play.Refusal) string {
	var price int16
	switch c := r.Choice; r.Rule {
	case RuleUnitPrice, RuleCaptainPrice, RuleBuildingPrice, RuleRepairPrice, RuleTransportPrice, RuleEnginePrice, RuleRansomPrice:
		price = c.C
	case RuleTechnologyPrice:
		price = c.B
	case RuleCardPrice:
		price = c.A
	case RuleTradeMoney:
		price = s.G.buyingPrice(seat)
	default:
		return ""
	}
	return s.Word("lacks.florins", price-s.G.purse(seat))
}
