package host_test

import (
	"math"
	"reflect"
	"testing"
	"time"

	"signoria"
	"signoria/host"
	"signoria/play"
)

// analysed waits for a table's analysis to be whole.
func (h *house) analysed(id string) host.Analysis {
	h.t.Helper()
	for deadline := time.Now().Add(30 * time.Second); ; time.Sleep(5 * time.Millisecond) {
		a, err := h.Analysis(ctx, id, "ada")
		h.must(err)
		if a.Done == a.Of {
			return a
		}
		if len(a.Seats) > 0 {
			h.t.Fatalf("after %d of %d rows there are reviews already", a.Done, a.Of)
		}
		if time.Now().After(deadline) {
			h.t.Fatalf("it stands at %d of %d rows", a.Done, a.Of)
		}
	}
}

func TestAFinishedGameIsAnalysed(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "bot:first", "bot:random", "bot:sage")
	h.finish(id)
	a := h.analysed(id)
	ended, err := h.Games()[0].Replay(h.verify(id))
	h.must(err)
	standing := ended.Standing()
	if turns := standing.Turn; len(a.Turns) < turns || len(a.Seats) != 3 {
		t.Fatalf("%d turns have been looked at, of %d, and %d seats of 3", len(a.Turns), turns, len(a.Seats))
	}
	for _, o := range a.Turns {
		sum := 0.0
		for _, p := range o.Chances {
			sum += p
		}
		if math.Abs(sum-1) > 1e-9 && sum != 0 { // nobody may have won
			t.Errorf("before turn %d the chances are %v", o.Turn, o.Chances)
		}
	}
	end := a.Turns[len(a.Turns)-1]
	for _, s := range standing.Winners {
		if end.Chances[s] != 1/float64(len(standing.Winners)) {
			t.Errorf("at the end the chances are %v; %v have won", end.Chances, standing.Winners)
		}
	}
	for s, r := range a.Seats {
		if r.Decisions == 0 || r.Best > r.Decisions || r.Best < r.Decisions && (len(r.Lapses) == 0 || r.Lost <= 0) || len(r.Lapses) > 3 {
			t.Errorf("seat %d: %+v", s, r)
		}
		for i, l := range r.Lapses {
			if l.Lost < 0.03 || l.Given["it"] == "" || l.Better["en"] == "" || i > 0 && l.Lost > r.Lapses[i-1].Lost {
				t.Errorf("seat %d: %+v", s, l)
			}
		}
	}

	other := host.New(h.store, h.Games(), h.opts) // as after a restart
	defer other.Close()
	h.Host.Close()
	h.Host = other
	if again := h.analysed(id); !reflect.DeepEqual(again, a) {
		t.Errorf("it was %+v\nand is %+v", a, again)
	}
}

func TestWhatIsNotOverIsNotAnalysed(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "me", "open", "bot:first")
	if _, err := h.Analysis(ctx, id, "ada"); signoria.CodeOf(err) != signoria.Forbidden {
		t.Errorf("a game that goes on: %v", err)
	}
}

// mindless is the toy in which nobody can think ahead.
type mindless struct{ play.Game }

func (mindless) Studies() (play.Budget, bool) { return play.Budget{}, false }

func TestAGameWithoutAMindIsNotAnalysed(t *testing.T) {
	h := newHouse(t)
	id := h.create(ada, "bot:first", "bot:first")
	h.finish(id)
	dull := host.New(h.store, []play.Game{mindless{h.Games()[0]}}, h.opts)
	defer dull.Close()
	if _, err := dull.Analysis(ctx, id, "ada"); signoria.CodeOf(err) != signoria.NotFound {
		t.Errorf("it is analysed: %v", err)
	}
}
