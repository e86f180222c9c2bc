package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 6, Reinforcements, begins with prisoners: they are exchanged and ransomed, in the order of the turn, before
// everybody's armies are raised. Each player may propose to each other until that one declines. Who is taken prisoner
// in a battle is in results.go, the armies in reinforcements.go.

const (
	OfferExchange  play.Verb = 751 // so many prisoners with player A
	OfferRansom    play.Verb = 752 // for so many of one's own that player A holds
	OfferRelease   play.Verb = 753 // of so many that are player A's
	DonePrisoners  play.Verb = 754
	NameSum        play.Verb = 755 // so many florins, for A VF
	AcceptOffer    play.Verb = 756
	DeclineOffer   play.Verb = 757
	lastPrisonVerb           = DeclineOffer

	AskPrisoners play.Prompt = 750
	AskSum       play.Prompt = 751 // for B VF, from A; C is 1 if they are A's
	AskExchange  play.Prompt = 752 // A offers B VF of prisoners for as many
	AskRansom    play.Prompt = 753 // A offers C florins for B VF
	AskRelease   play.Prompt = 754 // A wants C florins for B VF

	KeyExchanged play.Key = 752 // A and B exchange C VF of prisoners
	KeyRansomed  play.Key = 753 // A pays B D florins for C VF of his own
	KeyDeclined  play.Key = 754 // A declines what B has offered for prisoners
)

var prisonerChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		OfferExchange: "offer-exchange", OfferRansom: "offer-ransom", OfferRelease: "offer-release", DonePrisoners: "done-prisoners",
		NameSum: "name-sum", AcceptOffer: "accept-offer", DeclineOffer: "decline-offer",
	},
	Prompts: map[play.Prompt]string{AskPrisoners: "prisoners", AskSum: "sum", AskExchange: "exchange", AskRansom: "ransom", AskRelease: "release"},
	Lines:   map[play.Key]string{KeyExchanged: "exchanged", KeyRansomed: "ransomed", KeyDeclined: "offer-declined"},
	Refs: wording.Refs{
		OfferExchange: wording.OfA(force.RefSeat), OfferRansom: wording.OfA(force.RefSeat), OfferRelease: wording.OfA(force.RefSeat),
	},
	Declining: []play.Verb{DonePrisoners},
	Whole:     []play.Verb{OfferExchange, OfferRansom, OfferRelease},
}

// free sends prisoners back: they are placed with the armies of this turn.
// rule: mu-alpha/reinforcements/prisoner-ransom
func free(g *force.State, holder, owner play.Seat, n int16) {
	imprison(g, holder, owner, -n)
	g.Players[owner].Coming += n
}

// bargainPrisoners lets a player propose what he likes about prisoners, to each other until that one declines.
// rule: mu-alpha/reinforcements/prisoner-exchange
// rule: mu-alpha/reinforcements/prisoner-ransom
func bargainPrisoners(g *force.State, t *play.Table, s play.Seat) {
	var declined uint16
	for mayBargain(g, s, declined) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskPrisoners)
			offerPrisoners(g, o, s, declined)
			o.May(play.Choice{Verb: DonePrisoners}, play.Free)
		})
		if a.Verb == DonePrisoners {
			return
		}
		if with := play.Seat(a.A); !proposes(g, t, a, with) {
			declined |= force.Bit(with)
			t.Tell(KeyDeclined, int16(with), int16(s))
		}
	}
}

// mayBargain says whether there are prisoners that a player and one who has not declined could bargain about.
func mayBargain(g *force.State, s play.Seat, declined uint16) bool {
	for _, x := range g.Others(s) {
		if declined&force.Bit(x) == 0 && (g.Players[s].PrisonersOf[x] > 0 || g.Players[x].PrisonersOf[s] > 0) {
			return true
		}
	}
	return false
}

