// Package play is how rules ask and who answers.
//
// Rules are plain Go functions that read like the rulebook and ask when a seat must decide:
//
//	a := t.Await(func(o *play.Asking) {
//		o.To(seat, AskStorm)
//		for c := range g.cities() {
//			o.May(play.Choice{Verb: Storm, A: c}, g.whyNotStorm(seat, c))
//		}
//	})
//
// Who answers is not their business. In a live match the answers come from the record, and where
// there is none the call unwinds and the offer is shown; in a replay they come from the record; in a
// playout a policy answers on the spot. What a set of rules must keep to stands at Rules.
package play

import "signoria"

// Key names a line of the chronicle; the game's texts say it in words.
type Key uint16

// Line is one line of the chronicle. It is named by the row that caused it and an index, so that
// running the rules again makes the same lines under the same names.
type Line struct {
	Row   int32  `json:"row"`
	Index uint16 `json:"index"`
	Key   Key    `json:"key"`
	To    uint16 `json:"to,omitempty"` // the seats that may read it, bit s for seat s; 0 for all
	Args  Args   `json:"args"`
	Note  string `json:"note,omitempty"` // free words of a seat
}

// For says whether the seat may read the line.
func (l Line) For(s Seat) bool { return l.To == 0 || s >= 0 && l.To>>uint(s)&1 == 1 }

// The rules unwind by panicking with one of these; none leaves this package.
type (
	unwound  struct{}          // no answer yet: the offers are shown
	flowOpen struct{}          // a draft stops: its seat has not answered
	flowDraw struct{}          // a draft stops: it would draw chance
	misfit   struct{ row int } // a row that does not fit here
)

// position is what a Table needs of the state being played; a match or a search supplies it.
type position interface {
	asides(o *Asking, s Seat)
	aside(t *Table, a Answer)
	// draft runs f on a copy of the position and keeps the copy as what seat s sees.
	draft(s Seat, f func())
	// landed forgets the drafts: they happen now.
	landed()
	redeal(s Seat)
}

// Table is where rules ask. The rules get it from whoever runs them and keep no hold of it.
type Table struct {
	at     position
	rows   []Row
	pos    int   // the next row
	ask    int32 // the number of the next question
	q      Asking
	out    []Offer
	closed int // how many Undisturbed we are in
	firm   int // rows before it cannot be taken back
	lines  []Line
	cur    int32 // the row that causes what happens now
	last   int32 // the number of the record's last row
	drawn  int32 // the last row that drew chance, 0 none
	ruled  int32 // the last row after which, before any chance, the rules decided for another seat; 0 none
	mute   bool

	// in Together
	inFlow, drafting bool
	who              Seat
	mine             []int // which rows are the flow's own
	next             int   // the next of them
	asked            bool  // somebody was, in the flows being drafted

	// who answers where there is no row
	decide  func(*Asking) Answer
	meddle  func(*Table)
	decided int

	// in a search, until the open question
	searching bool
	open      int32 // its number
	me        Seat

	// in a trial
	trial *trial // nil otherwise
	dealt bool   // what its seat cannot know has been dealt again

	// in a foresight
	halts    bool       // stop where chance is drawn
	others   func(Seat) // what a seat does from here on nobody foresees; nil: nobody looks
	drew     bool       // stopped there
	why      Final      // what an answer that leads there is called
	behind   bool       // in a Together in which another's flow lands before this seat's
	landed   bool       // past a Together in which nobody was asked: it has landed
	prepared bool       // through with its own flow in a Together that is being answered
	awaits   bool       // stop where the matter has come out …
	matter   int16
	came     bool   // stopped there: it has, so
	lay      func() // at the first draw of chance, lays what will be drawn
	how      int16
	numbers  [4]int16
}

// Tell adds a line to the chronicle for everybody.
func (t *Table) Tell(k Key, args ...int16) {
	if !t.mute && !t.drafting {
		t.tell(0, k, "", args)
	}
}

// TellOnly adds a line that only some seats may read: bit s of to for seat s.
func (t *Table) TellOnly(to uint16, k Key, args ...int16) {
	if !t.mute && !t.drafting && to != 0 {
		t.tell(to, k, "", args)
	}
}

// TellNote adds a line that carries a seat's free words. to is as in TellOnly, 0 for all.
func (t *Table) TellNote(to uint16, k Key, note string, args ...int16) {
	if !t.mute && !t.drafting {
		t.tell(to, k, note, args)
	}
}

func (t *Table) tell(to uint16, k Key, note string, args []int16) {
	l := Line{Row: t.cur, Key: k, To: to, Note: note}
	copy(l.Args[:], args)
	if n := len(t.lines); n > 0 && t.lines[n-1].Row == t.cur {
		l.Index = t.lines[n-1].Index + 1
	}
	t.lines = append(t.lines, l)
}

// Row is the number of the row that causes what happens now. A state that keeps it can name a
// seat's words, which stay in the record.
func (t *Table) Row() int32 { return t.cur }

// Undisturbed runs f, and no aside lands while it does.
func (t *Table) Undisturbed(f func()) {
	t.closed++
	f()
	t.closed--
}

