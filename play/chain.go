package play

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"signoria"
	"signoria/chance"
)

// Why a chain of answers goes no further though the next is offered.
var (
	ErrFate   = signoria.Errorf(signoria.Conflict, "chance was drawn, or something hidden was seen")
	ErrOthers = signoria.Errorf(signoria.Conflict, "the turn of another comes first, who decides for itself")
)

// ID names a choice wherever it is offered again: what it does, and to what.
func (c Choice) ID() string {
	b := strconv.AppendUint(make([]byte, 0, 32), uint64(c.Verb), 10)
	for _, n := range [...]int16{c.A, c.B, c.C} {
		b = strconv.AppendInt(append(b, '.'), int64(n), 10)
	}
	return string(b)
}

// ByID is the answer that seat s gives by the choice of an ID and the number n; false if nothing is called so.
func ByID(id string, s Seat, n int16) (Answer, bool) {
	parts := strings.Split(id, ".")
	if len(parts) != 4 {
		return Answer{}, false
	}
	verb, err := strconv.ParseUint(parts[0], 10, 16)
	var of [3]int64
	for i := range of {
		var odd error
		of[i], odd = strconv.ParseInt(parts[i+1], 10, 16)
		err = errors.Join(err, odd)
	}
	a := Answer{Seat: s, Verb: Verb(verb), A: int16(of[0]), B: int16(of[1]), C: int16(of[2]), N: n}
	return a, err == nil
}

// Chain is what came of answers that a seat gave as one.
type Chain struct {
	Rows   []Row // to add to the record
	Played int   // how many of the answers were given
	Why    error // why no more were: ErrNotAsked, ErrNotOffered, ErrFate, ErrOthers or a Broken; nil if all were
	Rule   Rule  // that forbids the next, Free if none is known
	ends   error // what the last of them brought that its seat could not know before: ErrFate, ErrOthers or nil
}

// Chain gives answers of one seat one after the other: each if it is offered when its turn has come, and none after
// chance was drawn, something hidden was seen or the rules decided for another seat (see Table.Decides), since its seat
// chose it without knowing. Their rows say that they belong together.
func (m *Match[S, P]) Chain(answers []Answer) (c Chain) {
	sheet := m.record.last + 1
	for _, a := range answers {
		if c.Why = m.link(&c, a, sheet); c.Why != nil {
			break
		}
	}
	return c
}

// link gives the next answer of a chain.
func (m *Match[S, P]) link(c *Chain, a Answer, sheet int32) error {
	switch {
	case c.ends != nil:
		return c.ends
	case !m.asks(a.Seat):
		return ErrNotAsked
	}
	row, landing := rowOf(signoria.Answered, a), m.landing()
	row.Sheet = sheet
	rows, err := m.add(row, ErrNotOffered)
	if err != nil {
		c.Rule = m.forbids(a)
		return err
	}
	c.Rows = append(c.Rows, rows...)
	c.Played++
	switch {
	case m.record.ruled == rows[0].No:
		c.ends = ErrOthers
	case m.Over(), m.drawn >= sheet, len(rows) > 1, landing && !(m.landing() && m.asks(a.Seat)):
		c.ends = ErrFate
	}
	return nil
}

// forbids is the rule that refuses an answer to what its seat is asked now, Free if none is known.
func (m *Match[S, P]) forbids(a Answer) Rule {
	o, _ := m.OfferTo(a.Seat)
	for _, r := range o.Refused {
		if c := r.Choice; c.Verb == a.Verb && c.A == a.A && c.B == a.B && c.C == a.C {
			return r.Rule
		}
	}
	return Free
}

// sheet lists the places of the rows that the seat would take back together, the last first: its last answer and those
// that were given with it as one.
func (m *Match[S, P]) sheet(s Seat) (all []int) {
	for i, r := range slices.Backward(m.rows) {
		if r.Kind != signoria.Answered || r.Seat != s {
			continue
		}
		if len(all) > 0 && (r.Sheet == 0 || r.Sheet != m.rows[all[0]].Sheet) {
			break
		}
		all = append(all, i)
	}
	return all
}

// inSheet notes that a row is of a sheet: its seat takes back what was given as one.
func (m *Match[S, P]) inSheet(row, sheet int32) {
	if i := slices.IndexFunc(m.rows, func(r Row) bool { return r.No == row }); i >= 0 {
		m.rows[i].Sheet = sheet
	}
}

// TakeBackSheet takes the seat's last answer back and, if it was given as one with others, these too as far as they can
// be. It returns the rows to add to the record.
func (m *Match[S, P]) TakeBackSheet(s Seat) (rows []Row, err error) {
	for range max(1, len(m.sheet(s))) {
		more, err := m.TakeBack(s)
		if err != nil && len(rows) == 0 {
			return nil, err
		}
		if err != nil {
			break
		}
		rows = append(rows, more...)
	}
	return rows, nil
}

