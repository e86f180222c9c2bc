package warriorknights

import (
	"signoria/play"
	"signoria/play/bargain"
)

// Negotiation: Crowns and favours change hands at any time, by gifts and by bargains that one Baron
// offers and another takes. Faith, Votes, Prestige, troops, charges and offices never do, and no
// promise binds.

const (
	GiveCrowns     play.Verb = 180 + iota // N to Baron A
	OfferOpenly                           // to A (see addressed): N crowns (less than 0: asked for), the heir of noble B for that of noble C
	OfferPrivately                        // the same
	AcceptDeal                            // bargain A
	DeclineDeal                           // bargain A
	WithdrawDeal                          // bargain A
	CounterDeal                           // bargain A, with one of N crowns, B and C
	JudgeWord                             // of the other in bargain A: a bargain.Mark B
)

const (
	KeyGave       play.Key = 291 + iota // Baron A gives Baron B C crowns
	KeyOffer                            // bargain A: Baron B offers Baron C (-1 everybody) D crowns, heirs E for F; in words
	KeyAsks                             // bargain A: Baron B asks D crowns of Baron C (-1 of anybody), heirs E for F; in words
	KeyAccepted                         // bargain A: Baron B accepts Baron C's offer
	KeyDeclined                         // bargain A: Baron B declines Baron C's offer
	KeyWithdrawn                        // bargain A: Baron B withdraws what he offered Baron C
	KeyHeirMoves                        // noble A's heir is now with Baron B
	KeyStands                           // bargain A stands to the end of turn B (0 the setup)
	KeyCountered                        // bargain A: Baron B answers Baron C's offer by bargain D
	KeyLapsed                           // bargain A, which Baron B offered Baron C
	KeyWordKept                         // bargain A: Baron B says that Baron C has kept his word
	KeyWordBroken                       // bargain A: Baron B says that Baron C has broken his word
)

const (
	RuleTooManyOffers play.Rule = 205 + iota // between two Barons, or before the whole table
	RuleCannotKeep                           // one of the two no longer has what is offered
)

var negotiationVerbs = map[play.Verb]string{
	GiveCrowns: "give-crowns", OfferOpenly: "offer-openly", OfferPrivately: "offer-privately",
	AcceptDeal: "accept-deal", DeclineDeal: "decline-deal", WithdrawDeal: "withdraw-deal",
	CounterDeal: "counter-deal", JudgeWord: "judge-word",
}

var negotiationLines = map[play.Key]string{
	KeyGave: "gave", KeyOffer: "offer", KeyAsks: "asks", KeyAccepted: "accepted", KeyDeclined: "declined", KeyWithdrawn: "withdrawn",
	KeyHeirMoves: "heir-moves", KeyStands: "stands", KeyCountered: "countered", KeyLapsed: "lapsed",
	KeyWordKept: "word-kept", KeyWordBroken: "word-broken",
}

var negotiationRules = map[play.Rule]string{
	RuleTooManyOffers: "warrior-knights/negotiation/crowns-and-favours-free",
	RuleCannotKeep:    "warrior-knights/negotiation/crowns-and-favours-free",
}

const (
	crownsGood = 0    // Crowns among a bargain's goods: the only one
	crownsMost = 9999 // that change hands at once
)

// Bargains say to whom they are offered, and for how many turns, in one number: sixteen for each turn,
// and the seat, or the last of the sixteen for the whole table.
const (
	seatsInA  = 16
	wholeInA  = seatsInA - 1
	untilSaid = 0 // turns: until it is withdrawn
)

func address(to play.Seat, turns int16) int16 {
	if to == bargain.Everybody {
		to = wholeInA
	}
	return turns*seatsInA + int16(to)
}

func addressed(a int16) (to play.Seat, turns int16) {
	to, turns = play.Seat(a%seatsInA), a/seatsInA
	if to == wholeInA {
		to = bargain.Everybody
	}
	return to, turns
}

// Asides lists what a Baron may do at any time.
// rule: warrior-knights/negotiation/crowns-and-favours-free
func (g *State) Asides(o *play.Asking, s play.Seat) {
	if !g.inGame(s) {
		return
	}
	for other := range play.Seat(g.Seats) {
		if other != s && g.inGame(other) {
			g.mayGive(o, s, other)
			g.mayOffer(o, s, other)
		}
	}
	g.mayOffer(o, s, bargain.Everybody)
	for i := range g.Bargains.Waiting {
		g.mayAnswer(o, s, &g.Bargains.Waiting[i])
	}
	for i := range g.Bargains.Promises {
		mayJudge(o, s, &g.Bargains.Promises[i])
	}
	if g.Options.Heirs {
		g.mayReleaseHeirs(o, s)
	}
}

