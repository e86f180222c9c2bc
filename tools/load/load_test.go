package main

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"signoria/postgres/pgtest"
)

func TestMain(m *testing.M) { pgtest.Main(m) }

// TestALoad plays two tables on a server of this house for a moment, on each store: its pages are told, by what has changed too,
// and every answer is one that was offered.
func TestALoad(t *testing.T) {
	build := filepath.Join(t.TempDir(), "signoria")
	if out, err := exec.Command("go", "build", "-o", build, "signoria/cmd/signoria").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	l := load{Game: "warrior-knights", Tables: 2, Seats: 3, Warm: time.Second, After: 20, For: 2 * time.Second}
	all, err := kinds([]string{build}, "sqlite,postgres", "1")
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range all {
		t.Run(k.store, func(t *testing.T) {
			if k.store == inDatabase {
				pgtest.Running(t) // or it is skipped
			}
			loads(t, l, k)
		})
	}
}

func loads(t *testing.T, l load, k kind) {
	f, err := l.run(t.Context(), k)
	if err != nil {
		t.Fatal(err)
	}
	if (f.store > 0) != (k.store == inDatabase) || f.store >= f.cost {
		t.Errorf("of %.2f ms PostgreSQL took %.2f", f.cost, f.store)
	}
	if f.perSecond == 0 || f.cost == 0 || len(f.waits) == 0 || f.bytes == 0 || len(f.memory) != moments || f.failed > 0 {
		t.Errorf("it found %+v", f)
	}
	if !slices.IsSorted(f.waits) || f.told(50) > f.told(99) {
		t.Error("the waits are out of order")
	}
}

func TestKinds(t *testing.T) {
	all, err := kinds([]string{"a", "b"}, "sqlite,postgres", "1,2")
	if want := "[a sqlite 1 b sqlite 1 a postgres 1 b postgres 1 a postgres 2 b postgres 2]"; err != nil || fmt.Sprint(all) != want {
		t.Errorf("got %v (%v), want %s", all, err, want)
	}
	for _, c := range [][2]string{{"mysql", "1"}, {"postgres", "0"}, {"postgres", "two"}, {"sqlite", "2"}} {
		if all, err := kinds([]string{"a"}, c[0], c[1]); err == nil {
			t.Errorf("%q make %v", c, all)
		}
	}
}
