package force

import "signoria/play"

// mind thinks to the end of the game, or ten turns ahead where that is farther: who looks no further than his turn sells what
// he has for coin. Honour tells the chances there. No bot thinks by it yet: a king who tried four choices sixteen times won
// four of twelve games of the prototype against three squires.
var mind = play.Mind[State]{
	Judge:   func(seed uint64) play.Judge[State] { return newSquire(seed) },
	Clock:   func(g *State) int { return int(g.Turn) },
	Ahead:   10,
	Point:   0.35,
	Studies: play.Budget{Playouts: 16, Choices: 4},
}