func (g *State) mayGive(o *play.Asking, s, other play.Seat) {
	if mine := g.spare(s); mine > 0 {
		o.May(play.Choice{Verb: GiveCrowns, A: int16(other), Lo: 1, Hi: mine}, play.Free)
	}
}

// spare is what Crowns a Baron can part with at once.
func (g *State) spare(s play.Seat) int16 { return min(g.Barons[s].Crowns, crownsMost) }

// mayOffer lists the bargains a Baron may offer another, or the whole table: that one for all to read.
func (g *State) mayOffer(o *play.Asking, s, to play.Seat) {
	why := play.Free
	if !g.Bargains.MayOffer(s, to) {
		why = RuleTooManyOffers
	}
	for turns := int16(untilSaid); turns <= bargain.MostTurns; turns++ {
		c := play.Choice{Verb: OfferOpenly, A: address(to, turns)}
		g.onTerms(o, c, s, to, why)
		if to != bargain.Everybody {
			c.Verb = OfferPrivately
			g.onTerms(o, c, s, to, why)
		}
	}
}

// onTerms lists a choice on all the terms there may be: Crowns either way, and with heir exchange one
// heir each way. A bargain over nothing is a promise in words.
func (g *State) onTerms(o *play.Asking, c play.Choice, s, to play.Seat, why play.Rule) {
	c.Lo, c.Hi = -g.deepest(s, to), g.spare(s)
	for give := int8(None); give < nobles; give++ {
		if give != None && !g.mayPledge(s, give) {
			continue
		}
		for take := int8(None); take < nobles; take++ {
			if take != None && !g.mayPledge(to, take) {
				continue
			}
			c.B, c.C = int16(give), int16(take)
			o.May(c, why)
		}
	}
}

// deepest is what Crowns can be asked of a Baron, or of the richest if anybody may take it.
func (g *State) deepest(s, to play.Seat) (crowns int16) {
	if to != bargain.Everybody {
		return g.spare(to)
	}
	for other := range play.Seat(g.Seats) {
		if other != s && g.inGame(other) {
			crowns = max(crowns, g.spare(other))
		}
	}
	return crowns
}

// mayPledge says whether a Baron has a noble's heir to give away.
// rule: warrior-knights/options/heirs-as-hostages
func (g *State) mayPledge(s play.Seat, n int8) bool {
	return g.Options.Heirs && s != play.Nobody && g.Nobles[n].Heir == s
}

// mayAnswer lists what a Baron may do with a bargain that waits. An offer to one he may answer by
// another.
func (g *State) mayAnswer(o *play.Asking, s play.Seat, d *bargain.Bargain) {
	switch {
	case d.Waits(s):
		o.May(play.Choice{Verb: AcceptDeal, A: d.No}, g.whyNotAccept(d, s))
		o.May(play.Choice{Verb: DeclineDeal, A: d.No}, play.Free)
		if d.To == s {
			g.onTerms(o, play.Choice{Verb: CounterDeal, A: d.No}, s, d.From, play.Free)
		}
	case d.No != 0 && d.From == s:
		o.May(play.Choice{Verb: WithdrawDeal, A: d.No}, play.Free)
	}
}

// whyNotAccept: what is promised at once must be there.
func (g *State) whyNotAccept(d *bargain.Bargain, s play.Seat) play.Rule {
	crowns, give, take := terms(d)
	if g.Barons[d.From].Crowns < crowns || g.Barons[s].Crowns < -crowns ||
		give != None && !g.mayPledge(d.From, give) || take != None && !g.mayPledge(s, take) {
		return RuleCannotKeep
	}
	return play.Free
}

// terms are what changes hands in a bargain: Crowns to who takes it (less than 0: from him), and heirs.
func terms(d *bargain.Bargain) (crowns int16, give, take int8) {
	return d.Terms.Goods[crownsGood], int8(d.Terms.Give), int8(d.Terms.Take)
}

// mayJudge lists what a Baron may say of a word that was given to him.
// rule: warrior-knights/negotiation/agreements-not-binding
func mayJudge(o *play.Asking, s play.Seat, p *bargain.Promise) {
	for _, m := range []bargain.Mark{bargain.Kept, bargain.Broken} {
		if p.MayMark(s, m) {
			o.May(play.Choice{Verb: JudgeWord, A: p.No, B: int16(m)}, play.Free)
		}
	}
}

