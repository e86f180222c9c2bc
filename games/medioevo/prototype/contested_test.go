package prototype

import (
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/contested/contested-has-no-owner-effects
// rule: mu-prototype/contested/ownership-marker
func TestEnemiesMakeATerritoryContested(t *testing.T) {
	p := position(t, 4).held(green, 5, "palestine").vf(red, "palestine", 3).war(green, red)
	p.run(contest)
	x := p.land("palestine")
	want(t, "it is nobody's", x.Owner, play.Nobody)
	want(t, "it is known who held it", x.Before, green)
	want(t, "and counts for him no more", p.landCount(green), 0)
	want(t, "who defends its buildings", p.holder(at("palestine")), green)
}

// rule: mu-prototype/contested/friends-in-one-territory
func TestFriendsLeaveItToItsOwner(t *testing.T) {
	p := position(t, 4).held(green, 1, "palestine").vf(red, "palestine", 30)
	p.run(contest)
	want(t, "it stays its owner's", p.land("palestine").Owner, green)
	p = position(t, 4).held(green, 5, "palestine").vf(red, "palestine", 3).vf(blue, "palestine", 3).war(blue, red)
	p.run(contest)
	want(t, "guests at war contest it too", p.contested(at("palestine")), true)
}

// Land of the barbarians is nobody's to contest, and what nobody is left to hold falls to them.
// rule: mu-prototype/contested/enemies-in-one-territory
func TestBarbarianLandIsNotContested(t *testing.T) {
	p := position(t, 4).vf(green, "palestine", 5).vf(red, "palestine", 3).war(green, red).run(contest)
	want(t, "barbarian land", p.contested(at("palestine")), false)
	want(t, "told", p.told(KeyContested), false)

	p = position(t, 4).held(green, 5, "palestine", "judea").vf(red, "palestine", 3).war(green, red).run(contest)
	p.land("palestine").VF = [sides]int16{}
	p.run(contest)
	want(t, "where all have fallen", p.land("palestine").Owner, play.Nobody)
	want(t, "it is settled", p.contested(at("palestine")), false)
}

func TestItIsSettledWhenTheEnemyIsGone(t *testing.T) {
	p := position(t, 4).held(green, 5, "palestine").vf(red, "palestine", 3).war(green, red)
	p.run(func(g *State, t *play.Table) {
		g.contest(t)
		g.Territories[at("palestine")].VF[red] = 0
		g.contest(t)
	})
	want(t, "it is its owner's again", p.land("palestine").Owner, green)
	want(t, "contested", p.contested(at("palestine")), false)
	want(t, "told", p.told(KeySettled, int16(at("palestine")), int16(green)), true)
}

// Land and armies that are ceded may bring enemies together.
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/diplomacy/tradeable-goods
func TestCededAmongEnemies(t *testing.T) {
	for _, c := range []medioevo.Clause{
		{Term: medioevo.CedeLand, From: green, To: red, A: int16(at("egypt")), N: 10},
		{Term: medioevo.CedeArmies, From: green, To: red, A: int16(at("egypt")), N: 2},
	} {
		p := court(t).held(green, 10, "egypt", "judea").held(red, 5, "palestine").vf(blue, "egypt", 3).war(red, blue)
		p.run(func(g *State, t *play.Table) {
			g.Offer.Treaty = medioevo.Treaty{Parties: bit(green) | bit(red), Offered: green}
			g.Offer.Treaty.Add(c)
			g.sign(t)
		})
		want(t, "contested", p.contested(at("egypt")), true)
	}
}

// What a turn's end clears away contests nothing in the next turn, nor at the end of the game: armies that nobody has
// fetched, a transport that has not left.
// rule: mu-prototype/contested/enemies-in-one-territory
func TestClearedAwayAtTheEndOfTheTurn(t *testing.T) {
	for _, aboard := range []bool{true, false} {
		p := court(t).held(green, 5, "egypt", "judea").held(red, 5, "palestine").war(green, red)
		p.Options.Turns = 9
		if aboard {
			p.Transports[p.transport(red, Caravan, 1, "egypt", 3)].Leave = p.Turn
		} else {
			p.vf(red, "egypt", 3).Strays[0] = Stray{Of: red, At: at("egypt"), VF: 3}
		}
		p.run(func(g *State, t *play.Table) {
			g.contest(t)
			g.endTurn(t)
		})
		want(t, "red's armies", p.strength(red, at("egypt")), 0)
		want(t, "green's again", p.land("egypt").Owner, green)
	}
}

// An event that kills the last of an enemy's armies settles the territory at once.
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/events/army-losses
func TestDecimatedEnemiesContestNothing(t *testing.T) {
	p := position(t, 4).held(green, 9, "egypt").held(red, 5, "palestine").vf(red, "egypt", 1).war(green, red)
	p.run(func(g *State, t *play.Table) {
		g.contest(t)
		g.decimate(t, []Place{at("egypt")})
	})
	want(t, "red's armies", p.ground(red, at("egypt")), 0)
	want(t, "green's again", p.land("egypt").Owner, green)
}

// rule: mu-prototype/contested/joint-attack-last-kill
// rule: mu-prototype/contested/joint-attack-refusal
func TestWhoTakesWhatSeveralHaveBeaten(t *testing.T) {
	var got play.Seat
	claim := func(g *State, t *play.Table) { got = g.claims(t, green, at("palestine")) }
	take, leave := TakeLand, LeaveLand
	land := at("palestine")

	p := position(t, 4)
	p.run(claim)
	want(t, "alone he is not asked", p.over(), true)
	want(t, "alone", got, green)

	joint := func() *stage {
		p := position(t, 4).vf(green, "palestine", 1).vf(red, "palestine", 1).vf(blue, "palestine", 1)
		p.Battle.Sides[0].Allies = 1<<red | 1<<blue
		return p.run(claim)
	}
	joint().play(by(green, take, land))
	want(t, "who killed the last", got, green)
	joint().play(by(green, leave, land), by(red, leave, land), by(blue, take, land))
	want(t, "the only one who wants it", got, blue)
	joint().play(by(green, leave, land), by(red, leave, land), by(blue, leave, land))
	want(t, "nobody wants it", got, play.Nobody)
	p = position(t, 4).vf(red, "palestine", 1)
	p.Battle.Sides[0].Allies = 1<<red | 1<<blue
	p.run(claim).asks(red, AskTake).play(by(red, take, land))
	want(t, "the only one who is left to hold it", got, red)
	drawn := map[play.Seat]bool{}
	for seed := range uint64(20) {
		p := position(t, 4).vf(green, "palestine", 1).vf(red, "palestine", 1).vf(blue, "palestine", 1)
		p.Dice.Lo = seed << 7
		p.Battle.Sides[0].Allies = 1<<red | 1<<blue
		p.run(claim).play(by(green, leave, land), by(red, take, land), by(blue, take, land))
		drawn[got] = true
	}
	want(t, "lots fall on both who want it, and nobody else", len(drawn) == 2 && drawn[red] && drawn[blue], true)
}
