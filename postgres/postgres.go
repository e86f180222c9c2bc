// Package postgres keeps players, tables and their rows in a PostgreSQL database, which any number of hosts may share.
package postgres

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"

	"signoria"
	"signoria/moving"
)

//go:embed migrations
var migrations embed.FS

// patience is how long a write may take, waiting for its turn and for the disk included.
const patience = 30 * time.Second

// abandoned is after how long PostgreSQL gives up a transaction in which nothing more is asked.
const abandoned = 10 * time.Second

// Store is a signoria.Store in one database.
type Store struct {
	pool  *pgxpool.Pool
	beats *pgxpool.Pool // one connection by which it says that it is at work, whatever the others are busy with
	wrote func(took time.Duration, err error)

	holds sync.Mutex  // over held
	held  *pgx.Conn   // keeps the database from being moved, nil if it is not kept from it
	moves atomic.Bool // it is being moved all the same: nothing is written here

	notices *notices
}

var _ signoria.Store = (*Store)(nil)

// Open opens the database at an address such as postgres://user@host/name, and brings it to the present layout. How
// many connections it may have stands in the address: pool_max_conns, 4 or as many as there are processors unless said.
func Open(ctx context.Context, address string) (*Store, error) {
	cfg, err := pgxpool.ParseConfig(address)
	if err != nil {
		return nil, err
	}
	// What is acknowledged outlives a power cut, whatever the server's own setting.
	cfg.ConnConfig.RuntimeParams["synchronous_commit"] = "on"
	// Whoever is cut off in the middle of something holds up nobody for long.
	cfg.ConnConfig.RuntimeParams["idle_in_transaction_session_timeout"] = strconv.FormatInt(abandoned.Milliseconds(), 10)
	if cfg.ConnConfig.RuntimeParams["application_name"] == "" {
		cfg.ConnConfig.RuntimeParams["application_name"] = "signoria"
	}
	if err := migrate(ctx, cfg.ConnConfig); err != nil {
		return nil, fmt.Errorf("the database %s at %s cannot be opened as a store: %w", cfg.ConnConfig.Database, cfg.ConnConfig.Host, err)
	}
	pool, err := pgxpool.NewWithConfig(ctx, cfg)
	if err != nil {
		return nil, err
	}
	one := pool.Config()
	one.MaxConns, one.MinConns = 1, 0
	beats, err := pgxpool.NewWithConfig(ctx, one)
	if err != nil {
		pool.Close()
		return nil, err
	}
	s := &Store{pool: pool, beats: beats, wrote: func(time.Duration, error) {}, notices: newNotices()}
	if err := pool.QueryRow(ctx, `SELECT pg_snapshot_xmin(pg_current_snapshot())::text`).Scan(&s.notices.since); err != nil {
		pool.Close()
		beats.Close()
		return nil, err
	}
	return s, nil
}

// Observe lets wrote be told of each thing that is written: how long it took, and why it was not, if the database could
// not. It may be called by several at once. Say so before anything is written.
func (s *Store) Observe(wrote func(took time.Duration, err error)) { s.wrote = wrote }

// migrate brings the database to the present layout; of hosts that start together one does. It refuses one into which only a
// part has come of what is moved there.
func migrate(ctx context.Context, cfg *pgx.ConnConfig) error {
	db := stdlib.OpenDB(*cfg)
	defer db.Close()
	if err := up(ctx, db); err != nil {
		return err
	}
	return moving.PostgreSQL.Whole(ctx, db)
}

func up(ctx context.Context, db *sql.DB) error {
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
	one, err := lock.NewPostgresSessionLocker(lock.WithLockTimeout(1, 60), lock.WithUnlockTimeout(1, 60)) // seconds, tries
	if err != nil {
		return nil, err
	}
	return goose.NewProvider(goose.DialectPostgres, db, dir, goose.WithSessionLocker(one))
}

// holding names the lock that hosts share whose database it is, and that who moves it has alone.
const holding = 0x516e6f72

var errMoves = errors.New("this database is being moved")

// errHeld is of a database that is wanted by somebody alone, and that a server has.
var errHeld = signoria.Errorf(signoria.Conflict, "a server has it: stop that first")

// Hold keeps the database from being moved until the store is closed; any number of hosts may. It returns Conflict if it is
// being moved. If its connection breaks, it may be moved until Alive notes it.
func (s *Store) Hold(ctx context.Context) error {
	s.holds.Lock()
	defer s.holds.Unlock()
	return s.hold(ctx)
}

