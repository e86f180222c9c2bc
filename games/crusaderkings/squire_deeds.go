package crusaderkings

import "signoria/play"

// How a squire uses his Realm, Intrigue and Crusade cards.

// deedWorth judges what is done with a card, save war.
func (j *judge) deedWorth(_ play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	g := j.g
	switch c.Verb {
	case ToPass, StartBuilding, StopBuying, StopPlotting, StopOverthrowing:
		return 0, true
	case ToBuild:
		return j.buildWorth(int(g.Dynasties[j.s].Gold)), true
	case ToDevelop:
		return j.developWorth(int(g.Dynasties[j.s].Gold)), true
	case ToPlot:
		return j.bestPlot(), true
	case ToOverthrow:
		return j.bestOverthrow(), true
	case ToTax:
		return 1 + int(g.income(j.s))*j.coin, true
	case ToCrusade:
		return j.crusadeWorth(), true
	case BuildAt:
		return j.siteWorth(int8(c.A)), true
	case BuyCard:
		return j.cardWorth(int8(c.A)) - int(c.B)*j.coin, true
	case DiscardCard:
		return -j.developmentWorth(kindOf(int8(c.A))), true
	case PlotGrievance, PlotRebellion, PlotMurder, PlotCouncillor, PlotBribe, PlotDivorce:
		kind, at := plotted(c.With(j.s, 0))
		return j.plotWorth(kind, at) - int(c.B)*j.coin, true
	case OverthrowIn:
		return j.tryOverthrow(int8(c.A)) - int(c.B)*j.coin, true
	case SendOn:
		return -j.personWorth(int8(c.A)), true
	case GiveUpShield:
		return -j.spaceWorth(int8(c.A)), true
	case SpreadTo:
		return j.spite(g.Territories[c.A].Owner), true
	}
	return 0, false
}

// realmWorth is what a Realm card is worth with so much Gold.
func (j *judge) realmWorth(gold int) int { return max(j.buildWorth(gold), j.developWorth(gold)) }

// buildWorth is what a Build action is worth with so much Gold: a Castle for every price he can pay.
func (j *judge) buildWorth(gold int) int {
	g := j.g
	price := int(g.castlePrice(j.s))
	worth, n := 0, int8(0)
	for i := range each(g.lands(j.s)) {
		if g.whyNotBuild(j.s, i) != play.Free || n == g.castlesLeft() || gold < price {
			continue
		}
		gain := j.castlesWorth(n+1) - price*j.coin
		if n > 0 {
			gain -= j.castlesWorth(n)
		}
		worth += max(0, j.gamble(Build, 1, 1+g.draws(j.s, Build, false), gain, min(2, gold-price)))
		gold -= price
		n++
	}
	return worth
}

// siteWorth is what it is worth to try for a Castle in a territory. An attempt that fails costs nothing, so
// more are declared than he can pay for.
func (j *judge) siteWorth(i int8) int {
	g := j.g
	price := g.castlePrice(j.s)
	gain := j.castleWorth() - int(price)*j.coin
	tried := int16(size(g.Card.Tried))
	if gain <= 0 || !g.affords(j.s, price) || !g.ai(j.s) && tried > 1+g.Dynasties[j.s].Gold/max(1, price)*3/2 {
		return -1
	}
	return gain + j.exposure(i)
}

// developWorth is what a Develop action is worth with so much Gold.
func (j *judge) developWorth(gold int) int {
	g := j.g
	worth, price, n := 0, int(max(0, 1+g.modifier(j.s, DevelopCost, NoAction))), int8(1)
	for d := range each(g.faceUp()) {
		if g.owns(j.s, kindOf(d)) || gold < price {
			continue
		}
		if gain := j.cardWorth(d) + j.towardsBy(Inventor, n) - j.towards(Inventor) - price*j.coin; gain > 0 {
			worth += gain
			gold -= price
			price++
			n++
		}
	}
	return worth
}

// cardWorth is what a Development card is worth to him. A fourth of its type costs him another.
func (j *judge) cardWorth(d int8) int {
	g, kind := j.g, kindOf(d)
	worth := j.developmentWorth(kind)
	if g.developed(j.s, box.Developments[kind].Invention) < mostOfType {
		return worth + j.towards(Inventor)
	}
	return worth - j.leastOfType(box.Developments[kind].Invention)
}

