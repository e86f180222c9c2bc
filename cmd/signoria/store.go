package main

import (
	"context"
	"errors"
	"log/slog"
	"path/filepath"
	"strings"
	"time"

	"signoria"
	"signoria/folder"
	"signoria/health"
	"signoria/postgres"
	"signoria/sqlite"
)

// openStore opens where tables are kept: the database at an address, or, where none is given, the file in the data folder,
// which no other process may hold. Who is done with it calls close.
func openStore(ctx context.Context, address, data string, well *health.Health, log *slog.Logger) (store signoria.Store, close func() error, err error) {
	if address != "" {
		s, err := postgres.Open(ctx, address)
		if err != nil {
			return nil, nil, err
		}
		if err := s.Hold(ctx); err != nil {
			return nil, nil, errors.Join(err, s.Close())
		}
		s.Observe(well.Wrote)
		return s, s.Close, nil
	}
	held, err := folder.Hold(data)
	if err != nil {
		return nil, nil, err
	}
	s, err := sqlite.Open(ctx, filepath.Join(data, storeFile))
	if err != nil {
		return nil, nil, errors.Join(err, held.Release())
	}
	s.Observe(well.Wrote)
	s.Space(4 * time.Millisecond)
	stopCheck := inBackground(func(ctx context.Context) { checkFile(ctx, s, well, log) })
	return s, func() error {
		stopCheck()
		return errors.Join(s.Close(), held.Release())
	}, nil
}

// checkStore says what is wrong with the address of a database, if anything is.
func checkStore(address string) error {
	if address != "" && !strings.HasPrefix(address, "postgres://") && !strings.HasPrefix(address, "postgresql://") {
		return misusef("--store is not an address such as postgres://user@host/name; without one tables are kept in the --data folder") // what it is may hold a password
	}
	return nil
}

// checkFile reads the whole file once, while tables are played already, and logs whether it holds together.
func checkFile(ctx context.Context, store *sqlite.Store, well *health.Health, log *slog.Logger) {
	began := time.Now()
	err := store.QuickCheck(ctx)
	if ctx.Err() != nil {
		return // the server stops
	}
	if well.Checked(err); err != nil {
		log.Error("the database does not hold together", "error", err)
	} else {
		log.Info("the database holds together", "took", time.Since(began).Round(time.Millisecond))
	}
}
