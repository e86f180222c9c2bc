package host

import (
	"context"
	"errors"
	"slices"
	"time"

	"signoria"
	"signoria/play"
)

// Spectators may be behind a table that is being played, by as many seconds as its people have agreed.
// They see it as it was then, in everything that follows from the position, and it goes on before their
// eyes as the time passes. Who sits where and who is there they see as it is.

// late is a table as it was: a table of its own that goes after the real one. Nobody plays at it, and it is
// never stored.
type late struct {
	Table
	due   []signoria.Row // recorded since
	stirs bool           // who is behind is to be told of something
	alarm *time.Timer    // when the first of them is to be seen
}

// errInAMoment is for who is behind a table that has just gone over to newer rules: what was before cannot be run.
var errInAMoment = signoria.Errorf(signoria.Conflict, "this table has just gone over to newer rules: look again in a moment")

// behind says whether somebody sees a table only as it was: who has no seat at it.
func behind(x *signoria.Table, player string) bool {
	return x.Status == signoria.Playing && x.Manners.Delay > 0 && !sits(x, player)
}

// To is the table as a player may know it. Who is behind, or may not look, is not told here how far it is:
// he knows what he sees. That counsel was asked for another's seat is told when its turn is over.
func (p Present) To(player string) Present {
	if p.MayLook(player) && !behind(&p.Table, player) {
		if p.Status == signoria.Playing && people(p.Chairs) > 1 {
			p.Affairs = p.Affairs.Before(p.Turn, func(s play.Seat) bool { return p.Chairs[s].Player == player })
		}
		return p
	}
	p.Progress = signoria.Progress{Status: p.Status, Waiting: []play.Seat{}, Moved: p.Created}
	p.Rows = 0
	p.Affairs.Counselled = nil // it says that somebody is asked, and how often he was
	return p
}

// Behind says whether a player, or somebody unknown, sees the table only as it was.
func (p Present) Behind(player string) bool { return behind(&p.Table, player) }

// MayLook says whether a player, or somebody unknown, may look at the table: unless its people play without
// spectators.
func (p Present) MayLook(player string) bool { return mayLook(&p.Table, player) == nil }

// shownTo is the table that a player may see: this one, or for who is behind as it was.
func (t *Table) shownTo(ctx context.Context, player string) (*Table, error) {
	if err := mayLook(&t.Table, player); err != nil {
		return nil, err
	}
	if !behind(&t.Table, player) {
		return t, nil
	}
	if t.audience.late == nil {
		if err := t.fallBehind(ctx); err != nil {
			return nil, err
		}
	}
	if err := t.catchUp(); err != nil {
		return nil, err
	}
	return &t.audience.late.Table, nil
}

// fallBehind makes the table as it was of the rows that may be seen by now.
func (t *Table) fallBehind(ctx context.Context) error {
	rows, err := t.storedRows(ctx, 0, t.Rows)
	if err != nil {
		return err
	}
	n := 0
	for n < len(rows) && (rows[n].Follows() || rows[n].Kind == signoria.Upgraded || t.wait(rows[n]) <= 0) {
		n++
	}
	live, err := t.game.Replay(t.recordOf(rows[:n]))
	if other := (*play.OtherRules)(nil); errors.As(err, &other) {
		return errInAMoment
	}
	if err != nil {
		return signoria.Errorf(signoria.Internal, "table %s cannot be rebuilt as it was at row %d: %v", t.id, n, err)
	}
	l := &late{due: rows[n:]}
	l.record, l.audience = newRecord(t.game, t.Setup), newAudience()
	l.host, l.id, l.game, l.Table.Table = t.host, t.id, t.game, t.Table
	l.Rows = 0
	l.take(live)
	l.pass(rows[:n])
	l.stirs = false // whoever looks sees it so
	t.audience.late = l
	return nil
}

// wait is how long a row is not to be seen yet.
func (t *Table) wait(r signoria.Row) time.Duration {
	return time.Until(time.UnixMilli(r.At).Add(time.Duration(t.Manners.Delay) * time.Second))
}

// catchUp lets happen what may be seen by now, tells who is behind of it, and sets the alarm for what may not.
func (t *Table) catchUp() error {
	l := t.audience.late
	for len(l.due) > 0 && t.wait(l.due[0]) <= 0 {
		n, err := play.Redo(l.live, l.due)
		if err != nil {
			t.dropLate()
			return signoria.Errorf(signoria.Internal, "table %s does not go on as it did: %v", t.id, err)
		}
		l.pass(l.due[:n])
		l.due = l.due[n:]
	}
	t.setAlarm()
	if l.stirs {
		l.stirs = false
		t.wakeBehind()
	}
	return nil
}

// pass notes that rows have happened at the table as it was.
func (l *late) pass(rows []signoria.Row) {
	before := l.Progress
	l.record.add(rows...)
	l.record.keepFromOthers(l.live)
	if n := len(rows); n > 0 {
		l.Rows = rows[n-1].No
	}
	open, _ := l.record.open()
	l.Progress = progress(l.live, l.record.at(open, l.Created))
	l.stirs = l.stirs || l.news(play.Nobody, rows, before)
	l.chronicle.refresh(l.live)
	l.audience.forget()
}

func (t *Table) setAlarm() {
	l := t.audience.late
	if l.alarm != nil {
		l.alarm.Stop()
	}
	if len(l.due) > 0 {
		l.alarm = time.AfterFunc(t.wait(l.due[0]), func() { t.ring(l) })
	}
}

// ring lets happen what may be seen by now. If nobody is there to see it, the table as it was is given up.
func (t *Table) ring(l *late) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.gone || t.audience.late != l {
		return
	}
	seen := false
	for w := range t.audience.watchers {
		seen = seen || behind(&t.Table, w.player)
	}
	if !seen {
		t.dropLate()
		return
	}
	if err := t.catchUp(); err != nil {
		t.host.log.Error("who is behind is not shown how it goes on", "table", t.id, "error", err)
		t.wakeBehind() // they are told so
	}
}

// wakeBehind wakes who is behind.
func (t *Table) wakeBehind() {
	t.audience.notify(func(w *Watcher) bool { return behind(&t.Table, w.player) })
}

func (t *Table) dropLate() {
	if t.audience.late != nil && t.audience.late.alarm != nil {
		t.audience.late.alarm.Stop()
	}
	t.audience.late = nil
}

// notifyOf wakes those who may see now what has just been recorded, and has it wait for the others: that
// something happened is itself a thing they are not to know yet.
func (t *Table) notifyOf(rows []signoria.Row, before signoria.Progress) {
	switch {
	case t.audience.late == nil:
	case t.Status != signoria.Playing:
		t.dropLate()
	default:
		if t.audience.late.due = append(t.audience.late.due, rows...); len(t.audience.late.due) == len(rows) {
			t.setAlarm()
		}
	}
	t.audience.notify(func(w *Watcher) bool {
		s := w.seatAt(t)
		if t.concerns(rows, s) {
			w.pressed.Store(true)
		}
		return !behind(&t.Table, w.player) && t.news(s, rows, before)
	})
	t.heedHead()
}

// concerns says whether a seat is asked after these rows, or has itself given one of them.
func (t *Table) concerns(rows []signoria.Row, s play.Seat) bool {
	return s >= 0 && (slices.Contains(t.Waiting, s) ||
		slices.ContainsFunc(rows, func(r signoria.Row) bool { return r.Seat == s }))
}
