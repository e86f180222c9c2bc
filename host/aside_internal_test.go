package host

import (
	"context"
	"log/slog"
	"path/filepath"
	"sync/atomic"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/toy"
	"signoria/sqlite"
)

// filling is a store on a disk that may be full.
type filling struct {
	signoria.Store
	full atomic.Bool
}

func (s *filling) AppendRows(ctx context.Context, id string, rows []signoria.Row, p signoria.Progress) error {
	if s.full.Load() {
		return signoria.ErrUnwritten
	}
	return s.Store.AppendRows(ctx, id, rows, p)
}

// What a bot does of itself and could not be recorded, it has not done.
func TestWhatWasNotRecordedABotHasNotDone(t *testing.T) {
	store, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "t.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	ada := signoria.Player{ID: "ada", Name: "Ada"}
	if err := store.CreatePlayer(t.Context(), ada, []byte("secret")); err != nil {
		t.Fatal(err)
	}
	disk := &filling{Store: store}
	h := New(disk, []play.Game{toy.Game}, Options{Log: slog.New(slog.DiscardHandler)})
	defer h.Close()
	p, err := h.Create(t.Context(), ada, NewTable{Game: "toy", Seats: []string{"me", "bot:first"}})
	if err != nil {
		t.Fatal(err)
	}
	table := h.inUse(p.ID)
	offer := play.Answer{Seat: 1, Verb: toy.Offer, A: 0, N: 1}
	disk.full.Store(true)
	if given, err := table.giveAside("first", 1, offer); given || err == nil {
		t.Errorf("on a full disk: given %v, %v", given, err)
	}
	disk.full.Store(false)
	if given, err := table.giveAside("first", 1, offer); !given || err != nil {
		t.Errorf("on another: given %v, %v", given, err)
	}
}