// mayReleaseHeirs lists the hostages a Baron may give back or kill.
func (g *State) mayReleaseHeirs(o *play.Asking, s play.Seat) {
	for n := range int8(nobles) {
		if g.Nobles[n].Heir == s && baronOf(n) != s {
			o.May(play.Choice{Verb: ReturnHeir, A: int16(n)}, play.Free)
			o.May(play.Choice{Verb: KillHeir, A: int16(n)}, play.Free)
		}
	}
}

// Aside does one of those things.
func (g *State) Aside(t *play.Table, a play.Answer) {
	switch a.Verb {
	case GiveCrowns:
		g.payAloud(t, a.Seat, play.Seat(a.A), a.N)
	case OfferOpenly, OfferPrivately:
		g.offer(t, a)
	case CounterDeal:
		g.counter(t, a)
	case AcceptDeal:
		g.accept(t, a.A, a.Seat)
	case DeclineDeal:
		g.decline(t, a.A, a.Seat)
	case WithdrawDeal:
		d := g.Bargains.Withdraw(a.A)
		t.TellNote(d.Readers(), KeyWithdrawn, "", d.No, int16(d.From), int16(d.To))
	case JudgeWord:
		g.judgeWord(t, a.A, a.Seat, bargain.Mark(a.B))
	case ReturnHeir:
		g.returnHeir(t, int8(a.A))
	case KillHeir:
		g.killHeir(t, int8(a.A))
	}
}

// payAloud moves Crowns from one Baron to another, before everybody's eyes.
func (g *State) payAloud(t *play.Table, from, to play.Seat, crowns int16) {
	g.Barons[from].Crowns -= crowns
	g.Barons[to].Crowns += crowns
	t.Tell(KeyGave, int16(from), int16(to), crowns)
}

// offer lays a bargain on the table.
func (g *State) offer(t *play.Table, a play.Answer) {
	to, turns := addressed(a.A)
	d := bargain.Bargain{From: a.Seat, To: to, Terms: termsOf(a), Open: a.Verb == OfferOpenly}
	if turns != untilSaid {
		d.Lapses = g.Turn + turns
	}
	laid := g.Bargains.Offer(d, a.Note, t.Row())
	tellOffer(t, laid, a.Note)
	if d.Lapses != 0 {
		t.TellNote(laid.Readers(), KeyStands, "", laid.No, laid.Lapses-1)
	}
}

// counter answers a bargain by another, which takes its place.
func (g *State) counter(t *play.Table, a play.Answer) {
	was, is := g.Bargains.Counter(a.A, termsOf(a), a.Note, t.Row())
	t.TellNote(was.Readers(), KeyCountered, "", was.No, int16(was.To), int16(was.From), is.No)
	tellOffer(t, is, a.Note)
}

func termsOf(a play.Answer) (x bargain.Terms) {
	x.Goods[crownsGood], x.Give, x.Take = a.N, a.B, a.C
	return x
}

func tellOffer(t *play.Table, d *bargain.Bargain, words string) {
	key, crowns := KeyOffer, d.Terms.Goods[crownsGood]
	if crowns < 0 {
		key, crowns = KeyAsks, -crowns
	}
	t.TellNote(d.Readers(), key, words, d.No, int16(d.From), int16(d.To), crowns, d.Terms.Give, d.Terms.Take)
}

// accept carries a bargain out. What Crowns and heirs change hands everybody sees, whoever may read the
// words.
func (g *State) accept(t *play.Table, no int16, by play.Seat) {
	d := g.Bargains.Accept(no, by)
	crowns, give, take := terms(&d)
	t.TellNote(d.Readers(), KeyAccepted, "", d.No, int16(d.To), int16(d.From))
	switch {
	case crowns > 0:
		g.payAloud(t, d.From, d.To, crowns)
	case crowns < 0:
		g.payAloud(t, d.To, d.From, -crowns)
	}
	g.passHeir(t, give, d.To)
	g.passHeir(t, take, d.From)
}

func (g *State) passHeir(t *play.Table, n int8, to play.Seat) {
	if n != None {
		g.holdHeir(n, to)
		t.Tell(KeyHeirMoves, int16(n), int16(to))
	}
}

