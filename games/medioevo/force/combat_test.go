package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestConvoy(t *testing.T) {
	p := Position(t, 4).Own(Green, "egypt").Vf(Green, "egypt", 20)
	galley, ship := p.Transport(Green, Galley, 1, "egypt", 1), p.Transport(Green, Merchantman, 1, "egypt", 1)
	wagon, caravan := p.Transport(Green, WarWagon, 1, "egypt", 1), p.Transport(Green, Caravan, 1, "egypt", 1)
	p.Acts(Green, (*State).Combat)
	// rule: mu-prototype/combat-actions/player-by-player
	p.Asks(Green, AskCombat)
	// rule: mu-prototype/combat-actions/commercial-transports-only-with-war-transports
	Want(t, "a Merchantman leads nobody", p.Refuses(By(Green, Lead, ship)), RuleWarLeads)
	p.Play(By(Green, Lead, galley)).Asks(Green, AskConvoy)
	Want(t, "no ship and wagon together", p.Refuses(By(Green, Join, caravan)), RuleSameMedium)
	p.Play(By(Green, Join, ship), By(Green, MarchTo, int16(At("libyan-sea")), None))
	Want(t, "the Merchantman goes along", p.Transports[ship].At, At("libyan-sea"))
	Want(t, "and pays for itself", p.Transports[ship].Spent, 2)
	// rule: mu-prototype/combat-actions/any-order-repeated
	p.Play(Saying(By(Green, UnloadArmies, galley, int16(At("marmarica"))), 1))
	Want(t, "without crew it is nobody's", p.Transports[galley].Owner, play.Nobody)
	p.Asks(Green, AskCombat)
	p.Play(By(Green, Lead, wagon), By(Green, Join, caravan), By(Green, Part, caravan), By(Green, MarchTo, int16(At("marmarica")), None))
	Want(t, "the Caravan stays behind", p.Transports[caravan].At, At("egypt"))
	p.Play(Says(Green, EndCombat))
	Want(t, "over", p.IsOver(), true)
	Want(t, "no convoy is left", p.March.Leader, None)
}

// rule: mu-alpha/barbarians/neutral-territory-reacts
func TestMilitia(t *testing.T) {
	InEach(t, func(t *testing.T) {
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
			p := Position(t, 4)
			for s := range p.Players[:4] {
				p.Players[s].Realm = RealmOf(At("thrace"))
			}
			p.Run(func(g *State, t *play.Table) { g.Militia(t, At(x.land)) })
			Want(t, x.land, p.Ground(Barbarians, At(x.land)), x.want)
			p.Run(func(g *State, t *play.Table) { g.Militia(t, At(x.land)) })
			Want(t, x.land+" again", p.Ground(Barbarians, At(x.land)), x.want)
		}
		p := Position(t, 4).Own(Green, "navarre")
		p.Run(func(g *State, t *play.Table) { g.Militia(t, At("navarre")) })
		Want(t, "not against its owner", p.Ground(Barbarians, At("navarre")), 0)
	})
}

func TestMarchAndConquer(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// From Egypt into Sinai, 40 VF with a Captain; the people of Judea rise and are beaten, and the march goes on.
		p := Position(t, 4).Own(Green, "egypt").Vf(Green, "egypt", 5)
		wagon := p.Transport(Green, WarWagon, 3, "egypt", 40)
		chief := p.Captain(Green, 2, "egypt", wagon)
		p.Acts(Green, (*State).Combat)
		p.Play(By(Green, Lead, wagon), By(Green, MarchTo, int16(At("sinai")), None), By(Green, Attack, int16(At("judea")), int16(Barbarians)))
		for rounds := 0; p.Offers(Says(Green, FightOn)) && rounds < 30; rounds++ {
			p.Play(Says(Green, FightOn))
		}
		// rule: mu-prototype/combat-actions/any-order-repeated
		// rule: mu-alpha/combat/free-action-order
		p.Asks(Green, AskConvoy)
		Want(t, "Judea", p.Land("judea").Owner, Green)
		Want(t, "the wagon is there", p.Transports[wagon].At, At("judea"))
		// rule: mu-prototype/attacking/failed-attack-still-spends-mp
		Want(t, "a desert, a river and a hill", p.Transports[wagon].Spent, 3+2)
		Want(t, "attacks left", p.Captains[chief].Attacks, 1)
		Want(t, "the neighbours gather", p.Ground(Barbarians, At("coele-syria")), 1)
		// rule: mu-prototype/barbarian-territories/militia
		Want(t, "against Judea 2 rose", p.Told(KeyRise, 2, int16(At("judea"))), true)
		Want(t, "on it goes", p.Offers(By(Green, Attack, int16(At("coele-syria")), int16(Barbarians))), true)
	})
}

