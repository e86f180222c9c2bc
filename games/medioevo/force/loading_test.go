package force_test

import (
	"strings"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// loads asks green what a transport of his is to load and unload.
func loads(p *Stage, i int16) *Stage {
	p.T.Helper()
	return p.Run(func(g *State, t *play.Table) {
		t.Await(func(o *play.Asking) {
			o.To(Green, AskConvoy)
			g.OfferLoading(o, i)
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
		p := Position(t, 4).Own(Green, "judea", "egypt")
		if x.village {
			p.Build(Settlement, 1, x.shore)
		}
		if x.captain != "" {
			p.Captain(Green, 1, x.captain, None)
		}
		i := p.Transport(Green, x.kind, 1, x.from, 1)
		Want(t, x.name+", armies", p.LoadCost(i, At(x.shore), LightLoad), x.light)
		Want(t, x.name+", goods", p.LoadCost(i, At(x.shore), HeavyLoad), x.heavy)
	}
	t.Run("another's Captain is no help", func(t *testing.T) {
		p := Position(t, 4).Own(Green, "judea")
		p.Captain(Red, 3, "judea", None)
		Want(t, "armies", p.LoadCost(p.Transport(Green, WarWagon, 1, "judea", 1), At("judea"), LightLoad), 1)
	})
}

func TestFortyOnAWagon(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// 8 Heavy Infantry, 40 VF, go aboard a War Wagon of level II for 1 of its 8 MP.
		p := Position(t, 4).Own(Green, "judea").Vf(Green, "judea", 45)
		wagon := p.Transport(Green, WarWagon, 2, "judea", 0)
		load := By(Green, LoadArmies, wagon, int16(At("judea")))
		p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon))
		// rule: mu-prototype/loading/capacity
		// rule: mu-alpha/combat/capacity-use
		Want(t, "most", p.Most(load), 40)
		// rule: mu-prototype/loading/must-load-first
		Want(t, "not before it is loaded", p.Offers(By(Green, MarchTo, int16(At("sinai")), None)), false)
		p.Play(Saying(load, 40))
		// rule: mu-prototype/loading/cost
		Want(t, "MP left", p.MpLeft(wagon), 7)
		Want(t, "on the ground", p.Ground(Green, At("judea")), 5)
		Want(t, "it may go", p.Offers(By(Green, MarchTo, int16(At("sinai")), None)), true)
		Want(t, "it is full", p.Refuses(load), RuleCapacity)
	})
}

func TestThreeAndOneAndTwo(t *testing.T) {
	// A transport with 6 MP enters 3 plains, unloads its armies for 1, and enters 2 more plains: 3 + 1 + 2 = 6.
	p := Position(t, 4)
	wagon := p.Transport(Green, Caravan, 1, "egypt", 2)
	lead := p.Transport(Green, WarWagon, 1, "egypt", 2)
	p.Transports[lead].Spent = 1 // 6 left, like the Caravan
	p.Own(Green, "egypt").Vf(Green, "egypt", 1)
	x := &p.Transports[wagon]
	// rule: mu-prototype/movement/one-budget-for-moving-and-loading
	// rule: mu-prototype/combat-actions/any-order-repeated
	x.Spent = 3 // three plains
	p.Acts(Green, (*State).Combat)
	p.Play(By(Green, Lead, lead), By(Green, Join, wagon), Saying(By(Green, UnloadArmies, wagon, int16(At("egypt"))), 1))
	Want(t, "left for two plains", p.MpLeft(wagon), 2)
	p.Transports[wagon].Spent += 2
	Want(t, "nothing is left", p.Refuses(By(Green, UnloadArmies, wagon, int16(At("egypt")))), play.Free)
	Want(t, "MP", p.MpLeft(wagon), 0)
	Want(t, "no step more", p.WhyNotStep(wagon, At("marmarica")), RuleMP)
	Want(t, "no unloading either", p.WhyNotLand(wagon, At("egypt"), LightLoad), RuleMP)
}

