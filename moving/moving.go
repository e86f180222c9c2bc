// Package moving moves what one store holds into another, of the same kind or of another: every row of every table, as
// their databases hold it. It knows no table: what there is, both databases say, and where they do not agree it refuses.
package moving

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// End is one end of a move: a database in which a store is, which nobody else uses meanwhile.
type End struct {
	Name string // as it is said, and known again by when a move goes on
	DB   *sql.DB
	Dialect
	Kept func(context.Context) error // says why others may use it again, should that be so; nil where nothing can bring that about
}

// Counted is a table of the database, and how many rows of it were moved and compared.
type Counted struct {
	Table string
	Rows  int
}

// Progress is told of each part of a move: what is done, and with how many rows; what it returns, of how many it has been.
type Progress func(doing string, rows int) (done func(rows int))

// So many rows, or about so many bytes, are written together: a transaction, and a sync.
const (
	atOnce = 500
	heavy  = 1 << 20
)

// move is a move under way.
type move struct {
	from, to End
	tables   []table
	progress Progress
}

// Move moves everything from one end into the other, which holds nothing yet, compares both row by row, and says what there
// was. What was stopped in the middle, or killed, goes on when the same is moved again; until then the target is no store
// (Whole). It refuses a target that holds anything else, and ends whose tables or columns are not the same.
func Move(ctx context.Context, from, to End, progress Progress) ([]Counted, error) {
	m := move{from: from, to: to, progress: progress}
	var err error
	if m.tables, err = agreed(ctx, from, to); err != nil {
		return nil, err
	}
	if err := m.begin(ctx); err != nil {
		return nil, err
	}
	counted, rows, err := m.count(ctx, from)
	if err != nil {
		return nil, err
	}
	if err := m.copyAll(ctx, rows); err != nil {
		return nil, err
	}
	if err := m.compareAll(ctx, rows); err != nil {
		return nil, err
	}
	if err := m.kept(ctx); err != nil { // as long as both are, nobody came between
		return nil, err
	}
	_, err = to.DB.ExecContext(ctx, "DROP TABLE "+marker)
	return counted, err
}

// marker is the table of a target that is not yet whole; in it stands what is moved there.
const marker = "moving"

// unfinished is what is being moved into a database, "" if nothing is.
func (d Dialect) unfinished(ctx context.Context, db *sql.DB) (source string, err error) {
	var is bool
	if err = db.QueryRowContext(ctx, d.has, marker).Scan(&is); err == nil && is {
		err = db.QueryRowContext(ctx, "SELECT source FROM "+marker).Scan(&source)
	}
	return source, err
}

// Whole refuses a database into which something was moved, but not to the end.
func (d Dialect) Whole(ctx context.Context, db *sql.DB) error {
	source, err := d.unfinished(ctx, db)
	if err == nil && source != "" {
		err = fmt.Errorf("only a part has come yet of what is moved here from %s: move it again, and it goes on", source)
	}
	return err
}

// Tables are the names of the tables that are moved out of an end.
func (e End) Tables(ctx context.Context) ([]string, error) {
	tables, err := e.layout(ctx, e.DB)
	return slices.Sorted(maps.Keys(tables)), err
}

// Vacant refuses a database that holds anything, unless it is a part of what is being moved there, and one that has tables
// which are none of a store's, though they are empty: it is another program's. Who is to bring it to the present layout asks
// this first: what is somebody else's is not to be changed.
func (d Dialect) Vacant(ctx context.Context, db *sql.DB, stores []string) error {
	source, err := d.unfinished(ctx, db)
	if err != nil || source != "" {
		return err
	}
	tables, err := d.layout(ctx, db)
	if err != nil {
		return err
	}
	var laid bool
	if err := db.QueryRowContext(ctx, d.has, layouts).Scan(&laid); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(tables)) {
		var rows int
		if err := db.QueryRowContext(ctx, "SELECT count(*) FROM "+quoted(name)).Scan(&rows); err != nil {
			return err
		}
		if rows > 0 && name != started {
			return fmt.Errorf("it holds other data already (%d rows of %s): name an empty one", rows, name)
		}
		if !laid || !slices.Contains(stores, name) {
			return fmt.Errorf("another program has it (the table %s is none of ours): name one that nobody uses", name)
		}
	}
	return nil
}

