package host_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"signoria"
	"signoria/games"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
)

// friends opens a table that ada, bea and a bot play.
func (h *house) friends(m signoria.Manners) string {
	h.t.Helper()
	return h.started("toy", m, "me", "open", "bot:first")
}

func (h *house) table(id string) host.Present {
	h.t.Helper()
	p, err := h.Table(ctx, id)
	h.must(err)
	return p
}

func (h *house) chair(id string, s play.Seat, want signoria.Chair) {
	h.t.Helper()
	if got := h.table(id).Chairs[s]; got != want {
		h.t.Fatalf("in seat %d sits %+v, want %+v", s, got, want)
	}
}

func (h *house) agree(id string, who signoria.Player, kind signoria.MotionKind) host.Present {
	h.t.Helper()
	p, err := h.Agree(ctx, id, who, kind, signoria.Nobody, true)
	h.must(err)
	return p
}

// noted are the rows of a record that are no answers, as kind, seat and note.
func (h *house) noted(id string) (notes []string) {
	h.t.Helper()
	for _, r := range h.rows(id) {
		if r.Kind >= signoria.Seated {
			notes = append(notes, fmt.Sprint(r.Kind, r.Seat, r.Note))
		}
	}
	return notes
}

func (h *house) wantNoted(id string, want ...string) {
	h.t.Helper()
	if got := h.noted(id); !slices.Equal(got, want) {
		h.t.Fatalf("on record is %q, want %q", got, want)
	}
}

func note(kind signoria.RowKind, s play.Seat, note string) string { return fmt.Sprint(kind, s, note) }

// A bot stands in for a player who asks for it, or who has gone; the seat stays his.
func TestBotStandsIn(t *testing.T) { at(t, botStandsIn) }

func botStandsIn(h *house) {
	t := h.t
	id := h.friends(signoria.Manners{})
	w, err := h.Watch(ctx, id, "bea", 1)
	h.must(err)
	_, err = h.Sit(ctx, id, ada, 1, "first")
	wantCode(t, err, signoria.Conflict) // she is there
	_, err = h.Sit(ctx, id, cleo, 1, "first")
	wantCode(t, err, signoria.Forbidden)
	w.Close()
	pass(grace)
	_, err = h.Sit(ctx, id, ada, 1, "first")
	h.must(err)
	h.chair(id, 1, signoria.Chair{Player: "bea", Name: "BEA", Bot: "first"})

	sight, table := h.see(id, "bea", host.FirstSeat)
	if sight.Seat != 1 || sight.Offer != nil || sight.Asides != nil || host.WaitsFor(table.Table, "bea") {
		t.Fatalf("she is offered something while a bot sits in: %+v", sight)
	}
	wantCode(t, h.Answer(ctx, id, "bea", 1, host.Pick{}), signoria.Conflict)
	wantCode(t, h.TakeBack(ctx, id, "bea", 1), signoria.Conflict)
	_, err = h.Sit(ctx, id, cleo, 1, "")
	wantCode(t, err, signoria.Conflict) // it is still hers
	_, err = h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	h.chair(id, 1, signoria.Chair{Player: "bea", Name: "BEA"})

	_, err = h.Sit(ctx, id, bea, 1, "genius")
	wantCode(t, err, signoria.Invalid)
	w, err = h.Watch(ctx, id, "bea", 1)
	h.must(err)
	defer w.Close()
	_, err = h.Sit(ctx, id, bea, 1, "first") // she asks for it herself, and stays to watch
	h.must(err)
	_, err = h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	h.wantNoted(id, note(signoria.Seated, 1, "bot:first"), note(signoria.Seated, 1, "BEA"), note(signoria.Seated, 1, "bot:first"), note(signoria.Seated, 1, "BEA"))
	h.finish(id)
	h.verify(id)
}

