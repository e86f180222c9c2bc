package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

// Private motions: a Baron named by fate has the Assembly vote on one thing of his choice.

const (
	ProposeLift     play.Verb = 140 + iota // Baron A's ban
	ProposeDiscard                         // of agenda A, in play
	ProposePostpone                        //
	ProposeRecall                          // of agenda A, discarded
	ProposeSiegeBan                        // these four with free private motions:
	ProposeRoadBan                         //
	ProposeReminder                        // in the proposer's own words
	ProposeRepeal                          // of house motion A
	ProposeNothing
)

const AskMotionKind play.Prompt = 215 // what to propose, by agenda A

const (
	KeyProposer     play.Key = 230 + iota // fate names Baron A
	KeyProposes                           // Baron A moves B (a motion) against C
	KeyProposesThis                       // Baron A moves, in words
	KeyNoProposal                         // Baron A moves nothing
	KeyPostponed                          // the Assembly is put off
	KeyHouseMotion                        // A (a ban, or 0: the words above) holds
	KeyRepealed                           // house motion A (a ban, or 0: words) holds no more
)

// RuleRecallMatters: a private motion in the discard pile has no matter of its own to vote on.
const RuleRecallMatters play.Rule = 200

var privateMotionChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		ProposeLift: "propose-lift", ProposeDiscard: "propose-discard", ProposePostpone: "propose-postpone",
		ProposeRecall: "propose-recall", ProposeSiegeBan: "propose-siege-ban", ProposeRoadBan: "propose-road-ban",
		ProposeReminder: "propose-reminder", ProposeRepeal: "propose-repeal", ProposeNothing: "propose-nothing",
	},
	Prompts: map[play.Prompt]string{AskMotionKind: "motion-kind"},
	Lines: map[play.Key]string{
		KeyProposer: "proposer", KeyProposes: "proposes", KeyProposesThis: "proposes-this",
		KeyNoProposal: "no-proposal", KeyPostponed: "postponed", KeyHouseMotion: "house-motion", KeyRepealed: "repealed",
	},
	Rules: map[play.Rule]string{
		RuleRecallMatters: "warrior-knights/private-motions/option-recall-agenda",
	},
	Refs: wording.Refs{
		ProposeLift: wording.OfA(refSeat), ProposeDiscard: wording.OfA(refAgenda), ProposeRecall: wording.OfA(refAgenda),
	},
	Noted:     []play.Verb{ProposeReminder},
	Declining: []play.Verb{ProposeNothing},
}

// What a private motion moves.
const (
	NoMotion uint8 = iota
	LiftBan
	DiscardCard
	Postpone
	RecallAgenda
	BanSieges
	BanRoads
	Reminder
	Repeal
)

// motionNames are the motions as the page calls them.
var motionNames = [...]string{
	NoMotion: "", LiftBan: "lift-ban", DiscardCard: "discard-card", Postpone: "postpone",
	RecallAgenda: "recall-agenda", BanSieges: "ban-sieges", BanRoads: "ban-roads", Reminder: "reminder", Repeal: "repeal",
}

// votePrivateMotions votes the private motions first, from the left.
// rule: warrior-knights/assembly/step-3-private-motions-first
func (g *State) votePrivateMotions(t *play.Table) {
	for place := range int8(openPlaces) {
		a := g.onSpace(place)
		if a != None && box.Agendas[a].Private && !g.Vote.Postponed && g.Vote.Present != 0 {
			g.votePrivateMotion(t, a)
		}
	}
}

// votePrivateMotion finds the proposer, who may be absent, and votes on what he moves. What he wants
// recalled is voted at once, by its own type.
// rule: warrior-knights/private-motions/random-proposer
// rule: warrior-knights/private-motions/needs-approval
func (g *State) votePrivateMotion(t *play.Table, agenda int8) {
	g.AgendaAt[agenda] = BeingVoted
	g.Vote.Agenda = agenda
	g.Vote.Proposer = g.randomBaron(t, g.everyone())
	t.Tell(KeyProposer, int16(g.Vote.Proposer))
	g.propose(t)
	switch g.Vote.Motion {
	case NoMotion:
		g.discardAgenda(t, agenda) // rule: warrior-knights/private-motions/proposer-chooses-one
	case RecallAgenda:
		g.carryPrivateMotion(t)    // rule: warrior-knights/private-motions/option-recall-agenda
		g.discardAgenda(t, agenda) // rule: warrior-knights/private-motions/option-recall-agenda
	default:
		g.putToVote(t, agenda, None)
	}
	g.Vote.Agenda, g.Vote.Proposer, g.Vote.Motion, g.Vote.Target, g.Vote.Words = None, play.Nobody, NoMotion, None, 0
}

