package prototype

import (
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

// carriesOn has green carry the siege on.
func (p *stage) carriesOn() *stage {
	p.t.Helper()
	p.Active = green
	return p.run(func(g *State, t *play.Table) { g.carryOn(t, at("palestine")) })
}

// rule: mu-prototype/siege/conditions
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/siege/first-turn-field-battle
// rule: mu-prototype/contested/enemies-in-one-territory
func TestASiegeIsLaidByWhoIsMoreAndHasAnEngine(t *testing.T) {
	p, wagon := clash(t, 12, 11)
	p.engine(green, 1, "judea", wagon)
	p.build(Fort, 1, "palestine").falling(d6(4), d6(3)).strikes("palestine", red, wagon)
	want(t, "VF outside", p.Battle.Outside, 1)
	p.asks(green, AskWalls).play(by(green, Besiege, at("palestine")))
	x := p.land("palestine")
	want(t, "besieger", x.Siege.By, green)
	want(t, "by land", x.Siege.Land, true)
	want(t, "turns of siege", x.Siege.Turns, 1)
	want(t, "place of the wagon", p.Transports[wagon].At, at("palestine"))
	want(t, "contested", p.contested(at("palestine")), true)
	want(t, "level of the Captain", p.Captains[p.captainAt(green, at("palestine"))].Level, 2)

	q, wagon := clash(t, 10, 10)
	q.engine(green, 1, "judea", wagon)
	q.build(Fort, 1, "palestine").strikes("palestine", red, wagon)
	want(t, "a siege by as many", q.refuses(by(green, Besiege, at("palestine"))), RuleOutnumbered)
}

// rule: mu-prototype/siege/artillery
// rule: mu-prototype/victory-play/destroy-player-siege-engine
func TestEnginesShootAtEachOther(t *testing.T) {
	for _, c := range []struct {
		level int8
		shows int
		hit   bool
	}{{1, 5, false}, {1, 6, true}, {2, 4, false}, {2, 5, true}, {3, 3, false}, {3, 4, true}} {
		p := invested(t, 20, 5, 3, c.level)
		p.engine(red, 1, "palestine", None)
		p.falling(d6(1), d6(c.shows)).carriesOn()
		left := 0
		for range p.enginesOf(red) {
			left++
		}
		want(t, "engines left", left, 1-int(b2i(c.hit)))
		want(t, "honour", p.gained(green, ForDestroying), int16(b2i(c.hit)))
	}
}

// rule: mu-prototype/siege/artillery
// rule: mu-prototype/siege/needs-engine-to-continue
// rule: mu-prototype/siege/not-possible-then-assault-or-leave
func TestWithoutAnEngineLeftTheSiegeCannotGoOn(t *testing.T) {
	p := invested(t, 20, 5, 3, 1)
	gun := p.engine(red, 3, "palestine", None)
	p.falling(d6(4), d6(6)).carriesOn()
	want(t, "the engine that was destroyed still shot", p.Engines[gun].Level, 0)
	p.asks(green, AskWalls)
	want(t, "a siege", p.refuses(by(green, Besiege, at("palestine"))), RuleNoEngine)
	p.play(says(green, Retire))
	want(t, "besieged", p.besieged(at("palestine")), false)
	want(t, "level of the Captain", p.Captains[p.captainAt(green, at("palestine"))].Level, 1)
}

// rule: mu-prototype/siege/artillery
func TestTheOwnerChoosesWhichEngineIsLost(t *testing.T) {
	p := invested(t, 20, 5, 3, 1)
	small := p.engine(red, 1, "palestine", None)
	large := p.engine(red, 3, "palestine", None)
	p.falling(d6(1), d6(1), d6(6)).carriesOn()
	p.asks(red, AskLoseEngine).play(by(red, LoseEngine, small))
	want(t, "the Catapult", p.Engines[small].Level, 0)
	want(t, "the Bombard", p.Engines[large].Level, 3)
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
		p := invested(t, 40, 5, c.walls, c.guns...)
		p.carriesOn()
		want(t, "walls", p.built(at("palestine"), Fort), c.want)
	}
}

// A Castle and one Catapult: two turns, then the Tower that remains can be stormed.
// rule: mu-prototype/siege/resistance
// rule: mu-prototype/siege/sub-phases
// rule: mu-prototype/siege/interrupt
// rule: mu-prototype/siege/captain-attack-use
func TestTwoTurnsOfACatapultMakeACastleATower(t *testing.T) {
	p := invested(t, 40, 5, 3, 1)
	captain := p.captainAt(green, at("palestine"))
	p.carriesOn()
	want(t, "in the second turn", p.wallsAt(at("palestine")), 2)
	want(t, "attacks left", p.Captains[captain].Attacks, 1)
	want(t, "twice in a turn", p.whyNotCarryOn(at("palestine")), RuleCarriedOn)
	p.Turn++
	p.carriesOn()
	want(t, "in the third turn", p.wallsAt(at("palestine")), 1)
	want(t, "turns of siege", p.land("palestine").Siege.Turns, 3)
	want(t, "attacks left", p.Captains[captain].Attacks, 0)
	p.falling(d4(4), d6(1)).run(func(g *State, t *play.Table) { g.stormSiege(t, at("palestine")) })
	want(t, "kind", p.Battle.Kind, Assault)
	want(t, "the defender's total", p.Battle.Sides[defending].Total, 2)
}

// rule: mu-prototype/siege/later-field-battle
// rule: mu-prototype/siege/no-fortification-left
func TestWhoFindsNoRoomAnyMoreFights(t *testing.T) {
	p := invested(t, 40, 12, 2, 1)
	p.falling(d6(6), d6(4)).carriesOn()
	want(t, "VF outside", p.Battle.Outside, 2)
	want(t, "the siege goes on", p.land("palestine").Siege.By, green)

	p = invested(t, 40, 5, 1, 1)
	p.falling(d6(6), d6(1)).carriesOn()
	want(t, "owner when the walls are gone", p.land("palestine").Owner, green)
	want(t, "worn down where nobody is left", p.told(KeyAttrition), false)
	want(t, "besieged", p.besieged(at("palestine")), false)
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
			p := invested(t, c.vf[0], c.vf[1], 3, 1)
			p.learned(green, c.techs[0]...).learned(red, c.techs[1]...)
			place := at("palestine")
			if c.desert {
				place = at("cyrenaica")
				p.held(red, c.vf[1], "cyrenaica").vf(green, "cyrenaica", c.vf[0])
			}
			p.run(func(g *State, t *play.Table) {
				g.open(g.allAt(green, place), place, red)
				g.Battle.Inside = true
				g.attrition(t)
			})
			want(t, "the besieger loses", c.vf[0]-p.ground(green, place), c.want[0])
			want(t, "the besieged lose", c.vf[1]-p.ground(red, place), c.want[1])
		})
	}
}

