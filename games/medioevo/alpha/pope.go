package alpha

import (
	"slices"

	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// The Pope: who has the office, how it is lost and won, and whom he excommunicates. Crusades stand in crusade.go. What
// the shared chapters know of the Church is in force/faith.go.

const (
	Excommunicate play.Verb = 900 // the player A
	Absolve       play.Verb = 901 // the player A
	VoteFor       play.Verb = 902 // the player A
	BidForPapacy  play.Verb = 903 // n florins

	AskVote     play.Prompt = 900 // who shall be Pope
	AskPapalBid play.Prompt = 901 // florins for the office, in round A of the bidding

	KeyPopeDies    play.Key = 900 // A, who was Pope, is dead
	KeyVote        play.Key = 901 // A votes for B
	KeyTiedVote    play.Key = 902 // A has as many votes as another
	KeyPapalBid    play.Key = 903 // A has bid B florins
	KeyEqualBids   play.Key = 904 // the highest bids are equal, in round A
	KeyPapalLot    play.Key = 905 // the lot decides for A
	KeyBecomesPope play.Key = 906 // A becomes Pope
	KeySuspended   play.Key = 907 // Rome is A's (-1 the barbarians'), and there is no Pope
	KeyNoPope      play.Key = 908 // nobody can be elected
	KeyPapalPrice  play.Key = 909 // A pays B florins for the office
	KeyExcluded    play.Key = 910 // A excommunicates B
	KeyAbsolved    play.Key = 911 // A lifts B's excommunication

	RuleGrounds play.Rule = 900
)

var popeChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Excommunicate: "excommunicate", Absolve: "absolve", VoteFor: "vote-for", BidForPapacy: "bid-for-papacy"},
	Prompts: map[play.Prompt]string{AskVote: "papal-vote", AskPapalBid: "papal-bid"},
	Lines: map[play.Key]string{
		KeyPopeDies: "pope-dies", KeyVote: "papal-vote", KeyTiedVote: "papal-tie", KeyPapalBid: "papal-bid", KeyEqualBids: "papal-bids-equal",
		KeyPapalLot: "papal-lot", KeyBecomesPope: "becomes-pope", KeySuspended: "papacy-suspended", KeyNoPope: "no-pope", KeyPapalPrice: "papal-price",
		KeyExcluded: "excommunicated", KeyAbsolved: "absolved",
	},
	Rules: map[play.Rule]string{RuleGrounds: "mu-alpha/pope/excommunication-grounds"},
	Refs: wording.Refs{
		Excommunicate: wording.OfA(force.RefSeat), Absolve: wording.OfA(force.RefSeat), VoteFor: wording.OfA(force.RefSeat),
	},
}

const (
	popePoints   = 1 // for becoming Pope during play
	romePoints   = 3 // for Rome conquered by one who is no Christian, or retaken by one who is
	banPoints    = 2 // that excommunication costs
	papalRounds  = 2 // of bidding, before the lot decides
	mostPapalBid = 30000
)

// christian says whether a player is of the Pope's faith.
func christian(g *force.State, s play.Seat) bool {
	return s >= 0 && s < force.MostRealms && g.Religion(s) == medioevo.Catholic
}

// rome is the Papal State.
// rule: mu-alpha/pope/papal-states
func rome(g *force.State) force.Place { return g.Box().HolyLand(medioevo.Rome) }

// banned says whether a player is excommunicated.
func banned(g *force.State, s play.Seat) bool { return g.Faith.Banned&force.Bit(s) != 0 }

// inCommunion are the Christian players who are not excommunicated: they vote, stand for election and join Crusades.
// rule: mu-alpha/pope/excommunication-effects
func inCommunion(g *force.State) []play.Seat {
	return slices.DeleteFunc(g.AllSeats(), func(s play.Seat) bool { return !christian(g, s) || banned(g, s) })
}

// enthrone makes a player Pope, in whose place there is no other.
// rule: mu-alpha/victory/hp-becoming-pope
func enthrone(g *force.State, t *play.Table, s play.Seat) {
	vacate(g)
	g.Players[s].Pope = true
	t.Tell(KeyBecomesPope, int16(s))
	g.Honour(t, s, popePoints, force.ForPope)
}

// vacate leaves the office to nobody.
func vacate(g *force.State) {
	for s := range g.Players {
		g.Players[s].Pope = false
	}
}

// taken is what follows when a player has taken Rome: the Pope is dead. A Christian is Pope in his place and in communion
// with the Church, whatever he was; anybody else leaves it without one.
// rule: mu-alpha/pope/dies-on-conquest-by-christian
// rule: mu-alpha/pope/suspended-by-non-christian
// rule: mu-alpha/victory/hp-conquer-rome
// rule: mu-alpha/victory/hp-reconquer-rome
func taken(g *force.State, t *play.Table, s, from play.Seat, p force.Place) {
	if p != rome(g) {
		return
	}
	pope := g.Pope()
	if pope != play.Nobody && pope != s {
		t.Tell(KeyPopeDies, int16(pope))
	}
	switch {
	case !christian(g, s):
		vacate(g)
		if from == play.Nobody || christian(g, from) {
			g.Honour(t, s, romePoints, force.ForRome)
		}
		t.Tell(KeySuspended, int16(s))
		return
	case !christian(g, from):
		g.Honour(t, s, romePoints, force.ForRome)
	}
	reconcile(g, t, s, play.Nobody)
	g.Faith.Assailed &^= force.Bit(s) // rule: mu-alpha/pope/excommunication-grounds
	if pope != s {
		enthrone(g, t, s)
	}
}

