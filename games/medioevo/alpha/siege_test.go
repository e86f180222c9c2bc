package alpha

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// shut is green's siege of Palestine as it stands after its first turn.
func shut(t *testing.T, besiegers, besieged int16, walls int8, guns ...int8) *Stage {
	t.Helper()
	p := Invested(t, besiegers, besieged, walls, guns...)
	x := &p.Land("palestine").Siege
	x.Now, x.Walls = 0, walls
	return p
}

// turns begins green's next Combat.
func turns(p *Stage) *Stage {
	p.T.Helper()
	p.Turn++
	return p.Acts(Green, (*State).Combat)
}

// 12 armies and a Tower: 2 are outside and fight first, then it can be stormed or besieged.
//
// rule: mu-alpha/fortifications/capacity
func TestWhoFindsNoRoomFightsFirst(t *testing.T) {
	p, wagon := Clash(t, 31, 12)
	p.Engine(Green, 1, "judea", wagon)
	p.Build(Fort, 1, "palestine").Falling(D6(4), D6(2)).Strikes("palestine", Red, wagon)
	Want(t, "outside", p.Battle.Outside, 2)
	Want(t, "battle", p.Battle.Kind, Field)
	p.Asks(Green, AskWalls)
	Want(t, "inside", p.Garrison(), 10)
	Want(t, "an assault", p.Offers(By(Green, Storm, At("palestine"))), true)
	Want(t, "a siege", p.Offers(By(Green, Besiege, At("palestine"))), true)
	p, wagon = Clash(t, 31, 1)
	p.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
	Want(t, "where nobody is inside nothing is asked at walls", p.Land("palestine").Owner, Green)
	p, wagon = Clash(t, 31, 12)
	p.Build(Fort, 1, "palestine").Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon).Play(Says(Green, GiveUp))
	Want(t, "who gives up in the field does not come to them", p.IsOver(), true)
	for level, room := range []int16{0, 10, 20, 30} {
		p, wagon := Clash(t, 31, 40)
		p.Build(Fort, int8(level), "palestine").Falling(D6(3), D6(3)).Strikes("palestine", Red, wagon)
		Want(t, "outside of level", p.Battle.Outside, 40-room)
	}
}

// An attacker who rolls 3 before a Fort, and a defender who rolls 4: 3 against 6, and only the attacker loses.
//
// rule: mu-alpha/fortifications/assault-dice
// rule: mu-alpha/fortifications/assault-defender-wins-free
func TestAssaults(t *testing.T) {
	for _, c := range []struct {
		name   string
		walls  int8
		dice   [2]Die
		totals [2]int8
		loss   [2]int16
	}{
		{"a Fort", 2, [2]Die{D4(3), D6(4)}, [2]int8{3, 6}, [2]int16{3, 0}},
		{"a Tower", 1, [2]Die{D4(3), D6(4)}, [2]int8{3, 5}, [2]int16{2, 0}},
		{"a Castle", 3, [2]Die{D4(3), D6(4)}, [2]int8{3, 7}, [2]int16{4, 0}},
		{"who takes the better of a Tower loses half", 1, [2]Die{D4(4), D6(1)}, [2]int8{4, 2}, [2]int16{1, 2}},
		{"a draw", 1, [2]Die{D4(3), D6(2)}, [2]int8{3, 3}, [2]int16{0, 0}},
	} {
		p, wagon := Clash(t, 31, 10)
		p.Build(Fort, c.walls, "palestine").Falling(c.dice[0], c.dice[1]).Strikes("palestine", Red, wagon)
		p.Play(By(Green, Storm, At("palestine")))
		for side := range 2 {
			Want(t, c.name+": total", p.Battle.Sides[side].Total, c.totals[side])
			Want(t, c.name+": loss", p.Battle.Sides[side].Loss, c.loss[side])
		}
	}
}

// rule: mu-alpha/fortifications/siege-requirements
func TestWhoMayDeclareASiege(t *testing.T) {
	for _, c := range []struct {
		name string
		vf   int16
		guns int
		why  play.Rule
	}{
		{"11 against 10 with a Catapult", 11, 1, play.Free},
		{"as many", 10, 1, RuleOutnumbered},
		{"without an engine", 30, 0, RuleNoEngine},
	} {
		p, wagon := Clash(t, c.vf, 10)
		for range c.guns {
			p.Engine(Green, 1, "judea", wagon)
		}
		p.Build(Fort, 1, "palestine").Strikes("palestine", Red, wagon).Asks(Green, AskWalls)
		Want(t, c.name, p.Refuses(By(Green, Besiege, At("palestine"))), c.why)
	}
}

