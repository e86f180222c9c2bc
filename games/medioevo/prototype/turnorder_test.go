package prototype

import (
	"slices"
	"testing"

	"signoria/play"
)

// bidding is a turn order phase of so many players, who have 1000 florins each, in the order of their seats.
func bidding(t *testing.T, seats int, florins ...int32) *stage {
	t.Helper()
	p := position(t, seats)
	p.Phase, p.Bids = TurnOrder, noAuction()
	for s := range play.Seat(seats) {
		p.Players[s].Florins = 1000
	}
	for s, n := range florins {
		p.Players[s].Florins = n
	}
	return p.run((*State).turnOrder)
}

// bids is a seat's bid of so many florins.
func bids(s play.Seat, n int16) play.Answer { return saying(says(s, Bid), n) }

// rule: mu-prototype/turn-order/first-turn-random
func TestFirstOrderIsDrawn(t *testing.T) {
	first := map[play.Seat]bool{}
	for seed := range uint64(30) {
		g, err := historical.New(setup(4, seed, map[string]int{optionTurns: 5}))
		if err != nil {
			t.Fatal(err)
		}
		first[g.Order[0]] = true
		g.Turn, g.Phase = 1, TurnOrder
		order := g.Order
		p := (&stage{State: &g, t: t}).run((*State).turnOrder)
		want(t, "no auction", p.over(), true)
		want(t, "the order", p.Order, order)
	}
	want(t, "who may be first", len(first), 4)
}

// Blue 10, Yellow 15, Green 20, Red passes, Blue 25, Yellow passes, Green 40, Blue passes: Green is first and pays 40.
// rule: mu-prototype/turn-order/auction-from-turn-two
// rule: mu-prototype/turn-order/public-bids-minimum-raise
// rule: mu-prototype/turn-order/last-raiser-wins
// rule: mu-prototype/turn-order/bidding-sequence
// rule: mu-prototype/turn-order/rest-random
func TestAuctionOfTheFirstPlace(t *testing.T) {
	const a, b, c, d = green, red, blue, white // Blue, Yellow, Green and Red of the example
	p := bidding(t, 4).asks(a, AskBid)
	want(t, "nothing", p.offers(bids(a, 0)), false)
	want(t, "1 florin", p.offers(bids(a, 1)), true)
	want(t, "more than he has", p.offers(bids(a, 1001)), false)
	p.play(bids(a, 10)).asks(b, AskBid)
	want(t, "a raise of 4", p.offers(bids(b, 14)), false)
	p.play(bids(b, 15), bids(c, 20), says(d, PassBid), bids(a, 25), says(b, PassBid), bids(c, 40), says(a, PassBid))
	want(t, "one auction only", p.over(), true)
	want(t, "the first", p.Order[0], c)
	want(t, "he has paid", p.Players[c].Florins, 960)
	for _, s := range []play.Seat{a, b, d} {
		want(t, "another has paid nothing", p.Players[s].Florins, 1000)
		want(t, "he has a place", slices.Contains(p.Order[1:4], s), true)
	}
	seen := map[play.Seat]bool{}
	for seed := range uint64(20) {
		p := position(t, 4)
		p.Phase, p.Bids = TurnOrder, noAuction()
		p.Dice = began(t, 3, nil).Dice
		for range seed {
			p.Dice.Uint64()
		}
		p.florins(c, 10).run((*State).turnOrder).play(bids(c, 1))
		seen[p.Order[1]] = true
	}
	want(t, "who may be second", len(seen), 3)
}

// rule: mu-prototype/turn-order/positions-by-player-count
func TestPlacesAuctioned(t *testing.T) {
	for seats, places := range map[int]int8{3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 3, 9: 3, 10: 3} {
		want(t, "places", position(t, seats).placesAuctioned(), places)
	}
}

// rule: mu-prototype/turn-order/further-positions
func TestFurtherPlaces(t *testing.T) {
	p := bidding(t, 6, 100, 100, 100, 0, 0, 0).play(bids(green, 30), says(red, PassBid), says(blue, PassBid))
	p.asks(red, AskBid) // who is first bids no more
	p.play(bids(red, 5), says(blue, PassBid))
	want(t, "over", p.over(), true)
	want(t, "told of the second place", p.told(KeyPlaceSold, int16(red), 2, 5), true)
	want(t, "first and second", [2]play.Seat{p.Order[0], p.Order[1]}, [2]play.Seat{green, red})
	want(t, "florins", [2]int32{p.Players[green].Florins, p.Players[red].Florins}, [2]int32{70, 95})
}

// Who is out of the game has no place in the order any more.
// rule: mu-prototype/turn-order/rest-random
func TestNoPlaceForWhoIsOut(t *testing.T) {
	p := position(t, 4)
	p.Bids, p.Players[red].Out = noAuction(), true
	p.run((*State).drawRest)
	order := slices.Clone(p.Order[:3])
	slices.Sort(order)
	want(t, "those who play", slices.Equal(order, []play.Seat{green, blue, white}), true)
	want(t, "after them nobody", p.Order[3], play.Nobody)
}

// rule: mu-prototype/turn-order/no-bids
func TestNobodyBids(t *testing.T) {
	p := bidding(t, 3).play(says(green, PassBid), says(red, PassBid), says(blue, PassBid))
	want(t, "over", p.over(), true)
	want(t, "told", p.told(KeyUnsold, 1), true)
	order := slices.Clone(p.Order[:3])
	slices.Sort(order)
	want(t, "everybody has a place", slices.Equal(order, []play.Seat{green, red, blue}), true)
	for s := range play.Seat(3) {
		want(t, "florins", p.Players[s].Florins, 1000)
	}
}

// Who cannot raise is not asked; who can by all he has is.
// rule: mu-prototype/turn-order/bidding-sequence
// rule: mu-prototype/turn-order/public-bids-minimum-raise
func TestPoorBidders(t *testing.T) {
	p := bidding(t, 3, 100, 45, 7).play(bids(green, 40)).asks(red, AskBid)
	want(t, "all he has", p.most(says(red, Bid)), 45)
	p.play(bids(red, 45)).asks(green, AskBid)
	p.play(says(green, PassBid))
	want(t, "over", p.over(), true)
	want(t, "first", p.Order[0], red)
	want(t, "florins", p.Players[red].Florins, 0)
}

// What all see of an auction is for which place it is and the bid that is wanted next, while it goes on.
// rule: mu-prototype/turn-order/further-positions
// rule: mu-prototype/turn-order/bidding-sequence
func TestTheNextBidIsSeen(t *testing.T) {
	p := bidding(t, 3)
	want(t, "before any bid", p.State.View(red).(*View).Auction.Least, 1)
	p.play(bids(0, 10))
	want(t, "after one", p.State.View(red).(*View).Auction.Least, int(10+raiseBy))
	p.play(says(red, PassBid), says(blue, PassBid))
	want(t, "when it is over", p.State.View(red).(*View).Auction.Open, false)
	p = bidding(t, 6).play(bids(green, 30), says(red, PassBid), says(blue, PassBid), says(white, PassBid), says(4, PassBid), says(5, PassBid))
	o, _ := p.match.OfferTo(red)
	want(t, "the second place", o.Args[0], 2)
	want(t, "all see it", p.State.View(red).(*View).Auction.Open && p.State.View(red).(*View).Auction.Rank == 1, true)
}
