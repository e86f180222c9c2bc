package warriorknights

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

// Whoever has laid his six cards is asked even so whether his plan stands: until he says so he may take them back.
// A question that has but one answer by what nobody may take back is answered by the table.
func TestWhichOnlyAnswersTheTableGives(t *testing.T) {
	g := Game()
	l, err := g.Start(setup(3, 1, nil))
	if err != nil {
		t.Fatal(err)
	}
	src := chance.New(1)
	given, left := map[play.Prompt]int{}, map[play.Prompt]int{}
	for !l.Over() && l.Standing().Turn < 8 {
		o := l.Offers()[src.N(len(l.Offers()))]
		if only, ok := l.Only(o.Seat); ok {
			given[o.Prompt]++
			if !o.Choices[0].Ranged() && only.Answer != o.Choices[0].With(o.Seat, 0) {
				t.Fatalf("the only answer to %+v is said to be %+v", o, only.Answer)
			}
		} else if len(o.Choices) == 1 && !o.Choices[0].Ranged() {
			left[o.Prompt]++
		}
		if _, err := l.Answer(o.Choices[src.N(len(o.Choices))].AtRandom(o.Seat, &src)); err != nil {
			t.Fatal(err)
		}
	}
	if given[AskLay] > 0 || left[AskLay] == 0 {
		t.Errorf("the table says of %d plans that they stand, and leaves %d to their Barons", given[AskLay], left[AskLay])
	}
	if given[AskWages] > 0 || left[AskWages] == 0 {
		t.Errorf("the table answers %d times that no more is paid, and leaves it %d times: a bargain could bring the Crowns",
			given[AskWages], left[AskWages])
	}
	if given[AskHire] == 0 {
		t.Errorf("the table answers %v", given)
	}
}
