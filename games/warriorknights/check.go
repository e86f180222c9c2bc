package warriorknights

import (
	"errors"
	"fmt"

	"signoria/chance"
	"signoria/play"
)

// Check returns an error if the position breaks what the rules conserve: every card lies in one legal
// place, nothing is owed that cannot be, everything stands where it may.
func (g *State) Check() error {
	var c checking
	g.checkBarons(&c)
	g.checkNobles(&c)
	g.checkPlaces(&c)
	g.checkTroops(&c)
	g.checkActions(&c)
	g.checkFate(&c)
	g.checkEvents(&c)
	g.checkAgendas(&c)
	g.checkTable(&c)
	return errors.Join(c.faults...)
}

// checking gathers what is wrong.
type checking struct{ faults []error }

func (c *checking) that(ok bool, format string, args ...any) {
	if !ok {
		c.faults = append(c.faults, fmt.Errorf(format, args...))
	}
}

func (g *State) checkBarons(c *checking) {
	sum := g.Reserve
	for s := range play.Seat(g.Seats) {
		b := &g.Barons[s]
		c.that(b.Crowns >= 0 && b.Votes >= 0 && b.Faith >= 0 && b.Prestige >= 0,
			"Baron %d holds %d crowns, %d Votes, %d Faith, %d Prestige", s, b.Crowns, b.Votes, b.Faith, b.Prestige)
		sum += b.Prestige
		for other := range s {
			c.that(g.Barons[other].Colour != b.Colour, "Barons %d and %d are both %s", other, s, box.Barons[b.Colour].ID)
		}
		for k := range b.Hand {
			c.that(b.Home[k] <= b.Hand[k], "Baron %d: %d cards of kind %d came home to a hand of %d", s, b.Home[k], k, b.Hand[k])
		}
	}
	c.that(g.Reserve >= 0, "the reserve holds %d", g.Reserve)
	c.that(sum >= int16(g.Options.Length)*int16(g.Seats), "Prestige has been lost: %d are left", sum)
	c.that(g.inGame(g.Chairman), "the Chairman is %d", g.Chairman)
	c.that(g.inGame(g.Church), "the Head of the Church is %d", g.Church)
}

func (g *State) checkNobles(c *checking) {
	for n := range int8(nobles) {
		x := &g.Nobles[n]
		c.that(x.At >= None && x.At < regions, "noble %d stands at %d", n, x.At)
		c.that(x.At == None || g.inGame(baronOf(n)) && !x.Gone && !x.Waiting, "noble %d stands on the map and cannot", n)
		c.that(!x.AtSea || x.At != None && regionIn(box.Ports, x.At), "noble %d is at sea at %d", n, x.At)
	}
	for a := range int8(armies) {
		c.that(g.Casualties[a] >= 0, "army %d has %d casualty markers", a, g.Casualties[a])
		most := g.strengthOf(a) // of a garrison: the last marker may be worth more than what is left
		if a < nobles {
			most -= markerWorth // a noble would be dead
		}
		dying := a < nobles && isIn(g.Battle.Dead, a)
		c.that(g.Casualties[a] == 0 || dying || markerWorth*int16(g.Casualties[a]-1) < most,
			"army %d of %d has %d casualty markers", a, g.strengthOf(a), g.Casualties[a])
	}
}

