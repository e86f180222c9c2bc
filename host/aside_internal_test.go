package host

import (
	"context"
	"log/slog"
	"path/filepath"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/toy"
	"signoria/sqlite"
)

// unwritable is a store on a full disk.
type unwritable struct{ signoria.Store }

func (unwritable) AppendRows(context.Context, string, []signoria.Row, signoria.Progress) error {
	return signoria.ErrUnwritten
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
	h := New(store, []play.Game{toy.Game}, Options{Log: slog.New(slog.DiscardHandler)})
	defer h.Close()
	p, err := h.Create(t.Context(), ada, NewTable{Game: "toy", Seats: []string{"me", "bot:first"}})
	if err != nil {
		t.Fatal(err)
	}
	table := h.inUse(p.ID)
	offer := play.Answer{Seat: 1, Verb: toy.Offer, A: 0, N: 1}
	h.store = unwritable{store}
	if given, err := table.giveAside("first", 1, offer); given || err == nil {
		t.Errorf("on a full disk: given %v, %v", given, err)
	}
	h.store = store
	if given, err := table.giveAside("first", 1, offer); !given || err != nil {
		t.Errorf("on another: given %v, %v", given, err)
	}
}
