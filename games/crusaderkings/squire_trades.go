package crusaderkings

import (
	"signoria/play"
	"signoria/play/bargain"
)

// How a squire trades: he takes a bargain that brings more than it costs, and once a Round he looks for one by which both gain, in
// peace too (squire_peace.go). And what else he does of himself: he sends his Marshal out.

const (
	fuss        = 5  // what it must be worth beyond its price that he pays for something another thought of
	worthTheAsk = 20 // what a bargain must bring him to be offered
	worthPeace  = 12 // and one over peace alone, which costs nobody anything that he has
	worthAWord  = 6  // to be named instead of one that is offered him
)

// Haggle takes a bargain that brings him more than it costs him, and lets no words sway him: nobody is bound
// by them. What he declines but for whom it makes stronger he says so of, and names a price if there is one by
// which both gain.
func (q *Squire) Haggle(g *State, s play.Seat, b bargain.Bargain) bargain.Reply {
	j, other := q.judging(g, s), q.judging(g, b.From)
	worth := j.dealWorth(other, b.Terms.Give, b.Terms.Take) + j.coins(b.Terms.Goods[0])
	if worth > j.envy(b.From, b.Terms.Give, b.Terms.Take) {
		return bargain.Reply{Takes: true}
	}
	r := bargain.Reply{Why: bargain.TooLittle, Instead: j.instead(other, b)}
	switch {
	case b.Terms.Give.Has(peaceThing) && !j.believes(b.From):
		r.Why = bargain.Faithless
	case b.Terms.Give == bargain.Of(peaceThing) && j.newRounds(b.From, s) == 0:
		r.Why = bargain.Owed
	case worth > 0 || b.Terms.Take.Has(peaceThing) && g.points(b.From) > g.points(s):
		r.Why = bargain.TooStrong
	}
	return r
}

// instead is a bargain over the same things, or over peace besides, at a price at which both gain; over nothing if there is none.
func (j *judge) instead(other *judge, b bargain.Bargain) bargain.Terms {
	if b.Terms.Give|b.Terms.Take == 0 {
		return bargain.Terms{}
	}
	var best deal
	for _, take := range [...]bargain.Things{b.Terms.Give, b.Terms.Give | bargain.Of(peaceThing)} {
		if x := j.priced(other, b.Terms.Take, take, worthAWord); x.gain > best.gain {
			best = x
		}
	}
	return best.Terms
}

// dealWorth is what it is worth to him that things come to him from another, and others of his go, and what is promised with them.
func (j *judge) dealWorth(other *judge, come, leave bargain.Things) int {
	worth := j.swapWorth(other.s, come&goodsThings, leave&goodsThings)
	if come.Has(peaceThing) {
		worth += j.peaceWorth(other)
	}
	if leave.Has(peaceThing) {
		worth -= j.peaceCost(other.s, come)
	}
	return worth
}

// swapWorth is that of what changes hands.
func (j *judge) swapWorth(other play.Seat, come, leave bargain.Things) int {
	return j.landsWorth(other, come&landThings, leave&landThings) + j.cardsOfTypes(other, come&^landThings, leave&^landThings) +
		j.trophiesWorth(other, come, leave)
}

// coins is what so much Gold is worth to him that another offers, less than 0: asks.
func (j *judge) coins(gold int16) int {
	worth := j.gold(gold)
	if gold < 0 {
		worth -= fuss
	}
	return worth
}

// gold is what so much Gold is worth to him that he gets, less than 0: gives. Each piece is worth what it is to who has those
// before it, so that what is sold for Gold is not bought back for it.
func (j *judge) gold(more int16) (worth int) {
	has := j.g.Dynasties[j.s].Gold
	for n := has; n < has+more; n++ {
		worth += j.coinWith(n)
	}
	for n := has + more; n < has; n++ {
		worth -= j.coinWith(n)
	}
	return worth
}

