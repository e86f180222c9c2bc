package prototype

import (
	"testing"

	"signoria/play"
)

func TestConvoy(t *testing.T) {
	p := position(t, 4).own(green, "egypt").vf(green, "egypt", 20)
	galley, ship := p.transport(green, Galley, 1, "egypt", 1), p.transport(green, Merchantman, 1, "egypt", 1)
	wagon, caravan := p.transport(green, WarWagon, 1, "egypt", 1), p.transport(green, Caravan, 1, "egypt", 1)
	p.acts(green, (*State).combat)
	// rule: mu-prototype/combat-actions/player-by-player
	p.asks(green, AskCombat)
	// rule: mu-prototype/combat-actions/commercial-transports-only-with-war-transports
	want(t, "a Merchantman leads nobody", p.refuses(by(green, Lead, ship)), RuleWarLeads)
	p.play(by(green, Lead, galley)).asks(green, AskConvoy)
	want(t, "no ship and wagon together", p.refuses(by(green, Join, caravan)), RuleSameMedium)
	p.play(by(green, Join, ship), by(green, MarchTo, int16(at("libyan-sea")), None))
	want(t, "the Merchantman goes along", p.Transports[ship].At, at("libyan-sea"))
	want(t, "and pays for itself", p.Transports[ship].Spent, 2)
	// rule: mu-prototype/combat-actions/any-order-repeated
	p.play(saying(by(green, UnloadArmies, galley, int16(at("marmarica"))), 1))
	want(t, "without crew it is nobody's", p.Transports[galley].Owner, play.Nobody)
	p.asks(green, AskCombat)
	p.play(by(green, Lead, wagon), by(green, Join, caravan), by(green, Part, caravan), by(green, MarchTo, int16(at("marmarica")), None))
	want(t, "the Caravan stays behind", p.Transports[caravan].At, at("egypt"))
	p.play(says(green, EndCombat))
	want(t, "over", p.over(), true)
	want(t, "no convoy is left", p.March.Leader, None)
}

func TestMilitia(t *testing.T) {
	for _, x := range []struct {
		land string
		want int16
	}{
		// rule: mu-prototype/barbarian-territories/militia
		{"navarre", 1},
		// rule: mu-prototype/barbarian-territories/major-realms-two
		{"egypt", 2},
		{"kent", 2},
		{"thrace", 1}, // Byzantium is played
		// rule: mu-prototype/barbarian-territories/listed-realms-two
		{"aragon", 2}, {"lothian", 2}, {"zealand", 2}, {"prussia", 2}, {"bohemia", 2}, {"lombardy", 2}, {"tuscany", 2},
		{"liguria", 2}, {"veneto", 2}, {"sardinia", 2}, {"armenia", 2}, {"morocco", 2},
	} {
		p := position(t, 4)
		for s := range p.Players[:4] {
			p.Players[s].Realm = realmOf(at("thrace"))
		}
		p.run(func(g *State, t *play.Table) { g.militia(t, at(x.land)) })
		want(t, x.land, p.ground(Barbarians, at(x.land)), x.want)
		p.run(func(g *State, t *play.Table) { g.militia(t, at(x.land)) })
		want(t, x.land+" again", p.ground(Barbarians, at(x.land)), x.want)
	}
	p := position(t, 4).own(green, "navarre")
	p.run(func(g *State, t *play.Table) { g.militia(t, at("navarre")) })
	want(t, "not against its owner", p.ground(Barbarians, at("navarre")), 0)
}
