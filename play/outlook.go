package play

import (
	"context"
	"math"

	"signoria/chance"
)

// Outlook is how likely each seat is to win, for all that everybody knows.
type Outlook struct {
	Chances []float64 // by seat, 0 to 1
	Errors  []float64 // the standard error of each
}

// Outlook plays on from where a match stands, many times, everything hidden being dealt again, and reckons how likely
// each seat is to win. When the context ends it gives what it has by then, but at least of one playout.
func (x *Search[S, P]) Outlook(ctx context.Context, m *Match[S, P], mind *Mind[S], playouts int, src *chance.Source) Outlook {
	n := len(P(&m.now).Standing().Places)
	o := Outlook{make([]float64, n), make([]float64, n)}
	if m.Over() {
		shared(m.Standing(), o.Chances)
		return o
	}
	one, squares, played := make([]float64, n), make([]float64, n), 0.0
	for ; played == 0 || played < float64(playouts) && ctx.Err() == nil; played++ {
		from := chance.New(src.Uint64())
		x.ahead(m, Nobody, mind, mind.Ahead, mind.playsOn(from.Uint64()), &from)
		chancesIn[S, P](mind, &x.s, one)
		for s, p := range one {
			o.Chances[s] += p
			squares[s] += p * p
		}
	}
	for s := range o.Chances {
		o.Chances[s] /= played
		o.Errors[s] = math.Sqrt(max(0, squares[s]/played-o.Chances[s]*o.Chances[s]) / max(1, played-1))
	}
	return o
}

// ahead plays on until a mind's clock has moved on so far, or to the game's end if that is 0, with one judge for everybody. Who
// searches knows what a seat, or Nobody, knows.
func (x *Search[S, P]) ahead(m *Match[S, P], seat Seat, mind *Mind[S], far int, p Policy[S], src *chance.Source) {
	if far > 0 {
		until := mind.Clock(&m.now) + far
		x.done = func() bool { return mind.Clock(&x.s) >= until }
		defer func() { x.done = nil }()
	}
	x.run(m, seat, x.by(p), src, farthest)
}

// Outlook is how likely each seat is to win, reckoned over so many playouts. It returns ErrNoMind in a game whose bots do
// not think ahead.
func (l *live[S, P]) Outlook(ctx context.Context, playouts int, src *chance.Source) (Outlook, error) {
	if l.game.spec.Mind == nil {
		return Outlook{}, ErrNoMind
	}
	return l.searcher().Outlook(ctx, l.Match, l.game.spec.Mind, playouts, src), nil
}
