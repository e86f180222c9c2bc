package crusaderkings

import "signoria/play"

// How a squire keeps a family: heirs before the ruler grows old, good blood in the Trait Bag, and Pacts where
// they open the way to a territory.

// courtWorth judges marriages, adoption, titles, and who comes after an eliminated house.
func (j *judge) courtWorth(_ play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	g := j.g
	switch c.Verb {
	case Court:
		return j.courtshipWorth(int8(c.A), int8(c.B)), true
	case WedCommoner:
		return j.trial(Marriage, 1, j.commonerWorth(int8(c.A))) - 1, true
	case Propose:
		return j.proposalWorth(g.matchOf(int8(c.A), int8(c.B))), true
	case Adopt:
		return j.nextHeir(j.s) - adoptionCost*j.coin, true
	case NoMarriage, DowryDrop, RefuseHand, TitlesDone, StayOut:
		return 0, true
	case DowrySend:
		return 3, true
	case DowryGold:
		if g.Match.Dowry.Goods[0] == 0 && j.dowry() > 0 {
			return 5, true
		}
		return -1, true
	case DowryGive, DowryTake, DowryHome:
		return -1, true
	case TakeHand:
		return j.consentWorth(), true
	case GrantTitle:
		return j.titleWorth(int8(c.A), int8(c.B)), true
	case RevokeTitle:
		return -4 - j.titleWorth(int8(c.A), g.People[c.A].Title), true
	case ReEnter:
		return surely + int(c.A), true
	case Foothold:
		return j.landWorth(int8(c.A)) + 10*int(size(g.beside(int8(c.A))&g.lands(play.Nobody))), true
	}
	return 0, false
}

// courtshipWorth is what it is worth for a member of his dynasty to court a potential spouse: who has a
// green trait must be won, any other takes him at once.
func (j *judge) courtshipWorth(m, p int8) int {
	worth := j.unionWorth(m, p) + j.landPactWorth(j.g.People[p].Of)
	if j.g.green(p) {
		return j.trial(Marriage, 1, worth)
	}
	return worth
}

// suitWorth is what winning the hand under way is worth. Who is courted says nothing of who courts: he
// reckons as for the ruler, if that one is free.
func (j *judge) suitWorth(p int8) int {
	m := j.g.rulerOf(j.s)
	if j.g.People[m].Spouse != None {
		m = j.g.heir(j.s)
	}
	if p == None {
		return j.commonerWorth(m)
	}
	if j.g.People[p].At != Unmarried {
		return 30
	}
	return j.unionWorth(m, p) + j.landPactWorth(j.g.People[p].Of)
}

// unionWorth is what it is worth that a member of his dynasty marries somebody: children, if it is the ruler,
// and the traits that come with it, at once or with the inheritance.
// rule: crusader-kings/heuristics/tip-marry-critical-red
func (j *judge) unionWorth(m, p int8) int {
	if m == None {
		return 0
	}
	traits := j.tokensWorth(p)
	switch {
	case j.g.People[m].At == Ruler:
		return traits + j.motherhood(p)
	case j.g.heir(j.s) == m:
		return traits / 2
	}
	return traits / 10
}

// motherhood is what a spouse is worth to a ruler by the children to come.
func (j *judge) motherhood(p int8) int {
	if p == box.Glitterhoof {
		return 0
	}
	return 10*j.ahead()/100 + j.nextHeir(j.s)*2/3
}

// commonerWorth is what a spouse from a deck is worth, whose trait nobody knows.
func (j *judge) commonerWorth(m int8) int {
	if m == None || j.g.People[m].At != Ruler {
		return 0
	}
	return j.motherhood(None)
}

// landPactWorth is what a Pact with an independent territory is worth: that it can be annexed, from beside.
func (j *judge) landPactWorth(i int8) int {
	g := j.g
	if g.controls(j.s) >= knightsEach {
		return 2
	}
	if holds(g.borders(j.s), i) {
		return 15 + 35*j.ahead()/100
	}
	return 2 + 4*j.ahead()/100
}