func (g *State) checkPlaces(c *checking) {
	for s := range play.Seat(MaxBarons) {
		f := &g.Fortresses[s]
		c.that(f.At == None || g.inGame(s) && regionIn(box.Realm, f.At), "fortress %d stands at %d", s, f.At)
		c.that(f.Breaches >= 0 && f.At == None || markerWorth*int16(f.Breaches) <= box.Barons[g.Barons[s].Colour].Fortress,
			"fortress %d has %d breaches", s, f.Breaches)
		for other := range s {
			c.that(f.At == None || f.At != g.Fortresses[other].At, "fortresses %d and %d stand together", other, s)
		}
		g.checkSiege(c, &f.Siege, f.Besiegers, f.At, "fortress", int(s))
	}
	for i := range int8(cities) {
		x := &g.Cities[i]
		c.that(x.Owner == play.Nobody || g.inGame(x.Owner), "city %d belongs to %d", i, x.Owner)
		c.that(!x.Pillaged || x.Owner == play.Nobody && !x.Fortified, "city %d lies in ruins and belongs to %d", i, x.Owner)
		c.that(!x.Fortified || x.Owner != play.Nobody, "city %d is fortified and belongs to nobody", i)
		walls := box.Cities[i].Strength
		if x.Fortified {
			walls += fortification
		}
		c.that(x.Breaches >= 0 && markerWorth*int16(x.Breaches) <= walls, "city %d has %d breaches", i, x.Breaches)
		g.checkSiege(c, &x.Siege, x.Besiegers, box.Cities[i].Region, "city", int(i))
	}
}

// checkSiege: who besieges does so with nobles who stand there, and nobody else's are among them.
func (g *State) checkSiege(c *checking, siege *[MaxBarons]int16, besiegers uint32, region int8, what string, i int) {
	for s, turn := range siege {
		s := play.Seat(s)
		c.that(turn >= 0 && turn <= g.Turn && (turn == 0 || g.inGame(s)), "Baron %d besieges %s %d since turn %d", s, what, i, turn)
		his := besiegers & noblesOf(s)
		c.that((turn > 0) == (his != 0), "Baron %d besieges %s %d since turn %d with nobles %b", s, what, i, turn, his)
		c.that(his == 0 || his&^g.noblesAt(s, region) == 0, "nobles %b of Baron %d besiege %s %d and are not there", his, s, what, i)
	}
}

func (g *State) checkTroops(c *checking) {
	for i := range int8(troops) {
		at := g.TroopAt[i]
		switch {
		case at >= armies || at <= ToAssign-g.Seats:
			c.that(false, "troop %d lies at %d", i, at)
		case at >= 0:
			c.that(g.inGame(baronOf(at)), "troop %d follows Baron %d", i, baronOf(at))
			c.that(!isRegular(i) || play.Seat(i/4) == baronOf(at), "regular %d follows Baron %d", i, baronOf(at))
		case isRegular(i):
			c.that(at == WithLostFortress || at == OutOfTheGame || at == ToAssign-i/4, "regular %d lies at %d", i, at)
		default:
			c.that(at != WithLostFortress && at != OutOfTheGame, "mercenary %d lies at %d", i, at)
		}
	}
	g.checkPile(c, &g.Mercenaries, InMercenaryDeck)
	g.checkPile(c, &g.MercenarySpent, InMercenaryDiscard)
}

// checkPile checks that a pile of mercenaries holds just those that say they are in it.
func (g *State) checkPile(c *checking, pile *chance.Deck, place int8) {
	said := 0
	for _, at := range g.TroopAt {
		if at == place {
			said++
		}
	}
	c.that(said == pile.Len(), "%d mercenaries say they lie at %d, and %d do", said, place, pile.Len())
	for i := range pile.Len() {
		c.that(g.TroopAt[pile.At(i)] == place && pile.Index(pile.At(i)) == i, "mercenary %d lies at %d and says %d",
			pile.At(i), place, g.TroopAt[pile.At(i)])
	}
}

func (g *State) checkActions(c *checking) {
	var have [neutralCard + neutrals]int
	for s := range play.Seat(g.Seats) {
		for k := range Kind(kinds) {
			have[cardOf(s, k)] += int(g.Barons[s].Hand[k])
			for area := range g.Areas {
				have[cardOf(s, k)] += int(g.Areas[area][s][k])
			}
		}
	}
	for i := range g.Stacks {
		count(have[:], &g.Stacks[i])
	}
	count(have[:], &g.LeftOut)
	if g.Played != None {
		have[g.Played]++
	}
	for s := range play.Seat(g.Seats) {
		for k := range Kind(kinds) {
			all := int(box.Actions[k].Copies)
			c.that(have[cardOf(s, k)] == all || !g.inGame(s), "Baron %d has %d of %d cards of kind %d", s, have[cardOf(s, k)], all, k)
		}
	}
	for k := range neutrals {
		all := int(box.Actions[kinds+k].Copies)
		c.that(have[neutralCard+k] <= all, "%d of %d neutral cards of kind %d", have[neutralCard+k], all, k)
	}
}

