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

import "slices"

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
	stopped  struct{}          // who searches has seen what he wanted
)

// runner runs rules: it answers what they ask, and says what becomes of the rest they say to their Table. There are these:
//
//   - byRecord: a record answers, as in a match and in a replay. Where it has no answer the rules unwind.
//   - byPolicy: a policy answers on the spot, as in a playout.
//   - a Search begins by the record and goes on, from the question that is open, by policy: its Table changes hands. In
//     a Together that is being answered the searcher's own flow lies between the two: byDraft.
//   - oneAnswer and untilItCame are policies for those who foresee, and stop where chance is drawn or a matter has come out.
type runner interface {
	// answer answers the question that has been built, the first time or anew. It returns again if what it did has made
	// another position, or handed the Table to another: then the question is built anew.
	answer(first bool) (a Answer, again bool)
	// together lets flows happen, in order.
	together(order []Seat, flow func(s Seat))
	// chance hears that chance is drawn or something is shown, and what an answer that leads there is called.
	chance(why Final)
	// decides hears that the rules decide for a seat, and came how a matter has come out.
	decides(s Seat)
	came(matter, how int16, numbers outcomeNumbers)
}

// outcomeNumbers are those with which a matter comes out.
type outcomeNumbers [4]int16

// Table is where rules ask. The rules get it from whoever runs them and keep no hold of it. With a zero one a game's Start
// can set up by them whatever asks nobody.
type Table struct {
	by     runner // nil: nobody
	q      Asking
	closed int // how many Undisturbed we are in
	lines  []Line
	cur    int32 // the row that causes what happens now
	mute   bool  // nothing is told
	ends   bool  // who searches has seen what he wanted when anything is asked
	sure   bool  // what is answered is known to be offered: no question is built for it
	inFlow bool  // of a Together …
	who    Seat  // … whose
}

// Tell adds a line to the chronicle for everybody.
func (t *Table) Tell(k Key, args ...int16) {
	if !t.mute {
		t.tell(0, k, "", args)
	}
}

// TellOnly adds a line that only some seats may read: bit s of to for seat s.
func (t *Table) TellOnly(to uint16, k Key, args ...int16) {
	if !t.mute && to != 0 {
		t.tell(to, k, "", args)
	}
}

// TellNote adds a line that carries a seat's free words. to is as in TellOnly, 0 for all.
func (t *Table) TellNote(to uint16, k Key, note string, args ...int16) {
	if !t.mute {
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
	if t.by != nil {
		t.by.chance(why)
	}
}

// Decides must be called before the rules decide for a seat what a player would be asked, as for a dynasty that plays by a
// printed strategy. To those who foresee, what it does from there on is its own affair: they are told that its turn has
// come, as if it were asked, and nothing that was chosen before it is given after it.
func (t *Table) Decides(s Seat) {
	if t.by != nil {
		t.by.decides(s)
	}
}

// Came announces how a matter has come out: as which of its outcomes, and with which numbers. It changes
// nothing; it is heard by those who foresee.
func (t *Table) Came(matter, how int16, numbers ...int16) {
	if t.by != nil {
		var all outcomeNumbers
		copy(all[:], numbers)
		t.by.came(matter, how, all)
	}
}

// Await asks and returns the answer. The closure builds the question; it is called again after
// every aside and every re-deal, so it must read the state afresh.
func (t *Table) Await(ask func(o *Asking)) Answer {
	if t.ends {
		panic(stopped{})
	}
	t.build(ask)
	a, again := t.by.answer(true)
	for again {
		t.build(ask)
		a, again = t.by.answer(false)
	}
	return a
}

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
	if _, plainly := t.by.(*byPolicy); plainly {
		t.flows(order, flow)
		return
	}
	t.by.together(slices.Clone(order), flow) // a copy, or the caller's would be on the heap in a playout too
}

// Secretly asks every seat in order one question, answered unseen; then each answer happens, in
// order.
func (t *Table) Secretly(order []Seat, ask func(o *Asking, s Seat), then func(s Seat, a Answer)) {
	t.Together(order, func(s Seat) {
		then(s, t.Await(func(o *Asking) { ask(o, s) }))
	})
}

// offers says whether the question offers an answer.
func (t *Table) offers(a Answer) bool { return t.sure || t.q.offers(a) }

// build makes the question; one that leaves a seat nothing to choose is a fault of the rules.
func (t *Table) build(ask func(o *Asking)) {
	if t.sure {
		return
	}
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

// flows lets flows happen one after the other.
func (t *Table) flows(order []Seat, flow func(s Seat)) {
	t.inFlow = true
	for _, s := range order {
		t.who = s
		flow(s)
	}
	t.inFlow = false
}
