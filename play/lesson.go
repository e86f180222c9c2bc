package play

import (
	"slices"

	"signoria"
)

// OptionLesson is the option of a setup that starts a lesson: 1 for the game's first, and so on. It
// stands in the setup so that a lesson's record replays like any other, but nobody chooses it when he
// opens an ordinary table. A lesson's Start understands it.
const OptionLesson = "lesson"

// Learner is the seat that a lesson is told to.
const Learner Seat = 0

// Lesson is a guided first game: a table with the real rules, started from a position arranged for
// learning, with a script that is told beside the board. Its texts are the game's:
// "lesson.<id>.title", ".hint", ".end" and, for who did not win, ".lost".
type Lesson struct {
	ID    string
	Seats int
	Seed  uint64
	Rival string // the bot that plays the other seats; it need not be among the game's levels
	Steps []LessonStep
}

// LessonStep is one thing told, or told and done. Its texts are "lesson.<lesson>.<id>.head" and ".text",
// and for one that is done ".do".
type LessonStep struct {
	ID   string
	Refs []string // what to look at, lit on the board
	// Wants says which choices carry the step out; nil for one that is only told. The page holds back
	// the others. The rules do not: they take whatever they offer.
	Wants func(Choice) bool
	// Number is what the texts tell to say, where the choice wants a number; 0 leaves it to the learner.
	Number int
}

// With is the step with a number to say.
func (s LessonStep) With(number int) LessonStep {
	s.Number = number
	return s
}

// LessonAt is how far a learner is.
type LessonAt struct {
	Lesson Lesson
	Done   int   // the steps before it have been carried out
	Next   int   // the step that the open question belongs to, -1 if it belongs to none
	Wants  []int // the places in the offer of the choices that carry it out
}

// At finds where a learner is, from the rows of his table and what he is being asked (nil for nothing).
// What he took back is forgotten, and what he did otherwise than told leads on to the next step that
// still comes. A number may have done but a part of what was told: asked for more of it, he stays with the step.
func (l Lesson) At(rows []Row, o *Offer) LessonAt {
	at := LessonAt{Lesson: l, Next: -1, Wants: []int{}}
	for _, r := range effective(rows) {
		if r.Seat == Learner && r.Kind == signoria.Answered {
			a := answerOf(&r)
			c := Choice{Verb: a.Verb, A: a.A, B: a.B, C: a.C}
			if more := a.N != 0 && l.wants(at.Done-1, c) && !l.wants(l.toDo(at.Done), c); more {
				continue
			}
			if i := l.from(at.Done, c); i >= 0 {
				at.Done = i + 1
			}
		}
	}
	if o == nil {
		return at
	}
	ranged := func(place int) bool { return o.Choices[place].Ranged() }
	if slices.ContainsFunc(l.wanted(at.Done-1, o), ranged) && len(l.wanted(l.toDo(at.Done), o)) == 0 {
		at.Done--
	}
	for i := at.Done; i < len(l.Steps) && at.Next < 0; i++ {
		if wanted := l.wanted(i, o); len(wanted) > 0 {
			at.Next, at.Wants = i, wanted
		}
	}
	return at
}

// from is the first step from one on that a choice carries out, or -1.
func (l Lesson) from(i int, c Choice) int {
	for ; i < len(l.Steps); i++ {
		if l.wants(i, c) {
			return i
		}
	}
	return -1
}

// wants says whether a choice carries a step out.
func (l Lesson) wants(i int, c Choice) bool {
	return i >= 0 && i < len(l.Steps) && l.Steps[i].Wants != nil && l.Steps[i].Wants(c)
}

// toDo is the first step from one on that is to be carried out, or how many steps there are.
func (l Lesson) toDo(i int) int {
	for i < len(l.Steps) && l.Steps[i].Wants == nil {
		i++
	}
	return i
}

// wanted are the places in an offer of the choices that carry a step out.
func (l Lesson) wanted(i int, o *Offer) (places []int) {
	for place, c := range o.Choices {
		if l.wants(i, c) {
			places = append(places, place)
		}
	}
	return places
}

func (g *game[S, P]) Lessons() []Lesson { return g.spec.Lessons }

// LessonOf is the lesson a setup starts, if it is one.
func LessonOf(g Game, s signoria.Setup) (Lesson, bool) {
	n, all := s.Options[OptionLesson], g.Lessons()
	if n < 1 || n > len(all) {
		return Lesson{}, false
	}
	return all[n-1], true
}

// LessonSetup is the setup of a game's lesson by its id. It returns a NotFound error if there is none.
func LessonSetup(g Game, id string) (signoria.Setup, Lesson, error) {
	all := g.Lessons()
	i := slices.IndexFunc(all, func(l Lesson) bool { return l.ID == id })
	if i < 0 {
		return signoria.Setup{}, Lesson{}, signoria.Errorf(signoria.NotFound, "there is no such lesson")
	}
	l := all[i]
	return signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: l.Seats, Seed: l.Seed, Options: map[string]int{OptionLesson: i + 1}}, l, nil
}

// checkLesson says whether a setup that starts a lesson is that lesson's and nothing else.
func checkLesson(lessons []Lesson, s signoria.Setup) error {
	n := s.Options[OptionLesson]
	if n < 1 || n > len(lessons) {
		return signoria.Errorf(signoria.Invalid, "there is no option %q that is %d", OptionLesson, n)
	}
	if l := lessons[n-1]; s.Seats != l.Seats || s.Seed != l.Seed || len(s.Options) != 1 {
		return signoria.Errorf(signoria.Invalid, "the lesson %s has %d seats, the seed %d and no other options", l.ID, l.Seats, l.Seed)
	}
	return nil
}