// pactWorth is what a Pact with another dynasty is worth: peace with a neighbour, and support; but one
// whom he wants to attack is no friend.
func (j *judge) pactWorth(o play.Seat) int {
	g := j.g
	if g.inPact(j.s, o) {
		return 0
	}
	worth := 8
	if g.neighbours(j.s)>>uint(o)&1 == 1 {
		worth += 20
	}
	if g.hasCasusBelli(o, j.s) || g.atWar(o, j.s) {
		worth += 37
	}
	if g.hasCasusBelli(j.s, o) || g.atWar(j.s, o) {
		worth -= 50
	}
	return worth * (20 + j.ahead()) / 100
}

// partWorth is what a marriage between two dynasties is worth to him, by whom he gives and whom he gets.
func (j *judge) partWorth(x Match) int {
	mine, theirs, other := x.Suitor, x.Bride, x.To
	if x.To == j.s {
		mine, theirs, other = x.Bride, x.Suitor, x.From
	}
	worth := j.pactWorth(other)
	if x.Home == j.s {
		return worth + j.unionWorth(mine, theirs)
	}
	return worth - j.personWorth(mine) - j.spite(other)/8
}

// proposalWorth is what it is worth to propose a marriage to another dynasty, if he thinks that it is taken,
// for the Gold it takes.
func (j *judge) proposalWorth(x Match) int {
	worth := j.partWorth(x)
	if worth <= 0 {
		return -1
	}
	x.Dowry.Goods[0] = j.priceOf(x)
	if x.Dowry.Goods[0] == tooDear {
		return -1
	}
	return worth*3/4 - int(x.Dowry.Goods[0])*j.coin
}

const (
	mostDowry       = 4 // Gold that he offers with a proposal
	tooDear   int16 = -1
)

// priceOf is for how little Gold he thinks that the other dynasty takes a proposal, as it would look to a
// squire who leads it; tooDear if for nothing that he would offer.
func (j *judge) priceOf(x Match) int16 {
	other := &judge{g: j.g, s: x.To}
	other.coin = other.coinWorth()
	worth := other.partWorth(x)
	for n := range min(mostDowry, j.g.Dynasties[j.s].Gold) + 1 {
		if worth+int(n)*other.coin > surplus {
			return n
		}
	}
	return tooDear
}

// surplus is what a marriage must bring beyond what it costs.
const surplus = 1

// dowry is how much Gold he offers with the proposal he prepares.
func (j *judge) dowry() int16 { return max(0, j.priceOf(j.g.Match)) }

// consentWorth is what the marriage proposed to him is worth, with its dowry.
func (j *judge) consentWorth() int {
	x := j.g.Match
	return j.partWorth(x) + int(x.Dowry.Goods[0])*j.coin + j.swapWorth(x.From, x.Dowry.Give, x.Dowry.Take) - surplus
}

// titleWorth is what it is worth to make somebody Duke of a territory: it is harder to take, and he lends his
// traits when it attacks; but he dies with it.
func (j *judge) titleWorth(p, i int8) int {
	worth := 2 + j.exposure(i)/2 + 3*int(b2i(j.g.Territories[i].Castle)) + j.bestAttack(i, 0)/20
	for token, at := range j.g.TokenAt {
		if at == Place(p) {
			worth += j.leads(box.Tokens[token].Trait)
		}
	}
	if j.g.heir(j.s) == p && len(j.g.line(j.s)) == 1 {
		worth -= j.exposure(i) + 6
	}
	return worth
}

// leads is what a Duke's trait is worth in an invasion out of his Duchy.
func (j *judge) leads(trait int8) int {
	pair := box.Critical[Invade]
	if box.Traits[trait].Red == (trait == pair[0] || trait == pair[1]) {
		return 5
	}
	return -7
}
