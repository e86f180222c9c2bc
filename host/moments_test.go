package host_test

import (
	"slices"
	"testing"

	"signoria"
	"signoria/host"
	"signoria/play"
)

// What one looks back at is what was seen then, through every seat, and a hidden order stays hidden.
func TestMomentsAreWhatWasSeen(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "open")
	_, err := h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	look := func(player string, s play.Seat, from, to int32) []host.Moment {
		t.Helper()
		past, err := h.Moments(ctx, id, player, s, from, to)
		h.must(err)
		return past
	}
	if past := look("ada", 0, 0, 99); len(past) != 0 {
		t.Fatalf("before the start there are %d moments", len(past))
	}
	_, err = h.Start(ctx, id, ada)
	h.must(err)
	if past := look("ada", 0, 0, 99); len(past) != 1 || past[0].Row != 0 {
		t.Fatalf("at the start there are %+v", past)
	}
	type eyes struct {
		player string
		seat   play.Seat
	}
	everybody := []eyes{{"ada", 0}, {"bea", 1}, {"", play.Nobody}}
	saw := map[int32]map[eyes]string{} // by the number the record has
	note := func() {
		t.Helper()
		views := map[eyes]string{}
		for _, e := range everybody {
			sight, _ := h.see(id, e.player, e.seat)
			views[e] = shownAs(sight.View)
		}
		saw[int32(len(h.rows(id)))] = views
	}
	h.must(h.Answer(ctx, id, "ada", 0, h.pick(id, "ada", 0, 2, 0))) // row 1, taken back
	h.answer(id, "bea", 1)
	note()
	h.must(h.TakeBack(ctx, id, "ada", 0)) // row 3
	landings := func() (n int) {
		for _, r := range h.rows(id) {
			if r.Kind == signoria.Landed {
				n++
			}
		}
		return n
	}
	for landings() < 2 {
		p, err := h.Table(ctx, id)
		h.must(err)
		h.answer(id, []string{"ada", "bea"}[p.Waiting[0]], p.Waiting[0])
		note()
	}
	landed := slices.IndexFunc(h.rows(id), func(r signoria.Row) bool { return r.Kind == signoria.Landed })
	for _, e := range everybody {
		past := look(e.player, e.seat, 1, 99)
		if len(past) < 2 || past[0].Row == 1 || past[0].Row == 3 || past[1].Row == 3 {
			t.Fatalf("%d moments, the first of row %d; rows 1 and 3 do not stand", len(past), past[0].Row)
		}
		for _, m := range past {
			if r := h.rows(id)[m.Row-1]; int(m.Row) <= landed && r.Seat != e.seat {
				t.Errorf("seat %d is shown when seat %d prepared something, in row %d", e.seat, r.Seat, m.Row)
			}
		}
		for _, m := range past {
			if want, ok := saw[m.Row][e]; ok && string(m.View) != want {
				t.Errorf("seat %d is shown at row %d\n%s\nand saw\n%s", e.seat, m.Row, m.View, want)
			}
			if m.At == 0 || m.Standing.Turn == 0 {
				t.Errorf("row %d is of time %d and turn %d", m.Row, m.At, m.Standing.Turn)
			}
		}
	}
	if saw[4][everybody[0]] == saw[4][everybody[1]] {
		t.Error("the test is blind: Ada's order is hidden from nobody")
	}
	if past := look("ada", host.FirstSeat, 4, 4); len(past) != 1 || string(past[0].View) != saw[4][everybody[0]] {
		t.Errorf("through her first seat Ada sees %+v", past)
	}
	all := int32(landed + 1)
	if past := look("cleo", host.FirstSeat, all, all); len(past) != 1 || string(past[0].View) != saw[all][everybody[2]] {
		t.Errorf("who has no seat sees %+v", past)
	}
}

func TestWhoMayLookBack(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	for _, c := range []struct {
		player string
		seat   play.Seat
		code   signoria.Code
	}{{"ada", 1, signoria.Forbidden}, {"bea", 0, signoria.Forbidden}, {"", 0, signoria.Forbidden}, {"ada", 2, signoria.Invalid}, {"ada", 0, ""}, {"", play.Nobody, ""}} {
		if _, err := h.Moments(ctx, id, c.player, c.seat, 0, 9); err != nil || c.code != "" {
			wantCode(t, err, c.code)
		}
	}
	_, err := h.Moments(ctx, "nowhere", "ada", 0, 0, 9)
	wantCode(t, err, signoria.NotFound)

	h.finish(id) // now all hands are open
	rows := int32(len(h.rows(id)))
	for _, player := range []string{"ada", "bea", ""} {
		for s := play.Nobody; s < 2; s++ {
			past, err := h.Moments(ctx, id, player, s, 0, rows)
			h.must(err)
			if last := past[len(past)-1]; len(past) == host.MaxMoments || !last.Standing.Over {
				t.Fatalf("%d moments, and the last is %+v", len(past), last.Standing)
			}
		}
	}
}

// A call shows so many moments and no more; the next call goes on from there.
func TestMomentsByPages(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "me", "me", "me")
	h.finish(id)
	var rows []int32
	for from := int32(0); ; {
		past, err := h.Moments(ctx, id, "ada", 0, from, 1<<30)
		h.must(err)
		if len(past) == 0 {
			break
		}
		if len(past) > host.MaxMoments {
			t.Fatalf("%d moments at once", len(past))
		}
		for _, m := range past {
			rows = append(rows, m.Row)
		}
		from = past[len(past)-1].Row + 1
	}
	if len(rows) <= host.MaxMoments || !slices.IsSorted(rows) || len(slices.Compact(slices.Clone(rows))) != len(rows) {
		t.Fatalf("by pages: %v", rows)
	}
	past, err := h.Moments(ctx, id, "ada", 0, rows[5], rows[7])
	h.must(err)
	if len(past) != 3 || past[0].Row != rows[5] || past[2].Row != rows[7] {
		t.Fatalf("from row %d to row %d: %+v", rows[5], rows[7], past)
	}
}