// Bots that stand in for everybody wait until somebody looks on.
func TestBotsDoNotEndAGameNobodyPlays(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	_, err := h.Sit(ctx, id, ada, 0, "first")
	h.must(err)
	h.shut() // waits for whoever thinks
	h.open()
	if slices.ContainsFunc(h.rows(id), func(r signoria.Row) bool { return r.Kind == signoria.Answered && r.Seat == 0 }) {
		t.Fatal("a bot answered where nobody plays and nobody looks on")
	}
	w, err := h.Watch(ctx, id, "ada", 0)
	h.must(err)
	defer w.Close()
	h.finish(id)
}

// While who opened the table is away, whoever sits at it may see to it that it goes on.
func TestHostAwayCanBeStoodInFor(t *testing.T) { at(t, hostAway) }

func hostAway(h *house) {
	t := h.t
	id := h.friends(signoria.Manners{})
	w, err := h.Watch(ctx, id, "ada", 0)
	h.must(err)
	_, err = h.Sit(ctx, id, bea, 0, "first")
	wantCode(t, err, signoria.Forbidden)
	w.Close()
	_, err = h.Sit(ctx, id, cleo, 0, "first")
	wantCode(t, err, signoria.Forbidden)
	pass(grace)
	_, err = h.Sit(ctx, id, bea, 0, "first")
	h.must(err)
	h.chair(id, 0, signoria.Chair{Player: "ada", Name: "ADA", Bot: "first"})
}

// grace is how long others wait for a player who has closed his page.
const grace = 3 * time.Minute

// Who has just closed his page may yet come back, and has one in his place who plays well.
func TestNobodyIsPutOutForABotTheMomentHeGoes(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(signoria.Manners{})
		seat := func(bot, says string) {
			h.t.Helper()
			_, err := h.Sit(ctx, id, ada, 1, bot)
			wantCode(h.t, err, signoria.Forbidden)
			if !strings.Contains(err.Error(), says) {
				h.t.Errorf("it says %q", err)
			}
		}
		w, err := h.Watch(ctx, id, "bea", 1)
		h.must(err)
		w.Close()
		pass(55 * time.Second)
		seat("first", "in 2:05 minutes")
		w, err = h.Watch(ctx, id, "bea", 1) // she comes back, and goes again
		h.must(err)
		pass(time.Hour)
		w.Close()
		seat("first", "in 3:00 minutes")
		_, err = h.Sit(ctx, id, bea, 1, "random") // she herself has whom she likes
		h.must(err)
		_, err = h.Sit(ctx, id, bea, 1, "")
		h.must(err)
		pass(grace)
		seat("random", "best bot")
		_, err = h.Sit(ctx, id, ada, 1, "first-bold")
		h.must(err)
	})
}

// When the server has just started pages have yet to find it again.
func TestAPageHasTimeToComeBackToAServerThatHasStarted(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(signoria.Manners{})
		h.shut()
		h.open()
		_, err := h.Sit(ctx, id, ada, 1, "first")
		wantCode(h.t, err, signoria.Forbidden)
		pass(grace)
		_, err = h.Sit(ctx, id, ada, 1, "first")
		h.must(err)
	})
}

