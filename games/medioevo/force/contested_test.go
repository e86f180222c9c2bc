package force_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/contested/contested-has-no-owner-effects
// rule: mu-prototype/contested/ownership-marker
// rule: mu-alpha/contested/at-war
func TestEnemiesMakeATerritoryContested(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 5, "palestine").Vf(Red, "palestine", 3).War(Green, Red)
		p.Run(Contest)
		x := p.Land("palestine")
		Want(t, "it is nobody's", x.Owner, play.Nobody)
		Want(t, "it is known who held it", x.Before, Green)
		Want(t, "and counts for him no more", p.LandCount(Green), 0)
		Want(t, "who defends its buildings", p.Holder(At("palestine")), Green)
	})
}

// rule: mu-prototype/contested/friends-in-one-territory
// rule: mu-alpha/contested/at-peace
func TestFriendsLeaveItToItsOwner(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 1, "palestine").Vf(Red, "palestine", 30)
		p.Run(Contest)
		Want(t, "it stays its owner's", p.Land("palestine").Owner, Green)
		p = Position(t, 4).Held(Green, 5, "palestine").Vf(Red, "palestine", 3).Vf(Blue, "palestine", 3).War(Blue, Red)
		p.Run(Contest)
		Want(t, "guests at war contest it too", p.Contested(At("palestine")), true)
	})
}

// Land of the barbarians is nobody's to contest, and what nobody is left to hold falls to them.
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-alpha/contested/at-war
func TestBarbarianLandIsNotContested(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Vf(Green, "palestine", 5).Vf(Red, "palestine", 3).War(Green, Red).Run(Contest)
		Want(t, "barbarian land", p.Contested(At("palestine")), false)
		Want(t, "told", p.Told(KeyContested), false)

		p = Position(t, 4).Held(Green, 5, "palestine", "judea").Vf(Red, "palestine", 3).War(Green, Red).Run(Contest)
		p.Land("palestine").VF = [Sides]int16{}
		p.Run(Contest)
		Want(t, "where all have fallen", p.Land("palestine").Owner, play.Nobody)
		Want(t, "it is settled", p.Contested(At("palestine")), false)
	})
}

// rule: mu-alpha/contested/at-war
func TestItIsSettledWhenTheEnemyIsGone(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 5, "palestine").Vf(Red, "palestine", 3).War(Green, Red)
		p.Run(func(g *State, t *play.Table) {
			g.Contest(t)
			g.Territories[At("palestine")].VF[Red] = 0
			g.Contest(t)
		})
		Want(t, "it is its owner's again", p.Land("palestine").Owner, Green)
		Want(t, "contested", p.Contested(At("palestine")), false)
		Want(t, "told", p.Told(KeySettled, int16(At("palestine")), int16(Green)), true)
	})
}

// Land and armies that are ceded may bring enemies together.
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/diplomacy/tradeable-goods
// rule: mu-alpha/contested/at-war
func TestCededAmongEnemies(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []medioevo.Clause{
			{Term: medioevo.CedeLand, From: Green, To: Red, A: int16(At("egypt")), N: 10},
			{Term: medioevo.CedeArmies, From: Green, To: Red, A: int16(At("egypt")), N: 2},
		} {
			p := Court(t).Held(Green, 10, "egypt", "judea").Held(Red, 5, "palestine").Vf(Blue, "egypt", 3).War(Red, Blue)
			p.Run(func(g *State, t *play.Table) {
				g.Offer.Treaty = medioevo.Treaty{Parties: Bit(Green) | Bit(Red), Offered: Green}
				g.Offer.Treaty.Add(c)
				g.Sign(t)
			})
			Want(t, "contested", p.Contested(At("egypt")), true)
		}
	})
}

// What a turn's end clears away contests nothing in the next turn, nor at the end of the game: armies that nobody has
// fetched, a transport that has not left.
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-alpha/contested/at-war
func TestClearedAwayAtTheEndOfTheTurn(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, aboard := range []bool{true, false} {
			p := Court(t).Held(Green, 5, "egypt", "judea").Held(Red, 5, "palestine").War(Green, Red)
			p.Options.Turns = 9
			if aboard {
				p.Transports[p.Transport(Red, Caravan, 1, "egypt", 3)].Leave = p.Turn
			} else {
				p.Vf(Red, "egypt", 3).Strays[0] = Stray{Of: Red, At: At("egypt"), VF: 3}
			}
			p.Run(func(g *State, t *play.Table) {
				g.Contest(t)
				g.EndTurn(t)
			})
			Want(t, "red's armies", p.Strength(Red, At("egypt")), 0)
			Want(t, "green's again", p.Land("egypt").Owner, Green)
		}
	})
}

// An event that kills the last of an enemy's armies settles the territory at once.
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/events/army-losses
// rule: mu-alpha/contested/at-war
func TestDecimatedEnemiesContestNothing(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 9, "egypt").Held(Red, 5, "palestine").Vf(Red, "egypt", 1).War(Green, Red)
		p.Run(func(g *State, t *play.Table) {
			g.Contest(t)
			g.Decimate(t, []Place{At("egypt")})
		})
		Want(t, "red's armies", p.Ground(Red, At("egypt")), 0)
		Want(t, "green's again", p.Land("egypt").Owner, Green)
	})
}
