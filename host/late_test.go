package host_test

import (
	"encoding/json"
	"slices"
	"testing"
	"time"

	"signoria"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
)

// shown is what a spectator gets to see, in words.
type shown struct {
	view, standing, waits, lines string
	moved                        int64
}

func shownBy(s *host.Sight) shown {
	_, news := s.News(-1, 0)
	text := func(value any) string {
		raw, err := json.Marshal(value)
		if err != nil {
			panic(err)
		}
		return string(raw)
	}
	return shown{shownAs(s.View), text(s.Standing), text(s.Waits), text(news), s.Moved.UnixMilli()}
}

// A spectator who is behind sees everything as it was, row for row, the delay later, and nothing of what
// was taken back in the meantime but as it looked then. Who has a seat is not behind.
func TestSpectatorsGoAfterTheTable(t *testing.T) {
	h := newHouse(t)
	const delay = 1
	p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "me"}, Manners: signoria.Manners{Delay: delay}})
	h.must(err)
	id := p.ID
	w, err := h.Watch(ctx, id, "cleo", play.Nobody)
	h.must(err)
	defer w.Close()

	var was []shown
	var since []time.Time // when it was no earlier so
	note := func(began time.Time) {
		t.Helper()
		sight, _ := h.see(id, "ada", play.Nobody)
		if now := shownBy(sight); len(was) == 0 || now != was[len(was)-1] {
			was, since = append(was, now), append(since, time.UnixMilli(began.UnixMilli()))
		}
	}
	note(time.Time{})
	for i := range 14 { // through a landing
		p, err := h.Table(ctx, id)
		h.must(err)
		began := time.Now()
		h.answer(id, "ada", p.Waiting[0])
		note(began)
		if i == 3 {
			began = time.Now()
			h.must(h.TakeBack(ctx, id, "ada", p.Waiting[0]))
			note(began)
		}
		time.Sleep(10 * time.Millisecond)
	}
	started := was[0].moved
	seen, at, row := 0, 0, int32(-1)
	for seen == 0 || at < len(was)-1 {
		select {
		case <-w.Changed:
		case <-time.After(5 * time.Second):
			t.Fatalf("nothing comes after %d of %d", at, len(was))
		}
		sight, _, err := w.See(ctx, "en")
		h.must(err)
		if sight.Row < row {
			t.Fatalf("row %d comes after row %d", sight.Row, row)
		}
		row = sight.Row
		got := shownBy(sight)
		if got.moved == p.Created.UnixMilli() {
			got.moved = started
		}
		next := slices.Index(was[at:], got)
		if next < 0 {
			t.Fatalf("at row %d\nit shows %+v\nit was   %+v", row, got, was[at])
		}
		at += next
		if ago := time.Since(since[at]); ago < delay*time.Second {
			t.Errorf("row %d is shown after %v", row, ago)
		}
		seen++
	}
	if seen < 3 {
		t.Errorf("it goes in %d steps", seen)
	}
}

// When the game is over there is nothing to be behind of.
func TestNobodyIsBehindAGameThatIsOver(t *testing.T) {
	h := newHouse(t)
	p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "bot:first"}, Manners: signoria.Manners{Delay: 3600}})
	h.must(err)
	w, err := h.Watch(ctx, p.ID, "", play.Nobody)
	h.must(err)
	defer w.Close()
	see := func() *host.Sight {
		t.Helper()
		select {
		case <-w.Changed:
		case <-time.After(5 * time.Second):
			t.Fatal("he is not told")
		}
		sight, _, err := w.See(ctx, "en")
		h.must(err)
		return sight
	}
	if sight := see(); sight.Row != 0 {
		t.Fatalf("he sees row %d at once", sight.Row)
	}
	h.finish(p.ID)
	for sight := see(); !sight.Standing.Over; sight = see() { // the others came and went
		if sight.Row != 0 {
			t.Fatalf("he sees row %d", sight.Row)
		}
	}
	past, err := h.Moments(ctx, p.ID, "", 0, 0, 1000)
	h.must(err)
	if len(past) < 10 {
		t.Errorf("he looks back at %d moments", len(past))
	}
}

// A bot's every answer is a row in time too, and a table that leaves the memory comes back as it was.
func TestWhoIsBehindStaysSoAfterARestart(t *testing.T) {
	h := newHouse(t)
	p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "bot:first"}, Manners: signoria.Manners{Delay: 3600}})
	h.must(err)
	for range 6 {
		h.answer(p.ID, "ada", 0)
		for !h.waits(p.ID, 0) {
			time.Sleep(time.Millisecond)
		}
	}
	h.shut()
	h.open()
	sight, table := h.see(p.ID, "bea", play.Nobody)
	var view toy.View
	h.must(json.Unmarshal([]byte(shownAs(sight.View)), &view))
	if _, news := sight.News(-1, 0); sight.Row != 0 || len(news) != 0 || sight.Standing.Turn != 1 {
		t.Errorf("she sees row %d, turn %d and %d lines", sight.Row, sight.Standing.Turn, len(news))
	}
	if known := table.To("bea"); known.Rows != 0 || known.Turn != 0 || len(known.Waiting) != 0 || !known.Moved.Equal(known.Created) {
		t.Errorf("she is told of the table %+v", known)
	}
	if known := table.To("ada"); known.Rows != table.Rows || known.Rows == 0 {
		t.Errorf("ada is told of the table %+v", known)
	}
}

func (h *house) waits(id string, s play.Seat) bool {
	h.t.Helper()
	sight, _ := h.see(id, "ada", s)
	return sight.Offer != nil
}

// When a clock runs out, who is behind is not told of it, not even that something has happened.
func TestWhoIsBehindHearsNoClock(t *testing.T) {
	at(t, func(h *house) {
		m := decision(60, signoria.BotOnce)
		m.Delay = 3600
		id := h.friends(m)
		w, err := h.Watch(ctx, id, "cleo", play.Nobody)
		h.must(err)
		defer w.Close()
		<-w.Changed
		_, _, err = w.See(ctx, "en")
		h.must(err)
		pass(2 * time.Minute)
		if len(h.rows(id)) == 0 {
			t.Fatal("no clock has run out")
		}
		select {
		case <-w.Changed:
			t.Error("she is woken")
		default:
		}
	})
}
