package playtest

import (
	"context"
	"maps"
	"regexp"
	"slices"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

// Pupil answers a question of a lesson. The choices in the places wants carry out the step that the question belongs
// to; there are none if the script is not about it.
type Pupil func(o play.Offer, wants []int) play.Answer

// Learnt is what came of a lesson.
type Learnt struct {
	Lesson play.Lesson
	Live   play.Live
	Record signoria.Record
	Steps  []string // that were carried out, in that order
	Beside int      // answers to questions that the script is not about
	Unsaid []string // that told to say a number which was not offered
}

// Learn plays a lesson to its end.
func Learn(t testing.TB, g play.Game, id string, pupil Pupil) (x Learnt) {
	t.Helper()
	x.Record.Setup, x.Lesson = lessonSetup(t, g, id)
	l, err := g.Start(x.Record.Setup)
	if err != nil {
		t.Fatal(err)
	}
	x.Live = l
	src := chance.New(5)
	for !l.Over() {
		o := l.Offers()[0]
		a, err := l.Bot(context.Background(), x.Lesson.Rival, o.Seat, &src)
		if o.Seat == play.Learner {
			a = x.taught(o, pupil)
		}
		if err != nil {
			t.Fatal(err)
		}
		rows, err := l.Answer(a)
		if err != nil {
			t.Fatal(err)
		}
		x.Record.Rows = append(x.Record.Rows, rows...)
		if err := l.Check(); err != nil {
			t.Fatalf("after %v: %v", x.Steps, err)
		}
	}
	return x
}

// taught is the pupil's answer, and notes which step it carries out.
func (x *Learnt) taught(o play.Offer, pupil Pupil) play.Answer {
	at := x.Lesson.At(x.Record.Rows, &o)
	if at.Next >= 0 {
		step := x.Lesson.Steps[at.Next]
		x.Steps = append(x.Steps, step.ID)
		if step.Number != 0 && !slices.ContainsFunc(at.Wants, func(place int) bool { return says(o.Choices[place], step.Number) }) {
			x.Unsaid = append(x.Unsaid, step.ID)
		}
	} else {
		x.Beside++
	}
	return pupil(o, at.Wants)
}

func says(c play.Choice, number int) bool {
	return c.Ranged() && int(c.Lo) <= number && number <= int(c.Hi)
}

// Done says whether the script went to its end: no step is left to carry out.
func (x Learnt) Done() bool {
	left := x.Lesson.Steps[x.Lesson.At(x.Record.Rows, nil).Done:]
	return !slices.ContainsFunc(left, toDo)
}

// Told says whether the chronicle has a line of that kind.
func (x Learnt) Told(k play.Key) bool {
	return slices.ContainsFunc(x.Live.Lines(0), func(l play.Line) bool { return l.Key == k })
}

// script is all steps that are to be carried out.
func (x Learnt) script() (ids []string) {
	for _, s := range x.Lesson.Steps {
		if toDo(s) {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

func toDo(s play.LessonStep) bool { return s.Wants != nil }

// AsTold is a pupil who does what he is told: the last choice that a step is about, and as much of it as there is, but for
// what he is told to do by number.
func AsTold(numbers map[play.Verb]int16) Pupil {
	return func(o play.Offer, wants []int) play.Answer {
		c := o.Choices[len(o.Choices)-1]
		if len(wants) > 0 {
			c = o.Choices[wants[len(wants)-1]]
		}
		if n, ok := numbers[c.Verb]; ok {
			return c.With(o.Seat, min(n, c.Hi))
		}
		return c.With(o.Seat, c.Hi)
	}
}

// LessonByScript plays a lesson with a pupil who does as he is told, and checks that it goes by its script from the
// first step to the last, in its order, and that its record holds.
func LessonByScript(t testing.TB, g play.Game, id string, asTold Pupil) Learnt {
	t.Helper()
	x := Learn(t, g, id, asTold)
	if script := x.script(); !slices.Equal(x.Steps, script) {
		t.Fatalf("carried out %v\nthe script has %v", x.Steps, script)
	}
	if len(x.Unsaid) > 0 {
		t.Errorf("%v tell to say numbers that are not offered", x.Unsaid)
	}
	if !x.Done() {
		t.Errorf("at the end a step is left to carry out")
	}
	if _, err := g.Verify(x.Record); err != nil {
		t.Errorf("the record of the lesson does not hold: %v", err)
	}
	return x
}

// LessonHolds plays a lesson so many times, with another chance for its pupil each time, and checks that the script
// always goes on to its end.
func LessonHolds(t testing.TB, g play.Game, id string, times uint64, pupil func(src *chance.Source) Pupil) {
	t.Helper()
	for seed := range times {
		src := chance.New(seed)
		if x := Learn(t, g, id, pupil(&src)); !x.Done() {
			t.Errorf("seed %d: it ends after %v", seed, x.Steps)
		}
	}
}

// Anything is a pupil who takes any of the choices that carry out a step, and any at all where the script is not about
// the question.
func Anything(src *chance.Source) Pupil {
	return func(o play.Offer, wants []int) play.Answer {
		if len(wants) == 0 {
			return pick(src, o.Seat, o.Choices)
		}
		var wanted []play.Choice
		for _, i := range wants {
			wanted = append(wanted, o.Choices[i])
		}
		return pick(src, o.Seat, wanted)
	}
}

// AnythingTold is a pupil who takes any of the choices that carry out a step, and the last there is where the script is not
// about the question.
func AnythingTold(src *chance.Source) Pupil {
	anything := Anything(src)
	return func(o play.Offer, wants []int) play.Answer {
		if len(wants) == 0 {
			wants = []int{len(o.Choices) - 1}
		}
		return anything(o, wants)
	}
}

// LessonInParts checks that who does what a verb is about one by one stays with the step until all of it is done, and goes
// on where all others do.
func LessonInParts(t testing.TB, g play.Game, id string, bit play.Verb, asTold Pupil) {
	t.Helper()
	x := Learn(t, g, id, func(o play.Offer, wants []int) play.Answer {
		if a := asTold(o, wants); a.Verb != bit {
			return a
		}
		c := o.Choices[wants[0]]
		return c.With(o.Seat, c.Lo)
	})
	if steps, script := slices.Compact(x.Steps), x.script(); !slices.Equal(steps, script) || x.Beside > 0 {
		t.Errorf("carried out %v, and %d answers beside\nthe script has %v", steps, x.Beside, script)
	}
}

// LessonFindsWhoLeavesItsPath checks that who does otherwise than told, at every third question, is found again by the
// steps: but for some of the last, which never come to whoever has spoilt what they are about.
func LessonFindsWhoLeavesItsPath(t testing.TB, g play.Game, id string, times uint64, last int) {
	t.Helper()
	for seed := range times {
		src := chance.New(seed)
		x := Learn(t, g, id, func(o play.Offer, wants []int) play.Answer {
			c := o.Choices[len(o.Choices)-1]
			switch {
			case src.N(3) == 0:
				c = o.Choices[src.N(len(o.Choices))]
			case len(wants) > 0:
				c = o.Choices[wants[0]]
			}
			return c.With(o.Seat, c.Hi)
		})
		if at := x.Lesson.At(x.Record.Rows, nil); at.Done < len(x.Lesson.Steps)-last {
			t.Errorf("seed %d: it is lost after %v", seed, x.Steps)
		}
	}
}

// LessonSetup checks that a lesson has its own setup and no other, stands among no ordinary options, and can be played
// at random.
func LessonSetup(t testing.TB, g play.Game, id string) {
	t.Helper()
	setup, _ := lessonSetup(t, g, id)
	if _, err := Play(g, Options{Setup: setup, Seed: 3, Meddle: true, Blind: true}); err != nil {
		t.Errorf("at random: %v", err)
	}
	for _, o := range g.Options() {
		if o.ID == play.OptionLesson {
			t.Error("the lesson is offered as an option")
		}
	}
	other := setup
	other.Seed++
	if _, err := g.Start(other); err == nil {
		t.Error("a lesson starts with another seed")
	}
	other = setup
	other.Options = maps.Clone(setup.Options)
	other.Options[play.OptionLesson] = len(g.Lessons()) + 1
	if _, err := g.Start(other); err == nil {
		t.Error("a lesson that is not there starts")
	}
	if _, _, err := play.LessonSetup(g, id+"-again"); err == nil {
		t.Error("a lesson that is not there has a setup")
	}
}

func lessonSetup(t testing.TB, g play.Game, id string) (signoria.Setup, play.Lesson) {
	t.Helper()
	setup, lesson, err := play.LessonSetup(g, id)
	if err != nil {
		t.Fatal(err)
	}
	return setup, lesson
}

// marked finds what a text points at.
var marked = regexp.MustCompile(`\[\[([^|\]]+)\|`)

// LessonTexts checks that a lesson and each of its steps has its words in every language, and that what they and the
// step point at is known.
func LessonTexts(t testing.TB, g play.Game, id string, languages []string, known func(ref string) bool) {
	t.Helper()
	_, lesson := lessonSetup(t, g, id)
	met := map[string]bool{}
	for _, s := range lesson.Steps {
		if met[s.ID] {
			t.Errorf("there are two steps %q", s.ID)
		}
		met[s.ID] = true
		for _, ref := range s.Refs {
			if !known(ref) {
				t.Errorf("step %s points at %q, which is not there", s.ID, ref)
			}
		}
	}
	for _, lang := range languages {
		for _, key := range toldBy(lesson) {
			text := g.Text(lang, key)
			if text == "" {
				t.Errorf("%s: there is no text %q", lang, key)
			}
			for _, mark := range marked.FindAllStringSubmatch(text, -1) {
				if !known(mark[1]) {
					t.Errorf("%s: %s speaks of %q, which is not there", lang, key, mark[1])
				}
			}
		}
	}
}

func toldBy(l play.Lesson) []string {
	lesson := "lesson." + l.ID + "."
	keys := []string{"bot." + l.Rival, lesson + "title", lesson + "hint", lesson + "end", lesson + "lost"}
	for _, s := range l.Steps {
		keys = append(keys, lesson+s.ID+".head", lesson+s.ID+".text")
		if toDo(s) {
			keys = append(keys, lesson+s.ID+".do")
		}
	}
	return keys
}
