package play_test

import (
	"errors"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

// bazaar is the smallest game in which what is done out of turn asks something: everybody prices his own ware, all at
// once or one after the other, and whoever is given a second ware out of turn has to drop one of the two.
type bazaar struct {
	Together bool
	Wares    [3]int8
	Price    [3]int16
	Dropped  [3]int8
	Given    bool
	Done     bool
}

const (
	setPrice play.Verb = iota + 1 // N
	giveWare                      // aside: to A
	dropWare                      // A: 0 the old, 1 the new
)

// priced counts how often a seat was asked for its price, or would have been.
var priced [3]int

func (g *bazaar) Step(t *play.Table) {
	price := func(s play.Seat) {
		priced[s]++
		a := t.Await(func(o *play.Asking) {
			o.To(s, 1, int16(g.Wares[s]))
			o.May(play.Choice{Verb: setPrice, Lo: 1, Hi: 10 * int16(g.Wares[s])}, play.Free)
		})
		g.Price[s] = a.N
	}
	if order := []play.Seat{0, 1, 2}; g.Together {
		t.Together(order, price)
	} else {
		for _, s := range order {
			price(s)
		}
	}
	g.Done = true
}

func (g *bazaar) Asides(o *play.Asking, s play.Seat) {
	for other := range play.Seat(3) {
		if !g.Given && s >= 0 && other != s {
			o.May(play.Choice{Verb: giveWare, A: int16(other)}, play.Free)
		}
	}
}

func (g *bazaar) Aside(t *play.Table, a play.Answer) {
	to := play.Seat(a.A)
	t.Tell(1, a.A)
	var drop play.Answer
	t.Undisturbed(func() {
		drop = t.Await(func(o *play.Asking) {
			o.To(to, 2)
			o.May(play.Choice{Verb: dropWare}, play.Free)
			o.May(play.Choice{Verb: dropWare, A: 1}, play.Free)
		})
	})
	g.Given, g.Dropped[to], g.Wares[to] = true, int8(drop.A), g.Wares[to]+1-int8(drop.A)
	t.Tell(2, drop.A)
}

func (g *bazaar) Over() bool                            { return g.Done }
func (g *bazaar) Redeal(play.Seat, *chance.Source)      {}
func (g *bazaar) View(play.Seat) any                    { return *g }
func (g *bazaar) Check() error                          { return nil }
func (g *bazaar) Tell(string, play.Line) string         { return "" }
func (g *bazaar) Describe(string, play.Offer) play.Told { return play.Told{} }
func (g *bazaar) Standing() play.Standing               { return play.Standing{Over: g.Done} }

// market is a bazaar and its record.
type market struct {
	*play.Match[bazaar, *bazaar]
	t    *testing.T
	rows []play.Row
}

func opens(t *testing.T, together bool) *market {
	return &market{Match: play.NewMatch[bazaar](bazaar{Together: together, Wares: [3]int8{1, 1, 1}}), t: t}
}

func (m *market) made(rows []play.Row, err error) []play.Row {
	m.t.Helper()
	if err != nil {
		m.t.Fatal(err)
	}
	m.rows = append(m.rows, rows...)
	return rows
}

func (m *market) prices(s play.Seat, n int16) []play.Row {
	m.t.Helper()
	return m.made(m.Answer(play.Answer{Seat: s, Verb: setPrice, N: n}))
}

func (m *market) gives(s, to play.Seat) {
	m.t.Helper()
	m.made(m.Aside(play.Answer{Seat: s, Verb: giveWare, A: int16(to)}))
}

func (m *market) drops(s play.Seat, which int16) {
	m.t.Helper()
	m.made(m.Answer(play.Answer{Seat: s, Verb: dropWare, A: which}))
}

// asks checks who is asked what, by prompts.
func (m *market) asks(what string, want map[play.Seat]play.Prompt) {
	m.t.Helper()
	got := m.Offers()
	for _, o := range got {
		if want[o.Seat] != o.Prompt {
			m.t.Errorf("%s: seat %d is asked %d", what, o.Seat, o.Prompt)
		}
	}
	if len(got) != len(want) {
		m.t.Errorf("%s: %d are asked, want %d", what, len(got), len(want))
	}
}

// replays checks that the record makes the same of the bazaar, from its beginning and at every row.
func (m *market) replays() {
	m.t.Helper()
	start := bazaar{Together: m.Now().Together, Wares: [3]int8{1, 1, 1}}
	for i := range m.rows {
		again, err := play.ResumeMatch[bazaar](start, signoria.Base{}, nil, m.rows[:i+1])
		if err != nil {
			m.t.Fatalf("its record does not replay to row %d: %v", i, err)
		}
		if i == len(m.rows)-1 && *again.Now() != *m.Now() {
			m.t.Errorf("its record comes to %+v, not to %+v", *again.Now(), *m.Now())
		}
	}
}

func TestAnAsideMayAsk(t *testing.T) {
	for _, together := range []bool{false, true} {
		m := opens(t, together)
		m.prices(0, 4)
		token := func() uint64 { o, _ := m.OfferTo(1); return o.Token }
		was := token()
		m.gives(0, 2)
		m.asks("while the aside asks", map[play.Seat]play.Prompt{2: 2})
		if len(m.Asides(1)) != 0 {
			t.Error("another aside may come between")
		}
		m.drops(2, 1)
		if together {
			m.asks("after it", map[play.Seat]play.Prompt{1: 1, 2: 1})
		} else {
			m.asks("after it", map[play.Seat]play.Prompt{1: 1})
		}
		if token() != was {
			t.Error("the offer it interrupted is another, though nothing in it has changed")
		}
		m.prices(1, 5)
		m.prices(2, 6)
		if g := m.Now(); g.Price != [3]int16{4, 5, 6} || g.Dropped[2] != 1 || !g.Done {
			t.Errorf("the bazaar comes to %+v", *g)
		}
		m.replays()
	}
}

// What an aside asked is answered as anything is: it can be taken back, and no draft of another hangs on it.
func TestTakingBackWhatAnAsideAsked(t *testing.T) {
	m := opens(t, true)
	m.prices(0, 4)
	m.gives(1, 2)
	m.made(m.TakeBack(0))
	m.asks("while the aside asks", map[play.Seat]play.Prompt{2: 2})
	m.drops(2, 1)
	m.made(m.TakeBack(2))
	m.asks("it is taken back", map[play.Seat]play.Prompt{2: 2})
	m.drops(2, 0)
	m.prices(1, 3)
	if _, err := m.TakeBack(2); !errors.Is(err, play.ErrAnswered) {
		t.Errorf("what somebody may have built on is taken back: %v", err)
	}
	m.made(m.TakeBack(1))
	for s, n := range []int16{7, 8, 20} { // seat 2 has two wares
		m.prices(play.Seat(s), n)
	}
	if g := m.Now(); g.Price != [3]int16{7, 8, 20} || g.Dropped[2] != 0 {
		t.Errorf("the bazaar comes to %+v", *g)
	}
	m.replays()
}

// A search may begin at what an aside asks, and goes on from there as the table will.
func TestSearchFromWhatAnAsideAsks(t *testing.T) {
	for _, together := range []bool{false, true} {
		m := opens(t, together)
		if together {
			m.prices(2, 9)
		}
		m.gives(1, 2)
		src, policy := chance.New(1), thrifty{}
		a, ok := play.NewSearch[bazaar]().Consult(m.Match, 2, policy, &src)
		if want := (play.Answer{Seat: 2, Verb: dropWare}); !ok || a != want {
			t.Errorf("the search answers %+v (%v), want %+v", a, ok, want)
		}
		end, want := play.NewSearch[bazaar]().PlayOn(m.Match, 2, policy, &src, 10), [3]int16{1, 1, 1}
		if together {
			want[2] = 9 // he has prepared that
		}
		if !end.Done || end.Price != want || end.Wares != [3]int8{1, 1, 2} {
			t.Errorf("it imagines the end as %+v", *end)
		}
	}
}

// thrifty takes the first choice and the least number.
type thrifty struct{}

func (thrifty) Decide(_ *bazaar, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	return choices[0].With(s, choices[0].Lo)
}

// An offer has the same token whoever was asked something out of turn before: a click on it is not late for that.
func TestAnOfferIsNotNumberedByWhatAsidesAsked(t *testing.T) {
	token := func(given play.Seat) uint64 {
		m := opens(t, false)
		m.gives(0, given)
		m.drops(given, 1)
		m.prices(0, 3)
		o, asked := m.OfferTo(1)
		if !asked {
			t.Fatal("seat 1 is not asked for its price")
		}
		return o.Token
	}
	if one, other := token(1), token(2); one != other {
		t.Errorf("the offer has token %x, and %x where another was asked", one, other)
	}
}

// A draft runs again when its seat answers, or when what it begins from has changed; and an answer that is refused leaves
// nothing behind.
func TestDraftsAreKeptWhileOthersAnswer(t *testing.T) {
	m := opens(t, true)
	runs := func(what string, want [3]int, do func()) {
		t.Helper()
		before := priced
		do()
		for s := range want {
			if got := priced[s] - before[s]; got != want[s] {
				t.Errorf("%s the draft of seat %d ran %d times, want %d", what, s, got, want[s])
			}
		}
	}
	runs("as seat 0 answers", [3]int{1, 0, 0}, func() { m.prices(0, 4) })
	runs("as seat 1 answers", [3]int{0, 1, 0}, func() { m.prices(1, 4) })
	if _, err := m.TakeBack(1); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Answer(play.Answer{Seat: 1, Verb: setPrice, N: 11}); err == nil {
		t.Fatal("a price that is too high is taken")
	}
	m.asks("after a refusal", map[play.Seat]play.Prompt{1: 1, 2: 1})
	m = opens(t, true)
	m.gives(0, 1)
	runs("as an aside changes the position", [3]int{1, 1, 1}, func() { m.drops(1, 0) })
	if o, _ := m.OfferTo(1); o.Args[0] != 2 {
		t.Errorf("seat 1 is asked for the price of %d wares, want 2", o.Args[0])
	}
	m.prices(1, 20)
	m.prices(0, 1)
	m.prices(2, 1)
	if g := m.Now(); g.Price != [3]int16{1, 20, 1} {
		t.Errorf("the bazaar comes to %+v", *g)
	}
	m.replays()
}
