package host_test

import (
	"context"
	"testing"
	"time"

	"signoria"
	"signoria/host"
	"signoria/play/toy"
)

// holding is a house that takes on so much.
func holding(t *testing.T, most host.Capacity) *house {
	h := newHouse(t)
	h.shut()
	h.opts.Capacity = most
	h.open()
	return h
}

func TestAFullHouseOpensNoFurtherTable(t *testing.T) {
	h := holding(t, host.Capacity{Tables: 2})
	first := h.create(ada, "me", "me")
	h.create(bea, "me", "me")
	_, err := h.Create(ctx, cleo, host.NewTable{Game: "toy", Seats: []string{"me", "me"}})
	wantCode(t, err, signoria.Crowded)
	h.answer(first, "ada", 0) // what is there goes on
}

// A record is not played again for a table that cannot be opened.
func TestAFullHousePlaysNoRecordAgain(t *testing.T) {
	h := holding(t, host.Capacity{Tables: 1})
	h.create(ada, "me", "me")
	r := signoria.Record{Setup: signoria.Setup{Game: "toy", Version: toy.Game.Version(), Seats: 2}, Rows: []signoria.Row{{No: 7}}} // it does not hold
	_, err := h.Import(ctx, bea, r)
	wantCode(t, err, signoria.Crowded)
}

func TestNoTableIsOpenedWhereMemoryIsShort(t *testing.T) {
	h := holding(t, host.Capacity{Memory: 1})
	_, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "me"}})
	wantCode(t, err, signoria.Crowded)
	h = holding(t, host.Capacity{Memory: 1 << 40})
	h.create(ada, "me", "me")
}

// slow is a store that takes its time.
type slow struct {
	signoria.Store
	takes time.Duration
}

func (s slow) AppendRows(ctx context.Context, id string, rows []signoria.Row, p signoria.Progress) error {
	time.Sleep(s.takes)
	return s.Store.AppendRows(ctx, id, rows, p)
}

// Where what happens at the tables there are is long on its way to the disk no further table is opened, until it is quicker
// again or nobody has waited for a while.
func TestNoTableIsOpenedWhereAnswersWait(t *testing.T) {
	at(t, func(h *house) {
		own := h.Host
		busy := host.New(slow{h.store, 5 * time.Second}, h.games, host.Options{Log: quiet, Capacity: host.Capacity{Wait: time.Second}})
		defer func() { busy.Close(); h.Host = own }()
		h.Host = busy
		pass(signoria.Absent) // the two have agreed who is in charge of what: while it writes, time stands still for who waits for its tables
		id := h.create(ada, "me", "me")
		for range 3 {
			h.answer(id, "ada", 0)
			h.must(h.TakeBack(ctx, id, "ada", 0))
		}
		_, err := h.Create(ctx, bea, host.NewTable{Game: "toy", Seats: []string{"me", "me"}})
		wantCode(h.t, err, signoria.Crowded)
		pass(time.Minute)
		h.create(bea, "me", "me")
	})
}
