package giochix

import (
	"fmt"
	"testing"

	"signoria/play"
)

// alone lets only one player play on.
func (p *at) alone(s play.Seat) *at {
	for other := range play.Seat(p.Seats) {
		p.Players[other].Out = other != s
	}
	return p
}

func (p *at) interestDue(s play.Seat) *at {
	return p.run(func(g *State, t *play.Table) { g.payInterest(t, s) })
}

func TestInterest(t *testing.T) {
	t.Run("10 % of the loans", func(t *testing.T) {
		// rule: mu-giochix/taxes/interest
		p := position(t, 3)
		p.Players[byzantines].Debt = 2
		p.interestDue(byzantines)
		p.wantFlorins(byzantines, 900)
	})
	t.Run("who cannot pay borrows, then plunders his own, then lets rebels rise for money", func(t *testing.T) {
		// rule: mu-giochix/taxes/cannot-pay-sell
		// rule: mu-giochix/taxes/cannot-pay-rebellions
		p := position(t, 3).build("thrace", Civil, 2)
		p.Circle.Horde = Horde{Light: 1}
		caravan := p.own(byzantines, Caravan, 1, "thrace")
		p.own(byzantines, Engine, 1, "thrace")
		p.Players[byzantines].Debt, p.Players[byzantines].Florins = 4, 0
		p.interestDue(byzantines)
		village := play.Choice{Verb: PlunderBuilding, A: int16(Civil), B: int16(p.place("thrace")), C: 100}
		revolt := play.Choice{Verb: RevoltForMoney, A: int16(p.place("lydia")), C: 100}
		if got := p.why(byzantines, village); got != RuleLoanFirst {
			t.Errorf("before a loan plunder is forbidden by %d", got)
		}
		if got := p.why(byzantines, revolt); got != RuleLoanFirst {
			t.Errorf("before a loan a rebellion is forbidden by %d", got)
		}
		p.play(by(byzantines, BorrowForInterest))
		p.wantFlorins(byzantines, 250)

		p.Players[byzantines].Debt, p.Players[byzantines].Florins, p.Players[byzantines].Did.Borrowed = 5, 0, true
		p.interestDue(byzantines)
		if got := p.why(byzantines, revolt); got != RuleSellFirst {
			t.Errorf("while there is something to plunder a rebellion is forbidden by %d", got)
		}
		p.play(by(byzantines, PlunderTransport, numbered(byzantines, caravan), 0, 50), village.With(byzantines, 0))
		if p.Territories[p.place("thrace")].Level[Civil] != 0 {
			t.Error("the Hamlet stands")
		}
		p.play(revolt.With(byzantines, 0))
		if got := p.Hordes[p.place("lydia")]; got != (Horde{Light: 1, Rebels: 1, Risings: 1}) {
			t.Errorf("the rebels are %+v", got)
		}
		p.wantFlorins(byzantines, 0)
		p.wantHonour(byzantines, 10)
	})
	t.Run("who cannot pay in two turns running is out", func(t *testing.T) {
		// rule: mu-giochix/taxes/default-twice-eliminated
		p := position(t, 3).stand(byzantines, "kent", Counts{Light: 2})
		for _, at := range box.Atlas.Realms[p.Players[byzantines].Realm].Territories {
			p.Territories[at].Star = mamluks
		}
		p.Players[byzantines].Debt, p.Players[byzantines].Florins = 5, 0
		p.Phase, p.Stage = Taxes, stepInterest
		for turn, out := range []bool{false, true} {
			p.run(func(g *State, t *play.Table) { g.Stage = stepInterest; g.taxesPhase(t) })
			if p.Players[byzantines].Out != out {
				t.Errorf("after %d times he is out: %v", turn+1, !out)
			}
		}
		if p.Here[p.place("kent")][byzantines] != 0 || p.land(byzantines) != 0 {
			t.Error("something of his is left on the map")
		}
	})
	t.Run("who pays in between is not", func(t *testing.T) {
		// rule: mu-giochix/taxes/default-twice-eliminated
		p := position(t, 3)
		p.Players[byzantines].Debt, p.Players[byzantines].Missed = 1, 1
		p.interestDue(byzantines)
		if p.Players[byzantines].Missed != 0 {
			t.Error("it still counts")
		}
	})
}