func (s *Store) hold(ctx context.Context) error {
	c, err := s.pool.Acquire(ctx)
	if err != nil {
		return err
	}
	var held bool
	if err = c.QueryRow(ctx, `SELECT pg_try_advisory_lock_shared($1)`, holding).Scan(&held); err != nil || !held {
		c.Release()
		if err == nil {
			err = signoria.Errorf(signoria.Conflict, "this database is being moved, or a server from before several could share one has it: start again when that has ended")
		}
		return err
	}
	s.held = c.Hijack()
	return nil
}

// Alone keeps every other host from the database until the store is closed, after Hold. It returns Conflict if there is one.
func (s *Store) Alone(ctx context.Context) error {
	s.holds.Lock()
	defer s.holds.Unlock()
	var alone bool
	if err := s.held.QueryRow(ctx, `SELECT pg_try_advisory_lock($1)`, holding).Scan(&alone); err != nil || alone {
		return err
	}
	return errHeld
}

// holdOn sees whether the database is still kept from being moved, if it was: a connection that broke has taken the lock
// with it. While somebody moves it nothing is written.
func (s *Store) holdOn(ctx context.Context) {
	s.holds.Lock()
	defer s.holds.Unlock()
	if s.held == nil || s.held.Ping(ctx) == nil {
		return
	}
	_ = s.held.Close(ctx) // it is broken
	switch err := s.hold(ctx); {
	case err == nil:
		s.moves.Store(false)
	case signoria.CodeOf(err) == signoria.Conflict:
		s.moves.Store(true)
	}
}

// Close closes the connections when what is being written is on disk.
func (s *Store) Close() error {
	s.notices.close()
	s.pool.Close()
	s.beats.Close()
	s.holds.Lock()
	defer s.holds.Unlock()
	if s.held == nil || s.held.IsClosed() {
		return nil
	}
	ctx, done := lasting(context.Background())
	defer done()
	_, err := s.held.Exec(ctx, `SELECT pg_advisory_unlock_shared($1)`, holding) // or it would go only when the server has noticed
	return errors.Join(err, s.held.Close(ctx))
}

// write does something in one transaction and returns when it is on disk, all or nothing. Once begun it is not given up
// because a request goes away: whether it has happened would not be known.
func (s *Store) write(ctx context.Context, do func(context.Context, pgx.Tx) error) error {
	ctx, done := lasting(ctx)
	defer done()
	return s.observed(func() error {
		tx, err := s.pool.Begin(ctx)
		if err != nil {
			return err
		}
		defer func() { _ = tx.Rollback(ctx) }() // does nothing once it is committed
		if err := do(ctx, tx); err != nil {
			return err
		}
		return unanswered(tx.Commit(ctx))
	})
}

// amend writes something in one transaction, and tells whoever follows what it has changed.
func (s *Store) amend(ctx context.Context, do func(context.Context, pgx.Tx) (amended []signoria.Notice, err error)) error {
	var amended []signoria.Notice
	err := s.write(ctx, func(ctx context.Context, tx pgx.Tx) (err error) {
		amended, err = do(ctx, tx)
		return err
	})
	if err == nil {
		s.tell(amended...)
	}
	return err
}

// touch counts that tables are changed otherwise than by rows.
func touch(ctx context.Context, tx pgx.Tx, where string, args ...any) ([]signoria.Notice, error) {
	return list(ctx, tx, func(scan func(...any) error) (n signoria.Notice, err error) { return n, scan(&n.Table, &n.Amended) },
		`UPDATE tables SET amended = amended + 1, changed = pg_current_xact_id() WHERE `+where+` RETURNING id, amended`, args...)
}

// unanswered says of the error of something that was to be kept at once whether it may have been all the same.
func unanswered(err error) error {
	unreached := (*pgconn.ConnectError)(nil)
	if pgconn.SafeToRetry(err) || errors.As(err, &unreached) {
		return err // it was never sent
	}
	if gone(err) || errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("%w (%w)", signoria.ErrUnsure, err)
	}
	return err
}

// observed writes something, and tells of it.
func (s *Store) observed(write func() error) error {
	began := time.Now()
	err := errMoves
	if !s.moves.Load() {
		err = s.again(write, pgconn.SafeToRetry)
	}
	if !unwritable(err) {
		s.wrote(time.Since(began), nil)
		return err
	}
	s.wrote(time.Since(began), away(err))
	if errors.Is(err, signoria.ErrUnsure) {
		return err
	}
	return fmt.Errorf("%w (%w)", signoria.ErrUnwritten, err)
}

