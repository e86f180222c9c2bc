package force_test

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
	return p.Run(func(g *State, t *play.Table) { g.CarryOn(t, At("palestine")) })
}

// rule: mu-prototype/siege/conditions
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/siege/first-turn-field-battle
// rule: mu-prototype/contested/enemies-in-one-territory
func TestASiegeIsLaidByWhoIsMoreAndHasAnEngine(t *testing.T) {
	p, wagon := Clash(t, 12, 11)
	p.Engine(Green, 1, "judea", wagon)
	p.Build(Fort, 1, "palestine").Falling(D6(4), D6(3)).Strikes("palestine", Red, wagon)
	Want(t, "VF outside", p.Battle.Outside, 1)
	p.Asks(Green, AskWalls).Play(By(Green, Besiege, At("palestine")))
	x := p.Land("palestine")
	Want(t, "besieger", x.Siege.By, Green)
	Want(t, "by land", x.Siege.Land, true)
	Want(t, "turns of siege", x.Siege.Turns, 1)
	Want(t, "place of the wagon", p.Transports[wagon].At, At("palestine"))
	Want(t, "contested", p.Contested(At("palestine")), true)
	Want(t, "level of the Captain", p.Captains[p.CaptainAt(Green, At("palestine"))].Level, 2)

	q, wagon := Clash(t, 10, 10)
	q.Engine(Green, 1, "judea", wagon)
	q.Build(Fort, 1, "palestine").Strikes("palestine", Red, wagon)
	Want(t, "a siege by as many", q.Refuses(By(Green, Besiege, At("palestine"))), RuleOutnumbered)
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
	Want(t, "twice in a turn", p.WhyNotCarryOn(At("palestine")), RuleCarriedOn)
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
				g.Attrition(t)
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
	Want(t, "VF lost by the besieged", lost(p)[Defending], 1+1) // the Bombard's bonus made it 5 to 4
}

// rule: mu-prototype/siege/superiority-rechecked
func TestABesiegerMustStayTheStronger(t *testing.T) {
	p := Invested(t, 30, 20, 3, 1)
	p.Active = Green
	Want(t, "30 against 20", p.WhyNotCarryOn(At("palestine")), play.Free)
	ship := p.Transport(Blue, Galley, 3, "palestine", 20)
	Want(t, "30 against 20, and 20 who look on", p.WhyNotCarryOn(At("palestine")), play.Free)
	p.Treaties.Sign(medioevo.Treaty{Parties: Bit(Red) | Bit(Blue), Warlike: true, Made: 1})
	Want(t, "30 against 40", p.WhyNotCarryOn(At("palestine")), RuleOutnumbered)
	p.Treaties.List[0].Secret = true
	Want(t, "30 against 20, for all that is known", p.WhyNotCarryOn(At("palestine")), play.Free)
	p.War(Green, Blue)
	Want(t, "an assault", p.WhyNotStormSiege(At("palestine")), play.Free)
	p.Vf(Green, "palestine", 10)
	Want(t, "40 against 40", p.WhyNotCarryOn(At("palestine")), RuleOutnumbered)
	p.Vf(Green, "palestine", 1)
	Want(t, "41 against 40", p.WhyNotCarryOn(At("palestine")), play.Free)
	p.War(Blue, Red)
	Want(t, "41 against 20, and 20 who are everybody's enemies", p.BesiegedVF(Green, At("palestine")), 20)
	p.Transports[ship] = EmptyTransport()
	p.Run(func(g *State, t *play.Table) { g.EndSieges(t, Green) })
	Want(t, "a siege that is not carried on", p.Besieged(At("palestine")), false)
	Want(t, "level of the Captain", p.Captains[p.CaptainAt(Green, At("palestine"))].Level, 1)
}

