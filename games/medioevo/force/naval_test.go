package force_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// atSea is green's Galley of a level with a Captain in the Levantine Sea, at war with red.
func atSea(t testing.TB, level int8, vf int16) (p *Stage, galley int16) {
	t.Helper()
	p = Position(t, 8).Held(Green, 5, "judea").Held(Red, 5, "palestine").War(Green, Red)
	galley = p.Transport(Green, Galley, level, "levantine-sea", vf)
	p.Captain(Green, 2, "levantine-sea", galley)
	return p, galley
}

// rule: mu-prototype/naval/ramming
// rule: mu-prototype/naval/ramming-losses-chosen-by-owner
// rule: mu-prototype/naval/then-field-combat
// rule: mu-prototype/naval/only-at-sea
// rule: mu-alpha/naval/ramming
// rule: mu-alpha/naval/ramming-losses-owner
// rule: mu-alpha/naval/then-pitched-battle
// rule: mu-alpha/attack/owner-assigns-losses
// rule: mu-alpha/attack/four-battle-types
func TestAGalleyOfTheThirdLevelRamsAMerchantmanWithItsEscort(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, galley := atSea(t, 3, 40)
		p.Transport(Red, Merchantman, 1, "levantine-sea", 8)
		p.Transport(Red, Galley, 1, "levantine-sea", 17)
		p.Falling(D4(2), D4(2), D6(4), D6(4)).Strikes("levantine-sea", Red, galley).Play(Says(Red, LoseAsUsual))
		Want(t, "green loses by ramming", p.Battle.Sides[Attacking].Ram, 3)
		Want(t, "red loses by ramming", p.Battle.Sides[Defending].Ram, 5)
		Want(t, "VF left", p.Strength(Red, At("levantine-sea")), 20)
		Want(t, "rounds after it", p.Battle.Round, 1)
	})
}

// A Galley rams with a d4 and its level.
//
// rule: mu-prototype/naval/ramming
// rule: mu-alpha/naval/ramming
func TestRammingIsAFourSidedDie(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for shows := 1; shows <= 4; shows++ {
			p, galley := atSea(t, 2, 30)
			p.Transport(Red, Merchantman, 1, "levantine-sea", 20)
			p.Falling(D4(shows), D6(3), D6(3)).Strikes("levantine-sea", Red, galley)
			Want(t, "red loses by ramming", p.Battle.Sides[Defending].Ram, int16(shows+2))
		}
	})
}

// rule: mu-prototype/naval/alchimia
// rule: mu-prototype/technologies/alchimia
// rule: mu-alpha/naval/alchemy
func TestGreekFireBurnsAtSea(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, galley := atSea(t, 3, 40)
		p.Learned(Green, Alchimia).Transport(Red, Merchantman, 1, "levantine-sea", 20)
		p.Falling(D4(2), D6(3), D6(4)).Strikes("levantine-sea", Red, galley)
		Want(t, "red loses by ramming", p.Battle.Sides[Defending].Ram, 2+3+1)
		Want(t, "the total", p.Battle.Sides[Attacking].Total, 3+1)
		Want(t, "VF lost in the tie", p.Battle.Sides[Defending].Loss, 0)
	})
}

// rule: mu-prototype/naval/field-bonuses-apply
// rule: mu-alpha/naval/then-pitched-battle
// rule: mu-alpha/attack/bombard-bonus
func TestFieldBonusesHoldAtSea(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, galley := atSea(t, 3, 40)
		p.Engine(Green, 3, "levantine-sea", galley)
		p.Learned(Green, Strategia).Transport(Red, Merchantman, 1, "levantine-sea", 5)
		p.Open(Party{By: Green, At: At("levantine-sea"), Convoy: One(galley)}, At("levantine-sea"), Red)
		Want(t, "a Bombard and 8 to 1", p.Bonus(Attacking), 2)
	})
}

// rule: mu-prototype/naval/galleys-not-in-land-battles
// rule: mu-prototype/attacking/ships-attacking-coast-without-port
// rule: mu-alpha/naval/galleys-not-in-land-battles
// rule: mu-alpha/naval/no-ramming-in-harbor
// rule: mu-alpha/attack/four-battle-types
// rule: mu-alpha/attack/must-occupy
func TestGalleysTakeNoPartInBattlesOnLand(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, galley := atSea(t, 3, 20)
		p.Learned(Green, Alchimia).Held(Red, 4, "coele-syria")
		p.Transports[galley].Spent = p.Mp(galley) - 1
		p.Falling(D6(5), D6(3)).Strikes("palestine", Red, galley)
		Want(t, "kind", p.Battle.Kind, Field)
		Want(t, "no ramming", p.Battle.Sides[Defending].Ram, 0)
		Want(t, "the total", p.Battle.Sides[Attacking].Total, 5)
	})
}

