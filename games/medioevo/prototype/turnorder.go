package prototype

import (
	"slices"

	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 1, Turn Order: the first places are auctioned, the rest is drawn by lot.

const (
	Bid     play.Verb = 10 // N florins
	PassBid play.Verb = 11 // bids no more in this auction

	AskBid  play.Prompt = 10 // for place A of the order
	AskCard play.Prompt = 11 // bids for card A of B, up to now C florins of D; the next is E at the least

	KeyPlaceUp   play.Key = 40 // place A of the order is auctioned
	KeyBid       play.Key = 41 // A bids B florins
	KeyPassBid   play.Key = 42 // A bids no more
	KeyPlaceSold play.Key = 43 // A gets place B for C florins
	KeyUnsold    play.Key = 44 // nobody has bid for place A
	KeyOrder     play.Key = 45 // A is B. in the order

)

var turnOrderChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Bid: "bid", PassBid: "pass-bid"},
	Prompts: map[play.Prompt]string{AskBid: "bid", AskCard: "bid-card"},
	Lines: map[play.Key]string{
		KeyPlaceUp: "place-up", KeyBid: "bid", KeyPassBid: "pass-bid", KeyPlaceSold: "place-sold", KeyUnsold: "place-unsold", KeyOrder: "order",
	},
	Closing: []play.Verb{PassBid},
}

// raiseBy is by how many florins a bid must exceed the one before it.
const raiseBy = 5

// turnOrder settles the order of the turn. In the first it has been drawn.
// rule: mu-prototype/turn-order/first-turn-random
// rule: mu-prototype/turn-order/auction-from-turn-two
func (g *State) turnOrder(t *play.Table) {
	if g.Turn > 1 {
		for rank := range g.placesAuctioned() {
			g.auctionPlace(t, rank)
		}
		g.drawRest(t)
	}
	for i, s := range g.seats() {
		t.Tell(KeyOrder, int16(s), int16(i+1))
	}
}

// placesAuctioned is how many places of the order are auctioned: by how many players are in the game.
// rule: mu-prototype/turn-order/positions-by-player-count
func (g *State) placesAuctioned() int8 {
	switch n := len(g.seats()); {
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
func (g *State) auctionPlace(t *play.Table, rank int8) {
	sold := g.Bids.Sold
	g.Bids = noAuction()
	g.Bids.Sold, g.Bids.Open, g.Bids.Rank = sold, true, rank
	t.Tell(KeyPlaceUp, int16(rank+1))
	bidders := slices.DeleteFunc(g.seats(), func(s play.Seat) bool { return slices.Contains(sold[:], s) })
	winner := g.auction(t, bidders)
	if winner == play.Nobody {
		t.Tell(KeyUnsold, int16(rank+1))
		return
	}
	g.pay(winner, int32(g.Bids.Bid))
	g.Bids.Sold[rank] = winner
	t.Tell(KeyPlaceSold, int16(winner), int16(rank+1), g.Bids.Bid)
}

// auction lets the bidders raise or pass, round the table, until all but the highest have passed, and returns who that
// is; Nobody if there was no bid. g.Bids says what is up and what it costs at least.
// rule: mu-prototype/turn-order/bidding-sequence
// rule: mu-prototype/turn-order/public-bids-minimum-raise
func (g *State) auction(t *play.Table, bidders []play.Seat) play.Seat {
	for g.someoneBids(bidders) {
		for _, s := range bidders {
			if g.Bids.By == s || g.Bids.Passed>>s&1 == 1 {
				continue
			}
			if g.leastBid() > g.purse(s) {
				g.passBid(t, s)
				continue
			}
			g.askBid(t, s)
		}
	}
	g.Bids.Open = false
	return g.Bids.By
}

// someoneBids says whether somebody beside the highest bidder has not passed.
func (g *State) someoneBids(bidders []play.Seat) bool {
	return slices.ContainsFunc(bidders, func(s play.Seat) bool { return s != g.Bids.By && g.Bids.Passed>>s&1 == 0 })
}

// leastBid is the least that the next bid must be.
func (g *State) leastBid() int16 {
	if g.Bids.By == play.Nobody {
		return max(1, g.Bids.Least)
	}
	return g.Bids.Bid + raiseBy
}

// purse is how many florins a player can bid.
func (g *State) purse(s play.Seat) int16 { return int16(min(g.Players[s].Florins, mostBid)) }

const mostBid = 30000

// askBid asks a player whether he raises the bid.
func (g *State) askBid(t *play.Table, s play.Seat) {
	a := t.Await(func(o *play.Asking) {
		if g.Bids.Card == None {
			o.To(s, AskBid, int16(g.Bids.Rank+1), g.Bids.Bid, int16(g.Bids.By))
		} else {
			o.To(s, AskCard, int16(g.Bids.Card), int16(g.Bids.Seller), g.Bids.Bid, int16(g.Bids.By), g.leastBid())
		}
		o.May(play.Choice{Verb: Bid, Lo: g.leastBid(), Hi: g.purse(s)}, play.Free)
		o.May(play.Choice{Verb: PassBid}, play.Free)
	})
	if a.Verb == PassBid {
		g.passBid(t, s)
		return
	}
	g.Bids.Bid, g.Bids.By = a.N, s
	t.Tell(KeyBid, int16(s), a.N)
}

func (g *State) passBid(t *play.Table, s play.Seat) {
	g.Bids.Passed |= 1 << s
	t.Tell(KeyPassBid, int16(s))
}

// drawRest draws the places that nobody has bought.
// rule: mu-prototype/turn-order/rest-random
func (g *State) drawRest(t *play.Table) {
	t.Onward()
	rest := slices.DeleteFunc(g.seats(), func(s play.Seat) bool { return slices.Contains(g.Bids.Sold[:], s) })
	chance.Shuffle(&g.Dice, rest)
	n := len(g.seats())
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
