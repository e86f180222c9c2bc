// Package knob holds by how much each number of a squire's judgement is moved while command tune tries which do better. The code
// that asks it is woven by tune for its players, and stands nowhere in the tree.
package knob

import (
	"math"

	"signoria/play"
)

// The ways in which a number is moved.
const (
	Left = iota // where it is
	Up
	Down
	Ways
)

// Seats are the numbers of each seat, by how they are moved.
var Seats [][]uint8

// now are the numbers of who answers, nil while nobody's are moved.
var now []uint8

// Asked says which seat answers from here on, play.Nobody if none does.
func Asked(s play.Seat) {
	now = nil
	if s >= 0 && int(s) < len(Seats) {
		now = Seats[s]
	}
}

type whole interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Of is a number as it is moved for who answers.
func Of[T whole](no int, n T) T {
	if now == nil {
		return n
	}
	return Moved(n, int(now[no]))
}

// Moved is a number moved by about a third, and by one at least.
func Moved[T whole](n T, way int) T {
	switch by := max(1, n/3); way {
	case Up:
		return max(n, n+by) // where there is room for it
	case Down:
		return n - by
	}
	return n
}

// Trial is how well those did for whom a number was moved in each way.
type Trial [Ways]Tally

// Tally is how many seats those were, and the sums of how well they did and of its square.
type Tally struct{ Seats, Sum, Squares float64 }

// Add adds how well a seat did.
func (t *Tally) Add(well float64) { t.Join(Tally{1, well, well * well}) }

// Join adds other seats.
func (t *Tally) Join(with Tally) {
	t.Seats += with.Seats
	t.Sum += with.Sum
	t.Squares += with.Squares
}

// Better is by how much they did better than others, and the standard error of that.
func (t Tally) Better(than Tally) (by, within float64) {
	mine, my := t.mean()
	other, others := than.mean()
	return mine - other, math.Sqrt(my + others)
}

// mean is how well they did in the mean, and the square of its standard error.
func (t Tally) mean() (mean, square float64) {
	if t.Seats == 0 {
		return 0, math.Inf(1)
	}
	mean = t.Sum / t.Seats
	return mean, max(0, t.Squares/t.Seats-mean*mean) / t.Seats
}
