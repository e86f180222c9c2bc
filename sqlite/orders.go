package sqlite

import (
	"context"
	"encoding/json"

	"signoria"
)

// UpdateOrders calls change with the standing orders of a table, and keeps what it makes of them.
func (s *Store) UpdateOrders(ctx context.Context, id string, change func([]signoria.Order) []signoria.Order) (after []signoria.Order, amended int32, err error) {
	err = s.amend(ctx, func(ctx context.Context, w *writer) ([]signoria.Notice, error) {
		before, err := orders(ctx, w, id)
		if err != nil {
			return nil, err
		}
		after = change(before)
		if _, err := w.ExecContext(ctx, `DELETE FROM orders WHERE tbl = ?`, id); err != nil {
			return nil, err
		}
		for _, o := range after {
			said, err := json.Marshal(o)
			if err != nil {
				return nil, err
			}
			if _, err := w.ExecContext(ctx, `INSERT INTO orders (tbl, no, player, said) VALUES (?, ?, ?, ?)`, id, o.No, o.Player, string(said)); err != nil {
				return nil, err
			}
		}
		touched, err := touch(ctx, w, `id = ?`, id)
		if len(touched) > 0 {
			amended = touched[0].Amended
		}
		return touched, err
	})
	return after, amended, err
}

// Orders lists the standing orders of a table.
func (s *Store) Orders(ctx context.Context, id string) ([]signoria.Order, error) {
	return orders(ctx, s.reading, id)
}

func orders(ctx context.Context, q querier, id string) ([]signoria.Order, error) {
	return list(ctx, q, func(scan func(...any) error) (o signoria.Order, err error) {
		var said []byte
		if err = scan(&said); err != nil {
			return o, err
		}
		return o, json.Unmarshal(said, &o)
	}, `SELECT said FROM orders WHERE tbl = ? ORDER BY no`, id)
}
