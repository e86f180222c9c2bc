package alpha

import (
	"testing"

	"signoria/chance"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// A king thinks ahead, so that from the same seed he answers alike; people are not counselled as he would be.
func TestKingsThinkForThemselves(t *testing.T) {
	const king = "king"
	if !Game().Thinks(king) || play.Minded(Game()) {
		t.Errorf("kings think: %v, and for people: %v; want that they do, for themselves", Game().Thinks(king), play.Minded(Game()))
	}
	setup := Setup(fewestPlayers, 1, nil)
	setup.Game, setup.Version = ID, Version
	live, err := Game().Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	answers := func() play.Answer {
		src := chance.New(7)
		a, err := live.Bot(t.Context(), king, live.Offers()[0].Seat, &src)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	if first, second := answers(), answers(); first != second {
		t.Errorf("a king answers %+v, then %+v", first, second)
	}
}