// In play nobody looks into another hand by changing seats, and nobody new sits down unless all who
// play agree.
func TestChangingSeatsWhilePlaying(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	_, err := h.Stand(ctx, id, ada, 2) // the bot's seat is not freed, or she could sit down in it
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Stand(ctx, id, ada, 1)
	wantCode(t, err, signoria.Forbidden)
	for _, who := range []signoria.Player{ada, bea} {
		_, err = h.Sit(ctx, id, who, 2, "")
		wantCode(t, err, signoria.Forbidden)
	}

	// Cleo asks for the bot's seat. Both have to agree.
	p, err := h.Sit(ctx, id, cleo, 2, "")
	h.must(err)
	if len(p.Affairs.Motions) != 1 || p.Chairs[2].Player != "" {
		t.Fatalf("she sat down unasked, or did not ask: %+v", p.Table)
	}
	for _, who := range []signoria.Player{cleo, {ID: "dora", Name: "DORA"}} {
		_, err = h.Agree(ctx, id, who, signoria.ToAdmit, 2, true)
		wantCode(t, err, signoria.Forbidden)
	}
	_, err = h.Agree(ctx, id, ada, signoria.ToAdmit, 2, true)
	h.must(err)
	h.chair(id, 2, signoria.Chair{Bot: "first"})
	p, err = h.Agree(ctx, id, bea, signoria.ToAdmit, 2, false)
	h.must(err)
	if len(p.Affairs.Motions) != 0 {
		t.Fatal("one was against it, and it stands")
	}
	_, err = h.Agree(ctx, id, bea, signoria.ToAdmit, 2, true)
	wantCode(t, err, signoria.Conflict) // she does not ask any more
	_, err = h.Sit(ctx, id, cleo, 2, "")
	h.must(err)
	for _, who := range []signoria.Player{ada, bea} {
		_, err = h.Agree(ctx, id, who, signoria.ToAdmit, 2, true)
		h.must(err)
	}
	h.chair(id, 2, signoria.Chair{Player: "cleo", Name: "CLEO"})

	// Who got up may come back to that seat, and to no other.
	for _, who := range []struct {
		player signoria.Player
		seat   play.Seat
	}{{bea, 1}, {cleo, 2}} {
		_, err = h.Stand(ctx, id, who.player, who.seat)
		h.must(err)
	}
	_, err = h.Sit(ctx, id, bea, 2, "")
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Sit(ctx, id, ada, 2, "first")
	h.must(err)
	_, err = h.Sit(ctx, id, cleo, 2, "")
	h.must(err)
	_, err = h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	h.wantNoted(id, note(signoria.Seated, 2, "CLEO"), note(signoria.Seated, 1, ""), note(signoria.Seated, 2, ""),
		note(signoria.Seated, 2, "bot:first"), note(signoria.Seated, 2, "CLEO"), note(signoria.Seated, 1, "BEA"))
	h.finish(id)
	h.verify(id)
}

// Who knows the seed, or brought the record, knows what others will draw.
func TestNobodyJoinsWhereTheDrawsAreKnown(t *testing.T) {
	h := newHouse(t)
	p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "bot:first"}, Seed: "7"})
	h.must(err)
	_, err = h.Sit(ctx, p.ID, bea, 1, "")
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Stand(ctx, p.ID, ada, 0)
	h.must(err)
	_, err = h.Sit(ctx, p.ID, ada, 1, "")
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Sit(ctx, p.ID, bea, 0, "")
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Sit(ctx, p.ID, ada, 0, "") // her own seat is hers still
	h.must(err)
}

// With nobody at the table but bots there is nobody to ask.
func TestAnybodyJoinsBotsAlone(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	_, err := h.Stand(ctx, id, ada, 0)
	h.must(err)
	_, err = h.Sit(ctx, id, cleo, 1, "")
	h.must(err)
	h.chair(id, 1, signoria.Chair{Player: "cleo", Name: "CLEO"})
}

func TestPauseWithoutClockIsTheHosts(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	if p := h.agree(id, bea, signoria.ToPause); p.Manners.Paused || len(p.Affairs.Motions) != 1 {
		t.Fatalf("a guest paused the table alone: %+v", p.Table)
	}
	pick := h.pick(id, "ada", 0, 0, 0)
	if p := h.agree(id, ada, signoria.ToPause); !p.Manners.Paused || len(p.Affairs.Motions) != 0 || host.WaitsFor(p.Table, "ada") {
		t.Fatalf("the table is not paused: %+v", p.Table)
	}
	wantCode(t, h.Answer(ctx, id, "ada", 0, pick), signoria.Conflict)
	if sight, _ := h.see(id, "ada", 0); sight.Offer != nil || sight.View == nil {
		t.Fatal("a paused table asks, or shows nothing")
	}
	_, err := h.Agree(ctx, id, ada, signoria.ToPause, 0, true)
	wantCode(t, err, signoria.Conflict)
	_, err = h.Agree(ctx, id, cleo, signoria.ToResume, 0, true)
	wantCode(t, err, signoria.Forbidden)
	h.shut()
	h.open()
	h.agree(id, ada, signoria.ToResume)
	h.must(h.Answer(ctx, id, "ada", 0, h.pick(id, "ada", 0, 0, 0)))
	h.wantNoted(id, note(signoria.Paused, signoria.Nobody, ""), note(signoria.Resumed, signoria.Nobody, ""))
	h.finish(id)
	h.verify(id)
}

