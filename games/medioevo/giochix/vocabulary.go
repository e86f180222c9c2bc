package giochix

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"signoria/games/medioevo"
)

// How data/ and box files speak of effects and Objectives: each word has parameters of its own, and none that is not its.

// reading reads the parameters of a word that is printed on an item.
type reading struct {
	*boxing
	list string
	item *item
	at   string // the word and its parameter
}

// params are the parameters that a word can have, and where each is put.
type params[T any] map[string]func(r *reading, x *T, v []string)

// toField reads a whole number of a span into a field.
func toField[T any, N ~int8 | ~int16](field func(x *T) *N, of span) func(*reading, *T, []string) {
	return func(r *reading, x *T, v []string) { *field(x) = N(r.number(v, of)) }
}

// oneOf reads one of some words.
func oneOf[T any](ids []string, field func(x *T) *uint8) func(*reading, *T, []string) {
	return func(r *reading, x *T, v []string) { *field(x) = uint8(r.index(ids, v)) }
}

// someOf reads any of some words, bit by bit; the word any, or another word for it, stands for all.
func someOf[T any, N ~uint8 | ~uint32](ids []string, all string, field func(x *T) *N) func(*reading, *T, []string) {
	return func(r *reading, x *T, v []string) {
		if len(v) == 1 && v[0] == all && all != "" {
			*field(x) = 1<<len(ids) - 1
			return
		}
		for _, w := range v {
			*field(x) |= 1 << r.index(ids, []string{w})
		}
	}
}

// whether reads whether something is so: one word for yes, others for no.
func whether[T any](yes string, no []string, field func(x *T) *bool) func(*reading, *T, []string) {
	return func(r *reading, x *T, v []string) { *field(x) = r.index(append([]string{yes}, no...), v) == 0 }
}

// number is the one whole number that a parameter is, which must be of a span.
func (r *reading) number(v []string, of span) int16 {
	n, err := strconv.Atoi(strings.Join(v, " "))
	if err != nil {
		r.Wrong(r.list, r.item, "%s: a whole number is wanted, not %q", r.at, strings.Join(v, " "))
		return of.least
	}
	r.Within(r.list, r.item, r.at, n, int(of.least), int(of.most))
	return int16(n)
}

// index is which of some words a parameter is.
func (r *reading) index(ids []string, v []string) int {
	at := -1
	if len(v) == 1 {
		at = slices.Index(ids, v[0])
	}
	if at < 0 {
		r.Wrong(r.list, r.item, "unknown word %q; there are %s", strings.Join(v, " "), strings.TrimSpace(strings.Join(ids, " ")))
		return 0
	}
	return at
}

// readWord reads the parameters of a word.
func readWord[T any](r *reading, w printedWord, word string, of params[T], x *T) {
	for _, key := range slices.Sorted(maps.Keys(w)) {
		if key == word {
			continue
		}
		put, ok := of[key]
		if !ok {
			r.Wrong(r.list, r.item, "%s %s: it has no %q", word, strings.Join(w[word], " "), key)
			continue
		}
		r.at = fmt.Sprintf("%s %s: %s", word, strings.Join(w[word], " "), key)
		put(r, x, w[key])
	}
}

// effects are the effects of an item.
func (b *boxing) effects(list string, it *item, of []printedWord) (all []Effect) {
	for _, w := range of {
		r := &reading{boxing: b, list: list, item: it}
		x := Effect{Do: Do(r.index(doIDs[:], w["do"]))}
		readWord(r, w, "do", effectParams[x.Do], &x)
		all = append(all, x)
	}
	return all
}

// condition is the Objective of a card.
func (b *boxing) condition(list string, it *item, w printedWord) Condition {
	r := &reading{boxing: b, list: list, item: it}
	x := Condition{Kind: Want(r.index(wantIDs[:], w["kind"])), Most: None}
	readWord(r, w, "kind", conditionParams[x.Kind], &x)
	return x
}

// The fields of an effect.
func effectN(x *Effect) *int16    { return &x.N }
func effectMax(x *Effect) *int16  { return &x.Max }
func effectMin(x *Effect) *int16  { return &x.Min }
func effectUses(x *Effect) *int8  { return &x.Uses }
func effectOf(x *Effect) *uint32  { return &x.Of }
func effectBy(x *Effect) *uint8   { return &x.By }
func effectAlso(x *Effect) *uint8 { return &x.Also }
func effectFlag(x *Effect) *bool  { return &x.Flag }

var (
	anyThing  = someOf(thingIDs[:], "any", effectOf)
	anyUnit   = func(r *reading, x *Effect, v []string) { anyThing(r, x, unitOrAny(v)) }
	perBattle = whether("battle", []string{"round"}, effectFlag)
	yesNo     = whether("true", []string{"false"}, effectFlag)
)

