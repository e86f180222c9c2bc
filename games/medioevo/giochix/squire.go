package giochix

import (
	"math"

	"signoria/chance"
	"signoria/play"
)

// squireBot is the level of bot with the game's own judgement.
const squireBot = "squire"

// Squire leads a Kingdom by judgement: what each choice is worth, in florins as he reckons it, and the best one taken. He
// knows only what his seat may know, and plans no further ahead than his armies and transports reach in two turns.
type Squire struct {
	src    chance.Source
	temper temper // of nothing, if he is even
}

// NewSquire makes a squire. The seed breaks ties.
func NewSquire(seed uint64) play.Policy[State] { return newSquire(seed) }

func newSquire(seed uint64) *Squire { return &Squire{src: chance.New(seed)} }

// Decide answers for the first seat asked.
func (q *Squire) Decide(g *State, o *play.Asking) play.Answer {
	s, prompt, choices := o.At(0)
	j := &judge{g: g, s: s, args: o.ArgsAt(0), temper: q.temper}
	return play.Judged(&q.src, s, choices, func(c play.Choice) int { return j.worth(prompt, c) }, j.number)
}

// Weighs is how a squire weighs what is offered, for those who think ahead.
func (q *Squire) Weighs(g *State, o play.Offer) (worth func(play.Choice) int, number func(play.Choice) int16) {
	j := &judge{g: g, s: o.Seat, args: o.Args, temper: q.temper}
	return func(c play.Choice) int { return j.worth(o.Prompt, c) }, j.number
}

// judge is a squire's eye on a position.
type judge struct {
	g      *State
	s      play.Seat
	args   play.Args // of the question
	temper temper    // of nothing, if he is even

	// What many choices of a question hang on is found once.
	heads  [properties]Place // where transports go next, of those in headed
	headed uint64
	stops  []Place         // of the route that is being opened
	ashore *[Places]near   // where Caravans …
	afloat *[Places]near   // … and Merchant Ships come from a place
	routes map[depot]tours // how long those are that they could have …
	calm   *judge          // … and his eye on them if no horde or army were in the way
	cards  []goal          // the Objectives that he has not met …
	looked bool            // … once they are found

	later    bool      // he reckons as if no horde or army were in the way of trade
	declared bool      // he reckons as if he had declared war …
	only     bool      // … and only what he would take from one:
	foe      play.Seat // from whom
}

// point is what an Honour Point is worth, in florins.
const point = 200

// left is how many turns are still to come, this one counted; about half a game where nothing limits them.
func (j *judge) left() int {
	if turns := j.g.Options.Turns; turns > 0 {
		return int(turns-j.g.Turn) + 1
	}
	return usualTurns
}

// usualTurns is how many turns a game is taken to have still where nothing limits them.
const usualTurns = 4

// never is less than anything that he weighs against it.
const never = -1000 * point

// worth is what a choice is worth to one of his temper, in florins.
func (j *judge) worth(prompt play.Prompt, c play.Choice) int {
	return j.evenWorth(prompt, c) + j.lean(c)
}

// evenWorth is what it is worth to one who has none. What nobody judges is all alike, and closing a list is worth nothing.
func (j *judge) evenWorth(prompt play.Prompt, c play.Choice) int {
	switch prompt {
	case AskVillage, AskArcher, AskTransport, AskFirstCard, AskToken, AskKept:
		return j.beginning(c)
	case AskIcons, AskHalt, AskSuffer, AskCrumble, AskGoodsLost, AskBarbarians, AskRevolt, AskDice:
		return j.fate(c)
	case AskTax, AskInterest, AskDismiss:
		return j.treasury(c)
	case AskCourt, AskShop, AskWares, AskStar, AskFreedIn:
		return j.shopping(c)
	case AskActivation, AskMarch, AskNextEnemy:
		return j.marching(c)
	case AskStance, AskReroll, AskShift, AskSacrifice, AskDamage, AskProtect, AskCaptains, AskCrews, AskSurrender, AskSpoils:
		return j.fighting(c)
	case AskTrade, AskCube, AskStop:
		return j.trading(c)
	}
	return j.whatever(c)
}

// whatever judges the rest: what serves one is taken, what ends a list is not hurried.
func (j *judge) whatever(c play.Choice) int {
	switch c.Verb {
	case UseCard, ShowObjective, Reclaim, RecoverUnit, PlaceFree, RepairFree, SendSupport, VoteKept, CancelIt, SendGalley:
		return 20
	case Crush, BidSealed, BidMore:
		return 10
	}
	return 0
}

// number is how much of a choice he takes.
func (j *judge) number(c play.Choice) int16 {
	switch c.Verb {
	case BidSealed:
		return min(c.Hi, j.bid())
	case BidMore:
		return min(c.Hi, 5)
	case SellGoods:
		return j.sells(c)
	case BuyGoods:
		return j.buys(c)
	case SellOnRoute, TakeHits, Recall, MendBuilding, Ransom, SendSupport, PlaceFree, Crush, UseAs, CancelUnit:
		return c.Hi
	case Recruit:
		return j.recruits(c)
	case Join:
		return j.joins(c)
	}
	return c.Lo
}