// rule: mu-prototype/empire-cards/genio
// rule: mu-prototype/siege/attrition-alchimia-genio
func TestAGeniusTormentsTheBesieged(t *testing.T) {
	p := invested(t, 30, 15, 2, 1)
	p.Players[green].Passing = false
	p.learned(green, Matematica, Ingegneria).holds(green, Genio).falling(d6(6), d6(1)).carriesOn()
	p.play(says(green, ReadyToRoll)).asks(green, AskGenius)
	before := p.garrison()
	p.play(says(green, ShowGenius))
	want(t, "VF lost by the besieged", before-p.ground(red, at("palestine")), 1+1)
	want(t, "cards in hand", p.Players[green].Hand[Genio], 1)
}

// The walls of a Castle fall to a Bombard, and gunpowder kills.
// rule: mu-prototype/technologies/alchimia
func TestABombardRemovesACastle(t *testing.T) {
	p := invested(t, 40, 3, 3, 3)
	p.learned(green, Alchimia).falling(d6(4), d6(4)).carriesOn()
	want(t, "walls", p.built(at("palestine"), Fort), 0)
	want(t, "VF lost by the besieged", p.lost()[defending], 1+1) // the Bombard's bonus made it 5 to 4
}

// rule: mu-prototype/siege/superiority-rechecked
func TestABesiegerMustStayTheStronger(t *testing.T) {
	p := invested(t, 30, 20, 3, 1)
	p.Active = green
	want(t, "30 against 20", p.whyNotCarryOn(at("palestine")), play.Free)
	ship := p.transport(blue, Galley, 3, "palestine", 20)
	want(t, "30 against 20, and 20 who look on", p.whyNotCarryOn(at("palestine")), play.Free)
	p.Treaties.Sign(medioevo.Treaty{Parties: bit(red) | bit(blue), Warlike: true, Made: 1})
	want(t, "30 against 40", p.whyNotCarryOn(at("palestine")), RuleOutnumbered)
	p.Treaties.List[0].Secret = true
	want(t, "30 against 20, for all that is known", p.whyNotCarryOn(at("palestine")), play.Free)
	p.war(green, blue)
	want(t, "an assault", p.whyNotStormSiege(at("palestine")), play.Free)
	p.vf(green, "palestine", 10)
	want(t, "40 against 40", p.whyNotCarryOn(at("palestine")), RuleOutnumbered)
	p.vf(green, "palestine", 1)
	want(t, "41 against 40", p.whyNotCarryOn(at("palestine")), play.Free)
	p.war(blue, red)
	want(t, "41 against 20, and 20 who are everybody's enemies", p.besiegedVF(green, at("palestine")), 20)
	p.Transports[ship] = noTransport()
	p.run(func(g *State, t *play.Table) { g.endSieges(t, green) })
	want(t, "a siege that is not carried on", p.besieged(at("palestine")), false)
	want(t, "level of the Captain", p.Captains[p.captainAt(green, at("palestine"))].Level, 1)
}

// rule: mu-prototype/siege/one-engine-enough
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/naval/fortified-port
// rule: mu-prototype/siege/land-siege-access
// rule: mu-prototype/siege/sea-siege-access
// rule: mu-prototype/siege/both-sides-access
func TestAPortIsBesiegedFromTheSeaOrByLand(t *testing.T) {
	for _, bySea := range []bool{false, true} {
		p := position(t, 3).held(red, 5, "palestine").war(green, red).build(Fort, 1, "palestine")
		galley := p.transport(green, Galley, 3, "levantine-sea", 30)
		p.captain(green, 1, "levantine-sea", galley)
		p.engine(green, 1, "levantine-sea", galley)
		caravan := p.transport(red, Caravan, 1, "palestine", 1)
		ship := p.transport(red, Merchantman, 1, "palestine", 1)
		p.strikes("palestine", red, galley).asks(green, AskWalls)
		p.play(play.Answer{Seat: green, Verb: Besiege, A: int16(at("palestine")), B: int16(b2i(bySea))})
		want(t, "from the sea", p.land("palestine").Siege.Sea, bySea)
		want(t, "by land", p.land("palestine").Siege.Land, !bySea)
		want(t, "VF ashore", p.ground(green, at("palestine")), 29*int16(b2i(!bySea)))
		want(t, "the way by land is shut", p.whyNotGate(red, p.Transports[caravan].At, false) != play.Free, !bySea)
		want(t, "the way by sea is shut", p.whyNotGate(red, p.Transports[ship].At, true) != play.Free, bySea)
		p.Active = green
		if !bySea {
			p.run(func(g *State, t *play.Table) {
				g.March.Convoy, g.March.Leader = one(galley), galley
				g.warfare(t, by(green, JoinSiege, at("palestine")))
			})
			want(t, "both ways are shut", p.whyNotGate(red, at("palestine"), true) != play.Free && p.whyNotGate(red, at("palestine"), false) != play.Free, true)
		}
	}
}

// rule: mu-prototype/siege/breaking-the-siege
func TestTheBesiegedBreakOut(t *testing.T) {
	p := invested(t, 4, 20, 1, 1)
	sortie := p.captain(red, 1, "palestine", None)
	p.Active = red
	want(t, "without transports", p.whyNotAttack(at("palestine"), green), play.Free)
	p.falling(d6(6), d6(1)).run(func(g *State, t *play.Table) { g.attack(t, at("palestine"), green) })
	want(t, "kind", p.Battle.Kind, AtTransports)
	want(t, "VF of the besieger", p.ground(green, at("palestine")), 0)
	p.play(by(red, KeepSpoil, SpoilEngine, 0, int16(at("palestine"))), by(red, DestroySpoil, SpoilCaptain, 0, int16(at("palestine"))))
	want(t, "besieged", p.besieged(at("palestine")), false)
	want(t, "owner", p.land("palestine").Owner, red)
	want(t, "level of who broke it", p.Captains[sortie].Level, 2)
	for range p.enginesOf(red) {
		return
	}
	t.Error("the engine is not red's")
}

