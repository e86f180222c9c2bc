package prototype

import (
	"regexp"
	"strconv"
	"strings"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// What the things on the board are: what each is called, how it stands with it now, what that means, and which rules
// speak of it. All of it lies open on the table, save what the viewer alone may see.

// sheet is a play.Card being written in a language for a viewer.
type sheet struct {
	play.Card
	g        *State
	language string
	viewer   play.Seat
}

// sort is a sort of thing: how many there are, the name the board draws one under, whether it is there now and the viewer
// knows of it, its title, and what its card says.
type sort struct {
	many  int
	ref   func(i int16) string
	there func(c *sheet, i int16) bool
	title func(s speaker, i int16) string
	write func(c *sheet, i int16)
}

var sorts = map[string]sort{
	"territory": {territories, refPlace, always, speaker.place, (*sheet).territory},
	"sea":       {medioevo.Seas, refSea, always, func(s speaker, i int16) string { return s.place(territories + i) }, (*sheet).sea},
	"building":  {territories * buildings, refBuilding, (*sheet).isBuilt, speaker.buildingAt, (*sheet).building},
	"army":      {territories * sides, refArmy, (*sheet).hasArmy, speaker.army, (*sheet).army},
	"relic":     {events, refRelic, (*sheet).hasRelic, func(s speaker, e int16) string { return box.Events[e].Relic[s.Language] }, (*sheet).relic},
	"seat":      {MostRealms, refSeat, func(c *sheet, i int16) bool { return int8(i) < c.g.Seats }, speaker.seat, (*sheet).seat},
	"transport": {transports, refTransport, func(c *sheet, i int16) bool { return c.g.Transports[i].Kind != NoTransport }, speaker.transport, (*sheet).transport},
	"captain":   {captains, refCaptain, func(c *sheet, i int16) bool { return c.g.Captains[i].Level > 0 }, speaker.captain, (*sheet).captain},
	"engine":    {engines, refEngine, func(c *sheet, i int16) bool { return c.g.Engines[i].Level > 0 }, speaker.engine, (*sheet).engine},
	"card":      {kinds, refCard, always, speaker.card, (*sheet).empireCard},
	"tech":      {technologies, refTech, always, speaker.tech, (*sheet).tech},
	"good":      {medioevo.Goods, refGood, always, speaker.good, (*sheet).good},
	"event":     {events, refEvent, always, speaker.event, (*sheet).event},
}

func always(*sheet, int16) bool { return true }

// The names of what is no thing of its own in the rules: what stands in territories, by territory and line or side, and
// what Event cards bring.

func refSea(i int16) string   { return refPlace(territories + i) }
func refEvent(e int16) string { return "event:" + box.Events[e].ID }
func refRelic(e int16) string { return "relic:" + box.Events[e].ID }

func refBuilding(i int16) string {
	return "building:" + box.Atlas.Territories[i/buildings].ID + ":" + buildingIDs[i%buildings]
}

func refArmy(i int16) string {
	return "army:" + box.Atlas.Territories[i/sides].ID + ":" + strconv.Itoa(int(i%sides))
}

// about tells what a thing on the board is, by the name the board draws it under.
func about(g *State, language string, viewer play.Seat, ref string) (play.Card, bool) {
	kind, number, _ := strings.Cut(ref, ":")
	c := &sheet{g: g, language: language, viewer: viewer}
	if kind == "treaty" {
		return c.treatyNumbered(number)
	}
	x := sorts[kind]
	for i := range int16(x.many) {
		if !x.there(c, i) || x.ref(i) != ref {
			continue
		}
		c.head(kind, func(s speaker) string { return x.title(s, i) })
		x.write(c, i)
		return c.Card, true
	}
	return play.Card{}, false
}

// head writes what kind of thing it is, and its title.
func (c *sheet) head(kind string, title func(speaker) string) {
	c.Kind = texts.Say(c.g, c.language, "about."+kind, said{})
	c.Title = unmarked(c.naming(title))
}

var marked = regexp.MustCompile(`\[\[[^|\]]*\|([^\]]*)\]\]`)

// unmarked is a text without its markup.
func unmarked(s string) string { return marked.ReplaceAllString(s, "$1") }

func (c *sheet) naming(name func(speaker) string) string {
	return texts.Naming(c.g, c.language, func(s *wording.Speaker[State]) string { return name(speaker{s}) })
}

// fact adds a fact in words, if there are any.
func (c *sheet) fact(key string, args ...int16) { c.noted(key, "", args...) }

// noted is fact with words that go into it.
func (c *sheet) noted(key, note string, args ...int16) {
	var a play.Args
	copy(a[:], args)
	c.print(texts.Say(c.g, c.language, "about."+key, wording.Of(a, note)))
}

// print adds what is printed on the thing itself.
func (c *sheet) print(text string) {
	if text != "" {
		c.Facts = append(c.Facts, text)
	}
}

// list adds a fact that names things, if there are any.
func (c *sheet) list(key string, name func(speaker, int16) string, all ...int16) {
	if len(all) == 0 {
		return
	}
	c.noted(key, c.naming(func(s speaker) string {
		names := make([]string, len(all))
		for i, x := range all {
			names[i] = name(s, x)
		}
		return strings.Join(names, ", ")
	}))
}

func (c *sheet) rules(ids ...string) {
	for _, id := range ids {
		c.Rules = append(c.Rules, ID+"/"+id)
	}
}

func (c *sheet) territory(p int16) {
	at := Place(p)
	g, x, b := c.g, &c.g.Territories[p], &box.Atlas.Territories[p]
	c.fact("territory.terrain-"+b.Terrain.ID(), costRough, costMountain, costDesert)
	c.noted("territory.realm", box.Atlas.Zones[b.Zone].Name[c.language], int16(b.Realm))
	if x.Out {
		c.fact("territory.out")
		c.rules("realms/excluded-below-six-players")
		return
	}
	c.fact("territory.owner", int16(x.Owner))
	c.rules("movement/land-costs", "supply/terrain-limit")
	if g.contested(at) {
		c.fact("territory.contested", int16(x.Before))
		c.rules("contested/enemies-in-one-territory")
	}
	c.standing(at)
	c.fact("territory.supply", g.supplyLimit(at), g.onGround(at), g.room(at))
	if x.Owner != play.Nobody {
		c.ruled(at)
	} else if !g.contested(at) {
		c.wild(at)
	}
	c.special(at)
	c.market(at)
	c.list("territory.borders", speaker.place, besideLand(b)...)
}

// besideLand are the territories beside one.
func besideLand(b *medioevo.Territory) []int16 {
	var all []int16
	for _, border := range b.Borders {
		all = append(all, int16(border.To))
	}
	return all
}

// standing tells who and what stands in a territory.
func (c *sheet) standing(at Place) {
	g, x := c.g, &c.g.Territories[at]
	for side, vf := range x.VF {
		if vf > 0 {
			c.fact("territory.army", int16(side), vf)
		}
	}
	for b := range Building(buildings) {
		if level := g.built(at, b); level > 0 {
			c.fact("territory.built", int16(b), int16(level), int16(b2i(!g.stands(at, b))))
		}
	}
	for i := range g.Heaps {
		if h := &g.Heaps[i]; h.N > 0 && h.At == at {
			c.fact("territory.heap", int16(h.N), int16(h.Good), int16(h.Until))
			c.rules("commerce/goods-left-on-land")
		}
	}
	for r := range g.Relics {
		if x := &g.Relics[r]; x.Card != None && x.At == at {
			c.fact("territory.relic", int16(r), int16(b2i(x.Home)))
			c.rules("relics/taking")
		}
	}
	if g.besieged(at) {
		c.fact("territory.siege", int16(x.Siege.By), int16(x.Siege.Turns))
		c.rules("siege/conditions", "siege/attrition")
	}
}

// ruled is what there is to say of a territory that a player owns: what it yields, and what keeps it quiet.
func (c *sheet) ruled(at Place) {
	g, s := c.g, c.g.Territories[at].Owner
	c.fact("territory.yield", int16(g.yieldOf(s, at)))
	c.fact("territory.risk", g.revoltNeed(s, at, worstLoyalty), g.strength(s, at), int16(b2i(g.safe(s, at))))
	c.rules("taxes/territories", "rebellion/required-strength", "victory-end/safe-territories-only")
	if g.Players[s].Capital == at {
		c.fact("territory.capital", int16(s))
		c.rules("capital/conquered-loses-level", "capital/florins-taken")
	}
	if g.sheltered(at) {
		c.fact("territory.sheltered")
		c.rules("empire-cards/castellano")
	}
}

// yieldOf is what a territory brings its owner at the Taxes, buildings and technologies counted, in florins.
func (g *State) yieldOf(s play.Seat, at Place) int32 {
	n := int32(territoryTax) + cathedralTax*int32(b2i(g.stands(at, Cathedral)))
	if g.has(s, Mulino) && box.Atlas.Territories[at].Terrain == medioevo.Plain {
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

// wild is what there is to say of a territory of the barbarians.
func (c *sheet) wild(at Place) {
	if c.g.strength(Barbarians, at) == 0 {
		c.fact("territory.militia", c.g.risers(at))
	}
	c.rules("barbarian-territories/militia", "attacking/from-adjacent-territory", "barbarians/attack-weaker-neighbour")
}

// special is what a territory has that others have not: a holy place, a port.
func (c *sheet) special(at Place) {
	b := &box.Atlas.Territories[at]
	if b.Holy != medioevo.NotHoly {
		c.fact("territory.holy")
		c.rules("victory-play/conquer-religious-capital", "victory-end/religious-capital")
	}
	if b.Port != NoPlace {
		c.fact("territory.port", int16(b.Port))
		c.rules("movement/sea-costs")
	}
}

// market tells what each good costs and brings in a territory: the viewer, or for a spectator by the table.
func (c *sheet) market(at Place) {
	if !c.g.market(at) {
		return
	}
	c.noted("territory.market", c.naming(func(s speaker) string {
		var all []string
		for good := range int8(medioevo.Goods) {
			buys, sells := c.prices(at, good)
			all = append(all, s.Say("about.price", said{A: int16(good), B: buys, C: sells}))
		}
		return strings.Join(all, "; ")
	}))
	c.rules("commerce/prices-from-table", "commerce/access-to-foreign-settlements", "trade-modifiers/order-of-modifiers")
}

// prices are what the viewer pays for a unit of a good in a place, and gets for one.
func (c *sheet) prices(at Place, good int8) (buys, sells int16) {
	if !c.g.seated(c.viewer) {
		return box.Atlas.Prices[at][good], box.Atlas.Prices[at][good]
	}
	return c.g.price(c.viewer, at, good, true), c.g.price(c.viewer, at, good, false)
}

func (c *sheet) sea(i int16) {
	g, b, at := c.g, &box.Atlas.Seas[i], Place(territories+i)
	var seas, lands []int16
	for _, border := range b.Borders {
		seas = append(seas, int16(border.To))
	}
	for _, p := range b.Shores {
		lands = append(lands, int16(p))
	}
	for side := range play.Seat(sides) {
		if ships := members(g.allAt(side, at).convoy); len(ships) > 0 {
			c.fact("sea.ships", int16(side), int16(len(ships)), g.strength(side, at))
		}
	}
	if g.seated(c.viewer) && g.Corsair[c.viewer].Zone == at {
		c.fact("sea.corsair")
		c.rules("empire-cards/corsaro")
	}
	c.list("sea.borders", speaker.place, seas...)
	c.list("sea.shores", speaker.place, lands...)
	for n := range box.Atlas.Narrows {
		if x := &box.Atlas.Narrows[n]; x.Between[0] == at || x.Between[1] == at {
			c.noted("sea.narrow", x.Name[c.language], int16(g.wards(int8(n))))
			c.rules("blockade/kinds")
		}
	}
	c.rules("movement/sea-costs", "naval/only-at-sea", "blockade/active")
}

// members are the transports of a convoy.
func members(c Convoy) (all []int16) {
	for i := range c.each() {
		all = append(all, i)
	}
	return all
}

func (c *sheet) seat(i int16) {
	s := play.Seat(i)
	g, p := c.g, &c.g.Players[i]
	c.noted("seat.ruler", box.Starts[p.Realm].Ruler[c.language], int16(box.Atlas.Realms[p.Realm].Religion))
	if p.Out {
		c.fact("seat.out")
		c.rules("elimination/condition")
		return
	}
	c.fact("seat.honour", p.Honour, g.total(s))
	for why, n := range g.finalShares(s) {
		if n != 0 && !g.Over() {
			c.fact("seat.share", int16(why), n)
		}
	}
	c.noted("seat.florins", strconv.Itoa(int(p.Florins)), int16(g.income(s)))
	c.fact("seat.level", int16(g.level(s)), int16(g.techCount(s)))
	c.fact("seat.land", int16(g.landCount(s)), int16(g.armies(s)), g.levy(s))
	c.list("seat.unsafe", speaker.place, g.unsafe(s)...)
	if p.Capital != NoPlace {
		c.fact("seat.capital", int16(p.Capital))
	}
	c.kept(s)
	c.quarrels(s)
	c.rules("duration/winner-most-honour-points", "technology-level/thresholds", "taxes/components-add-up", "reinforcements/sources",
		"rebellion/required-strength", "capital/florins-taken")
}

// unsafe are the territories of a player that a rebellion could take.
func (g *State) unsafe(s play.Seat) (all []int16) {
	for p := range g.owned(s) {
		if !g.safe(s, p) {
			all = append(all, int16(p))
		}
	}
	return all
}

// kept is what a player has beside land and florins; what stands behind his screen he alone sees.
func (c *sheet) kept(s play.Seat) {
	p := &c.g.Players[s]
	c.fact("seat.hand", c.g.held(s), p.Prisoners)
	if loans := c.g.openLoans(s); loans > 0 {
		c.fact("seat.loans", loans)
		c.rules("victory-end/unpaid-loans")
	}
	if s == c.viewer && p.Reserve > 0 {
		c.fact("seat.reserve", p.Reserve)
		c.rules("placement/logistica-reserve")
	}
	if p.Monopoly != None {
		c.fact("seat.monopoly", int16(p.Monopoly), int16(p.MonopolyIn))
		c.rules("technologies/monopolio")
	}
	if p.Pope {
		c.fact("seat.pope")
		c.rules("setup/pope-draw")
	}
}

// quarrels tells whom a player is at war with, and against whom he has a reason for it.
func (c *sheet) quarrels(s play.Seat) {
	var foes, causes []int16
	for o := range play.Seat(c.g.Seats) {
		if c.g.atWar(s, o) {
			foes = append(foes, int16(o))
		}
		if c.g.Players[s].CasusBelli[o] > 0 {
			causes = append(causes, int16(o))
		}
	}
	c.list("seat.war", speaker.seat, foes...)
	c.list("seat.causes", speaker.seat, causes...)
	c.rules("war/declaration-cost-by-religion", "war/casus-belli")
}
