package force

import (
	"strconv"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// What is told of pieces, cards and treaties.

func (c *Sheet) transport(i int16) {
	g, x := c.G, &c.G.Transports[i]
	b := &c.G.Box().Transports[x.Kind][x.Level]
	c.Fact("transport.owner", int16(x.Owner), int16(x.At))
	c.Fact("transport.room", b.Armies, int16(b.Goods), max(0, g.Space(i)), int16(g.Hold(i)))
	c.Fact("transport.mp", int16(max(0, g.MpLeft(i))), int16(g.Mp(i)))
	if x.VF > 0 {
		c.Fact("transport.armies", x.VF)
	}
	for _, lot := range x.Cargo {
		if lot.N > 0 {
			c.Fact("transport.goods", int16(lot.N), int16(lot.Good), lot.From)
		}
	}
	if x.Aboard != None {
		c.Fact("transport.aboard", x.Aboard)
	}
	c.held(x)
	c.Cite("transports/kinds", "movement/one-budget-for-moving-and-loading", "movement/crew-required", "loading/capacity", "loading/cost")
}

// held tells what holds a transport up.
func (c *Sheet) held(x *Transport) {
	switch {
	case x.Halted&Stormbound != 0:
		c.Fact("transport.stormbound")
		c.Cite("events/transports-stopped")
	case x.Halted&Sabotaged != 0:
		c.Fact("transport.sabotaged")
		c.Cite("empire-card-modes/infiltrato-sabotage-limits")
	case x.Halted&Slowed != 0:
		c.Fact("transport.slowed")
		c.Cite("events/transports-stopped-mitigation")
	}
	if x.Leave != 0 {
		c.Fact("transport.leave", int16(x.Leave))
		c.Cite("war/own-transport-inside-enemy-territory")
	}
}

func (c *Sheet) captain(i int16) {
	x := &c.G.Captains[i]
	c.Fact("captain.owner", int16(x.Owner), int16(x.At))
	if x.Owner == Barbarians {
		c.Fact("captain.wild", int16(x.Level))
		c.Cite("barbarian-captains/die-bonus", "victory-play/destroy-barbarian-captain-3", "barbarian-captains/treasure-for-level-2-and-3")
	} else {
		c.Fact("captain.attacks", int16(x.Level), int16(x.Attacks))
		c.Cite("rounds/captain-required", "rounds/attacks-per-captain", "captains-in-combat/gain-level", "captains-in-combat/lose-level")
	}
	if x.Aboard != None {
		c.Fact("transport.aboard", x.Aboard)
	}
	if x.Relic != None {
		c.Fact("captain.relic", int16(x.Relic))
		c.Cite("relics/carrying-and-depositing")
	}
}

func (c *Sheet) engine(i int16) {
	x := &c.G.Engines[i]
	c.Fact("captain.owner", int16(x.Owner), int16(x.At))
	c.Fact("engine.power", int16(x.Level))
	if x.Aboard != None {
		c.Fact("transport.aboard", x.Aboard)
	}
	c.Cite("siege-engines/use", "siege/artillery", "siege/engine-power", "siege/needs-engine-to-continue", "transports/war-transports-carry-engines-and-captains")
}

// Buildings by territory and line.

func buildingAt(i int16) (Place, Building) { return Place(i / Buildings), Building(i % Buildings) }

func (s Speaker) buildingAt(i int16) string {
	p, b := buildingAt(i)
	return s.building(int16(b), int16(s.G.Built(p, b)))
}

func (c *Sheet) isBuilt(i int16) bool { return c.G.Built(buildingAt(i)) > 0 }

func (c *Sheet) building(i int16) {
	g := c.G
	p, b := buildingAt(i)
	level := g.Built(p, b)
	print := &c.G.Box().Buildings[b][level]
	c.Fact("building.at", int16(p), int16(g.Holder(p)))
	if !g.Stands(p, b) {
		c.Fact("building.damaged", g.RepairPrice(p, b))
		c.Cite("events/damaged-building-unusable", "events/repair-price", "events/unrepaired-building-drops")
	}
	if print.Supply > 0 {
		c.Fact("building.supply", print.Supply)
		c.Cite("supply/building-bonus")
	}
	c.Fact("building."+buildingIDs[b], int16(level)*ShelterPerLevel, int16(level))
	c.Fact("building.price", print.Cost, int16(g.Left(b, level)))
	c.Cite(rulesOfBuildings[b]...)
	c.Cite("components/shared-pool")
}

// rulesOfBuildings are the rules that speak of a line of buildings.
var rulesOfBuildings = [Buildings][]string{
	Settlement: {"buildings/settlement-site", "commerce/only-in-settlements"},
	Fort:       {"assault/capacity", "assault/defender-die", "rebellion/fortification-modifier"},
	Cathedral:  {"buildings/one-cathedral-per-realm", "taxes/cathedrals", "victory-end/cathedral"},
	FairBuilding + Building(medioevo.Agricultural): {"trade-modifiers/fair-agricultural", "trade-modifiers/fairs-site"},
	FairBuilding + Building(medioevo.Mining):       {"trade-modifiers/fair-mining-buy", "trade-modifiers/fair-mining-slaves"},
	FairBuilding + Building(medioevo.Textile):      {"trade-modifiers/fair-textile", "trade-modifiers/fairs-site"},
}

// Armies by territory and side.

func armyAt(i int16) (Place, play.Seat) { return Place(i / sides), play.Seat(i % sides) }

func (s Speaker) army(i int16) string {
	p, side := armyAt(i)
	return s.Say("about.title.army", said{A: int16(side), B: s.G.Ground(side, p)})
}

func (c *Sheet) hasArmy(i int16) bool {
	p, side := armyAt(i)
	return c.G.Ground(side, p) > 0
}

func (c *Sheet) army(i int16) {
	g := c.G
	p, side := armyAt(i)
	c.Fact("army.stands", int16(p), g.Ground(side, p), g.aboardAt(side, p))
	c.Fact("army.fed", g.SupplyLimit(p), g.OnGround(p))
	c.Cite("units/armies-means-vf", "supply/no-voluntary-excess", "supply/excess-removed")
	switch {
	case side == Barbarians:
		c.Cite("barbarians/peaceful-passage", "barbarians/fight-to-the-end")
	case g.Territories[p].Owner == side:
		c.Fact("territory.risk", g.Ed().RevoltNeed(g, side, p, WorstLoyalty), g.Strength(side, p), int16(B2i(g.Quiet(side, p))))
		c.Cite("rebellion/required-strength", "movement/last-army-leaving-territory")
	default:
		c.Fact("army.guest", int16(g.Keeper(p)))
		c.Cite("attacking/guest-of-another-player", "supply/guests-share-the-limit")
	}
	c.Cite("movement/only-transports-move")
}

// empireCard tells what is printed on a card, what it needs, where copies lie that all can see, and to its holder how many
// he has.
func (c *Sheet) empireCard(card int16) {
	g, b := c.G, &c.G.Box().Cards[card]
	c.Print(b.Text[c.Language])
	c.Fact("card.phase", int16(b.Phase), int16(B2i(b.Offensive)))
	c.Listed("card.any", Speaker.tech, techsIn(b.Any)...)
	c.Listed("card.all", Speaker.tech, techsIn(b.All)...)
	var tiers []int16
	for _, tech := range b.Tiers {
		tiers = append(tiers, int16(tech))
	}
	c.Listed("card.tiers", Speaker.tech, tiers...)
	c.Fact("card.after-" + afterIDs[b.After])
	c.Fact("card.copies", int16(b.Copies[g.Seats]), int16(g.Discards[card]))
	for _, d := range g.Delivered {
		if int16(d.Card) == card {
			c.Fact("card.lies", int16(d.From), int16(d.To), int16(d.Until))
			c.Cite("empire-card-rules/delivered-cards")
		}
	}
	if g.seated(c.Viewer) {
		if n := g.Players[c.Viewer].Hand[card]; n > 0 {
			c.Fact("card.held", int16(n))
		}
	}
	c.Cite("empire-cards/"+b.ID, "empire-card-rules/own-cards-any-moment-of-the-phase", "empire-card-rules/discard-after-use")
}

func techsIn(set uint64) []int16 {
	var all []int16
	for _, tech := range PlacesIn(set) {
		all = append(all, int16(tech))
	}
	return all
}

func (c *Sheet) tech(tech int16) {
	g, b := c.G, &c.G.Box().Techs[tech]
	c.Print(b.Text[c.Language])
	c.Noted("tech.cost", c.G.Box().Branches[b.Branch].Name[c.Language], int16(b.Level), b.Cost)
	if b.Needs != None {
		c.Fact("tech.needs", int16(b.Needs))
	}
	var owners []int16
	for s := range play.Seat(g.Seats) {
		if g.Has(s, int8(tech)) {
			owners = append(owners, int16(s))
		}
	}
	c.Listed("tech.owners", Speaker.seat, owners...)
	if s := c.Viewer; g.seated(s) && (g.Players[s].Techs|g.Players[s].Bought)>>tech&1 == 0 {
		c.Fact("tech.price", g.TechPrice(s, int8(tech)))
	}
	c.Cite("technologies/"+b.ID, "purchase/technology-chain", "purchase/technology-cost", "technology-level/effective-after-purchase-phase")
}

func (c *Sheet) good(good int16) {
	b := &c.G.Box().Atlas.Goods[good]
	c.Print(b.Text[c.Language])
	c.bestMarkets(int8(good))
	if tech := c.G.Box().Governs[good]; tech != None {
		c.Fact("good.tech", int16(tech), malus)
		c.Cite("trade-modifiers/tech-malus")
	} else {
		c.Cite("trade-modifiers/goods-without-malus")
	}
	if b.Fair != medioevo.NoFair {
		c.Fact("good.fair", int16(b.Fair), b.FairBuys, b.FairSells)
		c.Cite("trade-modifiers/fairs-serve-everybody")
	}
	c.Cite("commerce/prices-from-table")
}

// bestMarkets tells where a good is cheapest and where it brings most, of the markets there are now.
func (c *Sheet) bestMarkets(good int8) {
	cheap, dear := NoPlace, NoPlace
	var least, most int16
	for p := range c.G.Land() {
		if !c.G.Market(p) {
			continue
		}
		buys, sells := c.prices(p, good)
		if cheap == NoPlace || buys < least {
			cheap, least = p, buys
		}
		if dear == NoPlace || sells > most {
			dear, most = p, sells
		}
	}
	if cheap != NoPlace {
		c.Fact("good.markets", int16(cheap), least, int16(dear), most)
	}
}

// treatyNumbered tells of the treaty of a number, if the viewer may read it; 0 is the one being written or decided on.
func (c *Sheet) treatyNumbered(number string) (play.Card, bool) {
	no, err := strconv.ParseInt(number, 10, 16)
	if err != nil {
		return play.Card{}, false
	}
	y := c.G.Treaties.Find(int16(no))
	if no == 0 && c.G.Offer.Treaty.Parties != 0 && c.G.KnowsOffer(c.Viewer) {
		y = &c.G.Offer.Treaty
	}
	if y == nil || no > 0 && !y.Known(c.Viewer) {
		return play.Card{}, false
	}
	c.Head("treaty", func(s *wording.Speaker[State]) string {
		if no == 0 {
			return s.Word("about.title.offer", 0)
		}
		return Speaker{s}.treaty(int16(no))
	})
	c.treaty(y)
	return c.Card, true
}

func (c *Sheet) treaty(y *medioevo.Treaty) {
	var parties []int16
	for _, s := range seatsIn(y.Parties) {
		parties = append(parties, int16(s))
	}
	c.Listed("treaty.parties", Speaker.seat, parties...)
	c.Fact("treaty.sort", int16(B2i(y.Warlike)), int16(B2i(y.Secret)), y.Until)
	for _, x := range y.Clauses[:y.Articles()] {
		line := play.Line{Key: KeyClause + play.Key(x.Term), Args: play.Args{int16(x.From), int16(x.To), x.A, x.N}}
		c.Print(c.G.Tell(c.Language, line))
	}
	c.Cite("diplomacy/pact-definition", "diplomacy/alliance-definition", "diplomacy/pact-in-writing-may-be-secret",
		"diplomacy/break-cost", "diplomacy/dispute-vote")
}
