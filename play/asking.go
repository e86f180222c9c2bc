package play

import (
	"slices"
	"sync"

	"signoria"
	"signoria/chance"
	"signoria/play/bargain"
)

type (
	// Seat is a place at the table, 0 to n-1.
	Seat = signoria.Seat
	// Row is one line of the record.
	Row = signoria.Row
	// Verb is what a choice does. Records keep its number: a game adds verbs, and never renumbers.
	Verb uint16
	// Prompt is what a question asks; the game's texts say it in words.
	Prompt uint16
	// Rule is a rule of the game's ledger that forbids a choice. Free (0) forbids nothing.
	Rule uint16
)

// Nobody is no seat; as a viewer, the spectator.
const Nobody = signoria.Nobody

// Free is the rule that forbids nothing.
const Free Rule = 0

// Choice is one thing a seat may do: a verb and what it is done to. Unless Lo and Hi are both 0 the
// seat also picks a number from Lo to Hi.
type Choice struct {
	Verb    Verb
	A, B, C int16
	Lo, Hi  int16
	Some    bool // B and C are sets, of which the seat picks some: bit i is the i-th of what they hold
	Says    Saying
}

// Saying is what the number of a choice says, from 1, where it does nothing but that: with 0 its seat says nothing.
type Saying uint8

const (
	Nothing    Saying = iota // the number is how much
	WhyNot                   // a bargain.Reason
	WhyInA                   // nothing; it is A of an answer that says it, a bargain.Motive, beside what A is about: see Motivated
	WhyOffered               // a bargain.Motive
)

// Refusing is a choice that refuses what another offers, with which one may say why.
func Refusing(v Verb) Choice { return Choice{Verb: v, Hi: bargain.LastReason, Says: WhyNot} }

// Offering is a choice that offers another something, with which one may say why.
func Offering(v Verb, a int16) Choice {
	return Choice{Verb: v, A: a, Hi: bargain.LastMotive, Says: WhyOffered}
}

// Ranged says whether the choice wants a number.
func (c Choice) Ranged() bool { return c.Lo != 0 || c.Hi != 0 }

// Counts says whether what the choice does hangs on its number.
func (c Choice) Counts() bool { return c.Ranged() && c.Says == Nothing }

// With is the answer that seat s gives by this choice and the number n.
func (c Choice) With(s Seat, n int16) Answer {
	return Answer{Seat: s, Verb: c.Verb, A: c.A, B: c.B, C: c.C, N: n}
}

// Answer is a seat's choice, as recorded.
type Answer struct {
	Seat    Seat
	Verb    Verb
	A, B, C int16
	N       int16
	Note    string // free words of the seat
}

// Picks says whether the answer is this choice with a number in its range.
func (a Answer) Picks(c Choice) bool {
	of := a.B == c.B && a.C == c.C
	if c.Says == WhyInA {
		_, a.A = motiveOf(a.A)
	}
	if c.Some {
		of = a.B&^c.B == 0 && a.C&^c.C == 0
	}
	return of && a.Verb == c.Verb && a.A == c.A && (!c.Ranged() && a.N == 0 || c.Ranged() && a.N >= c.Lo && a.N <= c.Hi)
}

// AtRandom is an answer that seat s may give by this choice, each number and each set being as likely; he gives no reason for it.
func (c Choice) AtRandom(s Seat, src *chance.Source) Answer {
	n := c.Lo
	if c.Counts() {
		n += int16(src.N(int(c.Hi) - int(c.Lo) + 1))
	}
	a := c.With(s, n)
	if c.Some {
		a.B, a.C = a.B&int16(src.Uint64()), a.C&int16(src.Uint64())
	}
	return a
}

// motiveInA is for how many things there is room in A beside a bargain.Motive.
const motiveInA = 64

// Motivated is A of an answer by which somebody says why he offers what A is about.
func Motivated(a int16, why bargain.Motive) int16 { return a + int16(why)*motiveInA }

// motiveOf is why something is offered, and what A is about beside that. What is no Motive is about nothing that there is.
func motiveOf(a int16) (why bargain.Motive, about int16) {
	if why := a / motiveInA; a < 0 || why > bargain.LastMotive {
		return bargain.NoMotive, a
	}
	return bargain.Motive(a / motiveInA), a % motiveInA
}

// Refusal is a choice that a rule forbids, kept so that the page can say why.
type Refusal struct {
	Choice Choice
	Rule   Rule
}

// Args are what a prompt or a chronicle line speaks of; the game knows which place means what.
type Args [6]int16

