package giochix

import (
	"signoria/play"
	"signoria/play/bargain"
)

// What a squire does of himself, out of turn: he shows the Objectives that are met, lets a pact go that another would let go,
// offers one bargain a turn by which both gain, and declares the wars that he means to fight; and what he says to a bargain.

// Pauses says before which questions he looks about: the tax, when the turn's bargains are made and wars declared, and where
// an Objective may just have been met.
func (q *Squire) Pauses(p play.Prompt) bool {
	return p == AskTax || p == AskCourt || p == AskActivation || p == AskTrade
}

// Starts is what he does of himself.
func (q *Squire) Starts(g *State, s play.Seat) (play.Answer, bool) {
	j := &judge{g: g, s: s, temper: q.temper}
	if a, some := j.shows(); some {
		return a, true
	}
	if a, some := j.releases(); some {
		return a, true
	}
	if g.Phase != Taxes {
		return play.Answer{}, false
	}
	if a, some := j.proposes(); some {
		return a, true
	}
	return j.declares()
}

// Haggle takes what is worth more to him than what he gives, and from who is ahead of all only what brings that one less. For
// what he would do at another price he names it, if both gain by that.
func (q *Squire) Haggle(g *State, s play.Seat, b bargain.Bargain) bargain.Reply {
	j := &judge{g: g, s: s, temper: q.temper}
	x := j.sees(b)
	worth := j.bargain(b.From, x)
	switch {
	case worth <= 0 && j.distrusts(b.From):
		return bargain.Reply{Why: bargain.Faithless}
	case worth <= 0:
		return bargain.Reply{Why: x.declined(), Instead: j.instead(b.From, x)}
	case j.ahead(b.From) && j.of(b.From).bargain(s, x.turned()) > worth:
		return bargain.Reply{Why: bargain.TooStrong}
	}
	return bargain.Reply{Takes: true}
}

// declined is why one says no to such a bargain that is worth nothing to him.
func (x terms) declined() bargain.Reason {
	switch {
	case x.florins < 0:
		return bargain.TooLittle
	case x.both().bindsArms():
		return bargain.NotWithYou
	}
	return bargain.NotNow
}

// instead is a bargain over the same things that he would rather make, for as many florins that both gain as much by it; over
// nothing if they do not gain enough.
func (j *judge) instead(with play.Seat, x terms) (none bargain.Terms) {
	x.florins = 0
	if x, gains := j.settled(with, x, halfway); gains > 0 {
		return x.offered()
	}
	return none
}

// distrusts says whether another has broken a pact with him: he never forgets it.
func (j *judge) distrusts(x play.Seat) bool { return j.g.Players[j.s].Wronged>>x&1 == 1 }

// terms are what a bargain is to one of the two.
type terms struct {
	florins     int // that he receives, less than 0 if he pays
	gets, gives bargain.Things
}

// turned is the bargain as the other sees it.
func (x terms) turned() terms { return terms{-x.florins, x.gives, x.gets} }

// offered are the terms of the bargain as he offers it.
func (x terms) offered() bargain.Terms {
	return bargain.Terms{Goods: [bargain.Goods]int16{int16(-x.florins)}, Give: x.gives, Take: x.gets}
}

func (x terms) both() pledges { return pledges(x.gets | x.gives) }

// pledges are things of a bargain, whoever pledges them.
type pledges bargain.Things

// bindsArms says whether they are about war and peace.
func (x pledges) bindsArms() bool {
	return x>>thingPeace&1 == 1 || x>>thingArmistice&1 == 1 || x>>NonBelligerencePact&1 == 1 || x>>DefensiveAlliance&(1<<(MostPlayers+1)-1) != 0
}

// sees is a bargain that waits as this seat sees it.
func (j *judge) sees(b bargain.Bargain) terms {
	x := terms{-int(b.Terms.Goods[0]), b.Terms.Take, b.Terms.Give}
	if b.From != j.s {
		return x.turned()
	}
	return x
}

// of is another's eye on the position, as far as this seat can tell.
func (j *judge) of(other play.Seat) *judge { return &judge{g: j.g, s: other} }

// ahead says whether somebody has more Honour than all others.
func (j *judge) ahead(s play.Seat) bool { return j.g.leads(s, LeadHonour) }

// doubts says whether a pact is worth nothing to him with one who has broken another; peace ends a war even so.
func (j *judge) doubts(with play.Seat, x pledges) bool {
	return x>>thingPeace&1 == 0 && j.distrusts(with)
}

