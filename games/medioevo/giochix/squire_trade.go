package giochix

import "signoria/play"

// How a squire trades: along routes, which bring Honour for a single piece of goods, and beside them wherever a market pays.

// trading judges what a transport does.
func (j *judge) trading(c play.Choice) int {
	g := j.g
	_, i := ofNumber(c.A)
	switch c.Verb {
	case FinishTrade:
		return 0
	case SellOnRoute:
		if c.C == 0 {
			return 2000 + int(routePoints(g.Players[j.s].Property[i].Route.N))*point
		}
		return 2000
	case SellGoods:
		return j.sale(i)
	case BuyGoods:
		return j.purchase(i, int8(c.B))
	case OpenRoute:
		return j.route(i, int8(c.B))
	case TradeMove:
		if c.C == 1 || j.heading(i) != Place(c.B) {
			return -1
		}
		return 100
	case AddStop:
		if stops := j.naming(); len(stops) > 0 && stops[j.args[0]-1] == Place(c.A) {
			return 1000
		}
		return 0
	case LeaveCube:
		return 1
	}
	return 0
}

// heading is the next step of a transport, found once for all the steps that it could make.
func (j *judge) heading(i int8) Place {
	if j.headed>>i&1 == 0 {
		j.headed |= 1 << i
		j.heads[i] = j.towards(i)
	}
	return j.heads[i]
}

// naming are the stops of the route that is being opened, found once for all the settlements that could be one.
func (j *judge) naming() []Place {
	if j.stops == nil {
		_, i := ofNumber(j.args[2])
		j.stops, _ = j.tour(i, int8(j.args[1]), j.g.Players[j.s].Property[i].goods())
	}
	return j.stops
}

// onRoute says whether a transport has a route that can still be completed: its destination takes some of what is aboard.
func (j *judge) onRoute(i int8) bool {
	x := &j.g.Players[j.s].Property[i]
	return x.Route.N > 0 && j.takes(x.Route.destination(), x.goods())
}

// takes says whether he may sell one of some goods in a settlement, bit i for good i.
func (j *judge) takes(at Place, goods uint8) bool {
	if j.g.whyNotTrade(j.s, at) != play.Free {
		return false
	}
	for good := range int8(Goods) {
		if goods>>good&1 == 1 && !j.g.present(at, good) {
			return true
		}
	}
	return false
}

// sale judges a sale beside a route: it pays if the market does, and a piece is kept for the route.
func (j *judge) sale(i int8) int {
	g := j.g
	x := &g.Players[j.s].Property[i]
	if j.onRoute(i) && x.Load() < 2 {
		return -1
	}
	bonus := int(g.marketBonus(j.s, g.Players[j.s].where(i))) + int(g.moreByTrade(j.s, 1))
	if bonus == 0 && x.Route.N == 0 && j.left() > 1 {
		return -1
	}
	return 150 + bonus
}

// sells is how many pieces he sells beside a route.
func (j *judge) sells(c play.Choice) int16 {
	_, i := ofNumber(c.A)
	if j.onRoute(i) {
		return min(c.Hi, int16(j.g.Players[j.s].Property[i].Load())-1)
	}
	return c.Hi
}

// purchase judges the purchase of a good: for a route, or with florins to spare.
func (j *judge) purchase(i, good int8) int {
	x := &j.g.Players[j.s].Property[i]
	switch {
	case x.Load() > 0 || j.left() < 2:
		return -1
	case x.Route.N == 0 && j.spare() >= int(j.g.buyingPrice(j.s)):
		return max(j.bestRoute(i, 1<<good), j.venture())
	}
	return j.venture()
}

// venture is what goods are worth that he only hopes to sell dearer.
func (j *judge) venture() int {
	if j.spare() < 150 {
		return -1
	}
	return 60
}

// buys is how many pieces he buys: one does for a route, more are for the markets on the way.
func (j *judge) buys(c play.Choice) int16 {
	return max(c.Lo, min(c.Hi, int16((j.spare()-150)/int(j.g.buyingPrice(j.s)))))
}

// bestRoute is what the best route is worth that a transport could open with some goods.
func (j *judge) bestRoute(i int8, goods uint8) int {
	best := -1
	for _, stops := range routeLengths {
		if stops <= j.g.routeTokens(j.s) {
			best = max(best, j.worthOfRoute(i, stops, goods))
		}
	}
	return best
}

// route judges a route that can be opened.
func (j *judge) route(i, stops int8) int {
	return j.worthOfRoute(i, stops, j.g.Players[j.s].Property[i].goods())
}

