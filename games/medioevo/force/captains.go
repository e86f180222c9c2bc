package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 4, Purchase: Captains. They never rise for florins.

const (
	KeyBoughtCaptain play.Key = 230 // A pays C florins for a Captain of level B

	RuleMilitarySchool play.Rule = 230
	RuleCaptainLevel   play.Rule = 231
	RuleCaptainLimit   play.Rule = 232
)

var captainChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyBoughtCaptain: "bought-captain"},
}

// captainLimit is how many Captains a player may own.
// rule: mu-prototype/captains/number-limit
// rule: mu-alpha/purchase/captain-count-limit
func (g *State) captainLimit(s play.Seat) int8 { return g.Level(s) }

func (g *State) CaptainCount(s play.Seat) int8 {
	var n int8
	for range g.CaptainsOf(s) {
		n++
	}
	return n
}

// rule: mu-prototype/captains/no-paid-improvement
// rule: mu-prototype/captains/price-by-level
// rule: mu-alpha/purchase/captain-price
func (g *State) offerCaptains(o *play.Asking, s play.Seat) {
	for level := int8(1); level <= topCaptain; level++ {
		price := captainPrice * int16(level)
		o.May(play.Choice{Verb: BuyCaptain, A: int16(level), B: int16(g.Net(s, price))}, first(g.WhyNotCaptain(s, level), g.WhyNotSpend(s, price)))
	}
}

// WhyNotCaptain is the rule that forbids a new Captain, whatever he costs.
func (g *State) WhyNotCaptain(s play.Seat, level int8) play.Rule {
	if why := g.Ed().WhyNotCommission(g, s, level); why != play.Free {
		return why
	}
	switch {
	// rule: mu-prototype/captains/number-limit
	// rule: mu-alpha/purchase/captain-count-limit
	case g.CaptainCount(s) >= g.captainLimit(s) || g.freeCaptain() == None:
		return RuleCaptainLimit // rule: mu-prototype/captains/number-limit
	case !g.anyHaven(s, NoTransport):
		return RuleOwnLand // rule: mu-prototype/placement/what-and-where
	}
	return play.Free
}

func (g *State) buyCaptain(t *play.Table, s play.Seat, level int8) {
	n := g.spend(s, captainPrice*int16(level))
	g.NewCaptain(s, level)
	t.Tell(KeyBoughtCaptain, int16(s), int16(level), n)
}

// NewCaptain gives a player a Captain who waits for Placement.
func (g *State) NewCaptain(s play.Seat, level int8) int16 {
	c := g.freeCaptain()
	g.Captains[c] = Captain{Level: level, Owner: s, At: NoPlace, Aboard: None, Relic: None}
	return c
}

// freeCaptain is an empty place for a Captain, or None.
func (g *State) freeCaptain() int16 {
	for c := range g.Captains {
		if g.Captains[c].Level == 0 {
			return int16(c)
		}
	}
	return None
}
