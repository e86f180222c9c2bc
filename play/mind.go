package play

import (
	"math"

	"signoria"
	"signoria/chance"
)

// Mind is what a game tells those who think ahead in it: bots of the higher levels, hints, and the analysis of a game
// that is over. They try what a seat may answer, let judgement play on for everybody, and reckon how likely the seat is
// to win where that leads.
type Mind[S any] struct {
	// Judge makes a bot that judges without thinking ahead. Which choices are tried goes by its judgement, and it plays
	// on for every seat.
	Judge func(seed uint64) Judge[S]
	// Hasty makes who plays on in a playout in the judge's place, nil if the judge himself does: one who leaves out what costs most
	// thought and tells least.
	Hasty func(seed uint64) Judge[S]
	// Clock counts what it is played on for, Ahead of them: turns or Rounds. With an Ahead of 0 it is to the game's end, and
	// the rest is not wanted.
	Clock func(g *S) int
	Ahead int
	// Farther is how many of them it is played on for from a question whose worth shows later, 0 for Ahead; nil if there is none.
	Farther func(g *S, p Prompt) int
	// Value reckons the chances to win from Numbers, of which it writes what tells how a seat stands; it returns false
	// of a seat that cannot win any more. Progress is how far the game is, 0 to 1.
	Value    *Value
	Numbers  func(g *S, s Seat, into []float64) (in bool)
	Progress func(g *S) float64
	// Points, where there are any, are what a seat would score if the game ended where it has been played on to, parts of a point
	// too; false of who is out. By how much a seat is ahead tells more, after few playouts, than whether it is: answers are compared
	// by a softmax over the points, each worth Point, and without a Value chances are reckoned by it.
	Points func(g *S, s Seat) (points float64, in bool)
	Point  float64
	// Dice are where a position keeps its dice, nil if they cannot be thrown anew: at each quiet point of a playout they are,
	// as its judge is made anew, so that what befalls there is the same whatever was answered before.
	Dice func(g *S) *chance.Source
	// Alike is after how many playouts of each answer, which all came to the same, what is answered is taken to make no
	// difference; 0 never. It wants Dice.
	Alike int
	// Leaves says which choices are left to what a bot usually answers, nil none: what they cost comes later than is played on
	// to, so that they would look as good as any. A budget that looks ToTheEnd leaves none.
	Leaves func(g *S, s Seat, c Choice) bool
	// Studies is how much is thought about a decision for people: as counsel, and in the analysis of a game that is over. With
	// no Playouts it serves bots alone.
	Studies Budget
	// Levels are the levels of bot that think ahead. They bargain, and do of themselves, as the judge does.
	Levels map[string]Budget
}

// playsOn is who answers for everybody in a playout.
func (m *Mind[S]) playsOn(seed uint64) Judge[S] {
	if m.Hasty != nil {
		return m.Hasty(seed)
	}
	return m.Judge(seed)
}

// Judge is a policy that weighs its choices one by one.
type Judge[S any] interface {
	Policy[S]
	// Weighs is how it weighs an offer: what a choice is worth to its seat, in whatever the game reckons in, and how much
	// it would take of one that wants a number.
	Weighs(g *S, o Offer) (worth func(Choice) int, number func(Choice) int16)
}

// Budget is how much is thought about an answer: so that the same seed gives the same game it is counted, not timed.
type Budget struct {
	Playouts int // altogether
	// Answers, if there are any, are how many are given in all playouts together before no more are begun, so that no question takes
	// much longer than others: long playouts are fewer then. Each choice is tried once at least, and Playouts are the most.
	Answers int
	Choices int // how many choices are tried
	// Least is how often one is played on from where all come to the same (Alike), or there is but one to try: it tells how likely its
	// seat wins. With it, fewer choices are tried where playouts take so many answers that little could be said of each.
	Least int
	// Ahead is for how many of the mind's clock it is played on, 0 for as many as the mind says.
	Ahead int
	// Settled says which questions judgement answers alone, nil if none: each stroke of what is written, of which only the whole
	// tells; or what thinking about has not been found to win by.
	Settled func(p Prompt) bool
}

// ToTheEnd is more of a clock's turns than games have where turns limit them; of others, after so many, the value tells who is
// likely to win.
const ToTheEnd = 20

// Value reckons how likely each seat is to win from numbers that tell how it stands: a softmax over linear functions of
// them, whose weights change as the game goes on. It is fitted to games that bots have played: make fit.
type Value struct {
	Names   []string
	Weights []Weights // of each number
}

// Weights are what a number weighs: a constant, what is added with the game's progress, and with its cube.
type Weights [3]float64

// Growth is what the three parts of a weight are multiplied with, so far in the game.
func Growth(progress float64) [3]float64 {
	return [3]float64{1, progress, progress * progress * progress}
}

// mostNumbers is how many numbers a game may tell of a seat.
const mostNumbers = 96

// reckon writes how likely each seat is to win in a position.
func (m *Mind[S]) reckon(g *S, into []float64) {
	var numbers [mostNumbers]float64
	grown := Growth(m.Progress(g))
	var in [signoria.MaxSeats]bool
	for s := range into {
		some := numbers[:len(m.Value.Weights)]
		clear(some)
		if in[s] = m.Numbers(g, Seat(s), some); in[s] {
			into[s] = m.Value.strength(some, grown)
		}
	}
	softmax(into, in[:len(into)])
}

// byPoints writes how likely each seat is to win by what it would score in a position.
func (m *Mind[S]) byPoints(g *S, into []float64) {
	var in [signoria.MaxSeats]bool
	for s := range into {
		into[s], in[s] = m.Points(g, Seat(s))
		into[s] *= m.Point
	}
	softmax(into, in[:len(into)])
}

// strength is the linear function of a seat's numbers.
func (v *Value) strength(numbers []float64, grown [3]float64) (sum float64) {
	for k, n := range numbers {
		w := &v.Weights[k]
		sum += n * (w[0]*grown[0] + w[1]*grown[1] + w[2]*grown[2])
	}
	return sum
}

// softmax makes chances of the strengths of the seats that are in; nobody else has any.
func softmax(x []float64, in []bool) {
	most := math.Inf(-1)
	for s := range x {
		if in[s] {
			most = max(most, x[s])
		}
	}
	sum := 0.0
	for s := range x {
		if !in[s] {
			x[s] = 0
			continue
		}
		x[s] = math.Exp(x[s] - most)
		sum += x[s]
	}
	for s := range x {
		if sum > 0 {
			x[s] /= sum
		}
	}
}

// shared writes what of the victory is each seat's: all of it the winner's, or a part of each who wins with others.
func shared(st Standing, into []float64) {
	clear(into)
	for _, s := range st.Winners {
		into[s] = 1 / float64(len(st.Winners))
	}
}
