package warriorknights

import (
	"slices"
	"testing"

	"signoria/play"
)

// agenda finds an agenda by its id.
func agenda(t *testing.T, id string) int8 {
	t.Helper()
	i := slices.IndexFunc(box.Agendas[:], func(a BoxAgenda) bool { return a.ID == id })
	if i < 0 {
		t.Fatalf("no agenda %q", id)
	}
	return int8(i)
}

func (p *at) agenda(id string) int8 { p.t.Helper(); return agenda(p.t, id) }

// current puts agendas on the current-agenda spaces, from the left.
func (p *at) current(ids ...string) *at {
	p.t.Helper()
	for i, id := range ids {
		p.agendaTo(id, Current-int8(i))
	}
	return p
}

// discarded puts an agenda on the discard pile.
func (p *at) discarded(id string) *at {
	p.t.Helper()
	p.agendaTo(id, BeingVoted)
	p.discardAgenda(nil, p.agenda(id))
	return p
}

// assemble begins the Assembly.
func (p *at) assemble() *at { p.t.Helper(); return p.run((*State).assembly) }

// bids commits Votes, in the order of the seats; -1 for who is not asked.
func (p *at) bids(agenda int8, votes ...int16) *at {
	p.t.Helper()
	for s, n := range votes {
		if n >= 0 {
			p.play(saying(by(play.Seat(s), CommitVotes, agenda), n))
		}
	}
	return p
}

// where says where an agenda lies.
func (p *at) where(id string) int8 { p.t.Helper(); return p.AgendaAt[p.agenda(id)] }

func (p *at) votes() (v [MaxBarons]int16) {
	for s := range v {
		v[s] = p.Barons[s].Votes
	}
	return v
}

func TestVotesReceived(t *testing.T) {
	// rule: warrior-knights/assembly/step-1-receive-votes
	t.Run("1 Vote, and 1 for each city of the realm", func(t *testing.T) {
		p := position(t, 3)
		for _, c := range []string{"monz", "froli", "vecht", "jerusalem"} {
			p.city(c).of(green)
		}
		p.city("lenz").of(red).besieged(blue, 1)
		p.assemble()
		want(t, "three realm cities and one overseas", p.Barons[green].Votes, 4)
		want(t, "a besieged city still gives its Vote", p.Barons[red].Votes, 2)
		want(t, "no city", p.Barons[blue].Votes, 1)
	})
	// rule: warrior-knights/assembly/attendance-compulsory
	t.Run("all are present who are neither banned nor kept away", func(t *testing.T) {
		p := position(t, 4).charge(red, "envoy-abroad").current("royal-grant")
		p.Barons[black].Banned = true
		p.city("monz").of(red)
		p.assemble()
		want(t, "the envoy and the banned get none", p.votes(), [MaxBarons]int16{1, 0, 1, 0})
		for _, s := range []play.Seat{red, black} {
			if _, asked := p.match.OfferTo(s); asked {
				t.Errorf("seat %d votes", s)
			}
		}
		p.asks(green, AskCommit).asks(blue, AskCommit)
		q := position(t, 3)
		q.Barons[blue].Out = true
		q.Vote.Present = 1 << uint(blue) // at the last one
		q.gather()
		want(t, "who is out of the game is not present", q.Vote.Present, 3)
	})
	// rule: warrior-knights/assembly/step-1-receive-votes
	t.Run("a charge brings more Votes", func(t *testing.T) {
		p := position(t, 2).charge(green, "lord-chancellor")
		p.assemble()
		want(t, "Votes", p.Barons[green].Votes, 3)
	})
}

func TestHiddenVotes(t *testing.T) {
	p := position(t, 3).current("royal-grant", "synod").assemble()
	// rule: warrior-knights/assembly/step-1-votes-public-until-voting
	p.asks(green, AskNextAgenda)
	for s, n := range map[play.Seat]int{green: -1, red: 1, play.Nobody: -1} {
		want(t, "red's Votes from the first vote on", p.match.View(s).(*View).Barons[red].Votes, n)
	}
	a := p.agenda("royal-grant")
	p.play(by(green, PutNext, a))
	// rule: warrior-knights/assembly/step-5b-simultaneous-reveal
	t.Run("bids are shown when all are made, and stay", func(t *testing.T) {
		p.bids(a, 1, 1)
		want(t, "one bid is still open", p.Vote.Shown, false)
		want(t, "nobody's bid is known", p.told(KeyBid), false)
		p.bids(a, -1, -1, 1)
		want(t, "shown", p.Vote.Shown, true)
		want(t, "red's bid", p.told(KeyBid, int16(red), 1, int16(a)), true)
		if _, err := p.match.Answer(saying(by(red, CommitVotes, a), 0)); err == nil {
			t.Error("red changes a bid that is shown")
		}
		if err := p.match.MayTakeBack(red); err == nil {
			t.Error("red takes back a bid that is shown")
		}
	})
	p.finish()
	want(t, "red's Votes after it", p.match.View(green).(*View).Barons[red].Votes, int(p.Barons[red].Votes))
}

