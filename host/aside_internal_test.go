package host

import (
	"context"
	"log/slog"
	"path/filepath"
	"sync/atomic"
	"testing"

	"signoria"
	"signoria/games/warriorknights"
	"signoria/play"
	"signoria/play/playtest"
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
	var copied play.Live
	if err := h.at(t.Context(), p.ID, func(t *Table) error { copied = t.live.Copy(); return nil }); err != nil {
		t.Fatal(err)
	}
	disk.full.Store(true)
	if given, err := table.giveAside("first", 1, offer, copied); given || err == nil {
		t.Errorf("on a full disk: given %v, %v", given, err)
	}
	disk.full.Store(false)
	if given, err := table.giveAside("first", 1, offer, copied); !given || err != nil {
		t.Errorf("on another: given %v, %v", given, err)
	}
}

// A bot thinks on a copy. What he says names things by their places among all there are: where these have changed it would be said of
// others.
func TestABotsBargainIsNotMadeOverOtherThings(t *testing.T) {
	setup := signoria.Setup{Game: warriorknights.ID, Version: warriorknights.Version, Seats: 3, Seed: 11}
	played, err := playtest.Play(warriorknights.Game(), playtest.Options{Setup: setup, Bots: []string{"squire", "squire", "squire"}, NoReplay: true})
	if err != nil {
		t.Fatal(err)
	}
	at := func(rows int) play.Live {
		record := played.Record
		record.Rows = record.Rows[:rows]
		live, err := warriorknights.Game().Replay(record)
		if err != nil {
			t.Fatal(err)
		}
		return live
	}
	early, late := at(40), at(len(played.Record.Rows)/2)
	if !sameThings(early, early.Copy(), 0) {
		t.Error("a copy has other things")
	}
	if sameThings(early, late, 0) {
		t.Error("turns later the things are the same")
	}
}