// Red is besieged from the sea: his fleet from elsewhere attacks, and what lies in the port may come out with a Captain.
// rule: mu-prototype/siege/breaking-the-siege
func TestFleetsBreakASiegeFromTheSea(t *testing.T) {
	p := position(t, 3).held(red, 5, "palestine").war(green, red).build(Fort, 1, "palestine")
	besieger := p.transport(green, Galley, 1, "levantine-sea", 10)
	p.engine(green, 1, "levantine-sea", besieger)
	p.land("palestine").Siege = Siege{By: green, Sea: true, Turns: 1, Now: 1}
	inside := p.transport(red, Galley, 1, "palestine", 5)
	outside := p.transport(red, Galley, 1, "levantine-sea", 5)
	relief := p.captain(red, 1, "levantine-sea", outside)
	p.Active = red
	p.March.Convoy, p.March.Leader = one(inside), inside
	want(t, "the fleet in the port, without a Captain", p.whyNotAttack(at("levantine-sea"), green), RuleCaptain)
	sortie := p.captain(red, 1, "palestine", inside)
	want(t, "with one", p.whyNotAttack(at("levantine-sea"), green), play.Free)
	p.March.Convoy, p.March.Leader = one(outside), outside
	p.run(func(g *State, t *play.Table) { g.attack(t, at("levantine-sea"), green) })
	p.asks(red, AskCaptains).play(by(red, TakeAlong, relief), by(red, TakeAlong, sortie))
	want(t, "both fleets fight", p.Battle.Convoy.holds(inside) && p.Battle.Convoy.holds(outside), true)

	// With a Captain but no ship in the port, only the fleet from outside attacks.
	p = position(t, 3).held(red, 5, "palestine").war(green, red).build(Fort, 1, "palestine")
	p.transport(green, Galley, 1, "levantine-sea", 10)
	p.land("palestine").Siege = Siege{By: green, Sea: true, Turns: 1, Now: 1}
	outside = p.transport(red, Galley, 1, "levantine-sea", 5)
	relief = p.captain(red, 1, "levantine-sea", outside)
	ashore := p.captain(red, 1, "palestine", None)
	p.Active, p.March.Convoy, p.March.Leader = red, one(outside), outside
	p.run(func(g *State, t *play.Table) { g.attack(t, at("levantine-sea"), green) })
	want(t, "who leads", p.Battle.Captains, uint64(1<<relief))
	want(t, "attacks of who stays", p.Captains[ashore].Attacks, 1)
}

// A siege that its besieger marches away from is abandoned, as one that he lifts.
// rule: mu-prototype/captains-in-combat/lose-level
// rule: mu-prototype/siege/interrupt
func TestWhoMarchesOffAbandonsTheSiege(t *testing.T) {
	p := invested(t, 0, 5, 1, 1)
	wagon := p.transport(green, WarWagon, 1, "palestine", 20)
	captain := p.captainAt(green, at("palestine"))
	p.Captains[captain].Aboard = wagon
	p.acts(green, (*State).combat).play(by(green, Lead, wagon))
	p.play(play.Answer{Seat: green, Verb: MarchTo, A: int16(at("judea")), B: None}, says(green, EndCombat))
	want(t, "besieged", p.besieged(at("palestine")), false)
	want(t, "level of the Captain", p.Captains[captain].Level, 1)
}

// Nobody leads a siege who has taken the place of a Captain that is gone.
// rule: mu-prototype/captains-in-combat/lose-level
func TestASiegeLosesItsLeaderWithHim(t *testing.T) {
	p := invested(t, 20, 5, 1, 1)
	p.removeCaptain(p.captainAt(green, at("palestine")))
	other := p.captain(green, 2, "judea", None)
	p.Active = green
	p.run(func(g *State, t *play.Table) { g.lift(t, at("palestine")) })
	want(t, "level of another Captain", p.Captains[other].Level, 2)
}

// Peace ends a siege at once, and costs nobody a level.
// rule: mu-prototype/war/peace-by-agreement
// rule: mu-prototype/siege/land-siege-access
func TestPeaceEndsASiege(t *testing.T) {
	p := invested(t, 20, 5, 1, 1)
	captain := p.captainAt(green, at("palestine"))
	p.run(func(g *State, t *play.Table) { g.makePeace(t, green, red) })
	want(t, "besieged", p.besieged(at("palestine")), false)
	want(t, "owner", p.land("palestine").Owner, red)
	want(t, "level of the Captain", p.Captains[captain].Level, 2)
}

// rule: mu-prototype/empire-cards/diplomatico
func TestATruceHoldsBesiegersBack(t *testing.T) {
	p := invested(t, 20, 5, 1, 1)
	p.Active = green
	p.Truces[green][red], p.Truces[red][green] = p.Turn, p.Turn
	want(t, "to carry on", p.whyNotCarryOn(at("palestine")), RuleTruce)
	want(t, "an assault", p.whyNotStormSiege(at("palestine")), RuleTruce)
}

// Who storms because his last engine is lost meets the walls that stand, and first who finds no room behind them.
// rule: mu-prototype/siege/needs-engine-to-continue
// rule: mu-prototype/siege/not-possible-then-assault-or-leave
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-prototype/assault/defender-die
func TestWallsStillStandWhenTheEnginesAreLost(t *testing.T) {
	p := invested(t, 30, 12, 1, 1)
	p.engine(red, 3, "palestine", None)
	p.falling(d6(4), d6(1), d6(6), d6(3), d4(1), d6(4)).carriesOn()
	p.asks(green, AskWalls).play(by(green, Storm, at("palestine")))
	want(t, "VF lost outside", p.ground(red, at("palestine")), 10)
	want(t, "kind", p.Battle.Kind, Assault)
	want(t, "the defender's total", p.Battle.Sides[defending].Total, 4+1+1) // the Tower, and the Bombard
}

// A siege is one player's: who has attacked beside him stays where he is.
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/siege/land-siege-access
func TestWhoAttackedBesideIsNotShutInByTheSiege(t *testing.T) {
	p, wagon := clash(t, 21, 6)
	p.engine(green, 1, "judea", wagon)
	p.build(Fort, 1, "palestine").held(blue, 5, "syria").war(blue, red)
	other := p.transport(blue, WarWagon, 1, "syria", 11)
	p.captain(blue, 1, "syria", other)
	p.strikes("palestine", red, wagon).asks(blue, AskJoinAttack).play(by(blue, JoinAttack, at("syria")))
	p.asks(green, AskWalls).play(by(green, Besiege, at("palestine")))
	want(t, "the besieger", p.Transports[wagon].At, at("palestine"))
	want(t, "who attacked beside him", p.Transports[other].At, at("syria"))
}

