package force

import (
	"math/bits"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
	"signoria/play/bargain"
)

// Phase 3, Diplomacy: in the order of the turn each player takes his diplomatic actions. He writes treaties, declares
// war and offers peace. What treaties do once they are signed stands in treaties.go, what
// war and peace bring in war.go.

const (
	EndDiplomacy  play.Verb = 100
	DraftPact     play.Verb = 101 // a Diplomatic Pact with seat A
	DraftAlliance play.Verb = 102 // a Military Alliance with seat A
	DeclareWar    play.Verb = 103 // on seat A, at C Honour Points
	OfferPeace    play.Verb = 104 // to seat A
	AddParty      play.Verb = 105 // seat A
	KeepSecret    play.Verb = 106
	MakeOpen      play.Verb = 107
	LastFor       play.Verb = 108 // n turns
	LastForever   play.Verb = 109
	// The clauses are AddClause and their term: from seat A to seat B, C as Clause.A, n as Clause.N.
	AddClause     play.Verb = 110
	AddPassage              = AddClause + play.Verb(medioevo.Passage)
	AddMarket               = AddClause + play.Verb(medioevo.Market)
	AddPayment              = AddClause + play.Verb(medioevo.Payment)
	AddTribute              = AddClause + play.Verb(medioevo.Tribute)
	AddLoan                 = AddClause + play.Verb(medioevo.Loan)
	AddDefence              = AddClause + play.Verb(medioevo.Defence)
	AddAttack               = AddClause + play.Verb(medioevo.Attack)
	AddNoWar                = AddClause + play.Verb(medioevo.NoWar)
	CedeLand                = AddClause + play.Verb(medioevo.CedeLand)
	CedeArmies              = AddClause + play.Verb(medioevo.CedeArmies)
	CedeTransport           = AddClause + play.Verb(medioevo.CedeTransport)
	CedeEngine              = AddClause + play.Verb(medioevo.CedeEngine)
	AddWords                = AddClause + play.Verb(medioevo.Words) // in words of its own
	BeginCession  play.Verb = 124                                   // from seat A to seat B
	BackToDraft   play.Verb = 125
	StrikeClause  play.Verb = 126 // clause A
	OfferTreaty   play.Verb = 127
	TearUp        play.Verb = 128
	RepayWith     play.Verb = 129 // n florins
	Consent       play.Verb = 130
	Refuse        play.Verb = 131
	Demand        play.Verb = 132 // n florins of who offers the treaty, for which it would be signed

	AskDiplomacy play.Prompt = 100 // A diplomatic actions are left
	AskDraft     play.Prompt = 101 // a treaty: A 1 if it is warlike, B 1 if it is secret, C turns it lasts (0 without end), D clauses
	AskCession   play.Prompt = 102 // what A cedes to B
	AskRepayment play.Prompt = 103 // of B florins that the seat A lends
	AskConsent   play.Prompt = 104 // to the treaty that A offers, and says the bargain.Motive B for
	AskPeace     play.Prompt = 105 // with A, who says the bargain.Motive B for it
	AskDemand    play.Prompt = 112 // whether A, who would sign then, gets B florins

	KeyOffered      play.Key = 100 // B offers a treaty: C 1 if it is warlike, D 1 if it is secret, E the last turn in which it holds (0 none)
	KeyOfferRefused play.Key = 101 // B refuses the treaty that A offered
	KeyPeaceRefused play.Key = 102 // B refuses peace with A
	KeyWithParty    play.Key = 103 // A is party to the treaty
	KeyWhyRefused   play.Key = 107 // A says the bargain.Reason B for his refusal
	KeyWhyOffered   play.Key = 108 // A says the bargain.Motive B for his offer
	KeyDemand       play.Key = 109 // B would sign the treaty that A offers for C florins
	KeyTooDear      play.Key = 137 // A does not give B the florins for which he would sign

	RuleNoActions    play.Rule = 100
	RuleAtWar        play.Rule = 101
	RuleWarlike      play.Rule = 102
	RuleFewParties   play.Rule = 103
	RuleNoDuration   play.Rule = 104
	RuleManyTreaties play.Rule = 105
)

var diplomacyChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		EndDiplomacy: "end-diplomacy", DraftPact: "draft-pact", DraftAlliance: "draft-alliance", DeclareWar: "declare-war", OfferPeace: "offer-peace",
		AddParty: "add-party", KeepSecret: "keep-secret", MakeOpen: "make-open", LastFor: "last-for", LastForever: "last-forever",
		AddPassage: "add-passage", AddMarket: "add-market", AddPayment: "add-payment", AddTribute: "add-tribute", AddLoan: "add-loan",
		AddDefence: "add-defence", AddAttack: "add-attack", AddNoWar: "add-no-war", CedeLand: "cede-land", CedeArmies: "cede-armies",
		CedeTransport: "cede-transport", CedeEngine: "cede-engine", AddWords: "add-words", BeginCession: "begin-cession", BackToDraft: "back-to-draft",
		StrikeClause: "strike-clause", OfferTreaty: "offer-treaty", TearUp: "tear-up", RepayWith: "repay-with", Consent: "consent", Refuse: "refuse", Demand: "demand",
	},
	Prompts: map[play.Prompt]string{
		AskDiplomacy: "diplomacy", AskDraft: "draft", AskCession: "cession", AskRepayment: "repayment", AskConsent: "consent", AskPeace: "peace", AskDemand: "demand",
	},
	Lines: map[play.Key]string{
		KeyOffered: "treaty-offered", KeyOfferRefused: "treaty-refused", KeyPeaceRefused: "peace-refused", KeyWithParty: "treaty-party",
		KeyWhyRefused: "refused-because", KeyWhyOffered: "offered-because",
		KeyDemand: "treaty-demand", KeyTooDear: "treaty-too-dear",
	},
	Refs: wording.Refs{
		DraftPact: wording.OfA(RefSeat), DraftAlliance: wording.OfA(RefSeat), DeclareWar: wording.OfA(RefSeat),
		OfferPeace: wording.OfA(RefSeat), AddParty: wording.OfA(RefSeat), AddAttack: wording.OfC(RefSeat),
		CedeLand: wording.OfC(RefPlace), CedeArmies: wording.OfC(RefPlace), CedeTransport: wording.OfC(RefTransport),
		CedeEngine: wording.OfC(RefEngine),
	},
	Noted:     []play.Verb{AddWords},
	Closing:   []play.Verb{EndDiplomacy, OfferTreaty, TearUp},
	Declining: []play.Verb{BackToDraft},
}

// What a player may write into a treaty with a number.
const (
	mostFee     = 500    // florins for a load of goods
	mostTribute = 1000   // florins a turn
	mostFlorins = 30_000 // that are paid or lent at once
	mostAid     = 200    // VF that come to another's aid
	mostLasting = 15     // turns, if it is not to last for ever
)

// DiplomacySteps are where Diplomacy takes another course in an edition.
type DiplomacySteps struct {
	// AllianceTerms are what only a Military Alliance can say, bit t for the Term t; where they are none there are no
	// Military Alliances, and a Diplomatic Pact can say everything.
	AllianceTerms uint32
	// OfferEnvoys adds what else a player can do with a diplomatic action, which spent forbids if he has none left, and
	// Envoys does it; false if the answer is about something else.
	OfferEnvoys func(g *State, o *play.Asking, s play.Seat, spent play.Rule)
	Envoys      func(g *State, t *play.Table, a play.Answer) bool
	// OfferOffice adds what a player can do in Diplomacy that is no diplomatic action, and Office does it; false if the
	// answer is about something else.
	OfferOffice func(g *State, o *play.Asking, s play.Seat)
	Office      func(g *State, t *play.Table, a play.Answer) bool
	// Silenced says whether events keep a player from diplomatic actions.
	Silenced func(g *State, s play.Seat) bool
	// Raise lets a player who owes florins to another raise them, while he owes them.
	Raise func(g *State, t *play.Table, s, to play.Seat, due int16, owes func() bool)
	// Cedes is what comes of it first that a player hands a territory over, whose owner he still is.
	Cedes func(g *State, s play.Seat, p Place)
	// Landed is what follows when one without a capital may have land again.
	Landed func(g *State, t *play.Table, s play.Seat)
}

