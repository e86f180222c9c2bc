package giochix

import (
	"embed"
	"fmt"
	"strings"
	"text/template"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

//go:embed text
var textFiles embed.FS

// texts are the words of the game, which stand in text/ by language and chapter, and what the chapters call their things.
var texts = wording.Words[State]{
	Chapter: wording.Join(
		abilityChapter, activationChapter, asideChapter, battleChapter, buildingChapter, cardChapter, commerceChapter, conquestChapter,
		eliminationChapter, engineChapter, eventChapter, exitChapter, hordeChapter, loanChapter, navalChapter, orderChapter, pactChapter,
		powerChapter, prisonerChapter, purchaseChapter, recruitingChapter, responseChapter, routeChapter, setupChapter, starChapter, taxChapter,
		technologyChapter, transportChapter, turnChapter, victoryChapter, wallChapter,
	),
	Files: textFiles, Final: wording.Sentences,
	Lacks: func(s *wording.Speaker[State], seat play.Seat, r play.Refusal) string {
		return speaker{s}.lacks(seat, r)
	},
	Funcs: func(s *wording.Speaker[State]) template.FuncMap { return speaker{s}.funcs() },
}

type said = wording.Said

// Tell says a line of the chronicle in a language.
func (g *State) Tell(language string, l play.Line) string {
	return texts.Tell(g, language, l)
}

// Describe says an offer in a language.
func (g *State) Describe(language string, o play.Offer) play.Told {
	return texts.Describe(g, language, o)
}

// speaker says the game's names in one language.
type speaker struct{ *wording.Speaker[State] }

// funcs are what texts may call. Names come out marked up, to be pointed at: [[territory:thrace|Thrace]].
func (s speaker) funcs() template.FuncMap {
	return template.FuncMap{
		// Who and where: a seat, a seat or the Barbarians (6), a realm; a place, or a territory by its settlement.
		"seat": wording.Saying(s.side, s.sideArticle, ""), "side": wording.Saying(s.side, s.sideArticle, ""),
		"realm": wording.Saying(s.realm, s.realmArticle, wording.Bare), "place": wording.Saying(s.place, s.placeArticle, wording.Bare),
		"town": s.town, "region": s.region,
		// Pieces: a kind of unit, so many of it or of all kinds in their order, a sort of it; a kind of transport or engine of a level, or of any; the transport or engine
		// of a number, what goods it bears, where it is and whose.
		"unit": s.unit, "units": s.units, "ranks": s.ranks, "sort": s.sort, "vehicle": s.vehicle, "kind": s.kind, "engine": s.engine,
		"property": s.property, "cargo": s.cargo, "where": s.where, "owner": s.owner,
		// A building of a family and level, a family, what stands in a territory of a family.
		"building": s.building, "family": s.family, "built": s.built,
		// What cards and boards show.
		"card": s.card, "character": s.character, "objective": s.objective, "tech": s.tech, "branch": s.branch, "colour": s.colour,
		// What a choice of a kind and level together is about: a building, a transport, a captured unit. The level of a Captain of the
		// seat that is asked; on what a card, or a character, is used.
		"edifice": s.edifice, "craft": s.craft, "captive": s.captive, "rank": s.rank, "aim": s.aim, "aimed": s.aimed,
		"event": s.event, "icon": s.icon, "good": s.good, "thing": s.thing,
		// What a piece of goods costs the owner of a transport, what it brings where that is, and whether it ends its route to sell all.
		"buying": s.buying, "selling": s.selling, "ending": s.ending,
		// What is pledged in a bargain, why the game ends, a line of the end table.
		"pledge": s.pledge,
		"ended":  func(why int16) string { return s.Word(fmt.Sprintf("name.ended-%d", why), why) },
		"bonus":  func(b int16) string { return s.Word(fmt.Sprintf("name.bonus-%d", b), b) },
		"phase":  s.phase, "die": s.die, "dice": s.dice, "source": s.source,
		"tax":     func(level int16) int16 { return box.Taxes[level] },
		"florins": func(n int16) string { return s.Word("count.florins", n) },
		"honour":  func(n int16) string { return s.Word("count.honour", n) },
		"goods":   func(n int16) string { return s.Word("count.goods", n) },
		"loss":    func(n int16) string { return s.Word("count.loss", n) },
		"damage":  func(n int16) string { return s.Word("count.damage", n) },
		"roman":   roman,
		"minus":   func(n int16) int16 { return -n },
		"plus":    func(a, b int16) int16 { return a + b },
		"times":   func(a, b int16) int16 { return a * b },
		"over":    func(n, by int16) int16 { return n / by },
		"rest":    func(n, by int16) int16 { return n % by },
		"has":     func(set, i int16) bool { return set>>i&1 == 1 },
	}
}

// side names a player by his Kingdom, the Barbarians, or nobody.
func (s speaker) side(side int16) string {
	switch {
	case side < 0:
		return s.Word("name.nobody", 0)
	case play.Seat(side) == Barbarians:
		return s.Word("name.barbarians", 0)
	}
	return wording.Mark(refSeat(side), s.realm(int16(s.G.Players[side].Realm)))
}

// realm names a realm of the atlas.
func (s speaker) realm(r int16) string {
	if r < 0 {
		return s.Word("name.nobody", 0)
	}
	return box.Atlas.Realms[r].Name[s.Language]
}

// realmArticle, sideArticle and placeArticle are the articles of names, the last after a preposition.
func (s speaker) realmArticle(r int16, _ string) string {
	if r < 0 {
		return ""
	}
	return box.Atlas.Realms[r].Article[s.Language]
}

func (s speaker) sideArticle(side int16, _ string) string {
	if side < 0 || play.Seat(side) == Barbarians {
		return ""
	}
	return s.realmArticle(int16(s.G.Players[side].Realm), "")
}

func (s speaker) placeArticle(p int16, preposition string) string {
	if p < 0 {
		return ""
	}
	return box.Atlas.ArticleAfter(preposition, Place(p), s.Language)
}

// place names a territory or sea zone.
func (s speaker) place(p int16) string {
	if p < 0 {
		return s.Word("name.nowhere", 0)
	}
	return wording.Mark(refPlace(p), box.Atlas.Name(Place(p))[s.Language])
}

// town names a territory by its settlement, if it has one.
func (s speaker) town(p int16) string {
	if p < 0 || !Place(p).Land() || !box.Settlement[p] {
		return s.place(p)
	}
	return wording.Mark(refPlace(p), box.Towns[p][s.Language])
}

func (s speaker) region(r int16) string { return box.Regions[r].Name[s.Language] }

// unit names a kind of Military Unit.
func (s speaker) unit(kind int16) string { return box.Units[kind].Name[s.Language] }

// units names so many of a kind.
func (s speaker) units(n, kind int16) string { return s.Word("count.unit-"+box.Units[kind].ID, n) }

// ranks name so many of each kind, in their order, nothing of kinds of which there are none.
func (s speaker) ranks(n ...int16) string {
	var all []string
	for kind, count := range n {
		if count > 0 {
			all = append(all, s.units(count, int16(kind)))
		}
	}
	return strings.Join(all, ", ")
}

// sort names a sort of unit, a Captain with his level.
func (s speaker) sort(sort int16) string {
	if level := sort - int16(Captain) + 1; level > 0 {
		return s.unit(int16(Captain)) + " " + roman(level)
	}
	return s.unit(sort)
}

// source says where damage comes from; losses come from nowhere else.
func (s speaker) source(from int16) string {
	if from < 0 {
		return s.Word("name.source-losses", 0)
	}
	return s.Word("name.source-"+sourceIDs[from], from)
}

// kind names a kind of transport, or siege engines.
func (s speaker) kind(kind int16) string {
	if Kind(kind) == Engine {
		return s.Word("name.engine", 0)
	}
	return box.Properties[kind].Name[s.Language]
}

// vehicle names a kind of transport of a level, or the engine of a level.
func (s speaker) vehicle(kind, level int16) string {
	if Kind(kind) == Engine {
		return s.engine(level)
	}
	return box.Properties[kind].Name[s.Language] + " " + roman(level)
}

// engine names the siege engine of a level.
func (s speaker) engine(level int16) string { return box.Engines[level].Name[s.Language] }

// property names a transport or engine by its number among those of all players.
func (s speaker) property(n int16) string {
	x := s.at(n)
	if x == nil || x.Kind == NoProperty { // a line may tell of one that is there no longer
		return s.Word("name.gone", 0)
	}
	return wording.Mark(refProperty(n), s.vehicle(int16(x.Kind), int16(x.Level)))
}

// at is the transport or engine of a number, nil if that is less than 0.
func (s speaker) at(n int16) *Property {
	if n < 0 {
		return nil
	}
	owner, i := ofNumber(n)
	return &s.G.Players[owner].Property[i]
}

// cargo tells what goods are aboard a transport, nothing if none are.
func (s speaker) cargo(n int16) string {
	var aboard []string
	for good, pieces := range s.at(n).Cargo {
		if pieces > 0 {
			aboard = append(aboard, fmt.Sprintf("%d %s", pieces, s.good(int16(good))))
		}
	}
	if len(aboard) == 0 {
		return ""
	}
	return " (" + strings.Join(aboard, ", ") + ")"
}

// buying is what a piece of goods costs the owner of a transport.
func (s speaker) buying(n int16) int16 {
	owner, _ := ofNumber(n)
	return s.G.buyingPrice(owner)
}

// selling is what a piece brings where a transport is, of so many and with so many Commerce Points taken in florins: of the
// first at the most, for what raises the price may do so for a few.
func (s speaker) selling(n, pieces, points int16) string {
	owner, i := ofNumber(n)
	brings := func(pieces int16) int16 {
		return s.G.brings(owner, s.G.Players[owner].where(i), int8(pieces), int8(points))
	}
	if each := brings(1); brings(pieces) == pieces*each {
		return s.Word("count.florins", each)
	}
	return s.Say("count.up-to-florins", said{A: brings(1)})
}

// ending says whether a transport under way on a route loses it who sells all of a good.
func (s speaker) ending(n, good int16) bool {
	x := s.at(n)
	return x.Route.N > 0 && x.Load() == x.Cargo[good]
}

// where is the place of a transport or engine, owner whose it is.
func (s speaker) where(n int16) int16 {
	owner, i := ofNumber(n)
	return int16(s.G.Players[owner].where(i))
}

func (s speaker) owner(n int16) int16 {
	owner, _ := ofNumber(n)
	return int16(owner)
}

// building names the building of a family and level, or with level 0 the family.
func (s speaker) building(f, level int16) string {
	if level < 1 {
		return s.family(f)
	}
	return box.Buildings[f][level].Name[s.Language]
}

func (s speaker) family(f int16) string { return s.Word("name.family-"+familyIDs[f], f) }

// built names what stands in a territory of a family.
func (s speaker) built(p, f int16) string { return s.building(f, int16(s.G.Territories[p].Level[f])) }

// card names an Empire card by its character.
func (s speaker) card(card int16) string {
	if card < 0 {
		return s.Word("name.nothing", 0)
	}
	return wording.Mark(refCard(card), box.Characters[box.Cards[card].Character].Name[s.Language])
}

// edifice, craft and captive name a building, a transport and a captured unit by kind and level in one number.
func (s speaker) edifice(n int16) string {
	kind, level := kindOfLeveled(n)
	return s.building(int16(kind), int16(level))
}

func (s speaker) craft(n int16) string {
	kind, level := kindOfLeveled(n)
	return s.vehicle(int16(kind), int16(level))
}

func (s speaker) captive(n int16) string {
	kind, level := kindOfLeveled(n)
	if level == 0 {
		return s.unit(int16(kind))
	}
	return s.unit(int16(kind)) + " " + roman(int16(level))
}

// rank is the level of a Captain by his number among those of all players.
func (s speaker) rank(n int16) int16 {
	return int16(s.G.Players[n/captains].Levels[n%captains])
}

// aim says on what a card is used, nothing of one that needs nothing said; aimed says it of a character.
func (s speaker) aim(card, b, c int16) string { return s.aimed(int16(box.Cards[card].Character), b, c) }

func (s speaker) aimed(character, b, c int16) string {
	if b < 0 {
		return ""
	}
	for _, e := range box.Characters[character].Effects {
		if key := "aim." + doIDs[e.Do]; s.Has(key) {
			return s.Say(key, said{A: b, B: c})
		}
	}
	return ""
}

// character names a character, objective says what a card's Objective demands.
func (s speaker) character(c int16) string {
	return wording.Mark(refCharacter(c), box.Characters[c].Name[s.Language])
}
func (s speaker) objective(card int16) string { return box.Cards[card].Text[s.Language] }

func (s speaker) tech(tech int16) string {
	if tech < 0 {
		return s.Word("name.nothing", 0)
	}
	return wording.Mark(refTech(tech), box.Technologies[tech].Name[s.Language])
}

// branch names a branch of the technologies, colour says its colour.
func (s speaker) branch(b int16) string { return box.Branches[b].Name[s.Language] }
func (s speaker) colour(b int16) string { return s.Word("name.colour-"+box.Branches[b].ID, b) }

func (s speaker) event(e int16) string {
	return wording.Mark(refEvent(e), box.Events[e].Name[s.Language])
}
func (s speaker) icon(i int16) string { return s.Word("name.icon-"+iconIDs[i], i) }

func (s speaker) good(good int16) string {
	if good < 0 {
		return s.Word("name.nothing", 0)
	}
	return wording.Mark(refGood(good), box.Goods[good].Name[s.Language])
}

// thing names a kind of piece, or another thing that effects speak of.
func (s speaker) thing(x int16) string {
	switch t := Thing(x); {
	case t <= CaptainThing:
		return s.unit(x)
	case t <= GalleyThing:
		return s.kind(int16(Caravan) + x - int16(CaravanThing))
	case t <= BombardThing:
		return s.engine(1 + x - int16(CatapultThing))
	case t <= CathedralThing:
		return s.building((x-int16(VillageThing))/3, 1+(x-int16(VillageThing))%3)
	}
	return s.Word("name.thing-"+thingIDs[x], x)
}

// pledge names what can be pledged in a bargain.
func (s speaker) pledge(thing int16) string {
	if against := thing - thingAgainst; against >= 0 && against < MostPlayers {
		return s.Word("name.pledge-against", against)
	}
	return s.Word(fmt.Sprintf("name.pledge-%d", thing), thing)
}

func (s speaker) phase(p int16) string { return s.Word("name.phase-"+phaseIDs[p], p) }

// dieIDs are the dice.
var dieIDs = [dice]string{"d4", "d6", "d8"}

func (s speaker) die(i int16) string { return dieIDs[i] }

// dice names some of the dice, bit by bit.
func (s speaker) dice(set int16) string {
	var all []string
	for i, id := range dieIDs {
		if set>>i&1 == 1 {
			all = append(all, id)
		}
	}
	return strings.Join(all, " + ")
}

// roman is a level as it is written.
func roman(n int16) string {
	if n < 0 || int(n) >= len(romans) {
		return fmt.Sprint(n)
	}
	return romans[n]
}

var romans = [...]string{"", "I", "II", "III", "IV"}

// phaseIDs are the names of the phases.
var phaseIDs = [...]string{
	Setting: "setting", TurnOrder: "order", Events: "events", Taxes: "taxes", Purchases: "purchases", Combat: "combat", Commerce: "commerce",
	TurnEnd: "end", GameOver: "over",
}

// called is the Kingdom a seat plays.
func called(g *State, s play.Seat) string { return box.Atlas.Realms[g.Players[s].Realm].ID }

// realmNamed is the realm of an id, None if there is none.
func realmNamed(id string) int8 {
	for i := range int8(medioevo.Realms) {
		if box.Atlas.Realms[i].ID == id {
			return i
		}
	}
	return None
}
