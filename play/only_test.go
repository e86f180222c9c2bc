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
