package alpha

import (
	"flag"
	"testing"

	. "signoria/games/medioevo/force"
	"signoria/play/playtest"
)

var update = flag.Bool("update", false, "make the golden records anew")

func TestGoldenRecords(t *testing.T) {
	bots := []string{"squire", "random", "squire", "random", "squire"}
	playtest.Golden(t, Game(), *update, bots, []playtest.GoldenTable{
		{Name: "three-realms", Seats: 3, Options: map[string]int{OptionTurns: 8}},
		{Name: "four-realms", Seats: 4, Options: map[string]int{OptionTurns: 8, OptionPieces: 1}},
		{Name: "five-realms", Seats: 5, Options: map[string]int{OptionTurns: 6, OptionPieces: 1, OptionHonour: 20}},
	})
}
