package prototype

import (
	"fmt"
	"strings"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// Every language has the same texts, everything that is asked, offered or told has its words, and no two share one.
func TestTexts(t *testing.T) {
	for _, fault := range edition().Words.Faults() {
		t.Error(fault)
	}
}

// Everything that is asked, offered and told in random games can be said in every language, of what it really speaks of.
func TestTellRandomGames(t *testing.T) {
	for _, s := range []signoria.Setup{setup(3, 7, map[string]int{optionTurns: 3}), setup(6, 8, map[string]int{optionHonour: 10, optionTurns: 3, optionPieces: 1})} {
		playtest.Said(t, edition().Game(), s, 0, rulebook.Languages)
	}
}

// A card played for oneself is not said to be played on oneself.
func TestACardIsPlayedOnOthersOnly(t *testing.T) {
	p := position(t, 3)
	for language, on := range map[string]string{"en": " on ", "it": " contro "} {
		for _, to := range []int16{0, 1} {
			told := p.State.Tell(language, play.Line{Key: KeyPlayed, Args: play.Args{0, 0, to}})
			if strings.Contains(told, on) != (to == 1) {
				t.Errorf("%s: played on seat %d by seat 0 it says %q", language, to, told)
			}
		}
	}
}

// Who is to roll reads what fights on either side, and how many cards he has left, one of them in the singular.
func TestARollIsAskedWithBothStrengths(t *testing.T) {
	p, wagon := clash(t, 21, 10)
	p.holds(green, Arciere).strikes("palestine", red, wagon).unprepared()
	o, _ := p.match.OfferTo(green)
	sides := p.Battle.Sides
	for language, say := range map[string]string{"en": "%d VF against %d VF. Use up to 1 more card,", "it": "%d VF contro %d VF. Usa ancora fino a 1 carta,"} {
		if told, said := p.Describe(language, o).Prompt, fmt.Sprintf(say, sides[0].VF, sides[1].VF); !strings.Contains(told, said) {
			t.Errorf("%s: %q does not say %q", language, told, said)
		}
	}
}

// Of two transports of a kind one chooses by what is aboard.
func TestTransportsAreToldApartByTheirLoad(t *testing.T) {
	p := position(t, 4).held(red, 5, "palestine")
	laden, empty := p.transport(red, Caravan, 2, "palestine", 5), p.transport(red, Caravan, 2, "palestine", 0)
	p.Transports[laden].Cargo[0] = Lot{N: 3, Good: 0, From: None}
	o := play.Offer{Seat: red, Prompt: AskUnman, Args: play.Args{int16(at("palestine"))}, Choices: []play.Choice{{Verb: Unman, A: laden}, {Verb: Unman, A: empty}}}
	told := p.Describe("en", o).Choices
	if with := " (5 VF, 3 [[good:cereals|Cereals]])"; !strings.HasSuffix(told[0].Label, with) {
		t.Errorf("%q does not end in %q", told[0].Label, with)
	}
	if strings.TrimPrefix(told[1].Label, "Give up ") == told[1].Label || strings.Contains(told[1].Label, "(") {
		t.Errorf("the empty one is called %q", told[1].Label)
	}
}

// A card that may be played in many places stands over them, one that is played in one way stands alone.
func TestACardPlayedInManyPlacesIsAHead(t *testing.T) {
	p := position(t, 4)
	o := play.Offer{Seat: red, Prompt: AskSaboteur, Args: play.Args{int16(green)}, Choices: []play.Choice{
		{Verb: PlayCard, A: int16(Infiltrato), B: int16(green), C: int16(at("judea"))}, {Verb: PlayCard, A: int16(Vescovo), B: None, C: None},
	}}
	told := p.Describe("en", o).Choices
	if !strings.Contains(told[0].Head, "Infiltrator") || !strings.Contains(told[0].Short, "Judea") {
		t.Errorf("%+v", told[0])
	}
	if told[1].Head != "" || told[1].Short != "" || told[1].Group != told[1].Verb {
		t.Errorf("%+v", told[1])
	}
}

// What may be done with one piece of the spoils is offered under one head.
func TestChoicesOfOneHeadStandTogether(t *testing.T) {
	p, _ := victorious(t)
	p.build(Fort, 1, "judea").build(Settlement, 1, "judea")
	p.conquers("judea").asks(green, AskSpoils)
	o, _ := p.match.OfferTo(green)
	groups := map[string]string{}
	for _, c := range p.Describe("en", o).Choices {
		if other, ok := groups[c.Head]; ok && c.Head != "" && other != c.Group {
			t.Errorf("%q stands over %q and %q", c.Head, other, c.Group)
		}
		groups[c.Head] = c.Group
	}
	if len(groups) < 2 {
		t.Error("no spoils are offered under a head")
	}
}