// romeLost is what follows when Rome falls to the barbarians, in whatever way: there is no Pope until a Christian takes
// it back.
// rule: mu-alpha/pope/suspended-by-non-christian
func romeLost(g *force.State, t *play.Table, _ play.Seat, p force.Place, to play.Seat) {
	if p != rome(g) || to != play.Nobody {
		return
	}
	if pope := g.Pope(); pope != play.Nobody {
		t.Tell(KeyPopeDies, int16(pope))
	}
	vacate(g)
	t.Tell(KeySuspended, int16(play.Nobody))
}

// suspended says whether the office is suspended: Rome is not a Christian player's.
// rule: mu-alpha/pope/suspended-by-non-christian
func suspended(g *force.State) bool { return !christian(g, g.Holder(rome(g))) }

// underAPope is a phase in which somebody is Pope, if anybody can be: where he has gone with his realm another is elected
// before and after.
// rule: mu-alpha/pope/election
func underAPope(phase func(*force.State, *play.Table) bool) func(*force.State, *play.Table) bool {
	return func(g *force.State, t *play.Table) bool {
		fillPapacy(g, t)
		over := phase(g, t)
		fillPapacy(g, t)
		return over
	}
}

// popesDeath is the Pope's death in any other way than by the conquest of Rome: the Christians elect another.
// rule: mu-alpha/pope/election
func popesDeath(g *force.State, t *play.Table) {
	pope := g.Pope()
	if pope == play.Nobody {
		return
	}
	t.Tell(KeyPopeDies, int16(pope))
	vacate(g)
	if fillPapacy(g, t); g.Pope() == play.Nobody {
		t.Tell(KeyNoPope)
	}
}

// fillPapacy elects a Pope if there is none and the office is not suspended: also where he has gone with his realm.
// rule: mu-alpha/pope/election
func fillPapacy(g *force.State, t *play.Table) {
	if g.Phase == force.GameOver || g.Pope() != play.Nobody || suspended(g) {
		return
	}
	if len(inCommunion(g)) == 0 {
		return
	}
	elect(g, t)
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

// offerBans lists what the Pope can do besides in his Diplomacy: it is no diplomatic action.
// rule: mu-alpha/pope/two-extra-options
// rule: mu-alpha/pope/excommunication-grounds
// rule: mu-alpha/pope/excommunication-lifted
func offerBans(g *force.State, o *play.Asking, s play.Seat) {
	if !g.Players[s].Pope {
		return
	}
	for _, x := range g.Others(s) {
		switch {
		case !christian(g, x):
		case banned(g, x):
			o.May(play.Choice{Verb: Absolve, A: int16(x)}, play.Free)
		case grounds(g)&force.Bit(x) == 0:
			o.May(play.Choice{Verb: Excommunicate, A: int16(x)}, RuleGrounds)
		default:
			o.May(play.Choice{Verb: Excommunicate, A: int16(x)}, play.Free)
		}
	}
}

// grounds are those whom the Pope may excommunicate, bit s: each for what he has not been excommunicated for yet.
// rule: mu-alpha/pope/excommunication-grounds
func grounds(g *force.State) (all uint16) {
	for _, s := range g.AllSeats() {
		if christian(g, s) && !g.Players[s].Pope && !banned(g, s) {
			all |= (g.Faith.Assailed | g.Faith.Refused) & force.Bit(s)
		}
	}
	return all
}

// ban does what offerBans lists; false if the answer is about something else.
func ban(g *force.State, t *play.Table, a play.Answer) bool {
	switch on := play.Seat(a.A); a.Verb {
	case Excommunicate:
		excommunicate(g, t, a.Seat, on)
	case Absolve:
		reconcile(g, t, on, a.Seat)
	default:
		return false
	}
	return true
}

// excommunicate is the Pope's ban; what it is for is paid with it.
// rule: mu-alpha/pope/excommunication-effects
func excommunicate(g *force.State, t *play.Table, pope, on play.Seat) {
	x := &g.Faith
	x.Banned |= force.Bit(on)
	x.Assailed &^= force.Bit(on)
	x.Refused &^= force.Bit(on)
	t.Tell(KeyExcluded, int16(pope), int16(on))
	g.Honour(t, on, -banPoints, force.ForExcommunication)
}

// reconcile lifts an excommunication, by a Pope or, Nobody, because he who was excommunicated is Pope himself.
// rule: mu-alpha/pope/excommunication-lifted
func reconcile(g *force.State, t *play.Table, on, pope play.Seat) {
	if !banned(g, on) {
		return
	}
	g.Faith.Banned &^= force.Bit(on)
	t.Tell(KeyAbsolved, int16(pope), int16(on))
	g.Honour(t, on, banPoints, force.ForExcommunication)
}

// assailed notes a Christian who has attacked Rome without taking it.
// rule: mu-alpha/pope/excommunication-grounds
func assailed(g *force.State, _ *play.Table) {
	b := &g.Battle
	by := b.Sides[force.Attacking].Main
	if b.Land && b.At == rome(g) && christian(g, by) && !g.Players[by].Out && g.Holder(b.At) != by {
		g.Faith.Assailed |= force.Bit(by)
	}
}
