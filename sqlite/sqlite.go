// Package sqlite keeps players, tables and their rows in one SQLite file.
package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"io/fs"
	"net/url"
	"os"
	"time"

	"github.com/pressly/goose/v3"
	_ "modernc.org/sqlite" // the driver, in pure Go

	"signoria"
	"signoria/moving"
)

//go:embed migrations
var migrations embed.FS

var errClosed = errors.New("sqlite: the store is closed")

// readers is how many may read at once, beside the one who writes.
const readers = 4

// Store is a signoria.Store in one file.
type Store struct {
	writing *sql.DB
	reading *sql.DB
	writer  *writer

	followers signoria.Followers
	hosts     signoria.Hosts // all in this process, which alone has the file
}

var _ signoria.Store = (*Store)(nil)

// Open opens the file, makes it if there is none, and brings it to the present layout. A file that is damaged, or of a newer
// layout, it refuses in words, and so the log of a file that is gone.
func Open(ctx context.Context, file string) (*Store, error) {
	writing, err := openToWrite(ctx, file)
	if err != nil {
		return nil, err
	}
	s := &Store{writing: writing}
	if err := moving.SQLite.Whole(ctx, writing); err != nil {
		return nil, errors.Join(unopened(file, err), writing.Close())
	}
	if s.reading, err = open(file, readers); err != nil {
		s.writing.Close()
		return nil, err
	}
	conn, err := s.writing.Conn(ctx)
	if err != nil {
		s.writing.Close()
		s.reading.Close()
		return nil, err
	}
	s.writer = newWriter(conn)
	return s, nil
}

// openToWrite opens a file on one connection, makes it if there is none, and brings it to the present layout.
func openToWrite(ctx context.Context, file string) (*sql.DB, error) {
	if err := errors.Join(notEmpty(file), notOrphaned(file)); err != nil {
		return nil, err
	}
	if err := private(file); err != nil {
		return nil, err
	}
	db, err := open(file, 1)
	if err != nil {
		return nil, err
	}
	if err := migrate(ctx, db); err != nil {
		return nil, errors.Join(unopened(file, err), db.Close())
	}
	return db, nil
}

// private makes the file, if there is none, so that nobody else can read it, whatever the folder lets him: secret decisions
// and letters are in it. SQLite gives the log beside it the same rights.
func private(file string) error {
	f, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, os.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return f.Close()
}

// Observe lets wrote be told of each transaction: how long it took, and why nothing of it was written, if so. It is called on
// the one goroutine that writes, which waits for it. Say so before anything is written.
func (s *Store) Observe(wrote func(took time.Duration, err error)) { s.writer.wrote = wrote }

// Space sets the least time from the beginning of a transaction that several writes shared to that of the next: so that more
// share a sync, which is most of what writing costs. Who writes alone never waits. Say so before anything is written.
func (s *Store) Space(apart time.Duration) { s.writer.space = apart }

// open opens a pool of connections. FULL syncs at every commit: what is acknowledged outlives a
// power cut.
func open(file string, most int) (*sql.DB, error) {
	return openAs(file, most, "rwc", "journal_mode(WAL)", "synchronous(FULL)", "busy_timeout(5000)", "foreign_keys(1)")
}

// openAs opens a pool of connections in one of SQLite's modes.
func openAs(file string, most int, mode string, pragmas ...string) (*sql.DB, error) {
	how := url.Values{"mode": {mode}, "_pragma": pragmas}
	db, err := sql.Open("sqlite", (&url.URL{Scheme: "file", Opaque: url.PathEscape(file), RawQuery: how.Encode()}).String())
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(most)
	db.SetMaxIdleConns(most)
	return db, nil
}

func migrate(ctx context.Context, db *sql.DB) error {
	if err := notNewer(ctx, db); err != nil {
		return err
	}
	p, err := migrator(db)
	if err != nil {
		return err
	}
	_, err = p.Up(ctx)
	return err
}

func migrator(db *sql.DB) (*goose.Provider, error) {
	dir, err := fs.Sub(migrations, "migrations")
	if err != nil {
		return nil, err
	}
	return goose.NewProvider(goose.DialectSQLite3, db, dir)
}

// Close closes the file when what is being written is on disk. All that was written is in the file itself then: it can be
// copied alone.
func (s *Store) Close() error {
	if s.writing == nil { // it was opened to read
		return s.reading.Close()
	}
	return errors.Join(s.reading.Close(), s.writer.close(), s.writing.Close())
}

