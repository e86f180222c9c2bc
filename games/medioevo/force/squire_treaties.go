package force

import (
	"slices"

	"signoria/games/medioevo"
	"signoria/play"
	"signoria/play/bargain"
)

// A squire's treaties. Once a turn at most he offers one, by which both gain; he weighs those that others offer by what he
// gains and what they do; he keeps his word while that pays; and who has broken his to him he believes no more.

const (
	accordTurns = 5  // for how many turns he makes treaties
	lull        = 3  // turns in which he asks nobody again who has refused him
	grudge      = 8  // turns in which he believes nobody who has broken his word to him
	worthPen    = 15 // florins that a treaty must bring each of the two to be offered
	wordWorth   = HonourPoint / 2
	calm        = 12 // florins a turn: a neighbour's word that there is no war
)

// accord is a treaty that he has in mind, with one other; the zero accord is none.
type accord struct {
	with    play.Seat
	clauses []medioevo.Clause
	worth   int // what it brings him
}

// council is what he has reckoned about treaties for this question.
type council struct {
	pondered bool
	accord   accord // the treaty that he would offer, once he has pondered
	counted  bool
	earnings int             // of his merchants as things stand, once they are counted
	ways     []Reach         // how far each of them gets, once that is measured
	weighed  uint16          // the others whose arms he has weighed against his, bit s
	prey     [MostRealms]int // the best that he could take from each of them in this turn
	loss     [MostRealms]int // the best that each could take from him
	granted  []granted       // what access he has thought of getting
}

// access is to whose markets, and through whose land, a treaty lets a squire's merchants: bit s for seat s.
type access [2]uint16

// holds says whether one gives all the access that another does.
func (x access) holds(y access) bool { return y[0]&^x[0]|y[1]&^x[1] == 0 }

// granted is what his merchants earn with so much more access, whether that is no more than without, and how far they get.
type granted struct {
	gets     access
	earnings int
	idle     bool
	ways     []Reach
}

// mayAsk says whether he may offer another something: he has offered nobody anything in this turn, and has not been refused
// by that one of late.
func (j *Judge) mayAsk(x play.Seat) bool {
	m := &j.Me().Memory
	return m.Offered != j.G.Turn && (m.Refused[x] == 0 || j.G.Turn-m.Refused[x] >= lull)
}

// distrusts says whether another has broken his word to him, and not so long ago that it were forgotten.
func (j *Judge) distrusts(x play.Seat) bool {
	broken := j.Me().Memory.Broken[x]
	return !j.trusts && broken != 0 && j.G.Turn-broken < grudge
}

// word is what it costs him, beyond the honour that the rules take, to make war on one with whom he has a treaty.
func (j *Judge) word(on play.Seat) int {
	if on == Barbarians || !j.bound(on) {
		return 0
	}
	return wordWorth
}

// bound says whether he has given another his word in a treaty.
func (j *Judge) bound(to play.Seat) (some bool) {
	j.G.Treaties.Each(func(y *medioevo.Treaty) {
		some = some || y.Between(j.S, to) && !(y.Imposed && y.Offered == j.S)
	})
	return some
}

// draftsWith is what it is worth to write a treaty with another: what the one that he has in mind brings him, if it is with
// that one.
func (j *Judge) draftsWith(x play.Seat) int {
	if a := j.ponders(j.G.Others(j.S)); a.worth > 0 && a.with == x {
		return a.worth
	}
	return -1
}

// ponders is the best treaty that he could offer one of some others, thought of once for a question.
func (j *Judge) ponders(others []play.Seat) accord {
	if !j.council.pondered && !j.silent {
		j.council.pondered = true
		for _, x := range others {
			if !j.G.AtWar(j.S, x) && j.mayAsk(x) && !j.distrusts(x) {
				j.bargains(x)
			}
		}
	}
	return j.council.accord
}