// The turn in which it is declared passes without a stroke, and without hunger.
//
// rule: mu-alpha/fortifications/bombardment-timing
// rule: mu-alpha/fortifications/siege-attrition
func TestTheFirstTurnOfASiege(t *testing.T) {
	p, wagon := Clash(t, 31, 20)
	p.Engine(Green, 1, "judea", wagon)
	p.Engine(Red, 3, "palestine", None) // nobody duels
	p.Build(Fort, 2, "palestine").Strikes("palestine", Red, wagon).Play(By(Green, Besiege, At("palestine")))
	Want(t, "besieger", p.Land("palestine").Siege.By, Green)
	Want(t, "walls", p.Built(At("palestine"), Fort), 2)
	Want(t, "what stood as it was laid", p.Land("palestine").Siege.Walls, 2)
	Want(t, "no deed of this turn's", p.Land("palestine").Siege.Now, 0)
	Want(t, "engines", p.EngineCount(Green)+p.EngineCount(Red), 2)
	p.Run(wear)
	Want(t, "besieged", p.Ground(Red, At("palestine")), 20)
	turns(p)
	Want(t, "walls in the next turn", p.Built(At("palestine"), Fort), 1)
}

// While the besieged find room inside there is no battle to lead, and the siege goes on without a Captain.
//
// rule: mu-alpha/fortifications/engine-power
// rule: mu-alpha/fortifications/expelled-defenders
func TestASiegeWithoutABattleWantsNoCaptain(t *testing.T) {
	for besieged, stays := range map[int16]bool{20: true, 21: false} {
		p := shut(t, 40, besieged, 3, 1)
		p.Captains[p.CaptainAt(Green, At("palestine"))] = EmptyCaptain()
		p.Land("palestine").Siege.Chief = None
		turns(p)
		Want(t, "a Fort is left", p.Built(At("palestine"), Fort), 2)
		Want(t, "the siege stays", p.Land("palestine").Siege.By == Green, stays)
	}
}

// A Castle and one Catapult: two turns, then the Tower that is left shelters 10 and can be stormed.
//
// rule: mu-alpha/fortifications/bombardment-timing
// rule: mu-alpha/fortifications/damage-steps
func TestTwoTurnsOfACatapultMakeACastleATower(t *testing.T) {
	p := turns(shut(t, 40, 5, 3, 1))
	p.Asks(Green, AskCombat)
	Want(t, "a Fort", p.WallsAt(At("palestine")), 2)
	Want(t, "the engines strike by themselves", p.Offers(By(Green, CarryOn, At("palestine"))), false)
	p.Play(Says(Green, EndCombat))
	Want(t, "and the siege stays", p.Land("palestine").Siege.By, Green)
	turns(p)
	Want(t, "a Tower", p.WallsAt(At("palestine")), 1)
	p.Falling(D4(4), D6(1)).Acts(Green, (*State).Combat)
	p = turns(shut(t, 40, 5, 2, 1)).Asks(Green, AskCombat)
	p.Play(By(Green, Storm, At("palestine")))
	Want(t, "battle", p.Battle.Kind, Assault)
	Want(t, "walls stormed", p.Battle.Walls, 1)
}

// rule: mu-alpha/fortifications/engine-power
// rule: mu-alpha/fortifications/damage-steps
func TestWhatEnginesBringDown(t *testing.T) {
	for _, c := range []struct {
		walls int8
		guns  []int8
		want  int8
	}{
		{3, []int8{1}, 2}, {3, []int8{2}, 1}, {3, []int8{3}, 0}, {2, []int8{1}, 1}, {2, []int8{2}, 0}, {2, []int8{3}, 0}, {1, []int8{1}, 0},
		{3, []int8{1, 2}, 0}, {3, []int8{1, 1}, 1},
	} {
		p := shut(t, 40, 5, c.walls, c.guns...)
		p.Run(func(g *State, t *play.Table) {
			g.Reduce(t, At("palestine"), g.Guns(g.Besiegers(Green, At("palestine"))))
		})
		Want(t, "walls", p.Built(At("palestine"), Fort), c.want)
	}
}