// decline turns a bargain down. What nobody wants lapses.
func (g *State) decline(t *play.Table, no int16, by play.Seat) {
	d, gone := g.Bargains.Decline(no, by, g.atTable())
	t.TellNote(d.Readers(), KeyDeclined, "", d.No, int16(by), int16(d.From))
	if gone && d.To == bargain.Everybody {
		tellLapsed(t, d)
	}
}

// atTable are the Barons who are in the game, bit s for seat s.
func (g *State) atTable() (seats uint16) {
	for s := range play.Seat(g.Seats) {
		if g.inGame(s) {
			seats |= 1 << uint(s)
		}
	}
	return seats
}

func (g *State) judgeWord(t *play.Table, no int16, by play.Seat, m bargain.Mark) {
	of, p := g.Bargains.Mark(no, by, m)
	key := KeyWordKept
	if m == bargain.Broken {
		key = KeyWordBroken
	}
	t.TellNote(p.Readers(), key, "", p.No, int16(by), int16(of))
}

// lapseBargains drops the bargains that do not stand in the turn that begins.
func (g *State) lapseBargains(t *play.Table) {
	g.Bargains.Lapse(g.Turn, func(d bargain.Bargain) { tellLapsed(t, d) })
}

func tellLapsed(t *play.Table, d bargain.Bargain) {
	t.TellNote(d.Readers(), KeyLapsed, "", d.No, int16(d.From), int16(d.To))
}

// bargaining is how hosts and pages deal with all that.
var bargaining = play.Bargaining[State]{
	Book: func(g *State) *bargain.Bargains { return &g.Bargains },
	Is: func(v play.Verb) bool {
		return v >= GiveCrowns && v <= JudgeWord
	},
	Tells: func(l play.Line) int16 {
		if l.Key < KeyOffer || l.Key > KeyWordBroken || l.Key == KeyHeirMoves {
			return 0
		}
		return l.Args[0]
	},
	Market: (*State).market,
	Aside:  asideOf,
	Goods:  func(language string) []string { return []string{texts().Text(language, "name.crowns")} },
	Amount: func(g *State, language string, good int, n int16) string {
		return g.say(language, "count.crowns", said{A: n})
	},
	Thing: func(g *State, language string, noble int16) string {
		return g.say(language, "name.heir", said{A: noble})
	},
}

// market is what a Baron may give and ask for.
func (g *State) market(s play.Seat) (m bargain.Market) {
	m.Mine = g.purseOf(s, s)
	for other := range play.Seat(g.Seats) {
		if other != s && g.inGame(other) {
			m.With = append(m.With, bargain.Partner{Seat: other, Purse: g.purseOf(s, other), May: g.Bargains.MayOffer(s, other)})
		}
	}
	m.With = append(m.With, bargain.Partner{Seat: bargain.Everybody, Purse: g.purseOf(s, bargain.Everybody), May: g.Bargains.MayOffer(s, bargain.Everybody)})
	return m
}

// purseOf is what a Baron can part with, or what s may ask of the whole table.
func (g *State) purseOf(s, other play.Seat) (p bargain.Purse) {
	p.Goods[crownsGood] = g.deepest(s, other)
	for n := range int8(nobles) {
		if g.mayPledge(other, n) {
			p.Things = append(p.Things, int16(n))
		}
	}
	return p
}

// asideOf is the aside by which a Baron makes a move.
func asideOf(s play.Seat, m bargain.Move) play.Answer {
	a := play.Answer{Seat: s, A: m.No}
	switch m.Deed {
	case bargain.Give:
		a.Verb, a.A, a.N = GiveCrowns, int16(m.To), m.Terms.Goods[crownsGood]
	case bargain.Offer:
		a.Verb, a.A = OfferPrivately, address(m.To, m.Turns)
		if m.Open {
			a.Verb = OfferOpenly
		}
		a.B, a.C, a.N = m.Terms.Give, m.Terms.Take, m.Terms.Goods[crownsGood]
	case bargain.Counter:
		a.Verb, a.B, a.C, a.N = CounterDeal, m.Terms.Give, m.Terms.Take, m.Terms.Goods[crownsGood]
	case bargain.Accept:
		a.Verb = AcceptDeal
	case bargain.Decline:
		a.Verb = DeclineDeal
	case bargain.Withdraw:
		a.Verb = WithdrawDeal
	case bargain.HasKept:
		a.Verb, a.B = JudgeWord, int16(bargain.Kept)
	case bargain.HasBroken:
		a.Verb, a.B = JudgeWord, int16(bargain.Broken)
	}
	return a
}
