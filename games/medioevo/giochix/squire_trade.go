package giochix

import "signoria/play"

// How a squire trades: a route first, then whatever market pays.

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
		return j.sale(i, c)
	case BuyGoods:
		if g.Players[j.s].Property[i].Load() > 0 || j.spare() < 150 {
			return -1
		}
		return 200
	case OpenRoute:
		if c.B == int16(routeLengths[0]) && j.left() > 1 {
			return 300
		}
		return -1
	case TradeMove:
		if c.C == 1 {
			return -1
		}
		if j.towards(i) == Place(c.B) {
			return 100
		}
		return -1
	case AddStop:
		return 1000 - 10*j.far(Place(c.A))
	case LeaveCube:
		return 1
	}
	return 0
}

// sale judges a sale beside a route: it pays if the market does, and not while a route is on.
func (j *judge) sale(i int8, c play.Choice) int {
	g := j.g
	x := &g.Players[j.s].Property[i]
	if x.Route.N > 0 {
		return -1
	}
	bonus := int(g.marketBonus(j.s, g.Players[j.s].where(i))) + int(g.moreByTrade(j.s, 1))
	if bonus == 0 && j.left() > 1 {
		return -1
	}
	return 150 + bonus
}

// towards is the next step of a transport on its way: to the nearest stop of its route that is not completed, then to its
// destination; without one to the nearest settlement where its goods can be sold, or, if it is empty, bought.
func (j *judge) towards(i int8) Place {
	g := j.g
	p := &g.Players[j.s]
	x := &p.Property[i]
	wants := func(at Place) bool {
		if !at.Land() || !box.Settlement[at] || g.whyNotTrade(j.s, at) != play.Free {
			return false
		}
		if x.Load() == 0 {
			return j.spare() >= 150
		}
		for good, n := range x.Cargo {
			if n > 0 && !g.present(at, int8(good)) && (g.market(at) > 0 || j.left() <= 1) {
				return true
			}
		}
		return false
	}
	if r := &x.Route; r.N > 0 {
		wants = func(at Place) bool {
			if r.complete() {
				return at == r.destination()
			}
			for n, stop := range r.Stops[:r.N] {
				if Place(stop) == at && r.Done>>n&1 == 0 {
					return true
				}
			}
			return false
		}
	}
	first, _ := j.way(i, wants)
	return first
}

// way is the first step of a transport to the nearest place that it wants, by ways on which nobody plunders it, and how many
// steps it is to there; NoPlace if there is none.
func (j *judge) way(i int8, wants func(Place) bool) (first Place, steps int) {
	g := j.g
	kind, from := g.Players[j.s].Property[i].Kind, g.Players[j.s].where(i)
	var seen placeSet
	seen.add(from)
	type step struct {
		at, first Place
		far       int
	}
	for ways := []step{{from, NoPlace, 0}}; len(ways) > 0; ways = ways[1:] {
		for _, to := range box.Around[ways[0].at] {
			if seen.has(to) || !g.inPlay(to) || !carries(kind, ways[0].at, to) || g.plunderer(j.s, to) != play.Nobody {
				continue
			}
			seen.add(to)
			next := step{to, ways[0].first, ways[0].far + 1}
			if next.first == NoPlace {
				next.first = to
			}
			if wants(to) {
				return next.first, next.far
			}
			ways = append(ways, next)
		}
	}
	return NoPlace, 0
}

// far is how many steps a settlement is from the transport whose route is being opened, and more than any if it cannot
// come there.
func (j *judge) far(to Place) int {
	const never = 90
	if i := j.opening(); i != None {
		if first, steps := j.way(i, func(at Place) bool { return at == to }); first != NoPlace {
			return steps
		}
	}
	return never
}

// opening is the transport whose route is being opened: the one that has bought where it is and whose stops are being named.
func (j *judge) opening() int8 {
	for i := range int8(properties) {
		x := &j.g.Players[j.s].Property[i]
		if x.Fresh && x.Route.N < int8(j.args[1]) && x.Route.N == int8(j.args[0])-1 {
			return i
		}
	}
	return None
}
