package play

import "signoria/chance"

// Playout plays games with policies: no copying, no unwinding, no record. It is reused from game to
// game, so that playing allocates nothing.
type Playout[S any, P Rules[S]] struct {
	t   Table
	now *S
}

// NewPlayout makes a playout in which p answers for every seat.
func NewPlayout[S any, P Rules[S]](p Policy[S]) *Playout[S, P] {
	x := &Playout[S, P]{}
	x.t.mute = true
	x.t.at = x
	x.t.decide = func(o *Asking) Answer { return p.Decide(x.now, o) }
	if m, ok := p.(Meddler[S]); ok {
		x.t.meddle = func(t *Table) {
			if a, ok := m.Meddle(x.now); ok {
				if !t.offersAside(a) {
					panic("play: a policy did an aside it may not")
				}
				P(x.now).Aside(t, a)
			}
		}
	}
	return x
}

// Play plays from g until the game is over or limit questions have been answered, and returns how
// many were.
func (x *Playout[S, P]) Play(g *S, limit int) int {
	x.now, x.t.decided = g, 0
	x.t.closed, x.t.inFlow = 0, false
	for !P(g).Over() && x.t.decided < limit {
		P(g).Step(&x.t)
	}
	return x.t.decided
}

func (x *Playout[S, P]) asides(o *Asking, s Seat) { P(x.now).Asides(o, s) }
func (x *Playout[S, P]) aside(t *Table, a Answer) { P(x.now).Aside(t, a) }
func (x *Playout[S, P]) draft(Seat, func())       { panic("play: a draft in a playout") }
func (x *Playout[S, P]) landed()                  { panic("play: a landing in a playout") }
func (x *Playout[S, P]) redeal(Seat)              { panic("play: a re-deal in a playout") }

// Search plays on from a match's open question, with what one seat cannot know dealt again.
type Search[S any, P Rules[S]] struct {
	t      Table
	s      S
	src    *chance.Source
	policy Policy[S]
	stop   bool // at the first answer
	first  Answer
	asked  bool
	hide   *chance.Source // deals again once more, before all else: only to prove that it makes no difference
}

// stopped unwinds a search that only wanted the first answer.
type stopped struct{}

// NewSearch makes a search; it can be used again and again.
func NewSearch[S any, P Rules[S]]() *Search[S, P] {
	x := &Search[S, P]{}
	x.t.at, x.t.mute = x, true
	x.t.decide = x.answer
	return x
}

// Consult returns what the policy answers for a seat that is being asked, on a re-dealt copy.
// It returns false if the seat is not being asked.
func (x *Search[S, P]) Consult(m *Match[S, P], seat Seat, p Policy[S], src *chance.Source) (a Answer, ok bool) {
	if !m.asks(seat) {
		return Answer{}, false
	}
	x.stop = true
	x.run(m, seat, p, src, 1)
	return x.first, x.asked
}

// PlayOn plays on from the open question as one seat may imagine it, for at most limit questions,
// and returns the position reached. It is good until the next call.
func (x *Search[S, P]) PlayOn(m *Match[S, P], seat Seat, p Policy[S], src *chance.Source, limit int) *S {
	x.stop = false
	x.run(m, seat, p, src, limit)
	return &x.s
}

func (x *Search[S, P]) run(m *Match[S, P], seat Seat, p Policy[S], src *chance.Source, limit int) {
	x.s, x.src, x.policy, x.asked = m.base, src, p, false
	t := &x.t
	t.start(m.rows, m.baseAsk, m.baseRow, m.t.last)
	t.searching, t.open, t.me, t.decided = true, m.t.ask-1, seat, 0
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(stopped); !ok {
				panic(r)
			}
		}
	}()
	for !P(&x.s).Over() && t.decided < limit {
		P(&x.s).Step(t)
	}
}

func (x *Search[S, P]) answer(o *Asking) Answer {
	if !x.stop {
		return x.policy.Decide(&x.s, o)
	}
	o.only(x.t.me)
	x.first, x.asked = x.policy.Decide(&x.s, o), true
	panic(stopped{})
}

func (x *Search[S, P]) asides(o *Asking, s Seat) { P(&x.s).Asides(o, s) }
func (x *Search[S, P]) aside(t *Table, a Answer) { P(&x.s).Aside(t, a) }
func (x *Search[S, P]) draft(_ Seat, f func())   { s := x.s; f(); x.s = s }
func (x *Search[S, P]) landed()                  {}
func (x *Search[S, P]) redeal(s Seat) {
	if x.hide != nil {
		P(&x.s).Redeal(s, x.hide)
	}
	P(&x.s).Redeal(s, x.src)
}