func TestDeputy(t *testing.T) {
	// rule: warrior-knights/assembly/step-2-deputy-chairman
	t.Run("the Chairman names who acts for him, tie-breaks included", func(t *testing.T) {
		p := position(t, 4).charge(green, "envoy-abroad").current("royal-grant")
		p.assemble().asks(green, AskDeputy)
		want(t, "of those present only", p.offers(by(green, NameDeputy, 0)), false)
		a := p.agenda("royal-grant")
		p.play(by(green, NameDeputy, 2)).bids(a, -1, 0, 0, 0).asks(blue, AskTie)
		q := position(t, 4).charge(green, "envoy-abroad").current("royal-grant")
		q.Deputy, q.Barons[red].Banned = red, true
		q.assemble().asks(green, AskDeputy)
		want(t, "one who was banned is replaced", q.offers(by(green, NameDeputy, int8(blue))), true)
	})
	t.Run("who is alone present acts", func(t *testing.T) {
		p := position(t, 2).charge(green, "envoy-abroad").current("royal-grant").assemble()
		want(t, "the deputy", p.Deputy, red)
	})
	// rule: warrior-knights/assembly/step-2-deputy-chairman
	t.Run("a present Chairman needs none", func(t *testing.T) {
		p := position(t, 3).current("royal-grant")
		p.Deputy = red // who acted for the Chairman before this one
		p.assemble()
		want(t, "the deputy", p.Deputy, play.Nobody)
	})
}

func TestOrder(t *testing.T) {
	// rule: warrior-knights/assembly/step-4-chairman-orders-agendas
	p := position(t, 3).current("royal-grant", "synod", "triumph").assemble()
	place := func() int16 { o, _ := p.match.OfferTo(green); return o.Args[0] }
	want(t, "asked for the first", place(), 1)
	want(t, "of all three", p.choices(green), 3)
	p.asks(green, AskNextAgenda).play(by(green, PutNext, p.agenda("triumph")))
	want(t, "asked for the second", place(), 2)
	want(t, "of the two left", p.choices(green), 2)
	p.play(by(green, PutNext, p.agenda("royal-grant")))
	want(t, "told", p.told(KeyOrder, int16(p.agenda("triumph")), int16(p.agenda("royal-grant")), int16(p.agenda("synod"))), true)
	want(t, "the order", p.Vote.Order, [openPlaces]int8{p.agenda("triumph"), p.agenda("royal-grant"), p.agenda("synod")})
	want(t, "the first of the order is voted", p.Vote.Agenda, p.agenda("triumph"))
	// rule: warrior-knights/assembly/step-5d-resolve-immediately
	p.bids(p.agenda("triumph"), 1, 0, 0).play(by(green, VoteFor, int8(red)))
	want(t, "carried out before the next vote", p.Barons[red].Prestige, 1)
	want(t, "the next is voted", p.Vote.Agenda, p.agenda("royal-grant"))

	for a := range int8(4) { // one alone, whichever it is, needs no order
		q := position(t, 3).current(box.Agendas[a].ID)
		q.Vote = noVote
		q.run((*State).orderAgendas)
		want(t, "over", q.over(), true)
		want(t, "the order", q.Vote.Order, [openPlaces]int8{a, None, None})
		want(t, "told", q.told(KeyOrder, int16(a), None, None), true)
	}
	q := position(t, 3).current("royal-grant").assemble()
	want(t, "one lies open", q.Vote.Agenda, q.agenda("royal-grant"))
	want(t, "and is carried out, and no more is voted", q.finish().told(KeyAssemblyOver), true)
	want(t, "where none lies open there is no order", position(t, 3).run((*State).orderAgendas).told(KeyOrder), false)
	for present, postponed := range map[uint8]bool{7: true, 0: false} { // put off, or with nobody left to vote
		q := position(t, 3).current("royal-grant")
		q.Vote.Present, q.Vote.Postponed = present, postponed
		q.run((*State).voteAgendas)
		want(t, "it stays where it lies, unvoted", q.over() && q.where("royal-grant") == Current, true)
		want(t, "nor is an order fixed", q.told(KeyOrder), false)
	}
}

