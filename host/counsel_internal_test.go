package host

import (
	"context"
	"fmt"
	"math"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/toy"
)

// besieged is a table at which lord 1 has marched on lord 0, who is asked which of his two cards he plays: what lies in the
// deck and in the other's hand goes by the seed.
func besieged(t *testing.T, seed uint64) play.Live {
	t.Helper()
	live, err := toy.Game.Start(signoria.Setup{Game: "toy", Version: toy.Game.Version(), Seats: 2, Options: map[string]int{}, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for {
		o := live.Offers()[0]
		place := 0
		switch verb := o.Choices[0].Verb; {
		case verb == toy.Play:
			return live
		case verb == toy.Lay && o.Seat == 0: // no levy, or he is the stronger
			place = 1
		case verb == toy.Lay || verb == toy.March:
			place = len(o.Choices) / 2
		}
		choice := o.Choices[place]
		if _, err := live.Answer(choice.With(o.Seat, choice.Lo)); err != nil {
			t.Fatal(err)
		}
	}
}

// Where a seat sees the same and is asked the same, counsel is the same whatever lies hidden.
func TestCounselTellsNothingHidden(t *testing.T) {
	told, hidden := map[string]string{}, map[string]map[string]bool{}
	for seed := range uint64(120) {
		live := besieged(t, seed)
		o, _ := live.OfferTo(0)
		all, err := advise(context.Background(), live, o, play.Budget{Playouts: 64, Choices: 8}, counsellor("k3f9", o), "en")
		if err != nil {
			t.Fatal(err)
		}
		said := ""
		for _, a := range all {
			said += fmt.Sprintf("%+v %d %q\n", a.Weighed, a.Choice, a.Brings.Told)
		}
		lies, err := live.Position()
		if err != nil {
			t.Fatal(err)
		}
		sees := fmt.Sprintf("%+v", live.View(0))
		if before, seen := told[sees]; seen && before != said {
			t.Errorf("who sees %s is told\n%sand\n%s", sees, before, said)
		}
		if told[sees] = said; hidden[sees] == nil {
			hidden[sees] = map[string]bool{}
		}
		hidden[sees][string(lies)] = true
	}
	several := 0
	for _, lies := range hidden {
		if len(lies) > 1 {
			several++
		}
	}
	if several == 0 || len(told) == 1 {
		t.Fatalf("of %d things seen %d hide several", len(told), several)
	}
}

func TestThereIsNoCounselWhereNothingCanBeChosen(t *testing.T) {
	table := Table{game: toy.Game, Table: signoria.Table{Manners: signoria.Manners{Counsel: true}}}
	for _, c := range []struct {
		choices []play.Choice
		want    error
	}{
		{[]play.Choice{{Verb: toy.Scout}}, errNoChoice},
		{[]play.Choice{{Verb: toy.Scout}, {Verb: toy.Scout, A: 1}}, nil},
		{[]play.Choice{{Verb: toy.Hire, Hi: 4}}, nil},
	} {
		if err := table.mayCounsel(play.Offer{Choices: c.choices}); err != c.want {
			t.Errorf("%+v: %v", c.choices, err)
		}
	}
}

// What was hardly tried is not named, and nothing is said to be likelier than what stands before it.
func TestTheBestAnswersAreNamedInOrder(t *testing.T) {
	found := []play.Weighed{
		{Answer: play.Answer{A: 1}, Chance: 0.4, Within: 0.1, Played: 16},
		{Answer: play.Answer{A: 2}, Chance: 0.9, Behind: 0.2, Error: 0.1, Played: 6},
		{Answer: play.Answer{A: 3}, Chance: 0.1, Behind: 0.1, Error: 0, Played: 6},
		{Answer: play.Answer{A: 4}, Chance: 0.8, Behind: 0, Played: 2},
	}
	all := named(found)
	if len(all) != 3 || all[0].Answer.A != 1 || all[1].Answer.A != 3 || all[2].Answer.A != 2 {
		t.Fatalf("named are %+v", all)
	}
	for i, want := range []float64{0.4, 0.3, 0.2} {
		if math.Abs(all[i].Chance-want) > 1e-9 {
			t.Errorf("place %d has a chance of %v, want %v", i, all[i].Chance, want)
		}
		if all[i].Within < all[0].Within {
			t.Errorf("place %d is told to within %v, surer than the best", i, all[i].Within)
		}
	}
}
