package postgres_test

import (
	"slices"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"signoria"
	"signoria/postgres"
	"signoria/postgres/pgtest"
)

// A host that says nothing more is missed, its pages count as closed since it did last, and whoever follows is told. Should it
// wake it is told that it was forgotten.
func TestAHostThatIsSilentHasGone(t *testing.T) {
	address := pgtest.Database(t)
	a, b := open(t, address), open(t, address)
	defer a.Close()
	defer b.Close()
	hears := listening(t, a)
	people(t, b, "ada")
	table(t, b, "u")
	hears.wants(t, signoria.Notice{Table: "u"}) // from now on it hears
	beats := func(at *postgres.Store, host string, news ...signoria.Presence) ([]signoria.AtWork, bool) {
		t.Helper()
		atWork, anew, err := at.Beat(t.Context(), signoria.AtWork{Host: host}, news)
		if err != nil {
			t.Fatal(err)
		}
		return atWork, anew
	}
	beats(a, "a")
	beats(b, "b", signoria.Presence{Table: "t", Player: "ada", Pages: 1})
	last := time.Now()
	hears.wants(t, signoria.Notice{Table: "t"}) // that somebody is there
	for atWork := []signoria.AtWork{}; !slices.Equal(atWork, []signoria.AtWork{{Host: "a"}}); time.Sleep(100 * time.Millisecond) {
		atWork, _ = beats(a, "a")
	}
	if missed := time.Since(last); missed < signoria.Absent {
		t.Errorf("after %v it is missed already", missed)
	}
	there, err := a.Elsewhere(t.Context(), "a", "t")
	if err != nil || len(there) != 1 || there[0].Pages != 0 || there[0].Went.Sub(last).Abs() > time.Second {
		t.Errorf("last it beat at %v, and there are %+v (%v)", last, there, err)
	}
	if atWork, anew := beats(b, "b"); !anew || len(atWork) != 2 {
		t.Errorf("it wakes, and is told %v and %v", atWork, anew)
	}
}

// A host that is cut off in the middle of a beat holds up no other's, and counts as gone when it is silent.
func TestAHostThatIsCutOffInTheMiddleHoldsUpNoOther(t *testing.T) {
	address := pgtest.Database(t)
	a := open(t, address)
	defer a.Close()
	beats := func() []signoria.AtWork {
		t.Helper()
		atWork, _, err := a.Beat(t.Context(), signoria.AtWork{Host: "a"}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return atWork
	}
	beats()
	cut, err := pgx.Connect(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	defer cut.Close(t.Context())
	for _, said := range []string{`INSERT INTO hosts (id, at, rules, boxes, begins) VALUES ('b', now() - interval '1 minute', 0, '', false)`, `BEGIN`, `UPDATE hosts SET at = now() WHERE id = 'b'`} {
		if _, err := cut.Exec(t.Context(), said); err != nil {
			t.Fatal(err)
		}
	}
	if atWork := beats(); len(atWork) != 1 {
		t.Errorf("at work are %+v", atWork)
	}
}
