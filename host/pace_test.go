package host_test

import (
	"slices"
	"testing"
	"time"

	"signoria"
	"signoria/host"
	"signoria/play"
)

// paced runs a test at a table of the toy at which bots wait for pages: Ada and perhaps Bea play, and a bot.
func paced(t *testing.T, friends bool, test func(h *house, id string)) {
	at(t, func(h *house) {
		h.shut()
		h.opts.Pace = 350 * time.Millisecond
		h.open()
		seats := []string{"me", "bot:first", "bot:first"}
		if friends {
			seats[1] = "open"
		}
		test(h, h.started("toy", signoria.Manners{}, seats...))
	})
}

// look opens a page.
func (h *house) look(id, player string, s play.Seat) *host.Watcher {
	h.t.Helper()
	w, err := h.Watch(ctx, id, player, s)
	h.must(err)
	return w
}

// botsAsked says whether bots are asked now, though time has passed in which they could have answered.
func (h *house) botsAsked(id string, d time.Duration) bool {
	h.t.Helper()
	pass(d)
	p := h.table(id)
	return slices.ContainsFunc(p.Waiting, func(s play.Seat) bool { return p.Chairs[s].Bot != "" })
}

// untilHeld answers for the players until bots wait for a page, which they do for no more than a time.
func (h *house) untilHeld(id string, d time.Duration) {
	h.t.Helper()
	for range 40 {
		if h.botsAsked(id, d) {
			return
		}
		p := h.table(id)
		s := p.Waiting[0]
		h.answer(id, p.Chairs[s].Player, s)
	}
	h.t.Fatal("bots never wait")
}

func (h *house) wantBots(id string, asked bool, after time.Duration, when string) {
	h.t.Helper()
	if got := h.botsAsked(id, after); got != asked {
		h.t.Fatalf("%s: that bots are still asked is %v", when, got)
	}
}

func TestBotsWaitUntilWhatHappenedHasBeenShown(t *testing.T) {
	paced(t, false, func(h *house, id string) {
		w := h.look(id, "ada", 0)
		defer w.Close()
		h.must(h.Followed(ctx, id, "ada", 0))
		h.untilHeld(id, time.Minute)
		h.wantBots(id, true, 10*time.Minute, "who plays alone may let them wait")
		before := len(h.rows(id))
		h.must(h.Followed(ctx, id, "ada", int32(before)))
		pass(time.Second)
		if len(h.rows(id)) == before {
			t.Fatal("no bot has answered, though all has been shown")
		}
	})
}

func TestBotsWaitForNoPageThatShowsAllAtOnce(t *testing.T) {
	paced(t, false, func(h *house, id string) {
		w := h.look(id, "ada", 0)
		defer w.Close()
		h.must(h.Followed(ctx, id, "ada", 0))
		h.untilHeld(id, time.Minute)
		h.must(h.Followed(ctx, id, "ada", host.Ahead))
		h.wantBots(id, false, time.Minute, "the page shows all at once")
		wantCode(t, h.Followed(ctx, id, "ada", -2), signoria.Invalid)
	})
}

func TestBotsGoOnWhenThePageGoes(t *testing.T) {
	paced(t, false, func(h *house, id string) {
		w := h.look(id, "ada", 0)
		h.must(h.Followed(ctx, id, "ada", 0))
		h.untilHeld(id, time.Minute)
		w.Close()
		h.wantBots(id, false, time.Minute, "the page is closed")
	})
}

// Among friends bots wait for the swiftest, and for nobody for ever.
func TestNobodyWaitsForWhoLikesItSlow(t *testing.T) {
	paced(t, true, func(h *house, id string) {
		for s, player := range []string{"ada", "bea"} {
			w := h.look(id, player, play.Seat(s))
			defer w.Close()
			h.must(h.Followed(ctx, id, player, 0))
		}
		h.untilHeld(id, 2*time.Second)
		h.must(h.Followed(ctx, id, "bea", int32(len(h.rows(id)))))
		before := len(h.rows(id))
		pass(time.Second)
		if len(h.rows(id)) == before {
			t.Fatal("no bot has answered, though one of them has seen all")
		}
		h.untilHeld(id, 2*time.Second)
		h.wantBots(id, false, time.Minute, "their patience is over")
	})
}

func TestWhoMayNotLookFollowsNothing(t *testing.T) {
	h := newHouse(t)
	id := h.started("toy", signoria.Manners{Spectators: signoria.NoSpectator}, "me", "open")
	h.must(h.Followed(ctx, id, "bea", 0))
	wantCode(t, h.Followed(ctx, id, "cleo", 0), signoria.Forbidden)
	wantCode(t, h.Followed(ctx, id, "cleo", host.Ahead), signoria.Forbidden)
}

// Bots that wait for who plays alone do not go on waiting for him when he is not alone any more, nor for what they are no
// longer asked.
func TestNobodyWaitsForWhoPlayedAlone(t *testing.T) {
	paced(t, true, func(h *house, id string) {
		bea := players[1]
		_, err := h.Sit(ctx, id, bea, 1, "first") // a bot sits in for her
		h.must(err)
		w := h.look(id, "ada", 0)
		defer w.Close()
		h.must(h.Followed(ctx, id, "ada", 0))
		h.untilHeld(id, time.Minute)
		_, err = h.Sit(ctx, id, bea, 1, "")
		h.must(err)
		w2 := h.look(id, "bea", 1)
		defer w2.Close()
		before := len(h.rows(id))
		for range 40 {
			pass(time.Minute)
			p := h.table(id)
			if len(p.Waiting) == 0 || p.Status != signoria.Playing {
				break
			}
			for _, s := range p.Waiting {
				if p.Chairs[s].Bot != "" {
					t.Fatalf("a bot is waited for by Bea, %d rows after she came back", len(h.rows(id))-before)
				}
			}
			s := p.Waiting[0]
			h.answer(id, p.Chairs[s].Player, s)
		}
	})
}
