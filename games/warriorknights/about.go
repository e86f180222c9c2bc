package warriorknights

import (
	"math/bits"
	"slices"
	"strings"

	"signoria/games/wording"
	"signoria/play"
)

// What the things on the board are: what each is called, its numbers now, what they mean, and which rules speak of it.
// All of it stands on the table for everybody to see, save what the viewer alone holds.

// card is a play.Card being written in a language for a viewer.
type card struct{ wording.Sheet[State] }

// thing is a kind of thing: how many there are, the name the board draws one under, its title, and what its card says.
type thing struct {
	many  func(g *State) int
	ref   func(i int16) string
	title func(s speaker, i int16) string
	write func(c *card, i int8)
}

var things = map[string]thing{
	"region":     {fixed(regions), refRegion, speaker.region, (*card).region},
	"city":       {fixed(cities), refCity, speaker.city, (*card).city},
	"noble":      {each(4), refNoble, speaker.noble, (*card).noble},
	"fortress":   {each(1), refFort, speaker.fortress, (*card).fortress},
	"baron":      {each(1), refSeat, speaker.baron, (*card).baron},
	"stack":      {fixed(stacks), refStack, titled("name.stack", 1), (*card).stack},
	"space":      {fixed(spaces), refSpace, titled("name.space", 1), (*card).space},
	"troop":      {fixed(troops), refTroop, speaker.troop, (*card).troop},
	"agenda":     {fixed(agendas), refAgenda, speaker.agenda, (*card).agenda},
	"expedition": {fixed(len(box.Expeditions)), refExpedition, speaker.expedition, (*card).expedition},
	"nation":     {func(*State) int { return len(box.Nations) }, refNation, speaker.nation, (*card).nation},
	"area":       {fixed(areas), refArea, speaker.area, (*card).area},
	"action":     {fixed(kinds + neutrals), refAction, speaker.action, (*card).action},
	"event":      {fixed(events), refEvent, speaker.event, (*card).event},
	"fate":       {fixed(fates), refFate, speaker.fate, (*card).fate},
	"favour":     {fixed(len(favourNames)), refFavour, titled("title.favour", 0), (*card).favour},
}

func fixed(n int) func(*State) int { return func(*State) int { return n } }

func each(n int) func(*State) int { return func(g *State) int { return n * int(g.Seats) } }

func titled(key string, first int16) func(speaker, int16) string {
	return func(s speaker, i int16) string { return s.Word(key, i+first) }
}

// about tells what a thing on the board is, by the name the board draws it under.
func about(g *State, language string, viewer play.Seat, ref string) (play.Card, bool) {
	kind, _, _ := strings.Cut(ref, ":")
	x, ok := things[kind]
	if !ok {
		return play.Card{}, false
	}
	for i := range x.many(g) {
		if x.ref(int16(i)) != ref || kind == "troop" && i < regulars && i/4 >= int(g.Seats) {
			continue
		}
		c := &card{texts.Sheet(ID, g, language, viewer)}
		c.Head(kind, func(s *wording.Speaker[State]) string { return x.title(speaker{s}, int16(i)) })
		x.write(c, int8(i))
		return c.Card, true
	}
	return play.Card{}, false
}

func (c *card) region(r int8) {
	g, b := c.G, &box.Regions[r]
	if b.City != None {
		c.Fact("region.city", int16(b.City))
	}
	for s := range play.Seat(g.Seats) {
		if at := g.noblesAt(s, r); at != 0 {
			c.Fact("region.army", int16(s), int16(bits.OnesCount32(at)), g.forces(at))
		}
		if g.fortressAt(s, r) {
			c.Fact("region.fortress", int16(s))
		}
	}
	c.walk("region.ways", box.Steps[r])
	c.walk("region.barred", box.Adjacent[r]&^box.Steps[r])
	for i := range box.Roads {
		if slices.Contains(box.Roads[i].Regions, r) {
			c.Fact("region.road", int16(i))
		}
	}
	c.Cite("movement/one-region", "movement/road-up-to-three", "movement/foreign-city-or-noble-blocks")
	if b.Port {
		c.Fact("region.port")
		c.Cite("sea-movement/from-port-to-any-port")
	}
	if b.Overseas {
		c.Cite("retreat/overseas-retreat-is-death")
	}
}

// walk adds a fact that names regions, if there are any.
func (c *card) walk(key string, set uint64) {
	var all []int16
	for set != 0 {
		all = append(all, int16(nextRegion(&set)))
	}
	c.List(key, func(s *wording.Speaker[State], r int16) string { return speaker{s}.region(r) }, all...)
}

