package force_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestLandCosts(t *testing.T) {
	for _, x := range []struct {
		rule     string
		kind     Kind
		from, to string
		tech     int8
		want     int8
	}{
		// rule: mu-prototype/movement/land-costs
		// rule: mu-prototype/movement/pay-for-destination
		{"plain", WarWagon, "bithynia", "lydia", None, 1},
		{"wood", WarWagon, "georgia", "pontus", None, 2},
		{"hill", WarWagon, "lydia", "bithynia", None, 2},
		{"mountain", WarWagon, "pontus", "georgia", None, 3},
		{"desert for a Caravan", Caravan, "judea", "sinai", None, 1},
		{"desert for a War Wagon", WarWagon, "judea", "sinai", None, 2},
		// rule: mu-prototype/movement/river-crossing
		{"a plain across a river", Caravan, "sinai", "egypt", None, 2},
		// rule: mu-prototype/movement/strait-crossing
		// rule: mu-prototype/movement/rivers-and-straits-join
		{"a plain across a strait", WarWagon, "mysia", "thrace", None, 3},
		{"a mountain across a strait", WarWagon, "crimea", "circassia", None, 3},
		// rule: mu-prototype/movement/strade
		{"a paved mountain", WarWagon, "pontus", "georgia", Strade, 2},
		{"a bridge", Caravan, "sinai", "egypt", Strade, 1},
		{"no road across a strait", WarWagon, "mysia", "thrace", Strade, 3},
		{"no way", WarWagon, "judea", "egypt", None, 0},
		{"no way to the sea", WarWagon, "egypt", "egyptian-sea", None, 0},
	} {
		p := Position(t, 4)
		if x.tech != None {
			p.Learned(Green, x.tech)
		}
		i := p.Transport(Green, x.kind, 1, x.from, 1)
		Want(t, x.rule, p.StepCost(i, At(x.from), At(x.to)), x.want)
	}
	t.Run("no way", func(t *testing.T) {
		// rule: mu-prototype/movement/pay-for-destination
		p := Position(t, 4)
		wagon, ship := p.Transport(Green, WarWagon, 1, "bithynia", 1), p.Transport(Green, Galley, 1, "egyptian-sea", 1)
		Want(t, "out of a ship at sea", p.StepCost(wagon, At("egyptian-sea"), At("egypt")), 0)
		Want(t, "to a coast from nowhere", p.StepCost(ship, NoPlace, At("sinai")), 0)
		Want(t, "to land from nowhere", p.StepCost(wagon, NoPlace, At("sinai")), 0)
		p.Land("lydia").Out = true
		Want(t, "to what is out of the game", p.StepCost(wagon, At("bithynia"), At("lydia")), 0)
	})
}

func TestSeaCosts(t *testing.T) {
	// rule: mu-prototype/movement/sea-costs
	// rule: mu-prototype/movement/astronomia
	for _, x := range []struct {
		from, to string
		tech     int8
		want     int8
	}{
		{"sicily", "lower-tyrrhenian", None, 1},
		{"lower-tyrrhenian", "tunisian-sea", None, 2},
		{"lower-tyrrhenian", "tunisian-sea", Astronomia, 1},
		{"tunisian-sea", "tunisia", None, 1},
		{"levantine-sea", "egyptian-sea", None, 1},
		{"egyptian-sea", "sinai", None, 0}, // a coast without a port
		{"sicily", "tunisian-sea", None, 0},
		{"sicily", "calabria", None, 0},
		{"levantine-sea", "lower-tyrrhenian", None, 0}, // far away
	} {
		p := Position(t, 4)
		if x.tech != None {
			p.Learned(Green, x.tech)
		}
		i := p.Transport(Green, Merchantman, 1, x.from, 1)
		Want(t, x.from+" to "+x.to, p.StepCost(i, At(x.from), At(x.to)), x.want)
	}
	t.Run("the book's voyages", func(t *testing.T) {
		voyage := func(from, to string, techs ...int8) int8 {
			p := Position(t, 4).Learned(Green, techs...)
			i := p.Transport(Green, Merchantman, 3, from, 1)
			return p.Reach(One(i)).Cost[At(to)]
		}
		Want(t, "Palermo to Tunis", voyage("sicily", "tunisia"), 4)
		Want(t, "Palermo to Tunis with ASTRONOMIA", voyage("sicily", "tunisia", Astronomia), 3)
		// rule: mu-prototype/commerce/tessitura-astronomia-voyage
		Want(t, "Alexandria to Palermo", voyage("egypt", "sicily", Tessitura, Astronomia), 6)
	})
}

