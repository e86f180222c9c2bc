package crusaderkings

import (
	"fmt"
	"maps"
	"math/bits"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"signoria/games/boxfile"
)

func TestStandardBox(t *testing.T) {
	var of [cultures]int
	borders := 0
	for i, x := range box.Territories {
		of[x.Culture]++
		borders += bits.OnesCount64(x.Adjacent)
		for j := range each(x.Adjacent) {
			want(t, "adjacency has two sides", holds(box.Territories[j].Adjacent, int8(i)), true)
		}
	}
	want(t, "territories by culture", of, [cultures]int{6, 8, 8, 6, 6})
	want(t, "borders and sea routes", borders, 2*(57+11))
	green := 0
	for _, x := range box.Tokens {
		if x.Pool == Random && !box.Traits[x.Trait].Red {
			green++
		}
	}
	want(t, "green Random tokens", green, 26)
	want(t, "the spare token", box.Traits[box.Tokens[box.SpareToken].Trait].ID, "pious")
	want(t, "the misprinted token", box.Traits[box.Tokens[box.Misprinted[0]].Trait].ID, "stingy")
	want(t, "critical traits of a Bribe", box.Critical[Bribe], [2]int8{trait(t, "honest"), trait(t, "deceitful")})
	want(t, "no critical traits against the Plague", box.Critical[PlagueCheck], [2]int8{None, None})
}

// rule: crusader-kings/components/five-cultures
// rule: crusader-kings/components/character-cards
// rule: crusader-kings/components/dynasty-cards
// rule: crusader-kings/components/development-cards
// rule: crusader-kings/components/action-cards
// rule: crusader-kings/components/trait-tokens
func TestWhatIsInTheBox(t *testing.T) {
	for name, file := range map[string]string{
		"a culture more of tokens":        "traits: [{id: pious, random: 3}]",
		"a card more of a type":           "events: [{id: realm_twins, copies: 2}]",
		"a person of another culture":     "people: [{id: english_01, culture: french}]",
		"a Councillor made an Invention":  "developments: [{id: marshal, invention: true}]",
		"a culture that is not the first": "cultures: [{id: welsh}]",
	} {
		if _, _, err := standard.Load("mine.yaml", strings.NewReader(file)); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	want(t, "houses", len(box.Houses), 13)
	want(t, "people", len(box.People), 24+5*20+1)
	var copies [events]int
	for _, c := range box.Cards {
		copies[c.Event]++
		want(t, "a card's type is its event's", c.Type, box.Events[c.Event].Type)
	}
	for i, n := range copies {
		want(t, "cards with the event "+box.Events[i].ID, n, standard.Printed.Events[i].Copies)
	}
}

// A box with a piece too few or too many is no box of this game, and whoever made it is told what is wrong with it.
// rule: crusader-kings/components/five-cultures
// rule: crusader-kings/components/character-cards
// rule: crusader-kings/components/dynasty-cards
// rule: crusader-kings/components/development-cards
// rule: crusader-kings/components/action-cards
// rule: crusader-kings/components/trait-tokens
func TestBoxesWithTooFewOrTooManyPieces(t *testing.T) {
	for _, c := range []struct {
		says string
		do   func(p *printed)
	}{
		{"cultures: 4 of them; there must be 5", func(p *printed) { p.Cultures = p.Cultures[:4] }},
		{"cultures: 6 of them; there must be 5", func(p *printed) { p.Cultures = append(slices.Clone(p.Cultures), p.Cultures[0]) }},
		{"houses: 12 of them; there must be 13", func(p *printed) { p.Houses = p.Houses[1:] }},
		{"rulers: 23 of them; there must be 24", func(p *printed) { p.Rulers = p.Rulers[1:] }},
		{"people: 99 of them; there must be 100", func(p *printed) { p.People = p.People[1:] }},
		{"developments: 11 of them; there must be 12", func(p *printed) { p.Developments = p.Developments[1:] }},
		{"item cultures/french: the 1. culture is the english", func(p *printed) {
			p.Cultures = slices.Clone(p.Cultures)
			p.Cultures[0], p.Cultures[1] = p.Cultures[1], p.Cultures[0]
		}},
		{"item cultures/iberian: a name or text is missing", func(p *printed) {
			p.Cultures = slices.Clone(p.Cultures)
			p.Cultures[4].Name = nil
		}},
		{"item traits/" + standard.Printed.Traits[0].ID + ": a name or text is missing", func(p *printed) {
			p.Traits = slices.Clone(p.Traits)
			p.Traits[0].Name = nil
		}},
		{"traits: 145 tokens; there must be 144", func(p *printed) {
			p.Traits = slices.Clone(p.Traits)
			p.Traits[0].Random++
		}},
		{"random: 10 is not from 0 to 9", func(p *printed) {
			p.Traits = slices.Clone(p.Traits)
			p.Traits[0].Random = 10
		}},
		{"event: -1 is not from 0 to 9", func(p *printed) {
			p.Traits = slices.Clone(p.Traits)
			p.Traits[0].Event = -1
		}},
		{"36 realm cards; there must be 35", func(p *printed) {
			p.Events = slices.Clone(p.Events)
			p.Events[0].Copies++
		}},
	} {
		p := *standard.Printed
		c.do(&p)
		if _, err := p.box(""); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q is not said, but %v", c.says, err)
		}
	}
}

