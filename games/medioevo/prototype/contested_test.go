package prototype

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/contested/joint-attack-last-kill
func TestEnemiesOfTheSameDefenderMayAttackTogether(t *testing.T) {
	p, wagon := Clash(t, 11, 6)
	p.Held(Blue, 5, "syria").War(Blue, Red)
	other := p.Transport(Blue, WarWagon, 1, "syria", 11)
	p.Captain(Blue, 1, "syria", other)
	p.Falling(D6(5), D6(3), D6(6), D6(1)).Strikes("palestine", Red, wagon)
	p.Asks(Blue, AskJoinAttack).Play(By(Blue, JoinAttack, At("syria"))).Asks(Green, AskRanks).Play(By(Green, FightNext, Green))
	Want(t, "who fights first", p.Battle.Sides[Attacking].Seat, Green)
	p.Play(Says(Green, FightOn))
	p.Asks(Blue, AskTake)
	Want(t, "blue's VF", p.Transports[other].VF, 11-2)
	Want(t, "green's VF", p.Transports[wagon].VF, 11-1)
}

// rule: mu-prototype/contested/joint-attack-last-kill
// rule: mu-prototype/contested/joint-attack-refusal
func TestWhoTakesWhatSeveralHaveBeaten(t *testing.T) {
	var got play.Seat
	claim := func(g *State, t *play.Table) { got = claims(g, t, Green, At("palestine")) }
	take, leave := TakeLand, LeaveLand
	land := At("palestine")

	p := Position(t, 4)
	p.Run(claim)
	Want(t, "alone he is not asked", p.IsOver(), true)
	Want(t, "alone", got, Green)

	joint := func() *Stage {
		p := Position(t, 4).Vf(Green, "palestine", 1).Vf(Red, "palestine", 1).Vf(Blue, "palestine", 1)
		p.Battle.Sides[0].Allies = 1<<Red | 1<<Blue
		return p.Run(claim)
	}
	joint().Play(By(Green, take, land))
	Want(t, "who killed the last", got, Green)
	joint().Play(By(Green, leave, land), By(Red, leave, land), By(Blue, take, land))
	Want(t, "the only one who wants it", got, Blue)
	joint().Play(By(Green, leave, land), By(Red, leave, land), By(Blue, leave, land))
	Want(t, "nobody wants it", got, play.Nobody)
	p = Position(t, 4).Vf(Red, "palestine", 1)
	p.Battle.Sides[0].Allies = 1<<Red | 1<<Blue
	p.Run(claim).Asks(Red, AskTake).Play(By(Red, take, land))
	Want(t, "the only one who is left to hold it", got, Red)
	drawn := map[play.Seat]bool{}
	for seed := range uint64(20) {
		p := Position(t, 4).Vf(Green, "palestine", 1).Vf(Red, "palestine", 1).Vf(Blue, "palestine", 1)
		p.Dice.Lo = seed << 7
		p.Battle.Sides[0].Allies = 1<<Red | 1<<Blue
		p.Run(claim).Play(By(Green, leave, land), By(Red, take, land), By(Blue, take, land))
		drawn[got] = true
	}
	Want(t, "lots fall on both who want it, and nobody else", len(drawn) == 2 && drawn[Red] && drawn[Blue], true)
}
