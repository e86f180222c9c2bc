package host_test

import (
	"encoding/json"
	"slices"
	"testing"
	"time"

	"signoria"
	"signoria/host"
	"signoria/play"
)

// pair lets Ada and Bea play alone.
func (h *house) pair() string {
	h.t.Helper()
	id := h.create(ada, "me", "open")
	_, err := h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	_, err = h.Start(ctx, id, ada)
	h.must(err)
	return id
}

// answered is the row in which a seat's player is told to have answered last.
func (h *house) answered(id, player string, s play.Seat) int32 {
	h.t.Helper()
	sight, _ := h.see(id, player, s)
	return sight.Answered
}

// land has those answer who are asked, until what they prepare has landed.
func (h *house) land(id string) {
	h.t.Helper()
	for !slices.ContainsFunc(h.rows(id), func(r signoria.Row) bool { return r.Kind == signoria.Landed }) {
		p := h.table(id)
		h.answer(id, p.Chairs[p.Waiting[0]].Player, p.Waiting[0])
	}
}

// What one seat prepares with others is told to no other while it is secret: neither how many answers it took, nor when.
func TestHowManyAnswersAreSecretIsSecret(t *testing.T) {
	h := newHouse(t)
	id := h.pair()
	eyes := []struct {
		player string
		seat   play.Seat
	}{{"bea", 1}, {"cleo", play.Nobody}}
	known := func() string {
		var all []any
		for _, e := range eyes {
			sight, table := h.see(id, e.player, e.seat)
			past, err := h.Moments(ctx, id, e.player, e.seat, 0, 99)
			h.must(err)
			if sight.Offer != nil {
				all = append(all, sight.Offer.Token, sight.Offer.Told)
			}
			all = append(all, sight.Row, sight.Answered, sight.Seen, sight.Moved, sight.Waits, sight.Undo, table.Moved, past)
		}
		raw, err := json.Marshal(all)
		h.must(err)
		return string(raw)
	}
	var pages []*host.Watcher
	for _, e := range eyes {
		w, err := h.Watch(ctx, id, e.player, e.seat)
		h.must(err)
		defer w.Close()
		<-w.Changed
		pages = append(pages, w)
	}
	before := known()
	time.Sleep(2 * time.Millisecond) // or all would be of the same one
	h.answer(id, "ada", 0)
	h.answer(id, "ada", 0)
	h.must(h.TakeBack(ctx, id, "ada", 0))
	if after := known(); after != before {
		t.Errorf("after three rows of Ada's the others know\n%s\nand before\n%s", after, before)
	}
	for i, w := range pages {
		if len(w.Changed) > 0 {
			t.Errorf("the page of %s is woken", eyes[i].player)
		}
	}
	if stored, err := h.store.Table(ctx, id); err != nil || stored.Moved.UnixMilli() != h.table(id).Moved.UnixMilli() || stored.Rows != 3 {
		t.Errorf("it is stored as %+v, %v", stored, err)
	}
	if sight, _ := h.see(id, "ada", 0); sight.Row != 3 || sight.Answered != 2 || !sight.Recorded.After(sight.Moved) {
		t.Errorf("Ada is told of row %d, answered in %d", sight.Row, sight.Answered)
	}

	h.answer(id, "bea", 1) // row 4 of the record
	h.shut()
	h.open()
	if sight, _ := h.see(id, "bea", 1); sight.Row != 1 || sight.Answered != 1 || sight.Seen != 1 {
		t.Errorf("Bea is told of row %d, answered in %d, seen up to %d", sight.Row, sight.Answered, sight.Seen)
	}
	if past, err := h.Moments(ctx, id, "bea", 1, 1, 1); err != nil || len(past) != 1 || past[0].Row != 1 {
		t.Errorf("of her first row she sees %+v, %v", past, err)
	}

	// Who is ready all may know, but not by how many answers.
	for h.table(id).Waiting[0] == 0 {
		h.answer(id, "ada", 0)
	}
	if sight, table := h.see(id, "bea", 1); sight.Row != 1 || len(sight.Waits) != 1 || len(table.Waiting) != 1 {
		t.Errorf("when Ada is ready, Bea is told of row %d, and that %v are asked", sight.Row, sight.Waits)
	}
	answered := h.answered(id, "ada", 0)
	h.land(id)
	if after := h.answered(id, "ada", 0); after != answered {
		t.Errorf("Ada, who has answered in row %d, seems to have answered anew in row %d", answered, after)
	}
	rows := int32(len(h.rows(id)))
	for _, e := range eyes {
		sight, table := h.see(id, e.player, e.seat)
		if sight.Row != rows || table.Moved.UnixMilli() != h.rows(id)[rows-1].At {
			t.Errorf("when all has landed %s is told of row %d of %d, at %v", e.player, sight.Row, rows, table.Moved)
		}
	}
}

// What is done in the open while others prepare is told at once, by the record's number.
func TestAsidesAreToldWhileOthersPrepare(t *testing.T) {
	h := newHouse(t)
	id := h.pair()
	h.answer(id, "ada", 0)
	sight, _ := h.see(id, "bea", 1)
	h.must(h.Aside(ctx, id, "bea", 1, host.Pick{Token: sight.Asides.Token, Number: int(sight.Asides.Choices[0].Lo), Note: "peace"}))
	h.answer(id, "ada", 0)
	h.answer(id, "bea", 1)
	for _, e := range []struct {
		player string
		seat   play.Seat
		row    int32
	}{{"ada", 0, 3}, {"bea", 1, 3}, {"cleo", play.Nobody, 2}} {
		if sight, _ := h.see(id, e.player, e.seat); sight.Row != e.row {
			t.Errorf("%s is told of row %d, want %d", e.player, sight.Row, e.row)
		}
	}
}

// A seat that was once looked at in another language is woken for no more than one that was not: rows of others that are
// secret wake it only where they change what it may take back.
func TestSecretRowsWakeNobodyWhateverLanguageWasRead(t *testing.T) {
	h := newHouse(t)
	id := h.pair()
	w, err := h.Watch(ctx, id, "bea", 1)
	h.must(err)
	defer w.Close()
	looks := func(lang string) {
		_, _, err := w.See(ctx, lang)
		h.must(err)
	}
	h.answer(id, "bea", 1)
	looks("it")
	h.must(h.TakeBack(ctx, id, "bea", 1))
	looks("en")
	for len(w.Changed) > 0 {
		<-w.Changed
	}
	for range 10 { // that she could take something back then was read in Italian
		h.answer(id, "ada", 0)
		h.must(h.TakeBack(ctx, id, "ada", 0))
	}
	if len(w.Changed) > 0 {
		t.Error("Bea's page is woken by what Ada prepares")
	}
}
