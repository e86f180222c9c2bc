package postgres

import (
	"context"

	"github.com/jackc/pgx/v5"

	"signoria"
)

// KeepBox keeps the box file of a game, replacing an earlier one. One without a text is taken away.
func (s *Store) KeepBox(ctx context.Context, b signoria.BoxFile) error {
	return s.write(ctx, func(ctx context.Context, tx pgx.Tx) (err error) {
		if len(b.Text) == 0 {
			_, err = tx.Exec(ctx, `DELETE FROM boxes WHERE game = $1`, b.Game)
			return err
		}
		_, err = tx.Exec(ctx, `INSERT INTO boxes (game, name, text) VALUES ($1, $2, $3)
			ON CONFLICT (game) DO UPDATE SET name = excluded.name, text = excluded.text`, b.Game, b.Name, b.Text)
		return err
	})
}

// Boxes lists the box files that are kept, by their games.
func (s *Store) Boxes(ctx context.Context) ([]signoria.BoxFile, error) {
	return read(ctx, s, func(scan func(...any) error) (b signoria.BoxFile, err error) {
		return b, scan(&b.Game, &b.Name, &b.Text)
	}, `SELECT game, name, text FROM boxes ORDER BY game`)
}
