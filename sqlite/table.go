package sqlite

import (
	"context"
	"database/sql"
	"encoding/json"
	"time"

	"signoria"
)

// querier is who may be asked: the pool that reads, or the connection that writes.
type querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
}

// list reads all that a query finds.
func list[T any](ctx context.Context, q querier, read func(scan func(...any) error) (T, error), query string, args ...any) ([]T, error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []T
	for rows.Next() {
		one, err := read(rows.Scan)
		if err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, rows.Err()
}

func oneTable(ctx context.Context, q querier, id string) (signoria.Table, error) {
	found, err := tables(ctx, q, `WHERE id = ?`, id)
	if err != nil {
		return signoria.Table{}, err
	}
	if len(found) == 0 {
		return signoria.Table{}, signoria.ErrNoTable
	}
	return found[0], nil
}

// tables lists the tables that match, with their chairs gathered as JSON in the same reading, so
// that nobody sits down in between.
func tables(ctx context.Context, q querier, where string, args ...any) ([]signoria.Table, error) {
	return list(ctx, q, scanTable, `SELECT id, setup, host, manners, affairs, status, waiting, turn, clocks, rows, amended, created, moved,
		(SELECT json_group_array(json_object('player', coalesce(player, ''), 'name', name, 'bot', bot,
			'alias', json(iif(alias, 'true', 'false')), 'resigned', json(iif(resigned, 'true', 'false'))) ORDER BY seat) FROM chairs WHERE tbl = id)
		FROM tables `+where, args...)
}

func scanTable(scan func(...any) error) (t signoria.Table, err error) {
	var setup, manners, affairs, waiting, clocks, chairs []byte
	var created, moved int64
	if err = scan(&t.ID, &setup, &t.Host, &manners, &affairs, &t.Status, &waiting, &t.Turn, &clocks, &t.Rows, &t.Amended, &created, &moved, &chairs); err != nil {
		return t, err
	}
	t.Created, t.Moved = time.UnixMilli(created), time.UnixMilli(moved)
	for _, part := range []struct {
		from []byte
		into any
	}{{setup, &t.Setup}, {manners, &t.Manners}, {affairs, &t.Affairs}, {waiting, &t.Waiting}, {clocks, &t.Clocks}, {chairs, &t.Chairs}} {
		if err = json.Unmarshal(part.from, part.into); err != nil {
			return t, err
		}
	}
	return t, nil
}

// progress is what of it is kept as JSON.
func progress(p signoria.Progress) (waiting, clocks string, err error) {
	w, err := json.Marshal(p.Waiting)
	if err != nil {
		return "", "", err
	}
	c, err := json.Marshal(p.Clocks)
	return string(w), string(c), err
}

// putTable keeps a table, new or changed, and who sits where.
func putTable(ctx context.Context, w *writer, t signoria.Table) error {
	setup, err := json.Marshal(t.Setup)
	if err != nil {
		return err
	}
	manners, err := json.Marshal(t.Manners)
	if err != nil {
		return err
	}
	affairs, err := json.Marshal(t.Affairs)
	if err != nil {
		return err
	}
	waiting, clocks, err := progress(t.Progress)
	if err != nil {
		return err
	}
	_, err = w.ExecContext(ctx, `INSERT INTO tables (id, setup, host, manners, affairs, status, waiting, turn, clocks, rows, amended, created, moved)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET setup = excluded.setup, host = excluded.host, manners = excluded.manners, affairs = excluded.affairs,
		status = excluded.status, waiting = excluded.waiting, turn = excluded.turn, clocks = excluded.clocks, rows = excluded.rows, amended = excluded.amended, moved = excluded.moved`,
		t.ID, string(setup), t.Host, string(manners), string(affairs), t.Status, waiting, t.Turn, clocks, t.Rows, t.Amended, t.Created.UnixMilli(), t.Moved.UnixMilli())
	if err != nil {
		return err
	}
	for seat, ch := range t.Chairs {
		player := sql.NullString{String: ch.Player, Valid: ch.Player != ""}
		_, err := w.ExecContext(ctx, `INSERT INTO chairs (tbl, seat, player, name, bot, alias, resigned) VALUES (?, ?, ?, ?, ?, ?, ?)
			ON CONFLICT (tbl, seat) DO UPDATE SET player = excluded.player, name = excluded.name, bot = excluded.bot,
			alias = excluded.alias, resigned = excluded.resigned`,
			t.ID, seat, player, ch.Name, ch.Bot, ch.Alias, ch.Resigned)
		if err != nil {
			return err
		}
	}
	return nil
}
