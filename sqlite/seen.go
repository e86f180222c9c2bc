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
	found, err := s.reading.QueryContext(ctx, `SELECT player, seat, row FROM seen WHERE tbl = ? ORDER BY player, seat`, id)
	if err != nil {
		return nil, err
	}
	defer found.Close()
	var all []signoria.Seen
	for found.Next() {
		var x signoria.Seen
		if err := found.Scan(&x.Player, &x.Seat, &x.Row); err != nil {
			return nil, err
		}
		all = append(all, x)
	}
	return all, found.Err()
}
