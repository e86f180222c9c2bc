package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// The cards for a roll: what is asked of them here. The rest is in force/rounds.go.

// whyNotUse is the rule that keeps a player from using a card for a roll: EROINA comes where a Cathedral of his stands.
// rule: mu-prototype/empire-cards/eroina
func whyNotUse(g *force.State, s play.Seat, card int8) play.Rule {
	if card == force.Eroina && g.OwnCathedrals(s) == 0 {
		return force.RuleEroina
	}
	return play.Free
}
