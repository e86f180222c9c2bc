package force

import (
	"sync"

	"signoria/games/medioevo"
	"signoria/play"
)

// A squire at the markets: each transport by itself sells where it brings most, buys what sells dearest within its
// reach, and goes there.

// ways are how many MP lie between a territory and every place of a map, by road or by sea, without what technologies
// save and without asking whose land it is; mostWay where no way leads. They are measured when first asked for.
type ways struct {
	measure     sync.Once
	roads, seas [Territories][medioevo.Places]int8
}

const mostWay = 20

// Between is how far a market lies from a place for a kind of transport.
func (g *State) Between(k Kind, from, to Place) int8 {
	x := &g.Box().ways
	x.measure.Do(func() {
		for p := range Place(Territories) {
			x.roads[p], x.seas[p] = g.spread(p, false), g.spread(p, true)
		}
	})
	if k.Sea() {
		return x.seas[to][from]
	}
	return x.roads[to][from]
}

// spread is how far every place lies from a territory.
func (g *State) spread(from Place, sea bool) (far [medioevo.Places]int8) {
	for p := range far {
		far[p] = mostWay
	}
	far[from] = 0
	x := Transport{Kind: Caravan, Owner: play.Nobody}
	empty := State{Edition: g.Edition}
	for cost := range int8(mostWay) {
		for p := range Place(medioevo.Places) {
			if far[p] != cost {
				continue
			}
			for q := range empty.around(p, sea) {
				var step int8
				if sea {
					step = empty.sailCost(play.Nobody, q, p)
				} else if q.Land() && p.Land() {
					step = empty.roadCost(&x, q, p)
				}
				if step > 0 {
					far[q] = min(far[q], cost+step)
				}
			}
		}
	}
	return far
}

// bourse is what a squire knows of the markets where he may trade, reckoned once for a question.
type bourse struct {
	open [2]PlaceSet // by land, and with ships
	*tariff
	firsts []firsts
}

// tariff is what a unit of each of the goods brings him in each market.
type tariff struct {
	takes  [Territories][medioevo.Goods]int16
	looked PlaceSet // of which they are known
}

// firsts are what transports that get so far earn with each unit of their first load, by where they begin.
type firsts struct {
	sea    bool
	mp     int8
	looked PlaceSet // of which it is known
	each   [Territories]int16
}

// markets are the territories where he may trade, by land or with ships.
func (j *Judge) markets(sea bool) *PlaceSet {
	if j.bourse == nil {
		j.bourse = &bourse{tariff: j.tariff}
		if j.tariff == nil {
			j.bourse.tariff = new(tariff)
		}
		for p := range j.G.Land() {
			if !j.opened(p) {
				continue
			}
			j.bourse.open[0].Add(p)
			if j.G.port(p) != NoPlace {
				j.bourse.open[1].Add(p)
			}
		}
	}
	return &j.bourse.open[B2i(sea)]
}

// opened says whether he may trade in a place, by land.
func (j *Judge) opened(p Place) bool {
	return j.before != nil && j.before.markets(false).Holds(p) || j.G.Market(p) && j.G.MayTrade(j.S, p)
}

// market says whether he may trade in a place with a transport.
func (j *Judge) market(x *Transport, p Place) bool { return j.markets(x.Kind.Sea()).Holds(p) }

// takings are what a unit of each of the goods brings him in a market, 0 where nobody buys them.
func (j *Judge) takings(p Place) *[medioevo.Goods]int16 {
	x := &j.bourse.takes[p]
	if !j.bourse.looked.Holds(p) {
		j.bourse.looked.Add(p)
		for good := range x {
			if j.G.Box().Atlas.Prices[p][good] > 0 {
				worth, _ := j.G.Ed().Demand(j, int8(good))
				x[good] = j.G.Price(j.S, p, int8(good), false) + int16(worth)
			}
		}
	}
	return x
}

// brings is what a unit of goods bought in one place brings him in another, 0 where he may not sell it.
func (j *Judge) brings(x *Transport, good int8, from, to Place) int {
	if !j.market(x, to) || !j.maySell(from, to) {
		return 0
	}
	return int(j.takings(to)[good])
}

// maySell says whether goods bought in one market may be sold in another.
func (j *Judge) maySell(from, to Place) bool {
	return from != to && (from == NoPlace || !j.G.SameOwner(from, to) || j.G.Has(j.S, Mercato))
}

// dearest is the best he can get for a unit of goods within a turn's way of a place.
func (j *Judge) dearest(x *Transport, good int8, from, at Place) (best int) {
	mp := j.speed(x)
	for to := range j.markets(x.Kind.Sea()).each() {
		if to != at && j.G.Between(x.Kind, at, to) <= mp && j.maySell(from, to) {
			best = max(best, int(j.takings(to)[good]))
		}
	}
	return best
}

