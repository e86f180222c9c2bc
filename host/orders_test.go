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

const levy = 1

// orders has a seat do something, and order it to be done again.
func (h *house) orders(id, player string, s play.Seat, v play.Verb, a int16, number int, term signoria.Term) {
	h.t.Helper()
	h.must(h.GiveOrder(ctx, id, player, s, h.picking(id, player, s, v, a, number), term))
}

func (h *house) standing(id, player string, s play.Seat) []host.Standing {
	h.t.Helper()
	sight, _ := h.see(id, player, s)
	return sight.Orders
}

// verbs are by whose hand a seat has done something, each time.
func (h *house) verbs(id string, s play.Seat, v play.Verb) (hands []signoria.Hand) {
	h.t.Helper()
	for _, r := range h.rows(id) {
		if r.Kind == signoria.Answered && r.Seat == s && r.Verb == uint16(v) {
			hands = append(hands, r.Hand)
		}
	}
	return hands
}

// nextRound answers what no order does until the turn is over.
func (h *house) nextRound(id string) {
	h.t.Helper()
	turn := h.table(id).Turn
	for range 200 {
		p := h.table(id)
		if p.Turn > turn || p.Status == signoria.Finished {
			return
		}
		if len(p.Waiting) > 0 && p.Chairs[p.Waiting[0]].Player != "" {
			h.answer(id, p.Chairs[p.Waiting[0]].Player, p.Waiting[0])
		}
		time.Sleep(time.Millisecond)
	}
	h.t.Fatal("the round does not end")
}

// plansFor lays two orders for a round, hires nobody and sends nobody, and orders that to be done again.
func (h *house) plansFor(id string, term signoria.Term) {
	h.t.Helper()
	h.orders(id, "ada", 0, toy.Lay, levy, 0, term)
	h.orders(id, "ada", 0, toy.Lay, tithe, 0, term)
	h.orders(id, "ada", 0, toy.Hire, 0, 0, term)
	h.orders(id, "ada", 0, toy.Scout, 0, 0, term)
}

func TestAStandingOrderAnswers(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	h.plansFor(id, signoria.ThisGame)
	if got := h.standing(id, "ada", 0); len(got) != 4 || got[0].Way != signoria.Same || got[3].Way != signoria.Pass || got[0].Label == "" || got[2].Label != "order.9.as" {
		t.Fatalf("the seat has the orders %+v", got)
	}
	h.finish(id)
	hands := h.verbs(id, 0, toy.Lay)
	if want := []signoria.Hand{0, 0, 2, 2, 2, 2, 2, 2}; !slices.Equal(hands, want) {
		t.Fatalf("what was laid was laid by %v, want %v", hands, want)
	}
	r, err := h.Record(ctx, id, "ada")
	h.must(err)
	if _, err := toy.Game.Verify(r); err != nil {
		t.Fatalf("the record does not replay: %v", err)
	}
	raw, err := json.Marshal(r)
	h.must(err)
	var back signoria.Record
	h.must(json.Unmarshal(raw, &back))
	if slices.ContainsFunc(back.Rows, func(r signoria.Row) bool { return r.Hand != signoria.OwnHand }) {
		t.Fatal("a record that is handed out tells who had orders")
	}
}

func TestAStandingOrderOutlivesARestartAndEndsWithItsTerm(t *testing.T) {
	h := newHouse(t)
	for _, term := range []signoria.Term{signoria.ThisTurn, signoria.ThisGame} {
		id := h.create(ada, "me", "bot:first")
		h.orders(id, "ada", 0, toy.Lay, levy, 0, term)
		h.shut()
		h.open()
		if got := h.standing(id, "ada", 0); len(got) != 1 {
			t.Fatalf("for this %s: after a restart the seat has the orders %+v", term, got)
		}
		h.nextRound(id)
		stands := term == signoria.ThisGame
		if got := len(h.standing(id, "ada", 0)) == 1; got != stands {
			t.Fatalf("for this %s: it stands in the next turn: %v", term, got)
		}
		last := h.verbs(id, 0, toy.Lay)
		if got := last[len(last)-1] == signoria.ByOrder; got != stands {
			t.Fatalf("for this %s: it answers in the next turn: %v", term, got)
		}
	}
}

