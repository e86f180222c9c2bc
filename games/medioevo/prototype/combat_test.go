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

// Combat is one player's turn: it begins without a convoy, goes on as long as he can do anything, and ends when he likes.
//
// rule: mu-prototype/combat-actions/player-by-player
// rule: mu-prototype/combat-actions/any-order-repeated
func TestCombatIsOnePlayersTurn(t *testing.T) {
	p := position(t, 4).held(green, 5, "egypt")
	want(t, "nothing to fight with", p.acts(green, (*State).combat).over(), true)
	galley := p.transport(green, Galley, 1, "egypt", 5)
	for _, c := range []struct {
		name string
		but  func(g *State)
	}{
		{"out of the game", func(g *State) { g.Players[green].Out = true }},
		{"the game is over", func(g *State) { g.Ended = ByConquest }},
	} {
		over := *p.State
		p.run(func(g *State, t *play.Table) {
			*g = over
			c.but(g)
			g.combat(t, green)
		})
		want(t, c.name, p.over(), true)
		p.Players[green].Out, p.Ended = false, NotEnded
	}
	p.March = March{Leader: galley, Convoy: one(galley)}
	p.acts(green, (*State).combat).asks(green, AskCombat).play(by(green, Lead, galley), by(green, MarchTo, int16(at("egyptian-sea")), None), says(green, Halt)).
		asks(green, AskCombat).play(says(green, EndCombat))
	want(t, "over", p.over(), true)
}

// Who leads a convoy: not what lies aboard a ship, and in Combat only war transports.
//
// rule: mu-prototype/combat-actions/commercial-transports-only-with-war-transports
func TestWhoLeadsAConvoy(t *testing.T) {
	p := position(t, 4).held(green, 5, "egypt")
	galley, ship := p.transport(green, Galley, 1, "egypt", 5), p.transport(green, Merchantman, 1, "egypt", 5)
	wagon := p.transport(green, WarWagon, 1, "egypt", 5)
	p.Transports[wagon].Aboard = galley
	want(t, "a Galley", p.whyNotBegin(galley), play.Free)
	want(t, "a Merchantman", p.whyNotBegin(ship), RuleWarLeads)
	want(t, "a wagon aboard", p.whyNotBegin(wagon), RuleAboardShip)
	p.Phase = Trade
	want(t, "a Merchantman in Trade", p.whyNotBegin(ship), play.Free)
}

// Marching off with all one's armies gives a territory up, if it was one's own.
//
// rule: mu-prototype/movement/last-army-leaving-territory
func TestWhatAMarchGivesUp(t *testing.T) {
	for _, c := range []struct {
		name  string
		place string
		lay   func(p *stage)
		given bool
	}{
		{"all of them", "judea", func(p *stage) { p.own(green, "judea") }, true},
		{"one stays on the ground", "judea", func(p *stage) { p.held(green, 1, "judea") }, false},
		{"one stays aboard another", "judea", func(p *stage) { p.own(green, "judea").transport(green, WarWagon, 1, "judea", 1) }, false},
		{"as a guest", "judea", func(p *stage) { p.own(red, "judea") }, false},
		{"from barbarian land", "judea", func(*stage) {}, false},
		{"from contested land", "judea", func(p *stage) { p.own(green, "judea").land("judea").Before = red }, false},
		{"at sea", "levantine-sea", func(*stage) {}, false},
	} {
		p := position(t, 4)
		kind := WarWagon
		if at(c.place).Sea() {
			kind = Galley
		}
		i := p.transport(green, kind, 1, c.place, 5)
		c.lay(p)
		p.March = March{Leader: i, Convoy: one(i)}
		want(t, c.name, p.givenUp(at(c.place)) == int16(at(c.place)), c.given)
	}
}

