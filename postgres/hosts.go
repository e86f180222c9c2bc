package postgres

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"

	"signoria"
)

// Beat notes that a host is at work, and what is new of its pages; and forgets those that have not said so for a while. All
// times are the database's.
func (s *Store) Beat(ctx context.Context, host signoria.AtWork, news []signoria.Presence) (atWork []signoria.AtWork, anew bool, err error) {
	ctx, done := context.WithTimeout(ctx, signoria.Absent)
	defer done()
	var left []signoria.Notice
	err = s.observed(func() error {
		return pgx.BeginFunc(ctx, s.beats, func(tx pgx.Tx) (err error) {
			if err = tx.QueryRow(ctx, beat, host.Host, host.Rules, host.Boxes, host.Begins).Scan(&anew); err != nil {
				return err
			}
			if err = putPages(ctx, tx, host.Host, news); err != nil {
				return err
			}
			if left, err = list(ctx, tx, scanLeft, bury, signoria.Absent.Seconds()); err != nil {
				return err
			}
			atWork, err = list(ctx, tx, scanAtWork, selectAtWork, signoria.Absent.Seconds())
			return err
		})
	})
	if err != nil {
		return nil, false, err
	}
	s.tell(left...)
	for _, p := range news {
		s.tellOthers(signoria.Notice{Table: p.Table, Here: true})
	}
	if anew {
		s.tellOthers(signoria.Notice{Hosts: true})
	}
	return atWork, anew, nil
}

const (
	beat = `INSERT INTO hosts (id, at, rules, boxes, begins) VALUES ($1, now(), $2, $3, $4)
		ON CONFLICT (id) DO UPDATE SET at = excluded.at, begins = excluded.begins RETURNING xmax = 0`
	selectAtWork = `SELECT id, rules, boxes, begins FROM hosts WHERE at >= now() - make_interval(secs => $1) ORDER BY id`
	// bury forgets the hosts that have not beaten for so many seconds: their pages are closed since they did last. It waits for
	// none that was cut off in the middle of a beat: all others would.
	bury = `WITH silent AS (SELECT id FROM hosts WHERE at < now() - make_interval(secs => $1) FOR UPDATE SKIP LOCKED),
		dead AS (DELETE FROM hosts WHERE id IN (SELECT id FROM silent) RETURNING id, at),
		closed AS (UPDATE pages SET open = 0, went = dead.at FROM dead WHERE pages.host = dead.id AND open > 0 RETURNING tbl)
		SELECT DISTINCT tbl FROM closed`
)

func scanAtWork(scan func(...any) error) (h signoria.AtWork, err error) {
	return h, scan(&h.Host, &h.Rules, &h.Boxes, &h.Begins)
}

// scanLeft reads of which table pages were closed.
func scanLeft(scan func(...any) error) (n signoria.Notice, err error) {
	n.Here = true
	return n, scan(&n.Table)
}

// putPages keeps who has pages open at a host by now.
func putPages(ctx context.Context, tx pgx.Tx, host string, news []signoria.Presence) error {
	if len(news) == 0 {
		return nil
	}
	tables, players, open := make([]string, len(news)), make([]string, len(news)), make([]int32, len(news))
	for i, p := range news {
		tables[i], players[i], open[i] = p.Table, p.Player, int32(p.Pages)
	}
	_, err := tx.Exec(ctx, `INSERT INTO pages (tbl, host, player, open, went)
		SELECT t, $1, p, n, now() FROM unnest($2::text[], $3::text[], $4::int[]) AS new (t, p, n)
		ON CONFLICT (tbl, host, player) DO UPDATE SET open = excluded.open, went = excluded.went`, host, tables, players, open)
	return err
}

// Leave notes that a host is at work no longer.
func (s *Store) Leave(ctx context.Context, host string) error {
	ctx, done := context.WithTimeout(ctx, signoria.Absent)
	defer done()
	left, err := list(ctx, s.pool, scanLeft,
		`WITH gone AS (DELETE FROM hosts WHERE id = $1),
			closed AS (UPDATE pages SET open = 0, went = now() WHERE host = $1 AND open > 0 RETURNING tbl)
			SELECT DISTINCT tbl FROM closed`, host)
	s.tellOthers(append(left, signoria.Notice{Hosts: true})...)
	return err
}

// Elsewhere lists who has pages open at other hosts, or has closed the last of late.
func (s *Store) Elsewhere(ctx context.Context, host string, tables ...string) ([]signoria.Presence, error) {
	now := time.Now()
	return read(ctx, s, func(scan func(...any) error) (p signoria.Presence, err error) {
		var ago float64
		if err = scan(&p.Table, &p.Player, &p.Pages, &ago); p.Pages == 0 {
			p.Went = now.Add(-time.Duration(ago * float64(time.Second)))
		}
		return p, err
	}, `SELECT tbl, player, open, extract(epoch FROM now() - went)::float8 FROM pages
		WHERE host <> $1 AND (open > 0 OR went > now() - make_interval(secs => $2)) AND ($3::text[] IS NULL OR tbl = ANY ($3))`,
		host, signoria.Gone.Seconds(), tables)
}

// Tell tells who follows, here and in other processes.
func (s *Store) Tell(n signoria.Notice) { s.tell(n) }