func count(have []int, d *chance.Deck) {
	for i := range d.Len() {
		have[d.At(i)]++
	}
}

func (g *State) checkFate(c *checking) {
	var have [fates]int
	count(have[:], &g.Fate)
	for side := range g.Battle.Hand {
		count(have[:], &g.Battle.Hand[side])
	}
	for i, n := range have {
		c.that(n == 1, "fate card %d is there %d times", i, n)
	}
}

// checkEvents: an event lies in the deck, on the discard pile, with whom it lasts on, or is under way.
// One that lasts on the realm lies on the discard pile already.
func (g *State) checkEvents(c *checking) {
	var have [events]int
	count(have[:], &g.Events)
	count(have[:], &g.EventDiscard)
	var out [events]bool
	for _, x := range g.Statuses {
		if x.Mod != NoMod && x.Target != None {
			out[x.Card] = true
		}
	}
	if g.Card.Event != None && have[g.Card.Event] == 0 {
		out[g.Card.Event] = true
	}
	for i, n := range have {
		c.that(n == 1 && !out[i] || n == 0 && out[i], "event %d lies in %d piles; with somebody: %v", i, n, out[i])
	}
}

func (g *State) checkAgendas(c *checking) {
	var have [agendas]int
	count(have[:], &g.Agendas)
	count(have[:], &g.AgendaDiscard)
	var offices, current uint32
	for a, at := range g.AgendaAt {
		kind := box.Agendas[a].Type
		piled := at == InAgendaDeck || at == InAgendaDiscard
		c.that(have[a] == 1 && piled || have[a] == 0 && !piled, "agenda %d lies at %d and in %d piles", a, at, have[a])
		switch {
		case piled, at == BeingVoted:
		case at == InForce:
			c.that(kind == Law, "agenda %d is in force and no law", a)
		case at <= Current && at > Current-openPlaces:
			c.that(current>>uint(Current-at)&1 == 0, "two agendas lie on space %d", Current-at)
			current |= 1 << uint(Current-at)
		case at >= OfficeOf && at < OfficeOf+nobles:
			c.that(kind == Office && offices>>uint(at-OfficeOf)&1 == 0, "agenda %d lies with noble %d", a, at-OfficeOf)
			offices |= 1 << uint(at-OfficeOf)
		case at >= ChargeOf && at < ChargeOf+MaxBarons:
			c.that(kind == Charge && g.inGame(play.Seat(at-ChargeOf)), "agenda %d lies with Baron %d", a, at-ChargeOf)
		default:
			c.that(false, "agenda %d lies at %d", a, at)
		}
	}
	for i := range g.Agendas.Len() {
		c.that(g.AgendaAt[g.Agendas.At(i)] == InAgendaDeck, "agenda %d lies in the deck", g.Agendas.At(i))
	}
}

func (g *State) checkTable(c *checking) {
	for i, s := range g.Crests {
		c.that(s == play.Nobody || g.inGame(s), "a crest of %d lies on space %d", s, i)
	}
	for i := range g.Expeditions {
		e := &g.Expeditions[i]
		c.that(e.Step >= 0 && e.Step <= 3, "expedition %d is at step %d", i, e.Step)
		for s, stake := range e.Stake {
			c.that(stake == 0 || stake > 0 && e.Step > 0 && g.inGame(play.Seat(s)), "Baron %d has %d in expedition %d", s, stake, i)
		}
	}
}
