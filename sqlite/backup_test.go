package sqlite

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"signoria"
)

// newStore is a store in which Ada is. It is closed as the test ends, or before.
func newStore(t *testing.T) (s *Store, file string, end func()) {
	t.Helper()
	file = filepath.Join(t.TempDir(), "store.db")
	s, err := Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	end = sync.OnceFunc(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	t.Cleanup(end)
	if err := s.CreatePlayer(t.Context(), signoria.Player{ID: "ada", Name: "Ada"}, []byte("ada")); err != nil {
		t.Fatal(err)
	}
	return s, file, end
}

// wantPlayers says who is to be in a file.
func wantPlayers(t *testing.T, file string, want ...string) {
	t.Helper()
	s, err := OpenToRead(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	got, err := list(t.Context(), s.reading, func(scan func(...any) error) (id string, err error) { return id, scan(&id) }, `SELECT id FROM players ORDER BY id`)
	if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("in %s are %v (%v), want %v", file, got, err, want)
	}
}

// wantFiles says what is to be in a file's folder.
func wantFiles(t *testing.T, dir string, want ...string) {
	t.Helper()
	all, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range all {
		got = append(got, f.Name())
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("in the folder are %v, want %v", got, want)
	}
}

func TestBackupWhileItIsWritten(t *testing.T) {
	s, file, _ := newStore(t)
	writing, stop := context.WithCancel(t.Context())
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		for n := 0; writing.Err() == nil; n++ {
			if err := s.CreateTable(t.Context(), signoria.Table{ID: fmt.Sprint("t", n), Host: "ada"}); err != nil {
				t.Error(err)
				return
			}
		}
	}()
	dir := t.TempDir()
	copied := filepath.Join(dir, "copy.db")
	err := Backup(t.Context(), file, copied)
	stop()
	<-stopped
	if err != nil {
		t.Fatal(err)
	}
	wantFiles(t, dir, "copy.db")
	wantPlayers(t, copied, "ada")
	if err := Backup(t.Context(), file, copied); err == nil || !strings.Contains(err.Error(), "is there already") {
		t.Errorf("over another: %v", err)
	}
}

// A backup that fails leaves nothing behind that could be taken for one.
// What a backup left that was killed the next one removes; one that is under way it leaves alone.
func TestABackupRemovesWhatAnotherLeft(t *testing.T) {
	_, file, _ := newStore(t)
	dir := t.TempDir()
	for name, ago := range map[string]time.Duration{".signoria-1.part": 2 * leftAt, ".signoria-1.part-journal": 0, ".signoria-2.part": 0, "mine.part": 2 * leftAt} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, time.Time{}, time.Now().Add(-ago)); err != nil {
			t.Fatal(err)
		}
	}
	if err := Backup(t.Context(), file, filepath.Join(dir, "copy.db")); err != nil {
		t.Fatal(err)
	}
	wantFiles(t, dir, ".signoria-2.part", "copy.db", "mine.part")
}

func TestABackupThatFailsLeavesNothing(t *testing.T) {
	_, file, end := newStore(t)
	end()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for n := 2 * 4096; n < len(raw); n += 4096 { // all but what tells of the tables
		copy(raw[n:n+4096], strings.Repeat("x", 4096))
	}
	if err := os.WriteFile(file, raw, 0o600); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := Backup(t.Context(), file, filepath.Join(dir, "copy.db")); err == nil {
		t.Error("damage was copied")
	}
	wantFiles(t, dir)
	if err := Backup(t.Context(), filepath.Join(dir, "none.db"), filepath.Join(dir, "copy.db")); err == nil || !strings.Contains(err.Error(), "no such file") {
		t.Errorf("of nothing: %v", err)
	}
	wantFiles(t, dir)
}

