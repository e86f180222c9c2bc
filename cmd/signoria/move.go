package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"signoria/folder"
	"signoria/moving"
	"signoria/postgres"
	"signoria/sqlite"
)

// moveStore moves all that a server has from one store into another.
func moveStore(e env, args []string) error {
	f := flags("move")
	said := [2]string{}
	f.StringVar(&said[0], "from", "", "")
	f.StringVar(&said[1], "to", "", "")
	words, err := e.parse(f, args)
	switch {
	case err != nil:
		return err
	case len(words) > 0:
		return unexpected(words[0])
	case said[0] == said[1]:
		return misusef("say --from and --to: two places")
	}
	from, leave, err := way{"--from", sqlite.OpenToMoveFrom, postgres.OpenToMoveFrom}.open(e.ctx, said[0])
	if err != nil {
		return err
	}
	tables, err := from.Tables(e.ctx)
	if err != nil {
		return errors.Join(err, leave())
	}
	to, done, err := into(tables).open(e.ctx, said[1])
	if err != nil {
		return errors.Join(err, leave())
	}
	all, err := moving.Move(e.ctx, from, to, func(doing string, rows int) func(int) {
		bar := progress(e.err, rows, doing, "rows")
		return func(n int) { _ = bar.Add(n) } // it is only shown
	})
	if err = errors.Join(err, done(), leave()); err != nil {
		return err
	}
	rows := 0
	w := tabwriter.NewWriter(e.out, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, c := range all {
		rows += c.Rows
		fmt.Fprintf(w, "%s\t%d\t\n", c.Table, c.Rows)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	_, err = fmt.Fprintf(e.out, "%s has now all that is in %s: %d rows of %d tables, each compared with what it was\n", to.Name, from.Name, rows, len(all))
	return err
}

// way is how one end of a move is opened, out of a data folder's file or a database.
type way struct {
	flag     string
	file     func(ctx context.Context, file string) (*sql.DB, error)
	database func(ctx context.Context, address string) (*postgres.Moved, error)
}

// into is how the end is opened into which a store of such tables is moved.
func into(tables []string) way {
	return way{"--to",
		func(ctx context.Context, file string) (*sql.DB, error) {
			return sqlite.OpenToMoveInto(ctx, file, tables)
		},
		func(ctx context.Context, address string) (*postgres.Moved, error) {
			return postgres.OpenToMoveInto(ctx, address, tables)
		}}
}

// open opens an end, by how it was said. Who is done with it calls close.
func (w way) open(ctx context.Context, said string) (at moving.End, close func() error, err error) {
	if dir, is := strings.CutPrefix(said, "sqlite:"); is && dir != "" {
		return w.folder(ctx, dir)
	}
	if said == "" || checkStore(said) != nil {
		return at, nil, misusef("%s: say sqlite: and a data folder, or an address such as postgres://user@host/name", w.flag) // what it is may hold a password
	}
	db, err := w.database(ctx, said)
	if err != nil {
		return at, nil, err
	}
	return moving.End{Name: db.Name, DB: db.DB, Dialect: moving.PostgreSQL, Kept: db.Kept}, db.Close, nil
}

func (w way) folder(ctx context.Context, dir string) (at moving.End, close func() error, err error) {
	file, err := filepath.Abs(filepath.Join(dir, storeFile))
	if err != nil {
		return at, nil, err
	}
	if _, err := os.Stat(file); err != nil && w.flag == "--from" {
		return at, nil, fmt.Errorf("there is no store to move: %w", err)
	}
	held, err := folder.Hold(dir)
	if err != nil {
		return at, nil, err
	}
	db, err := w.file(ctx, file)
	if err != nil {
		return at, nil, errors.Join(err, held.Release())
	}
	return moving.End{Name: file, DB: db, Dialect: moving.SQLite}, func() error { return errors.Join(db.Close(), held.Release()) }, nil
}
