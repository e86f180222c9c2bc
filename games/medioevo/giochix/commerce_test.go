package giochix

import (
	"slices"
	"testing"

	"signoria/games/wording"
	"signoria/play"
)

// trading lets a player trade in Commerce.
func (p *at) trading(s play.Seat) *at {
	return p.run(func(g *State, t *play.Table) {
		for g.canTrade(s) && g.trade(t, s) {
		}
	})
}

// good is the good that a settlement produces, absent one that is not there.
func (p *at) good(id string) int8 { return box.Produces[p.place(id)] }

func (p *at) absent(id string) int8 {
	for good := range int8(Goods) {
		if !p.present(p.place(id), good) {
			return good
		}
	}
	p.t.Fatalf("in %s there is everything", id)
	return None
}

// loaded gives a transport pieces of a good.
func (p *at) loaded(s play.Seat, i, good, n int8) *at {
	p.Players[s].Property[i].Cargo[good] += n
	return p
}

func TestTradersMove(t *testing.T) {
	// rule: mu-giochix/commerce/sell
	t.Run("a Movement Point for each step, purchase and sale", func(t *testing.T) {
		// rule: mu-giochix/commerce/actions
		// rule: mu-giochix/commerce/move-cost
		// rule: mu-giochix/commerce/buy
		// rule: mu-giochix/components/movement-and-capacity
		p := position(t, 3)
		i := p.own(byzantines, Caravan, 1, "thrace")
		n := numbered(byzantines, i)
		p.trading(byzantines)
		p.play(by(byzantines, BuyGoods, n, int16(p.good("thrace")), 0, 2))
		p.wantFlorins(byzantines, 800)
		p.play(by(byzantines, TradeMove, n, int16(p.place("macedonia"))))
		p.play(by(byzantines, SellGoods, n, int16(p.good("thrace")), 0, 2))
		p.wantFlorins(byzantines, 1000)
		if left := p.stepsLeft(byzantines, i); left != 1 {
			t.Errorf("%d points are left of 4", left)
		}
		p.play(by(byzantines, TradeMove, n, int16(p.place("thrace"))))
		if !p.stage.Over() {
			t.Error("without Movement Points something is asked")
		}
	})
	t.Run("ships go from port to sea and sea to port, Caravans by land", func(t *testing.T) {
		// rule: mu-giochix/commerce/move-cost
		// rule: mu-giochix/components/map
		p := position(t, 3)
		ship, cart := numbered(byzantines, p.own(byzantines, MerchantShip, 1, "thrace")), numbered(byzantines, p.own(byzantines, Caravan, 1, "thrace"))
		p.trading(byzantines)
		port := box.Atlas.Territories[p.place("thrace")].Port
		for _, c := range []struct {
			n    int16
			to   Place
			want bool
		}{{ship, port, true}, {ship, p.place("macedonia"), false}, {cart, port, false}, {cart, p.place("macedonia"), true}} {
			if got := p.may(byzantines, play.Choice{Verb: TradeMove, A: c.n, B: int16(c.to)}); got != c.want {
				t.Errorf("%d may go to %s: %v", c.n, c.to.ID(), got)
			}
		}
	})
	// rule: mu-giochix/commerce/move-cost
	t.Run("a cube of a good aboard stays where a loaded transport leaves, if it is not there", func(t *testing.T) {
		// rule: mu-giochix/commerce/leaving-adds-cube
		p := position(t, 3)
		i := p.own(byzantines, Caravan, 2, "thrace")
		one := p.absent("thrace")
		p.loaded(byzantines, i, one, 1).loaded(byzantines, i, p.good("thrace"), 1)
		p.trading(byzantines).play(by(byzantines, TradeMove, numbered(byzantines, i), int16(p.place("macedonia"))))
		if got := p.Territories[p.place("thrace")].Cubes; got != 1<<one {
			t.Errorf("the cubes are %b", got)
		}
		if p.Players[byzantines].Property[i].Cargo[one] != 1 {
			t.Error("the cube was taken from aboard, not from the reserve")
		}
	})
	t.Run("of several the mover chooses one", func(t *testing.T) {
		// rule: mu-giochix/commerce/leaving-adds-cube
		p := position(t, 3)
		i := p.own(byzantines, Caravan, 2, "thrace")
		one := p.absent("thrace")
		p.Territories[p.place("thrace")].Cubes |= 1 << one
		two := p.absent("thrace")
		p.Territories[p.place("thrace")].Cubes = 0
		p.loaded(byzantines, i, one, 1).loaded(byzantines, i, two, 1)
		p.trading(byzantines).play(by(byzantines, TradeMove, numbered(byzantines, i), int16(p.place("macedonia"))), by(byzantines, LeaveCube, int16(two)))
		if got := p.Territories[p.place("thrace")].Cubes; got != 1<<two {
			t.Errorf("the cubes are %b", got)
		}
	})
	t.Run("a reserve that is empty leaves none", func(t *testing.T) {
		// rule: mu-giochix/commerce/leaving-adds-cube
		// rule: mu-giochix/components/tokens-and-supply
		p := position(t, 3)
		i := p.own(byzantines, Caravan, 2, "thrace")
		one := p.absent("thrace")
		p.loaded(byzantines, i, one, cubes)
		if p.reserve(one) != 0 || p.leaves(byzantines, i) != 0 {
			t.Errorf("the reserve holds %d, and %b can be left", p.reserve(one), p.leaves(byzantines, i))
		}
	})
}

func TestWhoPlunders(t *testing.T) {
	t.Run("the first in the order of the turn who is an enemy, and never the owner himself", func(t *testing.T) {
		// rule: mu-giochix/commerce/hostile-units-plunder
		p := position(t, 3).stand(byzantines, "serbia", Counts{Light: 1}).stand(hungarians, "serbia", Counts{Light: 1})
		if got := p.plunderer(byzantines, p.place("serbia")); got != hungarians {
			t.Errorf("it is %d", got)
		}
	})
}

