package crusaderkings

import (
	"strings"

	"signoria/games/wording"
	"signoria/play"
)

// What the things on the board are: what each is called, how it stands with it now, what that means, and which rules
// speak of it. All of it lies open on the table, save what the viewer alone may see.

// sheet is a play.Card being written in a language for a viewer.
type sheet struct{ wording.Sheet[State] }

// sort is a sort of thing: how many there are in the box, the name the board draws one under, whether it is there
// now, its title, and what its card says.
type sort struct {
	many  int
	ref   func(i int16) string
	there func(g *State, i int16) bool
	title func(s speaker, i int16) string
	write func(c *sheet, i int16)
}

var sorts = map[string]sort{
	"territory": {territories, refTerritory, always, speaker.territory, (*sheet).territory},
	"knight": {
		territories, refAt("knight"), func(g *State, i int16) bool { return g.Territories[i].Owner != play.Nobody },
		titled("about.title.knight"), (*sheet).knight,
	},
	"foot":        {territories, refAt("foot"), func(g *State, i int16) bool { return g.Territories[i].Foot }, titled("about.title.foot"), (*sheet).foot},
	"castle":      {territories, refAt("castle"), func(g *State, i int16) bool { return g.Territories[i].Castle }, titled("about.title.castle"), (*sheet).castle},
	"person":      {people, refPerson, always, speaker.person, (*sheet).person},
	"seat":        {MaxDynasties, refSeat, func(g *State, i int16) bool { return int8(i) < g.Seats }, speaker.seat, (*sheet).seat},
	"token":       {tokens, refToken, always, speaker.token, (*sheet).token},
	"card":        {cards, refCard, always, speaker.card, (*sheet).actionCard},
	"event":       {events, refEvent, always, speaker.event, (*sheet).event},
	"development": {kinds, refKind, always, func(s speaker, kind int16) string { return s.development(kind * copies) }, (*sheet).development},
	"space":       {spaces, refSpace, always, speaker.space, (*sheet).space},
	"trophy":      {trophies, refTrophy, always, titled("about.title.trophy"), (*sheet).trophy},
	"favour":      {1, refFavour, always, titled("about.title.favour"), (*sheet).favour},
}

func always(*State, int16) bool { return true }

func titled(key string) func(speaker, int16) string {
	return func(s speaker, i int16) string { return s.Word(key, i) }
}

// The names of what stands in territories, and of Trophies.

func refAt(what string) func(i int16) string {
	return func(i int16) string { return what + ":" + box.Territories[i].ID }
}

func refKind(kind int16) string { return refDevelopment(kind * copies) }

var trophyIDs = [trophies]string{Crusader: "crusader", Builder: "builder", Inventor: "inventor", KingOfJerusalem: "king"}

func refTrophy(k int16) string { return "trophy:" + trophyIDs[k] }

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
		c := &sheet{texts.Sheet(ID, g, language, viewer)}
		c.Head(kind, func(s *wording.Speaker[State]) string { return x.title(speaker{s}, i) })
		x.write(c, i)
		return c.Card, true
	}
	return play.Card{}, false
}

// list adds a fact that names things, if there are any.
func (c *sheet) list(key string, name func(s speaker, i int16) string, all ...int16) {
	c.List(key, func(s *wording.Speaker[State], i int16) string { return name(speaker{s}, i) }, all...)
}

func (c *sheet) territory(n int16) {
	i := int8(n)
	g, x, b := c.G, &c.G.Territories[i], &box.Territories[i]
	c.Noted("territory.culture", box.printed.Cultures[b.Culture].Name[c.Language])
	c.Cite("concepts/territory-culture")
	if x.Shut {
		c.Fact("territory.shut")
		c.Cite("setup-board/inaccessible-markers")
		return
	}
	c.Fact("territory.owner", int16(x.Owner), int16(b2i(x.Laid)))
	c.lies(i)
	c.Cite("concepts/control", "end/territory-point", "tax/base-income", "invade/base-successes")
	if x.Owner == play.Nobody {
		c.independent(i)
	} else {
		c.controlled(i)
	}
	if x.Castle {
		c.Fact("territory.castle")
		c.Cite("realm/castle-stays", "invade/defence-castle")
	}
	c.mapTokens(x)
	if x.Owner != c.Viewer || x.Owner == play.Nobody {
		c.Fact("territory.defence", int16(g.defence(i)))
	}
	c.list("territory.borders", speaker.territory, members[int16](g.beside(i))...)
	for sea, id := range seaIDs {
		if b.Seas>>sea&1 == 1 {
			c.Fact("territory." + id)
		}
	}
}