// Offer is what a seat is being asked: a prompt and the choices it has.
type Offer struct {
	Seat    Seat
	Prompt  Prompt
	Args    Args
	Choices []Choice
	Refused []Refusal // only while somebody looks
	// Token names the offer: a hash of prompt, arguments, choices and the count of the seat's
	// answers, so that a doubled or late answer is told from a fresh one, and another seat's click
	// does not make mine late.
	Token uint64
}

// Asking is a question being built: whom it asks, and for each a flat list of choices.
// It is built by a closure, and built again after every aside and every re-deal.
type Asking struct {
	asked   []asked
	choices []Choice
	refused []Refusal
	looking bool
}

type asked struct {
	seat             Seat
	prompt           Prompt
	args             Args
	from, to         int // its choices
	refFrom, refUpTo int // its refusals
}

// To begins the question to a seat. What follows with May is its to choose from. A question to
// several seats is a race: the first answer counts.
func (o *Asking) To(s Seat, p Prompt, args ...int16) {
	q := asked{seat: s, prompt: p, from: len(o.choices), to: len(o.choices), refFrom: len(o.refused), refUpTo: len(o.refused)}
	copy(q.args[:], args)
	o.asked = append(o.asked, q)
}

// May adds a choice; why is the rule that forbids it, or Free.
func (o *Asking) May(c Choice, why Rule) {
	q := &o.asked[len(o.asked)-1]
	switch {
	case why == Free:
		o.choices = append(o.choices, c)
		q.to++
	case o.looking:
		o.refused = append(o.refused, Refusal{c, why})
		q.refUpTo++
	}
}

// Looking says whether refused choices are kept; what is listed only to be refused may be left out
// otherwise.
func (o *Asking) Looking() bool { return o.looking }

// Some says whether the seat asked last has a choice so far.
func (o *Asking) Some() bool {
	q := &o.asked[len(o.asked)-1]
	return q.to > q.from
}

// Len is how many seats are asked.
func (o *Asking) Len() int { return len(o.asked) }

// At is the i-th seat asked, what it is asked, and its choices. The slice is only good until the
// next question.
func (o *Asking) At(i int) (Seat, Prompt, []Choice) {
	q := &o.asked[i]
	return q.seat, q.prompt, o.choices[q.from:q.to]
}

// choicesOf are those of a seat, none if it is not asked. They are good as long as those of At.
func (o *Asking) choicesOf(s Seat) []Choice {
	for i := range o.asked {
		if q := &o.asked[i]; q.seat == s {
			return o.choices[q.from:q.to]
		}
	}
	return nil
}

// ArgsAt is what the i-th seat's prompt speaks of.
func (o *Asking) ArgsAt(i int) Args { return o.asked[i].args }

// askings are used again by Offers, which is called for nearly every question.
var askings = sync.Pool{New: func() any { return new(Asking) }}

// Offers says whether a part of a question has a choice for a seat.
func Offers(s Seat, part func(o *Asking)) bool {
	o := askings.Get().(*Asking)
	o.reset()
	o.To(s, 0)
	part(o)
	some := o.Some()
	askings.Put(o)
	return some
}

func (o *Asking) reset() {
	o.asked, o.choices, o.refused = o.asked[:0], o.choices[:0], o.refused[:0]
}

// only drops all seats but one.
func (o *Asking) only(s Seat) {
	o.asked = slices.DeleteFunc(o.asked, func(q asked) bool { return q.seat != s })
}

func (o *Asking) offers(a Answer) bool {
	for i := range o.asked {
		q := &o.asked[i]
		if q.seat != a.Seat {
			continue
		}
		for _, c := range o.choices[q.from:q.to] {
			if a.Picks(c) {
				return true
			}
		}
	}
	return false
}

// offer copies the i-th question out. answered is how often its seat has answered.
func (o *Asking) offer(i, answered int) Offer {
	q := &o.asked[i]
	f := Offer{Seat: q.seat, Prompt: q.prompt, Args: q.args,
		Choices: slices.Clone(o.choices[q.from:q.to]), Refused: slices.Clone(o.refused[q.refFrom:q.refUpTo])}
	h := uint64(14695981039346656037) // FNV-1a over numbers
	mix := func(x int16) { h = (h ^ uint64(uint16(x))) * 1099511628211 }
	mix(int16(answered))
	mix(int16(answered >> 16))
	mix(int16(q.prompt))
	for _, x := range q.args {
		mix(x)
	}
	for _, c := range f.Choices {
		mix(int16(c.Verb))
		mix(c.A)
		mix(c.B)
		mix(c.C)
		mix(c.Lo)
		mix(c.Hi)
	}
	f.Token = h
	return f
}
