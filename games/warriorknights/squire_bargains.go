package warriorknights

import (
	"math/bits"
	"slices"

	"signoria/play"
	"signoria/play/bargain"
)

// How a squire bargains: he takes what brings him more than it costs, once a turn he looks for a bargain by which both gain,
// and he keeps his word as long as that costs him less than it is worth to him.

const (
	oath          = 200       // what his word is worth to an even squire
	worthTheOffer = 6         // what a bargain must bring him to be offered
	worthAWord    = 1         // to be named instead of one that is offered him
	grudgeTurns   = 8         // for how many turns he believes nobody who broke his word
	shyTurns      = 3         // for how many he asks nobody again who refused
	heirloom      = 300       // what an heir of his is worth to him: he sells none
	keptHeir      = 15        // and one that comes to him
	freeWay       = 12        // a free way, where the other would bar it, and what that costs
	never         = 1_000_000 // what costs so much he does for no price
	leastPeace    = 12        // what peace costs him at least for which he gets none: he could come to want something of the other's
	quiet         = 8         // what peace is worth to neighbours beyond what either could take
)

// Haggle takes a bargain that brings him more than it costs. What he cannot read he does not promise, and of what the other
// promises so he believes little. Where it is too little he says what would do, if both gain by it.
func (q *Squire) Haggle(g *State, s play.Seat, b bargain.Bargain) bargain.Reply {
	j := &judge{g: g, s: s, temper: q.temper}
	if b.Pledged[1] {
		return bargain.Reply{Why: bargain.WordsOnly}
	}
	if j.duel() && (b.Terms.Give|b.Terms.Take)>>peaceThing != 0 {
		return bargain.Reply{Why: bargain.NotWithYou}
	}
	worth := j.comeWorth(b.From, b.Terms.Give) - j.leaveCost(b.From, b.Terms.Take, b.Terms.Give) + j.coins(b.Terms.Goods[crownsGood])
	if b.Pledged[0] && b.Terms.Take == 0 {
		worth++
	}
	switch {
	case worth > 0:
		return bargain.Reply{Takes: true}
	case worth < -never/2 && !j.promisedAlready(b.From, b.Terms.Take):
		return bargain.Reply{Why: bargain.NotNow}
	case !j.believes(b.From) && b.Terms.Give>>peaceThing != 0:
		return bargain.Reply{Why: bargain.Faithless}
	case j.promisedAlready(b.From, b.Terms.Take):
		return bargain.Reply{Why: bargain.Promised}
	case slices.ContainsFunc(b.Terms.Give.List(), func(thing int16) bool { return j.owed(b.From, s, g.named(thing)) }):
		return bargain.Reply{Why: bargain.Owed}
	case j.lead(b.From) > j.lead(s) && b.Terms.Take>>peaceThing != 0:
		return bargain.Reply{Why: bargain.TooStrong}
	}
	return bargain.Reply{Why: bargain.TooLittle, Instead: j.instead(b)}
}

// instead is the bargain by which both gain that he would rather make over what another named: at another price, or for one favour
// more. Over Crowns alone he makes none, nor one in which the same Votes go both ways.
func (j *judge) instead(b bargain.Bargain) bargain.Terms {
	give, take := b.Terms.Take, b.Terms.Give
	if give|take == 0 || j.sameVotes(give, take) {
		return bargain.Terms{}
	}
	other := &judge{g: j.g, s: b.From}
	var best deal
	consider := func(take bargain.Things) {
		if x := j.priced(other, give, take, worthAWord); x.gain > best.gain {
			best = x
		}
	}
	consider(take)
	for _, favour := range j.g.favoursToGive() {
		if more := bargain.Of(favour); !j.sameVotes(give|take, more) {
			consider(take | more)
		}
	}
	return best.Terms
}

// sameVotes says whether some things and others have Votes on the same agenda in them.
func (j *judge) sameVotes(x, y bargain.Things) bool {
	return slices.ContainsFunc(x.List(), func(a int16) bool {
		return a >= votesThing && slices.ContainsFunc(y.List(), func(b int16) bool {
			return b >= votesThing && votesOn(j.g.named(a)) == votesOn(j.g.named(b))
		})
	})
}

// promisedAlready says whether another asks for Votes of his that are promised, to him or a third, or offered to a third.
func (j *judge) promisedAlready(to play.Seat, things bargain.Things) bool {
	return j.halves(things) > 0 && j.votesBound(to)
}

// halves is how many times half of the Votes are among some things.
func (j *judge) halves(things bargain.Things) (n int) {
	for _, thing := range things.List() {
		if thing >= votesThing && favourOf(j.g.named(thing)) != sparedFavour {
			n++
		}
	}
	return n
}