func (c *card) city(i int8) {
	g, city, b := c.G, &c.G.Cities[i], &box.Cities[i]
	if city.Pillaged {
		c.Fact("city.pillaged")
		c.Cite("pillage/never-again-controlled", "pillage/counts-drop")
		return
	}
	c.Fact("city.owner", int16(city.Owner))
	c.Fact("city.strength", g.cityStrength(i), b.Strength, int16(city.Breaches))
	income := b.Income
	if city.Fortified {
		income += fortifiedIncome
	}
	c.Fact("city.income", income)
	if b.Realm {
		c.Fact("city.realm", g.toDominate())
	}
	if inside := g.defenders(city.Owner, Siege, b.Region); city.Owner != c.Viewer {
		c.Fact("city.siege", g.forces(inside)+g.engines(inside)+g.cityStrength(i))
	}
	c.sieges(&city.Siege)
	c.Cite("map/city-printed-values", "taxation/city-income", "assault/city-strength-added", "siege/strength-condition",
		"pillage/alternative-to-control")
	if city.Fortified {
		c.Fact("city.fortified")
		c.Cite("taxation/fortified-bonus", "fortified-cities/breached-to-zero")
	}
}

// sieges tells who besieges a city or fortress, and since when.
func (c *card) sieges(since *[MaxBarons]int16) {
	for s, turn := range since {
		if turn != 0 {
			c.Fact("besieged", int16(s), turn)
		}
	}
	if *since != [MaxBarons]int16{} {
		c.Cite("siege/second-siege-captures", "siege/besieged-cannot-move-or-transfer", "siege/no-prestige-no-tax")
	}
}

// besieges tells what a noble besieges: what he alone besieges is free when he goes.
func (c *card) besieges(n int8) {
	for i := range c.G.Cities {
		if isIn(c.G.Cities[i].Besiegers, n) {
			c.Fact("noble.besieges-city", int16(i))
			c.Cite("siege/siege-kept-while-one-besieger-stays")
		}
	}
	for s := range c.G.Fortresses {
		if isIn(c.G.Fortresses[s].Besiegers, n) {
			c.Fact("noble.besieges-fortress", int16(s))
			c.Cite("siege/siege-kept-while-one-besieger-stays")
		}
	}
}

func (c *card) noble(n int8) {
	g, noble := c.G, &c.G.Nobles[n]
	c.Fact("noble.of", int16(baronOf(n)))
	c.Print(box.printed.Abilities[shapeOf(n)].Text[c.Language])
	switch {
	case noble.Gone:
		c.Fact("noble.gone")
	case noble.At == None:
		c.Fact("noble.off")
		c.Cite("re-entry/must-re-enter")
	case noble.AtSea:
		c.Fact("noble.sea", int16(noble.At))
		c.Cite("sea-movement/arrives-in-administration", "sea-movement/at-sea-untouchable")
	default:
		c.Fact("noble.at", int16(noble.At))
	}
	if !noble.Gone {
		c.Fact("noble.army", g.strengthOf(n), int16(g.Casualties[n]))
		strength := g.forces(1 << uint(n))
		c.Fact("noble.cards", strength, min(strength/cardWorth, mostCards))
	}
	c.besieges(n)
	if office := g.office(n); office != None {
		c.Fact("noble.office", int16(office))
		c.Cite("agenda/office-lost-on-death")
	}
	if noble.Exhausted {
		c.Fact("noble.exhausted")
		c.Cite("exhaustion/exhausted-cannot-act", "battle/exhausted-commander-has-no-ability")
	}
	if noble.Heirless {
		c.Fact("noble.heirless")
		c.Cite("noble-death/step-4-no-heir")
	}
	c.Cite("components/noble-abilities-four-kinds", "overview/army-definition", "field-battle/prep-2-draw-fate-cards")
}

func (c *card) fortress(i int8) {
	g, s := c.G, play.Seat(i)
	f := &g.Fortresses[s]
	if f.At == None {
		c.Fact("fortress.off")
		c.Cite("fortress/fortress-returns")
		return
	}
	c.Fact("fortress.at", int16(f.At))
	c.Fact("fortress.strength", g.fortressStrength(s), int16(f.Breaches))
	c.Fact("fortress.garrison", g.strengthOf(garrisonOf(s)), int16(g.Casualties[garrisonOf(s)]))
	c.sieges(&f.Siege)
	c.Cite("fortress/like-a-city", "fortress/garrison-without-noble", "fortress/assault-strength", "fortress/reward-half-the-crowns")
}

