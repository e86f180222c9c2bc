package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"signoria"
	"signoria/postgres"
	"signoria/postgres/pgtest"
	"signoria/storetest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

func open(t testing.TB, address string) *postgres.Store {
	t.Helper()
	s, err := postgres.Open(context.Background(), address)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestStore(t *testing.T) {
	storetest.Run(t, func(t *testing.T) func() signoria.Store {
		address := pgtest.Database(t)
		return func() signoria.Store { return open(t, address) }
	})
}

// Hosts that start together on a new database make its layout once.
func TestManyOpenANewDatabaseAtOnce(t *testing.T) {
	address := pgtest.Database(t)
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			s, err := postgres.Open(t.Context(), address)
			if err != nil {
				t.Error(err)
				return
			}
			s.Close()
		})
	}
	all.Wait()
}

// A second host is refused until the first is gone.
func TestADatabaseIsHeldByOneHost(t *testing.T) {
	address := pgtest.Database(t)
	first, second := open(t, address), open(t, address)
	defer second.Close()
	if err := first.Hold(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := second.Hold(t.Context()); signoria.CodeOf(err) != signoria.Conflict {
		t.Fatalf("the second host is told %v", err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	if err := second.Hold(t.Context()); err != nil {
		t.Fatalf("the first is gone, and the second is told %v", err)
	}
}

func TestOpenSaysWhichDatabaseItCannot(t *testing.T) {
	pgtest.Database(t)
	for _, address := range []string{"postgres://signoria@/none?host=/nowhere", "postgres://%zz"} {
		if s, err := postgres.Open(t.Context(), address); err == nil {
			s.Close()
			t.Errorf("%s was opened", address)
		}
	}
}

// What is acknowledged outlives the server's end, even where its own setting is not to wait for the disk.
func TestAcknowledgedIsOnDisk(t *testing.T) {
	address := pgtest.Database(t)
	c, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close(context.Background())
	if _, err := c.Exec(t.Context(), "ALTER DATABASE "+c.Config().Database+" SET synchronous_commit = off"); err != nil {
		t.Fatal(err)
	}
	s := open(t, address)
	defer s.Close()
	if err := s.CreatePlayer(t.Context(), signoria.Player{ID: "ada"}, []byte("x")); err != nil {
		t.Fatal(err)
	}
	if err := s.CreateTable(t.Context(), signoria.Table{ID: "t", Host: "ada"}); err != nil {
		t.Fatal(err)
	}
	for no := int32(1); no <= 100; no++ {
		if err := s.AppendRows(t.Context(), "t", []signoria.Row{{No: no, Kind: signoria.Answered}}, signoria.Progress{}); err != nil {
			t.Fatal(err)
		}
	}
	pgtest.Running(t).Kill()
	if _, err := s.Rows(t.Context(), "t", 0); err == nil {
		t.Fatal("a server that is dead answers")
	}
	failed := 0
	s.Observe(func(_ time.Duration, err error) {
		if err != nil {
			failed++
		}
	})
	err = s.AppendRows(t.Context(), "t", []signoria.Row{{No: 101, Kind: signoria.Answered}}, signoria.Progress{})
	_, notAlive := s.Alive(t.Context(), time.Now()) // a host at which nobody plays learns of it by that
	if signoria.CodeOf(err) != signoria.Unwritten || signoria.CodeOf(notAlive) != signoria.Unwritten || failed != 2 {
		t.Fatalf("writing to a server that is dead says %v and %v, and the observer heard %d times of it", err, notAlive, failed)
	}
	if err := pgtest.Running(t).Begin(); err != nil {
		t.Fatal(err)
	}
	rows, err := s.Rows(t.Context(), "t", 0) // the store has found it again
	if err != nil || len(rows) != 100 {
		t.Fatalf("%d rows are there (%v), 100 were acknowledged", len(rows), err)
	}
}

// Who is renamed while somebody changes his table has his new name there.
func TestARenameIsNotWrittenOver(t *testing.T) {
	s := open(t, pgtest.Database(t))
	defer s.Close()
	ada := signoria.Player{ID: "ada", Name: "Ada"}
	if err := s.CreatePlayer(t.Context(), ada, []byte("x")); err != nil {
		t.Fatal(err)
	}
	table := signoria.Table{ID: "t", Host: "ada", Chairs: []signoria.Chair{{Player: "ada", Name: "Ada"}}}
	if err := s.CreateTable(t.Context(), table); err != nil {
		t.Fatal(err)
	}
	renamed := make(chan error, 1)
	_, err := s.UpdateTable(t.Context(), "t", func(x *signoria.Table) ([]signoria.Row, error) {
		go func() { renamed <- s.RenamePlayer(t.Context(), "ada", "Adele") }()
		select {
		case err := <-renamed:
			t.Errorf("it did not wait: %v", err)
			renamed <- err
		case <-time.After(200 * time.Millisecond):
		}
		return nil, nil
	})
	if err := errors.Join(err, <-renamed); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Table(t.Context(), "t"); err != nil || got.Chairs[0].Name != "Adele" {
		t.Errorf("at the table she is %+v (%v)", got.Chairs, err)
	}
}

// BenchmarkAppend is how many answers a second are written and synced, by 32 tables at once.
func BenchmarkAppend(b *testing.B) {
	ctx := context.Background()
	s := open(b, pgtest.Database(b))
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
