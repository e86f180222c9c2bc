package crusaderkings

import (
	"slices"

	"signoria/games/boxfile"
)

// standard is what data/ holds, box what is played with: see docs/box-files-crusader-kings.md for box files.
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
		b.land()
		b.traits()
		b.houses()
		b.people()
		b.developments()
		b.track()
		b.scenarios()
		b.cards()
	}
	if b.Err() == nil {
		b.whole()
	}
	return b.Box, b.Err()
}

// rule: crusader-kings/components/five-cultures
// rule: crusader-kings/components/character-cards
// rule: crusader-kings/components/dynasty-cards
// rule: crusader-kings/components/development-cards
func (b *boxing) counts() {
	p := b.printed
	b.Counted(p, map[string]int{
		"cultures": cultures, "territories": territories, "traits": traits, "houses": houses, "rulers": rulers,
		"people": people - rulers - 1, "glitterhoof": 1, "developments": kinds, "spaces": spaces, "scenarios": scenarios, "events": events,
	})
	for i := range min(len(p.Cultures), cultures) {
		c := &p.Cultures[i]
		b.Named("cultures", &c.item, c.Name)
		if c.ID != cultureIDs[i] {
			b.Wrong("cultures", &c.item, "the %d. culture is the %s", i+1, cultureIDs[i])
		}
	}
}

// The words by which files speak of things.
var (
	cultureIDs  = [cultures]string{"english", "french", "german", "italian", "iberian"}
	seaIDs      = [...]string{"north_sea", "atlantic", "mediterranean"}
	poolIDs     = [...]string{Starting: "starting", EventPool: "event", CrusadePool: "crusade", Random: "random"}
	cardTypeIDs = [cardTypes]string{Realm: "realm", Intrigue: "intrigue", War: "war", Taxes: "tax", Crusades: "crusade"}
	actionIDs   = [actions]string{
		Build: "build", Develop: "develop", CreateCasusBelli: "create_casus_belli", InciteRebellion: "incite_rebellion",
		Assassinate: "assassinate", Bribe: "bribe", Divorce: "divorce", Overthrow: "overthrow", Mobilise: "mobilise",
		Invade: "invade", Tax: "tax", Crusade: "crusade", Marriage: "marriage", EventCheck: "event", PlagueCheck: "plague",
	}
	strategyIDs = [strategies]string{Ferox: "ferox", Postis: "postis", Munitio: "munitio", Amandum: "amandum", Aperio: "aperio"}

	cardTypeWords = boxfile.Words[CardType](cardTypeIDs[:])
	cultureWords  = boxfile.Words[Culture](cultureIDs[:])
	actionWords   = boxfile.Words[Action](actionIDs[:])
	modWords      = map[string]Mod{
		"draw": MoreDraws, "successes": MoreNeeded, "defence": MoreDefence, "castle_cost": CastleCost,
		"development_cost": DevelopCost, "tax": MoreTax, "reach": AnyReach, "sea": SeaAdjacency,
		"crusades": CrusadeActions, "cards": BonusCards, "guard_family": GuardsFamily, "calm_rebellion": CalmsRebellion,
		"heal_family": HealsFamily,
	}
)

func (b *boxing) land() {
	for i := range b.printed.Territories {
		t := &b.printed.Territories[i]
		b.Named("territories", &t.item, t.Name)
		x := BoxTerritory{ID: t.ID, Name: Name(t.Name)}
		x.Culture = boxfile.Word(&b.Faults, "territories", &t.item, "culture", cultureWords, t.Culture)
		for _, sea := range t.Seas {
			at := b.Found("territories", &t.item, "sea", sea, slices.Index(seaIDs[:], sea))
			if at != None {
				x.Seas |= 1 << at
			}
		}
		b.Territories[i] = x
	}
	b.join("borders", b.printed.Borders)
	b.join("sea_routes", b.printed.SeaRoutes)
}

// join makes territories adjacent, each pair once.
func (b *boxing) join(list string, borders []printedBorder) {
	for i := range borders {
		x := &borders[i]
		from, to := b.territory(list, &x.item, x.Between[0]), b.territory(list, &x.item, x.Between[1])
		switch {
		case from == None || to == None:
			continue
		case from == to || holds(b.Territories[from].Adjacent, to):
			b.Wrong(list, &x.item, "between: these two are adjacent already")
		}
		b.Territories[from].Adjacent |= 1 << to
		b.Territories[to].Adjacent |= 1 << from
	}
}