// Bots rest with the table.
func TestPausedBotsRest(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	h.agree(id, ada, signoria.ToPause)
	rows := len(h.rows(id))
	_, err := h.Sit(ctx, id, ada, 0, "first")
	h.must(err)
	h.shut() // waits for whoever thinks
	h.open()
	if now := len(h.rows(id)); now != rows+1 {
		t.Fatalf("%d rows were added to a paused table, want the one that says who sits down", now-rows)
	}
}

func TestEndByAgreement(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	h.answer(id, "ada", 0)
	h.agree(id, ada, signoria.ToEnd)
	if p := h.agree(id, ada, signoria.ToEnd); p.Status != signoria.Playing {
		t.Fatal("one alone ended the game")
	}
	if p := h.agree(id, bea, signoria.ToEnd); p.Status != signoria.Finished || len(p.Waiting) != 0 {
		t.Fatalf("the game is not over: %+v", p.Progress)
	}
	check := func() {
		t.Helper()
		sight, _ := h.see(id, "ada", 0)
		if st := sight.Standing; !st.Over || st.End != play.Agreed || len(st.Winners) != 0 || len(st.Places) != 3 {
			t.Fatalf("it stands so: %+v", st)
		}
	}
	check()
	h.shut()
	h.open()
	check()
	wantCode(t, h.Answer(ctx, id, "ada", 0, host.Pick{}), signoria.Conflict)
	r := h.verify(id)
	p, err := h.Import(ctx, cleo, r)
	h.must(err)
	if p.Status != signoria.Finished {
		t.Fatal("the record goes on after the end")
	}
	for name, spoil := range map[string]func(*signoria.Row){
		"another end": func(r *signoria.Row) { r.Note = "by magic" },
		"twice":       func(*signoria.Row) {},
	} {
		bad := r
		bad.Rows = append(slices.Clone(r.Rows), r.Rows[len(r.Rows)-1])
		if name == "another end" {
			bad.Rows = bad.Rows[:len(r.Rows)]
		}
		spoil(&bad.Rows[len(bad.Rows)-1])
		if _, err := toy.Game.Verify(bad); err == nil {
			t.Errorf("%s was taken", name)
		}
	}
}

// Whose seat a bot plays is not waited for when the others want to pause. But nobody who holds a seat finds the
// game ended without him, and where only bots play for people it still takes somebody's word to admit anybody.
func TestWhoHasGoneIsNotAsked(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{Clock: signoria.Clock{Kind: signoria.PerTurn, Seconds: 86400}})
	h.agree(id, ada, signoria.ToPause)
	h.agree(id, ada, signoria.ToEnd)
	p, err := h.Sit(ctx, id, bea, 1, "first")
	h.must(err)
	if !p.Manners.Paused {
		t.Fatal("everybody left has agreed, and the table is not paused")
	}
	if p.Status != signoria.Playing {
		t.Fatal("ada ended bea's game while a bot sat in for her")
	}
	_, err = h.Sit(ctx, id, ada, 0, "first")
	h.must(err)
	p, err = h.Sit(ctx, id, cleo, 2, "")
	h.must(err)
	if p.Chairs[2].Player != "" {
		t.Fatal("cleo sat down with nobody's word")
	}
	p, err = h.Agree(ctx, id, bea, signoria.ToAdmit, 2, true)
	h.must(err)
	if p.Chairs[2].Player != "cleo" {
		t.Fatal("the only word there was to be had did not admit cleo")
	}
	if p = h.agree(id, bea, signoria.ToEnd); p.Status != signoria.Playing {
		t.Fatal("cleo has not agreed, and the game is over")
	}
	if p = h.agree(id, cleo, signoria.ToEnd); p.Status != signoria.Finished {
		t.Fatal("all who hold a seat have agreed, and the game goes on")
	}
}

