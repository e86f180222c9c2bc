package prototype

import (
	"math"
	"slices"
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// taxed is a player with so many territories, mountains and deserts, where nothing stands.
func taxed(t *testing.T, n int) *Stage {
	p := Position(t, 3)
	for i, ids := 0, []string{"sinai", "marmarica", "cyrenaica", "coele-syria", "armenia", "azerbaijan", "mesopotamia", "persia", "peloponnese", "serbia", "liguria", "corsica"}; i < n; i++ {
		p.Own(Green, ids[i])
	}
	p.Phase = Taxes
	return p
}

// plains gives a player so many plains more.
func plains(p *Stage, n int) *Stage {
	for _, id := range []string{"egypt", "palestine", "thessaly", "lydia", "thrace", "syria"}[:n] {
		p.Own(Green, id)
	}
	return p
}

// Who is very rich is told as much as a line holds, and gets it all.
// rule: mu-prototype/taxes/banche-interest
func TestInterestOfTheVeryRich(t *testing.T) {
	p := Position(t, 4).Own(Green, "egypt").Learned(Green, Banche).Florins(Green, 400_000)
	p.Run(func(g *State, t *play.Table) { g.Collect(t, Green) })
	Want(t, "florins", p.Players[Green].Florins, 440_055)
	Want(t, "told", p.Told(KeyTaxed, int16(Green), math.MaxInt16, 5, 50, math.MaxInt16), true)
}

func TestTaxes(t *testing.T) {
	t.Run("territories and TL", func(t *testing.T) {
		// rule: mu-prototype/taxes/territories
		// rule: mu-prototype/taxes/technology-level
		Want(t, "ten territories at TL I", taxed(t, 10).Income(Green), 50+50)
		Want(t, "TL II", taxed(t, 0).Studied(Green, 2).Income(Green), 100)
		p := taxed(t, 3)
		p.Land("sinai").Before = Green
		Want(t, "contested land pays nothing", p.Income(Green), 10+50)
	})
	t.Run("Cathedrals", func(t *testing.T) {
		// rule: mu-prototype/taxes/cathedrals
		p := taxed(t, 2).Build(Cathedral, 1, "sinai")
		Want(t, "one", p.Income(Green), 10+50+50)
		p.Land("sinai").Damaged |= 1 << Cathedral
		Want(t, "damaged", p.Income(Green), 10+50)
	})
	t.Run("principalities", func(t *testing.T) {
		// rule: mu-prototype/taxes/golden-horde-principalities
		p := taxed(t, 0).Realm(Green, "golden-horde")
		Want(t, "all eight", p.Income(Green), 50+8*5)
		p.Own(Red, "turov")
		Want(t, "one taken", p.Income(Green), 50+7*5)
		p.Own(Green, "kiev")
		Want(t, "one the Horde's own", p.Income(Green), 50+6*5+5)
		p.Land("rostov").Out, p.Land("vladimir").Out = true, true
		Want(t, "two out of the game", p.Income(Green), 50+4*5+5)
		Want(t, "nobody else", p.Realm(Green, "mamluk-sultanate").Income(Green), 50+5)
	})
	t.Run("GABELLIERE", func(t *testing.T) {
		// rule: mu-prototype/taxes/gabelliere
		p := taxed(t, 12).Learned(Green, Matematica)
		before := landTax(p.State, Green)
		p.Players[Green].Used |= 1 << Gabelliere
		Want(t, "twelve territories", landTax(p.State, Green), 120)
		Want(t, "doubled", landTax(p.State, Green), 2*before)
		p.Players[Green].Techs = 0
		Want(t, "without MATEMATICA", landTax(p.State, Green), 60)
	})
	t.Run("MULINO", func(t *testing.T) {
		// rule: mu-prototype/taxes/mulino
		// rule: mu-prototype/technologies/mulino
		p := plains(taxed(t, 0), 6)
		before := landTax(p.State, Green)
		Want(t, "six plains", landTax(p.Learned(Green, Mulino).State, Green)-before, 30)
		p.Learned(Green, Matematica).Players[Green].Used |= 1 << Gabelliere
		Want(t, "and GABELLIERE", landTax(p.State, Green)-2*before, 60)
	})
	t.Run("BANCHE", func(t *testing.T) {
		// rule: mu-prototype/taxes/banche-interest
		// rule: mu-prototype/technologies/banche
		p := taxed(t, 10).Build(Cathedral, 1, "sinai").Learned(Green, Banche).Florins(Green, 500)
		p.Run(func(g *State, t *play.Table) { g.TaxesPhase(t) })
		p.Play(Says(Green, DoneTaxes), Says(Red, DoneTaxes), Says(Blue, DoneTaxes))
		Want(t, "50 + 50 + 50 + 50", p.Players[Green].Florins-500, 200)
		q := taxed(t, 0).Learned(Green, Banche).Florins(Green, 1117)
		q.Players[Green].Interest = 1117
		Want(t, "rounded down", artsTax(q.State, Green), 111)
	})
	t.Run("VASSALLAGGIO and FEUDALESIMO", func(t *testing.T) {
		// rule: mu-prototype/taxes/vassallaggio
		// rule: mu-prototype/technologies/vassallaggio
		p := taxed(t, 0).Own(Green, "egypt", "judea", "lydia", "thrace", "crimea").Build(Settlement, 1, "egypt", "judea", "lydia").Build(Settlement, 3, "thrace").
			Learned(Green, Vassallaggio)
		Want(t, "four settlements", artsTax(p.State, Green), 40)
		// rule: mu-prototype/taxes/feudalesimo
		// rule: mu-prototype/technologies/feudalesimo
		p.Build(Settlement, 3, "lydia").Learned(Green, Feudalesimo)
		Want(t, "two Cities", artsTax(p.State, Green)-40, 100)
	})
	t.Run("all of it", func(t *testing.T) {
		// rule: mu-prototype/taxes/components-add-up
		p := taxed(t, 8).Own(Green, "egypt", "judea", "lydia", "thrace").Build(Settlement, 1, "egypt", "judea").Build(Settlement, 3, "lydia", "thrace").
			Learned(Green, Matematica, Vassallaggio, Feudalesimo)
		p.Players[Green].Used |= 1 << Gabelliere
		Want(t, "120 + 40 + 100, and TL", p.Income(Green), 260+50)
	})
}

func TestLoans(t *testing.T) {
	bank := func(p *Stage) *Stage {
		return p.Run(func(g *State, t *play.Table) { g.AtTheBank(t, Green) })
	}
	t.Run("amount", func(t *testing.T) {
		// rule: mu-prototype/loans/amount
		// rule: mu-prototype/loans/technology-bonus
		// rule: mu-prototype/technologies/gilde
		for _, x := range []struct {
			tl    int8
			techs []int8
			bonus int32
		}{{1, nil, 0}, {2, nil, 0}, {3, nil, 0}, {3, []int8{Banche}, 100}, {2, []int8{Gilde}, 200}, {3, []int8{Banche, Gilde}, 300}} {
			seen := map[int32]bool{}
			for seed := range uint64(60) {
				p := taxed(t, 1).Studied(Green, x.tl).Learned(Green, x.techs...)
				p.Dice.Lo += seed << 32
				bank(p).Play(Says(Green, TakeLoan))
				got := p.Players[Green].Florins
				Want(t, "noted", int32(p.Players[Green].Loans[0]), got)
				seen[(got-x.bonus)/100] = (got-x.bonus)%100 == 0
			}
			for pip := int32(0); pip <= 9; pip++ {
				Want(t, "faces", seen[pip], pip >= 1 && pip <= 2+2*int32(x.tl))
			}
		}
	})
	t.Run("repaid", func(t *testing.T) {
		// rule: mu-prototype/loans/interest
		// rule: mu-prototype/loans/no-due-date
		p := taxed(t, 1).Florins(Green, 439)
		p.Players[Green].Loans[0] = 400
		p.Turn = 9
		bank(p)
		p.Barred("with too little", RuleRepayWhole, Green, RepayLoan, 0, 440)
		p = taxed(t, 1).Florins(Green, 450)
		p.Players[Green].Loans[0] = 400
		Want(t, "whole, and a tenth", bank(p).Buys(Green, RepayLoan, 0), 440)
		Want(t, "paid", p.Players[Green].Loans[0], 0)
	})
	t.Run("what the bank is asked", func(t *testing.T) {
		// rule: mu-prototype/loans/no-due-date
		for loan, owed := range map[int16]bool{0: false, 1: true, 400: true} {
			p := taxed(t, 1).Florins(Green, 1000)
			p.Players[Green].Loans[1] = loan
			var o play.Asking
			o.To(Green, 0)
			offerLoans(p.State, &o, Green)
			_, _, may := o.At(0)
			take := slices.ContainsFunc(may, func(c play.Choice) bool { return c.Verb == TakeLoan })
			repay := slices.ContainsFunc(may, func(c play.Choice) bool { return c.Verb == RepayLoan })
			Want(t, "for a loan", take, !owed)
			Want(t, "to repay one, at any time", repay, owed)
		}
	})
	t.Run("one at a time", func(t *testing.T) {
		// rule: mu-prototype/loans/one-at-a-time
		p := taxed(t, 1)
		p.Players[Green].Loans[0] = 100
		Want(t, "a second", whyNotBorrow(p.State, Green), RuleOneLoan)
		// rule: mu-prototype/empire-card-modes/usuraio-second-loan
		p.Delivered[0] = Delivered{Card: Usuraio, From: Green, To: Green, Until: 2}
		Want(t, "with USURAIO alone", whyNotBorrow(p.State, Green), RuleOneLoan)
		Want(t, "and BANCHE", whyNotBorrow(p.Learned(Green, Banche).State, Green), play.Free)
		q := taxed(t, 1).Learned(Green, Banche)
		q.Players[Green].Loans[0] = 100
		Want(t, "with BANCHE alone", whyNotBorrow(q.State, Green), RuleOneLoan)
		p.Players[Green].Loans[1] = 100
		Want(t, "a third", whyNotBorrow(p.State, Green), RuleOneLoan)
	})
}

// rule: mu-prototype/loans/unpaid-at-end
func TestUnpaidLoans(t *testing.T) {
	p := taxed(t, 0)
	p.Players[Green].Loans = [2]int16{400, 100}
	Want(t, "1 PO each", p.FinalPoints(Green), -2)
	p.Players[Green].Loans[1] = 0
	Want(t, "one repaid", p.FinalPoints(Green), -1)
}

func TestBankruptcy(t *testing.T) {
	broke := func(t *testing.T) *Stage {
		p := taxed(t, 1).Build(Fort, 1, "sinai").Florins(Green, 100)
		p.Players[Green].Loans[0] = 200
		return p
	}
	t.Run("condition", func(t *testing.T) {
		// rule: mu-prototype/asset-sale/bankruptcy-condition
		p := broke(t)
		Want(t, "what he could sell", assets(p.State, Green), 50)
		Want(t, "owes 220 against 150", whyNotBankrupt(p.State, Green), play.Free)
		p.Florins(Green, 170)
		Want(t, "220 against 220", whyNotBankrupt(p.State, Green), RuleDebtsPayable)
		p.Florins(Green, 0).Players[Green].Bankrupt = true
		Want(t, "once in a game", whyNotBankrupt(p.State, Green), RuleBankruptNoMore)
		q := taxed(t, 1)
		q.Treaties.Sign(TributeOf(Green, Red, 60))
		Want(t, "what treaties demand", debts(q.State, Green), 60)
		Want(t, "counts", whyNotBankrupt(q.State, Green), play.Free)
	})
	t.Run("effects", func(t *testing.T) {
		// rule: mu-prototype/asset-sale/bankruptcy-effects
		p := broke(t)
		p.Treaties.Sign(TributeOf(Green, Red, 60))
		p.Run(func(g *State, t *play.Table) { g.AtTheBank(t, Green) })
		p.Play(Says(Green, GoBankrupt))
		Want(t, "debts", debts(p.State, Green), 0)
		Want(t, "florins", p.Players[Green].Florins, 1100)
		Want(t, "honour", p.Players[Green].Honour, -3)
	})
}

func TestSales(t *testing.T) {
	t.Run("half price", func(t *testing.T) {
		// rule: mu-prototype/asset-sale/half-price
		p := Dock(t, 2).Own(Green, "sinai").Build(Fort, 3, "sinai").Build(Cathedral, 1, "sinai")
		wagon := p.Transport(Green, WarWagon, 2, "egypt", 7)
		engine, captain := p.Engine(Green, Trebuchet, "egypt", wagon), p.Captain(Green, 1, "egypt", wagon)
		away := p.Transport(Green, Caravan, 1, "judea", 2)
		p.Transports[wagon].Cargo[0] = Lot{N: 3, Good: 1, From: None}
		p.Shop(Green, 0)
		Want(t, "Castle", -p.Buys(Green, SellBuilding, int16(At("sinai")), int16(Fort)), 350)
		Want(t, "Cathedral", -p.Buys(Green, SellBuilding, int16(At("sinai")), int16(Cathedral)), 500)
		Want(t, "gone", p.Built(At("sinai"), Fort)+p.Built(At("sinai"), Cathedral), 0)
		Want(t, "Village, rounded down", -p.Buys(Green, SellBuilding, int16(At("egypt")), int16(Settlement)), 25)
		Want(t, "War Wagon II", -p.Buys(Green, SellTransport, wagon), 75)
		Want(t, "its armies stay", p.Ground(Green, At("egypt")), 7)
		Want(t, "its engine stays", p.Engines[engine], Engine{Level: Trebuchet, Owner: Green, At: At("egypt"), Aboard: None})
		Want(t, "its Captain stays", p.Captains[captain].Aboard, None)
		Want(t, "its goods are lost", p.Heaps[0].N, 0)
		Want(t, "Trebuchet", -p.Buys(Green, SellEngine, engine), 100)
		p.Barred("in another's land", RuleSellAtHome, Green, SellTransport, away)
	})
	t.Run("for a debt", func(t *testing.T) {
		// rule: mu-prototype/asset-sale/half-price
		poor := func(florins int32) *Stage {
			p := Dock(t, 1).Florins(Green, florins)
			p.Transport(Green, WarWagon, 1, "egypt", 0)
			p.Treaties.Sign(TributeOf(Green, Red, 60))
			return p.Run(func(g *State, t *play.Table) { g.TreatiesEnd(t) })
		}
		p := poor(0).Asks(Green, AskDebt)
		p.Buys(Green, SellTransport, 0)
		p.Buys(Green, SellBuilding, int16(At("egypt")), int16(Settlement))
		Want(t, "paid", p.Players[Red].Florins, 60)
		Want(t, "what is left", p.Players[Green].Florins, 15)
		Want(t, "the word is kept", p.Players[Green].Honour, 0)
		Want(t, "or not", poor(0).Play(Says(Green, LeaveUnpaid)).Players[Green].Honour, -1)
		Want(t, "no need", poor(60).IsOver(), true)
	})
	t.Run("what is not for sale", func(t *testing.T) {
		// rule: mu-prototype/asset-sale/not-sellable
		p := Dock(t, 1).Vf(Green, "egypt", 20).Learned(Green, Caccia).Holds(Green, Avaro)
		p.Captain(Green, 1, "egypt", None)
		p.Phase = Taxes
		p.Run(func(g *State, t *play.Table) { g.AtTheBank(t, Green) })
		o, _ := p.Match.OfferTo(Green)
		for _, c := range o.Choices {
			if c.Verb != TakeLoan && c.Verb != DoneTaxes && (c.Verb != SellBuilding || Place(c.A) != At("egypt")) {
				t.Errorf("%+v is on offer", c)
			}
		}
	})
	t.Run("the town under a Fair", func(t *testing.T) {
		p := Dock(t, 1).Build(FairBuilding, 1, "egypt")
		Want(t, "not before the Fair", whyNotSellBuilding(p.State, At("egypt"), Settlement), RuleSellFairFirst)
		Want(t, "the Fair", whyNotSellBuilding(p.State, At("egypt"), FairBuilding), play.Free)
		// rule: mu-prototype/asset-sale/bankruptcy-condition
		Want(t, "what both would bring", assets(p.State, Green), 150+25)
		p.Land("egypt").Damaged = 1 << FairBuilding
		Want(t, "with a ruined Fair", assets(p.State, Green), 0)
		p.Land("egypt").Damaged = 0
		p.Build(FairBuilding, 0, "egypt").SetOrder(Green, At("egypt"), Settlement, 2)
		Want(t, "while masons work", whyNotSellBuilding(p.State, At("egypt"), Settlement), RuleBuilding)
	})
}

// What a player owes: his loans, the tribute he has promised and the loans that others have given him; not what he is
// owed, nor what is due only where goods are traded.
//
// rule: mu-prototype/asset-sale/bankruptcy-condition
func TestWhatAPlayerOwes(t *testing.T) {
	p := Court(t)
	owes := func(c medioevo.Clause, n int32) {
		before := debts(p.State, Green)
		p.Treaty(c)
		Want(t, "owed more", debts(p.State, Green)-before, n)
	}
	Want(t, "nothing", debts(p.State, Green), 0)
	owes(medioevo.Clause{Term: medioevo.Tribute, From: Green, To: Red, N: 5}, 5)
	owes(medioevo.Clause{Term: medioevo.Tribute, From: Red, To: Green, N: 7}, 0)
	owes(medioevo.Clause{Term: medioevo.Loan, From: Red, To: Green, N: 500, A: 600}, 600)
	owes(medioevo.Clause{Term: medioevo.Loan, From: Green, To: Red, N: 500, A: 600}, 0)
	owes(medioevo.Clause{Term: medioevo.Market, From: Green, To: Red, N: 50}, 0)
	owes(medioevo.Clause{Term: medioevo.NoWar, From: Red, To: Green, A: 9}, 0)
	before := debts(p.State, Green)
	p.Players[Green].Loans = [2]int16{400, 0}
	first := debts(p.State, Green) - before
	p.Players[Green].Loans = [2]int16{0, 100}
	second := debts(p.State, Green) - before
	p.Players[Green].Loans = [2]int16{400, 100}
	Want(t, "each loan with its interest", first >= 400 && second >= 100, true)
	Want(t, "both loans", debts(p.State, Green)-before, first+second)
}

// Who cannot pay what he owes by a treaty may sell for it if all he has would be enough, and while he owes it.
//
// rule: mu-prototype/asset-sale/half-price
// rule: mu-prototype/diplomacy/pact-break-definition
func TestWhoMaySellForWhatHeOwes(t *testing.T) {
	for _, c := range []struct {
		name  string
		due   int32 // beyond all that he has
		owes  bool
		asked bool
	}{{"all he has", 0, true, true}, {"more than all he has", 1, true, false}, {"what he owes no more", 0, false, false}, {"what he can pay", -50, true, false}} {
		p := Court(t).Held(Green, 5, "egypt").Build(Fort, 1, "egypt").Florins(Green, 10)
		due := int16(10 + assets(p.State, Green) + c.due)
		if c.due < -1 {
			due = 10
		}
		p.Run(func(g *State, t *play.Table) { sellFor(g, t, Green, Red, due, func() bool { return c.owes }) })
		Want(t, c.name, !p.IsOver(), c.asked)
		if c.asked {
			p.Asks(Green, AskDebt)
			Want(t, "the Tower", p.Offers(By(Green, SellBuilding, int16(At("egypt")), int16(Fort), p.Value(At("egypt"), Fort)/2)), true)
			Want(t, "what is not built", p.Offers(By(Green, SellBuilding, int16(At("egypt")), int16(Cathedral), p.Value(At("egypt"), Cathedral)/2)), false)
		}
	}
}

// A transport that is sold is gone; its crew stays where it was.
//
// rule: mu-prototype/asset-sale/half-price
func TestASoldTransportIsGone(t *testing.T) {
	p := Court(t).Held(Green, 5, "egypt")
	wagon := p.Transport(Green, WarWagon, 1, "egypt", 7)
	p.Run(func(g *State, t *play.Table) {
		sellAsset(g, t, By(Green, SellTransport, wagon, transportValue(g, wagon)/2))
	})
	Want(t, "the wagon", p.Transports[wagon].Kind, NoTransport)
	Want(t, "its crew", p.Ground(Green, At("egypt")), 5+7)
	Want(t, "half its price", p.Players[Green].Florins, 1000+int32(TheBox().Transports[WarWagon][1].Cost/2))
}

// Five cards want Mathematics: AVARO and GABELLIERE in Taxes, TACCAGNO in Purchase, ESATTORE in Trade, for which Market
// does too, and GENIO in Combat on either side. No other card does.
//
// rule: mu-prototype/technologies/matematica
func TestMathematics(t *testing.T) {
	phases := map[int8]Phase{Avaro: Taxes, Gabelliere: Taxes, Taccagno: Purchase, Esattore: Trade, Genio: Combat}
	for card := range int8(Kinds) {
		p := Position(t, 3).Holds(Green, card)
		x := &TheBox().Cards[card]
		phase, reckons := phases[card]
		Want(t, x.ID+" wants it", (x.All|x.Any)&(1<<Matematica) != 0, reckons)
		if !reckons {
			continue
		}
		p.Phase = phase
		Want(t, x.ID+" without", p.WhyNotPlay(Green, card), RuleCardNeeds)
		p.Learned(Red, Matematica)
		Want(t, x.ID+" with another's", p.WhyNotPlay(Green, card), RuleCardNeeds)
		Want(t, x.ID+" with it", p.Learned(Green, Matematica).WhyNotPlay(Green, card), play.Free)
	}
	p, wagon := Clash(t, 21, 20)
	p.Holds(Green, Genio).Holds(Red, Genio).Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Red)
	for side, s := range []play.Seat{Attacking: Green, Defending: Red} {
		Want(t, "GENIO without", p.WhyNotCard(side, Genio), RuleCardNeeds)
		Want(t, "GENIO with it", p.Learned(s, Matematica).WhyNotCard(side, Genio), play.Free)
	}
	q := taxed(t, 3)
	q.Players[Green].Used |= 1 << Gabelliere
	Want(t, "three territories", landTax(q.State, Green), 15)
	Want(t, "three that are reckoned", landTax(q.Learned(Green, Matematica).State, Green), 30)
	Want(t, "a toll", q.TollRate(Green), 1)
	Want(t, "Market does for ESATTORE too", Position(t, 3).Learned(Green, Mercato).Meets(Green, Esattore), true)
}

