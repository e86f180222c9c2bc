package sqlite

import (
	"context"

	"signoria"
)

// SaveSeen keeps how far players have seen a table.
func (s *Store) SaveSeen(ctx context.Context, id string, seen []signoria.Seen) error {
	return s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		for _, x := range seen {
			_, err := w.ExecContext(ctx, `INSERT INTO seen (tbl, player, seat, row) VALUES (?, ?, ?, ?)
				ON CONFLICT (tbl, player, seat) DO UPDATE SET row = excluded.row WHERE excluded.row > seen.row`,
				id, x.Player, x.Seat, x.Row)
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// Seen lists how far players have seen a table.
func (s *Store) Seen(ctx context.Context, id string) ([]signoria.Seen, error) {
	return list(ctx, s.reading, func(scan func(...any) error) (x signoria.Seen, err error) {
		return x, scan(&x.Player, &x.Seat, &x.Row)
	}, `SELECT player, seat, row FROM seen WHERE tbl = ? ORDER BY player, seat`, id)
}
