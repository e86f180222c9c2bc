package warriorknights

import (
	"strings"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
	"signoria/play/bargain"
)

// agrees has one Baron offer another things for things, and that one take it.
func (p *at) agrees(from, to play.Seat, open bool, give, take bargain.Things) *at {
	p.t.Helper()
	a, ok := bargaining.Aside(p.State, from, bargain.Move{Deed: bargain.Offer, To: to, Open: open, Terms: bargain.Terms{Give: give, Take: take}})
	if !ok {
		p.t.Fatal("they do not have these things")
	}
	p.aside(a)
	return p.aside(by(to, AcceptDeal, int8(p.Bargains.Last)))
}

// owing is a position in which Barons owe what they have promised before all.
func (p *at) owing(from, to play.Seat, thing int16) *at { p.promise(from, to, thing, false); return p }

// votesOn is the favour of Votes on an agenda; of one that is put to yes or no, for yes.
func (p *at) votesOn(id string) int16 { p.t.Helper(); return votesAt(p.agenda(id))[0] }

// votesAgainst is the favour of Votes for no.
func (p *at) votesAgainst(id string) int16 { p.t.Helper(); return votesAt(p.agenda(id))[1] }

func TestFavoursThatMayBePromised(t *testing.T) {
	// rule: warrior-knights/negotiation/pay-for-use-of-faith-or-votes
	p := position(t, 3).current("royal-grant", "free-markets", "private-motion-1")
	have := bargain.Of(p.favoursToGive()...)
	want(t, "peace, a free way, Votes on the agenda that chooses a Baron, and for yes or no where that is put",
		have, bargain.Of(peaceThing, wayThing, p.votesOn("royal-grant"), yesThing+2, noThing+2))
	want(t, "what they are told of as", [2]int16{p.named(yesThing + 2), p.named(noThing + 2)}, [2]int16{p.votesOn("free-markets"), p.votesAgainst("free-markets")})
	want(t, "Votes on the one", p.named(p.votesOn("royal-grant")), p.votesOn("royal-grant"))
	for a := range int8(agendas) {
		for _, favour := range votesAt(a) {
			want(t, "the agenda of a favour", votesOn(favour), a)
			want(t, "one for a Baron is a thing in a bargain", favour < yesThing, choosesBaron(a))
		}
		want(t, "none of a private motion", len(votesAt(a)) == 0, box.Agendas[a].Private)
	}
}

func TestAFavourIsPromisedInABargain(t *testing.T) {
	// rule: warrior-knights/negotiation/crowns-and-favours-free
	p := position(t, 3).waits().agrees(red, green, true, bargain.Of(peaceThing), bargain.Of(wayThing, grantVotes(t)))
	want(t, "red's peace, to the end of the next turn", p.told(KeyPromised, int16(red), int16(green), peaceThing, 2), true)
	want(t, "green's free way", p.told(KeyPromised, int16(green), int16(red), wayThing, 2), true)
	want(t, "and his Votes, until they are used", p.told(KeyPromised, int16(green), int16(red), grantVotes(t), 0), true)
	want(t, "red owes peace", p.owesPeace(red, green), true)
	want(t, "green owes none", p.owesPeace(green, red), false)
	want(t, "nor does red a third", p.owesPeace(red, blue), false)
	want(t, "green owes a way", p.owesWay(green, red), true)
	want(t, "and Votes", p.owesVotes(green, red, grantVotes(t)), true)
	for language, words := range map[string]string{"en": "[[favour:votes|half the Votes]] for [[agenda:royal-grant|", "it": "[[favour:votes|metà dei Voti]] per [[agenda:royal-grant|"} {
		want(t, language, strings.Contains(p.Tell(language, last(p, KeyPromised)), words), true)
	}
	want(t, "peace as it is offered", bargaining.Thing(p.State, "en", peaceThing), "[[favour:peace|peace]], to the end of turn 2")
	want(t, "and as it is owed", bargaining.Word(p.State, "it", p.wordsGiven()[2]), "[[favour:peace|la pace]], fino alla fine del turno 2")
}

func grantVotes(t *testing.T) int16 { t.Helper(); return votesAt(agenda(t, "royal-grant"))[0] }