func TestTaxes(t *testing.T) {
	t.Run("interest, then levels in secret, then income, then upkeep", func(t *testing.T) {
		// rule: mu-giochix/taxes/order-of-steps
		// rule: mu-giochix/taxes/choose-level
		// rule: mu-giochix/taxes/upkeep
		p := position(t, 3).alone(byzantines).stand(byzantines, "thrace", Counts{Light: 2})
		p.Players[byzantines].Debt, p.Players[byzantines].Florins = 1, 50
		p.Phase, p.Stage = Taxes, stepInterest
		p.run(func(g *State, t *play.Table) {
			for !g.taxesPhase(t) {
			}
		})
		p.wantFlorins(byzantines, 0)
		if o, _ := p.stage.OfferTo(byzantines); len(o.Choices) != 5 {
			t.Errorf("there are %d levels", len(o.Choices))
		}
		p.play(by(byzantines, SetTax, 1))
		p.wantFlorins(byzantines, 7*10-2*20)
		if p.Players[byzantines].Tax != 1 {
			t.Error("the level does not stay on the board")
		}
	})
	t.Run("a Village counts 1 more, a Hamlet 2, a City 3", func(t *testing.T) {
		// rule: mu-giochix/taxes/income
		// rule: mu-giochix/components/tax-scale
		p := position(t, 3).build("thrace", Civil, 1).build("lydia", Civil, 3)
		p.Players[byzantines].Tax = 1
		if got := p.viewPlayer(mamluks, byzantines).Income; fmt.Sprint(got) != "[0 110 220 275 330]" {
			t.Errorf("the levels are to bring %v", got)
		}
		p.run(func(g *State, t *play.Table) { g.collect(t, byzantines) })
		p.wantFlorins(byzantines, 1000+110)
		for level, florins := range []int16{0, 10, 20, 25, 30} {
			if box.Taxes[level] != florins {
				t.Errorf("level %d is worth %d", level, box.Taxes[level])
			}
		}
	})
	t.Run("a City collects 20 for each real cube of its market, a Village nothing", func(t *testing.T) {
		// rule: mu-giochix/taxes/great-market-income
		p := position(t, 3).build("thrace", Civil, 3).build("lydia", Civil, 1)
		p.Territories[p.place("thrace")].Cubes, p.Territories[p.place("lydia")].Cubes = 0b10110, 0b1111
		if got := p.marketIncome(byzantines); got != 60 {
			t.Errorf("the markets pay %d", got)
		}
	})
	t.Run("20 for each unit, transport and engine", func(t *testing.T) {
		// rule: mu-giochix/taxes/upkeep
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 4, Captain: 1})
		p.own(byzantines, Caravan, 3, "thrace")
		p.own(byzantines, Galley, 1, "thrace")
		p.own(byzantines, Engine, 1, "thrace")
		if got := p.upkeepDue(byzantines); got != 160 {
			t.Errorf("upkeep is %d", got)
		}
		p.put(byzantines, 0, Captive+Spot(mamluks))
		p.put(byzantines, 1, Surrendered)
		if got := p.upkeepDue(byzantines); got != 120 {
			t.Errorf("with two of them off the board it is %d", got)
		}
	})
	t.Run("who cannot pay dismisses whom he chooses", func(t *testing.T) {
		// rule: mu-giochix/taxes/upkeep
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 2, Knight: 1})
		p.Players[byzantines].Florins, p.Players[byzantines].Did.Borrowed = 45, true
		p.run(func(g *State, t *play.Table) { g.payUpkeep(t, byzantines) })
		if got := p.why(byzantines, play.Choice{Verb: BorrowForInterest}); got != RuleOneLoan {
			t.Errorf("a second loan is forbidden by %d", got)
		}
		p.play(by(byzantines, DismissFigure, int16(Light), int16(p.place("thrace"))))
		p.wantFlorins(byzantines, 5)
		if counts(p.army(byzantines, p.place("thrace"))) != (Counts{Light: 1, Knight: 1}) {
			t.Error("the wrong one was dismissed")
		}
	})
	t.Run("and which of his Captains", func(t *testing.T) {
		// rule: mu-giochix/taxes/upkeep
		// rule: mu-giochix/general/remove-own-elements
		const levelI, levelIII = int16(Captain), int16(Captain) + 2
		p := position(t, 3).captain(byzantines, "thrace", 3).captain(byzantines, "thrace", 1)
		p.Players[byzantines].Florins, p.Players[byzantines].Did.Borrowed = 20, true
		p.run(func(g *State, t *play.Table) { g.payUpkeep(t, byzantines) })
		p.play(by(byzantines, DismissFigure, levelI, int16(p.place("thrace"))))
		if got := p.Players[byzantines].Levels; got[0] != 3 || got[1] != 0 {
			t.Errorf("Captains of the levels %v are left", got)
		}
		p.captain(byzantines, "thrace", 1).atCourt(mamluks)
		p.stage.OutOfTurn(by(byzantines, GiveUp))
		p.play(by(byzantines, GiveUpFigures, int16(p.place("thrace")), levelIII, 0, 1), by(byzantines, DoneGivingUp))
		if got := p.Players[byzantines].Levels; got[0] != 0 || got[1] != 1 {
			t.Errorf("Captains of the levels %v are left", got)
		}
	})
	t.Run("who has lost everything receives 200", func(t *testing.T) {
		// rule: mu-giochix/general/eliminated-income
		// rule: mu-giochix/general/elimination-condition
		p := position(t, 3)
		for _, at := range box.Atlas.Realms[p.Players[byzantines].Realm].Territories {
			p.Territories[at].Star = mamluks
		}
		if got := p.viewPlayer(mamluks, byzantines).Income[4]; got != 200 {
			t.Errorf("he is to receive %d", got)
		}
		p.run(func(g *State, t *play.Table) { g.collect(t, byzantines) })
		p.wantFlorins(byzantines, 1200)
		p.stand(byzantines, "kent", Counts{Light: 1})
		if p.fallen(byzantines) {
			t.Error("who has an army has not lost everything")
		}
	})
}