// A fleet that breaks out of a port wins, or is lost, at sea: it can crew what it takes, and is taken there.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-prototype/conquest/transport-captured
func TestAFleetThatBreaksOutComesOut(t *testing.T) {
	port := func(inside, outside int16) (p *stage, sortie, besieger int16) {
		p = position(t, 3).held(green, 5, "palestine").held(red, 5, "judea").war(green, red).build(Fort, 1, "palestine").studied(green, 2).studied(red, 2)
		besieger = p.transport(red, Galley, 1, "levantine-sea", outside)
		p.engine(red, 1, "levantine-sea", besieger)
		p.land("palestine").Siege = Siege{By: red, Sea: true, Turns: 1, Now: 1, Chief: None}
		sortie = p.transport(green, Galley, 1, "palestine", inside)
		p.captain(green, 2, "palestine", sortie)
		return p, sortie, besieger
	}
	sea := int16(at("levantine-sea"))
	p, sortie, besieger := port(20, 2)
	p.strikes("levantine-sea", red, sortie).asks(green, AskSpoils)
	want(t, "the victor", p.Transports[sortie].At, at("levantine-sea"))
	if !p.offers(by(green, KeepSpoil, SpoilTransport, besieger, sea)) {
		t.Errorf("the besieger's Galley cannot be kept: %v", p.refuses(by(green, KeepSpoil, SpoilTransport, besieger, sea)))
	}
	p, sortie, _ = port(2, 20)
	p.strikes("levantine-sea", red, sortie).asks(red, AskSpoils)
	want(t, "the beaten", p.Transports[sortie].At, at("levantine-sea"))
	if !p.offers(by(red, KeepSpoil, SpoilTransport, sortie, sea)) {
		t.Errorf("the beaten Galley cannot be kept: %v", p.refuses(by(red, KeepSpoil, SpoilTransport, sortie, sea)))
	}
}

// Who lands to besiege keeps 1 VF aboard each ship: that one does not besiege. From the sea it does.
// rule: mu-prototype/siege/conditions
// rule: mu-prototype/naval/fortified-port
func TestWhoStaysAboardDoesNotBesiegeByLand(t *testing.T) {
	p := position(t, 3).held(red, 10, "palestine").held(blue, 5, "egypt").war(green, red).build(Fort, 1, "palestine")
	galley := p.transport(green, Galley, 3, "levantine-sea", 11)
	p.captain(green, 1, "levantine-sea", galley)
	p.engine(green, 1, "levantine-sea", galley)
	p.strikes("palestine", red, galley).asks(green, AskWalls)
	want(t, "10 by land", p.refuses(by(green, Besiege, int16(at("palestine")), 0)), RuleOutnumbered)
	want(t, "11 from the sea", p.offers(by(green, Besiege, int16(at("palestine")), 1)), true)
}

// A siege is led by a Captain of the besieger's, though who attacked beside him led the last roll.
// rule: mu-prototype/captains-in-combat/lose-level
func TestASiegeIsLedByTheBesiegersCaptain(t *testing.T) {
	p, wagon := clash(t, 21, 5)
	p.build(Fort, 1, "palestine")
	other := p.transport(blue, WarWagon, 1, "syria", 11)
	guest := p.captain(blue, 3, "syria", other)
	mine := p.captainAt(green, at("judea"))
	p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
	p.Battle.Captains, p.Battle.Leading = 1<<mine|1<<guest, int8(guest)
	p.run(func(g *State, t *play.Table) { g.laySiege(t, false) })
	want(t, "who leads it", int16(p.land("palestine").Siege.Chief), mine)
}

// A sortie that ends badly leaves the walls to an ally behind them: until he is beaten too nothing is conquered.
// rule: mu-prototype/attacking/conquered-when-no-defenders
// rule: mu-prototype/siege/breaking-the-siege
func TestAnAllyInsideStillHoldsTheWalls(t *testing.T) {
	for _, ally := range []int16{0, 5} {
		p := invested(t, 20, 1, 1, 1)
		p.war(green, blue).vf(blue, "palestine", ally).held(red, 5, "egypt")
		p.captain(red, 1, "palestine", None)
		p.Active = red
		p.falling(d6(1), d6(6)).run(func(g *State, t *play.Table) { g.attack(t, at("palestine"), green) })
		want(t, "VF of red's", p.strength(red, at("palestine")), 0)
		want(t, "who besieges it still", p.besieged(at("palestine")), ally > 0)
		want(t, "conquered", p.land("palestine").Owner == green, ally == 0)
		if ally > 0 {
			p.falling(d6(6), d6(1)).carriesOn().asks(blue, AskStandBy).play(by(blue, StandBy, int16(green)))
			want(t, "who loses the walls", p.told(KeyReduced, int16(at("palestine")), 0), true)
			want(t, "VF of the ally", p.ground(blue, at("palestine")), 0)
			want(t, "conquered with the last of the ally's", p.land("palestine").Owner, green)
		}
	}
}

// Who declares war when a siege is carried on counts from then on: a besieger who is not more any longer storms or leaves.
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-prototype/siege/conditions
func TestWhoComesToHelpTheBesiegedCounts(t *testing.T) {
	p := invested(t, 20, 5, 2, 1)
	p.vf(blue, "palestine", 15).carriesOn()
	p.asks(blue, AskStandBy).play(by(blue, StandBy, int16(green), 0, 5))
	p.asks(green, AskWalls)
	want(t, "a siege", p.refuses(by(green, Besiege, at("palestine"))), RuleOutnumbered)
	want(t, "an assault", p.offers(by(green, Storm, at("palestine"))), true)
	p.play(says(green, Retire))
	want(t, "besieged", p.besieged(at("palestine")), false)
	want(t, "walls", p.built(at("palestine"), Fort), 2)

	p = invested(t, 20, 5, 2, 1)
	p.vf(blue, "palestine", 15).carriesOn()
	p.asks(blue, AskStandBy).play(says(blue, StandAside))
	want(t, "walls before who has only few friends", p.built(at("palestine"), Fort), 1)
}

// The owner's last VF outlives his ally's in a siege too.
// rule: mu-prototype/siege/attrition
// rule: mu-prototype/allied-defence/owner-dies-last
func TestHungerTakesTheOwnersLastVFLast(t *testing.T) {
	p := invested(t, 20, 1, 2, 1)
	p.war(green, blue).vf(blue, "palestine", 1).carriesOn()
	p.asks(blue, AskStandBy).play(by(blue, StandBy, int16(green)))
	want(t, "the owner's", p.ground(red, at("palestine")), 1)
	want(t, "his ally's", p.ground(blue, at("palestine")), 0)
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
	}{{5, red, false, true}, {0, red, false, false}, {5, blue, true, true}, {5, blue, false, false}} {
		p := invested(t, 1, 5, 1, 1)
		p.held(c.by, c.garrison, "syria").war(blue, green)
		wagon := p.transport(c.by, WarWagon, 1, "syria", 20)
		p.captain(c.by, 1, "syria", wagon)
		if c.passage {
			p.Treaties.Sign(medioevo.Treaty{Parties: bit(red) | bit(blue), Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Passage, From: red, To: blue}}})
		}
		p.Active, p.March.Convoy, p.March.Leader = c.by, one(wagon), wagon
		p.falling(d6(6), d6(1)).run(func(g *State, t *play.Table) { g.attack(t, at("palestine"), green) })
		p.asks(c.by, AskSpoils)
		want(t, "the gates are open", p.besieged(at("palestine")), false)
		want(t, "it is in the town", p.Transports[wagon].At == at("palestine"), c.in)
		want(t, "whose the country is", p.land("syria").Owner, c.by)
	}
}

