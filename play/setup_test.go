package play_test

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/play/toy"
)

func TestAnOptionIsNamedOrNumbered(t *testing.T) {
	troops := toy.Game.Options()[0]
	for said, want := range map[string]int{"few": 2, "2": 2, "many": 4, "4": 4} {
		if v, err := troops.Value(said); err != nil || v != want {
			t.Errorf("troops %q are %d, %v; want %d", said, v, err, want)
		}
	}
	for _, said := range []string{"3", "none", ""} {
		if _, err := troops.Value(said); signoria.CodeOf(err) != signoria.Invalid || !strings.Contains(err.Error(), "2 few, 4 many") {
			t.Errorf("troops %q: %v", said, err)
		}
	}
}

func TestABotBringsWhatItNeeds(t *testing.T) {
	said := setup(3, 1)
	said.Options = map[string]int{"troops": 2}
	seated := play.Seated(toy.Game, said, []string{"", "beggar", "first"})
	if want := map[string]int{"troops": 2, "purse.1": 1}; !maps.Equal(seated.Options, want) {
		t.Errorf("with a beggar in seat 1 the options are %v", seated.Options)
	}
	if len(said.Options) != 1 {
		t.Error("what was agreed on has changed with it")
	}
	if back := play.Unseated(toy.Game, seated, []string{"", "beggar", "first"}); !maps.Equal(back.Options, said.Options) {
		t.Errorf("when he gets up they are %v", back.Options)
	}
	if got := play.Ordinary(toy.Game); !slices.Equal(got, []string{play.RandomBot, "first"}) {
		t.Errorf("ordinary levels: %v", got)
	}

	p, err := playtest.Play(toy.Game, playtest.Options{Setup: setup(2, 4), Seed: 4, Bots: []string{"beggar", ""}})
	if err != nil {
		t.Fatal(err)
	}
	if p.Record.Options["purse.0"] != 1 || !slices.Equal(p.Called, []string{"lion", "eagle"}) {
		t.Errorf("played with %v, called %v", p.Record.Options, p.Called)
	}
}

func TestEveryGameHasABotThatPlaysAtRandomAndIsTheWeakest(t *testing.T) {
	if got := toy.Game.Bots(); !slices.Equal(got, []string{play.RandomBot, "first", "sage", "beggar"}) {
		t.Errorf("the levels are %v", got)
	}
	l, err := toy.Game.Start(setup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	o := l.Offers()[0]
	seen := map[play.Answer]bool{}
	for seed := range uint64(30) {
		src := chance.New(seed)
		a, err := l.Bot(t.Context(), play.RandomBot, o.Seat, &src)
		if err != nil || !slices.ContainsFunc(o.Choices, a.Picks) {
			t.Fatalf("it answers %+v: %v", a, err)
		}
		seen[a] = true
	}
	if len(seen) != len(o.Choices) {
		t.Errorf("of %d choices it has found %d", len(o.Choices), len(seen))
	}
}

func TestOptionsThatDoNotGoTogether(t *testing.T) {
	twice := setup(3, 1)
	twice.Options = map[string]int{"arms.0": 2, "arms.2": 2}
	_, err := toy.Game.Start(twice)
	var unfit *play.Unfit
	if !errors.As(err, &unfit) || unfit.Option != "arms.2" || unfit.In("en") != "unfit.same-arms" || signoria.CodeOf(err) != signoria.Invalid {
		t.Errorf("two boars: %v", err)
	}
}

// Whatever is drawn can be played, what was said stays, and everything that can be does come.
func TestADrawnSetupIsOneOfTheGames(t *testing.T) {
	src := chance.New(7)
	said := setup(0, 1)
	said.Options = map[string]int{"arms.0": 3}
	seats, troops, arms := map[int]bool{}, map[int]bool{}, map[int]bool{}
	for range 200 {
		s, err := play.Drawn(toy.Game, said, true, []string{"first", "beggar"}, &src)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := toy.Game.Start(s); err != nil || s.Options["arms.0"] != 3 || s.Options["purse.1"] != 1 {
			t.Fatalf("drew %v: %v", s, err)
		}
		seats[s.Seats], troops[s.Options["troops"]], arms[s.Options["arms.1"]] = true, true, true
	}
	if len(seats) != 3 || len(troops) != 2 || len(arms) != 4 {
		t.Errorf("of seats came %v, of troops %v, of the second lord's arms %v", seats, troops, arms)
	}
	said.Options = map[string]int{"arms.0": 3, "arms.1": 3}
	if _, err := play.Drawn(toy.Game, said, true, nil, &src); err == nil {
		t.Error("drew a setup that cannot be")
	}
	if s, err := play.Drawn(toy.Game, setup(2, 1), false, nil, &src); err != nil || len(s.Options) != 0 || s.Seats != 2 {
		t.Errorf("where all is said it drew %v, %v", s, err)
	}
}
