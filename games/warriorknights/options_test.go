package warriorknights

import (
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/bargain"
)

func TestOptions(t *testing.T) {
	// rule: warrior-knights/options/agree-beforehand
	t.Run("none is used unless agreed", func(t *testing.T) {
		g := table(t, 4, 1, nil)
		want(t, "options", g.Options, Options{Length: 10})
		g = table(t, 4, 1, map[string]int{optionMotions: 1, optionHeirs: 1, optionOutOfGame: 1, optionMight: 1})
		want(t, "options", g.Options, Options{Length: 10, FreeMotions: true, Heirs: true, Elimination: true, Might: true})
	})
	// rule: warrior-knights/options/length
	for length, reserve := range map[int]int16{8: 32, 10: 40, 12: 48, 15: 60} {
		g := table(t, 4, 1, map[string]int{optionLength: length})
		want(t, "the reserve of four", g.Reserve, reserve)
	}
}

func TestFreeMotions(t *testing.T) {
	free := func(t *testing.T) *at {
		p := position(t, 3).current(motion).fate("green")
		p.Options.FreeMotions = true
		return p.assemble()
	}
	approve := func(p *at) *at { return p.bids(agenda(p.t, motion), 1, 0, 0).play(by(green, VoteYes)) }
	// rule: warrior-knights/options/free-private-motions
	t.Run("a ban on sieges", func(t *testing.T) {
		p := free(t).play(by(green, ProposeSiegeBan))
		want(t, "not yet", p.houseBans(BanOnSieges), false)
		approve(p)
		want(t, "resolved", p.houseBans(BanOnSieges), true)
		p.noble(red, star).at("monz").with(100, 100)
		want(t, "enforced", p.whyNotSiege(1<<uint(nobleOf(red, star)), play.Nobody, p.region("monz")), RuleHouseMotion)
	})
	t.Run("it needs the Assembly's approval", func(t *testing.T) {
		p := free(t).play(by(green, ProposeSiegeBan)).bids(agenda(t, motion), 1, 0, 0).play(by(green, VoteNo))
		want(t, "rejected", p.houseBans(BanOnSieges), false)
	})
	// rule: warrior-knights/options/free-private-motions
	t.Run("a ban on roads", func(t *testing.T) {
		p := approve(free(t).play(by(green, ProposeRoadBan)))
		want(t, "enforced", p.stepsBy(0, ByRoad), 0)
	})
	// rule: warrior-knights/options/free-private-motions
	t.Run("anything else in words, which the record keeps", func(t *testing.T) {
		p := free(t)
		a := by(green, ProposeReminder)
		a.Note = "Nobody shall attack blue"
		rows, err := p.match.Answer(a)
		if err != nil {
			t.Fatal(err)
		}
		approve(p)
		want(t, "the house keeps their row", p.House[0], rows[0].No)
		want(t, "with the words", rows[0].Note, a.Note)
	})
	// rule: warrior-knights/private-motions/needs-approval
	t.Run("words are forgotten when they have been voted", func(t *testing.T) {
		p := position(t, 3).current(motion, "royal-grant", "synod").fate("green")
		p.Options.FreeMotions = true
		a := by(green, ProposeReminder)
		a.Note = "Nobody shall attack blue"
		if _, err := p.assemble().match.Answer(a); err != nil {
			t.Fatal(err)
		}
		want(t, "the vote is about some words", p.Vote.Words != 0, true)
		p.bids(agenda(t, motion), 1, 0, 0).play(by(green, VoteNo)).asks(green, AskNextAgenda)
		want(t, "no more", p.Vote.Words, 0)
		want(t, "nor does the house keep what it has not approved", p.House[0], 0)
		want(t, "the card is discarded", p.where(motion), InAgendaDiscard)
	})
	// rule: warrior-knights/options/free-private-motions
	t.Run("and the end of one", func(t *testing.T) {
		p := position(t, 3).current(motion).fate("green")
		p.Options.FreeMotions = true
		p.House[0], p.House[1] = BanOnRoads, 77
		p.assemble()
		want(t, "the same ban again", p.offers(by(green, ProposeRoadBan)), false)
		approve(p.play(by(green, ProposeRepeal, 0, int8(BanOnRoads))))
		want(t, "the others stay", [2]int32{p.House[0], p.House[1]}, [2]int32{77, 0})
	})
	// rule: warrior-knights/options/free-private-motions
	t.Run("not without the option", func(t *testing.T) {
		p := position(t, 3).current(motion).fate("green").assemble()
		want(t, "the four kinds only", p.offers(by(green, ProposeSiegeBan)), false)
	})
}

