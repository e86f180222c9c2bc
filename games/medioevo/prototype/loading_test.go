package prototype

import (
	"strings"
	"testing"

	"signoria/play"
)

// loads asks green what a transport of his is to load and unload.
func (p *stage) loads(i int16) *stage {
	p.t.Helper()
	return p.run(func(g *State, t *play.Table) {
		t.Await(func(o *play.Asking) {
			o.To(green, AskConvoy)
			g.offerLoading(o, i)
			o.May(play.Choice{Verb: Halt}, play.Free)
		})
	})
}

func TestLoadCost(t *testing.T) {
	for _, x := range []struct {
		name         string
		kind         Kind
		from, shore  string
		village      bool
		captain      string
		light, heavy int8
	}{
		// rule: mu-prototype/loading/cost
		{"in the open", WarWagon, "judea", "judea", false, "", 1, 2},
		{"a ship off a coast", Galley, "levantine-sea", "judea", false, "", 1, 2},
		// rule: mu-prototype/loading/cost-reduction
		{"by a settlement", WarWagon, "judea", "judea", true, "", 0, 1},
		{"with a Captain", WarWagon, "judea", "judea", false, "judea", 0, 1},
		{"in a port", Galley, "egypt", "egypt", false, "", 0, 1},
		{"a ship off a settlement", Merchantman, "levantine-sea", "judea", true, "", 0, 1},
		{"off a coast, a Captain ashore", Galley, "levantine-sea", "judea", false, "judea", 0, 1},
		{"off a coast, a Captain aboard", Galley, "levantine-sea", "judea", false, "levantine-sea", 0, 1},
		{"one reduction at most", Galley, "egypt", "egypt", true, "egypt", 0, 1},
	} {
		p := position(t, 4).own(green, "judea", "egypt")
		if x.village {
			p.build(Settlement, 1, x.shore)
		}
		if x.captain != "" {
			p.captain(green, 1, x.captain, None)
		}
		i := p.transport(green, x.kind, 1, x.from, 1)
		want(t, x.name+", armies", p.loadCost(i, at(x.shore), LightLoad), x.light)
		want(t, x.name+", goods", p.loadCost(i, at(x.shore), HeavyLoad), x.heavy)
	}
	t.Run("another's Captain is no help", func(t *testing.T) {
		p := position(t, 4).own(green, "judea")
		p.captain(red, 3, "judea", None)
		want(t, "armies", p.loadCost(p.transport(green, WarWagon, 1, "judea", 1), at("judea"), LightLoad), 1)
	})
}

func TestFortyOnAWagon(t *testing.T) {
	// 8 Heavy Infantry, 40 VF, go aboard a War Wagon of level II for 1 of its 8 MP.
	p := position(t, 4).own(green, "judea").vf(green, "judea", 45)
	wagon := p.transport(green, WarWagon, 2, "judea", 0)
	load := by(green, LoadArmies, wagon, int16(at("judea")))
	p.acts(green, (*State).combat).play(by(green, Lead, wagon))
	// rule: mu-prototype/loading/capacity
	want(t, "most", p.most(load), 40)
	// rule: mu-prototype/loading/must-load-first
	want(t, "not before it is loaded", p.offers(by(green, MarchTo, int16(at("sinai")), None)), false)
	p.play(saying(load, 40))
	// rule: mu-prototype/loading/cost
	want(t, "MP left", p.mpLeft(wagon), 7)
	want(t, "on the ground", p.ground(green, at("judea")), 5)
	want(t, "it may go", p.offers(by(green, MarchTo, int16(at("sinai")), None)), true)
	want(t, "it is full", p.refuses(load), RuleCapacity)
}

