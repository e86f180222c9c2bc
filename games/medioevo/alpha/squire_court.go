package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// A squire's judgement of what only this edition asks in Empire Cards and treaties.

// idleFlorins is how many times its price a squire wants to have before he buys an Empire card unseen.
const idleFlorins = 10

const lasting = 10 // more than to offer it

// courtWorth judges cards drawn for florins, which he buys when he has some to spare, and how long his treaties last.
func courtWorth(j *force.Judge, _ play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch {
	case c.Verb == BuyCard:
		if j.TurnsLeft() <= 1 {
			return force.Never, true
		}
		return int(j.Me().Florins) - idleFlorins*int(c.A), true
	case c.Verb == force.LastForever: // else it is for this turn alone
		return int(force.B2i(len(j.G.Offer.Treaty.Clauses) > 1)) * lasting, true
	}
	return 0, false
}
