package giochix

import (
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/bargain"
	"signoria/play/playtest"
)

// temperOf is a temper by its name.
func temperOf(t *testing.T, name string) *temper {
	t.Helper()
	i := slices.IndexFunc(tempers[:], func(x temper) bool { return x.name == name })
	if i < 0 {
		t.Fatalf("nobody is a %s", name)
	}
	return &tempers[i]
}

// What a diplomat does he does out of turn: see below, and squire_pacts_test.go.
func TestASquireWithATemperDoesMoreOfWhatHeLikes(t *testing.T) {
	const games, seats = 12, 4
	for temper, likes := range map[string][]string{
		"conqueror": {"march-on-realm"}, "builder": {"build", "mend-building"}, "merchant": {"sell-goods", "improve-property"},
		"schemer": {"take-icons", "move-horde"},
	} {
		liked := func(_ *State, a play.Answer) bool { return slices.Contains(likes, done(a)) }
		his, others := playtest.Does(games, seats, temperOf(t, temper).squire, NewSquire, liked, func(seed uint64, p play.Policy[State]) {
			playedOut(t, seed, map[string]int{optionTurns: 8}, p, p, p, p)
		})
		if his == 0 || 8*his*(seats-1) < 9*others {
			t.Errorf("a %s has done it %d times, three even squires %d", temper, his, others)
		}
	}
}

// A diplomat opens his markets for less than an even squire would, but gives no florins for nothing.
func TestADiplomatIsContentWithLittle(t *testing.T) {
	p := council(t, 3)
	cheap, nothing := terms{florins: 5, gives: bargain.Of(int16(CommercialPact))}, terms{florins: -5}
	even, his := p.eyes(hungarians), p.eyes(hungarians)
	his.temper = *temperOf(t, "diplomat")
	if even.bargain(byzantines, cheap) > 0 || his.bargain(byzantines, cheap) <= 0 {
		t.Errorf("markets for 5 florins are worth %d to an even squire, %d to a diplomat", even.bargain(byzantines, cheap), his.bargain(byzantines, cheap))
	}
	if his.bargain(byzantines, nothing) > 0 {
		t.Error("a diplomat gives 5 florins for nothing")
	}
	if wronged(p); his.bargain(byzantines, cheap) > even.bargain(byzantines, cheap) {
		t.Error("he likes a pact with who broke one")
	}
}

// A diplomat looks among all for a bargain in each turn, an even squire to one after the other.
func TestADiplomatBargainsWithAnybody(t *testing.T) {
	p := council(t, 4)
	p.Turn = 4
	even, his := p.eyes(hungarians), p.eyes(hungarians)
	his.temper = *temperOf(t, "diplomat")
	if got := even.partners(); !slices.Equal(got, []play.Seat{byzantines}) {
		t.Errorf("an even squire would bargain with %d", got)
	}
	if got := his.partners(); !slices.Equal(got, []play.Seat{germans, byzantines, mamluks}) {
		t.Errorf("a diplomat would bargain with %d", got)
	}
}
