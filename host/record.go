package host

import (
	"slices"
	"strings"

	"signoria"
	"signoria/play"
)

// record is what memory keeps of a table's rows, beside the position to which they lead: whose they were, when, what of
// them was taken back. It is fed each row once, in order, and knows nothing of the rules.
type record struct {
	seats    [signoria.MaxSeats]seatRows
	backs    []signoria.Row          // the rows that take or give another back
	hands    map[int32]signoria.Hand // whose an answer was, by its row, where it was not the player's own
	times    []int64                 // when each row was recorded, from row 1 on, in Unix milliseconds; only added to
	upgrades []Upgrade               // each time the table went over to newer rules
	origin   *signoria.Base          // from which it did, or nil
	based    int32                   // the last row when a base was last stored, or found to lag
	taught   bool                    // a lesson is told here
	learnt   []signoria.Row          // all rows, where one is
	kept     []keptRow               // from all but their seats; only added to
	weighed  []signoria.Row          // since something landed, of which that may turn out
}

// seatRows is what is kept of one seat's rows.
type seatRows struct {
	own      int            // how many there are: part of its offers' tokens
	answered int32          // the last that its player answered himself, 0 none
	prepared []signoria.Row // its answers to its last question
	returned []signoria.Row // those of them that were given back since
	given    []signoria.Row // what the table answered for it since it answered itself
	botted   int            // how often a bot answered for its player since he did himself
	vacant   bool           // he has left it: a bot answers for itself
	byBot    bool           // a bot has sat down last
}

// newRecord is that of a table before its first row.
func newRecord(game play.Game, setup signoria.Setup) record {
	_, taught := play.LessonOf(game, setup)
	return record{hands: map[int32]signoria.Hand{}, taught: taught}
}

// of is what is kept of a seat, or nil for a row that is no seat's.
func (r *record) of(s play.Seat) *seatRows {
	if s < 0 || int(s) >= len(r.seats) {
		return nil
	}
	return &r.seats[s]
}

// add notes rows that are on disk.
func (r *record) add(rows ...signoria.Row) {
	for _, row := range rows {
		r.times = append(r.times, row.At)
		r.upgrades = notes(r.upgrades, row)
		if row.Kind == signoria.TakenBack || row.Kind == signoria.GivenBack {
			r.backs = append(r.backs, row)
		}
		r.weighSecret(row)
		if row.Hand != signoria.OwnHand {
			r.hands[row.No] = row.Hand
		}
		if r.taught {
			r.learnt = append(r.learnt, row)
		}
		if s := r.of(row.Seat); s != nil {
			s.add(row)
		}
	}
}

func (s *seatRows) add(r signoria.Row) {
	s.own++
	if r.Kind == signoria.Answered && !r.Bot && r.Hand == signoria.OwnHand {
		s.answered = r.No
	}
	s.prepare(r)
	s.countBots(r)
	switch {
	case r.Hand != signoria.OwnHand:
		s.given = append(s.given, r)
	case r.Kind == signoria.Answered || r.Kind == signoria.TakenBack || r.Kind == signoria.GivenBack:
		s.given = nil
	}
}

// countBots counts what a bot answers for a player. Who sits down in the place of another is told nothing of what was
// answered for that one.
func (s *seatRows) countBots(r signoria.Row) {
	switch {
	case r.Kind == signoria.Resigned || r.Kind == signoria.Seated && r.Note == "":
		s.vacant = true
	case r.Kind == signoria.Seated && strings.HasPrefix(r.Note, botSits):
		s.vacant, s.byBot = s.vacant || s.byBot, true // the second time nobody is left for whom it sat in
	case r.Kind == signoria.Seated:
		if s.vacant || s.answered == 0 {
			s.botted, s.given = 0, nil
		}
		s.vacant, s.byBot = false, false
	case r.Kind == signoria.Answered && r.Bot:
		s.botted++
	case r.Kind == signoria.Answered && r.Hand == signoria.OwnHand:
		s.botted = 0
	}
}

// prepare notes what the seat has prepared and what of it was given back, until it answers again.
func (s *seatRows) prepare(r signoria.Row) {
	switch r.Kind {
	case signoria.Answered:
		if n := len(s.prepared); n > 0 && s.prepared[n-1].Ask != r.Ask {
			s.prepared = nil
		}
		s.prepared, s.returned = append(s.prepared, r), nil
	case signoria.TakenBack, signoria.GivenBack:
		i := slices.IndexFunc(s.prepared, func(own signoria.Row) bool { return own.No == r.Target })
		if i < 0 {
			return
		}
		if r.Kind == signoria.GivenBack {
			s.returned = append(s.returned, s.prepared[i])
		}
		s.prepared = slices.Delete(s.prepared, i, i+1)
	}
}

// notOwn says whether an answer was given for its seat because there was nothing to choose.
func (r *record) notOwn(row int32) bool { return r.hands[row] == signoria.NoOther }
