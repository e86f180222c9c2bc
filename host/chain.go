package host

import (
	"context"
	"encoding/json"
	"errors"

	"signoria"
	"signoria/play"
)

// MaxLinks is the most answers that are given as one.
const MaxLinks = 64

var (
	errNoLinks   = signoria.Errorf(signoria.Invalid, "there is nothing to answer with")
	errManyLinks = signoria.Errorf(signoria.Invalid, "those are too many answers at once")
	errNoSuch    = signoria.Errorf(signoria.Invalid, "no choice is called that")
	errTooSlow   = signoria.Errorf(signoria.TooMany, "that takes too long to work out")
)

// Link is an answer among several that are given as one: the choice by its ID, since it need not be offered yet, the
// number if one is wanted, and free words.
type Link struct {
	ID     string
	Number int
	Note   string
}

// Sheet is what a player answers as one, from the offer of a token on.
type Sheet struct {
	Token string
	Links []Link
}

// answers are a sheet's answers, if it was filled in for the offer that stands.
func (x Sheet) answers(t *Table, s play.Seat) ([]play.Answer, error) {
	if len(x.Links) > MaxLinks {
		return nil, errManyLinks
	}
	o, asked := t.live.OfferTo(s)
	if !asked {
		return nil, play.ErrNotAsked
	}
	if x.Token != t.token(s, o.Token) {
		return nil, errLate
	}
	answers := make([]play.Answer, len(x.Links))
	for i, l := range x.Links {
		a, known := play.ByID(l.ID, s, int16(l.Number))
		if !known || int(a.N) != l.Number {
			return nil, errNoSuch
		}
		note, err := cleanNote(l.Note)
		if err != nil {
			return nil, err
		}
		a.Note, answers[i] = note, a
	}
	return answers, nil
}

// Chained is how far a sheet's answers went.
type Chained struct {
	Played int       // how many were given
	Why    error     // why no more were, nil if all were
	Rule   play.Rule // that forbids the next, Free if none is known
	Game   play.Game
}

// AnswerAll gives a seat's answers, one after the other, as far as they are offered; see play.Chain. They are recorded
// together or not at all.
func (h *Host) AnswerAll(ctx context.Context, id, player string, s play.Seat, x Sheet) (done Chained, err error) {
	err = h.at(ctx, id, func(t *Table) error {
		if err := t.holds(player, s); err != nil {
			return err
		}
		answers, err := x.answers(t, s)
		if err != nil {
			return err
		}
		if len(answers) == 0 {
			return errNoLinks
		}
		c := t.live.Chain(answers)
		t.logBroken(c.Why)
		done = Chained{c.Played, c.Why, c.Rule, t.game}
		if c.Played == 0 {
			return nil
		}
		return t.commitAnswer(c.Rows, nil)
	})
	return done, err
}

// Tried is where a sheet would lead, as far as its seat can know it.
type Tried struct {
	Chained
	View  json.RawMessage
	Offer *Offer // what the seat is asked then, nil if it is not; it cannot be answered
}

// Try tells where a sheet of the player's would lead. It works on a copy, so that the table goes on meanwhile, and stops
// with the context.
func (h *Host) Try(ctx context.Context, id, player string, s play.Seat, x Sheet, lang string) (tried Tried, err error) {
	var copied play.Live
	var game play.Game
	var answers []play.Answer
	err = h.at(ctx, id, func(t *Table) error {
		if err := t.holds(player, s); err != nil {
			return err
		}
		if answers, err = x.answers(t, s); err != nil {
			return err
		}
		copied, game = t.live.Copy(), t.game
		return nil
	})
	if err != nil {
		return tried, err
	}
	err = h.think(ctx, player, foreseeFor, func(ctx context.Context) (err error) {
		tried, err = try(ctx, copied, game, s, answers, lang)
		return err
	})
	return tried, err
}

// try is where answers would lead at a table.
func try(ctx context.Context, live play.Live, game play.Game, s play.Seat, answers []play.Answer, lang string) (tried Tried, err error) {
	after, c, err := live.Try(ctx, s, answers)
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return tried, errTooSlow
	case err != nil:
		return tried, err
	}
	tried.Chained = Chained{c.Played, c.Why, c.Rule, game}
	if o, asked := after.OfferTo(s); asked {
		tried.Offer = offered(after, game, o, lang)
	}
	tried.View, err = json.Marshal(after.View(s))
	return tried, err
}
