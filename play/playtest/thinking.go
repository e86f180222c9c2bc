package playtest

import (
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

// Thinks checks that bots of a level think ahead, and answer alike from the same seed, and that people may have counsel.
func Thinks(t *testing.T, g play.Game, setup signoria.Setup, level string) {
	t.Helper()
	if !g.Thinks(level) || !play.Minded(g) {
		t.Errorf("a %s thinks: %v, and for people: %v; want both", level, g.Thinks(level), play.Minded(g))
	}
	live, err := g.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	answers := func() play.Answer {
		src := chance.New(7)
		a, err := live.Bot(t.Context(), level, live.Offers()[0].Seat, &src)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	if first, second := answers(), answers(); first != second {
		t.Errorf("a %s answers %+v, then %+v", level, first, second)
	}
}
