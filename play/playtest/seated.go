package playtest

import "signoria/play"

// Seated is a policy with another for each seat, by which the first seat asked answers.
type Seated[S any] []play.Policy[S]

func (p Seated[S]) Decide(g *S, o *play.Asking) play.Answer {
	s, _, _ := o.At(0)
	return p[s].Decide(g, o)
}

// noting is a policy that notes who does something.
type noting[S any] struct {
	play.Policy[S]
	what func(*S, play.Answer) bool
	did  func(play.Seat)
}

func (p *noting[S]) Decide(g *S, o *play.Asking) play.Answer {
	a := p.Policy.Decide(g, o)
	if p.what(g, a) {
		p.did(a.Seat)
	}
	return a
}

// Does plays a table of each seed below so many, at which one seat has a policy and the others another, each seat in its
// turn, and counts how often that one did something, and how often the others did.
func Does[S any](tables uint64, seats int, one, others func(seed uint64) play.Policy[S],
	what func(*S, play.Answer) bool, playOut func(seed uint64, p play.Policy[S])) (his, theirs int) {
	for seed := range tables {
		own := int(seed) % seats
		p := make(Seated[S], seats)
		for s := range p {
			p[s] = others(seed)
		}
		p[own] = one(seed)
		playOut(seed, &noting[S]{p, what, func(s play.Seat) {
			if int(s) == own {
				his++
			} else {
				theirs++
			}
		}})
	}
	return his, theirs
}
