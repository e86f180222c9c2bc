package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 7, Events, Rebellions: how strong one must be, and what goes with who is driven out. The rest is in
// force/rebellion.go.

// mostNeeded is the VF with which a territory is never at risk.
const mostNeeded = 5

// revoltNeed is the VF a player must have in a territory to keep it quiet when the die shows roll.
// rule: mu-alpha/events/rebellion-roll
// rule: mu-alpha/events/rebellion-law
// rule: mu-alpha/events/rebellion-signoria-feudalism
func revoltNeed(g *force.State, s play.Seat, p force.Place, roll int8) int16 {
	need := roll + force.LoyaltyExtra - force.B2i(g.Has(s, force.Legge)) + force.B2i(g.Has(s, force.Signoria)) + force.B2i(g.Has(s, force.Feudalesimo))
	// rule: mu-alpha/events/rebellion-roll
	// rule: mu-alpha/events/event-area
	return min(mostNeeded, int16(need)+unrest(g, s, p))
}

// garrisons says whether armies aboard a transport keep the territory quiet: those of land transports there.
// rule: mu-alpha/events/rebellion-roll
func garrisons(x *force.Transport) bool { return !x.Kind.Sea() && x.Aboard == force.None }

// risen brings rebels a Captain. Buildings stay, and engines, without anybody to serve them.
// rule: mu-alpha/events/rebellion-outcome
func risen(g *force.State, t *play.Table, _ play.Seat, p force.Place) { g.NewChief(t, p, force.None) }
