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

func TestWaysToRaiseMoney(t *testing.T) {
	due := func(p *at) *at {
		p.Players[byzantines].Debt, p.Players[byzantines].Florins, p.Players[byzantines].Did.Borrowed = 5, 0, true
		return p.interestDue(byzantines)
	}
	// rule: mu-giochix/taxes/interest
	t.Run("50 florins for each loan of 500", func(t *testing.T) {
		for debt := range int8(mostLoans + 1) {
			p := position(t, 3)
			p.Players[byzantines].Debt = debt
			if got := p.interest(byzantines); got != 50*int32(debt) {
				t.Errorf("%d loans cost %d", debt, got)
			}
		}
		p := position(t, 3).learn(byzantines, "banche")
		if p.Players[byzantines].Debt = 2; p.interest(byzantines) != 50 {
			t.Errorf("with Banking 1000 florins cost %d", p.interest(byzantines))
		}
	})
	// rule: mu-giochix/taxes/interest
	t.Run("who has just so much pays it and is not asked", func(t *testing.T) {
		p := position(t, 3)
		p.Players[byzantines].Debt, p.Players[byzantines].Florins = 2, 100
		if p.interestDue(byzantines); !p.stage.Over() || p.Players[byzantines].Missed != 0 {
			t.Error("he is asked, or in default")
		}
		p.wantFlorins(byzantines, 0)
		if p := position(t, 3).interestDue(byzantines); p.stage.Tells(KeyInterest) {
			t.Error("who owes nothing pays interest")
		}
	})
	// rule: mu-giochix/taxes/cannot-pay-sell
	// rule: mu-giochix/conquest/plunder
	t.Run("buildings and transports bring half their price; engines, and what another controls, are not offered", func(t *testing.T) {
		p := position(t, 3).build("thrace", Civil, 3).build("thrace", Military, 1).build("lydia", Religious, 1).build("egypt", Civil, 1)
		caravan, ship := p.own(byzantines, Caravan, 3, "thrace"), p.own(byzantines, Galley, 1, "thrace")
		p.own(byzantines, Engine, 3, "thrace")
		due(p)
		want := map[play.Choice]bool{
			{Verb: PlunderBuilding, A: int16(Civil), B: int16(p.place("thrace")), C: 150}:    true,
			{Verb: PlunderBuilding, A: int16(Military), B: int16(p.place("thrace")), C: 50}:  true,
			{Verb: PlunderBuilding, A: int16(Religious), B: int16(p.place("lydia")), C: 150}: true,
			{Verb: PlunderTransport, A: numbered(byzantines, caravan), C: 150}:               true,
			{Verb: PlunderTransport, A: numbered(byzantines, ship), C: 50}:                   true,
		}
		for _, c := range mustOffer(p, byzantines).Choices {
			if !want[c] {
				t.Errorf("he is offered %+v", c)
			}
			delete(want, c)
		}
		if len(want) != 0 {
			t.Errorf("he is not offered %v", want)
		}
		p.play(by(byzantines, PlunderTransport, numbered(byzantines, caravan), 0, 150))
		p.wantFlorins(byzantines, 150)
		if p.Players[byzantines].Property[caravan].Kind != NoProperty {
			t.Error("the Caravan is still there")
		}
	})
	// rule: mu-giochix/taxes/cannot-pay-sell
	// rule: mu-giochix/conquest/plunder
	t.Run("what a box file prices at 1000 florins brings 500", func(t *testing.T) {
		x := &box.Buildings[Civil][1]
		was := x.Price
		t.Cleanup(func() { x.Price = was })
		x.Price = 1000
		p := due(position(t, 3).build("thrace", Civil, 1))
		if c := mustOffer(p, byzantines).Choices[0]; c.Verb != PlunderBuilding || c.C != 500 {
			t.Errorf("he is offered %+v", c)
		}
	})
	// rule: mu-giochix/taxes/cannot-pay-sell
	t.Run("who rides in what he plunders steps off, with the engine aboard", func(t *testing.T) {
		p := position(t, 3)
		wagon, engine := p.own(byzantines, WarWagon, 1, "thrace"), p.own(byzantines, Engine, 1, "thrace")
		p.Players[byzantines].Property[engine].At = Aboard + Spot(wagon)
		p.aboard(byzantines, wagon, Counts{Light: 2})
		due(p).play(by(byzantines, PlunderTransport, numbered(byzantines, wagon), 0, 50))
		p.wantHere(byzantines, "thrace", 2)
		if got := p.Players[byzantines].Property[engine]; got.Kind != Engine || got.At != Spot(p.place("thrace")) {
			t.Errorf("the engine is %+v", got)
		}
	})
	// rule: mu-giochix/taxes/cannot-pay-rebellions
	t.Run("one rebellion for 100 florins in each territory, until he can pay", func(t *testing.T) {
		p := due(position(t, 3).circle(1, 1, 1, Horde{Light: 1}))
		thrace, lydia := int16(p.place("thrace")), int16(p.place("lydia"))
		p.play(by(byzantines, RevoltForMoney, thrace, 0, 100))
		if p.may(byzantines, play.Choice{Verb: RevoltForMoney, A: thrace, C: 100}) {
			t.Error("a second one in the same territory")
		}
		p.play(by(byzantines, RevoltForMoney, lydia, 0, 100)).stage.Asks(byzantines, AskInterest)
		p.play(by(byzantines, RevoltForMoney, int16(p.place("mysia")), 0, 100))
		if !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
		p.wantFlorins(byzantines, 50)
	})
	// rule: mu-giochix/taxes/default-twice-eliminated
	t.Run("who has nothing to raise money with is in default, and keeps his florins", func(t *testing.T) {
		p := position(t, 3)
		for _, at := range box.Atlas.Realms[p.Players[byzantines].Realm].Territories {
			p.Territories[at].Star = mamluks
		}
		p.Players[byzantines].Debt, p.Players[byzantines].Florins, p.Players[byzantines].Did.Borrowed = 2, 99, true
		if p.interestDue(byzantines); !p.stage.Over() || p.Players[byzantines].Missed != 1 {
			t.Error("he is asked, or not in default")
		}
		p.wantFlorins(byzantines, 99)
	})
}

