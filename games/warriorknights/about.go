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
type card struct {
	play.Card
	g        *State
	language string
	viewer   play.Seat
}

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
		c := &card{g: g, language: language, viewer: viewer}
		c.Kind = g.say(language, "about."+kind, said{})
		c.Title = unmarked(g.naming(language, func(s speaker) string { return x.title(s, int16(i)) }))
		x.write(c, int8(i))
		return c.Card, true
	}
	return play.Card{}, false
}

// unmarked is a name without its markup.
func unmarked(s string) string {
	if _, name, ok := strings.Cut(s, "|"); ok {
		return strings.TrimSuffix(name, "]]")
	}
	return s
}

// fact adds a fact in words, if there are any: a text may have nothing to say of its numbers.
func (c *card) fact(key string, args ...int16) {
	var a play.Args
	copy(a[:], args)
	c.print(c.g.say(c.language, "about."+key, wording.Of(a, "")))
}

// print adds what is printed on the thing itself.
func (c *card) print(text string) {
	if text != "" {
		c.Facts = append(c.Facts, text)
	}
}

func (c *card) rules(ids ...string) {
	for _, id := range ids {
		c.Rules = append(c.Rules, ID+"/"+id)
	}
}

func (c *card) region(r int8) {
	g, b := c.g, &box.Regions[r]
	if b.City != None {
		c.fact("region.city", int16(b.City))
	}
	for s := range play.Seat(g.Seats) {
		if at := g.noblesAt(s, r); at != 0 {
			c.fact("region.army", int16(s), int16(bits.OnesCount32(at)), g.forces(at))
		}
		if g.fortressAt(s, r) {
			c.fact("region.fortress", int16(s))
		}
	}
	c.walk("region.ways", box.Steps[r])
	c.walk("region.barred", box.Adjacent[r]&^box.Steps[r])
	for i := range box.Roads {
		if slices.Contains(box.Roads[i].Regions, r) {
			c.fact("region.road", int16(i))
		}
	}
	c.rules("movement/one-region", "movement/road-up-to-three", "movement/foreign-city-or-noble-blocks")
	if b.Port {
		c.fact("region.port")
		c.rules("sea-movement/from-port-to-any-port")
	}
	if b.Overseas {
		c.rules("retreat/overseas-retreat-is-death")
	}
}

// walk adds a fact that names regions, if there are any.
func (c *card) walk(key string, set uint64) {
	names := c.g.naming(c.language, func(s speaker) string {
		var all []string
		for set != 0 {
			all = append(all, s.region(int16(nextRegion(&set))))
		}
		return strings.Join(all, ", ")
	})
	if names != "" {
		c.print(c.g.say(c.language, "about."+key, said{Note: names}))
	}
}

func (c *card) city(i int8) {
	g, city, b := c.g, &c.g.Cities[i], &box.Cities[i]
	if city.Pillaged {
		c.fact("city.pillaged")
		c.rules("pillage/never-again-controlled", "pillage/counts-drop")
		return
	}
	c.fact("city.owner", int16(city.Owner))
	c.fact("city.strength", g.cityStrength(i), b.Strength, int16(city.Breaches))
	income := b.Income
	if city.Fortified {
		income += fortifiedIncome
	}
	c.fact("city.income", income)
	if b.Realm {
		c.fact("city.realm", g.toDominate())
	}
	if inside := g.defenders(city.Owner, b.Region); city.Owner != c.viewer {
		c.fact("city.siege", g.forces(inside)+g.engines(inside)+g.cityStrength(i))
	}
	c.sieges(&city.Siege)
	c.rules("map/city-printed-values", "taxation/city-income", "assault/city-strength-added", "siege/strength-condition", "pillage/alternative-to-control")
	if city.Fortified {
		c.fact("city.fortified")
		c.rules("taxation/fortified-bonus", "fortified-cities/breached-to-zero")
	}
}

// sieges tells who besieges a city or fortress, and since when.
func (c *card) sieges(since *[MaxBarons]int16) {
	for s, turn := range since {
		if turn != 0 {
			c.fact("besieged", int16(s), turn)
		}
	}
	if *since != [MaxBarons]int16{} {
		c.rules("siege/second-siege-captures", "siege/besieged-cannot-move-or-transfer", "siege/no-prestige-no-tax")
	}
}