func TestThreeAndOneAndTwo(t *testing.T) {
	// A transport with 6 MP enters 3 plains, unloads its armies for 1, and enters 2 more plains: 3 + 1 + 2 = 6.
	p := position(t, 4)
	wagon := p.transport(green, Caravan, 1, "egypt", 2)
	lead := p.transport(green, WarWagon, 1, "egypt", 2)
	p.Transports[lead].Spent = 1 // 6 left, like the Caravan
	p.own(green, "egypt").vf(green, "egypt", 1)
	x := &p.Transports[wagon]
	// rule: mu-prototype/movement/one-budget-for-moving-and-loading
	// rule: mu-prototype/combat-actions/any-order-repeated
	x.Spent = 3 // three plains
	p.acts(green, (*State).combat)
	p.play(by(green, Lead, lead), by(green, Join, wagon), saying(by(green, UnloadArmies, wagon, int16(at("egypt"))), 1))
	want(t, "left for two plains", p.mpLeft(wagon), 2)
	p.Transports[wagon].Spent += 2
	want(t, "nothing is left", p.refuses(by(green, UnloadArmies, wagon, int16(at("egypt")))), play.Free)
	want(t, "MP", p.mpLeft(wagon), 0)
	want(t, "no step more", p.whyNotStep(wagon, at("marmarica")), RuleMP)
	want(t, "no unloading either", p.whyNotLand(wagon, at("egypt"), LightLoad), RuleMP)
}

func TestCapacity(t *testing.T) {
	// A Galley of level II carries a War Wagon (5), a Catapult (5) and 10 VF: 20 of its 40 points.
	p := position(t, 4).own(green, "egypt").vf(green, "egypt", 50)
	galley := p.transport(green, Galley, 2, "egypt", 10)
	wagon := p.transport(green, WarWagon, 1, "egypt", 0)
	catapult := p.engine(green, 1, "egypt", None)
	chief := p.captain(green, 1, "egypt", None)
	p.acts(green, (*State).combat).play(by(green, Lead, galley))
	p.play(by(green, LoadTransport, wagon, galley), by(green, LoadEngine, catapult, galley), by(green, Board, chief, galley))
	// rule: mu-prototype/loading/capacity
	want(t, "points", p.burden(galley), 20)
	want(t, "room", p.space(galley), 20)
	// rule: mu-prototype/transports/ships-carry-land-transports
	want(t, "aboard", p.Transports[wagon].Aboard, galley)
	p.Transports[wagon].VF = 15
	want(t, "what it carries counts", p.space(galley), 5)
	p.Transports[galley].VF += 3
	want(t, "the wagon has no more room than the ship", p.space(wagon), 2)
	want(t, "spent", p.Transports[galley].Spent, 1) // in a port armies and wagons go for nothing, the engine for 1

	t.Run("Merchantmen carry no engines", func(t *testing.T) {
		// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
		p := position(t, 4).own(green, "egypt").vf(green, "egypt", 5)
		ship := p.transport(green, Merchantman, 1, "egypt", 5)
		p.engine(green, 1, "egypt", None)
		want(t, "an engine", p.whyNotCarry(ship, at("egypt"), HeavyLoad), RuleWarOnly)
		want(t, "a wagon", p.whyNotCarry(ship, at("egypt"), LightLoad), play.Free)
		p.Transports[ship].VF = 6
		want(t, "with 4 points left", p.whyNotCarry(ship, at("egypt"), LightLoad), RuleCapacity)
	})
}

func TestWhereToLoad(t *testing.T) {
	p := position(t, 4).own(green, "judea", "sinai", "egypt").vf(green, "judea", 20).vf(green, "sinai", 5).vf(green, "egypt", 5)
	wagon := p.transport(green, WarWagon, 1, "judea", 1)
	ship := p.transport(green, Galley, 1, "levantine-sea", 1)
	docked := p.transport(green, Galley, 1, "egypt", 1)
	// rule: mu-prototype/loading/land-transport-same-territory
	want(t, "where it stands", p.whyNotUse(wagon, at("judea"), LightLoad), play.Free)
	want(t, "next door", p.whyNotUse(wagon, at("sinai"), LightLoad), RuleOutOfReach)
	// rule: mu-prototype/loading/ship-in-port-or-adjacent-sea
	want(t, "off a coast", p.whyNotUse(ship, at("sinai"), LightLoad), play.Free)
	want(t, "far off", p.whyNotUse(ship, at("egypt"), LightLoad), RuleShipAway)
	want(t, "in port", p.whyNotUse(docked, at("egypt"), LightLoad), play.Free)
	want(t, "beside the port", p.whyNotUse(docked, at("sinai"), LightLoad), RuleShipAway)
	p.land("sinai").Out = true
	want(t, "off a coast that is not in the game", p.whyNotUse(ship, at("sinai"), LightLoad), RuleShipAway)
	p.land("sinai").Out = false
	// rule: mu-prototype/supply/no-voluntary-excess
	p.Transports[wagon].VF = 10
	p.acts(green, (*State).combat).play(by(green, Lead, wagon))
	want(t, "no more than the land feeds", p.refuses(by(green, UnloadArmies, wagon, int16(at("judea")))), RuleSupply)
}

