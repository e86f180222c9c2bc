package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 10, Trade: two actions of three, where the editions differ.

// whyNotAct says why a transport cannot carry out an action in this turn: it has two of moving, buying and selling.
// One that was begun goes on as long as the transport has not moved on since.
// rule: mu-prototype/commerce/two-actions
// rule: mu-prototype/commerce/one-action-covers-one-place
// rule: mu-prototype/commerce/move-before-or-after
// rule: mu-prototype/commerce/trade-first-then-move
func whyNotAct(g *force.State, i int16, action uint8) play.Rule {
	x := &g.Transports[i]
	movedOn := x.Moved&force.MovedInTrade != 0 && x.Moved&force.EndedMove == 0
	switch begun := x.Moved&action != 0; {
	case begun && movedOn, !begun && x.ActionsOf() >= 2:
		return force.RuleTwoActions
	}
	return play.Free
}

// acted notes that a transport has bought or sold. If it has moved, or has bought and sold, it goes no further.
// rule: mu-prototype/commerce/move-before-or-after
// rule: mu-prototype/commerce/trading-costs-no-mp
// rule: mu-prototype/commerce/two-actions
func acted(g *force.State, i int16, action uint8) {
	x := &g.Transports[i]
	x.Moved |= action
	if both := force.BoughtGoods | force.SoldGoods; x.Moved&force.MovedInTrade != 0 || x.Moved&both == both {
		x.Moved |= force.EndedMove
	}
}
