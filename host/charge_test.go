package host_test

import (
	"context"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"signoria"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
)

// scribe is a store that knows at which tables a host wanted to record what bots answer, and how often another's bots were
// faster.
type scribe struct {
	signoria.Store
	mu     sync.Mutex
	tables map[string]bool
	late   int
}

func (s *scribe) AppendRows(ctx context.Context, id string, rows []signoria.Row, p signoria.Progress) error {
	err := s.Store.AppendRows(ctx, id, rows, p)
	s.mu.Lock()
	defer s.mu.Unlock()
	if slices.ContainsFunc(rows, func(r signoria.Row) bool { return r.Bot }) {
		s.tables[id] = true
		if now, _ := s.Rows(ctx, id, rows[0].No-1); err != nil && now[0].Bot {
			s.late++
		}
	}
	return err
}

// settled waits until one of two hosts and no other is in charge of each table, and each of some: of sixteen one has none once in
// thirty thousand times.
func settled(t *testing.T, a, b *house, ids []string) {
	t.Helper()
	for range 100 {
		ofA, one := 0, true
		for _, id := range ids {
			if a.InCharge(id) {
				ofA++
			}
			one = one && a.InCharge(id) != b.InCharge(id)
		}
		if one && ofA > 0 && ofA < len(ids) {
			return
		}
		pass(100 * time.Millisecond)
	}
	t.Fatal("it is not clear who is in charge")
}

// Of two hosts one lets the bots of a table answer, each those of some tables, whoever its people play at. When one goes the
// other does it all.
func TestOneHostLetsTheBotsOfATableAnswer(t *testing.T) {
	at(t, func(a *house) {
		sa, sb := &scribe{Store: a.store, tables: map[string]bool{}}, &scribe{Store: a.store, tables: map[string]bool{}}
		a.Close()
		a.Host = host.New(sa, a.games, a.opts)
		a.must(a.Resume(ctx))
		b := a.beside(sb)
		var ids []string
		for range 16 {
			ids = append(ids, a.started("toy", signoria.Manners{}, "me", "bot:first", "bot:random"))
		}
		settled(t, a, b, ids)
		sa.tables = map[string]bool{} // it was alone
		for _, id := range ids[:12] {
			a.finish(id)
		}
		for _, id := range ids[:12] {
			if sa.tables[id] == sb.tables[id] || sb.tables[id] != b.InCharge(id) {
				t.Errorf("bots of table %s answered at the one host: %v, at the other: %v", id, sa.tables[id], sb.tables[id])
			}
		}
		if sa.late+sb.late > 0 {
			t.Errorf("%d and %d answers were thought of twice", sa.late, sb.late)
		}
		b.Close()
		for _, id := range ids[12:] {
			a.finish(id)
		}
	})
}

// What a table answers for its seats, and a clock that runs out, is seen to by one of two hosts, though the other wrote what
// led to it.
func TestOneHostSeesToWhatIsDue(t *testing.T) {
	at(t, func(a *house) {
		b := a.beside(a.store)
		var ids []string
		for range 16 {
			ids = append(ids, a.friends(decision(60, signoria.BotUntilBack)))
		}
		settled(t, a, b, ids)
		for i, id := range ids {
			h := []*house{a, b}[i%2]
			h.orders(id, "bea", 1, toy.Lay, levy, 0, signoria.ThisGame)
			h.does(id, "ada", 0, toy.Lay, levy, 0)
		}
		pass(5 * time.Second) // in which what waits is answered
		for _, id := range ids {
			if !slices.Contains(a.verbs(id, 1, toy.Lay), signoria.ByOrder) && a.table(id).Status == signoria.Playing && len(a.verbs(id, 1, toy.Lay)) > 1 {
				t.Errorf("the order given at table %s is not heeded", id)
			}
		}
		pass(10 * time.Minute)
		for _, id := range ids {
			p := a.table(id)
			if p.Status == signoria.Playing && p.Chairs[0].Bot == "" && p.Chairs[1].Bot == "" {
				t.Errorf("no clock ran out at table %s", id)
			}
			out := map[play.Seat]int{}
			for _, r := range a.rows(id) {
				if r.Kind == signoria.ClockRanOut {
					out[r.Seat]++
				}
			}
			if out[0] > 1 || out[1] > 1 {
				t.Errorf("at table %s clocks ran out so often, by seat: %v", id, out)
			}
		}
	})
}

// Where others are at work a host that starts gives nobody time, and lets no bot sit down for who was here a moment ago.
func TestAHostThatComesGivesNoTimeAway(t *testing.T) {
	at(t, func(a *house) {
		id := a.friends(decision(600, signoria.BotOnce))
		pass(40 * time.Second) // since when it was noted that a host is at work
		before := a.table(id).Clocks
		b := a.beside(a.store)
		pass(time.Second)
		if now := b.table(id).Clocks; now.Seats[0].Until != before.Seats[0].Until {
			t.Errorf("a clock runs until %d, and ran until %d", now.Seats[0].Until, before.Seats[0].Until)
		}
	})
}

