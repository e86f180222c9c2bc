package play

import (
	"slices"

	"signoria"
)

// together prepares the flows of a Together until all are ready, and then lets them land.
func (r *byRecord) together(order []Seat, flow func(s Seat)) {
	n := r.ask
	r.ask++
	r.preparing = n
	from, landed := r.pos, -1
	for r.pos < len(r.rows) && r.rows[r.pos].Ask == n {
		switch row := &r.rows[r.pos]; row.Kind {
		case signoria.Aside:
			if landed >= 0 {
				panic(misfit{r.pos})
			}
			r.land(row)
			continue
		case signoria.Landed:
			landed = r.pos
		}
		r.pos++
		if landed < 0 && r.rows[r.pos-1].Kind == signoria.Studied {
			r.study(r.pos)
		}
	}
	if landed < 0 && r.at.opens(n, from, order, flow) {
		return
	}
	if landed < 0 {
		landed = r.prepare(order, flow, from, n)
	}
	r.preparing = -1
	if landed >= 0 {
		r.cur = r.rows[landed].No
	}
	r.firm = max(r.firm, r.pos, landed+1)
	for i, s := range order {
		if r.by != r { // one of them asked what was searched for, and nobody knows what the others hold ready
			r.flows(order[i:], flow)
			return
		}
		r.landFlow(flow, s, from, n)
	}
}

// prepare runs every flow as a draft. If all are ready it adds the row that lets them land and
// returns its place; else it unwinds. Where nobody is asked anything there is nothing to land: -1.
func (r *byRecord) prepare(order []Seat, flow func(Seat), from int, n int32) int {
	open := false
	r.asked = false
	was := r.at.prepares(n)
	for _, s := range order {
		r.own(s, from, n)
		d := was.of(s, r)
		if d == nil {
			d = r.drafted(flow, s)
			was.keep(s, d)
		} else {
			r.at.draft(s, nil)
		}
		open, r.asked, r.closed, r.out = open || d.open, r.asked || d.asked, r.closed+d.closed, append(r.out, d.out...)
	}
	if open {
		panic(unwound{})
	}
	r.at.landed()
	if !r.asked {
		return -1
	}
	r.last++
	r.rows = append(r.rows, Row{No: r.last, Kind: signoria.Landed, Seat: Nobody, Ask: n})
	r.pos = len(r.rows)
	return r.pos - 1
}

// prepared is what the seats have drafted in a Together: while each of them answers, and none of the others sees that,
// their flows need not run again.
type prepared struct {
	begins
	drafts [signoria.MaxSeats]*drafted
}

// begins is how a Together begins.
type begins struct {
	ask, row int32  // its number, and the row before it
	print    uint64 // of the position
}

// drafted is what a flow has come to as a draft.
type drafted struct {
	answers []Answer // of its seat, by which it came to that
	open    bool     // the seat still has to answer
	asked   bool
	closed  int // how many Undisturbed it waits in
	out     []Offer
}

// of is what a seat has drafted, if that was by the answers it has given now; nil if it was not, or nothing is kept.
func (p *prepared) of(s Seat, r *byRecord) *drafted {
	if p == nil || p.drafts[s] == nil || !slices.Equal(p.drafts[s].answers, r.answers()) {
		return nil
	}
	return p.drafts[s]
}

func (p *prepared) keep(s Seat, d *drafted) {
	if p != nil {
		p.drafts[s] = d
	}
}

// answers are those of the flow's seat.
func (r *byRecord) answers() []Answer {
	all := make([]Answer, len(r.mine))
	for i, row := range r.mine {
		all[i] = answerOf(&r.rows[row])
	}
	return all
}

// drafted runs a flow as a draft.
func (r *byRecord) drafted(flow func(Seat), s Seat) *drafted {
	d := &drafted{answers: r.answers()}
	asked, closed, out := r.asked, r.closed, r.out
	r.asked, r.out = false, nil
	r.at.draft(s, func() { d.open = r.draftFlow(flow, s) })
	d.asked, d.closed, d.out = r.asked, r.closed-closed, r.out
	r.asked, r.closed, r.out = asked, closed, out
	return d
}

// own collects the seat's answers in this Together, and where what it is asked as they land is studied.
func (r *byRecord) own(s Seat, from int, n int32) {
	r.mine, r.next = r.mine[:0], 0
	landed := false
	for i := from; i < r.pos; i++ {
		row := &r.rows[i]
		landed = landed || row.Kind == signoria.Landed
		flows := row.Kind == signoria.Answered || row.Kind == signoria.Studied && landed
		if flows && row.Seat == s && row.Ask == n {
			r.mine = append(r.mine, i)
		}
	}
}

// draftFlow runs a flow on a copy and says whether its seat still has to answer.
func (r *byRecord) draftFlow(flow func(Seat), s Seat) (open bool) {
	muted := r.mute
	r.who, r.inFlow, r.drafting, r.mute = s, true, true, true
	defer func() {
		r.inFlow, r.drafting, r.mute = false, false, muted
		switch why := recover(); why.(type) {
		case nil, flowDraw:
			if r.next < len(r.mine) {
				panic(misfit{r.mine[r.next]})
			}
		case flowOpen:
			open = true
		default:
			panic(why)
		}
	}()
	flow(s)
	return false
}

// landFlow lets a flow happen; where it asks more than was prepared it unwinds.
func (r *byRecord) landFlow(flow func(Seat), s Seat, from int, n int32) {
	r.own(s, from, n)
	r.who, r.inFlow = s, true
	defer func() {
		switch why := recover(); why.(type) {
		case nil:
		case flowOpen:
			r.inFlow = false
			panic(unwound{})
		default:
			r.inFlow = false
			panic(why)
		}
	}()
	flow(s)
	r.inFlow = false
	if r.next < len(r.mine) {
		panic(misfit{r.mine[r.next]})
	}
}

// nextOwn is the place of the flow's next answer among the rows, after them all if it is still to come.
func (r *byRecord) nextOwn() int {
	if r.next < len(r.mine) {
		return r.mine[r.next]
	}
	return len(r.rows)
}

// answerOwn answers inside a flow.
func (r *byRecord) answerOwn() (a Answer, again bool) {
	r.asked = true
	if r.at.reaches(r.nextOwn()) {
		return a, true
	}
	if !r.sure && (len(r.q.asked) != 1 || r.q.asked[0].seat != r.who) {
		panic("play: a flow asks only its own seat")
	}
	if r.next == len(r.mine) {
		return r.goOn()
	}
	i := r.mine[r.next]
	if r.rows[i].Kind == signoria.Studied {
		r.next++
		r.study(i + 1)
		return a, true
	}
	a = answerOf(&r.rows[i])
	if !r.offers(a) {
		panic(misfit{i})
	}
	r.next++
	if !r.drafting {
		r.cur = max(r.cur, r.rows[i].No)
	}
	return a, false
}
