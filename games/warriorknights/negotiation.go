package warriorknights

import "signoria/play"

// Negotiation: Crowns and favours change hands at any time, by gifts and by bargains that one Baron
// offers and another takes. Faith, Votes, Prestige, troops, charges and offices never do, and no
// promise binds.

const (
	GiveCrowns     play.Verb = 180 + iota // N to Baron A
	OfferOpenly                           // to Baron A: N crowns (less than 0: asked for), the heir of noble B for that of noble C
	OfferPrivately                        // the same
	AcceptDeal                            // bargain A
	DeclineDeal                           // bargain A
	WithdrawDeal                          // bargain A
)

const (
	KeyGave      play.Key = 291 + iota // Baron A gives Baron B C crowns
	KeyOffer                           // bargain A: Baron B offers Baron C D crowns, heirs E for F; in words
	KeyAsks                            // bargain A: Baron B asks D crowns of Baron C, heirs E for F; in words
	KeyAccepted                        // bargain A: Baron B accepts Baron C's offer
	KeyDeclined                        // bargain A: Baron B declines Baron C's offer
	KeyWithdrawn                       // bargain A: Baron B withdraws what he offered Baron C
	KeyHeirMoves                       // noble A's heir is now with Baron B
)

const (
	RuleTooManyOffers play.Rule = 205 + iota // to one Baron, or on the whole table
	RuleCannotKeep                           // one of the two no longer has what is offered
)

var negotiationVerbs = map[play.Verb]string{
	GiveCrowns: "give-crowns", OfferOpenly: "offer-openly", OfferPrivately: "offer-privately",
	AcceptDeal: "accept-deal", DeclineDeal: "decline-deal", WithdrawDeal: "withdraw-deal",
}

var negotiationLines = map[play.Key]string{
	KeyGave: "gave", KeyOffer: "offer", KeyAsks: "asks", KeyAccepted: "accepted", KeyDeclined: "declined", KeyWithdrawn: "withdrawn",
	KeyHeirMoves: "heir-moves",
}

var negotiationRules = map[play.Rule]string{
	RuleTooManyOffers: "warrior-knights/negotiation/crowns-and-favours-free",
	RuleCannotKeep:    "warrior-knights/negotiation/crowns-and-favours-free",
}

const (
	offersToOne = 3    // bargains that may wait between two Barons
	crownsMost  = 9999 // that change hands at once
)

// Asides lists what a Baron may do at any time.
// rule: warrior-knights/negotiation/crowns-and-favours-free
func (g *State) Asides(o *play.Asking, s play.Seat) {
	if !g.inGame(s) {
		return
	}
	for other := range play.Seat(g.Seats) {
		if other != s && g.inGame(other) {
			g.mayBargain(o, s, other)
		}
	}
	for i := range g.Deals {
		g.mayAnswer(o, s, &g.Deals[i])
	}
	if g.Options.Heirs {
		g.mayReleaseHeirs(o, s)
	}
}

// mayBargain lists the gifts and the bargains a Baron may offer another: Crowns either way, and with
// heir exchange one heir each way. A bargain over nothing is a promise in words.
func (g *State) mayBargain(o *play.Asking, s, other play.Seat) {
	mine, theirs := min(g.Barons[s].Crowns, crownsMost), min(g.Barons[other].Crowns, crownsMost)
	if mine > 0 {
		o.May(play.Choice{Verb: GiveCrowns, A: int16(other), Lo: 1, Hi: mine}, play.Free)
	}
	why := g.whyNotOffer(s, other)
	for give := int8(None); give < nobles; give++ {
		if give != None && !g.mayPledge(s, give) {
			continue
		}
		for take := int8(None); take < nobles; take++ {
			if take != None && !g.mayPledge(other, take) {
				continue
			}
			c := play.Choice{Verb: OfferOpenly, A: int16(other), B: int16(give), C: int16(take), Lo: -theirs, Hi: mine}
			o.May(c, why)
			c.Verb = OfferPrivately
			o.May(c, why)
		}
	}
}

// mayPledge says whether a Baron has a noble's heir to give away.
// rule: warrior-knights/options/heirs-as-hostages
func (g *State) mayPledge(s play.Seat, n int8) bool {
	return g.Options.Heirs && g.Nobles[n].Heir == s
}

func (g *State) whyNotOffer(s, other play.Seat) play.Rule {
	waiting, between := 0, 0
	for _, d := range g.Deals {
		if d.No == 0 {
			continue
		}
		waiting++
		if d.From == s && d.To == other || d.From == other && d.To == s {
			between++
		}
	}
	if waiting == len(g.Deals) || between >= offersToOne {
		return RuleTooManyOffers
	}
	return play.Free
}