// bid is what the first place is worth: it spares the penalties of late ones, and chooses Events. Who is poor bids
// nothing.
func (j *judge) bid() int16 {
	spare := j.spare()
	if spare < 100 {
		return 0
	}
	return j.temper.bid(int16(min(spare/8, 18)))
}

// spare is what he has beyond what the next upkeep and interest may cost him.
func (j *judge) spare() int {
	g := j.g
	return int(g.Players[j.s].Florins - g.upkeepDue(j.s)/3 - g.interest(j.s))
}

// beginning judges the setup and the cards that are kept.
func (j *judge) beginning(c play.Choice) int {
	g := j.g
	switch c.Verb {
	case PlaceVillage:
		w := 10 * len(box.Around[c.A])
		if box.Atlas.Territories[c.A].Port != NoPlace {
			w += 30
		}
		return w
	case PlaceArcher:
		w := 0
		for _, at := range box.Around[c.A] {
			if at.Land() && g.inPlay(at) && g.homeOf(at) == play.Nobody {
				w += 10
			}
		}
		return w
	case PlaceTransport:
		return j.firstTransport(Kind(c.A), Place(c.B))
	case KeepCard, KeepDrawn:
		return j.promising(int8(c.A))
	}
	return 0
}

// firstTransport judges where a transport of the setup begins: on a settlement, to trade.
func (j *judge) firstTransport(kind Kind, at Place) int {
	if !kind.Trade() || !box.Settlement[at] {
		return 0
	}
	for i := range j.g.Players[j.s].Property {
		if j.g.Players[j.s].Property[i].Kind == kind {
			return 20
		}
	}
	return 50
}

// fate judges Events, hordes and rebellions.
func (j *judge) fate(c play.Choice) int {
	g := j.g
	switch c.Verb {
	case KeepDice:
		return 1
	case TakeIcons:
		w := 0
		for _, icon := range [2]Icon{Icon(c.A), Icon(c.B)} {
			for s := range play.Seat(g.Seats) {
				if g.exposed(s, icon) {
					if w++; s == j.s {
						w -= 10
					}
				}
			}
		}
		return w
	case Suffer:
		return -j.dear(Sort(c.A))
	case Crumble:
		return -int(box.Buildings[c.A][g.Territories[c.B].Level[c.A]].Price)
	case Halt:
		_, i := ofNumber(c.A)
		return -int(g.Players[j.s].Property[i].Level)
	case MoveHorde:
		return j.harm(Place(c.B)) - j.harm(Place(c.A))
	case AddBarbarian:
		return j.harm(Place(c.B))/8 + 1
	case RevoltIn:
		return -20*int(g.Territories[c.A].Level[Civil]) + 10*int(g.Here[c.A][j.s])
	}
	return 0
}

// harm is what a horde in a place takes from others, less than 0 if from himself.
func (j *judge) harm(at Place) int {
	if !at.Land() {
		return 0
	}
	g, x := j.g, &j.g.Territories[at]
	owner := g.controller(at)
	if owner == play.Nobody {
		return 0
	}
	w := 15
	for f := range x.Level {
		w += 35 * int(x.Level[f])
	}
	if g.Here[at][owner] > 0 {
		w /= 4
	}
	if owner == j.s {
		return -2 * w
	}
	return w
}

// treasury judges taxes, and how money is found.
func (j *judge) treasury(c play.Choice) int {
	g := j.g
	switch c.Verb {
	case SetTax:
		wish := j.wish(func(x *goal) int16 { return j.byTax(x, int8(c.A)) })
		return int(g.taxWeight(j.s))*int(box.Taxes[c.A]) - j.unrest(int8(c.A)) + wish
	case BorrowForInterest:
		return 50
	case PlunderTransport, PlunderBuilding:
		return -int(c.C)
	case RevoltForMoney:
		return -130
	case DismissFigure:
		return -j.dear(Sort(c.A))
	case DismissProperty:
		return -100
	}
	return 0
}

// unrest is what rebellions at a tax level cost him, as far as the Events that are left may tolerate it.
// rule: mu-giochix/events/rebellion-count
func (j *judge) unrest(level int8) int {
	const revolt = 210
	g := j.g
	bears := g.tolerated(j.s) - box.Events[g.NextUp].Tolerated
	n, all := 0, 0
	for e, at := range g.Events {
		if at == Discarded || at == Drawn {
			continue
		}
		all++
		n += int(max(0, level-box.Events[e].Tolerated-bears))
	}
	return revolt * n / max(1, all)
}

// best is the highest worth of what is bought in a territory, not above nothing if nothing is worth its price.
func (j *judge) best(at Place) int {
	most := math.MinInt
	x := j.g.counter(j.s)
	j.g.wares(j.s, at, &x, false, func(c play.Choice, why play.Rule) bool {
		most = max(most, j.shopping(c)+j.lean(c))
		return true
	})
	return most
}
