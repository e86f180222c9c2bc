package host

import (
	"context"
	"slices"
	"time"

	"signoria"
	"signoria/play"
)

// A clock runs beside the game, for a player who is asked and answers himself. The moment it runs out
// is stored with the rows, so no timer need outlive anything: a host that starts sets them anew. Time in
// which no host was at work is given back.
//
// Moments of clocks are by the host's own time, which passes evenly: the machine's may be set while it runs, and nobody
// is to gain or lose a day by that. Rows and letters are of the machine's time, which people read.

// Now is the host's own time: what the machine's was when the host was made, and what has passed since.
func (h *Host) Now() time.Time { return h.began.Add(time.Since(h.began)) }

// pulse is how often a host notes that it is at work: as much time a crash may give away.
const pulse = time.Minute

var (
	errPaused  = signoria.Errorf(signoria.Conflict, "the table rests: it has been paused")
	errBotSits = signoria.Errorf(signoria.Conflict, "a bot sits in for you: take your seat back first")
	errTimeUp  = signoria.Errorf(signoria.Conflict, "your time has run out: a bot answers this one")
)

// ticking says how the clocks of a table stand when rows have brought it to p.
func ticking(x *signoria.Table, p signoria.Progress, rows []signoria.Row, now int64) signoria.Clocks {
	played := stopped(x.Clocks.Play, now)
	if played.Left > 0 && p.Status == signoria.Playing && !x.Manners.Paused {
		played.Until = now + played.Left
	}
	if x.Manners.Clock.Kind == signoria.NoClock {
		return signoria.Clocks{Play: played}
	}
	next := signoria.Clocks{Turn: max(x.Clocks.Turn, p.Turn), Seats: make([]signoria.SeatClock, len(x.Chairs)), Play: played}
	for i, chair := range x.Chairs {
		c := given(x, p, rows, play.Seat(i), now)
		asked := p.Status == signoria.Playing && slices.Contains(p.Waiting, play.Seat(i))
		if asked && !c.Out && !x.Manners.Paused && chair.Plays(chair.Player) {
			c.Until = now + c.Left
		}
		next.Seats[i] = c
	}
	return next
}

// given is the time a seat has from now on, its clock stopped. Taking back gives none.
func given(x *signoria.Table, p signoria.Progress, rows []signoria.Row, s play.Seat, now int64) signoria.SeatClock {
	clock := x.Manners.Clock
	full := signoria.SeatClock{Left: int64(clock.Seconds) * 1000}
	if len(x.Clocks.Seats) == 0 {
		return full
	}
	c := stopped(x.Clocks.Seats[s], now)
	did := func(kind signoria.RowKind) bool {
		return slices.ContainsFunc(rows, func(r signoria.Row) bool { return r.Seat == s && r.Kind == kind })
	}
	answered, took := did(signoria.Answered), did(signoria.TakenBack)
	same := slices.Contains(x.Waiting, s) && !answered && !took && !did(signoria.GivenBack)
	switch {
	case did(signoria.Seated) && c.Left == 0 && !c.Out && clock.AtEnd == signoria.BotUntilBack:
		return full // who is back has time, or the bot would be too; but for what he let pass a bot still answers
	case clock.Kind == signoria.PerTurn && p.Turn > x.Clocks.Turn:
		return full
	case same:
		return c
	case clock.Kind == signoria.PerTurn:
		c.Out = false
		return c
	case took:
		return signoria.SeatClock{Left: min(c.Left, c.Before), Before: c.Before}
	case answered:
		full.Before = c.Left
	default:
		full.Before = c.Before
	}
	return full
}

func stopped(c signoria.SeatClock, now int64) signoria.SeatClock {
	if c.Until != 0 {
		c.Left, c.Until = max(0, c.Until-now), 0
	}
	return c
}

// nextOut is when the first of a table's clocks runs out, in Unix milliseconds; 0 if none runs.
func nextOut(c signoria.Clocks) int64 {
	first := c.Play.Until
	for _, seat := range c.Seats {
		if seat.Until != 0 && (first == 0 || seat.Until < first) {
			first = seat.Until
		}
	}
	return first
}

