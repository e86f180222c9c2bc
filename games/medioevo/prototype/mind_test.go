package prototype

import (
	"testing"

	"signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play/playtest"
)

func TestKingsThinkForThemselves(t *testing.T) {
	setup := Setup(force.LeastRealms, 1, nil)
	setup.Game, setup.Version = ID, Version
	playtest.ThinksForItself(t, Game(), setup, "king")
}

// Each stroke of a treaty says little: only the whole tells what it is worth, so a king leaves them to judgement.
func TestAKingLeavesTreatiesToJudgement(t *testing.T) {
	mind := force.PrototypeMind()
	if !mind.Settled(force.AskDraft) || mind.Settled(force.AskPurchase) {
		t.Error("he thinks about the strokes of a treaty, or not about what to buy")
	}
}
