package host

import (
	"context"
	"encoding/json"
	"errors"

	"signoria"
	"signoria/play"
)

// MaxMoments is the most moments that are shown at once.
const MaxMoments = 60

// errBefore is of moments that were before the table went over to newer rules.
var errBefore = signoria.Errorf(signoria.Conflict, "that was played under older rules: the chronicle tells it, but the board cannot be shown as it was")

// Moment is a table as a seat saw it when a row had been recorded.
type Moment struct {
	Row      int32 // with the rows that the table made of it, by the number the seat knows
	At       int64 // in Unix milliseconds; 0 if nobody knows
	View     json.RawMessage
	Standing play.Standing
}

// Moments looks back: at the moments that hold the rows from one to another, as a seat saw them then, at
// most MaxMoments. What was taken back since is left out, and while the game is played what others prepared. A player may
// look through his own seats and, as whoever may watch, with a spectator's eyes; when the game is over, through every seat.
// FirstSeat stands for his own first one. The record is run outside the table's lock.
func (h *Host) Moments(ctx context.Context, id, player string, s play.Seat, from, to int32) ([]Moment, error) {
	var game play.Game
	var r signoria.Record
	var last int32
	var told record // as far as it is by now
	err := h.at(ctx, id, func(t *Table) error {
		shown, eyes, err := t.shownThrough(ctx, player, s)
		if err != nil {
			return err
		}
		s = eyes
		game, r, last = t.game, t.recordOf(nil), shown.Rows
		told.times = shown.record.times
		switch t.Status {
		case signoria.Open:
			last = -1
		case signoria.Playing:
			told.kept = shown.record.kept
		}
		return nil
	})
	if err != nil || last < 0 || from > told.numberTo(s, told.lastTo(s)) {
		return []Moment{}, err
	}
	from, to = told.rowOf(s, from), told.rowOf(s, to)
	if r.Rows, err = h.store.Rows(ctx, id, 0); err != nil {
		return nil, err
	}
	if len(r.Rows) < int(last) { // it has been dropped meanwhile
		return nil, signoria.ErrNoTable
	}
	r.Rows = r.Rows[:last]
	if spans := play.Spans(r.Setup, r.Rows); len(spans) > 1 && to <= spans[len(spans)-2].Upto {
		return nil, errBefore
	}
	if err := h.reeling.enter(ctx); err != nil {
		return nil, err
	}
	defer h.reeling.leave()
	return moments(game, r, s, from, to, &told)
}

func moments(game play.Game, r signoria.Record, s play.Seat, from, to int32, told *record) ([]Moment, error) {
	all := []Moment{}
	reel, err := game.Reel(r, from)
	for err == nil && len(all) < MaxMoments {
		var more bool
		if more, err = reel.Next(); err != nil || !more || reel.First > to {
			break
		}
		if keptFrom(s, told.kept, reel.Row) {
			continue
		}
		m := Moment{Row: told.presently(s, reel.Row), At: reel.At, Standing: reel.Standing()}
		if m.View, err = json.Marshal(reel.View(s)); err == nil {
			all = append(all, m)
		}
	}
	if other := (*play.OtherRules)(nil); errors.As(err, &other) {
		return nil, errBefore
	}
	if err != nil {
		return nil, signoria.Errorf(signoria.Internal, "the record of %s does not run again: %v", r.Game, err)
	}
	return all, nil
}

// shownThrough is the table that a player may see, and the seat through which he sees it, or why he may
// not: he sees what its player saw.
func (t *Table) shownThrough(ctx context.Context, player string, s play.Seat) (*Table, play.Seat, error) {
	if s == FirstSeat {
		s = t.firstSeat(player)
	}
	if s != play.Nobody {
		err := owns(&t.Table, player, s)
		open := t.Status == signoria.Finished && signoria.CodeOf(err) == signoria.Forbidden
		if err != nil && !open {
			return nil, s, err
		}
	}
	shown, err := t.shownTo(ctx, player)
	return shown, s, err
}

// firstSeat is a player's first seat, or Nobody. Where friends share a screen none is shown unasked: it
// could be another's.
func (t *Table) firstSeat(player string) play.Seat {
	own := t.seatsOf(player)
	if len(own) == 0 || len(own) > 1 && t.Manners.Curtain && t.Status == signoria.Playing {
		return play.Nobody
	}
	return own[0]
}

// Chronicle returns the lines that a player may read through a seat, in a language. Whose seat that may be
// is as with Moments.
func (h *Host) Chronicle(ctx context.Context, id, player string, s play.Seat, lang string) (lines []Line, p Present, err error) {
	err = h.at(ctx, id, func(t *Table) error {
		shown, s, err := t.shownThrough(ctx, player, s)
		if err != nil {
			return err
		}
		_, lines = shown.sight(sightOf{s, lang}).News(-1, 0)
		p = t.present()
		return nil
	})
	return lines, p, err
}
