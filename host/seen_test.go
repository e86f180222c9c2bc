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
	want("ada", 0, 1)
	want("ada", 1, 3)
	want("bea", 2, 2)
	h.must(h.Seen(ctx, id, "ada", 0, 3))
	h.must(h.Seen(ctx, id, "ada", 0, 2)) // an older page
	want("ada", 0, 3)
	h.must(h.Seen(ctx, id, "bea", 2, 1_000_000)) // nobody has seen what has not happened
	want("bea", 2, 3)
	h.must(h.Seen(ctx, id, "cleo", play.Nobody, 2))
	want("cleo", play.Nobody, 2)
	want("", play.Nobody, 0)

	wantCode(t, h.Seen(ctx, id, "ada", 2, 1), signoria.Forbidden)
	wantCode(t, h.Seen(ctx, id, "ada", 3, 1), signoria.Invalid)
	wantCode(t, h.Seen(ctx, id, "ada", -2, 1), signoria.Invalid)
	wantCode(t, h.Seen(ctx, id, "ada", 0, -1), signoria.Invalid)
	wantCode(t, h.Seen(ctx, "nowhere", "ada", 0, 1), signoria.NotFound)

	h.shut()
	h.open()
	want("ada", 0, 3)
	want("ada", 1, 3)
	want("bea", 2, 3)
	want("cleo", play.Nobody, 2)
}

// What is seen is not written at once, but does not wait for the end either.
func TestSeenIsStoredNowAndThen(t *testing.T) {
	h := newHouse(t)
	h.shut()
	h.opts.Idle = 40 * time.Millisecond
	h.open()
	id := h.create(ada, "me", "me")
	h.answer(id, "ada", 0)
	h.answer(id, "ada", 1)
	w, err := h.Watch(ctx, id, "ada", 0) // the table stays in memory
	h.must(err)
	defer w.Close()
	h.must(h.Seen(ctx, id, "ada", 0, 2))
	for range 200 {
		stored, err := h.store.Seen(ctx, id)
		h.must(err)
		if len(stored) == 2 && stored[0] == (signoria.Seen{Player: "ada", Seat: 0, Row: 2}) {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("it is not stored")
}