func TestBids(t *testing.T) {
	grant := agenda(t, "royal-grant")
	start := func(t *testing.T) *at {
		p := position(t, 3).current("royal-grant")
		p.Barons[green].Votes, p.Barons[red].Votes, p.Barons[blue].Votes = 4, 2, 2
		p.Chairman = red
		return p.assemble() // 5, 3, 3 Votes
	}
	// rule: warrior-knights/assembly/step-5a-secret-bid
	t.Run("none to all of one's Votes", func(t *testing.T) {
		p := start(t)
		for n, may := range map[int16]bool{-1: false, 0: true, 5: true, 6: false} {
			want(t, "green's bid", p.offers(saying(by(green, CommitVotes, grant), n)), may)
		}
		p.bids(grant, 2, 3, 0)
		for s, n := range []int16{2, 3, 0} {
			want(t, "a bid is told, none too", p.told(KeyBid, int16(s), n, int16(grant)), true)
		}
	})
	// rule: warrior-knights/assembly/step-5c-declare-in-order
	t.Run("declared by the Chairman first, undivided; who bid nothing says nothing", func(t *testing.T) {
		p := start(t).bids(grant, 2, 3, 0).asks(red, AskDeclare)
		p.play(by(red, VoteFor, 0)).asks(green, AskDeclare).play(by(green, VoteFor, 2))
		want(t, "the end", p.over(), true)
	})
	// rule: warrior-knights/assembly/step-5c-votes-are-spent
	// rule: warrior-knights/assembly/unused-votes-kept
	t.Run("winners and losers spend what they bid and keep the rest", func(t *testing.T) {
		p := start(t).bids(grant, 2, 3, 1).finish()
		want(t, "Votes", p.votes(), [MaxBarons]int16{3, 0, 2})
		for i, winner := range []play.Seat{green, red, blue} { // all bid are counted, whoever they are for
			p := start(t).bids(grant, 2, 2, 1)
			p.play(by(red, VoteFor, int8(winner)), by(blue, VoteFor, int8(winner)), by(green, VoteFor, int8((i+1)%3)))
			want(t, "3 against 2", p.Barons[winner].Crowns, 21)
		}
		p = start(t).bids(grant, 2, 2, 0).play(by(red, VoteFor, int8(red)), by(green, VoteFor, int8(green)))
		want(t, "2 against 2 is no majority", p.told(KeyElected), false)
	})
	// rule: warrior-knights/assembly/choose-a-baron-result
	// rule: warrior-knights/assembly/voting-types
	t.Run("the card goes to who has most Votes, present or not", func(t *testing.T) {
		p := position(t, 4).current("salt-pans")
		p.Barons[black].Banned = true
		pans := p.agenda("salt-pans")
		p.assemble().bids(pans, 1, 0, 1).play(by(green, VoteFor, int8(black)), by(blue, VoteFor, int8(black)))
		p.asks(black, AskCharge)
		p = position(t, 3).current("election-of-chairman")
		p.Barons[red].Out, p.Barons[blue].Banned = true, true
		p.assemble().bids(p.agenda("election-of-chairman"), 0)
		want(t, "where only one may have it there is no tie to break",
			p.told(KeyElected, int16(p.agenda("election-of-chairman")), int16(green)), true)
	})
	// rule: warrior-knights/assembly/step-5c-ties
	t.Run("a tie is the Chairman's, whatever he voted for", func(t *testing.T) {
		p := start(t).bids(grant, 2, 2, 0).play(by(red, VoteFor, int8(red)), by(green, VoteFor, int8(green))).asks(red, AskTie)
		want(t, "only what is tied", p.choices(red), 2)
		p.play(by(red, VoteFor, int8(green)))
		want(t, "green's crowns", p.Barons[green].Crowns, 21)
	})
	t.Run("if nobody bids he decides freely", func(t *testing.T) {
		p := start(t).bids(grant, 0, 0, 0).asks(red, AskTie)
		want(t, "any Baron", p.choices(red), 3)
	})
}

func TestYesNo(t *testing.T) {
	law := agenda(t, "free-markets")
	for _, c := range []struct {
		name     string
		yes, no  int16
		approved bool
	}{
		{"more yes", 3, 2, true},
		{"more no", 2, 3, false},
	} {
		// rule: warrior-knights/assembly/yes-no-result
		// rule: warrior-knights/assembly/voting-types
		t.Run(c.name, func(t *testing.T) {
			p := position(t, 2).current("free-markets")
			p.Seats, p.Barons[blue].Out = 3, true // two left of three: no written bids
			p.Barons[green].Votes, p.Barons[red].Votes = 4, 4
			p.assemble().bids(law, c.yes, c.no)
			want(t, "yes or no", p.choices(green), 2)
			p.play(by(green, VoteYes), by(red, VoteNo))
			want(t, "in force", p.AgendaAt[law] == InForce, c.approved)
			want(t, "discarded", p.AgendaAt[law] == InAgendaDiscard, !c.approved)
		})
	}
}

