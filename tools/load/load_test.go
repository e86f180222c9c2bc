package main

import (
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// TestALoad plays two tables on a server of this house for a moment: its pages are told, by what has changed too, and every
// answer is one that was offered.
func TestALoad(t *testing.T) {
	build := filepath.Join(t.TempDir(), "signoria")
	if out, err := exec.Command("go", "build", "-o", build, "signoria/cmd/signoria").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	l := load{Game: "warrior-knights", Tables: 2, Seats: 3, Warm: time.Second, After: 20, For: 2 * time.Second}
	f, err := l.run(t.Context(), build)
	if err != nil {
		t.Fatal(err)
	}
	if f.perSecond == 0 || f.cost == 0 || len(f.waits) == 0 || f.bytes == 0 || len(f.memory) != moments || f.failed > 0 {
		t.Errorf("it found %+v", f)
	}
	if !slices.IsSorted(f.waits) || f.told(50) > f.told(99) {
		t.Error("the waits are out of order")
	}
}