// bargain is what a bargain is worth to him, in florins: what he gets, less what he gives. Of who has broken a pact with him he
// counts only what he has at once.
func (j *judge) bargain(with play.Seat, x terms) int {
	turns := j.left()
	if x.gets.Has(thingShort) || x.gives.Has(thingShort) {
		turns = min(turns, shortTurns)
	}
	worth := x.florins
	if x.both() != 0 && !j.doubts(with, x.both()) { // florins alone are no bargain
		worth += j.temper.obliges
	}
	if x.both()&(1<<thingPeace|1<<thingArmistice|1<<NonBelligerencePact) != 0 && !j.doubts(with, x.both()) {
		worth += j.quiet(with, turns)
	}
	for _, thing := range x.gets.List() {
		worth += j.receives(with, thing, turns)
	}
	for _, thing := range x.gives.List() {
		worth -= j.grants(with, thing, turns)
	}
	if some := pactsIn(x.both()); some != 0 && j.g.pactsBetween(j.s, with) == 0 {
		worth += j.wish(func(y *goal) int16 {
			return j.awayIf(y, y.Kind == HasPacts && y.Of&some != 0)
		})
	}
	return worth
}

// pactsIn are the kinds of pacts among pledges, bit k.
func pactsIn(x pledges) (kinds uint32) {
	kinds = uint32(x) & (1<<thingAgainst - 1)
	if x>>thingAgainst&(1<<MostPlayers-1) != 0 {
		kinds |= 1 << OffensiveAlliance
	}
	return kinds
}

// receives is what a pledge is worth to who receives it, for so many turns.
func (j *judge) receives(from play.Seat, thing int16, turns int) int {
	switch {
	case thing == thingPrisoners:
		return j.ransom(from)
	case j.distrusts(from):
		return 0
	case thing == int16(CommercialPact):
		return j.market(from) * turns
	case thing == int16(CivilControlPact):
		return 5 * turns * int(oneIf(j.left() > 3 && j.carriers() < mostCarriers && j.borders(from)))
	case thing == int16(PassagePact):
		return 3*turns*int(oneIf(j.borders(from))) - max(0, j.greed(from))/4
	case thing == int16(MilitaryControlPact):
		return 10*turns*int(oneIf(j.g.Wars[j.s]&^(1<<from) != 0)) - max(0, j.greed(from))/4
	case thing == int16(DefensiveAlliance):
		return 20*int(j.menace()) + 10*turns*int(oneIf(j.borders(from))) - max(0, j.greed(from))/2
	case thing >= thingAgainst && thing < thingPrisoners:
		return j.against(from, play.Seat(thing-thingAgainst))
	}
	return 0
}

// grants is what a pledge costs who gives it.
func (j *judge) grants(to play.Seat, thing int16, turns int) int {
	switch {
	case thing == int16(CommercialPact), thing == int16(CivilControlPact):
		return 2 * turns
	case thing == int16(PassagePact):
		return 3*turns - max(0, j.of(to).greed(j.s))/4
	case thing == int16(MilitaryControlPact):
		return 20 + 3*turns - max(0, j.of(to).greed(j.s))/4
	case thing == int16(DefensiveAlliance):
		return 60 + max(0, j.greed(to))/2
	case thing >= thingAgainst && thing < thingPrisoners:
		return j.takesSides(to, play.Seat(thing-thingAgainst))
	case thing == thingPrisoners:
		return j.of(to).ransom(j.s) / 2
	}
	return 0
}

// market is what it brings a turn to trade in another's settlements: so much for each that he has, up to some.
func (j *judge) market(of play.Seat) int {
	const each, enough = 8, 5
	n := 0
	for at := range Place(Territories) {
		if box.Settlement[at] && j.g.controls(of, at) {
			n++
		}
	}
	return each * min(n, enough)
}

// quiet is what it is worth not to fight with another for so many turns: what the other could take, less what he could take
// himself, and a little for peace of mind.
func (j *judge) quiet(with play.Seat, turns int) int {
	if !j.borders(with) && !j.g.atWar(j.s, with) {
		return 5
	}
	return (j.of(with).greed(j.s)-j.greed(with))*min(turns, shortTurns)/shortTurns/2 + 5*turns
}

// greed is the best that he could take from another at once if he had declared war; 0 if nothing.
func (j *judge) greed(on play.Seat) (most int) {
	x := &judge{g: j.g, s: j.s, temper: j.temper, declared: true, only: true, foe: on}
	for at := range Place(Territories) {
		if j.g.Here[at][j.s] > 0 {
			worth, _ := x.march(at, x.free(at))
			most = max(most, worth)
		}
	}
	return most
}

// borders says whether two hold neighbouring territories, or stand in such.
func (j *judge) borders(on play.Seat) bool {
	g := j.g
	for at := range Place(Territories) {
		if !g.controls(j.s, at) && g.Here[at][j.s] == 0 {
			continue
		}
		for _, near := range box.Around[at] {
			if near.Land() && (g.controls(on, near) || g.Here[near][on] > 0) {
				return true
			}
		}
	}
	return false
}

