package alpha

import (
	"fmt"
	"testing"

	. "signoria/games/medioevo/force"
	"signoria/games/medioevo/force/forcetest"
	"signoria/play/playtest"
)

// Random tables of every number of players, with asides, answers taken back and bad answers: what is conserved stays,
// views keep their secrets, records rebuild what they record.
func TestRandomTables(t *testing.T) {
	g := Game()
	for seats := fewestPlayers; seats <= mostPlayers; seats++ {
		options := map[string]int{OptionTurns: 3, OptionPieces: seats % 2}
		if seats == mostPlayers {
			options[OptionHonour], options[OptionTime] = 20, 60
		}
		t.Run(fmt.Sprintf("%d players", seats), func(t *testing.T) {
			t.Parallel()
			playtest.Table(t, g, playtest.Options{Setup: forcetest.Setup(seats, uint64(seats), options), Seed: 1, Meddle: true, Studies: true})
		})
	}
}