func TestPeace(t *testing.T) {
	attack := func(owing bool) *at {
		p := position(t, 3)
		p.noble(green, circle).at("froli").with(100)
		p.city("froli").of(red)
		if owing {
			p.owing(green, red, peaceThing).owing(red, green, peaceThing)
		}
		return p.run(fighting(green)).play(p.attacking(green, red, Siege, "froli"))
	}
	// rule: warrior-knights/negotiation/agreements-not-binding
	t.Run("who attacks all the same breaks his word, and is owed none any more", func(t *testing.T) {
		p := attack(true)
		want(t, "the siege is laid", p.told(KeyBesieged), true)
		want(t, "told", p.told(KeyForsworn, int16(green), int16(red), peaceThing), true)
		want(t, "once", p.count(KeyForsworn), 1)
		want(t, "noted", p.promises(green, red).Broken, bargain.Lasting{Open: 1})
		want(t, "what he owed is over", p.owesPeace(green, red), false)
		want(t, "what he was owed too", p.owesPeace(red, green), false)
	})
	t.Run("who has promised nothing breaks nothing, but is owed no peace any more either", func(t *testing.T) {
		p := position(t, 3).owing(red, green, peaceThing)
		p.noble(green, circle).at("froli").with(100)
		p.city("froli").of(red)
		p.run(fighting(green)).play(p.attacking(green, red, Siege, "froli"))
		want(t, "told", p.count(KeyForsworn), 0)
		want(t, "owed", p.owesPeace(red, green), false)
		want(t, "nor by one who promised nothing", attack(false).count(KeyForsworn), 0)
	})
	t.Run("what is promised once the attack is under way comes too late for it", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("froli").with(100)
		p.noble(green, star).at("froli").with(100)
		p.city("froli").of(red)
		p.run(fighting(green)).play(p.attacking(green, red, Siege, "froli")).asks(green, AskArmies)
		p.agrees(green, red, true, bargain.Of(peaceThing), 0).finish()
		want(t, "the siege is laid", p.told(KeyBesieged), true)
		want(t, "told", p.count(KeyForsworn), 0)
		want(t, "owed from then on", p.owesPeace(green, red), true)
	})
	t.Run("it is owed to the end of the next turn", func(t *testing.T) {
		p := position(t, 2).owing(green, red, peaceThing)
		for _, owed := range []bool{true, true, false} {
			want(t, "owed", p.owesPeace(green, red), owed)
			p.run((*State).beginTurn)
		}
		want(t, "and forgotten", *p.promises(green, red), Favours{})
	})
}

func TestAFreeWay(t *testing.T) {
	// rule: warrior-knights/negotiation/agreements-not-binding
	t.Run("who bars it breaks his word", func(t *testing.T) {
		for _, bars := range []bool{true, false} {
			p := position(t, 3).owing(blue, green, wayThing)
			n := p.noble(green, star).at("surat").with(100)
			p.noble(blue, circle).at("brackenmoor").with(50)
			p.run(moving(green)).play(n.going(ByRoad, "vecht")).asks(blue, AskPassage)
			if bars {
				p.play(by(blue, BarTheWay, n.n))
			} else {
				p.play(by(blue, LetPass, n.n))
			}
			want(t, "told", p.told(KeyForsworn, int16(blue), int16(green), wayThing), bars)
			want(t, "owed still", p.owesWay(blue, green), !bars)
		}
	})
	t.Run("who forbids an attack too", func(t *testing.T) {
		p := position(t, 3).owing(red, green, wayThing)
		p.noble(green, circle).at("froli").with(100)
		p.noble(red, circle).at("froli").with(100)
		p.run(fighting(green)).play(p.attacking(green, play.Nobody, Assault, "froli")).play(by(red, ForbidAttack))
		want(t, "told", p.told(KeyForsworn, int16(red), int16(green), wayThing), true)
	})
}