func TestMovementPoints(t *testing.T) {
	for _, x := range []struct {
		kind  Kind
		level int8
		techs []int8
		want  int8
	}{
		{Galley, 2, nil, 8},
		// rule: mu-prototype/transports/naval-movement-technologies
		// rule: mu-prototype/technology-rules/ship-movement-stacks
		{Galley, 2, []int8{Tessitura, Astronomia, Cartografia}, 11},
		{Merchantman, 1, []int8{Cartografia}, 7},
		// rule: mu-prototype/transports/land-movement-technologies
		// rule: mu-prototype/technology-rules/land-movement-stacks
		{WarWagon, 3, []int8{Cartografia, Strade, Logistica}, 12},
		{Caravan, 1, []int8{Strade}, 7},
		{Caravan, 1, []int8{Tessitura, Astronomia}, 6},
	} {
		p := Position(t, 4).Learned(Green, x.techs...)
		i := p.Transport(Green, x.kind, x.level, "egypt", 1)
		Want(t, "MP", p.Mp(i), x.want)
	}
	t.Run("a storm halves them", func(t *testing.T) {
		// rule: mu-prototype/events/transports-stopped-mitigation
		p := Position(t, 4).Learned(Green, Astronomia)
		i := p.Transport(Green, Galley, 2, "egypt", 1) // 8 + 1
		p.Transports[i].Halted = Slowed
		Want(t, "MP", p.Mp(i), 4)
	})
}

// rule: mu-alpha/combat/war-transport-mp
func TestStep(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Own(Green, "judea", "sinai").Own(Red, "egypt", "palestine").Vf(Red, "egypt", 5)
		wagon := p.Transport(Green, WarWagon, 1, "judea", 1)
		why := func(to string) play.Rule { return p.WhyNotStep(wagon, At(to)) }
		Want(t, "a free step", why("sinai"), play.Free)
		Want(t, "too far", why("egypt"), RuleNoWay)
		// rule: mu-prototype/movement/crew-required
		p.Transports[wagon].VF = 0
		Want(t, "without crew", why("sinai"), RuleCrew)
		p.Transports[wagon].VF = 1
		// rule: mu-prototype/movement/one-budget-for-moving-and-loading
		p.Transports[wagon].Spent = 6 // of 7; a desert costs 2
		Want(t, "without MP", why("sinai"), RuleMP)
		p.Transports[wagon].Spent = 5
		Want(t, "just enough", why("sinai"), play.Free)
		// rule: mu-prototype/events/transports-stopped
		p.Transports[wagon].Halted = Stormbound
		Want(t, "in a storm", why("sinai"), RuleStorm)
		// rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
		p.Transports[wagon].Halted = Sabotaged
		Want(t, "sabotaged", why("sinai"), RuleHindered)
		p.Transports[wagon].Halted = 0
		Want(t, "foreign land", why("palestine"), RuleForeignLand)
		p.Treaties.Sign(medioevo.Treaty{Parties: 3, Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Passage, From: Red, To: Green}}})
		Want(t, "with passage", why("palestine"), play.Free)

		t.Run("Trade", func(t *testing.T) {
			p.Phase = Trade
			// rule: mu-prototype/combat-actions/military-moves-in-trade
			Want(t, "a war transport at rest", why("sinai"), play.Free)
			p.Transports[wagon].Moved = MovedInCombat
			// rule: mu-prototype/combat-actions/commercial-moved-in-combat
			Want(t, "one that has moved", why("sinai"), RuleMovedInCombat)
			p.Phase = Combat
			Want(t, "as long as Combat lasts it goes on", why("sinai"), play.Free)
			p.Phase = Trade
			// rule: mu-prototype/commerce/move-before-or-after
			p.Transports[wagon].Moved = EndedMove
			Want(t, "one that has traded on its way", why("sinai"), RuleMoveEnded)
		})
		t.Run("aboard a ship", func(t *testing.T) {
			// rule: mu-prototype/movement/only-transports-move
			// rule: mu-alpha/combat/only-transports-move
			p.Transports[wagon].Moved = 0
			p.Transports[wagon].Aboard = p.Transport(Green, Galley, 1, "egypt", 1)
			Want(t, "carried", why("sinai"), RuleAboardShip)
		})
	})
}

