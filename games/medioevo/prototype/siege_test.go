package prototype

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// carriesOn has green carry the siege on.
func carriesOn(p *Stage) *Stage {
	p.T.Helper()
	p.Active = Green
	return p.Run(func(g *State, t *play.Table) { carryOn(g, t, At("palestine")) })
}

// rule: mu-prototype/siege/artillery
// rule: mu-prototype/victory-play/destroy-player-siege-engine
func TestEnginesShootAtEachOther(t *testing.T) {
	for _, c := range []struct {
		level int8
		shows int
		hit   bool
	}{{1, 5, false}, {1, 6, true}, {2, 4, false}, {2, 5, true}, {3, 3, false}, {3, 4, true}} {
		p := Invested(t, 20, 5, 3, c.level)
		p.Engine(Red, 1, "palestine", None)
		carriesOn(p.Falling(D6(1), D6(c.shows)))
		left := 0
		for range p.EnginesOf(Red) {
			left++
		}
		Want(t, "engines left", left, 1-int(B2i(c.hit)))
		Want(t, "honour", p.Gained(Green, ForDestroying), int16(B2i(c.hit)))
	}
}

// rule: mu-prototype/siege/artillery
// rule: mu-prototype/siege/needs-engine-to-continue
// rule: mu-prototype/siege/not-possible-then-assault-or-leave
func TestWithoutAnEngineLeftTheSiegeCannotGoOn(t *testing.T) {
	p := Invested(t, 20, 5, 3, 1)
	gun := p.Engine(Red, 3, "palestine", None)
	carriesOn(p.Falling(D6(4), D6(6)))
	Want(t, "the engine that was destroyed still shot", p.Engines[gun].Level, 0)
	p.Asks(Green, AskWalls)
	Want(t, "a siege", p.Refuses(By(Green, Besiege, At("palestine"))), RuleNoEngine)
	p.Play(Says(Green, Retire))
	Want(t, "besieged", p.Besieged(At("palestine")), false)
	Want(t, "level of the Captain", p.Captains[p.CaptainAt(Green, At("palestine"))].Level, 1)
}

// rule: mu-prototype/siege/artillery
func TestTheOwnerChoosesWhichEngineIsLost(t *testing.T) {
	p := Invested(t, 20, 5, 3, 1)
	small := p.Engine(Red, 1, "palestine", None)
	large := p.Engine(Red, 3, "palestine", None)
	carriesOn(p.Falling(D6(1), D6(1), D6(6)))
	p.Asks(Red, AskLoseEngine).Play(By(Red, LoseEngine, small))
	Want(t, "the Catapult", p.Engines[small].Level, 0)
	Want(t, "the Bombard", p.Engines[large].Level, 3)
}

// rule: mu-prototype/siege/reduction
// rule: mu-prototype/siege/engine-power
// rule: mu-prototype/siege/resistance
// rule: mu-prototype/siege/engines-add-up
func TestWallsFallLevelByLevel(t *testing.T) {
	for _, c := range []struct {
		walls int8
		guns  []int8
		want  int8
	}{
		{3, []int8{1}, 2}, {3, []int8{2}, 1}, {3, []int8{3}, 0}, {2, []int8{2}, 0}, {2, []int8{3}, 0}, {2, []int8{1}, 1}, {1, []int8{1}, 0},
		{3, []int8{1, 2}, 0}, {3, []int8{1, 1}, 1},
	} {
		p := Invested(t, 40, 5, c.walls, c.guns...)
		carriesOn(p)
		Want(t, "walls", p.Built(At("palestine"), Fort), c.want)
	}
}

