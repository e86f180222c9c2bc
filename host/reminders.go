package host

import (
	"context"
	"time"

	"signoria"
)

// A player whom a table waits for is reminded of it, wherever he is: once it has waited for a while and he has no page of it open,
// again when a day and three have gone by, and when his clock is about to run out. Nothing of that is stored: a host that takes
// over a table goes by when that moved last, and takes what has come due by then for done.

const (
	// lookingFor is how long a table waits before who has a page of it open is reminded all the same: he may have gone from it.
	lookingFor = 15 * time.Minute
	// lastCall is how long before his clock runs out a player is reminded, if it runs for lastCallOf at least.
	lastCall   = time.Hour
	lastCallOf = 4 * time.Hour
)

// Reminder is what a player is to be told wherever he is.
type Reminder struct {
	Player string
	Table  signoria.Table
	Waits  bool      // the table waits for him
	Until  time.Time // when his clock runs out there; zero if none runs

	Letters int // that he has not read there; 0 if that is not what he is told of
	Offers  int // bargains that wait for his answer there; 0 if that is not
}

// reminders are for whom tables wait that this host is in charge of.
type reminders struct {
	remind func(context.Context, Reminder) // nil if nobody can be reached
	of     map[string]map[string]*wait     // by table and player
}

type waitOf struct{ table, player string }

// wait is a table's for a player.
type wait struct {
	began time.Time
	until time.Time // when his clock runs out; zero if none runs
	told  bool      // he has been reminded since it began
	timer *time.Timer
}

// RemindBy says how players are reminded. It is called before the host is at work.
func (h *Host) RemindBy(remind func(context.Context, Reminder)) {
	h.reminders = reminders{remind, map[string]map[string]*wait{}}
}

// remindAt sees to it that those whom a table waits for are reminded, if this host is in charge of it.
func (h *Host) remindAt(t *signoria.Table) {
	if h.reminders.remind == nil {
		return
	}
	until := map[string]time.Time{}
	if h.inCharge(t.ID) {
		until = awaited(t)
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	for player := range h.reminders.of[t.ID] { // who has left the table among them
		if _, waits := until[player]; !waits {
			h.forgetWait(waitOf{t.ID, player})
		}
	}
	if h.closed {
		return
	}
	for player, ends := range until {
		of := waitOf{t.ID, player}
		switch w := h.reminders.wait(of); {
		case w == nil:
			since := max(0, time.Since(t.Moved)) // by the machine's time, as it was kept
			h.beginWait(of, &wait{began: h.Now().Add(-since), until: ends, told: since >= h.opts.AwayFor})
		case !w.until.Equal(ends):
			w.until = ends
			h.wind(of, w)
		}
	}
}

// wasHere begins the waits anew for who has just done something himself: he was there.
func (h *Host) wasHere(t *signoria.Table, rows []signoria.Row) {
	for _, r := range rows {
		himself := r.Kind == signoria.Answered || r.Kind == signoria.Aside || r.Kind == signoria.TakenBack
		if himself && r.Seat >= 0 && !r.Bot && r.Hand == signoria.OwnHand {
			h.waitAnew(waitOf{t.ID, t.Chairs[r.Seat].Player}, h.Now())
		}
	}
}

// wereHere begins the waits anew for who has answered while his table was not known to wait for him, as at another host while
// it was not in memory here.
func (h *Host) wereHere(t *Table) {
	for s, chair := range t.Chairs {
		if last := t.record.seats[s].answered; last > 0 {
			since := time.Since(time.UnixMilli(t.record.times[last-1])) // by the machine's time, as it was kept
			h.waitAnew(waitOf{t.ID, chair.Player}, h.Now().Add(-max(0, since)))
		}
	}
}

// waitAnew begins a wait anew from a time on, unless it has begun since.
func (h *Host) waitAnew(of waitOf, from time.Time) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if w := h.reminders.wait(of); w != nil && from.After(w.began) && !h.closed {
		w.began, w.told = from, false
		h.wind(of, w)
	}
}

