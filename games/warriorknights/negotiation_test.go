package warriorknights

import (
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
	"signoria/play/bargain"
)

// waits is a position in which green is asked something and anybody may bargain.
func (p *at) waits() *at {
	p.t.Helper()
	return p.current("royal-grant", "synod").assemble().asks(green, AskNextAgenda)
}

// aside does something out of turn.
func (p *at) aside(a play.Answer) *at {
	p.t.Helper()
	if _, err := p.match.Aside(a); err != nil {
		p.t.Fatalf("%+v: %v", a, err)
	}
	return p
}

// may says whether a seat may do something out of turn.
func (p *at) may(a play.Answer) bool { return slices.ContainsFunc(p.match.Asides(a.Seat), a.Picks) }

// offering is an offer of crowns (less than 0: asked for) with words, and no heirs.
func offering(from play.Seat, v play.Verb, to play.Seat, crowns int16, words string) play.Answer {
	a := saying(by(from, v, int8(to)), crowns)
	a.Note = words
	return a
}

func (p *at) crowns() (c [3]int16) {
	for s := range c {
		c[s] = p.Barons[s].Crowns
	}
	return c
}

func TestBargains(t *testing.T) {
	// rule: warrior-knights/negotiation/crowns-and-favours-free
	t.Run("crowns are given at any time", func(t *testing.T) {
		p := position(t, 3).waits().aside(saying(by(red, GiveCrowns, int8(blue)), 4))
		want(t, "crowns", p.crowns(), [3]int16{15, 11, 19})
		want(t, "no more than one has", p.may(saying(by(red, GiveCrowns, int8(blue)), 12)), false)
	})
	t.Run("but not while secret bids are made", func(t *testing.T) {
		p := position(t, 3).waits().play(by(green, PutNext, agenda(t, "royal-grant"))).asks(red, AskCommit)
		want(t, "asides", len(p.match.Asides(red)), 0)
	})
	// rule: warrior-knights/negotiation/pay-for-use-of-faith-or-votes
	t.Run("crowns against a promise", func(t *testing.T) {
		p := position(t, 3).waits().aside(offering(red, OfferOpenly, green, 5, "Vote for me"))
		want(t, "nothing moves yet", p.crowns(), [3]int16{15, 15, 15})
		want(t, "only green answers", p.may(by(blue, AcceptDeal, 1)), false)
		p.aside(by(green, AcceptDeal, 1))
		want(t, "crowns", p.crowns(), [3]int16{20, 10, 15})
		want(t, "it is done", p.may(by(green, AcceptDeal, 1)), false)
	})
	t.Run("crowns are asked for as well", func(t *testing.T) {
		p := position(t, 3).waits().aside(offering(red, OfferOpenly, green, -5, "I shall let you pass"))
		want(t, "told as it is", p.told(KeyAsks, 1, int16(red), int16(green), 5), true)
		p.aside(by(green, AcceptDeal, 1))
		want(t, "crowns", p.crowns(), [3]int16{10, 20, 15})
	})
	// rule: warrior-knights/negotiation/agreements-not-binding
	t.Run("a word binds nobody", func(t *testing.T) {
		p := position(t, 3).waits().aside(offering(red, OfferOpenly, green, 5, "You shall put the synod first")).
			aside(by(green, AcceptDeal, 1))
		want(t, "green does as he likes", p.offers(by(green, PutNext, p.agenda("royal-grant"))), true)
		want(t, "and keeps the crowns", p.Barons[green].Crowns, 20)
	})
	t.Run("what is no longer there cannot be accepted", func(t *testing.T) {
		p := position(t, 3).waits().aside(offering(red, OfferOpenly, green, 15, "")).aside(saying(by(red, GiveCrowns, int8(blue)), 1))
		want(t, "accept", p.may(by(green, AcceptDeal, 1)), false)
		want(t, "decline", p.may(by(green, DeclineDeal, 1)), true)
		p.aside(by(green, DeclineDeal, 1))
		want(t, "gone", p.may(by(green, DeclineDeal, 1)), false)
	})
	t.Run("who offered may withdraw", func(t *testing.T) {
		p := position(t, 3).waits().aside(offering(red, OfferOpenly, green, 5, ""))
		want(t, "not green", p.may(by(green, WithdrawDeal, 1)), false)
		p.aside(by(red, WithdrawDeal, 1))
		want(t, "gone", p.may(by(green, AcceptDeal, 1)), false)
	})
	t.Run("three wait between two, and no more", func(t *testing.T) {
		p := position(t, 3).waits()
		for range 3 {
			p.aside(offering(red, OfferOpenly, green, 1, ""))
		}
		want(t, "a fourth", p.may(offering(red, OfferOpenly, green, 1, "")), false)
		want(t, "nor the other way", p.may(offering(green, OfferPrivately, red, 1, "")), false)
		want(t, "to another", p.may(offering(red, OfferOpenly, blue, 1, "")), true)
	})
	t.Run("a private offer is read by the two", func(t *testing.T) {
		p := position(t, 3).waits().aside(offering(red, OfferPrivately, green, 5, "Vote against blue"))
		lines := p.match.Lines(0)
		line := lines[len(lines)-1]
		for s, reads := range map[play.Seat]bool{green: true, red: true, blue: false, signoria.Nobody: false} {
			want(t, "reads", line.For(s), reads)
		}
		want(t, "its words", line.Note, "Vote against blue")
		// rule: warrior-knights/negotiation/crowns-and-favours-free
		p.aside(by(green, DeclineDeal, 1))
		want(t, "and only they learn how it ends", last(p, KeyDeclined).To, uint16(1<<green|1<<red))
	})
	t.Run("who declines may say why, to those who read the offer", func(t *testing.T) {
		p := position(t, 3).waits().aside(offering(red, OfferPrivately, green, 5, "")).aside(offering(red, OfferPrivately, green, 6, ""))
		want(t, "a reason that there is not", p.may(saying(by(green, DeclineDeal, 1), bargain.LastReason+1)), false)
		p.aside(saying(by(green, DeclineDeal, 1), int16(bargain.TooStrong)))
		line := last(p, KeyDeclined)
		want(t, "who reads", line.To, uint16(1<<green|1<<red))
		want(t, "the reason", line.Args[3], int16(bargain.TooStrong))
		for language, words := range map[string]string{"en": ": “it would make you too strong”.", "it": ": «ti renderebbe troppo forte»."} {
			want(t, language+" ends so", strings.HasSuffix(p.Tell(language, line), words), true)
		}
		p.aside(by(green, DeclineDeal, 2))
		want(t, "without one nothing is said", strings.HasSuffix(p.Tell("en", last(p, KeyDeclined)), "]]."), true)
	})
}

