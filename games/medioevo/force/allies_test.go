package force_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/allied-defence/alternate
// rule: mu-prototype/allied-defence/own-cards-and-technologies
func TestAlliesDefendInTurn(t *testing.T) {
	p, wagon := Clash(t, 31, 10)
	p.Vf(Blue, "palestine", 10).War(Green, Blue).Learned(Blue, Alchimia)
	p.Falling(D6(3), D6(3), D6(3), D6(3), D6(3), D6(3)).Strikes("palestine", Red, wagon)
	p.Play(By(Blue, StandBy, Green), By(Red, FightNext, Red))
	Want(t, "first", p.Battle.Sides[Defending].Seat, Red)
	Want(t, "lost against red", lost(p), [2]int16{0, 0})
	p.Play(Says(Green, FightOn))
	Want(t, "second", p.Battle.Sides[Defending].Seat, Blue)
	Want(t, "lost against blue's gunpowder", lost(p), [2]int16{1, 0})
	p.Play(Says(Green, FightOn))
	Want(t, "third", p.Battle.Sides[Defending].Seat, Red)
}

// rule: mu-prototype/allied-defence/owner-dies-last
func TestTheLastVFOfTheOwnerDiesLast(t *testing.T) {
	p, wagon := Clash(t, 31, 5)
	p.Vf(Blue, "palestine", 50).War(Green, Blue).Learned(Green, Strategia).Studied(Green, 3).Build(Cathedral, 1, "judea")
	p.Holds(Green, Eroina, Balestriere)
	p.Falling(D8(8), D6(1), D6(3), D6(3), D6(3), D6(3)).Strikes("palestine", Red, wagon)
	unprepared(p.Play(By(Blue, StandBy, Green))).Play(By(Red, FightNext, Red))
	p.Play(using(Green, Eroina), using(Green, Balestriere), Says(Green, ReadyToRoll))
	Want(t, "VF lost", lost(p), [2]int16{2, 4})
	p.Play(Says(Green, FightOn), By(Green, WithdrawCard, Eroina), Says(Green, ReadyToRoll))
	Want(t, "who defends now", p.Battle.Sides[Defending].Seat, Blue)
	p.Play(Says(Green, FightOn), Says(Green, ReadyToRoll))
	Want(t, "who defends then", p.Battle.Sides[Defending].Seat, Blue)
}

// ranked is red's defence of Palestine with two others against green, whom it asks for the ranks when it is about to
// fight.
func ranked(t *testing.T) *Stage {
	t.Helper()
	p, wagon := Clash(t, 31, 10)
	p.Vf(Blue, "palestine", 10).Vf(White, "palestine", 4).War(Green, Blue).War(Green, White)
	p.Falling(D6(3), D6(3), D6(3), D6(3), D6(3), D6(3), D6(3), D6(3)).Strikes("palestine", Red, wagon)
	return p.Play(By(Blue, StandBy, Green), By(White, StandBy, Green))
}

// Each side orders its own ranks, as whose land it is says; nothing but their own round changes it.
// rule: mu-prototype/allied-defence/side-chooses-order
// rule: mu-alpha/attack/multiple-sides-order
func TestASideOrdersItsRanks(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, order := range [][3]play.Seat{{White, Red, Blue}, {Blue, White, Red}, {Red, Blue, White}} {
			p := ranked(t)
			p.Asks(Red, AskRanks).Play(By(Red, FightNext, order[0])).Asks(Red, AskRanks)
			Want(t, "the same again", p.Offers(By(Red, FightNext, order[0])), false)
			p.Play(By(Red, FightNext, order[1]))
			for round, who := range [...]play.Seat{order[0], order[1], order[2], order[0]} {
				if round > 0 {
					p.Play(Says(Green, FightOn))
				}
				Want(t, "who defends", p.Battle.Sides[Defending].Seat, who)
			}
		}
	})
}

