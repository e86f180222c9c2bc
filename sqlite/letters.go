package sqlite

import (
	"context"
	"database/sql"
	"math"
	"time"

	"signoria"
)

// conversation is whom the letter l is with, as the reader ?1 sees it.
const conversation = `CASE WHEN l.reader IS NULL THEN '' WHEN l.author = ?1 THEN l.reader ELSE l.author END`

// readable are the letters l that the reader ?1 may read and has not muted.
const readable = `(l.reader IS NULL OR l.reader = ?1 OR l.author = ?1)
	AND l.author NOT IN (SELECT other FROM mutes WHERE player = ?1)`

// AppendLetter keeps a letter, and drops what is more than is kept.
func (s *Store) AppendLetter(ctx context.Context, table string, l signoria.Letter, keep int) error {
	return s.amend(ctx, func(ctx context.Context, w *writer) ([]signoria.Notice, error) {
		to := sql.NullString{String: l.To, Valid: l.To != signoria.Everybody}
		_, err := w.ExecContext(ctx, `INSERT INTO letters (tbl, no, at, author, seat, reader, text)
			VALUES (?1, (SELECT coalesce(max(no), 0) + 1 FROM letters WHERE tbl = ?1), ?2, ?3, ?4, ?5, ?6)`,
			table, l.At.UnixMilli(), l.Author, l.Seat, to, l.Text)
		if err != nil {
			return nil, err
		}
		_, err = w.ExecContext(ctx, `DELETE FROM letters WHERE tbl = ?1 AND no <= (SELECT max(no) FROM letters WHERE tbl = ?1) - ?2`, table, keep)
		if err != nil {
			return nil, err
		}
		return touch(ctx, w, `id = ?`, table)
	})
}

// Letters lists letters, the oldest first.
func (s *Store) Letters(ctx context.Context, asked signoria.LettersAsked) ([]signoria.Letter, error) {
	before, until := int64(math.MaxInt64), int64(math.MaxInt64)
	if asked.Before > 0 {
		before = int64(asked.Before)
	}
	if !asked.Until.IsZero() {
		until = asked.Until.UnixMilli()
	}
	var with sql.NullString
	if asked.With != nil {
		with = sql.NullString{String: *asked.With, Valid: true}
	}
	return list(ctx, s.reading, func(scan func(...any) error) (l signoria.Letter, err error) {
		var at int64
		err = scan(&l.No, &at, &l.Author, &l.Name, &l.Seat, &l.To, &l.Text)
		l.At = time.UnixMilli(at)
		return l, err
	}, `SELECT n.no, n.at, n.author, p.name, n.seat, n.to_one, n.text FROM (
			SELECT l.no, l.at, l.author, l.seat, coalesce(l.reader, '') AS to_one, l.text,
				row_number() OVER (PARTITION BY `+conversation+` ORDER BY l.no DESC) AS nth
			FROM letters l WHERE l.tbl = ?2 AND l.no > ?3 AND l.no < ?4 AND l.at <= ?5
				AND (?6 IS NULL OR `+conversation+` = ?6) AND `+readable+`
		) n JOIN players p ON p.id = n.author WHERE n.nth <= ?7 ORDER BY n.no`,
		asked.Reader, asked.Table, asked.After, before, until, with, asked.Most)
}

// Correspondents lists the players with whom the reader has private letters at a table.
func (s *Store) Correspondents(ctx context.Context, table, reader string) ([]signoria.Player, error) {
	return players(ctx, s.reading, `WHERE id IN (SELECT CASE WHEN l.author = ?2 THEN l.reader ELSE l.author END
		FROM letters l WHERE l.tbl = ?1 AND l.reader IS NOT NULL AND ?2 IN (l.author, l.reader)) ORDER BY created, id`, table, reader)
}

// Unread counts what a player has not read yet.
func (s *Store) Unread(ctx context.Context, player, table string) ([]signoria.Unread, error) {
	return list(ctx, s.reading, func(scan func(...any) error) (u signoria.Unread, err error) {
		return u, scan(&u.Table, &u.With, &u.Count)
	}, `SELECT l.tbl, `+conversation+` AS other, count(*) FROM letters l
		WHERE l.tbl IN (SELECT tbl FROM chairs WHERE player = ?1) AND (?2 = '' OR l.tbl = ?2) AND l.author <> ?1 AND `+readable+`
			AND l.no > coalesce((SELECT m.no FROM marks m WHERE m.tbl = l.tbl AND m.player = ?1 AND m.other = `+conversation+`), 0)
		GROUP BY l.tbl, other ORDER BY l.tbl, other`, player, table)
}

// MarkRead keeps that a player has read a conversation up to a letter.
func (s *Store) MarkRead(ctx context.Context, table, player, with string, no int32) error {
	return s.amend(ctx, func(ctx context.Context, w *writer) ([]signoria.Notice, error) {
		_, err := w.ExecContext(ctx, `INSERT INTO marks (tbl, player, other, no) VALUES (?, ?, ?, ?)
			ON CONFLICT (tbl, player, other) DO UPDATE SET no = excluded.no WHERE excluded.no > marks.no`, table, player, with, no)
		if err != nil {
			return nil, err
		}
		return touch(ctx, w, `id = ?`, table)
	})
}

// Mute keeps whether a player hears another.
func (s *Store) Mute(ctx context.Context, player, other string, muted bool) error {
	return s.amend(ctx, func(ctx context.Context, w *writer) ([]signoria.Notice, error) {
		change := mute
		if !muted {
			change = unmute
		}
		return []signoria.Notice{{Player: player}}, change(ctx, w, player, other)
	})
}

func mute(ctx context.Context, w *writer, player, other string) error {
	all, err := mutedBy(ctx, w, player)
	if err != nil {
		return err
	}
	if len(all) >= signoria.MaxMuted {
		return signoria.Errorf(signoria.TooMany, "you have muted too many")
	}
	_, err = w.ExecContext(ctx, `INSERT INTO mutes (player, other) VALUES (?, ?) ON CONFLICT DO NOTHING`, player, other)
	return err
}

func unmute(ctx context.Context, w *writer, player, other string) error {
	_, err := w.ExecContext(ctx, `DELETE FROM mutes WHERE player = ? AND other = ?`, player, other)
	return err
}

// Muted lists the players that a player has muted.
func (s *Store) Muted(ctx context.Context, player string) ([]signoria.Player, error) {
	return mutedBy(ctx, s.reading, player)
}

func mutedBy(ctx context.Context, q querier, player string) ([]signoria.Player, error) {
	return players(ctx, q, `WHERE id IN (SELECT other FROM mutes WHERE player = ?) ORDER BY created, id`, player)
}

func players(ctx context.Context, q querier, where string, args ...any) ([]signoria.Player, error) {
	return list(ctx, q, func(scan func(...any) error) (p signoria.Player, err error) {
		var created int64
		err = scan(&p.ID, &p.Name, &created)
		p.Created = time.UnixMilli(created)
		return p, err
	}, `SELECT id, name, created FROM players `+where, args...)
}
