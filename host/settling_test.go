package host_test

import (
	"slices"
	"testing"
	"time"

	"signoria"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
)

// asked is what a seat is asked, 0 for nothing.
func (h *house) asked(id, player string, s play.Seat) play.Prompt {
	h.t.Helper()
	sight, _ := h.see(id, player, s)
	if sight.Offer == nil {
		return 0
	}
	return sight.Offer.Prompt
}

func (h *house) wantAsked(id, player string, s play.Seat, want play.Prompt) {
	h.t.Helper()
	if got := h.asked(id, player, s); got != want {
		h.t.Fatalf("seat %d is asked %d, want %d", s, got, want)
	}
}

// picking is the answer by a verb done to something, and a number.
func (h *house) picking(id, player string, s play.Seat, v play.Verb, a int16, number int) host.Pick {
	h.t.Helper()
	sight, _ := h.see(id, player, s)
	if sight.Offer == nil {
		h.t.Fatalf("seat %d is not asked", s)
	}
	i := slices.IndexFunc(sight.Offer.Choices, func(c play.Choice) bool { return c.Verb == v && c.A == a })
	if i < 0 {
		h.t.Fatalf("seat %d is not offered %d of %d: %+v", s, v, a, sight.Offer.Choices)
	}
	return host.Pick{Token: sight.Offer.Token, Choice: i, Number: number}
}

func (h *house) does(id, player string, s play.Seat, v play.Verb, a int16, number int) {
	h.t.Helper()
	h.must(h.Answer(ctx, id, player, s, h.picking(id, player, s, v, a, number)))
}

// broke is a table of the toy whose seats have no gold: nobody can hire a man, nor bid.
func (h *house) broke(seats ...string) string {
	h.t.Helper()
	p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: seats, Seed: "3", Options: map[string]int{"purse.0": 1, "purse.1": 1}})
	h.must(err)
	return p.ID
}

const (
	tithe  = 2
	march  = 3
	parley = 4
)

func TestWhatLeavesNothingToChooseIsAnsweredAndTold(t *testing.T) {
	h := newHouse(t)
	id := h.broke("me", "me")
	h.does(id, "ada", 0, toy.Lay, tithe, 0)
	h.does(id, "ada", 0, toy.Lay, parley, 0)
	h.wantAsked(id, "ada", 0, toy.AskScout)
	rows := h.rows(id)
	if last := rows[len(rows)-1]; last.Verb != uint16(toy.Hire) || last.Hand != signoria.NoOther || last.Kind != signoria.Answered {
		t.Fatalf("it was not recorded that nobody was hired: %+v", last)
	}
	sight, _ := h.see(id, "ada", 0)
	if len(sight.Given) != 1 || sight.Given[0].ByOrder {
		t.Fatalf("the seat is told %+v", sight.Given)
	}
	if sight.Answered != rows[len(rows)-2].No {
		t.Fatalf("row %d counts as the player's own, want %d", sight.Answered, rows[len(rows)-2].No)
	}
	h.does(id, "ada", 0, toy.Scout, 0, 0)
	if sight, _ = h.see(id, "ada", 0); len(sight.Given) != 0 {
		t.Fatalf("who has answered is still told %+v", sight.Given)
	}
}

// A take-back goes past what the table answered, to what the seat chose: also after the table was away.
func TestTakingBackGoesPastTheTablesAnswers(t *testing.T) {
	h := newHouse(t)
	id := h.broke("me", "me")
	h.does(id, "ada", 0, toy.Lay, tithe, 0)
	h.does(id, "ada", 0, toy.Lay, parley, 0)
	h.shut()
	h.open()
	if sight, _ := h.see(id, "ada", 0); sight.Undo != nil {
		t.Fatalf("it cannot be taken back: %v", sight.Undo)
	}
	h.must(h.TakeBack(ctx, id, "ada", 0))
	h.wantAsked(id, "ada", 0, toy.AskLay)
	var back []int32
	for _, r := range h.rows(id) {
		if r.Kind == signoria.TakenBack {
			back = append(back, r.Target)
		}
	}
	if !slices.Equal(back, []int32{3, 2}) {
		t.Fatalf("taken back are the rows %v", back)
	}
	h.does(id, "ada", 0, toy.Lay, march, 0)
	h.wantAsked(id, "ada", 0, toy.AskScout)
}