// The attackers' ranks are the active player's to order.
// rule: mu-prototype/allied-defence/side-chooses-order
func TestTheAttackersOrderTheirRanksToo(t *testing.T) {
	p, wagon := Clash(t, 11, 20)
	p.Held(Blue, 5, "syria").War(Blue, Red)
	p.Captain(Blue, 1, "syria", p.Transport(Blue, WarWagon, 1, "syria", 11))
	p.Falling(D6(3), D6(3), D6(3), D6(3)).Strikes("palestine", Red, wagon).Play(By(Blue, JoinAttack, At("syria")))
	p.Asks(Green, AskRanks).Play(By(Green, FightNext, Blue))
	Want(t, "first", p.Battle.Sides[Attacking].Seat, Blue)
	p.Play(Says(Green, FightOn))
	Want(t, "second", p.Battle.Sides[Attacking].Seat, Green)
}

// Barbarians come first of their own side, and order nobody.
// rule: mu-prototype/allied-defence/side-chooses-order
// rule: mu-alpha/attack/multiple-sides-order
func TestBarbariansFightFirstForTheirLand(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := guests(t, 4, 5)
		p.Vf(Blue, "syria", 3).War(Green, Red).War(Green, Blue)
		p.Falling(D6(3), D6(3), D6(3), D6(3)).Strikes("syria", Barbarians, wagon)
		p.Play(By(Red, StandBy, Green), By(Blue, StandBy, Green)).Asks(Red, AskRanks).Play(By(Red, FightNext, Blue))
		Want(t, "first", p.Battle.Sides[Defending].Seat, Barbarians)
		p.Play(Says(Green, FightOn))
		Want(t, "second", p.Battle.Sides[Defending].Seat, Blue)
	})
}

// The ally of another against barbarians may join as long as he is his ally, not longer.
// rule: mu-prototype/contested/joint-attack-last-kill
// rule: mu-prototype/diplomacy/break-is-free-of-actions
func TestWhoBreaksTheAllianceJoinsNoMore(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "judea").Held(Blue, 5, "syria").Wild("palestine", 5)
	wagon := p.Transport(Green, WarWagon, 1, "judea", 11)
	p.Captain(Green, 1, "judea", wagon)
	p.Captain(Blue, 1, "syria", p.Transport(Blue, WarWagon, 1, "syria", 11))
	alliance := p.Defends(Green, Blue)
	p.Strikes("palestine", Barbarians, wagon).Asks(Blue, AskJoinAttack)
	Want(t, "an ally", p.Offers(By(Blue, JoinAttack, At("syria"))), true)
	p.Interject(By(Green, BreakTreaty, alliance)).Asks(Blue, AskJoinAttack)
	Want(t, "an ally no more", p.Offers(By(Blue, JoinAttack, At("syria"))), false)
}

// Who attacks beside another fights only enemies of his own: when the attack turns on a guest with whom he is at peace
// he is out of it.
// rule: mu-prototype/attacking/attacker-must-declare-war-on-guest
func TestNobodyAttacksAGuestInPeaceBesideAnother(t *testing.T) {
	p, wagon := Clash(t, 30, 1)
	p.Held(Blue, 5, "syria").Held(White, 5, "egypt").Vf(White, "palestine", 3).War(Blue, Red)
	other := p.Transport(Blue, WarWagon, 1, "syria", 11)
	p.Captain(Blue, 1, "syria", other)
	p.Falling(D6(6), D6(1), D6(3), D6(3)).Strikes("palestine", Red, wagon).Play(By(Blue, JoinAttack, At("syria")), Says(White, StandAside))
	p.Play(By(Green, FightNext, Green)).Asks(Green, AskTurnOn).Play(By(Green, TurnOn, int16(White), 0, p.PriceOf(Green, White)))
	Want(t, "who attacks", p.Battle.Sides[Attacking].Allies, 1<<Green)
	Want(t, "his wagon fights", p.Battle.Convoy.Holds(other), false)
}

