package force_test

import (
	"fmt"
	"strings"
	"testing"

	"signoria"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// Every language has the same texts, everything that is asked, offered or told has its words, and no two share one.
func TestTexts(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, fault := range Tested().Words.Faults() {
			t.Error(fault)
		}
	})
}

// Everything that is asked, offered and told in random games can be said in every language, of what it really speaks of.
func TestTellRandomGames(t *testing.T) {
	for _, s := range []signoria.Setup{Setup(3, 7, map[string]int{OptionTurns: 3}), Setup(6, 8, map[string]int{OptionHonour: 10, OptionTurns: 3, OptionPieces: 1})} {
		playtest.Said(t, Tested().Game(), s, 0, rulebook.Languages)
	}
}

// A card that cannot be played now is refused by its name, not on nobody.
func TestACardThatMayNotBePlayedIsNamedWithoutOneItIsPlayedOn(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3)
		for language, nobody := range map[string]string{"en": "nobody", "it": "nessuno"} {
			for card := range int8(Kinds) {
				refused := play.Refusal{Choice: play.Choice{Verb: PlayCard, A: int16(card), B: None, C: None}}
				told := p.State.Describe(language, play.Offer{Prompt: AskDiplomacy, Refused: []play.Refusal{refused}}).Refused[0]
				if strings.Contains(told.Label, nobody) {
					t.Errorf("%s: card %d is refused as %q", language, card, told.Label)
				}
			}
		}
	})
}

// A card played for oneself is not said to be played on oneself.
func TestACardIsPlayedOnOthersOnly(t *testing.T) {
	p := Position(t, 3)
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
	p, wagon := Clash(t, 21, 10)
	unprepared(p.Holds(Green, Arciere).Strikes("palestine", Red, wagon))
	o, _ := p.Match.OfferTo(Green)
	sides := p.Battle.Sides
	for language, say := range map[string]string{"en": "%d VF against %d VF. Use up to 1 more card,", "it": "%d VF contro %d VF. Usa ancora fino a 1 carta,"} {
		if told, said := p.Describe(language, o).Prompt, fmt.Sprintf(say, sides[0].VF, sides[1].VF); !strings.Contains(told, said) {
			t.Errorf("%s: %q does not say %q", language, told, said)
		}
	}
}

// Of two transports of a kind one chooses by what is aboard.
func TestTransportsAreToldApartByTheirLoad(t *testing.T) {
	p := Position(t, 4).Held(Red, 5, "palestine")
	laden, empty := p.Transport(Red, Caravan, 2, "palestine", 5), p.Transport(Red, Caravan, 2, "palestine", 0)
	p.Transports[laden].Cargo[0] = Lot{N: 3, Good: 0, From: None}
	o := play.Offer{Seat: Red, Prompt: AskUnman, Args: play.Args{int16(At("palestine"))}, Choices: []play.Choice{{Verb: Unman, A: laden}, {Verb: Unman, A: empty}}}
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
	p := Position(t, 4)
	o := play.Offer{Seat: Red, Prompt: AskSaboteur, Args: play.Args{int16(Green)}, Choices: []play.Choice{
		{Verb: PlayCard, A: int16(Infiltrato), B: int16(Green), C: int16(At("judea"))}, {Verb: PlayCard, A: int16(Vescovo), B: None, C: None},
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
	p, _ := Victorious(t)
	p.Build(Fort, 1, "judea").Build(Settlement, 1, "judea")
	p.Conquers("judea").Asks(Green, AskSpoils)
	o, _ := p.Match.OfferTo(Green)
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