// independent is what there is to say of a territory that nobody controls.
func (c *sheet) independent(i int8) {
	g := c.G
	c.Cite("concepts/independent-territory")
	if with := g.Territories[i].Pact; with != play.Nobody {
		c.Fact("territory.pact", int16(with))
		c.Cite("pacts/pact-territory-not-controlled", "invade/annexation")
	}
	if p := g.courted(i); p != None {
		c.Fact("territory.spouse", int16(p), g.tokenOn(p))
		c.Cite("concepts/independent-has-spouse", "marriage/independent-success-forms-pact")
	}
}

// controlled is what there is to say of a territory that somebody controls.
func (c *sheet) controlled(i int8) {
	g, x := c.G, &c.G.Territories[i]
	c.Fact("territory.yield", int16(g.yield(i)))
	if x.Foot {
		c.Fact("territory.foot")
		c.Cite("invade/defence-mobilised", "round/troop-costs")
	}
	if duke := g.dukeOf(i); duke != None {
		c.Fact("territory.duke", int16(duke))
		c.Cite("titles/duke-killed-with-duchy", "invade/defence-duchy")
	}
	if x.Rebellion > 0 && x.Owner != c.Viewer {
		c.Fact("territory.overthrow", int16(g.overthrowNeeds(i)))
	}
}

func (c *sheet) mapTokens(x *Territory) {
	if x.Rebellion > 0 {
		c.Fact("territory.rebellion", int16(x.Rebellion))
		c.Cite("concepts/rebellion-token", "overthrow/needs-rebellion")
	}
	if x.Harvest > 0 {
		c.Fact("territory.harvest", int16(x.Harvest))
		c.Cite("tax/harvest")
	}
	if x.Failed > 0 {
		c.Fact("territory.failed", int16(x.Failed))
		c.Cite("tax/failed-harvest")
	}
	switch x.Plague {
	case Outbreak:
		c.Fact("territory.outbreak")
		c.Cite("tax/plague-outbreak-no-income", "tax/plague-spread-check")
	case Over:
		c.Fact("territory.over")
		c.Cite("tax/plague-over")
	}
}

// lies tells that a Knight lies on its side.
func (c *sheet) lies(i int8) {
	if c.G.Territories[i].Laid {
		c.Fact("territory.laid")
		c.Cite("events/knights-on-their-side")
	}
}

func (c *sheet) knight(i int16) {
	s := c.G.Territories[i].Owner
	c.Fact("knight.holds", i, int16(s))
	c.lies(int8(i))
	c.Fact("knight.left", int16(knightsEach-c.G.controls(s)))
	c.Cite("concepts/control", "concepts/knight-no-upkeep", "end/territory-point", "components/knights", "invade/eight-territory-limit")
}

func (c *sheet) foot(i int16) {
	s := c.G.Territories[i].Owner
	c.Fact("foot.stands", i, int16(s))
	c.Fact("foot.left", int16(footEach-size(c.G.mobilised(s))))
	c.Cite("mobilise/footsoldier-roles", "mobilise/no-rebellion-on-mobilised", "round/troop-costs", "round/unpaid-troops",
		"mobilise/mobilise-max-four")
}

func (c *sheet) castle(i int16) {
	c.Fact("castle.stands", i)
	c.Fact("castle.left", int16(c.G.castlesLeft()))
	c.Cite("tax/base-income", "realm/castle-stays", "invade/defence-castle", "plots/incite-castle", "overthrow/castle", "trophies/builder")
}