// onward is the best he can get for a unit of goods aboard where a transport still comes to in this turn.
func (j *Judge) onward(x *Transport, good int8, from Place, reach *Reach) (best int) {
	for to := range j.markets(x.Kind.Sea()).each() {
		if reach.Cost[to] > 0 && j.maySell(from, to) {
			best = max(best, int(j.takings(to)[good]))
		}
	}
	return best
}

// outlook is what a transport that begins in a market earns with its first load.
func (j *Judge) outlook(x *Transport, p Place) int {
	if !j.market(x, p) {
		return 0
	}
	return int(j.unit(x, p)) * j.G.goodsRoom(x)
}

// unit is what a unit of its first load brings a transport that begins in a market.
func (j *Judge) unit(x *Transport, p Place) int16 {
	known := j.firsts(x.Kind.Sea(), j.speed(x))
	if !known.looked.Holds(p) {
		known.looked.Add(p)
		known.each[p] = j.first(x, p, known.mp)
	}
	return known.each[p]
}

// firsts are what is known of transports that get so far, by land or by sea.
func (j *Judge) firsts(sea bool, mp int8) *firsts {
	all := &j.bourse.firsts
	for i := range *all {
		if x := &(*all)[i]; x.sea == sea && x.mp == mp {
			return x
		}
	}
	*all = append(*all, firsts{sea: sea, mp: mp})
	return &(*all)[len(*all)-1]
}

// first is what a unit of its first load brings a transport that begins in a market and gets so far.
func (j *Judge) first(x *Transport, p Place, mp int8) int16 {
	best, markets := int16(0), *j.markets(x.Kind.Sea())
	if j.before != nil && j.before.market(x, p) { // what he sells where he could before is known
		best, markets = j.before.unit(x, p), markets.Without(*j.before.markets(x.Kind.Sea()))
	}
	var sold [medioevo.Goods]int16
	for to := range markets.each() {
		if j.G.Between(x.Kind, p, to) <= mp && j.maySell(p, to) {
			for good, n := range j.takings(to) {
				sold[good] = max(sold[good], n)
			}
		}
	}
	for good, n := range sold {
		if n > best { // else it is dearer here
			best = max(best, n-j.G.Price(j.S, p, int8(good), true))
		}
	}
	return best
}

// speed is the MP of a transport in a turn.
func (j *Judge) speed(x *Transport) int8 {
	n := j.G.Box().Transports[x.Kind][x.Level].MP
	if x.Kind.Sea() {
		return n + B2i(j.G.Has(j.S, Tessitura)) + B2i(j.G.Has(j.S, Astronomia)) + B2i(j.G.Has(j.S, Cartografia))
	}
	return n + B2i(j.G.Has(j.S, Cartografia)) + B2i(j.G.Has(j.S, Strade)) + B2i(j.G.Has(j.S, Logistica))
}

// tradeWorth judges what is done in Trade.
func (j *Judge) tradeWorth(p play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch p {
	case AskTrade, AskTradeConvoy:
	case AskMonopoly:
		return int(j.G.Box().Atlas.Prices[j.Me().Capital][c.A]), true
	default:
		return 0, false
	}
	v := j.bestVoyage()
	switch {
	case c.Verb == DoneTrade:
		return 0, true
	case c.Verb == Halt:
		return int(B2i(v.worth <= 0)), true
	case c.Verb == Lead:
		return int(B2i(v.worth > 0 && c.A == v.leader))*v.worth - int(B2i(c.A != v.leader)), true
	case v.worth > 0 && c.Verb == v.verb && c.A == v.a && (c.B == v.b || v.verb == MarchTo):
		return v.worth, true
	}
	return -1, c.Verb != PlayCard
}

// bestVoyage is the best his convoy can do next, or any transport that could lead one.
func (j *Judge) bestVoyage() venture {
	if j.looked {
		return j.voyage
	}
	j.looked = true
	j.voyage = j.choice(func(x *Transport) bool { return !x.Kind.Warlike() }, j.next)
	return j.voyage
}

// next is the best that one transport can do now.
func (j *Judge) next(i int16) venture {
	x := &j.G.Transports[i]
	return best(i, func(try func(venture)) {
		try(j.hire(i, x))
		reach := nowhere
		if j.goes(i, x) {
			reach = j.G.Reach(One(i))
		}
		if x.At.Land() && j.market(x, x.At) {
			j.sales(i, x, &reach, try)
			j.buys(i, x, &reach, try)
		}
		j.voyages(x, &reach, try)
	})
}

// goes says whether a transport may still go on in this turn.
func (j *Judge) goes(i int16, x *Transport) bool {
	return j.G.Ed().WhyNotAct(j.G, i, MovedInTrade) == play.Free && x.Moved&EndedMove == 0 && (x.VF > 0 || !j.G.wantsArmies(i))
}

