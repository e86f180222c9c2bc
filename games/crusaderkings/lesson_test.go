package crusaderkings

import (
	"regexp"
	"slices"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// lesson is the game and its lesson.
func lesson(t *testing.T) (play.Game, signoria.Setup, play.Lesson) {
	t.Helper()
	game := NewGame(nil, nil)
	setup, l, err := play.LessonSetup(game, "reign")
	if err != nil {
		t.Fatal(err)
	}
	return game, setup, l
}

// learn plays the lesson, the pupil picking one of the choices a step is about, and returns the table and the
// steps in the order they were carried out; answers to what the script is not about are left out.
func learn(t *testing.T, pick func(o play.Offer, wants []int) play.Answer) (play.Live, []play.Row, []string) {
	t.Helper()
	game, setup, lesson := lesson(t)
	l, err := game.Start(setup)
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
			if at.Next >= 0 {
				carried = append(carried, lesson.Steps[at.Next].ID)
			}
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

// asTold does what the steward says: the first choice of a step, and 2 Gold where Gold is asked.
func asTold(o play.Offer, wants []int) play.Answer {
	c := o.Choices[0]
	if len(wants) > 0 {
		c = o.Choices[wants[0]]
	}
	return c.With(o.Seat, min(c.Hi, 2))
}

// toDo are the steps that are carried out, in order.
func toDo(l play.Lesson) (ids []string) {
	for _, s := range l.Steps {
		if s.Wants != nil {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// The lesson goes by its script from the first step to the last, in its order, and whoever does as he is told is
// King of Jerusalem.
func TestLessonIsPlayedByItsScript(t *testing.T) {
	l, rows, carried := learn(t, asTold)
	game, setup, lesson := lesson(t)
	if want := toDo(lesson); !slices.Equal(carried, want) {
		t.Fatalf("carried out %v\nthe script has %v", carried, want)
	}
	if at := lesson.At(rows, nil); at.Next != -1 || slices.ContainsFunc(lesson.Steps[at.Done:], func(s play.LessonStep) bool { return s.Wants != nil }) {
		t.Errorf("at the end %d of %d steps are done", at.Done, len(lesson.Steps))
	}
	if st := l.Standing(); st.End != "jerusalem" || !slices.Equal(st.Winners, []play.Seat{play.Learner}) {
		t.Errorf("it ends %+v", st)
	}
	told := map[play.Key]int{}
	for _, line := range l.Lines(0) {
		told[line.Key]++
	}
	for _, k := range []play.Key{KeyWed, KeyLandPact, KeyDuke, KeyDukeLeads, KeyConquered, KeyAnnexed, KeyDies, KeyCrowned, KeyAdopted, KeyBorn, KeyTaxed, KeyGoal} {
		if told[k] == 0 {
			t.Errorf("nothing of the kind %q came", lines[k])
		}
	}
	if _, err := game.Verify(signoria.Record{Setup: setup, Rows: rows}); err != nil {
		t.Errorf("the record of the lesson does not hold: %v", err)
	}
}

// Where a step leaves a choice it is a real one: whatever the learner takes, the script goes on to the end.
func TestLessonHoldsWhateverIsChosenInIt(t *testing.T) {
	_, _, lesson := lesson(t)
	last := toDo(lesson)[len(toDo(lesson))-1]
	for seed := range uint64(60) {
		src := chance.New(seed)
		_, rows, carried := learn(t, func(o play.Offer, wants []int) play.Answer {
			c := o.Choices[src.N(len(o.Choices))]
			if len(wants) > 0 {
				c = o.Choices[wants[src.N(len(wants))]]
			}
			return c.With(o.Seat, c.Lo+int16(src.N(int(c.Hi-c.Lo)+1)))
		})
		if at := lesson.At(rows, nil); lesson.Steps[at.Done-1].ID != last {
			t.Errorf("seed %d: it ends after %v", seed, carried)
		}
	}
}

// Everything the lesson waits for is arranged, and nobody is in two places.
func TestLessonIsArranged(t *testing.T) {
	_, setup, _ := lesson(t)
	setup.Options[optionScenario] = 1
	g, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Check(); err != nil {
		t.Fatal(err)
	}
	for i := range each(g.lands(play.Nobody)) {
		if g.courted(i) == None {
			t.Errorf("nobody can be courted in %s", box.Territories[i].ID)
		}
	}
	want(t, "the English son", g.heir(learner), personNamed("english_08"))
	want(t, "in Wales", g.courted(landNamed("wales")), personNamed("english_03"))
	want(t, "goal", g.lowestFree(), g.Options.Goal-1)
	want(t, "age", g.Dynasties[learner].OldAge, oldAgeTokens)
	for s, points := range []int{4, 6, 4} {
		want(t, "points", g.points(play.Seat(s)), points)
	}
}

// A lesson has its own setup and no other, and stands among no ordinary options; and it can be played at random.
func TestLessonSetup(t *testing.T) {
	game, setup, _ := lesson(t)
	if _, err := playtest.Play(game, playtest.Options{Setup: setup, Seed: 3, Meddle: true, Blind: true}); err != nil {
		t.Errorf("at random: %v", err)
	}
	for _, o := range game.Options() {
		if o.ID == play.OptionLesson {
			t.Error("the lesson is offered as an option")
		}
	}
	setup.Seed++
	if _, err := game.Start(setup); err == nil {
		t.Error("a lesson starts with another seed")
	}
}

var marks = regexp.MustCompile(`\[\[([^|\]]+)\|`)

// Every step has its words in every language, and what they and the step point at is there.
func TestLessonTextsAndRefs(t *testing.T) {
	game, _, lesson := lesson(t)
	known := map[string]bool{}
	for _, ref := range refsOf() {
		known[ref] = true
	}
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
				text := game.Text(language, "lesson.reign."+s.ID+"."+part)
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
	for _, language := range rulebook.Languages {
		for _, key := range []string{"lesson.reign.title", "lesson.reign.hint", "lesson.reign.end", "lesson.reign.lost", "bot." + lessonBot} {
			if game.Text(language, key) == "" {
				t.Errorf("%s: nothing says %s", language, key)
			}
		}
	}
}

// The cards and people that the texts point at by number are the ones they name.
func TestLessonPointsAtWhatItNames(t *testing.T) {
	for ref, is := range map[string]string{
		"person:0": refPerson(int16(personNamed("william_i"))), "person:31": refPerson(int16(personNamed("english_08"))),
		"person:26": refPerson(int16(personNamed("english_03"))), "card:102": refCard(cardWith("war_taste_for_blood")),
		"card:95": refCard(cardWith("war_siege_engineers")),
	} {
		want(t, "ref", ref, is)
	}
}
