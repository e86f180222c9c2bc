package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
	"slices"
)

// The Pope, the election: who votes, who is ahead, and what the office costs where several are. When there is one is in
// pope.go.

const (
	VoteFor      play.Verb = 902 // the player A
	BidForPapacy play.Verb = 903 // n florins

	AskVote     play.Prompt = 900 // who shall be Pope
	AskPapalBid play.Prompt = 901 // florins for the office, in round A of the bidding

	KeyVote       play.Key = 901 // A votes for B
	KeyTiedVote   play.Key = 902 // A has as many votes as another
	KeyPapalBid   play.Key = 903 // A has bid B florins
	KeyEqualBids  play.Key = 904 // the highest bids are equal, in round A
	KeyPapalLot   play.Key = 905 // the lot decides for A
	KeyPapalPrice play.Key = 909 // A pays B florins for the office
)

var electionChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{VoteFor: "vote-for", BidForPapacy: "bid-for-papacy"},
	Prompts: map[play.Prompt]string{AskVote: "papal-vote", AskPapalBid: "papal-bid"},
	Lines: map[play.Key]string{
		KeyVote: "papal-vote", KeyTiedVote: "papal-tie", KeyPapalBid: "papal-bid", KeyEqualBids: "papal-bids-equal", KeyPapalLot: "papal-lot",
		KeyPapalPrice: "papal-price",
	},
}

const (
	papalRounds  = 2 // of bidding, before the lot decides
	mostPapalBid = 30000
)

// inCommunion are the Christian players who are not excommunicated: they vote, stand for election and join Crusades.
// rule: mu-alpha/pope/excommunication-effects
func inCommunion(g *force.State) []play.Seat {
	return slices.DeleteFunc(g.AllSeats(), func(s play.Seat) bool { return !christian(g, s) || banned(g, s) })
}

// elect has the Christian players vote for one of them, openly and one after the other. Who has most votes is Pope.
// rule: mu-alpha/pope/election
// rule: mu-alpha/pope/excommunication-effects
func elect(g *force.State, t *play.Table) {
	g.Faith.Election = force.Election{Open: true}
	for s := range g.Faith.Election.Votes {
		g.Faith.Election.Votes[s], g.Faith.Election.Bids[s] = play.Nobody, -1
	}
	for _, s := range inCommunion(g) {
		vote := s
		if len(inCommunion(g)) > 1 {
			vote = play.Seat(t.Await(func(o *play.Asking) {
				o.To(s, AskVote)
				for _, x := range inCommunion(g) {
					o.May(play.Choice{Verb: VoteFor, A: int16(x)}, play.Free)
				}
			}).A)
		}
		g.Faith.Election.Votes[s] = vote
		t.Tell(KeyVote, int16(s), int16(vote))
	}
	g.Faith.Election.Tied = mostVotes(g)
	s := settleVote(g, t)
	g.Faith.Election = force.Election{}
	enthrone(g, t, s)
}

// mostVotes are those for whom most have voted, bit s.
func mostVotes(g *force.State) (ahead uint16) {
	var votes [force.MostRealms]int
	most := 0
	for _, s := range inCommunion(g) {
		if x := g.Faith.Election.Votes[s]; x != play.Nobody {
			votes[x]++
			most = max(most, votes[x])
		}
	}
	for s, n := range votes {
		if n == most {
			ahead |= 1 << s
		}
	}
	return ahead
}

// settleVote is who is Pope of those who are ahead: if there are several they bid for the office in secret, and once more
// if the highest bids are equal; then the lot decides. The bid is paid to the bank.
// rule: mu-alpha/pope/election-tie-auction
func settleVote(g *force.State, t *play.Table) play.Seat {
	e := &g.Faith.Election
	if all := tied(g); len(all) == 1 {
		return all[0]
	}
	for _, s := range tied(g) {
		t.Tell(KeyTiedVote, int16(s))
	}
	for e.Round = 1; e.Round <= papalRounds; e.Round++ {
		bidForPapacy(g, t)
		if all := tied(g); len(all) == 1 {
			payForPapacy(g, t, all[0])
			return all[0]
		}
		t.Tell(KeyEqualBids, int16(e.Round))
	}
	t.Chance()
	all := tied(g)
	s := all[g.Dice.N(len(all))]
	t.Tell(KeyPapalLot, int16(s))
	payForPapacy(g, t, s)
	return s
}

// tied are those between whom the vote stands.
func tied(g *force.State) []play.Seat {
	return slices.DeleteFunc(g.AllSeats(), func(s play.Seat) bool { return g.Faith.Election.Tied&force.Bit(s) == 0 })
}

// bidForPapacy lets those who are tied bid at the same time, none knowing of the others' bids, and leaves those tied who
// have bid most.
// rule: mu-alpha/pope/election-tie-auction
func bidForPapacy(g *force.State, t *play.Table) {
	t.Together(tied(g), func(s play.Seat) {
		g.Faith.Election.Bids[s] = t.Await(func(o *play.Asking) {
			o.To(s, AskPapalBid, int16(g.Faith.Election.Round))
			o.May(play.Choice{Verb: BidForPapacy, Hi: int16(min(g.Players[s].Florins, mostPapalBid))}, play.Free)
		}).N
	})
	e, most := &g.Faith.Election, int16(0)
	for _, s := range tied(g) {
		t.Tell(KeyPapalBid, int16(s), e.Bids[s])
		most = max(most, e.Bids[s])
	}
	for _, s := range tied(g) {
		if e.Bids[s] < most {
			e.Tied &^= force.Bit(s)
		}
	}
}

// payForPapacy takes what the new Pope has bid.
// rule: mu-alpha/pope/election-tie-auction
func payForPapacy(g *force.State, t *play.Table, s play.Seat) {
	if paid := g.Pay(s, int32(g.Faith.Election.Bids[s])); paid > 0 {
		t.Tell(KeyPapalPrice, int16(s), force.Shown(paid))
	}
}