// An ally who beats a besieger takes what is left on the ground with nobody to guard it; to keep an engine he must be
// there.
// rule: mu-prototype/conquest/transport-captured
func TestWhoBeatsABesiegerTakesWhatNobodyGuards(t *testing.T) {
	for _, inside := range []int16{0, 3} {
		p := invested(t, 1, 5, 1, 1)
		p.held(blue, 5, "syria").war(blue, green).vf(blue, "palestine", inside)
		wagon := p.transport(blue, WarWagon, 1, "syria", 20)
		p.captain(blue, 1, "syria", wagon)
		captain, engine := p.captainAt(green, at("palestine")), int16(0)
		p.Active, p.March.Convoy, p.March.Leader = blue, one(wagon), wagon
		p.falling(d6(6), d6(1)).run(func(g *State, t *play.Table) { g.attack(t, at("palestine"), green) })
		spoil := func(v play.Verb, sort, n int16) play.Answer { return by(blue, v, sort, n, int16(at("palestine"))) }
		p.asks(blue, AskSpoils)
		want(t, "the engine can be kept", p.offers(spoil(KeepSpoil, SpoilEngine, engine)), inside > 0)
		p.play(spoil(DestroySpoil, SpoilCaptain, captain))
		want(t, "honour", p.gained(blue, ForDestroying), 1)
		p.play(spoil(PlunderSpoil, SpoilEngine, engine))
		want(t, "the engine", p.Engines[engine].Level, 0)
	}
}

// When the besiegers are gone, by hunger, pestilence or treaty, the territory is its owner's again at once: he need not
// wait for the next Combat.
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/contested/friends-in-one-territory
func TestWhatNobodyContestsAnyMoreIsItsOwners(t *testing.T) {
	for what, gone := range map[string]func(g *State, t *play.Table){
		"hunger":     func(g *State, t *play.Table) { g.endTurn(t) },
		"pestilence": func(g *State, t *play.Table) { g.decimate(t, []Place{at("palestine")}) },
		"a treaty": func(g *State, t *play.Table) {
			g.Offer.Treaty = medioevo.Treaty{Parties: bit(green) | bit(blue), Offered: green, Clauses: [medioevo.MostClauses]medioevo.Clause{
				{Term: medioevo.CedeArmies, From: green, To: blue, A: int16(at("palestine")), N: 1},
			}}
			g.sign(t)
		},
	} {
		p := invested(t, 1, 20, 1, 1)
		p.held(blue, 5, "egypt")
		p.Options.Turns = 9
		p.run(gone)
		want(t, what+": besieged", p.besieged(at("palestine")), false)
		want(t, what+": owner", p.land("palestine").Owner, red)
	}
}

// A siege that a truce holds back stands still: nobody carries it on, and nobody abandons it.
// rule: mu-prototype/empire-cards/diplomatico
// rule: mu-prototype/captains-in-combat/lose-level
func TestASiegeStandsStillInATruce(t *testing.T) {
	for _, truce := range []bool{true, false} {
		p := invested(t, 20, 5, 1, 1)
		if truce {
			p.Truces[green][red], p.Truces[red][green] = p.Turn, p.Turn
		}
		captain := p.captainAt(green, at("palestine"))
		p.run(func(g *State, t *play.Table) { g.endSieges(t, green) })
		want(t, "besieged", p.besieged(at("palestine")), truce)
		want(t, "level of the Captain", p.Captains[captain].Level, 1+b2i(truce))
	}
}

// Ships shut no port in a truce.
// rule: mu-prototype/empire-cards/diplomatico
func TestNoPortIsShutInATruce(t *testing.T) {
	p := invested(t, 20, 5, 1, 1)
	galley := p.transport(green, Galley, 1, "levantine-sea", 5)
	p.Truces[green][red], p.Truces[red][green] = p.Turn, p.Turn
	p.acts(green, (*State).combat).play(by(green, Lead, galley))
	want(t, "by ships", p.refuses(by(green, JoinSiege, at("palestine"))), RuleTruce)
}

// A fleet that breaks out does not give its port up: the ship that is all that holds it stays.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/movement/last-army-leaving-territory
func TestAFleetThatBreaksOutHoldsItsPort(t *testing.T) {
	for _, byLand := range []int16{0, 3} {
		p := position(t, 3).own(green, "palestine").held(green, 5, "egypt").held(red, 5, "judea").war(green, red).build(Fort, 1, "palestine")
		p.transport(red, Galley, 1, "levantine-sea", 1)
		p.vf(red, "palestine", byLand)
		p.land("palestine").Siege = Siege{By: red, Sea: true, Land: byLand > 0, Turns: 1, Now: 1, Chief: None}
		sortie := [2]int16{p.transport(green, Galley, 1, "palestine", 10), p.transport(green, Galley, 1, "palestine", 9)}
		p.captain(green, 1, "palestine", sortie[0])
		p.run(func(g *State, t *play.Table) { g.contest(t) })
		p.strikes("levantine-sea", red, sortie[:]...).play(says(green, LoseAsUsual)).asks(green, AskSpoils)
		want(t, "the first", p.Transports[sortie[0]].At, at("levantine-sea"))
		want(t, "the last", p.Transports[sortie[1]].At, at("palestine"))
		p.play(by(green, DestroySpoil, SpoilTransport, 0, int16(at("levantine-sea"))))
		want(t, "whose the port is", p.holder(at("palestine")), green)
	}
}

// Who goes over to an assault needs somebody who can storm, and a Captain.
// rule: mu-prototype/siege/captain-attack-use
// rule: mu-prototype/siege/conditions
func TestWhatAnAssaultOnTheBesiegedTakes(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *stage, captain int16)
		why  play.Rule
	}{
		{"carried on in this turn", func(p *stage, _ int16) { p.land("palestine").Siege.Now = p.Turn }, play.Free},
		{"that counts for both", func(p *stage, c int16) { p.land("palestine").Siege.Now, p.Captains[c].Attacks = p.Turn, 0 }, play.Free},
		{"carried on, the Captain gone", func(p *stage, c int16) { p.land("palestine").Siege.Now, p.Captains[c] = p.Turn, noCaptain() }, RuleCaptain},
		{"not carried on yet", func(*stage, int16) {}, play.Free},
		{"not carried on, his attacks are made", func(p *stage, c int16) { p.Captains[c].Attacks = 0 }, RuleAttacks},
		{"nobody who can storm", func(p *stage, _ int16) { p.land("palestine").VF[green] = 0 }, RuleCarried},
	} {
		p := invested(t, 30, 20, 3, 1)
		p.Active = green
		c.but(p, p.captainAt(green, at("palestine")))
		want(t, c.name, p.whyNotStormSiege(at("palestine")), c.why)
	}
}

