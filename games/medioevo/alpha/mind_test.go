package alpha

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
	setup := Setup(fewestPlayers, 1, nil)
	setup.Game, setup.Version = ID, Version
	playtest.Thinks(t, Game(), setup, "king")
}

// Kings think of what they do, and leave what they bid and sign to judgement, and Trade.
func TestKingsLeaveBidsTreatiesAndTradeToJudgement(t *testing.T) {
	king := alpha.Mind.Levels["king"]
	for p, settled := range map[play.Prompt]bool{
		force.AskBid: true, force.AskCard: true, AskPapalBid: true, force.AskDraft: true, force.AskCession: true,
		force.AskRepayment: true, force.AskConsent: true, force.AskPeace: true, AskSued: true,
		force.AskTrade: true, force.AskTradeConvoy: true,
		force.AskDiplomacy: false, force.AskPurchase: false, force.AskCombat: false, AskBuyCard: false,
	} {
		Want(t, fmt.Sprintf("question %d settled", p), king.Settled(p), settled)
	}
}
