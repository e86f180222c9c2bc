package host

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"sync"
	"time"

	"signoria"
	"signoria/play"
)

// baseEvery is how many rows pass before a base is stored again.
const baseEvery = 64

// Table is a table in memory. All below its lock is used under it.
type Table struct {
	host *Host
	id   string

	mu     sync.Mutex
	gone   bool // out of memory: whoever waited for the lock enters again
	loaded bool
	lost   error // why it is no longer loaded
	used   time.Time
	known  known

	signoria.Table
	game      play.Game
	live      play.Live // nil before the start
	record    record
	chronicle chronicle
	audience  audience
	head      shownHead        // what lists of tables were last told of it
	analysing *analysing       // of a finished game, once somebody has asked for it
	story     *Story           // of a finished game, once somebody has asked for it
	orders    []signoria.Order // of all seats; only replaced

	pondering [signoria.MaxSeats]bool // a goroutine answers for the seat in a while
	thinking  bool                    // a goroutine lets the bots answer
	haggling  bool                    // another lets them answer bargains
}

var (
	errNotPlaying  = signoria.Errorf(signoria.Conflict, "this table is not being played")
	errOtherBox    = signoria.Errorf(signoria.Conflict, "this table is played with another box file than the server has loaded")
	errNotRecorded = signoria.Errorf(signoria.Unwritten, "that could not be recorded, so it has not happened")
	errLate        = signoria.Errorf(signoria.Conflict, "that answer came late: the question has changed since")
)

// use does something under the table's lock. It returns false if the table has left the memory.
func (t *Table) use(ctx context.Context, do func(*Table) error) (here bool, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.gone {
		return false, nil
	}
	if !t.loaded {
		if err := t.reload(ctx); err != nil {
			return true, err
		}
	}
	t.used = time.Now()
	err = do(t)
	for range mostTries {
		again, unknown := t.overtaken(ctx, err)
		if unknown != nil {
			return true, unknown
		}
		if !again {
			break
		}
		err = do(t)
	}
	return true, err
}

// reload brings the table from the store, or has it leave the memory.
func (t *Table) reload(ctx context.Context) (err error) {
	for range mostTries {
		if err = t.load(ctx); !errors.Is(err, errLate) { // else somebody else has written meanwhile
			break
		}
	}
	if err != nil {
		t.host.leave(t)
		t.host.retryIfAway(t.id, err)
	}
	return err
}

// load brings the table from the store.
func (t *Table) load(ctx context.Context) error {
	stored, err := t.host.store.Table(ctx, t.id)
	if err != nil {
		return err
	}
	if t.game, err = t.host.Game(stored.Setup.Game); err != nil {
		return err
	}
	if stored.Setup.Box != t.host.opts.Boxes[stored.Setup.Game] {
		return errOtherBox
	}
	t.Table, t.record = stored, newRecord(t.game, stored.Setup)
	t.known.are(stored.Rows, stored.Amended)
	if err := t.loadSeen(ctx); err != nil {
		return err
	}
	if err := t.loadOrders(ctx); err != nil {
		return err
	}
	if _, err := t.loadElsewhere(ctx); err != nil {
		return err
	}
	if stored.Status != signoria.Open {
		if err := t.rebuild(ctx); err != nil {
			return err
		}
	}
	t.loaded = true
	if t.advance(); !t.loaded {
		return t.lost
	}
	t.host.wereHere(t)
	return nil
}

// rebuild makes the live table of what is stored: of the base and the rows since, or, where that
// does not fit, of all rows.
func (t *Table) rebuild(ctx context.Context) error {
	rows, base, err := t.stored(ctx)
	if err != nil {
		return err
	}
	var live play.Live
	switch under := play.UnderRules(t.Setup, rows); {
	case under == t.game.Version():
		live, err = t.replay(rows, base)
	case under > t.game.Version():
		err = t.host.newer()
	default:
		live, rows, err = t.upgrade(rows, base)
	}
	if err != nil {
		return err
	}
	t.dropLate()
	t.record.based = base.Row
	t.record.add(rows...)
	t.record.keepFromOthers(live)
	t.take(live)
	return nil
}

