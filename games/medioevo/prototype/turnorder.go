package prototype

import (
	"slices"

	"signoria/chance"
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 1, Turn Order: the first places are auctioned, the rest is drawn by lot.

const (
	KeyPlaceUp   play.Key = 40 // place A of the order is auctioned
	KeyPlaceSold play.Key = 43 // A gets place B for C florins
	KeyUnsold    play.Key = 44 // nobody has bid for place A
	KeyOrder     play.Key = 45 // A is B. in the order
)

var turnOrderChapter = wording.Chapter{
	Lines: map[play.Key]string{
		KeyPlaceUp: "place-up", KeyPlaceSold: "place-sold", KeyUnsold: "place-unsold", KeyOrder: "order",
	},
}

// turnOrder settles the order of the turn. In the first it has been drawn.
// rule: mu-prototype/turn-order/first-turn-random
// rule: mu-prototype/turn-order/auction-from-turn-two
func turnOrder(g *force.State, t *play.Table) {
	if g.Turn > 1 {
		for rank := range placesAuctioned(g) {
			auctionPlace(g, t, rank)
		}
		drawRest(g, t)
	}
	for i, s := range g.AllSeats() {
		t.Tell(KeyOrder, int16(s), int16(i+1))
	}
}

// placesAuctioned is how many places of the order are auctioned: by how many players are in the game.
// rule: mu-prototype/turn-order/positions-by-player-count
func placesAuctioned(g *force.State) int8 {
	switch n := len(g.AllSeats()); {
	case n >= 8:
		return 3
	case n >= 6:
		return 2
	}
	return 1
}

// auctionPlace auctions a place of the order among those who have none, in the order of the last turn.
// rule: mu-prototype/turn-order/further-positions
// rule: mu-prototype/turn-order/last-raiser-wins
// rule: mu-prototype/turn-order/no-bids
func auctionPlace(g *force.State, t *play.Table, rank int8) {
	sold := g.Bids.Sold
	g.Bids = force.NoAuction()
	g.Bids.Sold, g.Bids.Open, g.Bids.Rank = sold, true, rank
	t.Tell(KeyPlaceUp, int16(rank+1))
	bidders := slices.DeleteFunc(g.AllSeats(), func(s play.Seat) bool { return slices.Contains(sold[:], s) })
	winner := g.Auction(t, bidders, unplaced)
	if winner == play.Nobody {
		t.Tell(KeyUnsold, int16(rank+1))
		return
	}
	g.Pay(winner, int32(g.Bids.Bid))
	g.Bids.Sold[rank] = winner
	t.Tell(KeyPlaceSold, int16(winner), int16(rank+1), g.Bids.Bid)
}

// unplaced: who passes is given no place by that.
func unplaced(play.Seat) {}

// drawRest draws the places that nobody has bought.
// rule: mu-prototype/turn-order/rest-random
func drawRest(g *force.State, t *play.Table) {
	t.Onward()
	rest := slices.DeleteFunc(g.AllSeats(), func(s play.Seat) bool { return slices.Contains(g.Bids.Sold[:], s) })
	chance.Shuffle(&g.Dice, rest)
	n := len(g.AllSeats())
	for i := range g.Order {
		switch {
		case i >= n:
			g.Order[i] = play.Nobody
		case g.Bids.Sold[i] != play.Nobody:
			g.Order[i] = g.Bids.Sold[i]
		default:
			g.Order[i], rest = rest[0], rest[1:]
		}
	}
}
