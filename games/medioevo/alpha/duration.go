package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// The duration of the game: when the limit of Honour Points is reached. The rest is in force/duration.go, and what
// players can agree on in game.go.

// reached says whether a player has reached the limit of Honour Points: on the track alone, or, if he has declared it,
// with all that the end would give him now.
// rule: mu-alpha/duration/hp-limit-automatic
// rule: mu-alpha/duration/hp-limit-declaration
func reached(g *force.State, s play.Seat) bool {
	limit := g.Options.Honour
	return g.Players[s].Honour >= limit || g.Players[s].Claimed && g.Total(s) >= limit
}
