package warriorknights

import (
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/play"
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

// bargain is an offer of crowns (less than 0: asked for) with words, and no heirs.
func bargain(from play.Seat, v play.Verb, to play.Seat, crowns int16, words string) play.Answer {
	a := saying(by(from, v, int8(to), None, None), crowns)
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
		p := position(t, 3).waits().aside(bargain(red, OfferOpenly, green, 5, "Vote for me"))
		want(t, "nothing moves yet", p.crowns(), [3]int16{15, 15, 15})
		want(t, "only green answers", p.may(by(blue, AcceptDeal, 1)), false)
		p.aside(by(green, AcceptDeal, 1))
		want(t, "crowns", p.crowns(), [3]int16{20, 10, 15})
		want(t, "it is done", p.may(by(green, AcceptDeal, 1)), false)
	})
	t.Run("whoever answers reads what he answers", func(t *testing.T) {
		p := position(t, 3).waits().aside(bargain(red, OfferOpenly, green, 5, "")).aside(bargain(blue, OfferPrivately, green, -4, ""))
		label := func(v play.Verb, deal int16) string {
			return p.describe("en", play.Choice{Verb: v, A: deal}).Label
		}
		want(t, "given", strings.HasSuffix(label(AcceptDeal, 1), ": he gives 5 Crowns"), true)
		want(t, "asked", strings.HasSuffix(label(AcceptDeal, 2), ": you pay 4 Crowns"), true)
	})
	t.Run("crowns are asked for as well", func(t *testing.T) {
		p := position(t, 3).waits().aside(bargain(red, OfferOpenly, green, -5, "I shall let you pass"))
		want(t, "told as it is", p.told(KeyAsks, 1, int16(red), int16(green), 5), true)
		p.aside(by(green, AcceptDeal, 1))
		want(t, "crowns", p.crowns(), [3]int16{10, 20, 15})
	})
	// rule: warrior-knights/negotiation/agreements-not-binding
	t.Run("a word binds nobody", func(t *testing.T) {
		p := position(t, 3).waits().aside(bargain(red, OfferOpenly, green, 5, "You shall put the synod first")).aside(by(green, AcceptDeal, 1))
		want(t, "green does as he likes", p.offers(by(green, PutNext, p.agenda("royal-grant"))), true)
		want(t, "and keeps the crowns", p.Barons[green].Crowns, 20)
	})
	t.Run("what is no longer there cannot be accepted", func(t *testing.T) {
		p := position(t, 3).waits().aside(bargain(red, OfferOpenly, green, 15, "")).aside(saying(by(red, GiveCrowns, int8(blue)), 1))
		want(t, "accept", p.may(by(green, AcceptDeal, 1)), false)
		want(t, "decline", p.may(by(green, DeclineDeal, 1)), true)
		p.aside(by(green, DeclineDeal, 1))
		want(t, "gone", p.may(by(green, DeclineDeal, 1)), false)
	})
	t.Run("who offered may withdraw", func(t *testing.T) {
		p := position(t, 3).waits().aside(bargain(red, OfferOpenly, green, 5, ""))
		want(t, "not green", p.may(by(green, WithdrawDeal, 1)), false)
		p.aside(by(red, WithdrawDeal, 1))
		want(t, "gone", p.may(by(green, AcceptDeal, 1)), false)
	})
	t.Run("three wait between two, and no more", func(t *testing.T) {
		p := position(t, 3).waits()
		for range 3 {
			p.aside(bargain(red, OfferOpenly, green, 1, ""))
		}
		want(t, "a fourth", p.may(bargain(red, OfferOpenly, green, 1, "")), false)
		want(t, "nor the other way", p.may(bargain(green, OfferPrivately, red, 1, "")), false)
		want(t, "to another", p.may(bargain(red, OfferOpenly, blue, 1, "")), true)
	})
	t.Run("a private offer is read by the two", func(t *testing.T) {
		p := position(t, 3).waits().aside(bargain(red, OfferPrivately, green, 5, "Vote against blue"))
		lines := p.match.Lines(0)
		line := lines[len(lines)-1]
		for s, reads := range map[play.Seat]bool{green: true, red: true, blue: false, signoria.Nobody: false} {
			want(t, "reads", line.For(s), reads)
		}
		want(t, "its words", line.Note, "Vote against blue")
		for s, n := range map[play.Seat]int{green: 1, red: 1, blue: 0} {
			want(t, "bargains in view", len(p.match.View(s).(*View).Deals), n)
		}
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
			if c.Verb != GiveCrowns && c.Verb != OfferOpenly && c.Verb != OfferPrivately {
				t.Errorf("seat %d may %s", s, verbs[c.Verb])
			}
		}
	}
	before := *p.State
	p.aside(bargain(red, OfferOpenly, green, 5, "all my Votes, my Faith and my mint")).aside(by(green, AcceptDeal, 1))
	p.aside(saying(by(red, GiveCrowns, int8(blue)), 2))
	for s := range play.Seat(3) {
		was, is := before.Barons[s], p.Barons[s]
		was.Crowns, is.Crowns = 0, 0
		want(t, "all but crowns", is, was)
	}
	want(t, "troops", p.TroopAt, before.TroopAt)
	want(t, "charges and offices", p.AgendaAt, before.AgendaAt)
}
