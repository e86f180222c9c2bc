package moving

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Dialect is how a kind of database is spoken to.
type Dialect struct {
	columns string // lists what columns there are: table, column, type, place in the key from 1, 0 for none
	has     string // whether there is a table of a name
	bytes   string // after a text by which rows are put in order: byte by byte
	truth   [2]string
	object  [2]string // how such a column is read and written; any other as it is
	lines   int       // so many rows are added by one statement
}

// SQLite is how a file is spoken to, PostgreSQL how a database is. What that does not log, for it is true of the moment only,
// stays there.
var (
	SQLite = Dialect{
		columns: `SELECT t.name, c.name, lower(c.type), c.pk FROM sqlite_schema t JOIN pragma_table_info(t.name) c
			WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'`,
		has:   `SELECT count(*) FROM sqlite_schema WHERE name = $1`,
		truth: [2]string{"%s", "%s"}, object: [2]string{"%s", "%s"}, lines: 1,
	}
	PostgreSQL = Dialect{
		columns: `SELECT t.relname, c.attname, format_type(c.atttypid, c.atttypmod),
				coalesce((SELECT array_position(i.indkey::int2[], c.attnum) + 1 FROM pg_index i WHERE i.indrelid = t.oid AND i.indisprimary), 0)
			FROM pg_class t JOIN pg_attribute c ON c.attrelid = t.oid
			WHERE t.relnamespace = current_schema()::regnamespace AND t.relkind IN ('r', 'p') AND t.relpersistence = 'p' AND NOT t.relispartition AND c.attnum > 0 AND NOT c.attisdropped`,
		has:   `SELECT to_regclass($1) IS NOT NULL`,
		bytes: ` COLLATE "C"`,
		truth: [2]string{"%s::int", "%s::int::boolean"}, object: [2]string{"%s::text", "%s::text::jsonb"}, lines: atOnce,
	}
)

// left are tables, and types of columns, that stay where they are: which layout a database has, the marker, and what counts a
// database's own transactions.
var left = []string{layouts, marker, "xid8"}

// layouts is the table in which stands which layout a store has, from before it has any other.
const layouts = "goose_db_version"

// layout is what columns the tables of a database have.
func (d Dialect) layout(ctx context.Context, db *sql.DB) (map[string]map[string]column, error) {
	rows, err := db.QueryContext(ctx, d.columns)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	all := map[string]map[string]column{}
	for rows.Next() {
		var of, kind string
		var c column
		if err := rows.Scan(&of, &c.name, &kind, &c.key); err != nil {
			return nil, err
		}
		if slices.Contains(left, of) || slices.Contains(left, kind) {
			continue
		}
		c.truth, c.object = kind == "boolean", kind == "jsonb"
		c.text = c.object || kind == "text"
		if all[of] == nil {
			all[of] = map[string]column{}
		}
		all[of][c.name] = c
	}
	return all, rows.Err()
}

// as writes a column or a parameter as it is read (0) or written (1).
func (d Dialect) as(c column, what string, way int) string {
	switch {
	case c.truth:
		return fmt.Sprintf(d.truth[way], what)
	case c.object:
		return fmt.Sprintf(d.object[way], what)
	}
	return what
}

func quoted(name string) string { return `"` + name + `"` }

// order is a table's key, by which its rows are in the same order in every database.
func (d Dialect) order(t table) (key []string) {
	for _, i := range t.key {
		by := quoted(t.columns[i].name)
		if t.columns[i].text {
			by += d.bytes
		}
		key = append(key, by)
	}
	return key
}

// last is the key of the last row there is, nil if there is none.
func (e End) last(ctx context.Context, t table) ([]any, error) {
	var names []string
	key := make([]any, len(t.key))
	into := make([]any, len(t.key))
	for n, i := range t.key {
		names = append(names, quoted(t.columns[i].name))
		into[n] = &key[n]
	}
	query := fmt.Sprintf("SELECT %s FROM %s ORDER BY %s DESC LIMIT 1", strings.Join(names, ", "), t.name, strings.Join(e.order(t), " DESC, "))
	err := e.DB.QueryRowContext(ctx, query).Scan(into...)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return key, err
}

// read reads the rows of a table after a key, all if it is nil, in the order of their keys.
func (e End) read(ctx context.Context, t table, after []any) (*sql.Rows, error) {
	var names []string
	for _, c := range t.columns {
		names = append(names, e.as(c, quoted(c.name), 0))
	}
	key := strings.Join(e.order(t), ", ")
	where := ""
	if after != nil {
		where = fmt.Sprintf("WHERE (%s) > (%s)", key, places(1, len(after)))
	}
	return e.DB.QueryContext(ctx, fmt.Sprintf("SELECT %s FROM %s %s ORDER BY %s", strings.Join(names, ", "), t.name, where, key), after...)
}

func places(from, n int) string {
	var all []string
	for i := range n {
		all = append(all, fmt.Sprint("$", from+i))
	}
	return strings.Join(all, ", ")
}

// add adds rows in one transaction, on disk when it returns.
func (e End) add(ctx context.Context, t table, rows [][]any) error {
	return e.within(ctx, func(tx *sql.Tx) error {
		for some := range slices.Chunk(rows, e.lines) {
			query, args := e.insert(t, some)
			if _, err := tx.ExecContext(ctx, query, args...); err != nil {
				return err
			}
		}
		return nil
	})
}

func (d Dialect) insert(t table, rows [][]any) (query string, args []any) {
	var names, lines []string
	for _, c := range t.columns {
		names = append(names, quoted(c.name))
	}
	for _, row := range rows {
		var line []string
		for i, c := range t.columns {
			args = append(args, row[i])
			line = append(line, d.as(c, fmt.Sprint("$", len(args)), 1))
		}
		lines = append(lines, "("+strings.Join(line, ", ")+")")
	}
	return fmt.Sprintf("INSERT INTO %s (%s) VALUES %s", t.name, strings.Join(names, ", "), strings.Join(lines, ", ")), args
}

// next reads the next row, as it is the same from every database; nil after the last.
func (t table) next(rows *sql.Rows) ([]any, error) {
	if !rows.Next() {
		return nil, rows.Err()
	}
	row, into := make([]any, len(t.columns)), make([]any, len(t.columns))
	for i := range row {
		into[i] = &row[i]
	}
	if err := rows.Scan(into...); err != nil {
		return nil, err
	}
	for i, c := range t.columns {
		switch v := row[i].(type) {
		case []byte:
			row[i] = append([]byte{}, v...) // nothing is not NULL
		case string:
			if !c.object {
				break
			}
			said, err := inOrder(v)
			if err != nil {
				return nil, fmt.Errorf("%s of the row %s is no JSON: %w", c.name, t.said(row), err)
			}
			row[i] = said
		}
	}
	return row, nil
}

// inOrder is JSON without spaces, its names in order: a database that knows it as such keeps neither.
func inOrder(said string) (string, error) {
	d := json.NewDecoder(strings.NewReader(said))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		return "", err
	}
	if _, err := d.Token(); err != io.EOF {
		return "", errors.New("something follows it")
	}
	all, err := json.Marshal(v)
	return string(all), err
}
