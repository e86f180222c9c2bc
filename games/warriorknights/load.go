package warriorknights

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"signoria/games/boxfile"
)

// standard is what data/ holds, box what is played with: see docs/box-files.md for box files.
var (
	standard = boxfile.NewStandard(dataFiles, (*printed).box)
	box      = standard.Box()
)

// boxing makes a Box of what is printed, and gathers what is wrong with it.
type boxing struct {
	printed *printed
	*Box
	boxfile.Faults
}

func (p *printed) box(fingerprint string) (*Box, error) {
	b := &boxing{printed: p, Box: &Box{printed: p, Fingerprint: fingerprint}}
	if b.counts(); b.Err() == nil {
		b.lands()
		b.borders()
		b.roads()
		b.people()
		b.armies()
		b.fate()
		b.actions()
		b.cards()
	}
	if b.Err() == nil {
		b.whole()
	}
	return b.Box, b.Err()
}

func (b *boxing) counts() {
	b.Counted(b.printed, map[string]int{
		"regions": regions, "cities": cities, "abilities": 4, "barons": MaxBarons, "nobles": nobles, "regulars": regulars,
		"mercenaries": mercenary, "expeditions": 3, "fate": fates, "actions": kinds + neutrals, "decor": 1, "spaces": spaces,
		"setups": MaxBarons - 1, "events": events, "agendas": agendas,
	})
}

func (b *boxing) lands() {
	for i := range b.printed.Regions {
		r := &b.printed.Regions[i]
		b.Named("regions", &r.item, r.Name)
		b.Regions[i] = BoxRegion{ID: r.ID, Name: r.Name, City: None, Port: r.Port != nil, Outer: r.Outer, Overseas: r.Overseas}
		if len(r.Polygon) < 3 {
			b.Wrong("regions", &r.item, "polygon: at least three points are wanted")
		}
		if r.Overseas != (i >= regions-overseas) {
			b.Wrong("regions", &r.item, "overseas: a region cannot change sides of the sea")
		}
		if r.Overseas && r.Port == nil {
			b.Wrong("regions", &r.item, "port: a region overseas has one")
		}
		if r.Port != nil {
			b.Ports |= 1 << i
		}
		if !r.Overseas {
			b.Realm |= 1 << i
		}
		if r.Outer {
			b.Rim |= 1 << i
		}
	}
	for i := range b.printed.Cities {
		c := &b.printed.Cities[i]
		b.Named("cities", &c.item, c.Name)
		at := b.region("cities", &c.item, c.Region)
		b.Within("cities", &c.item, "strength", int(c.Strength), 100, 900)
		b.Within("cities", &c.item, "income", int(c.Income), 0, 20)
		if c.Strength%100 != 0 {
			b.Wrong("cities", &c.item, "strength: %d is not in hundreds", c.Strength)
		}
		b.Cities[i] = BoxCity{ID: c.ID, Name: c.Name, Region: at, Strength: c.Strength, Income: c.Income, Realm: i < cities-overseas}
		if at == None {
			continue
		}
		if b.Regions[at].City != None {
			b.Wrong("cities", &c.item, "region: %s has a city already", c.Region)
		}
		if b.Regions[at].Overseas == b.Cities[i].Realm {
			b.Wrong("cities", &c.item, "region: a city cannot change sides of the sea")
		}
		b.Regions[at].City = int8(i)
	}
}

var borderWords = map[string]Border{"open": OpenBorder, "river": River, "bridge": Bridge, "mountain": Mountain}

func (b *boxing) borders() {
	for i := range b.printed.Borders {
		x := &b.printed.Borders[i]
		from, to := b.region("borders", &x.item, x.Between[0]), b.region("borders", &x.item, x.Between[1])
		kind := boxfile.Word(&b.Faults, "borders", &x.item, "kind", borderWords, x.Kind)
		switch {
		case from == None || to == None:
			continue
		case from == to || b.Borders[from][to] != NoBorder:
			b.Wrong("borders", &x.item, "between: these two have a border already")
		}
		b.Borders[from][to], b.Borders[to][from] = kind, kind
		b.Adjacent[from] |= 1 << to
		b.Adjacent[to] |= 1 << from
		if kind.passable() {
			b.Steps[from] |= 1 << to
			b.Steps[to] |= 1 << from
		}
	}
	known := map[string]bool{}
	for i := range b.printed.Borders {
		known[b.printed.Borders[i].ID] = true
	}
	for name, list := range map[string][]printedRange{"rivers": b.printed.Rivers, "mountains": b.printed.Mountains} {
		for i := range list {
			x := &list[i]
			b.Named(name, &x.item, x.Name)
			for _, id := range x.Borders {
				if !known[id] {
					b.Wrong(name, &x.item, "borders: there is no border %q", id)
				}
			}
		}
	}
}

