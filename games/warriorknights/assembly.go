package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

// The Assembly: the Barons present are given Votes, private motions come first, the Chairman orders
// the other agendas, and each is bid for, declared, counted and carried out.

const (
	NameDeputy  play.Verb = 120 + iota // Baron A acts for the Chairman
	PutNext                            // agenda A is voted next
	CommitVotes                        // N Votes for agenda A
	VoteFor                            // Baron A
	VoteYes                            //
	VoteNo                             //
	Veto                               // by discarding charge A
	LetStand                           // no veto
)

const (
	AskDeputy     play.Prompt = 200 + iota //
	AskNextAgenda                          // the A-th to be voted
	AskCommit                              // Votes for agenda A, of B, of Baron C
	AskDeclare                             // what his B Votes for agenda A are for, of Baron C
	AskTie                                 // between what is tied over agenda A
	AskVeto                                // agenda A, which goes to Baron B (-2: is approved)
)

const (
	KeyAssembly      play.Key = 200 + iota // it meets
	KeyEmptyHall                           // every Baron is banned
	KeyVotesReceived                       // Baron A, B Votes
	KeyDeputy                              // Baron A names Baron B
	KeyOrder                               // agendas A, B, C (-1: fewer)
	KeyBid                                 // Baron A, B Votes for agenda C
	KeyDeclared                            // Baron A, B Votes, for C (a Baron, -2 yes, -3 no)
	KeyTie                                 // Baron A settles the tie for B
	KeyApproved                            // agenda A
	KeyRejected                            // agenda A
	KeyElected                             // agenda A goes to Baron B
	KeyVetoed                              // Baron A stops agenda B
	KeyUnvoted                             // agenda A is discarded without a vote
	KeyNewAgenda                           // agenda A lies open
	KeyAssemblyOver                        //
)

// RuleBannedChair: a banned Baron can by no means become Chairman.
const RuleBannedChair play.Rule = 204

var assemblyChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		NameDeputy: "name-deputy", PutNext: "put-next", CommitVotes: "commit-votes", VoteFor: "vote-for",
		VoteYes: "vote-yes", VoteNo: "vote-no", Veto: "veto", LetStand: "let-stand",
	},
	Prompts: map[play.Prompt]string{
		AskDeputy: "deputy", AskNextAgenda: "next-agenda", AskCommit: "commit", AskDeclare: "declare",
		AskTie: "tie", AskVeto: "veto",
	},
	Lines: map[play.Key]string{
		KeyAssembly: "assembly", KeyEmptyHall: "empty-hall", KeyVotesReceived: "votes-received",
		KeyDeputy: "deputy", KeyOrder: "order", KeyBid: "bid", KeyDeclared: "declared", KeyTie: "tie",
		KeyApproved: "approved", KeyRejected: "rejected", KeyElected: "elected", KeyVetoed: "vetoed",
		KeyUnvoted: "unvoted", KeyNewAgenda: "new-agenda", KeyAssemblyOver: "assembly-over",
	},
	Rules: map[play.Rule]string{RuleBannedChair: "warrior-knights/banishment/banned-cannot-be-chairman"},
	Refs: wording.Refs{
		NameDeputy: wording.OfA(refSeat), PutNext: wording.OfA(refAgenda), CommitVotes: wording.OfA(refAgenda),
		VoteFor: wording.OfA(refSeat), Veto: wording.OfA(refAgenda),
	},
}

// What Votes may be for, besides a Baron (his seat), and what a vote may end in.
const (
	Undeclared int8 = -1
	InFavour   int8 = -2
	Against    int8 = -3
)

// noVote stands in the state while nothing is voted on.
var noVote = Vote{
	Agenda: None, Proposer: play.Nobody, Target: None,
	For:   [MaxBarons]int8{Undeclared, Undeclared, Undeclared, Undeclared, Undeclared, Undeclared},
	Order: [openPlaces]int8{None, None, None},
}

// assembly gathers the Barons to vote on the agendas that lie open.
func (g *State) assembly(t *play.Table) {
	t.Tell(KeyAssembly)
	g.gather()
	if g.Vote.Present == 0 {
		t.Tell(KeyEmptyHall)
	} else {
		g.handOutVotes(t)
		g.presider(t)
		g.Vote.Open = true
		g.votePrivateMotions(t)
		g.voteAgendas(t)
	}
	g.rise(t)
}

