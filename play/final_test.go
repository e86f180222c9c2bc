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
	First bool // the first is asked in what all do together too, and what he answers spares the other the question
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
	if !g.First {
		t.Await(ask(0))
	}
	t.Together([]play.Seat{0, 1}, func(s play.Seat) {
		switch {
		case s == 0 && g.First:
			t.Await(ask(0))
			g.Alone = true
		case s == 0:
			t.Chance()
			g.Drawn = int8(g.Dice.N(6))
		case !g.Alone:
			t.Await(ask(1))
		}
	})
	if g.First {
		t.Chance()
		g.Drawn = int8(g.Dice.N(6))
	}
	g.Done = true
}

func (g *dawn) Over() bool { return g.Done }
func (g *dawn) Asides(o *play.Asking, s play.Seat) {
	if g.First && s == 0 {
		o.May(play.Choice{Verb: 2}, play.Free)
	}
}
func (g *dawn) Aside(t *play.Table, _ play.Answer) {
	t.Await(func(o *play.Asking) {
		o.To(0, 2)
		o.May(play.Choice{Verb: 3}, play.Free)
	})
}
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
		final := l.Final(o)[0] != play.NotFinal
		if _, err := l.Answer(o.Choices[0].With(0, 0)); err != nil {
			t.Fatal(err)
		}
		if kept := l.MayTakeBack(0) != nil; kept != alone || final != alone {
			t.Errorf("alone %v: it was said that it is final: %v; it is: %v", alone, final, kept)
		}
	}
}

// What others are asked at the same time is still open whatever one answers, also where it would spare them the question
// if it happened now.
func TestNotFinalWhileAnotherAnswers(t *testing.T) {
	g := play.Of[dawn](play.Spec[dawn]{ID: "dawn", Version: 1, Least: 2, Most: 2,
		Start: func(s signoria.Setup) (dawn, error) { return dawn{Dice: chance.New(s.Seed), First: true}, nil },
		Text:  func(_, key string) string { return key }})
	l, err := g.Start(signoria.Setup{Game: "dawn", Version: 1, Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	o, _ := l.OfferTo(0)
	foreseen, err := l.Foresee(t.Context(), o.Choices[0].With(0, 0))
	if err != nil {
		t.Fatal(err)
	}
	if foreseen.Final != play.NotFinal || foreseen.Then != play.ThenReady || l.Final(o)[0] != play.NotFinal {
		t.Errorf("it is foreseen that %q follows and that it is final as %q", foreseen.Then, foreseen.Final)
	}
	if _, err := l.Answer(o.Choices[0].With(0, 0)); err != nil {
		t.Fatal(err)
	}
	if err := l.MayTakeBack(0); err != nil {
		t.Errorf("it cannot be taken back: %v", err)
	}
}

// What an aside asks who is ready already does not make what all do together happen.
func TestNotFinalInAnAsideWhileAnotherAnswers(t *testing.T) {
	g := play.Of[dawn](play.Spec[dawn]{ID: "dawn", Version: 1, Least: 2, Most: 2,
		Start: func(s signoria.Setup) (dawn, error) { return dawn{Dice: chance.New(s.Seed), First: true}, nil },
		Text:  func(_, key string) string { return key }})
	l, err := g.Start(signoria.Setup{Game: "dawn", Version: 1, Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := l.Answer(play.Answer{Seat: 0, Verb: 1}); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Aside(play.Answer{Seat: 0, Verb: 2}); err != nil {
		t.Fatal(err)
	}
	o, _ := l.OfferTo(0)
	if final := l.Final(o)[0]; final != play.NotFinal {
		t.Errorf("it is said to be final as %q", final)
	}
	if _, err := l.Answer(o.Choices[0].With(0, 0)); err != nil {
		t.Fatal(err)
	}
	if err := l.MayTakeBack(0); err != nil {
		t.Errorf("it cannot be taken back: %v", err)
	}
}

// lots is a game of one question, asked again and again until what is drawn, opened or done ends it.
type lots struct {
	Dice chance.Source
	All  bool // every choice draws
	Done bool
}

// The verbs of lots.
const (
	lotWait play.Verb = iota + 1
	lotDraw
	lotPeek
	lotNext
	lotDuel
	lotDone
)

func (g *lots) Step(t *play.Table) {
	a := t.Await(func(o *play.Asking) {
		o.To(0, 1)
		for v := lotWait; v <= lotDone; v++ {
			if !g.All || v == lotDraw || v == lotPeek || v == lotDuel {
				o.May(play.Choice{Verb: v}, play.Free)
			}
		}
	})
	switch a.Verb {
	case lotDraw, lotDuel, lotDone:
		t.Chance()
		g.Dice.N(6)
	case lotPeek:
		t.Uncover()
	case lotNext:
		t.Onward()
	}
	g.Done = a.Verb != lotWait
}

func (g *lots) Over() bool                           { return g.Done }
func (g *lots) Asides(*play.Asking, play.Seat)       {}
func (g *lots) Aside(*play.Table, play.Answer)       {}
func (g *lots) Redeal(_ play.Seat, s *chance.Source) { g.Dice = chance.New(s.Uint64()) }
func (g *lots) View(play.Seat) any                   { return g.Done }
func (g *lots) Check() error                         { return nil }
func (g *lots) Tell(string, play.Line) string        { return "" }
func (g *lots) Standing() play.Standing              { return (&dawn{Done: g.Done}).Standing() }
func (g *lots) Describe(_ string, o play.Offer) play.Told {
	told := play.Told{Choices: make([]play.ToldChoice, len(o.Choices))}
	for i, c := range o.Choices {
		told.Choices[i].Closes = c.Verb == lotDone
	}
	return told
}

// Why a choice is final: chance and secrets only where it is the choice that brings them, and what may be lost only
// of what is left to them.
func TestWhyAChoiceIsFinal(t *testing.T) {
	duel := func(_ *lots, a play.Answer) (play.Matter, bool) {
		return play.Matter{Begins: a.Verb == lotDuel, Stake: play.StakeLand}, true
	}
	for _, c := range []struct {
		all  bool
		want map[play.Verb]play.Final
	}{
		{false, map[play.Verb]play.Final{
			lotWait: play.NotFinal, lotDraw: play.Draws, lotPeek: play.Reveals, lotNext: play.Seals, lotDuel: play.Draws, lotDone: play.Seals,
		}},
		{true, map[play.Verb]play.Final{lotDraw: play.Seals, lotPeek: play.Seals, lotDuel: play.Draws}},
	} {
		g := play.Of[lots](play.Spec[lots]{ID: "lots", Version: 1, Least: 1, Most: 1, Matter: duel,
			Start: func(s signoria.Setup) (lots, error) { return lots{Dice: chance.New(s.Seed), All: c.all}, nil },
			Text:  func(_, key string) string { return key }})
		l, err := g.Start(signoria.Setup{Game: "lots", Version: 1, Seats: 1, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		o := l.Offers()[0]
		for i, told := range l.Told("en", o).Choices {
			verb := o.Choices[i].Verb
			if told.Final != c.want[verb] || told.FinalMost != play.NotFinal {
				t.Errorf("all %v, verb %d is final as %q, %q with the most; want %q", c.all, verb, told.Final, told.FinalMost, c.want[verb])
			}
			if told.Odds != (verb == lotDuel) {
				t.Errorf("all %v, verb %d begins something that has odds: %v", c.all, verb, told.Odds)
			}
			if (told.Stake == play.StakeLand) != (verb == lotDuel) {
				t.Errorf("all %v, by verb %d is at stake %q", c.all, verb, told.Stake)
			}
		}
	}
}
