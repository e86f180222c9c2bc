package crusaderkings

import (
	"regexp"
	"strings"

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
	"development": {kinds, refKind, always, func(s speaker, kind int16) string { return s.development(kind * copies) }, (*sheet).development},
	"space":       {spaces, refSpace, always, speaker.space, (*sheet).space},
	"trophy":      {trophies, refTrophy, always, titled("about.title.trophy"), (*sheet).trophy},
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
		c := &sheet{g: g, language: language, viewer: viewer}
		c.Kind = g.say(language, "about."+kind, said{})
		c.Title = unmarked(g.naming(language, func(s speaker) string { return x.title(s, i) }))
		x.write(c, i)
		return c.Card, true
	}
	return play.Card{}, false
}

var marked = regexp.MustCompile(`\[\[[^|\]]*\|([^\]]*)\]\]`)

// unmarked is a text without its markup.
func unmarked(s string) string { return marked.ReplaceAllString(s, "$1") }

// fact adds a fact in words, if there are any: a text may have nothing to say of its numbers.
func (c *sheet) fact(key string, args ...int16) { c.noted(key, "", args...) }

// noted is fact with words that go into it.
func (c *sheet) noted(key, note string, args ...int16) {
	var a play.Args
	copy(a[:], args)
	c.print(c.g.say(c.language, "about."+key, wording.Of(a, note)))
}

// print adds what is printed on the thing itself.
func (c *sheet) print(text string) {
	if text != "" {
		c.Facts = append(c.Facts, text)
	}
}

