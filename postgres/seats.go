package postgres

import (
	"context"

	"github.com/jackc/pgx/v5"

	"signoria"
)

// UpdateOrders calls change with the standing orders of a table, and keeps what it makes of them.
func (s *Store) UpdateOrders(ctx context.Context, id string, change func([]signoria.Order) []signoria.Order) (after []signoria.Order, amended int32, err error) {
	err = s.amend(ctx, func(ctx context.Context, tx pgx.Tx) ([]signoria.Notice, error) {
		touched, err := touch(ctx, tx, `id = $1`, id) // nobody else changes them from here on
		if err != nil {
			return nil, err
		}
		if len(touched) > 0 {
			amended = touched[0].Amended
		}
		before, err := list(ctx, tx, scanOrder, selectOrders, id)
		if err != nil {
			return nil, err
		}
		after = change(before)
		all := &pgx.Batch{}
		all.Queue(`DELETE FROM orders WHERE tbl = $1`, id)
		for _, o := range after {
			all.Queue(`INSERT INTO orders (tbl, no, player, said) VALUES ($1, $2, $3, $4)`, id, o.No, o.Player, o)
		}
		return touched, tx.SendBatch(ctx, all).Close()
	})
	return after, amended, err
}

// Orders lists the standing orders of a table.
func (s *Store) Orders(ctx context.Context, id string) ([]signoria.Order, error) {
	return read(ctx, s, scanOrder, selectOrders, id)
}

const selectOrders = `SELECT said FROM orders WHERE tbl = $1 ORDER BY no`

func scanOrder(scan func(...any) error) (o signoria.Order, err error) { return o, scan(&o) }

// SaveSeen keeps how far players have seen a table.
func (s *Store) SaveSeen(ctx context.Context, id string, seen []signoria.Seen) error {
	return s.write(ctx, func(ctx context.Context, tx pgx.Tx) error {
		all := &pgx.Batch{}
		for _, x := range seen {
			all.Queue(`INSERT INTO seen (tbl, player, seat, row) VALUES ($1, $2, $3, $4)
				ON CONFLICT (tbl, player, seat) DO UPDATE SET row = excluded.row WHERE excluded.row > seen.row`, id, x.Player, x.Seat, x.Row)
		}
		return tx.SendBatch(ctx, all).Close()
	})
}

// Seen lists how far players have seen a table.
func (s *Store) Seen(ctx context.Context, id string) ([]signoria.Seen, error) {
	return read(ctx, s, func(scan func(...any) error) (x signoria.Seen, err error) {
		return x, scan(&x.Player, &x.Seat, &x.Row)
	}, `SELECT player, seat, row FROM seen WHERE tbl = $1 ORDER BY player, seat`, id)
}