// propose asks the proposer for one motion and what it aims at. He may move nothing.
// rule: warrior-knights/private-motions/proposer-chooses-one
func (g *State) propose(t *play.Table) {
	proposer, agenda := g.Vote.Proposer, g.Vote.Agenda
	a := t.Await(func(o *play.Asking) {
		o.To(proposer, AskMotionKind, int16(agenda))
		for i := range box.Agendas[agenda].Effect[0].Choose {
			g.mayMove(o, box.Agendas[agenda].Effect[0].Choose[i].Then[0].Do)
		}
		if g.Options.FreeMotions {
			g.mayMoveFreely(o) // rule: warrior-knights/options/free-private-motions
		}
		o.May(play.Choice{Verb: ProposeNothing}, play.Free)
	})
	g.Vote.Motion, g.Vote.Target = moved(a.Verb), int8(a.A)
	switch a.Verb {
	case ProposeNothing:
		t.Tell(KeyNoProposal, int16(proposer))
	case ProposeReminder:
		g.Vote.Words = t.Row() // rule: warrior-knights/options/free-private-motions
		t.TellNote(0, KeyProposesThis, a.Note, int16(proposer))
	default:
		t.Tell(KeyProposes, int16(proposer), int16(g.Vote.Motion), a.A)
	}
}

// mayMove lists the aims of one kind of motion printed on the card.
func (g *State) mayMove(o *play.Asking, kind OpKind) {
	switch kind {
	case OpLiftBans:
		for s := range play.Seat(g.Seats) {
			if g.inGame(s) && g.Barons[s].Banned && !g.Barons[s].Pardoned {
				o.May(play.Choice{Verb: ProposeLift, A: int16(s)}, play.Free)
			}
		}
	case OpDiscardAgenda:
		for a := range int8(agendas) {
			if g.inPlay(a) {
				o.May(play.Choice{Verb: ProposeDiscard, A: int16(a)}, play.Free)
			}
		}
	case OpPostponeAssembly:
		o.May(play.Choice{Verb: ProposePostpone}, play.Free)
	case OpVoteDiscard:
		for i := range g.AgendaDiscard.Len() {
			a := int16(g.AgendaDiscard.At(i))
			o.May(play.Choice{Verb: ProposeRecall, A: a}, whyNotRecall(a))
		}
	}
}

func whyNotRecall(agenda int16) play.Rule {
	if box.Agendas[agenda].Private {
		return RuleRecallMatters
	}
	return play.Free
}

// moved is the motion a choice moves.
func moved(v play.Verb) uint8 {
	if v == ProposeNothing {
		return NoMotion
	}
	return LiftBan + uint8(v-ProposeLift)
}

// printedMotion is the motion an operation of the card stands for.
func printedMotion(kind OpKind) uint8 {
	switch kind {
	case OpLiftBans:
		return LiftBan
	case OpDiscardAgenda:
		return DiscardCard
	case OpPostponeAssembly:
		return Postpone
	case OpVoteDiscard:
		return RecallAgenda
	}
	return NoMotion
}

// carryPrivateMotion does what was moved and approved.
func (g *State) carryPrivateMotion(t *play.Table) {
	if g.Vote.Motion > RecallAgenda {
		g.carryHouseMotion(t)
		return
	}
	options := box.Agendas[g.Vote.Agenda].Effect[0].Choose
	for i := range options {
		if printedMotion(options[i].Then[0].Do) == g.Vote.Motion {
			g.carryOut(t, options[i].Then)
			return
		}
	}
}

// discardMoved drops the law, charge or office that was moved. Its holder cannot refuse.
// rule: warrior-knights/private-motions/option-discard-card
// An office goes with its noble if the last of his heirs is killed before the vote is over.
// rule: warrior-knights/banishment/cannot-refuse-revocation
func (g *State) discardMoved(t *play.Table) {
	if !g.inPlay(g.Vote.Target) {
		return
	}
	t.Tell(KeyCardDropped, int16(g.Vote.Target))
	g.discardAgenda(t, g.Vote.Target)
}

// postpone ends the Assembly: what lies open stays for the next one.
// rule: warrior-knights/private-motions/option-postpone
func (g *State) postpone(t *play.Table) {
	g.Vote.Postponed = true
	t.Tell(KeyPostponed)
}

// recall votes an agenda from the discard pile.
// rule: warrior-knights/private-motions/option-recall-agenda
func (g *State) recall(t *play.Table) {
	agenda := g.Vote.Target
	g.AgendaDiscard.Take(g.AgendaDiscard.Index(uint8(agenda)))
	g.putToVote(t, agenda, None)
}
