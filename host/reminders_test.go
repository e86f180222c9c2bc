package host_test

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"signoria"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
)

// reached notes who is reminded.
type reached struct {
	mu   sync.Mutex
	said []string
}

func (r *reached) remind(_ context.Context, m host.Reminder) {
	said := m.Player
	if !m.Waits {
		said += " is not waited for"
	}
	if m.Letters > 0 {
		said += fmt.Sprintf(" and has %d letters", m.Letters)
	}
	if m.Offers > 0 {
		said += fmt.Sprintf(" and has %d offers", m.Offers)
	}
	if !m.Until.IsZero() {
		said += " with " + time.Until(m.Until).Round(time.Minute).String() + " left"
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.said = append(r.said, said)
}

// wants checks who has been reminded since it was asked last.
func (r *reached) wants(t *testing.T, want ...string) {
	t.Helper()
	r.mu.Lock()
	defer r.mu.Unlock()
	slices.Sort(r.said)
	if !slices.Equal(r.said, want) {
		t.Fatalf("reminded are %q, want %q", r.said, want)
	}
	r.said = nil
}

// forget leaves unchecked who has been reminded until now.
func (r *reached) forget() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.said = nil
}

// reaching runs a test in a house whose players can be reached, with a clock of its own.
func reaching(t *testing.T, test func(h *house, r *reached)) {
	synctest.Test(t, func(t *testing.T) {
		h, r := newHouseOf(t, toy.Game, warriors), &reached{}
		h.remind = r.remind
		h.RemindBy(r.remind)
		test(h, r)
	})
}

func TestWhoIsAwayIsRemindedAndNotTwice(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.friends(signoria.Manners{})
		pass(59 * time.Second)
		r.wants(t)
		pass(2 * time.Second)
		r.wants(t, "ada", "bea")
		pass(time.Hour)
		r.wants(t)
		pass(23 * time.Hour) // nobody has come for a day, …
		r.wants(t, "ada", "bea")
		pass(48 * time.Hour) // … and for three
		r.wants(t, "ada", "bea")
		pass(96 * time.Hour)
		r.wants(t)
		h.answer(id, "ada", 0)
		pass(2 * time.Minute)
		r.wants(t, "ada") // she was here, and has gone from the next question
		h.answer(id, "bea", 1)
		pass(59 * time.Second)
		r.wants(t)
	})
}

func TestWhoLooksAtTheTableIsRemindedLate(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.friends(signoria.Manners{})
		defer h.look(id, "ada", 0).Close()
		pass(10 * time.Minute)
		r.wants(t, "bea")
		pass(6 * time.Minute)
		r.wants(t, "ada") // the page may be one that somebody has gone from
		pass(time.Hour)
		r.wants(t)
	})
}

// Who comes while he is being told, which may take a while, and goes again is told anew.
func TestWhoComesWhileHeIsToldIsToldAgain(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		h.RemindBy(func(ctx context.Context, m host.Reminder) {
			time.Sleep(20 * time.Second)
			r.remind(ctx, m)
		})
		id := h.started("toy", signoria.Manners{}, "me", "bot:first")
		pass(65 * time.Second)
		h.answer(id, "ada", 0)
		pass(20 * time.Second)
		r.wants(t, "ada")
		pass(2 * time.Minute)
		r.wants(t, "ada")
	})
}

func TestAClockCallsOnceMore(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		h.friends(decision(5*60*60, signoria.BotOnce))
		pass(2 * time.Minute)
		r.wants(t, "ada with 4h59m0s left", "bea with 4h59m0s left")
		pass(4*time.Hour - 3*time.Minute)
		r.wants(t)
		pass(2 * time.Minute)
		r.wants(t, "ada with 1h0m0s left", "bea with 1h0m0s left")
		pass(5*time.Hour - 2*time.Minute) // bots have answered, and the next clocks run
		r.wants(t)
		pass(2 * time.Minute)
		r.wants(t, "ada with 1h0m0s left", "bea with 1h0m0s left")
	})
}

func TestATableThatRestsRemindsNobody(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.friends(signoria.Manners{})
		if h.agree(id, ada, signoria.ToPause); !h.table(id).Manners.Paused {
			t.Fatal("it plays on")
		}
		pass(2 * time.Minute)
		r.wants(t)
		_, err := h.Resign(ctx, h.friends(signoria.Manners{}), bea, 1)
		h.must(err)
		pass(2 * time.Minute)
		r.wants(t, "ada")
	})
}

// A server that starts anew does not say again what the one before it has said.
func TestAServerThatStartsAnewRemindsOfWhatIsNew(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		h.friends(signoria.Manners{})
		pass(30 * time.Second)
		h.shut()
		h.open()
		pass(time.Minute)
		r.wants(t, "ada", "bea")
		h.shut()
		h.open()
		pass(time.Hour)
		r.wants(t)
		pass(23 * time.Hour)
		r.wants(t, "ada", "bea")
	})
}

// Of several hosts the one in charge of a table reminds.
func TestOneHostReminds(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		other := h.beside(h.store)
		other.RemindBy(r.remind)
		pass(signoria.Absent)
		for range 6 {
			h.started("toy", signoria.Manners{}, "me", "bot:first", "bot:first")
		}
		pass(2 * time.Minute)
		r.wants(t, slices.Repeat([]string{"ada"}, 6)...)
	})
}

// Who has left for good, when there was nothing more to remind him of, is not kept in mind.
func TestWhoLeavesForGoodIsForgotten(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.friends(signoria.Manners{})
		pass(73 * time.Hour)
		_, err := h.Resign(ctx, id, bea, 1)
		h.must(err)
		if all, _ := h.Waits(); all != 1 {
			t.Errorf("%d are waited for, and only Ada plays", all)
		}
	})
}