func (c *sheet) person(n int16) {
	p := int8(n)
	g, x, b := c.G, &c.G.People[p], &box.People[p]
	c.Noted("person.who", box.printed.Cultures[b.Culture].Name[c.Language], int16(b.Sex), b.Number)
	c.Cite("concepts/character", "events/card-number")
	switch x.At {
	case Unmarried:
		c.Fact("person.unmarried", int16(x.Of), b2w(g.green(p)))
		c.Cite("marriage/independent-green-needs-check", "marriage/independent-red-accepts", "marriage/independent-success-forms-pact")
	case Ruler:
		c.ruler(play.Seat(x.Of))
	case Consort:
		c.Fact("person.consort", int16(x.Of))
		c.Cite("marriage/king-spouse-traits-into-bag", "succession/discard-king-and-spouse")
	case Child, Sibling:
		c.relative(p)
	case InLaw:
		c.Fact("person.inlaw", int16(x.Of))
		c.Cite("marriage/relative-spouse-under-card", "marriage/spouse-of-heir")
	default:
		c.Fact("person.away")
		return
	}
	if x.Spouse != None {
		c.Fact("person.spouse", int16(x.Spouse))
	}
	for _, token := range c.G.tokensOn(Place(p)) {
		c.trait(token)
	}
	c.Fact("person.murder", int16(g.plotNeeds(Assassinate, n)))
	c.Cite("plots/assassinate-targets")
}

func (c *sheet) ruler(s play.Seat) {
	g := c.G
	c.Fact("person.ruler", int16(s), int16(g.Dynasties[s].OldAge), oldAgeTokens)
	if heir := g.heir(s); heir != None {
		c.Fact("person.heir", int16(heir))
	} else {
		c.Fact("person.heirless")
		c.Cite("succession/no-heir-crisis")
	}
	c.Fact("person.bag", int16(g.tokensAt(bag(s))))
	c.Cite("round/old-age-token", "round/old-age-fifth", "succession/order", "setup/ruler-traits-in-bag")
}

func (c *sheet) relative(p int8) {
	g, x := c.G, &c.G.People[p]
	key := "person.child"
	if x.At == Sibling {
		key = "person.sibling"
	}
	c.Fact(key, int16(x.Of))
	for place, other := range g.line(play.Seat(x.Of)) {
		if other == p {
			c.Fact("person.line", int16(place+1))
		}
	}
	if k := g.kin(p); k != nil && k.Came == BornBastard {
		c.Fact("person.bastard")
		c.Cite("succession/bastards-inherit")
	}
	c.Cite("succession/order", "marriage/relatives-keep-tokens-on-cards")
	if x.Title != None {
		c.Fact("person.duke", int16(x.Title))
		c.Cite("titles/duke-killed-with-duchy", "titles/duke-trait-joins-invasion")
	}
}

// checksNamed are the kinds of check, as traits that are critical for them name them.
var checksNamed = [...]struct {
	action Action
	key    string
}{
	{Build, "build"}, {CreateCasusBelli, "plot"}, {Overthrow, "overthrow"}, {Invade, "invade"}, {Crusade, "crusade"}, {Marriage, "marriage"},
}

// trait tells what a token does in a check.
func (c *sheet) trait(token int16) {
	var critical []string
	for _, check := range checksNamed {
		if reverses(token, box.Critical[check.action]) {
			critical = append(critical, c.G.say(c.Language, "about.check."+check.key, said{}))
		}
	}
	red := box.Traits[box.Tokens[token].Trait].Red
	c.Noted("trait", strings.Join(critical, ", "), token, b2w(red))
}

// favour is of the one there is: peace.
func (c *sheet) favour(int16) {
	c.Fact("favour.peace")
	c.Fact("favour.until")
	c.Fact("favour.free")
	c.Cite("general/trade-any-time")
}

func b2w(b bool) int16 { return int16(b2i(b)) }