// rule: mu-prototype/siege/one-engine-enough
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/naval/fortified-port
// rule: mu-prototype/siege/land-siege-access
// rule: mu-prototype/siege/sea-siege-access
// rule: mu-prototype/siege/both-sides-access
func TestAPortIsBesiegedFromTheSeaOrByLand(t *testing.T) {
	for _, bySea := range []bool{false, true} {
		p := Position(t, 3).Held(Red, 5, "palestine").War(Green, Red).Build(Fort, 1, "palestine")
		galley := p.Transport(Green, Galley, 3, "levantine-sea", 30)
		p.Captain(Green, 1, "levantine-sea", galley)
		p.Engine(Green, 1, "levantine-sea", galley)
		caravan := p.Transport(Red, Caravan, 1, "palestine", 1)
		ship := p.Transport(Red, Merchantman, 1, "palestine", 1)
		p.Strikes("palestine", Red, galley).Asks(Green, AskWalls)
		p.Play(play.Answer{Seat: Green, Verb: Besiege, A: int16(At("palestine")), B: int16(B2i(bySea))})
		Want(t, "from the sea", p.Land("palestine").Siege.Sea, bySea)
		Want(t, "by land", p.Land("palestine").Siege.Land, !bySea)
		Want(t, "VF ashore", p.Ground(Green, At("palestine")), 29*int16(B2i(!bySea)))
		Want(t, "the way by land is shut", p.WhyNotGate(Red, p.Transports[caravan].At, false) != play.Free, !bySea)
		Want(t, "the way by sea is shut", p.WhyNotGate(Red, p.Transports[ship].At, true) != play.Free, bySea)
		p.Active = Green
		if !bySea {
			p.Run(func(g *State, t *play.Table) {
				g.March.Convoy, g.March.Leader = One(galley), galley
				g.Warfare(t, By(Green, JoinSiege, At("palestine")))
			})
			Want(t, "both ways are shut", p.WhyNotGate(Red, At("palestine"), true) != play.Free && p.WhyNotGate(Red, At("palestine"), false) != play.Free, true)
		}
	}
}

// rule: mu-prototype/siege/breaking-the-siege
func TestTheBesiegedBreakOut(t *testing.T) {
	p := Invested(t, 4, 20, 1, 1)
	sortie := p.Captain(Red, 1, "palestine", None)
	p.Active = Red
	Want(t, "without transports", p.WhyNotAttack(At("palestine"), Green), play.Free)
	p.Falling(D6(6), D6(1)).Run(func(g *State, t *play.Table) { g.Attack(t, At("palestine"), Green) })
	Want(t, "kind", p.Battle.Kind, AtTransports)
	Want(t, "VF of the besieger", p.Ground(Green, At("palestine")), 0)
	p.Play(By(Red, KeepSpoil, SpoilEngine, 0, int16(At("palestine"))), By(Red, DestroySpoil, SpoilCaptain, 0, int16(At("palestine"))))
	Want(t, "besieged", p.Besieged(At("palestine")), false)
	Want(t, "owner", p.Land("palestine").Owner, Red)
	Want(t, "level of who broke it", p.Captains[sortie].Level, 2)
	for range p.EnginesOf(Red) {
		return
	}
	t.Error("the engine is not red's")
}

// Red is besieged from the sea: his fleet from elsewhere attacks, and what lies in the port may come out with a Captain.
// rule: mu-prototype/siege/breaking-the-siege
func TestFleetsBreakASiegeFromTheSea(t *testing.T) {
	p := Position(t, 3).Held(Red, 5, "palestine").War(Green, Red).Build(Fort, 1, "palestine")
	besieger := p.Transport(Green, Galley, 1, "levantine-sea", 10)
	p.Engine(Green, 1, "levantine-sea", besieger)
	p.Land("palestine").Siege = Siege{By: Green, Sea: true, Turns: 1, Now: 1}
	inside := p.Transport(Red, Galley, 1, "palestine", 5)
	outside := p.Transport(Red, Galley, 1, "levantine-sea", 5)
	relief := p.Captain(Red, 1, "levantine-sea", outside)
	p.Active = Red
	p.March.Convoy, p.March.Leader = One(inside), inside
	Want(t, "the fleet in the port, without a Captain", p.WhyNotAttack(At("levantine-sea"), Green), RuleCaptain)
	sortie := p.Captain(Red, 1, "palestine", inside)
	Want(t, "with one", p.WhyNotAttack(At("levantine-sea"), Green), play.Free)
	p.March.Convoy, p.March.Leader = One(outside), outside
	p.Run(func(g *State, t *play.Table) { g.Attack(t, At("levantine-sea"), Green) })
	p.Asks(Red, AskCaptains).Play(By(Red, TakeAlong, relief), By(Red, TakeAlong, sortie))
	Want(t, "both fleets fight", p.Battle.Convoy.Holds(inside) && p.Battle.Convoy.Holds(outside), true)

	// With a Captain but no ship in the port, only the fleet from outside attacks.
	p = Position(t, 3).Held(Red, 5, "palestine").War(Green, Red).Build(Fort, 1, "palestine")
	p.Transport(Green, Galley, 1, "levantine-sea", 10)
	p.Land("palestine").Siege = Siege{By: Green, Sea: true, Turns: 1, Now: 1}
	outside = p.Transport(Red, Galley, 1, "levantine-sea", 5)
	relief = p.Captain(Red, 1, "levantine-sea", outside)
	ashore := p.Captain(Red, 1, "palestine", None)
	p.Active, p.March.Convoy, p.March.Leader = Red, One(outside), outside
	p.Run(func(g *State, t *play.Table) { g.Attack(t, At("levantine-sea"), Green) })
	Want(t, "who leads", p.Battle.Captains, uint64(1<<relief))
	Want(t, "attacks of who stays", p.Captains[ashore].Attacks, 1)
}