func TestCapacity(t *testing.T) {
	// A Galley of level II carries a War Wagon (5), a Catapult (5) and 10 VF: 20 of its 40 points.
	p := Position(t, 4).Own(Green, "egypt").Vf(Green, "egypt", 50)
	galley := p.Transport(Green, Galley, 2, "egypt", 10)
	wagon := p.Transport(Green, WarWagon, 1, "egypt", 0)
	catapult := p.Engine(Green, 1, "egypt", None)
	chief := p.Captain(Green, 1, "egypt", None)
	p.Acts(Green, (*State).Combat).Play(By(Green, Lead, galley))
	p.Play(By(Green, LoadTransport, wagon, galley), By(Green, LoadEngine, catapult, galley), By(Green, Board, chief, galley))
	// rule: mu-prototype/loading/capacity
	Want(t, "points", p.Burden(galley), 20)
	Want(t, "room", p.Space(galley), 20)
	// rule: mu-prototype/transports/ships-carry-land-transports
	Want(t, "aboard", p.Transports[wagon].Aboard, galley)
	p.Transports[wagon].VF = 15
	Want(t, "what it carries counts", p.Space(galley), 5)
	p.Transports[galley].VF += 3
	Want(t, "the wagon has no more room than the ship", p.Space(wagon), 2)
	Want(t, "spent", p.Transports[galley].Spent, 1) // in a port armies and wagons go for nothing, the engine for 1

	t.Run("Merchantmen carry no engines", func(t *testing.T) {
		// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
		p := Position(t, 4).Own(Green, "egypt").Vf(Green, "egypt", 5)
		ship := p.Transport(Green, Merchantman, 1, "egypt", 5)
		p.Engine(Green, 1, "egypt", None)
		Want(t, "an engine", p.WhyNotCarry(ship, At("egypt"), HeavyLoad), RuleWarOnly)
		Want(t, "a wagon", p.WhyNotCarry(ship, At("egypt"), LightLoad), play.Free)
		p.Transports[ship].VF = 6
		Want(t, "with 4 points left", p.WhyNotCarry(ship, At("egypt"), LightLoad), RuleCapacity)
	})
}

func TestWhereToLoad(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Own(Green, "judea", "sinai", "egypt").Vf(Green, "judea", 20).Vf(Green, "sinai", 5).Vf(Green, "egypt", 5)
		wagon := p.Transport(Green, WarWagon, 1, "judea", 1)
		ship := p.Transport(Green, Galley, 1, "levantine-sea", 1)
		docked := p.Transport(Green, Galley, 1, "egypt", 1)
		// rule: mu-prototype/loading/land-transport-same-territory
		// rule: mu-alpha/combat/load-location
		Want(t, "where it stands", p.WhyNotUse(wagon, At("judea"), LightLoad), play.Free)
		Want(t, "next door", p.WhyNotUse(wagon, At("sinai"), LightLoad), RuleOutOfReach)
		// rule: mu-prototype/loading/ship-in-port-or-adjacent-sea
		Want(t, "off a coast", p.WhyNotUse(ship, At("sinai"), LightLoad), play.Free)
		Want(t, "far off", p.WhyNotUse(ship, At("egypt"), LightLoad), RuleShipAway)
		Want(t, "in port", p.WhyNotUse(docked, At("egypt"), LightLoad), play.Free)
		Want(t, "beside the port", p.WhyNotUse(docked, At("sinai"), LightLoad), RuleShipAway)
		p.Land("sinai").Out = true
		Want(t, "off a coast that is not in the game", p.WhyNotUse(ship, At("sinai"), LightLoad), RuleShipAway)
		p.Land("sinai").Out = false
		// rule: mu-prototype/supply/no-voluntary-excess
		// rule: mu-alpha/population/no-voluntary-excess
		p.Transports[wagon].VF = 10
		p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon))
		Want(t, "no more than the land feeds", p.Refuses(By(Green, UnloadArmies, wagon, int16(At("judea")))), RuleSupply)
	})
}

