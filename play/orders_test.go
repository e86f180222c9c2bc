package play_test

import (
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

func TestAnOrderAnswersOnlyWhatItFits(t *testing.T) {
	const prompt, pay, bid, pass = 7, 1, 2, 3
	for name, x := range map[string]struct {
		order   signoria.Order
		choices []play.Choice
		repeats []play.Repeat
		place   int
		number  int16
		fits    bool
	}{
		"the same": {
			order:   signoria.Order{Way: signoria.Same, Verb: pay, Of: [3]int16{4}, Cost: 3},
			choices: []play.Choice{{Verb: pass}, {Verb: pay, A: 4}},
			repeats: []play.Repeat{{}, {Way: signoria.Same, Of: [3]int16{4}, Cost: 3}}, place: 1, fits: true,
		},
		"the same for more": {
			order:   signoria.Order{Way: signoria.Same, Verb: pay, Cost: 3},
			choices: []play.Choice{{Verb: pay}}, repeats: []play.Repeat{{Way: signoria.Same, Cost: 4}},
		},
		"the same, done to another": {
			order:   signoria.Order{Way: signoria.Same, Verb: pay, Of: [3]int16{4}},
			choices: []play.Choice{{Verb: pay, A: 5}}, repeats: []play.Repeat{{Way: signoria.Same, Of: [3]int16{5}}},
		},
		"the same number": {
			order:   signoria.Order{Way: signoria.Same, Verb: pay, Number: 3},
			choices: []play.Choice{{Verb: pay, Lo: 1, Hi: 3}}, repeats: []play.Repeat{{Way: signoria.Same}}, number: 3, fits: true,
		},
		"a number that is too high": {
			order:   signoria.Order{Way: signoria.Same, Verb: pay, Number: 3},
			choices: []play.Choice{{Verb: pay, Lo: 1, Hi: 2}}, repeats: []play.Repeat{{Way: signoria.Same}},
		},
		"what no order repeats": {
			order:   signoria.Order{Way: signoria.Same, Verb: pay},
			choices: []play.Choice{{Verb: pay}}, repeats: []play.Repeat{{}},
		},
		"another's way": {
			order:   signoria.Order{Way: signoria.Same, Verb: pay},
			choices: []play.Choice{{Verb: pay}}, repeats: []play.Repeat{{Way: signoria.Pass}},
		},
		"one that rests": {
			order:   signoria.Order{Way: signoria.Same, Verb: pay, Rests: true},
			choices: []play.Choice{{Verb: pay}}, repeats: []play.Repeat{{Way: signoria.Same}},
		},
		"to let pass": {
			order:   signoria.Order{Way: signoria.Pass, Verb: pass},
			choices: []play.Choice{{Verb: pass, Hi: 6}}, repeats: []play.Repeat{{Way: signoria.Pass}}, fits: true,
		},
		"to let pass what concerns the seat": {
			order:   signoria.Order{Way: signoria.Pass, Verb: pass},
			choices: []play.Choice{{Verb: pass}}, repeats: []play.Repeat{{Way: signoria.Pass, Concerns: true}},
		},
		"a bid of the least": {
			order:   signoria.Order{Way: signoria.UpTo, Verb: bid, Number: 20},
			choices: []play.Choice{{Verb: bid, Lo: 15, Hi: 90}, {Verb: pass}}, repeats: []play.Repeat{{Way: signoria.UpTo}, {Way: signoria.Pass}}, number: 15, fits: true,
		},
		"a bid that would be too high": {
			order:   signoria.Order{Way: signoria.UpTo, Verb: bid, Number: 20},
			choices: []play.Choice{{Verb: bid, Lo: 25, Hi: 90}, {Verb: pass}}, repeats: []play.Repeat{{Way: signoria.UpTo}, {Way: signoria.Pass}}, place: 1, fits: true,
		},
		"a bid where one may not pass": {
			order:   signoria.Order{Way: signoria.UpTo, Verb: bid, Number: 20},
			choices: []play.Choice{{Verb: bid, Lo: 25, Hi: 90}}, repeats: []play.Repeat{{Way: signoria.UpTo}},
		},
	} {
		t.Run(name, func(t *testing.T) {
			x.order.Prompt = prompt
			place, number, fits := play.ByOrder(x.order, play.Offer{Prompt: prompt, Choices: x.choices}, x.repeats)
			if place != x.place || number != x.number || fits != x.fits {
				t.Errorf("it answers with choice %d and %d, %v; want %d and %d, %v", place, number, fits, x.place, x.number, x.fits)
			}
			if _, _, fits := play.ByOrder(x.order, play.Offer{Prompt: prompt + 1, Choices: x.choices}, x.repeats); fits {
				t.Error("it answers another question")
			}
		})
	}
}

// That a choice repeats, and at what cost, must not hang on what its seat cannot know: the page marks it, and an order
// would answer by it.
func TestAnAuditFindsOrdersThatHangOnWhatIsHidden(t *testing.T) {
	for _, peeks := range []bool{false, true} {
		repeats := func(g *lots, _ play.Offer, _ play.Choice) play.Repeat {
			r := play.Repeat{Way: signoria.Same}
			if dice := g.Dice; peeks {
				r.Cost = int16(dice.N(1000))
			}
			return r
		}
		g := play.Of[lots](play.Spec[lots]{ID: "lots", Version: 1, Least: 1, Most: 1, Repeats: repeats,
			Start: func(s signoria.Setup) (lots, error) { return lots{Dice: chance.New(s.Seed)}, nil },
			Text:  func(_, key string) string { return key }})
		l, err := g.Start(signoria.Setup{Game: "lots", Version: 1, Seats: 1, Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		src := chance.New(2)
		if err := l.Audit(0, &src); (err != nil) != peeks {
			t.Errorf("it peeks %v, and the audit says %v", peeks, err)
		}
	}
}