// passable says whether one may walk over such a border.
func (k Border) passable() bool { return k == OpenBorder || k == Bridge }

func (b *boxing) roads() {
	for i := range b.printed.Roads {
		r := &b.printed.Roads[i]
		b.Named("roads", &r.item, r.Name)
		road := BoxRoad{ID: r.ID, Name: r.Name}
		for j, id := range r.Regions {
			at := b.region("roads", &r.item, id)
			road.Regions = append(road.Regions, at)
			if j == 0 || at == None || road.Regions[j-1] == None {
				continue
			}
			before := road.Regions[j-1]
			if b.Steps[before]>>at&1 == 0 {
				b.Wrong("roads", &r.item, "regions: one cannot walk from %s to %s", r.Regions[j-1], id)
			}
			b.RoadFrom[before] |= 1 << at
			b.RoadFrom[at] |= 1 << before
		}
		if len(r.Regions) < 2 {
			b.Wrong("roads", &r.item, "regions: a road passes at least two")
		}
		b.Roads = append(b.Roads, road)
	}
}

var (
	abilityWords = map[string]AbilityKind{
		"prevent": PreventsCasualties, "wages_waived": WaivesWages, "victory": AddsVictory, "deal": DealsCasualties,
	}
	shapes = [4]string{"square", "circle", "triangle", "star"}
)

func (b *boxing) people() {
	for i := range b.printed.Abilities {
		a := &b.printed.Abilities[i]
		b.Named("abilities", &a.item, a.Text)
		kind := boxfile.Word(&b.Faults, "abilities", &a.item, "ability", abilityWords, a.Ability)
		b.Within("abilities", &a.item, "amount", int(a.Amount), 1, 900)
		if a.ID != shapes[i] {
			b.Wrong("abilities", &a.item, "the %d. shape is the %s", i+1, shapes[i])
		}
		b.Abilities[i] = Ability{Shape: a.ID, Kind: kind, Amount: a.Amount}
	}
	for i := range b.printed.Barons {
		x := &b.printed.Barons[i]
		b.Named("barons", &x.item, x.Crest)
		b.Within("barons", &x.item, "fortress", int(x.Fortress), 100, 900)
		if x.Fortress%100 != 0 {
			b.Wrong("barons", &x.item, "fortress: %d is not in hundreds", x.Fortress)
		}
		b.Named("barons", &x.item, x.Name)
		b.text("barons", &x.item, "short", x.Short)
		b.colour(&x.item, "hex", x.Hex)
		b.colour(&x.item, "ink", x.Ink)
		b.Barons[i] = BoxBaron{ID: x.ID, Name: x.Name, Short: x.Short, Fortress: x.Fortress}
	}
	for i := range b.printed.Nobles {
		n := &b.printed.Nobles[i]
		b.text("nobles", &n.item, "name", n.Name)
		colour, shape := b.baron("nobles", &n.item, n.Baron), b.shape("nobles", &n.item, n.Shape)
		if colour == None || shape == None {
			continue
		}
		at := &b.Barons[colour].Nobles[shape]
		if at.ID != "" {
			b.Wrong("nobles", &n.item, "shape: %s is the %s of %s already", at.ID, n.Shape, n.Baron)
		}
		*at = BoxNoble{ID: n.ID, Name: n.Name}
	}
}

