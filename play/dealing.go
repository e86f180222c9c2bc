package play

import (
	"slices"

	"signoria/play/bargain"
)

// Dealing is how the seats of a game bargain over one kind of goods and over special things, several each way: the
// asides by which they do it, which are the same in every game. A game with other wants writes its own.
type Dealing[S any] struct {
	// First is the first of eight verbs of the game, in this order: Give, offer openly, offer privately,
	// accept, decline, withdraw, counter, judge the other's word. Offers say to whom and for how many turns
	// in A, with the bargain.Motive, and in B and C which things of the two go with it, counted among those each has; Give says to whom; the
	// others the bargain, judging the mark, and declining in its number the bargain.Reason.
	First Verb
	Lines DealLines
	// TooMany forbids another offer; CannotKeep an acceptance when one of the two has not what is offered.
	TooMany, CannotKeep Rule

	Book func(g *S) *bargain.Bargains
	// Seats are those who may bargain, in order.
	Seats func(g *S) []Seat
	// Turn is what bargains lapse by, counted up.
	Turn func(g *S) int16
	// Spare is how much of the goods a seat can part with at once.
	Spare func(g *S, s Seat) int16
	// Things are the special things a seat has, rising, and WhyNot the rule that forbids that another gets one now.
	Things func(g *S, s Seat) []int16
	WhyNot func(g *S, from, to Seat, thing int16) Rule
	// Named is the number by which the chronicle tells of a thing, where that is not its own. May be nil.
	Named func(g *S, thing int16) int16
	// WhyNotAll is the rule that forbids that all of these go from one to the other. May be nil.
	WhyNotAll func(g *S, from, to Seat, things bargain.Things) Rule
	// Pay moves goods, and tells it to everybody. Swap moves the things of a bargain both ways at once, and tells it to
	// those who may know.
	Pay  func(g *S, t *Table, from, to Seat, n int16)
	Swap func(g *S, t *Table, b bargain.Bargain)
}

// DealLines are a game's lines of its bargains. A is the bargain; the rest as said.
type DealLines struct {
	Offer     Key // B offers C (-1 everybody) D of the goods, thing E for F, the first of each; in words
	Asks      Key // B asks D of the goods of C (-1 of anybody), thing E for F, the first of each; in words
	Why       Key // B says the bargain.Motive C for his offer
	Besides   Key // B offers C (-1 everybody) thing D besides, for E
	Stands    Key // to the end of turn B
	Accepted  Key // B accepts C's offer
	Declined  Key // B declines C's offer, and says bargain.Reason D
	Withdrawn Key // B withdraws what he offered C
	Countered Key // B answers C's offer by bargain D
	Lapsed    Key // which B offered C
	Kept      Key // B says that C has kept his word
	Broken    Key // B says that C has broken his word
}

// The verbs of bargaining, counted from First.
const (
	dealGive Verb = iota
	dealOpenly
	dealPrivately
	dealAccept
	dealDecline
	dealWithdraw
	dealCounter
	dealJudge
	deals
)

// Offers say to whom they are made, and for how many turns, in one number: sixteen for each turn, and the
// seat, or the last of the sixteen for the whole table.
const (
	seatsInA  = 16
	wholeInA  = seatsInA - 1
	untilSaid = 0 // turns: until it is withdrawn
)

// Address is to whom and for how many turns an offer is made, as in A of its choice.
func Address(to Seat, turns int16) int16 {
	if to == bargain.Everybody {
		to = wholeInA
	}
	return turns*seatsInA + int16(to)
}

// Refused says who asked whom in vain when a bargain is declined, by that one or, after he had answered by another bargain, by
// himself; and whether all could read it.
func (d *Dealing[S]) Refused(g *S, declined Answer) (asker, asked Seat, open bool) {
	b := d.Book(g).Get(declined.A)
	if asker, asked = b.From, declined.Seat; b.Answers%2 == 1 {
		asker, asked = asked, asker
	}
	return asker, asked, b.Open
}

