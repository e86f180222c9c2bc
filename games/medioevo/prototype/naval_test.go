package prototype

import (
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

// atSea is green's Galley of a level with a Captain in the Levantine Sea, at war with red.
func atSea(t testing.TB, level int8, vf int16) (p *stage, galley int16) {
	t.Helper()
	p = position(t, 8).held(green, 5, "judea").held(red, 5, "palestine").war(green, red)
	galley = p.transport(green, Galley, level, "levantine-sea", vf)
	p.captain(green, 2, "levantine-sea", galley)
	return p, galley
}

// rule: mu-prototype/naval/ramming
// rule: mu-prototype/naval/ramming-losses-chosen-by-owner
// rule: mu-prototype/naval/then-field-combat
// rule: mu-prototype/naval/only-at-sea
func TestAGalleyOfTheThirdLevelRamsAMerchantmanWithItsEscort(t *testing.T) {
	p, galley := atSea(t, 3, 40)
	p.transport(red, Merchantman, 1, "levantine-sea", 8)
	p.transport(red, Galley, 1, "levantine-sea", 17)
	p.falling(d4(2), d4(2), d6(4), d6(4)).strikes("levantine-sea", red, galley).play(says(red, LoseAsUsual))
	want(t, "green loses by ramming", p.Battle.Sides[attacking].Ram, 3)
	want(t, "red loses by ramming", p.Battle.Sides[defending].Ram, 5)
	want(t, "VF left", p.strength(red, at("levantine-sea")), 20)
	want(t, "rounds after it", p.Battle.Round, 1)
}

// rule: mu-prototype/naval/alchimia
// rule: mu-prototype/technologies/alchimia
func TestGreekFireBurnsAtSea(t *testing.T) {
	p, galley := atSea(t, 3, 40)
	p.learned(green, Alchimia).transport(red, Merchantman, 1, "levantine-sea", 20)
	p.falling(d4(2), d6(3), d6(4)).strikes("levantine-sea", red, galley)
	want(t, "red loses by ramming", p.Battle.Sides[defending].Ram, 2+3+1)
	want(t, "the total", p.Battle.Sides[attacking].Total, 3+1)
	want(t, "VF lost in the tie", p.Battle.Sides[defending].Loss, 0)
}

// rule: mu-prototype/naval/field-bonuses-apply
func TestFieldBonusesHoldAtSea(t *testing.T) {
	p, galley := atSea(t, 3, 40)
	p.engine(green, 3, "levantine-sea", galley)
	p.learned(green, Strategia).transport(red, Merchantman, 1, "levantine-sea", 5)
	p.open(party{by: green, at: at("levantine-sea"), convoy: one(galley)}, at("levantine-sea"), red)
	want(t, "a Bombard and 8 to 1", p.bonus(attacking), 2)
}

// rule: mu-prototype/naval/galleys-not-in-land-battles
// rule: mu-prototype/attacking/ships-attacking-coast-without-port
func TestGalleysTakeNoPartInBattlesOnLand(t *testing.T) {
	p, galley := atSea(t, 3, 20)
	p.learned(green, Alchimia).held(red, 4, "coele-syria")
	p.Transports[galley].Spent = p.mp(galley) - 1
	p.falling(d6(5), d6(3)).strikes("palestine", red, galley)
	want(t, "kind", p.Battle.Kind, Field)
	want(t, "no ramming", p.Battle.Sides[defending].Ram, 0)
	want(t, "the total", p.Battle.Sides[attacking].Total, 5)
}

// rule: mu-prototype/naval/ships-in-port-protected
// rule: mu-prototype/naval/ships-in-third-party-port
func TestShipsInAPortAreReachedThroughIt(t *testing.T) {
	for _, passage := range []bool{false, true} {
		p, galley := atSea(t, 3, 20)
		p.land("palestine").Owner, p.land("palestine").VF[blue], p.land("palestine").VF[red] = blue, 5, 0
		p.transport(red, Merchantman, 1, "palestine", 2)
		if passage {
			p.treaty(medioevo.Clause{Term: medioevo.Passage, From: blue, To: green})
		}
		p.Active, p.March.Convoy, p.March.Leader = green, one(galley), galley
		if !passage {
			want(t, "the ships alone", p.whyNotAttack(at("palestine"), red), RuleDocked)
			continue
		}
		want(t, "the ships alone, by passage", p.whyNotAttack(at("palestine"), red), play.Free)
		p.falling(d6(6), d6(1)).strikes("palestine", red, galley)
		p.play(says(blue, StandAside))
		want(t, "no ramming", p.Battle.Sides[defending].Ram, 0)
		want(t, "VF left", p.strength(red, at("palestine")), 0)
		want(t, "the owner of the port", p.land("palestine").Owner, blue)
	}
}

// rule: mu-prototype/attacking/sea-one-vf-per-transport
// rule: mu-prototype/attacking/barbarian-territory-transports-like-sea
// rule: mu-prototype/attacking/transport-in-barbarian-territory-or-sea
func TestShipsThatCannotBeMannedAreGivenUp(t *testing.T) {
	p, galley := atSea(t, 1, 40)
	first := p.transport(red, Merchantman, 1, "levantine-sea", 2)
	p.transport(red, Merchantman, 1, "levantine-sea", 2)
	p.transport(red, Merchantman, 1, "levantine-sea", 2)
	p.falling(d4(3), d6(3), d6(3)).strikes("levantine-sea", red, galley)
	want(t, "VF lost by ramming", p.Battle.Sides[defending].Ram, 4)
	want(t, "before the rounds", p.Battle.Round, 0)
	p.asks(red, AskUnman).play(by(red, Unman, first))
	p.asks(green, AskOccupy).play(by(green, Occupy, first))
	p.asks(green, AskSpoils).play(by(green, KeepSpoil, SpoilTransport, first, int16(at("levantine-sea"))))
	want(t, "owner", p.Transports[first].Owner, green)
	want(t, "crew", p.Transports[first].VF, 1)
	want(t, "VF that still defend", p.strength(red, at("levantine-sea")), 2)
	want(t, "a blockade not beaten yet", p.March.Through[red], NoPlace)
}

// Of three ships with 2 VF in all one is occupied; the other two are manned, though both VF are aboard one of them.
// rule: mu-prototype/attacking/sea-one-vf-per-transport
func TestWithTwoVFTwoOfThreeShipsAreManned(t *testing.T) {
	p, galley := atSea(t, 1, 40)
	p.transport(red, Merchantman, 1, "levantine-sea", 2)
	empty, given := p.transport(red, Merchantman, 1, "levantine-sea", 0), p.transport(red, Merchantman, 1, "levantine-sea", 0)
	p.open(party{by: green, at: at("levantine-sea"), convoy: one(galley)}, at("levantine-sea"), red)
	p.run(func(g *State, t *play.Table) { g.abandon(t) })
	p.asks(red, AskUnman).play(by(red, Unman, given)).asks(green, AskOccupy).play(by(green, Occupy, given))
	p.asks(green, AskSpoils).play(by(green, KeepSpoil, SpoilTransport, given, int16(at("levantine-sea"))))
	want(t, "over", p.over(), true)
	want(t, "the ship given up", p.Transports[given].Owner, green)
	want(t, "the other without a crew", p.Transports[empty].Owner, red)
}

// rule: mu-prototype/attacking/sea-one-vf-per-transport
func TestAShipThatNobodyBoardsDrifts(t *testing.T) {
	p, galley := atSea(t, 1, 40)
	first := p.transport(red, Merchantman, 1, "levantine-sea", 3)
	p.transport(red, Merchantman, 1, "levantine-sea", 2)
	p.falling(d4(3), d6(3), d6(3)).strikes("levantine-sea", red, galley)
	p.play(by(red, Unman, first), by(green, LeaveShip, first))
	want(t, "owner", p.Transports[first].Owner, play.Nobody)
	want(t, "VF that still defend", p.strength(red, at("levantine-sea")), 1)
}

// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-prototype/conquest/transport-captured
func TestAFleetOfWhichNobodyIsLeftIsTheDefenders(t *testing.T) {
	p, galley := atSea(t, 1, 3)
	p.transport(red, Galley, 3, "levantine-sea", 30)
	captain := p.captainAt(green, at("levantine-sea"))
	p.falling(d4(1), d4(4)).strikes("levantine-sea", red, galley)
	want(t, "VF lost by ramming", p.Battle.Sides[attacking].Ram, 3)
	p.asks(red, AskSpoils)
	want(t, "level of the Captain", p.Captains[captain].Level, 1)
	if !p.offers(by(red, DestroySpoil, SpoilCaptain, captain, int16(at("levantine-sea")))) {
		t.Errorf("the Captain is not among the spoils; %s", p.match.Asked())
	}
}

// A ship of the lost fleet that was nobody's by then lies adrift: it is none of the spoils, and keeps nothing out of them.
// rule: mu-prototype/conquest/transport-captured
// rule: mu-prototype/movement/empty-transport-elsewhere
func TestAShipAdriftIsNoneOfTheSpoils(t *testing.T) {
	p, galley := atSea(t, 1, 0)
	p.transport(red, Galley, 1, "levantine-sea", 5)
	adrift := p.transport(play.Nobody, Merchantman, 1, "levantine-sea", 0)
	fleet := one(galley)
	fleet.add(adrift)
	p.open(party{by: green, at: at("levantine-sea"), convoy: fleet}, at("levantine-sea"), red)
	p.run(func(g *State, t *play.Table) { g.fleetLost(t, red) }).asks(red, AskSpoils)
	want(t, "whose they were", p.Spoils.From, green)
	want(t, "the Galley is taken", p.Spoils.Carry.holds(galley), true)
	want(t, "the ship adrift is", p.Spoils.Carry.holds(adrift), false)
}

// The crew of a ship that is given up leaves the wagons aboard it too: no army changes sides.
// rule: mu-prototype/attacking/sea-one-vf-per-transport
func TestACrewLeavesTheWagonsAboardToo(t *testing.T) {
	p, galley := atSea(t, 1, 40)
	ship := p.transport(red, Galley, 1, "levantine-sea", 0)
	wagon := p.transport(red, WarWagon, 1, "levantine-sea", 6)
	p.Transports[wagon].Aboard = ship
	p.transport(red, Merchantman, 1, "levantine-sea", 0)
	p.transport(red, Merchantman, 1, "levantine-sea", 0)
	p.falling(d4(3), d4(1), d6(3), d6(3)).strikes("levantine-sea", red, galley)
	want(t, "VF left", p.strength(red, at("levantine-sea")), 2)
	p.asks(red, AskUnman).play(by(red, Unman, ship)).asks(green, AskOccupy)
	want(t, "VF in the wagon", p.Transports[wagon].VF, 0)
	want(t, "VF that still defend", p.strength(red, at("levantine-sea")), 2)
}

// Who helps a guest in his own land gives up none of the empty transports that he has at home.
// rule: mu-prototype/movement/empty-transport-at-home
// rule: mu-prototype/attacking/guest-of-another-player
func TestTransportsAtHomeWantNoCrew(t *testing.T) {
	p := position(t, 4).held(green, 5, "judea").held(red, 5, "egypt").held(blue, 1, "palestine").war(green, red).war(green, blue)
	wagon := p.transport(green, WarWagon, 3, "palestine", 30)
	p.captain(green, 2, "palestine", wagon)
	p.transport(red, WarWagon, 1, "palestine", 20)
	carts := [2]int16{p.transport(blue, Caravan, 1, "palestine", 0), p.transport(blue, Caravan, 1, "palestine", 0)}
	p.falling(d6(3), d6(3)).strikes("palestine", red, wagon)
	p.asks(blue, AskStandBy).play(by(blue, StandBy, int16(green)), by(red, FightNext, int16(red)))
	p.asks(green, AskFightOn)
	for _, i := range carts {
		want(t, "owner", p.Transports[i].Owner, blue)
	}
}

// The fleet that is lost falls to who is left of those that beat it.
// rule: mu-prototype/conquest/transport-captured
func TestWhoIsLeftOfTheDefendersTakesTheFleet(t *testing.T) {
	p, galley := atSea(t, 1, 2)
	p.held(blue, 5, "syria").war(green, blue)
	p.transport(red, Merchantman, 1, "levantine-sea", 1)
	p.transport(blue, Merchantman, 1, "levantine-sea", 4)
	p.Transports[galley].VF = 2
	p.open(party{by: green, at: at("levantine-sea"), convoy: one(galley)}, at("levantine-sea"), red)
	p.Battle.Sides[defending].Allies |= 1 << blue
	p.removeVF(red, at("levantine-sea"), 1)
	p.removeVF(green, at("levantine-sea"), 2)
	p.run(func(g *State, t *play.Table) { g.fleetLost(t, red) }).asks(blue, AskSpoils)
}

// A Captain of level I whose fleet is lost goes back to the reserve before it is taken; one of a higher level is taken
// with it.
// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-prototype/captains-in-combat/level-one-removed
func TestTheCaptainOfALostFleet(t *testing.T) {
	for level := int8(1); level <= 2; level++ {
		p, galley := atSea(t, 1, 20)
		captain := p.captainAt(green, at("levantine-sea"))
		p.Captains[captain].Level = level
		p.transport(red, Galley, 1, "levantine-sea", 5)
		p.open(party{by: green, at: at("levantine-sea"), convoy: one(galley)}, at("levantine-sea"), red)
		p.Battle.Captains = 1 << captain
		p.removeVF(green, at("levantine-sea"), p.strength(green, at("levantine-sea")))
		p.run(func(g *State, t *play.Table) { g.conclude(t, wipedOut) }).asks(red, AskSpoils)
		want(t, "level", p.Captains[captain].Level, level-1)
		want(t, "among the spoils", p.Spoils.Chiefs != 0, level > 1)
	}
}

// Each ship at sea needs 1 VF, and so does each transport in a port of others or a barbarian territory; whoever of the
// defenders has fewer gives up what he cannot man. At home nobody's transports want a crew, and of who does not defend
// nothing is asked.
//
// rule: mu-prototype/attacking/sea-one-vf-per-transport
// rule: mu-prototype/attacking/barbarian-territory-transports-like-sea
// rule: mu-prototype/movement/empty-transport-at-home
func TestWhoGivesUpShips(t *testing.T) {
	for _, c := range []struct {
		name    string
		place   string
		vf      int16
		but     func(p *stage)
		givesUp bool
	}{
		{"three ships with 3 VF", "levantine-sea", 3, func(*stage) {}, false},
		{"with 2", "levantine-sea", 2, func(*stage) {}, true},
		{"with nobody left to choose", "levantine-sea", 0, func(*stage) {}, false},
		{"who does not defend", "levantine-sea", 2, func(p *stage) { p.Battle.Sides[defending].Allies = 1 << blue }, false},
		{"in a barbarian territory", "palestine", 2, func(*stage) {}, true},
		{"at home", "palestine", 2, func(p *stage) { p.own(red, "palestine") }, false},
	} {
		p := position(t, 4).held(green, 5, "judea").held(red, 5, "egypt").held(blue, 5, "syria")
		first := p.transport(red, Merchantman, 1, c.place, c.vf)
		p.transport(red, Merchantman, 1, c.place, 0)
		p.transport(red, Merchantman, 1, c.place, 0)
		p.Battle.At, p.Battle.Sides[defending].Allies, p.Battle.Sides[attacking].Main = at(c.place), 1<<red, green
		c.but(p)
		p.run(func(g *State, t *play.Table) { g.abandon(t) })
		want(t, c.name, p.offers(by(red, Unman, first)), c.givesUp)
	}
}
