package postgres

import (
	"context"

	"signoria"
)

// unnested are rows as rowArgs adds them to a query's arguments, after the table.
const unnested = `unnest($2::int[], $3::smallint[], $4::smallint[], $5::int[], $6::int[], $7::smallint[], $8::smallint[], $9::smallint[],
	$10::smallint[], $11::int[], $12::int[], $13::boolean[], $14::text[], $15::bigint[], $16::smallint[])`

const rowColumns = `no, kind, seat, ask, verb, a, b, c, n, target, sheet, bot, note, at, hand`

const (
	insertRows = `INSERT INTO rows (tbl, ` + rowColumns + `)
		SELECT $1, * FROM ` + unnested
	// The next rows of a table and how far it is with them, in one statement: one way to the server and back.
	appendRows = `WITH moved AS (
			UPDATE tables SET status = $17, waiting = $18, turn = $19, clocks = $20, rows = $21, moved = $22, changed = pg_current_xact_id() WHERE id = $1 AND rows = $23 RETURNING id)
		INSERT INTO rows (tbl, ` + rowColumns + `)
		SELECT moved.id, r.* FROM moved, ` + unnested + ` AS r`
)

// rowArgs adds the columns of rows to the arguments of a query.
func rowArgs(to []any, rows []signoria.Row) []any {
	column := func(of func(signoria.Row) int32) []int32 {
		all := make([]int32, len(rows))
		for i, r := range rows {
			all[i] = of(r)
		}
		return all
	}
	bots, notes, at := make([]bool, len(rows)), make([]string, len(rows)), make([]int64, len(rows))
	for i, r := range rows {
		bots[i], notes[i], at[i] = r.Bot, r.Note, r.At
	}
	return append(to,
		column(func(r signoria.Row) int32 { return r.No }), column(func(r signoria.Row) int32 { return int32(r.Kind) }),
		column(func(r signoria.Row) int32 { return int32(r.Seat) }), column(func(r signoria.Row) int32 { return r.Ask }),
		column(func(r signoria.Row) int32 { return int32(r.Verb) }), column(func(r signoria.Row) int32 { return int32(r.A) }),
		column(func(r signoria.Row) int32 { return int32(r.B) }), column(func(r signoria.Row) int32 { return int32(r.C) }),
		column(func(r signoria.Row) int32 { return int32(r.N) }), column(func(r signoria.Row) int32 { return r.Target }),
		column(func(r signoria.Row) int32 { return r.Sheet }), bots, notes, at, column(func(r signoria.Row) int32 { return int32(r.Hand) }))
}

// AppendRows adds rows to a table's record and keeps how far it is with them.
func (s *Store) AppendRows(ctx context.Context, id string, rows []signoria.Row, p signoria.Progress) error {
	if len(rows) == 0 {
		return nil
	}
	first, last := rows[0].No, rows[len(rows)-1].No
	args := append(rowArgs([]any{id}, rows), p.Status, listed(p.Waiting), p.Turn, p.Clocks, last, p.Moved.UnixMilli(), first-1)
	made, err := s.exec(ctx, appendRows, args...)
	if err != nil {
		return err
	}
	if made > 0 {
		s.tell(signoria.Notice{Table: id, Row: last})
		return nil
	}
	return signoria.Errorf(signoria.Conflict, "row %d of table %s is not the next", first, id)
}

// Rows lists a table's rows after the given number.
func (s *Store) Rows(ctx context.Context, id string, after int32) ([]signoria.Row, error) {
	return read(ctx, s, func(scan func(...any) error) (r signoria.Row, err error) {
		return r, scan(&r.No, &r.Kind, &r.Seat, &r.Ask, &r.Verb, &r.A, &r.B, &r.C, &r.N, &r.Target, &r.Sheet, &r.Bot, &r.Note, &r.At, &r.Hand)
	}, `SELECT `+rowColumns+` FROM rows WHERE tbl = $1 AND no > $2 ORDER BY no`, id, after)
}

// SaveBase keeps a base, unless a later one is kept already.
func (s *Store) SaveBase(ctx context.Context, id string, b signoria.Base) error {
	_, err := s.exec(ctx, `INSERT INTO bases (tbl, version, row, ask, state) VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (tbl) DO UPDATE SET version = excluded.version, row = excluded.row, ask = excluded.ask, state = excluded.state
		WHERE excluded.row >= bases.row`, id, b.Version, b.Row, b.Ask, []byte(b.State))
	return err
}

// Base returns the stored base, or NotFound.
func (s *Store) Base(ctx context.Context, id string) (signoria.Base, error) {
	return s.base(ctx, `SELECT version, row, ask, state FROM bases WHERE tbl = $1`, id)
}

func (s *Store) base(ctx context.Context, query, id string) (signoria.Base, error) {
	all, err := read(ctx, s, func(scan func(...any) error) (b signoria.Base, err error) {
		return b, scan(&b.Version, &b.Row, &b.Ask, (*[]byte)(&b.State))
	}, query, id)
	return only(all, err, signoria.Errorf(signoria.NotFound, "no base is stored"))
}

// SaveOrigin keeps the base from which a table went over to newer rules.
func (s *Store) SaveOrigin(ctx context.Context, id string, b signoria.Base) error {
	_, err := s.exec(ctx, `INSERT INTO origins (tbl, version, row, ask, state) VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (tbl) DO UPDATE SET version = excluded.version, row = excluded.row, ask = excluded.ask, state = excluded.state`,
		id, b.Version, b.Row, b.Ask, append([]byte{}, b.State...)) // of the start there is none
	return err
}

// Origin returns the stored origin, or NotFound.
func (s *Store) Origin(ctx context.Context, id string) (signoria.Base, error) {
	return s.base(ctx, `SELECT version, row, ask, state FROM origins WHERE tbl = $1`, id)
}
