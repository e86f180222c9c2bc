package crusaderkings

import (
	"signoria/play"
	"signoria/play/bargain"
)

// Trades: Gold, territories and Development cards change hands at any moment, by gifts and by bargains.
// Characters, Pacts, traits and Action cards never do; and a word binds nobody.

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
	KeyOffer play.Key = 900 + iota // the ten of play.DealLines
	KeyAsks
	KeyStands
	KeyAccepted
	KeyDeclined
	KeyWithdrawn
	KeyCountered
	KeyOfferLapsed
	KeyWordKept
	KeyWordBroken
)

const (
	RuleTooManyOffers play.Rule = 800 + iota
	RuleCannotKeep
	RuleEightTerritories // who would get another
	RuleThreeOfType      // who would get a Development card
)

var (
	tradeVerbs = map[play.Verb]string{
		GiveGold: "give-gold", OfferOpenly: "offer-openly", OfferPrivately: "offer-privately", AcceptDeal: "accept-deal",
		DeclineDeal: "decline-deal", WithdrawDeal: "withdraw-deal", CounterDeal: "counter-deal", JudgeWord: "judge-word",
	}
	tradeLines = map[play.Key]string{
		KeyOffer: "offer", KeyAsks: "offer-asks", KeyStands: "offer-stands", KeyAccepted: "offer-accepted", KeyDeclined: "offer-declined",
		KeyWithdrawn: "offer-withdrawn", KeyCountered: "offer-countered", KeyOfferLapsed: "offer-lapsed", KeyWordKept: "word-kept", KeyWordBroken: "word-broken",
	}
	tradeRules = map[play.Rule]string{
		RuleTooManyOffers:    "crusader-kings/general/trade-any-time",
		RuleCannotKeep:       "crusader-kings/general/trade-any-time",
		RuleEightTerritories: "crusader-kings/invade/eight-territory-limit",
		RuleThreeOfType:      "crusader-kings/realm/max-three-per-type",
	}
)

// dealing is how players trade. AI dynasties, whose Gold nobody counts, do not.
// rule: crusader-kings/general/trade-any-time
// rule: crusader-kings/general/trade-characters-only-in-marriage
// rule: crusader-kings/general/trade-no-pacts
// rule: crusader-kings/general/trade-no-traits
// rule: crusader-kings/general/trade-no-action-cards
var dealing = play.Dealing[State]{
	First: GiveGold,
	Lines: play.DealLines{
		Offer: KeyOffer, Asks: KeyAsks, Stands: KeyStands, Accepted: KeyAccepted, Declined: KeyDeclined, Withdrawn: KeyWithdrawn,
		Countered: KeyCountered, Lapsed: KeyOfferLapsed, Kept: KeyWordKept, Broken: KeyWordBroken,
	},
	TooMany: RuleTooManyOffers, CannotKeep: RuleCannotKeep,
	Book:   func(g *State) *bargain.Bargains { return &g.Bargains },
	Seats:  (*State).traders,
	Turn:   func(g *State) int16 { return int16(g.rounds()) },
	Spare:  func(g *State, s play.Seat) int16 { return g.Dynasties[s].Gold },
	Things: (*State).thingsOf,
	WhyNot: (*State).whyNotTrade,
	Pay:    (*State).handGold,
	Hand:   (*State).trade,
}

// bargaining is how hosts and pages deal with all that.
var bargaining = func() play.Bargaining[State] {
	b := dealing.Bargaining()
	b.Goods = func(language string) []string { return []string{texts.Text(language, "name.gold")} }
	b.Amount = func(g *State, language string, _ int, n int16) string {
		return g.say(language, "count.gold", said{A: n})
	}
	b.Thing = func(g *State, language string, thing int16) string {
		return g.say(language, "name.thing", said{A: thing})
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

// thingsOf are the things a dynasty has: territories, then Development cards.
func (g *State) thingsOf(s play.Seat) []int16 {
	var all []int16
	for thing := range int16(things) {
		if g.holdsThing(s, thing) {
			all = append(all, thing)
		}
	}
	return all
}

// whyNotTrade says why a thing may not change hands now. Nobody comes to have more than he may: who
// controls eight territories, or has three cards of a type, parts with one first.
// rule: crusader-kings/general/trade-territory-effects
func (g *State) whyNotTrade(from, to play.Seat, thing int16) play.Rule {
	if why := g.whyNotHandOver(from, to, thing); why != play.Free {
		return why
	}
	switch {
	case thing < territories && g.controls(to) == knightsEach:
		return RuleEightTerritories
	case thing >= territories && g.developed(to, box.Developments[kindOf(int8(thing-territories))].Invention) == mostOfType:
		return RuleThreeOfType
	}
	return play.Free
}

// trade hands a thing over. There is room for it, so nothing is asked.
func (g *State) trade(t *play.Table, from, to play.Seat, thing int16) { g.handOver(t, from, to, thing) }