func (c *card) noble(n int8) {
	g, noble := c.g, &c.g.Nobles[n]
	c.fact("noble.of", int16(baronOf(n)))
	c.print(box.printed.Abilities[shapeOf(n)].Text[c.language])
	switch {
	case noble.Gone:
		c.fact("noble.gone")
	case noble.At == None:
		c.fact("noble.off")
		c.rules("re-entry/must-re-enter")
	case noble.AtSea:
		c.fact("noble.sea", int16(noble.At))
		c.rules("sea-movement/arrives-in-administration", "sea-movement/at-sea-untouchable")
	default:
		c.fact("noble.at", int16(noble.At))
	}
	if !noble.Gone {
		c.fact("noble.army", g.strengthOf(n), int16(g.Casualties[n]))
		strength := g.forces(1 << uint(n))
		c.fact("noble.cards", strength, min(strength/cardWorth, mostCards))
	}
	if office := g.office(n); office != None {
		c.fact("noble.office", int16(office))
		c.rules("agenda/office-lost-on-death")
	}
	if noble.Exhausted {
		c.fact("noble.exhausted")
		c.rules("exhaustion/exhausted-cannot-act", "battle/exhausted-commander-has-no-ability")
	}
	if noble.Heirless {
		c.fact("noble.heirless")
		c.rules("noble-death/step-4-no-heir")
	}
	c.rules("components/noble-abilities-four-kinds", "overview/army-definition", "field-battle/prep-2-draw-fate-cards")
}

func (c *card) fortress(i int8) {
	g, s := c.g, play.Seat(i)
	f := &g.Fortresses[s]
	if f.At == None {
		c.fact("fortress.off")
		c.rules("fortress/fortress-returns")
		return
	}
	c.fact("fortress.at", int16(f.At))
	c.fact("fortress.strength", g.fortressStrength(s), int16(f.Breaches))
	c.fact("fortress.garrison", g.strengthOf(garrisonOf(s)), int16(g.Casualties[garrisonOf(s)]))
	c.sieges(&f.Siege)
	c.rules("fortress/like-a-city", "fortress/garrison-without-noble", "fortress/assault-strength", "fortress/reward-half-the-crowns")
}

func (c *card) baron(i int8) {
	g, s := c.g, play.Seat(i)
	b := &g.Barons[s]
	if b.Out {
		c.fact("baron.out")
		c.rules("options/player-elimination")
		return
	}
	c.fact("baron.prestige", b.Prestige, g.Reserve)
	c.fact("baron.crowns", b.Crowns, g.income(s), g.wagesDue(s))
	if !g.Vote.Open || s == c.viewer { // rule: warrior-knights/information/hidden-votes
		c.fact("baron.votes", b.Votes)
	}
	c.fact("baron.faith", b.Faith)
	c.fact("baron.cities", g.allCities(s), g.realmCities(s), g.toDominate())
	if g.Chairman == s {
		c.fact("baron.chairman")
	}
	if g.Church == s {
		c.fact("baron.church")
	}
	c.rules("components/four-currencies", "administration/step-2-prestige", "victory/domination", "victory/prestige-win")
	if b.Banned {
		c.fact("baron.banned")
		c.rules("banishment/banned-baron-otherwise-normal")
	}
}

func (c *card) stack(i int8) {
	g := c.g
	see := g.seeStack(int(i))
	c.fact("stack.left", int16(see.Left))
	for s, n := range see.By {
		switch {
		case n == 0:
		case s < int(g.Seats):
			c.fact("stack.by", int16(s), int16(n))
		default:
			c.fact("stack.neutral", int16(n))
		}
	}
	c.rules("planning/at-most-two-per-stack", "planning/shuffle-each-stack", "actions/stacks-in-order", "actions/reveal-card")
}

func (c *card) space(i int8) {
	c.fact("space.fee", box.Spaces[i].Fee)
	c.fact("space.crest", int16(c.g.Crests[i]))
	c.fact("space.draft", int16(c.g.perDraft()))
	c.rules("baron-actions/draft-soldiers-free-crest", "actions/trigger-mercenary-draft", "mercenary-draft/order-left-to-right", "baron-actions/table-space-limit")
}

func (c *card) troop(i int8) {
	g := c.g
	at := g.TroopAt[i]
	c.fact("troop.worth", g.troop(i).Strength, g.troop(i).Wage)
	switch {
	case at >= 0:
		c.fact("troop.at", int16(at))
	case at == OnOffer:
		c.fact("troop.offer", g.troop(i).Wage)
		c.rules("mercenary-draft/pay-in-full-at-once", "mercenary-draft/assign-on-hiring")
	}
	if i < regulars {
		c.fact("troop.regular", int16(i/4))
		c.rules("wages/regulars-before-mercenaries", "wages/unpaid-regulars-stay", "noble-death/step-2-regulars-never-lost")
		return
	}
	c.fact("troop.mercenary", int16(box.Mercenary[i-regulars].Nation))
	c.rules("wages/unpaid-mercenary-deserts", "retreat/step-1-deserters", "mercenary-draft/same-nationality-option")
}

