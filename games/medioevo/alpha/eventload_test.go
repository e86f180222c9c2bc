package alpha

import (
	"fmt"
	"strings"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
)

// Every area is land or sea, the sixteen lands and seven seas cover the map but once, and each strikes what it names.
//
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func TestTheAreasOfTheBox(t *testing.T) {
	times := map[any]int{}
	for _, a := range own(TheBox()).Areas[:23] {
		for _, p := range a.Places {
			Want(t, a.ID, p.Sea(), a.Places[0].Sea())
			times[p]++
		}
	}
	Want(t, "places", len(times), 150+42)
	for p, n := range times {
		if n != 1 {
			t.Errorf("place %v is in %d areas", p, n)
		}
	}
	card, _ := numbered("a01")
	Want(t, "the storm's first face", own(TheBox()).Areas[own(TheBox()).Events[card].Faces[0]].ID, "black-sea")
	card, _ = numbered("k01")
	Want(t, "Heresy's third face", own(TheBox()).Calamities[card].Faces[2], Realm("kingdom-of-hungary"))
	Want(t, "Heresy is aimed", own(TheBox()).Calamities[card].Aimed, true)
}

// A Kingdom that has a start can be chosen unless a box file says that it cannot be played.
//
// rule: mu-alpha/setup/kingdom-choice
func TestAKingdomThatCannotBePlayed(t *testing.T) {
	for realm := range TheBox().Atlas.Realms {
		x := &TheBox().Atlas.Realms[realm]
		Want(t, x.ID+" can be played", x.Playable, TheBox().Starts[realm].Capital != NoPlace)
	}
	_, _, err := printing.Load("mine.yaml", strings.NewReader("realms: [{id: golden-horde, playable: false}]"))
	if told := "4 realms can be played of 5"; !strings.Contains(fmt.Sprint(err), told) {
		t.Errorf("told is %v, not %q", err, told)
	}
}

// A box file says what each engine is called and costs; their levels stand, and none costs less than the one below.
//
// rule: mu-alpha/concepts/siege-engine-types
func TestEnginesOfABoxFile(t *testing.T) {
	b, _, err := printing.Load("mine.yaml", strings.NewReader("engines: [{id: catapult, cost: 0}, {id: trebuchet, cost: 300}, {id: bombard, cost: 9999, name: {en: The Great Gun, it: Il Cannone}}]"))
	if err != nil {
		t.Fatal(err)
	}
	for level, cost := range []int16{Catapult: 0, Trebuchet: 300, Bombard: 9999} {
		Want(t, TheBox().Engines[level].ID, b.Engines[level].Cost, cost)
	}
	Want(t, "name", b.Engines[Bombard].Name["en"], "The Great Gun")
	if _, _, err := printing.Load("equal.yaml", strings.NewReader("engines: [{id: trebuchet, cost: 300}]")); err != nil {
		t.Error("as much as the one above:", err)
	}
	for file, told := range map[string]string{
		`{id: catapult, name: {it: ""}}`: "item engines/catapult: a name or text is missing",
		`{id: catapult, cost: -1}`:       "item engines/catapult: cost: -1 is not from 0 to 9999",
		`{id: bombard, cost: 10000}`:     "item engines/bombard: cost: 10000 is not from 0 to 9999",
		`{id: catapult, level: 2}`:       "item engines/catapult: level: the 1. is of level 1",
		`{id: bombard, level: 2}`:        "item engines/bombard: level: the 3. is of level 3",
		`{id: trebuchet, cost: 99}`:      "item engines/trebuchet: cost: it is less than that of the level below",
	} {
		if _, _, err := printing.Load("bad.yaml", strings.NewReader("engines: ["+file+"]")); !strings.Contains(fmt.Sprint(err), told) {
			t.Errorf("%s: told is %v, not %q", file, err, told)
		}
	}
}

