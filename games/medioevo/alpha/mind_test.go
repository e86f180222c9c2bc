package alpha

import (
	"testing"

	. "signoria/games/medioevo/force/forcetest"
	"signoria/play/playtest"
)

func TestKingsThinkForThemselves(t *testing.T) {
	setup := Setup(fewestPlayers, 1, nil)
	setup.Game, setup.Version = ID, Version
	playtest.ThinksForItself(t, Game(), setup, "king")
}
