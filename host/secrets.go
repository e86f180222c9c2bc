package host

import (
	"slices"
	"time"

	"signoria"
	"signoria/play"
)

// What seats prepare together is a secret of each until it lands: what they answer, but also how many answers that takes
// and when each was given. So rows that prepare something are kept from the other seats and from spectators, who learn
// only who is ready. They are not woken for such a row, and it is not counted for them: while it is prepared a seat has
// its own rows numbered on from the last that everybody knows of. What comes after goes by the record's numbers; moments
// of the past in which another prepared something are shown only when the game is over.
//
// The numbers of the record stay as they are. So who does something in the open meanwhile, as an aside, learns from its
// row how many there were before it, as all do from what has landed.

// keptRow is a row that only its own seat is told of by itself.
type keptRow struct {
	no   int32
	seat play.Seat
}

// prepares says whether a row is one of those with which seats prepare what they are asked together.
func prepares(r signoria.Row, asked int32) bool {
	return r.Ask == asked && (r.Kind == signoria.Answered || r.Kind == signoria.TakenBack || r.Kind == signoria.GivenBack)
}

// allPrepare says whether rows do nothing but prepare what is asked.
func allPrepare(rows []signoria.Row, asked int32) bool {
	return !slices.ContainsFunc(rows, func(r signoria.Row) bool { return !prepares(r, asked) })
}

// weighSecret notes a row that may turn out to have prepared something, and what has when it lands.
func (r *record) weighSecret(row signoria.Row) {
	switch row.Kind {
	case signoria.Answered, signoria.TakenBack, signoria.GivenBack:
		// What an aside asks has a later number than the question it interrupts, and is asked in the open.
		n := len(r.weighed)
		for n > 0 && r.weighed[n-1].Ask > row.Ask {
			n--
		}
		r.weighed = append(r.weighed[:n], row)
	case signoria.Landed:
		r.keep(row.Ask)
		r.weighed = nil
	}
}

// keepFromOthers keeps from the others what is being prepared.
func (r *record) keepFromOthers(live play.Live) {
	if asked, prepares := live.Preparing(); prepares {
		r.keep(asked)
	} else {
		r.weighed = nil
	}
}

// keep keeps the rows that prepare a question. What they take or give back has told nobody anything.
func (r *record) keep(asked int32) {
	var open []signoria.Row
	for _, row := range r.weighed {
		if !prepares(row, asked) {
			open = append(open, row)
			continue
		}
		r.kept = append(r.kept, keptRow{row.No, row.Seat})
		r.backs = slices.DeleteFunc(slices.Clone(r.backs), func(back signoria.Row) bool { return back.No == row.No })
	}
	r.weighed = open
}

// open is the last row that everybody is told of, and since are those after it, kept from all but their seats.
func (r *record) open() (row int32, since []keptRow) {
	row = int32(len(r.times))
	n := len(r.kept)
	for ; n > 0 && r.kept[n-1].no == row; n-- {
		row--
	}
	return row, r.kept[n:]
}

// at is when a row was recorded, or for the start what is given.
func (r *record) at(row int32, start time.Time) time.Time {
	if row > 0 {
		return time.UnixMilli(r.times[row-1])
	}
	return start
}

// lastTo is the last row that a seat is told of.
func (r *record) lastTo(s play.Seat) int32 {
	row, since := r.open()
	for _, kept := range slices.Backward(since) {
		if kept.seat == s {
			return kept.no
		}
	}
	return row
}

// numberTo is the number by which a seat was first told of a row: of the rows that were kept, one after the other, up to it,
// only the seat's own are counted. What it has answered it is told by that number when all has landed, too, or it would
// seem to have answered anew.
func (r *record) numberTo(s play.Seat, no int32) int32 {
	i, kept := slices.BinarySearchFunc(r.kept, no, byNumber)
	number := no
	for last := no; kept && i >= 0 && r.kept[i].no == last; i, last = i-1, last-1 {
		if r.kept[i].seat != s {
			number--
		}
	}
	return number
}

// presently is the number by which a seat is told of a row by now: the record's, when it has landed.
func (r *record) presently(s play.Seat, no int32) int32 {
	if open, _ := r.open(); no <= open {
		return no
	}
	return r.numberTo(s, no)
}

func byNumber(kept keptRow, no int32) int { return int(kept.no - no) }

// rowOf is the row that a seat is told of by a number, or the last if there is none yet.
func (r *record) rowOf(s play.Seat, number int32) int32 {
	row, since := r.open()
	if number <= row {
		return number
	}
	for _, kept := range since {
		if kept.seat != s {
			continue
		}
		if row++; row == number {
			return kept.no
		}
	}
	return r.lastTo(s)
}

// keptFrom says whether a row was kept from a seat.
func keptFrom(s play.Seat, all []keptRow, no int32) bool {
	i, found := slices.BinarySearchFunc(all, no, byNumber)
	return found && all[i].seat != s
}

// news says whether a seat sees anything new when rows have been recorded.
func (t *Table) news(s play.Seat, rows []signoria.Row, before signoria.Progress) bool {
	return !slices.Equal(before.Waiting, t.Waiting) || !slices.Equal(running(before.Clocks), running(t.Clocks)) ||
		slices.ContainsFunc(rows, func(r signoria.Row) bool { return !keptFrom(s, t.record.kept, r.No) }) || t.undoes(s)
}

// undoes says whether how much a seat may take back is other than it last saw: who has answered first after it, though in
// secret, ends that.
func (t *Table) undoes(s play.Seat) bool {
	was := t.audience.latest[s]
	if was == nil || s < 0 || t.acts(s) != nil {
		return false
	}
	n, why := t.live.MayTakeBackPast(s, t.record.notOwn)
	return n != was.Undoes || why != was.Undo
}

// running are clocks without what is left of those that run, which says when they were last looked at.
func running(c signoria.Clocks) []signoria.SeatClock {
	seats := slices.Clone(c.Seats)
	for i := range seats {
		seats[i].Before = 0
		if seats[i].Until != 0 {
			seats[i].Left = 0
		}
	}
	return seats
}
