package prototype

import (
	"testing"

	"signoria/games/medioevo"
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
		p := position(t, 4)
		if x.tech != None {
			p.learned(green, x.tech)
		}
		i := p.transport(green, x.kind, 1, x.from, 1)
		want(t, x.rule, p.stepCost(i, at(x.from), at(x.to)), x.want)
	}
	t.Run("no way", func(t *testing.T) {
		// rule: mu-prototype/movement/pay-for-destination
		p := position(t, 4)
		wagon, ship := p.transport(green, WarWagon, 1, "bithynia", 1), p.transport(green, Galley, 1, "egyptian-sea", 1)
		want(t, "out of a ship at sea", p.stepCost(wagon, at("egyptian-sea"), at("egypt")), 0)
		want(t, "to a coast from nowhere", p.stepCost(ship, NoPlace, at("sinai")), 0)
		want(t, "to land from nowhere", p.stepCost(wagon, NoPlace, at("sinai")), 0)
		p.land("lydia").Out = true
		want(t, "to what is out of the game", p.stepCost(wagon, at("bithynia"), at("lydia")), 0)
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
		p := position(t, 4)
		if x.tech != None {
			p.learned(green, x.tech)
		}
		i := p.transport(green, Merchantman, 1, x.from, 1)
		want(t, x.from+" to "+x.to, p.stepCost(i, at(x.from), at(x.to)), x.want)
	}
	t.Run("the book's voyages", func(t *testing.T) {
		voyage := func(from, to string, techs ...int8) int8 {
			p := position(t, 4).learned(green, techs...)
			i := p.transport(green, Merchantman, 3, from, 1)
			return p.reach(one(i)).Cost[at(to)]
		}
		want(t, "Palermo to Tunis", voyage("sicily", "tunisia"), 4)
		want(t, "Palermo to Tunis with ASTRONOMIA", voyage("sicily", "tunisia", Astronomia), 3)
		// rule: mu-prototype/commerce/tessitura-astronomia-voyage
		want(t, "Alexandria to Palermo", voyage("egypt", "sicily", Tessitura, Astronomia), 6)
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
		p := position(t, 4).learned(green, x.techs...)
		i := p.transport(green, x.kind, x.level, "egypt", 1)
		want(t, "MP", p.mp(i), x.want)
	}
	t.Run("a storm halves them", func(t *testing.T) {
		// rule: mu-prototype/events/transports-stopped-mitigation
		p := position(t, 4).learned(green, Astronomia)
		i := p.transport(green, Galley, 2, "egypt", 1) // 8 + 1
		p.Transports[i].Halted = Slowed
		want(t, "MP", p.mp(i), 4)
	})
}

func TestStep(t *testing.T) {
	p := position(t, 4).own(green, "judea", "sinai").own(red, "egypt", "palestine").vf(red, "egypt", 5)
	wagon := p.transport(green, WarWagon, 1, "judea", 1)
	why := func(to string) play.Rule { return p.whyNotStep(wagon, at(to)) }
	want(t, "a free step", why("sinai"), play.Free)
	want(t, "too far", why("egypt"), RuleNoWay)
	// rule: mu-prototype/movement/crew-required
	p.Transports[wagon].VF = 0
	want(t, "without crew", why("sinai"), RuleCrew)
	p.Transports[wagon].VF = 1
	// rule: mu-prototype/movement/one-budget-for-moving-and-loading
	p.Transports[wagon].Spent = 6 // of 7; a desert costs 2
	want(t, "without MP", why("sinai"), RuleMP)
	p.Transports[wagon].Spent = 5
	want(t, "just enough", why("sinai"), play.Free)
	// rule: mu-prototype/events/transports-stopped
	p.Transports[wagon].Halted = Stormbound
	want(t, "in a storm", why("sinai"), RuleStorm)
	// rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
	p.Transports[wagon].Halted = Sabotaged
	want(t, "sabotaged", why("sinai"), RuleHindered)
	p.Transports[wagon].Halted = 0
	want(t, "foreign land", why("palestine"), RuleForeignLand)
	p.Treaties.Sign(medioevo.Treaty{Parties: 3, Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Passage, From: red, To: green}}})
	want(t, "with passage", why("palestine"), play.Free)

	t.Run("Trade", func(t *testing.T) {
		p.Phase = Trade
		// rule: mu-prototype/combat-actions/military-moves-in-trade
		want(t, "a war transport at rest", why("sinai"), play.Free)
		p.Transports[wagon].Moved = MovedInCombat
		// rule: mu-prototype/combat-actions/commercial-moved-in-combat
		want(t, "one that has moved", why("sinai"), RuleMovedInCombat)
		p.Phase = Combat
		want(t, "as long as Combat lasts it goes on", why("sinai"), play.Free)
		p.Phase = Trade
		// rule: mu-prototype/commerce/move-before-or-after
		p.Transports[wagon].Moved = EndedMove
		want(t, "one that has traded on its way", why("sinai"), RuleMoveEnded)
	})
	t.Run("aboard a ship", func(t *testing.T) {
		// rule: mu-prototype/movement/only-transports-move
		p.Transports[wagon].Moved = 0
		p.Transports[wagon].Aboard = p.transport(green, Galley, 1, "egypt", 1)
		want(t, "carried", why("sinai"), RuleAboardShip)
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
		p := position(t, 4).own(green, "tunisia", "medjerda").vf(green, "tunisia", 5)
		p.land("tunisia").Siege = Siege{By: red, Land: x.land, Sea: x.sea}
		var inland string
		for q := range p.neighbours(at("tunisia")) {
			inland = box().Atlas.ID(q)
		}
		caravan := p.transport(green, Caravan, 1, "tunisia", 1)
		ship := p.transport(green, Merchantman, 1, "tunisia", 1)
		want(t, "a Caravan out, "+x.name, p.whyNotStep(caravan, at(inland)), x.caravan)
		want(t, "a Merchantman out, "+x.name, p.whyNotStep(ship, at("tunisian-sea")), x.vessel)
		outside := p.transport(green, Merchantman, 1, "tunisian-sea", 1)
		want(t, "a Merchantman in, "+x.name, p.whyNotStep(outside, at("tunisia")), x.vessel)
		besieger := p.transport(red, Galley, 1, "tunisian-sea", 1)
		want(t, "the besieger", p.whyNotStep(besieger, at("tunisia")), play.Free)
	}
}