func TestGoodsByHand(t *testing.T) {
	// The Merchantman unloads off Jerusalem for 1 MP, a Caravan there takes the goods up for 1 MP.
	p := position(t, 4).own(green, "judea").vf(green, "judea", 1).build(Settlement, 2, "judea")
	p.Phase = Trade
	ship := p.transport(green, Merchantman, 1, "levantine-sea", 1)
	caravan := p.transport(green, Caravan, 1, "judea", 1)
	p.Transports[ship].Cargo[0] = Lot{N: 10, Good: 2, From: int16(at("thrace"))}
	p.Transports[ship].Spent = 5 // of 6
	p.acts(green, (*State).tradeOnce)
	p.play(by(green, Lead, ship))
	p.play(saying(by(green, UnloadGoods, ship, int16(0), int16(at("judea"))), 10))
	want(t, "MP of the ship", p.mpLeft(ship), 0)
	want(t, "on land", p.Heaps[0].N, 10)
	// rule: mu-prototype/commerce/goods-left-on-land
	want(t, "until", p.Heaps[0].Until, p.Turn+1)
	p.play(says(green, Halt), by(green, Lead, caravan))
	// rule: mu-prototype/commerce/relay-goods
	p.play(saying(by(green, LoadGoods, caravan, int16(0), int16(2)), 7))
	want(t, "aboard", p.Transports[caravan].Cargo[0], Lot{N: 7, Good: 2, From: int16(at("thrace"))})
	want(t, "MP of the Caravan", p.mpLeft(caravan), 5)
	p.run(func(g *State, t *play.Table) { g.clearTransports(t) })
	want(t, "still there at the end of the turn", p.Heaps[0].N, 3)
	p.Turn++
	p.run(func(g *State, t *play.Table) { g.clearTransports(t) })
	want(t, "rotten at the end of the next", p.Heaps[0].N, 0)
}

// Goods are put down and taken up in parts, and in Trade only.
//
// rule: mu-prototype/commerce/goods-left-on-land
// rule: mu-prototype/commerce/relay-goods
func TestGoodsInParts(t *testing.T) {
	p := position(t, 4).held(green, 1, "judea").build(Settlement, 2, "judea")
	caravan := p.transport(green, Caravan, 1, "judea", 1)
	p.stowed(caravan, Spices, 10, "thrace")
	unload := by(green, UnloadGoods, caravan, 0, int16(at("judea")))
	want(t, "in Combat", p.loads(caravan).offers(saying(unload, 4)), false)
	p.Phase = Trade
	p.acts(green, (*State).tradeOnce).play(by(green, Lead, caravan), saying(unload, 4))
	want(t, "on land", p.Heaps[0].N, 4)
	want(t, "aboard", p.Transports[caravan].Cargo[0].N, 6)
	load := by(green, LoadGoods, caravan, 0, int16(Spices))
	p.play(saying(load, 3))
	want(t, "one is left", p.Heaps[0].N, 1)
	p.play(saying(load, 1))
	want(t, "nothing lies there", p.Heaps[0], Heap{At: NoPlace})
	want(t, "all of them aboard", p.Transports[caravan].Cargo[0].N, 10)
}

