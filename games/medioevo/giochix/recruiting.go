package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Military Units: recruited, improved, and brought back after a surrender.

const (
	Recruit        play.Verb = 192 // in territory A figures of kind B for C florins each, how many
	RecruitCaptain play.Verb = 193 // in territory A one of level B for C florins
	Recall         play.Verb = 194 // to territory A surrendered figures of sort B, how many
	Promote        play.Verb = 195 // in territory A figures of kind B/8 to kind B%8 for C florins each, how many
	PromoteCaptain play.Verb = 196 // Captain A, numbered among those of all players, to level B for C florins

	KeyRecruited       play.Key = 192 // A recruits B figures of kind C in territory D for E florins
	KeyCaptain         play.Key = 193 // A engages a Captain of level B in territory C for D florins
	KeyRecalled        play.Key = 194 // A brings B figures of kind C back in territory D
	KeyPromoted        play.Key = 195 // A makes B figures of kind C to kind D in territory E for F florins
	KeyCaptainPromoted play.Key = 196 // A raises a Captain in territory B to level C for D florins

	RuleUnitLimit    play.Rule = 192
	RuleUnitPrice    play.Rule = 193
	RuleCaptainPrice play.Rule = 194
	RuleMilitaryArt  play.Rule = 195
)

var recruitingChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		Recruit: "recruit", RecruitCaptain: "recruit-captain", Recall: "recall", Promote: "promote", PromoteCaptain: "promote-captain",
	},
	Lines: map[play.Key]string{
		KeyRecruited: "recruited", KeyCaptain: "captain", KeyRecalled: "recalled", KeyPromoted: "promoted", KeyCaptainPromoted: "captain-promoted",
	},
	Rules: map[play.Rule]string{
		RuleUnitLimit: "mu-giochix/purchases/unit-limit", RuleUnitPrice: "mu-giochix/purchases/unit-prices",
		RuleCaptainPrice: "mu-giochix/purchases/captain-price", RuleMilitaryArt: "mu-giochix/purchases/captain-price",
	},
	Refs: wording.Refs{
		Recruit: wording.OfA(refPlace), RecruitCaptain: wording.OfA(refPlace), Recall: wording.OfA(refPlace), Promote: wording.OfA(refPlace),
	},
}

// unitsBought is how many units everybody can buy in a turn, beside those that his civil buildings give.
// rule: mu-giochix/purchases/unit-limit
const unitsBought = 3

// unitLimit is how many units a player can buy in a turn.
// rule: mu-giochix/purchases/unit-limit
func (g *State) unitLimit(s play.Seat) (n int16) {
	n = unitsBought + g.bonus(s, UnitLimit, anyEffect)
	for at := range Place(Territories) {
		if level := g.Territories[at].Level[Civil]; level > 0 && g.controls(s, at) {
			n += int16(level)
		}
	}
	return n
}

// unitsLeft is how many more he can buy.
// rule: mu-giochix/purchases/unit-limit
func (g *State) unitsLeft(s play.Seat) int16 { return g.unitLimit(s) - int16(g.Players[s].Did.Bought) }

// recruits says whether a player can buy units in a territory, and improve those that are there: his own, or one where another grants him
// that.
// rule: mu-giochix/purchases/unit-place
// rule: mu-giochix/diplomacy/military-control-pact
func (g *State) recruits(s play.Seat, at Place) bool {
	if !box.Settlement[at] && g.Territories[at].Level[Military] == 0 {
		return false
	}
	owner := g.controller(at)
	return owner == s || owner != play.Nobody && g.granted(owner, s, MilitaryControlPact)
}

// among are the sets of things that a unit belongs to.
func (u Unit) among() uint32 { return 1<<u | 1<<UnitThing }

