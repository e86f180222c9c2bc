package prototype

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
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
	p := Position(t, 6).Own(Green, "franconia", "palatinate").Vf(Green, "franconia", 5).Vf(Green, "palatinate", 5).Build(Settlement, 3, "franconia", "swabia").Learned(Green, Mercato)
	p.Phase = Trade
	p.Players[Green].Capital, p.Players[Green].Prisoners = At("franconia"), 50
	i := p.Transport(Green, Caravan, 2, "franconia", 5)
	p.Trades(Green).Play(Leads(Green, i))
	Want(t, "as many as the hold takes", p.Most(By(Green, Enslave, i)), 30)
	p.Play(Saying(By(Green, Enslave, i), 30))
	Want(t, "prisoners left", p.Players[Green].Prisoners, 20)
	Want(t, "Slaves aboard", p.Transports[i].Cargo[0], Lot{N: 30, Good: Slaves, From: None})
	Want(t, "no florins", p.Players[Green].Florins, 0)
	Want(t, "may move", p.Offers(To(Green, "swabia")), true)
	p.Play(To(Green, "swabia"))
	Want(t, "to sell them next turn", p.Refuses(p.Selling(Green, i, 0, 30)), RuleTwoActions)
	p.Transports[i].Moved = 0
	Want(t, "like any goods", p.WhyNotSell(i, 0), play.Free)

	for _, x := range []struct {
		name   string
		change func(p *Stage, i int16)
		why    play.Rule
	}{
		{"sabotaged", func(p *Stage, i int16) { p.Transports[i].Halted = Sabotaged }, RuleHindered},
		{"aboard a ship", func(p *Stage, i int16) { p.Transports[i].Aboard = p.Transport(Green, Merchantman, 1, "franconia", 1) }, RuleAboardShip},
		{"without MERCATO", func(p *Stage, i int16) { p.Players[Green].Techs = 0 }, RuleSlavesMarket},
		{"elsewhere", func(p *Stage, i int16) { p.Transports[i].At = At("swabia") }, RuleSlavesCapital},
		{"without a Capital", func(p *Stage, i int16) { p.Players[Green].Capital = NoPlace }, RuleSlavesCapital},
		{"in another's hands", func(p *Stage, i int16) { p.Land("franconia").Owner = Red }, RuleSlavesCapital},
		{"without a settlement", func(p *Stage, i int16) { p.SetBuilt(At("franconia"), Settlement, 0) }, RuleSlavesSettled},
		{"without prisoners", func(p *Stage, i int16) { p.Players[Green].Prisoners = 0 }, RuleSlavesRate},
		{"having moved and sold", func(p *Stage, i int16) { p.Transports[i].Moved = MovedInTrade | SoldGoods }, RuleTwoActions},
		{"with a full hold", func(p *Stage, i int16) { p.Stowed(i, Wine, 30, "") }, RuleHold},
		{"in contested land", func(p *Stage, i int16) { p.Land("franconia").Before = Red }, RuleSlavesCapital},
		{"with room for one", func(p *Stage, i int16) { p.Stowed(i, Wine, 29, "") }, play.Free},
		{"as it should be", func(p *Stage, i int16) {}, play.Free},
	} {
		p := Position(t, 6).Own(Green, "franconia").Vf(Green, "franconia", 5).Build(Settlement, 3, "franconia").Learned(Green, Mercato)
		p.Phase = Trade
		p.Players[Green].Capital, p.Players[Green].Prisoners = At("franconia"), 50
		i := p.Transport(Green, Caravan, 2, "franconia", 5)
		x.change(p, i)
		Want(t, x.name, whyNotEnslave(p.State, i), x.why)
	}
}
