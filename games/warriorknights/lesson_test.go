package warriorknights

import (
	"regexp"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// learn plays the lesson, the pupil picking one of the choices a step is about, and returns the table and
// the steps in the order they were carried out, "" for an answer to a question the script is not about.
func learn(t *testing.T, pick func(o play.Offer, wants []int) play.Answer) (play.Live, []play.Row, []string) {
	t.Helper()
	setup, lesson, err := play.LessonSetup(ours, "first")
	if err != nil {
		t.Fatal(err)
	}
	l, err := ours.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	var rows []play.Row
	var carried []string
	src := chance.New(5)
	for !l.Over() {
		o := l.Offers()[0]
		a, err := l.Bot(lesson.Rival, o.Seat, &src)
		if o.Seat == play.Learner {
			at := lesson.At(rows, &o)
			step := ""
			if at.Next >= 0 {
				step = lesson.Steps[at.Next].ID
			}
			carried = append(carried, step)
			a = pick(o, at.Wants)
		}
		if err != nil {
			t.Fatal(err)
		}
		more, err := l.Answer(a)
		if err != nil {
			t.Fatal(err)
		}
		rows = append(rows, more...)
		if err := l.Check(); err != nil {
			t.Fatalf("after %v: %v", carried, err)
		}
	}
	return l, rows, carried
}

// asTold does what the steward says: the first choice of a step, and four Votes where Votes are asked.
func asTold(o play.Offer, wants []int) play.Answer {
	c := o.Choices[wants[0]]
	return c.With(o.Seat, min(c.Hi, 4))
}

// The lesson goes by its script from the first step to the last, in its order, and whoever does as he
// is told is King.
func TestLessonIsPlayedByItsScript(t *testing.T) {
	l, rows, carried := learn(t, asTold)
	var want []string
	lesson := ours.Lessons()[0]
	for _, s := range lesson.Steps {
		if s.Wants != nil {
			want = append(want, s.ID)
		}
	}
	if len(carried) != len(want) {
		t.Fatalf("carried out %v, the script has %v", carried, want)
	}
	for i := range want {
		if carried[i] != want[i] {
			t.Fatalf("step %d carried out is %q, the script has %q", i, carried[i], want[i])
		}
	}
	if at := lesson.At(rows, nil); at.Done != len(lesson.Steps) || at.Next != -1 {
		t.Errorf("at the end %d of %d steps are done", at.Done, len(lesson.Steps))
	}
	if st := l.Standing(); st.Turn != lessonTurn || len(st.Winners) != 1 || st.Winners[0] != play.Learner {
		t.Errorf("it ends %+v", st)
	}
	setup, _, _ := play.LessonSetup(ours, "first")
	record := recordOf(setup, rows)
	if _, err := ours.Verify(record); err != nil {
		t.Errorf("the record of the lesson does not hold: %v", err)
	}
}

// Where a step leaves a choice it is a real one: whatever the learner takes, the script goes on to the end.
func TestLessonHoldsWhateverIsChosenInIt(t *testing.T) {
	for seed := range uint64(60) {
		src := chance.New(seed)
		_, rows, _ := learn(t, func(o play.Offer, wants []int) play.Answer {
			c := o.Choices[src.N(len(o.Choices))]
			if len(wants) > 0 { // with few Votes he may have to break a tie
				c = o.Choices[wants[src.N(len(wants))]]
			}
			return c.With(o.Seat, c.Lo+int16(src.N(int(c.Hi-c.Lo)+1)))
		})
		if lesson := ours.Lessons()[0]; lesson.At(rows, nil).Done != len(lesson.Steps) {
			t.Errorf("seed %d: it ends before the script does", seed)
		}
	}
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

// A lesson has its own setup and no other, and stands among no ordinary options.
func TestLessonSetup(t *testing.T) {
	setup, _, err := play.LessonSetup(ours, "first")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := playtest.Play(ours, playtest.Options{Setup: setup, Seed: 3, Meddle: true, Blind: true}); err != nil {
		t.Errorf("at random: %v", err)
	}
	for _, o := range ours.Options() {
		if o.ID == play.OptionLesson {
			t.Error("the lesson is offered as an option")
		}
	}
	other := setup
	other.Seed++
	if _, err := ours.Start(other); err == nil {
		t.Error("a lesson starts with another seed")
	}
	other = setup
	other.Options = map[string]int{play.OptionLesson: 2}
	if _, err := ours.Start(other); err == nil {
		t.Error("a lesson that is not there starts")
	}
	if _, _, err := play.LessonSetup(ours, "second"); err == nil {
		t.Error("a lesson that is not there has a setup")
	}
}

var marks = regexp.MustCompile(`\[\[([^|\]]+)\|`)

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
	lesson := ours.Lessons()[0]
	ids := map[string]bool{}
	for _, s := range lesson.Steps {
		if ids[s.ID] {
			t.Errorf("there are two steps %q", s.ID)
		}
		ids[s.ID] = true
		for _, ref := range s.Refs {
			if !known[ref] {
				t.Errorf("step %s points at %q, which is not there", s.ID, ref)
			}
		}
		for _, language := range rulebook.Languages {
			parts := []string{"head", "text"}
			if s.Wants != nil {
				parts = append(parts, "do")
			}
			for _, part := range parts {
				text := ours.Text(language, "lesson.first."+s.ID+"."+part)
				if text == "" {
					t.Errorf("%s: step %s has no %s", language, s.ID, part)
				}
				for _, mark := range marks.FindAllStringSubmatch(text, -1) {
					if !known[mark[1]] {
						t.Errorf("%s: step %s speaks of %q, which is not there", language, s.ID, mark[1])
					}
				}
			}
		}
	}
}
