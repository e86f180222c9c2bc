package sqlite

import (
	"context"

	"signoria"
)

// KeepBox keeps the box file of a game, replacing an earlier one. One without a text is taken away.
func (s *Store) KeepBox(ctx context.Context, b signoria.BoxFile) error {
	return s.writer.write(ctx, func(ctx context.Context, w *writer) (err error) {
		if len(b.Text) == 0 {
			_, err = w.ExecContext(ctx, `DELETE FROM boxes WHERE game = ?`, b.Game)
			return err
		}
		_, err = w.ExecContext(ctx, `INSERT INTO boxes (game, name, text) VALUES (?, ?, ?)
			ON CONFLICT (game) DO UPDATE SET name = excluded.name, text = excluded.text`, b.Game, b.Name, b.Text)
		return err
	})
}

// Boxes lists the box files that are kept, by their games.
func (s *Store) Boxes(ctx context.Context) ([]signoria.BoxFile, error) {
	return list(ctx, s.reading, func(scan func(...any) error) (b signoria.BoxFile, err error) {
		return b, scan(&b.Game, &b.Name, &b.Text)
	}, `SELECT game, name, text FROM boxes ORDER BY game`)
}