func (c *card) baron(i int8) {
	g, s := c.G, play.Seat(i)
	b := &g.Barons[s]
	if b.Out {
		c.Fact("baron.out")
		c.Cite("options/player-elimination")
		return
	}
	c.Fact("baron.prestige", b.Prestige, g.Reserve)
	c.Fact("baron.crowns", b.Crowns, g.income(s), g.wagesDue(s))
	if !g.Vote.Open || s == c.Viewer { // rule: warrior-knights/information/hidden-votes
		c.Fact("baron.votes", b.Votes)
	}
	c.Fact("baron.faith", b.Faith)
	c.Fact("baron.cities", g.allCities(s), g.realmCities(s), g.toDominate())
	if g.Chairman == s {
		c.Fact("baron.chairman")
	}
	if g.Church == s {
		c.Fact("baron.church")
	}
	c.Cite("components/four-currencies", "administration/step-2-prestige", "victory/domination", "victory/prestige-win")
	if b.Banned {
		c.Fact("baron.banned")
		c.Cite("banishment/banned-baron-otherwise-normal")
	}
}

func (c *card) stack(i int8) {
	g := c.G
	see := g.seeStack(int(i))
	c.Fact("stack.left", int16(see.Left))
	for s, n := range see.By {
		switch {
		case n == 0:
		case s < int(g.Seats):
			c.Fact("stack.by", int16(s), int16(n))
		default:
			c.Fact("stack.neutral", int16(n))
		}
	}
	c.Cite("planning/at-most-two-per-stack", "planning/shuffle-each-stack", "actions/stacks-in-order", "actions/reveal-card")
}

func (c *card) space(i int8) {
	c.Fact("space.fee", box.Spaces[i].Fee)
	c.Fact("space.crest", int16(c.G.Crests[i]))
	c.Fact("space.draft", int16(c.G.perDraft()))
	c.Cite("baron-actions/draft-soldiers-free-crest", "actions/trigger-mercenary-draft",
		"mercenary-draft/order-left-to-right", "baron-actions/table-space-limit")
}

// favour is of a kind of them, whoever promises it.
func (c *card) favour(i int8) {
	c.Fact("favour." + favourNames[i])
	if i <= wayFavour {
		c.Fact("favour.until")
	}
	c.Fact("favour.free")
	c.Cite("negotiation/pay-for-use-of-faith-or-votes", "negotiation/crowns-and-favours-free", "negotiation/agreements-not-binding")
}

func (c *card) troop(i int8) {
	g := c.G
	at := g.TroopAt[i]
	c.Fact("troop.worth", g.troop(i).Strength, g.troop(i).Wage)
	switch {
	case at >= 0:
		c.Fact("troop.at", int16(at))
	case at == OnOffer:
		c.Fact("troop.offer", g.troop(i).Wage)
		c.Cite("mercenary-draft/pay-in-full-at-once", "mercenary-draft/assign-on-hiring")
	}
	if i < regulars {
		c.Fact("troop.regular", int16(i/4))
		c.Cite("wages/regulars-before-mercenaries", "wages/unpaid-regulars-stay", "noble-death/step-2-regulars-never-lost")
		return
	}
	c.Fact("troop.mercenary", int16(box.Mercenary[i-regulars].Nation))
	c.Cite("wages/unpaid-mercenary-deserts", "retreat/step-1-deserters", "mercenary-draft/same-nationality-option")
}

func (c *card) agenda(i int8) {
	g, b := c.G, &box.Agendas[i]
	c.Fact([...]string{Motion: "agenda.motion", Law: "agenda.law", Charge: "agenda.charge", Office: "agenda.office"}[b.Type])
	c.Print(b.Text[c.Language])
	switch at := g.AgendaAt[i]; {
	case at >= OfficeOf:
		c.Fact("agenda.of-noble", int16(at-OfficeOf))
	case at >= ChargeOf:
		c.Fact("agenda.of-baron", int16(at-ChargeOf))
	case at == InForce:
		c.Fact("agenda.in-force")
	case at <= Current && at > Current-openPlaces:
		c.Fact("agenda.current")
	}
	c.Cite("agenda/four-types", "agenda/"+[...]string{Motion: "motion", Law: "law", Charge: "charge", Office: "office"}[b.Type])
	if b.Type == Charge || b.Type == Office {
		c.Cite("agenda/maintained-troops", "banishment/refuse-motion-charge-office")
	}
	if b.Type == Law {
		c.Cite("banishment/refuse-law-when-it-bites")
	}
}