func TestPromisedVotes(t *testing.T) {
	// votes has red, who owes green his Votes on an agenda, use some of his 4 for a Baron.
	votes := func(t *testing.T, id string, used int16, named play.Seat) *at {
		p := position(t, 3).current(id)
		p.owing(red, green, p.votesOn(id))
		p.Barons[red].Votes = 3 // and one more at the Assembly
		p.assemble().bids(p.agenda(id), 1, used, 0).play(by(green, VoteFor, int8(blue)))
		if used > 0 {
			p.play(by(red, VoteFor, int8(named)))
		}
		want(t, "owed any more", p.owesVotes(red, green, p.votesOn(id)), false)
		return p
	}
	// rule: warrior-knights/negotiation/pay-for-use-of-faith-or-votes
	for _, c := range []struct {
		what, agenda string
		used         int16
		named        play.Seat
		kept         bool
	}{
		{"half of them for him", "royal-grant", 2, green, true},
		{"all for him", "royal-grant", 4, green, true},
		{"less than half", "royal-grant", 1, green, false},
		{"for another", "royal-grant", 4, red, false},
		{"none at all", "royal-grant", 0, play.Nobody, false},
		{"against another, where who is chosen loses", "public-censure", 4, blue, true},
		{"none, where who is chosen loses", "public-censure", 0, play.Nobody, true},
		{"against him", "public-censure", 1, green, false},
	} {
		t.Run(c.what, func(t *testing.T) {
			p := votes(t, c.agenda, c.used, c.named)
			args := []int16{int16(red), int16(green), p.votesOn(c.agenda)}
			want(t, "kept", p.told(KeyTrueToWord, args...), c.kept)
			// rule: warrior-knights/negotiation/agreements-not-binding
			want(t, "broken", p.told(KeyForsworn, args...), !c.kept)
			want(t, "noted", p.promises(red, green).Broken.Open, oneIfInt(!c.kept))
		})
	}
	t.Run("who may not come owes none", func(t *testing.T) {
		p := position(t, 3).current("royal-grant")
		p.owing(red, green, p.votesOn("royal-grant"))
		p.Barons[red].Banned, p.Barons[red].Votes = true, 3
		p.assemble().bids(p.agenda("royal-grant"), 1, -1, 1).finish()
		want(t, "told", p.count(KeyForsworn)+p.count(KeyTrueToWord), 0)
		want(t, "owed any more", p.owesVotes(red, green, p.votesOn("royal-grant")), false)
	})
	t.Run("who cannot be chosen is owed none", func(t *testing.T) {
		p := position(t, 3).current("election-of-chairman")
		p.owing(red, blue, p.votesOn("election-of-chairman"))
		p.Barons[blue].Banned, p.Barons[red].Votes = true, 3
		p.assemble().bids(p.agenda("election-of-chairman"), 0, 4).play(by(red, VoteFor, int8(red)))
		want(t, "elected", p.told(KeyElected), true)
		want(t, "told", p.count(KeyForsworn)+p.count(KeyTrueToWord), 0)
	})
	t.Run("who has spent them before breaks his word", func(t *testing.T) {
		p := position(t, 3).current("royal-grant", "synod")
		p.owing(red, green, p.votesOn("synod"))
		p.Barons[red].Votes = 3
		p.assemble().play(by(green, PutNext, p.agenda("royal-grant"))).bids(p.agenda("royal-grant"), 0, 3, 0).play(by(red, VoteFor, int8(red)))
		p.bids(p.agenda("synod"), 1, 1, 1).play(by(green, VoteFor, int8(green)), by(red, VoteFor, int8(green)), by(blue, VoteFor, int8(blue)))
		want(t, "one of four", p.told(KeyForsworn, int16(red), int16(green), p.votesOn("synod")), true)
	})
	t.Run("of two Barons none promises any once they are written", func(t *testing.T) {
		p := position(t, 2).current("royal-grant")
		p.Vote.Read = true
		want(t, "favours", bargain.Of(p.favoursToGive()...), bargain.Of(peaceThing, wayThing))
	})
	t.Run("what is not voted on is owed no more", func(t *testing.T) {
		p := position(t, 2).current("royal-grant")
		p.owing(red, green, p.votesOn("royal-grant"))
		p.Barons[red].Banned, p.Barons[green].Banned = true, true
		p.assemble()
		want(t, "unvoted", p.told(KeyUnvoted, int16(p.agenda("royal-grant"))), true)
		want(t, "owed any more", p.owesVotes(red, green, p.votesOn("royal-grant")), false)
	})
}

