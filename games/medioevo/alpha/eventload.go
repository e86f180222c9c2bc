package alpha

import (
	"maps"
	"slices"
	"strings"

	"signoria/games/boxfile"
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
)

// What is printed of areas, Event and Calamity cards, and how it is read. What each word means stands at the head of
// data/events.yaml.

const (
	areas      = 25
	eventCards = 24
	faces      = 6 // of a card's back, by the d6
	mostAtOnce = 3 // effects of one card
)

type (
	printedArea struct {
		boxfile.Item `yaml:",inline"`
		Name         boxfile.Names `yaml:"name"`
		Territories  []string      `yaml:"territories"`
		Seas         []string      `yaml:"seas"`
	}
	printedEvent struct {
		boxfile.Item `yaml:",inline"`
		Title        boxfile.Names   `yaml:"title"`
		Text         boxfile.Names   `yaml:"text"`
		Areas        []string        `yaml:"areas"`
		Effects      []printedEffect `yaml:"effects"`
	}
	printedCalamity struct {
		boxfile.Item `yaml:",inline"`
		Title        boxfile.Names   `yaml:"title"`
		Text         boxfile.Names   `yaml:"text"`
		Areas        []string        `yaml:"areas"`
		Realms       []string        `yaml:"realms"`
		Effects      []printedEffect `yaml:"effects"`
	}
	printedEffect struct {
		Do       string           `yaml:"do"`
		Of       string           `yaml:"of"`
		N        int16            `yaml:"n"`
		Percent  int16            `yaml:"percent"`
		Per      string           `yaml:"per"`
		Least    int16            `yaml:"least"`
		Most     int16            `yaml:"most"`
		If       string           `yaml:"if"`
		Goods    []string         `yaml:"goods"`
		Buys     int16            `yaml:"buys"`
		Sells    int16            `yaml:"sells"`
		Florins  int16            `yaml:"florins"`
		Turns    int16            `yaml:"turns"`
		Captain  int16            `yaml:"captain"`
		Where    string           `yaml:"where"`
		Softened map[string]int16 `yaml:"softened"`
		given    []string
	}
)

// Heed notes which keys an effect has.
func (e *printedEffect) Heed(given []string) { e.given = given }

// BoxArea is an area.
type BoxArea struct {
	ID     string
	Name   force.Name
	Places []force.Place
}

// BoxFate is an Event or Calamity card.
type BoxFate struct {
	ID          string
	Title, Text force.Name
	Aimed       bool        // its back names realms, else areas
	Faces       [faces]int8 // of its back
	Effects     []Effect
}

// Effect is one of the things that a card does.
type Effect struct {
	Do             doing
	Of             target
	N, Percent     int16
	Per            measure
	Least, Most    int16
	If             condition
	Goods          uint8 // bit g for the good g; 0: all
	Buys, Sells    int16
	Florins        int16
	Turns, Captain int8
	Where          part
	Softened       []Softening
}

// Softening is what counts instead, of n or percent, for who has a technology.
type Softening struct {
	Tech int8
	N    int16
}

// doing is the word that says what an effect does.
type doing uint8

const (
	doLoseCargo doing = iota
	doDestroyIfStillHere
	doMovePoints
	doHalfMP
	doStop
	doRiverCost
	doLoseArmies
	doGainArmies
	doOfferArmies
	doSupply
	doNoReinforcements
	doGatherBarbarians
	doRebel
	doRebellionLevel
	doLowerBuilding
	doRemoveBuilding
	doHeretics
	doPrice
	doGainFlorins
	doLoseFlorins
	doNoTax
	doCheapTechnology
	doHonourPoints
	doCrusade
	doPopeDies
	doLoseTransports
	doDiscardCards
	doNoDiplomacy
	doNoAttacks
	doWords
)

// target is what an effect strikes.
type target uint8

const (
	ofNothing target = iota
	ofShips
	ofLand
	ofLoneMerchantmen
	ofLoneCaravans
	ofForts
	ofSettlements
	ofCathedrals
	ofWords
)

// measure is what an effect counts.
type measure uint8

const (
	perNothing measure = iota
	perPlayer
	perTerritory
	perPlain
	perHillOrMountain
	perCathedralOrHoly
	perWords
)

// condition is who alone gets something.
type condition uint8

const (
	ifAny condition = iota
	ifSettlement
	ifPeace
	ifWords
)

// part is which part of what a victim's card reaches is struck.
type part uint8

const (
	whereverHeIs part = iota
	atHome
	aroundHome
	whereWords
)

