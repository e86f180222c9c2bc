package play

import (
	"slices"

	"signoria/chance"
)

// Starter is a policy that also does things of itself, out of turn: it makes an offer, declares war, shows what it has.
type Starter[S any] interface {
	Policy[S]
	// Pauses says whether it looks about before it answers a question.
	Pauses(Prompt) bool
	// Starts is an aside that a seat does of itself before it answers such a question, false if it has nothing to do. What
	// it does it does not want again: else it would never come to answer. g is a re-dealt copy.
	Starts(g *S, s Seat) (Answer, bool)
}

// Starts is what a bot of that name does of itself before its seat answers what it is asked; false if it does nothing, or
// nothing that it may.
func (l *live[S, P]) Starts(bot string, s Seat, src *chance.Source) (Answer, bool) {
	build, ok := l.game.spec.Bots[bot]
	if !ok {
		return Answer{}, false
	}
	x, starter := build(0).(Starter[S])
	if !starter {
		return Answer{}, false
	}
	if o, asked := l.OfferTo(s); !asked || !x.Pauses(o.Prompt) {
		return Answer{}, false
	}
	known := *l.seenBy(s)
	P(&known).Redeal(s, src)
	a, starts := build(src.Uint64()).(Starter[S]).Starts(&known, s)
	return a, starts && slices.ContainsFunc(l.Asides(s), a.Picks)
}