// Whose purse is empty bids nothing in secret. If that came at once the others would know.
func TestAnAnswerThatWouldTellOfAHandTakesAWhile(t *testing.T) {
	at(t, func(h *house) {
		id := h.broke("me", "me")
		for s := range play.Seat(2) {
			h.does(id, "ada", s, toy.Lay, parley, 0)
			h.does(id, "ada", s, toy.Lay, march, 0)
		}
		for s := range play.Seat(2) {
			h.does(id, "ada", s, toy.Scout, 0, 0)
		}
		h.wantAsked(id, "ada", 0, toy.AskBid)
		h.wantAsked(id, "ada", 1, toy.AskBid)
		pass(600 * time.Millisecond)
		h.wantAsked(id, "ada", 0, toy.AskBid)
		h.wantAsked(id, "ada", 1, toy.AskBid)
		pass(3 * time.Second)
		for s := range play.Seat(2) {
			if got := h.verbs(id, s, toy.Bid); len(got) == 0 || got[0] != signoria.NoOther {
				t.Fatalf("seat %d has bid by the hands %v", s, got)
			}
		}
	})
}

// Where nobody can tell how long it took, it comes at once.
func TestWhoPlaysAgainstBotsWaitsForNothing(t *testing.T) {
	h := newHouse(t)
	id := h.broke("me", "bot:first")
	h.does(id, "ada", 0, toy.Lay, parley, 0)
	h.does(id, "ada", 0, toy.Lay, march, 0)
	h.does(id, "ada", 0, toy.Scout, 0, 0)
	deadline := time.Now().Add(5 * time.Second)
	for h.asked(id, "ada", 0) != toy.AskMarch {
		if time.Now().After(deadline) {
			t.Fatalf("asked is %d", h.asked(id, "ada", 0))
		}
		time.Sleep(time.Millisecond)
	}
}

// A table in whose store the question was still open answers it when it is next opened.
func TestATableThatWaitsForTheOnlyAnswerGoesOn(t *testing.T) {
	h := newHouse(t)
	id := h.broke("me", "bot:first")
	h.does(id, "ada", 0, toy.Lay, tithe, 0)
	h.does(id, "ada", 0, toy.Lay, parley, 0)
	h.does(id, "ada", 0, toy.Scout, 0, 0)
	h.finish(id)
	r, err := h.Record(ctx, id, "ada")
	h.must(err)
	if _, err := toy.Game.Verify(r); err != nil {
		t.Fatalf("the record does not replay: %v", err)
	}
	hire := slices.IndexFunc(r.Rows, func(r signoria.Row) bool { return r.Seat == 0 && r.Verb == uint16(toy.Hire) })
	r.Rows = r.Rows[:hire]
	p, err := h.Import(ctx, ada, r)
	h.must(err)
	h.wantAsked(p.ID, "ada", 0, toy.AskScout)
}

// What a lesson is about to tell, the learner answers himself.
func TestALessonAsksWhatItTeaches(t *testing.T) {
	h := newHouse(t)
	p, err := h.Learn(ctx, ada, "toy", "marches")
	h.must(err)
	h.orders(p.ID, "ada", 0, toy.Lay, levy, 0, signoria.ThisGame)
	h.must(h.TakeBack(ctx, p.ID, "ada", 0))
	h.must(h.ResumeOrder(ctx, p.ID, "ada", 0, h.standing(p.ID, "ada", 0)[0].No))
	if sight, _ := h.see(p.ID, "ada", 0); len(sight.Offer.Choices) != 4 || sight.Orders[0].Rests {
		t.Fatalf("an order has answered what the lesson tells of: asked is %+v", sight.Offer)
	}
}
