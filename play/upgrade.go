package play

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"signoria"
)

// Rules are mended while tables are played by them. A record runs only under the version of the rules that made it, for
// under another it could come out otherwise; but a table goes on under newer ones, from its base and the rows since, as
// far as they still fit.

// Span is so many rows of a record, up to the row Upto, that were made under one version of the rules.
type Span struct {
	Upto    int32
	Version int
}

// Spans are the versions of the rules under which the rows of a record were made, in their order.
func Spans(s signoria.Setup, rows []Row) []Span {
	spans := []Span{{Version: s.Version}}
	for _, r := range rows {
		if r.Kind == signoria.Upgraded {
			spans = append(spans, Span{Version: int(r.N)})
		}
		spans[len(spans)-1].Upto = r.No
	}
	return spans
}

// UnderRules is the version of the rules under which a record goes on.
func UnderRules(s signoria.Setup, rows []Row) int {
	spans := Spans(s, rows)
	return spans[len(spans)-1].Version
}

// OtherRules is why a record is not run: it was made, or part of it was, under other rules than there are here.
type OtherRules struct {
	Spans []Span // of the whole record
	Here  int    // the version there is
}

// In says it in a language.
func (o *OtherRules) In(lang string) string {
	all, rows, under, here := "the record was made under version %d of the rules", "rows %d to %d were made under version %d of the rules", ", rows %d to %d under version %d", "; this build has version %d"
	if lang == "it" {
		all, rows, under, here = "il verbale è stato scritto con la versione %d delle regole", "le righe da %d a %d sono state scritte con la versione %d delle regole", ", le righe da %d a %d con la versione %d", "; qui c’è la versione %d"
	}
	var b strings.Builder
	from := int32(1)
	for _, s := range o.Spans {
		switch {
		case s.Version == o.Here:
		case len(o.Spans) == 1:
			fmt.Fprintf(&b, all, s.Version)
		case b.Len() == 0:
			fmt.Fprintf(&b, rows, from, s.Upto, s.Version)
		default:
			fmt.Fprintf(&b, under, from, s.Upto, s.Version)
		}
		from = s.Upto + 1
	}
	fmt.Fprintf(&b, here, o.Here)
	return b.String()
}

func (o *OtherRules) Error() string { return o.In("en") }
func (o *OtherRules) Unwrap() error { return signoria.Errorf(signoria.Conflict, "%s", o.Error()) }

// ours returns an error unless the rows of a record were made under these rules: all, or those since its origin.
func (g *game[S, P]) ours(r signoria.Record) error {
	spans := Spans(r.Setup, r.Rows)
	run := spans
	if r.Origin != nil {
		run = spans[len(spans)-1:]
	}
	if slices.ContainsFunc(run, func(s Span) bool { return s.Version != g.spec.Version }) {
		return &OtherRules{spans, g.spec.Version}
	}
	return nil
}

// wentOver is the place after the row by which a record's table last went over to newer rules, and after what the table
// made of it; 0 if it did not.
func wentOver(rows []Row) (after int) {
	for i, r := range rows {
		if r.Kind == signoria.Upgraded || after == i && i > 0 && r.Follows() {
			after = i + 1
		}
	}
	return after
}

// position is that of a base, as it is under these rules; of none, the start.
func (g *game[S, P]) position(s signoria.Setup, b signoria.Base) (state S, told []Line, err error) {
	switch {
	case len(b.State) == 0:
		s.Version = g.spec.Version
		state, err = g.start(s)
		return state, nil, err
	case b.Version > g.spec.Version:
		return state, nil, &OtherRules{[]Span{{Version: b.Version}}, g.spec.Version}
	case s.Version == g.spec.Version: // of another the options may have been others
		err = g.check(s)
	case s.Game != g.spec.ID:
		err = signoria.Errorf(signoria.Invalid, "the setup is for the game %q, not %q", s.Game, g.spec.ID)
	}
	if err != nil {
		return state, nil, err
	}
	in := stored[S]{State: &state}
	if err := json.Unmarshal(b.State, &in); err != nil {
		return state, nil, signoria.Errorf(signoria.Invalid, "the stored base cannot be read: %v", err)
	}
	if b.Version < g.spec.Version {
		err = g.convert(&state, b.Version, s.Seats)
	}
	return state, in.Lines, err
}

