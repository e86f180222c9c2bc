package giochix

import (
	"math/bits"

	"signoria/games/wording"
	"signoria/play"
)

// Phase 6, Commerce: Caravans and Merchant Ships move, buy and sell as far as their Movement Points reach.

const (
	TradeMove   play.Verb = 580 // transport A goes to B; C 1: it is plundered there
	BuyGoods    play.Verb = 581 // transport A buys N pieces of good B
	SellGoods   play.Verb = 582 // transport A sells N pieces of good B
	LeaveCube   play.Verb = 583 // a cube of good A stays behind
	FinishTrade play.Verb = 584

	AskTrade play.Prompt = 580
	AskCube  play.Prompt = 581 // transport A leaves B

	KeyTradeMove  play.Key = 580 // transport B of A goes to C
	KeyPlunderedT play.Key = 581 // A plunders a transport of B in C for D florins; A Barbarians
	KeyBuys       play.Key = 582 // A buys C pieces of good B in D for E florins
	KeySells      play.Key = 583 // A sells C pieces of good B in D for E florins
	KeyCube       play.Key = 584 // a cube of good A stays in B

	RuleTradePact   play.Rule = 580
	RuleTradeBattle play.Rule = 581
	RuleTradeSteps  play.Rule = 582
	RuleTradeRoom   play.Rule = 583
	RulePresent     play.Rule = 584
	RuleOutOfCubes  play.Rule = 585
	RuleTradeMoney  play.Rule = 586
)

var commerceChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		TradeMove: "trade-move", BuyGoods: "buy-goods", SellGoods: "sell-goods", LeaveCube: "leave-cube", FinishTrade: "finish-trade",
	},
	Prompts: map[play.Prompt]string{AskTrade: "trade", AskCube: "cube"},
	Lines: map[play.Key]string{
		KeyTradeMove: "trade-move", KeyPlunderedT: "transport-plundered", KeyBuys: "buys", KeySells: "sells", KeyCube: "cube-left",
	},
	Rules: map[play.Rule]string{
		RuleTradePact: "mu-giochix/commerce/buy-forbidden", RuleTradeBattle: "mu-giochix/commerce/buy-forbidden",
		RuleTradeSteps: "mu-giochix/commerce/actions", RuleTradeRoom: "mu-giochix/components/movement-and-capacity",
		RulePresent: "mu-giochix/commerce/sell", RuleOutOfCubes: "mu-giochix/components/tokens-and-supply", RuleTradeMoney: "mu-giochix/commerce/buy",
	},
	Refs: wording.Refs{
		TradeMove: func(c play.Choice) []string { return []string{refPlace(c.B), refProperty(c.A)} },
		BuyGoods:  wording.OfA(refProperty), SellGoods: wording.OfA(refProperty),
	},
	Declining: []play.Verb{FinishTrade},
	Whole:     []play.Verb{BuyGoods, SellGoods},
}

// What goods cost and bring, in florins a piece.
// rule: mu-giochix/commerce/buy
// rule: mu-giochix/commerce/sell
const (
	buyPrice  = 100
	sellPrice = 100
)

// commercePhase lets the players trade in the order of the turn, for they share the cubes.
// rule: mu-giochix/turn/who-acts-when
func (g *State) commercePhase(t *play.Table) (over bool) {
	return g.inOrder(t, func(t *play.Table, s play.Seat) {
		for (g.canTrade(s) || g.canUse(s, InCommerce)) && g.trade(t, s) {
		}
	})
}

// canTrade says whether one of a player's commercial transports has Movement Points left.
func (g *State) canTrade(s play.Seat) bool {
	for i := range int8(properties) {
		if g.stepsLeft(s, i) > 0 {
			return true
		}
	}
	return false
}

// stepsLeft is how many Movement Points a commercial transport has left in this turn, 0 of anything else.
// rule: mu-giochix/commerce/actions
// rule: mu-giochix/components/movement-and-capacity
func (g *State) stepsLeft(s play.Seat, i int8) int8 {
	x := &g.Players[s].Property[i]
	if !x.Kind.Trade() || x.Stopped {
		return 0
	}
	steps := box.Properties[x.Kind].Steps[x.Level]
	// rule: mu-giochix/purchases/empire-card-ability
	for e, card := range g.inForce(s, MovePoints) {
		if e.Of>>thingOf(x)&1 == 1 && (card == None || int16(g.Cards[card].On) == numbered(s, i)) {
			steps = min(99, steps+int8(e.N)) // however much a box file lets come together
		}
	}
	return max(0, steps-x.Spent)
}

// hold is how many pieces more a commercial transport can load.
// rule: mu-giochix/components/movement-and-capacity
func (g *State) hold(s play.Seat, i int8) int8 {
	x := &g.Players[s].Property[i]
	more := g.few(s, Capacity, func(e *Effect) bool { return e.Of>>thingOf(x)&1 == 1 })
	return box.Properties[x.Kind].Load[x.Level] + more - x.Load()
}