// bargains thinks of what he could offer another, and keeps it in mind if it is better than what he has. What gives most access
// goes first: where it brings nothing, less of it need not be reckoned.
func (j *Judge) bargains(x play.Seat) {
	best, other := &j.council.accord, j.facing(x)
	ideas := j.ideas(x)
	for _, side := range [...]*Judge{j, other} {
		y := j.proposal(x, ideas[widest])
		side.custom(&y)
	}
	for _, idea := range ideas {
		y := j.proposal(x, idea)
		if y.Articles() == 0 {
			continue
		}
		if worth := j.settles(other, &y); worth > best.worth && j.G.WhyNotSign(&y) == play.Free {
			*best = accord{with: x, clauses: slices.Clone(y.Clauses[:y.Articles()]), worth: worth}
		}
	}
}

// proposal is a treaty with another that says so much, as far as none in force says it already.
func (j *Judge) proposal(x play.Seat, says []medioevo.Clause) medioevo.Treaty {
	y := medioevo.Treaty{Parties: Bit(j.S) | Bit(x), Offered: j.S, Made: int16(j.G.Turn), Until: j.lasts()}
	for _, c := range says {
		if !j.promised(c) {
			y.Add(c)
		}
	}
	return y
}

// facing is another as he judges the same position, who knows already what the two could take from each other if neither has a temper.
func (j *Judge) facing(x play.Seat) *Judge {
	other := &Judge{G: j.G, S: x, common: j.shared()}
	if j.temper.name == "" {
		c := &other.council
		c.loss[j.S], c.prey[j.S] = j.arms(x)
		c.weighed |= Bit(j.S)
	}
	return other
}

// term is for how many turns he makes treaties now: for no more than there are.
func (j *Judge) term() int16 { return int16(min(accordTurns, j.TurnsLeft())) }

// lasts is the last turn of the treaties that he makes now.
func (j *Judge) lasts() int16 { return int16(j.G.Turn) + j.term() - 1 }

// widest is which of them gives both most access.
const widest = 3

// ideas are the treaties with another that come to his mind: to trade with each other, or one with the other, with or without
// the way there, and to leave each other in peace.
func (j *Judge) ideas(x play.Seat) [][]medioevo.Clause {
	mine := func(t medioevo.Term) medioevo.Clause { return medioevo.Clause{Term: t, From: j.S, To: x} }
	theirs := func(t medioevo.Term) medioevo.Clause { return medioevo.Clause{Term: t, From: x, To: j.S} }
	const market, passage, noWar = medioevo.Market, medioevo.Passage, medioevo.NoWar
	return [][]medioevo.Clause{
		{mine(market), theirs(market)}, {theirs(market)}, {mine(market)},
		{mine(market), theirs(market), mine(passage), theirs(passage)}, {theirs(market), theirs(passage)}, {mine(market), mine(passage)},
		{mine(passage), theirs(passage)}, {theirs(passage)}, {mine(passage)},
		{mine(noWar), theirs(noWar)}, {mine(noWar), theirs(noWar), mine(market), theirs(market)},
	}
}

// settles adds to a treaty the florins that it takes for both to gain, and says what it is worth to him then: nothing if they
// cannot agree.
func (j *Judge) settles(other *Judge, y *medioevo.Treaty) int {
	x := other.S
	mine, theirs := j.treaty(y), other.treaty(y)
	mine, theirs = mine-j.envy(x, theirs), theirs-other.envy(j.S, mine)
	pay := 0
	switch {
	case mine+theirs < 2*worthPen:
		return 0
	case theirs < worthPen:
		pay = worthPen - theirs
		y.Add(medioevo.Clause{Term: medioevo.Payment, From: j.S, To: x, N: int16(pay)})
	case mine < worthPen:
		pay = mine - worthPen
		y.Add(medioevo.Clause{Term: medioevo.Payment, From: x, To: j.S, N: int16(-pay)})
	}
	if pay > j.purse() || -pay > other.purse() || mine-pay < worthPen {
		return 0
	}
	return mine - pay
}

// purse is what he can pay for a treaty.
func (j *Judge) purse() int { return max(0, int(j.Me().Florins)-j.float()) }

// envy is what it costs him that another gains so much: more of who stands best.
func (j *Judge) envy(x play.Seat, gain int) int { return max(0, gain) / harmShare * j.spite(x) }

// spite is how dear it is to him what another gains: twice as dear of who stands best.
func (j *Judge) spite(x play.Seat) int {
	if x == j.Leader() {
		return 2
	}
	return 1
}

