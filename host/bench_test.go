package host_test

import (
	"path/filepath"
	"testing"

	"signoria/host"
	"signoria/play"
	"signoria/play/toy"
	"signoria/sqlite"
)

// BenchmarkAnswer is an answer at a table that is watched: applied, synced to disk, and seen again.
// Tables are played side by side, as many as GOMAXPROCS × 8.
func BenchmarkAnswer(b *testing.B) {
	store, err := sqlite.Open(ctx, filepath.Join(b.TempDir(), "store.db"))
	if err != nil {
		b.Fatal(err)
	}
	defer store.Close()
	if err := store.CreatePlayer(ctx, ada, []byte("ada")); err != nil {
		b.Fatal(err)
	}
	h := host.New(store, []play.Game{toy.Game}, host.Options{Log: quiet})
	defer h.Close()
	b.SetParallelism(8)
	b.ReportAllocs()
	b.RunParallel(func(pb *testing.PB) {
		p, err := h.Create(ctx, ada, host.NewTable{Game: "toy", Seats: []string{"me", "me"}})
		if err != nil {
			b.Error(err)
			return
		}
		w, err := h.Watch(ctx, p.ID, "ada", 0)
		if err != nil {
			b.Error(err)
			return
		}
		defer w.Close()
		for pb.Next() {
			sight, _, err := w.See(ctx, "en")
			if err == nil && sight.Offer != nil && sight.Undo != nil {
				err = h.Answer(ctx, p.ID, "ada", 0, host.Pick{Token: sight.Offer.Token})
			} else if err == nil {
				err = h.TakeBack(ctx, p.ID, "ada", 0)
			}
			if err != nil {
				b.Error(err)
				return
			}
		}
	})
}
