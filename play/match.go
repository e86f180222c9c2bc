package play

import (
	"fmt"
	"hash/maphash"
	"runtime/debug"
	"slices"

	"signoria"
	"signoria/chance"
)

// Why an answer is refused. Nothing has changed then.
var (
	ErrNotAsked   = signoria.Errorf(signoria.Conflict, "that seat is not being asked now")
	ErrNotOffered = signoria.Errorf(signoria.Invalid, "that is not among the choices offered")
	ErrNoAside    = signoria.Errorf(signoria.Invalid, "that cannot be done now")
	ErrNoMind     = signoria.Errorf(signoria.Invalid, "nobody thinks ahead in this game")
	ErrBroken     = signoria.Errorf(signoria.Internal, "the rules broke at that answer; nothing was changed, and it has been reported")
)

// Why an answer cannot be taken back.
var (
	ErrNothingToTakeBack = signoria.Errorf(signoria.Conflict, "there is nothing of yours to take back")
	ErrRevealed          = signoria.Errorf(signoria.Conflict, "chance was drawn or something hidden was seen since")
	ErrAnswered          = signoria.Errorf(signoria.Conflict, "somebody else has answered since")
)

// maxAsides is how many asides may stand between two quiet points. All of them happen over again at each answer, so
// that without an end to them one seat could make its table, or whoever checks its record, ever slower.
const maxAsides = 300

// Match is a live table: the base, the rows since, and the position they lead to. It is not safe
// for use by several goroutines at once.
type Match[S any, P Rules[S]] struct {
	base      S
	baseRow   int32  // the last row it holds
	baseAsk   int32  // the number of the next question
	baseLines int    // the lines told before it
	rows      []Row  // since, less what was taken or given back
	drawn     int32  // the last row that drew chance
	ended     string // how the people ended it before the rules did, "" if they did not

	now     S
	drafts  []draft[S]
	drafted uint16
	t       Table
	record  byRecord
	found   found     // of this position
	before  *prepared // what drafts holds; nil where nothing is prepared
	trial   *trial    // nil unless answers are tried on it
}

// found is what has been found of a position, for each of those who look at it asks for it again.
type found struct {
	standing *Standing
	asides   [signoria.MaxSeats]*[]Choice
	only     [signoria.MaxSeats]*soleAnswer
	open     any    // what everybody sees; nil before anybody has looked
	print    uint64 // 0 before anybody has asked for it
}

// Broken is an ErrBroken with what went wrong, which is for whoever keeps the house and not for the table.
type Broken struct {
	Reason any // with which the rules panicked
	Stack  []byte
}

func (b *Broken) Error() string { return ErrBroken.Error() }
func (b *Broken) Unwrap() error { return ErrBroken }

// NewMatch starts a match from a position.
func NewMatch[S any, P Rules[S]](s S) *Match[S, P] {
	m := &Match[S, P]{base: s}
	m.record = byRecord{Table: &m.t, at: m}
	if _, err := m.run(nil); err != nil {
		panic(fmt.Sprintf("play: a new match does not start: %v", err))
	}
	return m
}

// ResumeMatch rebuilds a match from a base and the record's rows since it. Rows that are not of that
// record give an error that names the first that does not fit.
func ResumeMatch[S any, P Rules[S]](s S, base signoria.Base, told []Line, rows []Row) (*Match[S, P], error) {
	m := resumable[S, P](s, base, told, rows)
	kept := effective(rows)
	bad, err := m.run(kept)
	if err != nil && bad >= 0 {
		return nil, signoria.Errorf(signoria.Invalid, "row %d of the record does not fit the position it meets", kept[bad].No)
	}
	return m, err
}

// resumable is a match at a base, with rows still to run.
func resumable[S any, P Rules[S]](s S, base signoria.Base, told []Line, rows []Row) *Match[S, P] {
	m := &Match[S, P]{base: s, baseRow: base.Row, baseAsk: base.Ask, baseLines: len(told)}
	m.t.lines, m.record = slices.Clone(told), byRecord{Table: &m.t, at: m, last: base.Row}
	for _, r := range rows {
		m.record.last = r.No
		m.heed(r)
	}
	return m
}

// effective drops what was taken or given back, and the rows that say so.
func effective(rows []Row) []Row {
	gone := takenBack(rows)
	kept := make([]Row, 0, len(rows))
	for _, r := range rows {
		if moves(r) && !gone[r.No] {
			kept = append(kept, r)
		}
	}
	return kept
}

