package play

import (
	"signoria"
	"signoria/chance"
)

// Only is the answer of a seat that has nothing to choose. Whoever runs the table gives it for the seat. It goes on
// record like any other answer, so that neither the rules nor a replay know of it.
type Only struct {
	Answer Answer
	// Open says that all may know, at once, that the seat had nothing to choose: that follows from what they see, or is
	// covered by what the seat has just answered itself. Where it is not open, an answer given at once would tell of a
	// hand that holds nothing.
	Open bool
}

// forced is the one answer that choices leave.
func forced(s Seat, choices []Choice) (Answer, bool) {
	if len(choices) != 1 || choices[0].Some || choices[0].Counts() && choices[0].Lo != choices[0].Hi {
		return Answer{}, false
	}
	return choices[0].With(s, choices[0].Lo), true
}

// Only finds whether a seat that is asked has but one answer, and may be spared giving it. It may not where the game
// leaves the question to its seat, and not where the seat can still take back what it answered before and could not, or
// would be ready, after it: to close what one has prepared is a decision, even if nothing else is offered.
func (l *live[S, P]) Only(s Seat) (Only, bool) {
	if s < 0 {
		return Only{}, false
	}
	if l.found.only[s] == nil {
		o, is := l.only(s)
		l.found.only[s] = &soleAnswer{o, is}
	}
	return l.found.only[s].Only, l.found.only[s].is
}

// soleAnswer is what has been found of a seat: its only answer, if it is one.
type soleAnswer struct {
	Only
	is bool
}

func (l *live[S, P]) only(s Seat) (Only, bool) {
	o, _ := l.OfferTo(s)
	a, only := forced(s, o.Choices)
	if !only || l.game.spec.Leaves != nil && l.game.spec.Leaves(o.Prompt) {
		return Only{}, false
	}
	if l.MayTakeBack(s) == nil && l.seals(a) {
		return Only{}, false
	}
	return Only{Answer: a, Open: l.openly(s, o.Prompt)}, true
}

// seals says whether an answer makes final, or ready to land, what its seat has answered before.
func (l *live[S, P]) seals(a Answer) bool {
	g := l.briefly().at(a)
	return g.final != NotFinal || g.then == ThenReady
}

// openDeals is of how many deals a question must have but one answer if all are to know that it has. They are many, for
// what else there was to choose may hang on one card in a hundred: if few deals were looked at, who is not answered for at
// once would be known to hold it.
const openDeals = 1000

// openly says whether all may know that a seat has nothing to choose. Where seats prepare something together nobody
// sees what they are asked, only who is ready; so there it is open if the seat has itself answered before.
func (l *live[S, P]) openly(s Seat, p Prompt) bool {
	if l.drafted>>uint(s)&1 == 1 {
		for _, r := range l.rows {
			if r.Kind == signoria.Answered && r.Seat == s && r.Ask == l.record.ask-1 {
				return true
			}
		}
		return false
	}
	if l.game.opens(p) {
		return true
	}
	seen := &eyes[S, P]{seat: s, most: openDeals}
	l.look(seen)
	_, only := forced(s, seen.choices)
	return only
}

// opens says whether a question is one that anybody could build.
func (g *game[S, P]) opens(p Prompt) bool { return g.spec.Open != nil && g.spec.Open(p) }

// eyes look at the open question, on one deal after the other of what not everybody sees, until one gives a seat more
// than one answer or there have been enough.
type eyes[S any, P Rules[S]] struct {
	*byPolicy
	x       *Search[S, P]
	seat    Seat
	most    uint64 // so many deals are enough
	from    uint64 // the seed of the first
	looked  uint64
	was     S        // before it was dealt again
	choices []Choice // what the seat might choose from on the last of them
}

// look has eyes look.
func (l *live[S, P]) look(e *eyes[S, P]) {
	x := l.searcher()
	e.byPolicy, e.x, x.deals = &x.policy, x, e.deal
	defer func() { x.deals = nil }()
	x.run(l.Match, Nobody, e, nil, 1)
}

// deal keeps the position, for each of the deals begins with it.
func (e *eyes[S, P]) deal() {
	e.was = e.x.s
	e.dealNext()
}

func (e *eyes[S, P]) dealNext() {
	src := chance.New(e.from + e.looked)
	P(&e.x.s).Redeal(e.x.seat, &src)
}

func (e *eyes[S, P]) answer(bool) (a Answer, again bool) {
	e.looked++
	e.choices = e.q.choicesOf(e.seat)
	if _, only := forced(e.seat, e.choices); !only || e.looked == e.most {
		panic(stopped{})
	}
	e.x.s = e.was
	e.dealNext()
	return a, true
}

// TakeBackPast takes the seat's last answer back that is its own, as TakeBackSheet does, and with it those after it that
// are not.
func (m *Match[S, P]) TakeBackPast(s Seat, none func(row int32) bool) ([]Row, error) {
	if _, err := m.MayTakeBackPast(s, none); err != nil {
		return nil, err
	}
	return m.takeBackPast(s, none)
}

// MayTakeBackPast says how many of its own answers the seat would take back so, or why it cannot.
func (m *Match[S, P]) MayTakeBackPast(s Seat, none func(row int32) bool) (own int, err error) {
	i, err := m.lastOwn(s)
	if err != nil {
		return 0, err
	}
	if !none(m.rows[i].No) {
		return m.Undoes(s), nil
	}
	back, err := m.copy().takeBackPast(s, none)
	for _, r := range back {
		if !none(r.Target) {
			own++
		}
	}
	return own, err
}

// takeBackPast does so. On an error it has gone part of the way.
func (m *Match[S, P]) takeBackPast(s Seat, none func(row int32) bool) (rows []Row, err error) {
	for {
		made, err := m.TakeBackSheet(s)
		if err != nil {
			return nil, err
		}
		if rows = append(rows, made...); !none(made[len(made)-1].Target) {
			return rows, nil
		}
	}
}