// stored is a table's record and the base it has, if it has one; and from where its rows can be run.
func (t *Table) stored(ctx context.Context) (rows []signoria.Row, base signoria.Base, err error) {
	if rows, err = t.storedRows(ctx, 0, t.Rows); err != nil {
		return nil, base, err
	}
	base, err = t.host.store.Base(ctx, t.id)
	if err != nil && signoria.CodeOf(err) != signoria.NotFound {
		return nil, base, err
	}
	if int(base.Row) > len(rows) {
		base = signoria.Base{}
	}
	origin, err := t.host.store.Origin(ctx, t.id)
	if err == nil {
		t.record.origin = &origin
	} else if signoria.CodeOf(err) != signoria.NotFound {
		return nil, base, err
	}
	return rows, base, nil
}

// replay is the live table of a base and the rows since, or, where that does not fit, of all rows that can be run.
func (t *Table) replay(rows []signoria.Row, base signoria.Base) (play.Live, error) {
	if base.Version == t.game.Version() {
		live, err := t.game.Resume(t.Setup, base, rows[base.Row:])
		if err == nil {
			return live, nil
		}
		t.host.log.Error("a stored base does not fit, the record is replayed", "table", t.id, "row", base.Row, "error", err)
	}
	live, err := t.game.Replay(t.recordOf(rows))
	if err != nil {
		return nil, signoria.Errorf(signoria.Internal, "table %s cannot be rebuilt from its record: %v", t.id, err)
	}
	return live, nil
}

// recordOf are rows of the table's as its game can run them.
func (t *Table) recordOf(rows []signoria.Row) signoria.Record {
	return signoria.Record{Setup: t.Setup, Rows: rows, Origin: t.record.origin}
}

// take makes a live table the one that is played here.
func (t *Table) take(live play.Live) {
	t.live, t.chronicle = live, chronicle{}
	t.audience.forgetAll()
	live.Look(t.audience.attended())
	t.chronicle.refresh(live)
}

// advance lets the bots answer and the clocks run that are to, if this host is in charge of the table.
func (t *Table) advance() {
	if err := t.sayTimeUp(); err != nil {
		t.host.log.Error("it was not recorded that the time to play is over", "table", t.id, "error", err)
	}
	t.host.alarm(t.id, t.Clocks)
	t.host.remindAt(&t.Table)
	t.letBotsAnswer()
	t.answerForSeats()
}

// commit records what has just happened, and what the table answers to it for its players; and tells everybody once it
// is on disk. If it cannot be recorded it has not happened: the table is brought from the store again.
func (t *Table) commit(rows []signoria.Row) error {
	if rows = append(rows, t.settle()...); len(rows) == 0 {
		return nil
	}
	now := timed(rows, t.latest())
	if asked, prepares := t.live.Preparing(); prepares && allPrepare(rows, asked) {
		now = t.Moved
	}
	p := progress(t.live, now)
	p.Clocks = ticking(&t.Table, p, rows, t.host.Now().UnixMilli())
	// The request may go away; the row must not hang between memory and disk.
	t.known.row.Store(rows[len(rows)-1].No)
	began := time.Now()
	err := t.host.store.AppendRows(context.Background(), t.id, rows, p)
	t.host.waits.note(time.Since(began))
	if err != nil {
		return t.discard(rows, err)
	}
	before := t.Progress
	t.Progress, t.Rows = p, rows[len(rows)-1].No
	t.committed(rows, before)
	return nil
}

// latest is when a table did something last: it moved, or a row was recorded since of which not everybody was told.
func (t *Table) latest() time.Time {
	if n := len(t.record.times); n > 0 {
		return later(t.Moved, time.UnixMilli(t.record.times[n-1]))
	}
	return t.Moved
}

// timed says of rows that they are of now, and no earlier than those before: a machine's time may be set back, the record
// goes on.
func timed(rows []signoria.Row, before time.Time) (now time.Time) {
	if now = time.Now(); now.Before(before) {
		now = before
	}
	for i := range rows {
		rows[i].At = now.UnixMilli()
	}
	return time.UnixMilli(now.UnixMilli())
}