// A siege that its besieger marches away from is abandoned, as one that he lifts.
// rule: mu-prototype/captains-in-combat/lose-level
// rule: mu-prototype/siege/interrupt
func TestWhoMarchesOffAbandonsTheSiege(t *testing.T) {
	p := Invested(t, 0, 5, 1, 1)
	wagon := p.Transport(Green, WarWagon, 1, "palestine", 20)
	captain := p.CaptainAt(Green, At("palestine"))
	p.Captains[captain].Aboard = wagon
	p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon))
	p.Play(play.Answer{Seat: Green, Verb: MarchTo, A: int16(At("judea")), B: None}, Says(Green, EndCombat))
	Want(t, "besieged", p.Besieged(At("palestine")), false)
	Want(t, "level of the Captain", p.Captains[captain].Level, 1)
}

// Nobody leads a siege who has taken the place of a Captain that is gone.
// rule: mu-prototype/captains-in-combat/lose-level
func TestASiegeLosesItsLeaderWithHim(t *testing.T) {
	p := Invested(t, 20, 5, 1, 1)
	p.RemoveCaptain(p.CaptainAt(Green, At("palestine")))
	other := p.Captain(Green, 2, "judea", None)
	p.Active = Green
	p.Run(func(g *State, t *play.Table) { g.Lift(t, At("palestine")) })
	Want(t, "level of another Captain", p.Captains[other].Level, 2)
}

// Peace ends a siege at once, and costs nobody a level.
// rule: mu-prototype/war/peace-by-agreement
// rule: mu-prototype/siege/land-siege-access
func TestPeaceEndsASiege(t *testing.T) {
	p := Invested(t, 20, 5, 1, 1)
	captain := p.CaptainAt(Green, At("palestine"))
	p.Run(func(g *State, t *play.Table) { g.MakePeace(t, Green, Red) })
	Want(t, "besieged", p.Besieged(At("palestine")), false)
	Want(t, "owner", p.Land("palestine").Owner, Red)
	Want(t, "level of the Captain", p.Captains[captain].Level, 2)
}

