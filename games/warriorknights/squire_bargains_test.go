package warriorknights

import (
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/bargain"
	"signoria/play/playtest"
)

// borders is a position of four Barons in which green holds Froli, red Surat beside it, each with an army near both that could
// take the other's city.
func borders(t *testing.T) *at {
	t.Helper()
	p := position(t, 4)
	p.city("froli").of(green)
	p.city("surat").of(red)
	p.noble(green, circle).at("belmarais").with(100, 100).hired("polish", 100)
	p.noble(red, circle).at("cala-bianca").with(100, 100).hired("swiss", 100)
	return p
}

// proposal is what a squire offers of himself.
func (p *at) proposal(s play.Seat) (a play.Answer, offers bool) {
	return NewSquire(1).(*Squire).Starts(p.State, s)
}

// proposed is the bargain that a squire lays on the table.
func (p *at) proposed(s play.Seat) *bargain.Bargain {
	p.t.Helper()
	a, offers := p.proposal(s)
	if !offers {
		p.t.Fatal("he offers nothing")
	}
	p.waits().aside(a)
	return p.Bargains.Get(p.Bargains.Last)
}

// move has a Baron do something in bargaining.
func (p *at) move(s play.Seat, m bargain.Move) {
	p.t.Helper()
	a, ok := bargaining.Aside(p.State, s, m)
	if !ok {
		p.t.Fatalf("%+v names what there is not", m)
	}
	p.aside(a)
}

// haggles is what a squire says to a bargain.
func (p *at) haggles(s play.Seat, b bargain.Bargain) bargain.Reply {
	b.To = s
	return NewSquire(2).(*Squire).Haggle(p.State, s, b)
}

// on are terms on which Crowns (less than 0: asked for) and things are offered for things.
func on(crowns int16, give, take bargain.Things) bargain.Terms {
	x := bargain.Terms{Give: give, Take: take}
	x.Goods[crownsGood] = crowns
	return x
}

// rule: warrior-knights/negotiation/pay-for-use-of-faith-or-votes
func TestASquireOffersBargainsByWhichBothGain(t *testing.T) {
	peace := bargain.Of(peaceThing)
	t.Run("peace, to a neighbour who could take his city as he could take that one's", func(t *testing.T) {
		p := borders(t)
		b := p.proposed(green)
		want(t, "to whom", b.To, red)
		want(t, "for all to read", b.Open, true)
		want(t, "why", b.Why, bargain.SafeBorder)
		want(t, "peace for peace", [2]bargain.Things{b.Terms.Give, b.Terms.Take}, [2]bargain.Things{peace, peace})
		want(t, "he is taken up on it", p.haggles(red, *b).Takes, true)
		_, again := p.proposal(green)
		want(t, "one a turn", again, false)
	})
	t.Run("none where nobody could take anything", func(t *testing.T) {
		_, offers := position(t, 4).proposal(green)
		want(t, "offers", offers, false)
	})
	t.Run("none to one who is at peace with him, nor to one who has refused", func(t *testing.T) {
		p := borders(t).owing(green, red, peaceThing).owing(red, green, peaceThing)
		_, offers := p.proposal(green)
		want(t, "at peace", offers, false)
		p = borders(t)
		p.promises(green, red).Refused = p.Turn
		_, offers = p.proposal(green)
		want(t, "refused", offers, false)
		p.Turn += shyTurns
		_, offers = p.proposal(green)
		want(t, "some turns later", offers, true)
	})
	t.Run("Votes for Votes, so that each has one agenda", func(t *testing.T) {
		p := position(t, 4).current("royal-mint", "constable")
		for s := range play.Seat(4) {
			p.Barons[s].Votes = 4
		}
		b := p.proposed(green)
		want(t, "why", b.Why, bargain.BothGain)
		want(t, "Votes on one agenda for those on another", b.Terms.Give.Len() == 1 && b.Terms.Take.Len() == 1 && b.Terms.Give != b.Terms.Take, true)
		want(t, "he is taken up on it", p.haggles(b.To, *b).Takes, true)
	})
	t.Run("not what another already offers the same Baron for the same", func(t *testing.T) {
		p := position(t, 4).current("royal-mint", "constable")
		for s := range play.Seat(4) {
			p.Barons[s].Votes = 4
		}
		offers := func(to play.Seat) bargain.Terms {
			return p.judge(black).bestWith(p.judge(to), deal{gain: worthTheOffer - 1}).Terms
		}
		first := offers(green)
		want(t, "he offers something", first.Give.Len() == 1 && first.Take.Len() == 1, true)
		p.Bargains.Offer(bargain.Bargain{From: blue, To: green, Open: true, Terms: first}, "", 1)
		want(t, "the same to the same", offers(green) == first, false)
		want(t, "to another", offers(red), first)
	})
	t.Run("none where only two are in the game", func(t *testing.T) {
		p := borders(t)
		p.Barons[blue].Out, p.Barons[black].Out = true, true
		_, offers := p.proposal(green)
		want(t, "offers", offers, false)
		r := p.haggles(red, bargain.Bargain{From: green, Terms: on(10, peace, peace)})
		want(t, "nor does he take one", r.Why, bargain.NotWithYou)
	})
	t.Run("while all plan", func(t *testing.T) {
		q := NewSquire(1).(*Squire)
		want(t, "planning", q.Pauses(AskLay), true)
		want(t, "voting", q.Pauses(AskCommit), false)
	})
}