func TestLoans(t *testing.T) {
	t.Run("500 once a turn, up to 2500", func(t *testing.T) {
		// rule: mu-giochix/loans/take
		// rule: mu-giochix/loans/maximum
		// rule: mu-giochix/general/eliminated-loans
		p := position(t, 3)
		p.run(func(g *State, t *play.Table) { g.borrow(t, byzantines) })
		p.wantFlorins(byzantines, 1500)
		if got := p.whyNotBorrow(byzantines); got != RuleOneLoan {
			t.Errorf("a second one is forbidden by %d", got)
		}
		p.Players[byzantines].Did, p.Players[byzantines].Debt = Did{}, 5
		if got := p.whyNotBorrow(byzantines); got != RuleMostDebt {
			t.Errorf("a sixth one is forbidden by %d", got)
		}
	})
	t.Run("500 are repaid once a turn", func(t *testing.T) {
		// rule: mu-giochix/loans/repay
		p := position(t, 3)
		p.Players[byzantines].Debt = 2
		p.run(func(g *State, t *play.Table) { g.repay(t, byzantines) })
		p.wantFlorins(byzantines, 500)
		if got := p.whyNotRepay(byzantines); p.Players[byzantines].Debt != 1 || got != RuleOneRepaid {
			t.Errorf("a second one is forbidden by %d", got)
		}
		p.Players[byzantines].Did, p.Players[byzantines].Florins = Did{}, 499
		if got := p.whyNotRepay(byzantines); got != RuleRepayWhole {
			t.Errorf("with 499 it is forbidden by %d", got)
		}
	})
}
