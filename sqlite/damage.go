package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"strings"

	"modernc.org/sqlite"
	lib "modernc.org/sqlite/lib"
)

// errDamaged is in every error that says that a file is not as a store writes it.
var errDamaged = errors.New("put a backup in its place with \"signoria restore\"")

// notEmpty refuses a file that is there and empty: SQLite would take it for a new one, and all that was in it for nothing.
func notEmpty(file string) error {
	at, err := os.Stat(file)
	if err == nil && at.Mode().IsRegular() && at.Size() == 0 {
		return fmt.Errorf("%s is empty: remove it if nothing was ever in it, or %w", file, errDamaged)
	}
	return nil
}

// notOrphaned refuses a log whose file is gone: SQLite would make a new file and throw the log away.
func notOrphaned(file string) error {
	if _, err := os.Stat(file); !errors.Is(err, os.ErrNotExist) {
		return nil // what else there is to say of it who opens it says
	}
	if log, err := os.Stat(file + "-wal"); err == nil && log.Size() > 0 {
		return fmt.Errorf("%s is gone, but what was written last to it is in %s-wal: bring the file back, or %w", file, file, errDamaged)
	}
	return nil
}

// unopened says in words why a file cannot be opened as a store.
func unopened(file string, err error) error {
	switch code(err) {
	case lib.SQLITE_NOTADB:
		return fmt.Errorf("%s is not a database: it is another file, or damaged; %w (%w)", file, errDamaged, err)
	case lib.SQLITE_CORRUPT:
		return fmt.Errorf("%s is damaged, perhaps cut short; %w (%w)", file, errDamaged, err)
	}
	return fmt.Errorf("%s cannot be opened as a store: %w", file, err)
}

// code is what SQLite says an error is, 0 if it is none of its.
func code(err error) int {
	var its *sqlite.Error
	if errors.As(err, &its) {
		return its.Code() & 0xff // the rest says more of the same
	}
	return 0
}

// notNewer refuses a file that a newer program has changed: this one would write what that does not expect.
func notNewer(ctx context.Context, db *sql.DB) error {
	p, err := migrator(db)
	if err != nil {
		return err
	}
	has, knows, err := p.GetVersions(ctx)
	if err == nil && has > knows {
		err = fmt.Errorf("it was last used by a newer signoria (its layout is %d, this one knows %d): start that one again, or restore a backup from before", has, knows)
	}
	return err
}

// mostFlaws is how many flaws of a file are told.
const mostFlaws = 10

// QuickCheck reads the whole file and tells whether it holds together, without comparing indexes with their tables. It
// returns an error that says what is wrong.
func (s *Store) QuickCheck(ctx context.Context) error {
	return flawless(ctx, s.reading, fmt.Sprintf("PRAGMA quick_check(%d)", mostFlaws))
}

// flawless carries out one of SQLite's checks.
func flawless(ctx context.Context, db *sql.DB, check string) error {
	said, err := list(ctx, db, func(scan func(...any) error) (line string, err error) { return line, scan(&line) }, check)
	switch {
	case code(err) == lib.SQLITE_CORRUPT || code(err) == lib.SQLITE_NOTADB:
		return fmt.Errorf("the database is damaged: %w; %w", err, errDamaged)
	case err != nil:
		return err
	case len(said) != 1 || said[0] != "ok":
		return fmt.Errorf("the database is damaged: %s; %w", strings.Join(said, "; "), errDamaged)
	}
	return nil
}
