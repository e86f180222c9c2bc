package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 10, Commerce, where the editions differ: transports of trade alone act, and to buy and to sell ends no
// movement. The rest is in force/commerce.go, prices in force/prices.go, loading and moving in force/loading.go and
// movement.go.

const RuleTradersOnly play.Rule = 730

var commerceChapter = wording.Chapter{Rules: map[play.Rule]string{RuleTradersOnly: "mu-alpha/commerce/two-actions"}}

// trade is the Commerce phase: everybody trades at once.
func trade(g *force.State, t *play.Table) {
	g.OpenTrade(t)
	t.Together(g.AllSeats(), func(s play.Seat) { g.Trade(t, s) })
	g.CloseTrade()
	crusadeFails(g, t)
}

// goodsCost is what a transport pays to load or unload goods in a territory, in MP: less in a settlement, which a ship off
// its shore is not in.
// rule: mu-alpha/commerce/load-cost
func goodsCost(g *force.State, i int16, p force.Place) int8 {
	if g.Transports[i].At == p && g.Stands(p, force.Settlement) {
		return 1
	}
	return 2
}

// whyNotAct says why a transport cannot carry out an action in this turn: it has two different ones of moving, buying and
// selling. Its movement may be taken in parts, before and after the other action; that one is over when it has moved on.
// rule: mu-alpha/commerce/two-actions
func whyNotAct(g *force.State, i int16, action uint8) play.Rule {
	x := &g.Transports[i]
	switch begun := x.Moved&action != 0; {
	case !begun && x.ActionsOf() >= 2, begun && action != force.MovedInTrade && x.Moved&force.Dealing == 0:
		return force.RuleTwoActions
	}
	return play.Free
}

// acted notes that a transport has bought or sold. If it has done both it does not move.
// rule: mu-alpha/commerce/two-actions
// rule: mu-alpha/commerce/trade-costs-no-mp
func acted(g *force.State, i int16, action uint8) {
	x := &g.Transports[i]
	x.Moved |= action | force.Dealing
	if both := force.BoughtGoods | force.SoldGoods; x.Moved&both == both {
		x.Moved |= force.EndedMove
	}
}