func TestEndOfAssembly(t *testing.T) {
	// rule: warrior-knights/assembly/step-6-new-agendas
	t.Run("three new agendas lie open", func(t *testing.T) {
		p := position(t, 3).current("royal-grant", "synod", "triumph").assemble().finish()
		for place := range int8(openPlaces) {
			if a := p.onSpace(place); a == None || !p.told(KeyNewAgenda, int16(a)) {
				t.Errorf("space %d holds %d", place, a)
			}
		}
		want(t, "the old are gone", p.where("royal-grant"), InAgendaDiscard)
	})
	// rule: warrior-knights/assembly/no-assembly-without-barons
	t.Run("with all Barons banned nothing is voted", func(t *testing.T) {
		p := position(t, 2).current("royal-grant", "free-markets", "triumph")
		p.Barons[green].Banned, p.Barons[red].Banned = true, true
		p.assemble()
		want(t, "it is over", p.over(), true)
		want(t, "no Votes", p.votes(), [MaxBarons]int16{})
		for _, id := range []string{"royal-grant", "free-markets", "triumph"} {
			want(t, id, p.where(id), InAgendaDiscard)
		}
		want(t, "replaced", p.onSpace(2) != None, true)
		want(t, "the last Chairman keeps the token", p.Chairman, green)
		q := position(t, 2).current("royal-grant")
		q.Barons[green].Banned, q.Barons[red].Banned, q.Barons[red].Pardoned = true, true, true
		q.Deputy = red
		q.assemble()
		want(t, "a single one is discarded too", q.where("royal-grant"), InAgendaDiscard)
		want(t, "and none but it", q.count(KeyUnvoted), 1)
		want(t, "nothing is left of the vote", q.Vote, noVote)
		want(t, "nor a deputy", q.Deputy, play.Nobody)
		want(t, "who was pardoned is banned no more", q.Barons[red].Banned, false)
		q = position(t, 3).current("tribune", "royal-grant")
		q.Barons[red].Banned, q.Barons[blue].Banned = true, true
		tribune := q.agenda("tribune")
		q.assemble().play(by(green, PutNext, tribune)).bids(tribune, 1).
			play(by(green, VoteFor, int8(green)), by(green, RefuseAgenda, tribune))
		want(t, "nor is the rest when the last has left", q.over() && q.told(KeyUnvoted, int16(q.agenda("royal-grant"))), true)
	})
	// rule: warrior-knights/assembly/step-6-new-agendas
	t.Run("an empty deck is made of the discards", func(t *testing.T) {
		p := position(t, 2)
		for p.Agendas.Len() > 0 {
			p.AgendaAt[p.Agendas.At(0)] = BeingVoted
			p.discardAgenda(nil, int8(p.Agendas.Pop()))
		}
		p.assemble()
		want(t, "cards left", p.Agendas.Len(), agendas-openPlaces)
		want(t, "where they lie", p.AgendaAt[p.Agendas.At(0)], InAgendaDeck)
		p = position(t, 2)
		for p.Agendas.Len() > 0 {
			p.AgendaAt[p.Agendas.Pop()] = InForce
		}
		want(t, "with all in play none is drawn", p.run((*State).drawAgendas).onSpace(0), None)
	})
}

func TestVeto(t *testing.T) {
	p := position(t, 3).charge(blue, "tribune").current("free-markets", "royal-grant")
	p.assemble().play(by(green, PutNext, p.agenda("free-markets")))
	p.bids(p.agenda("free-markets"), 1, 0, 0).play(by(green, VoteYes)).asks(blue, AskVeto)
	p.play(by(blue, Veto, p.agenda("tribune")))
	want(t, "the law fails", p.where("free-markets"), InAgendaDiscard)
	want(t, "the charge is spent", p.where("tribune"), InAgendaDiscard)
	p.bids(p.agenda("royal-grant"), -1, 1, 0).play(by(red, VoteFor, 1))
	want(t, "there is no second veto", p.over(), true)
}

