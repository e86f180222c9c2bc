package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"signoria"
	"signoria/games"
	"signoria/host"
	"signoria/play"
	"signoria/postgres"
	"signoria/postgres/pgtest"
	"signoria/sqlite"
)

// filled is a data folder in which there is something of everything that a store keeps: beside the table of played, which is
// its first, one that is made up.
func filled(t *testing.T, g play.Game) (data, id string) {
	t.Helper()
	data, id = t.TempDir(), "played"
	played(t, data, id, g)
	store := inFolder(t, data)
	defer store.Close()
	ctx := t.Context()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	_, err := store.UpdateTable(ctx, id, func(x *signoria.Table) ([]signoria.Row, error) {
		for s := range x.Chairs {
			x.Chairs[s] = signoria.Chair{Player: "ada", Name: "Ada"}
		}
		x.Manners.Clock.Kind = signoria.NoClock
		return nil, nil
	})
	must(err)
	must(store.CreatePlayer(ctx, signoria.Player{ID: "bea", Name: "Beà <b>", Created: time.UnixMilli(1760000000001)}, []byte{0, 1, 255}))
	odd := signoria.Table{ID: "made-up", Host: "bea", Created: time.UnixMilli(1760000000002),
		Setup:   signoria.Setup{Game: g.ID(), Version: 3, Seats: 2, Options: map[string]int{"b": 2, "a": 1}, Seed: 1<<64 - 1, Box: "a box", Commitment: signoria.Commit(7)},
		Chairs:  []signoria.Chair{{Player: "bea", Name: "l’«Oro»", Alias: true, Bot: "squire", Resigned: true}, {}},
		Manners: signoria.Manners{Clock: signoria.Clock{Kind: signoria.PerTurn, Seconds: 60}}, Affairs: signoria.Affairs{Foreseen: true, Next: "next"},
		Progress: signoria.Progress{Status: signoria.Finished, Waiting: []signoria.Seat{1, 0}, Turn: 9, Moved: time.UnixMilli(1760000000003)}}
	must(store.CreateTable(ctx, odd))
	must(store.AppendRows(ctx, odd.ID, []signoria.Row{
		{No: 1, Kind: signoria.Aside, Seat: -1, Ask: 1 << 30, Verb: 1<<16 - 1, A: -1 << 15, B: 1<<15 - 1, C: -3, N: 4, Target: 5, Sheet: 6, Bot: true, Note: "a \"note\"\n", At: 1760000000004, Hand: signoria.ByOrder},
		{No: 2, Kind: signoria.Answered},
	}, odd.Progress))
	must(store.SaveBase(ctx, odd.ID, signoria.Base{Version: 1, Row: 2, Ask: 3, State: json.RawMessage(` {"b":1.50, "a":[]}`)}))
	must(store.SaveOrigin(ctx, odd.ID, signoria.Base{Version: 1, Row: 2, Ask: 3, State: json.RawMessage(`{}`)}))
	must(store.SaveOrigin(ctx, id, signoria.Base{})) // the start has no state
	must(store.SaveSeen(ctx, id, []signoria.Seen{{Player: "bea", Seat: 1, Row: 4}, {Player: "bea", Seat: signoria.Nobody, Row: 2}}))
	must(store.AppendLetter(ctx, id, signoria.Letter{At: time.UnixMilli(5), Author: "ada", Seat: 1, To: "bea", Text: "psst"}, 10))
	must(store.AppendLetter(ctx, id, signoria.Letter{At: time.UnixMilli(6), Author: "bea", Seat: 2, Text: "all"}, 10))
	must(store.MarkRead(ctx, id, "ada", "bea", 2))
	must(store.Mute(ctx, "ada", "bea", true))
	_, _, err = store.UpdateOrders(ctx, odd.ID, func([]signoria.Order) []signoria.Order {
		return []signoria.Order{{No: 2, Player: "bea", Way: signoria.UpTo, Args: [6]int16{-1, 2}, Term: signoria.ThisGame, Final: true}}
	})
	must(err)
	must(store.KeepTicket(ctx, "bea", []byte{2, 0, 255}, time.UnixMilli(1760000000010)))
	_, err = store.Exchange(ctx, []byte{2, 0, 255}, []byte{3, 0, 255}, time.UnixMilli(1760000000006))
	must(err)
	must(store.KeepTicket(ctx, "bea", []byte{4, 0, 255}, time.UnixMilli(1760000000010)))
	must(store.Subscribe(ctx, signoria.Subscription{Endpoint: "https://push.example/à", Player: "bea", Key: []byte{4, 0, 255}, Auth: []byte{0},
		Lang: "it", Site: "https://signoria.example", Made: time.UnixMilli(1760000000007)}))
	must(store.Pushed(ctx, "https://push.example/à", time.UnixMilli(1760000000008), false))
	_, err = store.Secret(ctx, "odd", []byte{0, 255})
	must(err)
	must(store.KeepBox(ctx, signoria.BoxFile{Game: "toy", Name: "mine.yaml", Text: []byte("\x00\xff")}))
	_, err = store.Alive(ctx, time.UnixMilli(1760000000005))
	must(err)
	return data, id
}