// worthOfRoute is what a route of so many stops brings in the time that it takes, or less than 0 if it cannot be completed in
// the turns that are left. Two transports share the tokens, each for a short one.
func (j *judge) worthOfRoute(i, stops int8, goods uint8) int {
	way, steps := j.tour(i, stops, goods)
	x := &j.g.Players[j.s].Property[i]
	if len(way) == 0 || stops > routeLengths[0] && j.idle() > 1 {
		return -1
	}
	const deals = 2 // steps for the purchase and the sale
	turn := max(1, int(box.Properties[x.Kind].Steps[x.Level]))
	late := max(0, steps+deals-int(j.g.stepsLeft(j.s, i)))
	turns := 1 + (late+turn-1)/turn
	if turns > j.left() {
		return -1
	}
	return 200 + int(routePoints(stops))*point/turns + j.wish(func(x *goal) int16 { return j.byRoute(x, stops) })
}

// idle is how many of his commercial transports have neither goods nor a route.
func (j *judge) idle() (n int) {
	for i := range j.g.Players[j.s].Property {
		if x := &j.g.Players[j.s].Property[i]; x.Kind.Trade() && x.Load() == 0 && x.Route.N == 0 {
			n++
		}
	}
	return n
}

// tour is a route as he would lay it for a transport with some goods: from each stop to the nearest settlement where he has
// not been, the last being one that takes some of them; with the steps it takes. It is none if he cannot come so far.
func (j *judge) tour(i, length int8, goods uint8) (stops []Place, steps int) {
	x := &j.g.Players[j.s].Property[i]
	at := j.g.Players[j.s].where(i)
	var been placeSet
	been.add(at)
	for n := range length {
		way := j.way(x.Kind, at, NoPlace, func(to Place) bool {
			return to.Land() && box.Settlement[to] && !been.has(to) && (n < length-1 || j.takes(to, goods))
		})
		if len(way) == 0 {
			return nil, 0
		}
		for _, p := range way {
			been.add(p)
		}
		at = way[len(way)-1]
		stops, steps = append(stops, at), steps+len(way)
	}
	return stops, steps
}

// towards is the next step of a transport on its way: to the nearest stop of its route that is not completed, then to its
// destination; without one to the nearest settlement where its goods can be sold, or, if it is empty, bought.
func (j *judge) towards(i int8) Place {
	p := &j.g.Players[j.s]
	x, from := &p.Property[i], p.where(i)
	if !j.onRoute(i) {
		return stepOn(j.way(x.Kind, from, NoPlace, func(at Place) bool { return j.deals(x, at) }))
	}
	r := &x.Route
	if r.Done|1<<(r.N-1) != 1<<r.N-1 {
		// What leaves the destination leaves its goods there, which then cannot be sold.
		if way := j.way(x.Kind, from, r.destination(), func(at Place) bool { return r.open(at) != None }); len(way) > 0 {
			return way[0]
		}
	}
	return stepOn(j.way(x.Kind, from, NoPlace, func(at Place) bool { return r.open(at) != None || r.complete() && at == r.destination() }))
}

// deals says whether a transport without a route finds in a place what it looks for.
func (j *judge) deals(x *Property, at Place) bool {
	g := j.g
	switch {
	case !at.Land() || !box.Settlement[at]:
		return false
	case x.Load() == 0:
		return j.left() > 1 && j.spare() >= int(g.buyingPrice(j.s)) && g.whyNotTrade(j.s, at) == play.Free
	}
	return j.takes(at, x.goods()) && (g.market(at) > 0 || x.Route.N > 0 || j.left() <= 1)
}

// goods are the goods aboard, bit i for good i.
func (x *Property) goods() (all uint8) {
	for good, n := range x.Cargo {
		if n > 0 {
			all |= 1 << good
		}
	}
	return all
}

// stepOn is the first step of a way, or NoPlace if there is none.
func stepOn(way []Place) Place {
	if len(way) == 0 {
		return NoPlace
	}
	return way[0]
}

// way is how a kind of transport comes from a place to the nearest that it wants, step by step, by ways on which nobody
// plunders it and not by one that it shuns; none if there is no such way.
func (j *judge) way(kind Kind, from, shuns Place, wants func(Place) bool) []Place {
	g := j.g
	var x ways
	to := x.search(from, func(at, to Place) bool {
		return to != shuns && g.inPlay(to) && carries(kind, at, to) && g.plunderer(j.s, to) == play.Nobody
	}, func(to Place) onward {
		if wants(to) {
			return stopHere
		}
		return goOn
	})
	if to == NoPlace {
		return nil
	}
	return x.steps(to)
}
