package play

import (
	"slices"

	"signoria/chance"
)

// Search plays on from a match's open question, with what one seat cannot know dealt again. Up to that question the
// record answers, from there on a policy.
type Search[S any, P Rules[S]] struct {
	t      Table
	record byRecord
	policy byPolicy
	s      S
	seat   Seat  // who searches
	open   int32 // the number of the question it looks for
	src    *chance.Source
	then   runner         // goes on from there
	found  bool           // it has been come to, and what the seat cannot know has been dealt again
	hide   *chance.Source // deals again once more, before all else: only to prove that it makes no difference
	knows  bool           // who goes on knows what is offered
	deals  func()         // deals again what the seat cannot know; nil: deal does
	done   func() bool    // says at a quiet point whether it has gone far enough; nil: never
	quiet  func()         // is told of each quiet point that it goes on from, once it has dealt again; nil: nobody is

	dealt    S // once, for …
	dealtFor *brief[S, P]

	// if that is in a Together which is being answered
	behind   bool // another's flow lands before the seat's
	prepared bool // through with the seat's own flow
	brief    bool // what others have still to answer in it is not waited for: the search ends where the seat is through
	others   bool // there is somebody who has
}

// NewSearch makes a search; it can be used again and again.
func NewSearch[S any, P Rules[S]]() *Search[S, P] {
	x := &Search[S, P]{}
	x.record, x.policy = byRecord{Table: &x.t, at: x}, byPolicy{Table: &x.t}
	return x
}

// Consult returns what the policy answers for a seat that is being asked, on a re-dealt copy.
// It returns false if the seat is not being asked.
func (x *Search[S, P]) Consult(m *Match[S, P], seat Seat, p Policy[S], src *chance.Source) (a Answer, ok bool) {
	if !m.asks(seat) {
		return Answer{}, false
	}
	x.policy.decide = func(o *Asking) Answer {
		o.only(seat)
		a, ok = p.Decide(&x.s, o), true
		panic(stopped{})
	}
	x.run(m, seat, &x.policy, src, 1)
	return a, ok
}

// PlayOn plays on from the open question as one seat may imagine it, for at most limit questions,
// and returns the position reached. It is good until the next call.
func (x *Search[S, P]) PlayOn(m *Match[S, P], seat Seat, p Policy[S], src *chance.Source, limit int) *S {
	x.run(m, seat, x.by(p), src, limit)
	return &x.s
}

// by is a policy that answers whatever is asked.
func (x *Search[S, P]) by(p Policy[S]) runner {
	x.policy.decide = func(o *Asking) Answer { return p.Decide(&x.s, o) }
	return &x.policy
}

// run goes to the open question and on from there, until limit questions have been answered or who goes on stops.
func (x *Search[S, P]) run(m *Match[S, P], seat Seat, then runner, src *chance.Source, limit int) {
	x.s, x.seat, x.open, x.src, x.then = m.base, seat, m.record.ask-1, src, then
	x.found, x.behind, x.prepared, x.policy.decided, x.policy.most = false, false, false, 0, farthest
	x.t.mute, x.t.ends, x.t.lines = true, false, x.t.lines[:0]
	x.t.sure = true // the match has accepted its rows
	x.record.start(m.rows, m.baseAsk, m.baseRow, m.record.last)
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(stopped); !ok {
				panic(r)
			}
		}
	}()
	for !P(&x.s).Over() && x.policy.decided < limit && !x.far() {
		if x.found && x.quiet != nil {
			x.quiet()
		}
		P(&x.s).Step(&x.t)
	}
}

// far says whether it has gone far enough.
func (x *Search[S, P]) far() bool { return x.found && x.done != nil && x.done() }

func (x *Search[S, P]) asides(o *Asking, s Seat)   { P(&x.s).Asides(o, s) }
func (x *Search[S, P]) aside(a Answer)             { P(&x.s).Aside(&x.t, a) }
func (x *Search[S, P]) prepares(int32) *prepared   { return nil }
func (x *Search[S, P]) draft(_ Seat, f func())     { s := x.s; f(); x.s = s }
func (x *Search[S, P]) landed()                    {}
func (x *Search[S, P]) redeal(s Seat, seed uint64) { src := chance.New(seed); P(&x.s).Redeal(s, &src) }
func (x *Search[S, P]) reaches(int) bool           { return false }

// goesOn deals again what the seat cannot know: the question that was looked for has been come to.
func (x *Search[S, P]) goesOn() runner {
	if !x.found {
		x.found, x.t.sure = true, x.knows
		if x.deals != nil {
			x.deals()
		} else {
			x.deal()
		}
	}
	return x.then
}

// deal deals again what the seat cannot know.
func (x *Search[S, P]) deal() {
	if x.hide != nil {
		P(&x.s).Redeal(x.seat, x.hide)
	}
	P(&x.s).Redeal(x.seat, x.src)
}

// opens plays on from a Together that is being answered: the searcher's own flow first, which drafts on what it sees; the
// others' drafts are forgotten.
func (x *Search[S, P]) opens(n int32, from int, order []Seat, flow func(Seat)) bool {
	aside := x.found // has asked what was looked for: what is prepared here is not prepared by it
	if !aside && n != x.open {
		return false
	}
	x.t.inFlow, x.behind = true, len(order) > 0 && order[0] != x.seat
	if slices.Contains(order, x.seat) {
		x.record.own(x.seat, from, n)
		x.t.by, x.t.who = byDraft{&x.record}, x.seat
		flow(x.seat)
		x.prepared = !aside
	}
	if x.brief && (aside || x.prepared && x.others) {
		panic(stopped{})
	}
	x.t.by = x.goesOn()
	for _, s := range order {
		if s != x.seat {
			x.t.who = s
			flow(s)
		}
	}
	x.t.inFlow = false
	return true
}

// byDraft runs the searcher's own flow by what it has prepared, as long as that is offered; then the search goes on.
type byDraft struct{ *byRecord }

func (d byDraft) answer(bool) (a Answer, again bool) {
	if d.next < len(d.mine) {
		row := &d.rows[d.mine[d.next]]
		if a = answerOf(row); d.offers(a) {
			d.next++
			d.cur = max(d.cur, row.No)
			return a, false
		}
	}
	d.by = d.at.goesOn()
	return a, true
}