// takenBack finds the rows that were taken or given back in the end.
func takenBack(rows []Row) map[int32]bool {
	gone := map[int32]bool{}
	for _, r := range rows {
		if r.Kind == signoria.TakenBack || r.Kind == signoria.GivenBack {
			gone[r.Target] = true
		}
	}
	return gone
}

// moves says whether a row makes something happen, or prepares it.
func moves(r Row) bool {
	return r.Kind == signoria.Answered || r.Kind == signoria.Aside || r.Kind == signoria.Landed || r.Kind == signoria.Studied
}

// copy is the same match over again, sharing nothing that either changes.
func (m *Match[S, P]) copy() *Match[S, P] {
	c := &Match[S, P]{base: m.base, baseRow: m.baseRow, baseAsk: m.baseAsk, baseLines: m.baseLines, drawn: m.drawn, ended: m.ended}
	c.rows = slices.Clone(m.rows)
	c.t.lines, c.record = slices.Clip(m.t.lines[:m.baseLines]), byRecord{Table: &c.t, at: c, last: m.record.last}
	c.again()
	return c
}

// Now is the position, as true as it is. Only for tests and for what runs on the server's side.
func (m *Match[S, P]) Now() *S { return &m.now }

// Over says whether the game has ended.
func (m *Match[S, P]) Over() bool { return m.ended != "" || P(&m.now).Over() }

// Offers are what the seats are being asked now.
func (m *Match[S, P]) Offers() []Offer {
	if m.ended != "" {
		return nil
	}
	return m.record.out
}

// OfferTo is what one seat is being asked.
func (m *Match[S, P]) OfferTo(s Seat) (Offer, bool) {
	for _, o := range m.Offers() {
		if o.Seat == s {
			return o, true
		}
	}
	return Offer{}, false
}

// Preparing is the number of the question for which the seats prepare together what nobody else sees.
func (m *Match[S, P]) Preparing() (asked int32, prepares bool) {
	return m.record.preparing, m.record.preparing >= 0
}

func (m *Match[S, P]) asks(s Seat) bool { _, ok := m.OfferTo(s); return ok }

// Look says whether refused choices are kept from now on.
func (m *Match[S, P]) Look(on bool) {
	if m.t.q.looking != on {
		m.t.q.looking, m.before = on, nil
		m.again()
	}
}

// View is what a seat, or Nobody, may see. A seat sees its own draft.
func (m *Match[S, P]) View(s Seat) any {
	g := m.seenBy(s)
	rules, shares := any(P(g)).(Sharer)
	if !shares || g != &m.now {
		return P(g).View(s)
	}
	if m.found.open == nil {
		m.found.open = rules.OpenView()
	}
	return rules.SeatView(m.found.open, s)
}

// prints is the seed of all prints, of this process alone.
var prints = maphash.MakeSeed()

// Print is a number for the position that View shows to the seat.
func (m *Match[S, P]) Print(s Seat) uint64 {
	g := m.seenBy(s)
	if g != &m.now {
		return printOf(g)
	}
	if m.found.print == 0 {
		m.found.print = printOf(g)
	}
	return m.found.print
}

func printOf[S any](g *S) uint64 {
	return maphash.Bytes(prints, bytesOf(g))
}

// Told says an offer in words.
func (m *Match[S, P]) Told(lang string, o Offer) Told { return P(m.seenBy(o.Seat)).Describe(lang, o) }

// Tell says a line in words.
func (m *Match[S, P]) Tell(lang string, l Line) string { return P(&m.now).Tell(lang, l) }

func (m *Match[S, P]) seenBy(s Seat) *S {
	if s >= 0 && m.drafted>>uint(s)&1 == 1 {
		return m.drafts[s].on(&m.now)
	}
	return &m.now
}

// Lines are the chronicle's lines from the n-th on.
func (m *Match[S, P]) Lines(n int) []Line {
	return append([]Line{}, m.t.lines[min(n, len(m.t.lines)):]...)
}

// Settled is how many of the lines can no longer change: those before the base.
func (m *Match[S, P]) Settled() int { return m.baseLines }

// Standing tells how the game stands. What it points to is never changed.
func (m *Match[S, P]) Standing() Standing {
	if m.found.standing == nil {
		st := m.stands()
		m.found.standing = &st
	}
	return *m.found.standing
}

func (m *Match[S, P]) stands() Standing {
	st := P(&m.now).Standing()
	if m.ended != "" {
		st.Over, st.End, st.Winners = true, m.ended, nil
	}
	return st
}

// Asides are what the seat may do out of turn now; none while nothing may disturb. They are never changed.
func (m *Match[S, P]) Asides(s Seat) []Choice {
	if s < 0 {
		return nil
	}
	if m.found.asides[s] == nil {
		all := m.asidesOf(s)
		m.found.asides[s] = &all
	}
	return *m.found.asides[s]
}