func TestGoodsByHand(t *testing.T) {
	// The Merchantman unloads off Jerusalem for 1 MP, a Caravan there takes the goods up for 1 MP.
	p := Position(t, 4).Own(Green, "judea").Vf(Green, "judea", 1).Build(Settlement, 2, "judea")
	p.Phase = Trade
	ship := p.Transport(Green, Merchantman, 1, "levantine-sea", 1)
	caravan := p.Transport(Green, Caravan, 1, "judea", 1)
	p.Transports[ship].Cargo[0] = Lot{N: 10, Good: 2, From: int16(At("thrace"))}
	p.Transports[ship].Spent = 5 // of 6
	p.Acts(Green, tradeOnce)
	p.Play(By(Green, Lead, ship))
	p.Play(Saying(By(Green, UnloadGoods, ship, int16(0), int16(At("judea"))), 10))
	Want(t, "MP of the ship", p.MpLeft(ship), 0)
	Want(t, "on land", p.Heaps[0].N, 10)
	// rule: mu-prototype/commerce/goods-left-on-land
	Want(t, "until", p.Heaps[0].Until, p.Turn+1)
	p.Play(Says(Green, Halt), By(Green, Lead, caravan))
	// rule: mu-prototype/commerce/relay-goods
	p.Play(Saying(By(Green, LoadGoods, caravan, int16(0), int16(2)), 7))
	Want(t, "aboard", p.Transports[caravan].Cargo[0], Lot{N: 7, Good: 2, From: int16(At("thrace"))})
	Want(t, "MP of the Caravan", p.MpLeft(caravan), 5)
	p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) })
	Want(t, "still there at the end of the turn", p.Heaps[0].N, 3)
	p.Turn++
	p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) })
	Want(t, "rotten at the end of the next", p.Heaps[0].N, 0)
}

// Goods are put down and taken up in parts, and in Trade only.
//
// rule: mu-prototype/commerce/goods-left-on-land
// rule: mu-prototype/commerce/relay-goods
// rule: mu-alpha/commerce/transship
func TestGoodsInParts(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 1, "judea").Build(Settlement, 2, "judea")
		caravan := p.Transport(Green, Caravan, 1, "judea", 1)
		p.Stowed(caravan, Spices, 10, "thrace")
		unload := By(Green, UnloadGoods, caravan, 0, int16(At("judea")))
		Want(t, "in Combat", loads(p, caravan).Offers(Saying(unload, 4)), false)
		p.Phase = Trade
		p.Acts(Green, tradeOnce).Play(By(Green, Lead, caravan), Saying(unload, 4))
		Want(t, "on land", p.Heaps[0].N, 4)
		Want(t, "aboard", p.Transports[caravan].Cargo[0].N, 6)
		load := By(Green, LoadGoods, caravan, 0, int16(Spices))
		p.Play(Saying(load, 3))
		Want(t, "one is left", p.Heaps[0].N, 1)
		p.Play(Saying(load, 1))
		Want(t, "nothing lies there", p.Heaps[0], Heap{At: NoPlace})
		Want(t, "all of them aboard", p.Transports[caravan].Cargo[0].N, 10)
	})
}

// A heap takes at least one of the 160 goods cubes: when all lie about, none is put down but on what it joins, and what
// would fall to the ground is lost for all to see.
//
// rule: mu-prototype/commerce/goods-left-on-land
func TestNoCubeForAnotherHeap(t *testing.T) {
	p := Position(t, 3).Held(Green, 5, "thrace", "lydia").Build(Settlement, 1, "thrace")
	p.Phase = Trade
	caravan, doomed := p.Transport(Green, Caravan, 1, "thrace", 1), p.Transport(play.Nobody, Caravan, 1, "lydia", 0)
	wine, salt := Lot{N: 4, Good: Wine, From: None}, Lot{N: 3, Good: Salt, From: None}
	p.Stow(caravan, wine)
	p.Stow(caravan, salt)
	p.Stow(doomed, wine)
	for h := range p.Heaps {
		p.Heaps[h] = Heap{Lot: Lot{N: 1, Good: Furs, From: int16(h % Territories)}, At: At("egypt"), Until: p.Turn + 1}
	}
	p.Heaps[7] = Heap{Lot: salt, At: At("thrace"), Until: p.Turn + 1}
	p.Acts(Green, tradeOnce).Play(By(Green, Lead, caravan))
	Want(t, "another heap", p.Refuses(By(Green, UnloadGoods, caravan, 0, int16(At("thrace")))), RuleNoCubes)
	p.Play(Saying(By(Green, UnloadGoods, caravan, 1, int16(At("thrace"))), 3))
	Want(t, "on one that lies there", p.Heaps[7].N, 6)
	p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) })
	Want(t, "what nobody's Caravan held", p.Told(KeyGoodsLost, int16(At("lydia")), 4, int16(Wine)), true)
}