func (x *DiplomacySteps) complete() {
	orElse(&x.OfferEnvoys, func(*State, *play.Asking, play.Seat, play.Rule) {})
	orElse(&x.Envoys, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&x.OfferOffice, func(*State, *play.Asking, play.Seat) {})
	orElse(&x.Office, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&x.Silenced, func(*State, play.Seat) bool { return false })
	orElse(&x.Raise, func(*State, *play.Table, play.Seat, play.Seat, int16, func() bool) {})
	orElse(&x.Cedes, func(*State, play.Seat, Place) {})
	orElse(&x.Landed, func(*State, *play.Table, play.Seat) {})
}

// The diplomatic actions.

// Diplomacy is a player's part of the phase. Who can act no more is asked only if he might play a card.
// rule: mu-prototype/diplomacy/action-allowance
// rule: mu-prototype/diplomacy/action-kinds
// rule: mu-alpha/diplomacy/actions-equal-tl
func (g *State) Diplomacy(t *play.Table, s play.Seat) {
	for !g.Players[s].Out {
		// rule: mu-prototype/diplomacy/dispute-vote
		// rule: mu-alpha/diplomacy/pact-dispute-vote
		g.Hearings(t)
		g.Ed().Landed(g, t, s)                                          // rule: mu-prototype/capital/choose-new
		if g.actionsLeft(s) == 0 && g.Held(s) == 0 && !g.hasOffice(s) { // rule: mu-alpha/pope/two-extra-options
			return
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskDiplomacy, int16(g.actionsLeft(s)))
			g.offerDiplomacy(o, s)
			g.Ed().OfferOffice(g, o, s)
			g.OfferCards(o, s) // rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
			o.May(play.Choice{Verb: EndDiplomacy}, play.Free)
		})
		if a.Verb == EndDiplomacy {
			return
		}
		if !g.Ed().Office(g, t, a) {
			g.diplomaticAction(t, a)
		}
	}
}

// diplomacyBegins forgets the wars of the last turn.
func (g *State) diplomacyBegins() {
	g.Chain = Chain{By: play.Nobody, On: play.Nobody, Deciding: play.Nobody}
}

// hasOffice says whether a player could do something in Diplomacy that is no diplomatic action.
func (g *State) hasOffice(s play.Seat) bool {
	return play.Offers(s, func(o *play.Asking) { g.Ed().OfferOffice(g, o, s) })
}

// actionsLeft is how many diplomatic actions a player may still take in this phase.
// rule: mu-prototype/diplomacy/action-allowance
func (g *State) actionsLeft(s play.Seat) int8 {
	if g.Ed().Silenced(g, s) {
		return 0
	}
	return g.Level(s) - g.Players[s].Actions
}

// offerDiplomacy lists what a player may do with an action.
func (g *State) offerDiplomacy(o *play.Asking, s play.Seat) {
	spent := play.Free
	if g.actionsLeft(s) <= 0 {
		spent = RuleNoActions
	}
	for _, x := range g.Others(s) {
		if g.AtWar(s, x) {
			o.May(play.Offering(OfferPeace, int16(x)), spent)
			continue
		}
		o.May(play.Choice{Verb: DraftPact, A: int16(x)}, first(spent, g.whyNotDraft()))
		if g.Ed().AllianceTerms != 0 {
			o.May(play.Choice{Verb: DraftAlliance, A: int16(x)}, first(spent, g.whyNotDraft()))
		}
		o.May(play.Choice{Verb: DeclareWar, A: int16(x), C: g.Ed().PriceOfWar(g, s, x, false)}, first(spent, g.WhyNotWar(s, x)))
	}
	g.Ed().OfferEnvoys(g, o, s, spent)
}

// whyNotDraft says why no treaty can be written now.
func (g *State) whyNotDraft() play.Rule {
	if !g.Treaties.Room() {
		return RuleManyTreaties
	}
	return play.Free
}

// diplomaticAction does what was chosen.
func (g *State) diplomaticAction(t *play.Table, a play.Answer) {
	switch a.Verb {
	case DraftPact, DraftAlliance:
		g.negotiate(t, a.Seat, play.Seat(a.A), a.Verb == DraftAlliance)
	case DeclareWar:
		g.Players[a.Seat].Actions++
		g.Ed().Declare(g, t, a.Seat, play.Seat(a.A), false)
	case OfferPeace:
		g.ConcludePeace(t, a, AskPeace)
	default:
		if !g.Ed().Envoys(g, t, a) {
			g.PlayCard(t, a)
		}
	}
}

