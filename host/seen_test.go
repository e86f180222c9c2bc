package host_test

import (
	"testing"
	"time"

	"signoria"
	"signoria/play"
)

func (h *house) seen(id, player string, s play.Seat) int32 {
	h.t.Helper()
	sight, _ := h.see(id, player, s)
	return sight.Seen
}

// What a player has seen is known on his next device, and after a restart; answering is having seen.
func TestSeen(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "me", "open")
	_, err := h.Sit(ctx, id, bea, 2, "")
	h.must(err)
	_, err = h.Start(ctx, id, ada)
	h.must(err)
	want := func(player string, s play.Seat, row int32) {
		t.Helper()
		if got := h.seen(id, player, s); got != row {
			t.Fatalf("%s has seen up to row %d from seat %d, want %d", player, got, s, row)
		}
	}
	want("ada", 0, 0)
	h.answer(id, "ada", 0) // row 1
	h.answer(id, "bea", 2)
	h.answer(id, "ada", 1)
	want("ada", 0, 1) // nobody is told of what the others prepare
	want("ada", 1, 1)
	want("bea", 2, 1)
	h.must(h.Seen(ctx, id, "ada", 0, 1_000_000)) // nobody has seen what has not happened, nor is told how much has
	want("ada", 0, 1)
	h.must(h.Seen(ctx, id, "cleo", play.Nobody, 1_000_000))
	want("cleo", play.Nobody, 0)
	h.land(id)
	last := int32(len(h.rows(id)))
	h.must(h.Seen(ctx, id, "ada", 0, last))
	h.must(h.Seen(ctx, id, "ada", 0, 2)) // an older page
	want("ada", 0, last)
	h.must(h.Seen(ctx, id, "bea", 2, 1_000_000))
	want("bea", 2, last)
	h.must(h.Seen(ctx, id, "cleo", play.Nobody, 2))
	want("cleo", play.Nobody, 2)
	want("", play.Nobody, 0)

	wantCode(t, h.Seen(ctx, id, "ada", 2, 1), signoria.Forbidden)
	wantCode(t, h.Seen(ctx, id, "ada", 3, 1), signoria.Invalid)
	wantCode(t, h.Seen(ctx, id, "ada", -2, 1), signoria.Invalid)
	wantCode(t, h.Seen(ctx, id, "ada", 0, -1), signoria.Invalid)
	wantCode(t, h.Seen(ctx, "nowhere", "ada", 0, 1), signoria.NotFound)

	type eyes struct {
		player string
		seat   play.Seat
	}
	seen := map[eyes]int32{}
	for _, of := range []eyes{{"ada", 0}, {"ada", 1}, {"bea", 2}, {"cleo", play.Nobody}} {
		seen[of] = h.seen(id, of.player, of.seat)
	}
	h.shut()
	h.open()
	for of, row := range seen {
		want(of.player, of.seat, row)
	}
}

// What is seen is not written at once, but does not wait for the end either.
func TestSeenIsStoredNowAndThen(t *testing.T) {
	h := newHouse(t)
	h.shut()
	h.opts.Idle = 40 * time.Millisecond
	h.open()
	id := h.create(ada, "me", "me")
	h.answer(id, "ada", 0)
	h.land(id)
	w, err := h.Watch(ctx, id, "ada", 0) // the table stays in memory
	h.must(err)
	defer w.Close()
	last := int32(len(h.rows(id)))
	h.must(h.Seen(ctx, id, "ada", 0, last))
	for range 200 {
		stored, err := h.store.Seen(ctx, id)
		h.must(err)
		if len(stored) == 2 && stored[0] == (signoria.Seen{Player: "ada", Seat: 0, Row: last}) {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("it is not stored")
}
