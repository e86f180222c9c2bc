package sqlite

import (
	"context"
	"encoding/json"

	"signoria"
)

// SaveOrders keeps the standing orders of a table, in place of those there were.
func (s *Store) SaveOrders(ctx context.Context, id string, orders []signoria.Order) error {
	return s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		if _, err := w.ExecContext(ctx, `DELETE FROM orders WHERE tbl = ?`, id); err != nil {
			return err
		}
		for _, o := range orders {
			said, err := json.Marshal(o)
			if err != nil {
				return err
			}
			if _, err := w.ExecContext(ctx, `INSERT INTO orders (tbl, no, player, said) VALUES (?, ?, ?, ?)`, id, o.No, o.Player, string(said)); err != nil {
				return err
			}
		}
		return nil
	})
}

// Orders lists the standing orders of a table.
func (s *Store) Orders(ctx context.Context, id string) ([]signoria.Order, error) {
	return list(ctx, s.reading, func(scan func(...any) error) (o signoria.Order, err error) {
		var said []byte
		if err = scan(&said); err != nil {
			return o, err
		}
		return o, json.Unmarshal(said, &o)
	}, `SELECT said FROM orders WHERE tbl = ? ORDER BY no`, id)
}