// ConcludePeace asks the enemy whom an answer offers it for peace, in one way or another, and says whether they make it. If he
// does not want it the action is spent for nothing.
// rule: mu-prototype/war/peace-by-agreement
// rule: mu-alpha/diplomacy/peace-arranged
func (g *State) ConcludePeace(t *play.Table, offer play.Answer, asking play.Prompt) bool {
	s, with := offer.Seat, play.Seat(offer.A)
	g.offers(s)
	if motivated(offer) {
		t.TellOnly(Bit(s)|Bit(with), KeyWhyOffered, int16(s), offer.N)
	}
	a := t.Await(func(o *play.Asking) {
		o.To(with, asking, int16(s), offer.N)
		o.May(play.Choice{Verb: Consent}, play.Free)
		o.May(play.Refusing(Refuse), play.Free)
	})
	if a.Verb == Refuse {
		g.refused(with, s)
		t.Tell(KeyPeaceRefused, int16(s), int16(with))
		tellWhy(t, s, a)
		return false
	}
	g.MakePeace(t, s, with)
	return true
}

// A treaty is drawn up.

// negotiate lets a player write a treaty with another, who may be joined by more. It is an action once it is offered.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-prototype/diplomacy/action-kinds
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func (g *State) negotiate(t *play.Table, s, with play.Seat, warlike bool) {
	g.Offer = Offer{Treaty: medioevo.Treaty{
		Parties: Bit(s) | Bit(with), Offered: s, Warlike: warlike, Made: int16(g.Turn), Until: int16(g.Turn),
	}}
	words := ""
	for {
		a := t.Await(func(o *play.Asking) { g.askDraft(o, s) })
		switch a.Verb {
		case TearUp:
			g.Offer = Offer{}
			return
		case OfferTreaty:
			g.Present(t, a, words)
			return
		case AddWords:
			words = a.Note
		}
		g.draft(t, a)
	}
}

// askDraft asks for the next stroke of the pen.
// rule: mu-prototype/diplomacy/pact-duration-required
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
// rule: mu-alpha/diplomacy/pact-duration-mandatory
func (g *State) askDraft(o *play.Asking, s play.Seat) {
	y := &g.Offer.Treaty
	o.To(s, AskDraft, int16(B2i(y.Warlike)), int16(B2i(y.Secret)), g.duration(y), int16(y.Articles()))
	for _, x := range g.Others(s) {
		if !y.Of(x) {
			o.May(play.Choice{Verb: AddParty, A: int16(x)}, g.whyNotParty(x))
		}
	}
	g.offerClauses(o, s)
	for i := range y.Articles() {
		o.May(play.Choice{Verb: StrikeClause, A: int16(i)}, play.Free)
	}
	if y.Secret {
		o.May(play.Choice{Verb: MakeOpen}, play.Free)
	} else {
		o.May(play.Choice{Verb: KeepSecret}, play.Free)
	}
	o.May(play.Choice{Verb: LastFor, Lo: 1, Hi: mostLasting}, play.Free)
	if y.Until != 0 {
		o.May(play.Choice{Verb: LastForever}, play.Free)
	}
	o.May(play.Offering(OfferTreaty, 0), g.whyNotOffer())
	o.May(play.Choice{Verb: TearUp}, play.Free)
}

// duration is how many turns a treaty lasts from now, 0 if it has no end.
func (g *State) duration(y *medioevo.Treaty) int16 {
	if y.Until == 0 {
		return 0
	}
	return y.Until - int16(g.Turn) + 1
}

// whyNotParty: nobody writes a treaty with his enemies, but peace.
func (g *State) whyNotParty(x play.Seat) play.Rule {
	for _, p := range g.AllSeats() {
		if g.Offer.Treaty.Of(p) && g.AtWar(p, x) {
			return RuleAtWar
		}
	}
	return play.Free
}

