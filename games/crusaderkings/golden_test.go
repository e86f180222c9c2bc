package crusaderkings

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
		{"five-dynasties", 5, map[string]int{optionScenario: 1, optionGlitterhoof: 1}},
		{"faint-hearted", 3, map[string]int{optionScenario: 2}},
		{"two-against-two", 4, map[string]int{optionScenario: 3, optionCooperative: 1, optionPacts: 1, "ai.1": 1, "ai.3": 5}},
		{"alone", 5, map[string]int{optionScenario: 4, "ai.1": anyStrategy, "ai.2": anyStrategy, "ai.3": anyStrategy, "ai.4": anyStrategy}},
		{"tournament", 4, map[string]int{optionScenario: 6}},
	} {
		t.Run(c.name, func(t *testing.T) {
			playtest.Golden(t, ours, c.name, playtest.Options{
				Setup: setup(c.seats, uint64(100+i), c.options), Seed: 7, Bots: []string{"squire", "random", "squire", "squire", "squire"}, Meddle: true,
			}, *update)
		})
	}
}
