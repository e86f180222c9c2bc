package crusaderkings

import (
	"flag"
	"testing"

	"signoria/play/playtest"
)

var update = flag.Bool("update", false, "make the golden records anew")

// ours is the game that the tests play.
var ours = Game()

func TestGoldenRecords(t *testing.T) {
	bots := []string{"squire", "random", "squire", "squire", "squire"}
	playtest.Golden(t, ours, *update, bots, []playtest.GoldenTable{
		{Name: "five-dynasties", Seats: 5, Options: map[string]int{optionScenario: 1, optionGlitterhoof: 1}},
		{Name: "faint-hearted", Seats: 3, Options: map[string]int{optionScenario: 2}},
		{Name: "two-against-two", Seats: 4, Options: map[string]int{optionScenario: 3, optionCooperative: 1, optionPacts: 1, "ai.1": 1, "ai.3": 5}},
		{Name: "alone", Seats: 5, Options: map[string]int{optionScenario: 4, "ai.1": anyStrategy, "ai.2": anyStrategy, "ai.3": anyStrategy, "ai.4": anyStrategy}},
		{Name: "tournament", Seats: 4, Options: map[string]int{optionScenario: 6}},
	})
}