func TestReach(t *testing.T) {
	// A Caravan from Damascus to Alexandria pays 5 of its 6 MP, by way of Judea and Sinai.
	p := position(t, 4).own(green, "coele-syria", "judea", "sinai", "egypt")
	caravan := p.transport(green, Caravan, 1, "coele-syria", 1)
	r := p.reach(one(caravan))
	want(t, "Alexandria", r.Cost[at("egypt")], 5)
	way := r.route(at("egypt"))
	want(t, "steps", len(way), 3)
	want(t, "first", way[0], at("judea"))
	want(t, "too far", r.Cost[at("thrace")], -1)
	t.Run("the slowest leads", func(t *testing.T) {
		wagon := p.transport(green, WarWagon, 1, "coele-syria", 1) // 7 MP, but deserts cost it 2
		both := one(caravan)
		both.add(wagon)
		want(t, "Alexandria", p.reach(both).Cost[at("egypt")], 6)
		p.Transports[wagon].Spent = 2
		want(t, "after loading", p.reach(both).Cost[at("egypt")], -1)
	})
}

func TestMarch(t *testing.T) {
	p := position(t, 4).own(green, "judea", "sinai", "egypt").vf(green, "egypt", 5)
	wagon := p.transport(green, WarWagon, 1, "judea", 6)
	chief, catapult := p.captain(green, 1, "judea", wagon), p.engine(green, 1, "judea", wagon)
	p.acts(green, (*State).combat)
	p.play(by(green, Lead, wagon))
	// rule: mu-prototype/movement/last-army-leaving-territory
	want(t, "not without a warning", p.offers(by(green, MarchTo, int16(at("egypt")), None)), false)
	p.play(by(green, MarchTo, at("egypt"), at("judea")))
	want(t, "the wagon", p.Transports[wagon].At, at("egypt"))
	want(t, "spent", p.Transports[wagon].Spent, 4) // a desert and a river
	want(t, "the Captain", p.Captains[chief].At, at("egypt"))
	want(t, "the engine", p.Engines[catapult].At, at("egypt"))
	want(t, "moved", p.Transports[wagon].Moved, MovedInCombat)
	want(t, "Judea is the barbarians'", p.land("judea").Owner, play.Nobody)
	// rule: mu-prototype/movement/only-transports-move
	want(t, "the garrison stays", p.ground(green, at("egypt")), 5)
}

