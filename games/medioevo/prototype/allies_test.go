package prototype

import "testing"

// rule: mu-prototype/allied-defence/alternate
// rule: mu-prototype/allied-defence/own-cards-and-technologies
func TestAlliesDefendInTurn(t *testing.T) {
	p, wagon := clash(t, 31, 10)
	p.vf(blue, "palestine", 10).war(green, blue).learned(blue, Alchimia)
	p.falling(d6(3), d6(3), d6(3), d6(3), d6(3), d6(3)).strikes("palestine", red, wagon)
	p.play(by(blue, StandBy, green))
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
	p.play(by(blue, StandBy, green)).unprepared()
	p.play(using(green, Eroina), using(green, Balestriere), says(green, ReadyToRoll))
	want(t, "VF lost", p.lost(), [2]int16{2, 4})
	p.play(says(green, FightOn), by(green, WithdrawCard, Eroina), says(green, ReadyToRoll))
	want(t, "who defends now", p.Battle.Sides[defending].Seat, blue)
	p.play(says(green, FightOn), says(green, ReadyToRoll))
	want(t, "who defends then", p.Battle.Sides[defending].Seat, blue)
}

// Whom a treaty makes the attacker's enemy in the midst of the battle fights beside him no longer.
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
// rule: mu-prototype/allied-defence/alternate
func TestWhoBecomesAnEnemyInTheMidstOfABattleLeavesIt(t *testing.T) {
	p, wagon := clash(t, 30, 1)
	p.held(blue, 5, "syria").held(white, 5, "egypt").vf(white, "palestine", 3).war(blue, red)
	other := p.transport(blue, WarWagon, 1, "syria", 11)
	captain := p.captain(blue, 1, "syria", other)
	p.defends(blue, white)
	p.falling(d6(6), d6(1)).strikes("palestine", red, wagon).asks(blue, AskJoinAttack).play(by(blue, JoinAttack, at("syria")))
	p.asks(white, AskStandBy).play(says(white, StandAside))
	p.asks(green, AskTurnOn).play(by(green, TurnOn, int16(white), 0, p.priceOf(green, white)))
	p.asks(blue, AskFaith).play(by(blue, AidAlly, int16(green), int16(white), p.priceOfWar(blue, green, false)))
	want(t, "at war", p.atWar(blue, green), true)
	want(t, "who attacks", p.Battle.Sides[attacking].Allies, 1<<green)
	want(t, "his wagon fights", p.Battle.Convoy.holds(other), false)
	want(t, "his Captain leads", p.Battle.Captains&(1<<captain) != 0, false)
}
