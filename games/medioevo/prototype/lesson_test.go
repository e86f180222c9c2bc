package prototype

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
	setup, l, err := play.LessonSetup(game, "crown")
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

// asTold does what the steward says: the last choice that a step is about, and as much of it as there is, but for the
// armies that go aboard.
func asTold(o play.Offer, wants []int) play.Answer {
	c := o.Choices[len(o.Choices)-1]
	if len(wants) > 0 {
		c = o.Choices[wants[len(wants)-1]]
	}
	if c.Verb == LoadArmies {
		return c.With(o.Seat, lessonAboard)
	}
	return c.With(o.Seat, c.Hi)
}

// lessonAboard is the VF that the steward wants aboard the War Wagon.
const lessonAboard = 15

// toDo are the steps that are carried out, in order.
func toDo(l play.Lesson) (ids []string) {
	for _, s := range l.Steps {
		if s.Wants != nil {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// The lesson goes by its script from the first step to the last, in its order, and whoever does as he is told ends
// ahead of the others.
func TestLessonIsPlayedByItsScript(t *testing.T) {
	l, rows, carried := learn(t, asTold)
	game, setup, lesson := lesson(t)
	if want := toDo(lesson); !slices.Equal(carried, want) {
		t.Fatalf("carried out %v\nthe script has %v", carried, want)
	}
	st := l.Standing()
	if !slices.Equal(st.Winners, []play.Seat{play.Learner}) || st.End != "turns" {
		t.Errorf("it ends %+v", st)
	}
	for i, honour := range []int{8, 6, 6} {
		want(t, "honour", st.Places[i].Scores[0].Value, honour)
	}
	told := map[play.Key]int{}
	for _, line := range l.Lines(0) {
		told[line.Key]++
	}
	for _, k := range []play.Key{KeyPope, KeyLearnt, KeyTaxed, KeyLevied, KeyEvent, KeyLoyalty, KeyRecruits, KeyStirs, KeyUsed, KeyRound, KeyTaken, KeyRises, KeyLanded, KeyBought, KeySold, KeyWins} {
		if told[k] == 0 {
			t.Errorf("nothing of the kind %q came", lines[k])
		}
	}
	for _, k := range []play.Key{KeyRebels, KeyRaid, KeyOverrun, KeyDecimated, KeyDamaged} {
		if told[k] != 0 {
			t.Errorf("%q came, of which the steward says nothing", lines[k])
		}
	}
	if _, err := game.Verify(signoria.Record{Setup: setup, Rows: rows}); err != nil {
		t.Errorf("the record of the lesson does not hold: %v", err)
	}
}

// Where a step leaves a choice it is a real one: whatever the learner takes, the script goes on to the end.
func TestLessonHoldsWhateverIsChosenInIt(t *testing.T) {
	_, _, lesson := lesson(t)
	for seed := range uint64(30) {
		src := chance.New(seed)
		_, rows, carried := learn(t, func(o play.Offer, wants []int) play.Answer {
			c := o.Choices[len(o.Choices)-1]
			if len(wants) > 0 {
				c = o.Choices[wants[src.N(len(wants))]]
			}
			return c.With(o.Seat, c.Lo+int16(src.N(int(c.Hi-c.Lo)+1)))
		})
		if at := lesson.At(rows, nil); at.Done != len(lesson.Steps) {
			t.Errorf("seed %d: it ends after %v", seed, carried)
		}
	}
}

// Who does otherwise than told, at every third question, is found again by the steps.
func TestLessonFindsWhoLeavesItsPath(t *testing.T) {
	_, _, lesson := lesson(t)
	for seed := range uint64(20) {
		src := chance.New(seed)
		_, rows, carried := learn(t, func(o play.Offer, wants []int) play.Answer {
			c := o.Choices[len(o.Choices)-1]
			switch {
			case src.N(3) == 0:
				c = o.Choices[src.N(len(o.Choices))]
			case len(wants) > 0:
				c = o.Choices[wants[0]]
			}
			return c.With(o.Seat, c.Hi)
		})
		if at := lesson.At(rows, nil); at.Done < len(lesson.Steps)-3 {
			t.Errorf("seed %d: it is lost after %v", seed, carried)
		}
	}
}

// Everything the lesson waits for is arranged, and nothing stands where it may not.
func TestLessonIsArranged(t *testing.T) {
	_, setup, _ := lesson(t)
	g, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Check(); err != nil {
		t.Fatal(err)
	}
	for s, points := range []int16{6, 6, 6} {
		want(t, "honour as it begins", g.total(play.Seat(s)), points)
	}
	for p := range g.owned(learner) {
		want(t, "nobody rebels in "+box.Atlas.ID(p), g.safe(learner, p), true)
		want(t, "food in "+box.Atlas.ID(p), g.onGround(p) <= g.supplyLimit(p), true)
	}
	want(t, "barbarians in Silesia", g.ground(Barbarians, landNamed("silesia")), lessonWild)
	want(t, "the War Wagon", [2]int16{int16(g.Transports[lessonWagon].Kind), int16(g.Transports[lessonWagon].At)}, [2]int16{int16(WarWagon), int16(landNamed("franconia"))})
	want(t, "the Caravan", [2]int16{int16(g.Transports[lessonCaravan].Kind), int16(g.Transports[lessonCaravan].At)}, [2]int16{int16(Caravan), int16(landNamed("pomerelia"))})
	want(t, "the Captain", [2]int16{int16(g.Captains[lessonCaptain].Owner), int16(g.Captains[lessonCaptain].At)}, [2]int16{int16(learner), int16(landNamed("franconia"))})
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
	game, setup, lesson := lesson(t)
	g, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	known := func(ref string) bool {
		_, ok := about(&g, "en", play.Learner, ref)
		return ok
	}
	ids := map[string]bool{}
	for _, s := range lesson.Steps {
		if ids[s.ID] {
			t.Errorf("there are two steps %q", s.ID)
		}
		ids[s.ID] = true
		for _, ref := range s.Refs {
			if !known(ref) {
				t.Errorf("step %s points at %q, which is not there", s.ID, ref)
			}
		}
		for _, language := range rulebook.Languages {
			parts := []string{"head", "text"}
			if s.Wants != nil {
				parts = append(parts, "do")
			}
			for _, part := range parts {
				text := game.Text(language, "lesson.crown."+s.ID+"."+part)
				if text == "" {
					t.Errorf("%s: step %s has no %s", language, s.ID, part)
				}
				for _, mark := range marks.FindAllStringSubmatch(text, -1) {
					if !known(mark[1]) {
						t.Errorf("%s: step %s speaks of %q, which is not there", language, s.ID, mark[1])
					}
				}
			}
		}
	}
	for _, language := range rulebook.Languages {
		for _, key := range []string{"lesson.crown.title", "lesson.crown.hint", "lesson.crown.end", "lesson.crown.lost", "bot." + lessonBot} {
			if game.Text(language, key) == "" {
				t.Errorf("%s: nothing says %s", language, key)
			}
		}
	}
}

// The things that the texts point at by number are the ones they name.
func TestLessonPointsAtWhatItNames(t *testing.T) {
	for ref, is := range map[string]string{
		"transport:0": refTransport(lessonCaravan), "transport:1": refTransport(lessonWagon), "captain:0": refCaptain(lessonCaptain),
		"card:condottiero": refCard(int16(Condottiero)), "tech:legge": refTech(int16(Legge)), "tech:caccia": refTech(int16(Caccia)),
	} {
		want(t, "ref", ref, is)
	}
}
