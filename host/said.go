package host

import (
	"maps"
	"time"

	"signoria"
)

// Who is away from a table is told of what friends write or offer him there: once it has lain there for a while, and of more
// only when he has been there since, or half a day later. The host tells it at which it was said; it is stored nowhere that it
// did.

// saidAgain is after how long who has not come is told that there is more.
const saidAgain = 12 * time.Hour

// said is that something was, to a player who was away from a table.
type said struct {
	timer *time.Timer
	told  time.Time // when he was told of it; zero until he is
}

// tellAway sees to it that those who are away from the table are told of what a player has just written or offered there, to one
// of them or to Everybody.
func (t *Table) tellAway(by, to string) {
	if t.host.reminders.remind == nil {
		return
	}
	for _, player := range belonging(&t.Table) {
		isTo := player == to || to == signoria.Everybody
		if isTo && player != by && sits(&t.Table, player) && !t.audience.here(player) {
			t.host.tellLater(waitOf{t.id, player})
		}
	}
}

// tellLater has a player told of it in a while, unless he is to be already, or was and has not come.
func (h *Host) tellLater(of waitOf) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if s := h.said[of]; h.closed || s != nil && (s.told.IsZero() || h.Now().Sub(s.told) < saidAgain) {
		return
	}
	maps.DeleteFunc(h.said, func(_ waitOf, s *said) bool { return !s.told.IsZero() && h.Now().Sub(s.told) >= saidAgain })
	s := &said{}
	s.timer = time.AfterFunc(h.opts.AwayFor, func() { h.run(func() { h.tellSaid(of, s) }) })
	h.said[of] = s
}

// tellSaid tells a player of what was said to him, if he has not been there meanwhile.
func (h *Host) tellSaid(of waitOf, s *said) {
	r, err := h.saidTo(of)
	if err != nil && h.stop.Err() == nil {
		h.log.Error("a player is not told of what was said to him", "table", of.table, "player", of.player, "error", err)
	}
	if tells := err == nil && r.Letters+r.Offers > 0; h.noteSaid(of, s, tells) {
		h.reminders.remind(h.stop, r)
	}
}

// noteSaid notes whether a player is told, and returns that: not if he has come.
func (h *Host) noteSaid(of waitOf, s *said, tells bool) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	switch {
	case h.said[of] != s || h.closed:
		return false
	case tells:
		s.told = h.Now()
	default:
		delete(h.said, of)
	}
	return tells
}

// saidTo is what a player who is away is to be told: of the letters at a table that he has not read, and of what is offered him.
func (h *Host) saidTo(of waitOf) (r Reminder, err error) {
	err = h.at(h.stop, of.table, func(t *Table) error {
		if t.audience.here(of.player) {
			return nil
		}
		r = Reminder{Player: of.player, Table: t.present().Table}
		r.Until, r.Waits = awaited(&t.Table)[of.player]
		unread, err := h.store.Unread(h.stop, of.player, of.table)
		for _, u := range unread {
			r.Letters += u.Count
		}
		r.Offers = t.offersTo(of.player)
		return err
	})
	if signoria.CodeOf(err) == signoria.NotFound { // it was called off
		err = nil
	}
	return r, err
}

// offersTo counts the bargains that wait for a player.
func (t *Table) offersTo(player string) (n int) {
	for _, s := range t.seatsOf(player) {
		if t.live == nil || t.live.Bargains(s) == nil {
			continue
		}
		for _, w := range t.live.Bargains(s).Waiting {
			if w.Mine {
				n++
			}
		}
	}
	return n
}

// cameTo forgets what a player was told of a table: he is there.
func (h *Host) cameTo(of waitOf) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if s := h.said[of]; s != nil {
		s.timer.Stop()
		delete(h.said, of)
	}
}