// CreatePlayer keeps a new player.
func (s *Store) CreatePlayer(ctx context.Context, p signoria.Player, session []byte) error {
	return s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		_, err := w.ExecContext(ctx, `INSERT INTO players (id, name, session, created) VALUES (?, ?, ?, ?)`,
			p.ID, p.Name, session, p.Created.UnixMilli())
		return err
	})
}

// PlayerBySession finds the player of a session's secret, by its hash.
func (s *Store) PlayerBySession(ctx context.Context, session []byte) (signoria.Player, error) {
	p, err := scanPlayer(s.reading.QueryRowContext(ctx, `SELECT id, name, created FROM players WHERE session = ?1
		OR id = (SELECT player FROM sessions WHERE hash = ?1 AND until = 0)`, session).Scan)
	return p, found(err, "no such player")
}

func scanPlayer(scan func(...any) error) (p signoria.Player, err error) {
	var created int64
	err = scan(&p.ID, &p.Name, &created)
	p.Created = time.UnixMilli(created)
	return p, err
}

// KeepTicket keeps a ticket of a player's, and forgets his others.
func (s *Store) KeepTicket(ctx context.Context, player string, ticket []byte, until time.Time) error {
	return s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		if _, err := w.ExecContext(ctx, `DELETE FROM sessions WHERE player = ? AND until > 0`, player); err != nil {
			return err
		}
		_, err := w.ExecContext(ctx, `INSERT INTO sessions (hash, player, made, until) VALUES (?, ?, 0, ?)`, ticket, player, until.UnixMilli())
		return err
	})
}

// Exchange makes a session of a ticket.
func (s *Store) Exchange(ctx context.Context, ticket, session []byte, now time.Time) (p signoria.Player, err error) {
	err = s.amend(ctx, func(ctx context.Context, w *writer) ([]signoria.Notice, error) {
		of, err := list(ctx, w, scanPlayer, `SELECT p.id, p.name, p.created FROM sessions s JOIN players p ON p.id = s.player
			WHERE s.hash = ? AND s.until > ?`, ticket, now.UnixMilli())
		if err == nil && len(of) == 0 {
			err = sql.ErrNoRows
		}
		if err != nil {
			return nil, found(err, "no such ticket")
		}
		p = of[0]
		if _, err := w.ExecContext(ctx, `DELETE FROM sessions WHERE hash = ?`, ticket); err != nil {
			return nil, err
		}
		if _, err := w.ExecContext(ctx, `DELETE FROM sessions WHERE player = ?1 AND until = 0 AND hash NOT IN
			(SELECT hash FROM sessions WHERE player = ?1 AND until = 0 ORDER BY made DESC, hash LIMIT ?2)`, p.ID, signoria.MaxDevices-1); err != nil {
			return nil, err
		}
		_, err = w.ExecContext(ctx, `INSERT INTO sessions (hash, player, made, until) VALUES (?, ?, ?, 0)`, session, p.ID, now.UnixMilli())
		return []signoria.Notice{{Player: p.ID}}, err
	})
	return p, err
}

// RenamePlayer changes a player's name, at his tables too.
func (s *Store) RenamePlayer(ctx context.Context, id, name string) error {
	return s.amend(ctx, func(ctx context.Context, w *writer) (amended []signoria.Notice, err error) {
		done, err := w.ExecContext(ctx, `UPDATE players SET name = ? WHERE id = ?`, name, id)
		if err != nil {
			return nil, err
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return nil, found(errors.Join(err, sql.ErrNoRows), "no such player")
		}
		if _, err = w.ExecContext(ctx, `UPDATE chairs SET name = ? WHERE player = ? AND NOT alias`, name, id); err != nil {
			return nil, err
		}
		touched, err := touch(ctx, w, `id IN (SELECT tbl FROM chairs WHERE player = ? AND NOT alias)`, id)
		return append(touched, signoria.Notice{Player: id}), err
	})
}

// amend writes something, and tells whoever follows what it has changed.
func (s *Store) amend(ctx context.Context, do func(context.Context, *writer) (amended []signoria.Notice, err error)) error {
	var amended []signoria.Notice
	err := s.writer.write(ctx, func(ctx context.Context, w *writer) (err error) {
		amended, err = do(ctx, w)
		return err
	})
	if err == nil {
		s.followers.Tell(amended...)
	}
	return err
}

// touch counts that tables are changed otherwise than by rows.
func touch(ctx context.Context, w *writer, where string, args ...any) ([]signoria.Notice, error) {
	return list(ctx, w, func(scan func(...any) error) (n signoria.Notice, err error) { return n, scan(&n.Table, &n.Amended) },
		`UPDATE tables SET amended = amended + 1 WHERE `+where+` RETURNING id, amended`, args...)
}

