package alpha

import (
	"slices"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// asTold does what the palatine says, and loads and lands as many armies as he wants.
var asTold = playtest.AsTold(map[play.Verb]int16{LoadArmies: 15, UnloadArmies: 10})

// The lesson goes by its script from the first step to the last, in its order, and whoever does as he is told ends
// ahead of the others, with what the texts count up.
func TestLessonIsPlayedByItsScript(t *testing.T) {
	x := playtest.LessonByScript(t, Game(), "crowns", asTold)
	st := x.Live.Standing()
	if !slices.Equal(st.Winners, []play.Seat{play.Learner}) || st.End != "turns" {
		t.Errorf("it ends %+v", st)
	}
	for i, honour := range []int{16, 11, 8} {
		Want(t, "honour", st.Places[i].Scores[0].Value, honour)
	}
	for _, k := range []play.Key{KeyPope, KeyPassBid, KeyNoBids, KeyDrewCard, KeyLearnt, KeyTaxed, KeyLevied, KeyArmed, KeyEvent, KeyOmen, KeyRecruits, KeyStirs, KeyUsed, KeyRound, KeyRises, KeyTaken, KeyKept, KeyLanded, KeyBought, KeySold, KeyDisclosed, KeyWins} {
		if !x.Told(k) {
			t.Errorf("nothing of the kind %q came", words.Lines[k])
		}
	}
	for _, k := range []play.Key{KeyRebels, KeyRaid, KeyOverrun, KeyCalamity} {
		if x.Told(k) {
			t.Errorf("%q came, of which the palatine says nothing", words.Lines[k])
		}
	}
}

// What the palatine tells of dice and cards is what falls.
func TestLessonTellsWhatFalls(t *testing.T) {
	x := playtest.Learn(t, Game(), "crowns", asTold)
	var fell [][3]int16
	for _, l := range x.Live.Lines(0) {
		switch l.Key {
		case KeyEvent:
			fell = append(fell, [3]int16{l.Args[0] + 1, l.Args[1]})
		case KeyOmen:
			fell = append(fell, [3]int16(l.Args[:3]))
		case KeyRound:
			fell = append(fell, [3]int16{l.Args[2], l.Args[3]})
		}
	}
	if want := [][3]int16{{20, 1}, {7, 5}, {5, 2}, {22, 5}, {2, 2, 1}}; !slices.Equal(fell, want) {
		t.Errorf("events, rolls and omens are %v, told as %v", fell, want)
	}
}

// Where a step leaves a choice it is a real one: whatever the learner takes, the script goes on to the end.
func TestLessonHoldsWhateverIsChosenInIt(t *testing.T) {
	playtest.LessonHolds(t, Game(), "crowns", 30, playtest.AnythingTold)
}

// Who places his armies one by one stays with the step until all of them stand, and goes on where all others do.
func TestLessonStaysWithWhatIsDoneInPart(t *testing.T) {
	playtest.LessonInParts(t, Game(), "crowns", PlaceArmies, asTold)
}

// Who does otherwise than told, at every third question, is found again by the steps.
func TestLessonFindsWhoLeavesItsPath(t *testing.T) {
	playtest.LessonFindsWhoLeavesItsPath(t, Game(), "crowns", 20, 3)
}

// Everything the lesson waits for is arranged, and nothing stands where it may not.
func TestLessonIsArranged(t *testing.T) {
	g := LessonBegun(t, alpha, "crowns")
	if err := g.Check(); err != nil {
		t.Fatal(err)
	}
	place := g.Box().LandNamed
	for s, points := range []int16{12, 8, 11} {
		Want(t, "honour as it begins", g.Total(play.Seat(s)), points)
	}
	for p := range g.Owned(learner) {
		Want(t, "nobody rebels in "+g.Box().Atlas.ID(p), g.Ground(learner, p) >= mostNeeded, true)
		Want(t, "food in "+g.Box().Atlas.ID(p), g.OnGround(p) <= g.SupplyLimit(p), true)
	}
	Want(t, "barbarians in Bohemia", g.Ground(Barbarians, place(lessonPrize)), lessonWild)
	Want(t, "no walls in Bohemia", g.Built(place(lessonPrize), Fort), 0)
	Want(t, "the Objective", objective(&g, learner).ID, lessonObjective)
	Want(t, "it is not fulfilled", fulfilled(&g, learner), false)
	capital := int16(place("pannonia"))
	Want(t, "the War Wagon", [2]int16{int16(g.Transports[lessonWagon].Kind), int16(g.Transports[lessonWagon].At)}, [2]int16{int16(WarWagon), capital})
	Want(t, "the Caravan", [2]int16{int16(g.Transports[lessonCaravan].Kind), int16(g.Transports[lessonCaravan].At)}, [2]int16{int16(Caravan), capital})
	Want(t, "the Captain", [2]int16{int16(g.Captains[lessonCaptain].Owner), int16(g.Captains[lessonCaptain].At)}, [2]int16{int16(learner), capital})
}

// A lesson has its own setup and no other, and stands among no ordinary options; and it can be played at random.
func TestLessonSetup(t *testing.T) {
	playtest.LessonSetup(t, Game(), "crowns")
}

// Every step has its words in every language, and what they and the step point at is there.
func TestLessonTextsAndRefs(t *testing.T) {
	g := LessonBegun(t, alpha, "crowns")
	playtest.LessonTexts(t, Game(), "crowns", rulebook.Languages, func(ref string) bool {
		_, ok := About(&g, "en", play.Learner, ref)
		return ok
	})
}

// The things that the texts point at by number are the ones they name.
func TestLessonPointsAtWhatItNames(t *testing.T) {
	for ref, is := range map[string]string{
		"transport:0": RefTransport(lessonCaravan), "transport:1": RefTransport(lessonWagon), "captain:0": RefCaptain(lessonCaptain),
		"card:condottiero": RefCard(int16(Condottiero)), "card:genio": RefCard(int16(Genio)),
		"tech:legge": RefTech(int16(Legge)), "tech:investitura": RefTech(int16(Investitura)),
	} {
		Want(t, "ref", ref, is)
	}
}