// rule: mu-alpha/fortifications/expelled-defenders
func TestTheExpelledMustBeBeaten(t *testing.T) {
	p := shut(t, 40, 12, 2, 1)
	turns(p.Falling(D6(6), D6(4))).Asks(Green, AskCombat)
	Want(t, "outside", p.Battle.Outside, 2)
	Want(t, "left inside", p.Ground(Red, At("palestine")), 10)
	Want(t, "the siege goes on", p.Land("palestine").Siege.By, Green)

	p = shut(t, 40, 12, 2, 1)
	turns(p.Falling(D6(1), D6(4))).Asks(Green, AskFightOn).Play(Says(Green, GiveUp))
	Want(t, "who gives that battle up has lifted it", p.Besieged(At("palestine")), false)

	p = shut(t, 40, 12, 2, 1)
	p.Captains[p.CaptainAt(Green, At("palestine"))] = EmptyCaptain()
	turns(p)
	Want(t, "nobody leads that battle", p.Besieged(At("palestine")), false)

	p = shut(t, 40, 5, 1, 1)
	turns(p.Falling(D6(6), D6(1)))
	Want(t, "where no walls are left the territory is fought for", p.Land("palestine").Owner, Green)

	p = shut(t, 40, 5, 2, 1)
	turns(p)
	Want(t, "nobody fights who finds room", p.Battle.Rolled, false)

	p = shut(t, 40, 5, 1, 1)
	p.Studied(Green, 3).Holds(Green, Condottiero, Eroina)
	turns(p.Falling(D8(1), D6(4))).Play(using(Green, Condottiero), using(Green, Eroina), Says(Green, ReadyToRoll))
	p.Play(Says(Green, GiveUp)).Asks(Green, AskKeepUsed)
	Want(t, "until the cards are put away the siege is not over, for all that no walls are left", p.Besieged(At("palestine")), true)
	p.Play(By(Green, KeepUsed, Eroina))
	Want(t, "then it is", p.Besieged(At("palestine")), false)
}

// rule: mu-alpha/victory/hp-destroy-fortification
func TestHonourForWallsBroughtDown(t *testing.T) {
	for walls := int8(1); walls <= 3; walls++ {
		p := shut(t, 40, 5, walls, 1)
		p.Build(Fort, 1, "palestine")
		turns(p.Falling(D6(6), D6(1)))
		Want(t, "by what it was", p.Gained(Green, ForDestroying), int16(walls))
	}
	p := turns(shut(t, 40, 5, 3, 1))
	Want(t, "a step", p.Gained(Green, ForDestroying), 0)
	// rule: mu-alpha/barbarians/no-prisoners-no-hp
	p = shut(t, 40, 5, 1, 1)
	x := p.Land("palestine")
	x.VF[Barbarians], x.VF[Red], x.Before = 5, 0, play.Nobody
	turns(p.Falling(D6(6), D6(1)))
	Want(t, "walls of barbarians", p.Built(At("palestine"), Fort), 0)
	Want(t, "bring none", p.Gained(Green, ForDestroying), 0)
}

// rule: mu-alpha/fortifications/interrupt-siege
func TestASiegeIsInterrupted(t *testing.T) {
	p := turns(shut(t, 40, 5, 3, 1))
	p.Play(By(Green, LiftSiege, At("palestine")))
	Want(t, "besieged", p.Besieged(At("palestine")), false)
	Want(t, "level of the Captain who gave up", p.Captains[p.CaptainAt(Green, At("palestine"))].Level, 1)

	p = turns(shut(t, 40, 5, 3, 1))
	Want(t, "an assault instead", p.Offers(By(Green, Storm, At("palestine"))), true)

	p = shut(t, 0, 5, 3, 1)
	wagon := p.Transport(Green, WarWagon, 1, "palestine", 20)
	p.Captains[p.CaptainAt(Green, At("palestine"))].Aboard = wagon
	turns(p).Play(By(Green, Lead, wagon), play.Answer{Seat: Green, Verb: MarchTo, A: int16(At("judea")), B: None}, Says(Green, EndCombat))
	Want(t, "who marches off lifts it", p.Besieged(At("palestine")), false)
}

// Tunis besieged from the sea: a Caravan may leave by land, a Merchant Ship must stay.
//
// rule: mu-alpha/fortifications/siege-blocks-movement
func TestASiegeShutsIn(t *testing.T) {
	for _, c := range []struct {
		name      string
		land, sea bool
	}{{"from the sea", false, true}, {"by land", true, false}, {"from both", true, true}} {
		p := Position(t, 4).Held(Red, 5, "tunisia").Held(Red, 5, "medjerda").War(Green, Red)
		p.Land("tunisia").Siege = Siege{By: Green, Land: c.land, Sea: c.sea, Turns: 1}
		caravan, ship := p.Transport(Red, Caravan, 1, "tunisia", 1), p.Transport(Red, Merchantman, 1, "tunisia", 1)
		Want(t, c.name+": the Caravan stays", p.WhyNotStep(caravan, At("medjerda")) != play.Free, c.land)
		Want(t, c.name+": the ship stays", p.WhyNotStep(ship, At("tunisian-sea")) != play.Free, c.sea)
		Want(t, c.name+": no Caravan enters", p.WhyNotStep(p.Transport(Red, Caravan, 1, "medjerda", 1), At("tunisia")) != play.Free, c.land)
		Want(t, c.name+": no ship enters", p.WhyNotStep(p.Transport(Red, Merchantman, 1, "tunisian-sea", 1), At("tunisia")) != play.Free, c.sea)
	}
}