// hire takes a crew aboard where it costs nothing and nobody is missed.
func (j *Judge) hire(i int16, x *Transport) venture {
	if x.VF > 0 || !j.G.wantsArmies(i) || !x.At.Land() || j.spare(x.At) < 1 || j.G.WhyNotUse(i, x.At, LightLoad) != play.Free {
		return venture{}
	}
	return venture{verb: LoadArmies, a: i, b: int16(x.At), n: 1, worth: 10 * HonourPoint}
}

// sales sells what brings no more elsewhere: in the last turn nothing, if it pays to go on.
func (j *Judge) sales(i int16, x *Transport, reach *Reach, try func(venture)) {
	last := j.TurnsLeft() <= 1
	if last && j.pays(x, reach) {
		return
	}
	for l := range int16(lots) {
		y := &x.Cargo[l]
		if y.N == 0 || j.G.WhyNotSell(i, l) != play.Free {
			continue
		}
		worth, waits := j.G.Ed().Demand(j, y.Good)
		here := int(j.G.Price(j.S, x.At, y.Good, false)) + worth
		if waits || !last && j.keeps(x, y, here) {
			continue
		}
		try(venture{verb: SellGoods, a: i, b: l, n: int16(y.N), worth: 2*here*int(y.N) + 1})
	}
}

// keeps says whether he keeps goods that would bring so much a unit where they are: for a third more within a turn's way, since to
// go there takes an action that another load could have.
func (j *Judge) keeps(x *Transport, y *Lot, here int) bool {
	return j.dearest(x, y.Good, Place(y.From), x.At)*3 > here*4
}

// pays says whether all aboard brings so much more where a transport still comes to that it pays the way.
func (j *Judge) pays(x *Transport, reach *Reach) bool {
	here := j.load(x, x.At)
	for to, cost := range reach.Cost {
		if cost > 0 && j.load(x, Place(to))-here > int(cost) {
			return true
		}
	}
	return false
}

// buys buys what sells dearest in the next turn: where it comes to by then, or within a turn's way if it has gone already.
func (j *Judge) buys(i int16, x *Transport, reach *Reach, try func(venture)) {
	if j.TurnsLeft() <= 1 {
		return
	}
	for good := range int8(medioevo.Goods) {
		each := j.G.Price(j.S, x.At, good, true)
		if j.G.WhyNotBuy(i, good, each) != play.Free {
			continue
		}
		sold := 0
		if x.Spent == 0 && reach.Cost[x.At] == 0 {
			sold = j.onward(x, good, x.At, reach)
		} else {
			sold = j.dearest(x, good, x.At, x.At)
		}
		if n := j.G.mostBought(i, each); n > 0 {
			try(venture{verb: BuyGoods, a: i, b: int16(good), n: n, worth: (sold - int(each) - 1) * int(n)})
		}
	}
}

// voyages goes where its goods bring most, or with nothing aboard to a market with a better outlook. With a market
// out of its reach it goes towards one.
func (j *Judge) voyages(x *Transport, reach *Reach, try func(venture)) {
	loaded := false
	for _, y := range x.Cargo {
		loaded = loaded || y.N > 0
	}
	here := 0
	switch {
	case loaded:
		here = j.load(x, x.At)
	case x.At.Land():
		here = j.outlook(x, x.At)
	}
	most := 0
	for p, cost := range reach.Cost {
		to := Place(p)
		if cost <= 0 || !to.Land() || !j.market(x, to) {
			continue
		}
		v := venture{verb: MarchTo, a: int16(to)}
		if loaded {
			v.worth = j.load(x, to) - here - int(cost)
		} else {
			v.worth = (j.outlook(x, to) - here*3/2) / 2
		}
		most = max(most, v.worth)
		try(v)
	}
	if most == 0 {
		j.approaches(x, reach, try)
	}
}

// approaches goes towards a market, nearer than it is.
func (j *Judge) approaches(x *Transport, reach *Reach, try func(venture)) {
	nearest, far := j.nearestMarket(x, x.At), NoPlace
	for p, cost := range reach.Cost {
		if cost > 0 {
			if d := j.nearestMarket(x, Place(p)); d < nearest {
				nearest, far = d, Place(p)
			}
		}
	}
	if far != NoPlace {
		try(venture{verb: MarchTo, a: int16(far), worth: 1})
	}
}

// load is what all aboard would bring in a place.
func (j *Judge) load(x *Transport, p Place) int {
	worth := 0
	for _, y := range x.Cargo {
		if y.N > 0 && p.Land() {
			worth += j.brings(x, y.Good, Place(y.From), p) * int(y.N)
		}
	}
	return worth
}

// nearestMarket is how far the nearest market lies from a place.
func (j *Judge) nearestMarket(x *Transport, from Place) int {
	best := mostWay
	for p := range j.markets(x.Kind.Sea()).each() {
		best = min(best, int(j.G.Between(x.Kind, from, p)))
	}
	return best
}