func (c *sheet) seat(n int16) {
	g, s := c.G, play.Seat(n)
	d := &g.Dynasties[s]
	if d.Out {
		c.Fact("seat.out")
		c.Cite("elimination/permanent-elimination")
		return
	}
	var held []int16
	for k, holder := range g.Trophies {
		if holder == s {
			held = append(held, int16(k))
		}
	}
	c.Fact("seat.points", int16(g.points(s)), int16(g.controls(s)), int16(len(held)), int16(int(g.controls(s))+len(held)-g.points(s)))
	c.list("seat.trophies", func(s speaker, k int16) string {
		return wording.Mark(refTrophy(k), wording.Unmarked(s.Word("about.title.trophy", k)))
	}, held...)
	if g.ai(s) {
		c.Fact("seat.ai", int16(d.Strategy))
		c.Cite("ai-modes/priorities", "ai-modes/no-gold")
	} else {
		c.Fact("seat.gold", d.Gold, g.income(s), g.upkeep(s))
	}
	if r := g.rulerOf(s); r != None {
		c.Fact("seat.ruler", int16(r), int16(d.OldAge), int16(g.heir(s)))
	}
	c.list("seat.lands", speaker.territory, members[int16](g.lands(s))...)
	c.list("seat.shields", speaker.space, g.spacesOf(s)...)
	c.Fact("seat.works", int16(g.castles(s)), int16(g.councillors(s)), int16(g.inventions(s)))
	c.alliances(s)
	c.Fact("seat.hidden", int16(g.tokensAt(bag(s))), int16(g.cardsAt(CardHand+uint8(s))+g.cardsAt(CardPile+uint8(s))))
	if s == c.Viewer {
		c.list("seat.bag", speaker.token, c.G.tokensOn(bag(s))...)
	}
	c.Cite("end/territory-point", "end/trophy-point", "tax/base-income", "round/troop-costs", "succession/order",
		"general/other-bags-secret")
}

// spacesOf are the spaces of the Crusade Track with a dynasty's shields.
func (g *State) spacesOf(s play.Seat) []int16 {
	var all []int16
	for i, owner := range g.Track {
		if owner == s {
			all = append(all, int16(i))
		}
	}
	return all
}

// alliances tells how a dynasty stands to the others.
func (c *sheet) alliances(s play.Seat) {
	d := &c.G.Dynasties[s]
	c.list("seat.pacts", speaker.seat, members[int16](uint64(d.Pacts))...)
	c.list("seat.land-pacts", speaker.territory, members[int16](c.G.pactLands(s))...)
	c.list("seat.wars", speaker.seat, members[int16](uint64(d.Wars))...)
	c.list("seat.causes", speaker.seat, members[int16](uint64(d.CasusBelli))...)
	c.list("seat.against", speaker.seat, members[int16](uint64(bearingGrudges(c.G, s)))...)
	c.Cite("pacts/effect-extra-draw", "invade/require-war-or-casus-belli")
}

// token tells of a trait token. Where it lies only who may see it is told.
func (c *sheet) token(i int16) {
	c.trait(i)
	c.Fact("token."+poolIDs[box.Tokens[i].Pool], i)
	switch at := c.G.TokenAt[i]; {
	case at < InBag:
		c.Fact("token.person", int16(at))
	case c.Viewer >= 0 && at == bag(c.Viewer):
		c.Fact("token.bag")
	case at == EventPile:
		c.Fact("token.pile")
	case at >= OnSpace:
		c.Fact("token.space", int16(at-OnSpace))
	}
	c.Cite("concepts/trait-definition", "trait-check/green-succeeds-red-fails", "trait-check/critical-traits-reverse",
		"trait-check/sacrifice-green-critical", "trait-check/sacrifice-red-critical")
}

// rulesOfCards are the rules that speak of a type of Action card.
var rulesOfCards = [cardTypes][]string{
	Realm:    {"realm/card-actions", "realm/build-check", "realm/build-cost", "realm/develop-prices"},
	Intrigue: {"plots/card-actions", "plots/choose-plot", "plots/failure-gives-casus-belli", "overthrow/needs-rebellion"},
	War:      {"mobilise/card-actions", "mobilise/war-prerequisites", "mobilise/mobilise-effect", "invade/base-successes"},
	Taxes:    {"tax/automatic", "tax/base-income", "tax/modifiers"},
	Crusades: {"crusade/check", "crusade/exactly-one-action", "crusade/success-shield", "crusade/failure-kills-crusader"},
}