// rule: crusader-kings/components/trait-tokens
func (b *boxing) traits() {
	n := int16(0)
	add := func(trait int8, pool Pool, count int8) {
		for range count {
			if n < tokens {
				b.Tokens[n] = BoxToken{Trait: trait, Pool: pool}
			}
			n++
		}
	}
	for i := range b.printed.Traits {
		t := &b.printed.Traits[i]
		b.Named("traits", &t.item, t.Name)
		b.Traits[i] = BoxTrait{ID: t.ID, Name: Name(t.Name), Red: t.Red}
		for pool, count := range [...]int8{Starting: t.Starting, EventPool: t.Event, CrusadePool: t.Crusade, Random: t.Random} {
			b.Within("traits", &t.item, poolIDs[pool], int(count), 0, 9)
			if t.Misprinted && Pool(pool) == Random {
				for k := range int16(count) {
					b.Misprinted = append(b.Misprinted, n+k)
				}
			}
			add(int8(i), Pool(pool), count)
		}
	}
	if n != tokens {
		b.Amiss("traits: %d tokens; there must be %d", n, tokens)
	}
	for a := range b.Critical { // rule: crusader-kings/trait-check/critical-icons
		b.Critical[a] = [2]int8{None, None}
	}
	for i := range b.printed.Critical { // rule: crusader-kings/trait-check/critical-icons
		c := &b.printed.Critical[i]
		a := boxfile.Word(&b.Faults, "critical", &c.item, "id", actionWords, c.ID)
		green, red := b.trait("critical", &c.item, c.Green), b.trait("critical", &c.item, c.Red)
		if green != None && b.Traits[green].Red || red != None && !b.Traits[red].Red {
			b.Wrong("critical", &c.item, "a green trait fails and a red one succeeds")
		}
		b.Critical[a] = [2]int8{green, red}
	}
}

func (b *boxing) houses() {
	for i := range b.printed.Houses {
		h := &b.printed.Houses[i]
		b.Named("houses", &h.item, h.Name)
		x := BoxHouse{ID: h.ID, Name: Name(h.Name), Culture: boxfile.Word(&b.Faults, "houses", &h.item, "culture", cultureWords, h.Culture)}
		for _, id := range h.Rulers {
			x.Rulers = append(x.Rulers, b.ruler("houses", &h.item, id))
		}
		if len(h.Rulers) == 0 {
			b.Wrong("houses", &h.item, "rulers: it has none")
		}
		b.Houses[i] = x
	}
}

// people are the Starting Rulers, then those of the cultures, then Glitterhoof.
func (b *boxing) people() {
	for i := range b.printed.Rulers {
		r := &b.printed.Rulers[i]
		b.person(int8(i), "rulers", &r.printedPerson)
		x := &b.People[i]
		x.House = b.house("rulers", &r.item, r.House)
		x.Traits = b.fourTraits("rulers", &r.item, r.Traits)
	}
	var have [cultures]int
	for i := range b.printed.People {
		p := &b.printed.People[i]
		b.person(int8(rulers+i), "people", p)
		have[b.People[rulers+i].Culture]++
	}
	for c, n := range have {
		if n != peopleEach {
			b.Amiss("people: %d are %s; there must be %d", n, cultureIDs[c], peopleEach)
		}
	}
	b.Glitterhoof = people - 1
	b.person(b.Glitterhoof, "glitterhoof", &b.printed.Glitterhoof[0])
}

var personSexes = map[string]Sex{"male": Male, "female": Female, "any": AnySex}

func (b *boxing) person(at int8, list string, p *printedPerson) {
	b.Named(list, &p.item, p.Name)
	b.Within(list, &p.item, "number", int(p.Number), 1, people)
	x := BoxPerson{ID: p.ID, Number: p.Number, Name: Name(p.Name), Epithet: Name(p.Epithet), House: None}
	x.Sex = boxfile.Word(&b.Faults, list, &p.item, "sex", personSexes, p.Sex)
	if (x.Sex == AnySex) != (list == "glitterhoof") {
		b.Wrong(list, &p.item, "sex: only Glitterhoof's is any")
	}
	if list != "glitterhoof" {
		x.Culture = boxfile.Word(&b.Faults, list, &p.item, "culture", cultureWords, p.Culture)
	}
	for j := range at {
		if b.People[j].Number == p.Number {
			b.Wrong(list, &p.item, "number: %s has it", b.People[j].ID)
		}
	}
	b.People[at] = x
}

func (b *boxing) developments() {
	for i := range b.printed.Developments {
		d := &b.printed.Developments[i]
		b.Named("developments", &d.item, d.Name)
		b.Named("developments", &d.item, d.Text)
		b.Developments[i] = BoxDevelopment{
			ID: d.ID, Name: Name(d.Name), Text: Name(d.Text), Invention: d.Invention, Defensive: d.Defensive,
			Effects: b.effects("developments", &d.item, d.Effects),
		}
	}
}