// withHeirs is a position of heir exchange in which red holds the heir of green's star.
func withHeirs(t *testing.T) (p *at, n int8) {
	p = position(t, 3)
	p.Options.Heirs = true
	for n := range int8(nobles) {
		if s := baronOf(n); p.inGame(s) {
			p.Nobles[n].Heir = s
		}
	}
	n = p.noble(green, star).at("monz").with(100, 50).n
	p.Nobles[n].Heir = red
	return p, n
}

func kill(n int8) func(g *State, t *play.Table) {
	return func(g *State, t *play.Table) { g.killNoble(t, n) }
}

// exchanges has a Baron offer another heirs for heirs.
func (p *at) exchanges(from, to play.Seat, give, take bargain.Things) *at {
	p.t.Helper()
	a, ok := bargaining.Aside(p.State, from, bargain.Move{Deed: bargain.Offer, Open: true, To: to, Terms: bargain.Terms{Give: give, Take: take}})
	if !ok {
		p.t.Fatal("they do not hold these heirs")
	}
	return p.aside(a)
}

func TestHeirs(t *testing.T) {
	// rule: warrior-knights/options/heirs-as-hostages
	t.Run("each noble has one heir at the start, and heirs are exchanged", func(t *testing.T) {
		g := table(t, 3, 1, map[string]int{optionHeirs: 1})
		for n := range int8(12) {
			want(t, "with his Baron", g.Nobles[n].Heir, baronOf(n))
		}
		p, n := withHeirs(t)
		mine := nobleOf(red, circle)
		theirs, heirs := nobleOf(green, square), func(of ...int8) (x bargain.Things) {
			for _, n := range of {
				x |= bargain.Of(int16(n))
			}
			return x
		}
		p.waits().exchanges(red, green, heirs(mine), 0).aside(by(green, DeclineDeal, 1))
		p.exchanges(green, red, heirs(theirs, nobleOf(green, circle)), heirs(mine, n)).aside(by(red, AcceptDeal, 2))
		want(t, "red's heir", p.Nobles[mine].Heir, green)
		want(t, "green's own, which red held", p.Nobles[n].Heir, green)
		want(t, "green's heir", p.Nobles[theirs].Heir, red)
		want(t, "and another", p.Nobles[nobleOf(green, circle)].Heir, red)
		// rule: warrior-knights/negotiation/crowns-and-favours-free
		want(t, "told of the first each way",
			p.match.Tells(KeyOffer, 2, int16(green), int16(red), 0, min(int16(theirs), int16(nobleOf(green, circle)))), true)
		want(t, "and of more", p.match.Count(KeyBesides), 1)
		_, may := bargaining.Aside(p.State, green, bargain.Move{Deed: bargain.Offer, To: blue, Terms: bargain.Terms{Give: heirs(theirs)}})
		want(t, "an heir one does not hold", may, false)
	})
	// rule: warrior-knights/options/heir-threat
	t.Run("a hostage may be killed at any time, and the noble's death is final", func(t *testing.T) {
		p, n := withHeirs(t)
		p.waits()
		want(t, "one's own heir", p.may(by(green, KillHeir, nobleOf(green, square))), false)
		p.aside(by(red, KillHeir, n)).finish()
		p.run(kill(n)).finish()
		want(t, "gone", p.Nobles[n].Gone, true)
	})
	// rule: warrior-knights/options/heir-needed-to-return
	t.Run("a dead noble returns only if the heir is given back", func(t *testing.T) {
		p, n := withHeirs(t)
		p.city("monz").of(green)
		p.run(kill(n)).finish()
		want(t, "he waits", p.Nobles[n].Waiting, true)
		p.run((*State).reEntry).play(by(green, TransferDone)).asks(red, AskHeir).play(by(red, KeepHeir, n))
		want(t, "off the map", p.offMap(n), true)
		p.run((*State).reEntry).play(by(green, TransferDone), by(red, ReturnHeir, n))
		want(t, "back", p.Nobles[n].At, p.region("monz"))
		want(t, "a new heir with his Baron", p.Nobles[n].Heir, green)
	})
	// rule: warrior-knights/options/heir-needed-to-return
	t.Run("while it is asked the heir may be given to another, who is asked then", func(t *testing.T) {
		p, n := withHeirs(t)
		p.city("monz").of(green)
		p.run(kill(n)).finish()
		p.run((*State).reEntry).play(by(green, TransferDone)).asks(red, AskHeir)
		p.exchanges(red, blue, bargain.Of(int16(n)), 0).aside(by(blue, AcceptDeal, 1))
		want(t, "red has nobody to give back", p.offers(by(red, ReturnHeir, n)), false)
		p.play(by(red, KeepHeir, n)).asks(blue, AskHeir).play(by(blue, ReturnHeir, n))
		want(t, "back", p.Nobles[n].At, p.region("monz"))
	})
	// rule: warrior-knights/options/heir-needed-to-return
	t.Run("while it is asked the heir may be killed, or come home", func(t *testing.T) {
		p, n := withHeirs(t)
		p.city("monz").of(green)
		p.run(kill(n)).finish()
		dead := *p.State
		p.run((*State).reEntry).play(by(green, TransferDone)).asks(red, AskHeir).aside(by(red, KillHeir, n))
		want(t, "nobody is left to give back", p.offers(by(red, ReturnHeir, n)), false)
		p.play(by(red, KeepHeir, n))
		want(t, "gone", p.Nobles[n].Gone && p.offMap(n), true)

		p.State = &dead
		p.run((*State).reEntry).play(by(green, TransferDone)).asks(red, AskHeir).aside(by(red, ReturnHeir, n))
		p.play(by(red, KeepHeir, n))
		want(t, "he came home and enters", p.Nobles[n].At, p.region("monz"))
	})
	// rule: warrior-knights/options/heirs-as-hostages
	// rule: warrior-knights/options/heir-needed-to-return
	t.Run("while it is asked the heir may come home and the next one go to the same Baron, who has then nobody to give back", func(t *testing.T) {
		p, n := withHeirs(t)
		p.city("monz").of(green)
		p.run(kill(n)).finish()
		p.run((*State).reEntry).play(by(green, TransferDone)).asks(red, AskHeir).aside(by(red, ReturnHeir, n))
		p.exchanges(green, red, bargain.Of(int16(n)), 0).aside(by(red, AcceptDeal, 1))
		want(t, "red has nobody to give back", p.offers(by(red, ReturnHeir, n)), false)
		p.play(by(red, KeepHeir, n))
		want(t, "back all the same", p.Nobles[n].At, p.region("monz"))
		want(t, "the next heir is a hostage", p.Nobles[n].Heir, red)
	})
	t.Run("an office goes with the line", func(t *testing.T) {
		p, n := withHeirs(t)
		p.run(kill(n)).finish()
		p.office(aNoble{p, n}, "constable").waits().aside(by(red, KillHeir, n))
		want(t, "discarded", p.where("constable"), InAgendaDiscard)
	})
	t.Run("given back before, he returns as ever", func(t *testing.T) {
		p, n := withHeirs(t)
		p.run(kill(n)).finish()
		p.waits().aside(by(red, ReturnHeir, n))
		want(t, "he waits no more", p.Nobles[n].Waiting, false)
	})
	t.Run("who is off the map alive needs no heir", func(t *testing.T) {
		p, n := withHeirs(t)
		p.city("monz").of(green)
		p.Nobles[n].At = None
		p.run((*State).reEntry).play(by(green, TransferDone))
		want(t, "he enters", p.Nobles[n].At, p.region("monz"))
	})
	// rule: warrior-knights/options/heir-threat
	t.Run("killed while his noble waits, he ends the line at once", func(t *testing.T) {
		p, n := withHeirs(t)
		p.run(kill(n)).finish()
		p.waits().aside(by(red, KillHeir, n))
		want(t, "he waits no more", p.Nobles[n].Waiting, false)
		want(t, "gone", p.Nobles[n].Gone, true)
		want(t, "his troops too", len(p.troopsOf(n)), 0)
	})
	t.Run("killed while a mercenary of his noble is asked about, it is gone", func(t *testing.T) {
		p, n := withHeirs(t)
		aNoble{p, n}.hired("swiss", 50, 100)
		p.Nobles[n].At, p.Nobles[n].Waiting = None, true
		p.fate("swiss").draws(blue, "recalled-home").asks(green, AskPayToStay)
		first := p.match.Offers()[0].Choices[0]
		p.aside(by(red, KillHeir, n))
		want(t, "nobody to pay", p.offers(first.With(green, 0)), false)
		p.finish()
		want(t, "told once", p.count(KeyDeserted), 0)
		p.whole()
	})
	t.Run("an office goes with the line, while the Assembly votes to take it", func(t *testing.T) {
		p, n := withHeirs(t)
		p.run(kill(n)).finish()
		p.office(aNoble{p, n}, "constable")
		proposing(t, p, "blue").play(by(blue, ProposeDiscard, p.agenda("constable"))).bids(agenda(t, motion), 1, 0, 0)
		p.asks(green, AskDeclare).aside(by(red, KillHeir, n)).play(by(green, VoteYes)).finish()
		want(t, "discarded", p.where("constable"), InAgendaDiscard)
		p.whole()
	})
	t.Run("an office given to who loses his last noble meanwhile costs no ban", func(t *testing.T) {
		p, square, star := orphaned(t)
		p.run(func(g *State, t *play.Table) { g.bestowOffice(t, p.agenda("constable"), green) }).asks(green, AskOffice)
		p.aside(by(red, KillHeir, square)).aside(by(red, KillHeir, star)).finish()
		want(t, "banned", p.Barons[green].Banned, false)
		want(t, "discarded", p.where("constable"), InAgendaDiscard)
	})
	// rule: warrior-knights/options/heir-lost-by-event
	t.Run("an event kills the heir, and there is no other", func(t *testing.T) {
		p, n := withHeirs(t)
		p.fate("star").draws(green, "no-heir").finish()
		want(t, "nobody holds him", p.Nobles[n].Heir, play.Nobody)
		p.run(kill(n)).finish()
		want(t, "gone", p.Nobles[n].Gone, true)
	})
}