// gather notes who is present: all who are neither banned nor kept away by a charge.
// rule: warrior-knights/assembly/attendance-compulsory
func (g *State) gather() {
	g.Vote = noVote
	for s := range play.Seat(g.Seats) {
		if g.inGame(s) && !g.Barons[s].Banned && g.holds(s, ModAbsent) == 0 {
			g.Vote.Present |= 1 << uint(s)
		}
	}
}

func (g *State) attends(s play.Seat) bool { return g.Vote.Present>>uint(s)&1 == 1 }

// handOutVotes gives each Baron present 1 Vote and 1 for each city of the realm he controls.
// rule: warrior-knights/assembly/step-1-receive-votes
func (g *State) handOutVotes(t *play.Table) {
	order, n := g.clockwise(g.Chairman)
	for _, s := range order[:n] {
		if g.attends(s) {
			votes := 1 + g.realmCities(s) + g.holds(s, ModAssemblyVotes)
			g.Barons[s].Votes += votes
			t.Tell(KeyVotesReceived, int16(s), votes)
		}
	}
}

// presider is who acts as Chairman here: the Chairman, or the Baron present whom he names.
// rule: warrior-knights/assembly/step-2-deputy-chairman
func (g *State) presider(t *play.Table) play.Seat {
	if g.attends(g.Chairman) {
		g.Deputy = play.Nobody
		return g.Chairman
	}
	if !g.attends(g.Deputy) { // nor does Nobody
		g.nameDeputy(t)
	}
	return g.Deputy
}

func (g *State) nameDeputy(t *play.Table) {
	g.Deputy = onlySeat(g.Vote.Present)
	if g.Deputy == play.Nobody {
		a := t.Await(func(o *play.Asking) {
			o.To(g.Chairman, AskDeputy)
			g.mayNameEach(o, NameDeputy, g.Vote.Present)
		})
		g.Deputy = play.Seat(a.A)
	}
	t.Tell(KeyDeputy, int16(g.Chairman), int16(g.Deputy))
}

// onlySeat is the single member of a set of seats, or Nobody.
func onlySeat(among uint8) play.Seat {
	if among == 0 || among&(among-1) != 0 {
		return play.Nobody
	}
	return lowestSeat(among)
}

func lowestSeat(among uint8) play.Seat {
	for s := range play.Seat(MaxBarons) {
		if among>>uint(s)&1 == 1 {
			return s
		}
	}
	return play.Nobody
}

// mayNameEach lists a choice for each Baron of a set.
func (g *State) mayNameEach(o *play.Asking, v play.Verb, among uint8) {
	for s := range play.Seat(MaxBarons) {
		if among>>uint(s)&1 == 1 {
			o.May(play.Choice{Verb: v, A: int16(s)}, play.Free)
		}
	}
}

// voteAgendas votes the agendas on the table one after the other.
// rule: warrior-knights/assembly/step-5d-resolve-immediately
func (g *State) voteAgendas(t *play.Table) {
	if g.Vote.Postponed || g.Vote.Present == 0 {
		return
	}
	g.orderAgendas(t)
	if g.Seats == 2 {
		g.writeBids(t) // rule: warrior-knights/player-count/two-player-voting
	}
	for place := range int8(openPlaces) {
		// rule: warrior-knights/assembly/step-5d-resolve-immediately
		// rule: warrior-knights/assembly/no-assembly-without-barons
		if a := g.Vote.Order[place]; a != None && g.Vote.Present != 0 {
			g.putToVote(t, a, place)
		}
	}
}