// What is before the port counts among the besiegers if they besiege from the sea too.
// rule: mu-prototype/siege/where-besieger-stands
func TestShipsBesiegeFromBeforeThePort(t *testing.T) {
	p := invested(t, 20, 5, 1, 1)
	p.transport(green, Galley, 2, "levantine-sea", 10)
	p.transport(green, Galley, 2, "egyptian-sea", 7)
	want(t, "by land", p.mass(p.besiegers(green, at("palestine"))), 20)
	p.land("palestine").Siege.Sea = true
	want(t, "from the sea too", p.mass(p.besiegers(green, at("palestine"))), 20+10)
}

// Who has beaten all that was outside may besiege if nobody else does, if he has an engine and more VF than the besieged
// and if any of them can leave their transports.
// rule: mu-prototype/siege/conditions
// rule: mu-prototype/siege/one-engine-enough
func TestWhoMayLaySiege(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *stage)
		why  play.Rule
	}{
		{"11 against 10", nil, play.Free},
		{"10 against 10", func(p *stage) { p.vf(red, "palestine", 1).vf(green, "palestine", 0) }, RuleOutnumbered},
		{"without an engine", func(p *stage) { p.Engines[0] = noEngine() }, RuleNoEngine},
		{"another's siege", func(p *stage) { p.land("palestine").Siege.By = blue }, RuleOthersSiege},
		{"his own siege", func(p *stage) { p.land("palestine").Siege.By = green }, play.Free},
	} {
		p, wagon := clash(t, 11, 10)
		p.engine(green, 1, "judea", wagon)
		if c.but != nil {
			c.but(p)
		}
		p.open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
		want(t, c.name, p.whyNotBesiege(false), c.why)
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
		p := position(t, 3).held(red, 1, "palestine").war(green, red).build(Fort, 1, "palestine")
		var fleet Convoy
		for range 2 {
			galley := p.transport(green, Galley, 3, "levantine-sea", 0)
			p.Transports[p.transport(green, WarWagon, 1, "levantine-sea", c.crew)].Aboard = galley
			p.engine(green, 1, "levantine-sea", galley)
			fleet.add(galley)
		}
		p.open(party{by: green, at: at("levantine-sea"), convoy: fleet}, at("palestine"), red)
		want(t, "by land", p.whyNotBesiege(false), c.why)
		want(t, "from the sea", p.whyNotBesiege(true), play.Free)
	}
	p := position(t, 3).held(red, 1, "palestine").war(green, red).build(Fort, 1, "palestine")
	first, second := p.transport(green, WarWagon, 1, "judea", 1), p.transport(green, WarWagon, 1, "judea", 1)
	p.engine(green, 1, "judea", first)
	convoy := one(first)
	convoy.add(second)
	p.open(party{by: green, at: at("judea"), convoy: convoy}, at("palestine"), red)
	want(t, "wagons go there with their crews", p.whyNotBesiege(false), play.Free)
}

// The engines shoot as soon as the siege is laid. Who has landed for it and loses his only engine storms from where he
// stands, before the walls.
// rule: mu-prototype/siege/artillery
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/siege/not-possible-then-assault-or-leave
func TestTheEnginesShootWhenTheSiegeIsLaid(t *testing.T) {
	p := position(t, 3).held(red, 5, "palestine").war(green, red).build(Fort, 1, "palestine")
	galley := p.transport(green, Galley, 3, "levantine-sea", 30)
	p.captain(green, 1, "levantine-sea", galley)
	p.engine(green, 1, "levantine-sea", galley)
	p.engine(red, 3, "palestine", None)
	p.strikes("palestine", red, galley).asks(green, AskWalls)
	p.falling(d6(4), d6(1)).play(by(green, Besiege, int16(at("palestine")), 0))
	want(t, "told of the shots", p.told(KeyShots, int16(red), 1), true)
	p.asks(green, AskWalls)
	want(t, "a siege without an engine", p.refuses(by(green, Besiege, int16(at("palestine")), 0)), RuleNoEngine)
	want(t, "VF before the walls", p.facing(attacking), 29)
	p.play(by(green, Storm, at("palestine")))
	want(t, "told of the assault", p.told(KeyStorm, int16(green), int16(at("palestine"))), true)
}

// In his Combat a besieger may carry the siege on, storm, or leave; ships that come before the port may join it.
// rule: mu-prototype/siege/interrupt
// rule: mu-prototype/siege/superiority-rechecked
func TestWhatABesiegerMayDoInHisCombat(t *testing.T) {
	p := invested(t, 20, 5, 3, 1)
	p.held(red, 5, "syria", "sinai").war(blue, red).vf(blue, "syria", 20).land("syria").Siege = Siege{By: blue, Land: true, Turns: 1, Now: 1}
	before := p.transport(green, Galley, 1, "levantine-sea", 5)
	elsewhere := p.transport(green, Galley, 1, "egyptian-sea", 5)
	wagon := p.transport(green, WarWagon, 1, "judea", 5)
	p.captain(green, 1, "judea", wagon)
	join := by(green, JoinSiege, at("palestine"))
	p.acts(green, (*State).combat)
	for _, v := range []play.Verb{CarryOn, Storm, LiftSiege} {
		want(t, "at his siege", p.offers(by(green, v, at("palestine"))), true)
		want(t, "at another's", p.offers(by(green, v, at("syria"))), false)
	}
	want(t, "to join, without ships", p.offers(join), false)
	p.play(by(green, Lead, before))
	want(t, "to join, from before the port", p.offers(join), true)
	for _, v := range []play.Verb{CarryOn, Storm, LiftSiege} {
		want(t, "while he leads a convoy", p.offers(by(green, v, at("palestine"))), false)
	}
	p.play(join)
	want(t, "to join once more", p.offers(join), false)
	want(t, "from the sea too", p.land("palestine").Siege.Sea, true)

	p.land("palestine").Siege.Sea = false
	p.March = March{}
	p.acts(green, (*State).combat).play(by(green, Lead, elsewhere))
	want(t, "to join, from another sea", p.offers(join), false)
	p.March = March{}
	p.acts(green, (*State).combat).play(by(green, Lead, wagon))
	want(t, "to attack another territory", p.offers(by(green, Attack, at("sinai"), Place(red))), true)
}