// Only the owner's last VF waits: an ally's last fights in its turn, and so does the attackers' only one at the place.
// rule: mu-prototype/allied-defence/owner-dies-last
func TestOnlyTheOwnerKeepsHisLastVF(t *testing.T) {
	p, wagon := Clash(t, 31, 10)
	p.Vf(Blue, "palestine", 1).War(Green, Blue).Falling(D6(6), D6(1), D6(3), D6(3)).Strikes("palestine", Red, wagon)
	p.Play(By(Blue, StandBy, Green)).Asks(Red, AskRanks).Play(By(Red, FightNext, Blue))
	Want(t, "the ally's last", p.Strength(Blue, At("palestine")), 0)

	q, wagon := Clash(t, 11, 20)
	q.Vf(Green, "palestine", 1).Held(Blue, 5, "syria").War(Blue, Red)
	q.Captain(Blue, 1, "syria", q.Transport(Blue, WarWagon, 1, "syria", 11))
	q.Falling(D6(1), D6(4), D6(3), D6(3)).Strikes("palestine", Red, wagon).Play(By(Blue, JoinAttack, At("syria")))
	q.Asks(Green, AskRanks).Play(By(Green, FightNext, Green))
	Want(t, "who attacks", q.Battle.Sides[Attacking].Seat, Green)
	Want(t, "what he loses", q.Battle.Sides[Attacking].Loss, 3)

	r, wagon := Clash(t, 31, 1)
	r.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
	Want(t, "an owner alone", r.Land("palestine").Owner, Green)
}

// Who is the owner's enemy is not asked to stand by him.
// rule: mu-prototype/attacking/guest-of-another-player
// rule: mu-prototype/attacking/guest-in-barbarian-territory
func TestAnEnemyOfTheOwnerDoesNotHelpHim(t *testing.T) {
	p, wagon := Clash(t, 31, 10)
	p.Vf(Blue, "palestine", 3).War(Blue, Red).Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon).Asks(Green, AskFightOn)
	Want(t, "who defends", p.Battle.Sides[Defending].Allies, 1<<Red)
}

// Who has come to fight beside an enemy is out of the battle on either side, with all that is his.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-alpha/attack/procedure
func TestEnemiesDoNotFightSideBySide(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 31, 10)
		p.Vf(White, "palestine", 3).War(White, Green).War(Blue, Red)
		other := p.Transport(Blue, WarWagon, 1, "syria", 11)
		captain := p.Captain(Blue, 1, "syria", other)
		with := One(wagon)
		with.Add(other)
		p.Open(Party{By: Green, At: At("judea"), Convoy: with}, At("palestine"), Red)
		p.Battle.Captains = 1 << captain
		p.Battle.Sides[Attacking].Allies |= 1 << Blue
		p.Battle.Sides[Defending].Allies |= 1 << White
		part := func(g *State, t *play.Table) { g.PartWays(t) }
		p.Run(part)
		Want(t, "attackers while there is peace", p.Battle.Sides[Attacking].Allies, 1<<Green|1<<Blue)
		Want(t, "defenders while there is peace", p.Battle.Sides[Defending].Allies, 1<<Red|1<<White)
		p.War(Blue, Green).War(White, Red).Run(part)
		Want(t, "attackers", p.Battle.Sides[Attacking].Allies, 1<<Green)
		Want(t, "defenders", p.Battle.Sides[Defending].Allies, 1<<Red)
		Want(t, "his wagon", p.Battle.Convoy.Holds(other), false)
		Want(t, "his Captain", p.Battle.Captains, 0)
		Want(t, "the attack goes on", p.Battle.Off, false)
	})
}

// Who could join from two places joins from the one he names.
// rule: mu-prototype/contested/joint-attack-last-kill
func TestWhoJoinsNamesFromWhere(t *testing.T) {
	p, wagon := Clash(t, 11, 20)
	p.War(Blue, Red)
	var wagons [2]int16
	for i, land := range []string{"syria", "coele-syria"} {
		p.Held(Blue, 5, land)
		wagons[i] = p.Transport(Blue, WarWagon, 1, land, 11)
		p.Captain(Blue, 1, land, wagons[i])
	}
	p.Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon).Asks(Blue, AskJoinAttack)
	Want(t, "from the first", p.Offers(By(Blue, JoinAttack, At("syria"))), true)
	p.Play(By(Blue, JoinAttack, At("coele-syria")))
	Want(t, "the first", p.Battle.Convoy.Holds(wagons[0]), false)
	Want(t, "the second", p.Battle.Convoy.Holds(wagons[1]), true)
}