// trophiesWorth is what it is worth to him whose the Trophies are when things come to him from another, and others of his go: a
// third has one where neither of the two is worthy of it any more.
func (j *judge) trophiesWorth(other play.Seat, come, leave bargain.Things) (worth int) {
	for _, k := range [...]Trophy{Builder, Inventor} {
		more := j.counts(k, come) - j.counts(k, leave)
		if more == 0 {
			continue
		}
		was := j.g.Trophies[k]
		switch is := j.heldAfter(k, other, more); is {
		case was:
		case j.s:
			worth += point + j.spite(was)
		default:
			worth += j.spite(was) - j.spite(is)
			if was == j.s {
				worth -= point
			}
		}
	}
	return worth
}

// counts is how many of some things count for a Trophy.
func (j *judge) counts(k Trophy, of bargain.Things) (n int8) {
	if k == Inventor {
		return int8((of &^ landThings).Len())
	}
	for _, thing := range (of & landThings).List() {
		n += b2i(j.g.Territories[thing].Castle)
	}
	return n
}

// heldAfter is whose a Trophy is when so much more of what counts for it is his, and no longer another's.
func (j *judge) heldAfter(k Trophy, other play.Seat, more int8) play.Seat {
	merit := func(s play.Seat) int8 {
		m := j.g.merit(k, s)
		switch s {
		case j.s:
			m += more
		case other:
			m -= more
		}
		return m
	}
	holder := j.g.Trophies[k]
	if holder != play.Nobody && merit(holder) < trophyNeeds[k] {
		holder = play.Nobody
	}
	return j.g.worthiestBy(k, holder, merit)
}

// envy is what it costs him, beyond the things themselves, that another has more of them.
func (j *judge) envy(other play.Seat, come, leave bargain.Things) int {
	if (leave & goodsThings).Len() <= (come & goodsThings).Len() {
		return 0
	}
	return j.spite(other)
}

// Pauses says before which questions he looks about for a bargain: while all choose their cards, when people have the time to
// read it, and before he spends what he offers. His Marshal he can send in his own Turn.
func (q *Squire) Pauses(p play.Prompt) bool { return p == AskCard || p == AskAction }

// Starts is what he does of himself.
func (q *Squire) Starts(g *State, s play.Seat) (a play.Answer, starts bool) {
	if g.Phase == Turns {
		return q.judging(g, s).calms()
	}
	return q.proposes(g, s)
}

// calms sends his Marshal to the dearest of the territories that he can calm altogether, or else to one where he cannot.
// rule: crusader-kings/plots/rebellion-removal
func (j *judge) calms() (a play.Answer, some bool) {
	if !j.g.mayCalm(j.s) {
		return a, false
	}
	most := 0
	for i := range each(j.g.where(j.s, OwnRebellious)) {
		rebels, worth := j.g.Territories[i].Rebellion, j.unrest()
		if rebels <= j.g.modifier(j.s, CalmsRebellion, NoAction) {
			worth += j.landWorth(int8(i))
		}
		if !some || worth > most {
			most, some = worth, true
			a = play.Answer{Seat: j.s, Verb: CalmRebellion, A: int16(i)}
		}
	}
	return a, some
}

// proposes is the bargain that he offers in this Round, for all to read: of those by which both gain the one that brings him
// most.
// rule: crusader-kings/general/trade-any-time
func (q *Squire) proposes(g *State, s play.Seat) (a play.Answer, starts bool) {
	if g.Bargains.HasProposed(s) {
		return a, false
	}
	j := q.judging(g, s)
	market := bargaining.Market(g, s)
	var best deal
	for _, with := range market.With {
		if with.May && with.Seat != bargain.Everybody && !j.refusedBy(with.Seat) {
			best = j.bargain(q.judging(g, with.Seat), market.Mine, with.Purse, best)
		}
	}
	if best.gain == 0 {
		return a, false
	}
	return bargaining.Aside(g, s, bargain.Move{Deed: bargain.Offer, To: best.to, Terms: best.Terms, Motive: best.why(g.Dynasties[s].Gold), Open: true, Turns: 1})
}

// deal is a bargain that he has in mind.
type deal struct {
	bargain.Terms
	to   play.Seat
	gain int // what it brings him; 0: there is none
}