// votesBound says whether he has promised half of his Votes, on whatever agenda, or has offered them to others than this one, who
// may still take them. Then he promises them on no other: of an odd number two halves are more than all.
func (j *judge) votesBound(than play.Seat) bool {
	for open := j.g.currentAgendas(); open != 0; {
		for _, favour := range votesAt(nextAgenda(&open)) {
			if favourOf(favour) != sparedFavour && j.owesAnybody(favour) {
				return true
			}
		}
	}
	return slices.ContainsFunc(j.g.Bargains.Waiting[:], func(b bargain.Bargain) bool {
		return b.No != 0 && b.From == j.s && b.To != than && j.halves(b.Terms.Give) > 0
	})
}

// duel says whether only two are in the game: then what one gains the other loses.
func (j *judge) duel() bool { return bits.OnesCount8(j.g.everyone()) == 2 }

// believes says whether he takes a Baron at his word: who broke it to him, or before all, is believed nothing for a while.
func (j *judge) believes(b play.Seat) bool {
	for to := range play.Seat(j.g.Seats) {
		broken := j.g.promises(b, to).Broken
		turn := broken.Open
		if to == j.s {
			turn = broken.Latest()
		}
		if turn > 0 && j.g.Turn-turn < grudgeTurns {
			return false
		}
	}
	return true
}

// keeps says whether he keeps a word he has given, where that costs him so much.
func (j *judge) keeps(cost int) bool { return cost < j.temper.word() }

// coins is what so many Crowns are worth to him that come, less than 0: that go. What his wages need is dear.
func (j *judge) coins(crowns int16) int {
	worth := int(crowns) * crown
	if short := j.wages() - j.g.Barons[j.s].Crowns - min(0, crowns); crowns < 0 && short > 0 {
		worth -= int(short) * crown
	}
	return worth
}

// comeWorth is what it is worth to him that another gives him some things.
func (j *judge) comeWorth(from play.Seat, things bargain.Things) (worth int) {
	votes := 0
	for _, thing := range things.List() {
		switch {
		case thing < peaceThing:
			worth += keptHeir
		case j.believes(from) && j.halves(bargain.Of(thing)) > 0: // of two halves of his Votes one comes
			votes = max(votes, j.favourWorth(from, j.g.named(thing)))
		case j.believes(from):
			worth += j.favourWorth(from, j.g.named(thing))
		}
	}
	return worth + votes
}

// leaveCost is what it costs him to give another some things for others. A word that he means to keep costs no more than it is worth
// to him to keep it, and half of his Votes he has but once.
func (j *judge) leaveCost(to play.Seat, leave, come bargain.Things) (cost int) {
	cost = max(0, j.halves(leave)-1) * never
	for _, thing := range leave.List() {
		if thing < peaceThing {
			cost += heirloom
			continue
		}
		favour := j.favourCost(to, thing)
		if thing == peaceThing && !come.Has(peaceThing) && !j.owed(j.s, to, thing) {
			favour = max(favour, leastPeace)
		}
		if favour < never {
			favour = min(favour, j.temper.word())
		}
		cost += favour
	}
	return cost
}

// owed says whether a favour is owed already, for as long as it would be.
func (j *judge) owed(from, to play.Seat, favour int16) bool {
	if lasting := j.g.promises(from, to).lasting(favour); lasting != nil {
		return lasting.Latest() >= j.g.until(favour)
	}
	return favour >= votesThing && j.g.owesVotes(from, to, favour)
}

// favourWorth is what a favour of another is worth to him.
func (j *judge) favourWorth(from play.Seat, favour int16) int {
	other := &judge{g: j.g, s: from}
	switch favour {
	case peaceThing:
		if j.owed(from, j.s, favour) {
			return 0
		}
		if loss := other.designs(j.s); loss > 0 {
			return loss + quiet
		}
		return 0
	case wayThing:
		if other.threatened(j.s) && !j.owed(from, j.s, favour) {
			return freeWay
		}
		return 0
	}
	switch agenda := votesOn(favour); {
	case j.owed(from, j.s, favour):
		return 0
	case favourOf(favour) == sparedFavour:
		return j.strikesHim(from, agenda)
	case other.votesBound(j.s):
		return 0
	case saysYesOrNo(agenda):
		return j.sideWorth(favour) * j.swing(from, favour) / 100
	case j.owesAnybody(favour):
		return 0
	default:
		return j.agendaWorth(agenda) * j.shift(j.s, from, j.s) / 100
	}
}