// The traits that the icons show for an action are a green and a red one.
// rule: crusader-kings/trait-check/critical-icons
func TestCriticalPairsOfABox(t *testing.T) {
	for _, c := range []struct{ green, red, says string }{
		{"honest", "deceitful", ""},
		{"cruel", "ambitious", "a green trait fails and a red one succeeds"},
		{"humble", "honest", "a green trait fails and a red one succeeds"},
		{"unheard_of", "ambitious", "there is no trait \"unheard_of\""},
		{"humble", "unheard_of", "there is no trait \"unheard_of\""},
	} {
		b, _, err := standard.Load("mine.yaml", strings.NewReader("critical: [{id: build, green: "+c.green+", red: "+c.red+"}]"))
		if c.says != "" {
			if err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%s and %s: %v, want %q", c.green, c.red, err, c.says)
			}
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		want(t, "the pair of Build", b.Critical[Build], [2]int8{trait(t, c.green), trait(t, c.red)})
		want(t, "the pair of Invade stays", b.Critical[Invade], [2]int8{trait(t, "kind"), trait(t, "cruel")})
		want(t, "Develop has none", b.Critical[Develop], [2]int8{None, None})
	}
}

// The token that is printed among the wrong ones is known by its trait and pool, however many a box has of it.
// rule: crusader-kings/components/trait-tokens
// rule: crusader-kings/setup-board/event-traits-pile
func TestTheMisprintedToken(t *testing.T) {
	misprinted := func(b *Box) (ids []string) {
		for _, i := range b.Misprinted {
			x := b.Tokens[i]
			ids = append(ids, b.Traits[x.Trait].ID+", "+poolIDs[x.Pool])
		}
		return ids
	}
	want(t, "in the box", strings.Join(misprinted(box), "; "), "stingy, random")
	b, _, err := standard.Load("mine.yaml", strings.NewReader("traits: [{id: stingy, random: 2, event: 1}, {id: pious, random: 1, event: 1}]"))
	if err != nil {
		t.Fatal(err)
	}
	want(t, "in one with two of them", strings.Join(misprinted(b), "; "), "stingy, random; stingy, random")
	want(t, "which are two", b.Misprinted[0] != b.Misprinted[1] && len(b.Misprinted) == 2, true)
}

func TestBoxFile(t *testing.T) {
	b, _, err := standard.Load("mine.yaml", strings.NewReader(`
territories: [{id: wales, name: {it: Cambria}}]
spaces: [{id: acre, effects: [{mod: tax, value: 3}]}]
`))
	if err != nil {
		t.Fatal(err)
	}
	wales := territory(t, "wales")
	want(t, "the name is overridden", b.Territories[wales].Name["it"], "Cambria")
	want(t, "the rest stays", b.Territories[wales].Name["en"], "Wales")
	want(t, "the effect", b.Spaces[7].Effects[0].Value, 3)
	want(t, "it has a fingerprint", len(b.Fingerprint), 16)
	want(t, "the standard box stays", box.Territories[wales].Name["it"], "Galles")
}