func TestMarchIsWorded(t *testing.T) {
	p := position(t, 4).own(green, "judea", "sinai", "egypt")
	wagon := p.transport(green, WarWagon, 1, "judea", 6)
	p.acts(green, (*State).combat).play(by(green, Lead, wagon))
	c := play.Choice{Verb: MarchTo, A: int16(at("egypt")), B: int16(at("judea"))}
	for language, label := range map[string]string{
		"en": "Go to [[territory:egypt|Egypt]] for 4 MP and give up [[territory:judea|Judea]]",
		"it": "Vai: [[territory:egypt|Egitto]], 4 PM, lasciando perdere [[territory:judea|Giudea]]",
	} {
		told := p.State.Describe(language, play.Offer{Seat: green, Prompt: AskConvoy, Choices: []play.Choice{c}})
		want(t, language, told.Choices[0].Label, label)
	}
}

func TestEmptyTransports(t *testing.T) {
	p := position(t, 4).own(green, "judea").vf(green, "judea", 1)
	home := p.transport(green, WarWagon, 1, "judea", 0)
	away := p.transport(green, WarWagon, 1, "sinai", 0)
	ship := p.transport(green, Galley, 1, "levantine-sea", 0)
	ridden := p.transport(green, WarWagon, 1, "levantine-sea", 3)
	led := p.transport(green, Galley, 1, "levantine-sea", 0)
	p.March.Convoy = one(led)
	chief, engine := p.captain(green, 1, "sinai", away), p.engine(green, 1, "sinai", away)
	p.newTransport(green, Caravan, 1)
	p.Transports[ridden].Aboard = ship
	p.run(func(g *State, t *play.Table) { g.castAdrift(t) })
	// rule: mu-prototype/movement/empty-transport-at-home
	want(t, "at home", p.Transports[home].Owner, green)
	// rule: mu-prototype/movement/empty-transport-elsewhere
	want(t, "elsewhere", p.Transports[away].Owner, play.Nobody)
	want(t, "those it carries crew a ship", p.Transports[ship].Owner, green)
	want(t, "at sea", p.Transports[led].Owner, play.Nobody)
	want(t, "nobody leads it", p.March.Convoy, Convoy{})
	want(t, "the Captain goes ashore", p.Captains[chief].Aboard, None)
	want(t, "the engine too", p.Engines[engine].Aboard, None)
	want(t, "one still to be placed", p.fleet(green, Caravan), 1)
	p.run(func(g *State, t *play.Table) { g.clearTransports(t) })
	want(t, "gone", p.Transports[away].Kind, NoTransport)
	want(t, "stays", p.Transports[home].Kind, WarWagon)

	t.Run("somebody takes it", func(t *testing.T) {
		p := position(t, 4).vf(red, "sinai", 2)
		away := p.transport(play.Nobody, WarWagon, 1, "sinai", 0)
		p.acts(red, (*State).combat).play(by(red, Seize, away))
		want(t, "owner", p.Transports[away].Owner, red)
		want(t, "crew", p.Transports[away].VF, 1)
		want(t, "on the ground", p.ground(red, at("sinai")), 1)
	})
	t.Run("with what is left aboard", func(t *testing.T) {
		p := position(t, 4)
		galley := p.transport(play.Nobody, Galley, 1, "egyptian-sea", 0)
		chief, small, big := p.captain(green, 1, "egyptian-sea", galley), p.engine(green, 1, "egyptian-sea", galley), p.engine(green, 2, "egyptian-sea", galley)
		wagon := p.transport(green, WarWagon, 1, "egyptian-sea", 0)
		p.Transports[wagon].Aboard = galley
		p.transport(red, Merchantman, 1, "egyptian-sea", 5)
		p.acts(red, (*State).combat).play(by(red, Seize, galley))
		want(t, "the Captain is lost", p.Captains[chief].Level, 0)
		want(t, "an engine", p.Engines[small].Owner, red)
		want(t, "one above his TL", p.Engines[big].Level, 0)
		want(t, "a wagon", p.Transports[wagon].Owner, red)
	})
	t.Run("within his limits", func(t *testing.T) {
		p := position(t, 4).vf(red, "sinai", 2)
		big := p.transport(play.Nobody, WarWagon, 2, "sinai", 0)
		want(t, "level", p.whyNotSeize(red, big), RuleKeepLevel)
		p.transport(red, WarWagon, 1, "judea", 1)
		want(t, "number", p.whyNotSeize(red, p.transport(play.Nobody, WarWagon, 1, "sinai", 0)), RuleKeepNumber)
		want(t, "nobody there", p.whyNotSeize(blue, big), RuleManned)
	})
}