func TestSiegeShutsTheGates(t *testing.T) {
	for _, x := range []struct {
		name            string
		land, sea       bool
		caravan, vessel play.Rule
	}{
		// rule: mu-prototype/siege/land-siege-access
		{"by land", true, false, RuleSiegeByLand, play.Free},
		// rule: mu-prototype/siege/sea-siege-access
		{"by sea", false, true, play.Free, RuleSiegeBySea},
		// rule: mu-prototype/siege/both-sides-access
		{"by both", true, true, RuleSiegeByLand, RuleSiegeBySea},
	} {
		p := Position(t, 4).Own(Green, "tunisia", "medjerda").Vf(Green, "tunisia", 5)
		p.Land("tunisia").Siege = Siege{By: Red, Land: x.land, Sea: x.sea}
		var inland string
		for q := range p.Neighbours(At("tunisia")) {
			inland = TheBox().Atlas.ID(q)
		}
		caravan := p.Transport(Green, Caravan, 1, "tunisia", 1)
		ship := p.Transport(Green, Merchantman, 1, "tunisia", 1)
		Want(t, "a Caravan out, "+x.name, p.WhyNotStep(caravan, At(inland)), x.caravan)
		Want(t, "a Merchantman out, "+x.name, p.WhyNotStep(ship, At("tunisian-sea")), x.vessel)
		outside := p.Transport(Green, Merchantman, 1, "tunisian-sea", 1)
		Want(t, "a Merchantman in, "+x.name, p.WhyNotStep(outside, At("tunisia")), x.vessel)
		besieger := p.Transport(Red, Galley, 1, "tunisian-sea", 1)
		Want(t, "the besieger", p.WhyNotStep(besieger, At("tunisia")), play.Free)
	}
}

func TestReach(t *testing.T) {
	// A Caravan from Damascus to Alexandria pays 5 of its 6 MP, by way of Judea and Sinai.
	p := Position(t, 4).Own(Green, "coele-syria", "judea", "sinai", "egypt")
	caravan := p.Transport(Green, Caravan, 1, "coele-syria", 1)
	r := p.Reach(One(caravan))
	Want(t, "Alexandria", r.Cost[At("egypt")], 5)
	way := r.Route(At("egypt"))
	Want(t, "steps", len(way), 3)
	Want(t, "first", way[0], At("judea"))
	Want(t, "too far", r.Cost[At("thrace")], -1)
	t.Run("the slowest leads", func(t *testing.T) {
		wagon := p.Transport(Green, WarWagon, 1, "coele-syria", 1) // 7 MP, but deserts cost it 2
		both := One(caravan)
		both.Add(wagon)
		Want(t, "Alexandria", p.Reach(both).Cost[At("egypt")], 6)
		p.Transports[wagon].Spent = 2
		Want(t, "after loading", p.Reach(both).Cost[At("egypt")], -1)
	})
}

