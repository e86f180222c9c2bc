package prototype

import (
	"testing"

	"signoria/play"
)

// fairground is green with two Fairs in the auctions of Trade, with two GABELLIERI in hand.
func fairground(t *testing.T, fairs int) *stage {
	t.Helper()
	p := trading(t).holds(green, Gabelliere, Gabelliere).florins(red, 500).florins(blue, 230)
	for f := range fairs {
		p.build(FairBuilding+Building(f), 1, "egypt")
	}
	p.Stage = auctioning
	return p
}

func (p *stage) auctions() *stage {
	p.t.Helper()
	return p.run(func(g *State, t *play.Table) {
		for !g.tradePhase(t) {
		}
	})
}

func putsUp(card int8, least int16) play.Answer { return saying(by(green, PutUp, int16(card)), least) }

// The Empire auctions 1 of its 2 GABELLIERI from 200 florins on, and could auction another.
//
// rule: mu-prototype/card-auction/who-and-how-many
// rule: mu-prototype/card-auction/open-to-all
// rule: mu-prototype/card-auction/base-price-and-raise
// rule: mu-prototype/card-auction/winner-pays-seller
func TestCardAuction(t *testing.T) {
	p := fairground(t, 2).war(green, red).florins(green, 0)
	p.auctions().asks(green, AskPutUp)
	want(t, "what he does not hold", p.offers(putsUp(Avaro, 200)), false)
	want(t, "from a florin on", p.offers(putsUp(Gabelliere, 1)), true)
	asked, _ := p.match.OfferTo(green)
	want(t, "two may be put up", asked.Args[0], 2)
	p.play(putsUp(Gabelliere, 200))
	p.asks(red, AskCard)
	want(t, "below the base price", p.offers(saying(says(red, Bid), 199)), false)
	p.play(saying(says(red, Bid), 200)).asks(blue, AskCard)
	want(t, "raised by less than 5", p.offers(saying(says(blue, Bid), 204)), false)
	p.play(saying(says(blue, Bid), 205))
	p.asks(red, AskCard).play(saying(says(red, Bid), 300)) // blue cannot follow
	want(t, "red has it", p.Players[red].Hand[Gabelliere], 1)
	want(t, "one is left", p.Players[green].Hand[Gabelliere], 1)
	want(t, "green is paid", p.Players[green].Florins, 300)
	want(t, "red has paid", p.Players[red].Florins, 200)
	asked, _ = p.asks(green, AskPutUp).match.OfferTo(green)
	want(t, "one more may be put up", asked.Args[0], 1)
	p.play(putsUp(Gabelliere, 201)) // red has 200, blue 230
	p.asks(blue, AskCard).play(says(blue, PassBid))
	want(t, "nobody bid: it is kept", p.Players[green].Hand[Gabelliere], 1)
	want(t, "two Fairs, two auctions", p.over(), true)
}

// rule: mu-prototype/card-auction/no-fair-no-auction
// rule: mu-prototype/card-auction/only-cards-in-hand
func TestWhoAuctions(t *testing.T) {
	want(t, "without a Fair", fairground(t, 0).learned(green, Mercato).auctions().over(), true)
	p := fairground(t, 1).auctions()
	want(t, "with a Fair", p.over(), false)
	p.play(says(green, NoMore))
	want(t, "he need not", p.over(), true)
	p = fairground(t, 1)
	p.Players[green].Hand[Gabelliere] = 0
	p.Delivered[0] = Delivered{Card: Avaro, From: green, To: red, Until: 4}
	want(t, "what lies before somebody", p.auctions().over(), true)
	p = fairground(t, 1).florins(red, 0).florins(blue, 0)
	want(t, "where nobody has a florin", p.auctions().over(), true)
}
