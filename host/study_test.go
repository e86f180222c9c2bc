package host_test

import (
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"signoria"
	"signoria/host"
	"signoria/play"
)

// lapsed is a finished game among bots, what an analysis found dearest in it, and whose that was.
func (h *house) lapsed() (id string, l host.Lapse, s play.Seat) {
	h.t.Helper()
	for range 20 {
		id = h.create(ada, "bot:first", "bot:random", "bot:sage")
		h.finish(id)
		for s, r := range h.analysed(id).Seats {
			if len(r.Lapses) > 0 {
				return id, r.Lapses[0], play.Seat(s)
			}
		}
	}
	h.t.Fatal("nobody errs in twenty games")
	return id, l, s
}

// study opens a study that can be opened.
func (h *house) study(id string, player signoria.Player, row int32, s play.Seat) host.Present {
	h.t.Helper()
	p, err := h.Study(ctx, id, player, row, s)
	h.must(err)
	return p
}

// A lapse is studied where it was made: one sits in the seat that was asked, sees what it saw and is asked what it was, and
// what is better can be pressed. The record is that of the game up to there, and then its own.
func TestALapseIsStudiedWhereItWasMade(t *testing.T) {
	h := newHouse(t)
	id, lapse, seat := h.lapsed()
	p := h.study(id, bea, lapse.Row, seat)
	x := p.Affairs.Study
	if p.ID == id || p.Status != signoria.Playing || x == nil || x.Of != id || x.Row != lapse.Row || x.Seat != seat || x.Turn != lapse.Turn {
		t.Fatalf("it is %+v, and studies %+v", p, x)
	}
	for s, c := range p.Chairs {
		if mine := play.Seat(s) == seat; mine != (c.Player == "bea") || mine == (c.Bot != "") {
			t.Errorf("seat %d: %+v", s, c)
		}
	}
	then, err := h.Moments(ctx, id, "bea", seat, lapse.Row, lapse.Row)
	h.must(err)
	sight, _ := h.see(p.ID, "bea", seat)
	if shownAs(sight.View) != string(then[0].View) || sight.Offer == nil || sight.Offer.Told.Prompt != lapse.Asked["en"] {
		t.Errorf("it sees %s and is asked %+v; it saw %s and was asked %s", sight.View, sight.Offer, then[0].View, lapse.Asked["en"])
	}
	if sight.Better == nil || !strings.HasPrefix(lapse.Better["en"], sight.Offer.Told.Choices[sight.Better.Choice].Label) {
		t.Errorf("of %+v %+v is called better, not %s", sight.Offer, sight.Better, lapse.Better["en"])
	}
	if b := x.Better; b.Gain != lapse.Lost || b.Given["it"] != lapse.Given["it"] || b.Said["it"] != lapse.Better["it"] {
		t.Errorf("%+v is said of it, not %+v", b, lapse)
	}
	if sight.Undo == nil {
		t.Error("what was before can be taken back")
	}

	h.must(h.Answer(ctx, p.ID, "bea", seat, host.Pick{Token: sight.Offer.Token, Choice: sight.Better.Choice, Number: sight.Better.Number}))
	h.finish(p.ID)
	r, past := h.verify(p.ID), h.rows(id)
	if !reflect.DeepEqual(h.rows(p.ID)[:x.Began-1], past[:x.Began-1]) || x.Began <= lapse.Row {
		t.Error("it does not begin as the game did")
	}
	if row := r.Rows[x.Began-1]; row.Kind != signoria.Studied || row.Note != id || row.Seat != seat {
		t.Errorf("after that stands %+v", row)
	}
}

// A study nobody has played is opened once, stands among no games and is no reason to open none; played it is a table as
// others are.
func TestAStudyThatIsNotPlayedWaitsForNobody(t *testing.T) {
	h := newHouse(t)
	id, lapse, seat := h.lapsed()
	p := h.study(id, bea, lapse.Row, seat)
	heads := func() int {
		heads, err := h.Heads(ctx, "bea")
		h.must(err)
		return len(heads)
	}
	if n := heads(); n != 0 {
		t.Errorf("%d tables are going on", n)
	}
	if again := h.study(id, bea, lapse.Row, seat); again.ID != p.ID {
		t.Error("it is opened twice")
	}
	if other := h.study(id, cleo, lapse.Row, seat); other.ID == p.ID || h.rows(other.ID)[p.Affairs.Study.Began-1] == h.rows(p.ID)[p.Affairs.Study.Began-1] {
		t.Error("two people study one deal")
	}
	h.answer(p.ID, "bea", seat)
	if now := h.table(p.ID); !now.Affairs.Study.Played || now.Status == signoria.Playing && heads() != 1 {
		t.Errorf("it has been played, and %d tables are going on", heads())
	}
	if again := h.study(id, bea, lapse.Row, seat); again.ID == p.ID {
		t.Error("what has been played is no study of that moment any more")
	}
}