// favourCost is what a favour costs him that he does another. One who is ahead of him he helps less gladly.
func (j *judge) favourCost(to play.Seat, thing int16) int {
	favour := j.g.named(thing)
	ahead := max(0, min(60, (j.lead(to)-j.lead(j.s))/2))
	if j.owed(j.s, to, favour) {
		return 0
	}
	switch thing {
	case peaceThing: // whatever his temper: who asks more for peace than others do has none, and is attacked by all
		even := &judge{g: j.g, s: j.s}
		return even.designs(to) + ahead
	case wayThing:
		if j.threatened(to) {
			return freeWay + ahead
		}
		return 2
	}
	agenda := votesOn(favour)
	switch {
	case favourOf(favour) == sparedFavour:
		return 3 + ahead/4
	case j.votesBound(to) || saysYesOrNo(agenda) && -2*j.sideWorth(favour) >= j.sidesWord():
		return never // he could not keep it, or would not
	case saysYesOrNo(agenda):
		return -j.sideWorth(favour)*j.swing(j.s, favour)/100 + voteWorth*int(j.more(favour)) + ahead/4
	}
	return -j.agendaWorth(agenda)*j.shift(j.s, j.s, to)/100 + ahead/4
}

// votesNext are about the Votes that a Baron will have at the next Assembly.
func (j *judge) votesNext(s play.Seat) int {
	if !j.g.inGame(s) || j.g.Barons[s].Banned || j.g.holds(s, ModAbsent) != 0 {
		return 0
	}
	return int(j.g.Barons[s].Votes + 1 + j.g.realmCities(s))
}

// shift is by how many hundredths a Baron is likelier to win a vote when another uses half of his Votes for a third: as if the
// chance to win went by the square of the Votes.
func (j *judge) shift(of, from, to play.Seat) int {
	chance := func(moved int) int {
		mine, all := 0, 0
		for s := range play.Seat(j.g.Seats) {
			votes := j.votesNext(s)
			switch s {
			case from:
				votes -= moved
			case to:
				votes += moved
			}
			all += votes * votes
			if s == of {
				mine = votes * votes
			}
		}
		return 100 * mine / max(1, all)
	}
	return chance((j.votesNext(from)+1)/2) - chance(0)
}

// sideWorth is what it is worth to him that an agenda is decided as Votes for yes or no would have it.
func (j *judge) sideWorth(favour int16) int {
	worth := j.lawWorth(votesOn(favour))
	if favourOf(favour) == noFavour {
		return -worth
	}
	return worth
}

// uses are about the Votes that he uses at the next Assembly for the side of an agenda that a favour names, less than 0: against it.
func (j *judge) uses(favour int16) int {
	return max(-80, min(80, j.sideWorth(favour))) * j.votesNext(j.s) / 80
}

// more is how many Votes he uses on an agenda beyond those that he would use, if he uses half of them all.
func (j *judge) more(favour int16) int {
	used := j.uses(favour)
	return max(0, (j.votesNext(j.s)+1)/2-max(used, -used))
}

// swing is by how many hundredths likelier an agenda is decided for a side when a Baron uses half of his Votes for it, and not as he
// would: as if the chance went by the square of the Votes, and by one for which nobody accounts.
func (j *judge) swing(by play.Seat, favour int16) int {
	sides := [2]int{1, 1} // for it, and against it
	var own, half int
	for s := range play.Seat(j.g.Seats) {
		b := &judge{g: j.g, s: s}
		used := b.uses(favour)
		if s == by {
			own, half = used, (b.votesNext(s)+1)/2
		}
		sides[0], sides[1] = sides[0]+max(0, used), sides[1]+max(0, -used)
	}
	chance := func(yes, no int) int { return 100 * yes * yes / (yes*yes + no*no) }
	return chance(sides[0]-max(0, own)+max(half, own), sides[1]-max(0, -own)) - chance(sides[0], sides[1])
}

// strikesHim is what it is worth to him that another does not name him where who is chosen loses something: most if the other
// wishes nobody worse.
func (j *judge) strikesHim(from play.Seat, agenda int8) int {
	other := &judge{g: j.g, s: from}
	all := 0
	for s := range play.Seat(j.g.Seats) {
		all += j.votesNext(s)
		if s != j.s && s != from && other.favour(s) < other.favour(j.s) {
			return 0 // he would not name him
		}
	}
	return j.agendaWorth(agenda) * j.votesNext(from) / max(1, all)
}

// designs is what he could take of another within a turn or two: where his nobles stand or are near, and are strong enough. Most
// where he lays siege already.
func (j *judge) designs(on play.Seat) int {
	best, second := 0, 0
	for region := range int8(regions) {
		if j.g.cityOf(on, region) == None && !j.g.fortressAt(on, region) {
			continue
		}
		worth := j.design(on, region)
		if worth > best {
			worth, best = best, worth
		}
		second = max(second, worth)
	}
	return best + second/2
}

