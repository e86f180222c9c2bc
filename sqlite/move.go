package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"os"

	"signoria/moving"
)

// OpenToMoveFrom opens a store's file to move what it holds: it is read and not changed. Nobody else may use it meanwhile.
// A file of an older layout is refused as one of a newer.
func OpenToMoveFrom(ctx context.Context, file string) (*sql.DB, error) {
	s, err := OpenToRead(ctx, file)
	if err != nil {
		return nil, err
	}
	return s.reading, nil
}

// OpenToMoveInto opens a file to move a store into it, made if there is none, and brings it to the present layout. Nobody
// else may use it meanwhile. One of a newer layout is refused, and one that holds data already or tables that are none of a
// store's, whose names are given.
func OpenToMoveInto(ctx context.Context, file string, tables []string) (*sql.DB, error) {
	if err := unbegun(file); err != nil {
		return nil, err
	}
	if err := vacant(ctx, file, tables); err != nil {
		return nil, unopened(file, err)
	}
	return openToWrite(ctx, file)
}

// unbegun removes a file in which there is nothing, and nothing in a log beside it: whoever made it was killed before he wrote
// to it. A server refuses such a file, for it may have held everything; here it was to hold nothing yet.
func unbegun(file string) error {
	if notEmpty(file) == nil {
		return nil
	}
	if log, err := os.Stat(file + "-wal"); err == nil && log.Size() > 0 {
		return nil // it is refused as any such file is
	}
	return os.Remove(file)
}

// vacant refuses a file that holds data, before anything in it is changed.
func vacant(ctx context.Context, file string, tables []string) error {
	if _, err := os.Stat(file); errors.Is(err, os.ErrNotExist) {
		return nil
	}
	db, err := openAs(file, 1, "ro", "busy_timeout(5000)")
	if err != nil {
		return err
	}
	return errors.Join(moving.SQLite.Vacant(ctx, db, tables), db.Close())
}
