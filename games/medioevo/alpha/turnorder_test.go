package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// bidding is a turn order phase of the second turn, of so many players who have 1000 florins each, unless said otherwise.
// In the last turn they acted in the order of their seats.
func bidding(t *testing.T, seats int, florins ...int32) *Stage {
	t.Helper()
	p := Position(t, seats)
	p.Phase = TurnOrder
	for s := range play.Seat(seats) {
		p.Florins(s, 1000)
	}
	for s, n := range florins {
		p.Florins(play.Seat(s), n)
	}
	return p.Run(turnOrder)
}

// bids is a seat's bid of so many florins.
func bids(s play.Seat, n int16) play.Answer { return Saying(Says(s, Bid), n) }

// ordered are the first of the order of the turn.
func ordered(p *Stage, n int) (order [4]play.Seat) {
	order = [4]play.Seat{play.Nobody, play.Nobody, play.Nobody, play.Nobody}
	copy(order[:], p.Order[:n])
	return order
}

// The rulebook's example: of four players Blue was last. Blue 10, Yellow 15, Green 20, Red passes, Blue 25, Yellow passes,
// Green 40, Blue passes: Green is 1st and pays 40, Blue 2nd, Yellow 3rd, Red 4th.
//
// rule: mu-alpha/turn-order/auction-each-turn
// rule: mu-alpha/turn-order/bidding-order-reversed
// rule: mu-alpha/turn-order/pass-takes-last-free-place
// rule: mu-alpha/turn-order/only-winner-pays
func TestTheAuctionOfTheExample(t *testing.T) {
	const red, green, yellow, blue play.Seat = 0, 1, 2, 3 // in the order of the last turn
	p := bidding(t, 4).Asks(blue, AskBid)
	p.Play(bids(blue, 10)).Asks(yellow, AskBid).Play(bids(yellow, 15)).Asks(green, AskBid).Play(bids(green, 20)).Asks(red, AskBid)
	p.Play(Says(red, PassBid)).Asks(blue, AskBid).Play(bids(blue, 25), Says(yellow, PassBid), bids(green, 40)).Asks(blue, AskBid)
	p.Play(Says(blue, PassBid))
	Want(t, "over", p.IsOver(), true)
	Want(t, "the order", ordered(p, 4), [4]play.Seat{green, blue, yellow, red})
	Want(t, "told", p.Told(KeyFirst, int16(green), 40), true)
	for place, s := range [...]play.Seat{green, blue, yellow, red} {
		Want(t, "told of his place", p.Told(KeyOrder, int16(s), int16(place+1)), true)
	}
	for s, florins := range map[play.Seat]int32{green: 960, blue: 1000, yellow: 1000, red: 1000} {
		Want(t, "florins", p.Players[s].Florins, florins)
	}
}

// rule: mu-alpha/turn-order/minimum-raise
// rule: mu-alpha/turn-order/insolvent-winner
func TestWhatMayBeBid(t *testing.T) {
	p := bidding(t, 3, 1000, 45, 100).Asks(Blue, AskBid)
	o, _ := p.Match.OfferTo(Blue)
	Want(t, "for the first place", o.Args[0], 1)
	for n, may := range map[int16]bool{0: false, 1: true, 100: true, 101: false} {
		Want(t, "at first", p.Offers(bids(Blue, n)), may)
	}
	p.Play(bids(Blue, 40)).Asks(Red, AskBid)
	for n, may := range map[int16]bool{40: false, 44: false, 45: true, 46: false} {
		Want(t, "above 40", p.Offers(bids(Red, n)), may)
	}
	p.Play(bids(Red, 45), bids(Green, 50), bids(Blue, 60))
	p.Asks(Green, AskBid) // Red could not raise
	Want(t, "his place", p.Bids.Sold[2], Red)
	p.Play(Says(Green, PassBid))
	Want(t, "the order", ordered(p, 3), [4]play.Seat{Blue, Green, Red, play.Nobody})
	Want(t, "paid", p.Players[Blue].Florins, 40)
	Want(t, "nobody has lost honour", p.Players[Blue].Honour, 0)
}

