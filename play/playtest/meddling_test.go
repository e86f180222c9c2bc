package playtest_test

import (
	"errors"
	"strings"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/play/toy"
)

// variation is a game made of the toy's, with rules and bots of the test's own.
func variation[S any, P play.Rules[S]](of func(toy.State) S, bots map[string]func(uint64) play.Policy[S]) play.Game {
	spec := play.Spec[S]{
		ID: "toy", Version: 1, Least: 2, Most: 4, Options: toy.Game.Options(),
		Start: func(s signoria.Setup) (S, error) {
			g, err := toy.New(s)
			return of(g), err
		},
		Bots:       bots,
		Components: toy.Game.Components, Text: toy.Game.Text, RuleID: toy.Game.RuleID,
		PromptName: toy.Game.PromptName, LineName: toy.Game.LineName,
	}
	for level := range bots {
		spec.Levels = append(spec.Levels, level)
	}
	return play.Of[S, P](spec)
}

// careless is the toy with one fault: what a lord may spend is counted before he is asked, and what changes hands
// meanwhile is not looked at.
type careless struct{ toy.State }

func (g *careless) Step(t *play.Table) {
	s := play.Seat(g.Round) % play.Seat(g.Seats)
	gold := g.Gold[s]
	a := t.Await(func(o *play.Asking) {
		o.To(s, toy.AskBid)
		o.May(play.Choice{Verb: toy.Bid, Hi: gold}, play.Free)
	})
	g.Gold[s] -= a.N
	g.Round++
}

func TestWhatIsStaleAcrossAQuestionIsFound(t *testing.T) {
	g := variation[careless, *careless](func(s toy.State) careless { return careless{s} }, nil)
	play := func(tries int) (found int) {
		for seed := range uint64(10) {
			setup := signoria.Setup{Game: "toy", Version: 1, Seats: 2, Seed: seed}
			_, err := playtest.Play(g, playtest.Options{Setup: setup, Seed: seed, Meddle: true, Tries: tries})
			if err != nil {
				found++
				if !strings.Contains(err.Error(), "lord") {
					t.Error(err)
				}
			}
		}
		return found
	}
	without, with := play(0), play(2)
	t.Logf("of 10 tables %d without tries, %d with", without, with)
	if with < 5 || without > 1 {
		t.Errorf("the fault is found at %d of 10 tables, and without tries at %d", with, without)
	}
}

// endless is the toy with a question that comes again as often as one likes.
type endless struct{ toy.State }

func (g *endless) Step(t *play.Table) {
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(0, toy.AskScout)
			o.May(play.Choice{Verb: toy.Scout}, play.Free)
			o.May(play.Choice{Verb: toy.Scout, A: 1}, play.Free)
		})
		if a.A == 0 {
			break
		}
	}
	t.Chance()
	g.Dice.N(6)
	g.Round++
}

// ditherer is a bot that always wants to be asked again.
type ditherer struct{}

func (ditherer) Decide(_ *endless, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	return choices[len(choices)-1].With(s, 0)
}

func TestABotThatAnswersForEverIsFound(t *testing.T) {
	of := func(s toy.State) endless { return endless{s} }
	bots := map[string]func(uint64) play.Policy[endless]{"ditherer": func(uint64) play.Policy[endless] { return ditherer{} }}
	for _, c := range []struct {
		game  play.Game
		found string
	}{
		{variation[endless, *endless](of, nil), ""},
		{variation[endless, *endless](of, bots), "where bots ditherer stand in: seat 0 has given 100 answers and no chance was drawn; it was asked last: 2, 2"},
	} {
		var err error
		for seed := uint64(0); seed < 20 && err == nil; seed++ {
			setup := signoria.Setup{Game: "toy", Version: 1, Seats: 2, Seed: seed}
			_, err = playtest.Play(c.game, playtest.Options{Setup: setup, Seed: seed, StandIns: true})
		}
		if c.found == "" && err != nil || c.found != "" && (err == nil || !strings.Contains(err.Error(), c.found)) {
			t.Errorf("found %v, want %q", err, c.found)
		}
	}
}

func TestATableIsLeftWhereItStands(t *testing.T) {
	g := variation[endless, *endless](func(s toy.State) endless { return endless{s} }, nil)
	setup := signoria.Setup{Game: "toy", Version: 1, Seats: 2}
	p, err := playtest.Play(g, playtest.Options{Setup: setup, Within: 3})
	if err != nil || p.Answers != 3 {
		t.Errorf("after three answers: %d, %v", p.Answers, err)
	}
	stop := make(chan struct{})
	close(stop)
	if p, err := playtest.Play(g, playtest.Options{Setup: setup, Stop: stop}); !errors.Is(err, playtest.ErrStopped) || p.Answers != 0 {
		t.Errorf("when somebody wishes to stop: %d, %v", p.Answers, err)
	}
}
