package host

import (
	"math/rand/v2"
	"time"

	"signoria"
	"signoria/play"
)

// The table answers for a player where he has nothing to choose, and where he has left it to a standing order. These are
// answers like any other: they go on record, they are told in the chronicle, and a replay knows nothing of them.
//
// Nobody else is to learn from them what a hand holds, or that there is an order. So where somebody else plays, such an
// answer comes at once only if all may know that there was nothing to choose; else it takes a while, drawn anew each
// time, as a player takes who does not think long.

// How long an answer takes that others must not know from a player's own.
const (
	leastPonder = 700 * time.Millisecond
	mostPonder  = 3 * time.Second
)

// maxSettled is how many answers the table gives one after the other while nobody else does anything. Orders that would
// answer more go round in a circle: they rest from then on.
const maxSettled = 60

// onBehalf is an answer that the table gives for a seat.
type onBehalf struct {
	play.Answer
	hand  signoria.Hand
	open  bool           // all may know that it was not the seat's own
	order signoria.Order // by which it is given, if it is
}

// givenFor finds what the table answers for a seat that is asked.
func (t *Table) givenFor(s play.Seat) (onBehalf, bool) {
	o, asked := t.live.OfferTo(s)
	if !asked || t.acts(s) != nil || t.Chairs[s].Player == "" || t.taught(s, o) {
		return onBehalf{}, false
	}
	if only, ok := t.live.Only(s); ok {
		return onBehalf{Answer: only.Answer, hand: signoria.NoOther, open: only.Open}, true
	}
	return t.orderFor(s, o)
}

// taught says whether a lesson's script is about to tell what is asked: then the learner answers.
func (t *Table) taught(s play.Seat, o play.Offer) bool {
	at := t.lessonAt(s, &Offer{Offer: o})
	return at != nil && at.Next >= 0
}

// unnoticed says whether nobody but one player plays here, so that nobody can tell how long an answer took.
func (t *Table) unnoticed() bool { return people(t.Chairs) == 1 }

// people is how many seats players hold.
func people(chairs []signoria.Chair) (n int) {
	for _, c := range chairs {
		if c.Player != "" {
			n++
		}
	}
	return n
}

// resting says whether no seat answers here now.
func (t *Table) resting() bool {
	return t.live == nil || t.Status != signoria.Playing || t.Manners.Paused || t.live.Over()
}

// settle gives the answers that the table gives at once, and returns what goes on record.
func (t *Table) settle() (rows []signoria.Row) {
	var last onBehalf
	for range maxSettled {
		g, ok := t.atOnce()
		if !ok {
			return rows
		}
		made, err := t.live.Answer(g.Answer)
		if err != nil {
			t.host.log.Error("what the table answered for a seat was refused", "table", t.id, "seat", g.Seat, "answer", g.Answer, "error", err)
			return rows
		}
		made[0].Hand = g.hand
		rows, last = append(rows, made...), g
	}
	if last.hand == signoria.ByOrder {
		t.rest(last.order)
	}
	return rows
}

// atOnce finds an answer that the table gives without waiting.
func (t *Table) atOnce() (onBehalf, bool) {
	if t.resting() {
		return onBehalf{}, false
	}
	for _, o := range t.live.Offers() {
		if g, ok := t.givenFor(o.Seat); ok && (g.open || t.unnoticed()) {
			return g, true
		}
	}
	return onBehalf{}, false
}

// answerForSeats gives what the table has to answer for its players: at once, or in a while.
func (t *Table) answerForSeats() {
	if t.resting() || !t.host.inCharge(t.id) {
		return
	}
	if _, now := t.atOnce(); now {
		if err := t.commit(nil); err != nil {
			t.host.log.Error("what the table answered for its seats was not recorded", "table", t.id, "error", err)
		}
		return
	}
	for _, o := range t.live.Offers() {
		if _, ok := t.givenFor(o.Seat); ok && !t.pondering[o.Seat] {
			t.pondering[o.Seat] = t.host.run(func() { t.ponder(o.Seat, o.Token) })
		}
	}
}

// ponder answers for a seat after a while, if it is still asked the same.
func (t *Table) ponder(s play.Seat, token uint64) {
	t.host.rest(time.After(leastPonder + rand.N(mostPonder-leastPonder)))
	_, err := t.use(t.host.stop, func(t *Table) error {
		t.pondering[s] = false
		if t.host.stop.Err() != nil || t.resting() || !t.host.inCharge(t.id) {
			return nil
		}
		g, ok := t.givenFor(s)
		if now, asked := t.live.OfferTo(s); !ok || !asked || now.Token != token {
			t.answerForSeats()
			return nil
		}
		rows, err := t.live.Answer(g.Answer)
		if err != nil {
			return err
		}
		rows[0].Hand = g.hand
		return t.commit(rows)
	})
	if err != nil && t.host.stop.Err() == nil {
		t.host.log.Error("what the table answered for a seat was not recorded", "table", t.id, "seat", s, "error", err)
	}
}

// Given is an answer that the table gave for a seat.
type Given struct {
	Label   string // what was chosen
	ByOrder bool   // by a standing order; else because there was nothing to choose
}

// givenTo tells a seat what the table has answered for it since it answered itself, in a language.
func (t *Table) givenTo(s play.Seat, lang string) (all []Given) {
	for _, r := range t.record.seats[s].given {
		told := t.live.Told(lang, play.Offer{Seat: s, Choices: []play.Choice{chosen(r)}})
		all = append(all, Given{Label: told.Choices[0].Label, ByOrder: r.Hand == signoria.ByOrder})
	}
	return all
}