func TestAStudyThatIsNotPlayedRemindsNobody(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.create(ada, "bot:first", "bot:random")
		h.finish(id)
		p, err := h.Study(ctx, id, ada, 0, play.Nobody)
		h.must(err)
		pass(2 * time.Minute)
		r.wants(t)
		h.answer(p.ID, "ada", p.Affairs.Study.Seat)
		pass(2 * time.Minute)
		r.wants(t, "ada")
	})
}

// Of two clocks of one player the first counts, whichever seat it is of.
func TestTheFirstOfTwoClocksCounts(t *testing.T) {
	for s := range play.Seat(2) {
		reaching(t, func(h *house, r *reached) {
			id := h.started("toy", decision(6*60*60, signoria.BotOnce), "me", "me:Bea")
			pass(time.Hour)
			r.wants(t, "ada with 5h59m0s left")
			h.answer(id, "ada", s)
			pass(2 * time.Minute)
			r.wants(t, "ada with 4h59m0s left")
		})
	}
}

// What bots and standing orders answer for a player does not say that he was there.
func TestWhoIsAnsweredForIsNotThere(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.started("toy", decision(60*60, signoria.BotOnce), "me", "bot:first")
		pass(time.Second) // the bot is ready: what she orders is final, now as later
		h.does(id, "ada", 0, toy.Lay, levy, 0)
		h.does(id, "ada", 0, toy.Lay, tithe, 0)
		h.orders(id, "ada", 0, toy.Hire, 0, 0, signoria.ThisGame)
		h.does(id, "ada", 0, toy.Scout, 0, 0)
		pass(59 * time.Minute)
		r.wants(t, "ada with 59m0s left")
		pass(5 * time.Minute) // a bot has laid her first order, …
		r.wants(t)
		pass(time.Hour) // … and her second, and so many are hired as she ordered
		r.wants(t)
		h.wantAsked(id, "ada", 0, toy.AskScout)
		if got := h.verbs(id, 0, toy.Hire); !slices.Equal(got, []signoria.Hand{signoria.OwnHand, signoria.ByOrder}) {
			t.Errorf("men are hired by the hands %v", got)
		}
	})
}

// A short clock does not call: who was reminded when it began knows.
func TestAShortClockCallsNobody(t *testing.T) {
	for seconds, want := range map[int][]string{4 * 60 * 60: {"ada with 1h0m0s left", "bea with 1h0m0s left"}, 4*60*60 - 60: nil} {
		reaching(t, func(h *house, r *reached) {
			h.friends(decision(seconds, signoria.BotOnce))
			pass(2 * time.Hour)
			r.forget()
			pass(2*time.Hour - 2*time.Minute)
			r.wants(t, want...)
		})
	}
}

func TestAHostThatIsClosedRemindsNobody(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		h.friends(signoria.Manners{})
		h.Close()
		if all, wound := h.Waits(); all != 2 || wound != 0 {
			t.Errorf("of %d it is yet to remind %d", all, wound)
		}
		pass(2 * time.Minute)
		r.wants(t)
	})
}

// Who answers at another host than the one that reminds him was there, whether that has the table in memory or not.
func TestWhoAnswersAtAnotherHostIsToldAnew(t *testing.T) {
	for _, after := range []time.Duration{2 * time.Minute, 20 * time.Minute} {
		reaching(t, func(h *house, r *reached) {
			other := h.beside(h.store)
			other.RemindBy(r.remind)
			pass(signoria.Absent)
			id := h.friends(signoria.Manners{})
			for !h.InCharge(id) {
				id = h.friends(signoria.Manners{})
			}
			pass(after)
			r.forget()
			other.answer(id, "ada", 0)
			pass(2 * time.Minute)
			r.wants(t, "ada")
		})
	}
}

// Who has been told is not told again because his table comes back to memory.
func TestATableThatIsLookedAtAgainRemindsNobodyTwice(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.friends(signoria.Manners{})
		h.answer(id, "ada", 0)
		pass(13 * time.Minute)
		r.wants(t, "ada", "bea")
		if h.InMemory() != 0 {
			t.Fatal("the table has not left the memory")
		}
		h.table(id)
		pass(5 * time.Minute)
		r.wants(t)
	})
}

// Who takes back what he prepared with others is waited for anew, though nobody may know that he was not before.
func TestWhoTakesBackASecretIsWaitedForAnew(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.pair()
		for range 4 {
			h.answer(id, "ada", 0)
		}
		pass(30 * time.Minute)
		r.wants(t, "bea")
		for range 2 { // the first time she was ready
			h.must(h.TakeBack(ctx, id, "ada", 0))
			pass(59 * time.Second)
			r.wants(t)
			pass(2 * time.Second)
			r.wants(t, "ada")
		}
	})
}

// Whose answer is given back because of what another prepared is waited for from then on.
func TestWhoseAnswerIsGivenBackIsReminded(t *testing.T) {
	reaching(t, func(h *house, r *reached) {
		id := h.pair()
		plan := func(who string, s play.Seat) {
			h.does(id, who, s, toy.Lay, levy, 0)
			h.does(id, who, s, toy.Lay, tithe, 0)
			h.does(id, who, s, toy.Hire, 0, 3)
			h.does(id, who, s, toy.Scout, 0, 0)
		}
		plan("bea", 1)
		pass(time.Hour)
		r.wants(t, "ada")
		plan("ada", 0) // of the four men there are one is left
		h.wantAsked(id, "bea", 1, toy.AskHire)
		pass(2 * time.Minute)
		r.wants(t, "bea")
	})
}
