package prototype

import "signoria/games/medioevo/force"

// Conquest: what destroying brings. The rest is in force/conquest.go.

const ravagePoints int16 = 1 // for a player's piece, whatever its level

// ravage is the honour for destroying a piece of another player's.
// rule: mu-prototype/conquest/destroy-points
// rule: mu-prototype/victory-play/destroy-player-captain
// rule: mu-prototype/victory-play/destroy-player-building
// rule: mu-prototype/victory-play/destroy-player-transport
// rule: mu-prototype/victory-play/destroy-player-siege-engine
func ravage(*force.State, int16, int16) int16 { return ravagePoints }
