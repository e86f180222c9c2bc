package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/jackc/pgx/v5"

	"signoria"
	"signoria/postgres"
	"signoria/postgres/pgtest"
	"signoria/sqlite"
)

// keeper makes new stores, in files and in databases of a PostgreSQL of its own.
type keeper struct {
	server *pgtest.Server
	folder string
	made   int
}

func newKeeper() (*keeper, error) {
	folder, err := os.MkdirTemp("", "signoria-scale-")
	if err != nil {
		return nil, err
	}
	server, err := pgtest.Start()
	if err != nil {
		return nil, errors.Join(err, os.RemoveAll(folder))
	}
	return &keeper{server: server, folder: folder}, nil
}

func (k *keeper) close() error {
	k.server.Stop()
	return os.RemoveAll(k.folder)
}

// kept is a store that was made to be measured.
type kept struct {
	signoria.Store
	drop func() error
	// bytes are how much its rows take on the disk, with the index they are found by, and how much all does.
	bytes func() (rows, all int64, err error)
}

// inFile is a new store in a file.
func (k *keeper) inFile(ctx context.Context) (*kept, error) {
	k.made++
	file := filepath.Join(k.folder, fmt.Sprint(k.made, ".db"))
	store, err := sqlite.Open(ctx, file)
	if err != nil {
		return nil, err
	}
	return &kept{store, store.Close, func() (rows, all int64, err error) {
		db, err := sql.Open("sqlite", file)
		if err != nil {
			return 0, 0, err
		}
		defer db.Close()
		err = db.QueryRowContext(ctx, `SELECT coalesce(sum(pgsize) FILTER (WHERE name = 'rows'), 0), sum(pgsize) FROM dbstat`).Scan(&rows, &all)
		return rows, all, err
	}}, nil
}

// inDatabase is a new store in a database, with so many connections.
func (k *keeper) inDatabase(ctx context.Context, connections int) (*kept, error) {
	address, drop, err := k.server.Make()
	if err != nil {
		return nil, err
	}
	store, err := postgres.Open(ctx, fmt.Sprintf("%s&pool_max_conns=%d", address, connections))
	if err != nil {
		return nil, err
	}
	return &kept{store, func() error { return errors.Join(store.Close(), drop()) }, func() (rows, all int64, err error) {
		c, err := pgx.Connect(ctx, address)
		if err != nil {
			return 0, 0, err
		}
		defer c.Close(ctx)
		if _, err = c.Exec(ctx, `VACUUM`); err == nil {
			err = c.QueryRow(ctx, `SELECT pg_total_relation_size('rows'), sum(pg_total_relation_size(oid))::bigint FROM pg_class
				WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`).Scan(&rows, &all)
		}
		return rows, all, err
	}}, nil
}