func TestAnOrderThatDoesNotFitAsksAgain(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	h.does(id, "ada", 0, toy.Lay, levy, 0)
	h.does(id, "ada", 0, toy.Lay, march, 0)
	h.orders(id, "ada", 0, toy.Hire, 0, 3, signoria.ThisGame) // the gold is 5: the next time it is too little
	h.does(id, "ada", 0, toy.Scout, 0, 0)
	h.nextRound(id)
	h.does(id, "ada", 0, toy.Lay, levy, 0)
	h.does(id, "ada", 0, toy.Lay, march, 0)
	h.wantAsked(id, "ada", 0, toy.AskHire)
	if sight, _ := h.see(id, "ada", 0); sight.Offer.Choices[0].Hi >= 3 {
		t.Fatalf("the order would fit: %+v", sight.Offer.Choices)
	}
}

// What cannot be taken back no order answers before its player has done so himself.
func TestAnOrderGivesNoFinalAnswerTheFirstTime(t *testing.T) {
	at(t, func(h *house) {
		id := h.create(ada, "me", "me:Bea")
		sparing := func(s play.Seat) {
			h.does(id, "ada", s, toy.Lay, levy, 0)
			h.does(id, "ada", s, toy.Lay, tithe, 0)
			h.does(id, "ada", s, toy.Hire, 0, 0)
		}
		sparing(0)
		h.orders(id, "ada", 0, toy.Scout, 0, 0, signoria.ThisGame) // it can be taken back: the other is not ready
		if got := h.standing(id, "ada", 0); got[0].Final {
			t.Fatal("it was final")
		}
		sparing(1)
		h.does(id, "ada", 1, toy.Scout, 0, 0)

		sparing(1) // the next round, the other being ready first
		h.does(id, "ada", 1, toy.Scout, 0, 0)
		sparing(0)
		pass(time.Minute)
		h.wantAsked(id, "ada", 0, toy.AskScout)
		h.does(id, "ada", 0, toy.Scout, 0, 0)

		sparing(1) // and the one after that
		h.does(id, "ada", 1, toy.Scout, 0, 0)
		sparing(0)
		pass(time.Minute)
		h.wantAsked(id, "ada", 0, toy.AskLay)
		if got := h.verbs(id, 0, toy.Scout); !slices.Equal(got, []signoria.Hand{0, 0, 2}) {
			t.Fatalf("nobody was sent by the hands %v", got)
		}
	})
}

func TestTakingBackLaysAnOrderToRest(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "bot:first")
	h.orders(id, "ada", 0, toy.Lay, levy, 0, signoria.ThisGame)
	h.must(h.TakeBack(ctx, id, "ada", 0))
	if !h.standing(id, "ada", 0)[0].Rests {
		t.Fatal("it would answer again at once what was taken back")
	}
	h.orders(id, "ada", 0, toy.Lay, levy, 0, signoria.ThisGame)
	h.does(id, "ada", 0, toy.Lay, tithe, 0)
	h.does(id, "ada", 0, toy.Hire, 0, 0)
	h.does(id, "ada", 0, toy.Scout, 0, 0)
	h.nextRound(id)

	laid := len(h.verbs(id, 0, toy.Lay))
	h.must(h.TakeBack(ctx, id, "ada", 0)) // what the order laid
	sight, _ := h.see(id, "ada", 0)
	if !sight.Orders[0].Rests || len(sight.Offer.Choices) != 4 {
		t.Fatalf("the order is %+v, and asked is %+v", sight.Orders[0], sight.Offer)
	}
	h.must(h.ResumeOrder(ctx, id, "ada", 0, sight.Orders[0].No))
	if got := h.verbs(id, 0, toy.Lay); len(got) != laid+1 || got[laid] != signoria.ByOrder {
		t.Fatalf("resumed, the order has laid %v", got)
	}
}

