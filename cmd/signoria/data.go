package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"signoria"
	"signoria/folder"
	"signoria/play"
	"signoria/sqlite"
)

// storeFile is the one file in the data folder that holds everything.
const storeFile = "signoria.db"

// dataDir is the data folder if none is named.
const dataDir = "data"

// dataFlag is where a command finds the data.
func dataFlag(f *flag.FlagSet) *string { return f.String("data", dataDir, "") }

// ofFolder reads the flags of a command that is about the file in a data folder, and the words. It refuses to take that for
// what a server has whose tables are in a database.
func ofFolder(e env, f *flag.FlagSet, args []string) ([]string, error) {
	store := f.String("store", "", "")
	words, err := e.parse(f, args)
	if err == nil && *store != "" {
		err = misusef("with --store tables are in PostgreSQL: pg_dump copies them, pg_restore puts them back; for a file run this without --store and %s", variable("store"))
	}
	if err == nil && f.Lookup("data").Value.String() == "" {
		err = misusef("--data: name a folder")
	}
	return words, err
}

// oneFile reads what a command is told that is about a file and what a server has: the file, and the server's own.
func oneFile(e env, command string, args []string) (file, store string, err error) {
	f := flags(command)
	data := dataFlag(f)
	words, err := ofFolder(e, f, args)
	if err != nil {
		return "", "", err
	}
	if len(words) != 1 {
		return "", "", misusef("say which file: one")
	}
	return words[0], filepath.Join(*data, storeFile), nil
}

// backup copies what a server has into a file, while it runs.
func backup(e env, args []string) error {
	to, from, err := oneFile(e, "backup", args)
	if err != nil {
		return err
	}
	if err := sqlite.Backup(e.ctx, from, to); err != nil {
		return err
	}
	at, err := os.Stat(to)
	if err != nil {
		return err
	}
	fmt.Fprintf(e.out, "%s: %d KB, read through and whole\n", to, (at.Size()+1023)/1024)
	return nil
}

// restore puts a backup into a folder that no server has.
func restore(e env, args []string) error {
	from, to, err := oneFile(e, "restore", args)
	if err != nil {
		return err
	}
	held, err := folder.Hold(filepath.Dir(to))
	if err != nil {
		return err
	}
	before, err := sqlite.Restore(e.ctx, from, to)
	if err = errors.Join(err, held.Release()); err != nil {
		return err
	}
	fmt.Fprintf(e.out, "%s is now as in %s\n", to, from)
	if before != "" {
		fmt.Fprintf(e.out, "what was there is %s\n", before)
	}
	return nil
}

// check reads through what a server has, or a backup, and replays every record. A server may run meanwhile.
func check(e env, args []string) error {
	f := flags("check")
	data := dataFlag(f)
	boxes := boxFiles{}
	f.Var(boxes, "box", "")
	words, err := ofFolder(e, f, args)
	if err != nil {
		return err
	}
	file := filepath.Join(*data, storeFile)
	switch len(words) {
	case 0:
	case 1:
		file = words[0]
	default:
		return misusef("say one file, or none for that of the data folder")
	}
	named, err := boxes.load(e)
	if err != nil {
		return err
	}
	store, err := sqlite.OpenToRead(e.ctx, file)
	if err != nil {
		return err
	}
	return errors.Join(checker{e, store, named}.all(file), store.Close())
}

// checker checks a store.
type checker struct {
	env
	store *sqlite.Store
	boxes fingerprints
}

// all checks the file and every table in it.
func (c checker) all(file string) error {
	if err := c.store.IntegrityCheck(c.ctx); err != nil {
		return err
	}
	fmt.Fprintf(c.out, "%s holds together\n", file)
	if err := c.boxes.andKept(c.env, c.store); err != nil { // nothing of these games is replayed
		fmt.Fprintf(c.out, "  %v\n", err)
	}
	ids, err := c.store.TableIDs(c.ctx)
	if err != nil {
		return err
	}
	bar := progress(c.err, len(ids), "replaying", "tables")
	var bad, left []error
	for _, id := range ids {
		switch why, skipped := c.table(id); {
		case c.ctx.Err() != nil:
			return c.ctx.Err()
		case skipped != nil:
			left = append(left, fmt.Errorf("table %s: %w", id, skipped))
		case why != nil:
			bad = append(bad, fmt.Errorf("table %s: %w", id, why))
		}
		_ = bar.Add(1) // it fails when nobody looks
	}
	_ = bar.Finish()
	for _, why := range left {
		fmt.Fprintf(c.out, "  not replayed: %v\n", why)
	}
	for _, why := range bad {
		fmt.Fprintf(c.out, "  %v\n", why)
	}
	fmt.Fprintf(c.out, "%d tables, %d replayed, %d not replayed, %d wrong\n", len(ids), len(ids)-len(left)-len(bad), len(left), len(bad))
	if len(bad) > 0 {
		return fmt.Errorf("%d of %d tables are not as they should be", len(bad), len(ids))
	}
	return nil
}

// table replays a table's record. It says what is wrong with it, or why it was skipped.
func (c checker) table(id string) (wrong, skipped error) {
	t, err := c.store.Table(c.ctx, id)
	if err != nil {
		return err, nil
	}
	g, err := c.game([]string{t.Setup.Game})
	if err != nil {
		return err, nil
	}
	rows, err := c.store.Rows(c.ctx, id, 0)
	switch {
	case err != nil:
		return err, nil
	case len(rows) != int(t.Rows):
		return fmt.Errorf("it has %d rows, and should have %d", len(rows), t.Rows), nil
	case t.Setup.Box != c.boxes[t.Setup.Game]:
		return nil, errors.New("it is played with " + boxCalled(t.Setup.Box) + ": keep that with signoria box, or name it with --box")
	case t.Status == signoria.Open:
		return nil, nil
	}
	if play.UnderRules(t.Setup, rows) != g.Version() {
		return c.older(g, t, rows)
	}
	origin, err := found(c.store.Origin(c.ctx, id))
	if err != nil {
		return err, nil
	}
	live, err := g.Replay(signoria.Record{Setup: t.Setup, Rows: rows, Origin: origin})
	if err != nil {
		return err, nil
	}
	return live.Check(), nil
}

// older tries whether a table of older rules can go on under these, as it will when somebody comes to it. One that is over
// need not.
func (c checker) older(g play.Game, t signoria.Table, rows []signoria.Row) (wrong, skipped error) {
	base, err := found(c.store.Base(c.ctx, t.ID))
	if err != nil {
		return err, nil
	}
	if base == nil || int(base.Row) > len(rows) {
		base = &signoria.Base{}
	}
	_, _, err = g.Upgrade(t.Setup, *base, rows[base.Row:])
	if err != nil && t.Status == signoria.Finished {
		return nil, errors.New("it was played to its end under older rules: only its record can be had")
	}
	return err, nil
}

// found is a base, or nil if none is stored.
func found(b signoria.Base, err error) (*signoria.Base, error) {
	switch {
	case signoria.CodeOf(err) == signoria.NotFound:
		return nil, nil
	case err != nil:
		return nil, err
	}
	return &b, nil
}
