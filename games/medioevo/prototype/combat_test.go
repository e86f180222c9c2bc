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

func TestMarchAndConquer(t *testing.T) {
	// From Egypt into Sinai, 40 VF with a Captain; the people of Judea rise and are beaten, and the march goes on.
	p := position(t, 4).own(green, "egypt").vf(green, "egypt", 5)
	wagon := p.transport(green, WarWagon, 3, "egypt", 40)
	chief := p.captain(green, 2, "egypt", wagon)
	p.acts(green, (*State).combat)
	p.play(by(green, Lead, wagon), by(green, MarchTo, int16(at("sinai")), None), by(green, Attack, int16(at("judea")), int16(Barbarians)))
	for rounds := 0; p.offers(says(green, FightOn)) && rounds < 30; rounds++ {
		p.play(says(green, FightOn))
	}
	// rule: mu-prototype/combat-actions/any-order-repeated
	p.asks(green, AskConvoy)
	want(t, "Judea", p.land("judea").Owner, green)
	want(t, "the wagon is there", p.Transports[wagon].At, at("judea"))
	// rule: mu-prototype/attacking/failed-attack-still-spends-mp
	want(t, "a desert, a river and a hill", p.Transports[wagon].Spent, 3+2)
	want(t, "attacks left", p.Captains[chief].Attacks, 1)
	want(t, "the neighbours gather", p.ground(Barbarians, at("coele-syria")), 1)
	// rule: mu-prototype/barbarian-territories/militia
	want(t, "against Judea 2 rose", p.told(KeyRise, 2, int16(at("judea"))), true)
	want(t, "on it goes", p.offers(by(green, Attack, int16(at("coele-syria")), int16(Barbarians))), true)
}

func TestRunningABlockade(t *testing.T) {
	// Red's Galley lies off Alexandria with 1 VF; Green's must beat it before it sails on.
	p := position(t, 4).war(green, red).own(red, "thrace").vf(red, "thrace", 1).own(green, "egypt").vf(green, "egypt", 1)
	galley := p.transport(green, Galley, 1, "egypt", 20)
	p.captain(green, 1, "egypt", galley)
	guard := p.transport(red, Galley, 1, "egyptian-sea", 1)
	p.acts(green, (*State).combat)
	p.play(by(green, Lead, galley), by(green, MarchTo, int16(at("egyptian-sea")), None))
	on := by(green, MarchTo, int16(at("libyan-sea")), None)
	want(t, "not on", p.refuses(on), RuleBlockade)
	p.play(by(green, Attack, int16(at("egyptian-sea")), int16(red))).asks(green, AskSpoils)
	// rule: mu-prototype/blockade/active-ways-through
	p.play(loot(DestroySpoil, SpoilTransport, guard, "egyptian-sea"))
	want(t, "honour", p.Players[green].Honour, 1)
	want(t, "on", p.offers(on), true)
}
