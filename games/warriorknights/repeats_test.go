package warriorknights

import (
	"slices"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

// repeatable says which choices of an offer a standing order may repeat.
func repeatable(o play.Offer) (all []int) {
	for i, c := range o.Choices {
		if repeats(nil, o, c).Way == signoria.Same {
			all = append(all, i)
		}
	}
	return all
}

func TestOneVotesForOneselfEachTimeWhereThatGivesSomething(t *testing.T) {
	o := play.Offer{Seat: 1, Prompt: AskDeclare, Choices: []play.Choice{{Verb: VoteFor, A: 0}, {Verb: VoteFor, A: 1}, {Verb: VoteFor, A: 2}}}
	for agenda, a := range box.Agendas {
		o.Args[0] = int16(agenda)
		want := []int(nil)
		if (a.Type == Charge || a.Type == Office) && a.ID != "envoy-abroad" { // an envoy may not attend the Assembly
			want = []int{1}
		}
		if got := repeatable(o); !slices.Equal(got, want) {
			t.Errorf("agenda %d: %v repeat, want %v", agenda, got, want)
		}
	}
}

func TestTheFirstFreeSpaceIsTakenEachTime(t *testing.T) {
	o := play.Offer{Prompt: AskCrest, Choices: []play.Choice{{Verb: PlaceCrest, A: 2}, {Verb: PlaceCrest, A: 4}, {Verb: Decline}}}
	if got := repeatable(o); !slices.Equal(got, []int{0}) {
		t.Errorf("%v repeat", got)
	}
}

func TestTheOnlyMercenaryIsPaidEachTime(t *testing.T) {
	swiss, tuscans := play.Choice{Verb: PayTroop, A: 60, B: 1}, play.Choice{Verb: PayTroop, A: 88, B: 3}
	one := play.Offer{Prompt: AskWages, Choices: []play.Choice{swiss, {Verb: StopPay, A: 1}}}
	if got := repeats(nil, one, swiss); got != (play.Repeat{Way: signoria.Same, Cost: 1}) {
		t.Errorf("the only one: %v", got)
	}
	two := play.Offer{Prompt: AskWages, Choices: []play.Choice{{Verb: PayAll, A: 4}, swiss, tuscans, {Verb: StopPay, A: 2}}}
	if got := repeatable(two); !slices.Equal(got, []int{0}) {
		t.Errorf("of two: %v repeat", got)
	}
}

func TestOnlyAFullPlanIsSealedEachTime(t *testing.T) {
	done := []play.Choice{{Verb: PlanningDone}}
	if got := repeatable(play.Offer{Prompt: AskLay, Args: play.Args{6}, Choices: done}); !slices.Equal(got, []int{0}) {
		t.Errorf("a full plan: %v", got)
	}
	if got := repeatable(play.Offer{Prompt: AskLay, Args: play.Args{5}, Choices: done}); got != nil {
		t.Errorf("a plan of five cards: %v", got)
	}
}

func TestAnOrderForTheFirstFreeSpaceSaysSo(t *testing.T) {
	l, err := ours.Start(setup(3, 1, nil))
	if err != nil {
		t.Fatal(err)
	}
	src := chance.New(1)
	for !l.Over() {
		o := l.Offers()[0]
		if o.Prompt == AskCrest {
			told := l.Told("en", o).Choices
			want(t, "what is repeated", told[0].EveryAs, "The first space that is free")
			want(t, "what is not repeated", told[1].EveryAs, "")
			return
		}
		a, err := l.Bot(t.Context(), "squire", o.Seat, &src)
		if err == nil {
			_, err = l.Answer(a)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody drafted soldiers")
}