// rule: mu-prototype/empire-cards/diplomatico
func TestATruceHoldsBesiegersBack(t *testing.T) {
	p := Invested(t, 20, 5, 1, 1)
	p.Active = Green
	p.Truces[Green][Red], p.Truces[Red][Green] = p.Turn, p.Turn
	Want(t, "to carry on", p.WhyNotCarryOn(At("palestine")), RuleTruce)
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

// A siege is one player's: who has attacked beside him stays where he is.
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/siege/land-siege-access
func TestWhoAttackedBesideIsNotShutInByTheSiege(t *testing.T) {
	p, wagon := Clash(t, 21, 6)
	p.Engine(Green, 1, "judea", wagon)
	p.Build(Fort, 1, "palestine").Held(Blue, 5, "syria").War(Blue, Red)
	other := p.Transport(Blue, WarWagon, 1, "syria", 11)
	p.Captain(Blue, 1, "syria", other)
	p.Strikes("palestine", Red, wagon).Asks(Blue, AskJoinAttack).Play(By(Blue, JoinAttack, At("syria")))
	p.Asks(Green, AskWalls).Play(By(Green, Besiege, At("palestine")))
	Want(t, "the besieger", p.Transports[wagon].At, At("palestine"))
	Want(t, "who attacked beside him", p.Transports[other].At, At("syria"))
}

// A fleet that breaks out of a port wins, or is lost, at sea: it can crew what it takes, and is taken there.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-prototype/conquest/transport-captured
func TestAFleetThatBreaksOutComesOut(t *testing.T) {
	port := func(inside, outside int16) (p *Stage, sortie, besieger int16) {
		p = Position(t, 3).Held(Green, 5, "palestine").Held(Red, 5, "judea").War(Green, Red).Build(Fort, 1, "palestine").Studied(Green, 2).Studied(Red, 2)
		besieger = p.Transport(Red, Galley, 1, "levantine-sea", outside)
		p.Engine(Red, 1, "levantine-sea", besieger)
		p.Land("palestine").Siege = Siege{By: Red, Sea: true, Turns: 1, Now: 1, Chief: None}
		sortie = p.Transport(Green, Galley, 1, "palestine", inside)
		p.Captain(Green, 2, "palestine", sortie)
		return p, sortie, besieger
	}
	sea := int16(At("levantine-sea"))
	p, sortie, besieger := port(20, 2)
	p.Strikes("levantine-sea", Red, sortie).Asks(Green, AskSpoils)
	Want(t, "the victor", p.Transports[sortie].At, At("levantine-sea"))
	if !p.Offers(By(Green, KeepSpoil, SpoilTransport, besieger, sea)) {
		t.Errorf("the besieger's Galley cannot be kept: %v", p.Refuses(By(Green, KeepSpoil, SpoilTransport, besieger, sea)))
	}
	p, sortie, _ = port(2, 20)
	p.Strikes("levantine-sea", Red, sortie).Asks(Red, AskSpoils)
	Want(t, "the beaten", p.Transports[sortie].At, At("levantine-sea"))
	if !p.Offers(By(Red, KeepSpoil, SpoilTransport, sortie, sea)) {
		t.Errorf("the beaten Galley cannot be kept: %v", p.Refuses(By(Red, KeepSpoil, SpoilTransport, sortie, sea)))
	}
}

// Who lands to besiege keeps 1 VF aboard each ship: that one does not besiege. From the sea it does.
// rule: mu-prototype/siege/conditions
// rule: mu-prototype/naval/fortified-port
func TestWhoStaysAboardDoesNotBesiegeByLand(t *testing.T) {
	p := Position(t, 3).Held(Red, 10, "palestine").Held(Blue, 5, "egypt").War(Green, Red).Build(Fort, 1, "palestine")
	galley := p.Transport(Green, Galley, 3, "levantine-sea", 11)
	p.Captain(Green, 1, "levantine-sea", galley)
	p.Engine(Green, 1, "levantine-sea", galley)
	p.Strikes("palestine", Red, galley).Asks(Green, AskWalls)
	Want(t, "10 by land", p.Refuses(By(Green, Besiege, int16(At("palestine")), 0)), RuleOutnumbered)
	Want(t, "11 from the sea", p.Offers(By(Green, Besiege, int16(At("palestine")), 1)), true)
}

// A siege is led by a Captain of the besieger's, though who attacked beside him led the last roll.
// rule: mu-prototype/captains-in-combat/lose-level
func TestASiegeIsLedByTheBesiegersCaptain(t *testing.T) {
	p, wagon := Clash(t, 21, 5)
	p.Build(Fort, 1, "palestine")
	other := p.Transport(Blue, WarWagon, 1, "syria", 11)
	guest := p.Captain(Blue, 3, "syria", other)
	mine := p.CaptainAt(Green, At("judea"))
	p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
	p.Battle.Captains, p.Battle.Leading = 1<<mine|1<<guest, int8(guest)
	p.Run(func(g *State, t *play.Table) { g.LaySiege(t, false) })
	Want(t, "who leads it", int16(p.Land("palestine").Siege.Chief), mine)
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

// A relief army that beats the besieger has paid to enter, and enters. What holds a territory of its own stays.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/attacking/movement-points-to-enter
func TestAReliefArmyEntersTheTownItHasFreed(t *testing.T) {
	for _, c := range []struct {
		garrison int16
		by       play.Seat
		passage  bool
		in       bool
	}{{5, Red, false, true}, {0, Red, false, false}, {5, Blue, true, true}, {5, Blue, false, false}} {
		p := Invested(t, 1, 5, 1, 1)
		p.Held(c.by, c.garrison, "syria").War(Blue, Green)
		wagon := p.Transport(c.by, WarWagon, 1, "syria", 20)
		p.Captain(c.by, 1, "syria", wagon)
		if c.passage {
			p.Treaties.Sign(medioevo.Treaty{Parties: Bit(Red) | Bit(Blue), Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Passage, From: Red, To: Blue}}})
		}
		p.Active, p.March.Convoy, p.March.Leader = c.by, One(wagon), wagon
		p.Falling(D6(6), D6(1)).Run(func(g *State, t *play.Table) { g.Attack(t, At("palestine"), Green) })
		p.Asks(c.by, AskSpoils)
		Want(t, "the gates are open", p.Besieged(At("palestine")), false)
		Want(t, "it is in the town", p.Transports[wagon].At == At("palestine"), c.in)
		Want(t, "whose the country is", p.Land("syria").Owner, c.by)
	}
}

