package warriorknights

import (
	"testing"

	"signoria/play"
)

func TestRefusal(t *testing.T) {
	// rule: warrior-knights/banishment/refusing-a-decision
	// rule: warrior-knights/banishment/refuse-motion-charge-office
	for id, ask := range map[string]play.Prompt{"public-censure": AskMotion, "royal-mint": AskCharge, "constable": AskOffice} {
		t.Run(id+" is refused at once, or not at all", func(t *testing.T) {
			p := passed(t, position(t, 3), id, int8(red)).asks(red, ask).play(by(red, RefuseAgenda, agenda(t, id)))
			want(t, "discarded", p.where(id), InAgendaDiscard)
			want(t, "no effect", p.Barons[red].Crowns, 15)
			want(t, "banned", p.Barons[red].Banned, true)
		})
	}
	// rule: warrior-knights/agenda/motion
	t.Run("borne, it takes effect", func(t *testing.T) {
		p := position(t, 3)
		p.Barons[red].Votes = 1
		passed(t, p, "public-censure", int8(red)).asks(red, AskMotion).play(by(red, Submit))
		want(t, "at once, and is discarded", p.where("public-censure"), InAgendaDiscard)
		want(t, "3 crowns less", p.Barons[red].Crowns, 12)
		want(t, "3 Votes less, as far as he has them", p.Barons[red].Votes, 0)
	})
	t.Run("a motion that demands nothing is refused by nobody", func(t *testing.T) {
		p := passed(t, position(t, 3), "royal-grant", int8(red))
		want(t, "over", p.over(), true)
	})
	// rule: warrior-knights/banishment/refuser-is-banished
	t.Run("he takes no part in the votes that remain", func(t *testing.T) {
		p := position(t, 3).current("public-censure", "royal-grant").assemble().play(by(green, PutNext, agenda(t, "public-censure")))
		p.bids(p.agenda("public-censure"), 1, 0, 0).play(by(green, VoteFor, int8(red)), by(red, RefuseAgenda, p.agenda("public-censure")))
		p.asks(blue, AskCommit)
		if _, asked := p.match.OfferTo(red); asked {
			t.Error("red votes")
		}
		q := position(t, 3)
		q.Barons[blue].Votes = 2
		q.Vote.Present = 7
		q.run(func(g *State, t *play.Table) { g.ban(t, green) })
		want(t, "he is banned", q.Barons[green].Banned && q.told(KeyBanned, int16(green)), true)
		want(t, "present are", q.Vote.Present, 6)
		want(t, "the chair is no longer his", q.Chairman, blue)
	})
	t.Run("what he wrote with two Barons is not used, and stays his", func(t *testing.T) {
		p := position(t, 2).current("public-censure", "triumph").assemble().play(by(green, PutNext, agenda(t, "public-censure")))
		p.Barons[red].Votes = 3
		p.play(saying(by(green, CommitVotes, p.agenda("public-censure")), 1), by(green, CommitVotes, p.agenda("triumph")))
		p.play(saying(by(red, CommitVotes, p.agenda("public-censure")), 0), saying(by(red, CommitVotes, p.agenda("triumph")), 1))
		p.play(by(green, VoteFor, int8(red)), by(red, RefuseAgenda, p.agenda("public-censure")))
		p.asks(green, AskTie)
		want(t, "red's Votes", p.Barons[red].Votes, 1)
	})
}

// rule: warrior-knights/banishment/refuse-law-when-it-bites
func TestRefuseLaw(t *testing.T) {
	start := func(t *testing.T) *at {
		p := position(t, 3).law("royal-tithe")
		p.city("isar").of(green) // 5 crowns
		p.Chairman = red
		return p
	}
	t.Run("he who obeys pays", func(t *testing.T) {
		p := start(t).run((*State).taxation).asks(green, AskObey).play(by(green, ObeyLaw, agenda(t, "royal-tithe")))
		want(t, "5 received, 1 of 4 returned", p.Barons[green].Crowns, 19)
	})
	t.Run("he who refuses pays nothing and is banned; the law stays", func(t *testing.T) {
		p := start(t).run((*State).taxation).play(by(green, RefuseLaw, agenda(t, "royal-tithe")))
		want(t, "crowns", p.Barons[green].Crowns, 20)
		want(t, "banned", p.Barons[green].Banned, true)
		want(t, "the law", p.where("royal-tithe"), InForce)
	})
	t.Run("who is banned refuses again at no cost", func(t *testing.T) {
		p := start(t)
		p.Barons[green].Banned = true
		p.run((*State).taxation).play(by(green, RefuseLaw, agenda(t, "royal-tithe")))
		want(t, "crowns", p.Barons[green].Crowns, 20)
		want(t, "banned anew", p.told(KeyBanned), false)
	})
	t.Run("a law without a burden asks nobody", func(t *testing.T) {
		p := start(t).run(func(g *State, x *play.Table) {
			want(t, "obeyed", g.obeys(x, green, agenda(t, "free-markets")), true)
		})
		want(t, "over", p.over(), true)
	})
}

