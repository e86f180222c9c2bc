package giochix

import (
	"slices"

	"signoria/play"
)

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
			return 2500 + int(routePoints(g.Players[j.s].Property[i].Route.N))*point
		}
		return 1300
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
		x := &j.g.Players[j.s].Property[i]
		j.stops, _ = j.tour(x.Kind, j.g.Players[j.s].where(i), int8(j.args[1]), x.goods())
	}
	return j.stops
}

// onRoute says whether a transport has a route that can still be completed: its destination takes some of what is aboard, or
// there is room and time for something else that it takes.
func (j *judge) onRoute(i int8) bool {
	x := &j.g.Players[j.s].Property[i]
	return x.Route.N > 0 && (j.takes(x.Route.destination(), x.goods()) || j.lacks(i) != 0)
}

// lacks are the goods of which a transport needs one aboard to complete its route, because the destination takes nothing of
// what it carries: bit i for good i. There are none if it cannot buy another.
func (j *judge) lacks(i int8) (goods uint8) {
	g := j.g
	x := &g.Players[j.s].Property[i]
	if x.Route.N == 0 || j.left() < 2 || g.hold(j.s, i) <= 0 || j.spare() < int(g.buyingPrice(j.s)) {
		return 0
	}
	to := x.Route.destination()
	if g.whyNotTrade(j.s, to) != play.Free || j.takes(to, x.goods()) {
		return 0
	}
	for good := range int8(Goods) {
		if !g.present(to, good) {
			goods |= 1 << good
		}
	}
	return goods
}

// has says whether one of some goods can be bought in a settlement.
func (j *judge) has(at Place, goods uint8) bool {
	if !at.Land() || !box.Settlement[at] || j.g.whyNotTrade(j.s, at) != play.Free {
		return false
	}
	for good := range int8(Goods) {
		if goods>>good&1 == 1 && j.g.present(at, good) && j.g.reserve(good) > 0 {
			return true
		}
	}
	return false
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
		return never
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
	case j.lacks(i)>>good&1 == 1:
		return point
	case x.Load() > 0 || j.left() < 2:
		return never
	case x.Route.N == 0 && j.spare() >= int(j.g.buyingPrice(j.s)):
		return max(j.shortRoute(i, 1<<good), j.venture())
	}
	return j.venture()
}

// venture is what goods are worth that he only hopes to sell dearer.
func (j *judge) venture() int {
	if j.spare() < 200 {
		return -1
	}
	return 60
}

// buys is how many pieces he buys: one does for a route, more are for the markets on the way.
func (j *judge) buys(c play.Choice) int16 {
	if _, i := ofNumber(c.A); j.lacks(i) != 0 {
		return c.Lo
	}
	return max(c.Lo, min(c.Hi, int16((j.spare()-200)/int(j.g.buyingPrice(j.s)))))
}

// route judges a route that can be opened: a short one. The tokens of a long one are missed by his other transports, and what it
// brings comes late.
func (j *judge) route(i, stops int8) int {
	if stops > routeLengths[0] {
		return -1
	}
	return j.shortRoute(i, j.g.Players[j.s].Property[i].goods())
}

// deals are the steps of a route for the purchase and the sale.
const deals = 2

// shortRoute is what the shortest route brings that a transport could open with some goods, in the time that it takes, or less
// than 0 if there is none or it cannot be completed in the turns that are left.
func (j *judge) shortRoute(i int8, goods uint8) int {
	stops := routeLengths[0]
	if stops > j.g.routeTokens(j.s) {
		return -1
	}
	x := &j.g.Players[j.s].Property[i]
	way, steps := j.tour(x.Kind, j.g.Players[j.s].where(i), stops, goods)
	if len(way) == 0 {
		return -1
	}
	turn := max(1, int(box.Properties[x.Kind].Steps[x.Level]))
	late := max(0, steps+deals-int(j.g.stepsLeft(j.s, i)))
	turns := 1 + (late+turn-1)/turn
	if turns > j.left() {
		return -1
	}
	return 200 + int(routePoints(stops))*point/turns + j.wish(func(x *goal) int16 { return j.byRoute(x, stops) })
}

// earns is what a commercial transport of a level that begins in a settlement brings in the turns that are left, by the route
// that brings it the most a turn once no horde bars the way: a share of it, for routes share their tokens.
func (j *judge) earns(kind Kind, level int8, at Place) (most int) {
	const share = 5
	for i, steps := range j.laid(kind, at) {
		if steps > 0 {
			most = max(most, int(routePoints(routeLengths[i]))*point*int(box.Properties[kind].Steps[level])/(steps+deals))
		}
	}
	return most * j.left() / share
}

// tours are how many steps a route of each length takes, 0 if he cannot lay one.
type tours [len(routeLengths)]int

// depot is where a transport begins.
type depot struct {
	at   Place
	ship bool
}