// A heap takes at least one of the 160 goods cubes: when all lie about, none is put down but on what it joins, and what
// would fall to the ground is lost for all to see.
//
// rule: mu-prototype/commerce/goods-left-on-land
func TestNoCubeForAnotherHeap(t *testing.T) {
	p := position(t, 3).held(green, 5, "thrace", "lydia").build(Settlement, 1, "thrace")
	p.Phase = Trade
	caravan, doomed := p.transport(green, Caravan, 1, "thrace", 1), p.transport(play.Nobody, Caravan, 1, "lydia", 0)
	wine, salt := Lot{N: 4, Good: Wine, From: None}, Lot{N: 3, Good: Salt, From: None}
	p.stow(caravan, wine)
	p.stow(caravan, salt)
	p.stow(doomed, wine)
	for h := range p.Heaps {
		p.Heaps[h] = Heap{Lot: Lot{N: 1, Good: Furs, From: int16(h % territories)}, At: at("egypt"), Until: p.Turn + 1}
	}
	p.Heaps[7] = Heap{Lot: salt, At: at("thrace"), Until: p.Turn + 1}
	p.acts(green, (*State).tradeOnce).play(by(green, Lead, caravan))
	want(t, "another heap", p.refuses(by(green, UnloadGoods, caravan, 0, int16(at("thrace")))), RuleNoCubes)
	p.play(saying(by(green, UnloadGoods, caravan, 1, int16(at("thrace"))), 3))
	want(t, "on one that lies there", p.Heaps[7].N, 6)
	p.run(func(g *State, t *play.Table) { g.clearTransports(t) })
	want(t, "what nobody's Caravan held", p.told(KeyGoodsLost, int16(at("lydia")), 4, int16(Wine)), true)
}

// tradeOnce asks what offerMarch lists until the player ends it, as Trade does among other things.
func (g *State) tradeOnce(t *play.Table, s play.Seat) {
	for {
		a := t.Await(func(o *play.Asking) {
			g.askCombat(o, s)
			g.offerMarch(o, s)
			o.May(play.Choice{Verb: EndCombat}, play.Free)
		})
		if a.Verb == EndCombat {
			return
		}
		g.lead(t, a)
	}
}

func TestFullHold(t *testing.T) {
	p := position(t, 4)
	caravan := p.transport(green, Caravan, 2, "judea", 1)
	p.Transports[caravan].Cargo[0] = Lot{N: 20, Good: 2, From: None}
	// rule: mu-prototype/commerce/capacity
	want(t, "room", p.hold(caravan), 10)
	p.stow(caravan, Lot{N: 10, Good: 2, From: None})
	want(t, "one lot", p.Transports[caravan].Cargo[0].N, 30)
	want(t, "full", p.hold(caravan), 0)
}

func TestLastArmyAboard(t *testing.T) {
	p := position(t, 4).own(green, "judea", "sinai").vf(green, "judea", 5).vf(green, "sinai", 25)
	ship := p.transport(green, Galley, 1, "levantine-sea", 1)
	p.acts(green, (*State).combat).play(by(green, Lead, ship))
	// rule: mu-prototype/movement/last-army-leaving-territory
	want(t, "a warning", p.most(by(green, LoadArmies, ship, int16(at("judea")), 1)), 5)
	want(t, "none where some stay", p.most(by(green, LoadArmies, ship, int16(at("sinai")), 0)), 19)
	p.play(saying(by(green, LoadArmies, ship, int16(at("judea")), 1), 4))
	want(t, "with one left", p.land("judea").Owner, green)
	p.play(saying(by(green, LoadArmies, ship, int16(at("judea")), 1), 1))
	want(t, "with none", p.land("judea").Owner, play.Nobody)

	for _, c := range []struct {
		name  string
		ship  string
		but   func(p *stage)
		given bool
	}{
		{"from his own land off the shore", "levantine-sea", func(*stage) {}, true},
		{"in port", "palestine", func(*stage) {}, false},
		{"in port, aboard a ship that was empty", "palestine", func(p *stage) { p.Transports[0].VF = 0 }, false},
		{"from an ally's land", "levantine-sea", func(p *stage) { p.own(red, "palestine") }, false},
		{"from contested land", "levantine-sea", func(p *stage) { p.land("palestine").Before = green }, false},
		{"where one stays", "levantine-sea", func(p *stage) { p.vf(green, "palestine", 1) }, false},
	} {
		p := position(t, 4).held(green, 5, "palestine")
		ship := p.transport(green, Galley, 1, c.ship, 1)
		c.but(p)
		want(t, c.name, p.emptied(ship, at("palestine"), 5), c.given)
	}
}