// A Castle and one Catapult: two turns, then the Tower that remains can be stormed.
// rule: mu-prototype/siege/resistance
// rule: mu-prototype/siege/sub-phases
// rule: mu-prototype/siege/interrupt
// rule: mu-prototype/siege/captain-attack-use
func TestTwoTurnsOfACatapultMakeACastleATower(t *testing.T) {
	p := Invested(t, 40, 5, 3, 1)
	captain := p.CaptainAt(Green, At("palestine"))
	carriesOn(p)
	Want(t, "in the second turn", p.WallsAt(At("palestine")), 2)
	Want(t, "attacks left", p.Captains[captain].Attacks, 1)
	Want(t, "twice in a turn", whyNotCarryOn(p.State, At("palestine")), RuleCarriedOn)
	p.Turn++
	carriesOn(p)
	Want(t, "in the third turn", p.WallsAt(At("palestine")), 1)
	Want(t, "turns of siege", p.Land("palestine").Siege.Turns, 3)
	Want(t, "attacks left", p.Captains[captain].Attacks, 0)
	p.Falling(D4(4), D6(1)).Run(func(g *State, t *play.Table) { g.StormSiege(t, At("palestine")) })
	Want(t, "kind", p.Battle.Kind, Assault)
	Want(t, "the defender's total", p.Battle.Sides[Defending].Total, 2)
}

// rule: mu-prototype/siege/later-field-battle
// rule: mu-prototype/siege/no-fortification-left
func TestWhoFindsNoRoomAnyMoreFights(t *testing.T) {
	p := Invested(t, 40, 12, 2, 1)
	carriesOn(p.Falling(D6(6), D6(4)))
	Want(t, "VF outside", p.Battle.Outside, 2)
	Want(t, "the siege goes on", p.Land("palestine").Siege.By, Green)

	p = Invested(t, 40, 5, 1, 1)
	carriesOn(p.Falling(D6(6), D6(1)))
	Want(t, "owner when the walls are gone", p.Land("palestine").Owner, Green)
	Want(t, "worn down where nobody is left", p.Told(KeyAttrition), false)
	Want(t, "besieged", p.Besieged(At("palestine")), false)
}

// rule: mu-prototype/siege/attrition
// rule: mu-prototype/siege/attrition-desert
// rule: mu-prototype/siege/attrition-logistica
// rule: mu-prototype/siege/attrition-alchimia-genio
// rule: mu-prototype/technologies/logistica
// rule: mu-prototype/technologies/alchimia
func TestASiegeWearsBothSidesDown(t *testing.T) {
	for _, c := range []struct {
		name   string
		vf     [2]int16
		desert bool
		techs  [2][]int8
		want   [2]int16
	}{
		{"15 against 10", [2]int16{15, 10}, false, [2][]int8{}, [2]int16{1, 1}},
		{"at least one", [2]int16{9, 3}, false, [2][]int8{}, [2]int16{1, 1}},
		{"rounded down", [2]int16{29, 20}, false, [2][]int8{}, [2]int16{2, 2}},
		{"in the desert", [2]int16{29, 10}, true, [2][]int8{}, [2]int16{5, 2}},
		{"LOGISTICA", [2]int16{29, 20}, false, [2][]int8{{Logistica}, nil}, [2]int16{0, 2}},
		{"LOGISTICA in the desert", [2]int16{29, 20}, true, [2][]int8{{Logistica}, nil}, [2]int16{2, 4}},
		{"ALCHIMIA", [2]int16{29, 20}, false, [2][]int8{{Alchimia}, nil}, [2]int16{2, 3}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := Invested(t, c.vf[0], c.vf[1], 3, 1)
			p.Learned(Green, c.techs[0]...).Learned(Red, c.techs[1]...)
			place := At("palestine")
			if c.desert {
				place = At("cyrenaica")
				p.Held(Red, c.vf[1], "cyrenaica").Vf(Green, "cyrenaica", c.vf[0])
			}
			p.Run(func(g *State, t *play.Table) {
				g.Open(g.AllAt(Green, place), place, Red)
				g.Battle.Inside = true
				attrition(g, t)
			})
			Want(t, "the besieger loses", c.vf[0]-p.Ground(Green, place), c.want[0])
			Want(t, "the besieged lose", c.vf[1]-p.Ground(Red, place), c.want[1])
		})
	}
}