// strokeWorth writes the treaty that he has in mind, article by article, and offers it.
func (j *Judge) strokeWorth(c play.Choice) int {
	y := &j.G.Offer.Treaty
	a := j.ponders(j.partners(y))
	done := y.Until == j.lasts() && y.Articles() == len(a.clauses)
	switch {
	case c.Verb == TearUp:
		return 1
	case c.Verb == OfferTreaty && done:
		return 2
	case c.Verb == LastFor && y.Until != j.lasts():
		return 4
	case c.Verb == StrikeClause && !slices.Contains(a.clauses, y.Clauses[c.A]):
		return 5
	case c.Verb >= AddClause && c.Verb < BeginCession && j.planned(c) != nil:
		return 3
	}
	return 0
}

// partners are those with whom a treaty is being written.
func (j *Judge) partners(y *medioevo.Treaty) []play.Seat {
	return slices.DeleteFunc(j.G.Others(j.S), func(x play.Seat) bool { return !y.Of(x) })
}

// planned is the clause of the treaty that he has in mind which a choice would write, nil if it is not in it.
func (j *Judge) planned(c play.Choice) *medioevo.Clause {
	for i := range j.council.accord.clauses {
		x := &j.council.accord.clauses[i]
		if c.Verb == AddClause+play.Verb(x.Term) && play.Seat(c.A) == x.From && play.Seat(c.B) == x.To {
			return x
		}
	}
	return nil
}

// strokeNumber is how much of a clause he writes, or for how long.
func (j *Judge) strokeNumber(c play.Choice) int16 {
	if c.Verb == LastFor {
		return j.term()
	}
	if x := j.planned(c); x != nil {
		return x.N
	}
	return c.Lo
}

// consentWorth judges what to say to a treaty that another offers: to sign it by what it is worth to him, if that is anything; where
// it is not, but would be with florins besides, to ask for them rather than to refuse.
func (j *Judge) consentWorth(c play.Choice) int {
	switch {
	case c.Verb == Consent:
		return gained(j.signed(&j.G.Offer.Treaty))
	case c.Verb == Demand && !j.wouldSell(c):
		return Never
	case c.Verb == Demand:
		return 1
	}
	return 0
}

// gained is what a bargain is worth beside none: one that brings nothing is worse.
func gained(florins int) int {
	if florins <= 0 {
		return florins - 1
	}
	return florins
}

// wouldSell says whether a treaty is only too little for him as it stands, and the other has the florins for which he would sign it
// and gains by it even so, as far as he sees.
func (j *Judge) wouldSell(c play.Choice) bool {
	y := &j.G.Offer.Treaty
	price := j.demand()
	return j.whyRefuse() == bargain.TooLittle && price <= c.Hi && (&Judge{G: j.G, S: y.Offered}).treaty(y) > int(price)
}

// demand is for how many florins he would sign the treaty that is offered to him: as many as make it worth offering. What the other
// pays he is envied for no more.
func (j *Judge) demand() int16 {
	y := &j.G.Offer.Treaty
	lacks := (worthPen - j.signed(y)) * harmShare / (harmShare + j.spite(y.Offered))
	return int16(min(max(1, roundUp(lacks)), mostFlorins))
}

// roundUp is a price as it is named: in steps of five florins.
func roundUp(florins int) int { return (florins + 4) / 5 * 5 }

// metWorth judges whether to give another the florins for which he would sign the treaty: it must still be worth offering, and leave
// him what he lives on.
func (j *Judge) metWorth(args play.Args, c play.Choice) int {
	if c.Verb == Refuse {
		return 0
	}
	y := j.G.demanded(play.Seat(args[0]), args[1])
	if int(dueAtOnce(&y, j.S)) > j.purse() {
		return Never
	}
	return gained(j.signed(&y) - worthPen + 1)
}

// signed is what a treaty is worth to him: what he gains by it, less a part of what the others gain.
func (j *Judge) signed(y *medioevo.Treaty) int {
	cost := 0
	for _, x := range j.partners(y) {
		cost = max(cost, j.envy(x, (&Judge{G: j.G, S: x}).treaty(y)))
	}
	return j.treaty(y) - cost
}

