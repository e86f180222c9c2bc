package host

import (
	"context"
	"slices"
	"sync/atomic"

	"signoria"
	"signoria/play"
)

// Other hosts may write to the same store. A row's number decides who was first: who comes second takes in what the others
// have written, compares what was asked of him with the table as it is by then, and does it or says that it was late. What
// others have written is done here once more, as the table of those who are behind goes after the real one (host/late.go).
// A host that is alone reads none of its rows again: it knows them when the store tells of them.

// mostTries is how often something is tried at a table to which others write meanwhile.
const mostTries = 64

// known is what a table knows of what is stored of it: what is here, or on its way from here to the store. It is read without
// the table's lock.
type known struct{ row, amended atomic.Int32 }

func (k *known) are(row, amended int32) {
	k.row.Store(row)
	k.amended.Store(amended)
}

// includes says whether there is nothing new in a notice.
func (k *known) includes(n signoria.Notice) bool {
	return n.Row <= k.row.Load() && n.Amended <= k.amended.Load()
}

// hear is told by the store that something was written, here or elsewhere.
func (h *Host) hear(n signoria.Notice) {
	switch {
	case n.Hosts:
		signal(h.roll.beats)
		return
	case n.OfPlayer():
		h.run(func() { h.takeInPlayer(n) })
		return
	case n.Shown != 0:
		h.run(func() { h.takeInShown(n) })
		return
	case n.Here:
		h.run(func() { h.takeInPages(n.Table) })
		if n.Row == 0 && n.Amended == 0 {
			return
		}
	}
	if t := h.inUse(n.Table); t == nil || !t.known.includes(n) {
		h.run(func() { h.takeIn(n) })
	}
}

// takeInPlayer lets those know who may see a player's name, and himself what he hears by now.
func (h *Host) takeInPlayer(n signoria.Notice) {
	h.forgetHeads()
	for _, t := range h.inMemory() {
		t.rewrite(n)
	}
	h.heed(n.Player)
	if n.Player == signoria.Anybody {
		h.takeInAllPages()
	}
}

// takeIn lets those know who look at a table, or at a list that it is in, what was written of it. If this host is in charge of
// it, it goes on.
func (h *Host) takeIn(n signoria.Notice) {
	if t := h.inUse(n.Table); t != nil && (t.known.includes(n) || t.takeIn(n)) {
		return
	}
	charge := !h.roll.alone() && h.inCharge(n.Table)
	if !charge && !h.called() {
		return
	}
	stored, err := h.store.Table(h.stop, n.Table)
	if err == nil {
		h.heedAt(stored)
		if charge && stored.Status == signoria.Playing {
			err = h.goOn(h.stop, stored, true)
		}
	}
	if charge {
		h.retryIfAway(n.Table, err)
	}
	if err != nil && signoria.CodeOf(err) != signoria.NotFound && h.stop.Err() == nil {
		h.log.Error("lists may be old of a table that was written to elsewhere", "table", n.Table, "error", err)
	}
}

// called says whether any page wants to know how its player's tables stand.
func (h *Host) called() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return len(h.callers) > 0
}

// takeIn takes in what was written of the table, unless it has left the memory.
func (t *Table) takeIn(n signoria.Notice) (here bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	switch {
	case t.gone:
		return false
	case !t.loaded:
		t.notify() // who looks has it brought
		t.host.heedAt(t.Table)
	case n.Row > t.Rows || n.Amended > t.Amended:
		switch _, err := t.follow(t.host.stop); {
		case signoria.CodeOf(err) == signoria.NotFound: // it was called off
			t.host.leave(t)
		case err != nil && t.host.stop.Err() == nil:
			t.host.log.Error("what was written to a table elsewhere was not taken in", "table", t.id, "error", err)
			t.host.retryIfAway(t.id, err)
		}
	}
	return true
}

// overtaken says whether the table has gone on elsewhere, so that what was refused is to be tried again at the table as it is by
// now; or why that is not known.
func (t *Table) overtaken(ctx context.Context, refused error) (again bool, unknown error) {
	switch signoria.CodeOf(refused) {
	case signoria.Conflict, signoria.Forbidden, signoria.NotFound:
	default:
		return false, nil
	}
	var err error
	switch {
	case t.gone:
		return false, nil
	case !t.loaded:
		again, err = true, t.reload(ctx)
	default:
		again, err = t.follow(ctx)
	}
	if signoria.CodeOf(err) == signoria.Away {
		return false, err
	}
	return again && err == nil, nil
}

// follow brings the table to where it is in the store, and says whether it was elsewhere.
func (t *Table) follow(ctx context.Context) (moved bool, err error) {
	stored, err := t.host.store.Table(ctx, t.id)
	if err != nil || stored.Rows == t.Rows && stored.Amended == t.Amended {
		return false, err
	}
	if stored.Rows < t.Rows { // it was brought back to what it was before
		t.unload(errLate)
		return true, t.reload(ctx)
	}
	rows, err := t.storedRows(ctx, t.Rows, stored.Rows)
	if err != nil {
		return false, err
	}
	orders := t.orders
	if stored.Amended != t.Amended {
		if err := t.loadOrders(ctx); err != nil {
			return false, err
		}
	}
	if t.live == nil && stored.Status != signoria.Open || !t.redo(rows) {
		t.unload(errLate)
		return true, t.reload(ctx)
	}
	before := t.Table
	t.Table = stored
	t.known.are(stored.Rows, stored.Amended)
	if len(rows) > 0 {
		t.tell(rows, before.Progress)
	}
	if stored.Amended != before.Amended {
		t.tellWritten(&before, orders)
	}
	t.advance()
	t.host.wasHere(&t.Table, rows)
	return true, nil
}

// redo does once more what was done elsewhere, and says whether it could: else the table is to be loaded again.
func (t *Table) redo(rows []signoria.Row) bool {
	if slices.ContainsFunc(rows, func(r signoria.Row) bool { return r.Kind == signoria.Upgraded }) {
		return false
	}
	for len(rows) > 0 {
		n, err := play.Redo(t.live, rows)
		if err != nil {
			t.host.log.Error("a table does not go on as it did elsewhere", "table", t.id, "row", rows[0].No, "error", err)
			return false
		}
		rows = rows[n:]
	}
	return true
}

// tellWritten tells what else than rows was written of the table: of standing orders nobody but their player, and nobody
// else sees that there was anything.
func (t *Table) tellWritten(before *signoria.Table, orders []signoria.Order) {
	t.audience.forget()
	unexplained := t.Amended - before.Amended
	if !slices.Equal(orders, t.orders) {
		unexplained--
		t.audience.notify(func(w *Watcher) bool { return !slices.Equal(ordersOf(w.player, orders), ordersOf(w.player, t.orders)) })
	}
	if amended(before, &t.Table) {
		t.tellAmended(before)
	}
	if unexplained > 0 {
		t.spoken() // it may have been a letter
	}
}

func ordersOf(player string, all []signoria.Order) (own []signoria.Order) {
	for _, o := range all {
		if o.Player == player {
			own = append(own, o)
		}
	}
	return own
}

// storedRows are the table's stored rows after one, up to another.
func (t *Table) storedRows(ctx context.Context, after, until int32) ([]signoria.Row, error) {
	rows, err := t.host.store.Rows(ctx, t.id, after)
	return rows[:min(len(rows), int(until-after))], err
}