// convert makes a state of older rules one of these, and sees whether that can be played and shown.
func (g *game[S, P]) convert(state *S, from, seats int) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("it breaks the rules: %v", r)
		}
		if err != nil {
			err = signoria.Errorf(signoria.Internal, "a position stored under version %d of the rules cannot be played under version %d: %v", from, g.spec.Version, err)
		}
	}()
	if g.spec.Upgrade != nil {
		g.spec.Upgrade(state, from)
	}
	for s := Nobody; int(s) < seats && err == nil; s++ {
		_, err = json.Marshal(P(state).View(s))
	}
	return errors.Join(err, P(state).Check())
}

// Upgrade: see Game.
func (g *game[S, P]) Upgrade(s signoria.Setup, b signoria.Base, rows []Row) (Live, []Row, error) {
	state, told, err := g.position(s, b)
	if err != nil {
		return nil, nil, err
	}
	var made []Row
	from := UnderRules(s, rows)
	forgets := func(r Row) bool { return g.spec.Forgets != nil && g.spec.Forgets(Verb(r.Verb), from) }
	all := func(Row) bool { return true }
	for _, back := range []func(Row) bool{forgets, all} { // where what is kept does not keep what the game conserves, nothing is
		m := resumable[S, P](state, b, told, rows)
		made, err = m.goOn(rows, g.spec.Version, back)
		if err == nil {
			err = P(&m.now).Check()
		}
		if err == nil {
			return g.live(m), made, nil
		}
	}
	return nil, nil, err
}

// goOn goes on from a base with the rows since, made under older rules, as far as they fit and are not to be given back
// in any case. It returns what goes on record of it.
func (m *Match[S, P]) goOn(rows []Row, version int, back func(Row) bool) ([]Row, error) {
	m.record.last++
	made := []Row{{No: m.record.last, Kind: signoria.Upgraded, Seat: Nobody, N: int16(version)}}
	kept := m.giveBack(effective(rows), back, &made)
	for {
		n := len(kept)
		bad, err := m.run(kept)
		if err == nil {
			return append(made, m.record.rows[n:]...), nil
		}
		if bad < 0 && n == 0 {
			return nil, err
		}
		kept = m.record.rows
		made = append(made, kept[n:]...) // what landed
		kept = m.giveBack(kept, unfit(kept, max(0, bad)), &made)
	}
}

// unfit says which rows do not fit if one does not: an aside alone; else all after it too, which may rest upon it, but
// of what several seats were preparing together only that seat's.
func unfit(rows []Row, bad int) func(Row) bool {
	gone := rows[bad]
	together := !slices.ContainsFunc(rows[bad:], func(r Row) bool {
		return r.Kind == signoria.Landed || r.Kind == signoria.Answered && r.Ask != gone.Ask
	})
	return func(r Row) bool {
		switch {
		case gone.Kind == signoria.Aside:
			return r.No == gone.No
		case together:
			return r.No >= gone.No && r.Seat == gone.Seat && r.Kind == signoria.Answered
		}
		return r.No >= gone.No
	}
}

// giveBack takes rows out of those that are run and puts on record that they were given back.
func (m *Match[S, P]) giveBack(rows []Row, back func(Row) bool, made *[]Row) (kept []Row) {
	for _, r := range rows {
		if !back(r) {
			kept = append(kept, r)
			continue
		}
		m.record.last++
		*made = append(*made, Row{No: m.record.last, Kind: signoria.GivenBack, Seat: r.Seat, Target: r.No, Ask: r.Ask})
	}
	return kept
}
