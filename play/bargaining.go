package play

import (
	"slices"

	"signoria/chance"
	"signoria/play/bargain"
)

// Bargaining is how the seats of a game bargain: what a game tells hosts and pages of it. What they may
// do stands among its asides, like all else; each deed is one of them.
type Bargaining[S any] struct {
	// Book is where the state keeps its bargains.
	Book func(g *S) *bargain.Bargains
	// Turn is what they lapse by, counted up.
	Turn func(g *S) int16
	// Is says whether an aside is one of bargaining's.
	Is func(Verb) bool
	// Market is what a seat has to offer, and to whom.
	Market func(g *S, s Seat) bargain.Market
	// Aside is the aside by which a seat makes a move; if that is about a bargain, its number is in A. It
	// need not be allowed. It returns false if the move names what there is not.
	Aside func(g *S, s Seat, m bargain.Move) (Answer, bool)
	// Tells is the number of the bargain that a line of the chronicle tells of, 0 if of none.
	Tells func(Line) int16
	// Goods names the goods in a language: as many of bargain.Goods as the game has.
	Goods func(lang string) []string
	// Amount says n of a good in a language, and Thing a special thing, as Market numbers it.
	Amount func(g *S, lang string, good int, n int16) string
	Thing  func(g *S, lang string, thing int16) string
	// Given are all words given in bargains that the rules themselves can read, as far as they are still owed, and Word says
	// one in a language. Both are nil in a game without such.
	Given func(g *S) []bargain.Word
	Word  func(g *S, lang string, w bargain.Word) string
}

// Haggler is a policy that answers bargains.
type Haggler[S any] interface {
	Policy[S]
	// Haggle says whether a seat takes a bargain that waits for it, and what it says if not. g is a re-dealt copy. What it would
	// rather is offered only if it would take that itself, and not where words were given or asked for, which it does not read.
	Haggle(g *S, s Seat, b bargain.Bargain) bargain.Reply
}

// Bargains is the bargaining at a table as a seat, or Nobody (a spectator), may know it.
type Bargains struct {
	Now      bool // the seat may bargain at this moment
	Market   bargain.Market
	Waiting  []Waiting // oldest first
	Promises []bargain.Promise
	Given    []bargain.Word // words that the rules can read, as far as they are still owed
}

// Waiting is a bargain on the table as a seat sees it.
type Waiting struct {
	bargain.Bargain
	Mine      bool // it waits for the seat's answer
	MayAccept bool
	MayAnswer bool // by another in its place
}

// BargainIn is the number of the bargain that a line tells of, 0 if of none.
func (g *game[S, P]) BargainIn(l Line) int16 {
	if g.spec.Bargaining == nil {
		return 0
	}
	return g.spec.Bargaining.Tells(l)
}

// Bargains is what a seat, or Nobody, may know of the bargaining; nil in a game without.
func (l *live[S, P]) Bargains(s Seat) *Bargains {
	how := l.game.spec.Bargaining
	if how == nil {
		return nil
	}
	asides := l.Asides(s)
	b := bargainsOf(how, l.seenBy(s), s)
	b.Now = slices.ContainsFunc(asides, func(c Choice) bool { return how.Is(c.Verb) })
	may := func(d bargain.Deed, no int16) bool {
		a, ok := how.Aside(&l.now, s, bargain.Move{Deed: d, No: no})
		return ok && slices.ContainsFunc(asides, func(c Choice) bool { return c.Verb == a.Verb && c.A == a.A })
	}
	for i := range b.Waiting {
		w := &b.Waiting[i]
		w.MayAccept, w.MayAnswer = may(bargain.Accept, w.No), may(bargain.Counter, w.No)
	}
	return b
}

// bargainsOf is what a seat may know of a position's bargaining.
func bargainsOf[S any](how *Bargaining[S], g *S, s Seat) *Bargains {
	b := &Bargains{}
	if s >= 0 {
		b.Market = how.Market(g, s)
	}
	book := how.Book(g)
	for i := range book.Waiting {
		if w := &book.Waiting[i]; w.No != 0 && w.Known(s) {
			b.Waiting = append(b.Waiting, Waiting{Bargain: *w, Mine: w.Waits(s)})
		}
	}
	slices.SortFunc(b.Waiting, func(x, y Waiting) int { return int(x.No) - int(y.No) })
	for i := range book.Promises {
		if p := &book.Promises[i]; p.No != 0 && p.Known(s) {
			b.Promises = append(b.Promises, *p)
		}
	}
	if how.Given == nil {
		return b
	}
	for _, w := range how.Given(g) {
		if w.Known(s) {
			b.Given = append(b.Given, w)
		}
	}
	return b
}