// 15 besiegers with a Catapult, and 10 besieged: at the end of the second turn each side removes 1.
//
// rule: mu-alpha/fortifications/siege-attrition
// rule: mu-alpha/fortifications/attrition-logistics
func TestHungerInASiege(t *testing.T) {
	for _, c := range []struct {
		name     string
		vf       [2]int16
		turns    int8
		techs    [2][]int8
		besieger int16
		besieged int16
	}{
		{"the second turn", [2]int16{15, 10}, 2, [2][]int8{}, 1, 1},
		{"the first turn", [2]int16{15, 10}, 1, [2][]int8{}, 0, 0},
		{"rounded down", [2]int16{29, 9}, 3, [2][]int8{}, 2, 0},
		{"LOGISTICS of the besieger", [2]int16{29, 20}, 2, [2][]int8{{Logistica}, nil}, 0, 2},
		{"LOGISTICS of the besieged", [2]int16{29, 20}, 2, [2][]int8{nil, {Logistica}}, 2, 0},
	} {
		p := shut(t, c.vf[0], c.vf[1], 2, 1)
		p.Land("palestine").Siege.Turns = c.turns
		p.Learned(Green, c.techs[0]...).Learned(Red, c.techs[1]...).Run(wear)
		Want(t, c.name+": the besieger loses", c.vf[0]-p.Ground(Green, At("palestine")), c.besieger)
		Want(t, c.name+": the besieged lose", c.vf[1]-p.Ground(Red, At("palestine")), c.besieged)
		Want(t, c.name+": prisoners", Total(p.Battle.Sides[Defending].Losses), 0)
	}
	p := shut(t, 20, 20, 2, 1)
	p.Transport(Blue, WarWagon, 1, "palestine", 20)
	p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Red, To: Blue})
	p.Land("palestine").Siege.Turns = 2
	p.Run(wear)
	Want(t, "a guest of the besieged, at peace, is no part of it", p.Strength(Blue, At("palestine")), 20)
}

// A truce holds engines and hunger back.
//
// rule: mu-alpha/fortifications/bombardment-timing
// rule: mu-alpha/fortifications/siege-attrition
func TestASiegeStandsStillInATruce(t *testing.T) {
	p := shut(t, 40, 20, 2, 1)
	p.Truces[Green][Red], p.Truces[Red][Green] = p.Turn+1, p.Turn+1
	p.Land("palestine").Siege.Turns = 2
	turns(p)
	Want(t, "walls", p.Built(At("palestine"), Fort), 2)
	p.Run(wear)
	Want(t, "besieged", p.Ground(Red, At("palestine")), 20)
}

// Where an event forbids attacks a siege stands still too: no engine strikes, nobody storms, and hunger waits.
//
// rule: mu-alpha/events/event-area
// rule: mu-alpha/fortifications/bombardment-timing
// rule: mu-alpha/fortifications/siege-attrition
func TestASiegeStandsStillInTheTruceOfGod(t *testing.T) {
	p := shut(t, 40, 20, 2, 1)
	p.Land("palestine").Siege.Turns = 2
	card, _ := numbered("k12")
	truce := Lasting{Until: p.Turn + 1, Calamity: true, Card: card}
	truce.At.Add(At("palestine"))
	p.Fate.Last(p.Turn, truce)
	turns(p)
	Want(t, "walls", p.Built(At("palestine"), Fort), 2)
	Want(t, "turns of the siege", p.Land("palestine").Siege.Turns, 2)
	Want(t, "nobody storms", p.Refuses(By(Green, Storm, At("palestine"))), RuleTruceOfGod)
	p.Run(wear)
	Want(t, "besieged", p.Ground(Red, At("palestine")), 20)
	turns(p)
	Want(t, "walls in the next turn", p.Built(At("palestine"), Fort), 1)
}

