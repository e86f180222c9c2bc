package postgres_test

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"
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

// Ids are in order byte by byte in a database of any locale, and their keys with them: who moves a store sorts nothing.
func TestKeysAreInTheOrderOfBytesWhateverTheLocale(t *testing.T) {
	address := pgtest.Database(t)
	elsewhere, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	elsewhere.Path += "_elsewhere"
	name := elsewhere.Path[1:]
	lines(t, address, `CREATE DATABASE `+name+` TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en'`)
	defer lines(t, address, `DROP DATABASE `+name+` WITH (FORCE)`)
	if err := open(t, elsewhere.String()).Close(); err != nil {
		t.Fatal(err)
	}
	reads := lines(t, elsewhere.String(), `SELECT format('EXPLAIN SELECT * FROM %s ORDER BY %s', i.indrelid::regclass, string_agg(
				quote_ident(a.attname) || CASE a.atttypid WHEN 'text'::regtype THEN ' COLLATE "C"' ELSE '' END, ', ' ORDER BY array_position(i.indkey::int2[], a.attnum)))
			FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
			WHERE i.indisprimary AND c.relnamespace = 'public'::regnamespace GROUP BY i.indrelid`)
	if len(reads) < 10 {
		t.Fatalf("there are %q", reads)
	}
	for _, read := range reads {
		plan := strings.Join(lines(t, elsewhere.String(), `SET enable_seqscan = off`, read), " ")
		if !strings.Contains(plan, "Index") || strings.Contains(plan, "Sort") {
			t.Errorf("%s: %s", read, plan)
		}
	}
	for _, other := range lines(t, elsewhere.String(), `SELECT f.conname FROM pg_constraint f JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
			JOIN pg_attribute b ON b.attrelid = f.confrelid AND b.attnum = f.confkey[1] WHERE f.contype = 'f' AND a.attcollation <> b.attcollation`) {
		t.Errorf("%s is in another order than what it refers to", other)
	}
}

// lines are what the last of some queries answers, each of one text.
func lines(t *testing.T, address string, queries ...string) (all []string) {
	t.Helper()
	c, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close(context.Background())
	for _, query := range queries {
		rows, err := c.Query(t.Context(), query)
		if err != nil {
			t.Fatal(err)
		}
		if all, err = pgx.CollectRows(rows, pgx.RowTo[string]); err != nil {
			t.Fatalf("%s: %v", query, err)
		}
	}
	return all
}

// Any number of hosts share a database, and who would move it is refused until all have gone.
func TestADatabaseIsNotMovedUnderItsHosts(t *testing.T) {
	address := pgtest.Database(t)
	first, second := open(t, address), open(t, address)
	defer second.Close()
	if err := errors.Join(first.Hold(t.Context()), second.Hold(t.Context())); err != nil {
		t.Fatal(err)
	}
	for _, host := range []*postgres.Store{first, second} {
		if _, err := postgres.OpenToMoveFrom(t.Context(), address); signoria.CodeOf(err) != signoria.Conflict {
			t.Fatalf("a host has it, and who moves it is told %v", err)
		}
		if err := host.Close(); err != nil {
			t.Fatal(err)
		}
	}
	m, err := postgres.OpenToMoveFrom(t.Context(), address)
	if err != nil {
		t.Fatalf("all have gone, and who moves it is told %v", err)
	}
	defer m.Close()
	third := open(t, address)
	defer third.Close()
	if err := third.Hold(t.Context()); signoria.CodeOf(err) != signoria.Conflict {
		t.Fatalf("it is being moved, and a host is told %v", err)
	}
}