func TestWhoOffersMaySayWhy(t *testing.T) {
	for verb, readers := range map[play.Verb]uint16{OfferPrivately: 1<<green | 1<<red, OfferOpenly: 0} {
		p := position(t, 3).waits()
		offer := offering(red, verb, green, 5, "")
		offer.A = play.Motivated(offer.A, bargain.Motive(bargain.LastMotive+1))
		want(t, "a motive that there is not", p.may(offer), false)
		p.aside(offering(red, verb, green, 5, ""))
		want(t, "without one nothing is said", p.told(KeyOfferWhy), false)
		offer.A = play.Motivated(offering(red, verb, green, 5, "").A, bargain.AgainstLeader)
		p.aside(offer)
		line := last(p, KeyOfferWhy)
		want(t, "who reads", line.To, readers)
		want(t, "in English", strings.HasSuffix(p.Tell("en", line), "“together we can stop who leads”."), true)
		want(t, "in Italian", strings.HasSuffix(p.Tell("it", line), "«insieme possiamo fermare chi è in testa»."), true)
		want(t, "it stands with the bargain", p.Bargains.Get(2).Why, bargain.AgainstLeader)
		want(t, "to whom", p.Bargains.Get(2).To, green)
		src := chance.New(1)
		p.Redeal(blue, &src)
		_, knows := p.Bargains.From(2)
		want(t, "a third knows of it", knows, readers == 0)
	}
}

// last is the latest line of a kind.
func last(p *at, k play.Key) (found play.Line) {
	p.t.Helper()
	for _, l := range p.match.Lines(0) {
		if l.Key == k {
			found = l
		}
	}
	return found
}

// before is an offer before the whole table, for so many turns.
func before(from play.Seat, turns, crowns int16) play.Answer {
	a := saying(by(from, OfferOpenly, 0), crowns)
	a.A = play.Address(bargain.Everybody, turns)
	return a
}

// countering is an answer to a bargain by another.
func countering(s play.Seat, no int8, crowns int16, words string) play.Answer {
	a := saying(by(s, CounterDeal, no), crowns)
	a.Note = words
	return a
}