// An ally who beats a besieger takes what is left on the ground with nobody to guard it; to keep an engine he must be
// there.
// rule: mu-prototype/conquest/transport-captured
func TestWhoBeatsABesiegerTakesWhatNobodyGuards(t *testing.T) {
	for _, inside := range []int16{0, 3} {
		p := Invested(t, 1, 5, 1, 1)
		p.Held(Blue, 5, "syria").War(Blue, Green).Vf(Blue, "palestine", inside)
		wagon := p.Transport(Blue, WarWagon, 1, "syria", 20)
		p.Captain(Blue, 1, "syria", wagon)
		captain, engine := p.CaptainAt(Green, At("palestine")), int16(0)
		p.Active, p.March.Convoy, p.March.Leader = Blue, One(wagon), wagon
		p.Falling(D6(6), D6(1)).Run(func(g *State, t *play.Table) { g.Attack(t, At("palestine"), Green) })
		spoil := func(v play.Verb, sort, n int16) play.Answer { return By(Blue, v, sort, n, int16(At("palestine"))) }
		p.Asks(Blue, AskSpoils)
		Want(t, "the engine can be kept", p.Offers(spoil(KeepSpoil, SpoilEngine, engine)), inside > 0)
		p.Play(spoil(DestroySpoil, SpoilCaptain, captain))
		Want(t, "honour", p.Gained(Blue, ForDestroying), 1)
		p.Play(spoil(PlunderSpoil, SpoilEngine, engine))
		Want(t, "the engine", p.Engines[engine].Level, 0)
	}
}

