package host_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

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