// whyOffer is why he offers the treaty that he has written: florins change hands only where what it says does not bring each
// enough.
func (j *Judge) whyOffer() bargain.Motive {
	y := &j.G.Offer.Treaty
	switch got := j.paid(y); {
	case got > 0:
		return bargain.NeedCoin
	case j.quiets(y):
		return bargain.SafeBorder
	case got < 0:
		return bargain.NeedThing
	case j.allGain(y):
		return bargain.BothGain
	}
	return bargain.NoMotive // who thinks ahead has seen what he has not
}

// paid is how many florins a treaty brings him at once; less than 0 if he pays.
func (j *Judge) paid(y *medioevo.Treaty) (florins int) {
	for _, c := range y.Clauses[:y.Articles()] {
		switch {
		case c.Term == medioevo.Payment && c.To == j.S:
			florins += int(c.N)
		case c.Term == medioevo.Payment && c.From == j.S:
			florins -= int(c.N)
		}
	}
	return florins
}

// quiets says whether a neighbour promises him peace by a treaty, and that is worth more to him than the trade that it brings.
func (j *Judge) quiets(y *medioevo.Treaty) bool {
	return slices.ContainsFunc(y.Clauses[:y.Articles()], func(c medioevo.Clause) bool {
		return c.Term == medioevo.NoWar && c.To == j.S && j.borders(c.From) && j.receives(y, c) > j.custom(y)
	})
}

// allGain says whether a treaty is worth something to all who are party to it.
func (j *Judge) allGain(y *medioevo.Treaty) bool {
	return j.treaty(y) > 0 && !slices.ContainsFunc(j.partners(y), func(x play.Seat) bool { return (&Judge{G: j.G, S: x}).treaty(y) <= 0 })
}

// whyRefuse is why he refuses the treaty that is offered to him or, where none is, peace: war still brings him something.
func (j *Judge) whyRefuse() bargain.Reason {
	y := &j.G.Offer.Treaty
	worth, by := j.treaty(y), y.Offered
	switch {
	case !j.G.Offer.Written, j.signed(y) > 0: // who thinks ahead has seen what he has not
		return bargain.NotNow
	case worth > 0 && worth <= j.envy(by, (&Judge{G: j.G, S: by}).treaty(y)):
		return bargain.TooStrong
	case worth > 0: // another party would gain too much
		return bargain.NotNow
	case j.distrusts(by) && (&Judge{G: j.G, S: j.S, trusts: true}).treaty(y) > 0:
		return bargain.Faithless
	case j.bonds(y) < 0:
		return bargain.NotWithYou // he would rather be free to attack
	}
	return bargain.TooLittle
}

// treaty is what a treaty is worth to him, in florins.
func (j *Judge) treaty(y *medioevo.Treaty) (worth int) {
	worth = j.bonds(y) + j.custom(y)
	for _, c := range y.Clauses[:y.Articles()] {
		switch j.S {
		case c.From:
			worth -= j.grants(y, c)
		case c.To:
			worth += j.receives(y, c)
		}
	}
	return worth
}

// bonds are what it is worth to him to be bound to all who are party to a treaty, and they to him.
func (j *Judge) bonds(y *medioevo.Treaty) (worth int) {
	for _, x := range j.partners(y) {
		worth += j.bond(x, y)
	}
	return worth
}

// bond is what it is worth to him that war with another costs each of them a broken treaty more.
func (j *Judge) bond(x play.Seat, y *medioevo.Treaty) int {
	prey, loss := j.arms(x)
	worth := -min(HonourPoint, prey) / 2
	if !j.distrusts(x) {
		worth += min(HonourPoint, loss) / 2
	}
	return worth * min(j.holds(y), accordTurns) / accordTurns
}

// arms are the best that he could take from another in this turn, and the best that the other could take from him.
func (j *Judge) arms(x play.Seat) (prey, loss int) {
	c := &j.council
	if c.weighed&Bit(x) == 0 {
		c.weighed |= Bit(x)
		c.prey[x], _ = j.Raid(x)
		c.loss[x] = j.riposte(x)
	}
	return c.prey[x], c.loss[x]
}

