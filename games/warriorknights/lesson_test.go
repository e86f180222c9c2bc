package warriorknights

import (
	"testing"

	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// asTold does what the steward says: the first choice of a step, and four Votes where Votes are asked.
func asTold(o play.Offer, wants []int) play.Answer {
	c := o.Choices[wants[0]]
	return c.With(o.Seat, min(c.Hi, 4))
}

// The lesson goes by its script from the first step to the last, in its order, and whoever does as he
// is told is King.
func TestLessonIsPlayedByItsScript(t *testing.T) {
	x := playtest.LessonByScript(t, ours, "first", asTold)
	want(t, "answers to what the script is not about", x.Beside, 0)
	if st := x.Live.Standing(); st.Turn != lessonTurn || len(st.Winners) != 1 || st.Winners[0] != play.Learner {
		t.Errorf("it ends %+v", st)
	}
}

// Where a step leaves a choice it is a real one: whatever the learner takes, the script goes on to the end. With few
// Votes he may have to break a tie.
func TestLessonHoldsWhateverIsChosenInIt(t *testing.T) {
	playtest.LessonHolds(t, ours, "first", 60, playtest.Anything)
}

// Who does something else, by a page that does not hold him back, is told on from where he is.
func TestLessonGoesOnWhenOneDoesOtherwise(t *testing.T) {
	setup, lesson, _ := play.LessonSetup(ours, "first")
	l, _ := ours.Start(setup)
	give := func(c play.Choice) []play.Row {
		rows, err := l.Answer(c.With(play.Learner, 0))
		if err != nil {
			t.Fatal(err)
		}
		return rows
	}
	rows := give(play.Choice{Verb: Lay, A: int16(LevyTaxes), B: 0})
	rows = append(rows, give(play.Choice{Verb: Lay, A: int16(ServeTheChurch), B: 2})...) // nothing of the lesson's
	o, _ := l.OfferTo(play.Learner)
	if at := lesson.At(rows, &o); lesson.Steps[at.Next].ID != "lay-mobilize" {
		t.Errorf("the next step is %q", lesson.Steps[at.Next].ID)
	}
	rows = append(rows, give(play.Choice{Verb: PlanningDone})...) // three cards unlaid
	if at := lesson.At(rows, nil); lesson.Steps[at.Done-1].ID != "plan" {
		t.Errorf("%d steps are done", at.Done)
	}
	back, err := l.TakeBack(play.Learner)
	if err != nil {
		t.Fatal(err)
	}
	o, _ = l.OfferTo(play.Learner)
	if at := lesson.At(append(rows, back...), &o); lesson.Steps[at.Next].ID != "lay-mobilize" {
		t.Errorf("after taking back the next step is %q", lesson.Steps[at.Next].ID)
	}
}

// A lesson has its own setup and no other, and stands among no ordinary options; and it can be played at random.
func TestLessonSetup(t *testing.T) {
	playtest.LessonSetup(t, ours, "first")
}

// Every step has its words in every language, and what they and the step point at is there.
func TestLessonTextsAndRefs(t *testing.T) {
	known := map[string]bool{}
	for _, r := range box.Regions {
		known["region:"+r.ID] = true
	}
	for _, c := range box.Cities {
		known["city:"+c.ID] = true
	}
	for _, a := range box.Actions {
		known["action:"+a.ID] = true
	}
	for a := range int16(agendas) {
		known[refAgenda(a)] = true
	}
	for s := range play.Seat(lessonSeats) {
		known[refBaron(s)], known[refFortress(s)] = true, true
	}
	for i := range int16(lessonSeats * 4) {
		known[refNoble(i)] = true
	}
	for i := range int16(stacks) {
		known[refStack(i)], known[refArea(i)] = true, true
	}
	for i := range int16(spaces) {
		known[refSpace(i)] = true
	}
	playtest.LessonTexts(t, ours, "first", rulebook.Languages, func(ref string) bool { return known[ref] })
}