// Bargain is the aside by which a seat makes a move; false in a game without bargaining, and if it names what there
// is not. Whether it is allowed Aside says.
func (l *live[S, P]) Bargain(s Seat, m bargain.Move, words string) (Answer, bool) {
	how := l.game.spec.Bargaining
	if how == nil {
		return Answer{}, false
	}
	a, ok := how.Aside(&l.now, s, m)
	a.Note = words
	return a, ok
}

// Bargained says whether a choice is one of bargaining's.
func (l *live[S, P]) Bargained(c Choice) bool {
	how := l.game.spec.Bargaining
	return how != nil && how.Is(c.Verb)
}

// Goods names the goods that are traded, in a language.
func (l *live[S, P]) Goods(lang string) []string { return l.game.spec.Bargaining.Goods(lang) }

// Amount says n of a good in a language.
func (l *live[S, P]) Amount(lang string, good int, n int16) string {
	return l.game.spec.Bargaining.Amount(&l.now, lang, good, n)
}

// Thing says a special thing in a language.
func (l *live[S, P]) Thing(lang string, thing int16) string {
	return l.game.spec.Bargaining.Thing(&l.now, lang, thing)
}

// Word says a word that the rules can read in a language.
func (l *live[S, P]) Word(lang string, w bargain.Word) string {
	return l.game.spec.Bargaining.Word(&l.now, lang, w)
}

// Haggles is the number of the oldest bargain to which a bot in a seat has something to say, 0 if there is none or nothing can be
// said now: one that waits for its answer, or that the seat has offered in an earlier turn.
func (l *live[S, P]) Haggles(s Seat) int16 {
	if b, some := l.oldestFor(s); some && len(l.Asides(s)) > 0 {
		return b.No
	}
	return 0
}

// oldestFor is the oldest of those.
func (l *live[S, P]) oldestFor(s Seat) (oldest bargain.Bargain, some bool) {
	how := l.game.spec.Bargaining
	if how == nil {
		return oldest, false
	}
	known := l.seenBy(s)
	book, turn := how.Book(known), how.Turn(known)
	for i := range book.Waiting {
		w := &book.Waiting[i]
		if (w.Waits(s) || w.No != 0 && w.From == s && w.Since < turn) && (!some || w.No < oldest.No) {
			oldest, some = *w, true
		}
	}
	return oldest, some
}

// Haggle is what a bot of that name says to the oldest bargain to which it has something to say; false if there is none. A policy
// that is no Haggler, or a name there is not, declines, so that nobody waits for ever. What a bot has offered it has reckoned for
// that turn: what still stands in another it withdraws.
func (l *live[S, P]) Haggle(bot string, s Seat, src *chance.Source) (Answer, bool) {
	b, some := l.oldestFor(s)
	switch {
	case !some:
		return Answer{}, false
	case b.From == s:
		return l.Bargain(s, bargain.Move{Deed: bargain.Withdraw, No: b.No}, "")
	}
	return l.Bargain(s, l.reply(bot, s, b, src).Move(b.No), "")
}

// mostAnswers is how many times what a bot answers by another bargain may have been an answer itself: who haggles on has heard its
// price.
const mostAnswers = 1

// reply is what a bot says to a bargain, if it may take it, or answer it by another.
func (l *live[S, P]) reply(bot string, s Seat, b bargain.Bargain, src *chance.Source) (r bargain.Reply) {
	build, ok := l.game.spec.Bots[bot]
	if !ok || !l.mayMove(s, bargain.Reply{Takes: true}.Move(b.No)) {
		return r
	}
	h, ok := build(src.Uint64()).(Haggler[S])
	known := *l.seenBy(s)
	P(&known).Redeal(s, src)
	if !ok {
		return r
	}
	r = h.Haggle(&known, s, b)
	if r.Instead == (bargain.Terms{}) {
		return r
	}
	rather := b
	rather.Terms = r.Instead.Turned()
	if b.Answers > mostAnswers || b.Pledged != [2]bool{} || !l.mayMove(s, r.Move(b.No)) || !h.Haggle(&known, s, rather).Takes {
		r.Instead = bargain.Terms{}
	}
	return r
}

// mayMove says whether a seat may make a move now.
func (l *live[S, P]) mayMove(s Seat, m bargain.Move) bool {
	a, ok := l.Bargain(s, m, "")
	return ok && slices.ContainsFunc(l.Asides(s), a.Picks)
}
