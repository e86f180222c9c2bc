package force

import (
	"signoria/chance"
	"signoria/play"
)

// Squire leads a realm by judgement: what each choice is worth, in florins as he reckons it, and the best one taken.
// A thousand florins are an Honour Point at the end of the game, so florins measure everything. He knows only what his
// seat may know, and plans no further ahead than his transports reach in two turns.
type Squire struct {
	src    chance.Source
	temper temper // of nothing, if he is even
	silent bool   // he offers no treaties
}

// SquireSteps are what a squire makes of what only an edition has.
type SquireSteps struct {
	// Worth is what he makes of a choice that only this edition has; false of one of all editions. HowMany is how much he takes
	// of such a choice where it wants a number; false where he takes all that may be.
	Worth   func(j *Judge, p play.Prompt, args play.Args, c play.Choice) (worth int, ok bool)
	HowMany func(j *Judge, c play.Choice) (n int16, ok bool)
	// Learning is what he makes of the honour that a technology brings, or leads to.
	Learning func(j *Judge, tech int8) int
	// Coveted is what a territory is worth to him beside what it brings everybody, and Booty what he makes of taking it from
	// another player, beside what it is worth to who owns it.
	Coveted func(j *Judge, p Place) int
	Booty   func(j *Judge, p Place, on play.Seat) int
	// Unquiet says that land counts at the end of the game though it might rebel: nobody rebels any more in the last turn.
	Unquiet bool
	// Demand is what a unit of goods that he sells brings him beside its price, and whether he waits for more of them.
	Demand func(j *Judge, good int8) (worth int, waits bool)
	// Likes are what a temper, by its name, adds to the worth of choices that only this edition has, in florins.
	Likes map[string]map[play.Verb]int
}

func (x *SquireSteps) complete() {
	orElse(&x.Worth, func(*Judge, play.Prompt, play.Args, play.Choice) (int, bool) { return 0, false })
	orElse(&x.HowMany, func(*Judge, play.Choice) (int16, bool) { return 0, false })
	orElse(&x.Coveted, func(*Judge, Place) int { return 0 })
	orElse(&x.Demand, func(*Judge, int8) (int, bool) { return 0, false })
}

// NewSquire makes a squire. The seed breaks ties.
func NewSquire(seed uint64) play.Policy[State] { return newSquire(seed) }

func newSquire(seed uint64) *Squire { return &Squire{src: chance.New(seed)} }

// judge is his eye on the position from a seat.
func (q *Squire) judge(g *State, s play.Seat) *Judge {
	return &Judge{G: g, S: s, temper: q.temper, silent: q.silent}
}

// Decide answers for the first seat asked.
func (q *Squire) Decide(g *State, o *play.Asking) play.Answer {
	s, prompt, choices := o.At(0)
	j := q.judge(g, s)
	args := o.ArgsAt(0)
	return play.Judged(&q.src, s, choices, func(c play.Choice) int { return j.worth(prompt, args, c) }, j.number)
}

// Weighs is how a squire weighs what is offered, for those who think ahead.
func (q *Squire) Weighs(g *State, o play.Offer) (worth func(play.Choice) int, number func(play.Choice) int16) {
	j := q.judge(g, o.Seat)
	return func(c play.Choice) int { return j.worth(o.Prompt, o.Args, c) }, j.number
}

// Judge is a squire's eye on a position.
type Judge struct {
	G      *State
	S      play.Seat
	temper temper // of nothing, if he is even
	silent bool   // he offers no treaties
	trusts bool   // he believes whoever has broken his word, too

	// What has been reckoned once for this question.
	voyage   venture // the best his convoy, or a transport he could lead, does in Trade
	looked   bool    // whether that is
	drive    venture // the same of war transports in Combat
	scouted  bool
	bourse   *bourse   // the markets, once he has looked at them
	tariff   *tariff   // what goods bring there, if it is known from elsewhere
	before   *Judge    // the same before a treaty: what that does not change is known from there
	common   *common   // what whom he faces knows as well
	leader   play.Seat // who stands best of the others
	compared bool
	soldiers int // what a VF is worth
	council  council
}

// venture is the best a transport can do next, in Trade or in Combat, and what it is worth.
type venture struct {
	leader int16 // the transport, or None
	verb   play.Verb
	a, b   int16
	n      int16
	worth  int
}

// best is the best of what a transport can do.
func best(i int16, can func(try func(venture))) venture {
	most := venture{leader: i}
	can(func(v venture) {
		if v.worth > most.worth {
			v.leader = i
			most = v
		}
	})
	return most
}

// choice is the best that the convoy under way can do next or, without one, a transport that could lead one.
func (j *Judge) choice(may func(x *Transport) bool, next func(i int16) venture) venture {
	if lead := j.G.March.Leader; lead != None {
		return next(lead)
	}
	most := venture{leader: None}
	for i := range j.G.TransportsOf(j.S) {
		if x := &j.G.Transports[i]; may(x) && x.At != NoPlace && x.Aboard == None {
			if v := next(i); v.worth > most.worth {
				most = v
			}
		}
	}
	return most
}

