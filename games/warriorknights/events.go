package warriorknights

import (
	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

// Event cards: what the card strikes is found first, then it may be cancelled with Faith, then it
// happens.

const (
	CancelEvent play.Verb = 155 + iota // for A Faith
	LetHappen                          //
	PledgeFaith                        // N Faith to cancel it
	ChooseCity                         // city A, for an event to strike
	ChooseFleet                        // expedition A, for an event to strike
)

const (
	AskCancel    play.Prompt = 220 + iota // event A, for B Faith
	AskPledge                             // event A, for B Faith, of which C is pledged
	AskEventCity                          // which city event A is about
	AskFleet                              // which expedition event A is about
)

const (
	KeyEvent          play.Key = 250 + iota // Baron A draws event B
	KeyFoundCity                            // event A strikes city B
	KeyFoundNoble                           // event A strikes noble B
	KeyFoundBaron                           // event A strikes Baron B
	KeyFoundNation                          // event A strikes nation B
	KeyFoundFleet                           // event A is about expedition B
	KeyFoundNothing                         // event A finds nothing to strike
	KeyPledged                              // Baron A pledges B Faith
	KeyCancelled                            // event A; Baron B paid C Faith (-1: several paid)
	KeyEventCardStays                       // event A stays with its target
)

var eventChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		CancelEvent: "cancel-event", LetHappen: "let-happen", PledgeFaith: "pledge-faith",
		ChooseCity: "choose-city", ChooseFleet: "choose-fleet",
	},
	Prompts: map[play.Prompt]string{
		AskCancel: "cancel", AskPledge: "pledge", AskEventCity: "event-city", AskFleet: "fleet",
	},
	Lines: map[play.Key]string{
		KeyEvent: "event", KeyFoundCity: "found-city", KeyFoundNoble: "found-noble", KeyFoundBaron: "found-baron",
		KeyFoundNation: "found-nation", KeyFoundFleet: "found-fleet", KeyFoundNothing: "found-nothing",
		KeyPledged: "pledged", KeyCancelled: "cancelled", KeyEventCardStays: "event-stays",
	},
	Refs: wording.Refs{ChooseCity: wording.OfA(refCity), ChooseFleet: wording.OfA(refExpedition)},
}

// noCard stands in the state while no card is being carried out.
var noCard = CardPlay{
	Event: None, Agenda: None, Drawer: play.Nobody, Chosen: play.Nobody, City: None, Noble: None,
	Baron: play.Nobody, Nationality: None, Expedition: None,
}

// drawEvent has a Baron draw and resolve the top event.
// rule: warrior-knights/events/colour-decides-target
// rule: warrior-knights/events/cancel-after-targets-known
func (g *State) drawEvent(t *play.Table, drawer play.Seat) {
	t.Onward()
	event := int8(g.Events.Pop())
	g.Card.Event, g.Card.Drawer = event, drawer
	t.Tell(KeyEvent, int16(drawer), int16(event))
	switch card := &box.Events[event]; {
	case !g.findTargets(t, card) && card.Effect[0].Do != OpIf:
		t.Tell(KeyFoundNothing, int16(event))
	case g.cancelled(t, card):
	default:
		g.carryOut(t, card.Effect)
	}
	g.Card = noCard
	if g.keptByStatus(event) {
		t.Tell(KeyEventCardStays, int16(event))
	} else {
		g.EventDiscard.Push(uint8(event), chance.Everyone)
	}
	g.refill(t, &g.Events, &g.EventDiscard, eventCards) // rule: warrior-knights/neutral-actions/important-event-back-is-visible
}

// findTargets finds all that the card strikes and says whether it could.
func (g *State) findTargets(t *play.Table, card *BoxEvent) bool {
	found := true
	for i := range card.Targets {
		found = g.find(t, &card.Targets[i]) && found
	}
	return found
}