// rule: mu-giochix/commerce/hostile-units-plunder
// rule: mu-giochix/commerce/non-hostile-units
// rule: mu-giochix/commerce/buy-forbidden
// rule: mu-giochix/diplomacy/commercial-pact
func TestMarketsToShunAreSeen(t *testing.T) {
	p := position(t, 3).stand(mamluks, "egypt", Counts{Light: 1}).barbariansIn("cappadocia", Horde{Light: 1})
	seen := func(what string, s play.Seat, barred, shut string) {
		t.Helper()
		v := p.View(s).(*View)
		is := func(all []int, id string) bool { return id != "" && slices.Contains(all, int(p.place(id))) }
		if (barred != "" && !is(v.Barred, barred)) || (shut != "" && !is(v.Shut, shut)) {
			t.Errorf("%s: not told, %v %v", what, v.Barred, v.Shut)
		}
		if (barred == "" && is(v.Barred, "egypt")) || (shut == "" && is(v.Shut, "egypt")) {
			t.Errorf("%s: told of Egypt, %v %v", what, v.Barred, v.Shut)
		}
	}
	p.Phase, p.Active = Combat, byzantines
	seen("before Commerce", byzantines, "", "")
	p.Phase = Commerce
	seen("Barbarians", byzantines, "cappadocia", "egypt")
	seen("another's figures, in his land", byzantines, "egypt", "egypt")
	seen("who does not trade", mamluks, "", "")
	seen("a spectator", play.Nobody, "", "")
	p.Active = mamluks
	seen("his own", mamluks, "", "")
	p.Active = play.Nobody
	seen("a spectator while nobody trades", play.Nobody, "", "")
	p.Active = byzantines
	p.Pacts[mamluks][byzantines].Kinds = 1 << CommercialPact
	seen("with a Commercial Pact", byzantines, "", "")
}

func TestEnteringInCommerce(t *testing.T) {
	enter := func(p *at) *at {
		i := p.own(byzantines, Caravan, 1, "macedonia")
		p.loaded(byzantines, i, 0, 2)
		return p.trading(byzantines).play(by(byzantines, TradeMove, numbered(byzantines, i), int16(p.place("serbia")), b2i(p.plunderer(byzantines, p.place("serbia")) != play.Nobody)))
	}
	left := func(p *at) bool { return p.Players[byzantines].Property[0].Kind == Caravan }
	t.Run("an enemy's land without armies, and nobody's land without a horde", func(t *testing.T) {
		// rule: mu-giochix/commerce/enter-enemy-without-armies
		// rule: mu-giochix/commerce/enter-barbarian-no-horde
		p := position(t, 3)
		if enter(p); !left(p) || p.Hordes[p.place("serbia")].Units() != 0 {
			t.Error("nobody's land stops it")
		}
		p = position(t, 3)
		p.Territories[p.place("serbia")].Star = mamluks
		if enter(p); !left(p) {
			t.Error("an enemy's empty land stops it")
		}
	})
	t.Run("Barbarians plunder it for nothing, a player for half its worth", func(t *testing.T) {
		// rule: mu-giochix/commerce/hostile-units-plunder
		p := position(t, 3).barbariansIn("serbia", Horde{Light: 1})
		if enter(p); left(p) {
			t.Error("the Barbarians let it be")
		}
		p = position(t, 3).stand(mamluks, "serbia", Counts{Light: 1})
		if enter(p); left(p) {
			t.Error("the enemy lets it be")
		}
		p.wantFlorins(mamluks, 1000+50+100)
	})
	t.Run("however much it carries", func(t *testing.T) {
		// rule: mu-giochix/commerce/hostile-units-plunder
		p := position(t, 3)
		i := p.own(byzantines, Caravan, 3, "serbia")
		p.loaded(byzantines, i, 0, 7).run(func(g *State, t *play.Table) { g.plunder(t, byzantines, i, mamluks) })
		p.wantFlorins(mamluks, 1000+150+350)
	})
	t.Run("units that a pact binds do nothing", func(t *testing.T) {
		// rule: mu-giochix/commerce/non-hostile-units
		p := position(t, 3).stand(mamluks, "serbia", Counts{Light: 1})
		p.Pacts[mamluks][byzantines].Kinds = 1 << NonBelligerencePact
		if enter(p); !left(p) {
			t.Error("a friend plunders it")
		}
		for _, pact := range []PactKind{CommercialPact, CivilControlPact, PassagePact, MilitaryControlPact, DefensiveAlliance} {
			p = position(t, 3).stand(mamluks, "serbia", Counts{Light: 1})
			p.Pacts[mamluks][byzantines].Kinds = 1 << pact
			if enter(p); !left(p) {
				t.Errorf("who has granted pact %d plunders it", pact)
			}
		}
	})
	// rule: mu-giochix/diplomacy/military-control-pact
	// rule: mu-giochix/commerce/non-hostile-units
	t.Run("a guest plunders nothing of his host's", func(t *testing.T) {
		for pact, guest := range map[PactKind]bool{PassagePact: true, MilitaryControlPact: true, CommercialPact: false} {
			p := position(t, 3).stand(mamluks, "serbia", Counts{Light: 1})
			p.Territories[p.place("serbia")].Star = byzantines
			p.Pacts[byzantines][mamluks].Kinds = 1 << pact
			if enter(p); left(p) != guest {
				t.Errorf("pact %d: it is left %v", pact, left(p))
			}
		}
	})
}

func b2i(b bool) int16 {
	if b {
		return 1
	}
	return 0
}

