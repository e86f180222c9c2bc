package engine_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
	"signoria/play/engine"
	"signoria/play/playtest"
	"signoria/play/toy"
)

// TestMain is also the other program.
func TestMain(m *testing.M) {
	if len(os.Args) == 2 && os.Args[1] == engine.Command {
		if err := engine.Serve([]play.Game{toy.Game}, os.Stdin, os.Stdout); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

func table(seed uint64) signoria.Setup {
	return signoria.Setup{Game: toy.Game.ID(), Version: toy.Game.Version(), Seats: 3, Seed: seed}
}

func TestBotsOfAnotherProgramPlayWholeGames(t *testing.T) {
	for seed := range uint64(5) {
		bots := []string{"first@" + os.Args[0], "random@" + os.Args[0], "first"}
		p, err := playtest.Play(toy.Game, playtest.Options{Setup: table(seed), Seed: seed, Bots: bots, Meddle: true})
		if err != nil {
			t.Fatal(err)
		}
		if !p.Standing.Over {
			t.Fatalf("seed %d: the game has not ended", seed)
		}
	}
}

func TestABotElsewhereAnswersAsOneHere(t *testing.T) {
	live, err := toy.Game.Start(table(7))
	if err != nil {
		t.Fatal(err)
	}
	e, err := engine.Start(t.Context(), os.Args[0], "first", table(7))
	if err != nil {
		t.Fatal(err)
	}
	var rows []play.Row
	for !live.Over() {
		s := live.Offers()[0].Seat
		elsewhere, here := chance.New(uint64(len(rows))), chance.New(uint64(len(rows)))
		here = chance.New(here.Uint64()) // as is said to the program
		got, err := e.Bot(rows, s, &elsewhere)
		if err != nil {
			t.Fatal(err)
		}
		want, err := live.Bot(t.Context(), "first", s, &here)
		if err != nil {
			t.Fatal(err)
		}
		if got != want {
			t.Fatalf("after %d rows: %+v elsewhere, %+v here", len(rows), got, want)
		}
		more, err := live.Answer(got)
		if err != nil {
			t.Fatal(err)
		}
		rows = append(rows, more...)
	}
	if err := e.Close(); err != nil {
		t.Fatal(err)
	}
}

func TestWhatAnotherProgramCannotDoIsSaid(t *testing.T) {
	newer := table(1)
	newer.Version++
	if _, err := engine.Start(t.Context(), os.Args[0], "first", newer); err == nil || !strings.Contains(err.Error(), "version") {
		t.Errorf("rules of another version: %v", err)
	}
	if _, err := engine.Start(t.Context(), "/nowhere/signoria", "first", table(1)); err == nil {
		t.Error("a program that is not there answers")
	}
	e, err := engine.Start(t.Context(), os.Args[0], "emperor", table(1))
	if err != nil {
		t.Fatal(err)
	}
	src := chance.New(1)
	if _, err := e.Bot(nil, 0, &src); err == nil || !strings.Contains(err.Error(), "emperor") {
		t.Errorf("a level it has not: %v", err)
	}
}