// rule: mu-prototype/naval/ships-in-port-protected
// rule: mu-prototype/naval/ships-in-third-party-port
// rule: mu-alpha/naval/harbor-first
// rule: mu-alpha/naval/docked-guest-ships
// rule: mu-alpha/naval/no-ramming-in-harbor
// rule: mu-alpha/attack/target-transport-same-territory
func TestShipsInAPortAreReachedThroughIt(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, passage := range []bool{false, true} {
			p, galley := atSea(t, 3, 20)
			p.Land("palestine").Owner, p.Land("palestine").VF[Blue], p.Land("palestine").VF[Red] = Blue, 5, 0
			p.Transport(Red, Merchantman, 1, "palestine", 2)
			if passage {
				p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Blue, To: Green})
			}
			p.Active, p.March.Convoy, p.March.Leader = Green, One(galley), galley
			if !passage {
				Want(t, "the ships alone", p.WhyNotAttack(At("palestine"), Red), RuleDocked)
				continue
			}
			Want(t, "the ships alone, by passage", p.WhyNotAttack(At("palestine"), Red), play.Free)
			p.Falling(D6(6), D6(1)).Strikes("palestine", Red, galley)
			p.Play(Says(Blue, StandAside))
			Want(t, "no ramming", p.Battle.Sides[Defending].Ram, 0)
			Want(t, "VF left", p.Strength(Red, At("palestine")), 0)
			Want(t, "the owner of the port", p.Land("palestine").Owner, Blue)
		}
	})
}

// rule: mu-prototype/attacking/sea-one-vf-per-transport
// rule: mu-prototype/attacking/barbarian-territory-transports-like-sea
// rule: mu-prototype/attacking/transport-in-barbarian-territory-or-sea
func TestShipsThatCannotBeMannedAreGivenUp(t *testing.T) {
	p, galley := atSea(t, 1, 40)
	first := p.Transport(Red, Merchantman, 1, "levantine-sea", 2)
	p.Transport(Red, Merchantman, 1, "levantine-sea", 2)
	p.Transport(Red, Merchantman, 1, "levantine-sea", 2)
	p.Falling(D4(3), D6(3), D6(3)).Strikes("levantine-sea", Red, galley)
	Want(t, "VF lost by ramming", p.Battle.Sides[Defending].Ram, 4)
	Want(t, "before the rounds", p.Battle.Round, 0)
	p.Asks(Red, AskUnman).Play(By(Red, Unman, first))
	p.Asks(Green, AskOccupy).Play(By(Green, Occupy, first))
	p.Asks(Green, AskSpoils).Play(By(Green, KeepSpoil, SpoilTransport, first, int16(At("levantine-sea"))))
	Want(t, "owner", p.Transports[first].Owner, Green)
	Want(t, "crew", p.Transports[first].VF, 1)
	Want(t, "VF that still defend", p.Strength(Red, At("levantine-sea")), 2)
	Want(t, "a blockade not beaten yet", p.March.Through[Red], NoPlace)
}

// Of three ships with 2 VF in all one is occupied; the other two are manned, though both VF are aboard one of them.
// rule: mu-prototype/attacking/sea-one-vf-per-transport
func TestWithTwoVFTwoOfThreeShipsAreManned(t *testing.T) {
	p, galley := atSea(t, 1, 40)
	p.Transport(Red, Merchantman, 1, "levantine-sea", 2)
	empty, given := p.Transport(Red, Merchantman, 1, "levantine-sea", 0), p.Transport(Red, Merchantman, 1, "levantine-sea", 0)
	p.Open(Party{By: Green, At: At("levantine-sea"), Convoy: One(galley)}, At("levantine-sea"), Red)
	p.Run(func(g *State, t *play.Table) { g.Abandon(t) })
	p.Asks(Red, AskUnman).Play(By(Red, Unman, given)).Asks(Green, AskOccupy).Play(By(Green, Occupy, given))
	p.Asks(Green, AskSpoils).Play(By(Green, KeepSpoil, SpoilTransport, given, int16(At("levantine-sea"))))
	Want(t, "over", p.IsOver(), true)
	Want(t, "the ship given up", p.Transports[given].Owner, Green)
	Want(t, "the other without a crew", p.Transports[empty].Owner, Red)
}

