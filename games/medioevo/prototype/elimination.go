package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Elimination: what becomes of cards that nobody takes. The rest is in force/elimination.go.

// discardHand discards the Empire cards of an eliminated player that nobody has taken.
// rule: mu-prototype/elimination/by-nobody
func discardHand(g *force.State, _ *play.Table, s play.Seat) {
	for card := range int8(force.Kinds) {
		for g.Players[s].Hand[card] > 0 {
			g.Drop(s, card)
		}
	}
}
