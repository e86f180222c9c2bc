package forcetest

import (
	"testing"

	"signoria/games/medioevo/force"
	"signoria/play"
)

// LessonBegun is the position in which a lesson of an edition begins.
func LessonBegun(t testing.TB, e *force.Edition, id string) force.State {
	t.Helper()
	setup, _, err := play.LessonSetup(e.Game(), id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := e.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
