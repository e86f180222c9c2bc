package play_test

import (
	"encoding/json"
	"slices"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/play/toy"
)

// A reel stops at what still stands, and shows it as it was: with a draft that was taken back only later,
// which is its seat's own affair.
func TestAReelShowsTheTableAsItWas(t *testing.T) {
	l, err := toy.Game.Start(setup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	record := signoria.Record{Setup: setup(2, 1)}
	saw := map[int32][3]string{}
	add := func(rows []play.Row, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		record.Rows = append(record.Rows, rows...)
		saw[int32(len(record.Rows))] = views(t, l)
	}
	lay := func(s play.Seat, order int16) {
		t.Helper()
		add(l.Answer(play.Answer{Seat: s, Verb: toy.Lay, A: order}))
	}
	rest := func(s play.Seat) {
		t.Helper()
		add(l.Answer(play.Answer{Seat: s, Verb: toy.Hire}))
		add(l.Answer(play.Answer{Seat: s, Verb: toy.Scout}))
	}
	lay(0, 1)          // row 1, taken back below
	lay(1, 2)          // row 2
	add(l.TakeBack(0)) // row 3
	add(l.Noted(play.Row{Kind: signoria.Seated, Seat: 1, Note: "bot:first"}), nil)
	lay(0, 2) // row 5
	lay(0, 1)
	rest(0)
	lay(1, 1)
	rest(1) // rows 10 and 11, and 12: all are ready, and it lands

	if saw[2][1] == saw[3][1] || saw[2][0] != saw[3][0] || saw[2][2] != saw[3][2] {
		t.Fatal("a draft is not its seat's own affair")
	}
	reel, err := toy.Game.Reel(record, 0)
	if err != nil {
		t.Fatal(err)
	}
	var stops []int32
	for {
		more, err := reel.Next()
		if err != nil {
			t.Fatal(err)
		}
		if !more {
			break
		}
		if stops = append(stops, reel.Row); reel.Row > 0 && views(t, reel) != saw[reel.Row] {
			t.Errorf("at row %d\nit shows %v\nit was   %v", reel.Row, views(t, reel), saw[reel.Row])
		}
	}
	if want := []int32{0, 2, 5, 6, 7, 8, 9, 10, 12}; !slices.Equal(stops, want) {
		t.Errorf("it stops at %v, want %v", stops, want)
	}
	// It opens at the moment that holds a row: 11 and 12 are one.
	for from, want := range map[int32]int32{1: 2, 2: 2, 3: 5, 11: 12, 12: 12} {
		reel, err := toy.Game.Reel(record, from)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := reel.Next(); err != nil || reel.Row != want {
			t.Errorf("from row %d it begins at row %d, want %d (%v)", from, reel.Row, want, err)
		}
	}
}

// What a reel shows is what the record up to that moment shows, whatever came after.
func TestAReelKnowsNothingOfWhatCameAfter(t *testing.T) {
	p, err := playtest.Play(toy.Game, playtest.Options{Setup: setup(2, 6), Seed: 6, Meddle: true})
	if err != nil {
		t.Fatal(err)
	}
	r := p.Record
	reel, err := toy.Game.Reel(r, 0)
	if err != nil {
		t.Fatal(err)
	}
	for {
		more, err := reel.Next()
		if err != nil {
			t.Fatal(err)
		}
		if !more {
			break
		}
		n := int(reel.Row)
		for n < len(r.Rows) && (r.Rows[n].Kind == signoria.Landed || r.Rows[n].Kind == signoria.GivenBack) {
			n++
		}
		then, err := toy.Game.Replay(signoria.Record{Setup: r.Setup, Rows: r.Rows[:n]})
		if err != nil {
			t.Fatal(err)
		}
		if got, want := views(t, reel), views(t, then); got != want {
			t.Fatalf("at row %d\nit shows         %v\nthe record shows %v", reel.Row, got, want)
		}
	}
	if int(reel.Row) < len(r.Rows)-2 {
		t.Errorf("it ends at row %d of %d", reel.Row, len(r.Rows))
	}
}

func TestAReelTearsWhereTheRecordDoesNotFit(t *testing.T) {
	p, err := playtest.Play(toy.Game, playtest.Options{Setup: setup(2, 3), Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	r := p.Record
	r.Rows = slices.Clone(r.Rows)
	r.Rows[9].Verb = 77
	reel, err := toy.Game.Reel(r, 0)
	if err != nil {
		t.Fatal(err)
	}
	more := true
	for err == nil && more {
		more, err = reel.Next()
	}
	if err == nil || reel.Row != 9 {
		t.Errorf("it ran to row %d, and row 10 does not fit (%v)", reel.Row, err)
	}
	if _, err := toy.Game.Reel(r, 20); err == nil {
		t.Error("it opened behind a row that does not fit")
	}
}

// views are what everybody sees: the spectator first.
func views(t *testing.T, l play.Live) (all [3]string) {
	t.Helper()
	for s := range all {
		raw, err := json.Marshal(l.View(play.Seat(s - 1)))
		if err != nil {
			t.Fatal(err)
		}
		all[s] = string(raw)
	}
	return all
}

// What the people of a table do beside the rules changes no position, and yet no row of it is taken that no
// table would have noted.
func TestNotesAreVerified(t *testing.T) {
	for name, r := range map[string]play.Row{
		"a seat there is not":    {Kind: signoria.Seated, Seat: 2, Note: "Ada"},
		"nobody's clock":         {Kind: signoria.ClockRanOut, Seat: play.Nobody},
		"nobody resigns":         {Kind: signoria.Resigned, Seat: play.Nobody},
		"a resignation in words": {Kind: signoria.Resigned, Seat: 0, Note: "in anger"},
		"a seat's pause":         {Kind: signoria.Paused, Seat: 1},
		"a pause in words":       {Kind: signoria.Resumed, Seat: play.Nobody, Note: "for tea"},
		"a seat's end":           {Kind: signoria.Ended, Seat: 1, Note: play.Agreed},
		"an end by magic":        {Kind: signoria.Ended, Seat: play.Nobody, Note: "magic"},
		"an answer's question":   {Kind: signoria.Resumed, Seat: play.Nobody, Ask: 1},
		"another number":         {Kind: signoria.Resumed, Seat: play.Nobody, No: 2},
		"a kind there is not":    {Kind: signoria.Studied + 1, Seat: play.Nobody},
		"newer rules":            {Kind: signoria.Upgraded, Seat: play.Nobody, N: 1},
	} {
		if r.No == 0 {
			r.No = 1
		}
		_, err := toy.Game.Verify(signoria.Record{Setup: setup(2, 1), Rows: []play.Row{r}})
		if signoria.CodeOf(err) != signoria.Invalid {
			t.Errorf("%s: %v", name, err)
		}
	}
	ok := []play.Row{
		{No: 1, Kind: signoria.Seated, Seat: 1, Note: "bot:first"}, {No: 2, Kind: signoria.ClockRanOut, Seat: 0},
		{No: 3, Kind: signoria.Paused, Seat: play.Nobody}, {No: 4, Kind: signoria.Resumed, Seat: play.Nobody},
		{No: 5, Kind: signoria.Resigned, Seat: 0}, {No: 6, Kind: signoria.Ended, Seat: play.Nobody, Note: play.Deserted},
	}
	if _, err := toy.Game.Verify(signoria.Record{Setup: setup(2, 1), Rows: ok}); err != nil {
		t.Error(err)
	}
}
