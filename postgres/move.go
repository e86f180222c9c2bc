package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"

	"signoria/moving"
)

// Moved is a database out of which a store is moved, or into which one is. No server has it before Close.
type Moved struct {
	DB   *sql.DB
	Name string    // where it is, without who asks
	held *sql.Conn // holds it against servers
}

// OpenToMoveFrom opens the database at an address to move what it holds: it is read and not changed. One of an older layout
// is refused as one of a newer, and one that a server has.
func OpenToMoveFrom(ctx context.Context, address string) (*Moved, error) {
	return openToMove(ctx, address, func(db *sql.DB) error {
		switch has, knows, err := versions(ctx, db); {
		case err != nil:
			return err
		case has == 0:
			return errors.New("there is no store in it")
		case has < knows:
			return fmt.Errorf("it was last used by an older signoria (its layout is %d, this one's %d): start the server once", has, knows)
		}
		return moving.PostgreSQL.Whole(ctx, db)
	})
}

// OpenToMoveInto opens the database at an address to move a store into it, and brings it to the present layout. One of a
// newer layout is refused, one that holds data already or tables that are none of a store's, whose names are given, and one
// that a server has.
func OpenToMoveInto(ctx context.Context, address string, tables []string) (*Moved, error) {
	return openToMove(ctx, address, func(db *sql.DB) error {
		if _, _, err := versions(ctx, db); err != nil {
			return err
		}
		if err := moving.PostgreSQL.Vacant(ctx, db, tables); err != nil {
			return err
		}
		return up(ctx, db)
	})
}

func openToMove(ctx context.Context, address string, ready func(*sql.DB) error) (*Moved, error) {
	pool, err := pgxpool.ParseConfig(address) // it may say what a server's pool is to be
	if err != nil {
		return nil, err
	}
	cfg := pool.ConnConfig
	cfg.RuntimeParams["synchronous_commit"] = "on"
	m := &Moved{DB: stdlib.OpenDB(*cfg), Name: fmt.Sprintf("the database %s at %s:%d", cfg.Database, cfg.Host, cfg.Port)}
	if m.held, err = m.DB.Conn(ctx); err == nil {
		var held bool
		if err = m.held.QueryRowContext(ctx, `SELECT pg_try_advisory_lock($1)`, holding).Scan(&held); err == nil && !held {
			err = errHeld
		}
	}
	if err == nil {
		err = ready(m.DB)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", m.Name, errors.Join(err, m.Close()))
	}
	return m, nil
}

// Kept returns an error if the connection that holds the database is gone, and with it the lock.
func (m *Moved) Kept(ctx context.Context) error { return m.held.PingContext(ctx) }

// Close gives the database back.
func (m *Moved) Close() error {
	if m.held != nil {
		_, _ = m.held.ExecContext(context.Background(), `SELECT pg_advisory_unlock($1)`, holding) // a connection that is gone has taken the lock with it
		_ = m.held.Close()
	}
	return m.DB.Close()
}

// versions are the layout that a database has, 0 for none, and the one that is known here; that it has a newer one is an error.
func versions(ctx context.Context, db *sql.DB) (has, knows int64, err error) {
	var any bool
	if err = db.QueryRowContext(ctx, `SELECT to_regclass('goose_db_version') IS NOT NULL`).Scan(&any); err != nil || !any {
		return 0, 0, err
	}
	p, err := migrator(db)
	if err != nil {
		return 0, 0, err
	}
	if has, knows, err = p.GetVersions(ctx); err == nil && has > knows {
		err = fmt.Errorf("it was last used by a newer signoria (its layout is %d, this one knows %d): move with that one", has, knows)
	}
	return has, knows, err
}