// rule: mu-prototype/empire-cards/genio
// rule: mu-prototype/siege/attrition-alchimia-genio
func TestAGeniusTormentsTheBesieged(t *testing.T) {
	p := Invested(t, 30, 15, 2, 1)
	p.Players[Green].Passing = false
	carriesOn(p.Learned(Green, Matematica, Ingegneria).Holds(Green, Genio).Falling(D6(6), D6(1)))
	p.Play(Says(Green, ReadyToRoll)).Asks(Green, AskGenius)
	before := p.Garrison()
	p.Play(Says(Green, ShowGenius))
	Want(t, "VF lost by the besieged", before-p.Ground(Red, At("palestine")), 1+1)
	Want(t, "cards in hand", p.Players[Green].Hand[Genio], 1)
}

// The walls of a Castle fall to a Bombard, and gunpowder kills.
// rule: mu-prototype/technologies/alchimia
func TestABombardRemovesACastle(t *testing.T) {
	p := Invested(t, 40, 3, 3, 3)
	carriesOn(p.Learned(Green, Alchimia).Falling(D6(4), D6(4)))
	Want(t, "walls", p.Built(At("palestine"), Fort), 0)
	Want(t, "VF lost by the besieged", Total(p.Battle.Sides[Defending].Losses), 1+1) // the Bombard's bonus made it 5 to 4
}

// rule: mu-prototype/siege/superiority-rechecked
func TestABesiegerMustStayTheStronger(t *testing.T) {
	p := Invested(t, 30, 20, 3, 1)
	p.Active = Green
	Want(t, "30 against 20", whyNotCarryOn(p.State, At("palestine")), play.Free)
	ship := p.Transport(Blue, Galley, 3, "palestine", 20)
	Want(t, "30 against 20, and 20 who look on", whyNotCarryOn(p.State, At("palestine")), play.Free)
	p.Treaties.Sign(medioevo.Treaty{Parties: Bit(Red) | Bit(Blue), Warlike: true, Made: 1})
	Want(t, "30 against 40", whyNotCarryOn(p.State, At("palestine")), RuleOutnumbered)
	p.Treaties.List[0].Secret = true
	Want(t, "30 against 20, for all that is known", whyNotCarryOn(p.State, At("palestine")), play.Free)
	p.War(Green, Blue)
	Want(t, "an assault", p.WhyNotStormSiege(At("palestine")), play.Free)
	p.Vf(Green, "palestine", 10)
	Want(t, "40 against 40", whyNotCarryOn(p.State, At("palestine")), RuleOutnumbered)
	p.Vf(Green, "palestine", 1)
	Want(t, "41 against 40", whyNotCarryOn(p.State, At("palestine")), play.Free)
	p.War(Blue, Red)
	Want(t, "41 against 20, and 20 who are everybody's enemies", p.BesiegedVF(Green, At("palestine")), 20)
	p.Transports[ship] = EmptyTransport()
	p.Run(func(g *State, t *play.Table) { g.EndSieges(t, Green) })
	Want(t, "a siege that is not carried on", p.Besieged(At("palestine")), false)
	Want(t, "level of the Captain", p.Captains[p.CaptainAt(Green, At("palestine"))].Level, 1)
}

// rule: mu-prototype/empire-cards/diplomatico
func TestATruceHoldsBesiegersBack(t *testing.T) {
	p := Invested(t, 20, 5, 1, 1)
	p.Active = Green
	p.Truces[Green][Red], p.Truces[Red][Green] = p.Turn, p.Turn
	Want(t, "to carry on", whyNotCarryOn(p.State, At("palestine")), RuleTruce)
	Want(t, "an assault", p.WhyNotStormSiege(At("palestine")), RuleTruce)
}