func TestBuying(t *testing.T) {
	buy := func(p *at, id string, good int8) play.Choice {
		return play.Choice{Verb: BuyGoods, A: 0, B: int16(good)}
	}
	t.Run("what is printed or lies there as a cube, and nothing else", func(t *testing.T) {
		// rule: mu-giochix/commerce/buy
		p := position(t, 3)
		p.own(byzantines, Caravan, 1, "thrace")
		other := p.absent("thrace")
		p.trading(byzantines)
		if !p.may(byzantines, buy(p, "thrace", p.good("thrace"))) || p.may(byzantines, buy(p, "thrace", other)) {
			t.Error("the wrong goods are for sale")
		}
		p.Territories[p.place("thrace")].Cubes = 1 << other
		if p.trading(byzantines); !p.may(byzantines, buy(p, "thrace", other)) {
			t.Error("what lies there as a cube is not for sale")
		}
	})
	t.Run("not where there is a battle, nor with an opponent without a commercial pact", func(t *testing.T) {
		// rule: mu-giochix/commerce/buy-forbidden
		// rule: mu-giochix/diplomacy/commercial-pact
		p := position(t, 3)
		p.own(byzantines, Caravan, 1, "egypt")
		p.trading(byzantines)
		if got := p.why(byzantines, buy(p, "egypt", p.good("egypt"))); got != RuleTradePact {
			t.Errorf("without a pact it is forbidden by %d", got)
		}
		p.Pacts[mamluks][byzantines].Kinds = 1 << CommercialPact
		p.trading(byzantines)
		if got := p.why(byzantines, buy(p, "egypt", p.good("egypt"))); got != play.Free {
			t.Errorf("with a pact it is forbidden by %d", got)
		}
		p.stand(mamluks, "egypt", Counts{Light: 1})
		p.own(mamluks, Caravan, 1, "egypt")
		for _, s := range []play.Seat{byzantines, mamluks} {
			if p.trading(s); p.why(s, play.Choice{Verb: BuyGoods, A: numbered(s, 0), B: int16(p.good("egypt"))}) != play.Free {
				t.Errorf("whoever stands there alone disturbs the trade of seat %d", s)
			}
		}
		p.stand(mamluks, "egypt", Counts{Light: 1}).barbariansIn("egypt", Horde{Light: 1})
		p.trading(byzantines)
		if got := p.why(byzantines, buy(p, "egypt", p.good("egypt"))); got != RuleTradeBattle {
			t.Errorf("beside a battle it is forbidden by %d", got)
		}
	})
	t.Run("as much as it carries and he can pay", func(t *testing.T) {
		// rule: mu-giochix/components/movement-and-capacity
		p := position(t, 3)
		p.own(byzantines, Caravan, 2, "thrace")
		p.Players[byzantines].Florins = 350
		p.trading(byzantines)
		o, _ := p.stage.OfferTo(byzantines)
		for _, c := range o.Choices {
			if c.Verb == BuyGoods && c.Hi != 3 {
				t.Errorf("he may buy up to %d", c.Hi)
			}
		}
	})
}

func TestSelling(t *testing.T) {
	t.Run("what is not there, for 100, and a cube comes of it", func(t *testing.T) {
		// rule: mu-giochix/commerce/sell
		// rule: mu-giochix/commerce/sale-adds-cube
		p := position(t, 3)
		i := p.own(byzantines, Caravan, 2, "thrace")
		good := p.absent("thrace")
		p.loaded(byzantines, i, good, 3).loaded(byzantines, i, p.good("thrace"), 1).trading(byzantines)
		if got := p.why(byzantines, play.Choice{Verb: SellGoods, A: 0, B: int16(p.good("thrace"))}); got != RulePresent {
			t.Errorf("what is there is kept off by %d", got)
		}
		p.play(by(byzantines, SellGoods, 0, int16(good), 0, 2))
		p.wantFlorins(byzantines, 1200)
		if p.Territories[p.place("thrace")].Cubes != 1<<good {
			t.Error("no cube came of it")
		}
		if got := p.why(byzantines, play.Choice{Verb: SellGoods, A: 0, B: int16(good)}); got != RulePresent {
			t.Error("it can be sold again")
		}
	})
	// rule: mu-giochix/commerce/sell
	t.Run("20 more for each real cube", func(t *testing.T) {
		// rule: mu-giochix/commerce/great-market-bonus
		p := position(t, 3)
		i := p.own(byzantines, Caravan, 2, "thrace")
		for range 3 {
			p.Territories[p.place("thrace")].Cubes |= 1 << p.absent("thrace")
		}
		good := p.absent("thrace")
		p.loaded(byzantines, i, good, 4).trading(byzantines).play(by(byzantines, SellGoods, 0, int16(good), 0, 4))
		p.wantFlorins(byzantines, 1640)
	})
}