func (b *boxing) effects(list string, it *item, of []printedEffect) []Effect {
	out := make([]Effect, 0, len(of))
	for _, e := range of {
		out = append(out, b.effect(list, it, e))
	}
	return out
}

// effect is one modifier of a card, a space or an event. "plot" stands for all five plots.
func (b *boxing) effect(list string, it *item, e printedEffect) Effect {
	x := Effect{Mod: boxfile.Word(&b.Faults, list, it, "mod", modWords, e.Mod), Value: e.Value, Independent: e.Independent}
	for _, a := range e.Actions {
		if a == "plot" {
			for kind := CreateCasusBelli; kind <= Divorce; kind++ {
				x.Actions |= 1 << kind
			}
			continue
		}
		x.Actions |= 1 << boxfile.Word(&b.Faults, list, it, "actions", actionWords, a)
	}
	if (x.Mod == BonusCards) != (e.Deck != "") {
		b.Wrong(list, it, "deck: cards come from one, and nothing else does")
	} else if e.Deck != "" {
		x.Deck = boxfile.Word(&b.Faults, list, it, "deck", cardTypeWords, e.Deck)
	}
	if wants := x.Mod == MoreDraws || x.Mod == MoreNeeded || x.Mod == MoreDefence || x.Mod == AnyReach; wants != (len(e.Actions) > 0) {
		b.Wrong(list, it, "actions: %s wants them, or does not", e.Mod)
	}
	if e.Value == 0 {
		b.Wrong(list, it, "value: it changes nothing")
	}
	b.Within(list, it, "value", int(e.Value), -9, 9)
	return x
}

func (b *boxing) track() {
	var shown [tokens]bool
	for i := range b.printed.Spaces {
		s := &b.printed.Spaces[i]
		b.Named("spaces", &s.item, s.Name)
		b.Named("spaces", &s.item, s.Text)
		x := BoxSpace{ID: s.ID, Name: Name(s.Name), Text: Name(s.Text), Token: None, Effects: b.effects("spaces", &s.item, s.Effects)}
		if s.Trait != "" {
			if trait := b.trait("spaces", &s.item, s.Trait); trait != None {
				x.Token = b.crusadeToken(trait, &shown)
				if x.Token == None {
					b.Wrong("spaces", &s.item, "trait: no token of the Crusade shows it any more")
				}
			}
		}
		b.Spaces[i] = x
	}
	b.SpareToken = None
	for i, t := range b.Tokens {
		if t.Pool == CrusadePool && !shown[i] {
			b.SpareToken = int16(i)
		}
	}
}

// crusadeToken is a Crusade token of a trait that no space has yet, or None.
func (b *boxing) crusadeToken(trait int8, shown *[tokens]bool) int16 {
	for i, t := range b.Tokens {
		if t.Pool == CrusadePool && t.Trait == trait && !shown[i] {
			shown[i] = true
			return int16(i)
		}
	}
	return None
}

func (b *boxing) scenarios() {
	for i := range b.printed.Scenarios {
		s := &b.printed.Scenarios[i]
		b.Named("scenarios", &s.item, s.Name)
		b.Named("scenarios", &s.item, s.Summary)
		b.Within("scenarios", &s.item, "least", int(s.Least), LeastDynasties, MaxDynasties)
		b.Within("scenarios", &s.item, "most", int(s.Most), int(s.Least), len(s.Dynasties))
		b.Within("scenarios", &s.item, "eras", int(s.Eras), 1, 9)
		b.Within("scenarios", &s.item, "goal", int(s.Goal), 1, spaces)
		b.Within("scenarios", &s.item, "extra_token", int(s.ExtraToken), 0, spaces)
		x := BoxScenario{
			ID: s.ID, Name: Name(s.Name), Summary: Name(s.Summary), From: int(s.From), To: int(s.To), Least: int(s.Least),
			Most: int(s.Most),
			Eras: s.Eras, Goal: s.Goal, Permanent: s.Permanent, ExtraToken: s.ExtraToken - 1, LeftOut: None,
		}
		for _, c := range s.Open {
			x.Open |= 1 << boxfile.Word(&b.Faults, "scenarios", &s.item, "open", cultureWords, c)
		}
		for j := range s.Dynasties {
			x.Dynasties = append(x.Dynasties, b.start(s, &s.Dynasties[j]))
			if s.Dynasties[j].House == s.LeftOut {
				x.LeftOut = int8(j)
			}
		}
		if s.LeftOut != "" && x.LeftOut == None {
			b.Wrong("scenarios", &s.item, "left_out: %s does not play in it", s.LeftOut)
		}
		b.Scenarios[i] = x
	}
}

