package prototype

import (
	"flag"
	"testing"

	"signoria/play/playtest"
)

var update = flag.Bool("update", false, "make the golden records anew")

// ours is the game that the tests play.
var ours = Game()

// Golden records are whole games that must replay for ever, row by row, and tell the same story.
func TestGoldenRecords(t *testing.T) {
	for i, c := range []struct {
		name    string
		seats   int
		options map[string]int
	}{
		{"three-realms", 3, map[string]int{optionTurns: 4}},
		{"five-realms", 5, map[string]int{optionTurns: 3, optionPieces: 1, optionFairs: 0, optionHonour: 15, optionDeclared: 1}},
		{"seven-realms", 7, map[string]int{optionTurns: 3, optionPieces: 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			playtest.Golden(t, ours, c.name, playtest.Options{
				Setup: setup(c.seats, uint64(100+i), c.options), Seed: 7, Bots: []string{"squire", "random", "squire", "squire", "random", "squire", "squire"}[:c.seats], Meddle: true,
			}, *update)
		})
	}
}
