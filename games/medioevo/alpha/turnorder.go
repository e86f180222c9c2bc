package alpha

import (
	"slices"

	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 1, Turn Order: one auction for the first place fixes the whole order. How one bids is in force/auction.go.

const (
	KeyYoungest play.Key = 701 // A counts as the youngest
	KeyFirst    play.Key = 702 // A is first for B florins
	KeyNoBids   play.Key = 703 // nobody has bid: the order stays
	KeyOrder    play.Key = 704 // A is B. in the order
)

var turnOrderChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyYoungest: "youngest", KeyFirst: "first", KeyNoBids: "no-bids", KeyOrder: "order"},
}

// turnOrder auctions the first place. Who passes takes the worst that is still free; who is left when all others have
// passed pays what he bid and is first.
// rule: mu-alpha/turn-order/auction-each-turn
// rule: mu-alpha/turn-order/only-winner-pays
// rule: mu-alpha/turn-order/no-bids-keep-order
func turnOrder(g *force.State, t *play.Table) {
	if g.Turn == 1 {
		t.Tell(KeyYoungest, int16(g.Order[0]))
	}
	g.Bids = force.NoAuction()
	g.Bids.Open = true
	winner := g.Auction(t, bidders(g), func(s play.Seat) { takeWorst(g, s) })
	if winner == play.Nobody {
		t.Tell(KeyNoBids)
	} else {
		g.Pay(winner, int32(g.Bids.Bid))
		g.Bids.Sold[0] = winner
		t.Tell(KeyFirst, int16(winner), g.Bids.Bid)
		g.Order = g.Bids.Sold
	}
	for i, s := range g.AllSeats() {
		t.Tell(KeyOrder, int16(s), int16(i+1))
	}
}

// seatClockwise seats the players clockwise from the youngest, which is who was drawn first: so they place their armies, and
// bid in the first turn.
// rule: mu-alpha/turn-order/first-turn-youngest
// rule: mu-alpha/setup/armies-35-points
func seatClockwise(g *force.State) {
	youngest := g.Order[0]
	for i := range g.Seats {
		g.Order[i] = (youngest + play.Seat(i)) % play.Seat(g.Seats)
	}
}

// bidders are the players in the order in which they bid: the last of the last turn first; in the first turn clockwise
// from the youngest.
// rule: mu-alpha/turn-order/bidding-order-reversed
// rule: mu-alpha/turn-order/first-turn-youngest
func bidders(g *force.State) []play.Seat {
	all := g.AllSeats()
	if g.Turn > 1 {
		slices.Reverse(all)
	}
	return all
}

// takeWorst gives who passes the worst place that is still free.
// rule: mu-alpha/turn-order/pass-takes-last-free-place
func takeWorst(g *force.State, s play.Seat) {
	for i := len(g.AllSeats()) - 1; i >= 0; i-- {
		if g.Bids.Sold[i] == play.Nobody {
			g.Bids.Sold[i] = s
			return
		}
	}
}