func (c *card) expedition(i int8) {
	e := &c.G.Expeditions[i]
	if e.Step == 0 {
		c.Fact("expedition.idle")
	} else {
		c.Fact("expedition.step", int16(e.Step))
	}
	for s, stake := range e.Stake {
		if stake > 0 {
			c.Fact("expedition.stake", int16(s), stake)
		}
	}
	if e.Blessed {
		c.Fact("expedition.blessed")
		c.Cite("expeditions/blessed-draws-two")
	}
	var counts [Fourfold + 1]int16
	for f := range box.Fate {
		counts[box.Fate[f].Expedition[i]]++
	}
	c.Fact("expedition.odds", counts[FleetLost], counts[NoNews], fates-counts[FleetLost]-counts[NoNews], fates)
	c.Cite("expeditions/three-risk-levels", "expeditions/resolve-at-step-three", "expeditions/outcome-multiplier",
		"expeditions/outcome-fleet-lost")
}

func (c *card) nation(i int8) {
	var cards int16
	for m := range box.Mercenary {
		if box.Mercenary[m].Nation == i {
			cards++
		}
	}
	c.Fact("nation.cards", cards)
	c.Cite("mercenary-draft/same-nationality-option", "retreat/step-1-deserters")
}

func (c *card) area(i int8) {
	g := c.G
	see := g.seeArea(int(i))
	c.Fact("area.cards", int16(see.Count), int16(see.Trigger))
	for s, kinds := range see.Cards {
		n := 0
		for _, copies := range kinds {
			n += copies
		}
		if n > 0 {
			c.Fact("area.by", int16(s), int16(n))
		}
	}
	c.Fact("area." + areaNames[i])
	c.Cite("actions/trigger-three-areas", "actions/special-phase-interrupts", "actions/special-phase-returns-cards",
		[...]string{TaxationArea: "taxation/city-income", WagesArea: "wages/pay-order", AssemblyArea: "assembly/attendance-compulsory"}[i])
}

// rulesOfActions are the rules that speak of an action card, by its kind.
var rulesOfActions = [...][]string{
	LevyTaxes:         {"baron-actions/levy-taxes-income", "actions/allocate-levy-taxes-yellow"},
	DraftSoldiers:     {"baron-actions/draft-soldiers-free-crest", "actions/allocate-draft-soldiers-red"},
	RallySupport:      {"baron-actions/rally-support-votes", "baron-actions/rally-support-chairman", "actions/allocate-rally-support-blue"},
	ServeTheChurch:    {"baron-actions/serve-the-church-faith", "baron-actions/serve-the-church-head", "actions/allocate-serve-the-church-any"},
	MobilizeForces:    {"baron-actions/mobilize-forces-choose-region", "baron-actions/mobilize-one-battle", "actions/allocate-mobilize-forces"},
	VersatileStrategy: {"baron-actions/versatile-choose-one", "actions/versatile-strategy-returns-to-owner"},
	ImportantEvent:    {"neutral-actions/important-event-choose-drawer", "events/colour-decides-target"},
	FundExpeditions:   {"expeditions/chairman-may-start-one", "expeditions/funding-limit"},
	UpgradeDefenses:   {"neutral-actions/upgrade-defenses-order", "neutral-actions/upgrade-defenses-repair"},
	MusterTroops:      {"neutral-actions/muster-troops"},
	UncertainTimes:    {"neutral-actions/uncertain-times", "fate/when-reshuffled"},
}

func (c *card) action(i int8) {
	c.Print(box.Actions[i].Text[c.Language])
	if i < kinds && c.Viewer >= 0 {
		c.Fact("action.hand", int16(c.G.Barons[c.Viewer].Hand[i]))
	}
	c.Cite(rulesOfActions[i]...)
	if Kind(i) < ImportantEvent {
		c.Cite("actions/resolving-is-optional")
	} else {
		c.Cite("neutral-actions/chairman-resolves-neutral", "actions/neutral-cards-return-to-deck")
	}
}

func (c *card) event(i int8) {
	b := &box.Events[i]
	c.Fact([...]string{RedEvent: "event.red", GreenEvent: "event.green", BlueEvent: "event.blue"}[b.Colour])
	c.Print(b.Text[c.Language])
	if b.Faith > 0 {
		c.Fact("event.cancel", int16(b.Faith))
		c.Cite("events/cancel-cost-printed")
	}
	c.Cite("events/colour-decides-target", "events/lasting-events")
}

func (c *card) fate(i int8) {
	f := &box.Fate[i]
	c.Fact("fate." + [...]string{Deal100: "deal", Prevent100: "prevent", PlusVictory: "victory", Draw1: "draw"}[f.Battle])
	c.Fact("fate.city", int16(f.City), int16(f.Nation))
	if f.Revolt {
		c.Fact("fate.revolt")
	}
	c.Cite("fate/seven-fields", "fate/used-cards-go-under-the-deck", "field-battle/prep-4-reveal")
}