func TestRoutes(t *testing.T) {
	stops := []string{"macedonia", "lydia", "thessaly", "pannonia"}
	// rule: mu-giochix/commerce/actions
	t.Run("opened where it has bought, with 4, 6 or 8 stops of nine tokens", func(t *testing.T) {
		// rule: mu-giochix/commerce/open-route
		// rule: mu-giochix/components/tokens-and-supply
		p := position(t, 3)
		p.own(byzantines, Caravan, 1, "thrace")
		other := p.own(byzantines, Caravan, 1, "thrace")
		p.trading(byzantines)
		open := play.Choice{Verb: OpenRoute, A: 0, B: 4}
		if p.may(byzantines, open) {
			t.Error("without a purchase it can be opened")
		}
		p.play(by(byzantines, BuyGoods, 0, int16(p.good("thrace")), 0, 1), open.With(byzantines, 0))
		if p.may(byzantines, play.Choice{Verb: AddStop, A: int16(p.place("thrace"))}) {
			t.Error("where it starts can be a stop")
		}
		for _, id := range stops {
			p.play(by(byzantines, AddStop, int16(p.place(id))))
			if o, _ := p.stage.OfferTo(byzantines); o.Prompt == AskStop && p.may(byzantines, play.Choice{Verb: AddStop, A: int16(p.place(id))}) {
				t.Error("a settlement can be two stops")
			}
		}
		if r := p.Players[byzantines].Property[0].Route; r.N != 4 || r.destination() != p.place("pannonia") {
			t.Errorf("the route is %+v", r)
		}
		p.play(by(byzantines, BuyGoods, numbered(byzantines, other), int16(p.good("thrace")), 0, 1))
		for n, want := range map[int16]play.Rule{4: play.Free, 6: RuleRouteTokens} {
			if got := p.why(byzantines, play.Choice{Verb: OpenRoute, A: numbered(byzantines, other), B: n}); got != want {
				t.Errorf("a second route of %d stops is forbidden by %d", n, got)
			}
		}
		if got := p.why(byzantines, open); got != RuleOneRoute {
			t.Errorf("a second route of one transport is forbidden by %d", got)
		}
	})
	route := func(t *testing.T, n int8, done uint8, at string) *at {
		p := position(t, 3)
		i := p.own(byzantines, Caravan, 3, at)
		x := &p.Players[byzantines].Property[i]
		all := append(stops, "dalmatia", "transylvania", "egypt", "thrace")
		for j := range n {
			x.Route.Stops[j] = uint8(p.place(all[j]))
		}
		x.Route.Stops[n-1] = uint8(p.place("macedonia"))
		x.Route.Stops[0] = uint8(p.place(all[n-1]))
		x.Route.N, x.Route.Done = n, done
		return p
	}
	t.Run("a stop is completed when the transport passes it", func(t *testing.T) {
		// rule: mu-giochix/commerce/route-stop-reached
		p := route(t, 4, 0b0111, "thrace").trading(byzantines)
		p.play(by(byzantines, TradeMove, 0, int16(p.place("macedonia"))))
		if !p.Players[byzantines].Property[0].Route.complete() {
			t.Error("it is not complete")
		}
	})
	t.Run("2 Commerce Points for 4 stops, 4 for 6, 6 for 8, each in florins or in Honour", func(t *testing.T) {
		// rule: mu-giochix/commerce/route-destination
		// rule: mu-giochix/commerce/commerce-point-conversion
		// rule: mu-giochix/victory/hp-trade-route
		for n, points := range map[int8]int16{4: 2, 6: 4, 8: 6} {
			p := route(t, n, 1<<n-1, "macedonia")
			good := p.absent("macedonia")
			p.loaded(byzantines, 0, good, 4).trading(byzantines)
			for c := range points + 1 {
				if !p.may(byzantines, play.Choice{Verb: SellOnRoute, A: 0, B: int16(good), C: c}) {
					t.Errorf("with %d stops he cannot take %d points in florins", n, c)
				}
			}
			if p.may(byzantines, play.Choice{Verb: SellOnRoute, A: 0, B: int16(good), C: points + 1}) {
				t.Errorf("with %d stops there are more than %d points", n, points)
			}
			if n != 6 {
				continue
			}
			p.play(by(byzantines, SellOnRoute, 0, int16(good), 2, 3))
			p.wantFlorins(byzantines, 1600)
			p.wantHonour(byzantines, 12)
			if p.Players[byzantines].Property[0].Route.N != 0 {
				t.Error("the route is open still")
			}
		}
	})
	t.Run("the bonus of a route or that of the Great Market, never both", func(t *testing.T) {
		// rule: mu-giochix/commerce/bonuses-exclusive
		p := route(t, 4, 0b1111, "macedonia")
		p.Territories[p.place("macedonia")].Cubes = 1 << p.absent("macedonia")
		good := p.absent("macedonia")
		p.loaded(byzantines, 0, good, 2).trading(byzantines).play(by(byzantines, SellOnRoute, 0, int16(good), 2, 2))
		p.wantFlorins(byzantines, 1000+2*(100+2*50))
	})
	t.Run("a sale on the way brings no points, and when nothing is left aboard the route is void", func(t *testing.T) {
		// rule: mu-giochix/commerce/sell-at-intermediate-stop
		p := route(t, 4, 0b0001, "thrace")
		good := p.absent("thrace")
		p.loaded(byzantines, 0, good, 2).trading(byzantines)
		if p.may(byzantines, play.Choice{Verb: SellOnRoute, A: 0, B: int16(good)}) {
			t.Error("points can be earned on the way")
		}
		p.play(by(byzantines, SellGoods, 0, int16(good), 0, 1))
		if p.Players[byzantines].Property[0].Route.N != 4 {
			t.Error("the route is void with goods aboard")
		}
		p.Territories[p.place("thrace")].Cubes = 0
		p.trading(byzantines).play(by(byzantines, SellGoods, 0, int16(good), 0, 1))
		if p.Players[byzantines].Property[0].Route.N != 0 {
			t.Error("the route is open with nothing aboard")
		}
	})
	t.Run("who would lose a route by a sale is told so before, and what goods cost and bring", func(t *testing.T) {
		// rule: mu-giochix/commerce/sell-at-intermediate-stop
		// rule: mu-giochix/commerce/buy
		// rule: mu-giochix/commerce/great-market-bonus
		p := route(t, 4, 0b0001, "thrace")
		good := p.absent("thrace")
		p.Territories[p.place("thrace")].Cubes = 0
		label := func(c play.Choice) string {
			return wording.Unmarked(p.Describe("en", play.Offer{Seat: byzantines, Prompt: AskTrade, Choices: []play.Choice{c}}).Choices[0].Short)
		}
		sale := play.Choice{Verb: SellGoods, B: int16(good), Lo: 1, Hi: 2}
		name := box.Goods[good].Name["en"]
		for _, one := range []struct {
			act  func()
			c    play.Choice
			says string
		}{
			{func() { p.loaded(byzantines, 0, good, 2) }, sale, "Sell " + name + ", 100 florins each (all of it: the route is lost)"},
			{func() { p.Players[byzantines].Property[0].Cargo[(good+1)%Goods] = 1 }, sale, "Sell " + name + ", 100 florins each"},
			{func() { p.Territories[p.place("thrace")].Cubes = 1 << ((good + 1) % Goods) }, sale, "Sell " + name + ", 120 florins each"},
			{func() { p.endowed(byzantines, Effect{Do: TradePrice, N: 30, Min: 10, Max: 1}) }, sale, "Sell " + name + ", up to 150 florins each"},
			{func() {}, play.Choice{Verb: SellOnRoute, B: int16(good), C: 2, Lo: 1, Hi: 1}, name + ": 2 points in florins, 230 florins each, the rest in Honour"},
			{func() {}, play.Choice{Verb: BuyGoods, B: int16(good), Lo: 1, Hi: 1}, "Buy " + name + ", 90 florins each"},
		} {
			if one.act(); label(one.c) != one.says {
				t.Errorf("%q, want %q", label(one.c), one.says)
			}
		}
	})
}

