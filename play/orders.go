package play

import "signoria"

// Repeat says how a choice may be repeated by a standing order of its seat. A game names the choices that come again and
// again; to others no order can be given. It says so of what the seat may know.
type Repeat struct {
	Way  signoria.Way // "" for a choice that does not repeat
	Of   [3]int16     // what of A, B and C two such choices share; the rest is zero
	Cost int16        // what it costs now
	// Concerns says of what is let pass that it touches the seat: then it is asked even so.
	Concerns bool
}

// Repeats says of each choice of an offer how it may be repeated.
func (l *live[S, P]) Repeats(o Offer) []Repeat { return l.repeatsOn(l.seenBy(o.Seat), o) }

func (l *live[S, P]) repeatsOn(g *S, o Offer) []Repeat {
	all := make([]Repeat, len(o.Choices))
	if l.game.spec.Repeats != nil {
		for i, c := range o.Choices {
			all[i] = l.game.spec.Repeats(g, o, c)
		}
	}
	return all
}

// RepeatedAs says what a standing order repeats that answers a prompt, in a language: what the choice itself says does
// where it is "", as for most.
func RepeatedAs(g Game, lang string, p Prompt) string {
	return g.Text(lang, "order."+g.PromptName(p)+".as")
}

// Era is the Era that is played, 0 in a game without.
func (l *live[S, P]) Era() int {
	if l.game.spec.Era == nil {
		return 0
	}
	return l.game.spec.Era(&l.now)
}

// ByOrder finds what a standing order answers to an offer: the place of a choice, and its number. It answers nothing
// where the order does not fit: where such a choice is not offered, costs more, or wants another number.
func ByOrder(order signoria.Order, o Offer, repeats []Repeat) (place int, number int16, fits bool) {
	if order.Prompt != uint16(o.Prompt) || order.Rests {
		return 0, 0, false
	}
	for i, c := range o.Choices {
		r := repeats[i]
		if r.Way != order.Way || uint16(c.Verb) != order.Verb || r.Of != order.Of || r.Cost > order.Cost || r.Concerns {
			continue
		}
		switch {
		case r.Way == signoria.UpTo && c.Lo <= order.Number:
			return i, c.Lo, true
		case r.Way == signoria.UpTo:
			return passing(o, repeats)
		case r.Way == signoria.Pass:
			return i, c.Lo, true
		case !c.Ranged() || order.Number >= c.Lo && order.Number <= c.Hi:
			return i, order.Number, true
		}
	}
	return 0, 0, false
}

// passing finds the choice of an offer that lets it pass.
func passing(o Offer, repeats []Repeat) (place int, number int16, fits bool) {
	for i, r := range repeats {
		if r.Way == signoria.Pass {
			return i, o.Choices[i].Lo, true
		}
	}
	return 0, 0, false
}
