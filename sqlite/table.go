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

func oneTable(ctx context.Context, q querier, id string) (signoria.Table, error) {
	found, err := tables(ctx, q, `WHERE id = ?`, id)
	if err != nil {
		return signoria.Table{}, err
	}
	if len(found) == 0 {
		return signoria.Table{}, signoria.Errorf(signoria.NotFound, "there is no such table")
	}
	return found[0], nil
}

// tables lists the tables that match, with their chairs gathered as JSON in the same reading, so
// that nobody sits down in between.
func tables(ctx context.Context, q querier, where string, args ...any) ([]signoria.Table, error) {
	rows, err := q.QueryContext(ctx, `SELECT id, setup, host, status, waiting, turn, rows, created, moved,
		(SELECT json_group_array(json_object('player', coalesce(player, ''), 'name', name, 'bot', bot) ORDER BY seat) FROM chairs WHERE tbl = id)
		FROM tables `+where, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all []signoria.Table
	for rows.Next() {
		t, err := scanTable(rows)
		if err != nil {
			return nil, err
		}
		all = append(all, t)
	}
	return all, rows.Err()
}

func scanTable(rows *sql.Rows) (t signoria.Table, err error) {
	var setup, waiting, chairs []byte
	var created, moved int64
	if err = rows.Scan(&t.ID, &setup, &t.Host, &t.Status, &waiting, &t.Turn, &t.Rows, &created, &moved, &chairs); err != nil {
		return t, err
	}
	t.Created, t.Moved = time.UnixMilli(created), time.UnixMilli(moved)
	if err = json.Unmarshal(setup, &t.Setup); err != nil {
		return t, err
	}
	if err = json.Unmarshal(waiting, &t.Waiting); err != nil {
		return t, err
	}
	return t, json.Unmarshal(chairs, &t.Chairs)
}

// putTable keeps a table, new or changed, and who sits where.
func putTable(ctx context.Context, w *writer, t signoria.Table) error {
	setup, err := json.Marshal(t.Setup)
	if err != nil {
		return err
	}
	waiting, err := json.Marshal(t.Waiting)
	if err != nil {
		return err
	}
	_, err = w.ExecContext(ctx, `INSERT INTO tables (id, setup, host, status, waiting, turn, rows, created, moved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET setup = excluded.setup, host = excluded.host, status = excluded.status,
		waiting = excluded.waiting, turn = excluded.turn, moved = excluded.moved`,
		t.ID, string(setup), t.Host, t.Status, string(waiting), t.Turn, t.Rows, t.Created.UnixMilli(), t.Moved.UnixMilli())
	if err != nil {
		return err
	}
	for seat, ch := range t.Chairs {
		player := sql.NullString{String: ch.Player, Valid: ch.Player != ""}
		_, err := w.ExecContext(ctx, `INSERT INTO chairs (tbl, seat, player, name, bot) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (tbl, seat) DO UPDATE SET player = excluded.player, name = excluded.name, bot = excluded.bot`,
			t.ID, seat, player, ch.Name, ch.Bot)
		if err != nil {
			return err
		}
	}
	return nil
}