// discard forgets what could not be recorded.
func (t *Table) discard(rows []signoria.Row, err error) error {
	switch {
	case signoria.CodeOf(err) == signoria.Conflict:
		t.unload(errLate)
		return errLate
	case errors.Is(err, signoria.ErrUnsure):
		t.unload(signoria.ErrUnsure)
	default:
		t.unload(errNotRecorded)
	}
	t.host.log.Error("rows were not recorded", "table", t.id, "row", rows[0].No, "error", err)
	return t.lost
}

// unload gives up what is here of the table: it is not as it is stored.
func (t *Table) unload(why error) {
	t.loaded, t.live, t.lost = false, nil, why
	t.notify()
	t.host.heedAt(t.Table) // lists may show what is not stored
}

// committed tells of rows that are on disk whoever may know of them, and of how far the table was before.
func (t *Table) committed(rows []signoria.Row, before signoria.Progress) {
	t.host.counters.add(rows)
	t.tell(rows, before)
	if t.Rows-t.record.based >= baseEvery || t.Status == signoria.Finished {
		t.flush()
	}
	t.advance()
	t.host.wasHere(&t.Table, rows)
}

// tell takes rows that are on disk into what is seen here, and tells whoever may know of them.
func (t *Table) tell(rows []signoria.Row, before signoria.Progress) {
	t.record.add(rows...)
	t.record.keepFromOthers(t.live)
	t.chronicle.refresh(t.live)
	t.audience.forget()
	t.notifyOf(rows, before)
	t.audience.heedPages()
}

// progress is how far a live table is, that moved last at a moment.
func progress(live play.Live, moved time.Time) signoria.Progress {
	p := signoria.Progress{Status: signoria.Playing, Waiting: []play.Seat{}, Turn: live.Standing().Turn, Moved: moved}
	if live.Over() {
		p.Status = signoria.Finished
	}
	for _, o := range live.Offers() {
		p.Waiting = append(p.Waiting, o.Seat)
	}
	return p
}

// flush stores what may lag.
func (t *Table) flush() {
	t.snapshot()
	t.saveSeen()
}

// snapshot stores the base if rows were added since the last time. A base may lag, so a failure
// costs only time.
func (t *Table) snapshot() {
	if t.live == nil || !t.loaded || t.Rows == t.record.based {
		return
	}
	t.record.based = t.Rows
	base, err := t.live.Base()
	if err == nil {
		err = t.host.store.SaveBase(context.Background(), t.id, base)
	}
	if err != nil {
		t.host.log.Error("a base was not stored", "table", t.id, "error", err)
	}
}

// amend changes the stored table and the one in memory. While it is played, what change notes of it
// and what the people have agreed on by then go on record with it: all or nothing.
func (t *Table) amend(ctx context.Context, change func(*signoria.Table) (notes []signoria.Row, err error)) error {
	var rows []signoria.Row
	overtaken := false
	after, err := t.host.update(context.WithoutCancel(ctx), t.id, func(x *signoria.Table) ([]signoria.Row, error) {
		if x.Rows != t.Rows || len(rows) > 0 { // somebody else has written it; or this is run again, and is noted here already
			overtaken = true
			return nil, errLate
		}
		notes, err := change(x)
		if err != nil {
			return nil, err
		}
		t.known.amended.Store(x.Amended + 1)
		if t.live == nil {
			return nil, nil
		}
		if notes = append(notes, carryOut(x)...); len(notes) == 0 {
			return nil, nil
		}
		rows = t.live.Noted(notes...)
		t.known.row.Store(rows[len(rows)-1].No)
		p := progress(t.live, timed(rows, t.latest()))
		p.Clocks = ticking(x, p, rows, t.host.Now().UnixMilli())
		x.Progress = p
		return rows, nil
	})
	switch {
	case len(rows) > 0 && err != nil:
		return t.discard(rows, err)
	case overtaken, errors.Is(err, signoria.ErrUnsure):
		t.unload(err)
		return err
	case err != nil:
		t.known.are(t.Rows, t.Amended)
		return err
	}
	before := t.Table
	t.Table = after
	if len(rows) > 0 {
		t.committed(rows, before.Progress)
	}
	if amended(&before, &t.Table) { // else time ran out, say: who may know of it has been told
		t.tellAmended(&before)
	}
	return nil
}

