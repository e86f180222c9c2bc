package play

import (
	"fmt"
	"slices"

	"signoria"
)

// Reel runs a record again and stops wherever the table stood: it is the live table as it was then,
// for every seat, with the drafts of that moment and with answers that were only later taken back.
//
//	for more, err := reel.Next(); more; more, err = reel.Next() { reel.View(seat) … }
type Reel struct {
	Live         // as it was at this moment
	First  int32 // the first row of this moment; 0 at the start
	Row    int32 // the last that still stands of the rows of this moment
	At     int64 // when it was recorded, in Unix milliseconds; 0 if nobody knows
	rows   []Row
	next   int            // the first of the rows to come
	gone   map[int32]bool // rows that were taken or given back in the end
	opened bool
}

// Reel opens a record so that Next comes first to the moment that holds row from, or to the start for 0. The start of
// one with an origin is where its table went over to newer rules. What is before it is run at full speed.
func (g *game[S, P]) Reel(r signoria.Record, from int32) (*Reel, error) {
	i := 0
	for i < len(r.Rows) && r.Rows[i].No < from {
		i++
	}
	for i > 0 && i < len(r.Rows) && r.Rows[i].Follows() {
		i--
	}
	reel := &Reel{rows: r.Rows, gone: takenBack(r.Rows), opened: from > 0}
	if start := wentOver(r.Rows); i < start {
		i, reel.opened = start, false
		reel.First, reel.Row, reel.At = r.Rows[start-1].No, r.Rows[start-1].No, r.Rows[start-1].At
	}
	reel.next = i
	live, err := g.Replay(signoria.Record{Setup: r.Setup, Rows: r.Rows[:i], Origin: r.Origin})
	reel.Live = live
	return reel, err
}

// Next goes on to the next moment that still stands: answers that were taken back in the end, and rows
// that change no position, are run but not stopped at. It returns false at the record's end, and an
// error at a row that does not fit.
func (r *Reel) Next() (bool, error) {
	if !r.opened {
		r.opened = true
		return true, nil
	}
	for r.next < len(r.rows) {
		n, err := Redo(r.Live, r.rows[r.next:])
		if err != nil {
			return false, err
		}
		ran := r.rows[r.next : r.next+n]
		r.next += n
		if row, stands := r.standing(ran); stands {
			r.First, r.Row, r.At = ran[0].No, row.No, row.At
			return true, nil
		}
	}
	return false, nil
}

// Past is the record up to this moment.
func (r *Reel) Past() []Row { return slices.Clone(r.rows[:r.next]) }

// Coming is the answer that is given next, false where something else comes next, or an answer that was only later taken
// back.
func (r *Reel) Coming() (a Answer, comes bool) {
	if r.next == len(r.rows) {
		return a, false
	}
	row := r.rows[r.next]
	return answerOf(&row), row.Kind == signoria.Answered && !r.gone[row.No]
}

// standing is the last of the rows that still stands.
func (r *Reel) standing(ran []Row) (last Row, stands bool) {
	for _, row := range ran {
		if (moves(row) || row.Kind == signoria.Ended) && !r.gone[row.No] {
			last, stands = row, true
		}
	}
	return last, stands
}

// Redo does once more what the first of the rows says was done, and checks that the table makes the same
// of it as the record has. It returns how many rows that were, or an error that names the row which does
// not fit.
func Redo(l Live, rows []Row) (int, error) {
	made, err := replayRow(l, rows[0])
	if err != nil {
		return 0, fmt.Errorf("row %d: %w", rows[0].No, err)
	}
	for i, row := range made {
		if i == len(rows) {
			return 0, signoria.Errorf(signoria.Invalid, "the record ends before row %d", row.No)
		}
		want := rows[i]
		want.Bot, want.At, want.Sheet, want.Hand = false, 0, 0, signoria.OwnHand
		if row != want {
			return 0, signoria.Errorf(signoria.Invalid, "row %d comes out as %+v, the record has %+v", want.No, row, want)
		}
	}
	l.inSheet(rows[0].No, rows[0].Sheet)
	return len(made), nil
}

// replayRow does what a row says was done, as if it were done now.
func replayRow(l Live, r Row) ([]Row, error) {
	switch r.Kind {
	case signoria.Answered:
		return l.Answer(answerOf(&r))
	case signoria.Aside:
		return l.Aside(answerOf(&r))
	case signoria.TakenBack:
		return l.TakeBack(r.Seat)
	case signoria.Studied:
		return l.Study(r.Seat, seedOf(&r), r.Note)
	case signoria.Seated, signoria.ClockRanOut, signoria.Paused, signoria.Resumed, signoria.Resigned, signoria.Ended:
		if err := checkNote(l, r); err != nil {
			return nil, err
		}
		return l.Noted(r), nil
	}
	return nil, signoria.Errorf(signoria.Invalid, "a row of kind %d is the table's own and does not stand alone", r.Kind)
}

// checkNote says why a table could not have noted such a row, or nil if it could.
func checkNote(l Live, r Row) error {
	ofSeat := r.Kind == signoria.Seated || r.Kind == signoria.ClockRanOut || r.Kind == signoria.Resigned
	seats := len(l.Standing().Places)
	switch {
	case ofSeat && (r.Seat < 0 || int(r.Seat) >= seats):
		return signoria.Errorf(signoria.Invalid, "there is no seat %d", r.Seat)
	case !ofSeat && r.Seat != Nobody:
		return signoria.Errorf(signoria.Invalid, "what the whole table does has no seat, and this is of seat %d", r.Seat)
	case r.Kind == signoria.Ended && (l.Over() || r.Note != Agreed && r.Note != Deserted):
		return signoria.Errorf(signoria.Invalid, "the game does not end so")
	case r.Kind != signoria.Seated && r.Kind != signoria.Ended && r.Note != "":
		return signoria.Errorf(signoria.Invalid, "a row of kind %d has no words", r.Kind)
	}
	return nil
}
