// Package squad has a squire whose numbers can be moved.
package squad

import "signoria/play"

// State is a position.
type State struct{ Purse [8]int16 }

// Squire pays or not.
type Squire struct{}

const (
	dear = 12
	once = 1
	far  = 9 // is the end of a count, too
)

// Wage is how a squire is paid.
type Wage int16

// Decide answers for who is asked.
func (Squire) Decide(g *State, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	return choices[worth(g, s, choices[0])%2].With(s, 0)
}

// Meddle acts out of turn.
func (Squire) Meddle(*State) (a play.Answer, acts bool) { return a, acts }

func worth(g *State, s play.Seat, c play.Choice) int {
	const share = 4
	var paid [3]int16
	paid[2] = g.Purse[s] / 3
	switch {
	case c.A == 5:
		return dear*once + 40
	case Wage(c.B/6) > 7:
		return int(paid[c.A%2])/share + far
	case int(c.C)%far == 0:
		return 1
	}
	return [...]int{2: 20, 3: 1}[c.A]
}