// start is what a dynasty of a scenario begins with.
func (b *boxing) start(s *printedScenario, d *printedStart) BoxStart {
	it := &s.item
	b.Within("scenarios", it, "old_age", int(d.OldAge), 0, oldAgeTokens)
	b.Within("scenarios", it, "gold", int(d.Gold), 0, goldInBox/MaxDynasties)
	b.Within("scenarios", it, "free_castles", int(d.FreeCastles), 0, 2)
	b.Within("scenarios", it, "territories", len(d.Territories), 1, knightsEach)
	b.Within("scenarios", it, "mobilised", len(d.Mobilised), 0, footEach)
	b.Within("scenarios", it, "children", len(d.Children), 0, childSlots)
	b.Within("scenarios", it, "siblings", len(d.Siblings), 0, siblingSlots)
	x := BoxStart{
		House: b.house("scenarios", it, d.House), Culture: boxfile.Word(&b.Faults, "scenarios", it, "culture", cultureWords, d.Culture),
		Ruler: b.ruler("scenarios", it, d.Ruler), Traits: b.fourTraits("scenarios", it, d.Traits), OldAge: d.OldAge, Spouse: d.Spouse,
		Siblings: b.relatives(it, d.Siblings), Children: b.relatives(it, d.Children),
		Territories: b.set(it, d.Territories), Mobilised: b.set(it, d.Mobilised), Rebellions: b.set(it, d.Rebellions),
		Castles:     b.set(it, d.Castles),
		FreeCastles: d.FreeCastles, Gold: d.Gold, CasusBelli: None, CasusBelliOfThree: None,
	}
	if (x.Mobilised|x.Rebellions|x.Castles)&^x.Territories != 0 || x.Mobilised&x.Rebellions != 0 {
		b.Wrong("scenarios", it,
			"%s: Footsoldiers, Castles and Rebellion stand in its own territories, and Footsoldiers not where Rebellion is", d.House)
	}
	for _, id := range d.Developments {
		kind := slices.IndexFunc(b.printed.Developments, func(p printedDevelopment) bool { return p.ID == id })
		x.Developments = append(x.Developments, b.Found("scenarios", it, "Development card", id, kind))
	}
	if d.CasusBelli != "" {
		x.CasusBelli = int8(boxfile.Word(&b.Faults, "scenarios", it, "casus_belli", cultureWords, d.CasusBelli))
	}
	if d.CasusBelliOfThree != "" {
		x.CasusBelliOfThree = int8(boxfile.Word(&b.Faults, "scenarios", it, "casus_belli_of_three", cultureWords, d.CasusBelliOfThree))
	}
	return x
}

func (b *boxing) relatives(it *item, list []printedRelative) (out []BoxRelative) {
	for _, r := range list {
		x := BoxRelative{Sex: boxfile.Word(&b.Faults, "scenarios", it, "sex", personSexes, r.Sex)}
		for _, id := range r.Traits {
			x.Traits = append(x.Traits, b.trait("scenarios", it, id))
		}
		out = append(out, x)
	}
	return out
}

func (b *boxing) set(it *item, ids []string) (set uint64) {
	for _, id := range ids {
		if i := b.territory("scenarios", it, id); i != None {
			set |= 1 << i
		}
	}
	return set
}

// cards makes as many Action cards of each event as it has copies.
// rule: crusader-kings/components/action-cards
func (b *boxing) cards() {
	n := 0
	var have [cardTypes]int
	for i := range b.printed.Events {
		e := &b.printed.Events[i]
		b.Events[i] = b.event(e)
		for range min(e.Copies, cards) {
			if n < cards {
				b.Cards[n] = BoxCard{Type: b.Events[i].Type, Event: int8(i)}
			}
			n++
		}
		have[b.Events[i].Type] += e.Copies
	}
	for kind, count := range have {
		if count != cardsOfType[kind] {
			b.Amiss("events: %d %s cards; there must be %d", count, cardTypeIDs[kind], cardsOfType[kind])
		}
	}
}

// whole checks what no single item is to blame for.
func (b *boxing) whole() {
	var pools [4]int
	for _, t := range b.Tokens {
		pools[t.Pool]++
	}
	for pool, n := range pools {
		if n != tokensOfPool[pool] {
			b.Amiss("traits: %d %s tokens; there must be %d", n, poolIDs[pool], tokensOfPool[pool])
		}
	}
	councillors := 0
	for _, d := range b.Developments {
		if !d.Invention {
			councillors++
		}
	}
	if councillors != kinds/2 {
		b.Amiss("developments: %d kinds of Councillor; there must be %d", councillors, kinds/2)
	}
	for i := range b.Scenarios {
		b.fits(&b.Scenarios[i])
	}
}