// menace is how many figures of others who could fight him stand beside his land, up to some.
func (j *judge) menace() (n int8) {
	const enough = 6
	g := j.g
	for at := range Place(Territories) {
		if !g.controls(j.s, at) {
			continue
		}
		for _, near := range box.Around[at] {
			if !near.Land() {
				continue
			}
			for other := range play.Seat(g.Seats) {
				if other != j.s && g.hostile(other, j.s) {
					n += g.Here[near][other]
				}
			}
		}
	}
	return min(n, enough)
}

// against is what another's arms are worth to him in a war that he fights.
func (j *judge) against(ally, enemy play.Seat) int {
	if !j.g.plays(enemy) || enemy == j.s || !j.g.atWar(j.s, enemy) || !j.of(ally).borders(enemy) {
		return 0
	}
	return 50 + max(0, j.greed(enemy))/4
}

// takesSides is what it costs to fight in another's war: less against an enemy of one's own, or who is ahead.
func (j *judge) takesSides(with, against play.Seat) int {
	switch {
	case j.g.pactsBetween(j.s, against) != 0:
		return 3 * point
	case j.g.atWar(j.s, against):
		return 30
	case j.ahead(against):
		return 70
	}
	return 150
}

// ransom is what it would cost him to free his figures that another holds.
func (j *judge) ransom(from play.Seat) (florins int) {
	p := &j.g.Players[j.s]
	each(j.g.prisoners(from, j.s), func(figure int8) {
		level := int8(0)
		if kindOf(figure) == Captain {
			level = p.Levels[figure-firstCaptain]
		}
		florins += int(ransomList(kindOf(figure), level))
	})
	return florins
}

// releases lets a pact go that another would let go and that serves him no more, or binds but him: then it is over. He is
// never the first of the two.
// rule: mu-giochix/diplomacy/pact-cancel-by-consent
func (j *judge) releases() (a play.Answer, some bool) {
	for with := range play.Seat(j.g.Seats) {
		for _, way := range [...][2]play.Seat{{j.s, with}, {with, j.s}} {
			from, to := way[0], way[1]
			j.g.Pacts[from][to].eachThing(func(thing int16) {
				if j.g.willing(from, to, thing) == with && j.serves(from, to, thing) <= 0 {
					from, to := bond(from, to, thing)
					a, some = play.Answer{Seat: j.s, Verb: CancelPact, A: int16(from), B: thing, C: int16(to)}, true
				}
			})
		}
	}
	return a, some
}

// serves is what it is worth to him that a pact goes on which he has made, or received: what it would be worth if it did not
// hold, to make it.
func (j *judge) serves(from, to play.Seat, thing int16) int {
	without := *j.g
	without.strikeOut(from, to, thing)
	x := &judge{g: &without, s: j.s, temper: j.temper}
	kind, turns := PactKind(min(thing, thingAgainst)), j.left()
	if until := j.g.Pacts[from][to].Until[kind]; until > 0 {
		turns = min(turns, int(until-j.g.Turn)+1)
	}
	worth := j.wish(func(y *goal) int16 { return oneIf(y.Kind == HasPacts && y.Of>>kind&1 == 1) })
	switch {
	case kind == NonBelligerencePact:
		return worth + x.quiet(from+to-j.s, turns)
	case from == j.s:
		return worth - x.grants(to, thing, turns)
	}
	return worth + x.receives(from, thing, turns)
}

// proposes is the bargain that he offers in this turn, for all to read: of those by which both gain the one that brings him
// most.
func (j *judge) proposes() (a play.Answer, some bool) {
	g := j.g
	if g.Bargains.HasProposed(j.s) {
		return a, false
	}
	var best terms
	to, most := play.Nobody, 0
	for _, with := range j.partners() {
		if x, worth := j.offers(with); worth > most {
			best, to, most = x, with, worth
		}
	}
	if most == 0 {
		return a, false
	}
	m := bargain.Move{Deed: bargain.Offer, To: to, Motive: j.motive(best), Turns: 1, Open: true}
	m.Terms = best.offered()
	return bargaining.Aside(g, j.s, m)
}

// motive is what makes a bargain worth offering to him: florins are in it only where what it is over does not bring each enough.
func (j *judge) motive(x terms) bargain.Motive {
	switch {
	case j.helps(x.gets):
		return bargain.AgainstLeader
	case x.both()&(1<<thingPeace|1<<thingArmistice|1<<NonBelligerencePact) != 0:
		return bargain.SafeBorder
	case x.florins > 0:
		return bargain.NeedCoin
	case x.florins < 0:
		return bargain.NeedThing
	}
	return bargain.BothGain
}