// Chance must be called before dice are thrown, a face-down card is turned or somebody peeks: nothing before it can be
// taken back, and a draft stops there.
func (t *Table) Chance() { t.turns(Draws) }

// Uncover is Chance where what somebody is shown lies ready, whatever chance may do.
func (t *Table) Uncover() { t.turns(Reveals) }

// Onward is Chance where the course of the game brings it, and not what somebody has just done: the next card of a
// round, the event of a turn.
func (t *Table) Onward() { t.turns(Seals) }

func (t *Table) turns(why Final) {
	switch {
	case t.halts:
		t.drew, t.why = true, why
		panic(stopped{})
	case t.lay != nil:
		lay := t.lay
		t.lay = nil
		lay()
	case t.drafting:
		panic(flowDraw{})
	case t.inFlow && t.next > 0 && t.next <= len(t.mine):
		t.drawn = t.cur
		t.firm = max(t.firm, t.mine[t.next-1]+1)
	case !t.inFlow:
		t.drawn = t.cur
		t.firm = t.pos
	}
}

// Decides must be called before the rules decide for a seat what a player would be asked, as for a dynasty that plays by a
// printed strategy. To those who foresee, what it does from there on is its own affair: they are told that its turn has
// come, as if it were asked, and nothing that was chosen before it is given after it.
func (t *Table) Decides(s Seat) {
	if !t.inFlow && t.pos > 0 && t.rows[t.pos-1].Seat != s && t.drawn < t.cur {
		t.ruled = t.cur
	}
	if t.others != nil {
		t.others(s)
	}
}

// Await asks and returns the answer. The closure builds the question; it is called again after
// every aside and every re-deal, so it must read the state afresh.
func (t *Table) Await(ask func(o *Asking)) Answer {
	if t.inFlow && (t.decide == nil || t.searching || t.next < len(t.mine)) {
		return t.awaitOwn(ask)
	}
	n := t.ask
	t.ask++
	for {
		if t.decide != nil && !t.searching { // from the start, or since an aside asked what was searched for
			return t.fromPolicy(ask)
		}
		t.build(ask)
		if t.dealsAgain(t.pos) {
			t.build(ask)
		}
		if t.pos >= len(t.rows) {
			if t.searching {
				t.found()
				return t.fromPolicy(ask)
			}
			for i := range t.q.asked {
				t.out = append(t.out, t.q.offer(i, t.answers(t.q.asked[i].seat)))
			}
			panic(unwound{})
		}
		r := &t.rows[t.pos]
		if r.Kind == signoria.Aside {
			t.land(r)
			continue
		}
		if r.Kind != signoria.Answered || r.Ask != n || !t.q.offers(answerOf(r)) {
			panic(misfit{t.pos})
		}
		t.pos++
		t.cur = r.No
		return answerOf(r)
	}
}

// build makes the question; one that leaves a seat nothing to choose is a fault of the rules.
func (t *Table) build(ask func(o *Asking)) {
	t.q.reset()
	ask(&t.q)
	for i := range t.q.asked {
		if q := &t.q.asked[i]; q.from == q.to {
			panic("play: a question without choices")
		}
	}
	if len(t.q.asked) == 0 {
		panic("play: a question to nobody")
	}
}

func (t *Table) fromPolicy(ask func(o *Asking)) Answer {
	if t.meddle != nil && t.closed == 0 && !t.inFlow {
		t.meddle(t)
	}
	t.build(ask)
	t.decided++
	a := t.decide(&t.q)
	if !t.q.offers(a) {
		panic("play: a policy answered what was not offered")
	}
	return a
}

// land lets an aside happen, if it is among those its seat may do, and goes to the row after it. What it asks has its
// numbers after that of the question it interrupts, which then goes on under its own.
func (t *Table) land(r *Row) {
	a := answerOf(r)
	if t.closed > 0 || !t.offersAside(a) {
		panic(misfit{t.pos})
	}
	ask := t.ask
	t.cur = r.No
	t.pos++
	t.at.aside(t, a)
	t.ask = ask
}

func (t *Table) offersAside(a Answer) bool {
	var o Asking
	o.To(a.Seat, 0)
	t.at.asides(&o, a.Seat)
	return o.offers(a)
}

// answers numbers an offer for its token: the question, and how often the seat has answered in it.
func (t *Table) answers(s Seat) int {
	n := int(t.ask) << 6
	for i := range t.rows {
		if r := &t.rows[i]; r.Ask == t.ask-1 && r.Seat == s && r.Kind == signoria.Answered {
			n++
		}
	}
	return n
}

// found turns a search into a playout: the open question is reached, and what the searcher cannot
// know is dealt again.
func (t *Table) found() {
	t.searching = false
	t.at.redeal(t.me)
}

func answerOf(r *Row) Answer {
	return Answer{Seat: r.Seat, Verb: Verb(r.Verb), A: r.A, B: r.B, C: r.C, N: r.N, Note: r.Note}
}

func rowOf(kind signoria.RowKind, a Answer) Row {
	return Row{Kind: kind, Seat: a.Seat, Verb: uint16(a.Verb), A: a.A, B: a.B, C: a.C, N: a.N, Note: a.Note}
}