// A siege is carried on once in a turn, with an engine, by more than the besieged, and by a Captain who may attack.
// rule: mu-prototype/siege/superiority-rechecked
// rule: mu-prototype/siege/needs-engine-to-continue
// rule: mu-prototype/siege/captain-attack-use
func TestWhatItTakesToCarryASiegeOn(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *stage, captain int16)
		why  play.Rule
	}{
		{"21 against 20", nil, play.Free},
		{"21 against 21", func(p *stage, _ int16) { p.vf(red, "palestine", 1) }, RuleOutnumbered},
		{"without an engine", func(p *stage, _ int16) { p.Engines[0] = noEngine() }, RuleNoEngine},
		{"carried on already", func(p *stage, _ int16) { p.land("palestine").Siege.Now = p.Turn }, RuleCarriedOn},
		{"without a Captain", func(p *stage, c int16) { p.Captains[c] = noCaptain() }, RuleCaptain},
		{"all his attacks made", func(p *stage, c int16) { p.Captains[c].Attacks = 0 }, RuleAttacks},
	} {
		p := invested(t, 21, 20, 3, 1)
		p.Active = green
		if c.but != nil {
			c.but(p, p.captainAt(green, at("palestine")))
		}
		want(t, c.name, p.whyNotCarryOn(at("palestine")), c.why)
	}
}

// A turn of siege: first the engines shoot, then the walls fall, then who has no room fights, and last come hunger and
// sickness.
// rule: mu-prototype/siege/sub-phases
// rule: mu-prototype/siege/later-field-battle
func TestATurnOfSiegeStepByStep(t *testing.T) {
	p := invested(t, 40, 12, 2, 1)
	small := p.engine(red, 1, "palestine", None)
	p.engine(red, 3, "palestine", None)
	p.learned(green, Matematica, Ingegneria).holds(green, Genio)
	p.falling(d6(1), d6(1), d6(6), d6(6), d6(1)).carriesOn()
	p.asks(red, AskLoseEngine)
	want(t, "a siege", p.Battle.Kind, SiegeBattle)
	want(t, "walls before the engines have shot", p.built(at("palestine"), Fort), 2)
	p.play(by(red, LoseEngine, small)).asks(green, AskRollCards)
	want(t, "a battle in the field", p.Battle.Kind, Field)
	want(t, "walls", p.built(at("palestine"), Fort), 1)
	want(t, "VF outside", p.Battle.Outside, 2)
	p.play(says(green, ReadyToRoll)).asks(green, AskGenius)
	want(t, "a siege again", p.Battle.Kind, SiegeBattle)
	want(t, "worn down before GENIO has been seen", p.told(KeyAttrition), false)
	p.play(says(green, HideGenius))
	want(t, "worn down", p.told(KeyAttrition, int16(red), 1, int16(at("palestine"))), true)
}

// Who gives a field battle up before the walls has given the siege up: nobody is worn down, and nobody storms.
// rule: mu-prototype/siege/sub-phases
// rule: mu-prototype/assault/outside-armies-first
func TestWhoLosesTheFieldLosesTheSiege(t *testing.T) {
	for _, act := range []func(g *State, t *play.Table){
		func(g *State, t *play.Table) { g.carryOn(t, at("palestine")) },
		func(g *State, t *play.Table) { g.stormSiege(t, at("palestine")) },
	} {
		p := invested(t, 30, 22, 2, 1)
		p.Active = green
		p.falling(d6(1), d6(4)).run(act).play(says(green, GiveUp))
		want(t, "besieged", p.besieged(at("palestine")), false)
		want(t, "worn down", p.told(KeyAttrition), false)
		want(t, "stormed", p.told(KeyStorm), false)
		want(t, "over", p.over(), true)
	}
}

// Going over to an assault takes one of the Captain's attacks. Through gates that are opened nobody needs to storm.
// rule: mu-prototype/siege/interrupt
// rule: mu-prototype/assault/outside-armies-first
func TestABesiegerStorms(t *testing.T) {
	for _, opened := range []bool{false, true} {
		p := invested(t, 30, 5, 1, 1)
		captain := p.captainAt(green, at("palestine"))
		p.learned(green, Strategia).studied(green, 2).holds(green, Infiltrato)
		p.Active = green
		p.falling(d6(6), d6(1)).run(func(g *State, t *play.Table) { g.stormSiege(t, at("palestine")) }).asks(green, AskBefore)
		want(t, "attacks left", p.Captains[captain].Attacks, 1)
		want(t, "who leads", p.Battle.Leading, int8(captain))
		if opened {
			p.play(by(green, OpenGates, int16(Infiltrato), int16(at("palestine"))))
		} else {
			p.play(says(green, ReadyToGo))
		}
		want(t, "stormed", p.told(KeyStorm, int16(green), int16(at("palestine"))), !opened)
	}
}

// Only where both sides have engines do they shoot.
// rule: mu-prototype/siege/artillery
func TestEnginesAloneDoNotShoot(t *testing.T) {
	for _, side := range []play.Seat{green, red, play.Nobody} {
		p := invested(t, 20, 5, 3)
		if side != play.Nobody {
			p.engine(side, 3, "palestine", None)
		}
		p.run(func(g *State, t *play.Table) {
			g.openSiege(t, at("palestine"))
			g.artillery(t)
		})
		want(t, "shots", p.told(KeyShots), false)
	}
}

// Each hit takes an engine, as long as there is one, and brings who shot an Honour Point each.
// rule: mu-prototype/siege/artillery
// rule: mu-prototype/victory-play/destroy-player-siege-engine
func TestEachHitTakesAnEngine(t *testing.T) {
	for _, c := range []struct {
		name       string
		green, red []int8
		dice       []die // of the besieged first
		left       [2]int
		honour     [2]int16
	}{
		{"two hits, one engine", []int8{1, 1}, []int8{1}, []die{d6(1), d6(6), d6(6)}, [2]int{2, 0}, [2]int16{1, 0}},
		{"two hits, three engines", []int8{1, 1, 1}, []int8{3, 3}, []die{d6(4), d6(5), d6(1), d6(1), d6(1)}, [2]int{1, 2}, [2]int16{0, 2}},
		{"both hit", []int8{3}, []int8{3}, []die{d6(4), d6(4)}, [2]int{0, 0}, [2]int16{1, 1}},
	} {
		p := invested(t, 20, 5, 3, c.green...)
		for _, level := range c.red {
			p.engine(red, level, "palestine", None)
		}
		p.falling(c.dice...).run(func(g *State, t *play.Table) {
			g.openSiege(t, at("palestine"))
			g.artillery(t)
		})
		for i, s := range []play.Seat{green, red} {
			left := 0
			for range p.enginesOf(s) {
				left++
			}
			want(t, c.name+": engines left", left, c.left[i])
			want(t, c.name+": honour", p.gained(s, ForDestroying), c.honour[i])
		}
	}
}