// How long a player may be away his clock says, and nobody else at the table.
func TestAClockAloneTakesASeatAway(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{Clock: signoria.Clock{Kind: signoria.PerTurn, Seconds: 86400}})
	_, err := h.Sit(ctx, id, ada, 1, "first")
	wantCode(t, err, signoria.Forbidden)
	h.chair(id, 1, signoria.Chair{Player: "bea", Name: "BEA"})
}

// Who gets up does not hold up the game, even if he opened the table and stays to watch.
func TestWhoeverSitsFillsAnEmptySeat(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	_, err := h.Stand(ctx, id, ada, 0)
	h.must(err)
	w, err := h.Watch(ctx, id, "ada", signoria.Nobody)
	h.must(err)
	defer w.Close()
	_, err = h.Sit(ctx, id, cleo, 0, "first")
	wantCode(t, err, signoria.Forbidden)
	_, err = h.Sit(ctx, id, bea, 0, "first")
	h.must(err)
	h.chair(id, 0, signoria.Chair{Bot: "first"})
}

func TestResigning(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	_, err := h.Resign(ctx, id, ada, 1)
	wantCode(t, err, signoria.Forbidden)
	p, err := h.Resign(ctx, id, bea, 1)
	h.must(err)
	if p.Status != signoria.Playing {
		t.Fatal("the game ended with one who is not the last")
	}
	h.chair(id, 1, signoria.Chair{Name: "BEA", Bot: "first", Resigned: true})
	for s := range play.Seat(3) {
		_, err = h.Sit(ctx, id, bea, s, "")
		if err == nil {
			t.Fatalf("who has resigned sat down in seat %d", s)
		}
	}
	_, err = h.Resign(ctx, id, ada, 0)
	h.must(err)
	sight, table := h.see(id, "ada", signoria.Nobody)
	if table.Status != signoria.Finished || sight.Standing.End != play.Deserted {
		t.Fatalf("the last has resigned, and it stands so: %+v %+v", table.Progress, sight.Standing)
	}
	notes := h.noted(id)
	want := []string{note(signoria.Resigned, 1, ""), note(signoria.Seated, 1, "bot:first"),
		note(signoria.Resigned, 0, ""), note(signoria.Seated, 0, "bot:first"), note(signoria.Ended, signoria.Nobody, play.Deserted)}
	if !slices.Equal(notes, want) {
		t.Fatalf("on record is %q, want %q", notes, want)
	}
	h.verify(id)
}

func TestRematch(t *testing.T) {
	h := newHouse(t)
	m := signoria.Manners{Delay: 30}
	p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "open", "bot:first"}, Options: map[string]int{"troops": 2}, Manners: m})
	h.must(err)
	id := p.ID
	_, err = h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	_, err = h.Start(ctx, id, ada)
	h.must(err)
	_, err = h.Rematch(ctx, id, ada, false)
	wantCode(t, err, signoria.Conflict)
	_, err = h.Resign(ctx, id, bea, 1)
	h.must(err)
	h.finish(id)
	_, err = h.Rematch(ctx, id, cleo, false)
	wantCode(t, err, signoria.Forbidden)

	next, err := h.Rematch(ctx, id, ada, true)
	h.must(err)
	want := []signoria.Chair{{Bot: "first"}, {Player: "ada", Name: "ADA"}, {Player: "bea", Name: "BEA"}}
	if next.Status != signoria.Open || !slices.Equal(next.Chairs, want) || next.Setup.Options["troops"] != 2 || next.Manners.Delay != 30 {
		t.Fatalf("the next table is %+v", next.Table)
	}
	if old := h.table(id); next.Setup.Seed == old.Setup.Seed || old.Affairs.Next != next.ID {
		t.Fatalf("the same seed, or no way to it: %+v", old.Affairs)
	}
	again, err := h.Rematch(ctx, id, bea, false)
	h.must(err)
	if again.ID != next.ID {
		t.Fatal("two rematches of one game")
	}
	_, err = h.Start(ctx, next.ID, ada)
	h.must(err)
}

