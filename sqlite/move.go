package sqlite

import (
	"context"
	"database/sql"
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
// else may use it meanwhile.
func OpenToMoveInto(ctx context.Context, file string) (*sql.DB, error) {
	return openToWrite(ctx, file)
}