func TestPromisedVotesForYesOrNo(t *testing.T) {
	// votes has red, who promised green in a bargain his Votes for yes or no, use some of his 4.
	votes := func(t *testing.T, thing, used int16, says play.Verb) *at {
		p := position(t, 3).current("free-markets", "royal-grant")
		p.Barons[red].Votes = 3 // and one more at the Assembly
		p.assemble().agrees(green, red, true, 0, bargain.Of(thing)).play(by(green, PutNext, p.agenda("free-markets")))
		p.bids(p.agenda("free-markets"), 1, used, 0).play(by(green, VoteNo))
		if used > 0 {
			p.play(by(red, says))
		}
		return p
	}
	// rule: warrior-knights/negotiation/pay-for-use-of-faith-or-votes
	for _, c := range []struct {
		what  string
		thing int16
		used  int16
		says  play.Verb
		kept  bool
	}{
		{"half of them for yes", yesThing, 2, VoteYes, true},
		{"less than half", yesThing, 1, VoteYes, false},
		{"none", yesThing, 0, 0, false},
		{"for no, where yes was promised", yesThing, 4, VoteNo, false},
		{"half of them for no", noThing, 2, VoteNo, true},
		{"for yes, where no was promised", noThing, 4, VoteYes, false},
	} {
		t.Run(c.what, func(t *testing.T) {
			p := votes(t, c.thing, c.used, c.says)
			favour := map[int16]int16{yesThing: p.votesOn("free-markets"), noThing: p.votesAgainst("free-markets")}[c.thing]
			args := []int16{int16(red), int16(green), favour}
			want(t, "promised", p.told(KeyPromised, args...), true)
			want(t, "kept", p.told(KeyTrueToWord, args...), c.kept)
			// rule: warrior-knights/negotiation/agreements-not-binding
			want(t, "broken", p.told(KeyForsworn, args...), !c.kept)
			want(t, "owed any more", p.promises(red, green).owesAnyVotes(), false)
		})
	}
	t.Run("each is owed for itself, and told so", func(t *testing.T) {
		p := position(t, 3).current("free-markets").owing(red, green, votesAt(agenda(t, "free-markets"))[1])
		want(t, "for no", p.owesVotes(red, green, p.votesAgainst("free-markets")), true)
		want(t, "for yes", p.owesVotes(red, green, p.votesOn("free-markets")), false)
		want(t, "in words", bargaining.Word(p.State, "en", p.wordsGiven()[0]), "[[favour:no|half the Votes for a no]] on [[agenda:free-markets|Free Markets]]")
		p.Barons[red].Votes = 2
		p.assemble()
		o, _ := p.match.OfferTo(red)
		want(t, "what he reads who owes them", strings.Contains(p.Describe("it", o).Prompt, "almeno metà dei tuoi Voti per il no, promessi a"), true)
	})
	t.Run("what is promised in private the two know", func(t *testing.T) {
		p := position(t, 3).current("free-markets")
		p.promise(red, green, p.votesAgainst("free-markets"), true)
		p.hideFavours(blue)
		want(t, "owed, as far as a third knows", p.promises(red, green).owesAnyVotes(), false)
	})
}

// What is offered of Votes for yes or no is told of by the agenda, and lapses when that leaves its space: the next one there is another.
// rule: warrior-knights/negotiation/pay-for-use-of-faith-or-votes
func TestAnOfferOfVotesForYesOrNoLapsesWithItsAgenda(t *testing.T) {
	p := position(t, 3).current("free-markets", "royal-grant").assemble()
	offers := func(give bargain.Things) {
		a, ok := bargaining.Aside(p.State, red, bargain.Move{Deed: bargain.Offer, To: green, Open: true, Terms: bargain.Terms{Give: give}})
		if !ok {
			t.Fatal("he does not have these things")
		}
		p.aside(a)
	}
	offers(bargain.Of(noThing))
	want(t, "told of by the agenda", last(p, KeyOffer).Args[4], p.votesAgainst("free-markets"))
	want(t, "as it is offered", bargaining.Thing(p.State, "it", noThing), "[[favour:no|metà dei Voti per il no]] a [[agenda:free-markets|Mercati Franchi]]")
	offers(bargain.Of(p.votesOn("royal-grant")))
	p.play(by(green, PutNext, p.agenda("free-markets")))
	want(t, "while its votes are gathered", [2]bool{p.told(KeyLapsed, 1), p.told(KeyLapsed, 2)}, [2]bool{true, false})
}

