package host_test

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"signoria"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
	"signoria/sqlite"
)

func decision(seconds int, end signoria.TimeUp) signoria.Manners {
	return signoria.Manners{Clock: signoria.Clock{Kind: signoria.PerDecision, Seconds: seconds, AtEnd: end}}
}

// left is what a seat's clock shows.
func (h *house) left(id string, s play.Seat) time.Duration {
	h.t.Helper()
	c := h.table(id).Clocks.Seats[s]
	if c.Until == 0 {
		return time.Duration(c.Left) * time.Millisecond
	}
	return time.Until(time.UnixMilli(c.Until)).Round(time.Millisecond)
}

func (h *house) wantLeft(id string, s play.Seat, want time.Duration, runs bool) {
	h.t.Helper()
	c := h.table(id).Clocks.Seats[s]
	if got := h.left(id, s); got != want || (c.Until != 0) != runs {
		h.t.Fatalf("the clock of seat %d shows %v (runs: %v), want %v (%v)", s, got, c.Until != 0, want, runs)
	}
}

// at runs a test in a house with a clock of its own, which jumps to where something happens next.
func at(t *testing.T, test func(h *house)) {
	synctest.Test(t, func(t *testing.T) { test(newHouse(t)) })
}

// pass lets time go by and whoever has something to do then do it.
func pass(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

func TestClockRunsForWhoIsAsked(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(decision(60, signoria.BotOnce))
		pass(20 * time.Second)
		h.wantLeft(id, 0, 40*time.Second, true)
		h.wantLeft(id, 1, 40*time.Second, true)
		h.wantLeft(id, 2, 60*time.Second, false) // bots have none
		h.answer(id, "ada", 0)
		h.wantLeft(id, 0, 60*time.Second, true) // another decision
		h.wantLeft(id, 1, 40*time.Second, true) // the same still
	})
}

// Taking back gives no time.
func TestTakingBackDoesNotWindTheClock(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(decision(60, signoria.BotOnce))
		pass(50 * time.Second)
		h.answer(id, "ada", 0)
		h.answer(id, "bea", 1)
		pass(time.Second)
		h.must(h.TakeBack(ctx, id, "ada", 0))
		h.wantLeft(id, 0, 10*time.Second, true)
		pass(4 * time.Second)
		h.answer(id, "ada", 0)
		h.wantLeft(id, 0, 60*time.Second, true)
		pass(55 * time.Second) // what is left of the later decision is less
		h.must(h.TakeBack(ctx, id, "ada", 0))
		h.wantLeft(id, 0, 5*time.Second, true)
	})
}

func TestBotAnswersOnceWhenTheTimeIsUp(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(decision(60, signoria.BotOnce))
		pass(30 * time.Second)
		h.answer(id, "bea", 1)
		late := h.pick(id, "ada", 0, 0, 0)
		pass(31 * time.Second)
		h.chair(id, 0, signoria.Chair{Player: "ada", Name: "ADA"})
		h.wantLeft(id, 0, 59*time.Second, true) // the next decision is hers again
		rows := h.rows(id)
		i := slices.IndexFunc(rows, func(r signoria.Row) bool { return r.Kind == signoria.ClockRanOut })
		if i < 0 || rows[i].Seat != 0 || rows[i+1].Kind != signoria.Answered || rows[i+1].Seat != 0 || !rows[i+1].Bot {
			t.Fatalf("on record is %+v", rows)
		}
		wantCode(t, h.Answer(ctx, id, "ada", 0, late), signoria.Conflict)
		h.finish(id)
		h.verify(id)
	})
}

func TestBotTakesTheSeatUntilItsPlayerReturns(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(decision(60, signoria.BotUntilBack))
		pass(59 * time.Second)
		h.answer(id, "ada", 0)
		pass(time.Second)
		h.chair(id, 1, signoria.Chair{Player: "bea", Name: "BEA", Bot: "first"})
		h.wantNoted(id, note(signoria.ClockRanOut, 1, ""), note(signoria.Seated, 1, "bot:first"))
		pass(30 * time.Second)
		_, err := h.Sit(ctx, id, bea, 1, "")
		h.must(err)
		h.wantLeft(id, 1, time.Minute, false) // the bot has done what there was to do
		h.finish(id)
		h.verify(id)
	})
}

