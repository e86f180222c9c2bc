package prototype

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// fairground is green with two Fairs in the auctions of Trade, with two GABELLIERI in hand.
func fairground(t *testing.T, fairs int) *Stage {
	t.Helper()
	p := Trading(t).Holds(Green, Gabelliere, Gabelliere).Florins(Red, 500).Florins(Blue, 230)
	for f := range fairs {
		p.Build(FairBuilding+Building(f), 1, "egypt")
	}
	p.Stage = auctioning
	return p
}

func auctions(p *Stage) *Stage {
	p.T.Helper()
	return p.Run(func(g *State, t *play.Table) {
		for !tradePhase(g, t) {
		}
	})
}

func putsUp(card int8, least int16) play.Answer { return Saying(By(Green, PutUp, int16(card)), least) }

// The Empire auctions 1 of its 2 GABELLIERI from 200 florins on, and could auction another.
//
// rule: mu-prototype/card-auction/who-and-how-many
// rule: mu-prototype/card-auction/open-to-all
// rule: mu-prototype/card-auction/base-price-and-raise
// rule: mu-prototype/card-auction/winner-pays-seller
func TestCardAuction(t *testing.T) {
	p := fairground(t, 2).War(Green, Red).Florins(Green, 0)
	auctions(p).Asks(Green, AskPutUp)
	Want(t, "what he does not hold", p.Offers(putsUp(Avaro, 200)), false)
	Want(t, "from a florin on", p.Offers(putsUp(Gabelliere, 1)), true)
	asked, _ := p.Match.OfferTo(Green)
	Want(t, "two may be put up", asked.Args[0], 2)
	p.Play(putsUp(Gabelliere, 200))
	p.Asks(Red, AskCard)
	Want(t, "below the base price", p.Offers(Saying(Says(Red, Bid), 199)), false)
	p.Play(Saying(Says(Red, Bid), 200)).Asks(Blue, AskCard)
	Want(t, "raised by less than 5", p.Offers(Saying(Says(Blue, Bid), 204)), false)
	p.Play(Saying(Says(Blue, Bid), 205))
	p.Asks(Red, AskCard).Play(Saying(Says(Red, Bid), 300)) // blue cannot follow
	Want(t, "red has it", p.Players[Red].Hand[Gabelliere], 1)
	Want(t, "one is left", p.Players[Green].Hand[Gabelliere], 1)
	Want(t, "green is paid", p.Players[Green].Florins, 300)
	Want(t, "red has paid", p.Players[Red].Florins, 200)
	asked, _ = p.Asks(Green, AskPutUp).Match.OfferTo(Green)
	Want(t, "one more may be put up", asked.Args[0], 1)
	p.Play(putsUp(Gabelliere, 201)) // red has 200, blue 230
	p.Asks(Blue, AskCard).Play(Says(Blue, PassBid))
	Want(t, "nobody bid: it is kept", p.Players[Green].Hand[Gabelliere], 1)
	Want(t, "two Fairs, two auctions", p.IsOver(), true)
}

// rule: mu-prototype/card-auction/no-fair-no-auction
// rule: mu-prototype/card-auction/only-cards-in-hand
func TestWhoAuctions(t *testing.T) {
	Want(t, "without a Fair", auctions(fairground(t, 0).Learned(Green, Mercato)).IsOver(), true)
	p := auctions(fairground(t, 1))
	Want(t, "with a Fair", p.IsOver(), false)
	p.Play(Says(Green, NoMore))
	Want(t, "he need not", p.IsOver(), true)
	p = fairground(t, 1)
	p.Players[Green].Hand[Gabelliere] = 0
	p.Delivered[0] = Delivered{Card: Avaro, From: Green, To: Red, Until: 4}
	Want(t, "what lies before somebody", auctions(p).IsOver(), true)
	p = fairground(t, 1).Florins(Red, 0).Florins(Blue, 0)
	Want(t, "where nobody has a florin", auctions(p).IsOver(), true)
}

// The whole of it: written down before the phase, met while green's draft lands.
//
// rule: mu-prototype/empire-cards/corsaro
func TestCorsairInTrade(t *testing.T) {
	p := Trading(t).Own(Red, "marmarica", "cyrenaica").Vf(Red, "cyrenaica", 5).Holds(Red, Corsaro)
	i := p.Transport(Green, Merchantman, 1, "egypt", 5)
	p.Stowed(i, Wine, 8, "")
	p.Run(func(g *State, t *play.Table) {
		for !tradePhase(g, t) {
		}
	})
	p.Asks(Red, AskCards).Play(By(Red, PlayCard, int16(Corsaro), None, None)).Asks(Red, AskLurk)
	Want(t, "a sea without a port of his", p.Offers(Saying(By(Red, LurkAt, int16(At("egyptian-sea")), None), 1)), false)
	p.Play(Saying(By(Red, LurkAt, int16(At("gulf-of-sidra")), None), 2))
	Want(t, "all see that one is out", p.HasDelivered(Corsaro, Red), true)
	p.Asks(Green, AskTrade).Play(Leads(Green, i), To(Green, "egyptian-sea"))
	p.Play(To(Green, "gulf-of-sidra"))
	Want(t, "3 of 8 are gone", p.Transports[i].Cargo[0].N, 5)
	Want(t, "in red's port", p.Heaps[0].At, At("cyrenaica"))
}

