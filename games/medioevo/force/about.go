package force

import (
	"strconv"
	"strings"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// What the things on the board are: what each is called, how it stands with it now, what that means, and which rules
// speak of it. All of it lies open on the table, save what the viewer alone may see.

// Sheet is a play.Card being written in a language for a viewer.
type Sheet struct{ wording.Sheet[State] }

// TellingSteps are what is told of what only an edition has.
type TellingSteps struct {
	// Sorts are the sorts of things that only it tells of. AboutSeat adds what it tells of a player.
	Sorts     map[string]Sort
	AboutSeat func(c *Sheet, s play.Seat)
	// CitedAs are the rules of its rulebook that tell what a rule of the prototype's does, without the game.
	CitedAs func(id string) []string
	// Passing are the choices that let a question of its own pass, Weights and Stories what its own lines of the chronicle
	// matter and which of them are told again.
	Passing map[play.Prompt]play.Verb
	Weights map[play.Weight][]play.Key
	Stories map[play.Key]string
}

func (x *TellingSteps) complete() {
	orElse(&x.AboutSeat, func(*Sheet, play.Seat) {})
	orElse(&x.CitedAs, func(id string) []string { return []string{id} })
}

// Cite names the rules that a card goes by: those of the edition's rulebook that stand for these of the prototype's.
func (c *Sheet) Cite(ids ...string) {
	for _, id := range ids {
		c.Sheet.Cite(c.G.Ed().CitedAs(id)...)
	}
}

// Sort is a sort of thing: how many there are, the name the board draws one under, whether it is there now and the viewer
// knows of it, its title, and what its card says.
type Sort struct {
	Many  int
	Ref   func(i int16) string
	There func(c *Sheet, i int16) bool
	Title func(s Speaker, i int16) string
	Write func(c *Sheet, i int16)
}

var sorts = map[string]Sort{
	"territory": {Territories, RefPlace, Always, Speaker.Place, (*Sheet).territory},
	"sea":       {medioevo.Seas, refSea, Always, func(s Speaker, i int16) string { return s.Place(Territories + i) }, (*Sheet).sea},
	"building":  {Territories * Buildings, refBuilding, (*Sheet).isBuilt, Speaker.buildingAt, (*Sheet).building},
	"army":      {Territories * sides, refArmy, (*Sheet).hasArmy, Speaker.army, (*Sheet).army},
	"seat":      {MostRealms, RefSeat, func(c *Sheet, i int16) bool { return int8(i) < c.G.Seats }, Speaker.seat, (*Sheet).seat},
	"transport": {transports, RefTransport, func(c *Sheet, i int16) bool { return c.G.Transports[i].Kind != NoTransport }, Speaker.transport, (*Sheet).transport},
	"captain":   {captains, RefCaptain, func(c *Sheet, i int16) bool { return c.G.Captains[i].Level > 0 }, Speaker.captain, (*Sheet).captain},
	"engine":    {engines, RefEngine, func(c *Sheet, i int16) bool { return c.G.Engines[i].Level > 0 }, Speaker.engine, (*Sheet).engine},
	"card":      {Kinds, RefCard, Always, Speaker.card, (*Sheet).empireCard},
	"tech":      {technologies, RefTech, isTaught, Speaker.tech, (*Sheet).tech},
	"good":      {medioevo.Goods, RefGood, Always, Speaker.good, (*Sheet).good},
}

func Always(*Sheet, int16) bool { return true }

func isTaught(c *Sheet, tech int16) bool { return c.G.Box().Techs[tech].ID != "" }

// The names of what is no thing of its own in the rules: what stands in territories, by territory and line or side.

func refSea(i int16) string { return RefPlace(Territories + i) }

func refBuilding(i int16) string {
	return "building:" + Place(i/Buildings).ID() + ":" + buildingIDs[i%Buildings]
}

func refArmy(i int16) string {
	return "army:" + Place(i/sides).ID() + ":" + strconv.Itoa(int(i%sides))
}

// About tells what a thing on the board is, by the name the board draws it under.
func About(g *State, language string, viewer play.Seat, ref string) (play.Card, bool) {
	kind, number, _ := strings.Cut(ref, ":")
	c := &Sheet{g.Ed().Words.Sheet(g.Ed().ID, g, language, viewer)}
	if kind == "treaty" {
		return c.treatyNumbered(number)
	}
	x, ok := sorts[kind]
	if !ok {
		x = g.Ed().Sorts[kind]
	}
	for i := range int16(x.Many) {
		if !x.There(c, i) || x.Ref(i) != ref {
			continue
		}
		c.Head(kind, func(s *wording.Speaker[State]) string { return x.Title(Speaker{s}, i) })
		x.Write(c, i)
		return c.Card, true
	}
	return play.Card{}, false
}

// list adds a fact that names things, if there are any.
func (c *Sheet) Listed(key string, name func(s Speaker, i int16) string, all ...int16) {
	c.List(key, func(s *wording.Speaker[State], i int16) string { return name(Speaker{s}, i) }, all...)
}

func (c *Sheet) territory(p int16) {
	at := Place(p)
	g, x, b := c.G, &c.G.Territories[p], &c.G.Box().Atlas.Territories[p]
	c.Fact("territory.terrain-"+b.Terrain.ID(), costRough, costMountain, costDesert)
	c.Noted("territory.realm", c.G.Box().Atlas.Zones[b.Zone].Name[c.Language], int16(b.Realm))
	if x.Out {
		c.Fact("territory.out")
		c.Cite("realms/excluded-below-six-players")
		return
	}
	c.Fact("territory.owner", int16(x.Owner))
	c.Cite("movement/land-costs", "supply/terrain-limit")
	if g.Contested(at) {
		c.Fact("territory.contested", int16(x.Before))
		c.Cite("contested/enemies-in-one-territory")
	}
	c.standing(at)
	c.Fact("territory.supply", g.SupplyLimit(at), g.OnGround(at), g.Room(at))
	if x.Owner != play.Nobody {
		c.ruled(at)
	} else if !g.Contested(at) {
		c.wild(at)
	}
	c.special(at)
	c.market(at)
	c.Listed("territory.borders", Speaker.Place, besideLand(b)...)
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
func (c *Sheet) standing(at Place) {
	g, x := c.G, &c.G.Territories[at]
	for side, vf := range x.VF {
		if vf > 0 {
			c.Fact("territory.army", int16(side), vf)
		}
	}
	for b := range Building(Buildings) {
		if level := g.Built(at, b); level > 0 {
			c.Fact("territory.built", int16(b), int16(level), int16(B2i(!g.Stands(at, b))))
		}
	}
	for i := range g.Heaps {
		if h := &g.Heaps[i]; h.N > 0 && h.At == at {
			c.Fact("territory.heap", int16(h.N), int16(h.Good), int16(h.Until))
			c.Cite("commerce/goods-left-on-land")
		}
	}
	for r := range g.Relics {
		if x := &g.Relics[r]; x.Card != None && x.At == at {
			c.Fact("territory.relic", int16(r), int16(B2i(x.Home)))
			c.Cite("relics/taking")
		}
	}
	if g.Besieged(at) {
		c.Fact("territory.siege", int16(x.Siege.By), int16(x.Siege.Turns))
		c.Cite("siege/conditions", "siege/attrition")
	}
}

// ruled is what there is to say of a territory that a player owns: what it yields, and what keeps it quiet.
func (c *Sheet) ruled(at Place) {
	g, s := c.G, c.G.Territories[at].Owner
	c.Fact("territory.yield", int16(g.Ed().YieldOf(g, s, at)))
	c.Fact("territory.risk", g.Ed().RevoltNeed(g, s, at, WorstLoyalty), g.Strength(s, at), int16(B2i(g.Quiet(s, at))))
	c.Cite("taxes/territories", "rebellion/required-strength", "victory-end/safe-territories-only")
	if g.Players[s].Capital == at {
		c.Fact("territory.capital", int16(s))
		c.Cite("capital/conquered-loses-level", "capital/florins-taken")
	}
	if g.Sheltered(at) {
		c.Fact("territory.sheltered")
		c.Cite("empire-cards/castellano")
	}
}

// wild is what there is to say of a territory of the barbarians.
func (c *Sheet) wild(at Place) {
	if c.G.Strength(Barbarians, at) == 0 {
		c.Fact("territory.militia", c.G.Risers(at))
	}
	c.Cite("barbarian-territories/militia", "attacking/from-adjacent-territory", "barbarians/attack-weaker-neighbour")
}

// special is what a territory has that others have not: a holy place, a port.
func (c *Sheet) special(at Place) {
	b := &c.G.Box().Atlas.Territories[at]
	if b.Holy != medioevo.NotHoly {
		c.Fact("territory.holy")
		c.Cite("victory-play/conquer-religious-capital", "victory-end/religious-capital")
	}
	if b.Port != NoPlace {
		c.Fact("territory.port", int16(b.Port))
		c.Cite("movement/sea-costs")
	}
}

// market tells what each good costs and brings in a territory: the viewer, or for a spectator by the table.
func (c *Sheet) market(at Place) {
	if !c.G.Market(at) {
		return
	}
	c.Noted("territory.market", c.G.Ed().Words.Naming(c.G, c.Language, func(s *wording.Speaker[State]) string {
		var all []string
		for good := range int8(medioevo.Goods) {
			buys, sells := c.prices(at, good)
			all = append(all, s.Say("about.price", said{A: int16(good), B: buys, C: sells}))
		}
		return strings.Join(all, "; ")
	}))
	c.Cite("commerce/prices-from-table", "commerce/access-to-foreign-settlements", "trade-modifiers/order-of-modifiers")
}

// prices are what the viewer pays for a unit of a good in a place, and gets for one.
func (c *Sheet) prices(at Place, good int8) (buys, sells int16) {
	if !c.G.seated(c.Viewer) {
		return c.G.Box().Atlas.Prices[at][good], c.G.Box().Atlas.Prices[at][good]
	}
	return c.G.Price(c.Viewer, at, good, true), c.G.Price(c.Viewer, at, good, false)
}

func (c *Sheet) sea(i int16) {
	g, b, at := c.G, &c.G.Box().Atlas.Seas[i], Place(Territories+i)
	var seas, lands []int16
	for _, border := range b.Borders {
		seas = append(seas, int16(border.To))
	}
	for _, p := range b.Shores {
		lands = append(lands, int16(p))
	}
	for side := range play.Seat(sides) {
		if ships := members(g.AllAt(side, at).Convoy); len(ships) > 0 {
			c.Fact("sea.ships", int16(side), int16(len(ships)), g.Strength(side, at))
		}
	}
	if g.seated(c.Viewer) && g.Corsair[c.Viewer].Zone == at {
		c.Fact("sea.corsair")
		c.Cite("empire-cards/corsaro")
	}
	c.Listed("sea.borders", Speaker.Place, seas...)
	c.Listed("sea.shores", Speaker.Place, lands...)
	for n := range c.G.Box().Atlas.Narrows {
		if x := &c.G.Box().Atlas.Narrows[n]; x.Between[0] == at || x.Between[1] == at {
			c.Noted("sea.narrow", x.Name[c.Language], int16(g.wards(int8(n))))
			c.Cite("blockade/kinds")
		}
	}
	c.Cite("movement/sea-costs", "naval/only-at-sea", "blockade/active")
}

// members are the transports of a convoy.
func members(c Convoy) (all []int16) {
	for i := range c.each() {
		all = append(all, i)
	}
	return all
}

func (c *Sheet) seat(i int16) {
	s := play.Seat(i)
	g, p := c.G, &c.G.Players[i]
	c.Noted("seat.ruler", c.G.Box().Starts[p.Realm].Ruler[c.Language], int16(c.G.Box().Atlas.Realms[p.Realm].Religion))
	if p.Out {
		c.Fact("seat.out")
		c.Cite("elimination/condition")
		return
	}
	total, shares := g.OpenTotal(s), g.OpenShares(s)
	if s == c.Viewer {
		total, shares = g.Total(s), g.Ed().FinalShares(g, s)
	}
	c.Fact("seat.honour", p.Honour, total)
	for why, n := range shares {
		if n != 0 && !g.Over() {
			c.Fact("seat.share", int16(why), n)
		}
	}
	c.Noted("seat.florins", strconv.Itoa(int(p.Florins)), int16(g.Income(s)))
	c.Fact("seat.level", int16(g.Level(s)), int16(g.TechCount(s)))
	c.Fact("seat.land", int16(g.LandCount(s)), int16(g.Armies(s)), g.Levy(s))
	c.Listed("seat.unsafe", Speaker.Place, g.unsafe(s)...)
	if p.Capital != NoPlace {
		c.Fact("seat.capital", int16(p.Capital))
	}
	c.kept(s)
	c.quarrels(s)
	c.Cite("duration/winner-most-honour-points", "technology-level/thresholds", "taxes/components-add-up", "reinforcements/sources",
		"rebellion/required-strength", "capital/florins-taken")
}

// unsafe are the territories of a player that a rebellion could take.
func (g *State) unsafe(s play.Seat) (all []int16) {
	for p := range g.Owned(s) {
		if !g.Quiet(s, p) {
			all = append(all, int16(p))
		}
	}
	return all
}

// kept is what a player has beside land and florins; what stands behind his screen he alone sees.
func (c *Sheet) kept(s play.Seat) {
	p := &c.G.Players[s]
	c.Fact("seat.hand", c.G.Held(s), p.Prisoners)
	c.G.Ed().AboutSeat(c, s)
	if s == c.Viewer && p.Reserve > 0 {
		c.Fact("seat.reserve", p.Reserve)
		c.Cite("placement/logistica-reserve")
	}
	if p.Monopoly != None {
		c.Fact("seat.monopoly", int16(p.Monopoly), int16(p.MonopolyIn))
		c.Cite("technologies/monopolio")
	}
	if p.Pope {
		c.Fact("seat.pope")
		c.Cite("setup/pope-draw")
	}
}

// quarrels tells whom a player is at war with, and against whom he has a reason for it; and the viewer, whether he has broken
// his word to him.
func (c *Sheet) quarrels(s play.Seat) {
	var foes, causes []int16
	for o := range play.Seat(c.G.Seats) {
		if c.G.AtWar(s, o) {
			foes = append(foes, int16(o))
		}
		if c.G.Players[s].CasusBelli[o] > 0 {
			causes = append(causes, int16(o))
		}
	}
	c.Listed("seat.war", Speaker.seat, foes...)
	c.Listed("seat.causes", Speaker.seat, causes...)
	if v := c.Viewer; v >= 0 && c.G.Players[v].Memory.Broken[s] > 0 {
		c.Fact("seat.faithless", int16(c.G.Players[v].Memory.Broken[s]))
	}
	c.Cite("war/declaration-cost-by-religion", "war/casus-belli")
}