// rule: warrior-knights/player-count/two-player-voting
func TestTwoPlayerVoting(t *testing.T) {
	grant, law, triumph := agenda(t, "royal-grant"), agenda(t, "free-markets"), agenda(t, "triumph")
	start := func(t *testing.T) *at {
		p := position(t, 2).current("royal-grant", "free-markets", "triumph")
		p.Barons[green].Votes, p.Barons[red].Votes = 4, 4
		return p.assemble().play(by(green, PutNext, grant), by(green, PutNext, law)) // 5 Votes each
	}
	t.Run("what is written may not exceed one's Votes", func(t *testing.T) {
		p := start(t).play(saying(by(green, CommitVotes, grant), 2), saying(by(green, CommitVotes, law), 2))
		want(t, "2, 2 and 2", p.offers(saying(by(green, CommitVotes, triumph), 2)), false)
		want(t, "2, 2 and 1", p.offers(saying(by(green, CommitVotes, triumph), 1)), true)
	})
	// rule: warrior-knights/assembly/step-5a-secret-bid
	t.Run("2, 0 and 3 of 5", func(t *testing.T) {
		p := start(t).play(saying(by(green, CommitVotes, grant), 2), saying(by(green, CommitVotes, law), 0),
			saying(by(green, CommitVotes, triumph), 3))
		want(t, "green's numbers", p.told(KeyBid), false)
		p.play(saying(by(red, CommitVotes, grant), 0), saying(by(red, CommitVotes, law), 1), saying(by(red, CommitVotes, triumph), 2))
		want(t, "all is revealed together, before the first is declared", p.told(KeyBid, int16(red), 2, int16(triumph)), true)
		want(t, "and lies open to both", slices.Equal(view(p.State, green).Vote.Written[2], []int{3, 2}), true)
		want(t, "only numbers are written: green says for whom", p.told(KeyBid, int16(green), 2, int16(grant)), true)
		p.asks(green, AskDeclare).play(by(green, VoteFor, 0))
		want(t, "green's crowns", p.Barons[green].Crowns, 21)
		p.asks(red, AskDeclare).play(by(red, VoteNo))
		want(t, "the law fails", p.AgendaAt[law], InAgendaDiscard)
		p.play(by(green, VoteFor, 0), by(red, VoteFor, 1))
		want(t, "green's prestige", p.Barons[green].Prestige, 1)
		want(t, "Votes left", p.votes(), [MaxBarons]int16{0, 2})
		want(t, "each bid is read out once", p.count(KeyBid), 6)
	})
	t.Run("who has lost Votes since bids what he has left, and it is told", func(t *testing.T) {
		p := position(t, 2).current("public-censure", "free-markets", "triumph")
		p.Barons[green].Votes, p.Barons[red].Votes = 4, 4
		censure := p.agenda("public-censure")
		p.assemble().play(by(green, PutNext, censure), by(green, PutNext, law))
		p.play(saying(by(green, CommitVotes, censure), 5), by(green, CommitVotes, law), by(green, CommitVotes, triumph))
		p.play(by(red, CommitVotes, censure), by(red, CommitVotes, law), saying(by(red, CommitVotes, triumph), 5))
		p.play(by(green, VoteFor, int8(red)), by(red, Submit), by(green, VoteNo)).asks(red, AskDeclare)
		want(t, "the 2 that are left of the 5 he wrote", p.Vote.Bid[red], 2)
		want(t, "told", p.told(KeyBid, int16(red), 2, int16(triumph)), true)
		want(t, "green's, which is as written, is not told again", p.count(KeyBid), 7)
	})
	t.Run("who has written all his Votes is not seen to be done", func(t *testing.T) {
		p := start(t).play(saying(by(green, CommitVotes, grant), 5)).asks(green, AskCommit)
		want(t, "nothing is left", p.offers(saying(by(green, CommitVotes, law), 1)), false)
		p.play(by(green, CommitVotes, law), by(green, CommitVotes, triumph))
	})
	t.Run("a private motion is voted first, by a number of its own", func(t *testing.T) {
		p := position(t, 2).current("private-motion-1", "royal-grant", "triumph").fate("green")
		p.Barons[green].Votes = 1
		p.assemble().asks(green, AskMotionKind).play(by(green, ProposePostpone))
		p.bids(p.agenda("private-motion-1"), 1, 0).play(by(green, VoteNo))
		p.asks(green, AskNextAgenda).play(by(green, PutNext, p.agenda("triumph")))
		want(t, "what is left of green's 2 Votes", p.offers(saying(by(green, CommitVotes, p.agenda("triumph")), 2)), false)
		want(t, "may be written", p.offers(saying(by(green, CommitVotes, p.agenda("triumph")), 1)), true)
	})
}
