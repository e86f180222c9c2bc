package prototype

import (
	"testing"

	"signoria/play"
)

// The Emperor in Frankfurt turns 30 of 50 prisoners into a load of Slaves, and the Caravan moves on.
//
// rule: mu-prototype/prisoners-slaves/conversion-needs-mercato
// rule: mu-prototype/prisoners-slaves/only-in-own-capital
// rule: mu-prototype/prisoners-slaves/is-a-buy-action
// rule: mu-prototype/prisoners-slaves/one-for-one-free
// rule: mu-prototype/prisoners-slaves/selling-slaves
// rule: mu-prototype/prisoners-slaves/prisoners-have-no-upkeep
// rule: mu-prototype/prisoners-slaves/capital-without-settlement
func TestPrisonersBecomeSlaves(t *testing.T) {
	p := position(t, 6).own(green, "franconia", "palatinate").vf(green, "franconia", 5).vf(green, "palatinate", 5).build(Settlement, 3, "franconia", "swabia").learned(green, Mercato)
	p.Phase = Trade
	p.Players[green].Capital, p.Players[green].Prisoners = at("franconia"), 50
	i := p.transport(green, Caravan, 2, "franconia", 5)
	p.trades(green).play(leads(green, i))
	want(t, "as many as the hold takes", p.most(by(green, Enslave, i)), 30)
	p.play(saying(by(green, Enslave, i), 30))
	want(t, "prisoners left", p.Players[green].Prisoners, 20)
	want(t, "Slaves aboard", p.Transports[i].Cargo[0], Lot{N: 30, Good: Slaves, From: None})
	want(t, "no florins", p.Players[green].Florins, 0)
	want(t, "may move", p.offers(to(green, "swabia")), true)
	p.play(to(green, "swabia"))
	want(t, "to sell them next turn", p.refuses(p.selling(green, i, 0, 30)), RuleTwoActions)
	p.Transports[i].Moved = 0
	want(t, "like any goods", p.whyNotSell(i, 0), play.Free)

	for _, x := range []struct {
		name   string
		change func(p *stage, i int16)
		why    play.Rule
	}{
		{"sabotaged", func(p *stage, i int16) { p.Transports[i].Halted = Sabotaged }, RuleHindered},
		{"aboard a ship", func(p *stage, i int16) { p.Transports[i].Aboard = p.transport(green, Merchantman, 1, "franconia", 1) }, RuleAboardShip},
		{"without MERCATO", func(p *stage, i int16) { p.Players[green].Techs = 0 }, RuleSlavesMarket},
		{"elsewhere", func(p *stage, i int16) { p.Transports[i].At = at("swabia") }, RuleSlavesCapital},
		{"without a Capital", func(p *stage, i int16) { p.Players[green].Capital = NoPlace }, RuleSlavesCapital},
		{"in another's hands", func(p *stage, i int16) { p.land("franconia").Owner = red }, RuleSlavesCapital},
		{"without a settlement", func(p *stage, i int16) { p.setBuilt(at("franconia"), Settlement, 0) }, RuleSlavesSettled},
		{"without prisoners", func(p *stage, i int16) { p.Players[green].Prisoners = 0 }, RuleSlavesRate},
		{"having moved and sold", func(p *stage, i int16) { p.Transports[i].Moved = MovedInTrade | SoldGoods }, RuleTwoActions},
		{"with a full hold", func(p *stage, i int16) { p.stowed(i, Wine, 30, "") }, RuleHold},
		{"in contested land", func(p *stage, i int16) { p.land("franconia").Before = red }, RuleSlavesCapital},
		{"with room for one", func(p *stage, i int16) { p.stowed(i, Wine, 29, "") }, play.Free},
		{"as it should be", func(p *stage, i int16) {}, play.Free},
	} {
		p := position(t, 6).own(green, "franconia").vf(green, "franconia", 5).build(Settlement, 3, "franconia").learned(green, Mercato)
		p.Phase = Trade
		p.Players[green].Capital, p.Players[green].Prisoners = at("franconia"), 50
		i := p.transport(green, Caravan, 2, "franconia", 5)
		x.change(p, i)
		want(t, x.name, p.whyNotEnslave(i), x.why)
	}
}
