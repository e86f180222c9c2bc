package playtest

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// Stage plays one procedure of a game's rules by the answers of a test: the half of a position's test that is alike in
// all games. How positions are built, and in which words, is the game's own: see position_test.go of each.
type Stage[S any, P play.Rules[S]] struct {
	*play.Match[scene[S, P], *scene[S, P]]
	t testing.TB
}

// Perform carries out a procedure on a position up to its first question.
func Perform[S any, P play.Rules[S]](t testing.TB, position S, act func(g *S, t *play.Table)) *Stage[S, P] {
	t.Helper()
	st := &Stage[S, P]{play.NewMatch[scene[S, P]](scene[S, P]{state: position, act: act}), t}
	st.Look(true)
	st.Play(play.Answer{Verb: raiseCurtain})
	return st
}

// PlayOut carries out a procedure on a position to its end, a policy giving all answers, and returns how many there
// were.
func PlayOut[S any, P play.Rules[S]](position *S, p play.Policy[S], act func(g *S, t *play.Table)) int {
	s := scene[S, P]{state: *position, act: act, begun: true}
	n := play.NewPlayout[scene[S, P]](inScene[S, P]{p}).Play(&s, math.MaxInt)
	*position = s.state
	return n
}

// Position is the position as it is now.
func (st *Stage[S, P]) Position() *S { return &st.Now().state }

// Answer gives an answer, and Aside does something out of turn, as at a table; rules that break fail the test.
func (st *Stage[S, P]) Answer(a play.Answer) ([]play.Row, error) {
	st.t.Helper()
	return st.unbroken(st.Match.Answer(a))
}

func (st *Stage[S, P]) Aside(a play.Answer) ([]play.Row, error) {
	st.t.Helper()
	return st.unbroken(st.Match.Aside(a))
}

func (st *Stage[S, P]) unbroken(rows []play.Row, err error) ([]play.Row, error) {
	st.t.Helper()
	if b := (*play.Broken)(nil); errors.As(err, &b) {
		st.t.Fatalf("the rules broke: %v\n%s", b.Reason, b.Stack)
	}
	return rows, err
}

// Play gives answers one after the other.
func (st *Stage[S, P]) Play(answers ...play.Answer) {
	st.t.Helper()
	for i, a := range answers {
		if _, err := st.Answer(a); err != nil {
			st.t.Fatalf("answer %d, %+v: %v\n%s", i, a, err, st.Asked())
		}
	}
}

// Finish gives the first choice, with its least number, to every question left.
func (st *Stage[S, P]) Finish() {
	st.t.Helper()
	for !st.Over() {
		o := st.Offers()[0]
		st.Play(o.Choices[0].With(o.Seat, o.Choices[0].Lo))
	}
}

// Imagine plays on at random as a seat that is asked may imagine it, some times some answers, and checks each position
// it comes to.
func (st *Stage[S, P]) Imagine(s play.Seat, times, answers int) {
	st.t.Helper()
	search, src := play.NewSearch[scene[S, P]](), chance.New(7)
	for range times {
		if end := search.PlayOn(st.Match, s, play.NewRandom[scene[S, P]](src.Uint64()), &src, answers); end.Check() != nil {
			st.t.Fatalf("seat %d imagines what is none: %v", s, end.Check())
		}
	}
}

// OutOfTurn has a seat do something out of turn.
func (st *Stage[S, P]) OutOfTurn(a play.Answer) {
	st.t.Helper()
	if _, err := st.Aside(a); err != nil {
		st.t.Fatalf("aside %+v: %v\n%s", a, err, st.Asked())
	}
}

// Asked lists what is being asked, for messages.
func (st *Stage[S, P]) Asked() string {
	s := "asked:"
	for _, o := range st.Offers() {
		s += fmt.Sprintf("\n seat %d, prompt %d %v: %+v", o.Seat, o.Prompt, o.Args, o.Choices)
	}
	return s
}