// When the besiegers are gone, by hunger, pestilence or treaty, the territory is its owner's again at once: he need not
// wait for the next Combat.
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/contested/friends-in-one-territory
func TestWhatNobodyContestsAnyMoreIsItsOwners(t *testing.T) {
	for what, gone := range map[string]func(g *State, t *play.Table){
		"hunger":     func(g *State, t *play.Table) { g.EndTurn(t) },
		"pestilence": func(g *State, t *play.Table) { g.Decimate(t, []Place{At("palestine")}) },
		"a treaty": func(g *State, t *play.Table) {
			g.Offer.Treaty = medioevo.Treaty{Parties: Bit(Green) | Bit(Blue), Offered: Green, Clauses: [medioevo.MostClauses]medioevo.Clause{
				{Term: medioevo.CedeArmies, From: Green, To: Blue, A: int16(At("palestine")), N: 1},
			}}
			g.Sign(t)
		},
	} {
		p := Invested(t, 1, 20, 1, 1)
		p.Held(Blue, 5, "egypt")
		p.Options.Turns = 9
		p.Run(gone)
		Want(t, what+": besieged", p.Besieged(At("palestine")), false)
		Want(t, what+": owner", p.Land("palestine").Owner, Red)
	}
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

// Ships shut no port in a truce.
// rule: mu-prototype/empire-cards/diplomatico
func TestNoPortIsShutInATruce(t *testing.T) {
	p := Invested(t, 20, 5, 1, 1)
	galley := p.Transport(Green, Galley, 1, "levantine-sea", 5)
	p.Truces[Green][Red], p.Truces[Red][Green] = p.Turn, p.Turn
	p.Acts(Green, (*State).Combat).Play(By(Green, Lead, galley))
	Want(t, "by ships", p.Refuses(By(Green, JoinSiege, At("palestine"))), RuleTruce)
}

// A fleet that breaks out does not give its port up: the ship that is all that holds it stays.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/movement/last-army-leaving-territory
func TestAFleetThatBreaksOutHoldsItsPort(t *testing.T) {
	for _, byLand := range []int16{0, 3} {
		p := Position(t, 3).Own(Green, "palestine").Held(Green, 5, "egypt").Held(Red, 5, "judea").War(Green, Red).Build(Fort, 1, "palestine")
		p.Transport(Red, Galley, 1, "levantine-sea", 1)
		p.Vf(Red, "palestine", byLand)
		p.Land("palestine").Siege = Siege{By: Red, Sea: true, Land: byLand > 0, Turns: 1, Now: 1, Chief: None}
		sortie := [2]int16{p.Transport(Green, Galley, 1, "palestine", 10), p.Transport(Green, Galley, 1, "palestine", 9)}
		p.Captain(Green, 1, "palestine", sortie[0])
		p.Run(func(g *State, t *play.Table) { g.Contest(t) })
		p.Strikes("levantine-sea", Red, sortie[:]...).Play(Says(Green, LoseAsUsual)).Asks(Green, AskSpoils)
		Want(t, "the first", p.Transports[sortie[0]].At, At("levantine-sea"))
		Want(t, "the last", p.Transports[sortie[1]].At, At("palestine"))
		p.Play(By(Green, DestroySpoil, SpoilTransport, 0, int16(At("levantine-sea"))))
		Want(t, "whose the port is", p.Holder(At("palestine")), Green)
	}
}

// Who goes over to an assault needs somebody who can storm, and a Captain.
// rule: mu-prototype/siege/captain-attack-use
// rule: mu-prototype/siege/conditions
func TestWhatAnAssaultOnTheBesiegedTakes(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *Stage, captain int16)
		why  play.Rule
	}{
		{"carried on in this turn", func(p *Stage, _ int16) { p.Land("palestine").Siege.Now = p.Turn }, play.Free},
		{"that counts for both", func(p *Stage, c int16) { p.Land("palestine").Siege.Now, p.Captains[c].Attacks = p.Turn, 0 }, play.Free},
		{"carried on, the Captain gone", func(p *Stage, c int16) { p.Land("palestine").Siege.Now, p.Captains[c] = p.Turn, EmptyCaptain() }, RuleCaptain},
		{"not carried on yet", func(*Stage, int16) {}, play.Free},
		{"not carried on, his attacks are made", func(p *Stage, c int16) { p.Captains[c].Attacks = 0 }, RuleAttacks},
		{"nobody who can storm", func(p *Stage, _ int16) { p.Land("palestine").VF[Green] = 0 }, RuleCarried},
	} {
		p := Invested(t, 30, 20, 3, 1)
		p.Active = Green
		c.but(p, p.CaptainAt(Green, At("palestine")))
		Want(t, c.name, p.WhyNotStormSiege(At("palestine")), c.why)
	}
}

// What is before the port counts among the besiegers if they besiege from the sea too.
// rule: mu-prototype/siege/where-besieger-stands
func TestShipsBesiegeFromBeforeThePort(t *testing.T) {
	p := Invested(t, 20, 5, 1, 1)
	p.Transport(Green, Galley, 2, "levantine-sea", 10)
	p.Transport(Green, Galley, 2, "egyptian-sea", 7)
	Want(t, "by land", p.Mass(p.Besiegers(Green, At("palestine"))), 20)
	p.Land("palestine").Siege.Sea = true
	Want(t, "from the sea too", p.Mass(p.Besiegers(Green, At("palestine"))), 20+10)
}

// Who has beaten all that was outside may besiege if nobody else does, if he has an engine and more VF than the besieged
// and if any of them can leave their transports.
// rule: mu-prototype/siege/conditions
// rule: mu-prototype/siege/one-engine-enough
func TestWhoMayLaySiege(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *Stage)
		why  play.Rule
	}{
		{"11 against 10", nil, play.Free},
		{"10 against 10", func(p *Stage) { p.Vf(Red, "palestine", 1).Vf(Green, "palestine", 0) }, RuleOutnumbered},
		{"without an engine", func(p *Stage) { p.Engines[0] = EmptyEngine() }, RuleNoEngine},
		{"another's siege", func(p *Stage) { p.Land("palestine").Siege.By = Blue }, RuleOthersSiege},
		{"his own siege", func(p *Stage) { p.Land("palestine").Siege.By = Green }, play.Free},
	} {
		p, wagon := Clash(t, 11, 10)
		p.Engine(Green, 1, "judea", wagon)
		if c.but != nil {
			c.but(p)
		}
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		Want(t, c.name, p.WhyNotBesiege(false), c.why)
	}
}

