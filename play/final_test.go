package play_test

import (
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

// dawn is the smallest game in which an answer leads on to what all do together: one seat draws without being asked,
// and the other is asked only if it plays on.
type dawn struct {
	Dice  chance.Source
	Alone bool // the other seat is not asked
	Drawn int8
	Done  bool
}

func (g *dawn) Step(t *play.Table) {
	ask := func(s play.Seat) func(*play.Asking) {
		return func(o *play.Asking) {
			o.To(s, 1)
			o.May(play.Choice{Verb: 1}, play.Free)
		}
	}
	t.Await(ask(0))
	t.Together([]play.Seat{0, 1}, func(s play.Seat) {
		switch {
		case s == 0:
			t.Chance()
			g.Drawn = int8(g.Dice.N(6))
		case !g.Alone:
			t.Await(ask(1))
		}
	})
	g.Done = true
}

func (g *dawn) Over() bool                            { return g.Done }
func (g *dawn) Asides(*play.Asking, play.Seat)        {}
func (g *dawn) Aside(*play.Table, play.Answer)        {}
func (g *dawn) Redeal(_ play.Seat, s *chance.Source)  { g.Dice = chance.New(s.Uint64()) }
func (g *dawn) View(play.Seat) any                    { return g.Done }
func (g *dawn) Check() error                          { return nil }
func (g *dawn) Tell(string, play.Line) string         { return "" }
func (g *dawn) Describe(string, play.Offer) play.Told { return play.Told{} }
func (g *dawn) Standing() play.Standing {
	return play.Standing{Over: g.Done, Places: []play.Place{{Seat: 0, Scores: []play.Score{{Name: "none"}}}, {Seat: 1, Scores: []play.Score{{Name: "none"}}}}}
}

// An answer before a Together in which one draws and another is asked can be taken back as long as the other thinks.
func TestFinalBeforeATogether(t *testing.T) {
	for _, alone := range []bool{false, true} {
		g := play.Of[dawn](play.Spec[dawn]{ID: "dawn", Version: 1, Least: 2, Most: 2,
			Start: func(s signoria.Setup) (dawn, error) { return dawn{Dice: chance.New(s.Seed), Alone: alone}, nil },
			Text:  func(_, key string) string { return key }})
		l, err := g.Start(signoria.Setup{Game: "dawn", Version: 1, Seats: 2, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		o := l.Offers()[0]
		final := l.Final(o)[0]
		if _, err := l.Answer(o.Choices[0].With(0, 0)); err != nil {
			t.Fatal(err)
		}
		if kept := l.MayTakeBack(0) != nil; kept != alone || final != alone {
			t.Errorf("alone %v: it was said that it is final: %v; it is: %v", alone, final, kept)
		}
	}
}