func TestCounterOffers(t *testing.T) {
	// rule: warrior-knights/negotiation/crowns-and-favours-free
	t.Run("an answer takes the place of what it answers", func(t *testing.T) {
		p := position(t, 3).waits().aside(offering(red, OfferOpenly, green, 5, "")).aside(countering(green, 1, -8, ""))
		want(t, "told", p.told(KeyCountered, 1, int16(green), int16(red), 2), true)
		want(t, "the first cannot be accepted", p.may(by(green, AcceptDeal, 1)), false)
		want(t, "nor withdrawn", p.may(by(red, WithdrawDeal, 1)), false)
		p.aside(by(red, AcceptDeal, 2))
		want(t, "crowns", p.crowns(), [3]int16{23, 7, 15})
	})
	t.Run("as privately as it was offered", func(t *testing.T) {
		p := position(t, 3).waits().aside(offering(red, OfferPrivately, green, 5, "")).aside(countering(green, 1, 1, ""))
		two := uint16(1<<green | 1<<red)
		want(t, "who reads of it", [2]uint16{last(p, KeyCountered).To, last(p, KeyOffer).To}, [2]uint16{two, two})
	})
	t.Run("nobody answers what was not offered to him", func(t *testing.T) {
		p := position(t, 3).waits().aside(offering(red, OfferOpenly, green, 5, "")).aside(before(red, 0, 2))
		for s, no := range map[play.Seat]int8{red: 1, blue: 1, green: 2} {
			want(t, "may answer", p.may(countering(s, no, 1, "")), false)
		}
	})
}

func TestOffersToTheWholeTable(t *testing.T) {
	// rule: warrior-knights/negotiation/crowns-and-favours-free
	t.Run("who accepts first has it", func(t *testing.T) {
		p := position(t, 3).waits().aside(before(red, 0, 4))
		want(t, "himself", p.may(by(red, AcceptDeal, 1)), false)
		want(t, "another", p.may(by(green, AcceptDeal, 1)), true)
		p.aside(by(blue, AcceptDeal, 1))
		want(t, "crowns", p.crowns(), [3]int16{15, 11, 19})
		want(t, "it is gone", p.may(by(green, AcceptDeal, 1)), false)
	})
	t.Run("who cannot pay cannot accept", func(t *testing.T) {
		p := position(t, 3).waits().aside(saying(by(green, GiveCrowns, int8(blue)), 15)).aside(before(red, 0, -20))
		want(t, "the poor", p.may(by(green, AcceptDeal, 1)), false)
		want(t, "the rich", p.may(by(blue, AcceptDeal, 1)), true)
	})
	t.Run("what nobody wants is gone", func(t *testing.T) {
		p := position(t, 3).waits().aside(before(red, 0, 4)).aside(by(green, DeclineDeal, 1))
		want(t, "asked again", p.may(by(green, AcceptDeal, 1)), false)
		want(t, "the other may still", p.may(by(blue, AcceptDeal, 1)), true)
		p.aside(by(blue, DeclineDeal, 1))
		want(t, "told", p.told(KeyLapsed, 1, int16(red), -1), true)
		want(t, "gone", p.may(by(red, WithdrawDeal, 1)), false)
	})
}

func TestBargainsLapse(t *testing.T) {
	offered := func(turns int16) (p *at, stands func() bool) {
		p = position(t, 3)
		p.run(func(g *State, t *play.Table) {
			for range 3 {
				t.Await(func(o *play.Asking) {
					o.To(green, AskNextAgenda)
					o.May(play.Choice{Verb: Pass}, play.Free)
				})
				g.beginTurn(t)
			}
		})
		p.aside(before(red, turns, 1))
		return p, func() bool { return p.may(by(red, WithdrawDeal, 1)) }
	}
	// rule: warrior-knights/negotiation/crowns-and-favours-free
	t.Run("with the end of this turn", func(t *testing.T) {
		p, stands := offered(1)
		want(t, "told", p.told(KeyStands, 1, 1), true)
		want(t, "in this turn", stands(), true)
		p.play(by(green, Pass))
		want(t, "in the next", stands(), false)
		want(t, "told", p.told(KeyLapsed, 1, int16(red), -1), true)
	})
	t.Run("with the end of the setup", func(t *testing.T) {
		p := position(t, 3)
		p.Turn = 0
		p.waits().aside(before(red, 1, 1))
		want(t, "told", p.told(KeyStands, 1, 0), true)
	})
	t.Run("with the end of the next", func(t *testing.T) {
		p, stands := offered(2)
		p.play(by(green, Pass))
		want(t, "in the next", stands(), true)
		p.play(by(green, Pass))
		want(t, "after it", stands(), false)
	})
	t.Run("not before it is withdrawn", func(t *testing.T) {
		p, stands := offered(0)
		p.play(by(green, Pass), by(green, Pass))
		want(t, "stands", stands(), true)
	})
	t.Run("an answer stands as long as what it answers", func(t *testing.T) {
		p, _ := offered(1)
		a := offering(blue, OfferPrivately, green, 1, "")
		a.A = play.Address(green, 1)
		p.aside(a).aside(countering(green, 2, 1, "")).play(by(green, Pass))
		want(t, "lapsed", p.told(KeyLapsed, 3, int16(green), int16(blue)), true)
	})
}

