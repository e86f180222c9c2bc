package giochix

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Phase 1, Turn Order: everybody bids in secret, and the highest bid pays the lowest.

const (
	BidSealed play.Verb = 30 // N florins
	BidMore   play.Verb = 31 // N florins on top of what was bid

	AskBid      play.Prompt = 30
	AskBidAgain play.Prompt = 31 // on top of A florins

	KeyBid   play.Key = 30 // A has bid B florins
	KeyTied  play.Key = 31 // those who bid A florins bid again
	KeyOrder play.Key = 32 // A is B. in the order
	KeyPays  play.Key = 33 // A pays B florins to C, the last
)

var orderChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{BidSealed: "bid-sealed", BidMore: "bid-more"},
	Prompts: map[play.Prompt]string{AskBid: "bid", AskBidAgain: "bid-again"},
	Lines:   map[play.Key]string{KeyBid: "bid", KeyTied: "tied", KeyOrder: "order", KeyPays: "pays"},
}

// orderPhase is the auction.
// rule: mu-giochix/order/auction
func (g *State) orderPhase(t *play.Table) (over bool) {
	g.Bids = [MostPlayers]int16{}
	all := g.players()
	g.bid(t, all, AskBid, BidSealed)
	if tied := g.highest(all); len(tied) > 1 && slices.ContainsFunc(tied, func(s play.Seat) bool { return g.purse(s) > 0 }) {
		t.Tell(KeyTied, g.Bids[tied[0]])
		g.bid(t, tied, AskBidAgain, BidMore) // rule: mu-giochix/order/tie-for-first
	}
	g.rank()
	g.winnerPays(t)
	return true
}

// bid lets some players bid at once, in secret.
// rule: mu-giochix/order/auction
// rule: mu-giochix/order/tie-for-first
func (g *State) bid(t *play.Table, who []play.Seat, ask play.Prompt, verb play.Verb) { //stale:ok those who were to bid
	t.Together(who, func(s play.Seat) {
		most := g.purse(s)
		if most <= 0 {
			return
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, ask, g.Bids[s])
			o.May(play.Choice{Verb: verb, Lo: 0, Hi: most}, play.Free)
		})
		g.Bids[s] += a.N
	})
	for _, s := range who {
		t.Tell(KeyBid, int16(s), g.Bids[s])
	}
}

// highest are those with the highest bid.
func (g *State) highest(all []play.Seat) (tied []play.Seat) {
	for _, s := range all {
		switch {
		case len(tied) == 0 || g.Bids[s] > g.Bids[tied[0]]:
			tied = append(tied[:0], s)
		case g.Bids[s] == g.Bids[tied[0]]:
			tied = append(tied, s)
		}
	}
	return tied
}

// rank orders the players by their bids; those who bid the same change the order that they had.
// rule: mu-giochix/order/auction
// rule: mu-giochix/order/other-ties
func (g *State) rank() {
	all := g.players()
	slices.Reverse(all)
	slices.SortStableFunc(all, func(a, b play.Seat) int { return int(g.Bids[b]) - int(g.Bids[a]) })
	for i := range g.Order {
		g.Order[i] = play.Nobody
	}
	copy(g.Order[:], all)
}

// winnerPays lets the first pay his bid to the last.
// rule: mu-giochix/order/winner-pays-last
func (g *State) winnerPays(t *play.Table) {
	all := g.players()
	for i, s := range all {
		t.Tell(KeyOrder, int16(s), int16(i+1))
	}
	first, last := all[0], all[len(all)-1]
	if bid := g.Bids[first]; bid > 0 && first != last {
		g.gain(first, -int32(bid))
		g.gain(last, int32(bid))
		t.Tell(KeyPays, int16(first), bid, int16(last))
	}
}