// Who storms because his last engine is lost meets the walls that stand, and first who finds no room behind them.
// rule: mu-prototype/siege/needs-engine-to-continue
// rule: mu-prototype/siege/not-possible-then-assault-or-leave
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-prototype/assault/defender-die
func TestWallsStillStandWhenTheEnginesAreLost(t *testing.T) {
	p := Invested(t, 30, 12, 1, 1)
	p.Engine(Red, 3, "palestine", None)
	carriesOn(p.Falling(D6(4), D6(1), D6(6), D6(3), D4(1), D6(4)))
	p.Asks(Green, AskWalls).Play(By(Green, Storm, At("palestine")))
	Want(t, "VF lost outside", p.Ground(Red, At("palestine")), 10)
	Want(t, "kind", p.Battle.Kind, Assault)
	Want(t, "the defender's total", p.Battle.Sides[Defending].Total, 4+1+1) // the Tower, and the Bombard
}

// A sortie that ends badly leaves the walls to an ally behind them: until he is beaten too nothing is conquered.
// rule: mu-prototype/attacking/conquered-when-no-defenders
// rule: mu-prototype/siege/breaking-the-siege
func TestAnAllyInsideStillHoldsTheWalls(t *testing.T) {
	for _, ally := range []int16{0, 5} {
		p := Invested(t, 20, 1, 1, 1)
		p.War(Green, Blue).Vf(Blue, "palestine", ally).Held(Red, 5, "egypt")
		p.Captain(Red, 1, "palestine", None)
		p.Active = Red
		p.Falling(D6(1), D6(6)).Run(func(g *State, t *play.Table) { g.Attack(t, At("palestine"), Green) })
		Want(t, "VF of red's", p.Strength(Red, At("palestine")), 0)
		Want(t, "who besieges it still", p.Besieged(At("palestine")), ally > 0)
		Want(t, "conquered", p.Land("palestine").Owner == Green, ally == 0)
		if ally > 0 {
			carriesOn(p.Falling(D6(6), D6(1))).Asks(Blue, AskStandBy).Play(By(Blue, StandBy, int16(Green)))
			Want(t, "who loses the walls", p.Told(KeyReduced, int16(At("palestine")), 0), true)
			Want(t, "VF of the ally", p.Ground(Blue, At("palestine")), 0)
			Want(t, "conquered with the last of the ally's", p.Land("palestine").Owner, Green)
		}
	}
}

// Who declares war when a siege is carried on counts from then on: a besieger who is not more any longer storms or leaves.
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-prototype/siege/conditions
func TestWhoComesToHelpTheBesiegedCounts(t *testing.T) {
	p := Invested(t, 20, 5, 2, 1)
	carriesOn(p.Vf(Blue, "palestine", 15))
	p.Asks(Blue, AskStandBy).Play(By(Blue, StandBy, int16(Green), 0, 5))
	p.Asks(Green, AskWalls)
	Want(t, "a siege", p.Refuses(By(Green, Besiege, At("palestine"))), RuleOutnumbered)
	Want(t, "an assault", p.Offers(By(Green, Storm, At("palestine"))), true)
	p.Play(Says(Green, Retire))
	Want(t, "besieged", p.Besieged(At("palestine")), false)
	Want(t, "walls", p.Built(At("palestine"), Fort), 2)

	p = Invested(t, 20, 5, 2, 1)
	carriesOn(p.Vf(Blue, "palestine", 15))
	p.Asks(Blue, AskStandBy).Play(Says(Blue, StandAside))
	Want(t, "walls before who has only few friends", p.Built(At("palestine"), Fort), 1)
}

// The owner's last VF outlives his ally's in a siege too.
// rule: mu-prototype/siege/attrition
// rule: mu-prototype/allied-defence/owner-dies-last
func TestHungerTakesTheOwnersLastVFLast(t *testing.T) {
	p := Invested(t, 20, 1, 2, 1)
	carriesOn(p.War(Green, Blue).Vf(Blue, "palestine", 1))
	p.Asks(Blue, AskStandBy).Play(By(Blue, StandBy, int16(Green)))
	Want(t, "the owner's", p.Ground(Red, At("palestine")), 1)
	Want(t, "his ally's", p.Ground(Blue, At("palestine")), 0)
}