// laid are the routes from a settlement for a kind of transport if no horde bars the way, found once.
func (j *judge) laid(kind Kind, at Place) tours {
	if j.calm == nil {
		j.calm, j.routes = &judge{g: j.g, s: j.s, later: true}, map[depot]tours{}
	}
	from := depot{at, kind.Ship()}
	all, found := j.routes[from]
	if !found {
		for i, stops := range routeLengths {
			_, all[i] = j.calm.tour(kind, at, stops, 1<<Goods-1)
		}
		j.routes[from] = all
	}
	return all
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

// trip is a part of a route as it is laid: its stops, and the steps that they take.
type trip struct {
	stops [8]Place
	n     int8
	steps int16
}

// end is where a trip ends that began in a place.
func (x *trip) end(start Place) Place {
	if x.n == 0 {
		return start
	}
	return x.stops[x.n-1]
}

// and is the trip with another stop.
func (x trip) and(on leg) trip {
	x.stops[x.n] = on.to
	x.n++
	x.steps += int16(on.steps)
	return x
}

// shortest are the trips that he has in mind at once: the shortest, and of those that are as long the first found.
type shortest struct {
	trips [16]trip
	n     int
}

// wants says whether a trip of so many steps would be among them.
func (x *shortest) wants(steps int16) bool {
	return x.n < len(x.trips) || steps < x.trips[x.n-1].steps
}

// add has a trip among them that they want.
func (x *shortest) add(t trip) {
	at := x.n
	for at > 0 && t.steps < x.trips[at-1].steps {
		at--
	}
	x.n = min(x.n+1, len(x.trips))
	copy(x.trips[at+1:x.n], x.trips[at:])
	x.trips[at] = t
}

// tour is a route as he would lay it for a transport with some goods, the shortest that he sees; its last stop takes some of
// them. steps is how many it takes. It is none if he cannot come so far.
func (j *judge) tour(kind Kind, start Place, length int8, goods uint8) (stops []Place, steps int) {
	sees := shortest{n: 1}
	for n := range length {
		var longer shortest
		for _, x := range sees.trips[:sees.n] {
			for _, on := range j.legs(kind, x.end(start)) {
				if !longer.wants(x.steps+int16(on.steps)) || on.to == start || slices.Contains(x.stops[:n], on.to) {
					continue
				}
				if n < length-1 || j.takes(on.to, goods) {
					longer.add(x.and(on))
				}
			}
		}
		if longer.n == 0 {
			return nil, 0
		}
		sees = longer
	}
	way := sees.trips[0]
	return slices.Clone(way.stops[:length]), int(way.steps)
}

// leg is the way to a settlement.
type leg struct {
	to    Place
	steps int8
}

// near are the ways from a place to the settlements nearest to it.
type near struct {
	legs  [8]leg
	n     int8
	found bool
}

// legs are those for a kind of transport, found once.
func (j *judge) legs(kind Kind, from Place) []leg {
	of := &j.ashore
	if kind.Ship() {
		of = &j.afloat
	}
	if *of == nil {
		*of = new([Places]near)
	}
	x := &(*of)[from]
	if !x.found {
		j.looksRound(kind, from, x)
	}
	return x.legs[:x.n]
}

// looksRound finds the settlements nearest to a place.
func (j *judge) looksRound(kind Kind, from Place, x *near) {
	x.found = true
	var w ways
	w.search(from, j.open(kind, NoPlace), func(to Place) onward {
		if !to.Land() || !box.Settlement[to] {
			return goOn
		}
		x.legs[x.n] = leg{to, w.far[to]}
		if x.n++; int(x.n) == len(x.legs) {
			return stopHere
		}
		return goOn
	})
}

// towards is the next step of a transport on its way: to the first stop of its route that is not completed, then to its
// destination; without one to the nearest settlement where its goods can be sold, or, if it is empty, bought.
func (j *judge) towards(i int8) Place {
	p := &j.g.Players[j.s]
	x, from := &p.Property[i], p.where(i)
	if !j.onRoute(i) {
		return stepOn(j.way(x.Kind, from, NoPlace, func(at Place) bool { return j.seeks(x, at) }))
	}
	r := &x.Route
	if goods := j.lacks(i); goods != 0 {
		if way := j.way(x.Kind, from, r.destination(), func(at Place) bool { return j.has(at, goods) }); len(way) > 0 {
			return way[0]
		}
	}
	for n, stop := range r.Stops[:r.N-1] {
		if r.Done>>n&1 == 1 {
			continue
		}
		// What leaves the destination leaves its goods there, which then cannot be sold.
		if way := j.way(x.Kind, from, r.destination(), func(at Place) bool { return at == Place(stop) }); len(way) > 0 {
			return way[0]
		}
	}
	return stepOn(j.way(x.Kind, from, NoPlace, func(at Place) bool { return r.open(at) != None || r.complete() && at == r.destination() }))
}

// seeks says whether a transport without a route finds in a place what it looks for.
func (j *judge) seeks(x *Property, at Place) bool {
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
	var x ways
	to := x.search(from, j.open(kind, shuns), func(to Place) onward {
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

// open says of a step whether a kind of transport goes it: not into a place that it shuns, nor where somebody plunders it.
func (j *judge) open(kind Kind, shuns Place) func(at, to Place) bool {
	return func(at, to Place) bool {
		return to != shuns && j.g.inPlay(to) && carries(kind, at, to) && (j.later || j.g.plunderer(j.s, to) == play.Nobody)
	}
}