func TestWhoIsAskedForVotesReadsWhatHeOwes(t *testing.T) {
	p := position(t, 3).current("royal-grant")
	p.owing(red, green, p.votesOn("royal-grant")).owing(red, blue, p.votesOn("royal-grant")).assemble()
	for s, words := range map[play.Seat]string{red: "at least half of your Votes for", green: ""} {
		o, _ := p.match.OfferTo(s)
		prompt := p.Describe("en", o).Prompt
		want(t, "what he reads", strings.Contains(prompt, "You have given your word"), words != "")
		want(t, "to whom", strings.Count(prompt, "at least half of your Votes for"), 2*int(oneIfInt(words != "")))
	}
	p = position(t, 3).current("public-censure")
	p.owing(red, green, p.votesOn("public-censure")).assemble()
	o, _ := p.match.OfferTo(red)
	want(t, "where who is chosen loses", strings.Contains(p.Describe("it", o).Prompt, "nessuno dei tuoi Voti contro"), true)
}

func TestWhoMayBreakHisWordReadsIt(t *testing.T) {
	reads := func(p *at, s play.Seat, words string) bool {
		o, asked := p.match.OfferTo(s)
		return asked && strings.Contains(p.Describe("en", o).Prompt, words)
	}
	const peace, way = "You have given [[baron:1|Madder]] your word: peace.", "your word: a free way"
	for _, owes := range []bool{true, false} {
		p := position(t, 3)
		if owes {
			p.owing(green, red, peaceThing).owing(red, green, wayThing).owing(green, blue, peaceThing)
		}
		p.noble(green, circle).at("froli").with(100)
		p.noble(green, star).at("froli").with(100)
		p.noble(red, circle).at("froli").with(100)
		p.run(fighting(green))
		want(t, "whom to attack", reads(p, green, peace), owes)
		p.play(p.attacking(green, red, FieldBattle, "froli")).asks(green, AskArmies)
		want(t, "with which armies", reads(p, green, peace), owes)
		neutral := position(t, 3).owing(green, red, peaceThing)
		neutral.noble(green, circle).at("froli").with(100)
		neutral.noble(green, star).at("froli").with(100)
		neutral.run(fighting(green))
		want(t, "not where he has nothing", reads(neutral, green, peace), false)
		neutral.play(neutral.attacking(green, play.Nobody, Siege, "froli")).asks(green, AskArmies)
		want(t, "nor of a neutral city", reads(neutral, green, peace), false)
		q := position(t, 3)
		if owes {
			q.owing(blue, green, wayThing)
		}
		n := q.noble(green, star).at("surat").with(100)
		q.noble(blue, circle).at("brackenmoor").with(50)
		q.run(moving(green)).play(n.going(ByRoad, "vecht")).asks(blue, AskPassage)
		want(t, "whether to bar the way", reads(q, blue, way), owes)
	}
}

func oneIfInt(is bool) int16 { return int16(oneIf(is)) }

func TestWhatIsPromisedInPrivateTheTwoKnow(t *testing.T) {
	p := position(t, 3).waits().agrees(red, green, false, bargain.Of(peaceThing, grantVotes(t)), 0)
	two := uint16(1<<green | 1<<red)
	want(t, "who reads of it", last(p, KeyPromised).To, two)
	knows := func(s play.Seat) int {
		g := *p.State
		src := chance.New(1)
		g.Redeal(s, &src)
		return len(g.wordsGiven())
	}
	for s, n := range map[play.Seat]int{red: 2, green: 2, blue: 0, signoria.Nobody: 0} {
		want(t, "words known", knows(s), n)
	}
	p.agrees(red, green, true, bargain.Of(peaceThing), 0)
	want(t, "what is promised again before all, all know", knows(blue), 1)
	q := position(t, 3)
	q.promise(green, red, peaceThing, true)
	q.noble(green, circle).at("froli").with(100)
	q.city("froli").of(red)
	q.run(fighting(green)).play(q.attacking(green, red, Siege, "froli"))
	want(t, "who reads that it is broken", last(q, KeyForsworn).To, two)
	want(t, "noted for the two", q.promises(green, red).Broken, bargain.Lasting{Hidden: 1})
}

func TestWhoIsOutOfTheGameOwesNothing(t *testing.T) {
	p := position(t, 3).owing(red, green, peaceThing).owing(green, red, wayThing).owing(green, blue, peaceThing)
	p.promises(green, red).Broken.Note(1, false)
	p.dropFavours(red)
	want(t, "what is left", len(p.wordsGiven()), 1)
	want(t, "who broke his word to him is known", p.promises(green, red).Broken.Open, int16(1))
}