// killed is a store's file as a killed server leaves it: what was written last is only in the log beside it.
func killed(t *testing.T, file string) string {
	t.Helper()
	left := filepath.Join(t.TempDir(), "store.db")
	for _, part := range []string{"", "-wal"} {
		raw, err := os.ReadFile(file + part)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(left+part, raw, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return left
}

// SQLite would carry out on the backup what is in the log of a file that is gone.
func TestALogWithoutItsFileDoesNotGetIntoABackup(t *testing.T) {
	s, file, _ := newStore(t)
	copied := filepath.Join(t.TempDir(), "copy.db")
	if err := Backup(t.Context(), file, copied); err != nil {
		t.Fatal(err)
	}
	if err := s.CreatePlayer(t.Context(), signoria.Player{ID: "bea", Name: "Bea"}, []byte("bea")); err != nil {
		t.Fatal(err)
	}
	gone := killed(t, file)
	if err := os.Remove(gone); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(gone+"-shm", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := Backup(t.Context(), copied, gone); err == nil || !strings.Contains(err.Error(), "store.db-wal is there already") {
		t.Errorf("a backup beside a log: %v", err)
	}
	before, err := Restore(t.Context(), copied, gone)
	if err != nil || !strings.HasPrefix(before, gone+".before-") || !strings.HasSuffix(before, "-wal") {
		t.Fatalf("kept %q (%v)", before, err)
	}
	wantFiles(t, filepath.Dir(gone), "store.db", filepath.Base(before))
	opened, err := Open(t.Context(), gone)
	if err != nil {
		t.Fatal(err)
	}
	defer opened.Close()
	wantPlayers(t, gone, "ada")
}

func TestALogWithoutItsFileIsNotThrownAway(t *testing.T) {
	_, file, _ := newStore(t)
	gone := killed(t, file)
	if err := os.Remove(gone); err != nil {
		t.Fatal(err)
	}
	s, err := Open(t.Context(), gone)
	if err == nil {
		s.Close()
	}
	if err == nil || !strings.Contains(err.Error(), "store.db is gone") {
		t.Errorf("it said %v", err)
	}
	wantFiles(t, filepath.Dir(gone), "store.db-wal")
}

func TestRestoreKeepsWhatWasThere(t *testing.T) {
	s, file, _ := newStore(t)
	dir := t.TempDir()
	copied := filepath.Join(dir, "copy.db")
	if err := Backup(t.Context(), file, copied); err != nil {
		t.Fatal(err)
	}
	if err := s.CreatePlayer(t.Context(), signoria.Player{ID: "bea", Name: "Bea"}, []byte("bea")); err != nil {
		t.Fatal(err)
	}
	killed := killed(t, file)
	before, err := Restore(t.Context(), copied, killed)
	if err != nil {
		t.Fatal(err)
	}
	wantPlayers(t, killed, "ada")
	wantPlayers(t, before, "ada", "bea")
	empty := filepath.Join(t.TempDir(), "store.db")
	if before, err = Restore(t.Context(), copied, empty); err != nil || before != "" {
		t.Errorf("into an empty folder: kept %q (%v)", before, err)
	}
	wantPlayers(t, empty, "ada")
}

func TestRestoreRefusesWhatIsNoBackup(t *testing.T) {
	_, file, end := newStore(t)
	end()
	other := filepath.Join(t.TempDir(), "other.db")
	db, err := open(other, 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := db.ExecContext(t.Context(), `CREATE TABLE diary (day TEXT)`); err != nil {
		t.Fatal(err)
	}
	db.Close()
	text := filepath.Join(t.TempDir(), "text.db")
	if err := os.WriteFile(text, []byte(strings.Repeat("Dear diary, ", 100)), 0o600); err != nil {
		t.Fatal(err)
	}
	for from, says := range map[string]string{other: "not a store of signoria", text: "is not a database"} {
		if _, err := Restore(t.Context(), from, file); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("it said %v, want %q", err, says)
		}
	}
	wantFiles(t, filepath.Dir(file), "store.db")
	wantPlayers(t, file, "ada")
}

func TestNobodyElseReadsANewStore(t *testing.T) {
	_, file, _ := newStore(t)
	for _, part := range []string{"", "-wal", "-shm"} {
		at, err := os.Stat(file + part)
		if err != nil {
			t.Fatal(err)
		}
		if at.Mode().Perm() != 0o600 {
			t.Errorf("%s%s has the rights %v", file, part, at.Mode().Perm())
		}
	}
}

func TestWhoReadsDoesNotWrite(t *testing.T) {
	_, file, _ := newStore(t)
	s, err := OpenToRead(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.CreatePlayer(t.Context(), signoria.Player{ID: "bea"}, []byte("bea")); err == nil {
		t.Error("it was written")
	}
	wantPlayers(t, file, "ada")
}

func TestAnOlderLayoutIsRefusedInWords(t *testing.T) {
	m := upTo(t, 1)
	var file string
	if err := m.db.QueryRowContext(t.Context(), `SELECT file FROM pragma_database_list`).Scan(&file); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenToRead(t.Context(), file); err == nil || !strings.Contains(err.Error(), "older signoria") {
		t.Errorf("it said %v", err)
	}
	if err := Backup(t.Context(), file, filepath.Join(t.TempDir(), "copy.db")); err != nil {
		t.Errorf("it cannot be backed up before it is brought to the present layout: %v", err)
	}
}
