package prototype

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestUsuraio(t *testing.T) {
	due := func(t *testing.T, techs ...int8) *Stage { // 100 florins of taxes at TL II
		return taxed(t, 0).Studied(Green, 2).Learned(Green, techs...)
	}
	t.Run("kept", func(t *testing.T) {
		// rule: mu-prototype/empire-cards/usuraio
		p := due(t).Holds(Green, Usuraio).TaxDay().Asks(Green, AskCards).Play(Onto(Green, Usuraio, Green))
		Want(t, "120 of 100", p.Players[Green].Florins, 120)
		Want(t, "for two turns", p.Delivered[0].Until, p.Turn+1)
		// rule: mu-prototype/technologies/banche
		Want(t, "140 with BANCHE", due(t, Banche).Holds(Green, Usuraio).TaxDay().Play(Onto(Green, Usuraio, Green)).Players[Green].Florins, 140)
	})
	t.Run("delivered", func(t *testing.T) {
		// rule: mu-prototype/empire-card-modes/usuraio-delivered
		for _, x := range []struct {
			techs []int8
			gets  int32
		}{{nil, 80}, {[]int8{Banche}, 60}} {
			p := due(t, x.techs...).Studied(Red, 3).Holds(Red, Usuraio).TaxDay()
			p.Play(Onto(Red, Usuraio, Green))
			Want(t, "of 100", p.Players[Green].Florins, x.gets)
			Want(t, "for three turns", p.Delivered[0].Until, p.Turn+2)
		}
		p := due(t, Banche).Holds(Red, Usuraio)
		p.Players[Green].Loans[0] = 300
		p.TaxDay().Play(Onto(Red, Usuraio, Green))
		p.Barred("no credit with BANCHE", RuleNoCredit, Green, TakeLoan)
		p.Play(Says(Green, DoneTaxes), Says(Red, DoneTaxes), Says(Blue, DoneTaxes))
		Want(t, "1 PO for the loan", p.Players[Green].Honour, -1)
		Want(t, "without BANCHE credit is free", func() play.Rule {
			q := due(t)
			q.Delivered[0] = Delivered{Card: Usuraio, From: Red, To: Green, Until: 9}
			return whyNotBorrow(q.State, Green)
		}(), play.Free)
	})
}
