package force

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Public auctions: of places in the order of the turn (Phase 1, in turnorder.go of the editions), and of cards.

const (
	Bid     play.Verb = 10 // N florins
	PassBid play.Verb = 11 // bids no more in this auction

	AskBid  play.Prompt = 10 // for place A of the order
	AskCard play.Prompt = 11 // bids for card A of B, up to now C florins of D; the next is E at the least

	KeyBid     play.Key = 41 // A bids B florins
	KeyPassBid play.Key = 42 // A bids no more
)

var bidChapter = wording.Chapter{
	Verbs:     map[play.Verb]string{Bid: "bid", PassBid: "pass-bid"},
	Prompts:   map[play.Prompt]string{AskBid: "bid", AskCard: "bid-card"},
	Lines:     map[play.Key]string{KeyBid: "bid", KeyPassBid: "pass-bid"},
	Declining: []play.Verb{PassBid},
}

// RaiseBy is by how many florins a bid must exceed the one before it.
const RaiseBy = 5

// Auction lets the bidders raise or pass, round the table, until all but the highest have passed, and returns who that
// is; Nobody if there was no bid. g.Bids says what is up and what it costs at least; passes is what follows when somebody
// has passed.
// rule: mu-prototype/turn-order/bidding-sequence
// rule: mu-prototype/turn-order/public-bids-minimum-raise
// rule: mu-alpha/turn-order/auction-each-turn
// rule: mu-alpha/turn-order/minimum-raise
func (g *State) Auction(t *play.Table, bidders []play.Seat, passes func(s play.Seat)) play.Seat {
	for g.someoneBids(bidders) {
		for _, s := range bidders {
			if g.Bids.By == s || g.Bids.Passed>>s&1 == 1 {
				continue
			}
			if g.leastBid() > g.Purse(s) || !g.raises(t, s) {
				g.Bids.Passed |= 1 << s
				t.Tell(KeyPassBid, int16(s))
				passes(s)
			}
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
	return g.Bids.Bid + RaiseBy
}

// Purse is how many florins a player can bid.
func (g *State) Purse(s play.Seat) int16 { return int16(min(g.Players[s].Florins, mostBid)) }

const mostBid = 30000

// raises asks a player whether he raises the bid.
// rule: mu-alpha/turn-order/minimum-raise
// rule: mu-alpha/turn-order/insolvent-winner
func (g *State) raises(t *play.Table, s play.Seat) bool {
	a := t.Await(func(o *play.Asking) {
		if g.Bids.Card == None {
			o.To(s, AskBid, int16(g.Bids.Rank+1), g.Bids.Bid, int16(g.Bids.By))
		} else {
			o.To(s, AskCard, int16(g.Bids.Card), int16(g.Bids.Seller), g.Bids.Bid, int16(g.Bids.By), g.leastBid())
		}
		o.May(play.Choice{Verb: Bid, Lo: g.leastBid(), Hi: g.Purse(s)}, play.Free)
		o.May(play.Choice{Verb: PassBid}, play.Free)
	})
	if a.Verb == PassBid {
		return false
	}
	g.Bids.Bid, g.Bids.By = a.N, s
	t.Tell(KeyBid, int16(s), a.N)
	return true
}