func (c *card) agenda(i int8) {
	g, b := c.g, &box.Agendas[i]
	c.fact([...]string{Motion: "agenda.motion", Law: "agenda.law", Charge: "agenda.charge", Office: "agenda.office"}[b.Type])
	c.print(b.Text[c.language])
	switch at := g.AgendaAt[i]; {
	case at >= OfficeOf:
		c.fact("agenda.of-noble", int16(at-OfficeOf))
	case at >= ChargeOf:
		c.fact("agenda.of-baron", int16(at-ChargeOf))
	case at == InForce:
		c.fact("agenda.in-force")
	case at <= Current && at > Current-openPlaces:
		c.fact("agenda.current")
	}
	c.rules("agenda/four-types", "agenda/"+[...]string{Motion: "motion", Law: "law", Charge: "charge", Office: "office"}[b.Type])
	if b.Type == Charge || b.Type == Office {
		c.rules("agenda/maintained-troops", "banishment/refuse-motion-charge-office")
	}
	if b.Type == Law {
		c.rules("banishment/refuse-law-when-it-bites")
	}
}

func (c *card) expedition(i int8) {
	e := &c.g.Expeditions[i]
	if e.Step == 0 {
		c.fact("expedition.idle")
	} else {
		c.fact("expedition.step", int16(e.Step))
	}
	for s, stake := range e.Stake {
		if stake > 0 {
			c.fact("expedition.stake", int16(s), stake)
		}
	}
	if e.Blessed {
		c.fact("expedition.blessed")
		c.rules("expeditions/blessed-draws-two")
	}
	var counts [Fourfold + 1]int16
	for f := range box.Fate {
		counts[box.Fate[f].Expedition[i]]++
	}
	c.fact("expedition.odds", counts[FleetLost], counts[NoNews], fates-counts[FleetLost]-counts[NoNews], fates)
	c.rules("expeditions/three-risk-levels", "expeditions/resolve-at-step-three", "expeditions/outcome-multiplier", "expeditions/outcome-fleet-lost")
}

func (c *card) nation(i int8) {
	var cards int16
	for m := range box.Mercenary {
		if box.Mercenary[m].Nation == i {
			cards++
		}
	}
	c.fact("nation.cards", cards)
	c.rules("mercenary-draft/same-nationality-option", "retreat/step-1-deserters")
}

func (c *card) area(i int8) {
	g := c.g
	see := g.seeArea(int(i))
	c.fact("area.cards", int16(see.Count), int16(see.Trigger))
	for s, kinds := range see.Cards {
		n := 0
		for _, copies := range kinds {
			n += copies
		}
		if n > 0 {
			c.fact("area.by", int16(s), int16(n))
		}
	}
	c.fact("area." + areaNames[i])
	c.rules("actions/trigger-three-areas", "actions/special-phase-interrupts", "actions/special-phase-returns-cards",
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
	c.print(box.Actions[i].Text[c.language])
	if i < kinds && c.viewer >= 0 {
		c.fact("action.hand", int16(c.g.Barons[c.viewer].Hand[i]))
	}
	c.rules(rulesOfActions[i]...)
	if Kind(i) < ImportantEvent {
		c.rules("actions/resolving-is-optional")
	} else {
		c.rules("neutral-actions/chairman-resolves-neutral", "actions/neutral-cards-return-to-deck")
	}
}

func (c *card) event(i int8) {
	b := &box.Events[i]
	c.fact([...]string{RedEvent: "event.red", GreenEvent: "event.green", BlueEvent: "event.blue"}[b.Colour])
	c.print(b.Text[c.language])
	if b.Faith > 0 {
		c.fact("event.cancel", int16(b.Faith))
		c.rules("events/cancel-cost-printed")
	}
	c.rules("events/colour-decides-target", "events/lasting-events")
}

func (c *card) fate(i int8) {
	f := &box.Fate[i]
	c.fact("fate." + [...]string{Deal100: "deal", Prevent100: "prevent", PlusVictory: "victory", Draw1: "draw"}[f.Battle])
	c.fact("fate.city", int16(f.City), int16(f.Nation))
	if f.Revolt {
		c.fact("fate.revolt")
	}
	c.rules("fate/seven-fields", "fate/used-cards-go-under-the-deck", "field-battle/prep-4-reveal")
}