func (c *sheet) actionCard(i int16) {
	b := &box.Cards[i]
	e := &box.Events[b.Event]
	c.Fact("card." + cardTypeIDs[b.Type])
	c.Noted("card.event", e.Title[c.Language], b2w(e.Other))
	c.Print(e.Text[c.Language])
	switch at := c.G.CardAt[i]; {
	case at == CardPlayed:
		c.Fact("card.played", int16(c.G.Card.Seat))
	case at == CardDiscard:
		c.Fact("card.discard")
	case c.Viewer >= 0 && at == CardHand+uint8(c.Viewer):
		c.Fact("card.hand")
	case c.Viewer >= 0 && (at == CardFirst+uint8(c.Viewer) || at == CardSecond+uint8(c.Viewer)):
		c.Fact("card.chosen")
	}
	c.Cite(rulesOfCards[b.Type]...)
	c.Cite("turn/action-then-event", "events/triggered-by-card")
	c.strikes(e)
}

// strikes names the rules of whom an event concerns.
func (c *sheet) strikes(e *BoxEvent) {
	if e.Other {
		c.Cite("events/target-other", "events/requirement-other")
	} else {
		c.Cite("events/target-self", "events/requirement-self")
	}
}

func (c *sheet) event(i int16) {
	e := &box.Events[i]
	c.Fact("event.of", int16(e.Type), b2w(e.Other))
	c.Print(e.Text[c.Language])
	c.Cite("events/triggered-by-card")
	c.strikes(e)
}

func (c *sheet) development(kind int16) {
	b := &box.Developments[kind]
	if b.Invention {
		c.Fact("development.invention")
	} else {
		c.Fact("development.councillor")
		c.Cite("plots/assassinate-targets", "plots/bribe-effect")
	}
	c.Print(b.Text[c.Language])
	for d := kind * copies; d < (kind+1)*copies; d++ {
		switch at := c.G.DevAt[d]; {
		case at >= DevOf:
			c.Fact("development.of", int16(at-DevOf))
		case at >= DevFaceUp:
			c.Fact("development.offer")
		}
	}
	c.Cite("realm/develop-prices", "realm/max-three-per-type", "realm/no-duplicates", "trophies/inventor")
}

func (c *sheet) space(i int16) {
	g := c.G
	c.Fact("space.number", i+1, spaces)
	c.Print(box.Spaces[i].Text[c.Language])
	switch owner := g.Track[i]; {
	case owner != play.Nobody:
		c.Fact("space.shield", int16(owner))
	case g.lowestFree() == int8(i):
		c.Fact("space.next")
	default:
		c.Fact("space.free")
	}
	c.list("space.tokens", speaker.token, c.G.tokensOn(OnSpace+Place(i))...)
	if int8(i) == g.Options.Goal-1 {
		c.Fact("space.goal")
		c.Cite("crusade/jerusalem", "trophies/king-of-jerusalem")
	}
	c.Cite("crusade/success-shield", "crusade/success-trait-token", "crusade/bonus-effect", "crusade/max-four-shields")
}

func (c *sheet) trophy(n int16) {
	g, k := c.G, Trophy(n)
	c.Fact("trophy."+trophyIDs[k], int16(g.Options.Goal))
	c.Fact("trophy.holder", int16(g.Trophies[k]))
	if k != KingOfJerusalem {
		for _, s := range g.seats() {
			c.Fact("trophy.merit", int16(s), int16(g.merit(k, s)))
		}
		c.Cite("trophies/overtaken", "trophies/lost-when-requirement-lost")
	}
	c.Cite("trophies/four-trophies", "end/trophy-point", [...]string{
		Crusader: "trophies/crusader", Builder: "trophies/builder", Inventor: "trophies/inventor",
		KingOfJerusalem: "trophies/king-of-jerusalem",
	}[k])
}