// unwritable says whether an error is the database's and not of what was to be written.
func unwritable(err error) bool {
	if its := (*pgconn.PgError)(nil); errors.As(err, &its) {
		of := func(class string) bool { return strings.HasPrefix(its.Code, class) }
		return slices.ContainsFunc([]string{"08", "25", "40", "53", "57", "58", "XX"}, of) // away, read only, in another's way, full, stopped, broken
	}
	return gone(err) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, errMoves)
}

// away wraps an error in ErrAway if it came about because the database could not be reached.
func away(err error) error {
	if gone(err) || errors.Is(err, context.DeadlineExceeded) {
		return fmt.Errorf("%w (%w)", signoria.ErrAway, err)
	}
	return err
}

// again does something once more where PostgreSQL took it back because others were in its way; and where its connection was
// gone and it may be: a server that was away has closed them all, and its clients learn it one by one.
func (s *Store) again(do func() error, may func(error) bool) error {
	err := do()
	switch {
	case said(err, "40001") || said(err, "40P01"): // others wrote what it had read, or each waited for the other
		return do()
	case !gone(err):
		return err
	}
	s.pool.Reset()
	if may(err) {
		return do()
	}
	return err
}

// said says whether an error is PostgreSQL's with that code.
func said(err error, code string) bool {
	e := (*pgconn.PgError)(nil)
	return errors.As(err, &e) && e.Code == code
}

// gone says whether something failed because the server, or the way to it, went away.
func gone(err error) bool {
	if its := (*pgconn.PgError)(nil); errors.As(err, &its) {
		return strings.HasPrefix(its.Code, "57P") // it is shutting down, or has just begun
	}
	broken := (*net.OpError)(nil)
	return errors.As(err, &broken) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) || errors.Is(err, pgconn.ErrConnClosed) ||
		pgconn.SafeToRetry(err)
}

// exec writes one thing and returns of how many rows it made or changed something.
func (s *Store) exec(ctx context.Context, query string, args ...any) (rows int64, err error) {
	ctx, done := lasting(ctx)
	defer done()
	err = s.observed(func() error {
		made, err := s.pool.Exec(ctx, query, args...)
		rows = made.RowsAffected()
		return unanswered(err)
	})
	return rows, err
}

func lasting(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(context.WithoutCancel(ctx), patience)
}

// querier is who may be asked: the store, or a transaction.
type querier interface {
	Query(ctx context.Context, query string, args ...any) (pgx.Rows, error)
}

// read reads all that a query finds; once more where the connection was gone, for nothing comes of reading twice. What no
// text in the database can be, such as one with a NUL in it, is found nowhere.
func read[T any](ctx context.Context, s *Store, one func(scan func(...any) error) (T, error), query string, args ...any) (all []T, err error) {
	err = s.again(func() (err error) {
		all, err = list(ctx, s.pool, one, query, args...)
		return err
	}, func(error) bool { return true })
	if said(err, "22021") {
		return nil, nil
	}
	return all, away(err)
}

// list reads all that a query finds.
func list[T any](ctx context.Context, q querier, read func(scan func(...any) error) (T, error), query string, args ...any) ([]T, error) {
	rows, err := q.Query(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	all, err := pgx.CollectRows(rows, func(row pgx.CollectableRow) (T, error) { return read(row.Scan) })
	if len(all) == 0 {
		all = nil
	}
	return all, err
}

// CreatePlayer keeps a new player.
func (s *Store) CreatePlayer(ctx context.Context, p signoria.Player, session []byte) error {
	_, err := s.exec(ctx, `INSERT INTO players (id, name, session, created) VALUES ($1, $2, $3, $4)`, p.ID, p.Name, session, p.Created.UnixMilli())
	return err
}

// PlayerBySession finds the player of a session's secret, by its hash.
func (s *Store) PlayerBySession(ctx context.Context, session []byte) (signoria.Player, error) {
	of, err := read(ctx, s, scanPlayer, selectPlayers+`WHERE session = $1 OR id = (SELECT player FROM sessions WHERE hash = $1 AND until = 0)`, session)
	return only(of, err, signoria.Errorf(signoria.NotFound, "no such player"))
}

// locked is for who changes what browsers know a player: one after the other.
const locked = `SELECT FROM players WHERE id = $1 FOR NO KEY UPDATE`

// KeepTicket keeps a ticket of a player's, and forgets his others.
func (s *Store) KeepTicket(ctx context.Context, player string, ticket []byte, until time.Time) error {
	return s.write(ctx, func(ctx context.Context, tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, locked, player); err != nil {
			return err
		}
		if _, err := tx.Exec(ctx, `DELETE FROM sessions WHERE player = $1 AND until > 0`, player); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, `INSERT INTO sessions (hash, player, made, until) VALUES ($1, $2, 0, $3)`, ticket, player, until.UnixMilli())
		return err
	})
}