// priceFigures works out which units a player can buy, and how many.
// rule: mu-giochix/purchases/unit-limit
// rule: mu-giochix/purchases/unit-prices
// rule: mu-giochix/purchases/captain-price
// rule: mu-giochix/battle-exits/surrendered-units
func (g *State) priceFigures(s play.Seat, x *counter) {
	left, none := g.unitsLeft(s), play.Free
	if left <= 0 {
		none = RuleUnitLimit
	}
	for kind := range Captain {
		price, supply := g.price(s, kind.among(), box.Units[kind].Price, 1), int16(g.inSupply(s, kind))
		x.figures[kind] = tag{price, max(1, g.affords(s, kind.among(), box.Units[kind].Price, min(left, supply))), first(none, noneLeft(supply), g.unaffordable(s, price, RuleUnitPrice))}
	}
	for level := int16(1); level <= topLevel; level++ {
		price := g.price(s, Captain.among(), box.Units[Captain].Price*level, level)
		why := first(none, g.whyNoCaptain(s), noneLeft(int16(g.inSupply(s, Captain))), g.unaffordable(s, price, RuleCaptainPrice))
		x.captains[level] = tag{price, 1, why}
	}
	for sort := range Sort(sorts) {
		x.recalls[sort] = tag{0, min(max(1, left), int16(count(g.surrendered(s, sort)))), none}
	}
}

// figuresFor are the units that a player can buy in a territory, and the surrendered ones that he can bring back there.
// rule: mu-giochix/purchases/unit-place
// rule: mu-giochix/battle-exits/surrendered-units
func (g *State) figuresFor(s play.Seat, at Place, x *counter, may offering) bool {
	if !g.recruits(s, at) {
		return true
	}
	for kind, y := range x.figures {
		if !may(play.Choice{Verb: Recruit, A: int16(at), B: int16(kind), C: y.price, Lo: 1, Hi: y.most}, y.why) {
			return false
		}
	}
	for level := int16(1); level <= topLevel; level++ {
		if y := x.captains[level]; !may(play.Choice{Verb: RecruitCaptain, A: int16(at), B: level, C: y.price}, y.why) {
			return false
		}
	}
	if !g.controls(s, at) {
		return true
	}
	for sort, y := range x.recalls {
		if y.most > 0 && !may(play.Choice{Verb: Recall, A: int16(at), B: int16(sort), Lo: 1, Hi: y.most}, y.why) {
			return false
		}
	}
	return true
}

// noneLeft is the rule by which there is nothing of what has run out.
// rule: mu-giochix/components/tokens-and-supply
func noneLeft(n int16) play.Rule {
	if n <= 0 {
		return RuleNoMore
	}
	return play.Free
}

// technologyPrice is what a unit costs a player without the abilities that lower the price of a few.
func (g *State) technologyPrice(s play.Seat, kind Unit) int16 {
	florins := box.Units[kind].Price
	for e, card := range g.inForce(s, PayLess) {
		if e.Of&kind.among() != 0 && (card == None || e.Uses == 0) {
			florins = e.lowers(florins, 1)
		}
	}
	return florins
}

// recruit sells a player units.
// rule: mu-giochix/purchases/unit-prices
// rule: mu-giochix/purchases/unit-limit
func (g *State) recruit(t *play.Table, a play.Answer) {
	s, kind := a.Seat, Unit(a.B)
	var paid int16
	for range a.N {
		paid += g.pay(s, kind.among(), box.Units[kind].Price, 1)
	}
	g.raise(s, kind, int8(a.N), Place(a.A))
	g.Players[s].Did.Bought += int8(a.N)
	t.Tell(KeyRecruited, int16(s), a.N, a.B, a.A, paid)
}

// rule: mu-giochix/purchases/captain-price
func (g *State) whyNoCaptain(s play.Seat) play.Rule {
	if !g.unlocked(s, CaptainThing) {
		return RuleMilitaryArt
	}
	return play.Free
}

// recruitCaptain engages a Captain.
// rule: mu-giochix/purchases/captain-price
func (g *State) recruitCaptain(t *play.Table, a play.Answer) {
	s := a.Seat
	price := g.pay(s, Captain.among(), box.Units[Captain].Price*a.B, a.B)
	figure := g.spare(s, Captain)
	g.put(s, figure, Spot(a.A))
	g.Players[s].Levels[figure-firstCaptain] = int8(a.B)
	g.Players[s].Did.Bought++
	t.Tell(KeyCaptain, int16(s), a.B, a.A, price)
}

// surrendered are the units of a sort that a player can bring back, as bits: a Captain comes back as he was.
// rule: mu-giochix/battle-exits/surrendered-units
func (g *State) surrendered(s play.Seat, sort Sort) (all uint64) {
	p := &g.Players[s]
	for i, at := range p.Figures {
		if at == Surrendered && p.sortOf(int8(i)) == sort {
			all |= 1 << i
		}
	}
	return all
}

