package play_test

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

// vigil is the smallest game in which all do something together that asks nobody, directly before they are asked.
type vigil struct {
	Watch  [3]int8 // how many stood watch before each
	Stood  int8
	Spoken int8 // how many have spoken
	Done   bool
}

func (g *vigil) Step(t *play.Table) {
	order := []play.Seat{0, 1, 2}
	t.Together(order, func(s play.Seat) { g.Watch[s], g.Stood = g.Stood, g.Stood+1 })
	t.Together(order, func(s play.Seat) {
		t.Await(func(o *play.Asking) {
			o.To(s, 1)
			o.May(play.Choice{Verb: 1, A: int16(g.Watch[s])}, play.Free)
		})
		g.Spoken++
	})
	g.Done = true
}

func (g *vigil) Over() bool                            { return g.Done }
func (g *vigil) Asides(*play.Asking, play.Seat)        {}
func (g *vigil) Aside(*play.Table, play.Answer)        {}
func (g *vigil) Redeal(play.Seat, *chance.Source)      {}
func (g *vigil) View(play.Seat) any                    { return g.Done }
func (g *vigil) Check() error                          { return nil }
func (g *vigil) Tell(string, play.Line) string         { return "" }
func (g *vigil) Describe(string, play.Offer) play.Told { return play.Told{} }
func (g *vigil) Standing() play.Standing               { return play.Standing{Over: g.Done} }

// heard is a policy that takes the first choice and notes whom it was asked for.
type heard []play.Seat

func (h *heard) Decide(_ *vigil, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	*h = append(*h, s)
	return choices[0].With(s, 0)
}

// A search finds the open question behind a Together in which nobody was asked, whoever searches and before anybody
// has answered.
func TestSearchBehindATogetherThatAsksNobody(t *testing.T) {
	for s := range play.Seat(3) {
		m, src := play.NewMatch[vigil](vigil{}), chance.New(1)
		var asked heard
		a, ok := play.NewSearch[vigil]().Consult(m, s, &asked, &src)
		if want := (play.Answer{Seat: s, Verb: 1, A: int16(s)}); !ok || a != want || len(asked) != 1 {
			t.Errorf("seat %d answers %+v (%v), asked were %v; want %+v", s, a, ok, asked, want)
		}
		end := play.NewSearch[vigil]().PlayOn(m, s, &asked, &src, 10)
		if end.Watch != [3]int8{0, 1, 2} || end.Spoken != 3 || !end.Done {
			t.Errorf("seat %d imagines it to end as %+v", s, *end)
		}
	}
}