// Beat notes that a host is at work.
func (s *Store) Beat(_ context.Context, host signoria.AtWork, news []signoria.Presence) (atWork []signoria.AtWork, anew bool, err error) {
	atWork, anew = s.hosts.Beat(host, news)
	if anew {
		s.followers.Tell(signoria.Notice{Hosts: true})
	}
	for _, p := range news {
		if len(atWork) > 1 { // else there is nobody to tell
			s.followers.Tell(signoria.Notice{Table: p.Table, Here: true})
		}
	}
	return atWork, anew, nil
}

// Leave notes that a host is at work no longer.
func (s *Store) Leave(_ context.Context, host string) error {
	s.hosts.Leave(host)
	s.followers.Tell(signoria.Notice{Hosts: true})
	return nil
}

// Elsewhere lists who has pages open at other hosts.
func (s *Store) Elsewhere(_ context.Context, host string, tables ...string) ([]signoria.Presence, error) {
	return s.hosts.Elsewhere(host, tables), nil
}

// Tell tells who follows.
func (s *Store) Tell(n signoria.Notice) { s.followers.Tell(n) }

// Follow lets heard be told what is written.
func (s *Store) Follow(heard func(signoria.Notice)) (stop func()) { return s.followers.Add(heard) }

// CreateTable keeps a new table.
func (s *Store) CreateTable(ctx context.Context, t signoria.Table) error {
	return s.amend(ctx, func(ctx context.Context, w *writer) ([]signoria.Notice, error) {
		return []signoria.Notice{{Table: t.ID}}, putTable(ctx, w, t)
	})
}

// ofTables are the database's tables that keep what belongs to a table.
var ofTables = [...]string{"marks", "letters", "orders", "seen", "origins", "bases", "rows", "chairs"}

// DropTable forgets a table and all that is kept of it.
func (s *Store) DropTable(ctx context.Context, id string) error {
	return s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		for _, of := range ofTables {
			if _, err := w.ExecContext(ctx, "DELETE FROM "+of+" WHERE tbl = ?", id); err != nil {
				return err
			}
		}
		_, err := w.ExecContext(ctx, "DELETE FROM tables WHERE id = ?", id)
		return err
	})
}

// Table finds a table by its id.
func (s *Store) Table(ctx context.Context, id string) (signoria.Table, error) {
	return oneTable(ctx, s.reading, id)
}

// TablesOf lists the tables a player has a seat at or opened, the latest moved first.
func (s *Store) TablesOf(ctx context.Context, player string) ([]signoria.Table, error) {
	return tables(ctx, s.reading, `WHERE id IN (SELECT tbl FROM chairs WHERE player = ?1 UNION SELECT id FROM tables WHERE host = ?1)
		ORDER BY moved DESC, id LIMIT ?2`, player, signoria.MaxListed)
}

// TablesPlaying lists every table that is being played.
func (s *Store) TablesPlaying(ctx context.Context) ([]signoria.Table, error) {
	return tables(ctx, s.reading, `WHERE status = ? ORDER BY moved DESC, id`, signoria.Playing)
}

// UpdateTable calls change with the stored table and keeps what it makes of it, and the rows it returns.
func (s *Store) UpdateTable(ctx context.Context, id string, change func(*signoria.Table) ([]signoria.Row, error)) (signoria.Table, error) {
	var t signoria.Table
	err := s.amend(ctx, func(ctx context.Context, w *writer) (_ []signoria.Notice, err error) {
		if t, err = oneTable(ctx, w, id); err != nil {
			return nil, err
		}
		rows, err := change(&t)
		if err != nil {
			return nil, err
		}
		if err := putRows(ctx, w, id, rows); err != nil {
			return nil, err
		}
		t.Rows += int32(len(rows))
		t.Amended++
		return []signoria.Notice{{Table: id, Row: t.Rows, Amended: t.Amended}}, putTable(ctx, w, t)
	})
	return t, err
}