func TestPromises(t *testing.T) {
	promised := func(words string) *at {
		return position(t, 3).waits().aside(offering(red, OfferPrivately, green, 1, words)).aside(by(green, AcceptDeal, 1))
	}
	judges := func(s play.Seat, m bargain.Mark) play.Answer { return by(s, JudgeWord, 1, int8(m)) }
	// rule: warrior-knights/negotiation/agreements-not-binding
	t.Run("who was given a word says whether it was kept", func(t *testing.T) {
		p := promised("I let you pass")
		want(t, "who was promised", p.may(judges(green, bargain.Kept)), true)
		want(t, "who promised", p.may(judges(red, bargain.Kept)), false)
		want(t, "a third", p.may(judges(blue, bargain.Broken)), false)
		p.aside(judges(green, bargain.Broken))
		want(t, "told", last(p, KeyWordBroken), play.Line{Row: last(p, KeyWordBroken).Row, Key: KeyWordBroken,
			To: 1<<green | 1<<red, Args: play.Args{1, int16(green), int16(red)}})
		want(t, "the same again", p.may(judges(green, bargain.Broken)), false)
		p.aside(judges(green, bargain.Kept))
		want(t, "told", p.told(KeyWordKept, 1, int16(green), int16(red)), true)
		want(t, "and nothing else comes of it", p.crowns(), [3]int16{16, 14, 15})
	})
	t.Run("each judges the other, where both gave their word", func(t *testing.T) {
		p := promised(bargain.Note("I let you pass", "you vote for me"))
		p.aside(judges(green, bargain.Kept)).aside(judges(red, bargain.Broken))
		want(t, "of red and of green", p.Bargains.Promises[0].Marks, [2]bargain.Mark{bargain.Kept, bargain.Broken})
	})
	t.Run("what was only asked for is the other's to keep", func(t *testing.T) {
		p := promised(bargain.Note("", "you vote for me"))
		want(t, "red", p.may(judges(red, bargain.Broken)), true)
		want(t, "green", p.may(judges(green, bargain.Broken)), false)
	})
	t.Run("a bargain without words leaves nothing to keep", func(t *testing.T) {
		p := promised("")
		want(t, "promises", p.Bargains.Promises[0].No, int16(0))
	})
}

func TestNothingElseTraded(t *testing.T) {
	p := position(t, 3)
	p.faithful(5, 5, 5)
	p.charge(red, "royal-mint").office(p.noble(red, star).at("monz").with(100), "constable")
	p.waits()
	// rule: warrior-knights/negotiation/faith-and-votes-not-tradable
	// rule: warrior-knights/negotiation/others-not-tradable
	for _, s := range []play.Seat{green, red, blue} {
		for _, c := range p.match.Asides(s) {
			if !bargaining.Is(c.Verb) {
				t.Errorf("seat %d may %s", s, texts.Verbs[c.Verb])
			}
		}
	}
	before := *p.State
	p.aside(offering(red, OfferOpenly, green, 5, "all my Votes, my Faith and my mint")).aside(by(green, AcceptDeal, 1))
	p.aside(saying(by(red, GiveCrowns, int8(blue)), 2))
	for s := range play.Seat(3) {
		was, is := before.Barons[s], p.Barons[s]
		was.Crowns, is.Crowns = 0, 0
		want(t, "all but crowns", is, was)
	}
	want(t, "troops", p.TroopAt, before.TroopAt)
	want(t, "charges and offices", p.AgendaAt, before.AgendaAt)
}