func TestTurnClockIsABank(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(signoria.Manners{Clock: signoria.Clock{Kind: signoria.PerTurn, Seconds: 3 * 3600, AtEnd: signoria.BotOnce}})
		pass(time.Hour)
		h.answer(id, "ada", 0)
		pass(time.Hour)
		h.wantLeft(id, 0, time.Hour, true)
		h.must(h.TakeBack(ctx, id, "ada", 0))
		h.wantLeft(id, 0, time.Hour, true)
		pass(time.Hour)
		// Nothing is left of either's turn: bots answer all that is still asked in it.
		p := h.table(id)
		if p.Turn != 2 {
			t.Fatalf("turn %d, want the second: the bots have not answered", p.Turn)
		}
		h.wantLeft(id, 0, 3*time.Hour, slices.Contains(p.Waiting, 0))
		h.wantLeft(id, 1, 3*time.Hour, slices.Contains(p.Waiting, 1))
		if len(h.noted(id)) < 2 {
			t.Fatalf("on record is %q", h.noted(id))
		}
		h.finish(id)
		h.verify(id)
	})
}

func TestPausedClocksStand(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(decision(60, signoria.BotOnce))
		pass(20 * time.Second)
		h.agree(id, ada, signoria.ToPause)
		if p := h.agree(id, bea, signoria.ToPause); !p.Manners.Paused {
			t.Fatal("both agreed, and the table is not paused")
		}
		pass(time.Hour)
		h.wantLeft(id, 0, 40*time.Second, false)
		h.agree(id, ada, signoria.ToResume)
		if p := h.agree(id, bea, signoria.ToResume); p.Manners.Paused {
			t.Fatal("both agreed, and the table is still paused")
		}
		h.wantLeft(id, 0, 40*time.Second, true)
		h.wantLeft(id, 1, 40*time.Second, true)
		h.wantNoted(id, note(signoria.Paused, signoria.Nobody, ""), note(signoria.Resumed, signoria.Nobody, ""))
	})
}

// While no host is at work nobody can answer: that time does not count, and none is given besides.
func TestRestartNeitherTakesNorGivesTime(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(decision(60, signoria.BotOnce))
		pass(20 * time.Second)
		h.shut()
		time.Sleep(time.Hour)
		h.open()
		h.wantLeft(id, 0, 40*time.Second, true)
		pass(30 * time.Second)
		h.wantLeft(id, 0, 10*time.Second, true)
		pass(11 * time.Second)
		if !slices.Contains(h.noted(id), note(signoria.ClockRanOut, 0, "")) {
			t.Fatal("the clock ran out after the restart, and nothing happened")
		}
	})
}

// A machine whose time was set back by a day while no host was at work gives nobody a day.
func TestAMachineThatIsSetBackGivesNoTime(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(decision(60, signoria.BotOnce))
		pass(20 * time.Second)
		h.shut()
		h.wasAhead(id, 24*time.Hour)
		h.open()
		h.wantLeft(id, 0, 40*time.Second, true)
		pass(41 * time.Second)
		if !slices.Contains(h.noted(id), note(signoria.ClockRanOut, 0, "")) {
			t.Fatal("the clock ran out, and nothing happened")
		}
	})
}

// Nor does it bring a clock to life again that had run out.
func TestAMachineThatIsSetBackWindsNoClock(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(decision(60, signoria.BotOnce))
		h.shut()
		h.wasAhead(id, time.Hour)
		h.ranOut(id, time.Hour-time.Second)
		h.open()
		pass(time.Second)
		if !slices.Contains(h.noted(id), note(signoria.ClockRanOut, 0, "")) {
			t.Fatalf("%v are left", h.left(id, 0))
		}
	})
}

// ranOut stores that a table's clocks run out so far from now.
func (h *house) ranOut(id string, in time.Duration) {
	h.t.Helper()
	store, err := sqlite.Open(ctx, h.file)
	h.must(err)
	defer store.Close()
	_, err = store.UpdateTable(ctx, id, func(x *signoria.Table) ([]signoria.Row, error) {
		for s := range x.Clocks.Seats {
			x.Clocks.Seats[s].Until = time.Now().Add(in).UnixMilli()
		}
		return nil, nil
	})
	h.must(err)
}