func (m *Match[S, P]) asidesOf(s Seat) []Choice {
	if m.t.closed > 0 || m.Over() || len(m.Offers()) == 0 || m.landing() || m.talkedOut() {
		return nil
	}
	var o Asking
	o.To(s, 0)
	P(&m.now).Asides(&o, s)
	return o.choices
}

// landing says whether the open question is inside flows that are landing, where no aside may be.
func (m *Match[S, P]) landing() bool {
	n := len(m.rows)
	for i := n - 1; i >= 0 && m.rows[i].Ask == m.record.ask-1; i-- {
		if m.rows[i].Kind == signoria.Landed {
			return true
		}
	}
	return false
}

// talkedOut says whether there have been so many asides that first somebody has to answer.
func (m *Match[S, P]) talkedOut() bool {
	n := 0
	for _, r := range m.rows {
		if r.Kind == signoria.Aside {
			n++
		}
	}
	return n >= maxAsides
}

// Answer gives a seat's answer. It returns the rows to add to the record.
func (m *Match[S, P]) Answer(a Answer) ([]Row, error) {
	if !m.asks(a.Seat) {
		return nil, ErrNotAsked
	}
	return m.add(rowOf(signoria.Answered, a), ErrNotOffered)
}

// Aside does something out of turn. It returns the rows to add to the record.
func (m *Match[S, P]) Aside(a Answer) ([]Row, error) {
	if len(m.Offers()) == 0 || m.talkedOut() {
		return nil, ErrNoAside
	}
	return m.add(rowOf(signoria.Aside, a), ErrNoAside)
}

func (m *Match[S, P]) add(row Row, refused error) ([]Row, error) {
	last := m.record.last
	row.No, row.Ask = last+1, m.record.ask-1
	m.record.last++
	rows := append(slices.Clip(m.rows), row)
	added := []Row{row}
	for {
		n := len(rows)
		bad, err := m.run(rows)
		if bad < 0 && err != nil { // the rules broke
			m.record.last = last
			m.again()
			return nil, err
		}
		rows = m.record.rows
		added = append(added, rows[n:]...) // what landed
		if err == nil {
			return added, nil
		}
		if rows[bad].Kind != signoria.Answered || rows[bad].No == row.No && !landedAfter(rows, row) {
			m.record.last = last
			m.again()
			return nil, refused
		}
		// What was prepared earlier no longer holds: it goes back to its seat, from there on.
		gone := rows[bad]
		kept := rows[:bad:bad]
		for _, r := range rows[bad:] {
			if r.Seat == gone.Seat && r.Ask == gone.Ask && r.Kind == signoria.Answered {
				m.record.last++
				added = append(added, Row{No: m.record.last, Kind: signoria.GivenBack, Seat: r.Seat, Target: r.No, Ask: r.Ask})
			} else {
				kept = append(kept, r)
			}
		}
		rows = kept
	}
}

// landedAfter says whether an answer was good enough to let the Together it belongs to land: what then no longer fits
// was changed by what the others had prepared.
func landedAfter(rows []Row, answer Row) bool {
	return slices.ContainsFunc(rows, func(r Row) bool {
		return r.Kind == signoria.Landed && r.Ask == answer.Ask && r.No > answer.No
	})
}

// TakeBack takes the seat's last answer back. It returns the rows to add to the record.
func (m *Match[S, P]) TakeBack(s Seat) ([]Row, error) {
	i, err := m.lastOwn(s)
	if err != nil {
		return nil, err
	}
	gone := m.rows[i]
	last := m.record.last
	m.record.last++
	if _, err := m.run(slices.Delete(slices.Clone(m.rows), i, i+1)); err != nil {
		m.record.last = last
		m.again()
		return nil, ErrAnswered
	}
	return []Row{{No: last + 1, Kind: signoria.TakenBack, Seat: s, Target: gone.No, Ask: gone.Ask}}, nil
}

// MayTakeBack says why the seat's last answer cannot be taken back, or nil if it can.
func (m *Match[S, P]) MayTakeBack(s Seat) error {
	_, err := m.lastOwn(s)
	return err
}