// list adds a fact that names things, if there are any.
func (c *sheet) list(key string, name func(s speaker, i int16) string, all ...int16) {
	if len(all) == 0 {
		return
	}
	c.noted(key, c.g.naming(c.language, func(s speaker) string {
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

// tokensOn are the tokens at a place, to be listed.
func (c *sheet) tokensOn(place Place) []int16 {
	var all []int16
	for i, at := range c.g.TokenAt {
		if at == place {
			all = append(all, int16(i))
		}
	}
	return all
}

func (c *sheet) territory(n int16) {
	i := int8(n)
	g, x, b := c.g, &c.g.Territories[i], &box.Territories[i]
	c.noted("territory.culture", box.printed.Cultures[b.Culture].Name[c.language])
	c.rules("concepts/territory-culture")
	if x.Shut {
		c.fact("territory.shut")
		c.rules("setup-board/inaccessible-markers")
		return
	}
	c.fact("territory.owner", int16(x.Owner))
	c.rules("concepts/control", "end/territory-point", "tax/base-income", "invade/base-successes")
	if x.Owner == play.Nobody {
		c.independent(i)
	} else {
		c.controlled(i)
	}
	if x.Castle {
		c.fact("territory.castle")
		c.rules("realm/castle-stays", "invade/defence-castle")
	}
	c.mapTokens(x)
	if x.Owner != c.viewer || x.Owner == play.Nobody {
		c.fact("territory.defence", int16(g.defence(i)))
	}
	c.list("territory.borders", speaker.territory, members[int16](g.beside(i))...)
	for sea, id := range seaIDs {
		if b.Seas>>sea&1 == 1 {
			c.fact("territory." + id)
		}
	}
}

// independent is what there is to say of a territory that nobody controls.
func (c *sheet) independent(i int8) {
	g := c.g
	c.rules("concepts/independent-territory")
	if with := g.Territories[i].Pact; with != play.Nobody {
		c.fact("territory.pact", int16(with))
		c.rules("pacts/pact-territory-not-controlled", "invade/annexation")
	}
	if p := g.courted(i); p != None {
		c.fact("territory.spouse", int16(p), g.tokenOn(p))
		c.rules("concepts/independent-has-spouse", "marriage/independent-success-forms-pact")
	}
}

// controlled is what there is to say of a territory that somebody controls.
func (c *sheet) controlled(i int8) {
	g, x := c.g, &c.g.Territories[i]
	c.fact("territory.yield", int16(g.yield(i)))
	if x.Foot {
		c.fact("territory.foot")
		c.rules("invade/defence-mobilised", "round/troop-costs")
	}
	if duke := g.dukeOf(i); duke != None {
		c.fact("territory.duke", int16(duke))
		c.rules("titles/duke-killed-with-duchy", "invade/defence-duchy")
	}
	if x.Rebellion > 0 && x.Owner != c.viewer {
		c.fact("territory.overthrow", int16(g.overthrowNeeds(i)))
	}
}

func (c *sheet) mapTokens(x *Territory) {
	if x.Rebellion > 0 {
		c.fact("territory.rebellion", int16(x.Rebellion))
		c.rules("concepts/rebellion-token", "overthrow/needs-rebellion")
	}
	if x.Harvest > 0 {
		c.fact("territory.harvest", int16(x.Harvest))
		c.rules("tax/harvest")
	}
	if x.Failed > 0 {
		c.fact("territory.failed", int16(x.Failed))
		c.rules("tax/failed-harvest")
	}
	switch x.Plague {
	case Outbreak:
		c.fact("territory.outbreak")
		c.rules("tax/plague-outbreak-no-income", "tax/plague-spread-check")
	case Over:
		c.fact("territory.over")
		c.rules("tax/plague-over")
	}
}

func (c *sheet) knight(i int16) {
	s := c.g.Territories[i].Owner
	c.fact("knight.holds", i, int16(s))
	c.fact("knight.left", int16(knightsEach-c.g.controls(s)))
	c.rules("concepts/control", "concepts/knight-no-upkeep", "end/territory-point", "components/knights", "invade/eight-territory-limit")
}

func (c *sheet) foot(i int16) {
	s := c.g.Territories[i].Owner
	c.fact("foot.stands", i, int16(s))
	c.fact("foot.left", int16(footEach-size(c.g.mobilised(s))))
	c.rules("mobilise/footsoldier-roles", "mobilise/no-rebellion-on-mobilised", "round/troop-costs", "round/unpaid-troops", "mobilise/mobilise-max-four")
}

func (c *sheet) castle(i int16) {
	c.fact("castle.stands", i)
	c.fact("castle.left", int16(c.g.castlesLeft()))
	c.rules("tax/base-income", "realm/castle-stays", "invade/defence-castle", "plots/incite-castle", "overthrow/castle", "trophies/builder")
}

func (c *sheet) person(n int16) {
	p := int8(n)
	g, x, b := c.g, &c.g.People[p], &box.People[p]
	c.noted("person.who", box.printed.Cultures[b.Culture].Name[c.language], int16(b.Sex), b.Number)
	c.rules("concepts/character", "events/card-number")
	switch x.At {
	case Unmarried:
		c.fact("person.unmarried", int16(x.Of), b2w(g.green(p)))
		c.rules("marriage/independent-green-needs-check", "marriage/independent-red-accepts", "marriage/independent-success-forms-pact")
	case Ruler:
		c.ruler(play.Seat(x.Of))
	case Consort:
		c.fact("person.consort", int16(x.Of))
		c.rules("marriage/king-spouse-traits-into-bag", "succession/discard-king-and-spouse")
	case Child, Sibling:
		c.relative(p)
	case InLaw:
		c.fact("person.inlaw", int16(x.Of))
		c.rules("marriage/relative-spouse-under-card", "marriage/spouse-of-heir")
	default:
		c.fact("person.away")
		return
	}
	if x.Spouse != None {
		c.fact("person.spouse", int16(x.Spouse))
	}
	for _, token := range c.tokensOn(Place(p)) {
		c.trait(token)
	}
	c.fact("person.murder", int16(g.plotNeeds(Assassinate, n)))
	c.rules("plots/assassinate-targets")
}

func (c *sheet) ruler(s play.Seat) {
	g := c.g
	c.fact("person.ruler", int16(s), int16(g.Dynasties[s].OldAge), oldAgeTokens)
	if heir := g.heir(s); heir != None {
		c.fact("person.heir", int16(heir))
	} else {
		c.fact("person.heirless")
		c.rules("succession/no-heir-crisis")
	}
	c.fact("person.bag", int16(g.tokensAt(bag(s))))
	c.rules("round/old-age-token", "round/old-age-fifth", "succession/order", "setup/ruler-traits-in-bag")
}

func (c *sheet) relative(p int8) {
	g, x := c.g, &c.g.People[p]
	key := "person.child"
	if x.At == Sibling {
		key = "person.sibling"
	}
	c.fact(key, int16(x.Of))
	for place, other := range g.line(play.Seat(x.Of)) {
		if other == p {
			c.fact("person.line", int16(place+1))
		}
	}
	if k := g.kin(p); k != nil && k.Came == BornBastard {
		c.fact("person.bastard")
		c.rules("succession/bastards-inherit")
	}
	c.rules("succession/order", "marriage/relatives-keep-tokens-on-cards")
	if x.Title != None {
		c.fact("person.duke", int16(x.Title))
		c.rules("titles/duke-killed-with-duchy", "titles/duke-trait-joins-invasion")
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
			critical = append(critical, c.g.say(c.language, "about.check."+check.key, said{}))
		}
	}
	red := box.Traits[box.Tokens[token].Trait].Red
	c.noted("trait", strings.Join(critical, ", "), token, b2w(red))
}

func b2w(b bool) int16 { return int16(b2i(b)) }

func (c *sheet) seat(n int16) {
	g, s := c.g, play.Seat(n)
	d := &g.Dynasties[s]
	if d.Out {
		c.fact("seat.out")
		c.rules("elimination/permanent-elimination")
		return
	}
	var held []int16
	for k, holder := range g.Trophies {
		if holder == s {
			held = append(held, int16(k))
		}
	}
	c.fact("seat.points", int16(g.points(s)), int16(g.controls(s)), int16(len(held)))
	c.list("seat.trophies", func(s speaker, k int16) string {
		return wording.Mark(refTrophy(k), unmarked(s.Word("about.title.trophy", k)))
	}, held...)
	if g.ai(s) {
		c.fact("seat.ai", int16(d.Strategy))
		c.rules("ai-modes/priorities", "ai-modes/no-gold")
	} else {
		c.fact("seat.gold", d.Gold, g.income(s), g.upkeep(s))
	}
	if r := g.rulerOf(s); r != None {
		c.fact("seat.ruler", int16(r), int16(d.OldAge), int16(g.heir(s)))
	}
	c.list("seat.lands", speaker.territory, members[int16](g.lands(s))...)
	c.list("seat.shields", speaker.space, g.spacesOf(s)...)
	c.fact("seat.works", int16(g.castles(s)), int16(g.councillors(s)), int16(g.inventions(s)))
	c.alliances(s)
	c.fact("seat.hidden", int16(g.tokensAt(bag(s))), int16(g.cardsAt(CardHand+uint8(s))+g.cardsAt(CardPile+uint8(s))))
	if s == c.viewer {
		c.list("seat.bag", speaker.token, c.tokensOn(bag(s))...)
	}
	c.rules("end/territory-point", "end/trophy-point", "tax/base-income", "round/troop-costs", "succession/order", "general/other-bags-secret")
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
	d := &c.g.Dynasties[s]
	c.list("seat.pacts", speaker.seat, members[int16](uint64(d.Pacts))...)
	c.list("seat.land-pacts", speaker.territory, members[int16](c.g.pactLands(s))...)
	c.list("seat.wars", speaker.seat, members[int16](uint64(d.Wars))...)
	c.list("seat.causes", speaker.seat, members[int16](uint64(d.CasusBelli))...)
	c.list("seat.against", speaker.seat, members[int16](uint64(bearingGrudges(c.g, s)))...)
	c.rules("pacts/effect-extra-draw", "invade/require-war-or-casus-belli")
}

// token tells of a trait token. Where it lies only who may see it is told.
func (c *sheet) token(i int16) {
	c.trait(i)
	c.fact("token."+poolIDs[box.Tokens[i].Pool], i)
	switch at := c.g.TokenAt[i]; {
	case at < InBag:
		c.fact("token.person", int16(at))
	case c.viewer >= 0 && at == bag(c.viewer):
		c.fact("token.bag")
	case at == EventPile:
		c.fact("token.pile")
	case at >= OnSpace:
		c.fact("token.space", int16(at-OnSpace))
	}
	c.rules("concepts/trait-definition", "trait-check/green-succeeds-red-fails", "trait-check/critical-traits-reverse",
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
	c.fact("card." + cardTypeIDs[b.Type])
	c.noted("card.event", e.Title[c.language], b2w(e.Other))
	c.print(e.Text[c.language])
	switch at := c.g.CardAt[i]; {
	case at == CardPlayed:
		c.fact("card.played", int16(c.g.Card.Seat))
	case at == CardDiscard:
		c.fact("card.discard")
	case c.viewer >= 0 && at == CardHand+uint8(c.viewer):
		c.fact("card.hand")
	case c.viewer >= 0 && (at == CardFirst+uint8(c.viewer) || at == CardSecond+uint8(c.viewer)):
		c.fact("card.chosen")
	}
	c.rules(rulesOfCards[b.Type]...)
	c.rules("turn/action-then-event", "events/triggered-by-card")
	if e.Other {
		c.rules("events/target-other", "events/requirement-other")
	} else {
		c.rules("events/target-self", "events/requirement-self")
	}
}

func (c *sheet) development(kind int16) {
	b := &box.Developments[kind]
	if b.Invention {
		c.fact("development.invention")
	} else {
		c.fact("development.councillor")
		c.rules("plots/assassinate-targets", "plots/bribe-effect")
	}
	c.print(b.Text[c.language])
	for d := kind * copies; d < (kind+1)*copies; d++ {
		switch at := c.g.DevAt[d]; {
		case at >= DevOf:
			c.fact("development.of", int16(at-DevOf))
		case at >= DevFaceUp:
			c.fact("development.offer")
		}
	}
	c.rules("realm/develop-prices", "realm/max-three-per-type", "realm/no-duplicates", "trophies/inventor")
}

func (c *sheet) space(i int16) {
	g := c.g
	c.fact("space.number", i+1, spaces)
	c.print(box.Spaces[i].Text[c.language])
	switch owner := g.Track[i]; {
	case owner != play.Nobody:
		c.fact("space.shield", int16(owner))
	case g.lowestFree() == int8(i):
		c.fact("space.next")
	default:
		c.fact("space.free")
	}
	c.list("space.tokens", speaker.token, c.tokensOn(OnSpace+Place(i))...)
	if int8(i) == g.Options.Goal-1 {
		c.fact("space.goal")
		c.rules("crusade/jerusalem", "trophies/king-of-jerusalem")
	}
	c.rules("crusade/success-shield", "crusade/success-trait-token", "crusade/bonus-effect", "crusade/max-four-shields")
}

func (c *sheet) trophy(n int16) {
	g, k := c.g, Trophy(n)
	c.fact("trophy."+trophyIDs[k], int16(g.Options.Goal))
	c.fact("trophy.holder", int16(g.Trophies[k]))
	if k != KingOfJerusalem {
		for _, s := range g.seats() {
			c.fact("trophy.merit", int16(s), int16(g.merit(k, s)))
		}
		c.rules("trophies/overtaken", "trophies/lost-when-requirement-lost")
	}
	c.rules("trophies/four-trophies", "end/trophy-point",
		[...]string{Crusader: "trophies/crusader", Builder: "trophies/builder", Inventor: "trophies/inventor", KingOfJerusalem: "trophies/king-of-jerusalem"}[k])
}
