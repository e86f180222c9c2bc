package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"signoria"
)

// Subscribe keeps how a browser is reached, in the place of what was kept of it, and forgets the player's oldest beyond so many.
func (s *Store) Subscribe(ctx context.Context, b signoria.Subscription) error {
	return s.write(ctx, func(ctx context.Context, tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, locked, b.Player); err != nil {
			return err
		}
		_, err := tx.Exec(ctx, `INSERT INTO subscriptions (endpoint, player, key, auth, lang, site, made) VALUES ($1, $2, $3, $4, $5, $6, $7)
			ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, key = excluded.key, auth = excluded.auth,
			lang = excluded.lang, site = excluded.site, made = excluded.made, failures = 0, failed = 0`, b.Endpoint, b.Player, b.Key, b.Auth, b.Lang, b.Site, b.Made.UnixMilli())
		if err != nil {
			return err
		}
		_, err = tx.Exec(ctx, `DELETE FROM subscriptions WHERE player = $1 AND endpoint NOT IN
			(SELECT endpoint FROM subscriptions WHERE player = $1 ORDER BY made DESC, endpoint LIMIT $2)`, b.Player, signoria.MaxSubscriptions)
		return err
	})
}

// Unsubscribe forgets a browser of a player's.
func (s *Store) Unsubscribe(ctx context.Context, player, endpoint string) error {
	_, err := s.exec(ctx, `DELETE FROM subscriptions WHERE player = $1 AND endpoint = $2`, player, endpoint)
	return err
}

// Pushed notes whether a browser took what was pushed to it, and forgets it if it has not for too long.
func (s *Store) Pushed(ctx context.Context, endpoint string, at time.Time, taken bool) error {
	return s.write(ctx, func(ctx context.Context, tx pgx.Tx) error {
		if taken {
			_, err := tx.Exec(ctx, `UPDATE subscriptions SET failures = 0, failed = 0 WHERE endpoint = $1`, endpoint)
			return err
		}
		_, err := tx.Exec(ctx, `UPDATE subscriptions SET failures = failures + 1, failed = $1 WHERE endpoint = $2 AND failed <= $3`,
			at.UnixMilli(), endpoint, at.Add(-24*time.Hour).UnixMilli())
		if err != nil {
			return err
		}
		_, err = tx.Exec(ctx, `DELETE FROM subscriptions WHERE endpoint = $1 AND failures >= $2`, endpoint, signoria.MaxFailures)
		return err
	})
}

// Subscriptions lists by what a player is reached.
func (s *Store) Subscriptions(ctx context.Context, player string) ([]signoria.Subscription, error) {
	return read(ctx, s, func(scan func(...any) error) (b signoria.Subscription, err error) {
		var made int64
		err = scan(&b.Endpoint, &b.Player, &b.Key, &b.Auth, &b.Lang, &b.Site, &made, &b.Failures)
		b.Made = time.UnixMilli(made)
		return b, err
	}, `SELECT endpoint, player, key, auth, lang, site, made, failures FROM subscriptions WHERE player = $1 ORDER BY endpoint`, player)
}

// Secret is the server's own secret of a name: the one that is kept, or else a fresh one, which is kept from now on.
func (s *Store) Secret(ctx context.Context, name string, fresh []byte) (kept []byte, err error) {
	err = s.write(ctx, func(ctx context.Context, tx pgx.Tx) error {
		if _, err := tx.Exec(ctx, `INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`, name, fresh); err != nil {
			return err
		}
		return tx.QueryRow(ctx, `SELECT secret FROM secrets WHERE name = $1`, name).Scan(&kept)
	})
	return kept, err
}
