package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// A squire's judgement of what only this edition asks in Empire Cards.

// idleFlorins is how many times its price a squire wants to have before he buys an Empire card unseen.
const idleFlorins = 10

// courtWorth judges cards drawn for florins, which he buys when he has some to spare.
func courtWorth(j *force.Judge, _ play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch {
	case c.Verb != BuyCard:
		return 0, false
	case j.TurnsLeft() <= 1:
		return force.Never, true
	}
	return int(j.Me().Florins) - idleFlorins*int(c.A), true
}