func (g *State) find(t *play.Table, x *Target) bool {
	event := int16(g.Card.Event)
	switch x.Pick {
	case PickCity:
		g.Card.City = g.findCity(t, x)
		if g.Card.City != None {
			t.Tell(KeyFoundCity, event, int16(g.Card.City))
		}
		return g.Card.City != None
	case PickNoble:
		g.Card.Noble = g.findNoble(t, x)
		if g.Card.Noble != None {
			t.Tell(KeyFoundNoble, event, int16(g.Card.Noble))
		}
		return g.Card.Noble != None
	case PickBaron:
		g.Card.Baron = g.randomBaron(t, g.everyone())
		t.Tell(KeyFoundBaron, event, int16(g.Card.Baron))
	case PickNationality:
		g.Card.Nationality = box.Fate[g.drawFate(t)].Nation
		t.Tell(KeyFoundNation, event, int16(g.Card.Nationality))
	case PickExpedition:
		g.Card.Expedition = g.findExpedition(t)
		if g.Card.Expedition != None {
			t.Tell(KeyFoundFleet, event, int16(g.Card.Expedition))
		}
		return g.Card.Expedition != None
	}
	return true
}

// findCity turns fate cards until one names a city that fits, or lets the drawer choose.
func (g *State) findCity(t *play.Table, x *Target) int8 {
	if x.By == ByFate {
		if card := g.drawFateFor(t, func(f *BoxFate) bool { return g.cityFits(x, f.City) }); card != None {
			return box.Fate[card].City
		}
		return None
	}
	var fit uint64
	for c := range int8(cities) {
		if g.cityFits(x, c) {
			fit |= 1 << uint(c) //stale:ok no aside touches a city, nor a noble on the map
		}
	}
	if fit&(fit-1) == 0 {
		return lowest(fit)
	}
	drawer := g.Card.Drawer
	a := t.Await(func(o *play.Asking) {
		o.To(drawer, AskEventCity, int16(g.Card.Event))
		g.mayChoose(o, ChooseCity, fit)
	})
	return int8(a.A)
}

// lowest is the first member of a set, or None.
func lowest(set uint64) int8 {
	if set == 0 {
		return None
	}
	return nextAgenda(&set)
}

// mayChoose lists a choice for each member of a set.
func (g *State) mayChoose(o *play.Asking, v play.Verb, set uint64) {
	for set != 0 {
		o.May(play.Choice{Verb: v, A: int16(nextAgenda(&set))}, play.Free)
	}
}

// cityFits says whether a standing city is one the card may strike.
func (g *State) cityFits(x *Target, c int8) bool {
	printed, city, drawer := &box.Cities[c], &g.Cities[c], g.Card.Drawer
	switch {
	case city.Pillaged,
		x.Scope == 1 && !printed.Realm, x.Scope == 2 && printed.Realm,
		x.Owner == 1 && city.Owner != drawer,
		x.Owner == 2 && city.Owner != play.Nobody,
		x.Owner == 3 && city.Owner == play.Nobody,
		x.StrengthMax > 0 && printed.Strength > x.StrengthMax,
		x.NoNoble && city.Owner != play.Nobody && g.noblesAt(city.Owner, printed.Region) != 0:
		return false
	}
	return !x.MineAlone || g.standsAlone(drawer, printed.Region)
}

// standsAlone says whether a Baron has nobles in a region and nobody else has.
func (g *State) standsAlone(s play.Seat, region int8) bool {
	for other := range play.Seat(g.Seats) {
		if (g.noblesAt(other, region) != 0) != (other == s) {
			return false
		}
	}
	return true
}

// findNoble is the noble whom fate names: of the drawer, or on the card that named the Baron.
func (g *State) findNoble(t *play.Table, x *Target) int8 {
	of := g.Card.Drawer
	if x.Of == WhoBaron {
		of = g.Card.Baron
	}
	card := g.FateShown[0]
	if x.By == ByFate {
		card = g.drawFateFor(t, func(f *BoxFate) bool { return g.nobleFits(x, nobleOf(of, f.Noble)) })
	}
	if card == None || of == play.Nobody || !g.nobleFits(x, nobleOf(of, box.Fate[card].Noble)) {
		return None
	}
	return nobleOf(of, box.Fate[card].Noble)
}