func TestLoadingUnderSiege(t *testing.T) {
	p := position(t, 4).own(green, "egypt").vf(green, "egypt", 5)
	wagon, docked := p.transport(green, WarWagon, 1, "egypt", 1), p.transport(green, Galley, 1, "egypt", 1)
	outside := p.transport(green, Galley, 1, "egyptian-sea", 1)
	p.land("egypt").Siege = Siege{By: red, Land: true, Sea: true}
	// rule: mu-prototype/siege/both-sides-access
	want(t, "within the walls", p.whyNotUse(wagon, at("egypt"), LightLoad), play.Free)
	want(t, "in port", p.whyNotUse(docked, at("egypt"), LightLoad), play.Free)
	want(t, "from outside", p.whyNotUse(outside, at("egypt"), LightLoad), RuleSiegeBySea)
	p.land("egypt").Siege.Sea = false
	want(t, "besieged by land alone", p.whyNotUse(outside, at("egypt"), LightLoad), play.Free)
}

func TestFightingFromAboard(t *testing.T) {
	p := position(t, 4).own(green, "sinai").vf(green, "sinai", 1).vf(Barbarians, "judea", 4)
	wagon := p.transport(green, WarWagon, 1, "sinai", 10)
	p.captain(green, 1, "sinai", wagon)
	p.acts(green, (*State).combat)
	p.play(by(green, Lead, wagon), by(green, Attack, int16(at("judea")), int16(Barbarians)))
	// rule: mu-prototype/loading/no-unloading-to-fight
	want(t, "all but the crew fight from aboard", p.told(KeyAttack, int16(green), int16(Barbarians), int16(at("judea")), 9), true)
	want(t, "nobody has gone ashore", p.ground(green, at("judea"))+p.ground(green, at("sinai")), 1)
}

// rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
func TestASabotagedWagonIsNotFerriedAway(t *testing.T) {
	p := position(t, 4).held(green, 5, "egypt")
	galley := p.transport(green, Galley, 3, "egypt", 5)
	wagon := p.transport(green, WarWagon, 1, "egypt", 2)
	p.Transports[wagon].Halted = Sabotaged
	p.acts(green, (*State).combat).play(by(green, Lead, galley))
	want(t, "aboard a Galley", p.refuses(by(green, LoadTransport, wagon, galley)), RuleHindered)
	p.Transports[wagon].Halted = 0
	want(t, "one that is not", p.loads(galley).offers(by(green, LoadTransport, wagon, galley)), true)
	p.Transports[wagon].Halted, p.Transports[galley].Spent = Sabotaged, p.mp(galley)+1
	want(t, "aboard one that may not load", p.loads(galley).refuses(by(green, LoadTransport, wagon, galley)), RuleMP)
}

// What is loaded stands where the transport loads, and is not aboard another.
// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
// rule: mu-prototype/transports/ships-carry-land-transports
func TestWhatIsElsewhereIsNotLoaded(t *testing.T) {
	p := position(t, 4).held(green, 9, "egypt", "judea")
	galley := p.transport(green, Galley, 3, "egypt", 2)
	here, there := p.transport(green, Caravan, 1, "egypt", 1), p.transport(green, Caravan, 1, "judea", 1)
	wagon := p.transport(green, WarWagon, 1, "egypt", 2)
	ground, far, carried := p.engine(green, 1, "egypt", None), p.engine(green, 1, "judea", None), p.engine(green, 1, "egypt", wagon)
	second := p.transport(green, Merchantman, 3, "egypt", 2)
	ferried := p.transport(green, Caravan, 1, "egypt", 1)
	p.Transports[ferried].Aboard = second
	captain, aboard := p.captain(green, 1, "egypt", None), p.engine(green, 1, "egypt", galley)
	riding := p.transport(green, Caravan, 1, "egypt", 1)
	p.Transports[riding].Aboard = galley
	p.loads(galley)
	listed := func(a play.Answer) bool { return p.offers(a) || p.refuses(a) != play.Free }
	want(t, "an engine on the ground", p.offers(by(green, LoadEngine, ground, galley)), true)
	want(t, "an engine elsewhere", listed(by(green, LoadEngine, far, galley)), false)
	want(t, "an engine aboard a wagon", listed(by(green, LoadEngine, carried, galley)), false)
	want(t, "a Caravan here", listed(by(green, LoadTransport, here, galley)), true)
	want(t, "a Caravan elsewhere", listed(by(green, LoadTransport, there, galley)), false)
	want(t, "a Caravan aboard another ship", listed(by(green, LoadTransport, ferried, galley)), false)
	want(t, "a ship", listed(by(green, LoadTransport, second, galley)), false)
	want(t, "a Captain on the ground", p.offers(by(green, Board, captain, galley)), true)
	want(t, "an engine aboard goes ashore", p.offers(by(green, UnloadEngine, aboard, int16(at("egypt")))), true)
	want(t, "a Caravan aboard goes ashore", p.offers(by(green, UnloadTransport, riding, int16(at("egypt")))), true)
}