func addressed(a int16) (to Seat, turns int16) {
	to, turns = Seat(a%seatsInA), a/seatsInA
	if to == wholeInA {
		to = bargain.Everybody
	}
	return to, turns
}

// Asides lists what a seat may do.
func (d *Dealing[S]) Asides(g *S, o *Asking, s Seat) {
	seats := d.Seats(g)
	if !slices.Contains(seats, s) {
		return
	}
	for _, other := range seats {
		if other != s {
			if mine := d.Spare(g, s); mine > 0 {
				o.May(Choice{Verb: d.First + dealGive, A: int16(other), Lo: 1, Hi: mine}, Free)
			}
			d.mayOffer(g, o, s, other)
		}
	}
	d.mayOffer(g, o, s, bargain.Everybody)
	book := d.Book(g)
	for i := range book.Waiting {
		d.mayAnswer(g, o, s, &book.Waiting[i])
	}
	for i := range book.Promises {
		d.mayJudge(o, s, &book.Promises[i])
	}
}

// mayOffer lists the bargains a seat may offer another, or the whole table: that one for all to read.
func (d *Dealing[S]) mayOffer(g *S, o *Asking, s, to Seat) {
	why := Free
	if !d.Book(g).MayOffer(s, to) {
		why = d.TooMany
	}
	c := d.onTerms(g, s, to)
	for turns := int16(untilSaid); turns <= bargain.MostTurns; turns++ {
		c.Verb, c.A = d.First+dealOpenly, Address(to, turns)
		o.May(c, why)
		if to != bargain.Everybody {
			c.Verb = d.First + dealPrivately
			o.May(c, why)
		}
	}
}

// onTerms is a choice on all the terms there may be: goods either way, and some of the things that each has. A
// bargain over nothing is a promise in words.
func (d *Dealing[S]) onTerms(g *S, s, to Seat) Choice {
	return Choice{Lo: -d.deepest(g, s, to), Hi: d.Spare(g, s), B: d.pledges(g, s, to), C: d.pledges(g, to, s), Some: true, Says: WhyInA}
}

// pledges are the things that a seat may offer another: bit i for the i-th of those it has. Of the whole table no
// thing is asked.
func (d *Dealing[S]) pledges(g *S, from, to Seat) (set int16) {
	for i, thing := range d.things(g, from) {
		if to == bargain.Everybody || d.WhyNot(g, from, to, thing) == Free {
			set |= 1 << i
		}
	}
	return set
}

// things are the things that a seat can trade, as many as one bargain can name.
func (d *Dealing[S]) things(g *S, s Seat) []int16 {
	if s == bargain.Everybody {
		return nil
	}
	all := d.Things(g, s)
	return all[:min(len(all), bargain.MostThings)]
}

// picked are the things of a seat that are in a set of them.
func (d *Dealing[S]) picked(g *S, s Seat, set int16) bargain.Things {
	var x bargain.Things
	for i, thing := range d.things(g, s) {
		if set>>i&1 == 1 {
			x |= bargain.Of(thing)
		}
	}
	return x
}

// places is the set by which things of a seat are named; false if it does not have all of them.
func (d *Dealing[S]) places(g *S, s Seat, x bargain.Things) (set int16, has bool) {
	for i, thing := range d.things(g, s) {
		if x.Has(thing) {
			set |= 1 << i
		}
	}
	return set, d.picked(g, s, set) == x
}

// deepest is how much of the goods can be asked of a seat, or of the richest if anybody may take it.
func (d *Dealing[S]) deepest(g *S, s, to Seat) (n int16) {
	if to != bargain.Everybody {
		return d.Spare(g, to)
	}
	for _, other := range d.Seats(g) {
		if other != s {
			n = max(n, d.Spare(g, other))
		}
	}
	return n
}

