package crusaderkings

import (
	"context"
	"errors"
	"math"
	"testing"

	"signoria"
	"signoria/play"
)

// wooing plays three dynasties up to a marriage that takes a check, and returns the table and the answer that
// begins it.
func wooing(t *testing.T, seed uint64) (play.Live, play.Answer) {
	t.Helper()
	l, err := Game().Start(signoria.Setup{Game: ID, Version: Version, Seats: 3, Seed: seed, Options: map[string]int{}})
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		o := l.Offers()[0]
		if o.Prompt == AskDynastic {
			for _, c := range o.Choices {
				if c.Verb == WedCommoner {
					return l, c.With(o.Seat, 0)
				}
			}
		}
		if _, err := l.Answer(o.Choices[0].With(o.Seat, 0)); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody woos")
	return nil, play.Answer{}
}

// shares are the shares of a check's endings, which add up to one.
func shares(t *testing.T, l play.Live, a play.Answer, name string) [endings]float64 {
	t.Helper()
	f, err := l.Foresee(context.Background(), a)
	if err != nil {
		t.Fatal(err)
	}
	if f.Odds == nil || !f.Odds.Counted || f.Odds.Name != name {
		t.Fatalf("the odds of %+v are not counted: %+v", a, f.Odds)
	}
	var all [endings]float64
	sum := f.Odds.Undone
	for i, s := range f.Odds.Outcomes {
		all[i] = s.Share
		sum += s.Share
	}
	if math.Abs(sum-1) > 1e-9 || f.Odds.Undone != 0 {
		t.Errorf("the shares %v add up to %v, nothing comes of %v", all, sum, f.Odds.Undone)
	}
	return all
}

// Who begins a check, and who invests in one, is told exactly how it may end: what the page says of it, Gold by
// Gold.
func TestACheckIsForetold(t *testing.T) {
	for seed := range uint64(4) {
		l, a := wooing(t, seed)
		free := shares(t, l, a, "odds.free")
		if _, err := l.Answer(a); err != nil {
			t.Fatal(err)
		}
		check := l.View(a.Seat).(*View).Check
		o, _ := l.OfferTo(a.Seat)
		if o.Prompt != AskInvest || len(check.Odds) < 2 {
			t.Fatalf("asked is %+v, with the odds %v", o, check.Odds)
		}
		for gold, percent := range check.Odds {
			told := shares(t, l, o.Choices[0].With(a.Seat, int16(gold)), "odds.check")
			if math.Round(100*told[clean]) != float64(percent) {
				t.Errorf("seed %d: with %d Gold %v is told, the page says %d", seed, gold, told, percent)
			}
			if gold == 0 && told != free {
				t.Errorf("seed %d: %v is told before, %v without Gold", seed, free, told)
			}
		}
	}
}

// A token that fails unless it is sacrificed is told of by itself.
// rule: crusader-kings/trait-check/sacrifice-green-critical
func TestTheOddsTellOfSacrifices(t *testing.T) {
	for _, test := range []struct {
		bag           []string
		needed, draws int8
		clean, all    float64 // all: with every sacrifice
	}{
		{[]string{"pious", "cruel"}, 1, 1, 0.5, 0.5},
		{[]string{"pious", "chaste"}, 1, 1, 0.5, 1},
		{[]string{"chaste", "lustful", "cruel", "pious"}, 1, 1, 0.5, 0.75},
		{[]string{"chaste", "lustful", "cruel", "pious"}, 2, 2, 1.0 / 6, 0.5},
		{[]string{"cruel", "cruel"}, 1, 3, 0, 0},
		{nil, 1, 1, 0, 0},
	} {
		p := position(t, "kingdom-of-jerusalem", 3).bagged(english, test.bag...)
		p.Checked = Check{Seat: english, Action: Marriage, Stage: DrawingTokens, Needed: test.needed, Free: test.draws, Guest: None, Reversed: box.Critical[Marriage]}
		weights, lay := waysOfCheck(p.State, english)
		wants := []float64{test.clean, test.all - test.clean, 1 - test.all}
		for how, weight := range weights {
			if math.Abs(weight-wants[how]) > 1e-9 {
				t.Errorf("%v, %d of %d: the weights are %v, want %v", test.bag, test.needed, test.draws, weights, wants)
			}
			if weight == 0 {
				continue
			}
			laid := &at{State: new(State), t: t}
			*laid.State = *p.State
			lay(laid.State, how)
			laid.run(func(g *State, t *play.Table) { g.drawTokens(t) })
			for !laid.over() {
				o := laid.match.Offers()[0]
				laid.play(play.Answer{Seat: english, Verb: map[bool]play.Verb{true: KeepToken, false: GiveToken}[o.Args[4] == 1], A: o.Args[0]})
			}
			k := &laid.Checked
			if passed := k.Successes >= k.Needed; passed == (int16(how) == lost) || (k.Given != 0) != (int16(how) == bought) {
				t.Errorf("%v, %d of %d: laid as %d it comes out with %d successes and %b sacrificed", test.bag, test.needed,
					test.draws, how, k.Successes, k.Given)
			}
		}
		if weights, _ := waysOfCheck(p.State, french); weights != nil {
			t.Errorf("others are told %v of the English bag", weights)
		}
	}
}