// orderAgendas lets the Chairman fix in which order they are voted.
// rule: warrior-knights/assembly/step-4-chairman-orders-agendas
func (g *State) orderAgendas(t *play.Table) {
	for place := range g.Vote.Order {
		left := g.currentAgendas() //stale:ok no aside touches what is up for the vote
		for _, a := range g.Vote.Order[:place] {
			left &^= 1 << uint(a)
		}
		switch {
		case left == 0:
			if place > 0 {
				g.tellOrder(t)
			}
			return
		case left&(left-1) == 0:
			g.Vote.Order[place] = nextAgenda(&left)
		default:
			chair := g.presider(t)
			a := t.Await(func(o *play.Asking) {
				o.To(chair, AskNextAgenda, int16(place)+1)
				for left := left; left != 0; {
					o.May(play.Choice{Verb: PutNext, A: int16(nextAgenda(&left))}, play.Free)
				}
			})
			g.Vote.Order[place] = int8(a.A)
		}
	}
	g.tellOrder(t)
}

func (g *State) tellOrder(t *play.Table) {
	t.Tell(KeyOrder, int16(g.Vote.Order[0]), int16(g.Vote.Order[1]), int16(g.Vote.Order[2]))
}

// currentAgendas are those that lie on the current-agenda spaces, bit a for agenda a.
func (g *State) currentAgendas() (set uint64) {
	for place := range int8(openPlaces) {
		if a := g.onSpace(place); a != None {
			set |= 1 << uint(a)
		}
	}
	return set
}

// onSpace is the agenda on a current-agenda space, or None.
func (g *State) onSpace(place int8) int8 {
	for a, at := range g.AgendaAt {
		if at == Current-place {
			return int8(a)
		}
	}
	return None
}

// writeBids lets each of two Barons write down in secret what he uses on each agenda; then all of it
// is read out. Who has nothing left writes 0, or the other would see that he is done.
// rule: warrior-knights/player-count/two-player-voting
func (g *State) writeBids(t *play.Table) {
	voters, n := g.voters(t)
	t.Undisturbed(func() {
		t.Together(voters[:n], func(s play.Seat) {
			for place := range g.Vote.Order {
				agenda := g.Vote.Order[place]
				if agenda == None {
					return
				}
				a := t.Await(func(o *play.Asking) { g.mayCommit(o, s, agenda, g.unwritten(s)) })
				g.Vote.Written[place][s] = a.N
			}
		})
	})
	g.Vote.Read = true
	for place, agenda := range g.Vote.Order {
		for _, s := range voters[:n] {
			if agenda != None {
				t.Tell(KeyBid, int16(s), g.Vote.Written[place][s], int16(agenda))
			}
		}
	}
}

// unwritten is how many Votes a Baron has not yet written down.
func (g *State) unwritten(s play.Seat) int16 {
	left := g.Barons[s].Votes
	for place := range g.Vote.Written {
		left -= g.Vote.Written[place][s]
	}
	return left
}

// voters are the Barons present who have Votes, the one presiding first, clockwise.
func (g *State) voters(t *play.Table) (voters [MaxBarons]play.Seat, n int) {
	order, all := g.clockwise(g.presider(t))
	for _, s := range order[:all] {
		if g.attends(s) && g.Barons[s].Votes > 0 {
			voters[n] = s
			n++
		}
	}
	return voters, n
}

func (g *State) mayCommit(o *play.Asking, s play.Seat, agenda int8, votes int16) {
	o.To(s, AskCommit, int16(agenda), votes, int16(s))
	o.May(play.Choice{Verb: CommitVotes, A: int16(agenda), Hi: votes}, play.Free)
}

// putToVote votes one agenda and carries the result out. place is its place in the Chairman's order,
// None for a private motion and for what one recalls.
func (g *State) putToVote(t *play.Table, agenda, place int8) {
	g.AgendaAt[agenda] = BeingVoted
	g.voidOffers(t)
	g.Vote.Agenda = agenda
	g.bid(t, place)
	g.declare(t)
	g.judgeVotes(t)
	result := g.count(t)
	if result == Against {
		t.Tell(KeyRejected, int16(agenda))
		g.discardAgenda(t, agenda)
	} else if g.vetoed(t, result) {
		g.discardAgenda(t, agenda)
	} else {
		g.carry(t, agenda, result)
	}
	for s, n := range g.Vote.Bid {
		g.Vote.Spent[s] += n
	}
	g.Vote.Agenda, g.Vote.Bid, g.Vote.Shown, g.Vote.For = None, [MaxBarons]int16{}, false, noVote.For
}