// offerClauses lists the clauses that may be added. Between any two of the parties each may be given both ways.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/alliance-definition
// rule: mu-prototype/diplomacy/tradeable-goods
// rule: mu-prototype/diplomacy/not-tradeable
// rule: mu-alpha/diplomacy/pact-any-agreement
func (g *State) offerClauses(o *play.Asking, s play.Seat) {
	y := &g.Offer.Treaty
	if y.Articles() == medioevo.MostClauses {
		return
	}
	for _, from := range g.AllSeats() {
		for _, to := range g.AllSeats() {
			if from != to && y.Of(from) && y.Of(to) {
				g.offerBetween(o, from, to)
			}
		}
	}
	if !y.Says(medioevo.Words) {
		o.May(play.Choice{Verb: AddWords, A: int16(s), B: int16(play.Nobody)}, play.Free)
	}
}

// offerBetween lists what one party may grant another: the clauses that the game carries out. Anything else is written
// in words.
func (g *State) offerBetween(o *play.Asking, from, to play.Seat) {
	y := &g.Offer.Treaty
	may := func(term medioevo.Term, lo, hi int16, why play.Rule) {
		c := play.Choice{Verb: AddClause + play.Verb(term), A: int16(from), B: int16(to), Lo: lo, Hi: hi}
		if !y.Grants(term, from, to) {
			o.May(c, why)
		}
	}
	rich := int16(min(g.Players[from].Florins, mostFlorins))
	may(medioevo.Passage, 0, 0, play.Free)
	may(medioevo.Market, 0, mostFee, play.Free)
	may(medioevo.NoWar, 0, 0, play.Free)
	may(medioevo.Tribute, 1, mostTribute, play.Free)
	if rich > 0 {
		may(medioevo.Payment, 1, rich, play.Free)
		may(medioevo.Loan, 1, rich, play.Free)
	}
	may(medioevo.Defence, 0, mostAid, g.whyNotSay(medioevo.Defence))
	for _, x := range g.AllSeats() {
		if !y.Of(x) && !g.AtWar(from, x) {
			o.May(play.Choice{Verb: AddAttack, A: int16(from), B: int16(to), C: int16(x)}, g.whyNotSay(medioevo.Attack))
		}
	}
	if g.mayCede(from) {
		o.May(play.Choice{Verb: BeginCession, A: int16(from), B: int16(to)}, play.Free)
	}
}

// whyNotSay says why a draft cannot say something: it would take a Military Alliance.
// rule: mu-prototype/diplomacy/alliance-definition
func (g *State) whyNotSay(term medioevo.Term) play.Rule {
	if !g.Offer.Treaty.Warlike && g.Ed().AllianceTerms&(1<<term) != 0 {
		return RuleWarlike
	}
	return play.Free
}

// whyNotOffer says why a draft cannot be offered as it stands.
// rule: mu-prototype/diplomacy/pact-duration-required
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-alpha/diplomacy/pact-duration-mandatory
func (g *State) whyNotOffer() play.Rule {
	y := &g.Offer.Treaty
	switch {
	case y.Articles() == 0:
		return RuleFewParties
	case y.Until == 0 && y.Says(medioevo.Loan):
		return RuleNoDuration
	}
	return g.WhyNotSign(y)
}

// draft changes the draft by a stroke of the pen.
func (g *State) draft(t *play.Table, a play.Answer) {
	y := &g.Offer.Treaty
	switch a.Verb {
	case AddParty:
		y.Parties |= Bit(play.Seat(a.A))
	case KeepSecret, MakeOpen:
		y.Secret = a.Verb == KeepSecret
	case LastFor:
		y.Until = int16(g.Turn) + a.N - 1
	case LastForever:
		y.Until = 0
	case StrikeClause:
		y.Strike(int(a.A))
	case BeginCession:
		g.draftCession(t, a.Seat, play.Seat(a.A), play.Seat(a.B))
	case AddLoan:
		g.draftLoan(t, a)
	default:
		y.Add(clauseOf(a))
	}
}

// clauseOf is the clause that an answer writes.
func clauseOf(a play.Answer) medioevo.Clause {
	return medioevo.Clause{Term: medioevo.Term(a.Verb - AddClause), From: play.Seat(a.A), To: play.Seat(a.B), A: a.C, N: a.N}
}

