package prototype

import (
	"flag"
	"testing"

	. "signoria/games/medioevo/force"
	"signoria/play/playtest"
)

var update = flag.Bool("update", false, "make the golden records anew")

func TestGoldenRecords(t *testing.T) {
	bots := []string{"squire", "random", "squire", "squire", "random", "squire", "squire"}
	playtest.Golden(t, Game(), *update, bots, []playtest.GoldenTable{
		{Name: "three-realms", Seats: 3, Options: map[string]int{OptionTurns: 4}},
		{Name: "five-realms", Seats: 5, Options: map[string]int{OptionTurns: 3, OptionPieces: 1, OptionFairs: 0, OptionHonour: 15, OptionDeclared: 1}},
		{Name: "seven-realms", Seats: 7, Options: map[string]int{OptionTurns: 3, OptionPieces: 1}},
	})
}