// A siege that a truce holds back stands still: nobody carries it on, and nobody abandons it.
// rule: mu-prototype/empire-cards/diplomatico
// rule: mu-prototype/captains-in-combat/lose-level
func TestASiegeStandsStillInATruce(t *testing.T) {
	for _, truce := range []bool{true, false} {
		p := Invested(t, 20, 5, 1, 1)
		if truce {
			p.Truces[Green][Red], p.Truces[Red][Green] = p.Turn, p.Turn
		}
		captain := p.CaptainAt(Green, At("palestine"))
		p.Run(func(g *State, t *play.Table) { g.EndSieges(t, Green) })
		Want(t, "besieged", p.Besieged(At("palestine")), truce)
		Want(t, "level of the Captain", p.Captains[captain].Level, 1+B2i(truce))
	}
}

// The engines shoot as soon as the siege is laid. Who has landed for it and loses his only engine storms from where he
// stands, before the walls.
// rule: mu-prototype/siege/artillery
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/siege/not-possible-then-assault-or-leave
func TestTheEnginesShootWhenTheSiegeIsLaid(t *testing.T) {
	p := Position(t, 3).Held(Red, 5, "palestine").War(Green, Red).Build(Fort, 1, "palestine")
	galley := p.Transport(Green, Galley, 3, "levantine-sea", 30)
	p.Captain(Green, 1, "levantine-sea", galley)
	p.Engine(Green, 1, "levantine-sea", galley)
	p.Engine(Red, 3, "palestine", None)
	p.Strikes("palestine", Red, galley).Asks(Green, AskWalls)
	p.Falling(D6(4), D6(1)).Play(By(Green, Besiege, int16(At("palestine")), 0))
	Want(t, "told of the shots", p.Told(KeyShots, int16(Red), 1), true)
	p.Asks(Green, AskWalls)
	Want(t, "a siege without an engine", p.Refuses(By(Green, Besiege, int16(At("palestine")), 0)), RuleNoEngine)
	Want(t, "VF before the walls", p.Facing(Attacking), 29)
	p.Play(By(Green, Storm, At("palestine")))
	Want(t, "told of the assault", p.Told(KeyStorm, int16(Green), int16(At("palestine"))), true)
}

// A siege is carried on once in a turn, with an engine, by more than the besieged, and by a Captain who may attack.
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-prototype/siege/needs-engine-to-continue
// rule: mu-prototype/siege/captain-attack-use
func TestWhatItTakesToCarryASiegeOn(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *Stage, captain int16)
		why  play.Rule
	}{
		{"21 against 20", nil, play.Free},
		{"21 against 21", func(p *Stage, _ int16) { p.Vf(Red, "palestine", 1) }, RuleOutnumbered},
		{"without an engine", func(p *Stage, _ int16) { p.Engines[0] = EmptyEngine() }, RuleNoEngine},
		{"carried on already", func(p *Stage, _ int16) { p.Land("palestine").Siege.Now = p.Turn }, RuleCarriedOn},
		{"without a Captain", func(p *Stage, c int16) { p.Captains[c] = EmptyCaptain() }, RuleCaptain},
		{"all his attacks made", func(p *Stage, c int16) { p.Captains[c].Attacks = 0 }, RuleAttacks},
	} {
		p := Invested(t, 21, 20, 3, 1)
		p.Active = Green
		if c.but != nil {
			c.but(p, p.CaptainAt(Green, At("palestine")))
		}
		Want(t, c.name, whyNotCarryOn(p.State, At("palestine")), c.why)
	}
}

