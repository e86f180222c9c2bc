package host

import (
	"context"
	"fmt"
	"runtime/debug"
	"time"

	"signoria"
	"signoria/play"
	"signoria/rates"
)

// How long the odds of one choice are played out for, and those of all of an offer; what there is by then is told.
const (
	foreseeFor = 400 * time.Millisecond
	chancesFor = 900 * time.Millisecond
)

var errNoThing = signoria.Errorf(signoria.NotFound, "nothing is known of that")

// Foreseen is what a seat can know beforehand of an answer, with its lines in words.
type Foreseen struct {
	play.Foresight
	Told   []string // the lines
	Prompt string   // what the seat itself is asked next, "" if it is not
	Game   play.Game
}

// Foresee tells what can be known beforehand of an answer to what a seat of the player's is asked. It works on a copy,
// so that the table goes on meanwhile, and stops with the context.
func (h *Host) Foresee(ctx context.Context, id, player string, s play.Seat, p Pick, lang string) (f Foreseen, err error) {
	var copied play.Live
	var a play.Answer
	err = h.at(ctx, id, func(t *Table) error {
		var err error
		if _, a, err = t.picked(player, s, p); err != nil {
			return err
		}
		copied, f.Game = t.live.Copy(), t.game
		return nil
	})
	if err != nil {
		return f, err
	}
	err = h.think(ctx, player, foreseeFor, func(ctx context.Context) (err error) {
		f.Foresight, err = copied.Foresee(ctx, a)
		return err
	})
	if err != nil {
		return f, err
	}
	f.say(copied, lang)
	return f, nil
}

// say puts in words what is foreseen at a table.
func (f *Foreseen) say(live play.Live, lang string) {
	for _, l := range f.Lines {
		f.Told = append(f.Told, live.Tell(lang, l))
	}
	f.Prompt = live.AskedThen(lang, f.Foresight)
}

// Chances tells how likely the choices of what a seat of the player's is asked come out well, those that begin something
// that has odds. A token of another question is a Conflict.
func (h *Host) Chances(ctx context.Context, id, player string, s play.Seat, token string) (all []play.Chance, err error) {
	var copied play.Live
	err = h.at(ctx, id, func(t *Table) error {
		_, err := t.standing(player, s, token)
		if err == nil {
			copied = t.live.Copy()
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	err = h.think(ctx, player, chancesFor, func(ctx context.Context) (err error) {
		all, err = copied.Chances(ctx, s)
		return err
	})
	return all, err
}

// standing is what a seat of the player's is asked, if it is still what the token names.
func (t *Table) standing(player string, s play.Seat, token string) (play.Offer, error) {
	if err := t.holds(player, s); err != nil {
		return play.Offer{}, err
	}
	o, asked := t.live.OfferTo(s)
	if !asked || t.token(s, o.Token) != token {
		return play.Offer{}, play.ErrNotAsked
	}
	return o, nil
}

// think looks ahead for a player as a bot does, only so many at once, and for so long.
func (h *Host) think(ctx context.Context, player string, most time.Duration, ahead func(context.Context) error) (err error) {
	leave, err := h.placeFor(ctx, player)
	if err != nil {
		return err
	}
	defer func() {
		leave()
		if r := recover(); r != nil {
			h.log.Error("the rules broke as somebody looked ahead", "error", fmt.Sprint(r), "stack", string(debug.Stack()))
			err = play.ErrBroken
		}
	}()
	ctx, cancel := context.WithTimeout(ctx, most)
	defer cancel()
	return ahead(ctx)
}

// thoughtFor is what is worked out for one player at once, in microseconds: a fifth of a processor, after 20 seconds.
var thoughtFor = rates.Rate{PerSecond: 200_000, Burst: 20_000_000}

// placeFor is a place to think in for a player. Who has had more worked out lately than is his waits with what nobody waits
// for, and his place then stays empty as long.
func (h *Host) placeFor(ctx context.Context, player string) (leave func(), err error) {
	leisurely := h.thought.Left(player) == 0
	if leisurely {
		if err := h.leisure.enter(ctx); err != nil {
			return nil, err
		}
	}
	if err := h.thinkers.enter(ctx); err != nil {
		if leisurely {
			h.leisure.leave()
		}
		return nil, err
	}
	began := time.Now()
	return func() {
		h.thinkers.leave()
		h.thought.Spend(player, int(time.Since(began).Microseconds()))
		if leisurely && !h.run(func() { h.yield(began) }) {
			h.leisure.leave()
		}
	}, nil
}

// About tells what a thing on the board is, as a player sees it through a seat: whose that may be is as with Moments. It
// returns NotFound where nothing is known of such a thing.
func (h *Host) About(ctx context.Context, id, player string, s play.Seat, ref, lang string) (c play.Card, err error) {
	err = h.at(ctx, id, func(t *Table) error {
		shown, s, err := t.shownThrough(ctx, player, s)
		if err != nil {
			return err
		}
		known := false
		if shown.live != nil {
			c, known = shown.live.About(lang, s, ref)
		}
		if !known {
			return errNoThing
		}
		return nil
	})
	return c, err
}