func TestLeavingEnemyLand(t *testing.T) {
	// Red's wagons stand in Green's Judea when war breaks out between them.
	start := func() (p *stage, wagon int16) {
		p = position(t, 4).own(green, "judea", "palestine").vf(green, "judea", 10).vf(green, "palestine", 1).war(green, red)
		p.own(red, "egypt").vf(red, "egypt", 1)
		wagon = p.transport(red, WarWagon, 1, "judea", 5)
		p.Transports[wagon].Leave = p.Turn
		return p, wagon
	}
	p, wagon := start()
	p.Active, p.March.Leader, p.March.Convoy = red, wagon, one(wagon)
	// rule: mu-prototype/war/own-transport-inside-enemy-territory
	want(t, "it may not attack first", p.whyNotLeaving(p.marching(at("judea")), at("judea"), green), RuleMustLeave)
	want(t, "through Green's land", p.whyNotStep(wagon, at("palestine")), play.Free)
	p.disband()
	// rule: mu-prototype/war/enemy-transport-inside-own-territory
	p.Active = green
	want(t, "nor be attacked", p.whyNotLeaving(p.marching(at("judea")), at("judea"), red), RuleLetLeave)
	p.acts(red, (*State).combat).play(by(red, Lead, wagon), by(red, MarchTo, int16(at("sinai")), None))
	want(t, "out of it", p.Transports[wagon].Leave, 0)
	want(t, "it may attack", p.whyNotLeaving(p.marching(at("judea")), at("judea"), green), play.Free)

	t.Run("too late", func(t *testing.T) {
		p, wagon := start()
		chief := p.captain(red, 1, "judea", wagon)
		p.Transports[wagon].Cargo[0] = Lot{N: 5, Good: 1, From: None}
		p.run(func(g *State, t *play.Table) { g.clearTransports(t) })
		// rule: mu-prototype/war/enemy-transport-that-cannot-leave
		// rule: mu-prototype/war/own-transport-that-cannot-leave
		want(t, "the wagon", p.Transports[wagon].Kind, NoTransport)
		want(t, "the Captain", p.Captains[chief].Level, 0)
		want(t, "its goods", p.Heaps[0].N, 0)
		want(t, "no honour", p.Players[green].Honour, 0)
	})
	t.Run("there is a turn more", func(t *testing.T) {
		p, wagon := start()
		p.Transports[wagon].Leave = p.Turn + 1
		p.run(func(g *State, t *play.Table) { g.clearTransports(t) })
		want(t, "still there", p.Transports[wagon].Kind, WarWagon)
	})
	t.Run("peace lets it stay", func(t *testing.T) {
		p, wagon := start()
		p.Players[green].War, p.Players[red].War = 0, 0
		p.run(func(g *State, t *play.Table) { g.clearTransports(t) })
		want(t, "still there", p.Transports[wagon].Kind, WarWagon)
	})
}

