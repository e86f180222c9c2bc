package force

import (
	"signoria"
	"signoria/play"
)

// What a player may order to be answered until further notice.

// passing are the choices that let a question pass.
var passing = map[play.Prompt]play.Verb{
	AskBid: PassBid, AskCard: PassBid, AskDiplomacy: EndDiplomacy, AskCards: KeepCards, AskBeforeEvents: AwaitEvents,
	AskFoil: LetWork, AskTaxes: DoneTaxes, AskReinforcements: DoneReinforcements, AskCombat: EndCombat, AskTrade: DoneTrade,
	AskPurchase: DonePurchase, AskSaboteur: LeaveInPeace,
}

// repeats says how a choice may be repeated by a standing order. A card that is played on himself a player is asked about
// even if he lets the others' work; he bids up to so much for one place of the order or for one card; treaties he may
// refuse without being asked.
func repeats(g *State, o play.Offer, c play.Choice) play.Repeat {
	switch {
	case passes(g, o.Prompt, c.Verb):
		return play.Repeat{Way: signoria.Pass, Concerns: o.Prompt == AskFoil && play.Seat(o.Args[2]) == o.Seat}
	case c.Verb == Bid:
		return play.Repeat{Way: signoria.UpTo, Of: [3]int16{o.Args[0]}}
	case o.Prompt == AskConsent && c.Verb == Refuse:
		return play.Repeat{Way: signoria.Same}
	}
	return play.Repeat{}
}

// passes says whether a choice lets a question pass.
func passes(g *State, p play.Prompt, v play.Verb) bool {
	own, ok := g.Ed().Passing[p]
	return ok && own == v || passing[p] == v && v != 0
}