func TestAvaro(t *testing.T) {
	// rule: mu-prototype/empire-cards/avaro
	// rule: mu-prototype/empire-card-rules/duration-in-turns
	p := taxed(t, 0).Own(Red, "egypt").Studied(Green, 2).Learned(Green, Matematica).Holds(Green, Avaro)
	p.TaxDay().Asks(Green, AskCards).Play(Onto(Green, Avaro, Red))
	Want(t, "no taxes", p.Players[Red].Florins, 0)
	Want(t, "others collect", p.Players[Green].Florins > 0, true)
	p.Studied(Green, 3)
	Want(t, "this turn and the next, whatever TL follows", p.Delivered[0].Until, p.Turn+1)
	p.Turn += 2
	p.ExpireCards(&play.Table{})
	Want(t, "then again", p.Income(Red), 55)
}

func TestTaxCards(t *testing.T) {
	t.Run("GABELLIERE", func(t *testing.T) {
		// rule: mu-prototype/empire-cards/gabelliere
		// rule: mu-prototype/technologies/matematica
		p := plains(taxed(t, 5), 5).Learned(Green, Matematica, Mulino).Holds(Green, Gabelliere, Gabelliere).TaxDay().Asks(Green, AskCards)
		p.Play(Says(Green, KeepCards), Use(Green, Gabelliere), Says(Green, DoneTaxes), Says(Red, DoneTaxes), Says(Blue, DoneTaxes))
		Want(t, "10x10 + 5x10, and TL", p.Players[Green].Florins, 150+50)
		// rule: mu-prototype/empire-card-rules/keep
		Want(t, "kept", p.Players[Green].Hand[Gabelliere], 2)
		Want(t, "not a second time", p.WhyNotPlay(Green, Gabelliere), RuleCardOnce)
		Want(t, "not without MATEMATICA", taxed(t, 1).Holds(Green, Gabelliere).WhyNotPlay(Green, Gabelliere), RuleCardNeeds)
	})
	t.Run("CIAMBELLANO", func(t *testing.T) {
		// rule: mu-prototype/empire-cards/ciambellano
		// rule: mu-prototype/empire-card-rules/level-tiers
		// rule: mu-prototype/empire-card-rules/dice-rolled-by-card-player
		for tl := int8(1); tl <= 3; tl++ {
			for _, banks := range []int32{0, 100} {
				seen := map[int32]bool{}
				for seed := range uint64(60) {
					p := taxed(t, 0).Studied(Green, tl).Holds(Green, Ciambellano)
					if banks > 0 {
						p.Learned(Green, Banche)
					}
					p.Dice.Lo += seed << 32
					p.Run(func(g *State, t *play.Table) { g.AtTheBank(t, Green) }).Play(Use(Green, Ciambellano))
					seen[p.Players[Green].Florins-banks] = true
				}
				Want(t, "faces", len(seen), int(2+2*tl))
				Want(t, "least", seen[100], true)
				Want(t, "most", seen[200+200*int32(tl)], true)
			}
		}
	})
	t.Run("VESCOVO", func(t *testing.T) {
		// rule: mu-prototype/empire-cards/vescovo
		// rule: mu-prototype/technologies/monoteismo
		// rule: mu-prototype/technologies/teologia
		// rule: mu-prototype/technologies/fanatismo
		for _, x := range []struct {
			tech int8
			each int32
		}{{Monoteismo, 100}, {Teologia, 200}, {Fanatismo, 300}} {
			p := taxed(t, 3).Build(Cathedral, 1, "sinai", "marmarica", "cyrenaica").Learned(Green, x.tech).Holds(Green, Vescovo, Vescovo)
			p.Run(func(g *State, t *play.Table) { g.AtTheBank(t, Green) }).Play(Use(Green, Vescovo))
			Want(t, TheBox().Techs[x.tech].ID, p.Players[Green].Florins, 3*x.each)
			Want(t, "once", p.Refuses(Use(Green, Vescovo)), RuleCardOnce)
		}
		Want(t, "not without", taxed(t, 1).Holds(Green, Vescovo).WhyNotPlay(Green, Vescovo), RuleCardNeeds)
	})
}

// Who might play a card, or arm VF by INVESTITURA, is asked; arming takes all its price.
//
// rule: mu-prototype/reinforcements/investitura
// rule: mu-prototype/technologies/investitura
func TestWhoIsAskedForReinforcements(t *testing.T) {
	for _, c := range []struct {
		learned bool
		florins int32
		asked   bool
	}{{true, armyPrice, true}, {true, armyPrice - 1, false}, {false, armyPrice, false}} {
		p := Position(t, 3).Florins(Green, c.florins)
		if c.learned {
			p.Learned(Green, Investitura)
		}
		p.Phase = Reinforcements
		p.Run((*State).ReinforcementsPhase)
		Want(t, "asked", !p.IsOver(), c.asked)
		if c.asked {
			p.Asks(Green, AskReinforcements)
			Want(t, "to be done", p.Offers(Says(Green, DoneReinforcements)), true)
			p.Play(By(Green, ArmForFlorins, int16(armyPrice)))
			Want(t, "florins left", p.Players[Green].Florins, 0)
		}
	}
}
