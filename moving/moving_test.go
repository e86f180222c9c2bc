package moving_test

import (
	"context"
	"database/sql"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"signoria"
	"signoria/moving"
	"signoria/sqlite"
)

// ends are a file with a long record in it, and one into which it is to be moved.
func ends(t *testing.T) (from, to moving.End) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "from.db")
	s, err := sqlite.Open(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	rows := make([]signoria.Row, 1300)
	for i := range rows {
		rows[i] = signoria.Row{No: int32(i + 1), Kind: signoria.Answered}
	}
	err = errors.Join(s.CreatePlayer(t.Context(), signoria.Player{ID: "ada"}, []byte("x")),
		s.CreateTable(t.Context(), signoria.Table{ID: "t", Host: "ada"}), s.AppendRows(t.Context(), "t", rows, signoria.Progress{}), s.Close())
	if err != nil {
		t.Fatal(err)
	}
	open := func(file string, how func(context.Context, string) (*sql.DB, error)) moving.End {
		db, err := how(t.Context(), file)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { db.Close() })
		return moving.End{Name: file, DB: db, Dialect: moving.SQLite}
	}
	from = open(file, sqlite.OpenToMoveFrom)
	tables, err := from.Tables(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return from, open(filepath.Join(t.TempDir(), "to.db"), func(ctx context.Context, file string) (*sql.DB, error) {
		return sqlite.OpenToMoveInto(ctx, file, tables)
	})
}

// silent is a progress at which nobody looks.
func silent(string, int) func(int) { return func(int) {} }

func TestWhatWasStoppedInAFileGoesOn(t *testing.T) {
	from, to := ends(t)
	ctx, stop := context.WithCancel(t.Context())
	_, err := moving.Move(ctx, from, to, func(string, int) func(int) {
		return func(rows int) {
			if rows > 100 {
				stop()
			}
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("it was stopped, and says %v", err)
	}
	if err := to.Whole(t.Context(), to.DB); err == nil || !strings.Contains(err.Error(), from.Name) {
		t.Errorf("half of it is there, and it says %v", err)
	}
	there := 0
	all, err := moving.Move(t.Context(), from, to, func(doing string, rows int) func(int) {
		return func(done int) {
			if there == 0 {
				there = done
			}
		}
	})
	if err != nil || there == 0 || there >= 1302 {
		t.Fatalf("it went on after %d rows: %v", there, err)
	}
	for _, c := range all {
		if want := map[string]int{"players": 1, "tables": 1, "rows": 1300}[c.Table]; c.Rows != want {
			t.Errorf("of %s there were %d, and are %d", c.Table, want, c.Rows)
		}
	}
	if err := to.Whole(t.Context(), to.DB); err != nil {
		t.Errorf("it is all there: %v", err)
	}
}

// Where one end was used between two runs, what has come is not what is there now.
func TestWhatChangedMeanwhileIsNoticed(t *testing.T) {
	for _, c := range []struct{ says, query string }{
		{"rows, row t 7 differs in note", "UPDATE rows SET note = 'secret' WHERE no = 7"},
		{"rows, row t 7 is missing, or another has come before it", "DELETE FROM rows WHERE no = 7"},
		{"rows, row t 1301 is too many", "INSERT INTO rows SELECT tbl, 1301, kind, seat, ask, verb, a, b, c, n, target, bot, note, at, sheet, hand FROM rows WHERE no = 1"},
	} {
		from, to := ends(t)
		_, err := moving.Move(t.Context(), from, to, func(doing string, rows int) func(int) {
			if doing == "comparing" {
				if _, err := to.DB.Exec(c.query); err != nil {
					t.Error(err)
				}
			}
			return func(int) {}
		})
		if err == nil || !strings.Contains(err.Error(), c.says) || strings.Contains(err.Error(), "secret") {
			t.Errorf("%s: it says %v", c.query, err)
		}
		if to.Whole(t.Context(), to.DB) == nil {
			t.Errorf("%s: it passes for whole", c.query)
		}
	}
}

// A server that was tried on the target before anything was moved has left no data.
func TestWhoWasOnlyTriedIsEmpty(t *testing.T) {
	from, to := ends(t)
	if _, err := to.DB.Exec("INSERT INTO alive (one, at) VALUES (1, 7)"); err != nil {
		t.Fatal(err)
	}
	if _, err := moving.Move(t.Context(), from, to, silent); err != nil {
		t.Error(err)
	}
}
