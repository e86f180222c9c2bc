package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 10, Commerce, where the editions differ: to buy and to sell does not end a movement.

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
