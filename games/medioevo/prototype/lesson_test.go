package prototype

import (
	"slices"
	"testing"

	"signoria/chance"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

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

// The lesson goes by its script from the first step to the last, in its order, and whoever does as he is told ends
// ahead of the others.
func TestLessonIsPlayedByItsScript(t *testing.T) {
	x := playtest.LessonByScript(t, Game(), "crown", asTold)
	st := x.Live.Standing()
	if !slices.Equal(st.Winners, []play.Seat{play.Learner}) || st.End != "turns" {
		t.Errorf("it ends %+v", st)
	}
	for i, honour := range []int{8, 6, 6} {
		Want(t, "honour", st.Places[i].Scores[0].Value, honour)
	}
	for _, k := range []play.Key{KeyPope, KeyLearnt, KeyTaxed, KeyLevied, KeyEvent, KeyLoyalty, KeyRecruits, KeyStirs, KeyUsed, KeyRound, KeyTaken, KeyRises, KeyLanded, KeyBought, KeySold, KeyWins} {
		if !x.Told(k) {
			t.Errorf("nothing of the kind %q came", words.Lines[k])
		}
	}
	for _, k := range []play.Key{KeyRebels, KeyRaid, KeyOverrun, KeyDecimated, KeyDamaged} {
		if x.Told(k) {
			t.Errorf("%q came, of which the steward says nothing", words.Lines[k])
		}
	}
}

// Where a step leaves a choice it is a real one: whatever the learner takes, the script goes on to the end.
func TestLessonHoldsWhateverIsChosenInIt(t *testing.T) {
	playtest.LessonHolds(t, Game(), "crown", 30, func(src *chance.Source) playtest.Pupil {
		return func(o play.Offer, wants []int) play.Answer {
			if len(wants) == 0 {
				wants = []int{len(o.Choices) - 1}
			}
			return playtest.Anything(src)(o, wants)
		}
	})
}

// Who places his armies one by one stays with the step until all of them stand, and goes on where all others do.
func TestLessonStaysWithWhatIsDoneInPart(t *testing.T) {
	x := playtest.Learn(t, Game(), "crown", func(o play.Offer, wants []int) play.Answer {
		if a := asTold(o, wants); a.Verb != PlaceArmies {
			return a
		}
		c := o.Choices[wants[0]]
		return c.With(o.Seat, c.Lo)
	})
	var script []string
	for _, s := range x.Lesson.Steps {
		if s.Wants != nil {
			script = append(script, s.ID)
		}
	}
	if steps := slices.Compact(x.Steps); !slices.Equal(steps, script) || x.Beside > 0 {
		t.Errorf("carried out %v, and %d answers beside\nthe script has %v", steps, x.Beside, script)
	}
}

// Who does otherwise than told, at every third question, is found again by the steps.
func TestLessonFindsWhoLeavesItsPath(t *testing.T) {
	for seed := range uint64(20) {
		src := chance.New(seed)
		x := playtest.Learn(t, Game(), "crown", func(o play.Offer, wants []int) play.Answer {
			c := o.Choices[len(o.Choices)-1]
			switch {
			case src.N(3) == 0:
				c = o.Choices[src.N(len(o.Choices))]
			case len(wants) > 0:
				c = o.Choices[wants[0]]
			}
			return c.With(o.Seat, c.Hi)
		})
		if at := x.Lesson.At(x.Record.Rows, nil); at.Done < len(x.Lesson.Steps)-3 {
			t.Errorf("seed %d: it is lost after %v", seed, x.Steps)
		}
	}
}

// Everything the lesson waits for is arranged, and nothing stands where it may not.
func TestLessonIsArranged(t *testing.T) {
	g := lessonBegun(t)
	if err := g.Check(); err != nil {
		t.Fatal(err)
	}
	for s, points := range []int16{6, 6, 6} {
		Want(t, "honour as it begins", g.Total(play.Seat(s)), points)
	}
	for p := range g.Owned(learner) {
		Want(t, "nobody rebels in "+TheBox().Atlas.ID(p), safe(&g, learner, p), true)
		Want(t, "food in "+TheBox().Atlas.ID(p), g.OnGround(p) <= g.SupplyLimit(p), true)
	}
	Want(t, "barbarians in Silesia", g.Ground(Barbarians, TheBox().LandNamed("silesia")), lessonWild)
	Want(t, "the War Wagon", [2]int16{int16(g.Transports[lessonWagon].Kind), int16(g.Transports[lessonWagon].At)}, [2]int16{int16(WarWagon), int16(TheBox().LandNamed("franconia"))})
	Want(t, "the Caravan", [2]int16{int16(g.Transports[lessonCaravan].Kind), int16(g.Transports[lessonCaravan].At)}, [2]int16{int16(Caravan), int16(TheBox().LandNamed("pomerelia"))})
	Want(t, "the Captain", [2]int16{int16(g.Captains[lessonCaptain].Owner), int16(g.Captains[lessonCaptain].At)}, [2]int16{int16(learner), int16(TheBox().LandNamed("franconia"))})
}

// lessonBegun is the position in which the lesson begins.
func lessonBegun(t *testing.T) State {
	t.Helper()
	setup, _, err := play.LessonSetup(Game(), "crown")
	if err != nil {
		t.Fatal(err)
	}
	g, err := historical.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// A lesson has its own setup and no other, and stands among no ordinary options; and it can be played at random.
func TestLessonSetup(t *testing.T) {
	playtest.LessonSetup(t, Game(), "crown")
}

// Every step has its words in every language, and what they and the step point at is there.
func TestLessonTextsAndRefs(t *testing.T) {
	g := lessonBegun(t)
	playtest.LessonTexts(t, Game(), "crown", rulebook.Languages, func(ref string) bool {
		_, ok := About(&g, "en", play.Learner, ref)
		return ok
	})
}

// The things that the texts point at by number are the ones they name.
func TestLessonPointsAtWhatItNames(t *testing.T) {
	for ref, is := range map[string]string{
		"transport:0": RefTransport(lessonCaravan), "transport:1": RefTransport(lessonWagon), "captain:0": RefCaptain(lessonCaptain),
		"card:condottiero": RefCard(int16(Condottiero)), "tech:legge": RefTech(int16(Legge)), "tech:caccia": RefTech(int16(Caccia)),
	} {
		Want(t, "ref", ref, is)
	}
}
