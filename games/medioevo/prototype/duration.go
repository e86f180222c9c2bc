package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// How long the game lasts: when the limit of Honour Points is reached. The rest is in force/duration.go.

// reached says whether a player has reached the limit of Honour Points: by his word and with what the end gives him, or
// on the track alone, as the players have agreed.
// rule: mu-prototype/duration/po-limit-automatic
// rule: mu-prototype/duration/po-limit-by-declaration
func reached(g *force.State, s play.Seat) bool {
	if g.Options.Declared {
		return g.Players[s].Claimed && g.Total(s) >= g.Options.Honour
	}
	return g.Players[s].Honour >= g.Options.Honour
}