// Asks checks that a seat is being asked something.
func (st *Stage[S, P]) Asks(s play.Seat, prompt play.Prompt) {
	st.t.Helper()
	if o, ok := st.OfferTo(s); !ok || o.Prompt != prompt {
		st.t.Fatalf("seat %d is not asked %d; %s", s, prompt, st.Asked())
	}
}

// May says whether a seat may give this answer now.
func (st *Stage[S, P]) May(a play.Answer) bool {
	o, _ := st.OfferTo(a.Seat)
	return slices.ContainsFunc(o.Choices, a.Picks)
}

// Refuses is the rule that forbids the answer now, or Free if it is not listed as refused.
func (st *Stage[S, P]) Refuses(a play.Answer) play.Rule {
	o, _ := st.OfferTo(a.Seat)
	for _, r := range o.Refused {
		if a.Verb == r.Choice.Verb && a.A == r.Choice.A && a.B == r.Choice.B && a.C == r.Choice.C {
			return r.Rule
		}
	}
	return play.Free
}

// Tells says whether the chronicle has a line with these first arguments.
func (st *Stage[S, P]) Tells(k play.Key, args ...int16) bool {
	return slices.ContainsFunc(st.Lines(0), func(l play.Line) bool {
		return l.Key == k && slices.Equal(l.Args[:len(args)], args)
	})
}

// Count counts the chronicle's lines of a kind.
func (st *Stage[S, P]) Count(k play.Key) (n int) {
	for _, l := range st.Lines(0) {
		if l.Key == k {
			n++
		}
	}
	return n
}

// By is a seat's answer with a verb; what it is about may be numbers of any sort.
func By[T ~int8 | ~int16](s play.Seat, v play.Verb, about ...T) play.Answer {
	a := play.Answer{Seat: s, Verb: v}
	for i, to := range []*int16{&a.A, &a.B, &a.C}[:len(about)] {
		*to = int16(about[i])
	}
	return a
}

// Saying is an answer with a number.
func Saying(a play.Answer, n int16) play.Answer { a.N = n; return a }

// scene is a position with one procedure to carry out.
type scene[S any, P play.Rules[S]] struct {
	state S
	act   func(g *S, t *play.Table)
	begun bool
	done  bool
}

// raiseCurtain is asked before the procedure, so that what breaks in it is reported.
const raiseCurtain play.Verb = math.MaxUint16

func (s *scene[S, P]) Step(t *play.Table) {
	if !s.begun {
		t.Await(func(o *play.Asking) {
			o.To(0, 0)
			o.May(play.Choice{Verb: raiseCurtain}, play.Free)
		})
		s.begun = true
		return
	}
	s.act(&s.state, t)
	s.done = true
}

func (s *scene[S, P]) Over() bool { return s.done }

func (s *scene[S, P]) Asides(o *play.Asking, seat play.Seat)     { P(&s.state).Asides(o, seat) }
func (s *scene[S, P]) Aside(t *play.Table, a play.Answer)        { P(&s.state).Aside(t, a) }
func (s *scene[S, P]) Redeal(seat play.Seat, src *chance.Source) { P(&s.state).Redeal(seat, src) }
func (s *scene[S, P]) View(seat play.Seat) any                   { return P(&s.state).View(seat) }
func (s *scene[S, P]) Standing() play.Standing                   { return P(&s.state).Standing() }
func (s *scene[S, P]) Check() error                              { return P(&s.state).Check() }
func (s *scene[S, P]) Tell(lang string, l play.Line) string      { return P(&s.state).Tell(lang, l) }
func (s *scene[S, P]) Describe(lang string, o play.Offer) play.Told {
	return P(&s.state).Describe(lang, o)
}

// inScene is a policy of a game in a scene of it.
type inScene[S any, P play.Rules[S]] struct{ policy play.Policy[S] }

func (p inScene[S, P]) Decide(s *scene[S, P], o *play.Asking) play.Answer {
	return p.policy.Decide(&s.state, o)
}
