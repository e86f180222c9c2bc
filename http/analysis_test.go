package http_test

import (
	"math"
	"testing"
	"time"

	"signoria"
	server "signoria/http"
)

// A finished game is analysed for whoever may have its story, in his language; nobody is told more of one that goes on.
func TestAnalysisOfAFinishedGame(t *testing.T) {
	s := newSite(t, server.Config{Limits: generous})
	ada, late := s.browser("Ada"), s.browser("")
	table := ada.open("bot:first", "bot:random", "bot:sage")
	deadline := time.Now().Add(30 * time.Second)
	waits := func(done func() bool) {
		t.Helper()
		for !done() {
			if time.Now().After(deadline) {
				t.Fatal("it takes too long")
			}
			time.Sleep(10 * time.Millisecond)
		}
	}
	waits(func() bool {
		ada.must(ada.get("/api/tables/"+table.ID, &table))
		return table.Status == signoria.Finished
	})
	var story server.StoryInfo
	late.must(late.get("/api/tables/"+table.ID+"/story", &story))
	if !story.Minded || story.Analysed {
		t.Error("its story does not say that there is an analysis, for which nobody has asked yet")
	}
	var a server.AnalysisInfo
	waits(func() bool {
		late.must(late.get("/api/tables/"+table.ID+"/analysis?lang=it", &a))
		return a.Done == a.Of
	})
	if ada.must(ada.get("/api/tables/"+table.ID+"/story", &story)); !story.Analysed {
		t.Error("its story does not say that somebody has asked for it")
	}
	if len(a.Turns) < 2 || len(a.Seats) != 3 {
		t.Fatalf("%d turns are told of and %d seats", len(a.Turns), len(a.Seats))
	}
	for _, o := range a.Turns {
		sum := 0.0
		for _, p := range o.Chances {
			sum += p
		}
		if len(o.Errors) != 3 || math.Abs(sum-1) > 1e-9 && sum != 0 {
			t.Errorf("%+v", o)
		}
	}
	for seat, r := range a.Seats {
		if r.Decisions == 0 || r.Best > r.Decisions {
			t.Errorf("seat %d: %+v", seat, r)
		}
	}

	open := ada.open("me", "bot:first")
	wantProblem(t, ada.get("/api/tables/"+open.ID+"/analysis", nil), 403, signoria.Forbidden)
}
