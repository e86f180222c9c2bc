package giochix

import (
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// asTold does what the chancellor says, with the numbers that he says, and shows the Objective.
func asTold(o play.Offer, wants []int) play.Answer {
	if len(wants) > 0 && o.Choices[wants[0]].Verb == ShowObjective {
		wants = wants[:1]
	}
	return toldNumbers(o, wants)
}

var toldNumbers = playtest.AsTold(map[play.Verb]int16{BidSealed: lessonBid, BuyGoods: lessonLoad, SellOnRoute: lessonLoad, UseAs: 1})

// The lesson goes by its script from the first step to the last, in its order, and whoever does as he is told ends
// ahead of the others, with what the texts count up.
func TestLessonIsPlayedByItsScript(t *testing.T) {
	x := playtest.LessonByScript(t, Game(), "south", asTold)
	if x.Beside > 0 {
		t.Errorf("%d questions are not told of", x.Beside)
	}
	st := x.Live.Standing()
	if !slices.Equal(st.Winners, []play.Seat{play.Learner}) || st.End != "turns" || st.Turn != lessonTurn {
		t.Errorf("it ends %+v", st)
	}
	for i, want := range []int{19 + 3 + 3 + 1, 12 + 12, 17 + 3 - 1} {
		if got := st.Places[i].Scores[0].Value; got != want {
			t.Errorf("place %d has %d Honour Points, told as %d", i+1, got, want)
		}
	}
	for _, k := range []play.Key{KeyRevolt, KeySuffered, KeyActivated, KeyStar, KeyShoots, KeySinks, KeyPowerful, KeyConquest, KeyCube, KeyStop, KeyCompleted, KeyObjective, KeyWins} {
		if !x.Told(k) {
			t.Errorf("nothing of the kind %q came", texts.Lines[k])
		}
	}
	for _, k := range []play.Key{KeyHalted, KeyCrumbled, KeyTie, KeyPlunderedT, KeyBeaten, KeyRaised} {
		if x.Told(k) {
			t.Errorf("%q came, of which the chancellor says nothing", texts.Lines[k])
		}
	}
}

// What the chancellor tells of dice, money and honour is what comes.
func TestLessonTellsWhatComes(t *testing.T) {
	x := playtest.Learn(t, Game(), "south", asTold)
	told := map[play.Key][][]int16{
		KeyDice:      {{int16(learner), 1, 4, 8}},
		KeyDiceNew:   {{int16(learner), 1, 4, 3}},
		KeyHorde:     {{2, 0, 1}},
		KeyNextBack:  {{3}},
		KeyRevolt:    {{int16(oppressor), int16(box.Atlas.Find("slavonia"))}, {int16(oppressor), int16(box.Atlas.Find("slavonia"))}},
		KeyIncome:    {{int16(learner), 275, 11, 0}, {int16(oppressor), 240, 8, 0}, {int16(scholar), 360, 12, 40}},
		KeyUpkeep:    {{int16(learner), 120, 6}, {int16(oppressor), 120, 6}, {int16(scholar), 100, 5}},
		KeyShoots:    {{int16(learner), 3, 1}},
		KeyRolls:     {{int16(learner), 4, 4, 3}},
		KeyValues:    {{int16(learner), 18, int16(Barbarians), 4}},
		KeyScore:     {{int16(learner), 6, 0}},
		KeyDamage:    {{int16(Barbarians), 1, int16(FromShots)}, {int16(Barbarians), 8, int16(FromMelee)}},
		KeyLosses:    {{int16(learner), 1}},
		KeySells:     {{int16(learner), int16(box.Produces[box.Atlas.Find(lessonMart)]), 6, int16(box.Atlas.Find("campania")), 900}},
		KeyCompleted: {{int16(learner), 4, 1, 1}},
	}
	came := map[play.Key][][]int16{}
	for _, l := range x.Live.Lines(0) {
		if want, ok := told[l.Key]; ok {
			came[l.Key] = append(came[l.Key], l.Args[:len(want[0])])
		}
	}
	for k, want := range told {
		if !slices.EqualFunc(came[k], want, slices.Equal) {
			t.Errorf("%q: %v, told as %v", texts.Lines[k], came[k], want)
		}
	}
}

// Where a step leaves a choice it is a real one: whatever the learner takes, the script goes on to the end.
func TestLessonHoldsWhateverIsChosenInIt(t *testing.T) {
	playtest.LessonHolds(t, Game(), "south", 30, playtest.AnythingTold)
}

// Who does otherwise than told, at every third question, is found again by the steps; but who has spent all his florins can trade no more.
func TestLessonFindsWhoLeavesItsPath(t *testing.T) {
	playtest.LessonFindsWhoLeavesItsPath(t, Game(), "south", 20, 15)
}

// lessonBegun is the position in which the lesson begins.
func lessonBegun(t *testing.T) State {
	t.Helper()
	setup, _, err := play.LessonSetup(Game(), "south")
	if err != nil {
		t.Fatal(err)
	}
	g, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// Everything the lesson waits for is arranged, and nothing stands where it may not.
func TestLessonIsArranged(t *testing.T) {
	g := lessonBegun(t)
	if err := g.Check(); err != nil {
		t.Fatal(err)
	}
	at := box.Atlas.Find
	for s, n := range []int16{8, 8, 9} {
		if got := g.land(play.Seat(s)); got != n {
			t.Errorf("seat %d controls %d territories, told as %d", s, got, n)
		}
	}
	if army := counts(g.army(learner, at("swabia"))); army != (Counts{Archer: 2, Heavy: 2, Knight: 1}) || army.All() != int16(count(g.deployed(learner))) {
		t.Errorf("the army in Swabia is %v", army)
	}
	for _, id := range []string{"savoy", "papal-state", "campania", "lombardy"} {
		if who := g.controller(at(id)); who != play.Nobody {
			t.Errorf("seat %d controls %s", who, id)
		}
	}
	if g.plunderer(learner, at("veneto")) != play.Nobody || g.controller(at("veneto")) != oppressor || g.Here[at("veneto")][oppressor] != 2 {
		t.Error("there are no two Hungarians in Venice who let the Caravan pass")
	}
	if g.whyNotTrade(learner, at(lessonMart)) != play.Free || g.controller(at(lessonMart)) != oppressor || g.Players[learner].where(lessonCaravan) != at(lessonMart) {
		t.Error("the Caravan cannot trade in Zara")
	}
	if box.Settlement[at("swabia")] {
		t.Error("Swabia needs no Tower for a Captain")
	}
	if n := g.Hordes[at("lombardy")].Units(); n != powerfulUnits-1 {
		t.Errorf("%d hold Milan", n)
	}
	for _, i := range []int{int(learner), int(scholar)} {
		if g.rebels(play.Seat(i)) || g.tooMuch(play.Seat(i)) > 0 {
			t.Errorf("seat %d has taxed too much", i)
		}
	}
	seen := 0
	for _, x := range g.Events {
		if x == InDeck || x == OnTop {
			seen++
		}
	}
	if seen != len(lessonEvents) || g.tokens(learner) != 1 || g.cardsOf(learner) != 2 {
		t.Error("the decks are not arranged")
	}
}

// How many Event cards bear each tax level is what the chancellor says.
func TestLessonCountsTheEventCards(t *testing.T) {
	bear := map[int8]int{}
	for _, e := range box.Events {
		for level := range e.Tolerated + 1 {
			bear[level]++
		}
	}
	if len(box.Events) != 30 || bear[3] != 18 || bear[4] != 7 {
		t.Errorf("of %d cards %d bear level 3 and %d level 4", len(box.Events), bear[3], bear[4])
	}
}

// A lesson has its own setup and no other, and stands among no ordinary options; and it can be played at random.
func TestLessonSetup(t *testing.T) {
	playtest.LessonSetup(t, Game(), "south")
}

// Every step has its words in every language, and what they and the step point at is there.
func TestLessonTextsAndRefs(t *testing.T) {
	g := lessonBegun(t)
	playtest.LessonTexts(t, Game(), "south", rulebook.Languages, func(ref string) bool {
		_, ok := about(&g, "en", play.Learner, ref)
		return ok
	})
}

// The things that the texts point at by number are the ones they name.
func TestLessonPointsAtWhatItNames(t *testing.T) {
	g := lessonBegun(t)
	caravan := &g.Players[learner].Property[lessonCaravan]
	if caravan.Kind != Caravan || caravan.Level != 3 || refProperty(numbered(learner, lessonCaravan)) != "property:0" {
		t.Errorf("the Caravan is %+v", caravan)
	}
	for ref, character := range map[string]string{"card:e29": "ladro", "card:e35": "condottiero"} {
		card := empireCard(ref[len("card:"):])
		if refCard(int16(card)) != ref || box.Characters[box.Cards[card].Character].ID != character || !g.hasCard(learner, card) {
			t.Errorf("%s is no %s of the learner's", ref, character)
		}
	}
}
