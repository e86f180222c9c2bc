package warriorknights

import (
	"strings"
	"testing"

	"signoria/play"
)

const motion = "private-motion-1"

// proposing is an Assembly of three with one private motion, of the Baron whom fate names.
func proposing(t *testing.T, p *at, proposer string) *at {
	t.Helper()
	return p.current(motion).fate(proposer).assemble()
}

func TestProposer(t *testing.T) {
	// rule: warrior-knights/private-motions/random-proposer
	t.Run("fate names him; cards of Barons who do not play are no names", func(t *testing.T) {
		p := proposing(t, position(t, 3).fate("yellow", "black"), "blue")
		p.asks(blue, AskMotionKind)
		want(t, "cards turned", p.FateShown[2] != None, true)
	})
	// rule: warrior-knights/private-motions/proposer-may-be-absent
	t.Run("a banned Baron proposes, and does not vote", func(t *testing.T) {
		p := position(t, 3)
		p.Barons[red].Banned = true
		proposing(t, p, "red").asks(red, AskMotionKind).play(by(red, ProposeLift, int8(red)))
		if _, asked := p.match.OfferTo(red); asked {
			t.Error("he votes")
		}
		p.asks(green, AskCommit)
	})
	// rule: warrior-knights/private-motions/proposer-chooses-one
	t.Run("one of the four kinds and its target, or nothing", func(t *testing.T) {
		p := position(t, 3).law("royal-tithe").charge(blue, "tribune").discarded("triumph")
		p.office(p.noble(red, star), "constable")
		p.Barons[red].Banned = true
		proposing(t, p, "green")
		for _, a := range []play.Answer{
			by(green, ProposeLift, int8(red)), by(green, ProposeDiscard, p.agenda("royal-tithe")),
			by(green, ProposeDiscard, p.agenda("tribune")), by(green, ProposeDiscard, p.agenda("constable")),
			by(green, ProposePostpone), by(green, ProposeRecall, p.agenda("triumph")), by(green, ProposeNothing),
		} {
			want(t, texts.Verbs[a.Verb], p.offers(a), true)
		}
		want(t, "and no more", p.choices(green), 7)
		p.play(by(green, ProposeNothing)).whole()
		want(t, "told", p.told(KeyNoProposal, int16(green)), true)
		want(t, "nothing is left of it",
			p.Vote.Agenda == None && p.Vote.Proposer == play.Nobody && p.Vote.Motion == NoMotion && p.Vote.Target == None, true)
		want(t, "declined: discarded without a vote", p.over() && p.where(motion) == InAgendaDiscard, true)
	})
}

// rule: warrior-knights/assembly/step-3-private-motions-first
func TestPrivateMotionsFirst(t *testing.T) {
	p := position(t, 3).current("royal-grant", motion, "private-motion-2").fate("green", "red").assemble()
	p.asks(green, AskMotionKind).play(by(green, ProposeNothing))
	p.asks(red, AskMotionKind).play(by(red, ProposeNothing))
	want(t, "then the only other", p.Vote.Agenda, p.agenda("royal-grant"))

	p = position(t, 3).current(motion, "private-motion-2", "royal-grant").fate("green", "red").assemble()
	p.asks(green, AskMotionKind).play(by(green, ProposePostpone))
	p.bids(p.agenda(motion), 1, 0, 0).play(by(green, VoteYes))
	want(t, "one that puts the Assembly off ends it before the next is moved", p.over(), true)
	want(t, "which stays", p.where("private-motion-2"), Current-1)

	p = position(t, 3).current(motion).fate("green")
	p.run((*State).votePrivateMotions)
	want(t, "where nobody is present, the last having been banned meanwhile, none is moved", p.over(), true)

	p = position(t, 3).current("royal-grant").agendaTo(motion, Current-2).fate("green")
	for p.Agendas.Len() > 0 {
		p.AgendaAt[p.Agendas.Pop()] = OutOfTheGame
	}
	p.assemble().asks(green, AskMotionKind) // with an empty space before it, for want of agendas
}