func (b *boxing) armies() {
	for i := range b.printed.Nationalities {
		n := &b.printed.Nationalities[i]
		b.Named("nationalities", &n.item, n.Name)
		b.Nations = append(b.Nations, Named{ID: n.ID, Name: n.Name})
	}
	var have [MaxBarons]int
	for i := range b.printed.Regulars {
		t := &b.printed.Regulars[i]
		b.troop("regulars", t)
		colour := b.baron("regulars", &t.item, t.Baron)
		if t.Nationality != "" {
			b.Wrong("regulars", &t.item, "nationality: regulars have none")
		}
		if colour == None {
			continue
		}
		if have[colour] == 4 {
			b.Wrong("regulars", &t.item, "baron: %s has four others", t.Baron)
			continue
		}
		b.Barons[colour].Regulars[have[colour]] = BoxTroop{ID: t.ID, Nation: None, Strength: t.Strength, Wage: t.Wage}
		have[colour]++
	}
	for _, x := range b.Barons[1:] {
		for k, t := range x.Regulars {
			if first := b.Barons[0].Regulars[k]; t.Strength != first.Strength || t.Wage != first.Wage {
				b.Amiss("regulars: those of all Barons are alike; %s and %s are not", t.ID, first.ID)
			}
		}
	}
	for i := range b.printed.Mercenaries {
		t := &b.printed.Mercenaries[i]
		b.troop("mercenaries", t)
		if t.Baron != "" {
			b.Wrong("mercenaries", &t.item, "baron: mercenaries have none")
		}
		nation := b.nation("mercenaries", &t.item, t.Nationality)
		b.Mercenary[i] = BoxTroop{ID: t.ID, Nation: nation, Strength: t.Strength, Wage: t.Wage}
	}
	for i := range b.printed.Spaces {
		s := &b.printed.Spaces[i]
		b.Within("spaces", &s.item, "number", int(s.Number), 0, MaxBarons)
		b.Within("spaces", &s.item, "fee", int(s.Fee), 0, 50)
		b.Spaces[i] = BoxSpace{Number: s.Number, Fee: s.Fee}
	}
	for i := range b.printed.Setups {
		s := &b.printed.Setups[i]
		b.Within("setups", &s.item, "pillaged", int(s.Pillaged), 0, cities-overseas-1)
		if int(s.Barons) != i+2 {
			b.Wrong("setups", &s.item, "barons: this is the one for %d", i+2)
			continue
		}
		b.Pillaged[s.Barons] = s.Pillaged
	}
}

func (b *boxing) troop(list string, t *printedTroop) {
	b.Within(list, &t.item, "strength", int(t.Strength), 50, 900)
	b.Within(list, &t.item, "wage", int(t.Wage), 0, 20)
	if t.Strength%50 != 0 {
		b.Wrong(list, &t.item, "strength: %d is not in fifties", t.Strength)
	}
}

var (
	battleWords  = map[string]FateBattle{"deal": Deal100, "prevent": Prevent100, "victory": PlusVictory, "draw": Draw1}
	outcomeWords = map[string]Outcome{
		"fleet_lost": FleetLost, "no_news": NoNews, "x1": Once, "x2": Twice, "x3": Thrice, "x4": Fourfold,
	}
)

func (b *boxing) fate() {
	for i := range b.printed.Expeditions {
		e := &b.printed.Expeditions[i]
		b.Named("expeditions", &e.item, e.Name)
		b.Expeditions[i] = Named{ID: e.ID, Name: e.Name}
	}
	for i := range b.printed.Fate {
		f := &b.printed.Fate[i]
		card := BoxFate{
			ID: f.ID, Revolt: f.Revolt,
			Baron: b.baron("fate", &f.item, f.Baron), Noble: b.shape("fate", &f.item, f.Noble),
			Battle: boxfile.Word(&b.Faults, "fate", &f.item, "battle", battleWords, f.Battle),
			City:   b.city("fate", &f.item, f.City), Nation: b.nation("fate", &f.item, f.Nationality),
		}
		for j, e := range b.Expeditions {
			card.Expedition[j] = boxfile.Word(&b.Faults, "fate", &f.item, "expedition: "+e.ID, outcomeWords, f.Expedition[e.ID])
		}
		for id := range f.Expedition {
			if !slices.ContainsFunc(b.Expeditions[:], func(e Named) bool { return e.ID == id }) {
				b.Wrong("fate", &f.item, "expedition: there is none %q", id)
			}
		}
		b.Fate[i] = card
	}
}

