package crusaderkings

import "signoria/play"

// How a squire composes a hand, chooses his two cards of a Round, and keeps his Footsoldiers.

// cardsWorth judges the questions of an Era and a Round.
func (j *judge) cardsWorth(_ play.Prompt, args play.Args, c play.Choice) (int, bool) {
	switch c.Verb {
	case PlaceCastle:
		return j.exposure(int8(c.A)), true
	case DrawHand:
		return j.handWorth(handOf(c.With(j.s, 0))), true
	case ChooseCard:
		return j.choiceWorth(c.A, int8(args[1])), true
	case PayUpkeep:
		return surely, true
	case LeaveUnpaid:
		return -j.landWorth(int8(c.A)), true
	case Demobilise:
		return j.demobiliseWorth(int8(c.A)), true
	case KeepMarching, KeepTraits:
		return 0, true
	case ForgetTrait:
		return -j.tokenWorth(box.Tokens[c.A].Trait), true
	}
	return 0, false
}

// exposure is how much a territory of his lies open to others.
func (j *judge) exposure(i int8) int {
	worth := 0
	for n := range each(j.g.beside(i)) {
		if o := j.g.Territories[n].Owner; o != play.Nobody && o != j.s {
			worth += 5
		}
	}
	return worth
}

// handWorth is what a hand is worth: the first card of a type more than the second, and what he needs most.
func (j *judge) handWorth(hand [cardTypes]int8) int {
	war, intrigue := [3]int{70, 60, 25}, [3]int{12, 6, 2}
	if j.muster() < point/2 { // nobody to fight: a cause must be found first
		war, intrigue = [3]int{30, 25, 5}, [3]int{45, 15, 5}
	}
	crusade := 15
	if j.g.crusadeCap(j.s) > usualCrusade {
		crusade = 50
	}
	each := [cardTypes][3]int{
		Realm: {50, 28, 4}, Intrigue: intrigue, War: war, Taxes: {60, 45}, Crusades: {surely, crusade},
	}
	worth := 0
	for kind, n := range hand {
		for i := range n {
			worth += each[kind][i]
		}
	}
	return worth
}

// choiceWorth is what a card is worth as the first or the second of a Round.
func (j *judge) choiceWorth(card int16, turn int8) int {
	o := j.outlook()
	kind := box.Cards[card].Type
	event := j.eventWorth(card)
	if turn > 1 {
		return o.worth(j.firstCard(), kind) - o.worth(j.firstCard(), noType) + event
	}
	best := 0
	for then := range CardType(cardTypes) {
		held := j.held(then)
		if then == kind {
			held--
		}
		if held > 0 {
			best = max(best, o.worth(kind, then))
		}
	}
	return best + event
}

// firstCard is the type of the card he has chosen for the first Turn.
func (j *judge) firstCard() CardType {
	for c, at := range j.g.CardAt {
		if at == CardFirst+uint8(j.s) {
			return box.Cards[c].Type
		}
	}
	return noType
}

// held is how many cards of a type he has in his hand.
func (j *judge) held(kind CardType) int {
	if !j.counted {
		for c, at := range &j.g.CardAt {
			if at == CardHand+uint8(j.s) {
				j.hand[box.Cards[c].Type]++
			}
		}
		j.counted = true
	}
	return int(j.hand[kind])
}

// eventWorth is roughly what the event of a card of his brings him: those of Crusades help, the others hurt.
func (j *judge) eventWorth(card int16) int {
	e := &box.Events[box.Cards[card].Event]
	switch {
	case e.Type == Crusades && e.Other:
		return 5
	case e.Other:
		return -4
	case !j.g.meets(j.s, e.Needs):
		return 0
	}
	worth := j.opsWorth(e.Effects)
	if e.Check != nil {
		worth += (j.opsWorth(e.Success) + j.opsWorth(e.Failure)) / 2
	}
	return max(-25, min(25, worth))
}

const noType = CardType(cardTypes) // no card at all

// outlook is what the types of cards are worth in this Round. What takes long to reckon, and only a card of its type can
// want, is reckoned once one does.
type outlook struct {
	j        *judge
	raid     int // an invasion by the Footsoldiers he has
	muster   int // an invasion after he has mobilised
	crusade  once
	intrigue once
	realm    once // with the Gold he has
	taxed    once // and after he has taxed
	gold     int
	income   int
}

func (j *judge) outlook() *outlook {
	if j.sight.j == nil {
		j.sight = outlook{
			j: j, raid: j.raid(), muster: j.muster(), gold: int(j.g.Dynasties[j.s].Gold), income: int(j.g.income(j.s)),
		}
	}
	return &j.sight
}

// worth is what two cards are worth, played one after the other: to mobilise and to invade are one plan.
func (o *outlook) worth(first, then CardType) int {
	worth := o.alone(first, false, then == War) + o.alone(then, first == Taxes, false)
	if first == War && then == War { // rule: crusader-kings/heuristics/tip-war-takes-three-turns
		worth += max(o.raid+o.muster/4, o.muster) - o.raid - o.later() + min(o.muster, racing*o.j.contested())
	}
	return worth
}

const racing = 120 // what it is worth to be the first to come to a territory that others could take

// contested counts the independent territories beside his own that lie beside another's as well: who is first
// has them.
func (j *judge) contested() int {
	g := j.g
	var others uint64
	for _, o := range g.others(j.s) {
		others |= g.borders(o)
	}
	return int(min(knightsEach-g.controls(j.s), size(g.borders(j.s)&g.lands(play.Nobody)&others)))
}

// alone is what a card is worth by itself, after he has taxed or not. A first War card of two counts in worth.
func (o *outlook) alone(kind CardType, taxed, another bool) int {
	j := o.j
	switch kind {
	case War:
		if another {
			return o.raid
		}
		return max(o.raid, o.later())
	case Taxes:
		return o.income * j.coin
	case Realm:
		if taxed {
			return o.taxed.or(func() int { return j.realmWorth(o.gold + o.income) })
		}
		return o.realm.or(func() int { return j.realmWorth(o.gold) })
	case Crusades:
		return o.crusade.or(j.crusadeWorth)
	case Intrigue:
		return o.intrigue.or(j.intrigueWorth)
	}
	return 0
}

// later is what it is worth to mobilise now for an invasion in another Round.
func (o *outlook) later() int {
	if o.j.held(War) < 2 {
		return 0
	}
	return o.muster/2 - footEach*o.j.coin
}

// demobiliseWorth is what it is worth to send a Footsoldier home after his pay: he costs a Gold in the next
// Round, and is worth it where he can attack in it or holds off a rival.
func (j *judge) demobiliseWorth(i int8) int {
	keep := j.exposure(i) / 2
	if feet := j.g.mobilised(j.s); j.held(War) > 0 || j.g.Round == roundsPerEra {
		keep += (j.campaign(feet) - j.campaign(feet&^(1<<i))) / 2
	}
	return j.coin - keep
}