// holds is for how many turns a treaty holds, as far as he reckons.
func (j *Judge) holds(y *medioevo.Treaty) int {
	if y.Until == 0 {
		return j.TurnsLeft()
	}
	return min(j.TurnsLeft(), int(j.G.duration(y)))
}

// receives is what a clause is worth to him whom it serves, beside what his merchants make of it. Of who has broken his word
// to him he counts only what he hands over at once.
func (j *Judge) receives(y *medioevo.Treaty, c medioevo.Clause) int {
	switch c.Term {
	case medioevo.Payment:
		return int(c.N)
	case medioevo.CedeLand:
		return j.LandValue(Place(c.A)) + armyWorth*int(c.N)
	case medioevo.CedeArmies:
		return armyWorth * int(c.N) / 2
	case medioevo.CedeTransport, medioevo.CedeEngine:
		return keptThing * 3 / 4
	case medioevo.Loan:
		return int(c.N) - int(c.A) + int(c.N)*j.holds(y)/yield
	}
	if j.distrusts(c.From) {
		return 0
	}
	switch c.Term {
	case medioevo.Tribute:
		return int(c.N) * j.holds(y)
	case medioevo.NoWar:
		return calm * j.holds(y) * int(B2i((j.temper.pledge || j.borders(c.From)) && !j.promised(c)))
	case medioevo.Defence:
		return 60 + j.menace()/2 + int(c.N)
	case medioevo.Attack:
		return 100 + HonourPoint/2*int(B2i(j.G.AtWar(j.S, play.Seat(c.A))))
	}
	return 0
}

// grants is what a clause costs him whom it binds.
func (j *Judge) grants(y *medioevo.Treaty, c medioevo.Clause) int {
	switch c.Term {
	case medioevo.Payment:
		return int(c.N)
	case medioevo.Tribute:
		return int(c.N) * j.holds(y)
	case medioevo.Loan:
		return j.lends(y, c)
	case medioevo.Market:
		return 1
	case medioevo.Passage:
		return 2 * j.holds(y)
	case medioevo.NoWar:
		prey, _ := j.arms(c.To)
		return min(wordWorth, prey)
	case medioevo.Defence:
		return 120 + 5*int(c.N)
	case medioevo.Attack:
		on := play.Seat(c.A)
		return int(j.G.Ed().PriceOfWar(j.G, j.S, on, false))*HonourPoint + j.warRisk() - j.WarGain(on)
	case medioevo.CedeLand:
		return j.LandValue(Place(c.A)) + armyWorth*int(c.N) + HonourPoint/2
	case medioevo.CedeArmies:
		return armyWorth * int(c.N)
	case medioevo.CedeTransport, medioevo.CedeEngine:
		return keptThing
	}
	return 0
}

const (
	keptThing = 300 // florins: a transport or an engine to who has it
	yield     = 12  // of so many florins in hand one more comes in a turn
)

// lends is what a loan costs him: the florins while they are away, or all of them where he does not believe that they come back.
func (j *Judge) lends(y *medioevo.Treaty, c medioevo.Clause) int {
	if j.distrusts(c.To) || int(c.N) > j.purse() {
		return int(c.N)
	}
	return int(c.N) - int(c.A) + int(c.N)*j.holds(y)/yield
}

// promised says whether a treaty in force says already what a clause does.
func (j *Judge) promised(c medioevo.Clause) bool { return j.G.Granted(c.Term, c.From, c.To) }

// custom is what his merchants would earn more while a treaty holds, for it lets them trade, or pass: he sends them there in every
// other turn. For each who trades a fee may be due.
func (j *Judge) custom(y *medioevo.Treaty) int {
	fee, gets := 0, access{}
	for _, c := range y.Clauses[:y.Articles()] {
		if c.To == j.S && (c.Term == medioevo.Market || c.Term == medioevo.Passage) && !j.promised(c) && !j.distrusts(c.From) {
			gets[B2i(c.Term == medioevo.Passage)] |= Bit(c.From)
			fee += int(c.N) * j.loads()
		}
	}
	if gets == (access{}) || !j.G.Treaties.Room() {
		return 0
	}
	return max(0, j.earnsWith(gets, y)-j.earns()-fee) * j.holds(y) / 2
}