// bid has every Baron present set Votes aside in secret, and all show them at once.
// rule: warrior-knights/assembly/step-5a-secret-bid
// rule: warrior-knights/assembly/step-5b-simultaneous-reveal
// rule: warrior-knights/player-count/two-player-voting
func (g *State) bid(t *play.Table, place int8) {
	voters, n := g.voters(t)
	written := g.Vote.Read && place != None
	if written {
		for _, s := range voters[:n] {
			g.Vote.Bid[s] = min(g.Vote.Written[place][s], g.Barons[s].Votes)
		}
	} else {
		agenda := g.Vote.Agenda
		t.Undisturbed(func() {
			t.Secretly(voters[:n],
				func(o *play.Asking, s play.Seat) { g.mayCommit(o, s, agenda, g.Barons[s].Votes) },
				func(s play.Seat, a play.Answer) { g.Vote.Bid[s] = a.N })
		})
	}
	g.Vote.Shown = true
	for _, s := range voters[:n] {
		g.Barons[s].Votes -= g.Vote.Bid[s]
		if !written || g.Vote.Bid[s] != g.Vote.Written[place][s] { // he has lost Votes since
			t.Tell(KeyBid, int16(s), g.Vote.Bid[s], int16(g.Vote.Agenda))
		}
	}
}

// declare has each Baron who bid say, in order, what his Votes are for. They are not split.
// rule: warrior-knights/assembly/step-5c-declare-in-order
func (g *State) declare(t *play.Table) {
	order, n := g.clockwise(g.presider(t))
	for _, s := range order[:n] {
		if g.Vote.Bid[s] == 0 {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskDeclare, int16(g.Vote.Agenda), g.Vote.Bid[s], int16(s))
			g.mayBallot(o, ^uint8(0))
		})
		g.Vote.For[s] = ballotOf(a)
		t.Tell(KeyDeclared, int16(s), g.Vote.Bid[s], int16(g.Vote.For[s]))
	}
}

// A ballot is what Votes are for; as bit of a set it is the seat, or one of these.
const (
	yesBallot = MaxBarons
	noBallot  = MaxBarons + 1
)

func ballotBit(ballot int8) int8 {
	switch ballot {
	case InFavour:
		return yesBallot
	case Against:
		return noBallot
	}
	return ballot
}

func ballotOf(a play.Answer) int8 {
	switch a.Verb {
	case VoteYes:
		return InFavour
	case VoteNo:
		return Against
	}
	return int8(a.A)
}

// ballots are what the agenda under vote can be decided for: any Baron in the game, or yes and no.
// rule: warrior-knights/assembly/voting-types
// rule: warrior-knights/assembly/choose-a-baron-result
func (g *State) ballots() (set uint8) {
	if !box.Agendas[g.Vote.Agenda].ChooseOne {
		return 1<<yesBallot | 1<<noBallot
	}
	for s := range play.Seat(g.Seats) {
		if g.inGame(s) && g.whyNotElect(g.Vote.Agenda, s) == play.Free {
			set |= 1 << uint(s)
		}
	}
	return set
}

// whyNotElect: a banned Baron cannot be made Chairman.
func (g *State) whyNotElect(agenda int8, s play.Seat) play.Rule {
	if g.Barons[s].Banned && elects(&box.Agendas[agenda], chairToken) {
		return RuleBannedChair
	}
	return play.Free
}

// elects says whether an agenda gives a token to the Baron chosen.
func elects(card *BoxAgenda, token int8) bool {
	for i := range card.Effect {
		if op := &card.Effect[i]; op.Do == OpToken && op.Who == WhoChosen && op.Token == token {
			return true
		}
	}
	return false
}

// everyone is the set of Barons in the game.
func (g *State) everyone() (set uint8) {
	for s := range play.Seat(g.Seats) {
		if g.inGame(s) {
			set |= 1 << uint(s)
		}
	}
	return set
}

func (g *State) mayBallot(o *play.Asking, among uint8) {
	if !box.Agendas[g.Vote.Agenda].ChooseOne {
		o.May(play.Choice{Verb: VoteYes}, play.Free)
		o.May(play.Choice{Verb: VoteNo}, play.Free)
		return
	}
	for s := range play.Seat(g.Seats) {
		if g.inGame(s) && among>>uint(s)&1 == 1 {
			o.May(play.Choice{Verb: VoteFor, A: int16(s)}, g.whyNotElect(g.Vote.Agenda, s))
		}
	}
}