// actionIDs are the kinds of action card, in the order of their constants.
var actionIDs = [kinds + neutrals]string{
	"levy-taxes", "draft-soldiers", "rally-support", "serve-the-church", "mobilize-forces", "versatile-strategy",
	"important-event", "fund-expeditions", "upgrade-defenses", "muster-troops", "uncertain-times",
}

func (b *boxing) actions() {
	for i := range b.printed.Actions {
		a := &b.printed.Actions[i]
		b.Named("actions", &a.item, a.Name)
		b.Named("actions", &a.item, a.Text)
		b.Within("actions", &a.item, "copies", int(a.Copies), 0, 8)
		if a.ID != actionIDs[i] {
			b.Wrong("actions", &a.item, "the %d. kind is %s", i+1, actionIDs[i])
		}
		b.Actions[i] = BoxAction{ID: a.ID, Name: a.Name, Text: a.Text, Copies: a.Copies}
	}
}

var (
	colourWords = map[string]EventColour{"red": RedEvent, "green": GreenEvent, "blue": BlueEvent}
	typeWords   = map[string]AgendaType{"motion": Motion, "law": Law, "charge": Charge, "office": Office}
)

func (b *boxing) cards() {
	for i := range b.printed.Events {
		e := &b.printed.Events[i]
		b.Named("events", &e.item, e.Title)
		b.Named("events", &e.item, e.Text)
		b.Within("events", &e.item, "faith", int(e.Faith), 0, 9)
		c := carding{b, "events", &e.item, nil}
		b.Events[i] = BoxEvent{
			ID: e.ID, Title: e.Title, Text: e.Text, Faith: e.Faith,
			Colour:  boxfile.Word(&b.Faults, "events", &e.item, "colour", colourWords, e.Colour),
			Targets: c.targets(e.Targets), Effect: c.steps("effect", e.Effect),
		}
		if b.Events[i].Colour == GreenEvent && e.Faith != 0 {
			b.Wrong("events", &e.item, "faith: a green event cannot be cancelled")
		}
		if len(e.Effect) == 0 {
			b.Wrong("events", &e.item, "effect: it has none")
		}
	}
	for i := range b.printed.Agendas {
		a := &b.printed.Agendas[i]
		b.Named("agendas", &a.item, a.Title)
		b.Named("agendas", &a.item, a.Text)
		refuse := RefuseNone
		if a.Refuse != "" {
			refuse = boxfile.Word(&b.Faults, "agendas", &a.item, "refuse", refuseWords, a.Refuse)
		}
		c := carding{b, "agendas", &a.item, nil}
		card := BoxAgenda{
			ID: a.ID, Title: a.Title, Text: a.Text, Private: a.Private, Refuse: refuse,
			Type:      boxfile.Word(&b.Faults, "agendas", &a.item, "type", typeWords, a.Type),
			ChooseOne: boxfile.Word(&b.Faults, "agendas", &a.item, "vote", map[string]bool{"yes-no": false, "baron": true}, a.Vote),
			Effect:    c.steps("effect", a.Effect), Mods: c.mods("mods", a.Mods),
		}
		for _, m := range card.Mods {
			switch {
			case m.Mod == ModIncome && card.Type == Charge:
				card.Concession += m.Amount
			case m.Mod == ModMaintained && card.Type == Office:
				card.Maintained += m.Amount
			}
		}
		switch motion := card.Type == Motion; {
		case motion && (len(a.Effect) == 0 || len(a.Mods) > 0):
			b.Wrong("agendas", &a.item, "a motion has an effect, and no mods")
		case !motion && (len(a.Mods) == 0 || len(a.Effect) > 0):
			b.Wrong("agendas", &a.item, "a %s has mods, and no effect", a.Type)
		case card.Type == Law && card.ChooseOne, card.Type >= Charge && !card.ChooseOne:
			b.Wrong("agendas", &a.item, "vote: a law is yes or no, a charge or office goes to a Baron")
		case a.Private && (!motion || card.ChooseOne):
			b.Wrong("agendas", &a.item, "private: only a motion voted yes or no can be")
		}
		b.Agendas[i] = card
		for _, m := range card.Mods {
			b.Carriers[m.Mod] |= 1 << i
		}
	}
}

