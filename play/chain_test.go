package play_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/toy"
)

// does is an answer of a seat.
func does(s play.Seat, v play.Verb, a, n int16) play.Answer {
	return play.Answer{Seat: s, Verb: v, A: a, N: n}
}

// plan is all that a seat answers before the orders are turned.
func plan(s play.Seat, first, second int16) []play.Answer {
	return []play.Answer{does(s, toy.Lay, first, 0), does(s, toy.Lay, second, 0), does(s, toy.Hire, 0, 0), does(s, toy.Scout, 0, 0)}
}

func wantChain(t testing.TB, c play.Chain, played int, why error) {
	t.Helper()
	if c.Played != played || !errors.Is(c.Why, why) {
		t.Fatalf("%d answers were given, then: %v; want %d, then: %v", c.Played, c.Why, played, why)
	}
}

func begun(t testing.TB, seats int) play.Live {
	t.Helper()
	l, err := toy.Game.Start(setup(seats, 1))
	if err != nil {
		t.Fatal(err)
	}
	l.Look(true)
	return l
}

func TestChoicesAreNamedWhereverTheyAreOffered(t *testing.T) {
	c := play.Choice{Verb: 65535, A: -32768, B: 32767, C: -1, Hi: 9}
	if a, ok := play.ByID(c.ID(), 3, 7); !ok || a != c.With(3, 7) {
		t.Errorf("%q is %+v (%v)", c.ID(), a, ok)
	}
	for _, id := range []string{"", "1", "1.2.3", "1.2.3.4.5", "a.0.0.0", "1.b.0.0", "-1.0.0.0", "65536.0.0.0", "1.32768.0.0", "1.0.0.-32769", "1..0.0"} {
		if a, ok := play.ByID(id, 0, 0); ok {
			t.Errorf("%q names %+v", id, a)
		}
	}
}

func TestAChainIsTakenBackAsOne(t *testing.T) {
	l := begun(t, 2)
	before, _ := l.OfferTo(0)
	c := l.Chain(plan(0, levy, tithe))
	wantChain(t, c, 4, nil)
	for i, r := range c.Rows {
		if r.Kind != signoria.Answered || r.Sheet != 1 || r.No != int32(i)+1 {
			t.Errorf("row %d is %+v", i, r)
		}
	}
	if n := l.Undoes(0); n != 4 {
		t.Errorf("taking back takes %d back", n)
	}
	rows, err := l.TakeBackSheet(0)
	if err != nil || len(rows) != 4 {
		t.Fatalf("got rows %+v, %v", rows, err)
	}
	for i, r := range rows {
		if r.Kind != signoria.TakenBack || r.Target != int32(4-i) {
			t.Errorf("taking back, row %d is %+v", i, r)
		}
	}
	if after, _ := l.OfferTo(0); after.Token != before.Token || l.Undoes(0) != 0 {
		t.Errorf("not all is as before: %+v", after)
	}
	if _, err := l.TakeBackSheet(0); !errors.Is(err, play.ErrNothingToTakeBack) {
		t.Errorf("once more: %v", err)
	}
}

func TestWhatStandsAloneIsTakenBackAlone(t *testing.T) {
	l := begun(t, 2)
	all := plan(0, levy, tithe)
	for _, a := range all[:2] {
		if _, err := l.Answer(a); err != nil {
			t.Fatal(err)
		}
	}
	wantChain(t, l.Chain(all[2:]), 2, nil)
	for _, want := range []int{2, 1, 1} {
		if n := l.Undoes(0); n != want {
			t.Errorf("it is said that %d are taken back, want %d", n, want)
		}
		if rows, err := l.TakeBackSheet(0); err != nil || len(rows) != want {
			t.Errorf("%d are taken back, want %d: %v", len(rows), want, err)
		}
	}
}