// unitOrAny lets the word any stand for any unit.
func unitOrAny(v []string) []string {
	if len(v) == 1 && v[0] == "any" {
		return thingIDs[LightThing : CaptainThing+1]
	}
	return v
}

// byPercent is a price that falls by so many percent.
func byPercent(r *reading, x *Effect, v []string) { x.N, x.Also = r.number(v, percents), 1 }

// effectParams are the parameters of each word.
var effectParams = [doings]params[Effect]{
	GainFlorins:     {"amount": toField(effectN, money), "per": oneOf(perIDs[:], effectBy), "max": toField(effectMax, money)},
	TakeFlorins:     {"amount": toField(effectN, money), "from": oneOf(fromIDs[:], effectBy)},
	PayLess:         {"of": anyThing, "amount": toField(effectN, money), "percent": byPercent, "per_level": yesNo, "uses": toField(effectUses, often), "min_price": toField(effectMin, money)},
	UpkeepLess:      {"pieces": toField(effectN, often), "of": anyThing},
	TaxTolerance:    {"levels": toField(effectN, added)},
	TaxWeight:       {"plus": toField(effectN, added), "per": oneOf(perIDs[:], effectBy)},
	Interest:        {"percent": toField(effectN, percents)},
	Unlock:          {"things": anyThing},
	UnitLimit:       {"plus": toField(effectN, handful)},
	FreeUnits:       {"n": toField(effectN, handful), "unit": anyUnit, "where": oneOf(whereIDs[:], effectBy), "limited": yesNo},
	Repair:          {"tokens": toField(effectN, handful)},
	DrawMore:        {"n": toField(effectN, added)},
	Capacity:        {"plus": toField(effectN, added), "of": anyThing},
	MovePoints:      {"plus": toField(effectN, added), "of": anyThing},
	IgnoreStop:      {"times": toField(effectN, often), "stop": oneOf(stopIDs[:], effectBy), "no_horde": yesNo},
	StopPiece:       {"n": toField(effectN, single), "what": anyThing, "range": oneOf([]string{"anywhere", "near_own"}, effectBy)},
	AttackValue:     {"plus": toField(effectN, changed), "role": oneOf(roleIDs[:], effectBy), "need": oneOf(needIDs[:], effectAlso), "per": perBattle},
	TurnPenalty:     {"reduce": toField(effectN, often)},
	Reroll:          {"dice": toField(effectN, span{0, dice}), "whose": oneOf(whoseIDs[:], effectBy), "per": perBattle},
	DieShift:        {"plus": toField(effectN, changed), "whose": oneOf(whoseIDs[:], effectBy)},
	LossesChange:    {"plus": toField(effectN, changed), "whose": oneOf(whoseIDs[:], effectBy)},
	DealDamage:      {"n": toField(effectN, handful), "step": oneOf(sourceIDs[:], effectBy)},
	PreventDamage:   {"n": toField(effectN, handful), "from": someOf(sourceIDs[:], "any", effectBy)},
	EnablePower:     {"n": toField(effectN, handful), "unit": anyUnit},
	CancelPower:     {"n": toField(effectN, handful), "unit": anyUnit},
	CancelCaptain:   {"max_level": toField(effectMax, ofThree)},
	Siege:           {"hit": toField(effectN, added), "to_units": toField(effectMin, added), "to_buildings": toField(effectMax, added)},
	RecoverUnits:    {"n": toField(effectN, handful), "max_price": toField(effectMax, money), "per": perBattle},
	FreeCapture:     {},
	BarbarianPoints: {"n": toField(effectN, handful), "may": someOf(mayIDs[:], "", effectBy)},
	EventShield:     {"reduce": toField(effectN, added), "icons": someOf(iconIDs[:], "", effectBy)},
	PeekDeck:        {"n": toField(effectN, span{0, mostPeek}), "bottom": toField(effectMax, span{0, mostPeek}), "deck": oneOf(pileIDs[:], effectBy)},
	TradePrice:      {"sale": toField(effectN, apiece), "buy": toField(effectMin, apiece), "max_pieces": toField(effectMax, often)},
	MarketValue:     {"plus": toField(effectN, apiece)},
	TradeAnywhere:   {},
	TakeGoods:       {"n": toField(effectN, single), "reach": oneOf([]string{"same_place", "ship_near_own_port"}, effectBy)},
	TapCard:         {"n": toField(effectN, single), "turns": toField(effectMax, added)},
	CancelAbility:   {},
	See:             {"what": someOf(sightIDs[:], "", effectBy)},
	Truce:           {},
}

// The fields of an Objective's condition.
func conditionMin(x *Condition) *int16   { return &x.Min }
func conditionCount(x *Condition) *int16 { return &x.Count }
func conditionOf(x *Condition) *uint32   { return &x.Of }
func conditionBy(x *Condition) *uint8    { return &x.By }
func conditionAlso(x *Condition) *uint8  { return &x.Also }
func conditionMost(x *Condition) *int8   { return &x.Most }
func conditionFlag(x *Condition) *bool   { return &x.Flag }