// trade asks a player for the next thing that his transports do, and says whether he goes on.
// rule: mu-giochix/commerce/actions
func (g *State) trade(t *play.Table, s play.Seat) (goesOn bool) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskTrade)
		for i := range int8(properties) {
			if g.stepsLeft(s, i) > 0 {
				g.offerTrade(o, s, i)
			}
		}
		g.offerCards(o, s, InCommerce)
		o.May(play.Choice{Verb: FinishTrade}, play.Free)
	})
	if a.Verb == UseCard {
		g.useCard(t, a)
		return true
	}
	_, i := ofNumber(a.A)
	switch a.Verb {
	case TradeMove:
		g.goTo(t, s, i, Place(a.B))
	case BuyGoods:
		g.buy(t, s, i, int8(a.B), int8(a.N))
	case SellGoods, SellOnRoute:
		g.sell(t, s, a)
	case OpenRoute:
		g.openRoute(t, s, i, int8(a.B))
	default:
		return false
	}
	return true
}

// offerTrade lists what a transport can do.
func (g *State) offerTrade(o *play.Asking, s play.Seat, i int8) {
	x := &g.Players[s].Property[i]
	at := g.Players[s].where(i)
	for _, to := range box.Around[at] {
		if g.inPlay(to) && carries(x.Kind, at, to) {
			c := play.Choice{Verb: TradeMove, A: numbered(s, i), B: int16(to)}
			if g.plunderer(s, to) != play.Nobody {
				c.C = 1
			}
			o.May(c, play.Free)
		}
	}
	if !at.Land() || !box.Settlement[at] {
		return
	}
	why, reserves := g.whyNotTrade(s, at), g.reserves()
	for good := range int8(Goods) {
		if g.present(at, good) {
			g.offerGood(o, s, i, good, reserves[good], why)
		} else if x.Cargo[good] > 0 {
			o.May(play.Choice{Verb: SellGoods, A: numbered(s, i), B: int16(good), Lo: 1, Hi: int16(x.Cargo[good])}, why)
			g.offerRouteSale(o, s, i, good, why)
		}
	}
	g.offerRoutes(o, s, i, why)
}

// offerGood lists the purchase of a good that is there, of which the box has some in reserve, and says of the same good aboard
// why it cannot be sold.
// rule: mu-giochix/commerce/buy
// rule: mu-giochix/commerce/sell
func (g *State) offerGood(o *play.Asking, s play.Seat, i, good, reserve int8, why play.Rule) {
	x := &g.Players[s].Property[i]
	most := min(int16(g.hold(s, i)), int16(reserve), g.purse(s)/g.buyingPrice(s))
	switch {
	case why != play.Free:
	case g.hold(s, i) <= 0:
		why = RuleTradeRoom
	case reserve == 0:
		why = RuleOutOfCubes
	case most <= 0:
		why = RuleTradeMoney
	}
	o.May(play.Choice{Verb: BuyGoods, A: numbered(s, i), B: int16(good), Lo: 1, Hi: max(1, most)}, why)
	if x.Cargo[good] > 0 && o.Looking() {
		o.May(play.Choice{Verb: SellGoods, A: numbered(s, i), B: int16(good), Lo: 1, Hi: int16(x.Cargo[good])}, RulePresent)
	}
}

// carries says whether a kind of transport can go from one place to a neighbour.
// rule: mu-giochix/commerce/move-cost
// rule: mu-giochix/components/map
func carries(kind Kind, from, to Place) bool {
	if kind.Ship() {
		return from.Sea() || to.Sea()
	}
	return from.Land() && to.Land()
}

// whyNotTrade says why a player can neither buy nor sell in a settlement.
// rule: mu-giochix/commerce/buy-forbidden
// rule: mu-giochix/diplomacy/commercial-pact
func (g *State) whyNotTrade(s play.Seat, at Place) play.Rule {
	owner := g.controller(at)
	switch {
	case g.contested(s, at):
		return RuleTradeBattle
	case owner != play.Nobody && owner != s && !g.granted(owner, s, CommercialPact) && !g.tradesWith(s, owner):
		return RuleTradePact
	}
	return play.Free
}

// contested says whether sides stand in a territory that fight each other for all that a player knows.
// rule: mu-giochix/commerce/buy-forbidden
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) contested(s play.Seat, at Place) bool {
	for one := range play.Seat(g.Seats) {
		if g.Here[at][one] == 0 {
			continue
		}
		if g.Hordes[at].Units() > 0 {
			return true
		}
		for other := range one {
			if g.Here[at][other] > 0 && g.atOdds(s, one, other, at) {
				return true
			}
		}
	}
	return false
}