// Who has nothing that could stir, and no card to play, is not asked.
func TestWhoIsAskedToTrade(t *testing.T) {
	p := Trading(t).Run(func(g *State, t *play.Table) {
		for !tradePhase(g, t) {
		}
	})
	Want(t, "nobody has a transport", p.IsOver(), true)
	p = Trading(t)
	i := p.Transport(Green, Caravan, 1, "coele-syria", 5)
	p.Run(func(g *State, t *play.Table) {
		for !tradePhase(g, t) {
		}
	})
	p.Asks(Green, AskTrade).Play(Leads(Green, i)).Asks(Green, AskTradeConvoy).Play(Says(Green, Halt), Says(Green, DoneTrade))
	Want(t, "over", p.IsOver(), true)
}

// Everybody trades at once; before that monopolies are named, after it cards are auctioned in the order of the turn, and
// CORSARI that have met nobody come home.
//
// rule: mu-prototype/turn-structure/simultaneous-phases
// rule: mu-prototype/card-auction/who-and-how-many
func TestTheTradePhase(t *testing.T) {
	p := Trading(t).Own(Blue, "thrace").Build(Settlement, 1, "thrace").Build(FairBuilding, 1, "egypt", "thrace").
		Holds(Green, Gabelliere).Holds(Blue, Gabelliere).Florins(Red, 500).Learned(Green, Monopolio)
	p.Order[0], p.Order[1], p.Order[2] = Blue, Red, Green
	p.Players[Green].Passing, p.Players[Blue].Passing = true, true
	p.Delivered[0] = Delivered{Card: Corsaro, From: Red, To: Red, Until: p.Turn}
	p.Transport(Green, Caravan, 1, "coele-syria", 5)
	p.Transport(Red, Caravan, 1, "syria", 5)
	p.Run(func(g *State, t *play.Table) {
		for !tradePhase(g, t) {
		}
	})
	p.Asks(Green, AskMonopoly).Play(By(Green, NameGoods, int16(Salt), int16(TheBox().Atlas.Territories[At("egypt")].Zone)))
	p.Asks(Green, AskTrade).Asks(Red, AskTrade).Play(Says(Red, DoneTrade))
	p.Asks(Green, AskTrade).Play(Says(Green, DoneTrade))
	p.Asks(Blue, AskPutUp)
	Want(t, "who is at it", p.Active, Blue)
	p.Play(Says(Blue, NoMore)).Asks(Green, AskPutUp)
	Want(t, "who is at it then", p.Active, Green)
	Want(t, "the CORSARO out to the end", p.Players[Red].Hand[Corsaro], 0)
	p.Play(Says(Green, NoMore))
	Want(t, "over", p.IsOver(), true)
	Want(t, "nobody is at it", p.Active, play.Nobody)
	Want(t, "the CORSARO comes home", p.Players[Red].Hand[Corsaro], 1)
}

// Each player of the order has his auctions, however many they are.
//
// rule: mu-prototype/card-auction/who-and-how-many
func TestEverybodyHasHisAuctions(t *testing.T) {
	for _, seats := range []int{3, 10} {
		last := play.Seat(seats - 1)
		p := Position(t, seats).Own(last, "egypt").Build(Settlement, 1, "egypt").Build(FairBuilding, 1, "egypt").Holds(last, Gabelliere).Florins(Green, 100)
		p.Phase, p.Players[last].Passing = Trade, true
		p.Run(func(g *State, t *play.Table) {
			for !tradePhase(g, t) {
			}
		})
		Want(t, "over", p.Asks(last, AskPutUp).Play(Says(last, NoMore)).IsOver(), true)
	}
}

// What is put up lies before all, and stays with its seller whatever else he may hold.
//
// rule: mu-prototype/card-auction/who-and-how-many
func TestWhatIsPutUpIsKnown(t *testing.T) {
	p := fairground(t, 1)
	p.Holds(Blue, Avaro, Spia)
	auctions(p).Play(putsUp(Gabelliere, 1)).Asks(Red, AskCard)
	p.Known(Red, Green, Gabelliere)
}
