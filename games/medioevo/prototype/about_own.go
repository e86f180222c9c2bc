package prototype

import (
	"signoria/games/medioevo"
	"signoria/play"
)

// What is told of the things that only this edition has, and what it adds about others.

var ownSorts = map[string]Sort{
	"relic": {events, refRelic, (*Sheet).hasRelic, func(s Speaker, e int16) string { return own(s.G.Box()).Events[e].Relic[s.Language] }, (*Sheet).relic},
	"event": {events, refEvent, always, Speaker.event, (*Sheet).event},
}

func refEvent(e int16) string { return "event:" + own(historical.Box).Events[e].ID }
func refRelic(e int16) string { return "relic:" + own(historical.Box).Events[e].ID }

// yieldOf is what a territory brings its owner at the Taxes, buildings and technologies counted, in florins.
func (g *State) yieldOf(s play.Seat, at Place) int32 {
	n := int32(territoryTax) + cathedralTax*int32(b2i(g.stands(at, Cathedral)))
	if g.has(s, Mulino) && g.Box().Atlas.Territories[at].Terrain == medioevo.Plain {
		n += millTax
	}
	if g.has(s, Vassallaggio) && g.stands(at, Settlement) {
		n += settlementTax
	}
	if g.has(s, Feudalesimo) && g.stands(at, Settlement) && g.built(at, Settlement) >= city {
		n += cityTax
	}
	return n
}

// relicOf is the marker of the relic that an Event card has brought, or None.
func (g *State) relicOf(e int16) int16 {
	for r := range g.Relics {
		if int16(g.Relics[r].Card) == e {
			return int16(r)
		}
	}
	return None
}

func (c *Sheet) hasRelic(e int16) bool { return c.G.relicOf(e) != None }

func (c *Sheet) relic(e int16) {
	r := c.G.relicOf(e)
	x := &c.G.Relics[r]
	for k := range c.G.Captains {
		if y := &c.G.Captains[k]; y.Level > 0 && int16(y.Relic) == r {
			c.Fact("relic.carried", int16(k), int16(y.At))
		}
	}
	if x.At != NoPlace {
		c.Fact("relic.lies", int16(x.At), int16(b2i(x.Home)))
	}
	c.Fact("relic.worth", relicAtHomePoints, cathedralPoints)
	c.Cite("relics/taking", "relics/carrying-and-depositing", "relics/point-for-first-taking", "relics/end-value")
}

func (c *Sheet) event(e int16) {
	g, b := c.G, &own(c.G.Box()).Events[e]
	c.Print(b.Text[c.Language])
	for i, icon := range b.Icons {
		c.Fact("event."+effectIDs[icon], int16(2*i+1), int16(2*i+2))
	}
	var all []int16
	for _, p := range b.Territories {
		all = append(all, int16(p))
	}
	c.list("event.strikes", Speaker.place, all...)
	if len(b.Relic) > 0 {
		c.Noted("event.relic", b.Relic[c.Language])
		c.Cite("relics/appearance")
	}
	if int16(g.Event.Card) == e && g.Event.Roll > 0 {
		c.Fact("event.rolled", int16(g.Event.Roll))
	}
	c.Cite("events/draw-card", "events/icon-roll", "events/four-effects", "events/affected-territories")
}

// aboutSeat tells of a player's loans.
func aboutSeat(c *Sheet, s play.Seat) {
	if loans := c.G.openLoans(s); loans > 0 {
		c.Fact("seat.loans", loans)
		c.Cite("victory-end/unpaid-loans")
	}
}
