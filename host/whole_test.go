package host_test

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"signoria"
	"signoria/games/warriorknights"
	"signoria/host"
	"signoria/play"
	"signoria/play/bargain"
)

// A bot that was offered something before a pause answers after it.
func TestPausedBotsDoNotBargain(t *testing.T) {
	fair(t, time.Second, func(h *house) {
		id := h.started(warriorknights.ID, signoria.Manners{}, "me", "bot:squire")
		h.must(h.haggle(id, 0, offering(1, 3, "", "")))
		h.agree(id, ada, signoria.ToPause)
		rows := len(h.rows(id))
		pass(time.Minute)
		if now := len(h.rows(id)); now != rows {
			t.Fatalf("the table rests, and has %d rows more", now-rows)
		}
		h.agree(id, ada, signoria.ToResume)
		pass(10 * time.Second)
		if b := h.bargains(id, 0); len(b.Waiting) != 0 {
			t.Fatal("the table goes on, and the bot does not answer")
		}
	})
}

// Clocks, pauses, bargains, promises, a crash, stand-ins, a resignation and the end by agreement, all in one
// record: it replays, verifies, can be brought to another house and looked back at there, and tells its story.
func TestARecordOfAllThatMayHappen(t *testing.T) {
	fair(t, 0, func(h *house) {
		m := decision(600, signoria.BotUntilBack)
		id := h.started(warriorknights.ID, m, "me", "open", "open")
		h.must(h.haggle(id, 0, offering(1, 2, "I leave you Monz", "you vote for me")))
		h.must(h.haggle(id, 1, answering(bargain.Accept, 1)))
		h.must(h.haggle(id, 1, answering(bargain.HasBroken, 1)))
		for _, kind := range []signoria.MotionKind{signoria.ToPause, signoria.ToResume} {
			for _, who := range players {
				h.agree(id, who, kind)
			}
			pass(time.Hour)
		}
		p := h.table(id)
		slow := p.Waiting[0]
		if p.Chairs[slow].Bot == "" || !slices.Contains(h.noted(id), note(signoria.ClockRanOut, slow, "")) {
			t.Fatalf("no clock has run out: %+v", p.Table)
		}
		_, err := h.Sit(ctx, id, players[slow], slow, "")
		h.must(err)
		h.answerSome(id, 12)
		pass(10 * time.Second) // what leaves a seat nothing to choose is answered after a while

		before := h.table(id)
		old := h.Host
		h.Host = host.New(h.store, h.Games(), h.opts) // the first was killed
		defer old.Close()
		h.must(h.Resume(ctx))
		after := h.table(id)
		if after.Rows != before.Rows || !slices.Equal(after.Waiting, before.Waiting) || len(after.Clocks.Seats) != 3 {
			t.Fatalf("before the crash %+v\nafter it %+v", before.Table, after.Table)
		}
		for s := range after.Clocks.Seats {
			b, a := before.Clocks.Seats[s], after.Clocks.Seats[s]
			if given := a.Until - b.Until; (a.Until == 0) != (b.Until == 0) || given < 0 || given > time.Minute.Milliseconds() {
				t.Errorf("seat %d: the clock was %+v and is %+v", s, b, a)
			}
		}

		h.answerSome(id, 6)
		_, err = h.Resign(ctx, id, cleo, 2)
		h.must(err)
		h.agree(id, ada, signoria.ToEnd)
		h.agree(id, bea, signoria.ToEnd)
		r := h.verify(id)
		kinds := map[signoria.RowKind]bool{}
		for _, row := range r.Rows {
			kinds[row.Kind] = true
		}
		for _, kind := range []signoria.RowKind{signoria.Answered, signoria.Aside, signoria.Seated, signoria.ClockRanOut, signoria.Paused, signoria.Resumed, signoria.Resigned, signoria.Ended} {
			if !kinds[kind] {
				t.Errorf("no row of kind %d is on record", kind)
			}
		}
		brought, err := h.Import(ctx, cleo, r)
		h.must(err)
		if brought.Status != signoria.Finished {
			t.Fatalf("what was brought is %s", brought.Status)
		}
		for s := play.Nobody; s < 3; s++ { // all hands are open
			here, err := h.Moments(ctx, id, "", s, 0, 1000)
			h.must(err)
			there, err := h.Moments(ctx, brought.ID, "", s, 0, 1000)
			h.must(err)
			if len(here) < 10 || !slices.EqualFunc(here, there, func(a, b host.Moment) bool { return a.Row == b.Row && string(a.View) == string(b.View) }) {
				t.Errorf("through seat %d the past is not the same: %d moments and %d", s, len(here), len(there))
			}
		}
		for _, table := range []string{id, brought.ID} {
			if _, err := h.Story(ctx, table, "", "it"); err != nil {
				t.Error(err)
			}
		}
	})
}

// answerSome lets those who play give so many answers.
func (h *house) answerSome(id string, n int) {
	h.t.Helper()
	for range n {
		p := h.table(id)
		i := slices.IndexFunc(p.Waiting, func(s play.Seat) bool { return p.Chairs[s].Plays(p.Chairs[s].Player) && !p.Clocks.Seats[s].Out })
		if i < 0 {
			pass(time.Second)
			continue
		}
		h.answer(id, p.Chairs[p.Waiting[i]].Player, p.Waiting[i])
	}
}

// fair runs a test in a house of Warrior Knights with a clock of its own, where bots answer at a pace.
func fair(t *testing.T, pace time.Duration, test func(h *house)) {
	synctest.Test(t, func(t *testing.T) {
		h := newHouseOf(t, warriors)
		h.shut()
		h.opts.Pace = pace
		h.open()
		test(h)
	})
}
