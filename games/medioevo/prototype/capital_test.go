package prototype

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/capital/conquered-loses-level
// rule: mu-prototype/capital/florins-taken
// rule: mu-prototype/capital/choose-new
func TestCapitalConquered(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt", "judea", "sinai", "marmarica").Build(Settlement, 3, "egypt").Build(Settlement, 1, "judea", "marmarica").Florins(Green, 119)
	for _, id := range []string{"egypt", "judea", "sinai", "marmarica"} {
		p.Vf(Green, id, 2)
	}
	p.Players[Green].Capital = At("egypt")
	p.Run(func(g *State, t *play.Table) { g.Hand(t, At("egypt"), Red) })
	Want(t, "the City is a Borough", p.Built(At("egypt"), Settlement), 2)
	Want(t, "a tenth, rounded down", p.Players[Red].Florins, 11)
	Want(t, "what is left", p.Players[Green].Florins, 108)
	p.Asks(Green, AskCapital)
	Want(t, "without a settlement", p.Offers(By(Green, MoveCapital, At("sinai"))), false)
	p.Play(By(Green, MoveCapital, At("marmarica")))
	Want(t, "the new capital", p.Players[Green].Capital, At("marmarica"))
	Want(t, "its settlement", p.Built(At("marmarica"), Settlement), 1)
}

// To the barbarians it is only lost; another territory is no capital.
// rule: mu-prototype/capital/conquered-loses-level
// rule: mu-prototype/capital/choose-new
func TestCapitalFallsToBarbarians(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt", "judea", "sinai").Vf(Green, "egypt", 2).Vf(Green, "judea", 2).Build(Settlement, 3, "egypt").Build(Settlement, 1, "judea").Florins(Green, 100)
	p.Players[Green].Capital = At("egypt")
	p.Run(func(g *State, t *play.Table) {
		g.Hand(t, At("sinai"), Red)
		g.Hand(t, At("egypt"), play.Nobody)
	})
	Want(t, "level", p.Built(At("egypt"), Settlement), 3)
	Want(t, "florins", p.Players[Green].Florins, 100)
	Want(t, "the only settlement left", p.Players[Green].Capital, At("judea"))
}

// rule: mu-prototype/capital/without-settlements
func TestCapitalWithoutSettlements(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt", "judea", "sinai").Vf(Green, "judea", 2).Vf(Green, "sinai", 2).Build(Settlement, 1, "egypt")
	p.Players[Green].Capital = At("egypt")
	p.Run(func(g *State, t *play.Table) { g.Hand(t, At("egypt"), Red) })
	Want(t, "a Village is gone", p.Built(At("egypt"), Settlement), 0)
	p.Asks(Green, AskCapital).Play(By(Green, MoveCapital, At("sinai")))
	Want(t, "anywhere", p.Players[Green].Capital, At("sinai"))
	Want(t, "no settlement comes with it", p.Built(At("sinai"), Settlement), 0)
	Want(t, "no market", p.Market(At("sinai")), false)
}

// A capital without a settlement has no level to lose.
//
// rule: mu-prototype/capital/conquered-loses-level
func TestACapitalWithoutASettlementLosesNoLevel(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt", "judea").Vf(Green, "judea", 2).Florins(Green, 100)
	p.Players[Green].Capital = At("egypt")
	p.Run(func(g *State, t *play.Table) { g.Hand(t, At("egypt"), Red) })
	Want(t, "told of a loss", p.Told(KeyRazed, int16(At("egypt"))), false)
	Want(t, "but florins", p.Players[Red].Florins, 10)
}

// Who lost the capital to rebels names another before the next territory rises: then that one's die has been seen.
//
// rule: mu-prototype/rebellion/territories-at-risk
func TestNoCapitalIsNamedByTheNextRebels(t *testing.T) {
	first, second := min(At("kiev"), At("turov")), max(At("kiev"), At("turov"))
	p := Position(t, 4).Held(Green, 9, "sinai", "judea").Held(Red, 9, "egypt", "cyrenaica").Falling(D4(4), D6(1), D6(1))
	p.Build(Settlement, 1, "sinai", "judea", "egypt", "cyrenaica")
	for s, capital := range []Place{Green: first, Red: second} {
		p.Players[s].Capital, p.Territories[capital].Owner = capital, play.Seat(s)
	}
	p.Run(Rebel).Asks(Green, AskCapital).Play(By(Green, MoveCapital, At("sinai"))).Asks(Red, AskCapital)
	Want(t, "taking the choice back", p.Match.MayTakeBack(Green), play.ErrRevealed)
}