// recall brings surrendered units back.
// rule: mu-giochix/battle-exits/surrendered-units
func (g *State) recall(t *play.Table, a play.Answer) {
	s := a.Seat
	each(least(g.surrendered(s, Sort(a.B)), a.N), func(figure int8) { g.put(s, figure, Spot(a.A)) })
	g.Players[s].Did.Bought += int8(a.N)
	t.Tell(KeyRecalled, int16(s), a.N, int16(Sort(a.B).kind()), a.A)
}

// promotions are to what a unit can be improved.
// rule: mu-giochix/purchases/unit-prices
var promotions = [units][]Unit{Light: {Archer, Heavy, Knight}, Heavy: {Knight}}

// promotionsFor are the improvements of units that a player can buy in a territory.
// rule: mu-giochix/purchases/unit-place
// rule: mu-giochix/purchases/unit-prices
func (g *State) promotionsFor(s play.Seat, at Place, may offering) bool {
	if g.Here[at][s] == 0 || !g.recruits(s, at) {
		return true
	}
	army := g.army(s, at)
	have := counts(army)
	for from := range Captain {
		for _, to := range promotions[from] {
			if have[from] == 0 {
				continue
			}
			supply, price := int16(g.inSupply(s, to)), g.promotionPrice(s, from, to)
			c := play.Choice{Verb: Promote, A: int16(at), B: int16(from)<<3 | int16(to), C: price, Lo: 1, Hi: min(int16(have[from]), supply)}
			for int32(c.Hi)*int32(price) > g.Players[s].Florins {
				c.Hi--
			}
			c.Hi = max(1, c.Hi)
			if !may(c, first(noneLeft(supply), g.unaffordable(s, price, RuleUnitPrice))) {
				return false
			}
		}
	}
	for i := int8(firstCaptain); i < figures; i++ {
		if army>>i&1 == 1 && !g.captainPromotions(s, i, may) {
			return false
		}
	}
	return true
}

// promotionPrice is what it costs a player to improve a unit: the difference.
// rule: mu-giochix/purchases/unit-prices
func (g *State) promotionPrice(s play.Seat, from, to Unit) int16 {
	return max(0, g.technologyPrice(s, to)-g.technologyPrice(s, from))
}

// captainPromotions are the levels to which a Captain can be raised.
// rule: mu-giochix/purchases/captain-price
func (g *State) captainPromotions(s play.Seat, figure int8, may offering) bool {
	was := int16(g.Players[s].Levels[figure-firstCaptain])
	for level := was + 1; level <= topLevel; level++ {
		price := g.price(s, Captain.among(), box.Units[Captain].Price*(level-was), level-was)
		why := first(g.whyNoCaptain(s), g.unaffordable(s, price, RuleCaptainPrice))
		if !may(play.Choice{Verb: PromoteCaptain, A: int16(s)*captains + int16(figure) - firstCaptain, B: level, C: price}, why) {
			return false
		}
	}
	return true
}

// promote improves units.
// rule: mu-giochix/purchases/unit-prices
func (g *State) promote(t *play.Table, a play.Answer) {
	s, at, from, to := a.Seat, Place(a.A), Unit(a.B>>3), Unit(a.B&7)
	for range a.N {
		g.turnInto(s, g.oneOf(s, Sort(from), at), to)
	}
	g.gain(s, -int32(a.C)*int32(a.N))
	t.Tell(KeyPromoted, int16(s), a.N, int16(from), int16(to), a.A, a.C*a.N)
}

// turnInto puts a figure of another kind, of which the supply must have one, where a figure is.
func (g *State) turnInto(s play.Seat, figure int8, kind Unit) {
	p := &g.Players[s]
	at, stopped, walked := p.Figures[figure], p.Stopped>>figure&1, p.Walked>>figure&1
	other := g.spare(s, kind)
	g.put(s, figure, Supply)
	g.put(s, other, at)
	p.Stopped |= stopped << other
	p.Walked |= walked << other
}

// promoteCaptain raises a Captain.
// rule: mu-giochix/purchases/captain-price
func (g *State) promoteCaptain(t *play.Table, a play.Answer) {
	s, figure := a.Seat, int8(a.A%captains)+firstCaptain
	level := &g.Players[s].Levels[figure-firstCaptain]
	added := a.B - int16(*level)
	price := g.pay(s, Captain.among(), box.Units[Captain].Price*added, added)
	*level = int8(a.B)
	t.Tell(KeyCaptainPromoted, int16(s), int16(g.Players[s].place(figure)), a.B, price)
}