// The words by which the files speak of them.
var (
	doIDs = [doWords]string{
		"lose_cargo", "destroy_if_still_here", "move_points", "half_mp", "stop", "river_cost", "lose_armies", "gain_armies",
		"offer_armies", "supply", "no_reinforcements", "barbarians", "rebel", "rebellion_level", "lower_building", "remove_building",
		"heretics", "price", "gain_florins", "lose_florins", "no_tax", "cheap_technology", "honour", "crusade", "pope_dies",
		"lose_transports", "discard_cards", "no_diplomacy", "no_attacks",
	}
	ofIDs    = [ofWords]string{"", "ships", "land", "lone_merchantmen", "lone_caravans", "fort", "settlement", "cathedral"}
	perIDs   = [perWords]string{"", "player", "territory", "plain", "hill_or_mountain", "cathedral_or_holy"}
	ifIDs    = [ifWords]string{"", "settlement", "peace"}
	whereIDs = [whereWords]string{"", "home", "around"}

	doWord    = boxfile.Words[doing](doIDs[:])
	ofWord    = boxfile.Words[target](ofIDs[:])
	perWord   = boxfile.Words[measure](perIDs[:])
	ifWord    = boxfile.Words[condition](ifIDs[:])
	whereWord = boxfile.Words[part](whereIDs[:])
)

// wants are the keys that each word wants beside itself; one with a question mark may be missing.
var wants = [doWords]string{
	doLoseCargo: "of", doDestroyIfStillHere: "of", doMovePoints: "of n", doHalfMP: "of", doStop: "of", doRiverCost: "n turns?",
	doLoseArmies: "percent per least?", doGainArmies: "n per most?", doOfferArmies: "florins most if?", doSupply: "n turns?",
	doNoReinforcements: "", doGatherBarbarians: "n most? captain?", doRebel: "n", doRebellionLevel: "n turns?", doLowerBuilding: "of n?",
	doRemoveBuilding: "of n", doHeretics: "", doPrice: "goods? buys? sells? turns?", doGainFlorins: "n per most?",
	doLoseFlorins: "percent florins?", doNoTax: "", doCheapTechnology: "n percent if?", doHonourPoints: "n if?", doCrusade: "", doPopeDies: "",
	doLoseTransports: "n", doDiscardCards: "n", doNoDiplomacy: "", doNoAttacks: "turns?",
}

// ofPlaces are the words that strike places, whoever owns them.
var ofPlaces = [doWords]bool{doRiverCost: true, doGatherBarbarians: true, doPrice: true, doNoAttacks: true}

// rule: mu-alpha/events/event-area
func (b *boxing) areas() {
	for i := range b.printed.Areas {
		x := &b.printed.Areas[i]
		b.Named("areas", &x.Item, x.Name)
		if (len(x.Territories) == 0) == (len(x.Seas) == 0) {
			b.Wrong("areas", &x.Item, "it wants either territories or seas")
		}
		b.Once("areas", &x.Item, "territories", x.Territories)
		b.Once("areas", &x.Item, "seas", x.Seas)
		a := BoxArea{ID: x.ID, Name: force.Name(x.Name)}
		for _, id := range x.Territories {
			a.Places = append(a.Places, b.Land("areas", &x.Item, id))
		}
		for _, id := range x.Seas {
			at := slices.IndexFunc(b.printed.Seas, func(y medioevo.PrintedSea) bool { return y.ID == id })
			b.Found("areas", &x.Item, "sea zone", id, at)
			a.Places = append(a.Places, force.Territories+force.Place(at))
		}
		b.own.Areas[i] = a
	}
}

// rule: mu-alpha/events/draw-event
func (b *boxing) events() {
	for i := range b.printed.Events {
		x := &b.printed.Events[i]
		b.own.Events[i] = b.fate("events", &x.Item, x.Title, x.Text, x.Areas, nil, x.Effects)
	}
}

// rule: mu-alpha/events/calamity-draw
func (b *boxing) calamities() {
	for i := range b.printed.Calamities {
		x := &b.printed.Calamities[i]
		if (len(x.Areas) == 0) == (len(x.Realms) == 0) {
			b.Wrong("calamities", &x.Item, "it wants either areas or realms")
		}
		b.own.Calamities[i] = b.fate("calamities", &x.Item, x.Title, x.Text, x.Areas, x.Realms, x.Effects)
	}
}

// fate reads a card, whose back names areas or realms.
func (b *boxing) fate(list string, it *boxfile.Item, title, text boxfile.Names, areas, realms []string, effects []printedEffect) BoxFate {
	b.Named(list, it, title)
	b.Named(list, it, text)
	x := BoxFate{ID: it.ID, Title: force.Name(title), Text: force.Name(text), Aimed: len(realms) > 0}
	key, back := "areas", areas
	if x.Aimed {
		key, back = "realms", realms
	}
	if len(back) != faces {
		b.Wrong(list, it, "%s: there must be %d", key, faces)
	}
	for i := range min(len(back), faces) {
		x.Faces[i] = b.face(list, it, back[i], x.Aimed)
	}
	if len(effects) == 0 || len(effects) > mostAtOnce {
		b.Wrong(list, it, "effects: there must be from 1 to %d", mostAtOnce)
	}
	for i := range effects {
		x.Effects = append(x.Effects, b.effect(list, it, &effects[i], x.Aimed))
	}
	return x
}

