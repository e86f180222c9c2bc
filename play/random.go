package play

import "signoria/chance"

// Random is a policy that answers at random, every choice and every number being as likely.
type Random[S any] struct{ src chance.Source }

// NewRandom makes one of a seed.
func NewRandom[S any](seed uint64) *Random[S] { return &Random[S]{chance.New(seed)} }

// Decide answers for one of the seats asked.
func (r *Random[S]) Decide(_ *S, o *Asking) Answer {
	s, _, choices := o.At(r.src.N(o.Len()))
	return choices[r.src.N(len(choices))].AtRandom(s, &r.src)
}