func TestIncomeAndUpkeep(t *testing.T) {
	// rule: mu-giochix/taxes/income
	// rule: mu-giochix/general/technologies-any-time
	t.Run("with Vassalage a territory with a military building counts 1 more", func(t *testing.T) {
		p := position(t, 3).build("thrace", Military, 3).build("lydia", Military, 1).build("egypt", Military, 1)
		if got := p.taxWeight(byzantines); got != 7 {
			t.Errorf("without it he is taxed for %d", got)
		}
		if got := p.learn(byzantines, "vassallaggio").taxWeight(byzantines); got != 9 {
			t.Errorf("he is taxed for %d", got)
		}
	})
	// rule: mu-giochix/taxes/great-market-income
	// rule: mu-giochix/general/technologies-any-time
	t.Run("with Guilds 30 for each cube, of Cities that he controls alone", func(t *testing.T) {
		p := position(t, 3).build("thrace", Civil, 3).build("egypt", Civil, 3).build("lydia", Civil, 2)
		for _, id := range [...]string{"thrace", "egypt", "lydia"} {
			p.Territories[p.place(id)].Cubes = 0b11
		}
		if got := p.marketIncome(byzantines); got != 40 {
			t.Errorf("they pay %d", got)
		}
		if got := p.learn(byzantines, "gilde").marketIncome(byzantines); got != 60 {
			t.Errorf("with Guilds they pay %d", got)
		}
	})
	// rule: mu-giochix/taxes/income
	// rule: mu-giochix/taxes/great-market-income
	t.Run("both are paid", func(t *testing.T) {
		p := position(t, 3).build("thrace", Civil, 3)
		p.Territories[p.place("thrace")].Cubes, p.Players[byzantines].Tax = 0b111, 4
		if got := p.viewIncome(byzantines, 4); got != 360 {
			t.Errorf("they are to bring %d", got)
		}
		p.run(func(g *State, t *play.Table) { g.collect(t, byzantines) })
		p.wantFlorins(byzantines, 1000+30*10+60)
	})
	// rule: mu-giochix/taxes/upkeep
	t.Run("who has no pieces pays nothing, and is told nothing of it; who has just enough pays", func(t *testing.T) {
		if p := position(t, 3).run(func(g *State, t *play.Table) { g.payUpkeep(t, byzantines) }); p.stage.Tells(KeyUpkeep) {
			t.Error("upkeep is told of")
		}
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 3})
		p.Players[byzantines].Florins = 60
		if p.run(func(g *State, t *play.Table) { g.payUpkeep(t, byzantines) }); !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
		p.wantFlorins(byzantines, 0)
	})
	// rule: mu-giochix/taxes/upkeep
	t.Run("who cannot pay may borrow, or dismiss transports and engines too", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 1})
		p.Players[byzantines].Florins = 0
		p.run(func(g *State, t *play.Table) { g.payUpkeep(t, byzantines) }).play(by(byzantines, BorrowForInterest))
		p.wantFlorins(byzantines, 480)
		if p.Players[byzantines].Debt != 1 {
			t.Error("he has no loan")
		}
		p = position(t, 3)
		caravan, engine := p.own(byzantines, Caravan, 1, "thrace"), p.own(byzantines, Engine, 1, "lydia")
		p.Players[byzantines].Florins = 0
		p.run(func(g *State, t *play.Table) { g.payUpkeep(t, byzantines) })
		p.play(by(byzantines, DismissProperty, numbered(byzantines, caravan)), by(byzantines, DismissProperty, numbered(byzantines, engine)))
		if !p.stage.Over() || p.properties(byzantines) != 0 {
			t.Errorf("%d are left", p.properties(byzantines))
		}
	})
}