// A guest's engine that shoots for the barbarians brings nobody honour.
// rule: mu-prototype/victory-play/destroy-player-siege-engine
func TestBarbariansGetNoHonourForAnEngine(t *testing.T) {
	p := invested(t, 20, 0, 3, 1)
	p.own(play.Nobody, "palestine").wild("palestine", 5).vf(blue, "palestine", 3).engine(blue, 3, "palestine", None)
	p.land("palestine").Before = play.Nobody
	p.falling(d6(4), d6(1)).run(func(g *State, t *play.Table) {
		g.open(g.besiegers(green, at("palestine")), at("palestine"), Barbarians)
		g.Battle.Sides[defending].Allies |= bit(blue)
		g.artillery(t)
	})
	want(t, "green's engine", p.Engines[0].Level, 0)
	want(t, "honour", p.told(KeyHonour), false)
}

// GENIO is asked about only of who could have him at work: a player with INGEGNERIA and cards in hand, who has not let
// the cards of others' turns pass.
// rule: mu-prototype/empire-cards/genio
func TestWhoIsAskedForGenio(t *testing.T) {
	for _, c := range []struct {
		name        string
		but         func(p *stage)
		asked, show bool
	}{
		{"with GENIO", nil, true, true},
		{"with another card", func(p *stage) { p.Players[green].Hand[Genio], p.Players[green].Hand[Bardo] = 0, 1 }, true, false},
		{"without a card", func(p *stage) { p.Players[green].Hand[Genio] = 0 }, false, false},
		{"without INGEGNERIA", func(p *stage) { p.Players[green].Techs = 1 << Matematica }, false, false},
		{"who lets cards pass", func(p *stage) { p.Players[green].Passing = true }, false, false},
		{"barbarians", func(p *stage) { p.Battle.Sides[attacking].Main = Barbarians }, false, false},
	} {
		p := invested(t, 20, 5, 1, 1)
		p.learned(green, Matematica, Ingegneria).holds(green, Genio)
		p.open(p.allAt(green, at("palestine")), at("palestine"), red)
		if c.but != nil {
			c.but(p)
		}
		p.run(func(g *State, t *play.Table) { g.genius(t, attacking) })
		want(t, c.name+": asked", !p.over(), c.asked)
		if c.asked {
			want(t, c.name+": may show him", p.offers(says(green, ShowGenius)), c.show)
			want(t, c.name+": may hide him", p.offers(says(green, HideGenius)), true)
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
		p := invested(t, 20, c.red, 2, 1)
		p.vf(blue, "palestine", c.blue).vf(white, "palestine", c.white)
		p.open(p.allAt(green, at("palestine")), at("palestine"), red)
		p.Battle.Sides[defending].Allies |= bit(blue) | bit(white)
		lost := p.wornShares(defending, c.n)
		want(t, c.name+": the owner", lost[red], c.ofRed)
		want(t, c.name+": his ally", lost[blue], c.ofBlue)
		want(t, c.name+": his other ally", lost[white], c.of)
	}
	p := invested(t, 2, 5, 2, 1)
	p.vf(blue, "palestine", 9).open(p.allAt(green, at("palestine")), at("palestine"), red)
	p.Battle.Sides[attacking].Allies |= bit(blue)
	want(t, "of the besiegers", p.wornShares(attacking, 1)[green], 1)
}

// A siege is kept by who stands before the walls or before the port: where nobody is left, and where enemies have made
// peace, it is over. Who gives it up in his own Combat has failed, and his Captain falls a level.
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/captains-in-combat/lose-level
func TestWhoKeepsASiege(t *testing.T) {
	fleet := func(p *stage) { p.transport(green, Galley, 1, "levantine-sea", 5) }
	gone := func(p *stage) { p.land("palestine").VF[green] = 0 }
	shut := func(p *stage) { p.land("palestine").Siege.Sea = true }
	peace := func(p *stage) { p.Players[green].War, p.Players[red].War = 0, 0 }
	for _, c := range []struct {
		name      string
		but       []func(p *stage)
		land, sea bool
		level     int8 // of the Captain who leads it
	}{
		{"before the walls", nil, true, false, 2},
		{"before the walls and the port", []func(p *stage){fleet, shut}, true, true, 2},
		{"ships that do not shut the port", []func(p *stage){fleet}, true, false, 2},
		{"ships that have sailed away", []func(p *stage){shut}, true, false, 2},
		{"before the port alone", []func(p *stage){fleet, shut, gone}, false, true, 2},
		{"nobody, in his own Combat", []func(p *stage){gone}, false, false, 1},
		{"nobody, in another's Combat", []func(p *stage){gone, func(p *stage) { p.Active = red }}, false, false, 2},
		{"nobody, in Events", []func(p *stage){gone, func(p *stage) { p.Phase = Events }}, false, false, 2},
		{"friends", []func(p *stage){peace}, false, false, 2},
		{"before barbarians' walls", []func(p *stage){peace, func(p *stage) {
			p.land("palestine").Before = play.Nobody
			p.wild("palestine", 5)
		}}, true, false, 2},
	} {
		p := invested(t, 20, 5, 1, 1)
		p.Active = green
		for _, but := range c.but {
			but(p)
		}
		captain := p.captainAt(green, at("palestine"))
		p.run(func(g *State, t *play.Table) { g.liftIdle(t) })
		x := p.land("palestine").Siege
		want(t, c.name+": besieged", x.By == green, c.land || c.sea)
		want(t, c.name+": by land", x.Land, c.land)
		want(t, c.name+": from the sea", x.Sea, c.sea)
		want(t, c.name+": told of its end", p.told(KeyLifted), !c.land && !c.sea)
		want(t, c.name+": level of the Captain", p.Captains[captain].Level, c.level)
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
		{"carried on", green, true, 20, true},
		{"not carried on", green, false, 20, false},
		{"another's", red, false, 20, true},
		{"carried on, and nobody is left", green, true, 0, false},
	} {
		p := invested(t, c.vf, 5, 1, 1)
		if c.now {
			p.land("palestine").Siege.Now = p.Turn
		}
		p.run(func(g *State, t *play.Table) { g.endSieges(t, c.by) })
		want(t, c.name, p.besieged(at("palestine")), c.left)
		want(t, c.name+": contested", p.contested(at("palestine")), c.vf > 0)
	}
}
