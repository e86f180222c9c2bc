package prototype

import (
	"slices"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// asTold does what the steward says, and takes as many armies aboard as he wants.
var asTold = playtest.AsTold(map[play.Verb]int16{LoadArmies: 15})

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
	playtest.LessonHolds(t, Game(), "crown", 30, playtest.AnythingTold)
}

// Who places his armies one by one stays with the step until all of them stand, and goes on where all others do.
func TestLessonStaysWithWhatIsDoneInPart(t *testing.T) {
	playtest.LessonInParts(t, Game(), "crown", PlaceArmies, asTold)
}

// Who does otherwise than told, at every third question, is found again by the steps.
func TestLessonFindsWhoLeavesItsPath(t *testing.T) {
	playtest.LessonFindsWhoLeavesItsPath(t, Game(), "crown", 20, 3)
}

// Everything the lesson waits for is arranged, and nothing stands where it may not.
func TestLessonIsArranged(t *testing.T) {
	g := LessonBegun(t, historical, "crown")
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

// A lesson has its own setup and no other, and stands among no ordinary options; and it can be played at random.
func TestLessonSetup(t *testing.T) {
	playtest.LessonSetup(t, Game(), "crown")
}

// Every step has its words in every language, and what they and the step point at is there.
func TestLessonTextsAndRefs(t *testing.T) {
	g := LessonBegun(t, historical, "crown")
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