func TestMarch(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Own(Green, "judea", "sinai", "egypt").Vf(Green, "egypt", 5)
		wagon := p.Transport(Green, WarWagon, 1, "judea", 6)
		chief, catapult := p.Captain(Green, 1, "judea", wagon), p.Engine(Green, 1, "judea", wagon)
		p.Acts(Green, (*State).Combat)
		p.Play(By(Green, Lead, wagon))
		// rule: mu-prototype/movement/last-army-leaving-territory
		Want(t, "not without a warning", p.Offers(By(Green, MarchTo, int16(At("egypt")), None)), false)
		p.Play(By(Green, MarchTo, At("egypt"), At("judea")))
		Want(t, "the wagon", p.Transports[wagon].At, At("egypt"))
		Want(t, "spent", p.Transports[wagon].Spent, 4) // a desert and a river
		Want(t, "the Captain", p.Captains[chief].At, At("egypt"))
		Want(t, "the engine", p.Engines[catapult].At, At("egypt"))
		Want(t, "moved", p.Transports[wagon].Moved, MovedInCombat)
		Want(t, "Judea is the barbarians'", p.Land("judea").Owner, play.Nobody)
		// rule: mu-prototype/movement/only-transports-move
		// rule: mu-alpha/combat/only-transports-move
		Want(t, "the garrison stays", p.Ground(Green, At("egypt")), 5)
	})
}

func TestMarchIsWorded(t *testing.T) {
	p := Position(t, 4).Own(Green, "judea", "sinai", "egypt")
	wagon := p.Transport(Green, WarWagon, 1, "judea", 6)
	p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon))
	c := play.Choice{Verb: MarchTo, A: int16(At("egypt")), B: int16(At("judea"))}
	for language, label := range map[string]string{
		"en": "Go to [[territory:egypt|Egypt]] for 4 MP and give up [[territory:judea|Judea]]",
		"it": "Vai: [[territory:egypt|Egitto]], 4 PM, lasciando perdere la [[territory:judea|Giudea]]",
	} {
		told := p.State.Describe(language, play.Offer{Seat: Green, Prompt: AskConvoy, Choices: []play.Choice{c}})
		Want(t, language, told.Choices[0].Label, label)
	}
}

func TestEmptyTransports(t *testing.T) {
	p := Position(t, 4).Own(Green, "judea").Vf(Green, "judea", 1)
	home := p.Transport(Green, WarWagon, 1, "judea", 0)
	away := p.Transport(Green, WarWagon, 1, "sinai", 0)
	ship := p.Transport(Green, Galley, 1, "levantine-sea", 0)
	ridden := p.Transport(Green, WarWagon, 1, "levantine-sea", 3)
	led := p.Transport(Green, Galley, 1, "levantine-sea", 0)
	p.March.Convoy = One(led)
	chief, engine := p.Captain(Green, 1, "sinai", away), p.Engine(Green, 1, "sinai", away)
	p.NewTransport(Green, Caravan, 1)
	p.Transports[ridden].Aboard = ship
	p.Run(func(g *State, t *play.Table) { g.CastAdrift(t) })
	// rule: mu-prototype/movement/empty-transport-at-home
	Want(t, "at home", p.Transports[home].Owner, Green)
	// rule: mu-prototype/movement/empty-transport-elsewhere
	Want(t, "elsewhere", p.Transports[away].Owner, play.Nobody)
	Want(t, "those it carries crew a ship", p.Transports[ship].Owner, Green)
	Want(t, "at sea", p.Transports[led].Owner, play.Nobody)
	Want(t, "nobody leads it", p.March.Convoy, Convoy{})
	Want(t, "the Captain goes ashore", p.Captains[chief].Aboard, None)
	Want(t, "the engine too", p.Engines[engine].Aboard, None)
	Want(t, "one still to be placed", p.Fleet(Green, Caravan), 1)
	p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) })
	Want(t, "gone", p.Transports[away].Kind, NoTransport)
	Want(t, "stays", p.Transports[home].Kind, WarWagon)

	t.Run("somebody takes it", func(t *testing.T) {
		p := Position(t, 4).Vf(Red, "sinai", 2)
		away := p.Transport(play.Nobody, WarWagon, 1, "sinai", 0)
		p.Acts(Red, (*State).Combat).Play(By(Red, Seize, away))
		Want(t, "owner", p.Transports[away].Owner, Red)
		Want(t, "crew", p.Transports[away].VF, 1)
		Want(t, "on the ground", p.Ground(Red, At("sinai")), 1)
	})
	t.Run("with what is left aboard", func(t *testing.T) {
		p := Position(t, 4)
		galley := p.Transport(play.Nobody, Galley, 1, "egyptian-sea", 0)
		chief, small, big := p.Captain(Green, 1, "egyptian-sea", galley), p.Engine(Green, 1, "egyptian-sea", galley), p.Engine(Green, 2, "egyptian-sea", galley)
		wagon := p.Transport(Green, WarWagon, 1, "egyptian-sea", 0)
		p.Transports[wagon].Aboard = galley
		p.Transport(Red, Merchantman, 1, "egyptian-sea", 5)
		p.Acts(Red, (*State).Combat).Play(By(Red, Seize, galley))
		Want(t, "the Captain is lost", p.Captains[chief].Level, 0)
		Want(t, "an engine", p.Engines[small].Owner, Red)
		Want(t, "one above his TL", p.Engines[big].Level, 0)
		Want(t, "a wagon", p.Transports[wagon].Owner, Red)
	})
	t.Run("within his limits", func(t *testing.T) {
		p := Position(t, 4).Vf(Red, "sinai", 2)
		big := p.Transport(play.Nobody, WarWagon, 2, "sinai", 0)
		Want(t, "level", p.WhyNotSeize(Red, big), RuleKeepLevel)
		p.Transport(Red, WarWagon, 1, "judea", 1)
		Want(t, "number", p.WhyNotSeize(Red, p.Transport(play.Nobody, WarWagon, 1, "sinai", 0)), RuleKeepNumber)
		Want(t, "nobody there", p.WhyNotSeize(Blue, big), RuleManned)
	})
}