// Transports that must leave their enemy's land neither attack nor are attacked, and those that would have to once the
// attack makes war neither.
//
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/war/enemy-transport-inside-own-territory
func TestWhoMustLeaveBeforeAnAttack(t *testing.T) {
	for _, c := range []struct {
		name string
		from string
		to   string
		on   play.Seat
		lay  func(p *stage, i int16)
		why  play.Rule
	}{
		{"from one's own land", "judea", "palestine", red, func(*stage, int16) {}, play.Free},
		{"in peace from the land of who is attacked", "palestine", "palestine", red, func(*stage, int16) {}, RuleMustLeave},
		{"in peace from another's land", "syria", "palestine", red, func(*stage, int16) {}, play.Free},
		{"in peace from the sea", "levantine-sea", "palestine", red, func(*stage, int16) {}, play.Free},
		{"at war, not told to leave", "palestine", "palestine", red, func(p *stage, _ int16) { p.war(green, red) }, play.Free},
		{"at war, told to leave", "palestine", "judea", Barbarians, func(p *stage, i int16) {
			p.war(green, red).Transports[i].Leave = p.Turn
		}, RuleMustLeave},
		{"told to leave, and out", "judea", "palestine", red, func(p *stage, i int16) {
			p.war(green, red).Transports[i].Leave = p.Turn
		}, play.Free},
		{"barbarians, from where they are", "egypt", "egypt", Barbarians, func(*stage, int16) {}, play.Free},
		{"a guest's wagon in one's own land, in peace", "judea", "judea", red, func(p *stage, _ int16) { p.transport(red, WarWagon, 1, "judea", 1) }, RuleLetLeave},
		{"one that is told to leave, at war", "judea", "judea", red, func(p *stage, _ int16) {
			p.war(green, red).Transports[p.transport(red, WarWagon, 1, "judea", 1)].Leave = p.Turn
		}, RuleLetLeave},
		{"one that is not, at war", "judea", "judea", red, func(p *stage, _ int16) {
			p.war(green, red).transport(red, WarWagon, 1, "judea", 1)
		}, play.Free},
		{"a guest's wagon in another's land, in peace", "syria", "syria", red, func(p *stage, _ int16) { p.transport(red, WarWagon, 1, "syria", 1) }, play.Free},
		{"a ship in one's own sea, in peace", "levantine-sea", "levantine-sea", red, func(p *stage, _ int16) { p.transport(red, Galley, 1, "levantine-sea", 1) }, play.Free},
	} {
		p := position(t, 4).held(green, 5, "judea").held(red, 5, "palestine").held(blue, 5, "syria")
		kind := WarWagon
		if at(c.from).Sea() {
			kind = Galley
		}
		i := p.transport(green, kind, 1, c.from, 5)
		c.lay(p, i)
		want(t, c.name, p.whyNotLeaving(party{by: green, at: at(c.from), convoy: one(i)}, at(c.to), c.on), c.why)
	}
}

// A transport that is nobody's is taken by who has armies there to spare, and room for it by his TL.
//
// rule: mu-prototype/movement/empty-transport-elsewhere
func TestWhoMaySeizeATransport(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *stage, i int16)
		why  play.Rule
	}{
		{"nobody's", func(*stage, int16) {}, play.Free},
		{"another's", func(p *stage, i int16) { p.Transports[i].Owner = red }, RuleManned},
		{"none at all", func(p *stage, i int16) { p.Transports[i] = noTransport() }, RuleManned},
		{"gone from where the armies are", func(p *stage, i int16) { p.Transports[i].Kind, p.Transports[i].Owner = NoTransport, play.Nobody }, RuleManned},
		{"without armies", func(p *stage, _ int16) { p.land("judea").VF[green] = 0 }, RuleManned},
		{"of too high a level", func(p *stage, i int16) { p.Transports[i].Level = 2 }, RuleKeepLevel},
		{"one too many", func(p *stage, _ int16) { p.transport(green, Caravan, 1, "egypt", 1) }, RuleKeepNumber},
	} {
		p := position(t, 4).held(green, 5, "judea")
		i := p.transport(play.Nobody, Caravan, 1, "judea", 0)
		c.but(p, i)
		want(t, c.name, p.whyNotSeize(green, i), c.why)
	}
}