// Exchange makes a session of a ticket.
func (s *Store) Exchange(ctx context.Context, ticket, session []byte, now time.Time) (p signoria.Player, err error) {
	err = s.amend(ctx, func(ctx context.Context, tx pgx.Tx) ([]signoria.Notice, error) {
		of, err := list(ctx, tx, scanPlayer, `WITH ticket AS (DELETE FROM sessions WHERE hash = $1 AND until > $2 RETURNING player)
			SELECT p.id, p.name, p.created FROM ticket JOIN players p ON p.id = ticket.player`, ticket, now.UnixMilli())
		if p, err = only(of, err, signoria.Errorf(signoria.NotFound, "no such ticket")); err != nil {
			return nil, err
		}
		if _, err := tx.Exec(ctx, locked, p.ID); err != nil {
			return nil, err
		}
		if _, err := tx.Exec(ctx, `DELETE FROM sessions WHERE player = $1 AND until = 0 AND hash NOT IN
			(SELECT hash FROM sessions WHERE player = $1 AND until = 0 ORDER BY made DESC, hash LIMIT $2)`, p.ID, signoria.MaxDevices-1); err != nil {
			return nil, err
		}
		_, err = tx.Exec(ctx, `INSERT INTO sessions (hash, player, made, until) VALUES ($1, $2, $3, 0)`, session, p.ID, now.UnixMilli())
		return []signoria.Notice{{Player: p.ID}}, err
	})
	return p, err
}

// only is the one thing that was found, or what says that it is missing.
func only[T any](found []T, err, missing error) (one T, _ error) {
	if err == nil && len(found) == 0 {
		err = missing
	}
	if err != nil {
		return one, err
	}
	return found[0], nil
}

const selectPlayers = `SELECT id, name, created FROM players `

func scanPlayer(scan func(...any) error) (p signoria.Player, err error) {
	var created int64
	err = scan(&p.ID, &p.Name, &created)
	p.Created = time.UnixMilli(created)
	return p, err
}

// RenamePlayer changes a player's name, at his tables too. These it locks first, in an order: who is changing one of them
// would write the old name over the new one.
func (s *Store) RenamePlayer(ctx context.Context, id, name string) error {
	return s.amend(ctx, func(ctx context.Context, tx pgx.Tx) ([]signoria.Notice, error) {
		if _, err := tx.Exec(ctx, `SELECT FROM tables WHERE id IN (SELECT tbl FROM chairs WHERE player = $1) ORDER BY id FOR UPDATE`, id); err != nil {
			return nil, err
		}
		done, err := tx.Exec(ctx, `UPDATE players SET name = $1 WHERE id = $2`, name, id)
		if err != nil {
			return nil, err
		}
		if done.RowsAffected() == 0 {
			return nil, signoria.Errorf(signoria.NotFound, "no such player")
		}
		if _, err = tx.Exec(ctx, `UPDATE chairs SET name = $1 WHERE player = $2 AND NOT alias`, name, id); err != nil {
			return nil, err
		}
		touched, err := touch(ctx, tx, `id IN (SELECT tbl FROM chairs WHERE player = $1 AND NOT alias)`, id)
		return append(touched, signoria.Notice{Player: id}), err
	})
}

// Alive notes that a host was at work at a moment, and returns the moment noted before. It forgets who has gone long ago, and
// looks whether the database is still kept from being moved, if it was.
func (s *Store) Alive(ctx context.Context, now time.Time) (before time.Time, err error) {
	ctx, done := lasting(ctx)
	defer done()
	s.holdOn(ctx)
	var at *int64 // what is read beside the change is as it was before
	err = s.observed(func() error {
		return s.pool.QueryRow(ctx, `INSERT INTO alive (one, at) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET at = excluded.at
			RETURNING (SELECT at FROM alive)`, now.UnixMilli()).Scan(&at)
	})
	if err == nil && at != nil {
		before = time.UnixMilli(*at)
	}
	if err == nil {
		_, err = s.pool.Exec(ctx, `DELETE FROM pages WHERE open = 0 AND went < now() - make_interval(secs => $1)`, signoria.Gone.Seconds())
	}
	return before, err
}