// A turn of siege: first the engines shoot, then the walls fall, then who has no room fights, and last come hunger and
// sickness.
// rule: mu-prototype/siege/sub-phases
// rule: mu-prototype/siege/later-field-battle
func TestATurnOfSiegeStepByStep(t *testing.T) {
	p := Invested(t, 40, 12, 2, 1)
	small := p.Engine(Red, 1, "palestine", None)
	p.Engine(Red, 3, "palestine", None)
	p.Learned(Green, Matematica, Ingegneria).Holds(Green, Genio)
	carriesOn(p.Falling(D6(1), D6(1), D6(6), D6(6), D6(1)))
	p.Asks(Red, AskLoseEngine)
	Want(t, "a siege", p.Battle.Kind, SiegeBattle)
	Want(t, "walls before the engines have shot", p.Built(At("palestine"), Fort), 2)
	p.Play(By(Red, LoseEngine, small)).Asks(Green, AskRollCards)
	Want(t, "a battle in the field", p.Battle.Kind, Field)
	Want(t, "walls", p.Built(At("palestine"), Fort), 1)
	Want(t, "VF outside", p.Battle.Outside, 2)
	p.Play(Says(Green, ReadyToRoll)).Asks(Green, AskGenius)
	Want(t, "a siege again", p.Battle.Kind, SiegeBattle)
	Want(t, "worn down before GENIO has been seen", p.Told(KeyAttrition), false)
	p.Play(Says(Green, HideGenius))
	Want(t, "worn down", p.Told(KeyAttrition, int16(Red), 1, int16(At("palestine"))), true)
}

// Who gives a field battle up before the walls has given the siege up: nobody is worn down, and nobody storms.
// rule: mu-prototype/siege/sub-phases
// rule: mu-prototype/assault/outside-armies-first
func TestWhoLosesTheFieldLosesTheSiege(t *testing.T) {
	for _, act := range []func(g *State, t *play.Table){
		func(g *State, t *play.Table) { carryOn(g, t, At("palestine")) },
		func(g *State, t *play.Table) { g.StormSiege(t, At("palestine")) },
	} {
		p := Invested(t, 30, 22, 2, 1)
		p.Active = Green
		p.Falling(D6(1), D6(4)).Run(act).Play(Says(Green, GiveUp))
		Want(t, "besieged", p.Besieged(At("palestine")), false)
		Want(t, "worn down", p.Told(KeyAttrition), false)
		Want(t, "stormed", p.Told(KeyStorm), false)
		Want(t, "over", p.IsOver(), true)
	}
}

// Only where both sides have engines do they shoot.
// rule: mu-prototype/siege/artillery
func TestEnginesAloneDoNotShoot(t *testing.T) {
	for _, side := range []play.Seat{Green, Red, play.Nobody} {
		p := Invested(t, 20, 5, 3)
		if side != play.Nobody {
			p.Engine(side, 3, "palestine", None)
		}
		p.Run(func(g *State, t *play.Table) {
			g.OpenSiege(t, At("palestine"))
			artillery(g, t)
		})
		Want(t, "shots", p.Told(KeyShots), false)
	}
}

// Each hit takes an engine, as long as there is one, and brings who shot an Honour Point each.
// rule: mu-prototype/siege/artillery
// rule: mu-prototype/victory-play/destroy-player-siege-engine
func TestEachHitTakesAnEngine(t *testing.T) {
	for _, c := range []struct {
		name       string
		green, red []int8
		dice       []Die // of the besieged first
		left       [2]int
		honour     [2]int16
	}{
		{"two hits, one engine", []int8{1, 1}, []int8{1}, []Die{D6(1), D6(6), D6(6)}, [2]int{2, 0}, [2]int16{1, 0}},
		{"two hits, three engines", []int8{1, 1, 1}, []int8{3, 3}, []Die{D6(4), D6(5), D6(1), D6(1), D6(1)}, [2]int{1, 2}, [2]int16{0, 2}},
		{"both hit", []int8{3}, []int8{3}, []Die{D6(4), D6(4)}, [2]int{0, 0}, [2]int16{1, 1}},
	} {
		p := Invested(t, 20, 5, 3, c.green...)
		for _, level := range c.red {
			p.Engine(Red, level, "palestine", None)
		}
		p.Falling(c.dice...).Run(func(g *State, t *play.Table) {
			g.OpenSiege(t, At("palestine"))
			artillery(g, t)
		})
		for i, s := range []play.Seat{Green, Red} {
			left := 0
			for range p.EnginesOf(s) {
				left++
			}
			Want(t, c.name+": engines left", left, c.left[i])
			Want(t, c.name+": honour", p.Gained(s, ForDestroying), c.honour[i])
		}
	}
}

