package force_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

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

// rule: mu-prototype/siege/one-engine-enough
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/naval/fortified-port
// rule: mu-prototype/siege/land-siege-access
// rule: mu-prototype/siege/sea-siege-access
// rule: mu-prototype/siege/both-sides-access
// rule: mu-alpha/naval/fortified-harbor-choice
// rule: mu-alpha/fortifications/siege-blocks-movement
func TestAPortIsBesiegedFromTheSeaOrByLand(t *testing.T) {
	InEach(t, func(t *testing.T) {
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
	})
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
// rule: mu-alpha/attack/captain-loses-level
func TestASiegeLosesItsLeaderWithHim(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Invested(t, 20, 5, 1, 1)
		p.RemoveCaptain(p.CaptainAt(Green, At("palestine")))
		other := p.Captain(Green, 2, "judea", None)
		p.Active = Green
		p.Run(func(g *State, t *play.Table) { g.Lift(t, At("palestine")) })
		Want(t, "level of another Captain", p.Captains[other].Level, 2)
	})
}

// Peace ends a siege at once, and costs nobody a level.
// rule: mu-prototype/war/peace-by-agreement
// rule: mu-prototype/siege/land-siege-access
// rule: mu-alpha/diplomacy/peace-arranged
func TestPeaceEndsASiege(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Invested(t, 20, 5, 1, 1)
		captain := p.CaptainAt(Green, At("palestine"))
		p.Run(func(g *State, t *play.Table) { g.MakePeace(t, Green, Red) })
		Want(t, "besieged", p.Besieged(At("palestine")), false)
		Want(t, "owner", p.Land("palestine").Owner, Red)
		Want(t, "level of the Captain", p.Captains[captain].Level, 2)
	})
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
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
// rule: mu-alpha/attack/conquest-of-transport
func TestAFleetThatBreaksOutComesOut(t *testing.T) {
	InEach(t, func(t *testing.T) {
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
	})
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
// rule: mu-alpha/attack/captain-loses-level
func TestASiegeIsLedByTheBesiegersCaptain(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, wagon := Clash(t, 21, 5)
		p.Build(Fort, 1, "palestine")
		other := p.Transport(Blue, WarWagon, 1, "syria", 11)
		guest := p.Captain(Blue, 3, "syria", other)
		mine := p.CaptainAt(Green, At("judea"))
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
		p.Battle.Captains, p.Battle.Leading = 1<<mine|1<<guest, int8(guest)
		p.Run(func(g *State, t *play.Table) { g.LaySiege(t, false) })
		Want(t, "who leads it", int16(p.Land("palestine").Siege.Chief), mine)
	})
}

// A relief army that beats the besieger has paid to enter, and enters. What holds a territory of its own stays.
// rule: mu-prototype/siege/breaking-the-siege
// rule: mu-prototype/attacking/movement-points-to-enter
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func TestAReliefArmyEntersTheTownItHasFreed(t *testing.T) {
	InEach(t, func(t *testing.T) {
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
	})
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
// rule: mu-alpha/contested/at-war
// rule: mu-alpha/contested/at-peace
func TestWhatNobodyContestsAnyMoreIsItsOwners(t *testing.T) {
	InEach(t, func(t *testing.T) {
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
	})
}

// Ships shut no port in a truce.
// rule: mu-prototype/empire-cards/diplomatico
// rule: mu-alpha/diplomacy/diplomatic-card-truce
// rule: mu-alpha/fortifications/siege-blocks-movement
func TestNoPortIsShutInATruce(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Invested(t, 20, 5, 1, 1)
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 5)
		p.Truces[Green][Red], p.Truces[Red][Green] = p.Turn, p.Turn
		p.Acts(Green, (*State).Combat).Play(By(Green, Lead, galley))
		Want(t, "by ships", p.Refuses(By(Green, JoinSiege, At("palestine"))), RuleTruce)
	})
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
// rule: mu-alpha/fortifications/siege-requirements
func TestWhoMayLaySiege(t *testing.T) {
	InEach(t, func(t *testing.T) {
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
	})
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

// A siege is kept by who stands before the walls or before the port: where nobody is left, and where enemies have made
// peace, it is over. Who gives it up in his own Combat has failed, and his Captain falls a level.
// rule: mu-prototype/siege/where-besieger-stands
// rule: mu-prototype/captains-in-combat/lose-level
// rule: mu-alpha/attack/captain-loses-level
// rule: mu-alpha/fortifications/interrupt-siege
func TestWhoKeepsASiege(t *testing.T) {
	InEach(t, func(t *testing.T) {
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
	})
}