func TestTradersAbilities(t *testing.T) {
	// rule: mu-giochix/commerce/actions
	// rule: mu-giochix/purchases/empire-card-ability
	t.Run("a Caravaneer gives the transport he is used on 2 more Movement Points, Cartography all", func(t *testing.T) {
		p := position(t, 3)
		one, two, galley := p.own(byzantines, Caravan, 1, "thrace"), p.own(byzantines, Caravan, 1, "thrace"), p.own(byzantines, Galley, 1, "thrace")
		p.give(byzantines, "e07").begin(int8(cardNamed(t, "e07")), numbered(byzantines, one))
		for i, want := range map[int8]int8{one: 6, two: 4, galley: 0} {
			if got := p.stepsLeft(byzantines, i); got != want {
				t.Errorf("property %d has %d Movement Points, want %d", i, got, want)
			}
		}
		if p.learn(byzantines, "cartografia"); p.stepsLeft(byzantines, one) != 7 || p.stepsLeft(byzantines, two) != 5 {
			t.Errorf("with Cartography %d and %d", p.stepsLeft(byzantines, one), p.stepsLeft(byzantines, two))
		}
	})
	// rule: mu-giochix/purchases/empire-card-ability
	t.Run("whatever a box file lets come together, no transport has more than 99", func(t *testing.T) {
		p := position(t, 3).endowed(byzantines, Effect{Do: MovePoints, N: 99, Of: 1 << CaravanThing})
		i := p.own(byzantines, Caravan, 1, "thrace")
		for card := range p.Cards {
			p.Cards[card].On = int8(numbered(byzantines, i))
		}
		if got := p.stepsLeft(byzantines, i); got != 99 {
			t.Errorf("it has %d", got)
		}
	})
	// rule: mu-giochix/commerce/actions
	// rule: mu-giochix/components/movement-and-capacity
	t.Run("Caravans have 4, 5 or 6 Movement Points, Merchant Ships 5, 6 or 7, and none with a Stop token", func(t *testing.T) {
		for kind, want := range map[Kind][3]int8{Caravan: {4, 5, 6}, MerchantShip: {5, 6, 7}} {
			for level := int8(1); level <= 3; level++ {
				p := position(t, 3)
				i := p.own(byzantines, kind, level, "thrace")
				if got := p.stepsLeft(byzantines, i); got != want[level-1] {
					t.Errorf("kind %d of level %d has %d", kind, level, got)
				}
				if got := p.State.hold(byzantines, i); got != 2*level {
					t.Errorf("kind %d of level %d loads %d", kind, level, got)
				}
				if p.Players[byzantines].Property[i].Stopped = true; p.stepsLeft(byzantines, i) != 0 {
					t.Errorf("kind %d moves with a Stop token", kind)
				}
			}
		}
	})
	// rule: mu-giochix/commerce/price-raisers
	// rule: mu-giochix/commerce/buy
	// rule: mu-giochix/components/movement-and-capacity
	t.Run("what lowers the price of buying and raises that of selling, for as many pieces as it says", func(t *testing.T) {
		p := position(t, 3).endowed(byzantines, Effect{Do: TradePrice, N: 15, Min: 30, Max: 4})
		if got := p.buyingPrice(byzantines); got != 70 {
			t.Errorf("a piece costs %d", got)
		}
		for n, want := range map[int8]int16{1: 15, 4: 60, 6: 60} {
			if got := p.moreByTrade(byzantines, n); got != want {
				t.Errorf("%d pieces bring %d more", n, got)
			}
		}
		p = position(t, 3).learn(byzantines, "banche")
		if got := p.moreByTrade(byzantines, 6); got != 120 {
			t.Errorf("with Commerce and Banking 6 pieces bring %d more", got)
		}
		if p = position(t, 3).learn(byzantines, "arsenale"); p.State.hold(byzantines, p.own(byzantines, Caravan, 1, "thrace")) != 3 {
			t.Error("with Arsenal a Caravan of level I does not load 3")
		}
		if got := position(t, 3).learn(byzantines, "gilde").marketBonus(byzantines, p.place("thrace")); got != 0 {
			t.Errorf("Guilds bring %d without cubes", got)
		}
		p = position(t, 3).learn(byzantines, "gilde")
		p.Territories[p.place("thrace")].Cubes = 0b110
		if got := p.marketBonus(byzantines, p.place("thrace")); got != 60 {
			t.Errorf("with Guilds two cubes bring %d", got)
		}
	})
	// rule: mu-giochix/commerce/sell
	// rule: mu-giochix/purchases/empire-card-ability
	t.Run("a Merchant serves for one sale", func(t *testing.T) {
		p := position(t, 3).wields(byzantines, "mercante")
		good := p.absent("thrace")
		p.loaded(byzantines, p.own(byzantines, Caravan, 2, "thrace"), good, 3).trading(byzantines).play(by(byzantines, SellGoods, 0, int16(good), 0, 2))
		p.wantFlorins(byzantines, 1230)
		if p.Players[byzantines].Working != 0 {
			t.Error("he serves still")
		}
	})
	// rule: mu-giochix/commerce/sell
	// rule: mu-giochix/purchases/empire-card-objective
	t.Run("a sale is told, and counts for an Objective about it", func(t *testing.T) {
		p := position(t, 3)
		good, card := p.absent("thrace"), p.sworn(byzantines, Condition{Kind: Sold, Count: 2, Min: 1})
		p.loaded(byzantines, p.own(byzantines, Caravan, 2, "thrace"), good, 3).trading(byzantines).play(by(byzantines, SellGoods, 0, int16(good), 0, 2))
		if !p.stage.Tells(KeySells, int16(byzantines), int16(good), 2, int16(p.place("thrace")), 200) {
			t.Error("nothing is told of it")
		}
		if p.Cards[card].Gained == 0 {
			t.Error("it brings him no nearer")
		}
	})
	// rule: mu-giochix/turn/who-acts-when
	// rule: mu-giochix/general/empire-cards-any-time
	// rule: mu-giochix/commerce/actions
	t.Run("in Commerce each trades in his turn until he has enough; who shows a character for it is asked without a transport", func(t *testing.T) {
		p := position(t, 3).give(mamluks, "e51")
		p.own(byzantines, Caravan, 1, "thrace")
		p.Order = [MostPlayers]play.Seat{mamluks, byzantines, hungarians, play.Nobody, play.Nobody, play.Nobody}
		p.run(func(g *State, t *play.Table) {
			for !g.commercePhase(t) {
			}
		})
		p.stage.Asks(mamluks, AskTrade)
		p.using(mamluks, "e51", None, 0).stage.Asks(byzantines, AskTrade)
		p.play(by(byzantines, TradeMove, 0, int16(p.place("macedonia")))).stage.Asks(byzantines, AskTrade)
		if p.play(by(byzantines, FinishTrade)); !p.stage.Over() {
			t.Errorf("who has nothing to trade with is asked: %s", p.stage.Asked())
		}
	})
}