// The attacker's own armies inside a territory are no guests that might help the defenders.
//
// rule: mu-prototype/attacking/guest-of-another-player
// rule: mu-prototype/attacking/guest-in-barbarian-territory
func TestTheAttackerIsNoGuestOfHisEnemys(t *testing.T) {
	for _, on := range []play.Seat{Red, Barbarians} {
		p, wagon := Clash(t, 31, 0)
		if on == Red {
			p.Own(Red, "palestine")
		} else {
			p.Own(play.Nobody, "palestine")
		}
		p.Vf(on, "palestine", 10).Vf(Green, "palestine", 3)
		p.Falling(D6(3), D6(3)).Strikes("palestine", on, wagon).Asks(Green, AskFightOn)
		Want(t, "who defends", p.Battle.Sides[Defending].Allies, 1<<on)
	}
}

// A side's fighters take turns in the order of its ranks; who has nobody left is passed over, and each shows his own cards.
//
// rule: mu-prototype/allied-defence/alternate
// rule: mu-prototype/allied-defence/own-cards-and-technologies
// rule: mu-alpha/attack/multiple-sides-alternate
func TestFightersTakeTurns(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 31, 5)
		p.Vf(Blue, "palestine", 5).Vf(White, "palestine", 5)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		b := &p.Battle.Sides[Defending]
		b.Allies = Bit(Red) | Bit(Blue) | Bit(White)
		b.Ranked = int8(copy(b.Ranks[:], []play.Seat{Red, Blue, White}))
		next := func(s play.Seat) {
			t.Helper()
			p.Battle.Sides[Defending].Cards = 1 << Genio
			was := p.Battle.Sides[Defending].Seat
			p.Run(func(g *State, t *play.Table) { g.NextFighter(t, Defending) })
			Want(t, "who fights", p.Battle.Sides[Defending].Seat, s)
			Want(t, "his cards so far", p.Battle.Sides[Defending].Cards == 0, s != was)
		}
		next(Red)
		next(Blue)
		next(White)
		next(Red)
		p.Land("palestine").VF[Blue] = 0
		next(White)
		p.Land("palestine").VF[Red] = 0
		next(White)
	})
}

// An owner who stands alone fights with his last VF; beside others he waits, and nobody else does.
//
// rule: mu-prototype/allied-defence/owner-dies-last
func TestWhoseLastVFWaits(t *testing.T) {
	p, wagon := Clash(t, 31, 1)
	p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
	p.Battle.Sides[Defending].Allies = Bit(Red) | Bit(Blue)
	Want(t, "alone", p.CouldFight(Defending, Red), true)
	p.Vf(Blue, "palestine", 1)
	Want(t, "beside blue", p.CouldFight(Defending, Red), false)
	Want(t, "blue's last", p.CouldFight(Defending, Blue), true)
	p.Vf(Red, "palestine", 1)
	Want(t, "with 2", p.CouldFight(Defending, Red), true)
}

// Whoever loses his place on a side in the midst of a battle leaves the fight to its first, who has shown no cards yet; an
// attack whose own army must go is called off, and is no defeat.
//
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-alpha/attack/procedure
// rule: mu-alpha/diplomacy/surprise-attack
func TestWhoFightsOnWhenOneMustPart(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 31, 5)
		p.Vf(Blue, "palestine", 5)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		x := &p.Battle.Sides[Defending]
		x.Allies, x.Seat, x.Cards = Bit(Red)|Bit(Blue), Blue, 1<<Genio
		p.Run(func(g *State, t *play.Table) { g.PartWays(t) })
		x = &p.Battle.Sides[Defending]
		Want(t, "blue is at peace with green", x.Allies, Bit(Red))
		Want(t, "who fights", x.Seat, Red)
		Want(t, "his cards so far", x.Cards, 0)
		Want(t, "the attack goes on", p.Battle.Off, false)

		p, wagon = Clash(t, 31, 5)
		p.Own(Red, "judea").Transports[wagon].Leave = p.Turn
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		p.Run(func(g *State, t *play.Table) { g.PartWays(t) })
		Want(t, "called off", p.Battle.Off, true)
		Want(t, "told", p.Told(KeyCalledOff, int16(Green), int16(Red), int16(At("palestine"))), true)
	})
}

// Of several treaties one that makes them allies openly is enough.
//
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
func TestOneOpenAllianceIsEnough(t *testing.T) {
	p := Position(t, 4)
	p.Defends(Green, Blue)
	p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Green, To: Blue})
	Want(t, "comrades", p.Comrades(Green, Blue), true)
	Want(t, "of another", p.Comrades(Green, Red), false)
}