// tellAmended tells everybody that the table was changed otherwise than by what is played at it.
func (t *Table) tellAmended(before *signoria.Table) {
	t.notify()
	t.audience.stir()
	t.audience.heedPages()
	t.host.heedAt(*before) // whoever has just lost his seat is told as well
}

// update changes a stored table. Who sits down at it keeps the name by which he was told apart from the others: nobody is
// renamed meanwhile.
func (h *Host) update(ctx context.Context, id string, change func(*signoria.Table) ([]signoria.Row, error)) (signoria.Table, error) {
	h.naming.RLock()
	defer h.naming.RUnlock()
	return h.store.UpdateTable(ctx, id, change)
}

// amended says whether there is something new of a table that everybody may know at once: that counsel was asked for is not.
func amended(before, after *signoria.Table) bool {
	was, is := before.Affairs, after.Affairs
	was.Counselled, is.Counselled = nil, nil
	return before.Status != after.Status || before.Manners != after.Manners || !slices.Equal(before.Chairs, after.Chairs) ||
		!reflect.DeepEqual(was, is)
}

// holds says whether the player may answer for the seat.
func (t *Table) holds(player string, s play.Seat) error {
	if err := owns(&t.Table, player, s); err != nil {
		return err
	}
	return t.acts(s)
}

// acts says why a seat's player cannot do anything now, or nil if he can.
func (t *Table) acts(s play.Seat) error {
	switch {
	case t.Status != signoria.Playing:
		return errNotPlaying
	case t.Manners.Paused:
		return errPaused
	case t.Chairs[s].Bot != "":
		return errBotSits
	case t.out(s):
		return errTimeUp
	}
	return nil
}

// Pick is a choice of an offer as the page sends it: the offer's token, the choice's place in it,
// the number if one is wanted, and free words.
type Pick struct {
	Token  string
	Choice int
	Number int
	Note   string
}

// of finds what was picked, if the offer is still the one it was picked from.
func (p Pick) of(token string, choices []play.Choice, s play.Seat) (play.Answer, error) {
	if p.Token != token {
		return play.Answer{}, errLate
	}
	if p.Choice < 0 || p.Choice >= len(choices) {
		return play.Answer{}, play.ErrNotOffered
	}
	c := choices[p.Choice]
	if p.Number < int(c.Lo) || p.Number > int(c.Hi) {
		return play.Answer{}, signoria.Errorf(signoria.Invalid, "the number must be from %d to %d", c.Lo, c.Hi)
	}
	a := c.With(s, int16(p.Number))
	note, err := cleanNote(p.Note)
	a.Note = note
	return a, err
}

// picked is what a seat is asked and what its player picks of it.
func (t *Table) picked(player string, s play.Seat, p Pick) (play.Offer, play.Answer, error) {
	if err := t.holds(player, s); err != nil {
		return play.Offer{}, play.Answer{}, err
	}
	o, asked := t.live.OfferTo(s)
	if !asked {
		return play.Offer{}, play.Answer{}, play.ErrNotAsked
	}
	a, err := p.of(t.token(s, o.Token), o.Choices, s)
	return o, a, err
}

// Answer gives a seat's answer.
func (h *Host) Answer(ctx context.Context, id, player string, s play.Seat, p Pick) error {
	return h.at(ctx, id, func(t *Table) error {
		o, a, err := t.picked(player, s, p)
		if err != nil {
			return err
		}
		order, waits := t.waitsForOwn(o, p.Choice)
		if !waits {
			rows, err := t.live.Answer(a)
			return t.commitAnswer(rows, err)
		}
		undo := t.setFinal(order) // before it is recorded, and answers what it leads to
		rows, err := t.live.Answer(a)
		return t.unless(t.commitAnswer(rows, err), undo)
	})
}