func TestAnybodyWhoPlayedOpensTheRematch(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	h.finish(id)
	h.look(id, "ada", 0) // she opened the first, and is here
	next, err := h.Rematch(ctx, id, bea, false)
	h.must(err)
	if next.Host != "bea" {
		t.Errorf("the table is %q's", next.Host)
	}
}

func TestRematchAgainstBotsStartsAtOnce(t *testing.T) {
	h := newHouse(t)
	p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me:Anna", "bot:first", "me:Bruno"}, Manners: signoria.Manners{Curtain: true}})
	h.must(err)
	h.must(h.Rename(ctx, "ada", "Ada the Bold"))
	h.agree(p.ID, ada, signoria.ToEnd)
	next, err := h.Rematch(ctx, p.ID, ada, false)
	h.must(err)
	want := []signoria.Chair{{Player: "ada", Name: "Anna", Alias: true}, {Bot: "first"}, {Player: "ada", Name: "Bruno", Alias: true}}
	if next.Status != signoria.Playing || !slices.Equal(next.Chairs, want) || !next.Manners.Curtain {
		t.Fatalf("the next table is %+v", next.Table)
	}
}

func TestSpectatorsOnlyWhereTheyAreWelcome(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{Spectators: signoria.NoSpectator})
	for _, stranger := range []string{"", "cleo"} {
		_, err := h.Watch(ctx, id, stranger, host.FirstSeat)
		wantCode(t, err, signoria.Forbidden)
	}
	_, err := h.Moments(ctx, id, "cleo", signoria.Nobody, 0, 10)
	wantCode(t, err, signoria.Forbidden)
	h.see(id, "bea", signoria.Nobody) // who sits here may look at what all may see
	_, err = h.Resign(ctx, id, bea, 1)
	h.must(err)
	h.see(id, "bea", signoria.Nobody)
}

// Where friends share a screen, none of their hands is shown unless it is asked for.
func TestCurtain(t *testing.T) {
	h := newHouse(t)
	for _, curtain := range []bool{false, true} {
		p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me:Anna", "me:Bruno"}, Manners: signoria.Manners{Curtain: curtain}})
		h.must(err)
		want := play.Seat(0)
		if curtain {
			want = signoria.Nobody
		}
		if sight, _ := h.see(p.ID, "ada", host.FirstSeat); sight.Seat != want {
			t.Errorf("curtain %v: the first to be seen is seat %d, want %d", curtain, sight.Seat, want)
		}
		if sight, _ := h.see(p.ID, "ada", 1); sight.Seat != 1 {
			t.Errorf("curtain %v: the seat that is asked for is not shown", curtain)
		}
		h.finish(p.ID)
		if sight, _ := h.see(p.ID, "ada", host.FirstSeat); sight.Seat != 0 {
			t.Errorf("curtain %v: after the end seat %d is seen", curtain, sight.Seat)
		}
	}
}

// A lesson that was learnt can be learnt again, from the same arrangement.
func TestRematchOfALesson(t *testing.T) {
	h := newHouseOf(t, games.All()...)
	p, err := h.Learn(ctx, ada, "warrior-knights", "first")
	h.must(err)
	_, err = h.Resign(ctx, p.ID, ada, play.Learner)
	h.must(err)
	next, err := h.Rematch(ctx, p.ID, ada, false)
	h.must(err)
	if next.Status != signoria.Playing || next.Setup.Seed != p.Setup.Seed || !next.Chairs[play.Learner].Plays("ada") {
		t.Fatalf("the next lesson is %+v", next.Table)
	}
}

func TestATableIsNamed(t *testing.T) { at(t, tableIsNamed) }