func TestLeavingEnemyLand(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// Red's wagons stand in Green's Judea when war breaks out between them.
		start := func() (p *Stage, wagon int16) {
			p = Position(t, 4).Own(Green, "judea", "palestine").Vf(Green, "judea", 10).Vf(Green, "palestine", 1).War(Green, Red)
			p.Own(Red, "egypt").Vf(Red, "egypt", 1)
			wagon = p.Transport(Red, WarWagon, 1, "judea", 5)
			p.Transports[wagon].Leave = p.Turn
			return p, wagon
		}
		p, wagon := start()
		p.Active, p.March.Leader, p.March.Convoy = Red, wagon, One(wagon)
		// rule: mu-prototype/war/own-transport-inside-enemy-territory
		// rule: mu-alpha/diplomacy/surprise-attack
		Want(t, "it may not attack first", p.WhyNotLeaving(p.Marching(At("judea")), At("judea"), Green), RuleMustLeave)
		Want(t, "through Green's land", p.WhyNotStep(wagon, At("palestine")), play.Free)
		p.Disband()
		// rule: mu-prototype/war/enemy-transport-inside-own-territory
		p.Active = Green
		Want(t, "nor be attacked", p.WhyNotLeaving(p.Marching(At("judea")), At("judea"), Red), RuleLetLeave)
		p.Acts(Red, (*State).Combat).Play(By(Red, Lead, wagon), By(Red, MarchTo, int16(At("sinai")), None))
		Want(t, "out of it", p.Transports[wagon].Leave, 0)
		Want(t, "it may attack", p.WhyNotLeaving(p.Marching(At("judea")), At("judea"), Green), play.Free)

		t.Run("too late", func(t *testing.T) {
			p, wagon := start()
			chief := p.Captain(Red, 1, "judea", wagon)
			p.Transports[wagon].Cargo[0] = Lot{N: 5, Good: 1, From: None}
			p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) })
			// rule: mu-prototype/war/enemy-transport-that-cannot-leave
			// rule: mu-prototype/war/own-transport-that-cannot-leave
			Want(t, "the wagon", p.Transports[wagon].Kind, NoTransport)
			Want(t, "the Captain", p.Captains[chief].Level, 0)
			Want(t, "its goods", p.Heaps[0].N, 0)
			Want(t, "no honour", p.Players[Green].Honour, 0)
		})
		t.Run("there is a turn more", func(t *testing.T) {
			p, wagon := start()
			p.Transports[wagon].Leave = p.Turn + 1
			p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) })
			Want(t, "still there", p.Transports[wagon].Kind, WarWagon)
		})
		t.Run("peace lets it stay", func(t *testing.T) {
			p, wagon := start()
			p.Players[Green].War, p.Players[Red].War = 0, 0
			p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) })
			Want(t, "still there", p.Transports[wagon].Kind, WarWagon)
		})
	})
}