// awaited are the players whom a table waits for, and when the first of each one's clocks runs out.
func awaited(t *signoria.Table) map[string]time.Time {
	until := map[string]time.Time{}
	for _, s := range t.Waiting {
		if !waitsAt(t, s) || unplayed(*t) {
			continue
		}
		player := t.Chairs[s].Player
		ends := until[player]
		if len(t.Clocks.Seats) > 0 && t.Clocks.Seats[s].Until != 0 {
			if own := time.UnixMilli(t.Clocks.Seats[s].Until); ends.IsZero() || own.Before(ends) {
				ends = own
			}
		}
		until[player] = ends
	}
	return until
}

// wait is a table's for a player, or nil. The host's lock is held.
func (r reminders) wait(of waitOf) *wait { return r.of[of.table][of.player] }

// beginWait begins a wait. The host's lock is held.
func (h *Host) beginWait(of waitOf, w *wait) {
	if h.reminders.of[of.table] == nil {
		h.reminders.of[of.table] = map[string]*wait{}
	}
	h.reminders.of[of.table][of.player] = w
	h.wind(of, w)
}

// forgetWait ends a wait. The host's lock is held.
func (h *Host) forgetWait(of waitOf) {
	if w := h.reminders.wait(of); w != nil {
		w.stop()
	}
	delete(h.reminders.of[of.table], of.player)
	if len(h.reminders.of[of.table]) == 0 {
		delete(h.reminders.of, of.table)
	}
}

func (w *wait) stop() {
	if w.timer != nil {
		w.timer.Stop()
	}
}

// wind sets the timer of a wait for the next time to remind. The host's lock is held.
func (h *Host) wind(of waitOf, w *wait) {
	w.stop()
	now := h.Now()
	if due := w.due(now, h.opts.AwayFor); !due.IsZero() {
		w.timer = time.AfterFunc(due.Sub(now), func() { h.run(func() { h.remindOf(of, w) }) })
	}
}

// due is when a player is to be reminded next, zero if no more.
func (w *wait) due(now time.Time, awayFor time.Duration) (next time.Time) {
	all := []time.Time{w.began.Add(24 * time.Hour), w.began.Add(72 * time.Hour)}
	if !w.told {
		all = append(all, w.began.Add(awayFor), w.began.Add(lookingFor))
	}
	if !w.until.IsZero() && w.until.Sub(w.began) >= lastCallOf {
		all = append(all, w.until.Add(-lastCall))
	}
	for _, at := range all {
		if at.After(now) && (next.IsZero() || at.Before(next)) {
			next = at
		}
	}
	return next
}

// remindOf reminds a player, if his table waits for him still, and he has no page of it open or may have gone from it.
func (h *Host) remindOf(of waitOf, w *wait) {
	t, err := h.store.Table(h.stop, of.table)
	lost := err != nil && signoria.CodeOf(err) != signoria.NotFound
	if lost && h.stop.Err() == nil {
		h.log.Error("it is not known whether a table still waits for somebody", "table", of.table, "error", err)
	}
	until, waits := awaited(&t)[of.player]
	tell := waits && h.inCharge(of.table) && (h.waited(w) >= lookingFor || !h.isHere(of))
	h.goOnWaiting(of, w, tell, waits || lost)
	if tell { // who comes meanwhile begins a new wait
		h.reminders.remind(h.stop, Reminder{Player: of.player, Table: t, Waits: true, Until: until})
	}
}

// goOnWaiting notes whether a player is told of a wait now, and winds it for the next time if it lasts.
func (h *Host) goOnWaiting(of waitOf, w *wait, told, lasts bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	w.told = w.told || told
	switch {
	case h.reminders.wait(of) != w || h.closed:
	case lasts:
		h.wind(of, w)
	default:
		h.forgetWait(of)
	}
}

// waited is how long a wait has lasted.
func (h *Host) waited(w *wait) time.Duration {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.Now().Sub(w.began)
}

// isHere says whether a player has a page of a table open.
func (h *Host) isHere(of waitOf) bool {
	t := h.inUse(of.table)
	if t == nil {
		return false
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.audience.here(of.player)
}
