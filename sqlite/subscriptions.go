package sqlite

import (
	"context"
	"time"

	"signoria"
)

// Subscribe keeps how a browser is reached, in the place of what was kept of it, and forgets the player's oldest beyond so many.
func (s *Store) Subscribe(ctx context.Context, b signoria.Subscription) error {
	return s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		_, err := w.ExecContext(ctx, `INSERT OR REPLACE INTO subscriptions (endpoint, player, key, auth, lang, site, made) VALUES (?, ?, ?, ?, ?, ?, ?)`,
			b.Endpoint, b.Player, b.Key, b.Auth, b.Lang, b.Site, b.Made.UnixMilli())
		if err != nil {
			return err
		}
		_, err = w.ExecContext(ctx, `DELETE FROM subscriptions WHERE player = ?1 AND endpoint NOT IN
			(SELECT endpoint FROM subscriptions WHERE player = ?1 ORDER BY made DESC, endpoint LIMIT ?2)`, b.Player, signoria.MaxSubscriptions)
		return err
	})
}

// Unsubscribe forgets a browser of a player's.
func (s *Store) Unsubscribe(ctx context.Context, player, endpoint string) error {
	return s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		_, err := w.ExecContext(ctx, `DELETE FROM subscriptions WHERE player = ? AND endpoint = ?`, player, endpoint)
		return err
	})
}

// Pushed notes whether a browser took what was pushed to it, and forgets it if it has not for too long.
func (s *Store) Pushed(ctx context.Context, endpoint string, at time.Time, taken bool) error {
	return s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		if taken {
			_, err := w.ExecContext(ctx, `UPDATE subscriptions SET failures = 0, failed = 0 WHERE endpoint = ?`, endpoint)
			return err
		}
		_, err := w.ExecContext(ctx, `UPDATE subscriptions SET failures = failures + 1, failed = ? WHERE endpoint = ? AND failed <= ?`,
			at.UnixMilli(), endpoint, at.Add(-24*time.Hour).UnixMilli())
		if err != nil {
			return err
		}
		_, err = w.ExecContext(ctx, `DELETE FROM subscriptions WHERE endpoint = ? AND failures >= ?`, endpoint, signoria.MaxFailures)
		return err
	})
}

// Subscriptions lists by what a player is reached.
func (s *Store) Subscriptions(ctx context.Context, player string) ([]signoria.Subscription, error) {
	return list(ctx, s.reading, func(scan func(...any) error) (b signoria.Subscription, err error) {
		var made int64
		err = scan(&b.Endpoint, &b.Player, &b.Key, &b.Auth, &b.Lang, &b.Site, &made, &b.Failures)
		b.Made = time.UnixMilli(made)
		return b, err
	}, `SELECT endpoint, player, key, auth, lang, site, made, failures FROM subscriptions WHERE player = ? ORDER BY endpoint`, player)
}

// Secret is the server's own secret of a name: the one that is kept, or else a fresh one, which is kept from now on.
func (s *Store) Secret(ctx context.Context, name string, fresh []byte) (kept []byte, err error) {
	err = s.writer.write(ctx, func(ctx context.Context, w *writer) error {
		if _, err := w.ExecContext(ctx, `INSERT OR IGNORE INTO secrets (name, secret) VALUES (?, ?)`, name, fresh); err != nil {
			return err
		}
		_, err := list(ctx, w, func(scan func(...any) error) (struct{}, error) { return struct{}{}, scan(&kept) },
			`SELECT secret FROM secrets WHERE name = ?`, name)
		return err
	})
	return kept, err
}