func TestRunningABlockade(t *testing.T) {
	// Red's Galley lies off Alexandria with 1 VF; Green's must beat it before it sails on.
	p := Position(t, 4).War(Green, Red).Own(Red, "thrace").Vf(Red, "thrace", 1).Own(Green, "egypt").Vf(Green, "egypt", 1)
	galley := p.Transport(Green, Galley, 1, "egypt", 20)
	p.Captain(Green, 1, "egypt", galley)
	guard := p.Transport(Red, Galley, 1, "egyptian-sea", 1)
	p.Acts(Green, (*State).Combat)
	p.Play(By(Green, Lead, galley), By(Green, MarchTo, int16(At("egyptian-sea")), None))
	on := By(Green, MarchTo, int16(At("libyan-sea")), None)
	Want(t, "not on", p.Refuses(on), RuleBlockade)
	p.Play(By(Green, Attack, int16(At("egyptian-sea")), int16(Red))).Asks(Green, AskSpoils)
	// rule: mu-prototype/blockade/active-ways-through
	p.Play(Loot(DestroySpoil, SpoilTransport, guard, "egyptian-sea"))
	Want(t, "honour", p.Players[Green].Honour, 1)
	Want(t, "on", p.Offers(on), true)
}

// Combat is one player's turn: it begins without a convoy, goes on as long as he can do anything, and ends when he likes.
//
// rule: mu-prototype/combat-actions/player-by-player
// rule: mu-prototype/combat-actions/any-order-repeated
// rule: mu-alpha/combat/free-action-order
func TestCombatIsOnePlayersTurn(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 5, "egypt")
		Want(t, "nothing to fight with", p.Acts(Green, (*State).Combat).IsOver(), true)
		galley := p.Transport(Green, Galley, 1, "egypt", 5)
		for _, c := range []struct {
			name string
			but  func(g *State)
		}{
			{"out of the game", func(g *State) { g.Players[Green].Out = true }},
			{"the game is over", func(g *State) { g.Ended = ByConquest }},
		} {
			over := *p.State
			p.Run(func(g *State, t *play.Table) {
				*g = over
				c.but(g)
				g.Combat(t, Green)
			})
			Want(t, c.name, p.IsOver(), true)
			p.Players[Green].Out, p.Ended = false, NotEnded
		}
		p.March = March{Leader: galley, Convoy: One(galley)}
		p.Acts(Green, (*State).Combat).Asks(Green, AskCombat).Play(By(Green, Lead, galley), By(Green, MarchTo, int16(At("egyptian-sea")), None), Says(Green, Halt)).
			Asks(Green, AskCombat).Play(Says(Green, EndCombat))
		Want(t, "over", p.IsOver(), true)
	})
}

// Who leads a convoy: not what lies aboard a ship, and in Combat only war transports.
//
// rule: mu-prototype/combat-actions/commercial-transports-only-with-war-transports
// rule: mu-alpha/combat/only-transports-move
func TestWhoLeadsAConvoy(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 5, "egypt")
		galley, ship := p.Transport(Green, Galley, 1, "egypt", 5), p.Transport(Green, Merchantman, 1, "egypt", 5)
		wagon := p.Transport(Green, WarWagon, 1, "egypt", 5)
		p.Transports[wagon].Aboard = galley
		Want(t, "a Galley", p.WhyNotBegin(galley), play.Free)
		Want(t, "a Merchantman", p.WhyNotBegin(ship), RuleWarLeads)
		Want(t, "a wagon aboard", p.WhyNotBegin(wagon), RuleAboardShip)
		p.Phase = Trade
		Want(t, "a Merchantman in Trade", p.WhyNotBegin(ship), play.Free)
	})
}

// Marching off with all one's armies gives a territory up, if it was one's own.
//
// rule: mu-prototype/movement/last-army-leaving-territory
func TestWhatAMarchGivesUp(t *testing.T) {
	for _, c := range []struct {
		name  string
		place string
		lay   func(p *Stage)
		given bool
	}{
		{"all of them", "judea", func(p *Stage) { p.Own(Green, "judea") }, true},
		{"one stays on the ground", "judea", func(p *Stage) { p.Held(Green, 1, "judea") }, false},
		{"one stays aboard another", "judea", func(p *Stage) { p.Own(Green, "judea").Transport(Green, WarWagon, 1, "judea", 1) }, false},
		{"as a guest", "judea", func(p *Stage) { p.Own(Red, "judea") }, false},
		{"from barbarian land", "judea", func(*Stage) {}, false},
		{"from contested land", "judea", func(p *Stage) { p.Own(Green, "judea").Land("judea").Before = Red }, false},
		{"at sea", "levantine-sea", func(*Stage) {}, false},
	} {
		p := Position(t, 4)
		kind := WarWagon
		if At(c.place).Sea() {
			kind = Galley
		}
		i := p.Transport(Green, kind, 1, c.place, 5)
		c.lay(p)
		p.March = March{Leader: i, Convoy: One(i)}
		Want(t, c.name, p.GivenUp(At(c.place)) == int16(At(c.place)), c.given)
	}
}