func tableIsNamed(h *house) {
	t := h.t
	id := h.create(ada, "me", "open")
	named := func(player, name string) error {
		_, err := h.NameTable(ctx, id, player, name)
		return err
	}
	wantCode(t, named("bea", "Mine"), signoria.Forbidden)
	wantCode(t, named("", "Mine"), signoria.Forbidden)
	wantCode(t, named("ada", strings.Repeat("x", 41)), signoria.Invalid)
	h.must(named("ada", "  Monday  evenings"))
	if got := h.table(id).Affairs.Name; got != "Monday evenings" {
		t.Fatalf("it is called %q", got)
	}
	_, err := h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	_, err = h.Start(ctx, id, ada)
	h.must(err)
	wantCode(t, named("bea", "Mine"), signoria.Forbidden)
	heads, err := h.Heads(ctx, "bea")
	h.must(err)
	if heads[0].Affairs.Name != "Monday evenings" {
		t.Fatalf("bea's list has it as %q", heads[0].Affairs.Name)
	}
	h.must(named("ada", ""))
	h.must(named("ada", "Tuesdays"))
	h.wantNoted(id) // that is nothing of the game
	heads, err = h.Heads(ctx, "bea")
	h.must(err)
	if heads[0].Affairs.Name != "Tuesdays" {
		t.Fatalf("bea's list has it as %q", heads[0].Affairs.Name)
	}
	h.finish(id)
	next, err := h.Rematch(ctx, id, ada, false)
	h.must(err)
	if next.Affairs.Name != "Tuesdays" {
		t.Fatalf("the rematch is called %q", next.Affairs.Name)
	}
	h.must(named("ada", "Tuesdays: the first"))
}

func TestATableIsCalledOff(t *testing.T) { at(t, tableIsCalledOff) }

func tableIsCalledOff(h *house) {
	t := h.t
	id, other := h.create(ada, "me", "open"), h.create(ada, "me", "open")
	w, err := h.Watch(ctx, id, "bea", host.FirstSeat)
	h.must(err)
	_, err = h.Sit(ctx, id, bea, 1, "")
	h.must(err)
	wantCode(t, h.CallOff(ctx, id, "bea"), signoria.Forbidden)
	wantCode(t, h.CallOff(ctx, id, ""), signoria.Forbidden)
	wantCode(t, h.CallOff(ctx, "nowhere", "ada"), signoria.NotFound)

	drain(w.Changed)
	h.must(h.CallOff(ctx, id, "ada"))
	select {
	case <-w.Changed:
	case <-time.After(5 * time.Second):
		t.Fatal("a page that looks at it hears nothing")
	}
	wantCode(t, w.Wait(ctx), signoria.NotFound)
	w.Close()
	_, err = h.Table(ctx, id)
	wantCode(t, err, signoria.NotFound)
	_, err = h.Sit(ctx, id, bea, 1, "")
	wantCode(t, err, signoria.NotFound)
	wantCode(t, h.CallOff(ctx, id, "ada"), signoria.NotFound)
	for player, want := range map[string]int{"ada": 1, "bea": 0} {
		if heads, err := h.Heads(ctx, player); err != nil || len(heads) != want {
			t.Fatalf("%s's list has %d tables, %v", player, len(heads), err)
		}
	}
	_, err = h.Sit(ctx, other, bea, 1, "")
	h.must(err)
	_, err = h.Start(ctx, other, ada)
	h.must(err)
	wantCode(t, h.CallOff(ctx, other, "ada"), signoria.Conflict)
	h.finish(other)
	wantCode(t, h.CallOff(ctx, other, "ada"), signoria.Conflict)
}

// After a rematch that was called off there may be another.
func TestARematchIsCalledOff(t *testing.T) { at(t, rematchIsCalledOff) }

func rematchIsCalledOff(h *house) {
	t := h.t
	id := h.friends(signoria.Manners{})
	h.finish(id)
	next, err := h.Rematch(ctx, id, bea, false)
	h.must(err)
	h.must(h.CallOff(ctx, next.ID, "bea"))
	if got := h.table(id).Affairs.Next; got != "" {
		t.Fatalf("the game leads to %q", got)
	}
	again, err := h.Rematch(ctx, id, ada, false)
	h.must(err)
	if again.ID == next.ID || h.table(id).Affairs.Next != again.ID {
		t.Fatalf("the game leads to %q, the rematch is %q", h.table(id).Affairs.Next, again.ID)
	}
}