// wasAhead stores a table as a host whose machine was so much ahead has left it.
func (h *house) wasAhead(id string, d time.Duration) {
	h.t.Helper()
	store, err := sqlite.Open(ctx, h.file)
	h.must(err)
	defer store.Close()
	_, err = store.Alive(ctx, time.Now().Add(d))
	h.must(err)
	_, err = store.UpdateTable(ctx, id, func(x *signoria.Table) ([]signoria.Row, error) {
		for s := range x.Clocks.Seats {
			x.Clocks.Seats[s].Until += d.Milliseconds()
		}
		x.Moved = x.Moved.Add(d)
		return nil, nil
	})
	h.must(err)
}

// A crash gives away no more than a minute.
func TestCrashGivesAwayAMinuteAtMost(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(decision(600, signoria.BotOnce))
		pass(150 * time.Second)
		again := &house{t: h.t, store: h.store, Host: host.New(h.store, h.Games(), h.opts)} // the first has noted nothing since
		h.must(again.Resume(ctx))
		defer again.Close()
		if got := again.left(id, 0); got < 450*time.Second || got > 510*time.Second {
			t.Fatalf("%v are left, want 450 s, and at most a minute more", got)
		}
	})
}

// A table that nobody looks at leaves the memory, and its clock runs on.
func TestClockOutlivesTheMemory(t *testing.T) {
	at(t, func(h *house) {
		h.shut()
		h.opts.Idle = time.Minute
		h.open()
		id := h.friends(decision(600, signoria.BotOnce))
		pass(5 * time.Minute)
		if h.InMemory() != 0 {
			t.Fatal("a table that nobody uses stays in memory")
		}
		pass(6 * time.Minute)
		if !slices.Contains(h.noted(id), note(signoria.ClockRanOut, 1, "")) {
			t.Fatal("the clock ran out, and nothing happened")
		}
	})
}

// A bot that stands in uses no time of the player's, and gives him none.
func TestStandingInStopsTheClock(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(decision(60, signoria.BotOnce))
		pass(50 * time.Second)
		for _, who := range []signoria.Player{ada, bea} {
			h.agree(id, who, signoria.ToPause) // or the bot would answer at once
		}
		for _, sits := range []string{"first", ""} {
			_, err := h.Sit(ctx, id, ada, 0, sits)
			h.must(err)
			pass(time.Minute)
			h.wantLeft(id, 0, 10*time.Second, false)
		}
		for _, who := range []signoria.Player{ada, bea} {
			h.agree(id, who, signoria.ToResume)
		}
		h.wantLeft(id, 0, 10*time.Second, true)
	})
}

// Letting a bot sit in for a moment gives nobody another minute for what he has let pass.
func TestStandingInDoesNotWindAClockThatRanOut(t *testing.T) {
	for _, end := range []signoria.TimeUp{signoria.BotOnce, signoria.BotUntilBack} {
		at(t, func(h *house) {
			h.shut()
			h.opts.Pace = 2 * time.Second // bots give those who watch so long to read
			h.open()
			id := h.friends(decision(60, end))
			w, err := h.Watch(ctx, id, "ada", 0)
			h.must(err)
			defer w.Close()
			pass(59 * time.Second)
			sight, _ := h.see(id, "bea", 1)
			h.must(h.Aside(ctx, id, "bea", 1, host.Pick{Token: sight.Asides.Token, Number: 1})) // there is something to read
			h.answer(id, "bea", 1)
			pass(time.Second)
			for _, sits := range []string{"first", ""} {
				_, err := h.Sit(ctx, id, ada, 0, sits)
				h.must(err)
			}
			if c := h.table(id).Clocks.Seats[0]; !c.Out {
				t.Fatalf("%s: she has time again: %+v", end, c)
			}
			pass(3 * time.Second)
			i := slices.IndexFunc(h.rows(id), func(r signoria.Row) bool { return r.Kind == signoria.Answered && r.Seat == 0 })
			if i < 0 || !h.rows(id)[i].Bot {
				t.Fatalf("%s: no bot has answered what she let pass", end)
			}
		})
	}
}