// rule: mu-prototype/attacking/sea-one-vf-per-transport
func TestAShipThatNobodyBoardsDrifts(t *testing.T) {
	p, galley := atSea(t, 1, 40)
	first := p.Transport(Red, Merchantman, 1, "levantine-sea", 3)
	p.Transport(Red, Merchantman, 1, "levantine-sea", 2)
	p.Falling(D4(3), D6(3), D6(3)).Strikes("levantine-sea", Red, galley)
	p.Play(By(Red, Unman, first), By(Green, LeaveShip, first))
	Want(t, "owner", p.Transports[first].Owner, play.Nobody)
	Want(t, "VF that still defend", p.Strength(Red, At("levantine-sea")), 1)
}

// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-prototype/conquest/transport-captured
// rule: mu-alpha/attack/conquest-of-transport
func TestAFleetOfWhichNobodyIsLeftIsTheDefenders(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, galley := atSea(t, 1, 3)
		p.Transport(Red, Galley, 3, "levantine-sea", 30)
		captain := p.CaptainAt(Green, At("levantine-sea"))
		p.Falling(D4(1), D4(4)).Strikes("levantine-sea", Red, galley)
		Want(t, "VF lost by ramming", p.Battle.Sides[Attacking].Ram, 3)
		p.Asks(Red, AskSpoils)
		Want(t, "level of the Captain", p.Captains[captain].Level, 1)
		if !p.Offers(By(Red, DestroySpoil, SpoilCaptain, captain, int16(At("levantine-sea")))) {
			t.Errorf("the Captain is not among the spoils; %s", p.Match.Asked())
		}
	})
}

// A ship of the lost fleet that was nobody's by then lies adrift: it is none of the spoils, and keeps nothing out of them.
// rule: mu-prototype/conquest/transport-captured
// rule: mu-prototype/movement/empty-transport-elsewhere
// rule: mu-alpha/attack/conquest-of-transport
func TestAShipAdriftIsNoneOfTheSpoils(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, galley := atSea(t, 1, 0)
		p.Transport(Red, Galley, 1, "levantine-sea", 5)
		adrift := p.Transport(play.Nobody, Merchantman, 1, "levantine-sea", 0)
		fleet := One(galley)
		fleet.Add(adrift)
		p.Open(Party{By: Green, At: At("levantine-sea"), Convoy: fleet}, At("levantine-sea"), Red)
		p.Run(func(g *State, t *play.Table) { g.FleetLost(t, Red) }).Asks(Red, AskSpoils)
		Want(t, "whose they were", p.Spoils.From, Green)
		Want(t, "the Galley is taken", p.Spoils.Carry.Holds(galley), true)
		Want(t, "the ship adrift is", p.Spoils.Carry.Holds(adrift), false)
	})
}

// The crew of a ship that is given up leaves the wagons aboard it too: no army changes sides.
// rule: mu-prototype/attacking/sea-one-vf-per-transport
func TestACrewLeavesTheWagonsAboardToo(t *testing.T) {
	p, galley := atSea(t, 1, 40)
	ship := p.Transport(Red, Galley, 1, "levantine-sea", 0)
	wagon := p.Transport(Red, WarWagon, 1, "levantine-sea", 6)
	p.Transports[wagon].Aboard = ship
	p.Transport(Red, Merchantman, 1, "levantine-sea", 0)
	p.Transport(Red, Merchantman, 1, "levantine-sea", 0)
	p.Falling(D4(3), D4(1), D6(3), D6(3)).Strikes("levantine-sea", Red, galley)
	Want(t, "VF left", p.Strength(Red, At("levantine-sea")), 2)
	p.Asks(Red, AskUnman).Play(By(Red, Unman, ship)).Asks(Green, AskOccupy)
	Want(t, "VF in the wagon", p.Transports[wagon].VF, 0)
	Want(t, "VF that still defend", p.Strength(Red, At("levantine-sea")), 2)
}