func TestBrokenBoxFiles(t *testing.T) {
	for _, c := range []struct{ file, says string }{
		{"territories: [{id: atlantis, name: Atlantis}]", "mine.yaml: item territories/atlantis: the box has no such item to override"},
		{"territories: [{id: wales, colour: red}]", "mine.yaml: item territories/wales: there is no key \"colour\""},
		{"territories: [{id: wales, culture: norse}]", "mine.yaml: item territories/wales: culture: unknown word \"norse\""},
		{"borders: [{id: wessex-wales, between: [wessex, mercia]}]", "adjacent already"},
		{"people: [{id: english_01, number: 12}]", "number: william_i has it"},
		{"developments: [{id: bank, effects: [{mod: tax}]}]", "value: it changes nothing"},
		{"developments: [{id: bank, effects: [{mod: draw, value: 1}]}]", "actions: draw wants them"},
		{"spaces: [{id: acre, trait: brave}]", "no token of the Crusade shows it"},
		{"scenarios: [{id: crusade-of-the-faint-hearted, goal: 11}]", "goal: 11 is not from 1 to 10"},
		{"critical: [{id: build, green: cruel, red: humble}]", "a green trait fails"},
		{"developments: [{id: bank, effects: [{mod: tax, value: 10}]}]", "value: 10 is not from -9 to 9"},
		{"events: [{id: realm_twins, copies: 1000000000000000000}]", "copies: 1000000000000000000 is not from 1 to 155"},
		{"events: [{id: intrigue_duel, check: {successes: 1}}]", "draws: 0 is not from 1 to 9"},
		{oneStep("{op: gain_gold, amount: -3}"), "amount: it is not"},
		{oneStep("{op: lose_gold}"), "amount: it is not"},
		{oneStep("{op: lose_gold, amount: 1, per: knight}"), "per: unknown word \"knight\""},
		{oneStep("{op: transfer_gold, amount: 1, from: target, to: adjacent_rival}"), "an adjacent rival has no part"},
		{oneStep("{op: age_tokens, value: 5}"), "value: it is not"},
		{oneStep("{op: gain_trait, to: bag}"), "trait: one is wanted"},
		{oneStep("{op: gain_trait, trait: brave}"), "to: nobody"},
		{oneStep("{op: lose_trait, sign: red}"), "sign: unknown word \"red\""},
		{oneStep("{op: kill}"), "who: nobody"},
		{oneStep("{op: remove_token, token: harvest}"), "token: only Rebellion"},
		{oneStep("{op: place_foot, where: pact}"), "where: it must be own_unmobilised"},
		{oneStep("{op: remove_foot, where: pact}"), "where: it must be own_mobilised"},
		{oneStep("{op: gain_territory, where: own}"), "where: it must be pact"},
		{oneStep("{op: discard_development, kind: invention}"), "kind: unknown word \"invention\""},
		{oneStep("{op: gain_development, pick: random}"), "pick: it must be a player"},
		{oneStep("{op: break_pact, pick: eldest}"), "pick: it must be a player"},
		{oneStep("{op: lose_casus_belli, pick: random}"), "pick: it must be a player"},
		{oneStep("{op: gain_casus_belli, against: adjacent_rival, pick: random}"), "pick: it must be a player"},
		{oneStep("{op: gain_casus_belli, holder: adjacent_rival}"), "holder: an adjacent rival"},
		{oneStep("{op: swap_shield, of: adjacent_rival}"), "of, by: an adjacent rival"},
		{oneStep("{op: choose, by: random}"), "by: it must be a player"},
		{oneStep("{op: choose}, {op: choose}"), "an event lets one choose once"},
		{oneStep("{op: choose, options: [{label: {en: a, it: a}, effect: [{op: choose}]}]}"), "options: an event lets one choose once"},
		{"events: [{id: war_stray_arrow, on_failure: [{op: choose}]}]", "choose: it comes before the check"},
		{second("french", "capet", "philippe_i", ""), ""},
		{second("english", "capet", "philippe_i", ""), "has the Culture, house or ruler of another"},
		{second("french", "normandy", "philippe_i", ""), "has the Culture, house or ruler of another"},
		{second("french", "capet", "william_i", ""), "has the Culture, house or ruler of another"},
		{second("french", "capet", "philippe_i", "developments: [navy, navy]"), "has navy twice"},
		{second("french", "capet", "philippe_i", "developments: [navy, bank, library, longbow]"), "more than 3 Development cards"},
		{second("french", "capet", "philippe_i", "free_castles: 2"), "no room for its Castles"},
		{strings.ReplaceAll(second("french", "capet", "philippe_i", "developments: [navy]"), "gold: 5", "developments: [navy]"), "more Castles, Rebellion tokens or Development cards"},
		{"people: [" + noMoreThan(5, "french") + "]\n" + second("french", "capet", "philippe_i", "children: [{sex: female}, {sex: any}, {sex: any}], siblings: [{sex: male}, {sex: male}]"), "do not suffice: 5 of a sex"},
	} {
		_, _, err := standard.Load("mine.yaml", strings.NewReader(c.file))
		if c.says == "" && err == nil {
			continue
		}
		if err == nil || c.says == "" || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s\ngot  %v\nwant %s", c.file, err, c.says)
		}
	}
}