// A guest's engine that shoots for the barbarians brings nobody honour.
// rule: mu-prototype/victory-play/destroy-player-siege-engine
func TestBarbariansGetNoHonourForAnEngine(t *testing.T) {
	p := Invested(t, 20, 0, 3, 1)
	p.Own(play.Nobody, "palestine").Wild("palestine", 5).Vf(Blue, "palestine", 3).Engine(Blue, 3, "palestine", None)
	p.Land("palestine").Before = play.Nobody
	p.Falling(D6(4), D6(1)).Run(func(g *State, t *play.Table) {
		g.Open(g.Besiegers(Green, At("palestine")), At("palestine"), Barbarians)
		g.Battle.Sides[Defending].Allies |= Bit(Blue)
		artillery(g, t)
	})
	Want(t, "green's engine", p.Engines[0].Level, 0)
	Want(t, "honour", p.Told(KeyHonour), false)
}

// GENIO is asked about only of who could have him at work: a player with INGEGNERIA and cards in hand, who has not let
// the cards of others' turns pass.
// rule: mu-prototype/empire-cards/genio
func TestWhoIsAskedForGenio(t *testing.T) {
	for _, c := range []struct {
		name        string
		but         func(p *Stage)
		asked, show bool
	}{
		{"with GENIO", nil, true, true},
		{"with another card", func(p *Stage) { p.Players[Green].Hand[Genio], p.Players[Green].Hand[Bardo] = 0, 1 }, true, false},
		{"without a card", func(p *Stage) { p.Players[Green].Hand[Genio] = 0 }, false, false},
		{"without INGEGNERIA", func(p *Stage) { p.Players[Green].Techs = 1 << Matematica }, false, false},
		{"who lets cards pass", func(p *Stage) { p.Players[Green].Passing = true }, false, false},
		{"barbarians", func(p *Stage) { p.Battle.Sides[Attacking].Main = Barbarians }, false, false},
	} {
		p := Invested(t, 20, 5, 1, 1)
		p.Learned(Green, Matematica, Ingegneria).Holds(Green, Genio)
		p.Open(p.AllAt(Green, At("palestine")), At("palestine"), Red)
		if c.but != nil {
			c.but(p)
		}
		p.Run(func(g *State, t *play.Table) { genius(g, t, Attacking) })
		Want(t, c.name+": asked", !p.IsOver(), c.asked)
		if c.asked {
			Want(t, c.name+": may show him", p.Offers(Says(Green, ShowGenius)), c.show)
			Want(t, c.name+": may hide him", p.Offers(Says(Green, HideGenius)), true)
		}
	}
}

