package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Transports and siege engines: bought and improved. One of a player's eight Property tokens marks each.

const (
	BuyTransport    play.Verb = 197 // in territory A one of kind B/4 and level B%4 for C florins
	BuyEngine       play.Verb = 198 // in territory A one of level B for C florins
	ImproveProperty play.Verb = 199 // transport or engine A to level B for C florins

	KeyTransportBought  play.Key = 197 // A buys a transport of kind B and level C in territory D for E florins
	KeyEngineBought     play.Key = 198 // A buys an engine of level B in territory C for D florins
	KeyPropertyImproved play.Key = 199 // A raises a thing of kind B in territory C to level D for E florins

	RuleCaravanPlace   play.Rule = 210
	RuleWagonPlace     play.Rule = 211
	RuleShipPlace      play.Rule = 212
	RuleCarpentry      play.Rule = 213
	RuleTransportPrice play.Rule = 214
	RuleEnginePrice    play.Rule = 215
	RuleMathematics    play.Rule = 216
	RuleEightTokens    play.Rule = 217
)

var transportChapter = wording.Chapter{
	Verbs: map[play.Verb]string{BuyTransport: "buy-transport", BuyEngine: "buy-engine", ImproveProperty: "improve-property"},
	Lines: map[play.Key]string{
		KeyTransportBought: "transport-bought", KeyEngineBought: "engine-bought", KeyPropertyImproved: "property-improved",
	},
	Rules: map[play.Rule]string{
		RuleCaravanPlace: "mu-giochix/purchases/caravan-place", RuleWagonPlace: "mu-giochix/purchases/war-wagon-place",
		RuleShipPlace: "mu-giochix/purchases/ship-place", RuleCarpentry: "mu-giochix/purchases/transport-price",
		RuleTransportPrice: "mu-giochix/purchases/transport-price", RuleEnginePrice: "mu-giochix/purchases/siege-engine-price",
		RuleMathematics: "mu-giochix/purchases/siege-engine-price", RuleEightTokens: "mu-giochix/components/tokens-and-supply",
	},
	Refs: wording.Refs{
		BuyTransport: wording.OfA(refPlace), BuyEngine: wording.OfA(refPlace), ImproveProperty: wording.OfA(refProperty),
	},
}

// among are the sets of things that a transport or engine of a level belongs to.
func (k Kind) among(level int8) uint32 {
	x := Property{Kind: k, Level: level}
	if k == Engine {
		return 1<<thingOf(&x) | 1<<EngineThing
	}
	return 1<<thingOf(&x) | 1<<TransportThing
}

// listPrice is what levels of a transport or engine cost without reductions, up to a level.
// rule: mu-giochix/purchases/transport-price
// rule: mu-giochix/purchases/siege-engine-price
func (k Kind) listPrice(was, level int8) int16 {
	if k == Engine {
		return box.Engines[level].Price - box.Engines[was].Price
	}
	return box.Properties[k].Price * int16(level-was)
}

// propertyPrice is what they cost a player.
// rule: mu-giochix/purchases/transport-price
// rule: mu-giochix/purchases/siege-engine-price
func (g *State) propertyPrice(s play.Seat, k Kind, was, level int8) int16 {
	return g.price(s, k.among(level), k.listPrice(was, level), int16(level-was))
}

// whyNotDock is the rule that forbids a player to build or improve a transport of a kind in a territory.
// rule: mu-giochix/purchases/caravan-place
// rule: mu-giochix/purchases/war-wagon-place
// rule: mu-giochix/purchases/ship-place
// rule: mu-giochix/diplomacy/civil-control-pact
func (g *State) whyNotDock(s play.Seat, k Kind, at Place) play.Rule {
	owner := g.controller(at)
	own := owner == s || k.Trade() && owner != play.Nobody && g.granted(owner, s, CivilControlPact)
	switch {
	case k.Ship():
		if !own || box.Atlas.Territories[at].Port == NoPlace {
			return RuleShipPlace
		}
	case k == WarWagon:
		if !own || !box.Settlement[at] && g.Territories[at].Level[Military] == 0 {
			return RuleWagonPlace
		}
	case !own || !box.Settlement[at]:
		return RuleCaravanPlace
	}
	return play.Free
}

// whyNotMarked is the rule by which a player has no Property token left.
// rule: mu-giochix/components/tokens-and-supply
func (g *State) whyNotMarked(s play.Seat) play.Rule {
	if g.Players[s].freeToken() == None {
		return RuleEightTokens
	}
	return play.Free
}

// propertyTag is what a transport or engine costs a player, wherever it may be built.
// rule: mu-giochix/purchases/transport-price
// rule: mu-giochix/purchases/siege-engine-price
func (g *State) propertyTag(s play.Seat, k Kind, level int8, locked play.Rule, x *counter) tag {
	price, left, dear := g.propertyPrice(s, k, 0, level), x.stock.transports[k], RuleTransportPrice
	if k == Engine {
		left, dear = x.stock.engines[level], RuleEnginePrice
	}
	return tag{price, 1, first(locked, noneLeft(int16(left)), g.unaffordable(s, price, dear))}
}

