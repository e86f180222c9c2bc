package host

import (
	"context"
	"slices"
	"time"

	"signoria"
	"signoria/play"
)

// A table that was begun under older rules goes on under those there are: from its last base, with what was done since
// as far as it still fits. The rest is given back, and all of it is on record. What was before stays stored as it was,
// but cannot be run again: nobody can look back to it.

// Upgrade is that a table went over to newer rules.
type Upgrade struct {
	Row     int32
	At      int64 // in Unix milliseconds
	Version int   // of the rules since
	Back    int   // how many answers no longer fitted and were given back
}

// notes counts an upgrade, and what it gave back, in a table's rows.
func notes(upgrades []Upgrade, r signoria.Row) []Upgrade {
	n := len(upgrades)
	switch {
	case r.Kind == signoria.Upgraded:
		return append(upgrades, Upgrade{Row: r.No, At: r.At, Version: int(r.N)})
	case n > 0 && r.Kind == signoria.GivenBack && r.Seat >= 0 && r.At == upgrades[n-1].At:
		last := upgrades[n-1]
		last.Back++
		return append(slices.Clone(upgrades[:n-1]), last) // who has read them keeps what he has
	}
	return upgrades
}

// errOldEnd is of a game that was over when the rules were mended.
var errOldEnd = signoria.Errorf(signoria.Older, "this game was played to its end under older rules, and its last moves cannot be shown under these; its record can be had as ever")

// errTooOld is of a table that cannot go on.
var errTooOld = signoria.Errorf(signoria.Conflict, "this table was begun under older rules and cannot go on under these; all that was played stays stored")

// errNewer is of a table that has gone over to newer rules, while a server is replaced by one that knows them.
var errNewer = signoria.Errorf(signoria.Away, "this table goes on under newer rules, at a server that knows them: try again in a moment")

// errUnknown is the same where no server that is at work knows them: this one has been put in the place of a newer.
var errUnknown = signoria.Errorf(signoria.Conflict, "this table was played on under newer rules than this server knows, and cannot go on here; all that was played stays stored")

// newer is why a table that has gone over to newer rules cannot be seen here.
func (h *Host) newer() error {
	if h.Ready() == nil {
		return errUnknown
	}
	return errNewer
}

// upgrade is the live table of one that was played under other rules, and its record with what that adds. Of a game
// that is over nothing goes on record: it is only looked at.
func (t *Table) upgrade(rows []signoria.Row, base signoria.Base) (play.Live, []signoria.Row, error) {
	live, made, err := t.game.Upgrade(t.Setup, base, rows[base.Row:])
	switch {
	case err != nil:
		t.host.log.Error("a table does not go on under these rules", "table", t.id, "rows", len(rows), "base", base.Row, "error", err)
		return nil, nil, errTooOld
	case t.Status != signoria.Finished:
		err := t.wentOver(live, made, base, rows)
		return live, append(rows, made...), err
	case !live.Over():
		return nil, nil, errOldEnd
	}
	return live, rows, nil
}

// wentOver puts on record that the table went over to newer rules.
func (t *Table) wentOver(live play.Live, made []signoria.Row, base signoria.Base, before []signoria.Row) error {
	ctx := context.Background() // the request may go away; a table does not go over by halves
	if err := t.host.store.SaveOrigin(ctx, t.id, base); err != nil {
		return err
	}
	last := t.Moved
	if n := len(before); n > 0 {
		last = later(last, time.UnixMilli(before[n-1].At))
	}
	p := progress(live, timed(made, last))
	p.Clocks = ticking(&t.Table, p, made, t.host.Now().UnixMilli())
	t.known.row.Store(made[len(made)-1].No)
	err := t.host.store.AppendRows(ctx, t.id, made, p)
	if signoria.CodeOf(err) == signoria.Conflict {
		return errLate // another host has done it
	}
	if err != nil {
		return err
	}
	t.host.log.Info("a table goes on under newer rules", "table", t.id, "version", t.game.Version(), "given back", givenBack(made))
	t.record.origin, t.Progress, t.Rows = &base, p, made[len(made)-1].No
	t.host.heedAt(t.Table)
	return nil
}

func givenBack(rows []signoria.Row) (n int) {
	for _, r := range rows {
		if r.Kind == signoria.GivenBack {
			n++
		}
	}
	return n
}
