package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What is told of the things that only this edition has, and what it adds about others.

var ownSorts = map[string]force.Sort{
	"relic": {Many: force.EventCards, Ref: refRelic, There: hasRelic, Title: func(s force.Speaker, e int16) string { return own(s.G.Box()).Events[e].Relic[s.Language] }, Write: tellRelic},
	"event": {Many: force.EventCards, Ref: refEvent, There: force.Always, Title: eventTitle, Write: tellEvent},
}

func refEvent(e int16) string { return "event:" + own(historical.Box).Events[e].ID }
func refRelic(e int16) string { return "relic:" + own(historical.Box).Events[e].ID }

// yieldOf is what a territory brings its owner at the Taxes, buildings and technologies counted, in florins.
func yieldOf(g *force.State, s play.Seat, at force.Place) int32 {
	n := int32(territoryTax) + cathedralTax*int32(force.B2i(g.Stands(at, force.Cathedral)))
	if g.Has(s, force.Mulino) && g.Box().Atlas.Territories[at].Terrain == medioevo.Plain {
		n += millTax
	}
	if g.Has(s, force.Vassallaggio) && g.Stands(at, force.Settlement) {
		n += settlementTax
	}
	if g.Has(s, force.Feudalesimo) && g.Stands(at, force.Settlement) && g.Built(at, force.Settlement) >= force.City {
		n += cityTax
	}
	return n
}

// relicOf is the marker of the relic that an Event card has brought, or None.
func relicOf(g *force.State, e int16) int16 {
	for r := range g.Relics {
		if int16(g.Relics[r].Card) == e {
			return int16(r)
		}
	}
	return force.None
}

func hasRelic(c *force.Sheet, e int16) bool { return relicOf(c.G, e) != force.None }

func tellRelic(c *force.Sheet, e int16) {
	r := relicOf(c.G, e)
	x := &c.G.Relics[r]
	for k := range c.G.Captains {
		if y := &c.G.Captains[k]; y.Level > 0 && int16(y.Relic) == r {
			c.Fact("relic.carried", int16(k), int16(y.At))
		}
	}
	if x.At != force.NoPlace {
		c.Fact("relic.lies", int16(x.At), int16(force.B2i(x.Home)))
	}
	c.Fact("relic.worth", relicAtHomePoints, cathedralPoints)
	c.Cite("relics/taking", "relics/carrying-and-depositing", "relics/point-for-first-taking", "relics/end-value")
}

func tellEvent(c *force.Sheet, e int16) {
	g, b := c.G, &own(c.G.Box()).Events[e]
	c.Print(b.Text[c.Language])
	for i, icon := range b.Icons {
		c.Fact("event."+effectIDs[icon], int16(2*i+1), int16(2*i+2))
	}
	var all []int16
	for _, p := range b.Territories {
		all = append(all, int16(p))
	}
	c.Listed("event.strikes", force.Speaker.Place, all...)
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
func aboutSeat(c *force.Sheet, s play.Seat) {
	if loans := openLoans(c.G, s); loans > 0 {
		c.Fact("seat.loans", loans)
		c.Cite("victory-end/unpaid-loans")
	}
}
