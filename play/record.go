package play

import "signoria"

// byRecord runs rules by the rows of a record, from a base up to the first question that no row answers.
type byRecord struct {
	*Table
	at   position
	rows []Row
	pos  int   // the next row
	ask  int32 // the number of the next question
	last int32 // the number of the record's last row
	out  []Offer

	firm  int   // rows before it cannot be taken back
	drawn int32 // the last row that drew chance, 0 none
	ruled int32 // the last row after which, before any chance, the rules decided for another seat; 0 none

	// in Together
	drafting bool
	mine     []int // which rows are the flow's own
	next     int   // the next of them
	asked    bool  // somebody was, in the flows being drafted

	preparing int32 // the number of the Together that has not landed, -1 none
}

// position is what a record is run on; a match or a search supplies it.
type position interface {
	asides(o *Asking, s Seat)
	aside(a Answer)
	// redeal deals again, from a seed, what a seat cannot know.
	redeal(s Seat, seed uint64)
	// prepares is what has been drafted already in a Together that begins as it did before; nil if nothing is kept.
	prepares(n int32) *prepared
	// draft runs f on a copy of the position and keeps the copy as what seat s sees; without f it is the copy kept before.
	draft(s Seat, f func())
	// landed forgets the drafts: they happen now.
	landed()
	// reaches hears, when a question has been built, the place of the row that is next, and says whether that has made
	// another position of it.
	reaches(place int) bool
	// goesOn is who answers from here on what no row does; nil if nobody does.
	goesOn() runner
	// opens lets the flows of a Together happen that no row has let land, from a row on, and returns true; false if they
	// are to be prepared.
	opens(n int32, from int, order []Seat, flow func(s Seat)) bool
}

// start readies the rules to be run by rows.
func (r *byRecord) start(rows []Row, ask, row, last int32) {
	r.by, r.cur, r.closed, r.inFlow = r, row, 0, false
	r.rows, r.pos, r.ask, r.last, r.out = rows, 0, ask, last, nil
	r.firm, r.drawn, r.ruled = 0, 0, 0
	r.drafting, r.mine, r.next, r.preparing = false, r.mine[:0], 0, -1
}

func (r *byRecord) answer(first bool) (a Answer, again bool) {
	if r.inFlow {
		return r.answerOwn()
	}
	if first {
		r.ask++
	}
	switch {
	case r.at.reaches(r.pos):
		return a, true
	case r.pos >= len(r.rows):
		return r.goOn()
	}
	row := &r.rows[r.pos]
	switch row.Kind {
	case signoria.Aside:
		r.land(row)
		return a, true
	case signoria.Studied:
		r.pos++
		r.study(r.pos)
		return a, true
	}
	a = answerOf(row)
	if row.Kind != signoria.Answered || row.Ask != r.ask-1 || !r.offers(a) {
		panic(misfit{r.pos})
	}
	r.pos++
	r.cur = row.No
	return a, false
}

// goOn hands a question that no row answers on to whoever goes on from there, or makes offers of it and unwinds.
func (r *byRecord) goOn() (a Answer, again bool) {
	if next := r.at.goesOn(); next != nil {
		r.by = next
		return a, true
	}
	for i := range r.q.asked {
		r.out = append(r.out, r.q.offer(i, r.numbered()))
	}
	if r.inFlow {
		panic(flowOpen{})
	}
	panic(unwound{})
}

// land lets an aside happen, if it is among those its seat may do, and goes to the row after it. What it asks has its
// numbers after that of the question it interrupts, which then goes on under its own.
func (r *byRecord) land(row *Row) {
	a := answerOf(row)
	if r.closed > 0 || !r.sure && !r.offersAside(a) {
		panic(misfit{r.pos})
	}
	ask := r.ask
	r.cur = row.No
	r.pos++
	r.at.aside(a)
	r.ask = ask
}

// study deals again what the seat of the row before a place cannot know. Nothing before it can be taken back.
func (r *byRecord) study(place int) {
	row := &r.rows[place-1]
	r.cur, r.drawn = row.No, row.No
	r.firm = max(r.firm, place)
	r.at.redeal(row.Seat, seedOf(row))
}

func (r *byRecord) offersAside(a Answer) bool {
	var o Asking
	o.To(a.Seat, 0)
	r.at.asides(&o, a.Seat)
	return o.offers(a)
}

// numbered numbers an offer for its token: the question, and how often its seat has answered in it, which only a flow lets
// it do more than once. What asides asked meanwhile may have the same number, and is not counted.
func (r *byRecord) numbered() int {
	n := int(r.ask) << 6
	if r.inFlow {
		n += len(r.mine)
	}
	return n
}

func (r *byRecord) chance(Final) {
	switch {
	case r.drafting:
		panic(flowDraw{})
	case r.inFlow && r.next > 0 && r.next <= len(r.mine):
		r.drawn = r.cur
		r.firm = max(r.firm, r.mine[r.next-1]+1)
	case !r.inFlow:
		r.drawn = r.cur
		r.firm = r.pos
	}
}

func (r *byRecord) decides(s Seat) {
	if !r.inFlow && r.pos > 0 && r.rows[r.pos-1].Seat != s && r.drawn < r.cur {
		r.ruled = r.cur
	}
}

func (r *byRecord) came(int16, int16, outcomeNumbers) {}

func answerOf(r *Row) Answer {
	return Answer{Seat: r.Seat, Verb: Verb(r.Verb), A: r.A, B: r.B, C: r.C, N: r.N, Note: r.Note}
}

func rowOf(kind signoria.RowKind, a Answer) Row {
	return Row{Kind: kind, Seat: a.Seat, Verb: uint16(a.Verb), A: a.A, B: a.B, C: a.C, N: a.N, Note: a.Note}
}
