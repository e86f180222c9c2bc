package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
)

// A table that was placing its armies all at once when the rules were mended goes on so.
func TestArmiesOfAnOlderTableAreStillPlacedAtOnce(t *testing.T) {
	for from, want := range map[int]bool{1: true, 2: false} {
		var g State
		Upgraded(&g, from)
		if g.Options.AtOnce != want {
			t.Errorf("from version %d they are placed at once: %v", from, g.Options.AtOnce)
		}
	}
}