// count adds the Votes up: a Baron, InFavour or Against.
// rule: warrior-knights/assembly/step-5c-votes-are-spent
// rule: warrior-knights/assembly/yes-no-result
// rule: warrior-knights/assembly/choose-a-baron-result
func (g *State) count(t *play.Table) int8 {
	var votes [MaxBarons + 2]int16
	for s, ballot := range g.Vote.For {
		if ballot != Undeclared {
			votes[ballotBit(ballot)] += g.Vote.Bid[s]
		}
	}
	var tied uint8
	most := int16(-1)
	for i, n := range votes {
		switch {
		case g.ballots()>>uint(i)&1 == 0 || n < most:
		case n > most:
			most, tied = n, 1<<uint(i)
		default:
			tied |= 1 << uint(i)
		}
	}
	switch tied {
	case 1 << yesBallot:
		return InFavour
	case 1 << noBallot:
		return Against
	}
	if s := onlySeat(tied); s != play.Nobody {
		return int8(s)
	}
	return g.breakTie(t, tied)
}

// breakTie lets the Chairman decide between what is tied, as he likes.
// rule: warrior-knights/assembly/step-5c-ties
func (g *State) breakTie(t *play.Table, tied uint8) int8 {
	chair := g.presider(t)
	a := t.Await(func(o *play.Asking) {
		o.To(chair, AskTie, int16(g.Vote.Agenda))
		g.mayBallot(o, tied)
	})
	t.Tell(KeyTie, int16(chair), int16(ballotOf(a)))
	return ballotOf(a)
}

// vetoed asks whoever holds a charge that can stop an agenda whether he gives it up to do so.
func (g *State) vetoed(t *play.Table, result int8) bool {
	for charges := box.Carriers[ModVetoOnce]; charges != 0; {
		charge := nextAgenda(&charges)
		holder := g.holder(charge) //stale:ok no aside ends a charge
		if holder == play.Nobody {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(holder, AskVeto, int16(g.Vote.Agenda), int16(result))
			o.May(play.Choice{Verb: Veto, A: int16(charge)}, play.Free)
			o.May(play.Choice{Verb: LetStand}, play.Free)
		})
		if a.Verb == Veto {
			t.Tell(KeyVetoed, int16(holder), int16(g.Vote.Agenda))
			g.discardAgenda(t, charge)
			return true
		}
	}
	return false
}

// rise ends the Assembly. What nobody was left to vote on is discarded, unless it was put off.
// rule: warrior-knights/assembly/no-assembly-without-barons
func (g *State) rise(t *play.Table) {
	for place := range int8(openPlaces) {
		// rule: warrior-knights/assembly/no-assembly-without-barons
		// rule: warrior-knights/private-motions/option-postpone
		if a := g.onSpace(place); a != None && !g.Vote.Postponed {
			t.Tell(KeyUnvoted, int16(a))
			g.discardAgenda(t, a)
		}
	}
	g.Vote, g.Deputy = noVote, play.Nobody
	g.dropVotes()
	g.voidOffers(t)
	g.endLiftedBans(t)
	g.drawAgendas(t)
	t.Tell(KeyAssemblyOver)
}

// drawAgendas puts new agendas on the empty spaces, for the next Assembly.
// rule: warrior-knights/assembly/step-6-new-agendas
func (g *State) drawAgendas(t *play.Table) {
	for place := range int8(openPlaces) {
		if g.onSpace(place) != None {
			continue
		}
		if g.Agendas.Len() == 0 {
			g.refill(t, &g.Agendas, &g.AgendaDiscard, agendaCards)
			for i := range g.Agendas.Len() {
				g.AgendaAt[g.Agendas.At(i)] = InAgendaDeck
			}
		}
		if g.Agendas.Len() > 0 {
			t.Onward()
			a := int8(g.Agendas.Pop())
			g.AgendaAt[a] = Current - place
			t.Tell(KeyNewAgenda, int16(a))
		}
	}
}