// mayAnswer lists what a seat may do with a bargain that waits. An offer to one he may answer by another.
func (d *Dealing[S]) mayAnswer(g *S, o *Asking, s Seat, b *bargain.Bargain) {
	switch {
	case b.Waits(s):
		o.May(Choice{Verb: d.First + dealAccept, A: b.No}, d.whyNotAccept(g, b, s))
		o.May(Choice{Verb: d.First + dealDecline, A: b.No, Hi: bargain.LastReason, Says: WhyNot}, Free)
		if b.To == s {
			c := d.onTerms(g, s, b.From)
			c.Verb, c.A, c.Says = d.First+dealCounter, b.No, Nothing
			o.May(c, Free)
		}
	case b.No != 0 && b.From == s:
		o.May(Choice{Verb: d.First + dealWithdraw, A: b.No}, Free)
	}
}

// whyNotAccept: what is offered must be there, and the other must be allowed to have it.
func (d *Dealing[S]) whyNotAccept(g *S, b *bargain.Bargain, s Seat) Rule {
	n := b.Terms.Goods[0]
	if d.Spare(g, b.From) < n || d.Spare(g, s) < -n {
		return d.CannotKeep
	}
	if why := d.whyNotPass(g, b.From, s, b.Terms.Give); why != Free {
		return why
	}
	return d.whyNotPass(g, s, b.From, b.Terms.Take)
}

// whyNotPass is the rule that forbids that things go from one to another.
func (d *Dealing[S]) whyNotPass(g *S, from, to Seat, x bargain.Things) Rule {
	has := d.Things(g, from)
	for _, thing := range x.List() {
		if !slices.Contains(has, thing) {
			return d.CannotKeep
		}
		if why := d.WhyNot(g, from, to, thing); why != Free {
			return why
		}
	}
	if d.WhyNotAll == nil {
		return Free
	}
	return d.WhyNotAll(g, from, to, x)
}

// mayJudge lists what a seat may say of a word that was given to it.
func (d *Dealing[S]) mayJudge(o *Asking, s Seat, p *bargain.Promise) {
	for _, m := range []bargain.Mark{bargain.Kept, bargain.Broken} {
		if p.MayMark(s, m) {
			o.May(Choice{Verb: d.First + dealJudge, A: p.No, B: int16(m)}, Free)
		}
	}
}

// Aside does one of those things, and says whether it was one.
func (d *Dealing[S]) Aside(g *S, t *Table, a Answer) bool {
	if !d.Is(a.Verb) {
		return false
	}
	switch a.Verb - d.First {
	case dealGive:
		d.Pay(g, t, a.Seat, Seat(a.A), a.N)
	case dealOpenly, dealPrivately:
		d.offer(g, t, a)
	case dealCounter:
		was, is := d.Book(g).Counter(a.A, d.termsOf(g, a, d.Book(g).Get(a.A).From), a.Note, t.Row(), d.Turn(g))
		t.TellNote(was.Readers(), d.Lines.Countered, "", was.No, int16(was.To), int16(was.From), is.No)
		d.tellOffer(g, t, is, a.Note)
	case dealAccept:
		d.accept(g, t, a.A, a.Seat)
	case dealDecline:
		d.decline(g, t, a)
	case dealWithdraw:
		b := d.Book(g).Withdraw(a.A)
		t.TellNote(b.Readers(), d.Lines.Withdrawn, "", b.No, int16(b.From), int16(b.To))
	case dealJudge:
		d.judge(g, t, a.A, a.Seat, bargain.Mark(a.B))
	}
	return true
}

// Is says whether a verb is one of bargaining's.
func (d *Dealing[S]) Is(v Verb) bool { return v >= d.First && v < d.First+deals }

// Names says whether a verb names things: those of an offer, of a counter.
func (d *Dealing[S]) Names(v Verb) bool {
	return v == d.First+dealOpenly || v == d.First+dealPrivately || v == d.First+dealCounter
}

