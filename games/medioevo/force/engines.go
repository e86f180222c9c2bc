package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 4, Purchase: siege engines.

const (
	KeyBoughtEngine   play.Key = 225 // A pays C florins for an engine of level B
	KeyImprovedEngine play.Key = 226 // A's engine becomes one of level B for C florins

	RuleEngineLevel play.Rule = 225
	RuleEngineLimit play.Rule = 226
	RuleGunpowder   play.Rule = 227
	RuleEngineHome  play.Rule = 228
)

var engineChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyBoughtEngine: "bought-engine", KeyImprovedEngine: "improved-engine"},
}

// Levels of siege engines.
const (
	Catapult  int8 = 1
	Trebuchet int8 = 2
	Bombard   int8 = 3
)

// engineLimit is how many siege engines a player may own, all kinds together.
// rule: mu-prototype/siege-engines/number-limit
func (g *State) engineLimit(s play.Seat) int8 { return g.Level(s) }

func (g *State) EngineCount(s play.Seat) int8 {
	var n int8
	for range g.EnginesOf(s) {
		n++
	}
	return n
}

func (g *State) offerEngines(o *play.Asking, s play.Seat) {
	for level := Catapult; level <= Bombard; level++ {
		price := g.Box().Engines[level].Cost
		o.May(play.Choice{Verb: BuyEngine, A: int16(level), B: int16(g.Net(s, price))}, first(g.WhyNotEngine(s, level), g.WhyNotSpend(s, price)))
	}
	g.Ed().OfferRefits(g, o, s)
}

// WhyNotEngine is the rule that forbids a new siege engine, whatever it costs.
func (g *State) WhyNotEngine(s play.Seat, level int8) play.Rule {
	if why := g.Ed().WhyNotForge(g, s, level); why != play.Free {
		return why
	}
	switch {
	case g.EngineCount(s) >= g.engineLimit(s) || g.freeEngine() == None:
		return RuleEngineLimit
	case !g.anyHaven(s, NoTransport):
		return RuleOwnLand
	}
	return play.Free
}

// RefitPrice is what it costs to make the next kind of an engine.
// rule: mu-prototype/siege-engines/improvement
func (g *State) RefitPrice(e int16) int16 {
	level := g.Engines[e].Level
	return g.Box().Engines[level+1].Cost - g.Box().Engines[level].Cost
}

// AtHome says whether a place is a territory of a player's own.
func (g *State) AtHome(s play.Seat, p Place) bool {
	return p.Land() && g.Territories[p].Owner == s && !g.Contested(p)
}

func (g *State) buyEngine(t *play.Table, s play.Seat, level int8) {
	n := g.spend(s, g.Box().Engines[level].Cost)
	g.NewEngine(s, level)
	t.Tell(KeyBoughtEngine, int16(s), int16(level), n)
}

// NewEngine gives a player a siege engine that waits for Placement.
func (g *State) NewEngine(s play.Seat, level int8) {
	g.Engines[g.freeEngine()] = Engine{Level: level, Owner: s, At: NoPlace, Aboard: None}
}

// freeEngine is an empty place for an engine, or None.
func (g *State) freeEngine() int16 {
	for e := range g.Engines {
		if g.Engines[e].Level == 0 {
			return int16(e)
		}
	}
	return None
}

func (g *State) improveEngine(t *play.Table, s play.Seat, e int16) {
	n := g.spend(s, g.RefitPrice(e))
	g.Engines[e].Level++
	t.Tell(KeyImprovedEngine, int16(s), int16(g.Engines[e].Level), n)
}