// Of hosts that come at once after an hour in which none was at work one gives everybody the hour back, and neither looks at a
// clock before.
func TestHostsThatComeAtOnceGiveTimeBackOnce(t *testing.T) {
	at(t, func(h *house) {
		var ids []string
		for range 8 {
			ids = append(ids, h.friends(decision(600, signoria.BotOnce)))
		}
		pass(40 * time.Second)
		h.Close()
		pass(time.Hour)
		var both sync.WaitGroup
		hosts := []*house{}
		for range 2 {
			b := &house{t: t, games: h.games, store: h.store, Host: host.New(h.store, h.games, h.opts)}
			defer b.Close()
			hosts = append(hosts, b)
			both.Go(func() { h.must(b.Resume(ctx)) })
		}
		both.Wait()
		pass(10 * time.Second)
		for _, id := range ids {
			hosts[0].wantLeft(id, 0, 550*time.Second, true)
			for _, r := range hosts[0].rows(id) {
				if r.Kind == signoria.ClockRanOut {
					t.Errorf("at table %s a clock ran out", id)
				}
			}
		}
	})
}

// Who has a page open at one host is there at each, until he closes it; and for a while no bot may sit down for him.
func TestWhoHasAPageOpenElsewhereIsThere(t *testing.T) {
	at(t, func(a *house) {
		b := a.beside(a.store)
		id := a.friends(signoria.Manners{})
		b.table(id)
		wants := func(here []bool, watching int) {
			t.Helper()
			pass(3 * time.Second)
			listed, err := b.Tables(ctx, "ada")
			a.must(err)
			if p := b.table(id); !slices.Equal(p.Here, here) || p.Watching != watching || !slices.Equal(listed[0].Here, here) {
				t.Fatalf("there are %v and in the list %v, and %d look on", p.Here, listed[0].Here, p.Watching)
			}
		}
		beas, guests, stranger := a.look(id, "bea", 1), a.look(id, "", play.Nobody), a.look(id, "cleo", play.Nobody)
		wants([]bool{false, true, false}, 2)
		_, err := b.Sit(ctx, id, ada, 1, "first")
		wantCode(t, err, signoria.Conflict) // she is here
		beas.Close()
		stranger.Close()
		wants([]bool{false, false, false}, 1)
		_, err = b.Sit(ctx, id, ada, 1, "first")
		wantCode(t, err, signoria.Forbidden) // she was a moment ago
		guests.Close()
		pass(3 * time.Minute)
		_, err = b.Sit(ctx, id, ada, 1, "first")
		a.must(err)
	})
}

// Bots rest where nobody plays and nobody looks on, at whichever host.
func TestBotsGoOnForWhoLooksOnElsewhere(t *testing.T) {
	at(t, func(a *house) {
		b := a.beside(a.store)
		var ids []string
		for range 16 {
			ids = append(ids, a.started("toy", signoria.Manners{}, "me", "bot:first", "bot:first"))
		}
		settled(t, a, b, ids)
		for _, id := range ids {
			_, err := a.Sit(ctx, id, ada, 0, "first")
			a.must(err)
			pass(3 * time.Second)
			before := len(a.rows(id))
			pass(time.Minute)
			if len(a.rows(id)) != before {
				t.Fatal("bots play for nobody")
			}
			w := a.look(id, "cleo", play.Nobody)
			pass(time.Minute)
			if len(a.rows(id)) == before {
				t.Fatalf("bots do not play for who looks on; that host is in charge: %v", a.InCharge(id))
			}
			w.Close()
		}
	})
}

// Bots wait for what a page at another host has to show.
func TestBotsWaitForPagesElsewhere(t *testing.T) {
	paced(t, false, func(a *house, id string) {
		a.Close()
		a.opts.Pace = 350 * time.Millisecond
		a.Host = host.New(a.store, a.games, a.opts)
		a.must(a.Resume(ctx))
		b := a.beside(a.store)
		pass(5 * time.Second)
		if a.InCharge(id) { // the page is at the other
			a, b = b, a
		}
		w := a.look(id, "ada", 0)
		defer w.Close()
		pass(3 * time.Second)
		a.must(a.Followed(ctx, id, "ada", 1))
		a.untilHeld(id, 2*time.Second)
		before := len(a.rows(id))
		a.must(a.Followed(ctx, id, "ada", int32(before)))
		pass(time.Second)
		if len(a.rows(id)) == before {
			t.Fatal("no bot has answered, though all has been shown")
		}
	})
}

// Who asks for a rematch at one host while another does at the other is at the same table.
func TestARematchIsOneTable(t *testing.T) {
	a := newHouse(t)
	b := a.beside(deaf{a.store})
	id := a.started("toy", signoria.Manners{}, "me", "open")
	b.table(id)
	a.finish(id)
	b.table(id)
	_, err := b.Rematch(ctx, id, cleo, false) // it has seen that the game is over
	wantCode(t, err, signoria.Forbidden)
	first, err := a.Rematch(ctx, id, ada, false)
	a.must(err)
	second, err := b.Rematch(ctx, id, ada, false)
	a.must(err)
	if first.ID != second.ID {
		t.Errorf("there are two: %s and %s", first.ID, second.ID)
	}
	if all, err := a.Tables(ctx, "ada"); err != nil || len(all) != 2 {
		t.Errorf("ada has %d tables (%v)", len(all), err)
	}
}