func TestAChainEndsWhereItNoLongerFits(t *testing.T) {
	t.Run("not offered", func(t *testing.T) {
		l := begun(t, 2)
		c := l.Chain(plan(0, tithe, tithe))
		wantChain(t, c, 1, play.ErrNotOffered)
		if c.Rule != toy.RuleTwice || len(c.Rows) != 1 {
			t.Errorf("by rule %d, rows %+v", c.Rule, c.Rows)
		}
	})
	t.Run("number out of bounds", func(t *testing.T) {
		c := begun(t, 2).Chain([]play.Answer{does(0, toy.Lay, levy, 0), does(0, toy.Lay, tithe, 0), does(0, toy.Hire, 0, 5)})
		wantChain(t, c, 2, play.ErrNotOffered)
		if c.Rule != play.Free {
			t.Errorf("a rule forbids it: %d", c.Rule)
		}
	})
	t.Run("nothing is asked any more", func(t *testing.T) {
		wantChain(t, begun(t, 2).Chain(append(plan(0, levy, tithe), does(0, toy.Lay, levy, 0))), 4, play.ErrNotAsked)
	})
	t.Run("what all prepared happens", func(t *testing.T) {
		l := begun(t, 2)
		wantChain(t, l.Chain(plan(1, tithe, levy)), 4, nil)
		c := l.Chain(append(plan(0, march, tithe), does(0, toy.March, int16(play.Nobody), 0)))
		wantChain(t, c, 4, play.ErrFate)
		if o, asked := l.OfferTo(0); !asked || o.Prompt != toy.AskMarch {
			t.Errorf("seat 0 is asked where to march, and would have been answered for; got %+v", o)
		}
		if l.Undoes(0) != 0 {
			t.Error("it can be taken back")
		}
	})
	t.Run("chance is drawn", func(t *testing.T) {
		l := begun(t, 2)
		l.Chain(plan(1, levy, tithe))
		l.Chain(plan(0, march, tithe))
		wantChain(t, l.Chain([]play.Answer{does(0, toy.March, 1, 0), does(0, toy.Play, 0, 0)}), 1, play.ErrFate)
	})
	t.Run("the rules break", func(t *testing.T) {
		m := play.NewMatch[breaking](breaking{})
		c := m.Chain([]play.Answer{does(0, 1, 0, 0), does(0, 2, 0, 0), does(0, 1, 0, 0)})
		wantChain(t, c, 1, play.ErrBroken)
		if m.Now().Round != 1 {
			t.Errorf("it stands at %d", m.Now().Round)
		}
	})
}

// What one does while flows land cannot be taken back, but goes on as a chain as long as nothing new is seen.
func TestAChainWhileFlowsLand(t *testing.T) {
	l := begun(t, 2)
	scouting := plan(0, levy, tithe)
	scouting[3].A = 1
	wantChain(t, l.Chain(scouting), 4, nil)
	l.Chain(plan(1, tithe, march)) // the scouts are out, and find something
	wantChain(t, l.Chain([]play.Answer{does(0, toy.Spoil, 0, 1), does(0, toy.March, 0, 0)}), 1, play.ErrFate)
}

func TestARecordOfChainsReplays(t *testing.T) {
	l := begun(t, 2)
	var r signoria.Record
	r.Setup = setup(2, 1)
	add := func(rows []play.Row, err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		r.Rows = append(r.Rows, rows...)
	}
	add(l.Chain(plan(0, levy, tithe)).Rows, nil)
	add(l.TakeBackSheet(0))
	add(l.Chain(plan(1, march, tithe)).Rows, nil)
	add(l.Chain(plan(0, tithe, levy)).Rows, nil)
	add(l.Chain([]play.Answer{does(1, toy.March, int16(play.Nobody), 0)}).Rows, nil)
	want, _ := l.Position()
	for name, rebuild := range map[string]func(signoria.Record) (play.Live, error){"replayed": toy.Game.Replay, "verified": toy.Game.Verify} {
		again, err := rebuild(r)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if got, _ := again.Position(); !bytes.Equal(got, want) {
			t.Errorf("%s it comes to\n%s\nwant\n%s", name, got, want)
		}
	}
	reel, err := toy.Game.Reel(r, 0)
	for more := true; err == nil && more; {
		more, err = reel.Next()
	}
	if err != nil || reel.Row != int32(len(r.Rows)) {
		t.Errorf("the reel ends at row %d of %d: %v", reel.Row, len(r.Rows), err)
	}
	again, err := toy.Game.Replay(signoria.Record{Setup: r.Setup, Rows: r.Rows[:4]})
	if err != nil || again.Undoes(0) != 4 {
		t.Errorf("read from its record a table forgets what belongs together: %d, %v", again.Undoes(0), err)
	}
}

