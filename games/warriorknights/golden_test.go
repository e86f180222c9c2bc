package warriorknights

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/playtest"
)

var update = flag.Bool("update", false, "make the golden records anew")

// ours is the game with the bots the tests use.
var ours = NewGame([]string{"random", "squire"}, Bots{
	"random": func(seed uint64) play.Policy[State] { return play.NewRandom[State](seed) },
	"squire": NewSquire,
})

// Golden records are whole games that must replay for ever, row by row, and tell the same story.
func TestGoldenRecords(t *testing.T) {
	for i, c := range []struct {
		name    string
		seats   int
		options map[string]int
	}{
		{"two-barons", 2, nil},
		{"four-barons", 4, map[string]int{"free-motions": 1}},
		{"six-barons", 6, map[string]int{"heirs": 1}},
		{"elimination", 3, map[string]int{"elimination": 1, "might": 1}},
		{"bargains", 4, map[string]int{"heirs": 1, "length": 8}},
	} {
		t.Run(c.name, func(t *testing.T) {
			file := filepath.Join("testdata", "golden-"+c.name)
			if *update {
				setup := signoria.Setup{Game: ID, Version: Version, Seats: c.seats, Options: c.options, Seed: uint64(100 + i)}
				p, err := playtest.Play(ours, playtest.Options{Setup: setup, Seed: 7, Bots: []string{"squire", "squire", "squire", "squire", "squire", "squire"}, Meddle: true})
				if err != nil {
					t.Fatal(err)
				}
				write(t, file+".json", encoded(t, p.Record))
				write(t, file+".txt", story(t, p.Record))
			}
			want, err := os.ReadFile(file + ".txt")
			if err != nil {
				t.Fatal(err)
			}
			if got := story(t, golden(t, c.name)); got != string(want) {
				t.Errorf("the record tells another story; first difference:\n%s", firstDifference(string(want), got))
			}
		})
	}
}

// golden reads a golden record.
func golden(t testing.TB, name string) (r signoria.Record) {
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
func story(t *testing.T, r signoria.Record) string {
	t.Helper()
	l, err := ours.Verify(r)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, line := range l.Lines(0) {
		fmt.Fprintf(&b, "%d %s %v\n", line.Row, ours.LineName(line.Key), line.Args)
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
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
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

func TestRandomTablesKeepWhatEveryGameMustKeep(t *testing.T) {
	if testing.Short() {
		t.Skip("plays whole tables")
	}
	for seats := 2; seats <= MaxBarons; seats++ {
		t.Run(fmt.Sprintf("%d Barons", seats), func(t *testing.T) {
			t.Parallel()
			setup := signoria.Setup{Game: ID, Version: Version, Seats: seats, Seed: uint64(seats), Options: map[string]int{"length": 8, "heirs": seats % 2, "elimination": seats / 4}}
			if _, err := playtest.Play(ours, playtest.Options{Setup: setup, Seed: uint64(seats), Bots: []string{"squire"}, Meddle: true, Blind: true}); err != nil {
				t.Error(err)
			}
		})
	}
}

func BenchmarkLiveAnswer(b *testing.B) {
	setup := signoria.Setup{Game: ID, Version: Version, Seats: 6}
	var l play.Live
	b.ReportAllocs()
	for b.Loop() {
		if l == nil || l.Over() {
			setup.Seed++
			var err error
			if l, err = ours.Start(setup); err != nil {
				b.Fatal(err)
			}
		}
		o := l.Offers()[0]
		c := o.Choices[len(o.Choices)-1]
		if _, err := l.Answer(c.With(o.Seat, c.Lo)); err != nil {
			b.Fatal(err)
		}
		l.View(o.Seat)
	}
}
