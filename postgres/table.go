package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"signoria"
)

// CreateTable keeps a new table.
func (s *Store) CreateTable(ctx context.Context, t signoria.Table) error {
	return s.amend(ctx, func(ctx context.Context, tx pgx.Tx) ([]signoria.Notice, error) {
		return []signoria.Notice{{Table: t.ID}}, putTable(ctx, tx, t)
	})
}

// ofTables are the database's tables that keep what belongs to a table.
var ofTables = [...]string{"marks", "letters", "orders", "seen", "origins", "bases", "rows", "chairs"}

// DropTable forgets a table and all that is kept of it.
func (s *Store) DropTable(ctx context.Context, id string) error {
	return s.write(ctx, func(ctx context.Context, tx pgx.Tx) error {
		all := &pgx.Batch{}
		all.Queue(lockTable, id)
		for _, of := range ofTables {
			all.Queue("DELETE FROM "+of+" WHERE tbl = $1", id)
		}
		all.Queue("DELETE FROM tables WHERE id = $1", id)
		return tx.SendBatch(ctx, all).Close()
	})
}

// lockTable has all others wait who would write to a table.
const lockTable = `SELECT FROM tables WHERE id = $1 FOR UPDATE`

// Table finds a table by its id.
func (s *Store) Table(ctx context.Context, id string) (signoria.Table, error) {
	found, err := read(ctx, s, scanTable, selectTables+`WHERE id = $1`, id)
	return only(found, err, signoria.ErrNoTable)
}

// TablesOf lists the tables a player has a seat at or opened, the latest moved first.
func (s *Store) TablesOf(ctx context.Context, player string) ([]signoria.Table, error) {
	return read(ctx, s, scanTable, selectTables+`WHERE id IN (SELECT tbl FROM chairs WHERE player = $1 UNION SELECT id FROM tables WHERE host = $1)
		ORDER BY moved DESC, id LIMIT $2`, player, signoria.MaxListed)
}

// TablesPlaying lists every table that is being played.
func (s *Store) TablesPlaying(ctx context.Context) ([]signoria.Table, error) {
	return read(ctx, s, scanTable, selectTables+`WHERE status = 'playing' ORDER BY moved DESC, id`)
}

// selectTables gathers a table's chairs in the same reading, so that nobody sits down in between.
const selectTables = `SELECT id, setup, host, manners, affairs, status, waiting, turn, clocks, rows, amended, created, moved,
		(SELECT coalesce(jsonb_agg(jsonb_build_object('player', coalesce(player, ''), 'name', name, 'bot', bot, 'alias', alias, 'resigned', resigned)
			ORDER BY seat), '[]') FROM chairs WHERE tbl = id)
		FROM tables `

func scanTable(scan func(...any) error) (t signoria.Table, err error) {
	var created, moved int64
	err = scan(&t.ID, &t.Setup, &t.Host, &t.Manners, &t.Affairs, &t.Status, &t.Waiting, &t.Turn, &t.Clocks, &t.Rows, &t.Amended, &created, &moved, &t.Chairs)
	t.Created, t.Moved = time.UnixMilli(created), time.UnixMilli(moved)
	return t, err
}

// UpdateTable calls change with the stored table and keeps what it makes of it, and the rows it returns.
func (s *Store) UpdateTable(ctx context.Context, id string, change func(*signoria.Table) ([]signoria.Row, error)) (signoria.Table, error) {
	var t signoria.Table
	err := s.amend(ctx, func(ctx context.Context, tx pgx.Tx) (_ []signoria.Notice, err error) {
		// First the lock and then the reading: chairs that were taken while it waited are read as well.
		if _, err = tx.Exec(ctx, lockTable, id); err != nil {
			return nil, err
		}
		found, err := list(ctx, tx, scanTable, selectTables+`WHERE id = $1`, id)
		if t, err = only(found, err, signoria.ErrNoTable); err != nil {
			return nil, err
		}
		rows, err := change(&t)
		if err != nil {
			return nil, err
		}
		if len(rows) > 0 {
			if _, err := tx.Exec(ctx, insertRows, rowArgs([]any{id}, rows)...); err != nil {
				return nil, err
			}
		}
		t.Rows += int32(len(rows))
		t.Amended++
		return []signoria.Notice{{Table: id, Row: t.Rows, Amended: t.Amended}}, putTable(ctx, tx, t)
	})
	return t, err
}

// listed are seats as JSON: none are an empty list, not nothing.
func listed(seats []signoria.Seat) []signoria.Seat { return append([]signoria.Seat{}, seats...) }

// putTable keeps a table, new or changed, and who sits where.
func putTable(ctx context.Context, tx pgx.Tx, t signoria.Table) error {
	all := &pgx.Batch{}
	all.Queue(`INSERT INTO tables (id, setup, host, manners, affairs, status, waiting, turn, clocks, rows, amended, created, moved, changed)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, pg_current_xact_id())
		ON CONFLICT (id) DO UPDATE SET setup = excluded.setup, host = excluded.host, manners = excluded.manners, affairs = excluded.affairs,
		status = excluded.status, waiting = excluded.waiting, turn = excluded.turn, clocks = excluded.clocks, rows = excluded.rows, amended = excluded.amended, moved = excluded.moved, changed = excluded.changed`,
		t.ID, t.Setup, t.Host, t.Manners, t.Affairs, t.Status, listed(t.Waiting), t.Turn, t.Clocks, t.Rows, t.Amended, t.Created.UnixMilli(), t.Moved.UnixMilli())
	for seat, ch := range t.Chairs {
		all.Queue(`INSERT INTO chairs (tbl, seat, player, name, bot, alias, resigned) VALUES ($1, $2, nullif($3, ''), $4, $5, $6, $7)
			ON CONFLICT (tbl, seat) DO UPDATE SET player = excluded.player, name = excluded.name, bot = excluded.bot,
			alias = excluded.alias, resigned = excluded.resigned`,
			t.ID, seat, ch.Player, ch.Name, ch.Bot, ch.Alias, ch.Resigned)
	}
	return tx.SendBatch(ctx, all).Close()
}