// tried is all that a trial tells.
func tried(t testing.TB, l play.Live, s play.Seat, answers []play.Answer) (string, play.Chain) {
	t.Helper()
	after, c, err := l.Try(context.Background(), s, answers)
	if err != nil {
		t.Fatal(err)
	}
	o, _ := after.OfferTo(s)
	told, err := json.Marshal([]any{c.Played, c.Rule, after.View(s), o, after.Told("en", o)})
	if err != nil {
		t.Fatal(err)
	}
	return string(told), c
}

func TestATrialIsNotKept(t *testing.T) {
	l := begun(t, 2)
	before, _ := l.Position()
	for n, want := range []play.Prompt{toy.AskLay, toy.AskLay, toy.AskHire, toy.AskScout} {
		after, c, err := l.Try(context.Background(), 0, plan(0, levy, tithe)[:n])
		if err != nil || c.Played != n || c.Why != nil || c.Rows != nil {
			t.Fatalf("%d links: %+v, %v", n, c, err)
		}
		if o, asked := after.OfferTo(0); !asked || o.Prompt != want {
			t.Errorf("after %d links: %+v", n, o)
		}
	}
	if after, _ := l.Position(); !bytes.Equal(before, after) || l.Undoes(0) != 0 {
		t.Error("something of it was kept")
	}
	ended, end := context.WithCancel(context.Background())
	end()
	if _, _, err := l.Try(ended, 0, plan(0, levy, tithe)); !errors.Is(err, context.Canceled) {
		t.Errorf("when nobody waits any more: %v", err)
	}
}

func TestATrialGoesNoFurtherThanItsSeatKnows(t *testing.T) {
	l := begun(t, 2)
	_, c := tried(t, l, 0, plan(0, tithe, tithe))
	wantChain(t, c, 1, play.ErrNotOffered)
	if c.Rule != toy.RuleTwice {
		t.Errorf("by rule %d", c.Rule)
	}
	l.Chain(plan(1, levy, tithe))
	_, c = tried(t, l, 0, plan(0, march, tithe)) // the last of them would let all happen
	wantChain(t, c, 3, play.ErrFate)
	l.Chain(plan(0, march, tithe))
	told, c := tried(t, l, 0, []play.Answer{does(0, toy.March, 1, 0)}) // a battle: cards would be drawn
	wantChain(t, c, 0, play.ErrFate)
	if nothing, _ := tried(t, l, 0, nil); told != nothing {
		t.Errorf("what was not tried shows:\n%s\n%s", told, nothing)
	}
	_, c = tried(t, l, 1, []play.Answer{does(1, toy.March, 0, 0)})
	wantChain(t, c, 0, play.ErrNotAsked)
}

// What others have laid, and what lies in the deck, makes no difference to a trial.
func TestATrialTellsNothingHidden(t *testing.T) {
	told := map[string]bool{}
	for seed := range uint64(8) {
		for _, orders := range [][2]int16{{levy, tithe}, {march, parley}, {parley, levy}} {
			l, err := toy.Game.Start(setup(3, seed))
			if err != nil {
				t.Fatal(err)
			}
			l.Chain(plan(1, orders[0], orders[1]))
			told[told0(t, l)] = true
		}
	}
	if len(told) != 1 {
		t.Errorf("a trial comes to %d different things", len(told))
	}
}

func told0(t testing.TB, l play.Live) string {
	t.Helper()
	told, _ := tried(t, l, 0, plan(0, levy, march))
	return told
}