// offerPrisoners lists what a player may propose about prisoners.
// rule: mu-alpha/reinforcements/prisoner-exchange
// rule: mu-alpha/reinforcements/prisoner-ransom
func offerPrisoners(g *force.State, o *play.Asking, s play.Seat, declined uint16) {
	offer := func(v play.Verb, with play.Seat, most int16) {
		if most > 0 {
			o.May(play.Choice{Verb: v, A: int16(with), Lo: 1, Hi: most}, play.Free)
		}
	}
	for _, x := range g.Others(s) {
		if declined&force.Bit(x) == 0 {
			mine, theirs := g.Players[x].PrisonersOf[s], g.Players[s].PrisonersOf[x]
			offer(OfferExchange, x, min(mine, theirs))
			offer(OfferRansom, x, mine)
			offer(OfferRelease, x, theirs)
		}
	}
}

// proposes carries a proposal to whom it is made to, and out if he accepts it; false if he does not.
func proposes(g *force.State, t *play.Table, a play.Answer, with play.Seat) bool {
	if a.Verb == OfferExchange {
		return exchanges(g, t, a.Seat, with, a.N)
	}
	payer, holder, of := a.Seat, with, int16(0)
	if a.Verb == OfferRelease {
		payer, holder, of = with, a.Seat, 1
	}
	sum := t.Await(func(o *play.Asking) {
		o.To(a.Seat, AskSum, int16(with), a.N, of)
		o.May(play.Choice{Verb: NameSum, A: a.N, Lo: 0, Hi: g.Purse(payer)}, play.Free)
	}).N
	prompt := AskRansom
	if a.Verb == OfferRelease {
		prompt = AskRelease
	}
	if !accepts(t, with, func() play.Rule { return whyNotPay(g, payer, sum) }, prompt, int16(a.Seat), a.N, sum) {
		return false
	}
	g.Give(payer, holder, int32(sum))
	free(g, holder, payer, a.N)
	t.Tell(KeyRansomed, int16(payer), int16(holder), a.N, sum)
	return true
}

// exchanges offers as many prisoners for as many.
// rule: mu-alpha/reinforcements/prisoner-exchange
func exchanges(g *force.State, t *play.Table, s, with play.Seat, n int16) bool {
	if !accepts(t, with, func() play.Rule { return play.Free }, AskExchange, int16(s), n) {
		return false
	}
	free(g, s, with, n)
	free(g, with, s, n)
	t.Tell(KeyExchanged, int16(s), int16(with), n)
	return true
}

// accepts asks a player whether he accepts what another proposes.
func accepts(t *play.Table, s play.Seat, whyNot func() play.Rule, prompt play.Prompt, args ...int16) bool {
	return t.Await(func(o *play.Asking) {
		o.To(s, prompt, args...)
		o.May(play.Choice{Verb: AcceptOffer}, whyNot())
		o.May(play.Choice{Verb: DeclineOffer}, play.Free)
	}).Verb == AcceptOffer
}

// whyNotPay: who pays a ransom must have it.
func whyNotPay(g *force.State, s play.Seat, florins int16) play.Rule {
	if !g.Affords(s, int32(florins)) {
		return force.RuleFlorins
	}
	return play.Free
}

// What prisoners are worth to a squire, in florins a VF.
const (
	freedWorth = 20 // one's own that come back
	heldWorth  = 10 // another's that are given up
)

// prisonerWorth is what a squire makes of bargains about prisoners: he asks and gives what armies cost.
func prisonerWorth(j *force.Judge, p play.Prompt, args play.Args, c play.Choice) (int, bool) {
	switch {
	case c.Verb < OfferExchange || c.Verb > lastPrisonVerb:
		return 0, false
	case c.Verb == OfferExchange:
		return 2 * freedWorth, true
	case c.Verb == OfferRansom:
		return int(force.B2i(j.Me().Florins >= 2*freedWorth*int32(c.Hi))), true
	case c.Verb == OfferRelease:
		return int(force.B2i(j.G.Players[c.A].Florins >= freedWorth*int32(c.Hi))), true
	case c.Verb != AcceptOffer:
		return 0, true
	case p == AskRansom:
		return int(args[2]) - heldWorth*int(args[1]), true
	case p == AskRelease:
		return freedWorth*int(args[1]) - int(args[2]), true
	}
	return 1, true
}

// prisonerNumber is the sum that a squire names for prisoners.
func prisonerNumber(c play.Choice) (n int16, ok bool) {
	return min(c.Hi, freedWorth*c.A), c.Verb == NameSum
}