// oneStep is a box file in which an event has these steps.
func oneStep(steps string) string { return "events: [{id: realm_twins, effect: [" + steps + "]}]" }

// second is a box file in which the second of three dynasties of a scenario is this one; it holds Paris alone.
func second(culture, house, ruler, besides string) string {
	return `
scenarios:
  - id: kingdom-of-jerusalem
    most: 3
    dynasties:
      - {house: normandy, culture: english, ruler: william_i, traits: [pious, brave, cruel, dimwitted], territories: [wessex], gold: 5}
      - {culture: ` + culture + `, house: ` + house + `, ruler: ` + ruler + `, traits: [attractive, humble, gluttonous, lustful], territories: [paris],
         ` + besides + `}
      - {house: salian, culture: german, ruler: heinrich_iv, traits: [cultivated, clever, ambitious, cruel], territories: [saxony], gold: 5}
`
}

// noMoreThan are people of a culture, so many of them women.
func noMoreThan(women int, culture string) string {
	var list []string
	for i := range 20 {
		sex := "male"
		if i < women {
			sex = "female"
		}
		list = append(list, fmt.Sprintf("{id: %s_%02d, sex: %s}", culture, i+1, sex))
	}
	return strings.Join(list, ", ")
}

// The manual of box files shows one that works, and explains every list, key and modifier; the head of
// events.yaml explains the words of events.
func TestBoxFileManual(t *testing.T) {
	manual, events := readText(t, "../../docs/box-files-crusader-kings.md"), readText(t, "data/events.yaml")
	_, example, _ := strings.Cut(manual, "```yaml\n")
	example, _, found := strings.Cut(example, "```")
	if _, _, err := standard.Load("example.yaml", strings.NewReader(example)); err != nil || !found {
		t.Errorf("the example of the manual: %v", err)
	}
	words := slices.Collect(maps.Keys(modWords))
	for _, list := range []reflect.Type{
		reflect.TypeFor[printed](), reflect.TypeFor[printedTerritory](), reflect.TypeFor[printedBorder](), reflect.TypeFor[printedTrait](),
		reflect.TypeFor[printedCritical](), reflect.TypeFor[printedHouse](), reflect.TypeFor[printedRuler](),
		reflect.TypeFor[printedDevelopment](), reflect.TypeFor[printedSpace](), reflect.TypeFor[printedEffect](),
		reflect.TypeFor[printedScenario](), reflect.TypeFor[printedStart](), reflect.TypeFor[printedEvent](),
	} {
		words = append(words, boxfile.KeysOf(list)...)
	}
	for _, word := range words {
		common := slices.Contains([]string{"id", "source", "where", "facts"}, word)
		if !common && !strings.Contains(manual, "`"+word+"`") && !strings.Contains(manual, "`"+word+":") {
			t.Errorf("the manual does not explain %q", word)
		}
	}
	head, _, _ := strings.Cut(events, "\nevents:")
	for word := range opWords {
		if !strings.Contains(head, "#   "+word) && !strings.Contains(head, "| "+word) {
			t.Errorf("events.yaml does not explain %q", word)
		}
	}
	for word := range reqWords {
		if !strings.Contains(head, word) {
			t.Errorf("events.yaml does not explain %q", word)
		}
	}
}

func readText(t *testing.T, file string) string {
	t.Helper()
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}