// Nor does it fill a bank that is empty, where a bot is to answer only what is asked meanwhile.
func TestStandingInDoesNotFillABank(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(signoria.Manners{Clock: signoria.Clock{Kind: signoria.PerTurn, Seconds: 3600, AtEnd: signoria.BotOnce}})
		_, err := h.Stand(ctx, id, bea, 1) // the turn waits for whoever comes
		h.must(err)
		pass(time.Hour)
		h.wantLeft(id, 0, 0, false)
		for _, sits := range []string{"first", ""} {
			_, err := h.Sit(ctx, id, ada, 0, sits)
			h.must(err)
		}
		h.wantLeft(id, 0, 0, false)
	})
}

// A game whose time is limited is told when it has passed, by nobody but the host: this round is the last.
func TestTimeToPlay(t *testing.T) {
	at(t, func(h *house) {
		p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "open"}, Options: map[string]int{"time": 60}})
		h.must(err)
		_, err = h.Sit(ctx, p.ID, bea, 1, "")
		h.must(err)
		_, err = h.Start(ctx, p.ID, ada)
		h.must(err)
		pass(59 * time.Minute)
		h.answer(p.ID, "ada", 0)
		if sight, _ := h.see(p.ID, "ada", 0); sight.Asides != nil && slices.ContainsFunc(sight.Asides.Choices, func(c play.Choice) bool { return c.Verb == toy.Curfew }) {
			t.Error("a player may say that the time has passed")
		}
		if c := h.table(p.ID).Clocks.Play; time.Until(time.UnixMilli(c.Until)).Round(time.Second) != time.Minute {
			t.Errorf("the time to play stands at %+v", c)
		}
		pass(time.Minute)
		said := slices.IndexFunc(h.rows(p.ID), func(r signoria.Row) bool { return r.Kind == signoria.Aside && r.Verb == uint16(toy.Curfew) })
		if said < 0 {
			t.Fatal("the time has passed, and the game was not told")
		}
		h.finish(p.ID)
		if turn := h.table(p.ID).Turn; turn != 2 { // the one that will not come
			t.Errorf("the game ended before round %d", turn)
		}
		h.verify(p.ID)
	})
}

// While a table rests its time to play does not pass.
func TestTimeToPlayRestsWithTheTable(t *testing.T) {
	at(t, func(h *house) {
		p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "bot:first"}, Options: map[string]int{"time": 60}})
		h.must(err)
		pass(20 * time.Minute)
		h.agree(p.ID, ada, signoria.ToPause)
		pass(3 * time.Hour)
		if c := h.table(p.ID).Clocks.Play; c.Until != 0 || c.Left != (40*time.Minute).Milliseconds() {
			t.Errorf("the time to play stands at %+v", c)
		}
	})
}

func TestHowOftenABotAnsweredIsToldItsPlayer(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(decision(60, signoria.BotOnce))
		pass(30 * time.Second)
		h.answer(id, "bea", 1)
		pass(31 * time.Second)
		if sight, _ := h.see(id, "ada", 0); sight.Botted != 1 {
			t.Fatalf("whose time ran out is told of %d answers", sight.Botted)
		}
		if sight, _ := h.see(id, "bea", 1); sight.Botted != 0 {
			t.Fatalf("who has answered is told of %d answers", sight.Botted)
		}
		h.answer(id, "ada", 0)
		if sight, _ := h.see(id, "ada", 0); sight.Botted != 0 {
			t.Fatalf("who has answered since is still told of %d answers", sight.Botted)
		}
	})
}

func TestWhoTakesOverASeatIsNotToldWhatWasAnsweredInIt(t *testing.T) {
	at(t, func(h *house) {
		id := h.friends(signoria.Manners{})
		pass(30 * time.Second)
		h.answer(id, "ada", 0)
		h.answer(id, "bea", 1)
		pass(30 * time.Second)
		if rows := h.rows(id); !slices.ContainsFunc(rows, func(r signoria.Row) bool { return r.Seat == 2 && r.Bot }) {
			t.Fatalf("no bot has answered: %+v", rows)
		}
		_, err := h.Sit(ctx, id, cleo, 2, "")
		h.must(err)
		for _, who := range []signoria.Player{ada, bea} {
			_, err = h.Agree(ctx, id, who, signoria.ToAdmit, 2, true)
			h.must(err)
		}
		if sight, p := h.see(id, "cleo", 2); p.Chairs[2].Player != "cleo" || sight.Botted != 0 {
			t.Errorf("who has just sat down is told of %d answers of a bot's: %+v", sight.Botted, p.Chairs)
		}
	})
}