// At sea Captains go from ship to ship.
// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
func TestCaptainsGoFromShipToShip(t *testing.T) {
	p := position(t, 4)
	galley, merchant := p.transport(green, Galley, 1, "egyptian-sea", 2), p.transport(green, Merchantman, 1, "egyptian-sea", 2)
	captain := p.captain(green, 1, "egyptian-sea", p.transport(green, Galley, 1, "egyptian-sea", 2))
	want(t, "to a Galley", p.loads(galley).offers(by(green, Board, captain, galley)), true)
	want(t, "to a Merchantman", p.loads(merchant).offers(by(green, Board, captain, merchant)), false)
}

// A wagon takes 5 points, and what it holds goes with it: it is loaded where there is just so much room.
// rule: mu-prototype/transports/ships-carry-land-transports
// rule: mu-prototype/loading/capacity
func TestARoomForAWagonAndItsCrew(t *testing.T) {
	for crew, why := range map[int16]play.Rule{0: play.Free, 5: play.Free, 6: RuleCapacity} {
		p := position(t, 4).held(green, 5, "egypt")
		ship := p.transport(green, Galley, 1, "egypt", 10) // of 20
		wagon := p.transport(green, WarWagon, 1, "egypt", crew)
		want(t, "the wagon", p.loads(ship).refuses(by(green, LoadTransport, wagon, ship)), why)
	}
	p := position(t, 4).held(green, 5, "egypt")
	ship := p.transport(green, Galley, 1, "egypt", 10)
	wagon := p.transport(green, WarWagon, 1, "egypt", 9)
	p.Transports[ship].Spent = p.mp(ship) + 1
	want(t, "what comes first", p.loads(ship).refuses(by(green, LoadTransport, wagon, ship)), RuleMP)
}

// Whoever lands armies mostly wants all ashore, but somebody to stay with what would else be nobody's. He may leave it.
func TestLandingKeepsACrew(t *testing.T) {
	for _, x := range []struct {
		name, from string
		first      int16
		abandoned  string
	}{
		// rule: mu-prototype/movement/empty-transport-at-home
		{"at home all go", "egypt", 0, ""},
		// rule: mu-prototype/movement/empty-transport-elsewhere
		{"off a coast one stays", "levantine-sea", 6, "(all 7: it is abandoned)"},
	} {
		p := position(t, 4).own(green, "judea", "egypt")
		ship := p.transport(green, Galley, 1, x.from, 7)
		ashore := "judea"
		if x.first == 0 {
			ashore = x.from
		}
		land := play.Choice{Verb: UnloadArmies, A: ship, B: int16(at(ashore)), Lo: 1, Hi: 7}
		told := p.State.Describe("en", play.Offer{Seat: green, Prompt: AskConvoy, Choices: []play.Choice{land}}).Choices[0]
		want(t, x.name, told.First, x.first)
		want(t, x.name+", whole", told.Whole, true)
		if x.abandoned != "" && !strings.Contains(told.Label, x.abandoned) || x.abandoned == "" && strings.Contains(told.Label, "(") {
			t.Errorf("%s: %q", x.name, told.Label)
		}
	}
}

// Whoever embarks armies from a shore mostly wants all aboard, but somebody to hold the land that would else be given up.
// He may leave it.
//
// rule: mu-prototype/movement/last-army-leaving-territory
func TestEmbarkingLeavesSomebodyAshore(t *testing.T) {
	for ashore, first := range map[int16]int16{1: 1, 7: 6, 20: 19, 21: 0} {
		p := position(t, 4).held(green, ashore, "judea")
		ship := p.transport(green, Galley, 1, "levantine-sea", 0) // takes 20 VF
		p.loads(ship)
		told := p.State.Describe("en", p.match.Offers()[0]).Choices[0]
		want(t, "loading", told.Verb, "load-armies")
		want(t, "where the page begins", told.First, first)
		want(t, "whether it is said", strings.Contains(told.Label, "given up"), first > 0)
	}
}