func TestOrdersAreTheirPlayers(t *testing.T) {
	h := newHouse(t)
	id := h.friends(signoria.Manners{})
	h.orders(id, "ada", 0, toy.Lay, levy, 0, signoria.ThisGame)
	no := h.standing(id, "ada", 0)[0].No
	wantCode(t, h.RevokeOrder(ctx, id, "bea", 0, no), signoria.Forbidden)
	wantCode(t, h.RevokeOrder(ctx, id, "bea", 1, no), signoria.NotFound)
	wantCode(t, h.ResumeOrder(ctx, id, "bea", 1, no), signoria.NotFound)
	wantCode(t, h.GiveOrder(ctx, id, "bea", 0, h.picking(id, "ada", 0, toy.Lay, tithe, 0), signoria.ThisGame), signoria.Forbidden)
	if got := h.standing(id, "bea", 1); len(got) != 0 {
		t.Fatalf("another's orders are listed: %+v", got)
	}
	h.must(h.RevokeOrder(ctx, id, "ada", 0, no))
	if got := h.standing(id, "ada", 0); len(got) != 0 {
		t.Fatalf("a revoked order is listed: %+v", got)
	}
	wantCode(t, h.RevokeOrder(ctx, id, "ada", 0, no), signoria.NotFound)
}

func TestOrdersThatCannotBeGiven(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "me:Bea")
	wantCode(t, h.GiveOrder(ctx, id, "ada", 0, h.picking(id, "ada", 0, toy.Lay, levy, 0), signoria.ThisEra), signoria.Invalid)
	wantCode(t, h.GiveOrder(ctx, id, "ada", 0, h.picking(id, "ada", 0, toy.Lay, levy, 0), "always"), signoria.Invalid)
	h.does(id, "ada", 0, toy.Lay, levy, 0)
	h.does(id, "ada", 0, toy.Lay, tithe, 0)
	h.does(id, "ada", 0, toy.Hire, 0, 0)
	wantCode(t, h.GiveOrder(ctx, id, "ada", 0, h.picking(id, "ada", 0, toy.Scout, 1, 0), signoria.ThisGame), signoria.Invalid)
	if got := h.standing(id, "ada", 0); len(got) != 0 {
		t.Fatalf("an order that was refused is listed: %+v", got)
	}
	h.wantAsked(id, "ada", 0, toy.AskScout)
}

// seenByOthers is all that the other seat and a spectator are sent, but for times.
func (h *house) seenByOthers(id string) (saw []string) {
	h.t.Helper()
	for _, s := range []play.Seat{1, play.Nobody} {
		sight, present := h.see(id, "ada", s)
		_, news := sight.News(-1, 0)
		for j := range news {
			news[j].At = 0
		}
		raw, err := json.Marshal([]any{sight.Row, sight.View, sight.Offer, sight.Orders, sight.Given, sight.Waits, sight.Standing, news,
			present.Rows, present.Chairs, present.Affairs})
		h.must(err)
		saw = append(saw, string(raw))
	}
	return saw
}

