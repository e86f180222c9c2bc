package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
	"signoria/play/bargain"
)

// Trades: Gold, territories and Development cards change hands at any moment, by gifts and by bargains, in which peace may be
// promised too (favours.go). Characters, Pacts, traits and Action cards never do; and a word binds nobody.

const (
	GiveGold    play.Verb = 200 + iota // n to A
	OfferOpenly                        // these eight are those of play.Dealing
	OfferPrivately
	AcceptDeal
	DeclineDeal
	WithdrawDeal
	CounterDeal
	JudgeWord
)

const (
	KeyOffer play.Key = 900 + iota // these and the next are those of play.DealLines
	KeyAsks
	KeyStands
	KeyAccepted
	KeyDeclined
	KeyWithdrawn
	KeyCountered
	KeyOfferLapsed
	KeyWordKept
	KeyWordBroken
	KeyOfferBesides
	KeyOfferWhy
)

const (
	RuleTooManyOffers play.Rule = 800 + iota
	RuleCannotKeep
)

var tradeChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		GiveGold: "give-gold", OfferOpenly: "offer-openly", OfferPrivately: "offer-privately", AcceptDeal: "accept-deal",
		DeclineDeal: "decline-deal", WithdrawDeal: "withdraw-deal", CounterDeal: "counter-deal", JudgeWord: "judge-word",
	},
	Lines: map[play.Key]string{
		KeyOffer: "offer", KeyAsks: "offer-asks", KeyOfferBesides: "offer-besides", KeyOfferWhy: "offer-why", KeyStands: "offer-stands",
		KeyAccepted: "offer-accepted", KeyDeclined: "offer-declined", KeyWithdrawn: "offer-withdrawn",
		KeyCountered: "offer-countered", KeyOfferLapsed: "offer-lapsed", KeyWordKept: "word-kept",
		KeyWordBroken: "word-broken",
	},
	Rules: map[play.Rule]string{
		RuleTooManyOffers: "crusader-kings/general/trade-any-time",
		RuleCannotKeep:    "crusader-kings/general/trade-any-time",
	},
	Noted: []play.Verb{OfferOpenly, OfferPrivately, CounterDeal},
}

// dealing is how players trade. AI dynasties, whose Gold nobody counts, do not.
// rule: crusader-kings/general/trade-any-time
// rule: crusader-kings/general/trade-characters-only-in-marriage
// rule: crusader-kings/general/trade-no-pacts
// rule: crusader-kings/general/trade-no-traits
// rule: crusader-kings/general/trade-no-action-cards
var dealing = play.Dealing[State]{
	First: GiveGold,
	Lines: play.DealLines{
		Offer: KeyOffer, Asks: KeyAsks, Why: KeyOfferWhy, Besides: KeyOfferBesides, Stands: KeyStands, Accepted: KeyAccepted,
		Declined: KeyDeclined, Withdrawn: KeyWithdrawn, Countered: KeyCountered, Lapsed: KeyOfferLapsed,
		Kept: KeyWordKept, Broken: KeyWordBroken,
	},
	TooMany: RuleTooManyOffers, CannotKeep: RuleCannotKeep,
	Book:   func(g *State) *bargain.Bargains { return &g.Bargains },
	Seats:  (*State).traders,
	Turn:   func(g *State) int16 { return int16(g.rounds()) },
	Spare:  func(g *State, s play.Seat) int16 { return g.Dynasties[s].Gold },
	Things: (*State).thingsOf,
	WhyNot: (*State).whyNotHandOver,
	Pay:    (*State).handGold,
	Swap: func(g *State, t *play.Table, b bargain.Bargain) {
		g.swap(t, b.From, b.To, b.Terms.Give&goodsThings, b.Terms.Take&goodsThings)
		g.handFavours(t, b.From, b.To, b.Terms.Give, b.Readers())
		g.handFavours(t, b.To, b.From, b.Terms.Take, b.Readers())
	},

	WhyNotAll: (*State).whyNotHandAll,
}

// bargaining is how hosts and pages deal with all that.
var bargaining = func() play.Bargaining[State] {
	b := dealing.Bargaining()
	b.Goods = func(language string) []string { return []string{texts.Text(language, "name.gold")} }
	b.Amount = func(g *State, language string, _ int, n int16) string {
		return g.say(language, "count.gold", said{A: n})
	}
	b.Thing = func(g *State, language string, thing int16) string {
		return g.say(language, "name.thing", said{A: thing, B: g.until(thing)})
	}
	b.Given = (*State).wordsGiven
	b.Word = func(g *State, language string, w bargain.Word) string {
		return g.say(language, "name.thing", said{A: w.Thing, B: w.Until})
	}
	return b
}()

// traders are the players who may trade.
func (g *State) traders() []play.Seat {
	all := make([]play.Seat, 0, MaxDynasties)
	for s := range play.Seat(g.Seats) {
		if d := &g.Dynasties[s]; !d.Out && d.Strategy == NoStrategy {
			all = append(all, s)
		}
	}
	return all
}

// thingsOf are the things a dynasty has to give: territories, then Development cards, then the favour that anybody can promise.
func (g *State) thingsOf(s play.Seat) []int16 {
	var all []int16
	for thing := range int16(things) {
		if g.holdsThing(s, thing) {
			all = append(all, thing)
		}
	}
	return append(all, peaceThing)
}
