package prototype

import (
	"fmt"
	"regexp"
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

// sort is a sort of thing: how many there are, the name the board draws one under, whether it is there now, its title,
// and what its card says.
type sort struct {
	many  int
	ref   func(i int16) string
	there func(g *State, i int16) bool
	title func(s speaker, i int16) string
	write func(c *sheet, i int16)
}

var sorts = map[string]sort{
	"territory": {territories, refPlace, always, speaker.place, (*sheet).territory},
	"sea":       {medioevo.Seas, func(i int16) string { return refPlace(territories + i) }, always, func(s speaker, i int16) string { return s.place(territories + i) }, (*sheet).sea},
	"seat":      {MostRealms, refSeat, func(g *State, i int16) bool { return int8(i) < g.Seats }, speaker.seat, (*sheet).seat},
	"transport": {transports, refTransport, func(g *State, i int16) bool { return g.Transports[i].Kind != NoTransport }, speaker.transport, (*sheet).transport},
	"captain":   {captains, refCaptain, func(g *State, i int16) bool { return g.Captains[i].Level > 0 }, speaker.captain, (*sheet).captain},
	"engine":    {engines, refEngine, func(g *State, i int16) bool { return g.Engines[i].Level > 0 }, speaker.engine, (*sheet).engine},
	"card":      {kinds, refCard, always, speaker.card, (*sheet).empireCard},
	"tech":      {technologies, refTech, always, speaker.tech, (*sheet).tech},
	"good":      {medioevo.Goods, refGood, always, speaker.good, (*sheet).good},
}

func always(*State, int16) bool { return true }

// about tells what a thing on the board is, by the name the board draws it under.
func about(g *State, language string, viewer play.Seat, ref string) (play.Card, bool) {
	kind, _, _ := strings.Cut(ref, ":")
	x, ok := sorts[kind]
	if !ok {
		return play.Card{}, false
	}
	for i := range int16(x.many) {
		if x.ref(i) != ref || !x.there(g, i) {
			continue
		}
		c := &sheet{g: g, language: language, viewer: viewer}
		c.Kind = texts.Say(g, language, "about."+kind, said{})
		c.Title = unmarked(c.named(x.title, i))
		x.write(c, i)
		return c.Card, true
	}
	return play.Card{}, false
}

var marked = regexp.MustCompile(`\[\[[^|\]]*\|([^\]]*)\]\]`)

// unmarked is a text without its markup.
func unmarked(s string) string { return marked.ReplaceAllString(s, "$1") }

func (c *sheet) named(name func(speaker, int16) string, i int16) string {
	return texts.Naming(c.g, c.language, func(s *wording.Speaker[State]) string { return name(speaker{s}, i) })
}

// fact adds a fact in words.
func (c *sheet) fact(key string, args ...int16) { c.noted(key, "", args...) }

// noted is fact with words that go into it.
func (c *sheet) noted(key, note string, args ...int16) {
	var a play.Args
	copy(a[:], args)
	if text := texts.Say(c.g, c.language, "about."+key, wording.Of(a, note)); text != "" {
		c.Facts = append(c.Facts, text)
	}
}

// list adds a fact that names things, if there are any.
func (c *sheet) list(key string, name func(speaker, int16) string, all ...int16) {
	if len(all) == 0 {
		return
	}
	names := make([]string, len(all))
	for i, x := range all {
		names[i] = c.named(name, x)
	}
	c.noted(key, strings.Join(names, ", "))
}

func (c *sheet) rules(ids ...string) {
	for _, id := range ids {
		c.Rules = append(c.Rules, ID+"/"+id)
	}
}

func (c *sheet) territory(p int16) {
	at := Place(p)
	g, x, b := c.g, &c.g.Territories[p], &box.Atlas.Territories[p]
	c.fact("territory.terrain-" + b.Terrain.ID())
	c.noted("territory.realm", box.Atlas.Realms[b.Realm].Name[c.language])
	if x.Out {
		c.fact("territory.out")
		c.rules("realms/excluded-below-six-players")
		return
	}
	c.fact("territory.owner", int16(x.Owner))
	c.rules("movement/land-costs", "supply/terrain-limit")
	if x.Before != play.Nobody {
		c.fact("territory.contested", int16(x.Before))
		c.rules("contested/enemies-in-one-territory")
	}
	c.armiesAt(at)
	c.fact("territory.supply", g.supplyLimit(at))
	if x.Owner != play.Nobody {
		c.fact("territory.risk", g.revoltNeed(x.Owner, at, worstLoyalty))
		c.rules("rebellion/required-strength")
	} else {
		c.rules("barbarian-territories/militia")
	}
	c.built(at)
	if b.Holy != medioevo.NotHoly {
		c.fact("territory.holy")
		c.rules("victory-play/conquer-religious-capital", "victory-end/religious-capital")
	}
	if b.Port != NoPlace {
		c.fact("territory.port", int16(b.Port))
		c.rules("movement/sea-costs")
	}
	if g.besieged(at) {
		c.fact("territory.siege", int16(x.Siege.By), int16(x.Siege.Turns))
		c.rules("siege/conditions")
	}
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

// armiesAt tells who stands in a territory.
func (c *sheet) armiesAt(at Place) {
	for side, vf := range c.g.Territories[at].VF {
		if vf > 0 {
			c.fact("territory.army", int16(side), vf)
		}
	}
}

// built tells what is built in a territory.
func (c *sheet) built(at Place) {
	for b := range Building(buildings) {
		level := c.g.Territories[at].levelOf(b)
		if level == 0 {
			continue
		}
		damaged := c.g.Territories[at].Damaged>>b&1 == 1
		c.fact("territory.built", int16(b), int16(level), b2w(damaged))
		if damaged {
			c.rules("events/damaged-building-unusable")
		}
	}
}

// levelOf is the level of a line of buildings as it stands, damaged or not.
func (x *Territory) levelOf(b Building) int8 {
	switch {
	case b <= Fort:
		return x.Level[b]
	case b == Cathedral && x.Cathedral, b.commercial() && x.Fairs>>b.fair()&1 == 1:
		return 1
	}
	return 0
}

// b2w is a yes or no as an argument.
func b2w(yes bool) int16 {
	if yes {
		return 1
	}
	return 0
}

func (c *sheet) sea(i int16) {
	b := &box.Atlas.Seas[i]
	var seas []int16
	for _, border := range b.Borders {
		seas = append(seas, int16(border.To))
	}
	var lands []int16
	for _, p := range b.Shores {
		lands = append(lands, int16(p))
	}
	c.list("sea.borders", speaker.place, seas...)
	c.list("sea.shores", speaker.place, lands...)
	for _, n := range box.Atlas.Narrows {
		if n.Between[0] == Place(territories+i) || n.Between[1] == Place(territories+i) {
			c.noted("sea.narrow", n.Name[c.language])
			c.rules("blockade/kinds")
		}
	}
	c.rules("movement/sea-costs", "naval/only-at-sea")
}

func (c *sheet) seat(i int16) {
	s := play.Seat(i)
	g, p := c.g, &c.g.Players[i]
	realm := &box.Atlas.Realms[p.Realm]
	c.noted("seat.ruler", box.Starts[p.Realm].Ruler[c.language], int16(realm.Religion))
	if p.Out {
		c.fact("seat.out")
		c.rules("victory-end/winner")
		return
	}
	c.fact("seat.honour", p.Honour, g.total(s))
	c.noted("seat.florins", fmt.Sprint(p.Florins))
	c.fact("seat.level", int16(g.level(s)))
	c.fact("seat.land", int16(g.landCount(s)), int16(g.armies(s)))
	if p.Capital != NoPlace {
		c.fact("seat.capital", int16(p.Capital))
	}
	var foes []int16
	for o := range play.Seat(g.Seats) {
		if p.War>>o&1 == 1 {
			foes = append(foes, int16(o))
		}
	}
	c.list("seat.war", speaker.seat, foes...)
	if p.Pope {
		c.fact("seat.pope")
	}
	c.rules("duration/winner-most-honour-points", "technology-level/thresholds", "taxes/territories", "reinforcements/sources", "capital/florins-taken")
}

func (c *sheet) transport(i int16) {
	g, x := c.g, &c.g.Transports[i]
	b := &box.Transports[x.Kind][x.Level]
	c.fact("transport.owner", int16(x.Owner), int16(x.At))
	c.fact("transport.room", b.Armies, int16(b.Goods))
	c.fact("transport.mp", int16(max(0, g.mpLeft(i))), int16(g.mp(i)))
	if x.VF > 0 {
		c.fact("transport.armies", x.VF)
	}
	for _, lot := range x.Cargo {
		if lot.N > 0 {
			c.fact("transport.goods", int16(lot.N), int16(lot.Good), lot.From)
		}
	}
	if x.Aboard != None {
		c.fact("transport.aboard", x.Aboard)
	}
	c.rules("transports/kinds", "movement/one-budget-for-moving-and-loading", "movement/crew-required", "loading/capacity", "loading/cost")
}

func (c *sheet) captain(i int16) {
	x := &c.g.Captains[i]
	c.fact("captain.owner", int16(x.Owner), int16(x.At))
	c.fact("captain.attacks", int16(x.Level), int16(x.Attacks))
	if x.Aboard != None {
		c.fact("transport.aboard", x.Aboard)
	}
	if x.Relic != None {
		c.fact("captain.relic", int16(x.Relic))
		c.rules("relics/carrying-and-depositing")
	}
	c.rules("rounds/captain-required", "rounds/attacks-per-captain", "captains-in-combat/gain-level", "captains-in-combat/lose-level")
}

func (c *sheet) engine(i int16) {
	x := &c.g.Engines[i]
	c.fact("captain.owner", int16(x.Owner), int16(x.At))
	if x.Aboard != None {
		c.fact("transport.aboard", x.Aboard)
	}
	c.rules("siege-engines/use", "siege/engine-power", "siege/needs-engine-to-continue", "transports/war-transports-carry-engines-and-captains")
}

// empireCard tells what is printed on a card, what it needs, and to its holder how many he has.
func (c *sheet) empireCard(card int16) {
	b := &box.Cards[card]
	c.noted("card.text", b.Text[c.language])
	c.fact("card.phase", int16(b.Phase))
	c.list("card.any", speaker.tech, techsIn(b.Any)...)
	c.list("card.all", speaker.tech, techsIn(b.All)...)
	if c.g.seated(c.viewer) {
		if n := c.g.Players[c.viewer].Hand[card]; n > 0 {
			c.fact("card.held", int16(n))
		}
	}
	c.rules("empire-cards/"+b.ID, "empire-cards/nature")
}

func techsIn(set uint64) []int16 {
	var all []int16
	for _, tech := range placesIn(set) {
		all = append(all, int16(tech))
	}
	return all
}

func (c *sheet) tech(tech int16) {
	b := &box.Techs[tech]
	c.noted("tech.text", b.Text[c.language])
	c.noted("tech.cost", box.Branches[b.Branch].Name[c.language], int16(b.Level), b.Cost)
	if b.Needs != None {
		c.fact("tech.needs", int16(b.Needs))
	}
	var owners []int16
	for s := range play.Seat(c.g.Seats) {
		if c.g.Players[s].Techs>>tech&1 == 1 {
			owners = append(owners, int16(s))
		}
	}
	c.list("tech.owners", speaker.seat, owners...)
	c.rules("purchase/technology-chain", "purchase/technology-cost", "technology-level/effective-after-purchase-phase")
}

func (c *sheet) good(good int16) {
	b := &box.Atlas.Goods[good]
	c.noted("good.text", b.Text[c.language])
	for tech := range box.Techs {
		if b.Technology != "" && box.Techs[tech].ID == b.Technology {
			c.fact("good.tech", int16(tech))
		}
	}
	if b.Fair != medioevo.NoFair {
		c.fact("good.fair", int16(b.Fair))
	}
	c.rules("commerce/prices-from-table", "trade-modifiers/goods-without-malus", "trade-modifiers/fairs-serve-everybody")
}