// The words of a card's targets and steps that are not in effects.go.
var (
	scopeWords  = map[string]int8{"": 0, "any": 0, "realm": 1, "overseas": 2}
	ownerWords  = map[string]int8{"": 0, "drawer": 1, "none": 2, "someone": 3}
	targetWords = map[string]int8{"drawer": 0, "noble": 1, "baron": 2, "realm": 3}
	tokenWords  = map[string]int8{"chairman": 0, "church": 1}
	halfWords   = map[string]int8{"": 0, "up": 1, "down": -1}
	areaWords   = map[string]Area{"taxation": TaxationArea, "wages": WagesArea, "assembly": AssemblyArea}
)

// stepKeys are the keys each operation may have besides do; those with a star it must have.
var stepKeys = map[OpKind]string{
	OpGain: "who* what* amount* per min", OpLose: "who* what* amount half",
	OpPillage: "loot", OpNeutralise: "buy_off", OpSeize: "who*", OpBreach: "amount*",
	OpRepair: "who* amount*", OpFortify: "who*", OpCasualties: "army* amount*", OpHeal: "who* amount*",
	OpKill: "army*", OpExhaust: "who* amount*", OpRefresh: "who* amount*", OpDesert: "who* ransom",
	OpEnlist: "who* reveal* take*", OpToken: "token* to*", OpStatus: "target* mods* until*",
	OpPhase: "phase*", OpBless: "", OpForfeitCity: "who*", OpLiftBans: "who*", OpDiscardAgenda: "",
	OpPostponeAssembly: "", OpVoteDiscard: "", OpChoose: "who* options*", OpIf: "test* then* else",
}

// carding reads one card; found is what its targets have found.
type carding struct {
	b     *boxing
	list  string
	it    *item
	found []Pick
}

func (c *carding) wrong(where, format string, args ...any) {
	c.b.Wrong(c.list, c.it, "%s: %w", where, fmt.Errorf(format, args...))
}

// say finds what a word of the card means.
func say[T any](c *carding, where, key string, words map[string]T, w string) T {
	v, ok := words[w]
	if !ok {
		c.wrong(where, "unknown %s %q", key, w)
	}
	return v
}

func (c *carding) targets(list []printedTarget) (out []Target) {
	for i, t := range list {
		where := fmt.Sprintf("targets %d", i+1)
		x := Target{
			Pick: say(c, where, "pick", pickWords, t.Pick), By: say(c, where, "by", pickByWords, t.By),
			Scope: say(c, where, "scope", scopeWords, t.Scope), Owner: say(c, where, "owner", ownerWords, t.Owner),
			NoNoble: t.NoNoble, StrengthMax: t.StrengthMax, MineAlone: t.MineAlone, OnBoard: t.OnBoard, UnderWay: t.UnderWay,
		}
		if t.Of != "" {
			x.Of = say(c, where, "of", whoWords, t.Of)
		}
		switch {
		case x.By == BySameCard && i == 0:
			c.wrong(where, "by: there is no card before it")
		case slices.Contains(c.found, x.Pick):
			c.wrong(where, "pick: it has found a %s already", t.Pick)
		case x.Pick == PickNoble && x.Of != WhoDrawer && x.Of != WhoBaron:
			c.wrong(where, "of: a noble of the drawer, or of the baron found, is looked for")
		}
		c.found = append(c.found, x.Pick)
		out = append(out, x)
	}
	return out
}

func (c *carding) needs(where string, p Pick, what string) {
	if !slices.Contains(c.found, p) {
		c.wrong(where, "no target has found a %s", what)
	}
}

func (c *carding) steps(where string, list []printedStep) (out []Op) {
	for i := range list {
		out = append(out, c.step(fmt.Sprintf("%s %d", where, i+1), &list[i]))
	}
	return out
}