// begin marks the target, or sees that this move was begun before.
func (m *move) begin(ctx context.Context) error {
	switch source, err := m.to.unfinished(ctx, m.to.DB); {
	case err != nil:
		return err
	case source == m.from.Name:
		return nil
	case source != "":
		return fmt.Errorf("%s is being filled from %s: move that to the end, or empty it", m.to.Name, source)
	}
	var ours []string
	for _, t := range m.tables {
		ours = append(ours, t.name)
	}
	if err := m.to.Vacant(ctx, m.to.DB, ours); err != nil {
		return fmt.Errorf("%s: %w", m.to.Name, err)
	}
	return m.to.within(ctx, func(tx *sql.Tx) error {
		for _, query := range []string{"DELETE FROM " + started, "CREATE TABLE " + marker + " (source text NOT NULL)"} {
			if _, err := tx.ExecContext(ctx, query); err != nil {
				return err
			}
		}
		_, err := tx.ExecContext(ctx, "INSERT INTO "+marker+" (source) VALUES ($1)", m.from.Name)
		return err
	})
}

// kept refuses to go on where one of the ends is no longer kept from others.
func (m *move) kept(ctx context.Context) error {
	for _, e := range []End{m.from, m.to} {
		if e.Kept == nil {
			continue
		}
		if err := e.Kept(ctx); err != nil && ctx.Err() == nil {
			return fmt.Errorf("%s may be used by others again, and what is moved is perhaps not what is there: say the same once more, and the move goes on (%w)", e.Name, err)
		}
	}
	return ctx.Err()
}

// started is the table that a server writes to though nobody has come: whoever has tried one on the target holds no data.
const started = "alive"