func TestElimination(t *testing.T) {
	start := func(t *testing.T, seats int) *at {
		p := position(t, seats).charge(red, "royal-mint")
		p.Options.Elimination = true
		p.fortress(red).at("gullmark").hired("english", 100)
		p.office(p.noble(red, star).at("monz").with(100).hired("swiss", 50), "constable")
		p.city("lenz").of(red).fortified()
		p.city("jerusalem").of(red)
		p.city("froli").besieged(red, 1)
		p.noble(red, circle).at("froli").with(50)
		p.Crests[1] = red
		p.Stacks[1].Under(cardOf(red, LevyTaxes), 0)
		p.Stacks[1].Under(cardOf(green, LevyTaxes), 0)
		p.Areas[WagesArea][red][DraftSoldiers] = 1
		p.lasts(ModExtraFate, 2, int8(red)).lasts(ModNoHeir, 1, nobleOf(red, star)).lasts(ModNoHeir, 1, nobleOf(green, star))
		return p
	}
	// rule: warrior-knights/options/player-elimination
	t.Run("whose fortress falls is out of the game with all that is his", func(t *testing.T) {
		p := start(t, 3).run(func(g *State, t *play.Table) { g.destroyFortress(t, red, green) })
		want(t, "out", p.inGame(red), false)
		for shape := range int8(4) {
			want(t, "his nobles", p.offMap(nobleOf(red, shape)) && p.Nobles[nobleOf(red, shape)].Gone, true)
			want(t, "his regulars", p.TroopAt[int8(red)*4+shape], OutOfTheGame)
		}
		want(t, "his cities", p.allCities(red), 0)
		want(t, "unfortified", p.Cities[city(t, "lenz")], City{Owner: play.Nobody})
		want(t, "his sieges", p.besieged(city(t, "froli")), false)
		want(t, "the reward lapses", p.Barons[green].Crowns, 15)
		want(t, "his crowns", p.Barons[red].Crowns, 0)
		want(t, "mercenaries in deck and discards", p.Mercenaries.Len()+p.MercenarySpent.Len(), mercenary)
		want(t, "his charge", p.where("royal-mint"), InAgendaDiscard)
		want(t, "his office", p.where("constable"), InAgendaDiscard)
		want(t, "his crest", p.Crests[1], play.Nobody)
		want(t, "the stack keeps the others' cards", p.Stacks[1].Len() == 1 && p.Stacks[1].At(0) == cardOf(green, LevyTaxes), true)
		want(t, "his cards", p.Areas[WagesArea][red], [kinds]uint8{})
		want(t, "what lay on others", p.Statuses[0].Target, nobleOf(green, star))
		want(t, "what lay on him", p.Statuses[1], Status{})
		want(t, "the game goes on", p.Ended, NotEnded)
	})
	// rule: warrior-knights/options/player-elimination
	t.Run("his bargains lapse and his hostages go home", func(t *testing.T) {
		p := start(t, 3).faithful(0, 3, 0)
		p.Barons[red].Votes = 2
		p.Expeditions[1] = Expedition{Step: 2, Stake: [MaxBarons]int16{2, 3, 1}}
		p.Bargains.Offer(bargain.Bargain{From: red, To: green}, "", 1)
		p.Nobles[nobleOf(blue, star)].Heir = red
		p.run(func(g *State, t *play.Table) { g.eliminate(t, red) })
		want(t, "bargain", p.Bargains.Waiting[0], bargain.Bargain{})
		want(t, "hostage", p.Nobles[nobleOf(blue, star)].Heir, blue)
		want(t, "stakes", p.Expeditions[1].Stake, [MaxBarons]int16{2, 0, 1})
		want(t, "Crowns, Votes and Faith", [3]int16{p.Barons[red].Crowns, p.Barons[red].Votes, p.Barons[red].Faith}, [3]int16{})
	})
	// rule: warrior-knights/options/player-elimination-offices
	t.Run("his tokens go by Prestige and by Faith", func(t *testing.T) {
		p := start(t, 4).faithful(0, 9, 4, 3)
		p.Chairman = red
		p.Barons[green].Prestige, p.Barons[blue].Prestige, p.Barons[black].Prestige = 2, 1, 5
		p.Barons[black].Votes, p.Barons[green].Votes = 0, 9
		p.run(func(g *State, t *play.Table) { g.eliminate(t, red) })
		want(t, "the chair, by Prestige and not by Votes", p.Chairman, black)
		want(t, "the Church", p.Church, blue)
	})
	// rule: warrior-knights/options/player-elimination-offices
	t.Run("the chair to nobody banned while another is left, the Church to no heretic", func(t *testing.T) {
		p := start(t, 4).faithful(0, 0, 9, 1)
		p.Chairman, p.Church = red, red
		p.Barons[black].Prestige, p.Barons[black].Banned, p.Barons[green].Prestige = 5, true, 1
		p.lasts(ModNoChurchHead, 1, int8(blue))
		p.run(func(g *State, t *play.Table) { g.eliminate(t, red) })
		want(t, "the chair", p.Chairman, green)
		want(t, "the Church", p.Church, black)

		p = start(t, 3)
		p.Chairman, p.Church = red, red
		p.Barons[green].Banned, p.Barons[blue].Banned = true, true
		p.Barons[blue].Prestige, p.Barons[green].Faith = 1, 9
		p.run(func(g *State, t *play.Table) { g.eliminate(t, red) })
		want(t, "the chair where all are banned: most Prestige", p.Chairman, blue)
		want(t, "a ban keeps nobody from the Church", p.Church, green)

		p = start(t, 2)
		p.Church = red
		p.lasts(ModNoChurchHead, 1, int8(green)).run(func(g *State, t *play.Table) { g.eliminate(t, red) })
		want(t, "the Church where only a heretic is left", p.Church, green)
	})
	// rule: warrior-knights/options/player-elimination-offices
	t.Run("ties at random", func(t *testing.T) {
		p := start(t, 4)
		p.Chairman = red
		p.Barons[blue].Prestige, p.Barons[black].Prestige = 5, 5
		p.fate("green", "black", "green").run(func(g *State, t *play.Table) { g.passTokens(t, red) })
		want(t, "green is not tied", p.Chairman, black)
		want(t, "all are tied in Faith", p.Church, green)
	})
	t.Run("the last Baron wins", func(t *testing.T) {
		p := position(t, 2)
		p.Options.Elimination = true
		p.city("monz").pillaged()
		p.fortress(red).at("monz").breached(1)
		a := p.noble(green, circle).at("monz").with(100, 50)
		b := p.noble(green, triangle).at("monz").hired("swiss", 50, 100)
		p.fate("deal", "deal", "victory", "victory", "victory", "deal", "deal", "swiss").run(fighting(green))
		p.play(p.attacking(green, red, Assault, "monz"), by(green, JoinBattle), by(green, CommandBattle, a.n))
		p.discards(green, "victory", "victory").discards(red)
		p.play(by(green, WoundArmy, b.n), by(green, WoundArmy, b.n))
		want(t, "red is out", p.inGame(red), false)
		p.asks(green, AskDeserter)
		want(t, "but the battle is fought to its end first", p.Over(), false)
		p.finish()
		want(t, "how it ended", p.Ended, Standing)
		want(t, "winner", p.Winner, green)
	})
	t.Run("fate breaks a tie even with its cards in the hands of a battle", func(t *testing.T) {
		p := start(t, 4)
		p.Chairman = red
		for p.Fate.Len() > 0 {
			p.Battle.Hand[attacker].Under(p.Fate.Pop(), 0)
		}
		p.run(func(g *State, t *play.Table) { g.passTokens(t, red) })
		want(t, "somebody is Chairman", p.inGame(p.Chairman) && p.Chairman != red, true)
		want(t, "and Head of the Church", p.inGame(p.Church), true)
	})
	t.Run("without the option he plays on", func(t *testing.T) {
		p := start(t, 3)
		p.Options.Elimination = false
		p.run(func(g *State, t *play.Table) { g.destroyFortress(t, red, green) }).finish()
		want(t, "in the game", p.inGame(red), true)
	})
}

// rule: warrior-knights/options/might-makes-right
func TestMight(t *testing.T) {
	for might, last := range map[bool]bool{false: true, true: false} {
		p := position(t, 2)
		p.Options.Might, p.Reserve = might, 1
		p.fortress(red).at("gullmark")
		p.city("monz").of(red)
		p.city("lenz").of(red)
		p.run((*State).earnPrestige)
		want(t, "the empty reserve ends the game", p.LastTurn, last)
	}
	g := table(t, 3, 1, map[string]int{optionMight: 1})
	for c := range g.Cities {
		if box.Cities[c].Realm && !g.Cities[c].Pillaged {
			g.Cities[c].Owner = 2
		}
	}
	var nobody play.Table
	g.checkDomination(&nobody)
	want(t, "domination still wins", g.Ended == ByDomination && g.Winner == signoria.Seat(2), true)
}