func TestPrivateMotionsApproved(t *testing.T) {
	// rule: warrior-knights/private-motions/needs-approval
	t.Run("nothing happens without the Assembly", func(t *testing.T) {
		p := position(t, 3).law("royal-tithe")
		proposing(t, p, "green").play(by(green, ProposeDiscard, p.agenda("royal-tithe")))
		p.bids(p.agenda(motion), 0, 1, 0).play(by(red, VoteNo))
		want(t, "the law stays", p.where("royal-tithe"), InForce)
		want(t, "the motion is discarded", p.where(motion), InAgendaDiscard)
	})
	// rule: warrior-knights/private-motions/needs-approval
	// rule: warrior-knights/private-motions/proposer-chooses-one
	t.Run("what is moved is told, and forgotten when it has been voted", func(t *testing.T) {
		p := position(t, 3).law("royal-tithe")
		tithe := p.agenda("royal-tithe")
		p.current(motion, "royal-grant", "synod").fate("green").assemble()
		want(t, "while it is moved", p.where(motion), BeingVoted)
		p.play(by(green, ProposeDiscard, tithe))
		o, _ := p.match.OfferTo(red)
		want(t, "who votes reads it", strings.Contains(p.Describe("en", o).Prompt, "moves to discard [[agenda:royal-tithe|"), true)
		want(t, "while it is voted", p.where(motion), BeingVoted)
		want(t, "told", p.told(KeyProposes, int16(green), int16(DiscardCard), int16(tithe)), true)
		p.bids(p.agenda(motion), 0, 1, 0).play(by(red, VoteNo)).whole()
		p.asks(green, AskNextAgenda)
		want(t, "what was not approved has no effect", p.where("royal-tithe"), InForce)
		want(t, "the card is discarded", p.where(motion), InAgendaDiscard)
		want(t, "nothing is left of it", p.Vote.Agenda == None && p.Vote.Proposer == play.Nobody &&
			p.Vote.Motion == NoMotion && p.Vote.Target == None && p.Vote.Words == 0, true)
	})
	// rule: warrior-knights/private-motions/needs-approval
	// rule: warrior-knights/private-motions/option-discard-card
	// rule: warrior-knights/banishment/cannot-refuse-revocation
	t.Run("a card in play is discarded, and its holder is not asked", func(t *testing.T) {
		p := position(t, 3).charge(blue, "royal-mint")
		proposing(t, p, "green").play(by(green, ProposeDiscard, p.agenda("royal-mint")))
		p.bids(p.agenda(motion), 1, 0, 0).play(by(green, VoteYes))
		want(t, "discarded", p.where("royal-mint"), InAgendaDiscard)
		want(t, "and the motion", p.where(motion), InAgendaDiscard)
		want(t, "nobody was asked", p.over(), true)
	})
	// rule: warrior-knights/private-motions/option-lift-ban
	// rule: warrior-knights/banishment/lifted-ban-effective-next-assembly
	t.Run("a ban is lifted from the next Assembly on", func(t *testing.T) {
		p := position(t, 3).current(motion, "royal-grant").fate("green")
		p.Barons[blue].Banned = true
		p.assemble().play(by(green, ProposeLift, int8(blue)))
		p.bids(p.agenda(motion), 1, 0).play(by(green, VoteYes))
		if _, asked := p.match.OfferTo(blue); asked {
			t.Error("he votes in this Assembly")
		}
		p.bids(p.agenda("royal-grant"), -1, 1).play(by(red, VoteFor, 1))
		want(t, "banned", p.Barons[blue].Banned, false)
		p.State.gather()
		want(t, "he attends the next", p.attends(blue), true)
	})
	// rule: warrior-knights/private-motions/option-postpone
	t.Run("the Assembly is put off: Votes are kept, agendas stay", func(t *testing.T) {
		p := position(t, 3).current("royal-grant", motion, "triumph").fate("red").assemble().play(by(red, ProposePostpone))
		p.bids(p.agenda(motion), 0, 1, 0).play(by(red, VoteYes))
		want(t, "over at once", p.over(), true)
		want(t, "Votes", p.votes(), [MaxBarons]int16{1, 0, 1})
		want(t, "stays", p.where("royal-grant"), Current)
		want(t, "stays", p.where("triumph"), Current-2)
		want(t, "discarded", p.where(motion), InAgendaDiscard)
		want(t, "refilled", p.onSpace(1) != None, true)
	})
	// rule: warrior-knights/private-motions/option-recall-agenda
	t.Run("a discarded agenda is voted once, by its own type", func(t *testing.T) {
		p := position(t, 3).discarded("royal-grant").discarded("private-motion-2")
		proposing(t, p, "blue")
		want(t, "a private motion has no matter of its own",
			p.refuses(by(blue, ProposeRecall, p.agenda("private-motion-2"))), RuleRecallMatters)
		p.play(by(blue, ProposeRecall, p.agenda("royal-grant")))
		want(t, "told", p.told(KeyProposes, int16(blue), int16(RecallAgenda), int16(p.agenda("royal-grant"))), true)
		want(t, "no longer on the pile while it is voted", p.AgendaDiscard.Index(uint8(p.agenda("royal-grant"))), -1)
		p.bids(p.agenda("royal-grant"), 0, 0, 1)
		p.asks(blue, AskDeclare).play(by(blue, VoteFor, int8(blue)))
		want(t, "blue's crowns", p.Barons[blue].Crowns, 21)
		p.whole()
		want(t, "discarded again", p.where("royal-grant"), InAgendaDiscard)
		want(t, "and the motion", p.where(motion), InAgendaDiscard)
	})
}
