package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
	"signoria/play/bargain"
)

// Negotiation: Crowns and favours (favours.go) change hands at any time, by gifts and by bargains that one Baron
// offers and another takes. Faith, Votes, Prestige, troops, charges and offices never do, and no
// promise binds.

const (
	GiveCrowns     play.Verb = 180 + iota // N to Baron A
	OfferOpenly                           // to A (see play.Address): N crowns (less than 0: asked for), some of what one has to give, B, for some of his, C
	OfferPrivately                        // the same
	AcceptDeal                            // bargain A
	DeclineDeal                           // bargain A
	WithdrawDeal                          // bargain A
	CounterDeal                           // bargain A, with one of N crowns, B and C
	JudgeWord                             // of the other in bargain A: a bargain.Mark B
)

const (
	KeyGave       play.Key = 291 + iota // Baron A gives Baron B C crowns
	KeyOffer                            // bargain A: Baron B offers Baron C (-1 everybody) D crowns, thing E (as named) for F; in words
	KeyAsks                             // bargain A: Baron B asks D crowns of Baron C (-1 of anybody), thing E for F; in words
	KeyAccepted                         // bargain A: Baron B accepts Baron C's offer
	KeyDeclined                         // bargain A: Baron B declines Baron C's offer
	KeyWithdrawn                        // bargain A: Baron B withdraws what he offered Baron C
	KeyHeirMoves                        // noble A's heir is now with Baron B
	KeyStands                           // bargain A stands to the end of turn B (0 the setup)
	KeyCountered                        // bargain A: Baron B answers Baron C's offer by bargain D
	KeyLapsed                           // bargain A, which Baron B offered Baron C
	KeyWordKept                         // bargain A: Baron B says that Baron C has kept his word
	KeyWordBroken                       // bargain A: Baron B says that Baron C has broken his word
	KeyBesides                          // bargain A: Baron B offers Baron C (-1 everybody) thing D besides, for E
	KeyOfferWhy                         // bargain A: Baron B says the bargain.Motive C for it
)

const (
	RuleTooManyOffers play.Rule = 205 + iota // between two Barons, or before the whole table
	RuleCannotKeep                           // one of the two no longer has what is offered
)

var negotiationChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		GiveCrowns: "give-crowns", OfferOpenly: "offer-openly", OfferPrivately: "offer-privately",
		AcceptDeal: "accept-deal", DeclineDeal: "decline-deal", WithdrawDeal: "withdraw-deal",
		CounterDeal: "counter-deal", JudgeWord: "judge-word",
	},
	Lines: map[play.Key]string{
		KeyGave: "gave", KeyOffer: "offer", KeyAsks: "asks", KeyAccepted: "accepted", KeyDeclined: "declined", KeyWithdrawn: "withdrawn",
		KeyHeirMoves: "heir-moves", KeyStands: "stands", KeyCountered: "countered", KeyLapsed: "lapsed",
		KeyWordKept: "word-kept", KeyWordBroken: "word-broken", KeyBesides: "besides", KeyOfferWhy: "offer-why",
	},
	Rules: map[play.Rule]string{
		RuleTooManyOffers: "warrior-knights/negotiation/crowns-and-favours-free",
		RuleCannotKeep:    "warrior-knights/negotiation/crowns-and-favours-free",
	},
	Refs:  wording.Refs{GiveCrowns: wording.OfA(refSeat)},
	Noted: []play.Verb{OfferOpenly, OfferPrivately, CounterDeal},
}

const (
	crownsGood = 0    // Crowns among a bargain's goods: the only one
	crownsMost = 9999 // that change hands at once
)

