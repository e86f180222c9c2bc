package play_test

import (
	"context"
	"math"
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// well is a game of one decision: seat 0 draws from one of five wells, by how deep it lets the bucket down, or guesses where
// the treasure lies, and wins or loses to seat 1 by what comes up.
type well struct {
	Dice   chance.Source
	Hidden int8 // where the treasure lies: seat 1 alone knows
	Points int16
	Tossed bool // all is done but for a coin that is tossed
	Won    play.Seat
	Done   bool
}

const (
	draw   play.Verb = iota + 1 // from well A: it wins A+1 times of six
	lower                       // by N, 1 to 9: five is best, and wins always
	guess                       // where the treasure lies, A of 0 to 3
	circle                      // round the well, and choose again
	sell                        // the bucket for A points, and lose
	roll                        // A dice for nothing, before a coin decides
)

// offers are what may be asked: the prompt says which.
const (
	askWell play.Prompt = iota + 1
	askDepth
	askGuess
	askNothing
	askCircle
	askAlike
	askSale
	askRoll
)

type wells struct {
	well
	Prompt play.Prompt
}

func (g *wells) Step(t *play.Table) {
	if g.Tossed {
		g.Won, g.Done = play.Seat(g.Dice.N(2)), true
		return
	}
	a := t.Await(g.offer)
	for a.Verb == circle {
		a = t.Await(g.offer)
	}
	t.Chance()
	won := false
	switch a.Verb {
	case draw:
		won = g.Dice.N(6) <= int(a.A)
	case lower:
		won = g.Dice.N(5) >= int(max(a.N-5, 5-a.N))
	case guess:
		won = int16(g.Hidden) == a.A
	case sell:
		g.Points = a.A
	case roll:
		for range a.A {
			g.Dice.N(6)
		}
		g.Tossed = true
		return
	}
	if g.Done = true; !won {
		g.Won = 1
	}
}

func (g *wells) offer(o *play.Asking) {
	o.To(0, g.Prompt)
	switch g.Prompt {
	case askWell:
		for i := range int16(5) {
			o.May(play.Choice{Verb: draw, A: i}, play.Free)
		}
	case askDepth:
		o.May(play.Choice{Verb: lower, Lo: 1, Hi: 9}, play.Free)
	case askGuess:
		for i := range int16(4) {
			o.May(play.Choice{Verb: guess, A: i}, play.Free)
		}
	case askAlike:
		for i := range int16(3) {
			o.May(play.Choice{Verb: lower, A: i, Lo: 5, Hi: 5}, play.Free)
		}
	case askNothing:
		o.May(play.Choice{Verb: draw, A: 0}, play.Free)
	case askCircle:
		o.May(play.Choice{Verb: circle}, play.Free)
		o.May(play.Choice{Verb: draw, A: 5}, play.Free)
	case askSale, askRoll:
		for i := range int16(3) {
			o.May(play.Choice{Verb: sell + play.Verb(g.Prompt-askSale), A: i}, play.Free)
		}
	}
}

func (g *wells) Over() bool                     { return g.Done }
func (g *wells) Asides(*play.Asking, play.Seat) {}
func (g *wells) Aside(*play.Table, play.Answer) {}
func (g *wells) Redeal(s play.Seat, src *chance.Source) {
	g.Dice = chance.New(src.Uint64())
	if s != 1 {
		g.Hidden = int8(src.N(4))
	}
}
func (g *wells) View(play.Seat) any                    { return g.Done }
func (g *wells) Check() error                          { return nil }
func (g *wells) Tell(string, play.Line) string         { return "" }
func (g *wells) Describe(string, play.Offer) play.Told { return play.Told{} }
func (g *wells) Standing() play.Standing {
	return play.Standing{Over: g.Done, Winners: []play.Seat{g.Won}, Places: make([]play.Place, 2)}
}

// shallow is a judge who likes the first best, and low numbers.
type shallow struct{}

func (shallow) Decide(_ *wells, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	return choices[0].With(s, choices[0].Lo)
}

func (shallow) Weighs(*wells, play.Offer) (func(play.Choice) int, func(play.Choice) int16) {
	return func(c play.Choice) int { return -int(c.A) }, func(c play.Choice) int16 { return c.Lo }
}

var wellMind = play.Mind[wells]{
	Judge:  func(uint64) play.Judge[wells] { return shallow{} },
	Clock:  func(*wells) int { return 0 },
	Levels: map[string]play.Budget{"deep": {Playouts: 1000, Choices: 5}},
}

func weighed(p play.Prompt, seed uint64, b play.Budget, also ...play.Answer) []play.Weighed {
	return weighedBy(&wellMind, p, seed, b, also...)
}

func weighedBy(mind *play.Mind[wells], p play.Prompt, seed uint64, b play.Budget, also ...play.Answer) []play.Weighed {
	m, src := play.NewMatch[wells](wells{Prompt: p, well: well{Hidden: 3}}), chance.New(seed)
	return play.NewSearch[wells]().Weigh(context.Background(), m, 0, mind, b, &src, also...)
}

// Where points tell how far one is ahead, the answer is best that brings most of them, though all lose alike.
func TestWeighByPoints(t *testing.T) {
	mind := wellMind
	mind.Point = 0.5
	mind.Points = func(g *wells, s play.Seat) (float64, bool) { return float64(1-s) * float64(g.Points), true }
	all := weighedBy(&mind, askSale, 1, play.Budget{Playouts: 30, Choices: 3})
	if len(all) != 3 || all[0].Answer.A != 2 {
		t.Fatalf("found %+v; want the sale for two points first of three", all)
	}
	ahead := func(points int16) float64 { return 1 / (1 + math.Exp(-mind.Point*float64(points))) }
	for _, w := range all {
		lost := 1 / float64(w.Played+2) // and none of them won
		if want := ahead(2) - ahead(w.Answer.A); math.Abs(w.Chance-lost) > 1e-9 || math.Abs(w.Behind-want) > 1e-9 {
			t.Errorf("%+v; want it with a chance of %.3f, and %.3f behind", w, lost, want)
		}
	}
}

// Where dice are thrown anew at quiet points, the coin falls alike whatever has been rolled before.
func TestWhatBefallsLaterIsTheSameWhateverIsAnswered(t *testing.T) {
	mind := wellMind
	mind.Dice = func(g *wells) *chance.Source { return &g.Dice }
	for _, w := range weighedBy(&mind, askRoll, 1, play.Budget{Playouts: 60, Choices: 3}) {
		if w.Behind != 0 || w.Error != 0 || w.Chance == 0 || w.Chance == 1 {
			t.Errorf("%+v; want the same chance of all, neither none nor certainty", w)
		}
	}
}

func TestWeighFindsWhatWinsMostOften(t *testing.T) {
	all := weighed(askWell, 1, play.Budget{Playouts: 3000, Choices: 5})
	if best := all[0]; best.Answer.A != 4 || math.Abs(best.Chance-5.0/6) > 0.05 {
		t.Errorf("the best is well %d with a chance of %.2f; want well 4 with 0.83", best.Answer.A, best.Chance)
	}
	for _, w := range all {
		want := float64(w.Answer.A+1) / 6
		if sure := 4 * math.Sqrt(want*(1-want)/float64(w.Played)); math.Abs(w.Chance-want) > sure {
			t.Errorf("well %d has a chance of %.2f after %d playouts; want %.2f", w.Answer.A, w.Chance, w.Played, want)
		}
		if w.Usual != (w.Answer.A == 0) {
			t.Errorf("well %d is usual: %v", w.Answer.A, w.Usual)
		}
	}
}

func TestWeighTriesOtherNumbersThanTheUsual(t *testing.T) {
	best := weighed(askDepth, 1, play.Budget{Playouts: 600, Choices: 8})[0]
	if best.Answer.N != 5 || best.Chance < 0.95 {
		t.Errorf("the best depth is %d, which wins %.2f; want 5, which wins always", best.Answer.N, best.Chance)
	}
}

func TestWeighKnowsNothingOfWhatIsHidden(t *testing.T) {
	for _, w := range weighed(askGuess, 1, play.Budget{Playouts: 4000, Choices: 4}) {
		if sure := 4 * math.Sqrt(0.25*0.75/float64(w.Played)); math.Abs(w.Chance-0.25) > sure {
			t.Errorf("the guess %d wins %.2f of %d playouts; want a quarter", w.Answer.A, w.Chance, w.Played)
		}
	}
}

// Where what befalls is the same for all, what has come to the same a few times is not thought about any longer.
func TestWhatMakesNoDifferenceIsSoonLeft(t *testing.T) {
	mind := wellMind
	mind.Dice = func(g *wells) *chance.Source { return &g.Dice }
	mind.Alike = 4
	for _, w := range weighedBy(&mind, askAlike, 1, play.Budget{Playouts: 3000, Choices: 3}) {
		if w.Played > 4 {
			t.Errorf("%+v; want it played four times at most", w)
		}
	}
	all := weighedBy(&mind, askAlike, 1, play.Budget{Playouts: 3000, Choices: 3, Least: 16})
	if all[0].Played != 16 || all[1].Played != 4 || all[2].Played != 4 {
		t.Errorf("%+v; want one of them played 16 times and the others four", all)
	}
	if all := weighedBy(&mind, askWell, 1, play.Budget{Playouts: 3000, Choices: 5}); all[0].Answer.A != 4 {
		t.Errorf("%+v; want the best well where they differ", all[0])
	}
}

// What judgement settles alone is not thought about.
func TestWhatIsSettledIsNotThoughtAbout(t *testing.T) {
	b := play.Budget{Playouts: 100, Choices: 5, Settled: func(p play.Prompt) bool { return p == askWell }}
	if all := weighed(askWell, 1, b); len(all) != 1 || !all[0].Usual || all[0].Played != 0 {
		t.Errorf("%+v; want the usual answer, unplayed", all)
	}
	if all := weighed(askGuess, 1, b); len(all) != 4 {
		t.Errorf("%+v; want all four guesses", all)
	}
}

// Before the coin is tossed it looks as if seat 0 had won: only who looks farther sees it fall.
func TestSomeQuestionsAreLookedFartherAheadFrom(t *testing.T) {
	mind := wellMind
	mind.Ahead = 1
	mind.Clock = func(g *wells) int {
		switch {
		case g.Done:
			return 2
		case g.Tossed:
			return 1
		}
		return 0
	}
	b := play.Budget{Playouts: 600, Choices: 3}
	if near := weighedBy(&mind, askRoll, 1, b)[0].Chance; near < 0.95 {
		t.Errorf("a chance of %.2f before the coin is tossed; want certainty", near)
	}
	sees := func(who string) {
		t.Helper()
		if far := weighedBy(&mind, askRoll, 1, b)[0].Chance; far < 0.3 || far > 0.7 {
			t.Errorf("by %s a chance of %.2f when the coin has fallen; want about a half", who, far)
		}
	}
	b.Ahead = 2
	sees("its budget")
	b.Ahead = 0
	mind.Farther = func(_ *wells, p play.Prompt) int { return map[play.Prompt]int{askRoll: 2}[p] }
	sees("its mind")
}

// Each playout from the wells takes one answer: of five wells each is tried, and more often only while answers are left.
func TestABudgetOfAnswersEndsWithThem(t *testing.T) {
	played := func(answers int) (n int) {
		for _, w := range weighed(askWell, 1, play.Budget{Playouts: 300, Choices: 5, Answers: answers}) {
			if w.Played == 0 {
				t.Errorf("with %d answers %+v is never tried", answers, w.Answer)
			}
			n += w.Played
		}
		return n
	}
	if none, few, many := played(1), played(60), played(100_000); none >= 20 || few < 60 || few >= 75 || many != played(0) {
		t.Errorf("%d, %d and %d playouts; want the fewest there can be, about 60 and as many as without", none, few, many)
	}
}

func TestWhatLeavesNothingToChooseIsNotThoughtAbout(t *testing.T) {
	all := weighed(askNothing, 1, play.Budget{Playouts: 1000, Choices: 8})
	if len(all) != 1 || all[0].Played != 0 {
		t.Errorf("%+v; want the one answer, unplayed", all)
	}
	if all := weighed(askNothing, 1, play.Budget{Playouts: 1000, Choices: 8, Least: 16}); len(all) != 1 || all[0].Played != 16 {
		t.Errorf("%+v; want the one answer, played as often as is asked", all)
	}
}

// Who wants something said of what is tried has less tried where answers are few.
func TestWhereAnswersAreFewLessIsTried(t *testing.T) {
	once := 0
	for _, w := range weighed(askWell, 1, play.Budget{Playouts: 300, Choices: 5, Answers: 36, Least: 8}) {
		switch {
		case w.Played == 1:
			once++
		case w.Played < 4:
			t.Errorf("%+v; want it played once, or often enough to say something of it", w)
		}
	}
	if once != 2 {
		t.Errorf("%d of five wells are tried but once; want two", once)
	}
}

// The judge goes round the well for ever: playouts of that end all the same, and what else can be done is tried.
func TestWeighEndsWhereJudgementGoesRoundInCircles(t *testing.T) {
	if all := weighed(askCircle, 1, play.Budget{Playouts: 8, Choices: 2}); len(all) != 2 || all[0].Played != 4 || all[1].Played != 4 {
		t.Errorf("found %+v; want both choices, played four times each", all)
	}
}

func TestWeighTriesWhatElseIsNamed(t *testing.T) {
	given := play.Answer{Verb: draw, A: 4}
	all := weighed(askWell, 1, play.Budget{Playouts: 300, Choices: 2}, given, play.Answer{Verb: draw, A: 9})
	if all[0].Answer != given {
		t.Errorf("the best is %+v; want %+v", all[0].Answer, given)
	}
	for _, w := range all {
		if w.Answer.A == 9 {
			t.Error("a well that is not there has been tried")
		}
	}
}

// What a mind leaves to judgement is tried only where judgement would answer it, or somebody names it.
func TestWeighLeavesWhatItsMindLeaves(t *testing.T) {
	mind := wellMind
	mind.Leaves = func(_ *wells, _ play.Seat, c play.Choice) bool { return c.A == 0 || c.A == 4 }
	var tried []int16
	for _, w := range weighedBy(&mind, askWell, 1, play.Budget{Playouts: 300, Choices: 5}) {
		tried = append(tried, w.Answer.A)
	}
	if slices.Sort(tried); !slices.Equal(tried, []int16{0, 1, 2, 3}) {
		t.Errorf("tried %v; want the usual 0, and 1 to 3", tried)
	}
	for ahead, want := range map[int]int{1: 4, play.ToTheEnd: 5} {
		if all := weighedBy(&mind, askWell, 1, play.Budget{Playouts: 300, Choices: 5, Ahead: ahead}); len(all) != want {
			t.Errorf("who looks %d ahead tries %d; want %d", ahead, len(all), want)
		}
	}
	named := weighedBy(&mind, askWell, 1, play.Budget{Playouts: 300, Choices: 5}, play.Answer{Verb: draw, A: 4})
	if named[0].Answer.A != 4 {
		t.Errorf("the best is %+v; want the fourth, which was named", named[0].Answer)
	}
}

func TestWeighIsTheSameFromTheSameSeed(t *testing.T) {
	b := play.Budget{Playouts: 40, Choices: 5}
	for seed := range uint64(20) {
		x, y := weighed(askWell, seed, b), weighed(askWell, seed, b)
		for i := range x {
			if x[i] != y[i] {
				t.Fatalf("seed %d: %+v, then %+v", seed, x[i], y[i])
			}
		}
	}
}

func TestWeighEndsWithItsContext(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	m, src := play.NewMatch[wells](wells{Prompt: askWell}), chance.New(1)
	all := play.NewSearch[wells]().Weigh(ctx, m, 0, &wellMind, play.Budget{Playouts: 1 << 30, Choices: 5}, &src)
	if len(all) == 0 || all[0].Played == 0 {
		t.Errorf("%+v; want what was found before the end", all)
	}
}

func TestWeighIsForWhoIsAsked(t *testing.T) {
	m, src := play.NewMatch[wells](wells{Prompt: askWell}), chance.New(1)
	if all := play.NewSearch[wells]().Weigh(context.Background(), m, 1, &wellMind, play.Budget{Playouts: 10, Choices: 5}, &src); all != nil {
		t.Errorf("seat 1 is not asked and has %+v to weigh", all)
	}
}

func TestTheOutlookIsOfAllSeats(t *testing.T) {
	m, src := play.NewMatch[wells](wells{Prompt: askWell}), chance.New(1)
	x := play.NewSearch[wells]()
	o := x.Outlook(context.Background(), m, &wellMind, 2000, &src)
	for s, want := range []float64{1.0 / 6, 5.0 / 6} { // who judges draws from the first well
		if math.Abs(o.Chances[s]-want) > 4*o.Errors[s] || math.Abs(o.Errors[s]-0.0083) > 0.001 {
			t.Errorf("seat %d has a chance of %.3f ± %.4f; want %.3f ± 0.0083", s, o.Chances[s], o.Errors[s], want)
		}
	}
	if _, err := m.Answer(play.Answer{Verb: draw, A: 4}); err != nil {
		t.Fatal(err)
	}
	winner := m.Now().Won
	if o = x.Outlook(context.Background(), m, &wellMind, 2000, &src); o.Chances[winner] != 1 || o.Errors[winner] != 0 {
		t.Errorf("seat %d has won, and its chance is %v", winner, o.Chances[winner])
	}
}

// A budget of no choices is for what is named alone: the usual answer, the first well, is not among it.
func TestWeighOnlyWhatIsNamed(t *testing.T) {
	named := []play.Answer{{Verb: draw, A: 1}, {Verb: draw, A: 4}}
	all := weighed(askWell, 1, play.Budget{Playouts: 40}, named...)
	if len(all) != 2 || all[0].Answer != named[1] || all[1].Answer != named[0] || all[0].Played != 20 || all[0].Usual || all[1].Usual {
		t.Errorf("found %+v; want the two that were named, the deeper first, twenty times each", all)
	}
}