// face finds the area or realm that a face of a back names.
func (b *boxing) face(list string, it *boxfile.Item, id string, realm bool) int8 {
	if realm {
		return b.Found(list, it, "realm", id, slices.IndexFunc(b.printed.Realms, func(y medioevo.PrintedRealm) bool { return y.ID == id }))
	}
	return b.Found(list, it, "area", id, slices.IndexFunc(b.printed.Areas, func(y printedArea) bool { return y.ID == id }))
}

// effect reads one effect, of a card that is aimed at a victim or strikes an area.
func (b *boxing) effect(list string, it *boxfile.Item, x *printedEffect, aimed bool) Effect {
	e := Effect{
		Do: boxfile.Word(b.Faults, list, it, "do", doWord, x.Do),
		N:  x.N, Percent: x.Percent, Least: x.Least, Most: x.Most, Buys: x.Buys, Sells: x.Sells, Florins: x.Florins,
		Turns: int8(x.Turns), Captain: int8(x.Captain),
	}
	if _, known := doWord[x.Do]; !known {
		return e
	}
	b.keys(list, it, x, list == "calamities", aimed)
	if x.Of != "" {
		if e.Of = boxfile.Word(b.Faults, list, it, "of", ofWord, x.Of); (e.Of >= ofForts) != (e.Do == doLowerBuilding || e.Do == doRemoveBuilding) {
			b.Wrong(list, it, "%s: of %s is none of its", x.Do, x.Of)
		}
	}
	if x.Per != "" {
		if e.Per = boxfile.Word(b.Faults, list, it, "per", perWord, x.Per); (e.Per <= perTerritory) != (e.Do == doLoseArmies) {
			b.Wrong(list, it, "%s: per %s is none of its", x.Do, x.Per)
		}
	}
	if x.If != "" {
		e.If = boxfile.Word(b.Faults, list, it, "if", ifWord, x.If)
	}
	if x.Where != "" {
		e.Where = boxfile.Word(b.Faults, list, it, "where", whereWord, x.Where)
	}
	for _, id := range x.Goods {
		if good := b.Found(list, it, "good", id, slices.IndexFunc(b.printed.Goods, func(y medioevo.PrintedGood) bool { return y.ID == id })); good >= 0 {
			e.Goods |= 1 << good
		}
	}
	for _, id := range slices.Sorted(maps.Keys(x.Softened)) {
		tech := b.Found(list, it, "technology", id, slices.IndexFunc(b.Techs[:], func(y force.BoxTech) bool { return y.ID == id }))
		e.Softened = append(e.Softened, Softening{Tech: tech, N: x.Softened[id]})
	}
	b.bounds(list, it, &e)
	return e
}

// keys checks that an effect has the keys that its word wants, and no others. Those of a victim's things are for cards
// that are aimed at one.
func (b *boxing) keys(list string, it *boxfile.Item, x *printedEffect, calamity, aimed bool) {
	may := []string{"do"}
	for key := range strings.FieldsSeq(wants[doWord[x.Do]]) {
		key, optional := strings.CutSuffix(key, "?")
		may = append(may, key)
		if !optional && !slices.Contains(x.given, key) {
			b.Wrong(list, it, "%s: %s is missing", x.Do, key)
		}
	}
	if calamity {
		may = append(may, "softened")
	}
	if aimed {
		may = append(may, "where")
	}
	if aimed && ofPlaces[doWord[x.Do]] && x.Where == "" {
		b.Wrong(list, it, "%s: it strikes places, and wants an area, or where", x.Do)
	}
	for _, key := range x.given {
		if !slices.Contains(may, key) {
			b.Wrong(list, it, "%s: %s means nothing to it here", x.Do, key)
		}
	}
}

// bounds checks the numbers of an effect.
func (b *boxing) bounds(list string, it *boxfile.Item, e *Effect) {
	b.Within(list, it, "n", int(e.N), -99, 999)
	b.Within(list, it, "percent", int(e.Percent), 0, 100)
	b.Within(list, it, "least", int(e.Least), 0, 99)
	b.Within(list, it, "most", int(e.Most), 0, 999)
	b.Within(list, it, "buys", int(e.Buys), -99, 99)
	b.Within(list, it, "sells", int(e.Sells), -99, 99)
	b.Within(list, it, "florins", int(e.Florins), 0, 9999)
	b.Within(list, it, "turns", int(e.Turns), 0, 2)
	b.Within(list, it, "captain", int(e.Captain), 0, 3)
	if e.Do != doHonourPoints && e.Do != doSupply && e.N < 0 {
		b.Wrong(list, it, "%s: n must not be less than 0", doIDs[e.Do])
	}
	for _, soft := range e.Softened {
		b.Within(list, it, "softened", int(soft.N), -99, 100)
	}
}
