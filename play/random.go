package play

import "signoria/chance"

// Random is a policy that answers at random, every choice and every number being as likely.
type Random[S any] struct{ src chance.Source }

// NewRandom makes one of a seed.
func NewRandom[S any](seed uint64) *Random[S] { return &Random[S]{chance.New(seed)} }

// Decide answers for one of the seats asked.
func (r *Random[S]) Decide(_ *S, o *Asking) Answer {
	s, _, choices := o.At(r.src.N(o.Len()))
	c := choices[r.src.N(len(choices))]
	n := c.Lo
	if c.Ranged() {
		n += int16(r.src.N(int(c.Hi) - int(c.Lo) + 1))
	}
	return c.With(s, n)
}
