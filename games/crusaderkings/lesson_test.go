package crusaderkings

import (
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// asTold does what the steward says: the first choice of a step, and 2 Gold where Gold is asked.
func asTold(o play.Offer, wants []int) play.Answer {
	c := o.Choices[0]
	if len(wants) > 0 {
		c = o.Choices[wants[0]]
	}
	return c.With(o.Seat, min(c.Hi, 2))
}

// The lesson goes by its script from the first step to the last, in its order, and whoever does as he is told is
// King of Jerusalem.
func TestLessonIsPlayedByItsScript(t *testing.T) {
	x := playtest.LessonByScript(t, ours, "reign", asTold)
	if st := x.Live.Standing(); st.End != "jerusalem" || !slices.Equal(st.Winners, []play.Seat{play.Learner}) {
		t.Errorf("it ends %+v", st)
	}
	for _, k := range []play.Key{KeyWed, KeyLandPact, KeyDuke, KeyDukeLeads, KeyConquered, KeyAnnexed, KeyDies, KeyCrowned, KeyAdopted, KeyBorn, KeyTaxed, KeyGoal} {
		if !x.Told(k) {
			t.Errorf("nothing of the kind %q came", texts.Lines[k])
		}
	}
}

// Where a step leaves a choice it is a real one: whatever the learner takes, the script goes on to the end.
func TestLessonHoldsWhateverIsChosenInIt(t *testing.T) {
	playtest.LessonHolds(t, ours, "reign", 60, playtest.Anything)
}

// Everything the lesson waits for is arranged, and nobody is in two places. A first game is one of the first scenario.
// rule: crusader-kings/setup/choose-scenario
func TestLessonIsArranged(t *testing.T) {
	setup, _, err := play.LessonSetup(ours, "reign")
	if err != nil {
		t.Fatal(err)
	}
	setup.Options[optionScenario] = 1
	g, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	if err := g.Check(); err != nil {
		t.Fatal(err)
	}
	want(t, "the first scenario", g.story().ID, "kingdom-of-jerusalem")
	want(t, "who begins", g.First, learner)
	for s, c := range []Culture{English, French, German} {
		want(t, "who plays", g.Dynasties[s].Culture, c)
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
	playtest.LessonSetup(t, ours, "reign")
}

// Every step has its words in every language, and what they and the step point at is there.
func TestLessonTextsAndRefs(t *testing.T) {
	known := refsOf()
	playtest.LessonTexts(t, ours, "reign", rulebook.Languages, func(ref string) bool { return slices.Contains(known, ref) })
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