// Two ships whose only crews are those of the wagons aboard cannot land to besiege: one of each stays. From the sea they
// can.
// rule: mu-prototype/siege/conditions
// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
func TestShipsWithNobodyToSpareDoNotLandToBesiege(t *testing.T) {
	for _, c := range []struct {
		crew int16
		why  play.Rule
	}{{1, RuleCarried}, {2, play.Free}} {
		p := Position(t, 3).Held(Red, 1, "palestine").War(Green, Red).Build(Fort, 1, "palestine")
		var fleet Convoy
		for range 2 {
			galley := p.Transport(Green, Galley, 3, "levantine-sea", 0)
			p.Transports[p.Transport(Green, WarWagon, 1, "levantine-sea", c.crew)].Aboard = galley
			p.Engine(Green, 1, "levantine-sea", galley)
			fleet.Add(galley)
		}
		p.Open(Party{By: Green, At: At("levantine-sea"), Convoy: fleet}, At("palestine"), Red)
		Want(t, "by land", p.WhyNotBesiege(false), c.why)
		Want(t, "from the sea", p.WhyNotBesiege(true), play.Free)
	}
	p := Position(t, 3).Held(Red, 1, "palestine").War(Green, Red).Build(Fort, 1, "palestine")
	first, second := p.Transport(Green, WarWagon, 1, "judea", 1), p.Transport(Green, WarWagon, 1, "judea", 1)
	p.Engine(Green, 1, "judea", first)
	convoy := One(first)
	convoy.Add(second)
	p.Open(Party{By: Green, At: At("judea"), Convoy: convoy}, At("palestine"), Red)
	Want(t, "wagons go there with their crews", p.WhyNotBesiege(false), play.Free)
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

// In his Combat a besieger may carry the siege on, storm, or leave; ships that come before the port may join it.
// rule: mu-prototype/siege/interrupt
// rule: mu-prototype/siege/superiority-rechecked
func TestWhatABesiegerMayDoInHisCombat(t *testing.T) {
	p := Invested(t, 20, 5, 3, 1)
	p.Held(Red, 5, "syria", "sinai").War(Blue, Red).Vf(Blue, "syria", 20).Land("syria").Siege = Siege{By: Blue, Land: true, Turns: 1, Now: 1}
	before := p.Transport(Green, Galley, 1, "levantine-sea", 5)
	elsewhere := p.Transport(Green, Galley, 1, "egyptian-sea", 5)
	wagon := p.Transport(Green, WarWagon, 1, "judea", 5)
	p.Captain(Green, 1, "judea", wagon)
	join := By(Green, JoinSiege, At("palestine"))
	p.Acts(Green, (*State).Combat)
	for _, v := range []play.Verb{CarryOn, Storm, LiftSiege} {
		Want(t, "at his siege", p.Offers(By(Green, v, At("palestine"))), true)
		Want(t, "at another's", p.Offers(By(Green, v, At("syria"))), false)
	}
	Want(t, "to join, without ships", p.Offers(join), false)
	p.Play(By(Green, Lead, before))
	Want(t, "to join, from before the port", p.Offers(join), true)
	for _, v := range []play.Verb{CarryOn, Storm, LiftSiege} {
		Want(t, "while he leads a convoy", p.Offers(By(Green, v, At("palestine"))), false)
	}
	p.Play(join)
	Want(t, "to join once more", p.Offers(join), false)
	Want(t, "from the sea too", p.Land("palestine").Siege.Sea, true)

	p.Land("palestine").Siege.Sea = false
	p.March = March{}
	p.Acts(Green, (*State).Combat).Play(By(Green, Lead, elsewhere))
	Want(t, "to join, from another sea", p.Offers(join), false)
	p.March = March{}
	p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon))
	Want(t, "to attack another territory", p.Offers(By(Green, Attack, At("sinai"), Place(Red))), true)
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
		Want(t, c.name, p.WhyNotCarryOn(At("palestine")), c.why)
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
		func(g *State, t *play.Table) { g.CarryOn(t, At("palestine")) },
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