// tradeOnce asks what offerMarch lists until the player ends it, as Trade does among other things.
func tradeOnce(g *State, t *play.Table, s play.Seat) {
	for {
		a := t.Await(func(o *play.Asking) {
			g.AskCombat(o, s)
			g.OfferMarch(o, s)
			o.May(play.Choice{Verb: EndCombat}, play.Free)
		})
		if a.Verb == EndCombat {
			return
		}
		g.Lead(t, a)
	}
}

func TestFullHold(t *testing.T) {
	p := Position(t, 4)
	caravan := p.Transport(Green, Caravan, 2, "judea", 1)
	p.Transports[caravan].Cargo[0] = Lot{N: 20, Good: 2, From: None}
	// rule: mu-prototype/commerce/capacity
	Want(t, "room", p.Hold(caravan), 10)
	p.Stow(caravan, Lot{N: 10, Good: 2, From: None})
	Want(t, "one lot", p.Transports[caravan].Cargo[0].N, 30)
	Want(t, "full", p.Hold(caravan), 0)
}

func TestLastArmyAboard(t *testing.T) {
	p := Position(t, 4).Own(Green, "judea", "sinai").Vf(Green, "judea", 5).Vf(Green, "sinai", 25)
	ship := p.Transport(Green, Galley, 1, "levantine-sea", 1)
	p.Acts(Green, (*State).Combat).Play(By(Green, Lead, ship))
	// rule: mu-prototype/movement/last-army-leaving-territory
	Want(t, "a warning", p.Most(By(Green, LoadArmies, ship, int16(At("judea")), 1)), 5)
	Want(t, "none where some stay", p.Most(By(Green, LoadArmies, ship, int16(At("sinai")), 0)), 19)
	p.Play(Saying(By(Green, LoadArmies, ship, int16(At("judea")), 1), 4))
	Want(t, "with one left", p.Land("judea").Owner, Green)
	p.Play(Saying(By(Green, LoadArmies, ship, int16(At("judea")), 1), 1))
	Want(t, "with none", p.Land("judea").Owner, play.Nobody)

	for _, c := range []struct {
		name  string
		ship  string
		but   func(p *Stage)
		given bool
	}{
		{"from his own land off the shore", "levantine-sea", func(*Stage) {}, true},
		{"in port", "palestine", func(*Stage) {}, false},
		{"in port, aboard a ship that was empty", "palestine", func(p *Stage) { p.Transports[0].VF = 0 }, false},
		{"from an ally's land", "levantine-sea", func(p *Stage) { p.Own(Red, "palestine") }, false},
		{"from contested land", "levantine-sea", func(p *Stage) { p.Land("palestine").Before = Green }, false},
		{"where one stays", "levantine-sea", func(p *Stage) { p.Vf(Green, "palestine", 1) }, false},
	} {
		p := Position(t, 4).Held(Green, 5, "palestine")
		ship := p.Transport(Green, Galley, 1, c.ship, 1)
		c.but(p)
		Want(t, c.name, p.Emptied(ship, At("palestine"), 5), c.given)
	}
}