// dealing is how Barons bargain: over Crowns and favours, and with heir exchange over heirs.
// rule: warrior-knights/negotiation/crowns-and-favours-free
// rule: warrior-knights/negotiation/agreements-not-binding
var dealing = play.Dealing[State]{
	First: GiveCrowns,
	Lines: play.DealLines{
		Offer: KeyOffer, Asks: KeyAsks, Why: KeyOfferWhy, Besides: KeyBesides, Stands: KeyStands, Accepted: KeyAccepted,
		Declined: KeyDeclined, Withdrawn: KeyWithdrawn, Countered: KeyCountered, Lapsed: KeyLapsed, Kept: KeyWordKept,
		Broken: KeyWordBroken,
	},
	TooMany: RuleTooManyOffers, CannotKeep: RuleCannotKeep,
	Book:   func(g *State) *bargain.Bargains { return &g.Bargains },
	Seats:  (*State).atTable,
	Turn:   func(g *State) int16 { return g.Turn },
	Spare:  func(g *State, s play.Seat) int16 { return min(g.Barons[s].Crowns, crownsMost) },
	Things: (*State).thingsOf,
	Named:  (*State).named,
	WhyNot: func(*State, play.Seat, play.Seat, int16) play.Rule { return play.Free },
	Pay:    (*State).payAloud,
	Swap:   (*State).swap,
}

// bargaining is how hosts and pages deal with all that.
var bargaining = func() play.Bargaining[State] {
	b := dealing.Bargaining()
	b.Goods = func(language string) []string { return []string{texts.Text(language, "name.crowns")} }
	b.Amount = func(g *State, language string, good int, n int16) string {
		return g.say(language, "count.crowns", said{A: n})
	}
	b.Thing = func(g *State, language string, thing int16) string {
		return g.say(language, "name.thing", said{A: g.named(thing), B: g.until(thing)})
	}
	b.Given = (*State).wordsGiven
	b.Word = func(g *State, language string, w bargain.Word) string {
		return g.say(language, "name.thing", said{A: w.Thing, B: w.Until})
	}
	return b
}()

// Asides lists what a Baron may do at any time.
func (g *State) Asides(o *play.Asking, s play.Seat) {
	dealing.Asides(g, o, s)
	if g.Options.Heirs && g.inGame(s) {
		g.mayReleaseHeirs(o, s)
	}
}

// atTable are the Barons who are in the game.
func (g *State) atTable() []play.Seat {
	seats := make([]play.Seat, 0, MaxBarons)
	for s := range play.Seat(g.Seats) {
		if g.inGame(s) {
			seats = append(seats, s)
		}
	}
	return seats
}

// heirsHeld are the nobles whose heirs a Baron has to give away.
// rule: warrior-knights/options/heirs-as-hostages
func (g *State) heirsHeld(s play.Seat) []int16 {
	var all []int16
	for n := range int16(nobles) {
		if g.Options.Heirs && g.Nobles[n].Heir == s {
			all = append(all, n)
		}
	}
	return all
}

// handHeir puts an heir into the hands of a Baron.
func (g *State) handHeir(t *play.Table, noble int8, to play.Seat) {
	g.holdHeir(noble, to)
	t.Tell(KeyHeirMoves, int16(noble), int16(to))
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
	switch {
	case dealing.Is(a.Verb):
		if a.Verb == DeclineDeal {
			g.noteRefusal(a)
		}
		dealing.Aside(g, t, a)
	case a.Verb == ReturnHeir:
		g.returnHeir(t, int8(a.A))
	case a.Verb == KillHeir:
		g.killHeir(t, int8(a.A))
	}
}

// noteRefusal notes that what a Baron asked of another for all to read was declined: a squire does not ask again so soon.
func (g *State) noteRefusal(a play.Answer) {
	if asker, asked, open := dealing.Refused(g, a); open {
		g.promises(asker, asked).Refused = g.Turn
	}
}

// payAloud moves Crowns from one Baron to another, before everybody's eyes.
func (g *State) payAloud(t *play.Table, from, to play.Seat, crowns int16) {
	g.Barons[from].Crowns -= crowns
	g.Barons[to].Crowns += crowns
	t.Tell(KeyGave, int16(from), int16(to), crowns)
}

// atTheTable is how many Crowns all Barons hold together: what one of them could have if the others lent
// him all of theirs.
func (g *State) atTheTable() int16 {
	sum := 0
	for s := range play.Seat(g.Seats) {
		sum += int(g.Barons[s].Crowns)
	}
	return int16(min(sum, crownsMost))
}

// couldBeRaised says whether so many Crowns could come together in one hand. Whoever may pay for something
// is asked while they could, even if his own do not reach: Crowns change hands while he thinks.
// rule: warrior-knights/negotiation/crowns-and-favours-free
func (g *State) couldBeRaised(crowns int16) bool { return g.atTheTable() >= crowns }
