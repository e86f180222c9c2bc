package prototype

import (
	"fmt"
	"testing"

	"signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/playtest"
)

func TestTheValueTellsWhoWins(t *testing.T) {
	playtest.Value(t, Game(), "squire", 4, 40, 0.1)
}

func TestKingsThink(t *testing.T) {
	setup := Setup(force.LeastRealms, 1, nil)
	setup.Game, setup.Version = ID, Version
	playtest.Thinks(t, Game(), setup, "king")
}

// Each stroke of a treaty says little, only the whole tells what it is worth; and what Trade brings shows later than he looks.
func TestAKingLeavesTreatiesAndTradeToJudgement(t *testing.T) {
	king := historical.Mind.Levels["king"]
	for p, settled := range map[play.Prompt]bool{
		force.AskDraft: true, force.AskTrade: true, force.AskTradeConvoy: true, force.AskPurchase: false, force.AskBid: false,
	} {
		Want(t, fmt.Sprintf("question %d settled", p), king.Settled(p), settled)
	}
}

// What is sold is missed later than a king looks ahead, so he sells nothing before the last turn, if a squire would not.
func TestAKingSellsNothingThatHeWillMiss(t *testing.T) {
	leaves := historical.Mind.Leaves
	p := Position(t, 3)
	sale, loan := play.Choice{Verb: SellBuilding, Lo: 1, Hi: 1}, play.Choice{Verb: TakeLoan}
	p.Turn, p.Options.Turns = 3, 5
	if !leaves(p.State, Green, sale) || leaves(p.State, Green, loan) {
		t.Error("with two turns to come he thinks of selling, or not of a loan")
	}
	p.Turn = 5
	if leaves(p.State, Green, sale) {
		t.Error("in the last turn he does not think of selling")
	}
}