// The words of Objectives that have no list of their own.
var (
	familyIDs = [families]string{"civil", "military", "religious"}
	sizeIDs   = [medioevo.Sizes]string{medioevo.Small.ID(), medioevo.Minor.ID(), medioevo.Great.ID(), medioevo.Major.ID()}
	holyIDs   = [...]string{"rome", "jerusalem"}
)

var (
	atLeast  = params[Condition]{"min": toField(conditionMin, demanded)}
	ofKinds  = someOf(thingIDs[:], "", conditionOf)
	ofSizes  = someOf(sizeIDs[:], "", conditionOf)
	withWhat = oneOf(withIDs[:], conditionBy)
	isSo     = whether("true", []string{"false"}, conditionFlag)
	inWhere  = whether("one_territory", []string{"anywhere"}, conditionFlag)
)

// ofFamily are the buildings of one family, or of all.
func ofFamily(r *reading, x *Condition, v []string) {
	x.Of = 1<<CivilThing | 1<<MilitaryThing | 1<<ReligiousThing
	if !slices.Equal(v, []string{"all"}) {
		x.Of = 1 << (CivilThing + Thing(r.index(familyIDs[:], v)))
	}
}

// likeFight is what a battle was like, if it must have been.
func likeFight(f Fight) func(*reading, *Condition, []string) {
	return func(r *reading, x *Condition, v []string) {
		if r.index([]string{"true", "false"}, v) == 0 {
			x.Of |= 1 << f
		}
	}
}

// conditionParams are the parameters of each word.
var conditionParams = [wants]params[Condition]{
	OwnBuildings:       {"kinds": ofKinds, "min": toField(conditionMin, demanded)},
	BuildingLevels:     {"family": ofFamily, "min": toField(conditionMin, demanded)},
	OwnPieces:          {"kinds": ofKinds, "min": toField(conditionMin, demanded), "min_level": toField(conditionCount, span{0, topLevel})},
	FullSet:            {"kinds": ofKinds, "where": inWhere},
	ControlTerritories: {"min": toField(conditionMin, demanded), "with": withWhat, "outside_kingdom": isSo},
	KingdomIntact:      {"plus": toField(conditionCount, span{0, 99})},
	ControlRealm:       {"sizes": ofSizes, "count": toField(conditionCount, demanded)},
	PartOfRealm:        {"sizes": ofSizes, "min": toField(conditionMin, demanded)},
	ControlPlace:       {"any_of": someOf(holyIDs[:], "", conditionOf)},
	ControlProducers:   {"goods": toField(conditionMin, span{1, Goods})},
	Monopoly:           atLeast,
	GreatMarket:        {"min_cubes": toField(conditionMin, span{1, Goods}), "city": isSo},
	HasFlorins:         {"min": toField(conditionMin, fortune), "no_debt": isSo},
	HasTechnology:      {"level": toField(conditionMin, span{1, techLevels}), "branches": toField(conditionCount, span{1, Branches})},
	TechnologyTotal:    atLeast,
	Lead:               {"stat": oneOf(statIDs[:], conditionBy)},
	OwnsCards:          atLeast,
	OwnsTokens:         atLeast,
	HoldsPrisoners:     atLeast,
	HasPacts:           {"min": toField(conditionMin, demanded), "kinds": someOf(pactKindIDs[:], "any", conditionOf)},
	TaxIncome:          {"min": toField(conditionMin, fortune)},
	TaxCalm:            {"level": toField(conditionMin, span{0, 4})},
	WonBattle: {
		"vs": oneOf(versusIDs[:], conditionBy), "role": oneOf(roleIDs[:], conditionAlso), "min_enemy": toField(conditionMin, demanded), "max_lost": toField(conditionMost, span{0, 99}),
		"fewer": likeFight(FightFewer), "naval": likeFight(FightNaval), "fortified": likeFight(FightFortified), "count": toField(conditionCount, demanded),
	},
	Conquered: {
		"count": toField(conditionCount, demanded), "with": withWhat, "from": oneOf(versusIDs[:], conditionAlso), "min_level": toField(conditionMin, span{0, topLevel}),
	},
	Suppressed:        atLeast,
	DestroyedBuilding: atLeast,
	CapturedUnits:     atLeast,
	CompletedRoute:    {"min_stops": toField(conditionMin, demanded)},
	Sold:              {"min_pieces": toField(conditionCount, demanded), "min_florins": toField(conditionMin, fortune), "different": func(r *reading, x *Condition, v []string) { x.By = uint8(r.number(v, span{1, Goods})) }},
	Built:             {"kinds": ofKinds, "min": toField(conditionMin, demanded)},
}
