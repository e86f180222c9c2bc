package play

// byPolicy runs rules by a policy, which answers on the spot.
type byPolicy struct {
	*Table
	decide  func(o *Asking) Answer
	meddle  func() bool // acts out of turn, and says whether it did; nil if nobody does
	decided int         // how many questions have been answered
	most    int         // after how many it stops wherever it is, for who recovers from that; 0: never
}

func (p *byPolicy) answer(first bool) (a Answer, again bool) {
	if first && p.meddle != nil && p.closed == 0 && !p.inFlow && p.meddle() {
		return a, true
	}
	if p.most > 0 && p.decided >= p.most {
		panic(stopped{})
	}
	p.decided++
	a = p.decide(&p.q)
	if !p.offers(a) {
		panic("play: a policy answered what was not offered")
	}
	return a, false
}

func (p *byPolicy) together(order []Seat, flow func(s Seat)) { p.flows(order, flow) }
func (p *byPolicy) chance(Final)                             {}
func (p *byPolicy) decides(Seat)                             {}
func (p *byPolicy) came(int16, int16, outcomeNumbers)        {}

// Playout plays games with policies: no copying, no unwinding, no record. It is reused from game to
// game, so that playing allocates nothing.
type Playout[S any, P Rules[S]] struct {
	t      Table
	policy byPolicy
	now    *S
}

// NewPlayout makes a playout in which p answers for every seat.
func NewPlayout[S any, P Rules[S]](p Policy[S]) *Playout[S, P] {
	x := &Playout[S, P]{}
	x.t.mute, x.t.by = true, &x.policy
	x.policy = byPolicy{Table: &x.t, decide: func(o *Asking) Answer { return p.Decide(x.now, o) }}
	if m, ok := p.(Meddler[S]); ok {
		x.policy.meddle = func() bool { return x.meddle(m) }
	}
	return x
}

// meddle lets a policy act out of turn, and says whether it did.
func (x *Playout[S, P]) meddle(m Meddler[S]) bool {
	a, acts := m.Meddle(x.now)
	if !acts {
		return false
	}
	var o Asking
	o.To(a.Seat, 0)
	P(x.now).Asides(&o, a.Seat)
	if !o.offers(a) {
		panic("play: a policy did an aside it may not")
	}
	P(x.now).Aside(&x.t, a)
	return true
}

// Play plays from g until the game is over or limit questions have been answered, and returns how
// many were.
func (x *Playout[S, P]) Play(g *S, limit int) int {
	x.now, x.policy.decided = g, 0
	x.t.closed, x.t.inFlow = 0, false
	for !P(g).Over() && x.policy.decided < limit {
		P(g).Step(&x.t)
	}
	return x.policy.decided
}

// Step plays from one quiet point to the next.
func (x *Playout[S, P]) Step(g *S) { x.Carry(g, func(g *S, t *Table) { P(g).Step(t) }) }

// Carry carries out one procedure of the rules on a position.
func (x *Playout[S, P]) Carry(g *S, act func(g *S, t *Table)) {
	x.now, x.policy.decided = g, 0
	x.t.closed, x.t.inFlow = 0, false
	act(g, &x.t)
}