// draftLoan asks what is paid back for a loan.
func (g *State) draftLoan(t *play.Table, a play.Answer) {
	c := clauseOf(a)
	c.A = t.Await(func(o *play.Asking) {
		o.To(a.Seat, AskRepayment, a.A, a.N)
		o.May(play.Choice{Verb: RepayWith, Lo: 1, Hi: mostFlorins}, play.Free)
	}).N
	g.Offer.Treaty.Add(c)
}

// mayCede says whether a player has anything that could be ceded.
func (g *State) mayCede(s play.Seat) bool {
	for p := range g.Land() {
		if g.Ground(s, p) > 0 {
			return true
		}
	}
	for range g.TransportsOf(s) {
		return true
	}
	for range g.EnginesOf(s) {
		return true
	}
	return false
}

// draftCession asks what is ceded.
// rule: mu-prototype/diplomacy/tradeable-goods
func (g *State) draftCession(t *play.Table, s, from, to play.Seat) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskCession, int16(from), int16(to))
		g.offerCessions(o, from, to)
		o.May(play.Choice{Verb: BackToDraft}, play.Free)
	})
	if a.Verb != BackToDraft {
		g.Offer.Treaty.Add(clauseOf(a))
	}
}

func (g *State) offerCessions(o *play.Asking, from, to play.Seat) {
	may := func(term medioevo.Term, what, most int16) {
		c := medioevo.Clause{Term: term, From: from, To: to, A: what, N: min(1, most)}
		y := g.Offer.Treaty
		y.Add(c)
		choice := play.Choice{Verb: AddClause + play.Verb(term), A: int16(from), B: int16(to), C: what, Lo: min(1, most), Hi: most}
		o.May(choice, g.WhyNotGive(&y))
	}
	for p := range g.Land() {
		if n := g.Ground(from, p); n > 0 {
			if g.Territories[p].Owner == from {
				may(medioevo.CedeLand, int16(p), n)
			}
			may(medioevo.CedeArmies, int16(p), n)
		}
	}
	for i := range g.TransportsOf(from) {
		may(medioevo.CedeTransport, i, 0)
	}
	for e := range g.EnginesOf(from) {
		may(medioevo.CedeEngine, e, 0)
	}
}

// Present offers the treaty to its other parties, one after the other. Refused or not, the action is spent. Where it is for one
// other alone he may say for how many florins more he would sign it.
// rule: mu-prototype/diplomacy/refused-offer-still-counts
// rule: mu-prototype/diplomacy/action-allowance
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func (g *State) Present(t *play.Table, offer play.Answer, words string) {
	s := offer.Seat
	g.offers(s)
	g.Offer.Written = true
	g.Offer.Treaty.Row = t.Row()
	g.TellTreaty(t, KeyOffered, &g.Offer.Treaty, words)
	if motivated(offer) {
		g.tellParties(t, &g.Offer.Treaty, KeyWhyOffered, int16(s), offer.N)
	}
	for _, x := range g.Others(s) {
		if !g.Offer.Treaty.Of(x) {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(x, AskConsent, int16(s), offer.N)
			o.May(play.Choice{Verb: Consent}, g.WhyNotSign(&g.Offer.Treaty))
			if most := g.mostDemanded(); most > 0 {
				o.May(play.Choice{Verb: Demand, Lo: 1, Hi: most}, play.Free)
			}
			o.May(play.Refusing(Refuse), play.Free)
		})
		switch {
		case a.Verb == Refuse:
			g.tellParties(t, &g.Offer.Treaty, KeyOfferRefused, int16(s), int16(x))
			g.fails(t, s, a)
			return
		case a.Verb == Demand && !g.meets(t, s, a):
			return
		}
		g.Offer.Agreed |= Bit(x)
	}
	g.Sign(t)
}

// fails notes that the treaty that a player offers comes to nothing, for another does not sign it.
func (g *State) fails(t *play.Table, s play.Seat, unsigned play.Answer) {
	g.refused(unsigned.Seat, s)
	if unsigned.Verb == Refuse {
		tellWhy(t, s, unsigned)
	}
	g.Offer = Offer{}
}

