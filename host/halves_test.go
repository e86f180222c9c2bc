package host_test

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"signoria"
	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
)

// failing is a store that does not write some things.
type failing struct {
	signoria.Store
	appends, updates bool
}

func (f *failing) AppendRows(ctx context.Context, id string, rows []signoria.Row, p signoria.Progress) error {
	if f.appends {
		return signoria.ErrUnwritten
	}
	return f.Store.AppendRows(ctx, id, rows, p)
}

func (f *failing) UpdateTable(ctx context.Context, id string, change func(*signoria.Table) ([]signoria.Row, error)) (signoria.Table, error) {
	if f.updates {
		return signoria.Table{}, signoria.ErrUnwritten
	}
	return f.Store.UpdateTable(ctx, id, change)
}

// Of a rematch, or of a record brought from elsewhere, of which half could be stored, nothing is left.
func TestNoTableComesAboutByHalves(t *testing.T) {
	h := newHouse(t)
	h.Close()
	store := &failing{Store: h.store}
	h.Host = host.New(store, []play.Game{toy.Game}, host.Options{Log: quiet})
	id := h.create(ada, "me", "me")
	h.finish(id)
	wantTables := func(player string, n int) {
		t.Helper()
		all, err := h.store.TablesOf(ctx, player)
		if h.must(err); len(all) != n {
			t.Errorf("%s has %d tables, want %d", player, len(all), n)
		}
	}

	store.updates = true
	_, err := h.Rematch(ctx, id, ada, false)
	wantCode(t, err, signoria.Unwritten)
	wantTables("ada", 1)
	store.updates = false
	_, err = h.Rematch(ctx, id, ada, false)
	h.must(err)
	wantTables("ada", 2)

	r, err := h.Record(ctx, id, "ada")
	h.must(err)
	for _, rows := range [][]signoria.Row{r.Rows, r.Rows[:2]} {
		r.Rows = rows
		store.appends = true
		_, err = h.Import(ctx, bea, r)
		wantCode(t, err, signoria.Unwritten)
		wantTables("bea", 0)
	}
}

// A record that comes from elsewhere vouches for nothing here: its hash was told to nobody beforehand.
func TestAnImportedSeedIsNotVouchedFor(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "me")
	h.finish(id)
	r, err := h.Record(ctx, id, "ada")
	h.must(err)
	r.Commitment = signoria.Commit(r.Seed)
	p, err := h.Import(ctx, bea, r)
	h.must(err)
	if p.Setup.Commitment != nil {
		t.Error("it is vouched for")
	}
}

// unsure is a store that adds rows, and says that it does not know.
type unsure struct{ signoria.Store }

func (u unsure) AppendRows(ctx context.Context, id string, rows []signoria.Row, p signoria.Progress) error {
	return errors.Join(u.Store.AppendRows(ctx, id, rows, p), fmt.Errorf("%w (gone)", signoria.ErrUnsure))
}

// Who cannot know whether his answer was kept is told so, and sees it if it was.
func TestAnAnswerThatMayHaveBeenKeptIsSeenIfItWas(t *testing.T) {
	h := newHouse(t)
	h.Close()
	h.Host = host.New(unsure{h.store}, []play.Game{toy.Game}, host.Options{Log: quiet})
	id := h.create(ada, "me", "me")
	if err := h.Answer(ctx, id, "ada", 0, h.pick(id, "ada", 0, 0, 0)); !errors.Is(err, signoria.ErrUnsure) {
		t.Errorf("it says %v", err)
	}
	if seen, _ := h.see(id, "ada", 0); seen.Row == 0 || int(seen.Row) != len(h.rows(id)) {
		t.Errorf("he sees it as of row %d, %d are stored", seen.Row, len(h.rows(id)))
	}
}

// shaky is a store that, when told to, changes a table but says that it does not know, tries a change twice, or cannot
// bring a table: each once.
type shaky struct {
	signoria.Store
	unsure, twice, away atomic.Bool
}

func (s *shaky) UpdateTable(ctx context.Context, id string, change func(*signoria.Table) ([]signoria.Row, error)) (signoria.Table, error) {
	if s.twice.CompareAndSwap(true, false) {
		x, err := s.Store.Table(ctx, id)
		if err == nil {
			_, err = change(&x)
		}
		if err != nil {
			return x, err
		}
	}
	x, err := s.Store.UpdateTable(ctx, id, change)
	if err == nil && s.unsure.CompareAndSwap(true, false) {
		err = fmt.Errorf("%w (gone)", signoria.ErrUnsure)
	}
	return x, err
}

func (s *shaky) Table(ctx context.Context, id string) (signoria.Table, error) {
	if s.away.CompareAndSwap(true, false) {
		return signoria.Table{}, errors.New("the database is away")
	}
	return s.Store.Table(ctx, id)
}

func shakyHouse(t *testing.T) (*house, *shaky) {
	h := newHouse(t)
	h.Close()
	s := &shaky{Store: h.store}
	h.Host = host.New(s, h.games, h.opts)
	t.Cleanup(h.Host.Close)
	return h, s
}

// Who cannot know whether he sat down is told so. The pages show it if he did, and are told what comes then
// even where the table cannot be brought at first.
func TestPagesAreToldOfAChangeThatMayHaveBeenKept(t *testing.T) {
	h, store := shakyHouse(t)
	id := h.create(ada, "me", "open")
	w := h.look(id, "ada", 0)
	woken := func(after string) {
		t.Helper()
		select {
		case <-w.Changed:
		case <-time.After(5 * time.Second):
			t.Fatalf("after %s Ada's page is not told", after)
		}
	}
	seen := func() host.Present {
		t.Helper()
		_, p, err := w.See(ctx, "en")
		h.must(err)
		return p
	}
	woken("opening it")
	seen()
	store.unsure.Store(true)
	if _, err := h.Sit(ctx, id, bea, 1, ""); !errors.Is(err, signoria.ErrUnsure) {
		t.Fatalf("it says %v", err)
	}
	woken("a change that may have been kept")
	store.away.Store(true)
	if _, err := h.Table(ctx, id); err == nil {
		t.Fatal("the table was brought")
	}
	woken("a table that could not be brought")
	if p := seen(); p.Chairs[1].Player != "bea" || !p.Here[0] {
		t.Errorf("Ada sees %+v, and that these are here: %v", p.Chairs[1], p.Here)
	}
	_, err := h.Start(ctx, id, ada)
	h.must(err)
	woken("the start")
}

// A change that the store had to try twice is made once.
func TestAChangeThatWasTriedTwiceIsMadeOnce(t *testing.T) {
	h, store := shakyHouse(t)
	id := h.create(ada, "me", "me")
	before := len(h.rows(id))
	store.twice.Store(true)
	h.agree(id, ada, signoria.ToPause)
	if n := len(h.rows(id)) - before; n != 1 || !h.table(id).Manners.Paused || store.twice.Load() {
		t.Errorf("%d rows tell that it is paused (%t)", n, h.table(id).Manners.Paused)
	}
}
