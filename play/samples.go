package play

import (
	"context"

	"signoria"
	"signoria/chance"
)

// Sample is how a game stood when its clock moved on, for those who fit its Value, and what came of it.
type Sample struct {
	Progress float64
	Numbers  [][]float64 // of each seat; nil of one that could not win any more
	Won      []float64   // what of the victory was each seat's: the same in all samples of a game
}

// Value is how the chances to win are reckoned; nil in a game that is not thought ahead in, or only to its end.
func (g *game[S, P]) Value() *Value {
	if g.spec.Mind == nil {
		return nil
	}
	return g.spec.Mind.Value
}

// Samples plays a table among bots of a level and returns how it stood each time the clock moved on: none of a game that goes
// on without an end, as one does that only the players' time limits. It ends with the context, without them.
func (g *game[S, P]) Samples(ctx context.Context, setup signoria.Setup, level string, seed uint64) ([]Sample, error) {
	state, err := g.start(setup)
	if err != nil {
		return nil, err
	}
	taken := &taking[S, P]{mind: g.spec.Mind, seats: setup.Seats}
	if g.Thinks(level) {
		err = taken.live(ctx, g.live(NewMatch[S, P](state)).(*live[S, P]), level, seed)
	} else {
		err = taken.playout(ctx, &state, g.spec.Bots[level](seed))
	}
	return taken.samples, err
}

// endless is at how much of the clock a game is given up.
const endless = 100

// taking takes samples of a game that goes on.
type taking[S any, P Rules[S]] struct {
	mind    *Mind[S]
	seats   int
	clock   int
	samples []Sample
}

func (t *taking[S, P]) playout(ctx context.Context, g *S, p Policy[S]) error {
	x := NewPlayout[S, P](p)
	for !P(g).Over() && ctx.Err() == nil && t.clock < endless {
		t.look(g)
		x.Step(g)
	}
	t.ended(P(g).Standing())
	return ctx.Err()
}

func (t *taking[S, P]) live(ctx context.Context, l *live[S, P], level string, seed uint64) error {
	src := chance.New(seed)
	for !l.Over() && ctx.Err() == nil && t.clock < endless {
		t.look(&l.now)
		a, err := l.Bot(ctx, level, l.Offers()[0].Seat, &src)
		if err == nil {
			_, err = l.Answer(a)
		}
		if err != nil {
			return err
		}
	}
	t.ended(l.Standing())
	return ctx.Err()
}

// look takes a sample if the clock has moved on.
func (t *taking[S, P]) look(g *S) {
	now := t.mind.Clock(g)
	if now <= t.clock {
		return
	}
	t.clock = now
	s := Sample{Progress: t.mind.Progress(g), Numbers: make([][]float64, t.seats)}
	for seat := range s.Numbers {
		numbers := make([]float64, len(t.mind.Value.Names))
		if t.mind.Numbers(g, Seat(seat), numbers) {
			s.Numbers[seat] = numbers
		}
	}
	t.samples = append(t.samples, s)
}

func (t *taking[S, P]) ended(st Standing) {
	if !st.Over {
		t.samples = nil
		return
	}
	won := make([]float64, t.seats)
	shared(st, won)
	for i := range t.samples {
		t.samples[i].Won = won
	}
}

// Reckons says how likely each seat is to win by a sample.
func (v *Value) Reckons(s Sample) []float64 {
	chances, in := make([]float64, len(s.Numbers)), make([]bool, len(s.Numbers))
	for seat, numbers := range s.Numbers {
		if in[seat] = numbers != nil; in[seat] {
			chances[seat] = v.strength(numbers, Growth(s.Progress))
		}
	}
	softmax(chances, in)
	return chances
}