func inFolder(t *testing.T, data string) *sqlite.Store {
	t.Helper()
	store, err := sqlite.Open(t.Context(), filepath.Join(data, storeFile))
	if err != nil {
		t.Fatal(err)
	}
	return store
}

func inDatabase(t *testing.T, address string) *postgres.Store {
	t.Helper()
	store, err := postgres.Open(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	return store
}

// all is everything that is in the file of a data folder: by table, its rows, by column. JSON is what it says.
func all(t *testing.T, data string) map[string][]map[string]any {
	t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(data, storeFile))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	found := map[string][]map[string]any{}
	for _, name := range tableNames(t, db) {
		rows, err := db.Query("SELECT * FROM " + name)
		if err != nil {
			t.Fatal(err)
		}
		columns, err := rows.Columns()
		if err != nil {
			t.Fatal(err)
		}
		found[name] = nil
		for rows.Next() {
			row, into, one := make([]any, len(columns)), make([]any, len(columns)), map[string]any{}
			for i := range into {
				into[i] = &row[i]
			}
			if err := rows.Scan(into...); err != nil {
				t.Fatal(err)
			}
			for i, c := range columns {
				one[c] = row[i]
				if said, is := row[i].(string); is && strings.HasPrefix(said, "{") {
					var meant any
					if json.Unmarshal([]byte(said), &meant) == nil {
						one[c] = meant
					}
				}
			}
			found[name] = append(found[name], one)
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
	}
	return found
}

func tableNames(t *testing.T, db *sql.DB) (names []string) {
	t.Helper()
	rows, err := db.Query(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'goose_db_version' ORDER BY name`)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	return names
}

// moved moves, and says what it said.
func moved(t *testing.T, from, to string) string {
	t.Helper()
	status, out, errs := said(t, "move", "--from", from, "--to", to)
	if status != 0 {
		t.Fatalf("status %d: %s", status, errs)
	}
	return out
}

// Whatever the layouts have is moved, into a database and back: this fails when a migration adds a table or a column that is
// not, or that nothing here fills.
func TestEverythingIsMovedThereAndBack(t *testing.T) {
	data, _ := filled(t, games.All()[0])
	before, database, back := all(t, data), pgtest.Database(t), filepath.Join(t.TempDir(), "back")
	for table, rows := range before {
		if len(rows) == 0 {
			t.Errorf("nothing here fills %s", table)
			continue
		}
		for column := range rows[0] {
			empty := func(row map[string]any) bool {
				return slices.ContainsFunc([]any{nil, int64(0), "", []byte{}}, func(none any) bool { return reflect.DeepEqual(row[column], none) })
			}
			if !slices.ContainsFunc(rows, func(row map[string]any) bool { return !empty(row) }) {
				t.Errorf("nothing here fills %s.%s", table, column)
			}
		}
	}
	out := moved(t, "sqlite:"+data, database)
	rows := 0
	for table, of := range before {
		rows += len(of)
		if !strings.Contains(strings.Join(strings.Fields(out), " "), fmt.Sprintf("%s %d", table, len(of))) {
			t.Errorf("it does not say that it moved %d rows of %s: %s", len(of), table, out)
		}
	}
	if want := fmt.Sprintf("%d rows of %d tables, each compared", rows, len(before)); !strings.Contains(out, want) {
		t.Errorf("it said %q, not %q", out, want)
	}
	moved(t, database+"&pool_max_conns=2", "sqlite:"+back) // as its server is told
	after := all(t, back)
	for table, was := range before {
		if len(after[table]) != len(was) {
			t.Fatalf("%s has %d rows, it had %d", table, len(after[table]), len(was))
		}
		for _, row := range was {
			if !slices.ContainsFunc(after[table], func(is map[string]any) bool { return reflect.DeepEqual(row, is) }) {
				t.Errorf("of %s it has not %v", table, row)
			}
		}
	}
	if !reflect.DeepEqual(all(t, data), before) {
		t.Error("what was moved is not as it was")
	}
}

// A table goes on where it was moved to, and its record is the same there.
func TestATableGoesOnWhereItIsMovedTo(t *testing.T) {
	g := games.All()[0]
	data, id := filled(t, g)
	database, back := pgtest.Database(t), filepath.Join(t.TempDir(), "back")
	store := inFolder(t, data)
	record := recordAt(t, store, g, id)
	if err := store.Close(); err != nil {
		t.Fatal(err)
	}
	moved(t, "sqlite:"+data, database)
	there := inDatabase(t, database)
	if got := recordAt(t, there, g, id); got != record {
		t.Errorf("in the database its record is\n%s\nand was\n%s", got, record)
	}
	goOn(t, there, id)
	longer := recordAt(t, there, g, id)
	if err := there.Close(); err != nil {
		t.Fatal(err)
	}
	if len(longer) <= len(record) || !strings.HasPrefix(longer, strings.TrimSuffix(record, "]}")) {
		t.Fatalf("its record went on to\n%s\nand was\n%s", longer, record)
	}
	moved(t, database, "sqlite:"+back)
	store = inFolder(t, back)
	defer store.Close()
	if got := recordAt(t, store, g, id); got != longer {
		t.Errorf("in the folder its record is\n%s\nand was\n%s", got, longer)
	}
	goOn(t, store, id)
	recordAt(t, store, g, id)
}

// recordAt is a table's record, which replays.
func recordAt(t *testing.T, store signoria.Store, g play.Game, id string) string {
	t.Helper()
	x, err := store.Table(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := store.Rows(t.Context(), id, 0)
	if err != nil {
		t.Fatal(err)
	}
	r := signoria.Record{Setup: x.Setup, Rows: rows}
	live, err := g.Verify(r)
	if err == nil {
		err = live.Check()
	}
	if err != nil {
		t.Fatal(err)
	}
	raw, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// goOn gives some answers at a table, at which ada has every seat.
func goOn(t *testing.T, store signoria.Store, id string) {
	t.Helper()
	h := host.New(store, games.All(), host.Options{})
	defer h.Close()
	for given := 0; given < 5; {
		before := given
		for s := range play.Seat(3) {
			w, err := h.Watch(t.Context(), id, "ada", s)
			if err != nil {
				t.Fatal(err)
			}
			sight, _, err := w.SeeNow(t.Context(), "en")
			w.Close()
			if err != nil {
				t.Fatal(err)
			}
			if sight.Offer == nil {
				continue
			}
			if err := h.Answer(t.Context(), id, "ada", s, host.Pick{Token: sight.Offer.Token, Number: int(sight.Offer.Choices[0].Lo)}); err != nil {
				t.Fatal(err)
			}
			given++
		}
		if given == before {
			t.Fatal("nobody is asked")
		}
	}
}

// Killed in the middle of a table, a move goes on from there: nothing is twice, and no server takes the half.
func TestAMoveThatWasKilledGoesOn(t *testing.T) {
	data := long(t)
	database, back := pgtest.Database(t), filepath.Join(t.TempDir(), "back")
	c := waiting(t, database)
	child := process("move", "--from", "sqlite:"+data, "--to", database)
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	pgtest.Waits(t, database)
	if err := child.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = child.Wait() // it was killed
	if _, err := c.Exec(t.Context(), `SELECT pg_advisory_unlock(7)`); err != nil {
		t.Fatal(err)
	}
	var came int
	if err := c.QueryRow(t.Context(), `SELECT count(*) FROM rows`).Scan(&came); err != nil || came == 0 || came >= 2500 {
		t.Fatalf("%d rows have come (%v): that is not the middle", came, err)
	}
	refuses := func(want string, args ...string) {
		t.Helper()
		left(t, c)
		if status, _, errs := said(t, args...); status != 1 || !strings.Contains(errs, want) {
			t.Errorf("%q: status %d, said %q; want %q", args, status, errs, want)
		}
	}
	refuses("only a part has come yet of what is moved here from "+filepath.Join(data, storeFile), "serve", "--addr", "127.0.0.1:0", "--store", database)
	refuses("only a part has come yet", "move", "--from", database, "--to", "sqlite:"+back)
	other, _ := filled(t, games.All()[0])
	refuses("is being filled from "+filepath.Join(data, storeFile), "move", "--from", "sqlite:"+other, "--to", database)
	left(t, c)
	moved(t, "sqlite:"+data, database)
	moved(t, database, "sqlite:"+back)
	if before, after := all(t, data), all(t, back); len(after["rows"]) != len(before["rows"]) || len(after) != len(before) {
		t.Errorf("%d rows of %d tables have come; there were %d of %d", len(after["rows"]), len(after), len(before["rows"]), len(before))
	}
	refuses("holds other data already", "move", "--from", "sqlite:"+data, "--to", database)
}

// left waits until nobody keeps a database from others any more: whose program is gone, or has closed its connection, keeps it until
// the database has noticed.
func left(t *testing.T, c *pgx.Conn) {
	t.Helper()
	for held := true; held; time.Sleep(5 * time.Millisecond) {
		err := c.QueryRow(t.Context(), `SELECT EXISTS (SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
			WHERE locktype = 'advisory' AND datname = current_database())`).Scan(&held)
		if err != nil {
			t.Fatal(err)
		}
	}
}

// long is a data folder with a table of 2500 rows.
func long(t *testing.T) (data string) {
	t.Helper()
	data, id := filled(t, games.All()[0])
	store := inFolder(t, data)
	x, err := store.Table(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	var more []signoria.Row
	for no := x.Rows + 1; no <= 2500; no++ {
		more = append(more, signoria.Row{No: no, Kind: signoria.Answered, Note: fmt.Sprint(no)})
	}
	if err := errors.Join(store.AppendRows(t.Context(), id, more, x.Progress), store.Close()); err != nil {
		t.Fatal(err)
	}
	return data
}

// waiting gives a database our layout, and lets whoever adds row 1200 of a table wait for the lock 7, which it has.
func waiting(t *testing.T, database string) *pgx.Conn {
	t.Helper()
	c := laidOut(t, database)
	for _, query := range []string{`SELECT pg_advisory_lock(7)`,
		`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(7); RETURN new; END'`,
		`CREATE TRIGGER waits BEFORE INSERT ON rows FOR EACH ROW WHEN (new.no = 1200) EXECUTE FUNCTION wait()`} {
		if _, err := c.Exec(t.Context(), query); err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// Once the connection is gone that keeps a database from servers, one may have come: the move ends, and goes on when it keeps
// it again.
func TestAMoveEndsThatNoLongerKeepsADatabaseFromOthers(t *testing.T) {
	data, source := long(t), pgtest.Database(t)
	moved(t, "sqlite:"+data, source)
	for _, from := range []string{"sqlite:" + data, source} {
		to := pgtest.Database(t)
		c := waiting(t, to)
		lost := source
		if from != source {
			lost = to
		}
		type end struct {
			status int
			errs   string
		}
		ended := make(chan end)
		go func() {
			status, _, errs := said(t, "move", "--from", from, "--to", to)
			ended <- end{status, errs}
		}()
		pgtest.Waits(t, to)
		cut, err := c.Exec(t.Context(), `SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_stat_activity a USING (pid)
			WHERE l.locktype = 'advisory' AND l.objid <> 7 AND '/' || a.datname = $1`, pathOf(t, lost))
		if err != nil || cut.RowsAffected() != 1 {
			t.Fatalf("%v were cut (%v)", cut, err)
		}
		if _, err := c.Exec(t.Context(), `SELECT pg_advisory_unlock(7)`); err != nil {
			t.Fatal(err)
		}
		if got := <-ended; got.status != 1 || !strings.Contains(got.errs, pathOf(t, lost)[1:]+" at") || !strings.Contains(got.errs, "may be used by others again") {
			t.Fatalf("from %s: status %d, said %q", from, got.status, got.errs)
		}
		if status, _, errs := said(t, "serve", "--addr", "127.0.0.1:0", "--store", to); status != 1 || !strings.Contains(errs, "only a part has come yet") {
			t.Errorf("from %s: a server takes it: status %d, said %q", from, status, errs)
		}
		moved(t, from, to)
	}
}

// pathOf is the path of an address: a slash, and the database's name.
func pathOf(t *testing.T, address string) string {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	return u.Path
}

func TestMoveSaysWhatIsWrong(t *testing.T) {
	data, _ := filled(t, games.All()[0])
	database, empty, older := pgtest.Database(t), pgtest.Database(t), pgtest.Database(t)
	moved(t, "sqlite:"+data, older)
	c, err := pgx.Connect(t.Context(), older)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close(context.Background())
	layout := func(query string) {
		t.Helper()
		if _, err := c.Exec(t.Context(), query); err != nil {
			t.Fatal(err)
		}
	}
	_, stop := serving(t, "--addr", "127.0.0.1:0", "--store", database)
	defer stop()
	wants := func(status int, says string, args ...string) {
		t.Helper()
		got, out, errs := said(t, append([]string{"move"}, args...)...)
		if got != status || !strings.Contains(errs, says) || strings.Contains(out+errs, "secret") {
			t.Errorf("%q: status %d, said %q; want %d, %q", args, got, errs, status, says)
		}
	}
	into := func() string { return "sqlite:" + filepath.Join(t.TempDir(), "new") }
	wants(2, "two places", "--from", "sqlite:"+data, "--to", "sqlite:"+data)
	wants(2, "--from: say sqlite: and a data folder", "--from", "ada:secret@db", "--to", database)
	wants(2, "--to: say sqlite: and a data folder", "--from", "sqlite:"+data)
	wants(2, "is not expected here", "postgres://ada:secret@db/name", "--to", empty)
	wants(2, "is not expected here", "now", "--from", "sqlite:"+data, "--to", empty)
	wants(1, "there is no store to move", "--from", into(), "--to", empty)
	wants(1, "there is no store in it", "--from", empty, "--to", into())
	wants(1, "a server has it: stop that first", "--from", "sqlite:"+data, "--to", database)
	wants(1, "a server has it: stop that first", "--from", database, "--to", into())
	wants(1, "holds other data already", "--from", "sqlite:"+data, "--to", older)
	_, stopFolder := serving(t, "--addr", "127.0.0.1:0", "--data", data)
	wants(1, "is in use: process", "--from", "sqlite:"+data, "--to", empty)
	wants(1, "is in use: process", "--from", older, "--to", "sqlite:"+data)
	stopFolder()
	beside := pgtest.Database(t)
	if _, err := laidOut(t, beside).Exec(t.Context(), `CREATE TABLE "of others" (one integer)`); err != nil {
		t.Fatal(err)
	}
	wants(1, "another program has it (the table of others is none of ours)", "--from", "sqlite:"+data, "--to", beside)
	layout("CREATE UNLOGGED TABLE momentary (one integer)")
	layout("ALTER TABLE mutes ADD COLUMN its_own xid8, ADD COLUMN more text")
	wants(1, "mutes.more is not the same in both", "--from", older, "--to", into())
	layout("INSERT INTO goose_db_version (version_id, is_applied) VALUES (9999, true)")
	wants(1, "newer signoria", "--from", older, "--to", into())
	wants(1, "newer signoria", "--from", "sqlite:"+data, "--to", older)
	layout("DELETE FROM goose_db_version WHERE version_id > 1")
	wants(1, "holds other data already", "--from", "sqlite:"+data, "--to", older)
	wants(1, "older signoria", "--from", older, "--to", into())
}

// What is somebody else's is refused as it is: it is not even brought to a layout.
func TestAMoveMakesNothingWhereOthersHaveData(t *testing.T) {
	data, _ := filled(t, games.All()[0])
	address, folder := pgtest.Database(t), t.TempDir()
	database, err := sql.Open("pgx", address)
	if err != nil {
		t.Fatal(err)
	}
	defer database.Close()
	file, err := sql.Open("sqlite", filepath.Join(folder, storeFile))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for _, c := range []struct {
		db         *sql.DB
		to, tables string
	}{
		{database, address, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"},
		{file, "sqlite:" + folder, "SELECT count(*) FROM sqlite_schema"},
	} {
		for _, of := range []struct{ query, says string }{
			{`CREATE TABLE players (nick text)`, "another program has it (the table players is none of ours)"}, // it is only called as ours
			{`ALTER TABLE players RENAME TO "of others"`, "another program has it (the table of others is none of ours)"},
			{`INSERT INTO "of others" VALUES (1)`, "holds other data already (1 rows of of others)"},
		} {
			if _, err := c.db.Exec(of.query); err != nil {
				t.Fatal(err)
			}
			if status, _, errs := said(t, "move", "--from", "sqlite:"+data, "--to", c.to); status != 1 || !strings.Contains(errs, of.says) {
				t.Errorf("%s: status %d, said %q", c.to, status, errs)
			}
			var tables int
			if err := c.db.QueryRow(c.tables).Scan(&tables); err != nil || tables != 1 {
				t.Errorf("%s: it has %d tables now (%v)", c.to, tables, err)
			}
		}
	}
}

// laidOut gives a database our layout, with nothing in it, and connects to it.
func laidOut(t *testing.T, database string) *pgx.Conn {
	t.Helper()
	if err := inDatabase(t, database).Close(); err != nil {
		t.Fatal(err)
	}
	c, err := pgx.Connect(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close(context.Background()) })
	return c
}

// What is not as it was is told by its key, and not what it says.
func TestAMoveTellsWhatCameOtherwise(t *testing.T) {
	data, _ := filled(t, games.All()[0])
	database := pgtest.Database(t)
	c := laidOut(t, database)
	for _, query := range []string{`CREATE FUNCTION other() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN new.text := ''other''; RETURN new; END'`,
		`CREATE TRIGGER others BEFORE INSERT ON letters FOR EACH ROW WHEN (new.text = 'psst') EXECUTE FUNCTION other()`} {
		if _, err := c.Exec(t.Context(), query); err != nil {
			t.Fatal(err)
		}
	}
	status, _, errs := said(t, "move", "--from", "sqlite:"+data, "--to", database)
	if status != 1 || !strings.Contains(errs, "letters, row played 1 differs in text") || strings.Contains(errs, "psst") {
		t.Errorf("status %d, said %q", status, errs)
	}
	if status, _, errs := said(t, "serve", "--addr", "127.0.0.1:0", "--store", database); status != 1 || !strings.Contains(errs, "only a part has come yet") {
		t.Errorf("a server takes it: status %d, said %q", status, errs)
	}
}