// Who stands deep in the land of another, at peace with him and with leave no longer, finds a way out through it; but not
// where a step leads out, and not in war.
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
// rule: mu-alpha/combat/transit-needs-pact
func TestWhoIsStrandedInPeaceFindsAWayOut(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4)
		for q := range p.Neighbours(At("judea")) {
			p.Held(Red, 5, TheBox().Atlas.Territories[q].ID)
		}
		p.Held(Red, 5, "judea").Held(Green, 5, "egypt")
		wagon := p.Transport(Green, WarWagon, 1, "judea", 5)
		step := func() play.Rule { return p.WhyNotStep(wagon, At("palestine")) }
		Want(t, "deep in red's land", step(), play.Free)
		p.War(Green, Red)
		Want(t, "at war", step(), RuleForeignLand)
		p.Players[Green].War, p.Players[Red].War = 0, 0
		p.Land("sinai").Owner = play.Nobody
		Want(t, "with barbarians next to it", step(), RuleForeignLand)
		Want(t, "to these", p.WhyNotStep(wagon, At("sinai")), play.Free)
	})
}

// Nobody is stranded where he may be: at sea, in his own land, where he was granted passage, or in a settlement where he
// was granted to trade, with a Caravan.
//
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
// rule: mu-prototype/commerce/access-to-foreign-settlements
func TestWhoIsNotStranded(t *testing.T) {
	grant := func(term medioevo.Term) func(p *Stage) {
		return func(p *Stage) { p.Treaty(medioevo.Clause{Term: term, From: Red, To: Green}) }
	}
	for _, c := range []struct {
		name  string
		kind  Kind
		place string
		but   func(p *Stage)
		want  bool
	}{
		{"in red's land, at peace", Caravan, "judea", nil, true},
		{"at sea", Galley, "levantine-sea", nil, false},
		{"in his own", Caravan, "judea", func(p *Stage) { p.Own(Green, "judea") }, false},
		{"in the barbarians'", Caravan, "judea", func(p *Stage) { p.Own(play.Nobody, "judea") }, false},
		{"with passage", Caravan, "judea", grant(medioevo.Passage), false},
		{"with a market", Caravan, "judea", grant(medioevo.Market), false},
		{"with a market, and a War Wagon", WarWagon, "judea", grant(medioevo.Market), true},
		{"at war", Caravan, "judea", func(p *Stage) { p.War(Green, Red) }, false},
	} {
		p := Position(t, 4).Held(Green, 5, "egypt").Held(Red, 5, "judea").Build(Settlement, 1, "judea")
		for q := range p.Neighbours(At("judea")) {
			p.Held(Red, 5, TheBox().Atlas.ID(q))
		}
		i := p.Transport(Green, c.kind, 1, c.place, 5)
		if c.but != nil {
			c.but(p)
		}
		Want(t, c.name, p.StrandedAt(&p.Transports[i], At(c.place)), c.want)
	}
	p := Position(t, 4).Held(Red, 5, "judea").Build(Settlement, 1, "judea")
	grant(medioevo.Market)(p)
	caravan := p.Transport(Green, Caravan, 1, "egypt", 5)
	Want(t, "called to his market", p.MayCall(&p.Transports[caravan], At("judea")), true)
	p.War(Green, Red)
	Want(t, "not in war", p.MayCall(&p.Transports[caravan], At("judea")), false)
}

// Who loses his last transport because nobody is aboard is out.
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/movement/empty-transport-elsewhere
func TestWhoseLastTransportDriftsIsOut(t *testing.T) {
	p := Position(t, 4).Held(Red, 1, "egypt")
	p.Transport(Green, WarWagon, 1, "sinai", 0)
	p.Transport(Blue, WarWagon, 1, "sinai", 0)
	p.Transport(Blue, WarWagon, 1, "sinai", 1)
	p.Run(func(g *State, t *play.Table) { g.CastAdrift(t) })
	Want(t, "green", p.Players[Green].Out, true)
	Want(t, "blue has another", p.Players[Blue].Out, false)
}
