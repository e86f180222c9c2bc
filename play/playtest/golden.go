package playtest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"signoria"
	"signoria/play"
)

// GoldenTable is a table of which a game keeps a golden record.
type GoldenTable struct {
	Name    string
	Seats   int
	Options map[string]int
}

// Golden holds a game to its golden records: whole games that must replay for ever, row by row, and tell the same story.
// The record and story of each lie in testdata as golden-<name>.json and .txt; with update they are made anew by playing
// the tables, these bots at their seats.
func Golden(t *testing.T, g play.Game, update bool, bots []string, tables []GoldenTable) {
	t.Helper()
	for i, x := range tables {
		t.Run(x.Name, func(t *testing.T) {
			setup := signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: x.Seats, Options: x.Options, Seed: uint64(100 + i)}
			golden(t, g, x.Name, Options{Setup: setup, Seed: 7, Bots: bots[:x.Seats], Meddle: true}, update)
		})
	}
}

// golden holds a game to one of its golden records.
func golden(t *testing.T, g play.Game, name string, o Options, update bool) {
	t.Helper()
	file := filepath.Join("testdata", "golden-"+name)
	if update {
		p, err := Play(g, o)
		if err != nil {
			t.Fatal(err)
		}
		write(t, file+".json", encoded(t, p.Record))
		write(t, file+".txt", story(t, g, p.Record))
	}
	want, err := os.ReadFile(file + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	if got := story(t, g, GoldenRecord(t, name)); got != string(want) {
		t.Errorf("the record tells another story; first difference:\n%s", firstDifference(string(want), got))
	}
}

// GoldenRecord reads a golden record.
func GoldenRecord(t testing.TB, name string) (r signoria.Record) {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("testdata", "golden-"+name+".json"))
	if err == nil {
		err = json.Unmarshal(raw, &r)
	}
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// story verifies a record and tells it line by line, with the standing. It names the lines rather than
// telling them, so that a text may be bettered.
func story(t *testing.T, g play.Game, r signoria.Record) string {
	t.Helper()
	l, err := g.Verify(r)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, line := range l.Lines(0) {
		fmt.Fprintf(&b, "%d %s %v\n", line.Row, g.LineName(line.Key), line.Args)
	}
	fmt.Fprintf(&b, "%+v\n", l.Standing())
	return b.String()
}

// encoded writes a record with a row on each line, so that a diff can be read.
func encoded(t *testing.T, r signoria.Record) string {
	t.Helper()
	head := r
	head.Rows = nil
	raw, err := json.Marshal(head)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	b.WriteString(strings.TrimSuffix(string(raw), "null}"))
	b.WriteString("[\n")
	for i, row := range r.Rows {
		line, err := json.Marshal(row)
		if err != nil {
			t.Fatal(err)
		}
		b.Write(line)
		if i < len(r.Rows)-1 {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
	}
	b.WriteString("]}\n")
	return b.String()
}

func write(t *testing.T, file, text string) {
	t.Helper()
	err := os.MkdirAll(filepath.Dir(file), 0o755)
	if err == nil {
		err = os.WriteFile(file, []byte(text), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range w {
		if i >= len(g) || w[i] != g[i] {
			return fmt.Sprintf("line %d\nwant %s\ngot  %s", i+1, w[i], strings.Join(g[i:min(i+1, len(g))], ""))
		}
	}
	return "it goes on"
}
