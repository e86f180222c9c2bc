package giochix

import (
	"math"
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// asSquire lets a player's squire answer until he is not asked any more, at most so often, and returns his answers.
func (p *at) asSquire(s play.Seat, most int) (answers []play.Answer) {
	p.t.Helper()
	for range most {
		o, asked := p.stage.OfferTo(s)
		if !asked {
			break
		}
		j := &judge{g: p.State, s: s, args: o.Args}
		best, worth := o.Choices[0], -1<<31
		for _, c := range o.Choices {
			if w := j.worth(o.Prompt, c); w > worth {
				best, worth = c, w
			}
		}
		n := int16(0)
		if best.Ranged() {
			n = j.number(best)
		}
		answers = append(answers, best.With(s, n))
		p.play(answers[len(answers)-1])
	}
	return answers
}

// A squire opens a route for a piece of goods, and his transports go along it from turn to turn until its Honour is his.
func TestSquireTradesAlongRoutes(t *testing.T) {
	p := position(t, 3)
	i := p.own(byzantines, Caravan, 2, "thrace")
	p.trading(byzantines).asSquire(byzantines, 40)
	r := p.Players[byzantines].Property[i].Route
	if r.N == 0 {
		t.Fatal("he opens no route")
	}
	goods := p.Players[byzantines].Property[i].goods()
	j := &judge{g: p.State, s: byzantines}
	if !j.takes(r.destination(), goods) {
		t.Errorf("%s takes none of %b", r.destination().ID(), goods)
	}
	honour := p.Players[byzantines].Honour
	for turns := 0; p.Players[byzantines].Honour == honour; turns++ {
		if turns == 6 {
			t.Fatalf("after %d turns the route is %+v", turns, p.Players[byzantines].Property[i].Route)
		}
		p.Turn++
		p.Players[byzantines].Property[i].Spent = 0
		p.trading(byzantines).asSquire(byzantines, 40)
	}
	if got := p.Players[byzantines].Honour - honour; got != int16(routePoints(r.N)) {
		t.Errorf("a route of %d stops has brought %d Honour", r.N, got)
	}
}

// Where the route leads, a squire does not go before all else is done: what leaves a settlement leaves its goods there.
func TestSquireComesToTheDestinationLast(t *testing.T) {
	p := position(t, 3)
	i := p.own(byzantines, Caravan, 2, "thrace")
	x := &p.Players[byzantines].Property[i]
	x.Cargo[p.absent("macedonia")] = 1
	x.Route = Route{N: 4, Done: 0b0011}
	for n, id := range []string{"lydia", "thessaly", "pannonia", "macedonia"} {
		x.Route.Stops[n] = uint8(p.place(id))
	}
	j := &judge{g: p.State, s: byzantines}
	for steps := 0; !x.Route.complete(); steps++ {
		to := j.towards(i)
		if steps == 12 || to == NoPlace {
			t.Fatalf("after %d steps the route is %+v", steps, x.Route)
		}
		if to == x.Route.destination() && x.Route.open(p.place("pannonia")) != None {
			t.Fatal("he goes to the destination first")
		}
		x.At = Spot(to)
		for n, stop := range x.Route.Stops[:x.Route.N] {
			if Place(stop) == to {
				x.Route.Done |= 1 << n
			}
		}
	}
}

// A route that cannot be completed any more is not opened, and one whose destination takes nothing of what is aboard is given
// up by a sale elsewhere.
func TestSquireGivesUpARoute(t *testing.T) {
	p := position(t, 3)
	i := p.own(byzantines, Caravan, 1, "thrace")
	p.Options.Turns = int8(p.Turn)
	j := &judge{g: p.State, s: byzantines}
	if w := j.shortRoute(i, 1<<p.good("thrace")); w >= 0 {
		t.Errorf("in the last turn a route is worth %d", w)
	}
	x := &p.Players[byzantines].Property[i]
	good := p.good("macedonia")
	x.Cargo[good] = 1
	x.Route = Route{N: 4, Done: 0b0111, Stops: [8]uint8{0, 1, 2, uint8(p.place("macedonia"))}}
	if j.onRoute(i) {
		t.Error("he waits for a sale that is forbidden")
	}
	if j.sale(i) <= 0 {
		t.Error("he keeps what he cannot sell at the destination")
	}
}

// A route is laid by the shortest way round, not always to the nearest settlement.
func TestSquireLaysShortRoutes(t *testing.T) {
	p := position(t, 5)
	j := &judge{g: p.State, s: byzantines, later: true}
	for stops, most := range map[int8]int{4: 4, 6: 6, 8: 8} {
		way, steps := j.tour(Caravan, p.place("thrace"), stops, 1<<Goods-1)
		if len(way) != int(stops) || steps > most {
			t.Errorf("a route of %d stops goes by %v in %d steps", stops, way, steps)
		}
	}
}

// If the destination has come to what is aboard, a squire buys something else that it takes, and completes the route.
func TestSquireSavesARoute(t *testing.T) {
	p := position(t, 3)
	i := p.own(byzantines, Caravan, 2, "thrace")
	x := &p.Players[byzantines].Property[i]
	x.Cargo[p.good("macedonia")] = 1
	x.Route = Route{N: 4, Done: 0b0111}
	for n, id := range []string{"lydia", "thessaly", "pannonia", "macedonia"} {
		x.Route.Stops[n] = uint8(p.place(id))
	}
	j := &judge{g: p.State, s: byzantines}
	if !j.onRoute(i) || j.sale(i) > 0 {
		t.Fatal("he gives the route up")
	}
	honour := p.Players[byzantines].Honour
	p.trading(byzantines).asSquire(byzantines, 40)
	if got := p.Players[byzantines].Honour - honour; got != int16(routePoints(4)) {
		t.Errorf("the route has brought %d Honour", got)
	}
}

// A Caravan of a higher level is worth its price at the beginning of a game and not at its end; a ship, of which the routes
// are longer, is worth less.
func TestSquireImprovesCaravans(t *testing.T) {
	p := position(t, 3)
	i := p.own(byzantines, Caravan, 1, "thrace")
	p.Options.Turns = 8
	j := &judge{g: p.State, s: byzantines}
	for turn, worth := range map[int8]bool{1: true, 7: false} {
		p.Turn = turn
		if w := j.shopping(play.Choice{Verb: ImproveProperty, A: numbered(byzantines, i), B: 2, C: 100}); (w > 0) != worth {
			t.Errorf("in turn %d a second level is worth %d more than it costs", turn, w)
		}
	}
	p.Turn = 1
	if caravan, ship := j.earns(Caravan, 1, p.place("thrace")), j.earns(MerchantShip, 1, p.place("thrace")); ship >= caravan {
		t.Errorf("a ship earns %d, a Caravan %d", ship, caravan)
	}
}

// A place where he can pay for nothing is worth nothing to a squire, whatever would be for sale there.
// rule: mu-giochix/purchases/what
func TestSquiresGoWhereTheyCanPay(t *testing.T) {
	for florins, goes := range map[int32]bool{1000: true, 19: false} {
		p := position(t, 3)
		p.Players[byzantines].Florins = florins
		if worth := p.eyes(byzantines).best(p.place("thrace")); (worth > math.MinInt) != goes {
			t.Errorf("with %d florins Thrace is worth %d", florins, worth)
		}
	}
}

// Of many trips those that he has in mind are the shortest, and of those that are as long the first found.
func TestTheShortestTripsStayInMind(t *testing.T) {
	src := chance.New(1)
	var all []trip
	var mind shortest
	for i := range 100 {
		x := trip{n: int8(i), steps: int16(src.N(12))}
		if all = append(all, x); mind.wants(x.steps) {
			mind.add(x)
		}
	}
	slices.SortStableFunc(all, func(a, b trip) int { return int(a.steps - b.steps) })
	if got, want := mind.trips[:mind.n], all[:len(mind.trips)]; !slices.Equal(got, want) {
		t.Errorf("he has %v in mind, want %v", got, want)
	}
}
