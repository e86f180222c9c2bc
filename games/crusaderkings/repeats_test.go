package crusaderkings

import (
	"testing"

	"signoria"
	"signoria/play"
)

// Who lets the others' checks pass is asked even so when one strikes a land or a relative of his.
func TestChecksThatStrikeAPlayerAreNotLetPass(t *testing.T) {
	g := table(t, 1, 3, 1, nil)
	var mine, other int8
	for i := range each(g.lands(1)) {
		mine = int8(i)
	}
	for i := range each(g.lands(2)) {
		other = int8(i)
	}
	for name, x := range map[string]struct {
		action   Action
		about    int8
		concerns bool
	}{
		"an attack upon a land of his":  {Invade, mine, true},
		"an attack upon another's":      {Invade, other, false},
		"a murder of a relative of his": {Assassinate, g.family(1)[0], true},
		"a murder of another's":         {Assassinate, g.family(2)[0], false},
		"building in the same land":     {Build, mine, false},
	} {
		g.Checked = Check{Seat: 0, Action: x.action, About: x.about}
		offer := play.Offer{Seat: 1, Prompt: AskSabotage, Choices: []play.Choice{{Verb: PaySabotage, Hi: 4}}}
		got := repeats(&g, offer, offer.Choices[0])
		if want := (play.Repeat{Way: signoria.Pass, Concerns: x.concerns}); got != want {
			t.Errorf("%s: it repeats as %+v, want %+v", name, got, want)
		}
	}
}

// Whom the Plague tries next may be left to the order of the list, whatever lands that are.
func TestThePlagueMayBeLeftToItself(t *testing.T) {
	g := table(t, 1, 3, 1, nil)
	offer := play.Offer{Seat: 1, Prompt: AskSpread, Choices: []play.Choice{{Verb: SpreadTo, A: 3, B: 4}, {Verb: SpreadTo, A: 5, B: 4}}}
	order := signoria.Order{Seat: 1, Prompt: uint16(AskSpread), Way: signoria.Pass, Verb: uint16(SpreadTo)}
	all := []play.Repeat{repeats(&g, offer, offer.Choices[0]), repeats(&g, offer, offer.Choices[1])}
	if place, _, fits := play.ByOrder(order, offer, all); !fits || place != 0 {
		t.Errorf("the order takes choice %d (%v), want the first", place, fits)
	}
}