func (j *judge) design(on play.Seat, region int8) int {
	g := j.g
	prize, sieged, walls := j.prize(on, region)
	here := g.noblesAt(j.s, region)
	near := here
	for around := box.Steps[region] | box.RoadFrom[region]; around != 0; {
		near |= g.noblesAt(j.s, nextRegion(&around))
	}
	if near == 0 {
		return 0
	}
	attack, defence := j.forces(near), j.forces(g.defenders(on, Siege, region))+walls
	switch {
	case sieged > 0:
		return 60 * prize / 100
	case attack > defence && here != 0:
		return 35 * prize / 100
	case attack > defence:
		return 25 * prize / 100
	case 3*attack > 2*defence:
		return 10 * prize / 100
	}
	return 0
}

// Pauses says before which question he looks about for a bargain: while all plan, when people have the time to read it.
func (q *Squire) Pauses(p play.Prompt) bool { return p == AskLay }

// Starts is the bargain that he offers in this turn, for all to read: of those by which both gain the one that brings him most.
// rule: warrior-knights/negotiation/crowns-and-favours-free
func (q *Squire) Starts(g *State, s play.Seat) (a play.Answer, starts bool) {
	j := &judge{g: g, s: s, temper: q.temper}
	if g.Bargains.HasProposed(s) || j.duel() {
		return a, false
	}
	best := deal{gain: worthTheOffer - 1}
	for _, with := range bargaining.Market(g, s).With {
		if with.May && with.Seat != bargain.Everybody && !j.refusedBy(with.Seat) {
			best = j.bestWith(&judge{g: g, s: with.Seat}, best)
		}
	}
	if best.Terms == (bargain.Terms{}) {
		return a, false
	}
	return bargaining.Aside(g, s, bargain.Move{Deed: bargain.Offer, To: best.to, Terms: best.Terms, Motive: best.why, Open: true, Turns: 1})
}

// refusedBy says whether another has lately declined what he offered.
func (j *judge) refusedBy(b play.Seat) bool {
	refused := j.g.promises(j.s, b).Refused
	return refused > 0 && j.g.Turn-refused < shyTurns
}

// deal is a bargain that he has in mind.
type deal struct {
	bargain.Terms
	to   play.Seat
	gain int
	why  bargain.Motive
}

// bestWith is the best that he could offer another, if it is better than what he has in mind: peace for peace or for Crowns, Votes
// for Crowns, or for Votes on another agenda.
func (j *judge) bestWith(other *judge, best deal) deal {
	consider := func(give, take bargain.Things, why bargain.Motive) {
		if x := j.priced(other, give, take, worthTheOffer); x.gain > best.gain && !j.offeredAlike(x) {
			best = x
			best.why = why
		}
	}
	peace := bargain.Of(peaceThing)
	consider(peace, peace, bargain.SafeBorder)
	consider(0, peace, bargain.SafeBorder)
	votes := j.g.votesToGive()
	for _, take := range votes {
		consider(0, bargain.Of(take), bargain.NeedThing)
		consider(bargain.Of(take), 0, bargain.NeedCoin)
		for _, give := range votes {
			if !j.sameVotes(bargain.Of(give), bargain.Of(take)) {
				consider(bargain.Of(give), bargain.Of(take), bargain.BothGain)
			}
		}
	}
	return best
}

// offeredAlike says whether another already offers the same one the same for the same: who is courted by three hears three things.
func (j *judge) offeredAlike(x deal) bool {
	return slices.ContainsFunc(j.g.Bargains.Waiting[:], func(b bargain.Bargain) bool {
		return b.No != 0 && b.From != j.s && b.To == x.to && b.Terms.Give == x.Give && b.Terms.Take == x.Take
	})
}

// priced is a bargain over those things, midway between the fewest Crowns for which he thinks that the other takes it and the most
// for which it brings him so much at least. It brings nothing where there are none.
func (j *judge) priced(other *judge, give, take bargain.Things, atLeast int) (x deal) {
	if give != 0 && !other.believes(j.s) {
		return x
	}
	mine := j.comeWorth(other.s, take) - j.leaveCost(other.s, give, take)
	theirs := other.comeWorth(j.s, give) - other.leaveCost(j.s, take, give)
	least, most, agree := bargain.Prices(j.g.Barons[j.s].Crowns, j.g.Barons[other.s].Crowns,
		func(crowns int16) bool { return theirs+other.coins(crowns) > 0 },
		func(crowns int16) bool { return mine+j.coins(-crowns) >= atLeast })
	if !agree {
		return x
	}
	x.Terms = bargain.Terms{Give: give, Take: take}
	x.Goods[crownsGood] = bargain.Midway(least, most)
	x.to, x.gain = other.s, mine+j.coins(-x.Goods[crownsGood])
	return x
}
