package postgres_test

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"signoria"
	"signoria/postgres"
	"signoria/postgres/pgtest"
)

// ear hears what a store is told.
type ear struct {
	mu    sync.Mutex
	heard []signoria.Notice
}

func listening(t *testing.T, s *postgres.Store) *ear {
	t.Helper()
	e := &ear{}
	t.Cleanup(s.Follow(e.hear))
	return e
}

func (e *ear) hear(n signoria.Notice) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.heard = append(e.heard, n)
}

// wants waits until it was told of something of what is wanted, or of more.
func (e *ear) wants(t *testing.T, want signoria.Notice) {
	t.Helper()
	heard := func() bool {
		e.mu.Lock()
		defer e.mu.Unlock()
		return slices.ContainsFunc(e.heard, func(n signoria.Notice) bool {
			return n.Table == want.Table && n.Player == want.Player && n.Includes(want)
		})
	}
	for range 6000 {
		if heard() {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("it does not hear of %+v, but of %+v", want, e.heard)
}

// people makes the players of a store.
func people(t *testing.T, s *postgres.Store, ids ...string) {
	t.Helper()
	for _, id := range ids {
		if err := s.CreatePlayer(t.Context(), signoria.Player{ID: id, Name: id}, []byte(id)); err != nil {
			t.Fatal(err)
		}
	}
}

func table(t *testing.T, s *postgres.Store, id string) {
	t.Helper()
	err := s.CreateTable(t.Context(), signoria.Table{ID: id, Host: "ada", Chairs: []signoria.Chair{{Player: "ada", Name: "ada"}}})
	if err != nil {
		t.Fatal(err)
	}
}

func row(t *testing.T, s *postgres.Store, id string, no int32) {
	t.Helper()
	if err := s.AppendRows(t.Context(), id, []signoria.Row{{No: no, Kind: signoria.Answered}}, signoria.Progress{}); err != nil {
		t.Fatal(err)
	}
}

// What one process writes every other hears, whatever it is.
func TestProcessesHearWhatEachWrites(t *testing.T) {
	address := pgtest.Database(t)
	a, b, c := open(t, address), open(t, address), open(t, address)
	defer a.Close()
	defer b.Close()
	defer c.Close()
	ears := []*ear{listening(t, a), listening(t, b), listening(t, c)}
	amended := int32(0)
	for _, step := range []struct {
		what string
		do   func() error
		want signoria.Notice
	}{
		{"a table", func() error { people(t, a, "ada", "bea"); table(t, a, "t"); return nil }, signoria.Notice{Table: "t"}},
		{"a row", func() error { row(t, b, "t", 1); return nil }, signoria.Notice{Table: "t", Row: 1}},
		{"a change", func() error {
			_, err := c.UpdateTable(t.Context(), "t", func(*signoria.Table) ([]signoria.Row, error) { return []signoria.Row{{No: 2}}, nil })
			return err
		}, signoria.Notice{Table: "t", Row: 2, Amended: 1}},
		{"orders", func() error {
			_, _, err := a.UpdateOrders(t.Context(), "t", func(all []signoria.Order) []signoria.Order { return all })
			return err
		}, signoria.Notice{Table: "t", Amended: 2}},
		{"a letter", func() error { return b.AppendLetter(t.Context(), "t", signoria.Letter{Author: "ada", Text: "x"}, 9) }, signoria.Notice{Table: "t", Amended: 3}},
		{"reading it", func() error { return c.MarkRead(t.Context(), "t", "ada", signoria.Everybody, 1) }, signoria.Notice{Table: "t", Amended: 4}},
		{"a mute", func() error { return a.Mute(t.Context(), "bea", "ada", true) }, signoria.Notice{Player: "bea"}},
		{"a name", func() error { return b.RenamePlayer(t.Context(), "ada", "Adele") }, signoria.Notice{Player: "ada"}},
	} {
		if err := step.do(); err != nil {
			t.Fatal(step.what, err)
		}
		if step.want.Amended > 0 {
			if amended++; amended != step.want.Amended {
				t.Fatalf("after %s it was amended %d times", step.what, amended)
			}
		}
		for _, e := range ears {
			e.wants(t, step.want)
		}
	}
}

// Who was cut off hears of all that was written meanwhile, and that players may have been renamed.
func TestWhoWasCutOffMissesNothing(t *testing.T) {
	address := pgtest.Database(t)
	proxy, through := pgtest.Through(t, address)
	a, b := open(t, address), open(t, through)
	defer a.Close()
	defer b.Close()
	people(t, a, "ada")
	hears := listening(t, b)
	for i := range 3 {
		id := fmt.Sprint("t", i)
		table(t, a, id)
		hears.wants(t, signoria.Notice{Table: id})
		proxy.Cut()
		for no := int32(1); no <= 20; no++ {
			row(t, a, id, no)
		}
		proxy.Mend()
		hears.wants(t, signoria.Notice{Table: id, Row: 20})
		hears.wants(t, signoria.Notice{Player: signoria.Anybody})
	}
}

// What was committed by a process that died before it told anybody is heard of all the same; what it has not committed yet
// is heard of when it has.
func TestANoticeThatWasNeverSentIsMadeGood(t *testing.T) {
	address := pgtest.Database(t)
	s := open(t, address)
	defer s.Close()
	people(t, s, "ada")
	table(t, s, "t")
	table(t, s, "u")
	hears := listening(t, s)
	slow, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer slow.Close(t.Context())
	silent := open(t, address)
	if _, err := slow.Exec(t.Context(), "BEGIN; UPDATE tables SET rows = 7, changed = pg_current_xact_id() WHERE id = 'u'"); err != nil {
		t.Fatal(err)
	}
	silent.Mumble()
	row(t, silent, "t", 1)
	silent.Close()
	hears.wants(t, signoria.Notice{Table: "t", Row: 1})
	if _, err := slow.Exec(t.Context(), "COMMIT"); err != nil {
		t.Fatal(err)
	}
	hears.wants(t, signoria.Notice{Table: "u", Row: 7})
}
