package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/pressly/goose/v3"

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

// A write that fails leaves nothing of what it did, whether it is alone in its transaction or with others, which stay.
func TestNothingIsKeptOfAWriteThatFails(t *testing.T) {
	s, err := Open(context.Background(), filepath.Join(t.TempDir(), "store.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	broken := errors.New("it thought better of it")
	names := func(name string, fails error) write {
		return write{context.Background(), func(ctx context.Context, w *writer) error {
			_, err := w.ExecContext(ctx, "INSERT INTO players (id, name, session, created) VALUES (?, ?, ?, 0)", name, name, []byte(name))
			return errors.Join(err, fails)
		}, make(chan error, 1)}
	}
	for _, batch := range [][]write{{names("a", broken)}, {names("b", nil)}, {names("c", nil), names("d", broken), names("e", nil)}} {
		s.writer.commit(batch)
		for _, w := range batch {
			if err := <-w.done; err != nil && !errors.Is(err, broken) {
				t.Error(err)
			}
		}
	}
	got, err := list(context.Background(), s.reading, func(scan func(...any) error) (name string, err error) { return name, scan(&name) },
		"SELECT name FROM players ORDER BY name")
	if err != nil || !slices.Equal(got, []string{"b", "c", "e"}) {
		t.Errorf("kept are %q (%v)", got, err)
	}
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

func TestOpenSaysWhatIsDamaged(t *testing.T) {
	file := filepath.Join(t.TempDir(), "store.db")
	s, err := Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.QuickCheck(t.Context()); err != nil {
		t.Errorf("a new store: %v", err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for says, left := range map[string][]byte{
		"is empty":                          {},
		"is not a database":                 []byte(strings.Repeat("Dear diary, ", 1000)),
		"is damaged, perhaps cut short":     whole[:len(whole)/2],
		"put a backup in its place with \"": whole[:5000],
	} {
		if err := os.WriteFile(file, left, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(t.Context(), file); err == nil || !strings.Contains(err.Error(), says) || !strings.Contains(err.Error(), file) {
			t.Errorf("of %d bytes of %d it said %v; want %q", len(left), len(whole), err, says)
		}
	}
}

// What lies in the middle of the file is not read at once: the check finds it.
func TestQuickCheckFindsDamageInTheMiddle(t *testing.T) {
	file := filepath.Join(t.TempDir(), "store.db")
	s, err := Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 100 {
		if err := s.CreatePlayer(t.Context(), signoria.Player{ID: fmt.Sprint("player ", i), Name: strings.Repeat("n", 500)}, []byte{byte(i)}); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	copy(raw[len(raw)-8192:], strings.Repeat("x", 4096))
	if err := os.WriteFile(file, raw, 0o600); err != nil {
		t.Fatal(err)
	}
	if s, err = Open(t.Context(), file); err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.QuickCheck(t.Context()); err == nil || !strings.Contains(err.Error(), "the database is damaged") {
		t.Errorf("it said %v", err)
	}
}

func TestOpenRefusesAFileOfANewerProgram(t *testing.T) {
	file := filepath.Join(t.TempDir(), "store.db")
	s, err := Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	db, err := open(file, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.ExecContext(t.Context(), `INSERT INTO goose_db_version (version_id, is_applied) VALUES (999, 1)`); err != nil {
		t.Fatal(err)
	}
	db.Close()
	if _, err := Open(t.Context(), file); err == nil || !strings.Contains(err.Error(), "newer signoria") {
		t.Errorf("it said %v", err)
	}
}

// When the disk is full whoever writes is told so in words, nothing of it is kept, and what observes the store knows; it goes
// on by itself when there is room.
func TestAFullDisk(t *testing.T) {
	s, err := Open(t.Context(), filepath.Join(t.TempDir(), "store.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	var written, failed int
	s.Observe(func(took time.Duration, err error) {
		if written++; err != nil {
			failed++
		}
	})
	room := func(pages int) {
		t.Helper()
		if _, err := s.writer.conn.ExecContext(t.Context(), fmt.Sprint("PRAGMA max_page_count = ", pages)); err != nil {
			t.Fatal(err)
		}
	}
	player := signoria.Player{ID: "ada", Name: strings.Repeat("n", 1<<20)}
	room(1) // SQLite makes it as many as there are
	err = s.CreatePlayer(t.Context(), player, []byte("secret"))
	if signoria.CodeOf(err) != signoria.Unwritten || !strings.Contains(err.Error(), "full") {
		t.Errorf("it said %v", err)
	}
	if _, err := s.PlayerBySession(t.Context(), []byte("secret")); signoria.CodeOf(err) != signoria.NotFound {
		t.Errorf("something was kept: %v", err)
	}
	room(1 << 20)
	if err := s.CreatePlayer(t.Context(), player, []byte("secret")); err != nil {
		t.Error(err)
	}
	if written != 2 || failed != 1 {
		t.Errorf("%d transactions, %d failed; want 2 and 1", written, failed)
	}
}

// After a clean stop the file alone has everything: it is what a host copies.
func TestAClosedStoreIsOneFile(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(t.Context(), filepath.Join(dir, "store.db"))
	if err != nil {
		t.Fatal(err)
	}
	if err := s.CreatePlayer(t.Context(), signoria.Player{ID: "ada", Name: "Ada"}, []byte("secret")); err != nil {
		t.Fatal(err)
	}
	if _, err := s.PlayerBySession(t.Context(), []byte("secret")); err != nil { // who has read it does not keep it open
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if left, err := filepath.Glob(filepath.Join(dir, "*")); err != nil || len(left) != 1 {
		t.Errorf("beside the file is left %q (%v)", left, err)
	}
	raw, err := os.ReadFile(filepath.Join(dir, "store.db"))
	if err != nil {
		t.Fatal(err)
	}
	copied := filepath.Join(t.TempDir(), "copy.db")
	if err := os.WriteFile(copied, raw, 0o600); err != nil {
		t.Fatal(err)
	}
	if s, err = Open(t.Context(), copied); err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if p, err := s.PlayerBySession(t.Context(), []byte("secret")); err != nil || p.Name != "Ada" {
		t.Errorf("of the copy came %+v, %v", p, err)
	}
}

// migrated is a file of a store, as the program of a migration would have left it.
type migrated struct {
	*testing.T
	db *sql.DB
	p  *goose.Provider
}

func upTo(t *testing.T, version int64) migrated {
	t.Helper()
	db, err := open(filepath.Join(t.TempDir(), "store.db"), 1)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	p, err := migrator(db)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.UpTo(t.Context(), version); err != nil {
		t.Fatal(err)
	}
	return migrated{t, db, p}
}

// seats makes a table of a game at which these bots sit.
func (m migrated) seats(game string, bots ...string) {
	m.Helper()
	m.exec(`INSERT OR IGNORE INTO players (id, name, session, created) VALUES ('ada', 'Ada', x'00', 0)`)
	m.exec(`INSERT INTO tables (id, setup, host, status, waiting, turn, rows, created, moved)
		VALUES (?1, json_object('game', ?1), 'ada', 'playing', '[]', 0, 0, 0, 0)`, game)
	for seat, bot := range bots {
		m.exec(`INSERT INTO chairs (tbl, seat, name, bot) VALUES (?, ?, '', ?)`, game, seat, bot)
	}
}

func (m migrated) exec(query string, args ...any) {
	m.Helper()
	if _, err := m.db.ExecContext(m.Context(), query, args...); err != nil {
		m.Fatal(err)
	}
}

// wantBots says who is to sit at the table of a game.
func (m migrated) wantBots(game, want string) {
	m.Helper()
	var got string
	query := `SELECT group_concat(bot, ' ') FROM (SELECT bot FROM chairs WHERE tbl = ? ORDER BY seat)`
	if err := m.db.QueryRowContext(m.Context(), query, game).Scan(&got); err != nil {
		m.Fatal(err)
	}
	if got != want {
		m.Errorf("at %s sit %s, want %s", game, got, want)
	}
}

func TestSquiresWhoFollowedAStrategyAreOfThatTemper(t *testing.T) {
	m := upTo(t, 7)
	m.seats("crusader-kings", "builder", "squire", "king", "ferox")
	m.seats("another", "builder", "squire-builder")
	if _, err := m.p.UpTo(t.Context(), 8); err != nil {
		t.Fatal(err)
	}
	m.wantBots("crusader-kings", "squire-builder squire king ferox")
	m.wantBots("another", "builder squire-builder")

	m.exec(`UPDATE chairs SET bot = 'king-builder' WHERE bot = 'king'`)
	if _, err := m.p.DownTo(t.Context(), 7); err != nil {
		t.Fatal(err)
	}
	m.wantBots("crusader-kings", "builder squire king ferox")
	m.wantBots("another", "builder squire-builder")
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

// A move that was killed when it had made the file, and not yet written to it, goes on. A file whose log is there held more.
func TestAMoveGoesIntoAFileToWhichNothingWasWritten(t *testing.T) {
	file := filepath.Join(t.TempDir(), "store.db")
	for _, c := range []struct {
		log, says string
	}{{"what was written last", "is empty: remove it"}, {"", ""}} {
		if err := errors.Join(os.WriteFile(file, nil, 0o644), os.WriteFile(file+"-wal", []byte(c.log), 0o600)); err != nil {
			t.Fatal(err)
		}
		db, err := OpenToMoveInto(t.Context(), file, nil)
		if c.says != "" {
			if err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("beside a log it said %v", err)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		if at, err := os.Stat(file); err != nil || at.Mode().Perm() != 0o600 {
			t.Errorf("it is %v (%v): others may read it", at.Mode(), err)
		}
	}
}
