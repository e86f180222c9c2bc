package force

import (
	"signoria/chance"
	"signoria/games/value"
	"signoria/play"
)

// kingBot is the level of bot that thinks ahead.
const kingBot = "king"

// Mind thinks three turns ahead, and reckons by what would be scored there and what will bring more later: after one turn coin has
// been seen that was taken, and not yet what it costs. It plays on with squires who ask for no treaties, and gives up soon where all
// comes to the same. To judgement it leaves each stroke of a treaty, and Trade, for three turns on what was bought for it only
// seems to cost, and what else an edition's settled says; nil if that is nothing. For people it thinks about all but those
// strokes, and to the end: of twenty answers that would have been told to be lapses after three turns five were none.
func Mind(playouts int, settled func(p play.Prompt) bool, weights []byte) *play.Mind[State] {
	return &play.Mind[State]{
		Judge:    func(seed uint64) play.Judge[State] { return newSquire(seed) },
		Hasty:    func(seed uint64) play.Judge[State] { q := newSquire(seed); q.silent = true; return q },
		Clock:    func(g *State) int { return int(g.Turn) },
		Ahead:    3,
		Value:    value.Must(weights, mindNumbers),
		Numbers:  standingOf,
		Progress: progressOf,
		Points:   lastingPoints,
		Point:    0.6,
		Dice:     func(g *State) *chance.Source { return &g.Dice },
		Alike:    4,
		Studies:  play.Budget{Playouts: 64, Answers: 30000, Choices: 5, Least: 16, Ahead: play.ToTheEnd, Settled: ofATreaty},
		Levels: map[string]play.Budget{kingBot: {
			Playouts: playouts,
			Answers:  10000,
			Choices:  5,
			Settled:  func(p play.Prompt) bool { return leftToSquires(p) || settled != nil && settled(p) },
		}},
	}
}

// Bargained says whether a question is of a bid or a treaty: squires that play on mend what was sold, and among few playouts one in
// which it paid to bid all is soon found.
func Bargained(p play.Prompt) bool {
	switch p {
	case AskBid, AskCard, AskCession, AskRepayment, AskConsent, AskDemand, AskPeace:
		return true
	}
	return false
}

// leftToSquires says whether a question is a stroke of a treaty, of which only the whole tells, or of Trade.
func leftToSquires(p play.Prompt) bool { return p == AskDraft || p == AskTrade || p == AskTradeConvoy }

// ofATreaty says whether a question is a stroke of a treaty.
func ofATreaty(p play.Prompt) bool { return p == AskDraft || p == AskCession }

const techsAPoint = 7

// lastingPoints is what a player would score if the game ended now, and what he has that will bring more later.
func lastingPoints(g *State, s play.Seat) (points float64, in bool) {
	points, in = pointsOf(g, s)
	if g.Phase == GameOver {
		return points, in
	}
	room, turns := 0, min(Growth, (&Judge{G: g, S: s}).TurnsLeft()-1)
	for i := range g.TransportsOf(s) {
		if x := &g.Transports[i]; !x.Kind.Warlike() {
			room += g.goodsRoom(x)
		}
	}
	later := float64(room*unitProfit*turns+leastWorth*g.Armies(s)) / FlorinsAPoint
	return points + later + float64(g.TechCount(s)%techsAPoint)/techsAPoint, in
}

// What is counted in what a player would score: where points are the same, land decides; and goods on their way will be sold
// while the game goes on.
const (
	landPart = 0.03 // of a point, for each territory
	unitSold = 40   // florins, about, for each unit of goods
)

// pointsOf is what a player would score if the game ended now, parts of a point for florins, goods and territories.
func pointsOf(g *State, s play.Seat) (points float64, in bool) {
	p := &g.Players[s]
	coin := int(p.Florins % FlorinsAPoint)
	if g.Phase != GameOver {
		coin += unitSold * g.unitsAboard(s)
	}
	return float64(g.Total(s)) + float64(coin)/FlorinsAPoint + landPart*float64(g.LandCount(s)), !p.Out
}

// unitsAboard is how many units of goods a player's transports carry.
func (g *State) unitsAboard(s play.Seat) (n int) {
	for i := range g.TransportsOf(s) {
		for _, lot := range g.Transports[i].Cargo {
			n += int(lot.N)
		}
	}
	return n
}