func TestWhatASquireTakes(t *testing.T) {
	peace := bargain.Of(peaceThing)
	takes := func(p *at, b bargain.Bargain) bool { return p.haggles(red, b).Takes }
	t.Run("a gift, and what costs him nothing", func(t *testing.T) {
		p := position(t, 4)
		want(t, "Crowns", takes(p, bargain.Bargain{From: green, Terms: on(1, 0, 0)}), true)
		want(t, "a word", takes(p, bargain.Bargain{From: green, Pledged: [2]bool{true, false}}), true)
		want(t, "nothing", takes(p, bargain.Bargain{From: green}), false)
	})
	t.Run("no promise that he cannot read, and no heir of his", func(t *testing.T) {
		p := position(t, 4)
		want(t, "words", takes(p, bargain.Bargain{From: green, Terms: on(15, 0, 0), Pledged: [2]bool{false, true}}), false)
		want(t, "an heir", takes(p, bargain.Bargain{From: green, Terms: on(15, 0, bargain.Of(int16(nobleOf(red, star))))}), false)
	})
	t.Run("peace for Crowns, for more where he could take more", func(t *testing.T) {
		asks := func(crowns int16) bargain.Bargain { return bargain.Bargain{From: green, Terms: on(crowns, 0, peace)} }
		want(t, "for two, where he could take nothing", takes(position(t, 4), asks(2)), true)
		worded := asks(0)
		worded.Pledged[0] = true
		want(t, "not for a word", takes(position(t, 4), worded), false)
		want(t, "for one, from a neighbour", takes(borders(t), asks(1)), false)
		want(t, "for twelve", takes(borders(t), asks(12)), true)
		want(t, "why not", borders(t).haggles(red, asks(1)).Why, bargain.TooLittle)
	})
	t.Run("less gladly where the other is ahead", func(t *testing.T) {
		p := borders(t)
		p.Barons[green].Prestige = 12
		want(t, "why not", p.haggles(red, bargain.Bargain{From: green, Terms: on(0, peace, peace)}), bargain.Reply{Why: bargain.TooStrong})
	})
	t.Run("no word of one who broke his", func(t *testing.T) {
		for _, c := range []struct {
			what   string
			to     play.Seat
			broken bargain.Lasting
			turn   int16
			takes  bool
		}{
			{"to him", red, bargain.Lasting{Hidden: 2}, 3, false},
			{"to another, before all", blue, bargain.Lasting{Open: 2}, 3, false},
			{"to another, and later one that he does not know of", blue, bargain.Lasting{Open: 2, Hidden: 3}, 3, false},
			{"to another, of which he does not know", blue, bargain.Lasting{Hidden: 2}, 3, true},
			{"long ago", red, bargain.Lasting{Open: 2}, 2 + grudgeTurns, true},
			{"never", red, bargain.Lasting{}, 3, true},
		} {
			p := borders(t)
			p.promises(green, c.to).Broken, p.Turn = c.broken, c.turn
			r := p.haggles(red, bargain.Bargain{From: green, Terms: on(0, peace, peace)})
			want(t, c.what, r.Takes, c.takes)
			want(t, "he says so", r.Why == bargain.Faithless, !c.takes)
		}
	})
	t.Run("not twice the same Votes", func(t *testing.T) {
		p := position(t, 4).current("royal-mint")
		p.Barons[red].Votes = 4
		sells := bargain.Bargain{From: green, Terms: on(6, 0, bargain.Of(p.votesOn("royal-mint")))}
		want(t, "once", takes(p, sells), true)
		p.owing(red, blue, p.votesOn("royal-mint"))
		want(t, "again", p.haggles(red, sells), bargain.Reply{Why: bargain.Promised})
	})
	t.Run("half of his Votes but once, on whatever agenda", func(t *testing.T) {
		p := position(t, 4).current("royal-mint", "constable", "sumptuary-law")
		p.Barons[red].Votes = 4
		mint, constable := p.votesOn("royal-mint"), p.votesOn("constable")
		want(t, "on one", takes(p, bargain.Bargain{From: green, Terms: on(8, 0, bargain.Of(mint))}), true)
		want(t, "on two at once", takes(p, bargain.Bargain{From: green, Terms: on(90, 0, bargain.Of(mint, constable))}), false)
		p.owing(red, blue, mint)
		for what, thing := range map[string]int16{"on another then": constable, "for yes or no": noThing + 2*2} {
			want(t, what, p.haggles(red, bargain.Bargain{From: green, Terms: on(90, 0, bargain.Of(thing))}), bargain.Reply{Why: bargain.Promised})
		}
		better(t, "of another who has promised his", p.judge(blue).favourWorth(green, constable), 0)
		want(t, "nothing is worth another half", p.judge(blue).favourWorth(red, constable), 0)
		want(t, "two halves of one are worth one", p.judge(blue).comeWorth(green, bargain.Of(mint, constable)),
			max(p.judge(blue).favourWorth(green, mint), p.judge(blue).favourWorth(green, constable)))
	})
	t.Run("Votes for the side that he is on, where they sway it", func(t *testing.T) {
		p := position(t, 4).current("sumptuary-law")
		for s := range play.Seat(4) {
			p.Barons[s].Votes, p.Barons[s].Crowns = 4, 20
		}
		p.Barons[red].Crowns = 2 // the law would have nobody keep many
		yes, no := p.votesOn("sumptuary-law"), p.votesAgainst("sumptuary-law")
		better(t, "for yes", p.judge(red).favourWorth(green, yes), 0)
		better(t, "not for no", 0, p.judge(red).favourWorth(green, no))
		want(t, "nothing to who does not care", p.judge(blue).favourWorth(green, yes), 0)
		better(t, "who does not care gives them for their price alone", p.judge(green).favourCost(red, yesThing), 0)
		want(t, "the same for either side", p.judge(green).favourCost(red, yesThing), p.judge(green).favourCost(red, noThing))
		p.Barons[green].Crowns = 40
		better(t, "and who is against it for more", p.judge(green).favourCost(red, yesThing), p.judge(green).favourCost(red, noThing))
		p.Barons[green].Crowns = 60
		r := p.haggles(green, bargain.Bargain{From: red, Terms: on(2, 0, bargain.Of(yesThing))})
		want(t, "who would vote against it all the same sells none", r, bargain.Reply{Why: bargain.NotNow})
		p.owing(green, red, yes)
		want(t, "owed already", p.judge(red).favourWorth(green, yes), 0)
	})
	t.Run("not what is owed him already; and what he owes he sells again for a Crown", func(t *testing.T) {
		p := borders(t).owing(green, red, peaceThing).owing(red, green, peaceThing)
		want(t, "to buy", p.haggles(red, bargain.Bargain{From: green, Terms: on(-1, peace, 0)}), bargain.Reply{Why: bargain.Owed})
		want(t, "to sell", takes(p, bargain.Bargain{From: green, Terms: on(1, 0, peace)}), true)
	})
	t.Run("no word of his own", func(t *testing.T) {
		want(t, "he says", borders(t).haggles(red, bargain.Bargain{From: green, Terms: on(9, 0, 0), Pledged: [2]bool{false, true}}), bargain.Reply{Why: bargain.WordsOnly})
	})
	t.Run("nor the Votes of who may not come", func(t *testing.T) {
		p := position(t, 4).current("royal-mint").charge(green, "envoy-abroad")
		p.Barons[green].Votes = 9
		want(t, "worth", p.judge(red).favourWorth(green, p.votesOn("royal-mint")), 0)
	})
}