// What things are worth to a squire, in florins.
const (
	HonourPoint = FlorinsAPoint
	surely      = 100 * HonourPoint // more than anything that he weighs against it
	Never       = -surely
	armyWorth   = 20 // a VF that he needs
	landWorth   = 5  // a territory, for each turn to come
)

// worth is what a choice is worth to one of his temper.
func (j *Judge) worth(p play.Prompt, args play.Args, c play.Choice) int {
	return j.evenWorth(p, args, c) + j.lean(c)
}

// evenWorth is what it is worth to one who has none. What he does not know is worth nothing, like passing.
func (j *Judge) evenWorth(p play.Prompt, args play.Args, c play.Choice) int {
	if worth, ok := j.G.Ed().Worth(j, p, args, c); ok {
		return worth
	}
	for _, chapter := range [...]func(*Judge, play.Prompt, play.Args, play.Choice) (int, bool){
		(*Judge).setupWorth, (*Judge).rivalsWorth, (*Judge).courtWorth, (*Judge).cardWorth, (*Judge).realmWorth, (*Judge).tradeWorth, (*Judge).warWorth, (*Judge).battleWorth,
	} {
		if worth, ok := chapter(j, p, args, c); ok {
			return worth
		}
	}
	return 0
}

// number is how much of a choice that wants a number.
func (j *Judge) number(c play.Choice) int16 {
	if n, ok := j.G.Ed().HowMany(j, c); ok {
		return n
	}
	switch c.Verb {
	case Bid:
		if j.G.Bids.Card == None {
			return j.BidFor(c)
		}
		return c.Lo
	case Deploy, Embark, PlaceArmies, ShipArmies:
		return j.garrisonNumber(c)
	case LoadArmies, UnloadArmies, LandTroops:
		return j.loadNumber(c)
	case HoldInFist:
		return c.Lo
	case Refuse:
		return int16(j.whyRefuse())
	case Demand:
		return j.demand()
	case OfferTreaty:
		return int16(j.whyOffer())
	case AddMarket, AddPayment, LastFor:
		return j.strokeNumber(c)
	}
	if c.Says == play.WhyOffered { // all else that is offered is peace
		return int16(j.whyPeace(play.Seat(c.A)))
	}
	return c.Hi
}

// TurnsLeft are the turns to come, this one counted: none after it if he has said that he has won. Without a limit of turns he
// reckons with a few.
func (j *Judge) TurnsLeft() int {
	switch o := &j.G.Options; {
	case j.G.Last, j.Me().Claimed:
		return 1
	case o.Turns > 0:
		return max(1, int(o.Turns-j.G.Turn)+1)
	}
	return usualTurns
}

const usualTurns = 6

func (j *Judge) Me() *Player { return &j.G.Players[j.S] }

// Need is the VF that keep a territory of his loyal whatever the die shows, while it may still be thrown.
func (j *Judge) Need(p Place) int16 {
	if j.G.Ed().Unquiet && j.TurnsLeft() == 1 && j.G.Phase > Events {
		return 1
	}
	return max(1, j.G.Ed().RevoltNeed(j.G, j.S, p, WorstLoyalty))
}

// Lacks is how much a territory of his is below that.
func (j *Judge) Lacks(p Place) int16 { return max(0, j.Need(p)-j.G.Strength(j.S, p)) }

// spare is how much of what stands on the ground of a territory he can do without.
func (j *Judge) spare(p Place) int16 {
	return min(j.G.Ground(j.S, p), j.G.Strength(j.S, p)-j.Need(p))
}

// LandValue is what a territory is worth to who owns it: its taxes, its share in its realm's honour, holiness,
// what stands there.
func (j *Judge) LandValue(p Place) int {
	g := j.G
	worth := landWorth*j.TurnsLeft() + j.G.Ed().Coveted(j, p)
	if points := int(j.G.Ed().RealmPoints[g.SizeOf(j.G.RealmOf(p))]); points > 0 {
		all, mine := 0, 0
		for q := range g.RealmLand(j.G.RealmOf(p)) {
			all++
			if q == p || g.Territories[q].Owner == j.S {
				mine++
			}
		}
		worth += points * HonourPoint * mine * mine / (all * all * 2)
		if mine == all {
			worth += points * HonourPoint / 2
		}
	}
	if j.G.Box().Atlas.Territories[p].Holy != 0 {
		worth += 3 * HonourPoint / 2
	}
	if g.Built(p, Cathedral) > 0 {
		worth += HonourPoint * 3 / 4
	}
	return worth + 60*int(g.Built(p, Settlement)) + 20*int(g.Built(p, Fort))
}