// helps says whether what he gets are arms against who is ahead of all.
func (j *judge) helps(gets bargain.Things) bool {
	for s := range play.Seat(j.g.Seats) {
		if gets.Has(thingAgainst+int16(s)) && j.ahead(s) {
			return true
		}
	}
	return false
}

// partners are with whom he would bargain in this turn: an even squire with another each turn.
func (j *judge) partners() (all []play.Seat) {
	n := int(j.g.Seats)
	first, others := 1+int(j.g.Turn)%(n-1), 1
	if j.temper.courts {
		first, others = 1, n-1
	}
	for i := range others {
		if with := play.Seat((int(j.s) + first + i) % n); j.courts(with) {
			all = append(all, with)
		}
	}
	return all
}

// courts says whether he would bargain with another: not with who has broken a pact with him, but to make peace.
func (j *judge) courts(with play.Seat) bool {
	g := j.g
	return g.plays(with) && (!j.distrusts(with) || g.atWar(j.s, with)) && g.Bargains.MayOffer(j.s, with)
}

// offers is the bargain with another that brings him most, and how much; nothing if there is none by which both gain.
func (j *judge) offers(with play.Seat) (best terms, most int) {
	for _, x := range j.ideas(with) {
		if !j.mayPledge(j.s, with, x.gives) || !j.mayPledge(with, j.s, x.gets) {
			continue
		}
		if x, worth := j.settled(with, x, justEnough); worth > most {
			best, most = x, worth
		}
	}
	return best, most
}

// ideas are the bargains that come to his mind.
func (j *judge) ideas(with play.Seat) []terms {
	both := func(things ...int16) terms { return terms{0, bargain.Of(things...), bargain.Of(things...)} }
	one := func(thing int16) terms { return terms{0, bargain.Of(thing), 0} }
	all := []terms{
		both(int16(CommercialPact)), one(int16(CommercialPact)), both(int16(CivilControlPact)), one(int16(CivilControlPact)),
		both(int16(PassagePact)), one(int16(PassagePact)), one(int16(MilitaryControlPact)),
		one(int16(NonBelligerencePact)), {0, bargain.Of(int16(NonBelligerencePact)), bargain.Of(thingShort)}, both(int16(DefensiveAlliance)),
		one(thingPeace), one(thingPrisoners), both(thingPrisoners),
	}
	for enemy := range play.Seat(j.g.Seats) {
		if enemy != with && j.g.atWar(j.s, enemy) {
			all = append(all, one(thingAgainst+int16(enemy)))
		}
	}
	return all
}

// mayPledge says whether one can pledge things to another now.
func (j *judge) mayPledge(from, to play.Seat, things bargain.Things) bool {
	has := bargain.Of(j.g.pledgeable(from)...)
	for _, thing := range things.List() {
		if !has.Has(thing) || j.g.whyNotPledge(from, to, thing) != play.Free {
			return false
		}
	}
	return true
}

// worthOffering is what a bargain must bring either at least to be offered, in florins.
const worthOffering = 15

// justEnough is how many florins he receives, less than 0: pays, so that who would gain too little gains enough; halfway, so that
// both gain as much.
func justEnough(mine, theirs int) int {
	switch {
	case theirs < worthOffering:
		return theirs - worthOffering
	case mine < worthOffering:
		return worthOffering - mine
	}
	return 0
}

func halfway(mine, theirs int) int { return (theirs - mine) / 2 }

// settled is a bargain with as many florins as that, of those each has, and what it is worth to him then; nothing if either does
// not gain enough.
func (j *judge) settled(with play.Seat, x terms, florins func(mine, theirs int) int) (terms, int) {
	mine, theirs := j.bargain(with, x), j.of(with).bargain(j.s, x.turned())
	x.florins = max(-max(0, j.spare()), min(florins(mine, theirs), int(j.g.purse(with))))
	if mine+x.florins < worthOffering || theirs-x.florins < worthOffering {
		return x, 0
	}
	return x, mine + x.florins
}

// declares is the war that he declares in this turn, if he means to attack somebody and loses no pact by it.
func (j *judge) declares() (a play.Answer, some bool) {
	g := j.g
	most := 3*point/2 - j.temper.likes[DeclareWar]
	for on := range play.Seat(g.Seats) {
		if on == j.s || !g.plays(on) || g.whyNotDeclare(j.s, on) != play.Free || g.pactsBetween(j.s, on) != 0 {
			continue
		}
		if worth := j.greed(on); worth > most && worth > j.of(on).greed(j.s) {
			most = worth
			a, some = play.Answer{Seat: j.s, Verb: DeclareWar, A: int16(on)}, true
		}
	}
	return a, some
}