func TestBans(t *testing.T) {
	ban := func(s play.Seat) func(g *State, t *play.Table) {
		return func(g *State, t *play.Table) { g.ban(t, s) }
	}
	// rule: warrior-knights/banishment/banned-chairman-replaced
	t.Run("most Votes takes a banned Chairman's place at once", func(t *testing.T) {
		p := position(t, 4)
		p.Barons[red].Votes, p.Barons[blue].Votes, p.Barons[black].Votes = 9, 2, 4
		p.Barons[red].Banned = true
		p.run(ban(green))
		want(t, "the most of those not banned", p.Chairman, black)
	})
	t.Run("fate breaks a tie", func(t *testing.T) {
		p := position(t, 4).fate("red", "blue")
		p.Barons[blue].Votes, p.Barons[black].Votes = 4, 4
		p.run(ban(green))
		want(t, "red is not tied", p.Chairman, blue)
	})
	t.Run("who is no Chairman is banned without a new one", func(t *testing.T) {
		p := position(t, 3)
		p.Barons[blue].Votes = 9
		p.run(ban(red))
		want(t, "Chairman", p.Chairman, green)
	})
	t.Run("each of those tied may be he, and nobody else", func(t *testing.T) {
		for _, inHands := range []bool{false, true} { // all fate cards may be in the hands of a battle
			got := map[play.Seat]int{}
			for seed := range uint64(60) {
				p := position(t, 5)
				p.Dice.Lo += seed
				p.Fate.Shuffle(&p.Dice)
				for inHands && p.Fate.Len() > 0 {
					p.Battle.Hand[attacker].Push(p.Fate.Pop(), 0)
				}
				p.Barons[red].Votes, p.Barons[blue].Votes = 3, 3
				p.Barons[black].Votes, p.Barons[violet].Votes = 3, 2
				p.run(ban(green))
				got[p.Chairman]++
				want(t, "told", p.told(KeyNewChairman, int16(p.Chairman)), true)
			}
			for _, s := range []play.Seat{red, blue, black} {
				want(t, "he is at times", got[s] > 8, true)
			}
			want(t, "they and nobody else", len(got), 3)
		}
	})
	t.Run("with all banned the token stays, until a ban is lifted", func(t *testing.T) {
		p := position(t, 2)
		p.Barons[red].Banned, p.Barons[red].Pardoned = true, true
		p.run(ban(green))
		want(t, "for turn order only", p.Chairman, green)
		p.run((*State).endLiftedBans)
		want(t, "red may hold it now", p.Chairman, red)
	})
	// rule: warrior-knights/banishment/lifted-ban-effective-next-assembly
	t.Run("a ban is lifted once, of who is banned, and ends with the Assembly", func(t *testing.T) {
		p := position(t, 3)
		p.Barons[red].Banned = true
		p.run(func(g *State, t *play.Table) { g.liftBan(t, red); g.liftBan(t, red); g.liftBan(t, blue) })
		want(t, "told of red alone, once", p.count(KeyBanLifted) == 1 && p.told(KeyBanLifted, int16(red)), true)
		want(t, "still banned", p.Barons[red].Banned, true)
		p.run((*State).endLiftedBans)
		want(t, "from then on", p.Barons[red].Banned, false)
	})
	// rule: warrior-knights/banishment/banned-cannot-be-chairman
	t.Run("no card makes a banned Baron Chairman", func(t *testing.T) {
		q := passed(t, position(t, 3), "election-of-chairman", int8(green))
		want(t, "who holds the chair keeps it, and no new one is told of", q.Chairman == green && !q.told(KeyNewChairman), true)
		p := position(t, 3).current("election-of-chairman")
		p.Barons[red].Banned = true
		p.run(func(g *State, t *play.Table) { g.makeChairman(t, red) })
		want(t, "not by name", p.Chairman, green)
		p.assemble().bids(p.agenda("election-of-chairman"), 1, -1, 0)
		want(t, "nor by vote", p.refuses(by(green, VoteFor, int8(red))), RuleBannedChair)
		p.play(by(green, VoteFor, int8(blue)))
		want(t, "another", p.Chairman, blue)
	})
	// rule: warrior-knights/banishment/ban-is-permanent-until-lifted
	t.Run("a ban lasts until an Assembly lifts it", func(t *testing.T) {
		p := position(t, 3).current("royal-grant", "synod", "triumph")
		p.Barons[red].Banned = true
		for p.Agendas.Len() > 0 { // no other agenda comes up
			p.Agendas.Pop()
		}
		for range 3 {
			p.assemble().finish()
			want(t, "banned", p.Barons[red].Banned, true)
		}
	})
	t.Run("an amnesty lifts all", func(t *testing.T) {
		p := position(t, 3).current("general-amnesty")
		p.Barons[red].Banned, p.Barons[blue].Banned = true, true
		p.assemble().bids(p.agenda("general-amnesty"), 1).play(by(green, VoteYes))
		want(t, "banned still", p.Barons[red].Banned || p.Barons[blue].Banned, false)
	})
	// rule: warrior-knights/banishment/banned-baron-otherwise-normal
	t.Run("otherwise he plays on and keeps his Votes", func(t *testing.T) {
		p := position(t, 3)
		p.city("monz").of(red)
		p.Barons[red].Votes = 4
		p.run(ban(red))
		want(t, "Votes", p.Barons[red].Votes, 4)
		p.run((*State).taxation)
		want(t, "his cities pay", p.Barons[red].Crowns, 18)
		p.run(func(g *State, t *play.Table) { g.makeHeadOfChurch(t, red) })
		want(t, "the Church is his", p.Church, red)
	})
}
