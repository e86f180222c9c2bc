package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Auctions of Empire cards, in the order of the turn, after everybody has traded.

const (
	PutUp  play.Verb = 670 // puts card A up for auction, from so many florins on
	NoMore play.Verb = 671 // puts up no (more) cards

	AskPutUp play.Prompt = 670 // which card does he put up; A more may be

	KeyPutUp    play.Key = 670 // A puts card B up for auction, from C florins on
	KeyCardSold play.Key = 671 // A sells card B to C for D florins
	KeyNotSold  play.Key = 672 // nobody bids for card B of A
)

var auctionChapter = wording.Chapter{
	Verbs:     map[play.Verb]string{PutUp: "put-up", NoMore: "no-more-auctions"},
	Prompts:   map[play.Prompt]string{AskPutUp: "put-up"},
	Lines:     map[play.Key]string{KeyPutUp: "put-up", KeyCardSold: "card-sold", KeyNotSold: "card-not-sold"},
	Refs:      wording.Refs{PutUp: wording.OfA(force.RefCard)},
	Declining: []play.Verb{NoMore},
}

// auctionCards lets a player put up as many cards as he owns Fairs.
// rule: mu-prototype/card-auction/who-and-how-many
// rule: mu-prototype/card-auction/no-fair-no-auction
// rule: mu-prototype/card-auction/only-cards-in-hand
func auctionCards(g *force.State, t *play.Table, s play.Seat) {
	for int16(g.Players[s].Auctions) < g.OwnFairs(s) && g.Held(s) > 0 && dearestBid(g, s) > 0 {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskPutUp, g.OwnFairs(s)-int16(g.Players[s].Auctions))
			for card, n := range g.Players[s].Hand {
				if n > 0 {
					o.May(play.Choice{Verb: PutUp, A: int16(card), Lo: 1, Hi: dearestBid(g, s)}, play.Free)
				}
			}
			o.May(play.Choice{Verb: NoMore}, play.Free)
		})
		if a.Verb == NoMore {
			return
		}
		g.Players[s].Auctions++
		auctionCard(g, t, s, int8(a.A), a.N)
	}
}

// dearestBid is what the richest of the others could bid, in florins: no base price above it makes sense.
func dearestBid(g *force.State, s play.Seat) int16 {
	var most int16
	for _, x := range g.Others(s) {
		most = max(most, g.Purse(x))
	}
	return most
}

// auctionCard auctions a card from a base price on: bidding goes round from the player after the seller, and the last
// who raises pays the seller and has the card. Without a bid the seller keeps it.
// rule: mu-prototype/card-auction/open-to-all
// rule: mu-prototype/card-auction/base-price-and-raise
// rule: mu-prototype/card-auction/winner-pays-seller
func auctionCard(g *force.State, t *play.Table, s play.Seat, card int8, least int16) {
	sold := g.Bids.Sold
	g.Bids = force.NoAuction()
	g.Bids.Sold, g.Bids.Open, g.Bids.Card, g.Bids.Seller, g.Bids.Least = sold, true, card, s, least
	t.Tell(KeyPutUp, int16(s), int16(card), least)
	winner := g.Auction(t, g.Others(s), unplaced)
	if winner == play.Nobody {
		t.Tell(KeyNotSold, int16(s), int16(card))
		return
	}
	g.Give(winner, s, int32(g.Bids.Bid))
	g.Players[s].Hand[card]--
	g.Players[winner].Hand[card]++
	t.Tell(KeyCardSold, int16(s), int16(card), int16(winner), g.Bids.Bid)
}

// The steps of the Trade phase, by Stage; from auctioning on it is one for each player of the order.
const (
	opening int8 = iota
	dealing
	auctioning
)

// tradePhase plays a step of the Trade phase and says whether the phase is over.
// rule: mu-prototype/turn-structure/simultaneous-phases
// rule: mu-prototype/card-auction/who-and-how-many
func tradePhase(g *force.State, t *play.Table) (over bool) {
	switch g.Stage {
	case opening:
		g.OpenTrade(t)
	case dealing:
		t.Together(g.AllSeats(), func(s play.Seat) { g.Trade(t, s) })
	default:
		if s := g.Order[g.Stage-auctioning]; !g.Players[s].Out {
			g.Active = s
			auctionCards(g, t, s)
			g.Active = play.Nobody
		}
	}
	g.Stage++
	if at := g.Stage - auctioning; at >= 0 && (at == int8(len(g.Order)) || g.Order[at] == play.Nobody) {
		g.CloseTrade()
		return true
	}
	return false
}