// atOdds says whether for all that a player knows one of two others, or of himself and another, would fight the other in a
// place: a secret pact that he has not read is none, so that what he may do does not tell of it.
// rule: mu-giochix/commerce/buy-forbidden
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) atOdds(s, a, b play.Seat, at Place) bool {
	ours, theirs := g.knownTo(s, a, b), g.knownTo(s, b, a)
	host := ours.welcomes() && g.controls(a, at) || theirs.welcomes() && g.controls(b, at)
	return g.Armistice[a]>>b&1 == 0 && !host && (unbound(&ours, &theirs) || unbound(&theirs, &ours))
}

// present says whether a good is there at a settlement: printed, or as a real cube.
// rule: mu-giochix/commerce/buy
// rule: mu-giochix/components/map
func (g *State) present(at Place, good int8) bool {
	return box.Produces[at] == good || g.Territories[at].Cubes>>good&1 == 1
}

// market is how many real cubes lie at a settlement: the value of its Great Market.
// rule: mu-giochix/commerce/great-market-bonus
func (g *State) market(at Place) (n int8) {
	for good := range Goods {
		n += int8(g.Territories[at].Cubes >> good & 1)
	}
	return n
}

// reserve is how many cubes of a good lie in the box.
func (g *State) reserve(good int8) int8 { return g.reserves()[good] }

// reserves are how many of each do.
// rule: mu-giochix/components/tokens-and-supply
func (g *State) reserves() (n [Goods]int8) {
	for good := range n {
		n[good] = cubes
	}
	for at := range g.Territories {
		for left := g.Territories[at].Cubes; left != 0; left &= left - 1 {
			n[bits.TrailingZeros8(left)]--
		}
	}
	for s := range g.Players[:g.Seats] {
		for i := range g.Players[s].Property {
			for good, aboard := range g.Players[s].Property[i].Cargo {
				n[good] -= aboard
			}
		}
	}
	return n
}

// goTo moves a transport to a neighbouring place: a cube may stay behind, a stop of its route may be reached, and enemies
// may take it.
// rule: mu-giochix/commerce/move-cost
// rule: mu-giochix/commerce/enter-enemy-without-armies
// rule: mu-giochix/commerce/enter-barbarian-no-horde
func (g *State) goTo(t *play.Table, s play.Seat, i int8, to Place) {
	g.leaveCube(t, s, i)
	x := &g.Players[s].Property[i]
	x.Spent++
	x.Fresh = false
	x.At = Spot(to)
	t.Tell(KeyTradeMove, int16(s), numbered(s, i), int16(to))
	if by := g.plunderer(s, to); by != play.Nobody {
		g.plunder(t, s, i, by) // rule: mu-giochix/commerce/hostile-units-plunder
		return
	}
	g.reach(t, s, i)
}

// leaveCube leaves a cube of a good aboard where a transport leaves a settlement or port that has none of it, as long as
// the reserve has one. Of several the mover chooses.
// rule: mu-giochix/commerce/leaving-adds-cube
func (g *State) leaveCube(t *play.Table, s play.Seat, i int8) {
	switch goods := g.leaves(s, i); bits.OnesCount8(goods) {
	case 0:
		return
	case 1:
		g.addCube(t, g.Players[s].where(i), int8(bits.TrailingZeros8(goods)))
		return
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskCube, numbered(s, i), int16(g.Players[s].where(i)))
		for good := range int8(Goods) {
			if g.leaves(s, i)>>good&1 == 1 {
				o.May(play.Choice{Verb: LeaveCube, A: int16(good)}, play.Free)
			}
		}
	})
	g.addCube(t, g.Players[s].where(i), int8(a.A))
}

// leaves are the goods of which a transport can leave a cube where it is, bit i for good i.
// rule: mu-giochix/commerce/leaving-adds-cube
func (g *State) leaves(s play.Seat, i int8) (goods uint8) {
	at := g.Players[s].where(i)
	if !at.Land() || !box.Settlement[at] && box.Atlas.Territories[at].Port == NoPlace {
		return 0
	}
	for good, n := range g.Players[s].Property[i].Cargo {
		if n > 0 && !g.present(at, int8(good)) && g.reserve(int8(good)) > 0 {
			goods |= 1 << good
		}
	}
	return goods
}

func (g *State) addCube(t *play.Table, at Place, good int8) {
	g.Territories[at].Cubes |= 1 << good
	t.Tell(KeyCube, int16(good), int16(at))
}

// plunderer is the side that plunders a player's transport in a place: Barbarians, or the first player in the order of the
// turn who stands there and has no pact with him; Nobody if none does.
// rule: mu-giochix/commerce/hostile-units-plunder
// rule: mu-giochix/commerce/non-hostile-units
func (g *State) plunderer(s play.Seat, at Place) play.Seat {
	if g.Hordes[at].Units() > 0 {
		return Barbarians
	}
	for _, other := range g.Order {
		if other != play.Nobody && other != s && g.Here[at][other] > 0 && g.robs(other, s) {
			return other
		}
	}
	return play.Nobody
}