// mayAnswer lists what a Baron may do with a bargain that waits.
func (g *State) mayAnswer(o *play.Asking, s play.Seat, d *Deal) {
	switch {
	case d.No == 0:
	case d.To == s:
		o.May(play.Choice{Verb: AcceptDeal, A: d.No}, g.whyNotAccept(d))
		o.May(play.Choice{Verb: DeclineDeal, A: d.No}, play.Free)
	case d.From == s:
		o.May(play.Choice{Verb: WithdrawDeal, A: d.No}, play.Free)
	}
}

// whyNotAccept: what is promised at once must be there.
func (g *State) whyNotAccept(d *Deal) play.Rule {
	if g.Barons[d.From].Crowns < d.Crowns || g.Barons[d.To].Crowns < -d.Crowns ||
		d.Give != None && !g.mayPledge(d.From, d.Give) || d.Take != None && !g.mayPledge(d.To, d.Take) {
		return RuleCannotKeep
	}
	return play.Free
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
		g.pay(a.Seat, play.Seat(a.A), a.N)
		t.Tell(KeyGave, int16(a.Seat), a.A, a.N)
	case OfferOpenly, OfferPrivately:
		g.offerDeal(t, a)
	case AcceptDeal:
		g.acceptDeal(t, g.deal(a.A))
	case DeclineDeal:
		d := g.deal(a.A)
		t.TellNote(readers(d), KeyDeclined, "", d.No, int16(d.To), int16(d.From))
		*d = Deal{}
	case WithdrawDeal:
		d := g.deal(a.A)
		t.TellNote(readers(d), KeyWithdrawn, "", d.No, int16(d.From), int16(d.To))
		*d = Deal{}
	case ReturnHeir:
		g.returnHeir(t, int8(a.A))
	case KillHeir:
		g.killHeir(t, int8(a.A))
	}
}

// pay moves Crowns from one Baron to another.
func (g *State) pay(from, to play.Seat, crowns int16) {
	g.Barons[from].Crowns -= crowns
	g.Barons[to].Crowns += crowns
}

// deal is a bargain by its number.
func (g *State) deal(no int16) *Deal {
	for i := range g.Deals {
		if g.Deals[i].No == no {
			return &g.Deals[i]
		}
	}
	panic("no such bargain")
}

// offerDeal lays a bargain on the table.
func (g *State) offerDeal(t *play.Table, a play.Answer) {
	g.NextDeal++
	d := g.deal(0)
	*d = Deal{
		No: g.NextDeal, From: a.Seat, To: play.Seat(a.A), Crowns: a.N,
		Give: int8(a.B), Take: int8(a.C), Open: a.Verb == OfferOpenly,
	}
	key, crowns := KeyOffer, d.Crowns
	if crowns < 0 {
		key, crowns = KeyAsks, -crowns
	}
	t.TellNote(readers(d), key, a.Note, d.No, int16(d.From), int16(d.To), crowns, a.B, a.C)
}

// readers are the seats that may read of a bargain: all (0) if it is open, else the two.
func readers(d *Deal) uint16 {
	if d.Open {
		return 0
	}
	return 1<<uint(d.From) | 1<<uint(d.To)
}

// acceptDeal carries a bargain out. What Crowns and heirs change hands everybody sees, whoever may
// read the words.
func (g *State) acceptDeal(t *play.Table, d *Deal) {
	t.TellNote(readers(d), KeyAccepted, "", d.No, int16(d.To), int16(d.From))
	switch {
	case d.Crowns > 0:
		g.pay(d.From, d.To, d.Crowns)
		t.Tell(KeyGave, int16(d.From), int16(d.To), d.Crowns)
	case d.Crowns < 0:
		g.pay(d.To, d.From, -d.Crowns)
		t.Tell(KeyGave, int16(d.To), int16(d.From), -d.Crowns)
	}
	g.passHeir(t, d.Give, d.To)
	g.passHeir(t, d.Take, d.From)
	*d = Deal{}
}

func (g *State) passHeir(t *play.Table, n int8, to play.Seat) {
	if n != None {
		g.holdHeir(n, to)
		t.Tell(KeyHeirMoves, int16(n), int16(to))
	}
}

// lapseDeals drops the bargains of a Baron who leaves the game.
func (g *State) lapseDeals(s play.Seat) {
	for i, d := range g.Deals {
		if d.No != 0 && (d.From == s || d.To == s) {
			g.Deals[i] = Deal{}
		}
	}
}