// Who asked for something, and then declined the answer, has been refused; not who answered.
// rule: warrior-knights/negotiation/crowns-and-favours-free
func TestWhoAskedRemembersThatNothingCameOfIt(t *testing.T) {
	p := borders(t)
	no := p.proposed(green).No
	p.move(red, bargain.Move{Deed: bargain.Counter, No: no, Terms: on(-10, bargain.Of(peaceThing), bargain.Of(peaceThing))})
	p.move(green, bargain.Move{Deed: bargain.Decline, No: p.Bargains.Last})
	want(t, "who asked", p.promises(green, red).Refused, p.Turn)
	want(t, "who answered", p.promises(red, green).Refused, 0)
}

// rule: warrior-knights/negotiation/crowns-and-favours-free
func TestASquireSaysWhatWouldDo(t *testing.T) {
	peace := bargain.Of(peaceThing)
	asked := bargain.Bargain{From: green, Terms: on(1, 0, peace)}
	t.Run("peace for peace, to a neighbour who gave too little for it", func(t *testing.T) {
		p := borders(t)
		x := p.haggles(red, asked).Instead
		want(t, "he offers", [2]bargain.Things{x.Give, x.Take}, [2]bargain.Things{peace, peace})
		want(t, "who asked takes it", p.haggles(green, bargain.Bargain{From: red, Terms: x}).Takes, true)
	})
	t.Run("a price, to who gave too little for what he alone has to give", func(t *testing.T) {
		p := position(t, 4)
		p.city("froli").of(green)
		p.city("surat").of(red)
		p.noble(green, circle).at("cala-bianca").with(100, 100).hired("polish", 100)
		p.Barons[red].Crowns = 20
		r := p.haggles(green, bargain.Bargain{From: red, Terms: on(1, 0, peace)})
		want(t, "too little", r.Why, bargain.TooLittle)
		want(t, "he offers", [2]bargain.Things{r.Instead.Give, r.Instead.Take}, [2]bargain.Things{peace, 0})
		price := -r.Instead.Goods[crownsGood]
		want(t, "who asked takes it", p.haggles(red, bargain.Bargain{From: green, Terms: r.Instead}).Takes, true)
		want(t, "he would himself", p.haggles(green, bargain.Bargain{From: red, Terms: on(price, 0, peace)}).Takes, true)
		p.Barons[red].Crowns = price - 1
		want(t, "to who cannot pay it", p.haggles(green, bargain.Bargain{From: red, Terms: on(1, 0, peace)}).Instead, bargain.Terms{})
	})
	t.Run("Votes, but for no Votes on the same agenda", func(t *testing.T) {
		p := position(t, 4).current("royal-mint", "constable")
		for s := range play.Seat(4) {
			p.Barons[s].Votes = 4
		}
		votes := bargain.Of(p.votesOn("royal-mint"))
		x := p.haggles(red, bargain.Bargain{From: green, Terms: on(1, 0, votes)}).Instead
		want(t, "he offers them", x.Give, votes)
		want(t, "for those on another", x.Take, bargain.Of(p.votesOn("constable")))
		want(t, "who asked takes it", p.haggles(green, bargain.Bargain{From: red, Terms: x}).Takes, true)
	})
	t.Run("nothing, where the same Votes would go both ways", func(t *testing.T) {
		p := position(t, 4).current("royal-mint", "constable")
		for s := range play.Seat(4) {
			p.Barons[s].Votes = 4
		}
		votes := bargain.Of(p.votesOn("royal-mint"))
		want(t, "he says", p.haggles(red, bargain.Bargain{From: green, Terms: on(-1, votes, votes)}), bargain.Reply{Why: bargain.TooLittle})
	})
	t.Run("nothing, for Votes that he has offered a third", func(t *testing.T) {
		p := position(t, 4).current("royal-mint", "constable").assemble().asks(green, AskNextAgenda)
		for s := range play.Seat(4) {
			p.Barons[s].Votes = 4
		}
		asks := on(1, 0, bargain.Of(p.votesOn("royal-mint")))
		p.move(green, bargain.Move{Deed: bargain.Offer, To: red, Terms: asks})
		no := p.Bargains.Last
		p.move(red, p.haggles(red, *p.Bargains.Get(no)).Move(no))
		want(t, "to him", p.haggles(red, bargain.Bargain{From: blue, Terms: asks}), bargain.Reply{Why: bargain.Promised})
		want(t, "to who has the offer", p.haggles(red, bargain.Bargain{From: green, Terms: asks}).Why, bargain.TooLittle)
	})
	t.Run("nothing, for Crowns alone", func(t *testing.T) {
		want(t, "he says", borders(t).haggles(red, bargain.Bargain{From: green, Terms: on(-1, 0, 0)}), bargain.Reply{Why: bargain.TooLittle})
	})
}