// leastOfType is what the least of his Development cards of a type is worth.
func (j *judge) leastOfType(invention bool) int {
	least := surely
	for k := range int8(kinds) {
		if box.Developments[k].Invention == invention && j.g.owns(j.s, k) {
			least = min(least, j.developmentWorth(k))
		}
	}
	return least
}

// intrigueWorth is what an Intrigue card is worth.
func (j *judge) intrigueWorth() int { return max(j.bestOverthrow(), j.bestPlot()) }

func (j *judge) bestOverthrow() int {
	best := -1
	for i := range each(j.g.rivalLands(j.s)) {
		if j.g.whyNotOverthrow(j.s, i) == play.Free {
			best = max(best, j.tryOverthrow(i))
		}
	}
	return best
}

// tryOverthrow is what an attempt to overthrow a territory is worth.
func (j *judge) tryOverthrow(i int8) int {
	g := j.g
	owner := g.Territories[i].Owner
	return j.trial(Overthrow, g.overthrowNeeds(i), j.overthrowWorth(i)+j.grudge(owner)) - j.grudge(owner) - j.sworn(owner)
}

// overthrowWorth is what it is worth to him that a rival loses a territory: so much the more if he can take
// it himself.
func (j *judge) overthrowWorth(i int8) int {
	g := j.g
	owner := g.Territories[i].Owner
	worth := j.spite(owner) * (point + 20) / point
	if holds(g.borders(j.s), i) && g.controls(j.s) < knightsEach {
		worth += 20
	}
	if g.controls(owner) == 1 {
		worth += 10
	}
	return worth
}

// grudge is what it costs him that a rival gains a Casus Belli against him.
func (j *judge) grudge(o play.Seat) int {
	if o == play.Nobody || o == j.s || j.g.hasCasusBelli(o, j.s) || j.g.atWar(o, j.s) {
		return 0
	}
	return j.grudges[o].or(func() int {
		worth := 4
		if j.g.neighbours(j.s)>>uint(o)&1 == 1 {
			worth += 50 // he attacks where he lies beside
		}
		if j.g.inPact(j.s, o) {
			worth += 10
		}
		return worth
	})
}

// bestPlot is what a Plot action is worth.
func (j *judge) bestPlot() int {
	g, best := j.g, -1
	try := func(kind Action, at int16) {
		if g.whyNotAim(j.s, kind, at) == play.Free {
			best = max(best, j.plotWorth(kind, at))
		}
	}
	for _, o := range g.others(j.s) {
		try(CreateCasusBelli, int16(o))
		for i := range each(g.lands(o)) {
			try(InciteRebellion, int16(i))
		}
		for _, p := range g.family(o) {
			try(Assassinate, int16(p))
		}
	}
	for d := range int16(developments) {
		if owner := g.councillorOf(int8(d)); owner != play.Nobody && owner != j.s {
			try(Bribe, d)
			try(Assassinate, councillorAt+d)
		}
	}
	return best
}

// plotWorth is what a plot is worth.
func (j *judge) plotWorth(kind Action, at int16) int {
	g := j.g
	target := g.plotsAt(kind, at)
	if kind == Divorce || target == j.s || kind == Assassinate && target == play.Nobody {
		return -surely
	}
	prize := j.plotPrize(kind, at)
	if prize <= 0 {
		return -1
	}
	cost := j.grudge(target)
	return j.trial(kind, g.plotNeeds(kind, at), prize+cost) - cost - j.sworn(target)
}

// plotPrize is what a plot brings him if it succeeds.
func (j *judge) plotPrize(kind Action, at int16) int {
	g := j.g
	target := g.plotsAt(kind, at)
	switch {
	case kind == CreateCasusBelli:
		return j.causeWorth(target)
	case kind == InciteRebellion:
		return j.inciteWorth(int8(at))
	case kind == Bribe:
		if !g.affords(j.s, bribePrice) {
			return 0
		}
		return j.cardWorth(int8(at)) - bribePrice*j.coin + j.councillorHarm(target, int8(at))
	case kind == Assassinate && at >= councillorAt:
		return j.councillorHarm(target, int8(at-councillorAt))
	case kind == Assassinate && target != play.Nobody:
		return j.personWorth(int8(at)) * j.spite(target) / point
	}
	return 0
}

