package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Rebellions: how strong one must be, and what rebels destroy. The rest is in force/rebellion.go.

// revoltNeed is the VF a player must have in a territory to keep it loyal when the die shows roll.
// rule: mu-prototype/rebellion/required-strength
// rule: mu-prototype/rebellion/technology-modifiers
// rule: mu-prototype/rebellion/fortification-modifier
func revoltNeed(g *force.State, s play.Seat, p force.Place, roll int8) int16 {
	need := int16(roll + force.LoyaltyExtra - force.B2i(g.Has(s, force.Legge)) + force.B2i(g.Has(s, force.Vassallaggio)) + force.B2i(g.Has(s, force.Feudalesimo)))
	if g.Stands(p, force.Fort) {
		need -= int16(g.Built(p, force.Fort))
	}
	return need
}

// risen is what rebels destroy: siege engines, and of the buildings all but settlement and fortification.
// rule: mu-prototype/rebellion/outcome
// rule: mu-prototype/rebellion/other-pieces
func risen(g *force.State, _ *play.Table, s play.Seat, p force.Place) {
	g.RemoveEngines(s, p)
	g.Burn(p)
}
