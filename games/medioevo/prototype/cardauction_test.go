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

// The whole of it: written down before the phase, met while green's draft lands.
//
// rule: mu-prototype/empire-cards/corsaro
func TestCorsairInTrade(t *testing.T) {
	p := trading(t).own(red, "marmarica", "cyrenaica").vf(red, "cyrenaica", 5).holds(red, Corsaro)
	i := p.transport(green, Merchantman, 1, "egypt", 5)
	p.stowed(i, Wine, 8, "")
	p.run(func(g *State, t *play.Table) {
		for !g.tradePhase(t) {
		}
	})
	p.asks(red, AskCards).play(by(red, PlayCard, int16(Corsaro), None, None)).asks(red, AskLurk)
	want(t, "a sea without a port of his", p.offers(saying(by(red, LurkAt, int16(at("egyptian-sea")), None), 1)), false)
	p.play(saying(by(red, LurkAt, int16(at("gulf-of-sidra")), None), 2))
	want(t, "all see that one is out", p.delivered(Corsaro, red), true)
	p.asks(green, AskTrade).play(leads(green, i), to(green, "egyptian-sea"))
	p.play(to(green, "gulf-of-sidra"))
	want(t, "3 of 8 are gone", p.Transports[i].Cargo[0].N, 5)
	want(t, "in red's port", p.Heaps[0].At, at("cyrenaica"))
}

// Who has nothing that could stir, and no card to play, is not asked.
func TestWhoIsAskedToTrade(t *testing.T) {
	p := trading(t).run(func(g *State, t *play.Table) {
		for !g.tradePhase(t) {
		}
	})
	want(t, "nobody has a transport", p.over(), true)
	p = trading(t)
	i := p.transport(green, Caravan, 1, "coele-syria", 5)
	p.run(func(g *State, t *play.Table) {
		for !g.tradePhase(t) {
		}
	})
	p.asks(green, AskTrade).play(leads(green, i)).asks(green, AskTradeConvoy).play(says(green, Halt), says(green, DoneTrade))
	want(t, "over", p.over(), true)
}

// Everybody trades at once; before that monopolies are named, after it cards are auctioned in the order of the turn, and
// CORSARI that have met nobody come home.
//
// rule: mu-prototype/turn-structure/simultaneous-phases
// rule: mu-prototype/card-auction/who-and-how-many
func TestTheTradePhase(t *testing.T) {
	p := trading(t).own(blue, "thrace").build(Settlement, 1, "thrace").build(FairBuilding, 1, "egypt", "thrace").
		holds(green, Gabelliere).holds(blue, Gabelliere).florins(red, 500).learned(green, Monopolio)
	p.Order[0], p.Order[1], p.Order[2] = blue, red, green
	p.Players[green].Passing, p.Players[blue].Passing = true, true
	p.Delivered[0] = Delivered{Card: Corsaro, From: red, To: red, Until: p.Turn}
	p.transport(green, Caravan, 1, "coele-syria", 5)
	p.transport(red, Caravan, 1, "syria", 5)
	p.run(func(g *State, t *play.Table) {
		for !g.tradePhase(t) {
		}
	})
	p.asks(green, AskMonopoly).play(by(green, NameGoods, int16(Salt), int16(box().Atlas.Territories[at("egypt")].Zone)))
	p.asks(green, AskTrade).asks(red, AskTrade).play(says(red, DoneTrade))
	p.asks(green, AskTrade).play(says(green, DoneTrade))
	p.asks(blue, AskPutUp)
	want(t, "who is at it", p.Active, blue)
	p.play(says(blue, NoMore)).asks(green, AskPutUp)
	want(t, "who is at it then", p.Active, green)
	want(t, "the CORSARO out to the end", p.Players[red].Hand[Corsaro], 0)
	p.play(says(green, NoMore))
	want(t, "over", p.over(), true)
	want(t, "nobody is at it", p.Active, play.Nobody)
	want(t, "the CORSARO comes home", p.Players[red].Hand[Corsaro], 1)
}

// Each player of the order has his auctions, however many they are.
//
// rule: mu-prototype/card-auction/who-and-how-many
func TestEverybodyHasHisAuctions(t *testing.T) {
	for _, seats := range []int{3, 10} {
		last := play.Seat(seats - 1)
		p := position(t, seats).own(last, "egypt").build(Settlement, 1, "egypt").build(FairBuilding, 1, "egypt").holds(last, Gabelliere).florins(green, 100)
		p.Phase, p.Players[last].Passing = Trade, true
		p.run(func(g *State, t *play.Table) {
			for !g.tradePhase(t) {
			}
		})
		want(t, "over", p.asks(last, AskPutUp).play(says(last, NoMore)).over(), true)
	}
}