// rule: mu-alpha/turn-order/no-bids-keep-order
func TestWithoutBidsTheOrderStays(t *testing.T) {
	p := bidding(t, 3).Play(Says(Blue, PassBid), Says(Red, PassBid)).Asks(Green, AskBid)
	p.Play(Says(Green, PassBid))
	Want(t, "over", p.IsOver(), true)
	Want(t, "told", p.Told(KeyNoBids), true)
	Want(t, "the order", ordered(p, 3), [4]play.Seat{Green, Red, Blue, play.Nobody})
	Want(t, "florins", p.Players[Green].Florins, 1000)

	p = bidding(t, 3).Play(Says(Blue, PassBid), Says(Red, PassBid), bids(Green, 1))
	Want(t, "who alone bids is first and pays", p.Players[Green].Florins, 999)
	Want(t, "at once", p.IsOver(), true)
}

// A first turn is bid for clockwise from the youngest, who is drawn by lot, and so it is played if nobody bids.
//
// rule: mu-alpha/turn-order/first-turn-youngest
// rule: mu-alpha/turn-order/auction-each-turn
func TestTheFirstTurn(t *testing.T) {
	first := func() *Stage {
		p := Position(t, 4)
		p.Phase, p.Turn, p.Order = TurnOrder, 1, [MostRealms]play.Seat{2, 0, 3, 1, play.Nobody, play.Nobody, play.Nobody, play.Nobody, play.Nobody, play.Nobody}
		for s := range play.Seat(4) {
			p.Florins(s, 100)
		}
		seatClockwise(p.State)
		return p.Run(turnOrder)
	}
	p := first().Asks(2, AskBid).Play(Says(2, PassBid)).Asks(3, AskBid).Play(Says(3, PassBid)).Asks(0, AskBid).Play(Says(0, PassBid), Says(1, PassBid))
	Want(t, "told", p.Told(KeyYoungest, 2), true)
	Want(t, "clockwise", ordered(p, 4), [4]play.Seat{2, 3, 0, 1})
	p = first().Play(Says(2, PassBid), Says(3, PassBid), bids(0, 5), Says(1, PassBid))
	Want(t, "with a bid", ordered(p, 4), [4]play.Seat{0, 1, 3, 2})
}

// Who is out of the game neither bids nor has a place.
//
// rule: mu-alpha/turn-order/pass-takes-last-free-place
func TestNoPlaceForWhoIsOut(t *testing.T) {
	p := Position(t, 4).Florins(Green, 100).Florins(Blue, 100).Florins(White, 100)
	p.Phase, p.Players[Red].Out = TurnOrder, true
	p.Run(turnOrder).Play(Says(White, PassBid), Says(Blue, PassBid), bids(Green, 7))
	Want(t, "the order", ordered(p, 4), [4]play.Seat{Green, Blue, White, play.Nobody})
}

// Everybody sees which bid is wanted next.
//
// rule: mu-alpha/turn-order/auction-each-turn
func TestAnOpenAuction(t *testing.T) {
	p := bidding(t, 3).Play(bids(Blue, 10))
	seen := p.View(play.Nobody).(*View).Auction
	Want(t, "open", seen.Open, true)
	Want(t, "the least", seen.Least, 15)
}

// rule: mu-alpha/turn-order/first-turn-youngest
func TestTheYoungestIsDrawn(t *testing.T) {
	youngest := map[play.Seat]bool{}
	for seed := range uint64(30) {
		g, err := alpha.New(Setup(4, seed, map[string]int{OptionTurns: 5}))
		if err != nil {
			t.Fatal(err)
		}
		youngest[g.Order[0]] = true
	}
	Want(t, "who may be the youngest", len(youngest), 4)
}