func TestTheBank(t *testing.T) {
	// rule: mu-giochix/loans/take
	// rule: mu-giochix/loans/repay
	t.Run("whoever owes something may repay, whoever owes nothing may not", func(t *testing.T) {
		for debt, want := range map[int8]bool{0: false, 1: true} {
			p := position(t, 3)
			p.Players[byzantines].Debt = debt
			p.asked()
			repays, borrows := false, false
			for _, c := range p.stage.Asides(byzantines) {
				repays, borrows = repays || c.Verb == RepayLoan, borrows || c.Verb == TakeLoan
			}
			if repays != want || !borrows {
				t.Errorf("with %d loans he may repay: %v, borrow: %v", debt, repays, borrows)
			}
		}
	})
	// rule: mu-giochix/loans/take
	// rule: mu-giochix/loans/repay
	t.Run("a loan is owed until it is repaid, with the last 500 florins too", func(t *testing.T) {
		p := position(t, 3).asked()
		p.stage.OutOfTurn(by(byzantines, TakeLoan))
		if p.State = p.stage.Position(); p.Players[byzantines].Debt != 1 || p.Players[byzantines].Florins != 1500 {
			t.Errorf("he owes %d loans", p.Players[byzantines].Debt)
		}
		p = position(t, 3)
		p.Players[byzantines].Debt, p.Players[byzantines].Florins = 1, 500
		p.asked().stage.OutOfTurn(by(byzantines, RepayLoan))
		if p.State = p.stage.Position(); p.Players[byzantines].Debt != 0 || p.Players[byzantines].Florins != 0 {
			t.Errorf("he owes %d loans", p.Players[byzantines].Debt)
		}
	})
	// rule: mu-giochix/loans/maximum
	t.Run("a fifth loan is given, a sixth is not", func(t *testing.T) {
		for debt, want := range map[int8]play.Rule{4: play.Free, 5: RuleMostDebt} {
			p := position(t, 3)
			if p.Players[byzantines].Debt = debt; p.whyNotBorrow(byzantines) != want {
				t.Errorf("with %d loans: %d", debt, p.whyNotBorrow(byzantines))
			}
		}
	})
}
