package giochix

import (
	_ "embed"

	"signoria/chance"
	"signoria/games/value"
	"signoria/play"
)

// kingBot is the level of bot that thinks ahead.
const kingBot = "king"

// mindFile holds what the numbers weigh that tell how a Kingdom stands: make fit writes it.
//
//go:embed mind.yaml
var mindFile []byte

// mind thinks two turns ahead, and reckons by what would be scored there; for people it thinks to the end.
var mind = play.Mind[State]{
	Judge:    func(seed uint64) play.Judge[State] { return newSquire(seed) },
	Clock:    func(g *State) int { return int(g.Turn) },
	Ahead:    2,
	Value:    value.Must(mindFile, mindNumbers),
	Numbers:  standingOf,
	Progress: progressOf,
	Points:   pointsOf,
	Point:    0.6,
	Dice:     func(g *State) *chance.Source { return &g.Dice },
	Studies:  play.Budget{Playouts: 64, Answers: 30000, Choices: 5, Least: 16, Ahead: play.ToTheEnd},
	Levels:   map[string]play.Budget{kingBot: {Playouts: 40, Choices: 5}},
}

// What is counted in what a player would score: land serves for more than it brings in the end, and goods on their way will be sold
// while the game goes on.
const (
	landPart = 0.05 // of a point, for each territory
	unitSold = 25   // florins, about, for each unit of goods
)

// pointsOf is what a player would score if the game ended now, parts of a point for florins, goods and territories.
func pointsOf(g *State, s play.Seat) (points float64, in bool) {
	p := &g.Players[s]
	points = float64(p.Honour)
	if g.Over() {
		return points + float64(p.Florins)/1e6, g.plays(s) // of several the richest wins
	}
	for bonus := range Bonus(bonuses) {
		points += float64(g.bonusOf(s, bonus))
	}
	coin := int(p.Florins) + unitSold*g.unitsAboard(s)
	return points + float64(coin)/point + landPart*float64(g.land(s)), g.plays(s)
}

// unitsAboard is how many units of goods a player's transports carry.
func (g *State) unitsAboard(s play.Seat) (n int) {
	for i := range g.Players[s].Property {
		for _, units := range g.Players[s].Property[i].Cargo {
			n += int(units)
		}
	}
	return n
}