// A host does not begin beside others that play with other box files.
func TestHostsOverOneStoreHaveTheSameBoxes(t *testing.T) {
	a := newHouse(t)
	a.must(a.Resume(ctx))
	opts := a.opts
	opts.Boxes = map[string]string{"toy": "another"}
	b := host.New(a.store, a.games, opts)
	defer b.Close()
	if err := b.Resume(ctx); err == nil || !strings.Contains(err.Error(), "--box") {
		t.Errorf("it begins, and is told %v", err)
	}
}

// away is a store that is away for what bots want to write, and for whoever wants to look a table up.
type away struct {
	signoria.Store
	is, tried atomic.Bool // whether it is, and a bot wanted to write meanwhile
}

func (a *away) AppendRows(ctx context.Context, id string, rows []signoria.Row, p signoria.Progress) error {
	if a.is.Load() && rows[0].Bot {
		a.tried.Store(true)
		return signoria.ErrUnwritten
	}
	return a.Store.AppendRows(ctx, id, rows, p)
}

func (a *away) Table(ctx context.Context, id string) (signoria.Table, error) {
	if a.is.Load() {
		return signoria.Table{}, signoria.ErrAway
	}
	return a.Store.Table(ctx, id)
}

func (a *away) Beat(ctx context.Context, host signoria.AtWork, news []signoria.Presence) ([]signoria.AtWork, bool, error) {
	if a.is.Load() {
		return nil, false, signoria.ErrUnwritten
	}
	return a.Store.Beat(ctx, host, news)
}

// Pages at a host that is cut off from the store are sent away when the others have missed it; where there is no other they stay.
func TestPagesLeaveAHostThatIsCutOff(t *testing.T) {
	for _, alone := range []bool{false, true} {
		at(t, func(h *house) {
			store := &away{Store: h.store}
			own := h.Host
			if alone {
				own.Close()
			} else {
				h.must(own.Resume(ctx))
			}
			h.Host = host.New(store, h.games, host.Options{Log: quiet})
			defer func() { h.Host.Close(); h.Host = own }()
			h.must(h.Resume(ctx))
			id := h.create(ada, "me", "me")
			w := h.look(id, "ada", 0)
			defer w.Close()
			pass(3 * signoria.Beat)
			_, _, err := w.See(ctx, "en")
			h.must(err)
			store.is.Store(true)
			pass(2 * signoria.Absent)
			if _, _, err = w.See(ctx, "en"); (signoria.CodeOf(err) == signoria.Away) == alone {
				t.Errorf("alone: %t, and the page is told %v", alone, err)
			}
		})
	}
}

// A table whose bot could not answer, and which could not be looked up after that, goes on when the store is there again, though
// nobody asks for it.
func TestATableGoesOnWhenTheStoreIsThereAgain(t *testing.T) {
	at(t, func(h *house) {
		store := &away{Store: h.store}
		own := h.Host
		own.Close()
		h.Host = host.New(store, h.games, host.Options{Log: quiet})
		defer func() { h.Host.Close(); h.Host = own }()
		id := h.create(ada, "me", "bot:first")
		pass(time.Second) // the bot has answered what it could
		bots := func() (n int) {
			rows, err := h.store.Rows(ctx, id, 0)
			h.must(err)
			for _, r := range rows {
				if r.Bot {
					n++
				}
			}
			return n
		}
		before := bots()
		store.is.Store(true)
		for !store.tried.Load() {
			if sight, _ := h.see(id, "ada", 0); sight.Offer != nil {
				h.answer(id, "ada", 0)
			}
			pass(time.Second)
		}
		pass(time.Minute)
		if bots() != before {
			t.Fatal("the store is not away")
		}
		store.is.Store(false)
		pass(time.Minute)
		if bots() == before {
			t.Error("its bot answers no more")
		}
	})
}

// What was written elsewhere while the store could not be asked what it was is taken in when it can, and till then nobody is told
// that he comes too late.
func TestWhatCouldNotBeTakenInIsTakenInLater(t *testing.T) {
	at(t, func(h *house) {
		store := &away{Store: h.store}
		b := h.beside(store)
		defer b.Close()
		id := h.create(ada, "me", "me")
		w := b.look(id, "ada", 0)
		defer w.Close()
		before := b.picking(id, "ada", 1, toy.Lay, levy, 0)
		store.is.Store(true)
		h.answer(id, "ada", 0)
		h.answer(id, "ada", 1)
		pass(time.Second)
		sight, _ := h.see(id, "ada", 1)
		wantCode(t, b.Answer(ctx, id, "ada", 1, host.Pick{Token: sight.Offer.Token, Choice: 0}), signoria.Away)
		store.is.Store(false)
		pass(time.Minute)
		if there, _ := b.see(id, "ada", 1); there.Row != sight.Row || there.Offer == nil || there.Offer.Token == before.Token {
			t.Errorf("it is at row %d, and the other at %d", there.Row, sight.Row)
		}
	})
}