func (g *State) nobleFits(x *Target, n int8) bool {
	return !g.Nobles[n].Gone && (!x.OnBoard || !g.offMap(n))
}

// findExpedition lets the drawer choose an expedition under way that is not yet blessed.
func (g *State) findExpedition(t *play.Table) int8 {
	var fit uint64
	for i, x := range g.Expeditions {
		if x.Step > 0 && !x.Blessed {
			fit |= 1 << uint(i)
		}
	}
	if fit&(fit-1) == 0 {
		return lowest(fit)
	}
	drawer := g.Card.Drawer
	a := t.Await(func(o *play.Asking) {
		o.To(drawer, AskFleet, int16(g.Card.Event))
		g.mayChoose(o, ChooseFleet, fit)
	})
	return int8(a.A)
}

// cancelled asks those who may whether they pay the printed Faith to cancel the event.
// rule: warrior-knights/events/cancel-cost-printed
func (g *State) cancelled(t *play.Table, card *BoxEvent) bool {
	switch {
	case card.Faith == 0:
		return false
	case card.Colour == BlueEvent:
		return g.cancelledTogether(t, int16(card.Faith)) // rule: warrior-knights/events/cancel-blue-anyone
	}
	return g.cancelledByDrawer(t, int16(card.Faith))
}

// cancelledByDrawer: a red event is cancelled by who drew it, at his own cost, or not at all.
// rule: warrior-knights/events/cancel-red-only-drawer
func (g *State) cancelledByDrawer(t *play.Table, cost int16) bool {
	drawer := g.Card.Drawer
	if g.Barons[drawer].Faith < cost {
		return false
	}
	a := t.Await(func(o *play.Asking) {
		o.To(drawer, AskCancel, int16(g.Card.Event), cost)
		o.May(play.Choice{Verb: CancelEvent, A: cost}, play.Free)
		o.May(play.Choice{Verb: LetHappen}, play.Free)
	})
	if a.Verb == LetHappen {
		return false
	}
	g.Barons[drawer].Faith -= cost
	t.Tell(KeyCancelled, int16(g.Card.Event), int16(drawer), cost)
	return true
}

// cancelledTogether asks each Baron, from the drawer clockwise, what he pledges. When the pledges
// reach the cost they are paid and the event is cancelled; else nobody pays.
// rule: warrior-knights/events/cancel-blue-anyone
// rule: warrior-knights/events/cancel-blue-shared-payment
func (g *State) cancelledTogether(t *play.Table, cost int16) bool {
	order, n := g.clockwise(g.Card.Drawer)
	pledged := int16(0)
	for i, s := range order[:n] {
		if pledged+g.faithOf(order[i:n]) < cost {
			break
		}
		if g.Barons[s].Faith == 0 {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskPledge, int16(g.Card.Event), cost, pledged)
			o.May(play.Choice{Verb: PledgeFaith, Hi: min(cost-pledged, g.Barons[s].Faith)}, play.Free)
		})
		g.Card.Paid[s] = int8(a.N)
		pledged += a.N
		if a.N > 0 {
			t.Tell(KeyPledged, int16(s), a.N)
		}
		if pledged == cost {
			g.payPledges(t, cost)
			return true
		}
	}
	g.Card.Paid = noCard.Paid
	return false
}

// faithOf adds up the Faith of some Barons.
func (g *State) faithOf(some []play.Seat) (sum int16) {
	for _, s := range some {
		sum += g.Barons[s].Faith
	}
	return sum
}

// payPledges returns the Faith pledged to the supply.
// rule: warrior-knights/events/cancelled-event-has-no-effect
func (g *State) payPledges(t *play.Table, cost int16) {
	payer := play.Nobody
	for s, paid := range g.Card.Paid {
		g.Barons[s].Faith -= int16(paid)
		if int16(paid) == cost {
			payer = play.Seat(s)
		}
	}
	t.Tell(KeyCancelled, int16(g.Card.Event), int16(payer), cost)
}