// Who stands deep in the land of another, at peace with him and with leave no longer, finds a way out through it; but not
// where a step leads out, and not in war.
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
func TestWhoIsStrandedInPeaceFindsAWayOut(t *testing.T) {
	p := position(t, 4)
	for q := range p.neighbours(at("judea")) {
		p.held(red, 5, box().Atlas.Territories[q].ID)
	}
	p.held(red, 5, "judea").held(green, 5, "egypt")
	wagon := p.transport(green, WarWagon, 1, "judea", 5)
	step := func() play.Rule { return p.whyNotStep(wagon, at("palestine")) }
	want(t, "deep in red's land", step(), play.Free)
	p.war(green, red)
	want(t, "at war", step(), RuleForeignLand)
	p.Players[green].War, p.Players[red].War = 0, 0
	p.land("sinai").Owner = play.Nobody
	want(t, "with barbarians next to it", step(), RuleForeignLand)
	want(t, "to these", p.whyNotStep(wagon, at("sinai")), play.Free)
}

// Nobody is stranded where he may be: at sea, in his own land, where he was granted passage, or in a settlement where he
// was granted to trade, with a Caravan.
//
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
// rule: mu-prototype/commerce/access-to-foreign-settlements
func TestWhoIsNotStranded(t *testing.T) {
	grant := func(term medioevo.Term) func(p *stage) {
		return func(p *stage) { p.treaty(medioevo.Clause{Term: term, From: red, To: green}) }
	}
	for _, c := range []struct {
		name  string
		kind  Kind
		place string
		but   func(p *stage)
		want  bool
	}{
		{"in red's land, at peace", Caravan, "judea", nil, true},
		{"at sea", Galley, "levantine-sea", nil, false},
		{"in his own", Caravan, "judea", func(p *stage) { p.own(green, "judea") }, false},
		{"in the barbarians'", Caravan, "judea", func(p *stage) { p.own(play.Nobody, "judea") }, false},
		{"with passage", Caravan, "judea", grant(medioevo.Passage), false},
		{"with a market", Caravan, "judea", grant(medioevo.Market), false},
		{"with a market, and a War Wagon", WarWagon, "judea", grant(medioevo.Market), true},
		{"at war", Caravan, "judea", func(p *stage) { p.war(green, red) }, false},
	} {
		p := position(t, 4).held(green, 5, "egypt").held(red, 5, "judea").build(Settlement, 1, "judea")
		for q := range p.neighbours(at("judea")) {
			p.held(red, 5, box().Atlas.ID(q))
		}
		i := p.transport(green, c.kind, 1, c.place, 5)
		if c.but != nil {
			c.but(p)
		}
		want(t, c.name, p.strandedAt(&p.Transports[i], at(c.place)), c.want)
	}
	p := position(t, 4).held(red, 5, "judea").build(Settlement, 1, "judea")
	grant(medioevo.Market)(p)
	caravan := p.transport(green, Caravan, 1, "egypt", 5)
	want(t, "called to his market", p.mayCall(&p.Transports[caravan], at("judea")), true)
	p.war(green, red)
	want(t, "not in war", p.mayCall(&p.Transports[caravan], at("judea")), false)
}

// Who loses his last transport because nobody is aboard is out.
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/movement/empty-transport-elsewhere
func TestWhoseLastTransportDriftsIsOut(t *testing.T) {
	p := position(t, 4).held(red, 1, "egypt")
	p.transport(green, WarWagon, 1, "sinai", 0)
	p.transport(blue, WarWagon, 1, "sinai", 0)
	p.transport(blue, WarWagon, 1, "sinai", 1)
	p.run(func(g *State, t *play.Table) { g.castAdrift(t) })
	want(t, "green", p.Players[green].Out, true)
	want(t, "blue has another", p.Players[blue].Out, false)
}
