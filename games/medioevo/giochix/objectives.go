package giochix

import "signoria/play"

// Condition is what an Objective demands. What its numbers and sets mean, its word says.
type Condition struct {
	Kind  Want
	Min   int16  // min, min_florins, level
	Count int16  // count, plus, branches, min_level
	Of    uint32 // kinds, sizes, any_of: bit by bit
	By    uint8  // family, with, where, stat, vs, role, from
	Most  int8   // max_lost, None if there is no such limit
	Flag  bool   // fewer, naval, fortified, city, outside_kingdom
}

// Want is a word by which data/ speaks of Objectives.
type Want uint8

// Did is what a player has done in this turn that Objectives and rules ask for.
type Did struct {
	Borrowed, Repaid bool  // a loan; a turn allows one of each
	Bought           int8  // units in Purchases
	Carded           bool  // an Empire card
	Advanced         uint8 // branches in which a technology was bought, bit b
	Passed           bool  // in the last round of activations
	Shielded         bool  // by Mysticism or a card against an Event
}

// Happening is something that a player has brought about, for those of his Objectives that are about a turn.
// Numbers that do not belong to its kind are 0.
type Happening struct {
	Kind      Want
	N         int16 // how many: units captured, pieces sold, stops, rebellions …
	Florins   int16
	Of        uint32 // what was built, sold …: bit by bit, as in Condition.Of
	With      uint8  // of a territory conquered: settlement, port, military building, Cathedral, bit by bit
	Against   bool   // a player, else Barbarians
	Attacker  bool
	Enemy     int8 // units of the enemy when the battle began
	Lost      int8 // own units
	Fewer     bool
	Naval     bool
	Fortified bool
}

// note lets the Objectives of a player's cards know what has happened.
func (g *State) note(s play.Seat, h Happening) {}