// Undoes is how many answers the seat would take back with its last; 0 if it cannot.
func (m *Match[S, P]) Undoes(s Seat) int {
	if m.MayTakeBack(s) != nil {
		return 0
	}
	n := 0
	for _, i := range m.sheet(s) {
		if i >= m.record.firm {
			n++
		}
	}
	return n
}

// trial is what makes a match one on which answers are tried: what its seat cannot know is dealt again before the first
// of them.
type trial struct {
	seat  Seat
	after int32 // the last row that is not tried
	seed  uint64
	hide  *chance.Source // deals again once more, before: only to prove that it makes no difference
	dealt bool           // in this run of the rules
}

// reaches deals again what the seat of a trial cannot know, once, if the next row is the first that is tried.
func (m *Match[S, P]) reaches(place int) bool {
	x := m.trial
	switch {
	case x == nil, x.dealt, m.t.inFlow && m.t.who != x.seat:
		return false
	case place < len(m.record.rows) && m.record.rows[place].No <= x.after:
		return false
	}
	x.dealt = true
	if x.hide != nil {
		hide := *x.hide
		P(&m.now).Redeal(x.seat, &hide)
	}
	src := chance.New(x.seed)
	P(&m.now).Redeal(x.seat, &src)
	return true
}

// held is a match as it was, to go back to.
type held[S any] struct {
	base             S
	baseRow, baseAsk int32
	baseLines        int
	rows             []Row
	last, drawn      int32
}

func (m *Match[S, P]) hold() held[S] {
	return held[S]{m.base, m.baseRow, m.baseAsk, m.baseLines, m.rows, m.record.last, m.drawn}
}

func (m *Match[S, P]) goBack(h held[S]) {
	m.base, m.baseRow, m.baseAsk, m.baseLines, m.rows, m.record.last, m.drawn = h.base, h.baseRow, h.baseAsk, h.baseLines, h.rows, h.last, h.drawn
	m.again()
}

// Try gives answers of one seat on a copy in which all that the seat cannot know has been dealt again, as far as Chain
// would, but for the one that would draw chance, show something hidden, end the game or let another seat's turn come for
// which the rules decide. It returns the table as it is then: what the seat sees and is asked there it may know
// beforehand. When the context ends it returns its error.
func (l *live[S, P]) Try(ctx context.Context, s Seat, answers []Answer) (Live, Chain, error) {
	return l.try(ctx, s, answers, nil)
}

func (l *live[S, P]) try(ctx context.Context, s Seat, answers []Answer, hide *chance.Source) (Live, Chain, error) {
	seed, err := l.seedOf(Answer{Seat: s})
	if err != nil {
		return nil, Chain{}, err
	}
	m := l.Match.copy()
	m.trial = &trial{seat: s, after: m.record.last, seed: seed, hide: hide}
	m.t.q.looking = true
	m.again()
	c := Chain{}
	for _, a := range answers {
		if ctx.Err() != nil {
			return nil, c, ctx.Err()
		}
		if c.Why = m.tryLink(&c, a); c.Why != nil {
			break
		}
	}
	c.Rows = nil
	return l.game.live(m), c, nil
}

// tryLink gives the next answer of a trial, if that shows nothing its seat does not know.
func (m *Match[S, P]) tryLink(c *Chain, a Answer) error {
	before := m.hold()
	if err := m.link(c, a, m.trial.after+1); err != nil {
		return err
	}
	if c.ends != nil {
		m.goBack(before)
		c.Played--
		return c.ends
	}
	return nil
}

// auditTrial tries one choice of an offer, and again with all dealt anew that the seat cannot know: both must come to
// the same.
func (l *live[S, P]) auditTrial(o Offer, src *chance.Source) error {
	a := o.Choices[src.N(len(o.Choices))].AtRandom(o.Seat, src)
	var told [2][]byte
	for i, hide := range []*chance.Source{nil, src} {
		after, c, err := l.try(context.Background(), o.Seat, []Answer{a}, hide)
		if err != nil {
			return err
		}
		next, _ := after.OfferTo(o.Seat)
		if told[i], err = json.Marshal([]any{c.Played, c.Rule, fmt.Sprint(c.Why), after.View(o.Seat), next}); err != nil {
			return err
		}
	}
	if !bytes.Equal(told[0], told[1]) {
		return fmt.Errorf("seat %d tries what it cannot know, of %+v\nbefore %s\nafter  %s", o.Seat, a, told[0], told[1])
	}
	return nil
}
