package play

import (
	"slices"

	"signoria"
)

// Together means exactly
//
//	for _, s := range order { flow(s) }
//
// and what it adds is that the seats answer ahead, so that nobody waits. Until all are ready each
// flow runs as a draft on a copy of the position, which its seat may reconsider; a draft that would
// draw chance stops there and is ready. Then the flows land in order. What a draft prepared that no
// longer holds is given back to its seat from there on. A flow asks only its own seat, and holds no
// Together.
func (t *Table) Together(order []Seat, flow func(s Seat)) {
	if t.inFlow {
		panic("play: Together inside a flow")
	}
	n := t.ask
	t.ask++
	if t.decide != nil && !t.searching {
		t.inFlow = true
		if t.halts {
			t.probe(order, flow)
		}
		for _, s := range order {
			t.who = s
			flow(s)
		}
		t.inFlow, t.landed = false, true
		return
	}
	from, landed := t.pos, -1
	for t.pos < len(t.rows) && t.rows[t.pos].Ask == n {
		switch r := &t.rows[t.pos]; r.Kind {
		case signoria.Aside:
			if landed >= 0 {
				panic(misfit{t.pos})
			}
			t.land(r)
			continue
		case signoria.Landed:
			landed = t.pos
		}
		t.pos++
	}
	found := t.decide != nil && !t.searching // an aside asked what was searched for
	if found || t.searching && n == t.open && landed < 0 {
		t.searchOpen(order, flow, from, n)
		return
	}
	if landed < 0 {
		landed = t.prepare(order, flow, from, n)
	}
	if landed >= 0 {
		t.cur = t.rows[landed].No
	}
	t.firm = max(t.firm, t.pos, landed+1)
	for _, s := range order {
		t.landFlow(flow, s, from, n)
	}
}

// probe runs every flow on a copy, for a foresight, before any happens: nothing is drawn in one while another's
// seat has still to answer.
func (t *Table) probe(order []Seat, flow func(s Seat)) {
	told := len(t.lines)
	for _, s := range order {
		t.who = s
		t.at.draft(s, func() { t.upToDraw(flow, s) })
		t.lines = t.lines[:told]
	}
}

// upToDraw runs a flow until it would draw chance.
func (t *Table) upToDraw(flow func(s Seat), s Seat) {
	defer func() {
		r := recover()
		if _, ok := r.(stopped); ok && t.drew {
			t.drew = false
			return
		}
		if r != nil {
			panic(r)
		}
	}()
	flow(s)
}

// Secretly asks every seat in order one question, answered unseen; then each answer happens, in
// order.
func (t *Table) Secretly(order []Seat, ask func(o *Asking, s Seat), then func(s Seat, a Answer)) {
	t.Together(order, func(s Seat) {
		then(s, t.Await(func(o *Asking) { ask(o, s) }))
	})
}

// prepare runs every flow as a draft. If all are ready it adds the row that lets them land and
// returns its place; else it unwinds. Where nobody is asked anything there is nothing to land: -1.
func (t *Table) prepare(order []Seat, flow func(Seat), from int, n int32) int {
	open := false
	t.asked = false
	for _, s := range order {
		t.own(s, from, n)
		t.at.draft(s, func() {
			if t.draftFlow(flow, s) {
				open = true
			}
		})
	}
	if open {
		panic(unwound{})
	}
	t.at.landed()
	if !t.asked {
		return -1
	}
	t.last++
	t.rows = append(t.rows, Row{No: t.last, Kind: signoria.Landed, Seat: Nobody, Ask: n})
	t.pos = len(t.rows)
	return t.pos - 1
}

// own collects the seat's answers in this Together.
func (t *Table) own(s Seat, from int, n int32) {
	t.mine, t.next = t.mine[:0], 0
	for i := from; i < t.pos; i++ {
		if r := &t.rows[i]; r.Kind == signoria.Answered && r.Seat == s && r.Ask == n {
			t.mine = append(t.mine, i)
		}
	}
}

// draftFlow runs a flow on a copy and says whether its seat still has to answer.
func (t *Table) draftFlow(flow func(Seat), s Seat) (open bool) {
	t.who, t.inFlow, t.drafting = s, true, true
	defer func() {
		t.inFlow, t.drafting = false, false
		switch r := recover(); r.(type) {
		case nil, flowDraw:
			if t.next < len(t.mine) {
				panic(misfit{t.mine[t.next]})
			}
		case flowOpen:
			open = true
		default:
			panic(r)
		}
	}()
	flow(s)
	return false
}

// landFlow lets a flow happen; where it asks more than was prepared it unwinds.
func (t *Table) landFlow(flow func(Seat), s Seat, from int, n int32) {
	t.own(s, from, n)
	if t.decide != nil && !t.searching {
		t.mine = t.mine[:0] // a searcher does not know what the others hold ready
	}
	t.who, t.inFlow = s, true
	defer func() {
		switch r := recover(); r.(type) {
		case nil:
		case flowOpen:
			t.inFlow = false
			panic(unwound{})
		default:
			t.inFlow = false
			panic(r)
		}
	}()
	flow(s)
	t.inFlow = false
	if t.next < len(t.mine) {
		panic(misfit{t.mine[t.next]})
	}
}

// nextOwn is the place of the flow's next answer among the rows, after them all if it is still to come.
func (t *Table) nextOwn() int {
	if t.next < len(t.mine) {
		return t.mine[t.next]
	}
	return len(t.rows)
}

// awaitOwn asks inside a flow.
func (t *Table) awaitOwn(ask func(o *Asking)) Answer {
	t.asked = true
	t.build(ask)
	if t.trial != nil && t.who == t.trial.seat && t.dealsAgain(t.nextOwn()) {
		t.build(ask)
	}
	if len(t.q.asked) != 1 || t.q.asked[0].seat != t.who {
		panic("play: a flow asks only its own seat")
	}
	if t.next < len(t.mine) {
		i := t.mine[t.next]
		a := answerOf(&t.rows[i])
		if !t.q.offers(a) {
			if t.decide != nil && !t.searching { // what an aside asked has just made it impossible
				t.mine = t.mine[:0]
				return t.fromPolicy(ask)
			}
			panic(misfit{i})
		}
		t.next++
		if !t.drafting && t.rows[i].No > t.cur {
			t.cur = t.rows[i].No
		}
		return a
	}
	if t.searching {
		t.found()
	}
	if t.decide != nil {
		return t.fromPolicy(ask)
	}
	t.out = append(t.out, t.q.offer(0, t.answers(t.who)))
	panic(flowOpen{})
}

// searchOpen plays on from a Together that is being answered: the searcher's own flow first, which
// drafts on what it sees; the others' drafts are forgotten.
func (t *Table) searchOpen(order []Seat, flow func(Seat), from int, n int32) {
	t.inFlow, t.behind = true, len(order) > 0 && order[0] != t.me
	if slices.Contains(order, t.me) {
		t.own(t.me, from, n)
		t.who = t.me
		flow(t.me)
		t.prepared = true
	}
	if t.searching {
		t.found()
	}
	t.mine, t.next = t.mine[:0], 0
	for _, s := range order {
		if s != t.me {
			t.who = s
			flow(s)
		}
	}
	t.inFlow = false
}
