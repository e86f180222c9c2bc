package giochix

import (
	"slices"
	"strconv"
	"strings"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// What the things on the board are: what each is called, how it stands with it now, what that means, and which rules
// speak of it. All of it lies open on the table, save what the viewer alone may see.

// sheet is a play.Card being written in a language for a viewer.
type sheet struct{ wording.Sheet[State] }

// aboutSort is a sort of thing: how many there are, the name the board draws one under, whether it is there now, its title, and
// what its card says.
type aboutSort struct {
	many  int
	ref   func(i int16) string
	there func(c *sheet, i int16) bool
	title func(s speaker, i int16) string
	write func(c *sheet, i int16)
}

// sides are the players and the Barbarians.
const sides = MostPlayers + 1

var aboutSorts = map[string]aboutSort{
	"territory": {Territories, refPlace, onTable, speaker.place, (*sheet).territory},
	"sea":       {medioevo.Seas, refSea, onTable, func(s speaker, i int16) string { return s.place(Territories + i) }, (*sheet).sea},
	"building":  {Territories * families, refBuildingAt, (*sheet).isBuilt, speaker.buildingAt, (*sheet).building},
	"army":      {Places * sides, refArmyAt, (*sheet).hasArmy, speaker.army, (*sheet).army},
	"seat":      {MostPlayers, refSeat, func(c *sheet, i int16) bool { return int8(i) < c.G.Seats }, speaker.side, (*sheet).seat},
	"property":  {MostPlayers * properties, refProperty, (*sheet).isOwned, speaker.property, (*sheet).property},
	"card":      {EmpireCards, refCard, onTable, speaker.card, (*sheet).card},
	"character": {Characters, refCharacter, onTable, speaker.character, (*sheet).character},
	"tech":      {Technologies, refTech, onTable, speaker.tech, (*sheet).tech},
	"good":      {Goods, refGood, onTable, speaker.good, (*sheet).good},
	"event":     {EventCards, refEvent, onTable, speaker.event, (*sheet).event},
}

func onTable(*sheet, int16) bool { return true }

// The names of what is no thing of its own in the rules: what stands in places, by place and family or side.

func refSea(i int16) string        { return refPlace(Territories + i) }
func refBuildingAt(i int16) string { return refBuilding(i/families, i%families) }
func refArmyAt(i int16) string     { return refArmy(i/sides, i%sides) }

// about tells what a thing on the board is, by the name the board draws it under.
func about(g *State, language string, viewer play.Seat, ref string) (play.Card, bool) {
	kind, _, _ := strings.Cut(ref, ":")
	c := &sheet{texts.Sheet(ID, g, language, viewer)}
	x := aboutSorts[kind]
	for i := range int16(x.many) {
		if !x.there(c, i) || x.ref(i) != ref {
			continue
		}
		c.Head(kind, func(s *wording.Speaker[State]) string { return x.title(speaker{s}, i) })
		x.write(c, i)
		return c.Card, true
	}
	return play.Card{}, false
}

// listed adds a fact that names things, if there are any.
func (c *sheet) listed(key string, name func(s speaker, i int16) string, all ...int16) {
	c.List(key, func(s *wording.Speaker[State], i int16) string { return name(speaker{s}, i) }, all...)
}

func (c *sheet) territory(p int16) {
	g, at, b := c.G, Place(p), &box.Atlas.Territories[p]
	c.Noted("territory.realm", box.Regions[box.Region[p]].Name[c.Language], int16(b.Realm))
	c.Cite("components/map")
	if !g.inPlay(at) {
		c.Fact("territory.out")
		c.Cite("setup/kingdoms-and-initial-territories")
		return
	}
	c.Fact("territory.controller", int16(g.controller(at)), int16(g.homeOf(at)))
	c.Cite("conquest/initial-territories-stay-controlled", "conquest/other-territories-need-garrison")
	c.standing(at)
	c.town(at)
	if box.Fire[p] {
		c.Fact("territory.fire")
		c.Cite("setup/barbarians-on-fire-icons", "events/add-on-fire-icon")
	}
	if b.Port != NoPlace {
		c.Fact("territory.port", int16(b.Port))
		c.Cite("combat/ship-loading")
	}
	c.listed("territory.around", speaker.place, placesOf(box.Around[p])...)
}

// standing tells who and what stands in a place.
func (c *sheet) standing(at Place) {
	g := c.G
	for side := range int16(sides) {
		if n := c.strength(at, side); n > 0 {
			c.Fact("place.army", side, n)
		}
	}
	if h := g.Hordes[at]; h.Rebels > 0 && h.Units() > 0 {
		c.Fact("place.rebels", int16(h.Rebels)-1)
		c.Cite("events/rebellion-effect", "victory/hp-suppress-rebellion")
	}
	var things []int16
	for s := range play.Seat(g.Seats) {
		for i := range int8(properties) {
			if g.Players[s].where(i) == at {
				things = append(things, numbered(s, i))
			}
		}
	}
	c.listed("place.things", speaker.property, things...)
	if !at.Land() {
		return
	}
	t := &g.Territories[at]
	for f := range Family(families) {
		if t.Level[f] > 0 {
			c.Fact("territory.built", int16(f), int16(t.Level[f]), int16(t.Damage[f]))
		}
	}
	if t.Star >= 0 {
		c.Fact("territory.star", int16(t.Star), int16(t.From))
		c.Cite("purchases/control-tokens-on-building", "military-buildings/token-removed-on-conquest")
	}
}

// strength is how many units a side has in a place.
func (c *sheet) strength(at Place, side int16) int16 {
	if play.Seat(side) == Barbarians {
		return int16(c.G.Hordes[at].Units())
	}
	return int16(c.G.Here[at][side])
}

// town tells of a territory's settlement, and what lies in its market.
func (c *sheet) town(at Place) {
	if !box.Settlement[at] {
		return
	}
	c.Noted("territory.town", box.Towns[at][c.Language], int16(box.Produces[at]))
	var cubes []int16
	for good := range int16(Goods) {
		if c.G.Territories[at].Cubes>>good&1 == 1 {
			cubes = append(cubes, good)
		}
	}
	c.listed("territory.cubes", speaker.good, cubes...)
	switch at {
	case box.Rome, box.Jerusalem:
		c.Fact("territory.holy")
		c.Cite("victory/hp-rome-jerusalem-first", "victory/end-rome", "victory/end-jerusalem")
	}
	c.Cite("scope/settlement-means-site", "commerce/buy", "commerce/sell", "commerce/great-market-bonus", "victory/hp-conquer-settlement")
}

func placesOf(all []Place) (out []int16) {
	for _, p := range all {
		out = append(out, int16(p))
	}
	return out
}

func (c *sheet) sea(i int16) {
	at := Territories + Place(i)
	c.Noted("sea.region", box.Regions[box.Region[at]].Name[c.Language])
	c.standing(at)
	c.listed("sea.around", speaker.place, placesOf(box.Around[at])...)
	c.Cite("combat/one-point-per-area", "naval/when", "events/event-area")
}

// Buildings by territory and family.

func (s speaker) buildingAt(i int16) string { return s.built(i/families, i%families) }

func (c *sheet) isBuilt(i int16) bool { return c.G.Territories[i/families].Level[i%families] > 0 }

func (c *sheet) building(i int16) {
	at, f := Place(i/families), Family(i%families)
	t := &c.G.Territories[at]
	b := &box.Buildings[f][t.Level[f]]
	c.Print(b.Text[c.Language])
	c.Fact("building.at", int16(at), int16(c.G.controller(at)))
	c.Fact("building.structure", int16(b.Structure), int16(t.Damage[f]))
	if end := endOf(f, t.Level[f]); end > 0 {
		c.Fact("building.end", int16(end))
		c.Cite(map[Family]string{Civil: "victory/end-cities", Military: "victory/end-castles", Religious: "victory/end-cathedrals"}[f])
	}
	if next := t.Level[f] + 1; next <= topLevel && box.Buildings[f][next].ID != "" {
		better := &box.Buildings[f][next]
		c.Fact("building.better", int16(f), int16(next), better.Price-b.Price)
		var needs []int16
		for _, tech := range better.Needs {
			needs = append(needs, int16(tech))
		}
		c.listed("building.needs", speaker.tech, needs...)
		c.Cite("purchases/upgrade-difference")
	}
	switch f {
	case Civil:
		c.Cite("taxes/income", "purchases/unit-limit")
	case Military:
		c.Cite("military-buildings/choose-protection", "military-buildings/protection-amount", "purchases/control-tokens-on-building")
	case Religious:
		c.Cite("purchases/empire-card-draw")
	}
	c.Cite("purchases/repair", "military-buildings/destroyed-with-its-tokens", "components/building-table")
}

// Armies by place and side.

func (c *sheet) hasArmy(i int16) bool { return c.strength(Place(i/sides), i%sides) > 0 }

func (s speaker) army(i int16) string {
	return s.Say("about.title.army", said{A: i / sides, B: i % sides})
}

func (c *sheet) army(i int16) {
	at, side := Place(i/sides), play.Seat(i%sides)
	n := c.kinds(at, side)
	c.Noted("army.units", c.counted(n))
	if side == Barbarians {
		c.Fact("army.barbarians", int16(c.G.Circle.Dice[0]), int16(c.G.Circle.Dice[1]), int16(c.G.Circle.Dice[2]))
		c.Cite("powers/barbarian-use", "battle/barbarian-dice-fixed", "events/horde-composition", "events/move-horde")
	} else {
		p := &c.G.Players[side]
		army := c.G.army(side, at)
		for k := range captains {
			if army>>(firstCaptain+k)&1 == 1 {
				c.Fact("army.captain", int16(p.Levels[k]))
				c.Cite("powers/captain-emulate", "purchases/captain-price")
			}
		}
		if stopped := counts(army & p.Stopped).All(); stopped > 0 {
			c.Fact("army.stopped", int16(stopped))
			c.Cite("combat/resolve-and-stop")
		}
		c.Cite("combat/activation", "components/movement-and-capacity", "taxes/upkeep")
	}
	for kind := range Unit(units) {
		if n[kind] > 0 {
			c.Print(box.Units[kind].Name[c.Language] + ": " + box.Units[kind].Text[c.Language])
		}
	}
	c.Cite("powers/unique-type", "powers/order")
}

// kinds is how many units of each kind a side has in a place.
func (c *sheet) kinds(at Place, side play.Seat) Counts {
	if side == Barbarians {
		h := c.G.Hordes[at]
		return Counts{Light: h.Light, Archer: h.Archers, Captain: h.Captain}
	}
	return counts(c.G.army(side, at))
}

// counted names so many units of each kind.
func (c *sheet) counted(n Counts) string {
	return texts.Naming(c.G, c.Language, func(s *wording.Speaker[State]) string {
		var all []string
		for kind := range int16(units) {
			if n[kind] > 0 {
				all = append(all, speaker{s}.units(int16(n[kind]), kind))
			}
		}
		return strings.Join(all, ", ")
	})
}

func (c *sheet) seat(i int16) {
	s := play.Seat(i)
	g, p := c.G, &c.G.Players[i]
	if p.Out {
		c.Fact("seat.out")
		c.Cite("taxes/default-twice-eliminated")
		return
	}
	c.Fact("seat.honour", p.Honour)
	c.Noted("seat.florins", strconv.Itoa(int(p.Florins)))
	c.Fact("seat.land", g.land(s), int16(p.Tax), g.taxWeight(s))
	c.Fact("seat.learning", int16(g.learning(s)), int16(g.tokens(s)))
	figures, things := g.pieces(s)
	c.Fact("seat.pieces", figures, things, int16(box.Supply.Stars-g.starsOf(s)))
	if p.Debt > 0 {
		c.Fact("seat.debt", int16(p.Debt)*loan)
		c.Cite("loans/maximum", "victory/end-debts")
	}
	if n := g.captured(s); n > 0 {
		c.Fact("seat.captured", int16(n))
		c.Cite("purchases/free-prisoners-price", "victory/end-prisoners")
	}
	var foes, courtiers []int16
	for other := range play.Seat(g.Seats) {
		if g.atWar(s, other) {
			foes = append(foes, int16(other))
		}
	}
	for card := range int8(EmpireCards) {
		if g.hasCard(s, card) {
			courtiers = append(courtiers, int16(box.Cards[card].Character))
		}
	}
	slices.Sort(courtiers) // not by card, which others may not know
	c.listed("seat.war", speaker.side, foes...)
	c.listed("seat.court", speaker.character, courtiers...)
	c.Cite("victory/winner-and-ties", "taxes/income", "components/tokens-and-supply")
}

// Transports and engines by their numbers among those of all players.

func (c *sheet) isOwned(n int16) bool {
	s, i := ofNumber(n)
	return int8(s) < c.G.Seats && c.G.Players[s].Property[i].Kind != NoProperty
}

func (c *sheet) property(n int16) {
	g := c.G
	s, i := ofNumber(n)
	x := &g.Players[s].Property[i]
	c.Fact("property.owner", int16(s), int16(g.Players[s].where(i)))
	b := &box.Properties[x.Kind]
	if x.Kind == Engine {
		e := &box.Engines[x.Level]
		c.Fact("property.engine", int16(e.Units), int16(e.Buildings))
		c.Cite("siege-engines/servants", "siege-engines/hit-roll", "siege-engines/damage", "purchases/siege-engine-price")
	} else {
		c.Fact("property.steps", int16(b.Steps[x.Level]), int16(b.Load[x.Level]), oneIf(x.Kind.Trade()))
		c.Cite("components/movement-and-capacity", "purchases/transport-price")
	}
	if x.Kind.Trade() {
		for good, pieces := range x.Cargo {
			if pieces > 0 {
				c.Fact("property.cargo", int16(pieces), int16(good))
			}
		}
		c.route(&x.Route)
		c.Cite("commerce/actions", "commerce/open-route", "commerce/hostile-units-plunder")
	}
	if x.Kind.War() {
		c.Cite("combat/ship-loading", "combat/war-wagon-loading", "naval/when")
	}
	if x.Stopped {
		c.Fact("property.stopped")
		c.Cite("combat/resolve-and-stop", "events/event-movement")
	}
	c.Cite("taxes/upkeep", "conquest/keep")
}

// route tells which stops of a route are still to be made.
func (c *sheet) route(r *Route) {
	if r.N == 0 {
		return
	}
	var left []int16
	for i := range r.N {
		if r.Done>>i&1 == 0 {
			left = append(left, int16(r.Stops[i]))
		}
	}
	c.Fact("property.route", int16(r.N), int16(r.Stops[r.N-1]))
	c.listed("property.left", speaker.town, left...)
	c.Cite("commerce/route-destination")
}

func (c *sheet) card(i int16) {
	b := &box.Cards[i]
	c.ability(int16(b.Character))
	for branch, n := range b.Points {
		if n > 0 {
			c.Fact("card.points", int16(n), int16(branch))
		}
	}
	c.Noted("card.objective", b.Text[c.Language])
	var colours []int16
	for branch := range int16(Branches) {
		if b.Icons>>branch&1 == 1 {
			colours = append(colours, branch)
		}
	}
	if len(colours) == 0 {
		c.Fact("card.any-colour")
	}
	c.listed("card.colours", speaker.colour, colours...)
	if x := &c.G.Cards[i]; c.Viewer >= 0 && x.Of == c.Viewer && c.G.hasCard(c.Viewer, int8(i)) {
		c.Fact("card.yours", int16(x.Tapped))
	}
	c.Cite("purchases/empire-card-tap", "purchases/empire-card-ability", "purchases/empire-card-technology-points", "purchases/empire-card-objective")
}

func (c *sheet) character(i int16) {
	c.ability(i)
	shown := int16(0)
	var holders []int16
	for card := range int8(EmpireCards) {
		if int16(box.Cards[card].Character) != i {
			continue
		}
		shown++
		for s := range play.Seat(c.G.Seats) {
			if c.G.hasCard(s, card) {
				holders = append(holders, int16(s))
			}
		}
	}
	slices.Sort(holders) // not by card, which others may not know
	c.Fact("character.cards", shown)
	c.listed("character.holders", speaker.side, holders...)
	c.Cite("components/empire-cards", "purchases/empire-card-ability", "purchases/empire-card-objective-hidden")
}

// ability tells what a character can do, and when.
func (c *sheet) ability(character int16) {
	x := &box.Characters[character]
	c.Print(x.Text[c.Language])
	c.Fact("ability.when-" + whenIDs[x.When])
}

func (c *sheet) tech(i int16) {
	g, b := c.G, &box.Technologies[i]
	branch, level := i/techLevels, i%techLevels+1
	c.Print(b.Text[c.Language])
	c.Fact("tech.level", branch, level, 100*level)
	c.Fact("tech.works")
	if level > 1 {
		c.Fact("tech.needs", i-1)
	}
	var owners []int16
	for s := range play.Seat(g.Seats) {
		if int16(g.Players[s].Techs[branch]) >= level {
			owners = append(owners, int16(s))
		}
	}
	c.listed("tech.owners", speaker.side, owners...)
	c.Cite("components/technology-board", "general/technologies-any-time", "purchases/technology-price", "purchases/technology-one-per-branch", "victory/end-technology")
}

func (c *sheet) good(i int16) {
	var made []int16
	for at, good := range box.Produces {
		if int16(good) == i && c.G.inPlay(Place(at)) {
			made = append(made, int16(at))
		}
	}
	c.listed("good.made", speaker.town, made...)
	c.Fact("good.reserve", int16(c.G.reserve(int8(i))))
	c.Cite("commerce/buy", "commerce/sell", "commerce/sale-adds-cube", "victory/end-monopolies")
}

func (c *sheet) event(i int16) {
	b := &box.Events[i]
	var areas, all []int16
	for _, r := range b.Areas {
		areas = append(areas, int16(r))
	}
	for _, icon := range b.Icons {
		all = append(all, int16(icon))
	}
	c.listed("event.areas", speaker.region, areas...)
	c.listed("event.icons", speaker.icon, all...)
	c.Fact("event.tolerated", int16(b.Tolerated))
	c.Cite("events/event-card", "events/event-area", "events/event-die", "events/tolerated-tax")
}
