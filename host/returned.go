package host

import (
	"signoria"
	"signoria/play"
)

// Answers that were prepared, and that the table gives back because they no longer hold, are told to their seat until
// it answers again.

// Returned is an answer that was given back to its seat.
type Returned struct {
	Label string    // what was chosen
	Rule  play.Rule // that forbids it now, Free if none is known
}

// returnedTo tells a seat what was given back to it, in a language.
func (t *Table) returnedTo(s play.Seat, lang string) (all []Returned) {
	now, _ := t.live.OfferTo(s)
	for _, r := range t.record.seats[s].returned {
		c := chosen(r)
		told := t.live.Told(lang, play.Offer{Seat: s, Choices: []play.Choice{c}})
		back := Returned{Label: told.Choices[0].Label}
		for _, refused := range now.Refused {
			if refused.Choice.Verb == c.Verb && refused.Choice.A == c.A && refused.Choice.B == c.B && refused.Choice.C == c.C {
				back.Rule = refused.Rule
			}
		}
		all = append(all, back)
	}
	return all
}

// chosen is the choice that a row's answer was.
func chosen(r signoria.Row) play.Choice {
	c := play.Choice{Verb: play.Verb(r.Verb), A: r.A, B: r.B, C: r.C}
	if r.N != 0 {
		c.Lo, c.Hi = r.N, r.N
	}
	return c
}
