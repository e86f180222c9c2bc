package giochix

import (
	"testing"

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
	t.Run("units that a pact binds do nothing", func(t *testing.T) {
		// rule: mu-giochix/commerce/non-hostile-units
		p := position(t, 3).stand(mamluks, "serbia", Counts{Light: 1})
		p.Pacts[mamluks][byzantines].Kinds = 1 << NonBelligerencePact
		if enter(p); !left(p) {
			t.Error("a friend plunders it")
		}
		for _, pact := range []PactKind{CommercialPact, CivilControlPact, PassagePact, DefensiveAlliance} {
			p = position(t, 3).stand(mamluks, "serbia", Counts{Light: 1})
			p.Pacts[mamluks][byzantines].Kinds = 1 << pact
			if enter(p); !left(p) {
				t.Errorf("who has granted pact %d plunders it", pact)
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
}
