package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
)

// A Caravan of this edition carries no armies, and needs none to trade.
func TestSquiresTradeWithoutCrews(t *testing.T) {
	p := Trading(t)
	caravan := p.Transport(Green, Caravan, 1, "coele-syria", 0)
	p.Trades(Green)
	Want(t, "he leads it out", p.Squires(Green), By(Green, Lead, caravan))
	p.Play(By(Green, Lead, caravan))
	Want(t, "and buys", p.Squires(Green).Verb, BuyGoods)
}

// A squire holds dear what his Objective wants.
func TestSquiresPursueTheirObjectives(t *testing.T) {
	p := aiming(t, "byz-4")
	j := &Judge{G: p.State, S: Green}
	wanted := j.LandValue(At("crete"))
	p.Players[Green].Objective = 0
	Want(t, "Crete, for three points of which four things are missing", wanted-j.LandValue(At("crete")), 3*HonourPoint/4)
}

// Who besieges stays until his engines strike.
func TestSquiresStayAtTheirSieges(t *testing.T) {
	p := turns(shut(t, 40, 12, 3, 1))
	Want(t, "he goes nowhere", p.Squires(Green).Verb, EndCombat)
}

// He takes the cross for a Crusade that he can help to fill.
func TestSquiresTakeTheCross(t *testing.T) {
	p := outremer(t).Run(proclaimCrusade).Play(Saying(Says(Green, SizeCrusade), 4))
	p.Asks(Red, AskCross)
	Want(t, "without armies near Jerusalem", p.Squires(Red).Verb, RefuseCross)
	p.Own(Red, "palestine").Vf(Red, "palestine", 30)
	Want(t, "with them", p.Squires(Red).Verb, TakeCross)
}