// AppendRows adds rows to a table's record and keeps how far it is with them.
func (s *Store) AppendRows(ctx context.Context, id string, rows []signoria.Row, p signoria.Progress) error {
	waiting, clocks, err := progress(p)
	if err != nil || len(rows) == 0 {
		return err
	}
	first, last := rows[0].No, rows[len(rows)-1].No
	return s.amend(ctx, func(ctx context.Context, w *writer) ([]signoria.Notice, error) {
		done, err := w.ExecContext(ctx, `UPDATE tables SET status = ?, waiting = ?, turn = ?, clocks = ?, rows = ?, moved = ? WHERE id = ? AND rows = ?`,
			p.Status, waiting, p.Turn, clocks, last, p.Moved.UnixMilli(), id, first-1)
		if err != nil {
			return nil, err
		}
		switch n, err := done.RowsAffected(); {
		case err != nil:
			return nil, err
		case n == 0:
			return nil, signoria.Errorf(signoria.Conflict, "row %d of table %s is not the next", first, id)
		}
		return []signoria.Notice{{Table: id, Row: last}}, putRows(ctx, w, id, rows)
	})
}

func putRows(ctx context.Context, w *writer, id string, rows []signoria.Row) error {
	for _, r := range rows {
		_, err := w.ExecContext(ctx, `INSERT INTO rows (tbl, no, kind, seat, ask, verb, a, b, c, n, target, sheet, bot, note, at, hand) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			id, r.No, r.Kind, r.Seat, r.Ask, r.Verb, r.A, r.B, r.C, r.N, r.Target, r.Sheet, r.Bot, r.Note, r.At, r.Hand)
		if err != nil {
			return err
		}
	}
	return nil
}

// Rows lists a table's rows after the given number.
func (s *Store) Rows(ctx context.Context, id string, after int32) ([]signoria.Row, error) {
	return list(ctx, s.reading, func(scan func(...any) error) (r signoria.Row, err error) {
		return r, scan(&r.No, &r.Kind, &r.Seat, &r.Ask, &r.Verb, &r.A, &r.B, &r.C, &r.N, &r.Target, &r.Sheet, &r.Bot, &r.Note, &r.At, &r.Hand)
	}, `SELECT no, kind, seat, ask, verb, a, b, c, n, target, sheet, bot, note, at, hand FROM rows WHERE tbl = ? AND no > ? ORDER BY no`, id, after)
}

// SaveBase keeps a base, unless a later one is kept already.
func (s *Store) SaveBase(ctx context.Context, id string, b signoria.Base) error {
	return s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		_, err := w.ExecContext(ctx, `INSERT INTO bases (tbl, version, row, ask, state) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (tbl) DO UPDATE SET version = excluded.version, row = excluded.row, ask = excluded.ask, state = excluded.state
			WHERE excluded.row >= bases.row`, id, b.Version, b.Row, b.Ask, []byte(b.State))
		return err
	})
}

// Base returns the stored base, or NotFound.
func (s *Store) Base(ctx context.Context, id string) (signoria.Base, error) {
	return s.base(ctx, `SELECT version, row, ask, state FROM bases WHERE tbl = ?`, id)
}

func (s *Store) base(ctx context.Context, query, id string) (b signoria.Base, err error) {
	var state []byte
	err = s.reading.QueryRowContext(ctx, query, id).Scan(&b.Version, &b.Row, &b.Ask, &state)
	b.State = state
	return b, found(err, "no base is stored")
}

// SaveOrigin keeps the base from which a table went over to newer rules.
func (s *Store) SaveOrigin(ctx context.Context, id string, b signoria.Base) error {
	return s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		_, err := w.ExecContext(ctx, `INSERT OR REPLACE INTO origins (tbl, version, row, ask, state) VALUES (?, ?, ?, ?, ?)`,
			id, b.Version, b.Row, b.Ask, append([]byte{}, b.State...)) // of the start there is none
		return err
	})
}

// Origin returns the stored origin, or NotFound.
func (s *Store) Origin(ctx context.Context, id string) (signoria.Base, error) {
	return s.base(ctx, `SELECT version, row, ask, state FROM origins WHERE tbl = ?`, id)
}

// Alive notes that a host was at work at a moment, and returns the moment noted before.
func (s *Store) Alive(ctx context.Context, now time.Time) (before time.Time, err error) {
	err = s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		noted, err := list(ctx, w, func(scan func(...any) error) (at int64, err error) { return at, scan(&at) }, `SELECT at FROM alive`)
		if err != nil {
			return err
		}
		if len(noted) > 0 {
			before = time.UnixMilli(noted[0])
		}
		_, err = w.ExecContext(ctx, `INSERT INTO alive (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at`, now.UnixMilli())
		return err
	})
	return before, err
}

// found says in our words that there is no such thing.
func found(err error, missing string) error {
	if errors.Is(err, sql.ErrNoRows) {
		return signoria.Errorf(signoria.NotFound, "%s", missing)
	}
	return err
}
