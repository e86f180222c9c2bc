package prototype

import (
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

// rule: mu-prototype/allied-defence/alternate
// rule: mu-prototype/allied-defence/own-cards-and-technologies
func TestAlliesDefendInTurn(t *testing.T) {
	p, wagon := clash(t, 31, 10)
	p.vf(blue, "palestine", 10).war(green, blue).learned(blue, Alchimia)
	p.falling(d6(3), d6(3), d6(3), d6(3), d6(3), d6(3)).strikes("palestine", red, wagon)
	p.play(by(blue, StandBy, green), by(red, FightNext, red))
	want(t, "first", p.Battle.Sides[defending].Seat, red)
	want(t, "lost against red", p.lost(), [2]int16{0, 0})
	p.play(says(green, FightOn))
	want(t, "second", p.Battle.Sides[defending].Seat, blue)
	want(t, "lost against blue's gunpowder", p.lost(), [2]int16{1, 0})
	p.play(says(green, FightOn))
	want(t, "third", p.Battle.Sides[defending].Seat, red)
}

// rule: mu-prototype/allied-defence/owner-dies-last
func TestTheLastVFOfTheOwnerDiesLast(t *testing.T) {
	p, wagon := clash(t, 31, 5)
	p.vf(blue, "palestine", 50).war(green, blue).learned(green, Strategia).studied(green, 3).build(Cathedral, 1, "judea")
	p.holds(green, Eroina, Balestriere)
	p.falling(d8(8), d6(1), d6(3), d6(3), d6(3), d6(3)).strikes("palestine", red, wagon)
	p.play(by(blue, StandBy, green)).unprepared().play(by(red, FightNext, red))
	p.play(using(green, Eroina), using(green, Balestriere), says(green, ReadyToRoll))
	want(t, "VF lost", p.lost(), [2]int16{2, 4})
	p.play(says(green, FightOn), by(green, WithdrawCard, Eroina), says(green, ReadyToRoll))
	want(t, "who defends now", p.Battle.Sides[defending].Seat, blue)
	p.play(says(green, FightOn), says(green, ReadyToRoll))
	want(t, "who defends then", p.Battle.Sides[defending].Seat, blue)
}

// ranked is red's defence of Palestine with two others against green, whom it asks for the ranks when it is about to
// fight.
func ranked(t *testing.T) *stage {
	t.Helper()
	p, wagon := clash(t, 31, 10)
	p.vf(blue, "palestine", 10).vf(white, "palestine", 4).war(green, blue).war(green, white)
	p.falling(d6(3), d6(3), d6(3), d6(3), d6(3), d6(3), d6(3), d6(3)).strikes("palestine", red, wagon)
	return p.play(by(blue, StandBy, green), by(white, StandBy, green))
}

// Each side orders its own ranks, as whose land it is says; nothing but their own round changes it.
// rule: mu-prototype/allied-defence/side-chooses-order
func TestASideOrdersItsRanks(t *testing.T) {
	for _, order := range [][3]play.Seat{{white, red, blue}, {blue, white, red}, {red, blue, white}} {
		p := ranked(t)
		p.asks(red, AskRanks).play(by(red, FightNext, order[0])).asks(red, AskRanks)
		want(t, "the same again", p.offers(by(red, FightNext, order[0])), false)
		p.play(by(red, FightNext, order[1]))
		for round, who := range [...]play.Seat{order[0], order[1], order[2], order[0]} {
			if round > 0 {
				p.play(says(green, FightOn))
			}
			want(t, "who defends", p.Battle.Sides[defending].Seat, who)
		}
	}
}

// The attackers' ranks are the active player's to order.
// rule: mu-prototype/allied-defence/side-chooses-order
func TestTheAttackersOrderTheirRanksToo(t *testing.T) {
	p, wagon := clash(t, 11, 20)
	p.held(blue, 5, "syria").war(blue, red)
	p.captain(blue, 1, "syria", p.transport(blue, WarWagon, 1, "syria", 11))
	p.falling(d6(3), d6(3), d6(3), d6(3)).strikes("palestine", red, wagon).play(by(blue, JoinAttack, at("syria")))
	p.asks(green, AskRanks).play(by(green, FightNext, blue))
	want(t, "first", p.Battle.Sides[attacking].Seat, blue)
	p.play(says(green, FightOn))
	want(t, "second", p.Battle.Sides[attacking].Seat, green)
}

// Barbarians come first of their own side, and order nobody.
// rule: mu-prototype/allied-defence/side-chooses-order
func TestBarbariansFightFirstForTheirLand(t *testing.T) {
	p, wagon := guests(t, 4, 5)
	p.vf(blue, "syria", 3).war(green, red).war(green, blue)
	p.falling(d6(3), d6(3), d6(3), d6(3)).strikes("syria", Barbarians, wagon)
	p.play(by(red, StandBy, green), by(blue, StandBy, green)).asks(red, AskRanks).play(by(red, FightNext, blue))
	want(t, "first", p.Battle.Sides[defending].Seat, Barbarians)
	p.play(says(green, FightOn))
	want(t, "second", p.Battle.Sides[defending].Seat, blue)
}

// The ally of another against barbarians may join as long as he is his ally, not longer.
// rule: mu-prototype/contested/joint-attack-last-kill
// rule: mu-prototype/diplomacy/break-is-free-of-actions
func TestWhoBreaksTheAllianceJoinsNoMore(t *testing.T) {
	p := position(t, 4).held(green, 5, "judea").held(blue, 5, "syria").wild("palestine", 5)
	wagon := p.transport(green, WarWagon, 1, "judea", 11)
	p.captain(green, 1, "judea", wagon)
	p.captain(blue, 1, "syria", p.transport(blue, WarWagon, 1, "syria", 11))
	alliance := p.defends(green, blue)
	p.strikes("palestine", Barbarians, wagon).asks(blue, AskJoinAttack)
	want(t, "an ally", p.offers(by(blue, JoinAttack, at("syria"))), true)
	p.aside(by(green, BreakTreaty, alliance)).asks(blue, AskJoinAttack)
	want(t, "an ally no more", p.offers(by(blue, JoinAttack, at("syria"))), false)
}

// Who attacks beside another fights only enemies of his own: when the attack turns on a guest with whom he is at peace
// he is out of it.
// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
func TestNobodyAttacksAGuestInPeaceBesideAnother(t *testing.T) {
	p, wagon := clash(t, 30, 1)
	p.held(blue, 5, "syria").held(white, 5, "egypt").vf(white, "palestine", 3).war(blue, red)
	other := p.transport(blue, WarWagon, 1, "syria", 11)
	p.captain(blue, 1, "syria", other)
	p.falling(d6(6), d6(1), d6(3), d6(3)).strikes("palestine", red, wagon).play(by(blue, JoinAttack, at("syria")), says(white, StandAside))
	p.play(by(green, FightNext, green)).asks(green, AskTurnOn).play(by(green, TurnOn, int16(white), 0, p.priceOf(green, white)))
	want(t, "who attacks", p.Battle.Sides[attacking].Allies, 1<<green)
	want(t, "his wagon fights", p.Battle.Convoy.holds(other), false)
}

// Only the owner's last VF waits: an ally's last fights in its turn, and so does the attackers' only one at the place.
// rule: mu-prototype/allied-defence/owner-dies-last
func TestOnlyTheOwnerKeepsHisLastVF(t *testing.T) {
	p, wagon := clash(t, 31, 10)
	p.vf(blue, "palestine", 1).war(green, blue).falling(d6(6), d6(1), d6(3), d6(3)).strikes("palestine", red, wagon)
	p.play(by(blue, StandBy, green)).asks(red, AskRanks).play(by(red, FightNext, blue))
	want(t, "the ally's last", p.strength(blue, at("palestine")), 0)

	q, wagon := clash(t, 11, 20)
	q.vf(green, "palestine", 1).held(blue, 5, "syria").war(blue, red)
	q.captain(blue, 1, "syria", q.transport(blue, WarWagon, 1, "syria", 11))
	q.falling(d6(1), d6(4), d6(3), d6(3)).strikes("palestine", red, wagon).play(by(blue, JoinAttack, at("syria")))
	q.asks(green, AskRanks).play(by(green, FightNext, green))
	want(t, "who attacks", q.Battle.Sides[attacking].Seat, green)
	want(t, "what he loses", q.Battle.Sides[attacking].Loss, 3)

	r, wagon := clash(t, 31, 1)
	r.falling(d6(6), d6(1)).strikes("palestine", red, wagon)
	want(t, "an owner alone", r.land("palestine").Owner, green)
}

// Who is the owner's enemy is not asked to stand by him.
// rule: mu-prototype/attacking/guest-of-another-player
// rule: mu-prototype/attacking/guest-in-barbarian-territory
func TestAnEnemyOfTheOwnerDoesNotHelpHim(t *testing.T) {
	p, wagon := clash(t, 31, 10)
	p.vf(blue, "palestine", 3).war(blue, red).falling(d6(3), d6(3)).strikes("palestine", red, wagon).asks(green, AskFightOn)
	want(t, "who defends", p.Battle.Sides[defending].Allies, 1<<red)
}

// Who has come to fight beside an enemy is out of the battle on either side, with all that is his.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
func TestEnemiesDoNotFightSideBySide(t *testing.T) {
	p, wagon := clash(t, 31, 10)
	p.vf(white, "palestine", 3).war(white, green).war(blue, red)
	other := p.transport(blue, WarWagon, 1, "syria", 11)
	captain := p.captain(blue, 1, "syria", other)
	with := one(wagon)
	with.add(other)
	p.open(party{by: green, at: at("judea"), convoy: with}, at("palestine"), red)
	p.Battle.Captains = 1 << captain
	p.Battle.Sides[attacking].Allies |= 1 << blue
	p.Battle.Sides[defending].Allies |= 1 << white
	part := func(g *State, t *play.Table) { g.partWays(t) }
	p.run(part)
	want(t, "attackers while there is peace", p.Battle.Sides[attacking].Allies, 1<<green|1<<blue)
	want(t, "defenders while there is peace", p.Battle.Sides[defending].Allies, 1<<red|1<<white)
	p.war(blue, green).war(white, red).run(part)
	want(t, "attackers", p.Battle.Sides[attacking].Allies, 1<<green)
	want(t, "defenders", p.Battle.Sides[defending].Allies, 1<<red)
	want(t, "his wagon", p.Battle.Convoy.holds(other), false)
	want(t, "his Captain", p.Battle.Captains, 0)
	want(t, "the attack goes on", p.Battle.Off, false)
}

// Who could join from two places joins from the one he names.
// rule: mu-prototype/contested/joint-attack-last-kill
func TestWhoJoinsNamesFromWhere(t *testing.T) {
	p, wagon := clash(t, 11, 20)
	p.war(blue, red)
	var wagons [2]int16
	for i, land := range []string{"syria", "coele-syria"} {
		p.held(blue, 5, land)
		wagons[i] = p.transport(blue, WarWagon, 1, land, 11)
		p.captain(blue, 1, land, wagons[i])
	}
	p.falling(d6(3), d6(3)).strikes("palestine", red, wagon).asks(blue, AskJoinAttack)
	want(t, "from the first", p.offers(by(blue, JoinAttack, at("syria"))), true)
	p.play(by(blue, JoinAttack, at("coele-syria")))
	want(t, "the first", p.Battle.Convoy.holds(wagons[0]), false)
	want(t, "the second", p.Battle.Convoy.holds(wagons[1]), true)
}

// The attacker's own armies inside a territory are no guests that might help the defenders.
//
// rule: mu-prototype/attacking/guest-of-another-player
// rule: mu-prototype/attacking/guest-in-barbarian-territory
func TestTheAttackerIsNoGuestOfHisEnemys(t *testing.T) {
	for _, on := range []play.Seat{red, Barbarians} {
		p, wagon := clash(t, 31, 0)
		if on == red {
			p.own(red, "palestine")
		} else {
			p.own(play.Nobody, "palestine")
		}
		p.vf(on, "palestine", 10).vf(green, "palestine", 3)
		p.falling(d6(3), d6(3)).strikes("palestine", on, wagon).asks(green, AskFightOn)
		want(t, "who defends", p.Battle.Sides[defending].Allies, 1<<on)
	}
}

// A side's fighters take turns in the order of its ranks; who has nobody left is passed over, and each shows his own cards.
//
// rule: mu-prototype/allied-defence/alternate
// rule: mu-prototype/allied-defence/own-cards-and-technologies
func TestFightersTakeTurns(t *testing.T) {
	p, wagon := clash(t, 31, 5)
	p.vf(blue, "palestine", 5).vf(white, "palestine", 5)
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
	b := &p.Battle.Sides[defending]
	b.Allies = bit(red) | bit(blue) | bit(white)
	b.Ranked = int8(copy(b.Ranks[:], []play.Seat{red, blue, white}))
	next := func(s play.Seat) {
		t.Helper()
		p.Battle.Sides[defending].Cards = 1 << Genio
		was := p.Battle.Sides[defending].Seat
		p.run(func(g *State, t *play.Table) { g.nextFighter(t, defending) })
		want(t, "who fights", p.Battle.Sides[defending].Seat, s)
		want(t, "his cards so far", p.Battle.Sides[defending].Cards == 0, s != was)
	}
	next(red)
	next(blue)
	next(white)
	next(red)
	p.land("palestine").VF[blue] = 0
	next(white)
	p.land("palestine").VF[red] = 0
	next(white)
}

// An owner who stands alone fights with his last VF; beside others he waits, and nobody else does.
//
// rule: mu-prototype/allied-defence/owner-dies-last
func TestWhoseLastVFWaits(t *testing.T) {
	p, wagon := clash(t, 31, 1)
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
	p.Battle.Sides[defending].Allies = bit(red) | bit(blue)
	want(t, "alone", p.couldFight(defending, red), true)
	p.vf(blue, "palestine", 1)
	want(t, "beside blue", p.couldFight(defending, red), false)
	want(t, "blue's last", p.couldFight(defending, blue), true)
	p.vf(red, "palestine", 1)
	want(t, "with 2", p.couldFight(defending, red), true)
}

// Whoever loses his place on a side in the midst of a battle leaves the fight to its first, who has shown no cards yet; an
// attack whose own army must go is called off, and is no defeat.
//
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func TestWhoFightsOnWhenOneMustPart(t *testing.T) {
	p, wagon := clash(t, 31, 5)
	p.vf(blue, "palestine", 5)
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
	x := &p.Battle.Sides[defending]
	x.Allies, x.Seat, x.Cards = bit(red)|bit(blue), blue, 1<<Genio
	p.run(func(g *State, t *play.Table) { g.partWays(t) })
	x = &p.Battle.Sides[defending]
	want(t, "blue is at peace with green", x.Allies, bit(red))
	want(t, "who fights", x.Seat, red)
	want(t, "his cards so far", x.Cards, 0)
	want(t, "the attack goes on", p.Battle.Off, false)

	p, wagon = clash(t, 31, 5)
	p.own(red, "judea").Transports[wagon].Leave = p.Turn
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
	p.run(func(g *State, t *play.Table) { g.partWays(t) })
	want(t, "called off", p.Battle.Off, true)
	want(t, "told", p.told(KeyCalledOff, int16(green), int16(red), int16(at("palestine"))), true)
}

// Of several treaties one that makes them allies openly is enough.
//
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestOneOpenAllianceIsEnough(t *testing.T) {
	p := position(t, 4)
	p.defends(green, blue)
	p.treaty(medioevo.Clause{Term: medioevo.Passage, From: green, To: blue})
	want(t, "comrades", p.comrades(green, blue), true)
	want(t, "of another", p.comrades(green, red), false)
}
