package prototype

import (
	"testing"

	"signoria/play"
)

// rule: mu-prototype/capital/conquered-loses-level
// rule: mu-prototype/capital/florins-taken
// rule: mu-prototype/capital/choose-new
func TestCapitalConquered(t *testing.T) {
	p := position(t, 3).own(green, "egypt", "judea", "sinai", "marmarica").build(Settlement, 3, "egypt").build(Settlement, 1, "judea", "marmarica").florins(green, 119)
	for _, id := range []string{"egypt", "judea", "sinai", "marmarica"} {
		p.vf(green, id, 2)
	}
	p.Players[green].Capital = at("egypt")
	p.run(func(g *State, t *play.Table) { g.hand(t, at("egypt"), red) })
	want(t, "the City is a Borough", p.built(at("egypt"), Settlement), 2)
	want(t, "a tenth, rounded down", p.Players[red].Florins, 11)
	want(t, "what is left", p.Players[green].Florins, 108)
	p.asks(green, AskCapital)
	want(t, "without a settlement", p.offers(by(green, MoveCapital, at("sinai"))), false)
	p.play(by(green, MoveCapital, at("marmarica")))
	want(t, "the new capital", p.Players[green].Capital, at("marmarica"))
	want(t, "its settlement", p.built(at("marmarica"), Settlement), 1)
}

// To the barbarians it is only lost; another territory is no capital.
// rule: mu-prototype/capital/conquered-loses-level
// rule: mu-prototype/capital/choose-new
func TestCapitalFallsToBarbarians(t *testing.T) {
	p := position(t, 3).own(green, "egypt", "judea", "sinai").vf(green, "egypt", 2).vf(green, "judea", 2).build(Settlement, 3, "egypt").build(Settlement, 1, "judea").florins(green, 100)
	p.Players[green].Capital = at("egypt")
	p.run(func(g *State, t *play.Table) {
		g.hand(t, at("sinai"), red)
		g.hand(t, at("egypt"), play.Nobody)
	})
	want(t, "level", p.built(at("egypt"), Settlement), 3)
	want(t, "florins", p.Players[green].Florins, 100)
	want(t, "the only settlement left", p.Players[green].Capital, at("judea"))
}

// rule: mu-prototype/capital/without-settlements
func TestCapitalWithoutSettlements(t *testing.T) {
	p := position(t, 3).own(green, "egypt", "judea", "sinai").vf(green, "judea", 2).vf(green, "sinai", 2).build(Settlement, 1, "egypt")
	p.Players[green].Capital = at("egypt")
	p.run(func(g *State, t *play.Table) { g.hand(t, at("egypt"), red) })
	want(t, "a Village is gone", p.built(at("egypt"), Settlement), 0)
	p.asks(green, AskCapital).play(by(green, MoveCapital, at("sinai")))
	want(t, "anywhere", p.Players[green].Capital, at("sinai"))
	want(t, "no settlement comes with it", p.built(at("sinai"), Settlement), 0)
	want(t, "no market", p.market(at("sinai")), false)
}

// A capital without a settlement has no level to lose.
//
// rule: mu-prototype/capital/conquered-loses-level
func TestACapitalWithoutASettlementLosesNoLevel(t *testing.T) {
	p := position(t, 3).own(green, "egypt", "judea").vf(green, "judea", 2).florins(green, 100)
	p.Players[green].Capital = at("egypt")
	p.run(func(g *State, t *play.Table) { g.hand(t, at("egypt"), red) })
	want(t, "told of a loss", p.told(KeyRazed, int16(at("egypt"))), false)
	want(t, "but florins", p.Players[red].Florins, 10)
}

// Who lost the capital to rebels names another before the next territory rises: then that one's die has been seen.
//
// rule: mu-prototype/rebellion/territories-at-risk
func TestNoCapitalIsNamedByTheNextRebels(t *testing.T) {
	first, second := min(at("kiev"), at("turov")), max(at("kiev"), at("turov"))
	p := position(t, 4).held(green, 9, "sinai", "judea").held(red, 9, "egypt", "cyrenaica").falling(d4(4), d6(1), d6(1))
	p.build(Settlement, 1, "sinai", "judea", "egypt", "cyrenaica")
	for s, capital := range []Place{green: first, red: second} {
		p.Players[s].Capital, p.Territories[capital].Owner = capital, play.Seat(s)
	}
	p.run(rebel).asks(green, AskCapital).play(by(green, MoveCapital, at("sinai"))).asks(red, AskCapital)
	want(t, "taking the choice back", p.match.MayTakeBack(green), play.ErrRevealed)
}