// All that another seat is sent is the same whether a seat answers by its own hand or by orders, but for the times, and
// these are such as a player's may be.
func TestNobodyLearnsOfAnothersOrders(t *testing.T) {
	at(t, func(h *house) {
		plan := []struct {
			verb play.Verb
			a    int16
		}{{toy.Lay, levy}, {toy.Lay, tithe}, {toy.Hire, 0}, {toy.Scout, 0}}
		var saw [2][]string
		for i := range saw {
			p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "me:Bea"}, Seed: "5"})
			h.must(err)
			give := func(s play.Seat, ordering bool) {
				for _, x := range plan {
					if ordering {
						h.orders(p.ID, "ada", s, x.verb, x.a, 0, signoria.ThisGame)
					} else {
						h.does(p.ID, "ada", s, x.verb, x.a, 0)
					}
					saw[i] = append(saw[i], h.seenByOthers(p.ID)...)
				}
			}
			give(0, i == 1)
			give(1, false)
			if i == 0 {
				give(0, false)
				continue
			}
			for range plan {
				began, rows := time.Now(), len(h.rows(p.ID))
				for len(h.rows(p.ID)) == rows {
					pass(50 * time.Millisecond)
				}
				if took := time.Since(began); took < 700*time.Millisecond || took > 3100*time.Millisecond {
					t.Fatalf("an answer by order came after %v", took)
				}
				saw[i] = append(saw[i], h.seenByOthers(p.ID)...)
			}
		}
		for j := range saw[0] {
			if saw[0][j] != saw[1][j] {
				t.Fatalf("another sees that there are orders\nwithout %s\nwith    %s", saw[0][j], saw[1][j])
			}
		}
	})
}

// An order is given, and one comes to answer what cannot be taken back, with an answer: where that could not be recorded
// neither has happened.
func TestAnOrderIsNotGivenByAnAnswerThatWasNotRecorded(t *testing.T) {
	h := newHouse(t)
	f := &faulty{Store: h.store}
	b := host.New(f, []play.Game{toy.Game}, host.Options{Log: quiet})
	defer b.Close()
	h.Host = b
	id := h.create(ada, "me", "me:Bea")
	pick := h.picking(id, "ada", 0, toy.Lay, levy, 0)
	f.set(true)
	wantCode(t, h.GiveOrder(ctx, id, "ada", 0, pick, signoria.ThisTurn), signoria.Unwritten)
	f.set(false)
	if got := h.standing(id, "ada", 0); len(got) != 0 {
		t.Fatalf("what was not recorded left the order %+v", got)
	}
	h.must(h.GiveOrder(ctx, id, "ada", 0, pick, signoria.ThisTurn))

	sparing := func(s play.Seat) {
		h.does(id, "ada", s, toy.Lay, march, 0)
		h.does(id, "ada", s, toy.Lay, tithe, 0)
		h.does(id, "ada", s, toy.Hire, 0, 0)
	}
	h.must(h.RevokeOrder(ctx, id, "ada", 0, 1))
	h.must(h.TakeBack(ctx, id, "ada", 0))
	sparing(0)
	h.orders(id, "ada", 0, toy.Scout, 0, 0, signoria.ThisTurn) // it can be taken back: the other is not ready
	h.must(h.TakeBack(ctx, id, "ada", 0))
	no := h.standing(id, "ada", 0)[0].No
	sparing(1)
	h.does(id, "ada", 1, toy.Scout, 0, 0)
	h.must(h.ResumeOrder(ctx, id, "ada", 0, no))
	last := h.picking(id, "ada", 0, toy.Scout, 0, 0)
	f.set(true)
	wantCode(t, h.Answer(ctx, id, "ada", 0, last), signoria.Unwritten)
	f.set(false)
	if got := h.standing(id, "ada", 0); len(got) != 1 || got[0].Final {
		t.Fatalf("an answer that was not recorded lets the order give such: %+v", got)
	}
}

// An order that was given at one host stands, whatever comes too late at another that has not heard of it.
func TestWhatComesTooLateElsewhereLeavesAnOrderAlone(t *testing.T) {
	a := newHouse(t)
	b := a.beside(deaf{a.store})
	id := a.create(ada, "me", "me:Bea")
	soon, late := b.picking(id, "ada", 0, toy.Lay, levy, 0), b.picking(id, "ada", 0, toy.Lay, tithe, 0)
	a.must(a.GiveOrder(ctx, id, "ada", 0, soon, signoria.ThisGame))
	wantCode(t, b.GiveOrder(ctx, id, "ada", 0, late, signoria.ThisGame), signoria.Conflict)
	kept, err := a.store.Orders(ctx, id)
	a.must(err)
	if len(kept) != 1 || kept[0].Was[0] != levy {
		t.Errorf("it left %+v", kept)
	}
}