// why is what makes it worth its price to him who has so much Gold.
func (x deal) why(gold int16) bargain.Motive {
	switch {
	case x.Take.Has(peaceThing):
		return bargain.SafeBorder
	case x.Give == 0:
		return bargain.NeedThing
	case x.Take == 0 && gold < poorBelow:
		return bargain.NeedCoin
	}
	return bargain.BothGain
}

// bargain is the best that he could offer another, if it is better than what he has in mind: to buy a thing, to sell one, or to
// change a territory for a territory, a card for a card, peace for peace.
func (j *judge) bargain(other *judge, mine, theirs bargain.Purse, best deal) deal {
	consider := func(give, take bargain.Things) {
		atLeast := worthTheAsk
		if (give|take)&goodsThings == 0 {
			atLeast = worthPeace
		}
		if x := j.priced(other, give, take, atLeast); x.gain > best.gain {
			best = x
		}
	}
	for _, take := range theirs.Things {
		consider(0, bargain.Of(take))
		for _, give := range mine.Things {
			if sortOf(give) == sortOf(take) {
				consider(bargain.Of(give), bargain.Of(take))
			}
		}
	}
	for _, give := range mine.Things {
		consider(bargain.Of(give), 0)
	}
	return best
}

// sortOf is what sort of thing one is: 0 a territory, 1 a Development card, 2 peace.
func sortOf(thing int16) int {
	return int(b2i(thing >= territories) + b2i(thing >= things))
}

// priced is a bargain over those things, midway between the least Gold for which he thinks that the other takes it and the most
// for which it brings him so much at least.
func (j *judge) priced(other *judge, give, take bargain.Things, atLeast int) deal {
	x := deal{Terms: bargain.Terms{Give: give, Take: take}, to: other.s}
	if j.g.whyNotHandAll(j.s, other.s, give) != play.Free || j.g.whyNotHandAll(other.s, j.s, take) != play.Free {
		return x
	}
	mine := j.dealWorth(other, take, give) - j.envy(other.s, take, give)
	theirs := other.dealWorth(j, give, take) - other.envy(j.s, give, take)
	least, most, agree := bargain.Prices(j.g.Dynasties[j.s].Gold, j.g.Dynasties[other.s].Gold,
		func(gold int16) bool { return theirs+other.coins(gold) > 0 },
		func(gold int16) bool { return mine+j.gold(-gold) >= atLeast })
	if agree {
		x.Goods[0] = bargain.Midway(least, most)
		x.gain = mine + j.gold(-x.Goods[0])
	}
	return x
}

// landsWorth is that of territories. The other is the weaker by those that he has no longer; for those beyond his own Knights he
// gives up as many of his least.
func (j *judge) landsWorth(other play.Seat, come, leave bargain.Things) (worth int) {
	for _, thing := range come.List() {
		worth += j.landWorth(int8(thing))
	}
	for _, thing := range leave.List() {
		worth -= j.landWorth(int8(thing)) + fuss
	}
	more, room := come.Len()-leave.Len(), knightsEach-int(j.g.controls(j.s))
	if more > room {
		worth -= (more - room) * j.worst()
		more = room
	}
	return worth + max(0, more)*j.spite(other)
}

// cardsOfTypes is that of Development cards. For those beyond three of a type he gives up as many of his least.
func (j *judge) cardsOfTypes(other play.Seat, come, leave bargain.Things) (worth int) {
	for _, thing := range come.List() {
		worth += j.developmentWorth(kindOf(int8(thing - territories)))
	}
	for _, thing := range leave.List() {
		worth -= j.developmentWorth(kindOf(int8(thing-territories))) + fuss
	}
	more := come.Len() - leave.Len()
	for _, invention := range [...]bool{false, true} {
		of := cardThings(invention)
		if over := int(j.g.developed(j.s, invention)) + (come & of).Len() - (leave & of).Len() - mostOfType; over > 0 {
			worth -= over * j.leastOfType(invention)
			more -= over
		}
	}
	if more > 0 {
		worth += more * j.spite(other) / 8
		if j.g.Trophies[Inventor] == j.s || j.heldAfter(Inventor, other, int8(more)) != j.s {
			worth += j.towardsBy(Inventor, int8(more))
		}
	}
	return worth
}
