package sqlite

import (
	"context"
	"fmt"
	"path/filepath"
	"sync/atomic"
	"testing"

	"signoria"
	"signoria/storetest"
)

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) func() signoria.Store {
		file := filepath.Join(t.TempDir(), "it's a 100% odd name?.db")
		return func() signoria.Store {
			s, err := Open(context.Background(), file)
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
	})
}

func TestOpenRefusesWhatIsNoStore(t *testing.T) {
	if _, err := Open(context.Background(), t.TempDir()); err == nil {
		t.Fatal("a folder was opened as a store")
	}
}

func TestSyncsAtEveryCommit(t *testing.T) {
	s, err := Open(context.Background(), filepath.Join(t.TempDir(), "store.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for pragma, want := range map[string]string{"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1"} {
		var got string
		if err := s.writer.conn.QueryRowContext(context.Background(), "PRAGMA "+pragma).Scan(&got); err != nil || got != want {
			t.Errorf("%s is %q (%v), want %q", pragma, got, err, want)
		}
	}
}

// BenchmarkAppend is how many answers a second are written and synced, by 32 tables at once.
func BenchmarkAppend(b *testing.B) {
	ctx := context.Background()
	s, err := Open(ctx, filepath.Join(b.TempDir(), "store.db"))
	if err != nil {
		b.Fatal(err)
	}
	defer s.Close()
	if err := s.CreatePlayer(ctx, signoria.Player{ID: "ada"}, []byte("x")); err != nil {
		b.Fatal(err)
	}
	var table atomic.Int32
	b.SetParallelism(16)
	b.RunParallel(func(pb *testing.PB) {
		id := fmt.Sprint("t", table.Add(1))
		if err := s.CreateTable(ctx, signoria.Table{ID: id, Host: "ada"}); err != nil {
			b.Error(err)
		}
		for no := int32(1); pb.Next(); no++ {
			if err := s.AppendRows(ctx, id, []signoria.Row{{No: no, Kind: signoria.Answered}}, signoria.Progress{}); err != nil {
				b.Error(err)
			}
		}
	})
}