// rule: warrior-knights/negotiation/agreements-not-binding
func TestASquireKeepsHisWord(t *testing.T) {
	froli := region(t, "froli")
	t.Run("he leaves in peace whom he promised it, unless much is to be had", func(t *testing.T) {
		p := position(t, 4)
		p.city("froli").of(red).besieged(green, 0)
		p.noble(green, circle).at("froli").with(100, 100)
		attack := func() int { return p.worth(green, AskAttack, attackOn(red, Siege, froli)) }
		better(t, "a siege where he owes nothing", attack(), 0)
		p.owing(green, red, peaceThing)
		better(t, "none where he owes peace", 0, attack())
		want(t, "nor does the city draw him", p.judge(green).spared(red, city(t, "froli")), true)
		for c := int8(0); p.toDominate()-p.realmCities(green) > 1; c++ {
			if box.Cities[c].Realm && p.Cities[c].Owner == play.Nobody {
				p.Cities[c].Owner = green
			}
		}
		better(t, "but to win the game he breaks it", attack(), 0)
	})
	t.Run("he lets through, and lets attack", func(t *testing.T) {
		p := position(t, 4)
		p.Barons[red].Prestige = 9
		bars := play.Choice{Verb: BarTheWay, A: int16(nobleOf(red, circle))}
		permits := func() int { return p.judge(green).permitWorth(red, play.Nobody, froli) }
		better(t, "he bars the way of who is ahead", p.worth(green, AskPassage, bars), 0)
		better(t, "and permits him nothing", 0, permits())
		p.owing(green, red, wayThing)
		better(t, "not where he owes a way", 0, p.worth(green, AskPassage, bars))
		better(t, "nor leave", permits(), 0)
	})
	votes := func(t *testing.T, temper string, ahead int16) (names play.Seat, used int16) {
		p := position(t, 4).current("royal-mint")
		p.owing(green, red, p.votesOn("royal-mint"))
		p.Barons[green].Votes, p.Barons[red].Prestige = 5, ahead
		p.Vote.Agenda = p.agenda("royal-mint")
		j := p.judge(green)
		for i := range tempers {
			if tempers[i].name == temper {
				j.temper = &tempers[i]
			}
		}
		best := -surelyLess
		for s := range play.Seat(4) {
			if worth := j.worth(play.Args{}, play.Choice{Verb: VoteFor, A: int16(s)}); worth > best {
				best, names = worth, s
			}
		}
		return names, j.bid(p.Vote.Agenda)
	}
	t.Run("he uses the Votes that he promised", func(t *testing.T) {
		names, used := votes(t, "", 0)
		want(t, "for whom", names, red)
		want(t, "half of them", used, int16(3))
	})
	t.Run("for yes or no too, against what he likes", func(t *testing.T) {
		says := func(temper string) (yes bool, used int16) {
			p := position(t, 4).current("sumptuary-law")
			p.owing(green, red, p.votesOn("sumptuary-law"))
			p.Barons[green].Votes, p.Barons[green].Crowns = 5, 42
			p.Vote.Agenda = p.agenda("sumptuary-law")
			j := p.judge(green)
			for i := range tempers {
				if tempers[i].name == temper {
					j.temper = &tempers[i]
				}
			}
			word := j.worth(play.Args{}, play.Choice{Verb: VoteYes}) > j.worth(play.Args{}, play.Choice{Verb: VoteNo})
			return word, j.bid(p.Vote.Agenda)
		}
		yes, used := says("")
		want(t, "he votes as he promised", yes, true)
		want(t, "half of them", used, int16(3))
		yes, _ = says("schemer")
		want(t, "a schemer does not", yes, false)
	})
	t.Run("he keeps them for it while others are voted on", func(t *testing.T) {
		p := position(t, 4).current("royal-mint", "constable")
		p.Barons[green].Votes = 6
		bid := func() int16 { return p.judge(green).bid(p.agenda("constable")) }
		want(t, "what he would use", bid(), int16(5))
		p.owing(green, red, p.votesOn("royal-mint"))
		want(t, "what he uses", bid(), int16(3))
		p.Vote.Spent[green], p.Barons[green].Votes, p.Vote.Agenda = 3, 3, p.agenda("royal-mint")
		want(t, "and then", p.judge(green).bid(p.Vote.Agenda), int16(3))
	})
	t.Run("a schemer keeps no word to who is ahead", func(t *testing.T) {
		names, _ := votes(t, "schemer", 0)
		want(t, "to who is not", names, red)
		names, _ = votes(t, "schemer", 25)
		want(t, "to who is", names, green)
		names, _ = votes(t, "diplomat", 25)
		want(t, "a diplomat to anybody", names, red)
	})
	t.Run("who thinks ahead leaves his word to what a squire would do", func(t *testing.T) {
		p := position(t, 4).owing(green, red, peaceThing).owing(green, red, wayThing).owing(green, red, grantVotes(t))
		p.Vote.Agenda = p.agenda("royal-grant")
		for what, c := range map[string]play.Choice{
			"an attack": attackOn(red, Siege, froli), "a barred way": {Verb: BarTheWay, A: int16(nobleOf(red, star))},
			"an attack forbidden": {Verb: ForbidAttack},
			"Votes":               {Verb: CommitVotes, A: int16(p.agenda("royal-grant"))}, "and whom they are for": {Verb: VoteFor, A: int16(green)},
			"or for what": {Verb: VoteYes},
		} {
			want(t, what, mind.Leaves(p.State, green, c), true)
		}
		want(t, "an attack on another he thinks of", mind.Leaves(p.State, green, attackOn(blue, Siege, froli)), false)
	})
}

const surelyLess = 1 << 20

func TestSquiresBargainAndMostlyKeepTheirWord(t *testing.T) {
	struck, broken := 0, 0
	for seed := range uint64(6) {
		for _, l := range bargained(t, seed) {
			switch l.Key {
			case KeyAccepted:
				struck++
			case KeyForsworn:
				broken++
			}
		}
	}
	if struck < 12 || 20*broken > struck {
		t.Errorf("in 6 games squires struck %d bargains and broke %d words, want at least 12 and at most a twentieth of them", struck, broken)
	}
}

// bargained is the chronicle of a table of four squires, who bargain.
func bargained(t *testing.T, seed uint64) []play.Line {
	t.Helper()
	setup := signoria.Setup{Game: ID, Version: Version, Seats: 4, Seed: seed}
	played, err := playtest.Play(Game(), playtest.Options{Setup: setup, Bots: []string{squireBot, squireBot, squireBot, squireBot}, NoReplay: true})
	if err != nil {
		t.Fatal(err)
	}
	live, err := Game().Replay(played.Record)
	if err != nil {
		t.Fatal(err)
	}
	return live.Lines(0)
}
