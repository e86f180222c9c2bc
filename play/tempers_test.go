package play_test

import (
	"slices"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
	"signoria/play/toy"
)

func TestWhoMayHaveATemper(t *testing.T) {
	for bot, want := range map[string]bool{
		"first": true, "first-bold": true, "sage-sly": true, "beggar": true,
		"random-bold": false, "beggar-bold": false, // who knows nothing, and who has rules of his own
		"first-mild": false, "first-any": false, "duke": false, "": false, "-bold": false,
	} {
		if got := play.Knows(toy.Game, bot); got != want {
			t.Errorf("%q is a bot: %v", bot, got)
		}
	}
}

func TestNoTemperComesTwiceWhileThereAreOthers(t *testing.T) {
	seen := map[string]bool{}
	for seed := range uint64(20) {
		src := chance.New(seed)
		bots := play.Lively(toy.Game, []string{"", "first-any", "first", "sage-any", "first-any"}, &src)
		if bots[0] != "" || bots[2] != "first" {
			t.Errorf("who has a temper already is among %v", bots)
		}
		_, one := play.LevelAndTemper(bots[1])
		level, other := play.LevelAndTemper(bots[3])
		if one == other || level != "sage" || !play.Knows(toy.Game, bots[4]) {
			t.Errorf("the bots are %v", bots)
		}
		seen[one] = true
	}
	if len(seen) != 2 {
		t.Errorf("the first always comes as %v", seen)
	}
	src := chance.New(1)
	if bots := play.Lively(toy.Game, []string{"first-any", "first-sly"}, &src); bots[0] != "first-bold" {
		t.Errorf("beside a sly one comes %v", bots)
	}
}

// wanting is a policy that wants one thing.
type wanting int16

func (a wanting) Decide(_ *wells, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	return choices[slices.IndexFunc(choices, func(c play.Choice) bool { return c.A == int16(a) })].With(s, 5)
}

// answerOfOneWanting is what somebody answers who thinks ahead, and would like one of the wells.
func answerOfOneWanting(t *testing.T, mind *play.Mind[wells], a wanting, p play.Prompt) int16 {
	t.Helper()
	g := play.Of[wells](play.Spec[wells]{
		Least: 2, Most: 2, Mind: mind, Levels: []string{"deep"},
		Start:   func(signoria.Setup) (wells, error) { return wells{Prompt: p}, nil },
		Tempers: []play.Temper[wells]{{Name: "wanting", Judge: func(uint64) play.Policy[wells] { return a }}},
	})
	l, err := g.Start(signoria.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	src := chance.New(1)
	answer, err := l.Bot(t.Context(), "deep-wanting", 0, &src)
	if err != nil {
		t.Fatal(err)
	}
	return answer.A
}

func TestWhoThinksAheadFollowsHisTemperWhereItCostsHimLittle(t *testing.T) {
	if got := answerOfOneWanting(t, &wellMind, 2, askAlike); got != 2 {
		t.Errorf("of wells all alike he takes %d, and would like 2", got)
	}
	if got := answerOfOneWanting(t, &wellMind, 1, askWell); got != 4 {
		t.Errorf("he takes well %d, though 4 is so much better than the one he would like", got)
	}
}

func TestWhoThinksAheadFollowsHisTemperWhereHeLeavesItToJudgement(t *testing.T) {
	mind := wellMind
	mind.Levels = map[string]play.Budget{"deep": {Playouts: 1000, Choices: 5, Settled: func(play.Prompt) bool { return true }}}
	if got := answerOfOneWanting(t, &mind, 1, askWell); got != 1 {
		t.Errorf("he takes well %d, and would like 1", got)
	}
}