func (c *carding) step(where string, s *printedStep) Op {
	op := Op{Do: say(c, where, "operation", opWords, s.Do)}
	if op.Do == 0 {
		return op
	}
	c.keys(where, s, stepKeys[op.Do])
	op.Amount, op.Min, op.Take, op.Per = int16(s.Amount), s.Min, s.Take, s.Per == "city"
	op.Flag = s.Loot || s.BuyOff || s.Ransom
	op.Half = say(c, where, "half", halfWords, s.Half)
	if s.Per != "" && s.Per != "city" {
		c.wrong(where, "per: only city is known, not %q", s.Per)
	}
	if s.Who != "" {
		op.Who = say(c, where, "who", whoWords, s.Who)
	}
	if s.Army != nil {
		op.Army = c.army(where, s.Army)
	}
	switch op.Do {
	case OpGain, OpLose:
		op.What = say(c, where, "what", currencyWords, s.What)
		if op.Do == OpGain && op.Amount < 1 || op.Do == OpLose && (op.Amount == 0) == (op.Half == 0) {
			c.wrong(where, "amount: how much is gained, or how much or which half is lost")
		}
	case OpPillage, OpNeutralise, OpSeize, OpBreach:
		c.needs(where, PickCity, "city")
	case OpDesert:
		c.needs(where, PickNationality, "nationality")
	case OpBless:
		c.needs(where, PickExpedition, "expedition")
	case OpEnlist:
		op.Amount = s.Reveal
		if s.Take < 1 || s.Take > s.Reveal {
			c.wrong(where, "take: from 1 to the %d revealed", s.Reveal)
		}
	case OpToken:
		op.Token = say(c, where, "token", tokenWords, s.Token)
		if op.Most = s.To == "most_faith"; !op.Most {
			op.Who = say(c, where, "to", whoWords, s.To)
		}
	case OpStatus:
		op.Target = say(c, where, "target", targetWords, s.Target)
		op.Mods = c.mods(where+": mods", s.Mods)
		op.Until = say(c, where, "until", untilWords, s.Until)
		switch s.Target {
		case "noble":
			c.needs(where, PickNoble, "noble")
		case "baron":
			c.needs(where, PickBaron, "baron")
		}
	case OpPhase:
		op.Area = say(c, where, "phase", areaWords, s.Phase)
	case OpIf:
		op.Test = say(c, where, "test", testWords, s.Test)
		op.Then, op.Else = c.steps(where+": then", s.Then), c.steps(where+": else", s.Else)
	case OpChoose:
		op.Choose = c.options(where, s.Options)
	}
	return op
}

// keys holds a step to the keys of its operation.
func (c *carding) keys(where string, s *printedStep, keys string) {
	known := strings.Fields(strings.ReplaceAll(keys, "*", ""))
	for _, k := range s.given {
		if k != "do" && !slices.Contains(known, k) {
			c.wrong(where, "%s has no %q", s.Do, k)
		}
	}
	for k := range strings.FieldsSeq(keys) {
		if k, must := strings.CutSuffix(k, "*"); must && !slices.Contains(s.given, k) {
			c.wrong(where, "%s wants %q", s.Do, k)
		}
	}
}

func (c *carding) army(where string, a *printedArmy) ArmyPick {
	p := ArmyPick{Noble: a.Noble, MinTroops: a.MinTroops, AtSea: a.AtSea, InRegion: a.InRegion}
	if a.Of != "" {
		p.Of = say(c, where+": army", "of", whoWords, a.Of)
	}
	switch {
	case a.Noble:
		c.needs(where, PickNoble, "noble")
	case a.InRegion:
		c.needs(where, PickCity, "city")
	case p.Of == WhoNobody:
		c.wrong(where, "army: noble, of or in_region says which")
	}
	return p
}

func (c *carding) mods(where string, list []printedMod) (out []BoxMod) {
	for i, m := range list {
		at := fmt.Sprintf("%s %d", where, i+1)
		x := BoxMod{Mod: say(c, at, "mod", modWords, m.Mod), Amount: m.Amount}
		if x.Mod == ModCityIncomeFactor {
			x.Amount = m.Percent
		} else if m.Percent != 0 {
			c.wrong(at, "%s has no percent", m.Mod)
		}
		out = append(out, x)
	}
	return out
}

