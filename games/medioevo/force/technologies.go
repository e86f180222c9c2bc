package force

import "signoria/play"

// Phase 4, Purchase: technologies. When one is at work for who has bought it is the edition's.

const mostNewTechs = 3 // in a turn

// TechPrice is what a technology costs a player before MECENATE: UNIVERSITÀ halves it.
// rule: mu-prototype/purchase/technology-cost
// rule: mu-prototype/technology-rules/levels-and-costs
// rule: mu-prototype/technology-rules/price-order-technologies
// rule: mu-prototype/technologies/universita
// rule: mu-alpha/purchase/technology-price
func (g *State) TechPrice(s play.Seat, tech int8) int16 {
	n := g.Box().Techs[tech].Cost
	if g.Has(s, Universita) {
		n /= 2
	}
	return g.Ed().Tuition(g, s, n)
}

func (g *State) offerTechnologies(o *play.Asking, s play.Seat) {
	for tech := range g.Box().Taught() {
		if !g.Owns(s, tech) {
			price := g.TechPrice(s, tech)
			o.May(play.Choice{Verb: BuyTechnology, A: int16(tech), B: int16(g.Net(s, price))}, first(g.WhyNotLearn(s, tech), g.WhyNotSpend(s, price)))
		}
	}
}

// Owns says whether a player has a technology, at work or bought in this phase.
func (g *State) Owns(s play.Seat, tech int8) bool {
	return (g.Players[s].Techs|g.Players[s].Bought)&(1<<tech) != 0
}

// WhyNotLearn is the rule that forbids to take up a technology within the turn's three.
// rule: mu-prototype/purchase/technology-limit-three
// rule: mu-alpha/purchase/technology-max-three
func (g *State) WhyNotLearn(s play.Seat, tech int8) play.Rule {
	if g.Players[s].NewTechs >= mostNewTechs {
		return RuleThreeAYear
	}
	return g.whyNotNext(s, tech)
}

// whyNotNext is the rule that keeps a technology out of reach: the one before it in its row is missing, or not yet at
// work.
// rule: mu-prototype/purchase/technology-chain
// rule: mu-prototype/technology-rules/rows
// rule: mu-prototype/technology-rules/second-rows
// rule: mu-prototype/technology-rules/crafts
func (g *State) whyNotNext(s play.Seat, tech int8) play.Rule {
	if needs := g.Box().Techs[tech].Needs; needs != None && !g.Ed().Prepared(g, s, needs) {
		return RuleTechnologyRow
	}
	return play.Free
}

func (g *State) buyTechnology(t *play.Table, s play.Seat, tech int8) {
	n := g.spend(s, g.TechPrice(s, tech))
	g.Players[s].NewTechs++
	g.study(t, s, tech, n)
}

// study takes up a technology.
func (g *State) study(t *play.Table, s play.Seat, tech int8, florins int16) {
	t.Tell(KeyBoughtTechnology, int16(s), int16(tech), florins)
	g.Ed().Study(g, t, s, tech)
}

// learnBought puts to work what a player has taken up in a phase.
func (g *State) learnBought(t *play.Table, s play.Seat) {
	for tech := range int8(technologies) {
		if g.Players[s].Bought&(1<<tech) != 0 {
			g.Learn(t, s, tech)
		}
	}
}

// Learn puts a technology to work for a player for good, with the Honour Points it brings.
// rule: mu-prototype/technology-rules/effects-are-permanent
// rule: mu-prototype/technology-level/thresholds
func (g *State) Learn(t *play.Table, s play.Seat, tech int8) {
	x, before := &g.Players[s], g.Level(s)
	x.Techs |= 1 << tech
	x.Bought &^= 1 << tech
	t.Tell(KeyLearnt, int16(s), int16(tech))
	g.Ed().Advances(g, t, s, tech, before)
	if now := g.Level(s); now > before {
		t.Tell(KeyTechnologyLevel, int16(s), int16(now))
	}
}