// earnsWith is what his merchants earn once a treaty gives them access where they have none, reckoned once for each that they get.
func (j *Judge) earnsWith(gets access, y *medioevo.Treaty) int {
	for _, x := range j.council.granted {
		if x.gets == gets || x.idle && x.gets.holds(gets) {
			return x.earnings
		}
	}
	usual := j.earns()
	j.markets(false) // to know what goods bring
	then := &Judge{G: j.G, S: j.S, tariff: j.bourse.tariff, before: j}
	now := j.G.Treaties
	j.G.Treaties.Sign(*y)
	then.council.ways = then.waysBy(gets, y)
	earnings := then.commerce()
	j.G.Treaties = now
	j.council.granted = append(j.council.granted, granted{gets, earnings, earnings == usual, then.council.ways})
	return earnings
}

// waysBy is how far his merchants get with more access than before by a treaty, as far as that is known from there: who may pass
// through land may go to its markets as well, and without passage they get further only where a new market lies beside their
// way. Passage from who is distrusted is not counted as got, and yet the treaty says it: then nothing is known.
func (j *Judge) waysBy(gets access, y *medioevo.Treaty) (ways []Reach) {
	for _, c := range y.Clauses[:y.Articles()] {
		if c.Term == medioevo.Passage && c.To == j.S && gets[1]&Bit(c.From) == 0 {
			return nil
		}
	}
	for _, x := range j.before.council.granted {
		if x.gets[1] == gets[1] && gets[1] != 0 && (x.gets[0]|gets[0])&^gets[1] == 0 {
			return x.ways
		}
	}
	if gets[1] != 0 {
		return nil
	}
	more := j.markets(false).Without(*j.before.markets(false))
	for i := range j.merchants() {
		way := j.before.council.ways[len(ways)]
		if j.passes(i, &way, more) {
			way = j.G.Reach(One(i))
		}
		ways = append(ways, way)
	}
	return ways
}

// passes says whether a transport comes beside one of some places on its way.
func (j *Judge) passes(i int16, way *Reach, some PlaceSet) bool {
	for p := range some.each() {
		for q := range j.G.around(p, j.G.Transports[i].Kind.Sea()) {
			if way.Cost[q] >= 0 {
				return true
			}
		}
	}
	return false
}

// earns is what his merchants earn as things stand.
func (j *Judge) earns() int {
	if c := &j.council; !c.counted {
		c.counted, c.earnings = true, j.commerce()
	}
	return j.council.earnings
}

// commerce is what his merchants earn with the best load that each can come to from where it stands.
func (j *Judge) commerce() (florins int) {
	ways := j.ways()
	for i := range j.merchants() {
		best := 0
		for p, cost := range ways[0].Cost {
			if at := Place(p); cost >= 0 && at.Land() {
				best = max(best, j.outlook(&j.G.Transports[i], at))
			}
		}
		florins, ways = florins+best, ways[1:]
	}
	return florins
}

// ways are how far each of his merchants gets.
func (j *Judge) ways() []Reach {
	if j.council.ways == nil {
		for i := range j.merchants() {
			j.council.ways = append(j.council.ways, j.G.Reach(One(i)))
		}
	}
	return j.council.ways
}

// merchants are his transports that trade.
func (j *Judge) merchants() func(yield func(int16) bool) {
	return func(yield func(int16) bool) {
		for i := range j.G.TransportsOf(j.S) {
			x := &j.G.Transports[i]
			if !x.Kind.Warlike() && x.At != NoPlace && x.Aboard == None && !yield(i) {
				return
			}
		}
	}
}

// loads is how many of them there are.
func (j *Judge) loads() (n int) {
	for range j.merchants() {
		n++
	}
	return n
}

// borders says whether land of his lies beside another's.
func (j *Judge) borders(x play.Seat) bool {
	for p := range j.G.Owned(j.S) {
		for q := range j.G.Neighbours(p) {
			if j.G.Holder(q) == x {
				return true
			}
		}
	}
	return false
}

// menace is the most that another could take from him in this turn, an Honour Point at most.
func (j *Judge) menace() (most int) {
	for _, x := range j.G.Others(j.S) {
		_, loss := j.arms(x)
		most = max(most, loss)
	}
	return min(most, HonourPoint)
}