// Of the studies a player opens and does not play the latest are kept, and those that he looks at.
func TestTheLatestStudiesAreKept(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "bot:first", "bot:random")
	h.finish(id)
	var opened []string
	var looking string
	for row := int32(0); len(opened) < 13; row++ {
		p, err := h.Study(ctx, id, ada, row, play.Nobody)
		h.must(err)
		if slices.Contains(opened, p.ID) {
			continue
		}
		opened = append(opened, p.ID)
		if looking == "" {
			looking = p.ID
			_, err := h.Watch(ctx, looking, "ada", p.Affairs.Study.Seat)
			h.must(err)
		}
	}
	for i, id := range opened {
		_, err := h.Table(ctx, id)
		kept := id == looking || i >= len(opened)-10
		if kept != (err == nil) || err != nil && signoria.CodeOf(err) != signoria.NotFound {
			t.Errorf("study %d of %d: %v", i, len(opened), err)
		}
	}
}

// Who opens many at once keeps no more.
func TestStudiesOpenedAtOnceAreCounted(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "bot:first", "bot:random")
	h.finish(id)
	var opened sync.Map
	var all sync.WaitGroup
	for row := range int32(30) {
		all.Go(func() {
			if p, err := h.Study(ctx, id, ada, row, play.Nobody); err == nil {
				opened.Store(p.ID, true)
			}
		})
	}
	all.Wait()
	kept, ever := 0, 0
	for id := range opened.Range {
		ever++
		if _, err := h.Table(ctx, id.(string)); err == nil {
			kept++
		}
	}
	if kept != 10 || ever <= kept {
		t.Errorf("%d of %d are kept", kept, ever)
	}
}

// Any moment at which somebody is asked can be studied, the game's analysis or not.
func TestAnyMomentIsStudied(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "bot:first", "bot:random")
	h.finish(id)
	rows := h.rows(id)
	for from, upto := range map[int32]int32{0: 0, int32(len(rows) / 2): int32(len(rows)/2) + 8} {
		sight := &host.Sight{}
		for row := from; row <= upto && sight.Offer == nil; row++ { // what leaves no choice the table answers itself
			p := h.study(id, ada, row, play.Nobody)
			sight, _ = h.see(p.ID, "ada", p.Affairs.Study.Seat)
		}
		if sight.Offer == nil || sight.Better != nil {
			t.Errorf("from row %d on one is asked %+v, and %+v is better", from, sight.Offer, sight.Better)
		}
	}
	for row, want := range map[int32]signoria.Code{-1: signoria.NotFound, int32(len(rows)) + 1: signoria.NotFound, int32(len(rows)): signoria.Conflict} {
		_, err := h.Study(ctx, id, ada, row, play.Nobody)
		wantCode(t, err, want)
	}
}

// Who may not have the record may not study it, nor look on where another does.
func TestAStudyIsForWhoMayHaveTheRecord(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", signoria.Manners{Spectators: signoria.NoSpectator}, "me", "bot:first")
	_, err := h.Study(ctx, id, ada, 0, 0)
	wantCode(t, err, signoria.Forbidden)
	h.finish(id)
	_, err = h.Study(ctx, id, bea, 0, 0)
	wantCode(t, err, signoria.Forbidden)
	p := h.study(id, ada, 0, 0)
	_, err = h.Watch(ctx, p.ID, "bea", play.Nobody)
	wantCode(t, err, signoria.Forbidden)
}

// What was played since a table went over to newer rules can be studied, and lasts.
func TestAStudyOfATableThatWentOverToNewerRules(t *testing.T) {
	g := mended()[0]
	h := newHouseOf(t, g)
	o := oldTable(t, g.ID())
	id := o.brings(h, signoria.Playing)
	goesOn(t, h, id, 40)
	for s, c := range h.table(id).Chairs {
		if c.Player != "" {
			_, err := h.Resign(ctx, id, ada, play.Seat(s))
			h.must(err)
		}
	}
	_, err := h.Study(ctx, id, ada, int32(len(o.Rows)), play.Nobody)
	wantCode(t, err, signoria.Conflict)
	rows := h.rows(id)
	last := slices.IndexFunc(rows, func(r signoria.Row) bool { return r.Kind == signoria.Resigned })
	p := h.study(id, ada, int32(last), play.Nobody)
	h.shut()
	h.open()
	if sight, _ := h.see(p.ID, "ada", p.Affairs.Study.Seat); sight.Offer == nil {
		t.Error("it does not stand where it was asked")
	}
}
