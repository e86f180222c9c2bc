package host

import (
	"context"
	"encoding/json"

	"signoria"
	"signoria/play"
)

// MaxMoments is the most moments that are shown at once.
const MaxMoments = 60

// Moment is a table as a seat saw it when a row had been recorded.
type Moment struct {
	Row      int32 // with the rows that the table made of it
	At       int64 // in Unix milliseconds; 0 if nobody knows
	View     json.RawMessage
	Standing play.Standing
}

// Moments looks back: at the moments that hold the rows from one to another, as a seat saw them then, at
// most MaxMoments. What was taken back since is left out. A player may look through his own seats and,
// as whoever may watch, with a spectator's eyes; when the game is over, through every seat. FirstSeat
// stands for his own first one. The record is run outside the table's lock.
func (h *Host) Moments(ctx context.Context, id, player string, s play.Seat, from, to int32) ([]Moment, error) {
	var game play.Game
	var r signoria.Record
	var last int32
	err := h.at(ctx, id, func(t *Table) (err error) {
		if s, err = t.eyes(player, s); err != nil {
			return err
		}
		shown, err := t.shownTo(ctx, player)
		if err != nil {
			return err
		}
		game, r.Setup, last = t.game, t.Setup, shown.Rows
		if t.Status == signoria.Open {
			last = -1
		}
		return nil
	})
	if err != nil || from > last {
		return []Moment{}, err
	}
	if r.Rows, err = h.store.Rows(ctx, id, 0); err != nil {
		return nil, err
	}
	r.Rows = r.Rows[:last]
	select {
	case h.reeling <- struct{}{}:
		defer func() { <-h.reeling }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	return moments(game, r, s, from, to)
}

func moments(game play.Game, r signoria.Record, s play.Seat, from, to int32) ([]Moment, error) {
	all := []Moment{}
	reel, err := game.Reel(r, from)
	for err == nil && len(all) < MaxMoments {
		var more bool
		if more, err = reel.Next(); err != nil || !more || reel.First > to {
			break
		}
		m := Moment{Row: reel.Row, At: reel.At, Standing: reel.Standing()}
		if m.View, err = json.Marshal(reel.View(s)); err == nil {
			all = append(all, m)
		}
	}
	if err != nil {
		return nil, signoria.Errorf(signoria.Internal, "the record of %s does not run again: %v", r.Game, err)
	}
	return all, nil
}

// eyes is the seat through which a player looks back, or why he may not: he sees what its player saw.
func (t *Table) eyes(player string, s play.Seat) (play.Seat, error) {
	if s == FirstSeat {
		s = t.firstSeat(player)
	}
	switch {
	case s < play.Nobody || int(s) >= len(t.Chairs):
		return s, errNoSeat
	case s >= 0 && t.Status != signoria.Finished && (player == "" || t.Chairs[s].Player != player):
		return s, errNotYours
	}
	return s, nil
}

// firstSeat is a player's first seat, or Nobody. Where friends share a screen none is shown unasked: it
// could be another's.
func (t *Table) firstSeat(player string) play.Seat {
	first, several := play.Nobody, false
	for s, c := range t.Chairs {
		switch {
		case player == "" || c.Player != player:
		case first == play.Nobody:
			first = play.Seat(s)
		default:
			several = true
		}
	}
	if several && t.Manners.Curtain && t.Status == signoria.Playing {
		return play.Nobody
	}
	return first
}

// Chronicle returns the lines that a player may read through a seat, in a language. Whose seat that may be
// is as with Moments.
func (h *Host) Chronicle(ctx context.Context, id, player string, s play.Seat, lang string) (lines []Line, p Present, err error) {
	err = h.at(ctx, id, func(t *Table) error {
		if s, err = t.eyes(player, s); err != nil {
			return err
		}
		shown, err := t.shownTo(ctx, player)
		if err != nil {
			return err
		}
		_, lines = shown.sight(sightOf{s, lang}).News(-1)
		p = t.present()
		return nil
	})
	return lines, p, err
}