// Going over to an assault takes one of the Captain's attacks. Through gates that are opened nobody needs to storm.
// rule: mu-prototype/siege/interrupt
// rule: mu-prototype/assault/outside-armies-first
func TestABesiegerStorms(t *testing.T) {
	for _, opened := range []bool{false, true} {
		p := Invested(t, 30, 5, 1, 1)
		captain := p.CaptainAt(Green, At("palestine"))
		p.Learned(Green, Strategia).Studied(Green, 2).Holds(Green, Infiltrato)
		p.Active = Green
		p.Falling(D6(6), D6(1)).Run(func(g *State, t *play.Table) { g.StormSiege(t, At("palestine")) }).Asks(Green, AskBefore)
		Want(t, "attacks left", p.Captains[captain].Attacks, 1)
		Want(t, "who leads", p.Battle.Leading, int8(captain))
		if opened {
			p.Play(By(Green, OpenGates, int16(Infiltrato), int16(At("palestine"))))
		} else {
			p.Play(Says(Green, ReadyToGo))
		}
		Want(t, "stormed", p.Told(KeyStorm, int16(Green), int16(At("palestine"))), !opened)
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
			g.Artillery(t)
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
			g.Artillery(t)
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
		g.Artillery(t)
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
		p.Run(func(g *State, t *play.Table) { g.Genius(t, Attacking) })
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
		lost := p.WornShares(Defending, c.n)
		Want(t, c.name+": the owner", lost[Red], c.ofRed)
		Want(t, c.name+": his ally", lost[Blue], c.ofBlue)
		Want(t, c.name+": his other ally", lost[White], c.of)
	}
	p := Invested(t, 2, 5, 2, 1)
	p.Vf(Blue, "palestine", 9).Open(p.AllAt(Green, At("palestine")), At("palestine"), Red)
	p.Battle.Sides[Attacking].Allies |= Bit(Blue)
	Want(t, "of the besiegers", p.WornShares(Attacking, 1)[Green], 1)
}

// A siege is kept by who stands before the walls or before the port: where nobody is left, and where enemies have made
// peace, it is over. Who gives it up in his own Combat has failed, and his Captain falls a level.
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/captains-in-combat/lose-level
func TestWhoKeepsASiege(t *testing.T) {
	fleet := func(p *Stage) { p.Transport(Green, Galley, 1, "levantine-sea", 5) }
	gone := func(p *Stage) { p.Land("palestine").VF[Green] = 0 }
	shut := func(p *Stage) { p.Land("palestine").Siege.Sea = true }
	peace := func(p *Stage) { p.Players[Green].War, p.Players[Red].War = 0, 0 }
	for _, c := range []struct {
		name      string
		but       []func(p *Stage)
		land, sea bool
		level     int8 // of the Captain who leads it
	}{
		{"before the walls", nil, true, false, 2},
		{"before the walls and the port", []func(p *Stage){fleet, shut}, true, true, 2},
		{"ships that do not shut the port", []func(p *Stage){fleet}, true, false, 2},
		{"ships that have sailed away", []func(p *Stage){shut}, true, false, 2},
		{"before the port alone", []func(p *Stage){fleet, shut, gone}, false, true, 2},
		{"nobody, in his own Combat", []func(p *Stage){gone}, false, false, 1},
		{"nobody, in another's Combat", []func(p *Stage){gone, func(p *Stage) { p.Active = Red }}, false, false, 2},
		{"nobody, in Events", []func(p *Stage){gone, func(p *Stage) { p.Phase = Events }}, false, false, 2},
		{"friends", []func(p *Stage){peace}, false, false, 2},
		{"before barbarians' walls", []func(p *Stage){peace, func(p *Stage) {
			p.Land("palestine").Before = play.Nobody
			p.Wild("palestine", 5)
		}}, true, false, 2},
	} {
		p := Invested(t, 20, 5, 1, 1)
		p.Active = Green
		for _, but := range c.but {
			but(p)
		}
		captain := p.CaptainAt(Green, At("palestine"))
		p.Run(func(g *State, t *play.Table) { g.LiftIdle(t) })
		x := p.Land("palestine").Siege
		Want(t, c.name+": besieged", x.By == Green, c.land || c.sea)
		Want(t, c.name+": by land", x.Land, c.land)
		Want(t, c.name+": from the sea", x.Sea, c.sea)
		Want(t, c.name+": told of its end", p.Told(KeyLifted), !c.land && !c.sea)
		Want(t, c.name+": level of the Captain", p.Captains[captain].Level, c.level)
	}
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