// councillorHarm is what it is worth to him that a rival loses a Councillor, and perhaps a Trophy with it.
func (j *judge) councillorHarm(o play.Seat, d int8) int {
	harm := j.developmentWorth(kindOf(d)) * j.spite(o) / point
	if j.g.Trophies[Inventor] == o && j.g.merit(Inventor, o) == trophyNeeds[Inventor] {
		harm += j.spite(o)
	}
	return harm
}

// causeWorth is what a Casus Belli is worth: what he could take with it that he could not take without.
func (j *judge) causeWorth(o play.Seat) int {
	g := j.g
	if g.atWar(j.s, o) || g.hasCasusBelli(j.s, o) {
		return 0
	}
	best, open := 0, 0
	for i := range each(g.borders(j.s) & g.lands(o)) {
		best = max(best, j.attackWorth(i, 0, 0))
		open++
	}
	if open == 0 || j.held(War) == 0 && g.Round < roundsPerEra {
		return best / 8
	}
	worth := best * min(3, open) / 3
	if g.inPact(j.s, o) {
		worth -= 15
	}
	return worth - j.muster()/4 // with enough to fight for as it is, it is worth less
}

// inciteWorth is what a Rebellion token in a rival's territory is worth: more if he has a card to overthrow
// it with.
func (j *judge) inciteWorth(i int8) int {
	worth := j.spite(j.g.Territories[i].Owner) / 6
	if j.held(Intrigue) > 0 || j.g.cardsAt(CardSecond+uint8(j.s)) > 0 && j.secondCard() == Intrigue {
		worth += j.overthrowWorth(i) / 2
	}
	return worth
}

// secondCard is the type of the card he has chosen for the second Turn.
func (j *judge) secondCard() CardType {
	for c, at := range j.g.CardAt {
		if at == CardSecond+uint8(j.s) {
			return box.Cards[c].Type
		}
	}
	return noType
}

// crusadeWorth is what a Crusade is worth: the shield, against the life of whom he can best spare.
// rule: crusader-kings/heuristics/tip-heir-before-crusade
func (j *judge) crusadeWorth() int {
	least := surely
	for _, p := range j.g.crusaders(j.s) {
		least = min(least, j.personWorth(p))
	}
	return j.trial(Crusade, 1, j.shieldWorth()+least) - least
}

// shieldWorth is what the next shield on the Crusade Track is worth to him.
func (j *judge) shieldWorth() int {
	g := j.g
	space := g.lowestFree()
	worth := shield + j.towards(Crusader)
	if space == None {
		return worth
	}
	worth += j.spaceWorth(space) - j.tokenOnSpace(space) + j.haste(space)
	if space == g.Options.Goal-1 {
		worth += point
		if !j.winsWith(j.s) { // the game would end, and not well
			return worth - 2*surely
		}
		worth += surely
	}
	return worth
}

// winsWith says whether he is among the winners if a dynasty comes to the goal of the Crusade now.
func (j *judge) winsWith(s play.Seat) bool {
	after := *j.g
	after.Track[after.lowestFree()] = s
	after.Trophies[Crusader] = after.worthiest(Crusader, after.Trophies[Crusader])
	after.Trophies[KingOfJerusalem] = s
	return after.winners()>>j.s&1 == 1
}

// haste is what it is worth to him that a shield on a space brings the end of the game nearer: something if he
// leads, less than nothing if another would ride on to Jerusalem and win.
func (j *judge) haste(space int8) int {
	left := int(j.g.Options.Goal-1) - int(space)
	if left < 1 || left > 2 {
		return 0
	}
	lead := point
	for _, o := range j.g.others(j.s) {
		lead = min(lead, j.g.points(j.s)-j.g.points(o))
	}
	return 30 * max(-3, min(3, lead)) / left
}

// spaceWorth is what the bonus of a space is worth.
func (j *judge) spaceWorth(space int8) int {
	worth := 0
	for _, e := range box.Spaces[space].Effects {
		worth += j.effectWorth(e)
	}
	return worth * (20 + j.ahead()) / 100
}

// tokenOnSpace is what the token that must be taken there costs.
func (j *judge) tokenOnSpace(space int8) int {
	cost := 0
	for i, at := range j.g.TokenAt {
		if at == OnSpace+Place(space) {
			cost -= j.tokenWorth(box.Tokens[i].Trait)
		}
	}
	return cost
}