func (e End) within(ctx context.Context, do func(*sql.Tx) error) error {
	tx, err := e.DB.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := do(tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

func (m *move) count(ctx context.Context, at End) (all []Counted, rows int, err error) {
	for _, t := range m.tables {
		of := Counted{Table: t.name}
		if err := at.DB.QueryRowContext(ctx, "SELECT count(*) FROM "+t.name).Scan(&of.Rows); err != nil {
			return nil, 0, err
		}
		all, rows = append(all, of), rows+of.Rows
	}
	return all, rows, nil
}

// copyAll copies what has not come yet.
func (m *move) copyAll(ctx context.Context, rows int) error {
	_, there, err := m.count(ctx, m.to)
	if err != nil {
		return err
	}
	done := m.progress("moving", rows)
	done(there)
	for _, t := range m.tables {
		if err := m.copy(ctx, t, done); err != nil {
			return fmt.Errorf("%s could not be moved: %w", t.name, err)
		}
	}
	return nil
}

// copy goes on after the last row that the target has: they come in the order of their keys.
func (m *move) copy(ctx context.Context, t table, done func(int)) error {
	last, err := m.to.last(ctx, t)
	if err != nil {
		return err
	}
	rows, err := m.from.read(ctx, t, last)
	if err != nil {
		return err
	}
	defer rows.Close()
	for {
		some, err := t.batch(rows)
		if err != nil || len(some) == 0 {
			return err
		}
		if err := m.kept(ctx); err != nil {
			return err
		}
		if err := m.to.add(ctx, t, some); err != nil {
			return fmt.Errorf("the %d rows from %s on: %w", len(some), t.said(some[0]), err)
		}
		done(len(some))
	}
}

// batch reads as many rows as are written together; none after the last.
func (t table) batch(rows *sql.Rows) (some [][]any, err error) {
	for size := 0; len(some) < atOnce && size < heavy; {
		row, err := t.next(rows)
		if err != nil || row == nil {
			return some, err
		}
		some, size = append(some, row), size+weight(row)
	}
	return some, nil
}

func weight(row []any) (n int) {
	for _, v := range row {
		switch v := v.(type) {
		case string:
			n += len(v)
		case []byte:
			n += len(v)
		}
	}
	return n
}

func (m *move) compareAll(ctx context.Context, rows int) error {
	done := m.progress("comparing", rows)
	for _, t := range m.tables {
		if err := m.compare(ctx, t, done); err != nil {
			return err
		}
	}
	return nil
}

// compare reads a table at both ends, in the same order, and says where they first differ; not in what, for it may be secret.
func (m *move) compare(ctx context.Context, t table, done func(int)) error {
	here, err := m.from.read(ctx, t, nil)
	if err != nil {
		return err
	}
	defer here.Close()
	there, err := m.to.read(ctx, t, nil)
	if err != nil {
		return err
	}
	defer there.Close()
	differs := func(row []any, how string) error {
		return fmt.Errorf("%s is not as %s: %s, row %s %s; was one of them used since the move began? Empty the target, and move anew", m.to.Name, m.from.Name, t.name, t.said(row), how)
	}
	for {
		was, err := t.next(here)
		if err != nil {
			return err
		}
		is, err := t.next(there)
		switch {
		case err != nil:
			return err
		case was == nil && is == nil:
			return nil
		case was == nil:
			return differs(is, "is too many")
		case is == nil || t.said(was) != t.said(is):
			return differs(was, "is missing, or another has come before it")
		}
		if unlike := t.unlike(was, is); len(unlike) > 0 {
			return differs(was, "differs in "+strings.Join(unlike, ", "))
		}
		done(1)
	}
}

// table is one of the database's, as both ends know it.
type table struct {
	name    string
	columns []column // in the order of the names
	key     []int    // which of them are the key, in its order
}

// column is one of a table's.
type column struct {
	name   string
	key    int // its place in the key, 0 if it is none of it
	text   bool
	truth  bool // one end has it as true or false, and the other may as 1 or 0
	object bool // it is JSON, and at one end no more than what that says
}

// agreed are the tables that both ends have, each after those it refers to.
func agreed(ctx context.Context, from, to End) ([]table, error) {
	here, err := from.layout(ctx, from.DB)
	if err != nil {
		return nil, err
	}
	there, err := to.layout(ctx, to.DB)
	if err != nil {
		return nil, err
	}
	var all []table
	for _, name := range slices.Sorted(maps.Keys(both(here, there))) {
		t := table{name: name}
		for _, of := range slices.Sorted(maps.Keys(both(here[name], there[name]))) {
			x, known := here[name][of]
			y, also := there[name][of]
			if !known || !also || x.key != y.key || x.text != y.text {
				return nil, fmt.Errorf("%s and %s are of different layouts: %s.%s is not the same in both; use each once with this signoria", from.Name, to.Name, name, of)
			}
			x.truth, x.object = x.truth || y.truth, x.object || y.object
			t.columns = append(t.columns, x)
		}
		for i, c := range t.columns {
			if c.key > 0 {
				t.key = append(t.key, i)
			}
		}
		slices.SortFunc(t.key, func(a, b int) int { return t.columns[a].key - t.columns[b].key })
		all = append(all, t)
	}
	slices.SortStableFunc(all, func(a, b table) int { return rank(a.name) - rank(b.name) })
	return all, nil
}

func both[V any](a, b map[string]V) map[string]V {
	all := maps.Clone(a)
	if all == nil {
		all = map[string]V{}
	}
	maps.Copy(all, b)
	return all
}

// rank is where a table stands: all others refer to these two.
func rank(table string) int {
	if i := slices.Index([]string{"players", "tables"}, table); i >= 0 {
		return i
	}
	return 2
}

// said names a row by its key.
func (t table) said(row []any) string {
	var key []string
	for _, i := range t.key {
		key = append(key, fmt.Sprint(row[i]))
	}
	return strings.Join(key, " ")
}

// unlike are the columns in which two rows differ.
func (t table) unlike(a, b []any) (names []string) {
	for i, c := range t.columns {
		if !reflect.DeepEqual(a[i], b[i]) {
			names = append(names, c.name)
		}
	}
	return names
}