// A host whose hold was broken writes nothing while the database is moved, and goes on when that has ended.
func TestAHostWritesNothingWhileItsDatabaseIsMoved(t *testing.T) {
	address := pgtest.Database(t)
	host := open(t, address)
	defer host.Close()
	if err := host.Hold(t.Context()); err != nil {
		t.Fatal(err)
	}
	breakHold(t, address)
	if _, err := host.Alive(t.Context(), time.Now()); err != nil {
		t.Fatalf("nobody moves it, and the host is told %v", err)
	}
	breakHold(t, address)
	m, err := postgres.OpenToMoveFrom(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	_, err = host.Alive(t.Context(), time.Now())
	if wrote := host.CreatePlayer(t.Context(), signoria.Player{ID: "ada"}, []byte("x")); !errors.Is(err, signoria.ErrUnwritten) || !errors.Is(wrote, signoria.ErrUnwritten) {
		t.Fatalf("it is being moved, and the host is told %v and %v", err, wrote)
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	_, err = host.Alive(t.Context(), time.Now())
	if err := errors.Join(err, host.CreatePlayer(t.Context(), signoria.Player{ID: "ada"}, []byte("x"))); err != nil {
		t.Fatalf("it has been moved, and the host is told %v", err)
	}
}

// breakHold ends the connection that holds a database, and waits until PostgreSQL has noticed.
func breakHold(t *testing.T, address string) {
	t.Helper()
	c, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close(t.Context())
	var ended bool
	err = c.QueryRow(t.Context(), `SELECT bool_and(pg_terminate_backend(pid, 10000)) FROM pg_locks WHERE locktype = 'advisory' AND granted
		AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`).Scan(&ended)
	if err != nil || !ended {
		t.Fatalf("the connection was not ended: %v", err)
	}
}

// Where each of two waits for the other PostgreSQL takes one back: what it wanted to write is written all the same.
func TestWhoIsTakenBackForAnothersSakeTriesAgain(t *testing.T) {
	address := pgtest.Database(t)
	s := open(t, address)
	defer s.Close()
	if err := s.CreatePlayer(t.Context(), signoria.Player{ID: "ada"}, []byte("x")); err != nil {
		t.Fatal(err)
	}
	if err := s.CreateTable(t.Context(), signoria.Table{ID: "t", Host: "ada", Chairs: []signoria.Chair{{Player: "ada"}}}); err != nil {
		t.Fatal(err)
	}
	other, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close(context.Background())
	run := func(query string) error { _, err := other.Exec(context.Background(), query); return err }
	// It never looks whether each waits for the other, so it is the store that is taken back.
	if err := errors.Join(run("SET deadlock_timeout = '1h'"), run("BEGIN"), run("SELECT FROM chairs WHERE tbl = 't' FOR UPDATE")); err != nil {
		t.Fatal(err)
	}
	released, tries := make(chan error, 1), 0
	after, err := s.UpdateTable(t.Context(), "t", func(x *signoria.Table) ([]signoria.Row, error) {
		if tries++; tries == 1 {
			go func() { released <- errors.Join(run("LOCK tables"), run("COMMIT")) }() // who waits for that comes first
			pgtest.Waits(t, address)
		}
		x.Turn++
		x.Chairs[0].Name = "Ada"
		return nil, nil
	})
	if err := errors.Join(err, <-released); err != nil || tries != 2 || after.Turn != 1 {
		t.Fatalf("after %d tries it is turn %d (%v)", tries, after.Turn, err)
	}
}

// Of what was sent, and whose answer was lost, nobody knows whether it was written: nothing else is said.
func TestAnAnswerThatIsLostMayHaveBeenWritten(t *testing.T) {
	proxy, address := pgtest.Through(t, pgtest.Database(t))
	s := open(t, address+"&pool_max_conns=1")
	defer s.Close()
	if err := s.CreatePlayer(t.Context(), signoria.Player{ID: "ada"}, []byte("x")); err != nil {
		t.Fatal(err)
	}
	if err := s.CreateTable(t.Context(), signoria.Table{ID: "t", Host: "ada"}); err != nil {
		t.Fatal(err)
	}
	add := func(no int32, note string) error {
		return s.AppendRows(t.Context(), "t", []signoria.Row{{No: no, Kind: signoria.Answered, Note: note}}, signoria.Progress{})
	}
	if err := add(1, "heard"); err != nil {
		t.Fatal(err)
	}
	proxy.LoseAnswerTo("unheard")
	if err := add(2, "unheard"); !errors.Is(err, signoria.ErrUnsure) {
		t.Errorf("of a row it says %v", err)
	}
	turn := func(n int) error {
		_, err := s.UpdateTable(t.Context(), "t", func(x *signoria.Table) ([]signoria.Row, error) { x.Turn = n; return nil, nil })
		return err
	}
	proxy.LoseAnswerTo("\x0bcommit") // with its length: when it connects it says synchronous_commit
	if err := turn(7); !errors.Is(err, signoria.ErrUnsure) {
		t.Errorf("of a transaction that was to end it says %v", err)
	}
	proxy.LoseAnswerTo("FOR UPDATE")
	if err := turn(8); !errors.Is(err, signoria.ErrUnwritten) {
		t.Errorf("of a transaction under way it says %v", err)
	}
	rows, err := s.Rows(t.Context(), "t", 0)
	now, also := s.Table(t.Context(), "t")
	if err := errors.Join(err, also); err != nil || len(rows) != 2 || now.Turn != 7 {
		t.Fatalf("%d rows are there, and it is turn %d (%v)", len(rows), now.Turn, err)
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
	if !errors.Is(err, signoria.ErrUnwritten) || !errors.Is(notAlive, signoria.ErrUnwritten) || failed != 2 {
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
	address := pgtest.Database(t)
	s := open(t, address)
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
		pgtest.Waits(t, address)
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
