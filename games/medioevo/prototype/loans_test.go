package prototype

import (
	"signoria/play"
	"testing"
)

func TestUsuraio(t *testing.T) {
	due := func(t *testing.T, techs ...int8) *stage { // 100 florins of taxes at TL II
		return taxed(t, 0).studied(green, 2).learned(green, techs...)
	}
	t.Run("kept", func(t *testing.T) {
		// rule: mu-prototype/empire-cards/usuraio
		p := due(t).holds(green, Usuraio).taxDay().asks(green, AskCards).play(onto(green, Usuraio, green))
		want(t, "120 of 100", p.Players[green].Florins, 120)
		want(t, "for two turns", p.Delivered[0].Until, p.Turn+1)
		// rule: mu-prototype/technologies/banche
		want(t, "140 with BANCHE", due(t, Banche).holds(green, Usuraio).taxDay().play(onto(green, Usuraio, green)).Players[green].Florins, 140)
	})
	t.Run("delivered", func(t *testing.T) {
		// rule: mu-prototype/empire-card-modes/usuraio-delivered
		for _, x := range []struct {
			techs []int8
			gets  int32
		}{{nil, 80}, {[]int8{Banche}, 60}} {
			p := due(t, x.techs...).studied(red, 3).holds(red, Usuraio).taxDay()
			p.play(onto(red, Usuraio, green))
			want(t, "of 100", p.Players[green].Florins, x.gets)
			want(t, "for three turns", p.Delivered[0].Until, p.Turn+2)
		}
		p := due(t, Banche).holds(red, Usuraio)
		p.Players[green].Loans[0] = 300
		p.taxDay().play(onto(red, Usuraio, green))
		p.barred("no credit with BANCHE", RuleNoCredit, green, TakeLoan)
		p.play(says(green, DoneTaxes), says(red, DoneTaxes), says(blue, DoneTaxes))
		want(t, "1 PO for the loan", p.Players[green].Honour, -1)
		want(t, "without BANCHE credit is free", func() play.Rule {
			q := due(t)
			q.Delivered[0] = Delivered{Card: Usuraio, From: red, To: green, Until: 9}
			return q.whyNotBorrow(green)
		}(), play.Free)
	})
}