func TestWhatTradersMay(t *testing.T) {
	buys := func(p *at, good int8) (play.Choice, play.Rule) {
		p.t.Helper()
		return p.ware(byzantines, BuyGoods, 0, int16(good))
	}
	// rule: mu-giochix/commerce/buy
	// rule: mu-giochix/components/movement-and-capacity
	// rule: mu-giochix/components/tokens-and-supply
	t.Run("one piece or more, as many as he has room and money for and the reserve holds", func(t *testing.T) {
		for _, c := range []struct {
			florins int32
			aboard  int8
			out     int8 // cubes that the reserve lacks
			want    int16
			why     play.Rule
		}{
			{1000, 0, 0, 4, play.Free}, {1000, 3, 0, 1, play.Free}, {1000, 4, 0, 0, RuleTradeRoom}, {250, 0, 0, 2, play.Free}, {100, 0, 0, 1, play.Free},
			{99, 0, 0, 0, RuleTradeMoney}, {1000, 0, 17, 3, play.Free}, {1000, 0, 20, 0, RuleOutOfCubes},
		} {
			p := position(t, 3)
			p.Players[byzantines].Florins = c.florins
			good := p.good("thrace")
			p.loaded(byzantines, p.own(byzantines, Caravan, 2, "thrace"), p.absent("thrace"), c.aboard)
			p.loaded(mamluks, p.own(mamluks, Caravan, 3, "egypt"), good, c.out)
			p.trading(byzantines)
			x, why := buys(p, good)
			if why != c.why || why == play.Free && (x.Lo != 1 || x.Hi != c.want) {
				t.Errorf("%+v: %d to %d, rule %d", c, x.Lo, x.Hi, why)
			}
		}
	})
	// rule: mu-giochix/commerce/buy
	// rule: mu-giochix/commerce/buy-forbidden
	t.Run("without a pact that is the reason, whatever else is lacking", func(t *testing.T) {
		p := position(t, 3)
		p.Players[byzantines].Florins = 0
		p.own(byzantines, Caravan, 1, "egypt")
		if _, why := buys(p.trading(byzantines), p.good("egypt")); why != RuleTradePact {
			t.Errorf("rule %d", why)
		}
	})
	// rule: mu-giochix/components/tokens-and-supply
	t.Run("the reserve is 20 of a good, less what lies on the map and is aboard", func(t *testing.T) {
		p := position(t, 3)
		p.Territories[p.place("thrace")].Cubes, p.Territories[p.place("egypt")].Cubes = 0b11, 0b10
		p.loaded(byzantines, p.own(byzantines, Caravan, 3, "thrace"), 1, 5).loaded(mamluks, p.own(mamluks, Caravan, 1, "egypt"), 1, 2)
		for good, want := range []int8{19, 11, 20} {
			if got := p.reserve(int8(good)); got != want {
				t.Errorf("of good %d there are %d, want %d", good, got, want)
			}
		}
	})
	// rule: mu-giochix/commerce/sale-adds-cube
	// rule: mu-giochix/commerce/sell
	t.Run("a sale adds a cube as long as the reserve has one", func(t *testing.T) {
		for _, others := range [...]int8{17, 18} {
			p := position(t, 3)
			good := p.absent("thrace")
			p.loaded(byzantines, p.own(byzantines, Caravan, 1, "thrace"), good, 2).loaded(mamluks, p.own(mamluks, Caravan, 3, "egypt"), good, others)
			p.trading(byzantines).play(by(byzantines, SellGoods, 0, int16(good), 0, 1))
			if !p.present(p.place("thrace"), good) {
				t.Errorf("with %d elsewhere none comes", others)
			}
		}
		p := position(t, 3) // 19 elsewhere and one in another market: the piece that is sold goes to the reserve, and from there to this
		good := p.absent("thrace")
		p.loaded(byzantines, p.own(byzantines, Caravan, 1, "thrace"), good, 1).loaded(mamluks, p.own(mamluks, Caravan, 3, "egypt"), good, 20)
		p.run(func(g *State, t *play.Table) { g.sell(t, byzantines, by(byzantines, SellGoods, 0, int16(good), 0, 1)) })
		if p.present(p.place("thrace"), good) {
			t.Error("a cube comes of an empty reserve")
		}
	})
	// rule: mu-giochix/commerce/leaving-adds-cube
	t.Run("a cube is left in settlements and ports, and nowhere else", func(t *testing.T) {
		for id, want := range map[string]bool{"thrace": true, "serbia": true, "rhodes": true, "mysia": false, "sea-of-marmara": false} {
			p := position(t, 3)
			kind := Caravan
			if p.place(id).Sea() || id == "rhodes" {
				kind = MerchantShip
			}
			good := int8(0)
			if p.place(id).Land() {
				good = p.absent(id)
			}
			i := p.own(byzantines, kind, 1, id)
			if got := p.loaded(byzantines, i, good, 1).leaves(byzantines, i) != 0; got != want {
				t.Errorf("in %s: %v", id, got)
			}
		}
	})
	// rule: mu-giochix/commerce/leaving-adds-cube
	t.Run("of several goods those are offered that are aboard and not there", func(t *testing.T) {
		p := position(t, 3)
		i := p.own(byzantines, Caravan, 3, "thrace")
		last := int8(Goods - 1)
		p.loaded(byzantines, i, 0, 1).loaded(byzantines, i, last, 1).loaded(byzantines, i, 1, 1)
		p.Territories[p.place("thrace")].Cubes = 1 << 1
		p.trading(byzantines).play(by(byzantines, TradeMove, 0, int16(p.place("macedonia"))))
		for good := range int16(Goods + 1) {
			want := good < Goods && p.Players[byzantines].Property[i].Cargo[good] > 0 && !p.present(p.place("thrace"), int8(good))
			if got := p.may(byzantines, play.Choice{Verb: LeaveCube, A: good}); got != want {
				t.Errorf("good %d: %v", good, got)
			}
		}
	})
	// rule: mu-giochix/commerce/move-cost
	t.Run("a Merchant Ship goes from sea to sea and to ports, a Caravan from land to land", func(t *testing.T) {
		p := position(t, 3)
		for _, c := range []struct {
			kind     Kind
			from, to string
			want     bool
		}{
			{MerchantShip, "sea-of-marmara", "north-aegean", true}, {MerchantShip, "sea-of-marmara", "thrace", true}, {MerchantShip, "thrace", "sea-of-marmara", true},
			{MerchantShip, "thrace", "macedonia", false}, {Caravan, "thrace", "macedonia", true}, {Caravan, "thrace", "sea-of-marmara", false}, {Caravan, "sea-of-marmara", "thrace", false},
		} {
			if got := carries(c.kind, p.place(c.from), p.place(c.to)); got != c.want {
				t.Errorf("kind %d from %s to %s: %v", c.kind, c.from, c.to, got)
			}
		}
	})
	// rule: mu-giochix/commerce/buy-forbidden
	// rule: mu-giochix/diplomacy/pact-written-public-or-secret
	t.Run("whether there is a battle tells nobody of a secret pact", func(t *testing.T) {
		for name, c := range map[string]struct {
			ready func(p *at)
			want  play.Rule
			host  play.Rule
		}{
			"no pact":         {func(*at) {}, RuleTradeBattle, RuleTradeBattle},
			"a secret pact":   {func(p *at) { p.grant(&play.Table{}, byzantines, mamluks, int16(PassagePact), 0, false) }, RuleTradeBattle, play.Free},
			"an open pact":    {func(p *at) { p.grant(&play.Table{}, byzantines, mamluks, int16(PassagePact), 0, true) }, play.Free, play.Free},
			"an armistice":    {func(p *at) { p.Armistice[byzantines], p.Armistice[mamluks] = 1<<mamluks, 1<<byzantines }, play.Free, play.Free},
			"a guest's grant": {func(p *at) { p.grant(&play.Table{}, mamluks, byzantines, int16(PassagePact), 0, true) }, RuleTradeBattle, RuleTradeBattle},
			"one he has read": {func(p *at) {
				p.grant(&play.Table{}, mamluks, byzantines, int16(NonBelligerencePact), 0, false)
				p.spies(hungarians, mamluks, byzantines)
			}, play.Free, play.Free},
		} {
			p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 1}).stand(mamluks, "thrace", Counts{Light: 1})
			p.grant(&play.Table{}, byzantines, hungarians, int16(CommercialPact), 0, true)
			c.ready(p)
			at, src, g := p.place("thrace"), chanceOf(1), *p.State
			g.Redeal(hungarians, &src)
			if got, as := p.whyNotTrade(hungarians, at), g.whyNotTrade(hungarians, at); got != c.want || as != c.want {
				t.Errorf("%s: a third is forbidden by %d, and for all he knows by %d", name, got, as)
			}
			if got := p.whyNotTrade(byzantines, at); got != c.host {
				t.Errorf("%s: the host is forbidden by %d", name, got)
			}
		}
	})
	// rule: mu-giochix/commerce/buy-forbidden
	t.Run("where enemies stand together there is a battle, whoever of the two is bound by a pact that the other has not granted", func(t *testing.T) {
		for _, c := range []struct {
			from, to play.Seat
			want     bool
		}{{byzantines, mamluks, true}, {mamluks, byzantines, true}} {
			p := position(t, 3).stand(byzantines, "kent", Counts{Light: 1}).stand(mamluks, "kent", Counts{Light: 1})
			p.Pacts[c.from][c.to].Kinds |= 1 << PassagePact
			if got := p.contested(byzantines, p.place("kent")); got != c.want {
				t.Errorf("passage of %d for %d: %v", c.from, c.to, got)
			}
		}
		p := position(t, 3).stand(byzantines, "kent", Counts{Light: 2})
		if p.contested(byzantines, p.place("kent")) {
			t.Error("who stands there alone fights himself")
		}
		if p.barbariansIn("kent", Horde{Light: 1}); !p.contested(byzantines, p.place("kent")) {
			t.Error("Barbarians do not fight him")
		}
		if p.barbariansIn("pannonia", Horde{Light: 1}); p.contested(byzantines, p.place("pannonia")) {
			t.Error("Barbarians by themselves are a battle")
		}
	})
	// rule: mu-giochix/commerce/hostile-units-plunder
	t.Run("Barbarians are paid nothing for what they plunder, and tell so; a player half of transport and goods", func(t *testing.T) {
		p := position(t, 3).barbariansIn("serbia", Horde{Light: 1})
		p.loaded(byzantines, p.own(byzantines, Caravan, 2, "macedonia"), 0, 2)
		p.run(func(g *State, t *play.Table) { g.plunder(t, byzantines, 0, Barbarians) })
		if !p.stage.Tells(KeyPlunderedT, int16(Barbarians), int16(byzantines), int16(p.place("macedonia")), 0) {
			t.Error("they are paid")
		}
		p = position(t, 3)
		p.loaded(byzantines, p.own(byzantines, Caravan, 2, "macedonia"), 0, 3)
		p.run(func(g *State, t *play.Table) { g.plunder(t, byzantines, 0, mamluks) })
		p.wantFlorins(mamluks, 1000+100+150)
		p.wantFlorins(byzantines, 1000)
	})
	// rule: mu-giochix/commerce/open-route
	// rule: mu-giochix/commerce/move-cost
	t.Run("a route is opened only where he has just bought: who goes on has missed it", func(t *testing.T) {
		p := position(t, 3)
		p.own(byzantines, Caravan, 1, "thrace")
		p.trading(byzantines).play(by(byzantines, BuyGoods, 0, int16(p.good("thrace")), 0, 1))
		p.stage.Look(false) // as it is asked of bots, who are not told what is forbidden
		if !p.may(byzantines, play.Choice{Verb: OpenRoute, A: 0, B: 4}) {
			t.Error("he may not open one")
		}
		p.play(by(byzantines, TradeMove, 0, int16(p.place("macedonia"))))
		if p.may(byzantines, play.Choice{Verb: OpenRoute, A: 0, B: 4}) {
			t.Error("he may open one where he has bought nothing")
		}
	})
	// rule: mu-giochix/commerce/open-route
	t.Run("every settlement in play but the first can be a stop, and nothing else", func(t *testing.T) {
		p := position(t, 3)
		i := p.own(byzantines, Caravan, 1, "thrace")
		p.run(func(g *State, t *play.Table) { g.openRoute(t, byzantines, i, 4) })
		for at := range Place(Territories) {
			want := box.Settlement[at] && !box.Out[at] && at != p.place("thrace")
			if got := p.may(byzantines, play.Choice{Verb: AddStop, A: int16(at)}); got != want {
				t.Errorf("%s: %v", at.ID(), got)
			}
		}
		for n := range int16(4) {
			if o := mustOffer(p, byzantines); o.Args[0] != n+1 || o.Args[1] != 4 {
				t.Errorf("stop %d of %d is asked", o.Args[0], o.Args[1])
			}
			p.pass()
		}
	})
	// rule: mu-giochix/commerce/route-destination
	t.Run("Commerce Points are earned at the destination with all stops completed, and only there", func(t *testing.T) {
		for _, c := range []struct {
			done uint8
			id   string
			want bool
		}{{0b1111, "macedonia", true}, {0b0111, "macedonia", false}, {0b1111, "thrace", false}} {
			p := position(t, 3)
			i := p.own(byzantines, Caravan, 1, c.id)
			good := p.absent(c.id)
			p.Players[byzantines].Property[i].Route = Route{Stops: [8]uint8{uint8(p.place("egypt")), uint8(p.place("lydia")), uint8(p.place("thrace")), uint8(p.place("macedonia"))}, N: 4, Done: c.done}
			p.loaded(byzantines, i, good, 2).trading(byzantines)
			sells := false
			for _, x := range mustOffer(p, byzantines).Choices {
				if x.Verb == SellOnRoute {
					if sells = true; x.Lo != 1 || x.Hi != 2 {
						t.Errorf("%d to %d pieces", x.Lo, x.Hi)
					}
				}
			}
			if sells != c.want {
				t.Errorf("%b completed, in %s: %v", c.done, c.id, sells)
			}
		}
	})
}

// However much the effects of a box file add up to, a piece costs something, and a transport holds no less for it.
// rule: mu-giochix/commerce/buy
// rule: mu-giochix/components/movement-and-capacity
func TestEffectsThatAddUp(t *testing.T) {
	p := position(t, 3)
	ship := p.own(byzantines, MerchantShip, 1, "thrace")
	for range 2 {
		p.endowed(byzantines, Effect{Do: TradePrice, Min: 99})
		p.endowed(byzantines, Effect{Do: Capacity, N: 99, Of: anything})
	}
	if n := p.buyingPrice(byzantines); n != 1 {
		t.Errorf("a piece costs %d florins", n)
	}
	if n := p.State.hold(byzantines, ship); n < 99 {
		t.Errorf("it holds %d pieces", n)
	}
}