// Aside does something for a seat out of turn.
func (h *Host) Aside(ctx context.Context, id, player string, s play.Seat, p Pick) error {
	return h.at(ctx, id, func(t *Table) error {
		if err := t.holds(player, s); err != nil {
			return err
		}
		choices := t.asides(s)
		a, err := p.of(t.asidesToken(s, choices), choices, s)
		if err != nil {
			return err
		}
		rows, err := t.live.Aside(a)
		return t.commitAnswer(rows, err)
	})
}

// TakeBack takes a seat's last answer back, and those that were given as one with it.
func (h *Host) TakeBack(ctx context.Context, id, player string, s play.Seat) error {
	return h.at(ctx, id, func(t *Table) error {
		if err := t.holds(player, s); err != nil {
			return err
		}
		rows, err := t.live.TakeBackPast(s, t.record.notOwn)
		if err == nil {
			t.restBefore(s)
		}
		return t.commitAnswer(rows, err)
	})
}

// commitAnswer keeps what the rules made of something a player did.
func (t *Table) commitAnswer(rows []signoria.Row, err error) error {
	t.logBroken(err)
	if err == nil {
		err = t.commit(rows)
	}
	if err != nil {
		return err
	}
	if s := rows[0].Seat; s >= 0 { // who answers has seen what he answers to
		t.audience.sees(t.Chairs[s].Player, s, t.record.numberTo(s, rows[0].No))
	}
	if err := t.notePlayed(); err != nil { // the answer stands all the same
		t.host.log.Error("it was not noted that a study is played", "table", t.id, "error", err)
	}
	return nil
}

// logBroken logs what broke the rules, if anything did.
func (t *Table) logBroken(err error) {
	if b := (*play.Broken)(nil); errors.As(err, &b) {
		t.host.log.Error("the rules broke", "table", t.id, "after row", t.Rows, "setup", t.Setup, "error", fmt.Sprint(b.Reason), "stack", string(b.Stack))
	}
}

// Present is a table as anybody with its link may know it, and who has a page of it open.
type Present struct {
	signoria.Table
	Here     []bool // by seat
	Watching int    // how many look on without a seat
}

// present is the table as it is now. What it points to is never changed: a table that changes points to something else.
func (t *Table) present() Present {
	here, watching := t.audience.present(&t.Table)
	return Present{Table: t.Table, Here: here, Watching: watching}
}

// Table returns a table as it is now.
func (h *Host) Table(ctx context.Context, id string) (p Present, err error) {
	err = h.at(ctx, id, func(t *Table) error { p = t.present(); return nil })
	return p, err
}

// Tables lists a player's tables: first those that wait for him, then the latest moved.
func (h *Host) Tables(ctx context.Context, player string) ([]Present, error) {
	stored, err := h.store.TablesOf(ctx, player)
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(stored, func(a, b signoria.Table) int {
		waits := func(t signoria.Table) bool { return WaitsFor(t, player) && !unplayed(t) }
		switch mine, other := waits(a), waits(b); {
		case mine && !other:
			return -1
		case other && !mine:
			return 1
		}
		return 0
	})
	all := make([]Present, len(stored))
	for i, s := range stored {
		all[i] = Present{Table: s, Here: h.hereAt(s)}
	}
	return all, h.hereAlso(ctx, all)
}

// WaitsFor says whether a player is asked at a table.
func WaitsFor(t signoria.Table, player string) bool {
	return slices.ContainsFunc(t.Waiting, func(s play.Seat) bool { return waitsAt(&t, s) && t.Chairs[s].Player == player })
}

// waitsAt says whether a table waits for a person at a seat that is asked.
func waitsAt(t *signoria.Table, s play.Seat) bool {
	return t.Status == signoria.Playing && !t.Manners.Paused && t.Chairs[s].Plays(t.Chairs[s].Player)
}