func (m *Match[S, P]) lastOwn(s Seat) (int, error) {
	i := len(m.rows) - 1
	for ; i >= 0; i-- {
		if r := m.rows[i]; r.Kind == signoria.Answered && r.Seat == s {
			break
		}
	}
	switch {
	case i < 0 && m.baseRow == 0, m.Over():
		return 0, ErrNothingToTakeBack
	case i < m.record.firm:
		return 0, ErrRevealed
	}
	open := m.record.ask - 1
	for _, r := range m.rows[i+1:] {
		if r.Kind == signoria.Landed {
			return 0, ErrAnswered
		}
		// What an aside asked in the open question has a later number than that: it hangs on no draft.
		if r.Kind == signoria.Answered && r.Seat != s && (r.Ask < open || m.rows[i].Ask != open) {
			return 0, ErrAnswered
		}
	}
	return i, nil
}

// again runs what was accepted before, which cannot fail.
func (m *Match[S, P]) again() {
	if _, err := m.run(m.rows); err != nil {
		panic(fmt.Sprintf("play: what was accepted does not run again: %v", err))
	}
}

// run plays the rows from the base, up to the first question without an answer. If a row does not
// fit it returns its index and an error; if the rules panic, -1 and a Broken.
func (m *Match[S, P]) run(rows []Row) (bad int, err error) {
	r := &m.record
	m.now, m.drafted, m.found, r.lines = m.base, 0, found{}, r.lines[:m.baseLines]
	if m.trial != nil {
		m.trial.dealt = false
	}
	r.start(rows, m.baseAsk, m.baseRow, r.last)
	type quiet struct {
		s          S
		rows, line int
		ask, row   int32
	}
	var base quiet
	moved := false
	for !P(&m.now).Over() {
		done, bad, err := m.step()
		if err != nil {
			return bad, err
		}
		if !done {
			break
		}
		if m.settled() {
			moved = true
			base = quiet{m.now, r.pos, len(r.lines), r.ask, r.cur}
		}
	}
	if r.pos < len(r.rows) { // rows after the end
		return r.pos, ErrNotOffered
	}
	m.rows, m.drawn = r.rows, max(m.drawn, r.drawn)
	if m.drafted == 0 {
		m.drafts, m.before = nil, nil // most tables wait for somebody, and few of them in a Together
	}
	if moved {
		m.base, m.baseAsk, m.baseRow, m.baseLines = base.s, base.ask, base.row, base.line
		m.rows = slices.Clone(r.rows[base.rows:])
		r.firm = max(0, r.firm-base.rows)
	}
	return -1, nil
}

// settled says whether at this quiet point nothing before it can be taken back.
func (m *Match[S, P]) settled() bool {
	r := &m.record
	if r.firm >= r.pos {
		return true
	}
	before := r.rows[r.pos-1].Seat
	for _, row := range r.rows[r.pos:] {
		if row.Kind == signoria.Answered {
			return row.Seat != before
		}
	}
	return false
}

// step runs one step and says whether it came to its end.
func (m *Match[S, P]) step() (done bool, bad int, err error) {
	defer func() {
		r := recover()
		if r == nil {
			return
		}
		m.t.inFlow = false
		if _, waits := r.(unwound); !waits {
			m.before = nil // some of the drafts are by answers that do not stand
		}
		switch r := r.(type) {
		case unwound:
			done, bad, err = false, -1, nil
		case misfit:
			bad, err = r.row, ErrNotOffered
		default:
			bad, err = -1, &Broken{r, debug.Stack()}
		}
	}()
	P(&m.now).Step(&m.t)
	return true, -1, nil
}

func (m *Match[S, P]) asides(o *Asking, s Seat)   { P(&m.now).Asides(o, s) }
func (m *Match[S, P]) aside(a Answer)             { P(&m.now).Aside(&m.t, a) }
func (m *Match[S, P]) landed()                    { m.drafted = 0 }
func (m *Match[S, P]) redeal(s Seat, seed uint64) { src := chance.New(seed); P(&m.now).Redeal(s, &src) }
func (m *Match[S, P]) goesOn() runner             { return nil }

func (m *Match[S, P]) opens(int32, int, []Seat, func(Seat)) bool { return false }

// prepares keeps what is drafted, unless answers are tried: then it is on a position that has been dealt again.
func (m *Match[S, P]) prepares(n int32) *prepared {
	if m.trial != nil {
		m.before = nil
		return nil
	}
	if now := (begins{n, m.record.cur, printOf(&m.now)}); m.before == nil || m.before.begins != now {
		m.before = &prepared{begins: now}
	}
	return m.before
}

func (m *Match[S, P]) draft(s Seat, f func()) {
	if f != nil {
		saved := m.now
		f()
		if n := int(s) + 1 - len(m.drafts); n > 0 {
			m.drafts = append(m.drafts, make([]draft[S], n)...)
		}
		m.drafts[s], m.now = draftOf(&saved, &m.now), saved
	}
	m.drafted |= 1 << uint(s)
}