// A turn ends with hunger.
//
// rule: mu-alpha/fortifications/siege-attrition
func TestHungerComesAtTheEndOfTheTurn(t *testing.T) {
	p := shut(t, 25, 20, 2, 1)
	p.Land("palestine").Siege.Turns, p.Phase = 2, TurnEnd
	p.Run(func(g *State, t *play.Table) { g.EndTurn(t) })
	Want(t, "told", p.Told(KeyAttrition, int16(Red), 2, int16(At("palestine"))), true)
}

// Who lies before a port to besiege it has paid nothing to enter it, and gets nothing back when he storms in vain, nor when
// he lays a siege with ships that come from elsewhere.
//
// rule: mu-alpha/fortifications/interrupt-siege
// rule: mu-alpha/combat/war-transport-mp
func TestShipsOfASiegeGetNoMPForNothing(t *testing.T) {
	besieged := func() (p *Stage, ship int16) {
		p = Position(t, 5).Held(Green, 5, "judea").Held(Red, 10, "tunisia").War(Green, Red).Build(Fort, 1, "tunisia")
		ship = p.Transport(Green, Galley, 3, "tunisian-sea", 40)
		p.Captain(Green, 2, "tunisian-sea", ship)
		p.Engine(Green, 1, "tunisian-sea", ship)
		return p, ship
	}
	p, ship := besieged()
	p.Land("tunisia").Siege = Siege{By: Green, Sea: true, Turns: 1, Chief: 0, Walls: 1}
	p.Active = Green
	p.Falling(D4(1), D6(6)).Run(func(g *State, t *play.Table) { g.StormSiege(t, At("tunisia")) }).Play(Says(Green, GiveUp))
	Want(t, "besieged", p.Besieged(At("tunisia")), false)
	Want(t, "MP spent", p.Transports[ship].Spent, 0)

	p, ship = besieged()
	other := p.Transport(Green, Galley, 1, "tunisian-sea", 10)
	p.Strikes("tunisia", Red, ship).Play(By(Green, Besiege, At("tunisia"), 1))
	Want(t, "besieged from the sea", p.Land("tunisia").Siege.Sea, true)
	Want(t, "MP spent by who has not entered", p.Transports[ship].Spent, 0)
	Want(t, "and by who lay there already", p.Transports[other].Spent, 0)
}

// Nor has what comes out of a besieged port to break the siege from the sea paid anything.
//
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func TestASortieGetsNoMPForNothing(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "tunisia").War(Green, Red).Build(Fort, 1, "tunisia")
	besieger := p.Transport(Red, Galley, 3, "tunisian-sea", 40)
	p.Engine(Red, 1, "tunisian-sea", besieger)
	p.Land("tunisia").Siege = Siege{By: Red, Sea: true, Turns: 1, Chief: None}
	inside, outside := p.Transport(Green, Galley, 1, "tunisia", 5), p.Transport(Green, Galley, 1, "tunisian-sea", 5)
	sortie, relief := p.Captain(Green, 1, "tunisia", inside), p.Captain(Green, 1, "tunisian-sea", outside)
	p.Falling(D4(1), D4(1), D4(4), D6(1), D6(1)).Strikes("tunisian-sea", Red, outside).Asks(Green, AskCaptains)
	p.Play(By(Green, TakeAlong, relief), By(Green, TakeAlong, sortie))
	Want(t, "both fight", p.Battle.Convoy.Holds(inside) && p.Battle.Convoy.Holds(outside), true)
	givesUp(p, Green)
	Want(t, "MP spent by who came out", p.Transports[inside].Spent, 0)
}

// Hunger is no battle: when it has taken its share none is under way.
//
// rule: mu-alpha/fortifications/siege-attrition
func TestHungerIsNoBattle(t *testing.T) {
	p := shut(t, 40, 20, 2)
	p.Land("palestine").Siege.Turns = 2
	p.Run(wear)
	Want(t, "the besieger's", p.Battle.Sides[Attacking].Main, Green)
	Want(t, "stage", p.Battle.Stage, BattleOver)
}

// It comes to who besieges from the sea too, aboard his ships.
//
// rule: mu-alpha/fortifications/siege-attrition
func TestHungerAboardTheShipsOfASiege(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "judea").Held(Red, 20, "tunisia").War(Green, Red).Build(Fort, 2, "tunisia")
	ship := p.Transport(Green, Galley, 3, "tunisian-sea", 40)
	p.Engine(Green, 1, "tunisian-sea", ship)
	p.Land("tunisia").Siege = Siege{By: Green, Sea: true, Turns: 2, Chief: None, Walls: 2}
	p.Run(wear)
	Want(t, "aboard", p.Transports[ship].VF, 36)
	Want(t, "besieged", p.Ground(Red, At("tunisia")), 18)
}