// mostDemanded is how many florins he to whom a treaty is offered may want of who offers it: no more than that one would have left.
// Where a third is party to it, or there is no room to write it, it is none.
func (g *State) mostDemanded() int16 {
	y := &g.Offer.Treaty
	if bits.OnesCount16(y.Parties) > 2 || y.Articles() == medioevo.MostClauses || g.WhyNotSign(y) != play.Free {
		return 0
	}
	due := dueAtOnce(y, y.Offered)
	return int16(max(0, min(g.Players[y.Offered].Florins, mostFlorins)-due))
}

// dueAtOnce is how many florins a party hands over when a treaty is signed.
func dueAtOnce(y *medioevo.Treaty, s play.Seat) (florins int32) {
	for _, c := range y.Clauses[:y.Articles()] {
		if c.From == s && (c.Term == medioevo.Payment || c.Term == medioevo.Loan) {
			florins += int32(c.N)
		}
	}
	return florins
}

// meets asks who offers a treaty for the florins for which another would sign it, writes them into it, and says whether he gives
// them. It is the same offer still, and the same action.
// rule: mu-prototype/diplomacy/refused-offer-still-counts
// rule: mu-alpha/diplomacy/actions-equal-tl
func (g *State) meets(t *play.Table, s play.Seat, demand play.Answer) bool {
	x := demand.Seat
	g.tellParties(t, &g.Offer.Treaty, KeyDemand, int16(s), int16(x), demand.N)
	a := t.Await(func(o *play.Asking) {
		met := g.demanded(x, demand.N)
		o.To(s, AskDemand, int16(x), demand.N)
		o.May(play.Choice{Verb: Consent}, g.WhyNotSign(&met))
		o.May(play.Choice{Verb: Refuse}, play.Free)
	})
	if a.Verb == Refuse {
		g.tellParties(t, &g.Offer.Treaty, KeyTooDear, int16(s), int16(x))
		g.fails(t, s, demand)
		return false
	}
	g.Offer.Treaty = g.demanded(x, demand.N)
	return true
}

// demanded is the treaty on offer, with florins besides of who offers it for another.
func (g *State) demanded(x play.Seat, florins int16) medioevo.Treaty {
	y := g.Offer.Treaty
	for i := range y.Clauses {
		if c := &y.Clauses[i]; c.Term == medioevo.Payment && c.From == y.Offered && c.To == x {
			c.N += florins
			return y
		}
	}
	y.Add(medioevo.Clause{Term: medioevo.Payment, From: y.Offered, To: x, N: florins})
	return y
}

// motivated says whether somebody says why he offers what he does. Whoever sees the offer is told it.
func motivated(offer play.Answer) bool { return offer.N != int16(bargain.NoMotive) }

// tellWhy tells him who has offered, and nobody else, why another refuses, if that one says so: a third party might learn from
// it of a secret treaty.
func tellWhy(t *play.Table, offered play.Seat, refusal play.Answer) {
	if refusal.N != int16(bargain.NoReason) {
		t.TellOnly(Bit(offered)|Bit(refusal.Seat), KeyWhyRefused, int16(refusal.Seat), refusal.N)
	}
}

// Out of turn.

// DiplomacyAsides lists what a player may do at any moment: break a treaty, accuse a party of having done so, shorten
// a truce and cancel a CASTELLANO.
// rule: mu-prototype/diplomacy/break-is-free-of-actions
func (g *State) DiplomacyAsides(o *play.Asking, s play.Seat) {
	if g.Phase == Setting || g.Phase == GameOver || g.Players[s].Out {
		return
	}
	g.treatyAsides(o, s)
	g.truceAsides(o, s)   // rule: mu-prototype/empire-card-modes/diplomatico-broken-truce
	g.shelterAsides(o, s) // rule: mu-prototype/empire-card-modes/castellano-cancelled
}

// DiplomacyAside does one of them, and says whether the answer was that.
func (g *State) DiplomacyAside(t *play.Table, a play.Answer) bool {
	switch a.Verb {
	case BreakTreaty:
		g.Renounce(t, a.Seat, g.Treaties.Find(a.A))
	case Accuse:
		g.accuse(t, a)
	case CutTruce:
		g.cutTruce(t, a.Seat, play.Seat(a.A), int8(a.N))
	case StripShelter:
		g.stripShelter(t, a.Seat, Place(a.A))
	default:
		return false
	}
	return true
}