func TestLoadingUnderSiege(t *testing.T) {
	p := Position(t, 4).Own(Green, "egypt").Vf(Green, "egypt", 5)
	wagon, docked := p.Transport(Green, WarWagon, 1, "egypt", 1), p.Transport(Green, Galley, 1, "egypt", 1)
	outside := p.Transport(Green, Galley, 1, "egyptian-sea", 1)
	p.Land("egypt").Siege = Siege{By: Red, Land: true, Sea: true}
	// rule: mu-prototype/siege/both-sides-access
	Want(t, "within the walls", p.WhyNotUse(wagon, At("egypt"), LightLoad), play.Free)
	Want(t, "in port", p.WhyNotUse(docked, At("egypt"), LightLoad), play.Free)
	Want(t, "from outside", p.WhyNotUse(outside, At("egypt"), LightLoad), RuleSiegeBySea)
	p.Land("egypt").Siege.Sea = false
	Want(t, "besieged by land alone", p.WhyNotUse(outside, At("egypt"), LightLoad), play.Free)
}

func TestFightingFromAboard(t *testing.T) {
	p := Position(t, 4).Own(Green, "sinai").Vf(Green, "sinai", 1).Vf(Barbarians, "judea", 4)
	wagon := p.Transport(Green, WarWagon, 1, "sinai", 10)
	p.Captain(Green, 1, "sinai", wagon)
	p.Acts(Green, (*State).Combat)
	p.Play(By(Green, Lead, wagon), By(Green, Attack, int16(At("judea")), int16(Barbarians)))
	// rule: mu-prototype/loading/no-unloading-to-fight
	Want(t, "all but the crew fight from aboard", p.Told(KeyAttack, int16(Green), int16(Barbarians), int16(At("judea")), 9), true)
	Want(t, "nobody has gone ashore", p.Ground(Green, At("judea"))+p.Ground(Green, At("sinai")), 1)
}

// rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
func TestASabotagedWagonIsNotFerriedAway(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "egypt")
	galley := p.Transport(Green, Galley, 3, "egypt", 5)
	wagon := p.Transport(Green, WarWagon, 1, "egypt", 2)
	p.Transports[wagon].Halted = Sabotaged
	p.Acts(Green, (*State).Combat).Play(By(Green, Lead, galley))
	Want(t, "aboard a Galley", p.Refuses(By(Green, LoadTransport, wagon, galley)), RuleHindered)
	p.Transports[wagon].Halted = 0
	Want(t, "one that is not", loads(p, galley).Offers(By(Green, LoadTransport, wagon, galley)), true)
	p.Transports[wagon].Halted, p.Transports[galley].Spent = Sabotaged, p.Mp(galley)+1
	Want(t, "aboard one that may not load", loads(p, galley).Refuses(By(Green, LoadTransport, wagon, galley)), RuleMP)
}

// What is loaded stands where the transport loads, and is not aboard another.
// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
// rule: mu-prototype/transports/ships-carry-land-transports
// rule: mu-alpha/concepts/transport-families
func TestWhatIsElsewhereIsNotLoaded(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 9, "egypt", "judea")
		galley := p.Transport(Green, Galley, 3, "egypt", 2)
		here, there := p.Transport(Green, Caravan, 1, "egypt", 1), p.Transport(Green, Caravan, 1, "judea", 1)
		wagon := p.Transport(Green, WarWagon, 1, "egypt", 2)
		ground, far, carried := p.Engine(Green, 1, "egypt", None), p.Engine(Green, 1, "judea", None), p.Engine(Green, 1, "egypt", wagon)
		second := p.Transport(Green, Merchantman, 3, "egypt", 2)
		ferried := p.Transport(Green, Caravan, 1, "egypt", 1)
		p.Transports[ferried].Aboard = second
		captain, aboard := p.Captain(Green, 1, "egypt", None), p.Engine(Green, 1, "egypt", galley)
		riding := p.Transport(Green, Caravan, 1, "egypt", 1)
		p.Transports[riding].Aboard = galley
		loads(p, galley)
		listed := func(a play.Answer) bool { return p.Offers(a) || p.Refuses(a) != play.Free }
		Want(t, "an engine on the ground", p.Offers(By(Green, LoadEngine, ground, galley)), true)
		Want(t, "an engine elsewhere", listed(By(Green, LoadEngine, far, galley)), false)
		Want(t, "an engine aboard a wagon", listed(By(Green, LoadEngine, carried, galley)), false)
		Want(t, "a Caravan here", listed(By(Green, LoadTransport, here, galley)), true)
		Want(t, "a Caravan elsewhere", listed(By(Green, LoadTransport, there, galley)), false)
		Want(t, "a Caravan aboard another ship", listed(By(Green, LoadTransport, ferried, galley)), false)
		Want(t, "a ship", listed(By(Green, LoadTransport, second, galley)), false)
		Want(t, "a Captain on the ground", p.Offers(By(Green, Board, captain, galley)), true)
		Want(t, "an engine aboard goes ashore", p.Offers(By(Green, UnloadEngine, aboard, int16(At("egypt")))), true)
		Want(t, "a Caravan aboard goes ashore", p.Offers(By(Green, UnloadTransport, riding, int16(At("egypt")))), true)
	})
}

