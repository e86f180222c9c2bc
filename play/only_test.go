package play_test

import (
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

// rare is a game in which there is something to choose for who holds one card of two hundred.
type rare struct {
	lots
	Card  uint8
	Shown bool // to all
}

func (g *rare) Step(t *play.Table) {
	t.Await(func(o *play.Asking) {
		o.To(0, 1)
		o.May(play.Choice{Verb: lotWait}, play.Free)
		if g.Card == 0 && !g.Shown {
			o.May(play.Choice{Verb: lotNext}, play.Free)
		}
	})
	g.Done = true
}

func (g *rare) Redeal(s play.Seat, src *chance.Source) {
	if s != 0 && !g.Shown {
		g.Card = uint8(src.N(200))
	}
}

// Whose card leaves him nothing to choose is not answered for at once, however seldom another would: or who is not would
// be known to hold that.
func TestARareCardIsNotGivenAwayByWhoIsNotAnsweredFor(t *testing.T) {
	for _, shown := range []bool{false, true} {
		g := play.Of[rare](play.Spec[rare]{ID: "rare", Version: 1, Least: 1, Most: 1,
			Start: func(signoria.Setup) (rare, error) { return rare{Card: 7, Shown: shown}, nil },
			Text:  func(_, key string) string { return key }})
		l, err := g.Start(signoria.Setup{Game: "rare", Version: 1, Seats: 1, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		if only, ok := l.Only(0); !ok || only.Open != shown {
			t.Errorf("shown to all %v: it is answered for %v, and all know why %v", shown, ok, only.Open)
		}
	}
}

// lone is a rare game whose cards can be counted: each time that they are dealt again.
type lone struct{ rare }

var deals int

func (g *lone) Redeal(s play.Seat, src *chance.Source) { deals++; g.rare.Redeal(s, src) }

func startLone(t *testing.T, shown bool, open func(play.Prompt) bool) play.Live {
	t.Helper()
	g := play.Of[lone](play.Spec[lone]{ID: "lone", Version: 1, Least: 1, Most: 1, Open: open,
		Start: func(signoria.Setup) (lone, error) { return lone{rare{Card: 0, Shown: shown}}, nil },
		Text:  func(_, key string) string { return key }})
	l, err := g.Start(signoria.Setup{Game: "lone", Version: 1, Seats: 1, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func always(play.Prompt) bool { return true }

// A question is looked at once, however often it is asked whether its seat can be spared it; one that anybody could build
// is not dealt again at all.
func TestAQuestionIsDealtAgainOnce(t *testing.T) {
	for _, x := range []struct {
		open func(play.Prompt) bool
		want int
	}{{nil, 1000}, {always, 0}} {
		l := startLone(t, true, x.open)
		l.Only(0)
		least := deals
		for range 3 {
			if only, ok := l.Only(0); !ok || !only.Open {
				t.Fatalf("it is answered for %v, and all know why %v", ok, only.Open)
			}
		}
		if deals != least {
			t.Errorf("it was dealt again %d times for what was known", deals-least)
		}
		l = startLone(t, true, x.open)
		before := deals
		l.Only(0)
		if n := deals - before; n < x.want || n > x.want+2 {
			t.Errorf("it was dealt %d times, want %d and one or two to see whether the answer is final", n, x.want)
		}
	}
}

// A game that says of a question that anybody could build it, and lets a hidden card decide what it offers, is found out.
func TestAnAuditFindsAQuestionThatIsNotOpen(t *testing.T) {
	for _, shown := range []bool{true, false} {
		src := chance.New(1)
		if err := startLone(t, shown, always).Audit(0, &src); (err == nil) != shown {
			t.Errorf("shown to all %v: the audit says %v", shown, err)
		}
	}
}