func (c *carding) options(where string, list []printedOption) (out []Option) {
	if len(list) < 2 {
		c.wrong(where, "options: at least two are wanted")
	}
	for i := range list {
		o := &list[i]
		at := fmt.Sprintf("%s: options %d", where, i+1)
		if !o.Label.Whole() {
			c.wrong(at, "label: a text in every language is wanted")
		}
		out = append(out, Option{ID: o.ID, Label: o.Label, Then: c.steps(at+": effect", o.Effect)})
	}
	return out
}

// whole checks what no single item is to blame for.
func (b *boxing) whole() {
	b.joined()
	var strong [3]int // mercenaries of 50, 100
	for _, t := range b.Mercenary {
		if t.Strength <= 100 {
			strong[t.Strength/50]++
		}
	}
	if strong[1] < MaxBarons || strong[2] < MaxBarons {
		b.Amiss("mercenaries: every Baron starts with one of 50 and one of 100; there are %d and %d", strong[1], strong[2])
	}
	baron, neutral := 0, 0
	for i, a := range b.Actions {
		if i < kinds {
			baron += int(a.Copies)
		} else {
			neutral += int(a.Copies)
		}
	}
	if baron != baronCards || neutral != neutralCards {
		b.Amiss("actions: %d copies for a Baron and %d neutral; there must be %d and %d", baron, neutral, baronCards, neutralCards)
	}
	for n := 2; n <= MaxBarons; n++ {
		usable := 0
		for _, s := range b.Spaces {
			if int(s.Number) <= n {
				usable++
			}
		}
		if usable != n+1 {
			b.Amiss("spaces: %d Barons may use %d of them; there must be %d", n, usable, n+1)
		}
	}
	var seen struct{ barons, shapes, cities, nations uint32 }
	for _, f := range b.Fate {
		seen.barons |= 1 << f.Baron
		seen.shapes |= 1 << f.Noble
		seen.cities |= 1 << f.City
		seen.nations |= 1 << f.Nation
	}
	if bits.OnesCount32(seen.barons) != MaxBarons || bits.OnesCount32(seen.shapes) != len(shapes) ||
		bits.OnesCount32(seen.cities) != cities || bits.OnesCount32(seen.nations) != len(b.Nations) {
		b.Amiss("fate: every Baron, shape, city and nationality must be on some card")
	}
}

// joined checks that every region can be reached, on foot or by sea.
func (b *boxing) joined() {
	seen := b.Ports
	for grown := uint64(0); grown != seen; {
		grown = seen
		for r := range regions {
			if seen>>r&1 == 1 {
				seen |= b.Steps[r]
			}
		}
	}
	for r := range regions {
		if seen>>r&1 == 0 {
			b.Amiss("borders: nobody can reach %s", b.Regions[r].ID)
		}
	}
}

func (b *boxing) text(list string, it *item, key, s string) {
	if strings.TrimSpace(s) == "" {
		b.Wrong(list, it, "%s: it has none", key)
	}
}

func (b *boxing) colour(it *item, key, s string) {
	if len(s) != 7 || s[0] != '#' || strings.Trim(s[1:], "0123456789ABCDEFabcdef") != "" {
		b.Wrong("barons", it, "%s: %q is no colour such as #07A86F", key, s)
	}
}

func (b *boxing) region(list string, it *item, id string) int8 {
	i := slices.IndexFunc(b.printed.Regions, func(r printedRegion) bool { return r.ID == id })
	return b.Found(list, it, "region", id, i)
}

func (b *boxing) city(list string, it *item, id string) int8 {
	i := slices.IndexFunc(b.printed.Cities, func(c printedCity) bool { return c.ID == id })
	return b.Found(list, it, "city", id, i)
}

func (b *boxing) baron(list string, it *item, id string) int8 {
	i := slices.IndexFunc(b.printed.Barons, func(x printedBaron) bool { return x.ID == id })
	return b.Found(list, it, "baron", id, i)
}

func (b *boxing) nation(list string, it *item, id string) int8 {
	i := slices.IndexFunc(b.printed.Nationalities, func(n printedNationality) bool { return n.ID == id })
	return b.Found(list, it, "nationality", id, i)
}

func (b *boxing) shape(list string, it *item, id string) int8 {
	return b.Found(list, it, "shape", id, slices.Index(shapes[:], id))
}
