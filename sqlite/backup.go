package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"signoria/moving"
)

// Backup writes into a new file what a store's file holds at this moment. A server may go on writing meanwhile. The copy is
// read through before it gets its name: what stands under it is whole. It refuses to write over anything.
func Backup(ctx context.Context, from, to string) error {
	for _, part := range [...]string{"", "-wal", "-journal"} { // a log that lies there would be carried out on the copy
		if _, err := os.Lstat(to + part); !errors.Is(err, os.ErrNotExist) {
			return errors.Join(fmt.Errorf("%s is there already: name a new file", to+part), err)
		}
	}
	copied, err := copyOf(ctx, from, filepath.Dir(to))
	if err != nil {
		return err
	}
	return moved(copied, to)
}

// Restore puts what a backup holds in the place of a store's file, which nobody may have open. What was there stays beside
// it, under the name that is returned, "" if nothing was.
func Restore(ctx context.Context, from, to string) (before string, err error) {
	copied, err := copyOf(ctx, from, filepath.Dir(to))
	if err != nil {
		return "", err
	}
	if before, err = aside(to); err != nil {
		return "", errors.Join(err, os.Remove(copied))
	}
	return before, moved(copied, to)
}

// A copy under way has a name of this kind. One that nothing was written to for so long was left by a process that was
// killed: copying writes all the time.
const (
	partly = ".signoria-*.part"
	leftAt = time.Hour
)

// sweep removes what was left in a folder of copies that never came to their end, with the logs SQLite had beside them.
func sweep(dir string) error {
	all, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, file := range all {
		if is, err := filepath.Match(partly, file.Name()); !is || err != nil {
			continue
		}
		at, err := file.Info()
		if err != nil || time.Since(at.ModTime()) < leftAt {
			continue // another copy is under way, or has just come to its end
		}
		part := filepath.Join(dir, file.Name())
		for _, end := range [...]string{"-journal", "-wal", "-shm", ""} {
			if err := os.Remove(part + end); err != nil && !errors.Is(err, os.ErrNotExist) {
				return err
			}
		}
	}
	return nil
}

// copyOf writes what a store's file holds into a new one in a folder, and reads that through.
func copyOf(ctx context.Context, from, dir string) (copied string, err error) {
	db, err := openToRead(ctx, from)
	if err != nil {
		return "", err
	}
	defer db.Close()
	if err := sweep(dir); err != nil {
		return "", err
	}
	f, err := os.CreateTemp(dir, partly) // empty, as SQLite wants it
	if err != nil {
		return "", err
	}
	copied = f.Name()
	defer func() {
		if err != nil {
			err = errors.Join(err, os.Remove(copied))
		}
	}()
	_, err = db.ExecContext(ctx, "VACUUM INTO ?", copied)
	if err == nil {
		err = whole(ctx, copied)
	}
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		return copied, fmt.Errorf("%s could not be copied: %w", from, err)
	}
	return copied, nil
}

// whole reads a store's file through.
func whole(ctx context.Context, file string) error {
	db, err := openToRead(ctx, file)
	if err != nil {
		return err
	}
	defer db.Close()
	return flawless(ctx, db, fmt.Sprintf("PRAGMA integrity_check(%d)", mostFlaws))
}

// moved gives a file its name, and returns when that is on disk.
func moved(file, to string) error {
	if err := os.Rename(file, to); err != nil {
		return errors.Join(err, os.Remove(file))
	}
	dir, err := os.Open(filepath.Dir(to))
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}

// aside gives a store's file another name, and with it the logs that belong to it. Those it moves without their file too:
// SQLite would carry them out on whatever comes to stand beside them. It returns the new name, of the file or, if there is
// none, of its log.
func aside(file string) (before string, err error) {
	name := file + ".before-" + time.Now().UTC().Format("20060102T150405.000Z")
	if err := os.Remove(file + "-shm"); err != nil && !errors.Is(err, os.ErrNotExist) { // SQLite makes it of the log
		return "", err
	}
	for _, part := range [...]string{"-journal", "-wal", ""} {
		switch err := os.Rename(file+part, name+part); {
		case err == nil:
			before = name + part
		case !errors.Is(err, os.ErrNotExist):
			return "", err
		}
	}
	return before, nil
}

// openToRead opens a store's file of any layout so that nothing in it can be changed.
func openToRead(ctx context.Context, file string) (*sql.DB, error) {
	switch at, err := os.Stat(file); {
	case err != nil:
		return nil, fmt.Errorf("there is no store to read: %w", err)
	case at.IsDir():
		return nil, fmt.Errorf("%s is a folder: name the file in it", file)
	}
	if err := notEmpty(file); err != nil {
		return nil, err
	}
	db, err := openAs(file, readers, "ro", "busy_timeout(5000)")
	if err != nil {
		return nil, err
	}
	var ours int
	err = db.QueryRowContext(ctx, `SELECT count(*) FROM sqlite_schema WHERE name IN ('players', 'tables', 'rows', 'goose_db_version')`).Scan(&ours)
	if err == nil && ours != 4 {
		err = errors.New("it is a database, but not a store of signoria")
	}
	if err == nil {
		err = notNewer(ctx, db)
	}
	if err != nil {
		return nil, errors.Join(unopened(file, err), db.Close())
	}
	return db, nil
}

// OpenToRead opens a store's file of the present layout to read it, while a server may have it too: what would be written
// is refused.
func OpenToRead(ctx context.Context, file string) (*Store, error) {
	db, err := openToRead(ctx, file)
	if err != nil {
		return nil, err
	}
	p, err := migrator(db)
	if err == nil {
		var has, knows int64
		if has, knows, err = p.GetVersions(ctx); err == nil && has < knows {
			err = fmt.Errorf("it was last used by an older signoria (its layout is %d, this one's %d): start the server once", has, knows)
		}
	}
	if err == nil {
		err = moving.SQLite.Whole(ctx, db)
	}
	if err != nil {
		return nil, errors.Join(unopened(file, err), db.Close())
	}
	return &Store{reading: db, writer: noWriter()}, nil
}

// IntegrityCheck reads the whole file and tells whether it holds together, indexes and all. It returns an error that says
// what is wrong.
func (s *Store) IntegrityCheck(ctx context.Context) error {
	return flawless(ctx, s.reading, fmt.Sprintf("PRAGMA integrity_check(%d)", mostFlaws))
}

// TableIDs lists all tables there are, by their ids.
func (s *Store) TableIDs(ctx context.Context) ([]string, error) {
	return list(ctx, s.reading, func(scan func(...any) error) (id string, err error) { return id, scan(&id) }, `SELECT id FROM tables ORDER BY id`)
}
