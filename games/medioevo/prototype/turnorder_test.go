package prototype

import (
	"slices"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// bidding is a turn order phase of so many players, who have 1000 florins each, in the order of their seats.
func bidding(t *testing.T, seats int, florins ...int32) *Stage {
	t.Helper()
	p := Position(t, seats)
	p.Phase, p.Bids = TurnOrder, NoAuction()
	for s := range play.Seat(seats) {
		p.Players[s].Florins = 1000
	}
	for s, n := range florins {
		p.Players[s].Florins = n
	}
	return p.Run(turnOrder)
}

// bids is a seat's bid of so many florins.
func bids(s play.Seat, n int16) play.Answer { return Saying(Says(s, Bid), n) }

// rule: mu-prototype/turn-order/first-turn-random
func TestFirstOrderIsDrawn(t *testing.T) {
	first := map[play.Seat]bool{}
	for seed := range uint64(30) {
		g, err := historical.New(Setup(4, seed, map[string]int{OptionTurns: 5}))
		if err != nil {
			t.Fatal(err)
		}
		first[g.Order[0]] = true
		g.Turn, g.Phase = 1, TurnOrder
		order := g.Order
		p := (&Stage{State: &g, T: t}).Run(turnOrder)
		Want(t, "no auction", p.IsOver(), true)
		Want(t, "the order", p.Order, order)
	}
	Want(t, "who may be first", len(first), 4)
}

// Blue 10, Yellow 15, Green 20, Red passes, Blue 25, Yellow passes, Green 40, Blue passes: Green is first and pays 40.
// rule: mu-prototype/turn-order/auction-from-turn-two
// rule: mu-prototype/turn-order/public-bids-minimum-raise
// rule: mu-prototype/turn-order/last-raiser-wins
// rule: mu-prototype/turn-order/bidding-sequence
// rule: mu-prototype/turn-order/rest-random
func TestAuctionOfTheFirstPlace(t *testing.T) {
	const a, b, c, d = Green, Red, Blue, White // Blue, Yellow, Green and Red of the example
	p := bidding(t, 4).Asks(a, AskBid)
	Want(t, "nothing", p.Offers(bids(a, 0)), false)
	Want(t, "1 florin", p.Offers(bids(a, 1)), true)
	Want(t, "more than he has", p.Offers(bids(a, 1001)), false)
	p.Play(bids(a, 10)).Asks(b, AskBid)
	Want(t, "a raise of 4", p.Offers(bids(b, 14)), false)
	p.Play(bids(b, 15), bids(c, 20), Says(d, PassBid), bids(a, 25), Says(b, PassBid), bids(c, 40), Says(a, PassBid))
	Want(t, "one auction only", p.IsOver(), true)
	Want(t, "the first", p.Order[0], c)
	Want(t, "he has paid", p.Players[c].Florins, 960)
	for _, s := range []play.Seat{a, b, d} {
		Want(t, "another has paid nothing", p.Players[s].Florins, 1000)
		Want(t, "he has a place", slices.Contains(p.Order[1:4], s), true)
	}
	seen := map[play.Seat]bool{}
	for seed := range uint64(20) {
		p := Position(t, 4)
		p.Phase, p.Bids = TurnOrder, NoAuction()
		p.Dice = Began(t, 3, nil).Dice
		for range seed {
			p.Dice.Uint64()
		}
		p.Florins(c, 10).Run(turnOrder).Play(bids(c, 1))
		seen[p.Order[1]] = true
	}
	Want(t, "who may be second", len(seen), 3)
}

// rule: mu-prototype/turn-order/positions-by-player-count
func TestPlacesAuctioned(t *testing.T) {
	for seats, places := range map[int]int8{3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 3, 9: 3, 10: 3} {
		Want(t, "places", placesAuctioned(Position(t, seats).State), places)
	}
}

// rule: mu-prototype/turn-order/further-positions
func TestFurtherPlaces(t *testing.T) {
	p := bidding(t, 6, 100, 100, 100, 0, 0, 0).Play(bids(Green, 30), Says(Red, PassBid), Says(Blue, PassBid))
	p.Asks(Red, AskBid) // who is first bids no more
	p.Play(bids(Red, 5), Says(Blue, PassBid))
	Want(t, "over", p.IsOver(), true)
	Want(t, "told of the second place", p.Told(KeyPlaceSold, int16(Red), 2, 5), true)
	Want(t, "first and second", [2]play.Seat{p.Order[0], p.Order[1]}, [2]play.Seat{Green, Red})
	Want(t, "florins", [2]int32{p.Players[Green].Florins, p.Players[Red].Florins}, [2]int32{70, 95})
}

// Who is out of the game has no place in the order any more.
// rule: mu-prototype/turn-order/rest-random
func TestNoPlaceForWhoIsOut(t *testing.T) {
	p := Position(t, 4)
	p.Bids, p.Players[Red].Out = NoAuction(), true
	p.Run(drawRest)
	order := slices.Clone(p.Order[:3])
	slices.Sort(order)
	Want(t, "those who play", slices.Equal(order, []play.Seat{Green, Blue, White}), true)
	Want(t, "after them nobody", p.Order[3], play.Nobody)
}

// rule: mu-prototype/turn-order/no-bids
func TestNobodyBids(t *testing.T) {
	p := bidding(t, 3).Play(Says(Green, PassBid), Says(Red, PassBid), Says(Blue, PassBid))
	Want(t, "over", p.IsOver(), true)
	Want(t, "told", p.Told(KeyUnsold, 1), true)
	order := slices.Clone(p.Order[:3])
	slices.Sort(order)
	Want(t, "everybody has a place", slices.Equal(order, []play.Seat{Green, Red, Blue}), true)
	for s := range play.Seat(3) {
		Want(t, "florins", p.Players[s].Florins, 1000)
	}
}

// Who cannot raise is not asked; who can by all he has is.
// rule: mu-prototype/turn-order/bidding-sequence
// rule: mu-prototype/turn-order/public-bids-minimum-raise
func TestPoorBidders(t *testing.T) {
	p := bidding(t, 3, 100, 45, 7).Play(bids(Green, 40)).Asks(Red, AskBid)
	Want(t, "all he has", p.Most(Says(Red, Bid)), 45)
	p.Play(bids(Red, 45)).Asks(Green, AskBid)
	p.Play(Says(Green, PassBid))
	Want(t, "over", p.IsOver(), true)
	Want(t, "first", p.Order[0], Red)
	Want(t, "florins", p.Players[Red].Florins, 0)
}

// What all see of an auction is for which place it is and the bid that is wanted next, while it goes on.
// rule: mu-prototype/turn-order/further-positions
// rule: mu-prototype/turn-order/bidding-sequence
func TestTheNextBidIsSeen(t *testing.T) {
	p := bidding(t, 3)
	Want(t, "before any bid", p.State.View(Red).(*View).Auction.Least, 1)
	p.Play(bids(0, 10))
	Want(t, "after one", p.State.View(Red).(*View).Auction.Least, int(10+RaiseBy))
	p.Play(Says(Red, PassBid), Says(Blue, PassBid))
	Want(t, "when it is over", p.State.View(Red).(*View).Auction.Open, false)
	p = bidding(t, 6).Play(bids(Green, 30), Says(Red, PassBid), Says(Blue, PassBid), Says(White, PassBid), Says(4, PassBid), Says(5, PassBid))
	o, _ := p.Match.OfferTo(Red)
	Want(t, "the second place", o.Args[0], 2)
	Want(t, "all see it", p.State.View(Red).(*View).Auction.Open && p.State.View(Red).(*View).Auction.Rank == 1, true)
}