// fits checks that a scenario's dynasties do not get in one another's way, and that there is enough for all.
func (b *boxing) fits(s *BoxScenario) {
	b.differ(s)
	b.suffice(s)
	var land uint64
	var wanted, have [traits]int
	for _, t := range b.Tokens {
		if t.Pool == Starting {
			have[t.Trait]++
		}
	}
	for _, d := range s.Dynasties {
		if land&d.Territories != 0 {
			b.Amiss("scenarios: two dynasties of %s hold the same territory", s.ID)
		}
		land |= d.Territories
		for _, t := range d.Traits {
			wanted[t]++
		}
		for _, r := range slices.Concat(d.Siblings, d.Children) {
			for _, t := range r.Traits {
				wanted[t]++
			}
		}
	}
	for t, n := range wanted {
		if n > have[t] {
			b.Amiss("scenarios: %s wants %d starting tokens of %s; there are %d", s.ID, n, b.Traits[t].ID, have[t])
		}
	}
}

// differ checks that no two dynasties of a scenario have the same Culture, house or ruler, and that none has a
// Development card twice.
func (b *boxing) differ(s *BoxScenario) {
	for i, d := range s.Dynasties {
		house := b.Houses[d.House].ID
		for _, o := range s.Dynasties[:i] {
			if d.Culture == o.Culture || d.House == o.House || d.Ruler == o.Ruler {
				b.Amiss("scenarios: %s of %s has the Culture, house or ruler of another", house, s.ID)
			}
		}
		var invented, advised int8
		for j, kind := range d.Developments {
			if slices.Contains(d.Developments[:j], kind) {
				b.Amiss("scenarios: %s of %s has %s twice", house, s.ID, b.Developments[kind].ID)
			}
			invented += b2i(b.Developments[kind].Invention)
			advised += b2i(!b.Developments[kind].Invention)
		}
		if max(invented, advised) > mostOfType {
			b.Amiss("scenarios: %s of %s has more than %d Development cards of a type", house, s.ID, mostOfType)
		}
	}
}

// suffice checks that there are Castles, Rebellion tokens, Development cards and people enough for a scenario.
func (b *boxing) suffice(s *BoxScenario) {
	var castles, rebellions int8
	var dealt [kinds]int
	var people [cultures][Female + 1]int
	for i := range b.People[rulers:b.Glitterhoof] {
		p := &b.People[rulers+i]
		people[p.Culture][p.Sex]++
	}
	for _, d := range s.Dynasties {
		house := b.Houses[d.House].ID
		castles += size(d.Castles) + d.FreeCastles
		rebellions += size(d.Rebellions)
		if d.FreeCastles > size(d.Territories&^d.Castles) {
			b.Amiss("scenarios: %s of %s has no room for its Castles", house, s.ID)
		}
		for _, kind := range d.Developments {
			dealt[kind]++
		}
		if few := min(people[d.Culture][Male], people[d.Culture][Female]); few < 1+len(d.Siblings)+len(d.Children) {
			b.Amiss("scenarios: the people of %s of %s do not suffice: %d of a sex", house, s.ID, few)
		}
	}
	if castles > castlesInBox || rebellions > rebellionInBox || slices.Max(dealt[:]) > copies {
		b.Amiss("scenarios: %s wants more Castles, Rebellion tokens or Development cards of a kind than there are", s.ID)
	}
}

func (b *boxing) territory(list string, it *item, id string) int8 {
	return b.Found(list, it, "territory", id, slices.IndexFunc(b.printed.Territories, func(t printedTerritory) bool { return t.ID == id }))
}

func (b *boxing) trait(list string, it *item, id string) int8 {
	return b.Found(list, it, "trait", id, slices.IndexFunc(b.printed.Traits, func(t printedTrait) bool { return t.ID == id }))
}

func (b *boxing) fourTraits(list string, it *item, ids [4]string) (out [4]int8) {
	for i, id := range ids {
		out[i] = b.trait(list, it, id)
	}
	return out
}

func (b *boxing) house(list string, it *item, id string) int8 {
	return b.Found(list, it, "house", id, slices.IndexFunc(b.printed.Houses, func(h printedHouse) bool { return h.ID == id }))
}

func (b *boxing) ruler(list string, it *item, id string) int8 {
	return b.Found(list, it, "ruler", id, slices.IndexFunc(b.printed.Rulers, func(r printedRuler) bool { return r.ID == id }))
}