func (d *Dealing[S]) offer(g *S, t *Table, a Answer) {
	why, address := motiveOf(a.A)
	to, turns := addressed(address)
	b := bargain.Bargain{From: a.Seat, To: to, Why: why, Terms: d.termsOf(g, a, to), Open: a.Verb == d.First+dealOpenly, Since: d.Turn(g)}
	if turns != untilSaid {
		b.Lapses = d.Turn(g) + turns
	}
	laid := d.Book(g).Offer(b, a.Note, t.Row())
	d.tellOffer(g, t, laid, a.Note)
	if why != bargain.NoMotive {
		t.TellNote(laid.Readers(), d.Lines.Why, "", laid.No, int16(laid.From), int16(why))
	}
	if b.Lapses != 0 {
		t.TellNote(laid.Readers(), d.Lines.Stands, "", laid.No, laid.Lapses-1)
	}
}

// termsOf are the terms that an answer names, of a bargain with another.
func (d *Dealing[S]) termsOf(g *S, a Answer, with Seat) (x bargain.Terms) {
	x.Goods[0], x.Give, x.Take = a.N, d.picked(g, a.Seat, a.B), d.picked(g, with, a.C)
	return x
}

func (d *Dealing[S]) tellOffer(g *S, t *Table, b *bargain.Bargain, words string) {
	key, n := d.Lines.Offer, b.Terms.Goods[0]
	if n < 0 {
		key, n = d.Lines.Asks, -n
	}
	give, take := d.named(g, b.Terms.Give), d.named(g, b.Terms.Take)
	t.TellNote(b.Readers(), key, words, b.No, int16(b.From), int16(b.To), n, nth(give, 0), nth(take, 0))
	for i := 1; i < max(len(give), len(take)); i++ {
		t.TellNote(b.Readers(), d.Lines.Besides, "", b.No, int16(b.From), int16(b.To), nth(give, i), nth(take, i))
	}
}

// named are some things as the chronicle tells of them.
func (d *Dealing[S]) named(g *S, x bargain.Things) []int16 {
	list := x.List()
	if d.Named != nil {
		for i, thing := range list {
			list[i] = d.Named(g, thing)
		}
	}
	return list
}

// nth is the i-th thing of a list, or none.
func nth(list []int16, i int) int16 {
	if i < len(list) {
		return list[i]
	}
	return bargain.None
}

// accept carries a bargain out. What changes hands everybody sees, whoever may read the words.
func (d *Dealing[S]) accept(g *S, t *Table, no int16, by Seat) {
	b := d.Book(g).Accept(no, by)
	n := b.Terms.Goods[0]
	t.TellNote(b.Readers(), d.Lines.Accepted, "", b.No, int16(b.To), int16(b.From))
	switch {
	case n > 0:
		d.Pay(g, t, b.From, b.To, n)
	case n < 0:
		d.Pay(g, t, b.To, b.From, -n)
	}
	if b.Terms.Give|b.Terms.Take != 0 {
		d.Swap(g, t, b)
	}
}

// decline turns a bargain down, with a reason or without. What nobody wants lapses.
func (d *Dealing[S]) decline(g *S, t *Table, a Answer) {
	var table uint16
	for _, s := range d.Seats(g) {
		table |= 1 << uint(s)
	}
	b, gone := d.Book(g).Decline(a.A, a.Seat, table)
	t.TellNote(b.Readers(), d.Lines.Declined, "", b.No, int16(a.Seat), int16(b.From), a.N)
	if gone && b.To == bargain.Everybody {
		d.tellLapsed(t, b)
	}
}

func (d *Dealing[S]) judge(g *S, t *Table, no int16, by Seat, m bargain.Mark) {
	of, p := d.Book(g).Mark(no, by, m)
	key := d.Lines.Kept
	if m == bargain.Broken {
		key = d.Lines.Broken
	}
	t.TellNote(p.Readers(), key, "", p.No, int16(by), int16(of))
}