// robs says whether the figures of a player plunder another's transports: not under any pact by which his figures or
// transports may be where they are, or by which the two do not fight.
// rule: mu-giochix/commerce/non-hostile-units
func (g *State) robs(who, whom play.Seat) bool {
	return g.hostile(who, whom) && g.hostile(whom, who) && !g.granted(who, whom, CommercialPact) && !g.granted(who, whom, CivilControlPact)
}

// plunder takes a transport with its goods from a player. A player who does it is paid half of what they are worth, the
// Barbarians nothing.
// rule: mu-giochix/commerce/hostile-units-plunder
func (g *State) plunder(t *play.Table, s play.Seat, i int8, by play.Seat) {
	x := &g.Players[s].Property[i]
	worth, at := lootOf(*x)+loot(goodsPrice)*int16(x.Load()), g.Players[s].where(i)
	if by == Barbarians {
		worth = 0
	} else {
		g.gain(by, int32(worth))
	}
	g.lose(s, i)
	t.Tell(KeyPlunderedT, int16(by), int16(s), int16(at), worth)
}

// buyingPrice is what a player pays for a piece, which nobody gets for nothing.
// rule: mu-giochix/commerce/buy
func (g *State) buyingPrice(s play.Seat) int16 {
	price := int16(buyPrice)
	g.eachEffect(s, TradePrice, func(e *Effect) { price -= e.Min })
	return max(1, price)
}

// buy loads pieces of a good that is there; its cube stays.
// rule: mu-giochix/commerce/buy
func (g *State) buy(t *play.Table, s play.Seat, i, good, n int8) {
	x := &g.Players[s].Property[i]
	paid := int16(n) * g.buyingPrice(s)
	x.Spent++
	x.Cargo[good] += n
	x.Fresh = true
	g.gain(s, -int32(paid))
	t.Tell(KeyBuys, int16(s), int16(good), int16(n), int16(g.Players[s].where(i)), paid)
}

// sell sells pieces of a good that is not there, by the bonus of the Great Market or by that of a route. A cube of it
// comes to the settlement.
// rule: mu-giochix/commerce/sell
// rule: mu-giochix/commerce/sale-adds-cube
// rule: mu-giochix/commerce/bonuses-exclusive
func (g *State) sell(t *play.Table, s play.Seat, a play.Answer) {
	_, i := ofNumber(a.A)
	good, n := int8(a.B), int8(a.N)
	x := &g.Players[s].Property[i]
	at := g.Players[s].where(i)
	points := int8(None)
	if a.Verb == SellOnRoute {
		points = int8(a.C)
	}
	earned := g.brings(s, at, n, points)
	if points != None {
		g.completeRoute(t, s, i, points)
	}
	x.Spent++
	x.Cargo[good] -= n
	g.gain(s, int32(earned))
	t.Tell(KeySells, int16(s), int16(good), int16(n), int16(at), earned)
	g.endUse(s, TradePrice)
	g.note(s, Happening{Kind: Sold, N: int16(n), Florins: earned, Of: 1 << good})
	if g.reserve(good) > 0 {
		g.addCube(t, at, good)
	}
	if x.Load() == 0 { // rule: mu-giochix/commerce/sell-at-intermediate-stop
		x.Route = Route{}
	}
}

// brings is what n pieces bring a player in a settlement: by the bonus of the Great Market, or at the end of a route by that
// of the Commerce Points that he takes in florins, None for none of a route.
// rule: mu-giochix/commerce/sell
// rule: mu-giochix/commerce/bonuses-exclusive
// rule: mu-giochix/commerce/commerce-point-conversion
func (g *State) brings(s play.Seat, at Place, n, points int8) (florins int16) {
	each := sellPrice + g.marketBonus(s, at)
	if points != None {
		each = sellPrice + int16(points)*pointPays
	}
	return int16(n)*each + g.moreByTrade(s, n)
}

// moreByTrade is what technologies and abilities add to a sale of n pieces.
// rule: mu-giochix/commerce/price-raisers
func (g *State) moreByTrade(s play.Seat, n int8) (florins int16) {
	g.eachEffect(s, TradePrice, func(e *Effect) {
		pieces := int16(n)
		if e.Max > 0 {
			pieces = min(pieces, e.Max)
		}
		florins += pieces * e.N
	})
	return florins
}

// marketBonus is what every piece brings more by the real cubes of a settlement.
// rule: mu-giochix/commerce/great-market-bonus
func (g *State) marketBonus(s play.Seat, at Place) int16 {
	return int16(g.market(at)) * (marketPays + g.bonus(s, MarketValue, anyEffect))
}