// Who helps a guest in his own land gives up none of the empty transports that he has at home.
// rule: mu-prototype/movement/empty-transport-at-home
// rule: mu-prototype/attacking/guest-of-another-player
func TestTransportsAtHomeWantNoCrew(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "judea").Held(Red, 5, "egypt").Held(Blue, 1, "palestine").War(Green, Red).War(Green, Blue)
	wagon := p.Transport(Green, WarWagon, 3, "palestine", 30)
	p.Captain(Green, 2, "palestine", wagon)
	p.Transport(Red, WarWagon, 1, "palestine", 20)
	carts := [2]int16{p.Transport(Blue, Caravan, 1, "palestine", 0), p.Transport(Blue, Caravan, 1, "palestine", 0)}
	p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon)
	p.Asks(Blue, AskStandBy).Play(By(Blue, StandBy, int16(Green)), By(Red, FightNext, int16(Red)))
	p.Asks(Green, AskFightOn)
	for _, i := range carts {
		Want(t, "owner", p.Transports[i].Owner, Blue)
	}
}

// The fleet that is lost falls to who is left of those that beat it.
// rule: mu-prototype/conquest/transport-captured
// rule: mu-alpha/attack/conquest-of-transport
func TestWhoIsLeftOfTheDefendersTakesTheFleet(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, galley := atSea(t, 1, 2)
		p.Held(Blue, 5, "syria").War(Green, Blue)
		p.Transport(Red, Merchantman, 1, "levantine-sea", 1)
		p.Transport(Blue, Merchantman, 1, "levantine-sea", 4)
		p.Transports[galley].VF = 2
		p.Open(Party{By: Green, At: At("levantine-sea"), Convoy: One(galley)}, At("levantine-sea"), Red)
		p.Battle.Sides[Defending].Allies |= 1 << Blue
		p.RemoveVF(Red, At("levantine-sea"), 1)
		p.RemoveVF(Green, At("levantine-sea"), 2)
		p.Run(func(g *State, t *play.Table) { g.FleetLost(t, Red) }).Asks(Blue, AskSpoils)
	})
}

// A Captain of level I whose fleet is lost goes back to the reserve before it is taken; one of a higher level is taken
// with it.
// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-prototype/captains-in-combat/level-one-removed
// rule: mu-alpha/attack/captain-loses-level
func TestTheCaptainOfALostFleet(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for level := int8(1); level <= 2; level++ {
			p, galley := atSea(t, 1, 20)
			captain := p.CaptainAt(Green, At("levantine-sea"))
			p.Captains[captain].Level = level
			p.Transport(Red, Galley, 1, "levantine-sea", 5)
			p.Open(Party{By: Green, At: At("levantine-sea"), Convoy: One(galley)}, At("levantine-sea"), Red)
			p.Battle.Captains = 1 << captain
			p.RemoveVF(Green, At("levantine-sea"), p.Strength(Green, At("levantine-sea")))
			p.Run(func(g *State, t *play.Table) { g.Conclude(t, WipedOut) }).Asks(Red, AskSpoils)
			Want(t, "level", p.Captains[captain].Level, level-1)
			Want(t, "among the spoils", p.Spoils.Chiefs != 0, level > 1)
		}
	})
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
		but     func(p *Stage)
		givesUp bool
	}{
		{"three ships with 3 VF", "levantine-sea", 3, func(*Stage) {}, false},
		{"with 2", "levantine-sea", 2, func(*Stage) {}, true},
		{"with nobody left to choose", "levantine-sea", 0, func(*Stage) {}, false},
		{"who does not defend", "levantine-sea", 2, func(p *Stage) { p.Battle.Sides[Defending].Allies = 1 << Blue }, false},
		{"in a barbarian territory", "palestine", 2, func(*Stage) {}, true},
		{"at home", "palestine", 2, func(p *Stage) { p.Own(Red, "palestine") }, false},
	} {
		p := Position(t, 4).Held(Green, 5, "judea").Held(Red, 5, "egypt").Held(Blue, 5, "syria")
		first := p.Transport(Red, Merchantman, 1, c.place, c.vf)
		p.Transport(Red, Merchantman, 1, c.place, 0)
		p.Transport(Red, Merchantman, 1, c.place, 0)
		p.Battle.At, p.Battle.Sides[Defending].Allies, p.Battle.Sides[Attacking].Main = At(c.place), 1<<Red, Green
		c.but(p)
		p.Run(func(g *State, t *play.Table) { g.Abandon(t) })
		Want(t, c.name, p.Offers(By(Red, Unman, first)), c.givesUp)
	}
}