// Transports that must leave their enemy's land neither attack nor are attacked, and those that would have to once the
// attack makes war neither.
//
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/war/enemy-transport-inside-own-territory
// rule: mu-alpha/diplomacy/surprise-attack
func TestWhoMustLeaveBeforeAnAttack(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name string
			from string
			to   string
			on   play.Seat
			lay  func(p *Stage, i int16)
			why  play.Rule
		}{
			{"from one's own land", "judea", "palestine", Red, func(*Stage, int16) {}, play.Free},
			{"in peace from the land of who is attacked", "palestine", "palestine", Red, func(*Stage, int16) {}, RuleMustLeave},
			{"in peace from another's land", "syria", "palestine", Red, func(*Stage, int16) {}, play.Free},
			{"in peace from the sea", "levantine-sea", "palestine", Red, func(*Stage, int16) {}, play.Free},
			{"at war, not told to leave", "palestine", "palestine", Red, func(p *Stage, _ int16) { p.War(Green, Red) }, play.Free},
			{"at war, told to leave", "palestine", "judea", Barbarians, func(p *Stage, i int16) {
				p.War(Green, Red).Transports[i].Leave = p.Turn
			}, RuleMustLeave},
			{"told to leave, and out", "judea", "palestine", Red, func(p *Stage, i int16) {
				p.War(Green, Red).Transports[i].Leave = p.Turn
			}, play.Free},
			{"barbarians, from where they are", "egypt", "egypt", Barbarians, func(*Stage, int16) {}, play.Free},
			{"a guest's wagon in one's own land, in peace", "judea", "judea", Red, func(p *Stage, _ int16) { p.Transport(Red, WarWagon, 1, "judea", 1) }, RuleLetLeave},
			{"one that is told to leave, at war", "judea", "judea", Red, func(p *Stage, _ int16) {
				p.War(Green, Red).Transports[p.Transport(Red, WarWagon, 1, "judea", 1)].Leave = p.Turn
			}, RuleLetLeave},
			{"one that is not, at war", "judea", "judea", Red, func(p *Stage, _ int16) {
				p.War(Green, Red).Transport(Red, WarWagon, 1, "judea", 1)
			}, play.Free},
			{"a guest's wagon in another's land, in peace", "syria", "syria", Red, func(p *Stage, _ int16) { p.Transport(Red, WarWagon, 1, "syria", 1) }, play.Free},
			{"a ship in one's own sea, in peace", "levantine-sea", "levantine-sea", Red, func(p *Stage, _ int16) { p.Transport(Red, Galley, 1, "levantine-sea", 1) }, play.Free},
		} {
			p := Position(t, 4).Held(Green, 5, "judea").Held(Red, 5, "palestine").Held(Blue, 5, "syria")
			kind := WarWagon
			if At(c.from).Sea() {
				kind = Galley
			}
			i := p.Transport(Green, kind, 1, c.from, 5)
			c.lay(p, i)
			Want(t, c.name, p.WhyNotLeaving(Party{By: Green, At: At(c.from), Convoy: One(i)}, At(c.to), c.on), c.why)
		}
	})
}

// A transport that is nobody's is taken by who has armies there to spare, and room for it by his TL.
//
// rule: mu-prototype/movement/empty-transport-elsewhere
func TestWhoMaySeizeATransport(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *Stage, i int16)
		why  play.Rule
	}{
		{"nobody's", func(*Stage, int16) {}, play.Free},
		{"another's", func(p *Stage, i int16) { p.Transports[i].Owner = Red }, RuleManned},
		{"none at all", func(p *Stage, i int16) { p.Transports[i] = EmptyTransport() }, RuleManned},
		{"gone from where the armies are", func(p *Stage, i int16) { p.Transports[i].Kind, p.Transports[i].Owner = NoTransport, play.Nobody }, RuleManned},
		{"without armies", func(p *Stage, _ int16) { p.Land("judea").VF[Green] = 0 }, RuleManned},
		{"of too high a level", func(p *Stage, i int16) { p.Transports[i].Level = 2 }, RuleKeepLevel},
		{"one too many", func(p *Stage, _ int16) { p.Transport(Green, Caravan, 1, "egypt", 1) }, RuleKeepNumber},
	} {
		p := Position(t, 4).Held(Green, 5, "judea")
		i := p.Transport(play.Nobody, Caravan, 1, "judea", 0)
		c.but(p, i)
		Want(t, c.name, p.WhyNotSeize(Green, i), c.why)
	}
}