// A box file may override an Event, and what is wrong in it is told all at once.
//
// rule: mu-alpha/events/draw-event
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func TestEventsOfABoxFile(t *testing.T) {
	b, _, err := printing.Load("mine.yaml", strings.NewReader(`
events:
  - id: a21
    areas: [balkans, egypt, steppe, germany, carpathia, rus]
    effects: [{do: lose_armies, percent: 20, per: player, least: 2}]
    text: {en: A fifth is lost., it: Un quinto va perduto.}
`))
	if err != nil {
		t.Fatal(err)
	}
	card, _ := numbered("a21")
	Want(t, "percent", own(b).Events[card].Effects[0].Percent, 20)
	Want(t, "text", own(b).Events[card].Text["it"], "Un quinto va perduto.")
	Want(t, "the standard box is as it was", own(TheBox()).Events[card].Effects[0].Percent, 10)

	for file, told := range map[string]string{
		`events: [{id: a21, effects: [{do: lose_army, percent: 20, per: player}]}]`:       `item events/a21: do: unknown word "lose_army"`,
		`events: [{id: a21, effects: [{do: lose_armies, per: player}]}]`:                  "lose_armies: percent is missing",
		`events: [{id: a21, effects: [{do: lose_armies, percent: 5, per: plain}]}]`:       "lose_armies: per plain is none of its",
		`events: [{id: a21, effects: [{do: stop, of: fort}]}]`:                            "stop: of fort is none of its",
		`events: [{id: a21, effects: [{do: lower_building, of: ships}]}]`:                 "lower_building: of ships is none of its",
		`events: [{id: a21, effects: [{do: no_tax, n: 3}]}]`:                              "no_tax: n means nothing to it here",
		`events: [{id: a21, effects: [{do: honour, n: 1, softened: {teologia: 2}}]}]`:     "honour: softened means nothing to it here",
		`events: [{id: a21, effects: [{do: honour, n: 1, where: home}]}]`:                 "honour: where means nothing to it here",
		`calamities: [{id: k02, effects: [{do: honour, n: 1, where: home}]}]`:             "honour: where means nothing to it here",
		`calamities: [{id: k01, effects: [{do: honour, n: 1, where: abroad}]}]`:           `where: unknown word "abroad"`,
		`calamities: [{id: k01, effects: [{do: honour, n: 1, softened: {alchemy: 2}}]}]`:  `there is no technology "alchemy"`,
		`calamities: [{id: k01, effects: [{do: no_attacks}]}]`:                            "no_attacks: it strikes places",
		`calamities: [{id: k01, areas: [italy, italy, italy, italy, italy, italy]}]`:      "it wants either areas or realms",
		`calamities: [{id: k02, areas: [italy]}]`:                                         "areas: there must be 6",
		`calamities: [{id: k01, realms: [france, france, france, france, france, rome]}]`: `there is no realm "france"`,
		`events: [{id: a21, areas: [mars, italy, italy, italy, italy, italy]}]`:           `there is no area "mars"`,
		`events: [{id: a21, effects: []}]`:                                                "effects: there must be from 1 to 3",
		`events: [{id: a21, effects: [{do: honour, n: 1, if: rich}]}]`:                    `if: unknown word "rich"`,
		`events: [{id: a21, effects: [{do: price, buys: 5, goods: [gold]}]}]`:             `there is no good "gold"`,
		`events: [{id: a21, effects: [{do: supply, n: -5, turns: 4}]}]`:                   "turns: 4 is not from 0 to 2",
		`events: [{id: a21, effects: [{do: rebel, n: -2}]}]`:                              "rebel: n must not be less than 0",
		`events: [{id: a21, title: {it: ""}}]`:                                            "a name or text is missing",
		`areas: [{id: rome, territories: [atlantis]}]`:                                    `there is no territory "atlantis"`,
		`areas: [{id: italy, name: {it: ""}}]`:                                            "a name or text is missing",
		`areas: [{id: rome, seas: [ionian-sea]}]`:                                         "it wants either territories or seas",
		`areas: [{id: black-sea, seas: [styx]}]`:                                          `there is no sea zone "styx"`,
	} {
		if _, _, err := printing.Load("bad.yaml", strings.NewReader(file)); !strings.Contains(fmt.Sprint(err), told) {
			t.Errorf("%s: told is %v, not %q", file, err, told)
		}
	}
}

// The page gets all cards, with their backs.
func TestFateComponents(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		c := componentsIn(TheBox(), language).(*AllComponents)
		Want(t, "areas", len(c.Areas), areas)
		Want(t, "events", len(c.Events), eventCards)
		Want(t, "calamities", len(c.Calamities), 12)
		Want(t, "an event's back", len(c.Events[0].Areas), faces)
		Want(t, "a victim's", len(c.Calamities[0].Realms), faces)
		for _, x := range append(c.Events, c.Calamities...) {
			if x.Title == "" || x.Text == "" {
				t.Errorf("%s: %s has no text", language, x.ID)
			}
		}
	}
}