// Lapse drops the bargains that do not stand in the turn that begins.
func (d *Dealing[S]) Lapse(g *S, t *Table) {
	d.Book(g).Lapse(d.Turn(g), func(b bargain.Bargain) { d.tellLapsed(t, b) })
}

// Void drops the bargains over things that there are no more.
func (d *Dealing[S]) Void(g *S, t *Table, gone func(thing int16) bool) {
	d.Book(g).Void(gone, func(b bargain.Bargain) { d.tellLapsed(t, b) })
}

func (d *Dealing[S]) tellLapsed(t *Table, b bargain.Bargain) {
	t.TellNote(b.Readers(), d.Lines.Lapsed, "", b.No, int16(b.From), int16(b.To))
}

// Bargaining is what hosts and pages are told of it. The game adds how it names goods and things.
func (d *Dealing[S]) Bargaining() Bargaining[S] {
	l := d.Lines
	told := []Key{l.Offer, l.Asks, l.Why, l.Besides, l.Stands, l.Accepted, l.Declined, l.Withdrawn, l.Countered, l.Lapsed, l.Kept, l.Broken}
	return Bargaining[S]{
		Book:   d.Book,
		Turn:   d.Turn,
		Is:     d.Is,
		Market: d.market,
		Aside:  d.asideOf,
		Tells: func(line Line) int16 {
			if !slices.Contains(told, line.Key) {
				return 0
			}
			return line.Args[0]
		},
	}
}

// market is what a seat may give and ask for.
func (d *Dealing[S]) market(g *S, s Seat) (m bargain.Market) {
	m.Mine.Goods[0], m.Mine.Things = d.Spare(g, s), d.things(g, s)
	for _, other := range d.Seats(g) {
		if other != s {
			m.With = append(m.With, d.partner(g, s, other))
		}
	}
	m.With = append(m.With, d.partner(g, s, bargain.Everybody))
	return m
}

func (d *Dealing[S]) partner(g *S, s, other Seat) bargain.Partner {
	p := bargain.Partner{Seat: other, May: d.Book(g).MayOffer(s, other)}
	p.Goods[0] = d.deepest(g, s, other)
	p.Things = d.things(g, other)
	return p
}

// asideOf is the aside by which a seat makes a move; false if it names what there is not.
func (d *Dealing[S]) asideOf(g *S, s Seat, m bargain.Move) (a Answer, ok bool) {
	a, ok = Answer{Seat: s, A: m.No}, true
	terms := func(v Verb, with Seat) {
		var has [2]bool
		a.Verb, a.N = d.First+v, m.Terms.Goods[0]
		a.B, has[0] = d.places(g, s, m.Terms.Give)
		a.C, has[1] = d.places(g, with, m.Terms.Take)
		ok = has[0] && has[1]
	}
	switch m.Deed {
	case bargain.Give:
		a.Verb, a.A, a.N = d.First+dealGive, int16(m.To), m.Terms.Goods[0]
	case bargain.Offer:
		terms(dealPrivately, m.To)
		if m.Open {
			a.Verb = d.First + dealOpenly
		}
		a.A = Motivated(Address(m.To, m.Turns), m.Motive)
	case bargain.Counter:
		from, waits := d.Book(g).From(m.No)
		if !waits {
			return a, false
		}
		terms(dealCounter, from)
	case bargain.Accept:
		a.Verb = d.First + dealAccept
	case bargain.Decline:
		a.Verb, a.N = d.First+dealDecline, int16(m.Why)
	case bargain.Withdraw:
		a.Verb = d.First + dealWithdraw
	case bargain.HasKept:
		a.Verb, a.B = d.First+dealJudge, int16(bargain.Kept)
	case bargain.HasBroken:
		a.Verb, a.B = d.First+dealJudge, int16(bargain.Broken)
	}
	return a, ok
}