// Hunger falls on who has most of the besieged, the owner first where two have as many, but on his last only when
// nobody else is left; of besiegers on whose siege it is.
// rule: mu-prototype/allied-defence/owner-dies-last
// rule: mu-prototype/siege/attrition
func TestOnWhomHungerFalls(t *testing.T) {
	for _, c := range []struct {
		name              string
		red, blue, white  int16
		n                 int16
		ofRed, ofBlue, of int16
	}{
		{"the owner has most", 5, 3, 0, 2, 2, 0, 0},
		{"as many are left", 5, 3, 0, 3, 3, 0, 0},
		{"the ally has more left", 5, 3, 0, 4, 3, 1, 0},
		{"all in turn", 5, 3, 0, 7, 4, 3, 0},
		{"the ally has most", 3, 5, 0, 2, 0, 2, 0},
		{"one each", 1, 1, 0, 1, 0, 1, 0},
		{"one each, two fall", 1, 1, 0, 2, 1, 1, 0},
		{"one ally's last, many of the owner's", 3, 1, 0, 1, 1, 0, 0},
		{"of two allies with one each the first", 1, 1, 1, 1, 0, 1, 0},
		{"of two allies the second too, then the owner", 1, 1, 1, 3, 1, 1, 1},
	} {
		p := Invested(t, 20, c.red, 2, 1)
		p.Vf(Blue, "palestine", c.blue).Vf(White, "palestine", c.white)
		p.Open(p.AllAt(Green, At("palestine")), At("palestine"), Red)
		p.Battle.Sides[Defending].Allies |= Bit(Blue) | Bit(White)
		lost := wornShares(p.State, Defending, c.n)
		Want(t, c.name+": the owner", lost[Red], c.ofRed)
		Want(t, c.name+": his ally", lost[Blue], c.ofBlue)
		Want(t, c.name+": his other ally", lost[White], c.of)
	}
	p := Invested(t, 2, 5, 2, 1)
	p.Vf(Blue, "palestine", 9).Open(p.AllAt(Green, At("palestine")), At("palestine"), Red)
	p.Battle.Sides[Attacking].Allies |= Bit(Blue)
	Want(t, "of the besiegers", wornShares(p.State, Attacking, 1)[Green], 1)
}

// At the end of a player's Combat his sieges are over that he has not carried on, nobody else's; and what nobody
// contests any longer is its owner's.
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-prototype/contested/enemies-in-one-territory
func TestSiegesThatAreNotCarriedOn(t *testing.T) {
	for _, c := range []struct {
		name string
		by   play.Seat
		now  bool
		vf   int16
		left bool
	}{
		{"carried on", Green, true, 20, true},
		{"not carried on", Green, false, 20, false},
		{"another's", Red, false, 20, true},
		{"carried on, and nobody is left", Green, true, 0, false},
	} {
		p := Invested(t, c.vf, 5, 1, 1)
		if c.now {
			p.Land("palestine").Siege.Now = p.Turn
		}
		p.Run(func(g *State, t *play.Table) { g.EndSieges(t, c.by) })
		Want(t, c.name, p.Besieged(At("palestine")), c.left)
		Want(t, c.name+": contested", p.Contested(At("palestine")), c.vf > 0)
	}
}

// Attrition takes from where its victims choose, too; it makes no prisoners.
// rule: mu-prototype/siege/attrition
// rule: mu-prototype/combat-results/owner-assigns-losses
func TestTheBesiegedAndTheBesiegerChooseWhomHungerTakes(t *testing.T) {
	p := Invested(t, 30, 10, 3, 1)
	theirs := p.Transport(Red, WarWagon, 1, "palestine", 5)
	mine := p.Transport(Green, Caravan, 1, "palestine", 9)
	carriesOn(p)
	p.Asks(Green, AskFallen) // on the ground, or aboard, which is said in the last place
	ground := p.Ground(Green, At("palestine"))
	n := p.Battle.Toll.N
	p.Play(By(Green, LoseThus, n)).Asks(Red, AskFallen)
	Want(t, "the besieger's on the ground", p.Ground(Green, At("palestine")), ground)
	Want(t, "the besieger's aboard", p.Transports[mine].VF, 9-n)
	n = p.Battle.Toll.N
	p.Play(By(Red, LoseThus, n))
	Want(t, "the besieged's on the ground", p.Ground(Red, At("palestine")), 10)
	Want(t, "the besieged's aboard", p.Transports[theirs].VF, 5-n)
	Want(t, "no prisoners", Total(p.Battle.Sides[Defending].Losses), 0)
}