// Where nothing is drawn there are no odds: an annexation, the last token of a check.
func TestWhatTakesNoCheckHasNoOdds(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").foot("wessex")
	wales := territory(t, "wales")
	p.Territories[wales].Pact = english
	p.Invasion = Invasion{Seat: english, Count: 1, Attacks: [maxAttacks]Attack{{From: territory(t, "wessex"), Target: wales}}}
	begin := play.Answer{Seat: english, Verb: BeginInvasion, A: 1}
	if _, ok := matterOf(p.State, begin); ok {
		t.Error("an annexation has odds")
	}
	p.Territories[wales].Pact = play.Nobody
	if m, ok := matterOf(p.State, begin); !ok || m.ID != checkID(english, Invade) {
		t.Errorf("an attack has the odds %+v", m)
	}
	token := p.token("kind", bag(english))
	p.Checked = Check{Seat: english, Action: Crusade, Stage: DrawingTokens, Needed: 1, Free: 1, Count: 1, Drawn: [maxDrawn]int16{token}, Guest: None, Reversed: box.Critical[Crusade]}
	if _, ok := matterOf(p.State, play.Answer{Seat: english, Verb: KeepToken, A: token}); ok {
		t.Error("the last draw has odds")
	}
	p.Checked.Free = 2
	if _, ok := matterOf(p.State, play.Answer{Seat: english, Verb: KeepToken, A: token}); !ok {
		t.Error("a draw before the last has none")
	}
	if m, ok := matterOf(p.State, play.Answer{Seat: english, Verb: UsePhysician}); !ok || m.ID != checkID(english, EventCheck) {
		t.Errorf("the Court Physician has the odds %+v", m)
	}
	if _, ok := matterOf(p.State, play.Answer{Seat: english, Verb: GiveToken, A: token}); ok {
		t.Error("a sacrifice that is enough has odds")
	}
}

// What may be lost with a check is a ruler who goes on a Crusade himself.
func TestARulerIsAtStake(t *testing.T) {
	stake := func(p *at, a play.Answer) play.Stake {
		m, _ := matterOf(p.State, a)
		return m.Stake
	}
	p := crusading(t, "brave")
	ruler := p.rulerOf(english)
	want(t, "nobody else can go", stake(p, by(english, ToCrusade)), play.StakeHead)
	brother := p.sibling(english, Male, "kind")
	want(t, "he and another can", stake(p, by(english, ToCrusade)), play.NoStake)
	want(t, "he goes", stake(p, by(english, SendOn, ruler)), play.StakeHead)
	want(t, "the other goes", stake(p, by(english, SendOn, brother)), play.NoStake)
	want(t, "a courtship", stake(p, by(english, WedCommoner, ruler)), play.NoStake)
}

// amongAIs is a table of a player and two AI dynasties.
func amongAIs(t *testing.T, seed uint64) play.Live {
	t.Helper()
	l, err := Game().Start(signoria.Setup{Game: ID, Version: Version, Seats: 3, Seed: seed, Options: map[string]int{
		play.SeatKey(optionAI, 1): int(Amandum), play.SeatKey(optionAI, 2): int(Ferox),
	}})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// Whom an AI dynasty courts or strikes in its turn is nobody's to know beforehand, though the rulebook may leave it no
// choice: a player is told that it is its turn.
func TestWhatAnAIDynastyDoesInItsTurnIsNotForetold(t *testing.T) {
	turns := 0
	for seed := range uint64(12) {
		l := amongAIs(t, seed)
		for range 60 {
			offers := l.Offers()
			if len(offers) == 0 {
				break
			}
			o := offers[0]
			a := o.Choices[len(o.Choices)-1].With(o.Seat, o.Choices[len(o.Choices)-1].Lo)
			if o.Seat == 0 {
				f, err := l.Foresee(context.Background(), a)
				if err != nil {
					t.Fatal(err)
				}
				for _, line := range f.Lines {
					if k := line.Key; k == KeyCourts || k == KeyAIDeck || k == KeyWed || k == KeyAIIdle || k == KeyProposes {
						t.Errorf("seed %d: %v is told beforehand of %+v", seed, texts.Lines[k], a)
					}
				}
				if f.Then == play.ThenAsked && len(f.Asked) == 1 && f.Asked[0] != 0 {
					turns++
					want(t, "why it is final", f.Final != play.Draws && f.Final != play.Reveals, true)
				}
			}
			if _, err := l.Answer(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if turns == 0 {
		t.Error("no AI dynasty's turn came after an answer")
	}
}

// Nor is it tried: a sheet is told of nothing from the turn of an AI dynasty on, and no answer that was written before it
// is given after it. What an AI dynasty is asked, it may be tried up to: then others are asked, as ever.
func TestNoSheetGoesOnThroughTheTurnOfAnAIDynasty(t *testing.T) {
	stops, asked := 0, 0
	for seed := range uint64(12) {
		l := amongAIs(t, seed)
		for range 60 {
			offers := l.Offers()
			if len(offers) == 0 {
				break
			}
			o := offers[0]
			a := o.Choices[len(o.Choices)-1].With(o.Seat, o.Choices[len(o.Choices)-1].Lo)
			before := len(l.Lines(0))
			if o.Seat == 0 {
				after, c, err := l.Try(context.Background(), 0, []play.Answer{a})
				if err != nil {
					t.Fatal(err)
				}
				for _, line := range after.Lines(before) {
					if k := line.Key; k == KeyAIDeck || k == KeyAIIdle || line.Args[0] != 0 && (k == KeyCourts || k == KeyProposes) {
						t.Errorf("seed %d: %v comes in a trial of %+v", seed, texts.Lines[k], a)
					}
				}
				if given := l.Copy().Chain([]play.Answer{a, a}); errors.Is(c.Why, play.ErrOthers) {
					stops++
					want(t, "tried", c.Played, 0)
					want(t, "given", given.Played, 1)
					want(t, "why no more", given.Why, error(play.ErrOthers))
				}
				if others := after.Offers(); c.Played == 1 && len(others) > 0 && others[0].Seat != 0 {
					asked++
				}
			}
			if _, err := l.Answer(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if stops == 0 || asked == 0 {
		t.Errorf("an AI dynasty's turn came after %d answers, and one was asked after %d", stops, asked)
	}
}