// alarm sees to it that a table is looked at when the first of its clocks runs out, if this host is in charge of it.
func (h *Host) alarm(id string, c signoria.Clocks) {
	at := nextOut(c)
	if !h.inCharge(id) {
		at = 0
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if set := h.alarms[id]; set != nil {
		set.Stop()
		delete(h.alarms, id)
	}
	if at != 0 && !h.closed {
		h.alarms[id] = time.AfterFunc(time.UnixMilli(at).Sub(h.Now()), func() { h.ring(id) })
	}
}

// ring looks at a table one of whose clocks may have run out.
func (h *Host) ring(id string) {
	h.run(func() {
		if err := h.at(h.stop, id, (*Table).timeUp); err != nil && h.stop.Err() == nil {
			h.log.Error("a clock ran out, and that was not recorded", "table", id, "error", err)
			h.rest(time.After(retry))
			h.ring(id)
		}
	})
}

// timeUp lets bots answer where the time has run out, and notes that the time to play has.
func (t *Table) timeUp() error {
	now := t.host.Now().UnixMilli()
	if first := nextOut(t.Clocks); first == 0 || first > now {
		t.host.alarm(t.id, t.Clocks)
		return nil
	}
	err := t.amend(t.host.stop, func(x *signoria.Table) (notes []signoria.Row, err error) {
		if c := &x.Clocks.Play; c.Until != 0 && c.Until <= now {
			*c = signoria.SeatClock{Out: true}
		}
		for i := range x.Clocks.Seats {
			c, s := &x.Clocks.Seats[i], play.Seat(i)
			if c.Until == 0 || c.Until > now {
				continue
			}
			*c = signoria.SeatClock{Out: true}
			notes = append(notes, signoria.Row{Kind: signoria.ClockRanOut, Seat: s})
			if best := t.bestBot(); best != "" && x.Manners.Clock.AtEnd == signoria.BotUntilBack {
				x.Chairs[s].Bot = best
				notes = append(notes, seating(x, s))
			}
		}
		return notes, nil
	})
	if err == nil && t.Clocks.Play.Out {
		t.advance()
	}
	return err
}

// sayTimeUp tells the rules that the time to play is over, as soon as they listen.
func (t *Table) sayTimeUp() error {
	if !t.Clocks.Play.Out || t.live == nil || t.Status != signoria.Playing || t.Manners.Paused || !t.host.inCharge(t.id) {
		return nil
	}
	a, ok := t.live.TimeUp()
	if !ok {
		return nil
	}
	rows, err := t.live.Aside(a)
	if err == nil {
		err = t.commit(rows)
	}
	return err
}

// out says whether a seat's time has run out for what it is asked.
func (t *Table) out(s play.Seat) bool { return len(t.Clocks.Seats) > 0 && t.Clocks.Seats[s].Out }

// bestBot is the level that plays for people; "" if the game has no such bots.
func (t *Table) bestBot() string { return bestBot(t.game) }

func bestBot(game play.Game) string {
	levels := play.Ordinary(game)
	if len(levels) == 0 {
		return ""
	}
	return levels[len(levels)-1]
}

// heartbeat notes that this host is at work, as long as it is: for those that are beside it, and for those that come after.
func (h *Host) heartbeat() {
	tick, meeting := time.NewTicker(pulse), time.NewTicker(h.roll.every)
	defer tick.Stop()
	defer meeting.Stop()
	for {
		_ = h.meet(h.stop) // it is logged
		for waits := true; waits; {
			select {
			case <-h.stop.Done():
				return
			case <-tick.C:
				h.beat(context.Background(), h.Now())
			case <-meeting.C:
				waits = false
			case <-h.roll.beats:
				waits = false
			}
		}
	}
}

// beat notes that this host is at work now, and returns when that was last noted.
func (h *Host) beat(ctx context.Context, now time.Time) time.Time {
	before, err := h.store.Alive(ctx, now)
	if err != nil {
		h.log.Error("it was not noted that the host is at work", "error", err)
	}
	return before
}

// forgive gives a table's players the time in which no host was at work, from before till now; and takes from them what a
// machine whose time was set back meanwhile would give.
func (h *Host) forgive(ctx context.Context, t signoria.Table, before, now time.Time) (signoria.Table, error) {
	away := now.Sub(before).Milliseconds()
	if before.IsZero() || away == 0 || nextOut(t.Clocks) == 0 {
		return t, nil
	}
	return h.store.UpdateTable(ctx, t.ID, func(x *signoria.Table) ([]signoria.Row, error) {
		later := func(c *signoria.SeatClock) {
			if c.Until > before.UnixMilli() || c.Until != 0 && away < 0 { // what had run out has run out still
				c.Until += away
			}
		}
		later(&x.Clocks.Play)
		for i := range x.Clocks.Seats {
			later(&x.Clocks.Seats[i])
		}
		return nil, nil
	})
}