// priceProperty works out which transports and engines a player can buy.
func (g *State) priceProperty(s play.Seat, x *counter) {
	marked := g.whyNotMarked(s)
	for k := Caravan; k <= Engine; k++ {
		locked := g.whyLocked(s, k, 1)
		for level := int8(1); level <= topLevel; level++ {
			if k == Engine && level > 1 {
				locked = g.whyLocked(s, k, level)
			}
			x.transports[k][level] = g.propertyTag(s, k, level, first(locked, marked), x)
		}
	}
}

// transportsFor are the transports that a player can buy in a territory, and those there that he can improve.
// rule: mu-giochix/purchases/transport-price
func (g *State) transportsFor(s play.Seat, at Place, x *counter, may offering) bool {
	for k := Caravan; k < Engine; k++ {
		place := g.whyNotDock(s, k, at)
		if place != play.Free && g.controller(at) != s {
			continue
		}
		for level := int8(1); level <= topLevel; level++ {
			y := &x.transports[k][level]
			if !may(play.Choice{Verb: BuyTransport, A: int16(at), B: leveled(int8(k), level), C: y.price}, first(place, y.why)) {
				return false
			}
		}
	}
	return g.improvementsFor(s, at, x, false, may)
}

// whyLocked is the rule by which a player does not know how to build a transport or engine.
// rule: mu-giochix/purchases/transport-price
// rule: mu-giochix/purchases/siege-engine-price
func (g *State) whyLocked(s play.Seat, k Kind, level int8) play.Rule {
	x := Property{Kind: k, Level: level}
	switch {
	case g.unlocked(s, thingOf(&x)):
		return play.Free
	case k == Engine:
		return RuleMathematics
	}
	return RuleCarpentry
}

// improvementsFor are the levels to which a player can raise his transports, or his engines, in a territory.
// rule: mu-giochix/purchases/transport-price
// rule: mu-giochix/purchases/siege-engine-price
func (g *State) improvementsFor(s play.Seat, at Place, c *counter, engines bool, may offering) bool {
	for i := range int8(properties) {
		x := &g.Players[s].Property[i]
		if (x.Kind == Engine) != engines || g.Players[s].where(i) != at {
			continue
		}
		for level := x.Level + 1; level <= topLevel; level++ {
			price, why := g.propertyPrice(s, x.Kind, x.Level, level), g.whyLocked(s, x.Kind, level)
			if engines {
				why = first(why, full(g.berth(s, x) < level-x.Level), noneLeft(int16(c.engines[level])), g.unaffordable(s, price, RuleEnginePrice))
			} else {
				why = first(g.whyNotDock(s, x.Kind, at), why, g.unaffordable(s, price, RuleTransportPrice))
			}
			if !may(play.Choice{Verb: ImproveProperty, A: numbered(s, i), B: int16(level), C: price}, why) {
				return false
			}
		}
	}
	return true
}

// berth is by how many levels an engine may rise where it is: aboard a transport by as many as that has room for.
// rule: mu-giochix/combat/war-wagon-loading
func (g *State) berth(s play.Seat, x *Property) int8 {
	if x.loose() {
		return topLevel
	}
	return g.room(s, int8(x.At-Aboard))
}

// buyTransport sells a player a transport.
// rule: mu-giochix/purchases/transport-price
func (g *State) buyTransport(t *play.Table, a play.Answer) {
	kind, level := kindOfLeveled(a.B)
	s, k := a.Seat, Kind(kind)
	price := g.pay(s, k.among(level), k.listPrice(0, level), int16(level))
	g.Players[s].Property[g.Players[s].freeToken()] = Property{Kind: k, Level: level, At: Spot(a.A)}
	t.Tell(KeyTransportBought, int16(s), int16(k), int16(level), a.A, price)
}

// enginesFor are the siege engines that a player can buy in a territory, and those there that he can improve.
// rule: mu-giochix/purchases/siege-engine-price
func (g *State) enginesFor(s play.Seat, at Place, x *counter, may offering) bool {
	if !g.controls(s, at) || !g.recruits(s, at) {
		return true
	}
	for level := int8(1); level <= topLevel; level++ {
		y := &x.transports[Engine][level]
		if !may(play.Choice{Verb: BuyEngine, A: int16(at), B: int16(level), C: y.price}, y.why) {
			return false
		}
	}
	return g.improvementsFor(s, at, x, true, may)
}

// buyEngine sells a player a siege engine.
// rule: mu-giochix/purchases/siege-engine-price
func (g *State) buyEngine(t *play.Table, a play.Answer) {
	s, level := a.Seat, int8(a.B)
	price := g.pay(s, Engine.among(level), Engine.listPrice(0, level), a.B)
	g.Players[s].Property[g.Players[s].freeToken()] = Property{Kind: Engine, Level: level, At: Spot(a.A)}
	t.Tell(KeyEngineBought, int16(s), a.B, a.A, price)
}

// improveProperty raises a transport or engine.
// rule: mu-giochix/purchases/transport-price
// rule: mu-giochix/purchases/siege-engine-price
func (g *State) improveProperty(t *play.Table, a play.Answer) {
	s, i := ofNumber(a.A)
	x := &g.Players[s].Property[i]
	price := g.pay(s, x.Kind.among(int8(a.B)), x.Kind.listPrice(x.Level, int8(a.B)), a.B-int16(x.Level))
	x.Level = int8(a.B)
	t.Tell(KeyPropertyImproved, int16(s), int16(x.Kind), int16(g.Players[s].where(i)), a.B, price)
}
