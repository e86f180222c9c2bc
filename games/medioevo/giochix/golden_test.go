package giochix

import (
	"flag"
	"testing"

	"signoria/play/playtest"
)

var update = flag.Bool("update", false, "make the golden records anew")

func TestGoldenRecords(t *testing.T) {
	bots := []string{"squire", "random", "squire", "random", "squire", "random"}
	playtest.Golden(t, Game(), *update, bots, []playtest.GoldenTable{
		{Name: "three-kingdoms", Seats: 3, Options: map[string]int{optionTurns: 8}},
		{Name: "five-kingdoms", Seats: 5, Options: map[string]int{optionTurns: 6, optionPieces: 1}},
		{Name: "six-kingdoms", Seats: 6, Options: map[string]int{optionTurns: 10, optionHonour: 18}},
	})
}