// At sea Captains go from ship to ship.
// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
func TestCaptainsGoFromShipToShip(t *testing.T) {
	p := Position(t, 4)
	galley, merchant := p.Transport(Green, Galley, 1, "egyptian-sea", 2), p.Transport(Green, Merchantman, 1, "egyptian-sea", 2)
	captain := p.Captain(Green, 1, "egyptian-sea", p.Transport(Green, Galley, 1, "egyptian-sea", 2))
	Want(t, "to a Galley", loads(p, galley).Offers(By(Green, Board, captain, galley)), true)
	Want(t, "to a Merchantman", loads(p, merchant).Offers(By(Green, Board, captain, merchant)), false)
}

// A wagon takes 5 points, and what it holds goes with it: it is loaded where there is just so much room.
// rule: mu-prototype/transports/ships-carry-land-transports
// rule: mu-prototype/loading/capacity
// rule: mu-alpha/combat/capacity-use
func TestARoomForAWagonAndItsCrew(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for crew, why := range map[int16]play.Rule{0: play.Free, 5: play.Free, 6: RuleCapacity} {
			p := Position(t, 4).Held(Green, 5, "egypt")
			ship := p.Transport(Green, Galley, 1, "egypt", 10) // of 20
			wagon := p.Transport(Green, WarWagon, 1, "egypt", crew)
			Want(t, "the wagon", loads(p, ship).Refuses(By(Green, LoadTransport, wagon, ship)), why)
		}
		p := Position(t, 4).Held(Green, 5, "egypt")
		ship := p.Transport(Green, Galley, 1, "egypt", 10)
		wagon := p.Transport(Green, WarWagon, 1, "egypt", 9)
		p.Transports[ship].Spent = p.Mp(ship) + 1
		Want(t, "what comes first", loads(p, ship).Refuses(By(Green, LoadTransport, wagon, ship)), RuleMP)
	})
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
		p := Position(t, 4).Own(Green, "judea", "egypt")
		ship := p.Transport(Green, Galley, 1, x.from, 7)
		ashore := "judea"
		if x.first == 0 {
			ashore = x.from
		}
		land := play.Choice{Verb: UnloadArmies, A: ship, B: int16(At(ashore)), Lo: 1, Hi: 7}
		told := p.State.Describe("en", play.Offer{Seat: Green, Prompt: AskConvoy, Choices: []play.Choice{land}}).Choices[0]
		Want(t, x.name, told.First, x.first)
		Want(t, x.name+", whole", told.Whole, true)
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
		p := Position(t, 4).Held(Green, ashore, "judea")
		ship := p.Transport(Green, Galley, 1, "levantine-sea", 0) // takes 20 VF
		loads(p, ship)
		told := p.State.Describe("en", p.Match.Offers()[0]).Choices[0]
		Want(t, "loading", told.Verb, "load-armies")
		Want(t, "where the page begins", told.First, first)
		Want(t, "whether it is said", strings.Contains(told.Label, "given up"), first > 0)
	}
}
