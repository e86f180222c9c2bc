package forcetest

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/games/medioevo/force"
	"signoria/play"
	"signoria/play/playtest"
)

// AsTold is a learner who does what he is told: the last choice that a step is about, and as much of it as there is, but
// for what he is told to do by number.
func AsTold(numbers map[play.Verb]int16) playtest.Pupil {
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

// LessonBegun is the position in which a lesson of an edition begins.
func LessonBegun(t testing.TB, e *force.Edition, id string) force.State {
	t.Helper()
	setup, _, err := play.LessonSetup(e.Game(), id)
	if err != nil {
		t.Fatal(err)
	}
	g, err := e.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// LessonHoldsWhateverIsChosen checks that where a step of a lesson leaves a choice it is a real one: whatever the learner
// takes, the script goes on to the end.
func LessonHoldsWhateverIsChosen(t testing.TB, g play.Game, id string, times uint64) {
	t.Helper()
	playtest.LessonHolds(t, g, id, times, func(src *chance.Source) playtest.Pupil {
		return func(o play.Offer, wants []int) play.Answer {
			if len(wants) == 0 {
				wants = []int{len(o.Choices) - 1}
			}
			return playtest.Anything(src)(o, wants)
		}
	})
}

// LessonInParts checks that who places his armies one by one stays with the step until all of them stand, and goes on
// where all others do.
func LessonInParts(t testing.TB, g play.Game, id string, asTold playtest.Pupil) {
	t.Helper()
	x := playtest.Learn(t, g, id, func(o play.Offer, wants []int) play.Answer {
		if a := asTold(o, wants); a.Verb != force.PlaceArmies {
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

// LessonFindsWhoLeavesItsPath checks that who does otherwise than told, at every third question, is found again by the
// steps.
func LessonFindsWhoLeavesItsPath(t testing.TB, g play.Game, id string, times uint64) {
	t.Helper()
	for seed := range times {
		src := chance.New(seed)
		x := playtest.Learn(t, g, id, func(o play.Offer, wants []int) play.Answer {
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
