package prototype

import (
	"math"
	"slices"
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

// taxed is a player with so many territories, mountains and deserts, where nothing stands.
func taxed(t *testing.T, n int) *stage {
	p := position(t, 3)
	for i, ids := 0, []string{"sinai", "marmarica", "cyrenaica", "coele-syria", "armenia", "azerbaijan", "mesopotamia", "persia", "peloponnese", "serbia", "liguria", "corsica"}; i < n; i++ {
		p.own(green, ids[i])
	}
	p.Phase = Taxes
	return p
}

// plains gives a player so many plains more.
func (p *stage) plains(n int) *stage {
	for _, id := range []string{"egypt", "palestine", "thessaly", "lydia", "thrace", "syria"}[:n] {
		p.own(green, id)
	}
	return p
}

// Who is very rich is told as much as a line holds, and gets it all.
// rule: mu-prototype/taxes/banche-interest
func TestInterestOfTheVeryRich(t *testing.T) {
	p := position(t, 4).own(green, "egypt").learned(green, Banche).florins(green, 400_000)
	p.run(func(g *State, t *play.Table) { g.collect(t, green) })
	want(t, "florins", p.Players[green].Florins, 440_055)
	want(t, "told", p.told(KeyTaxed, int16(green), math.MaxInt16, 5, 50, math.MaxInt16), true)
}

func TestTaxes(t *testing.T) {
	t.Run("territories and TL", func(t *testing.T) {
		// rule: mu-prototype/taxes/territories
		// rule: mu-prototype/taxes/technology-level
		want(t, "ten territories at TL I", taxed(t, 10).income(green), 50+50)
		want(t, "TL II", taxed(t, 0).studied(green, 2).income(green), 100)
		p := taxed(t, 3)
		p.land("sinai").Before = green
		want(t, "contested land pays nothing", p.income(green), 10+50)
	})
	t.Run("Cathedrals", func(t *testing.T) {
		// rule: mu-prototype/taxes/cathedrals
		p := taxed(t, 2).build(Cathedral, 1, "sinai")
		want(t, "one", p.income(green), 10+50+50)
		p.land("sinai").Damaged |= 1 << Cathedral
		want(t, "damaged", p.income(green), 10+50)
	})
	t.Run("principalities", func(t *testing.T) {
		// rule: mu-prototype/taxes/golden-horde-principalities
		p := taxed(t, 0).realm(green, "golden-horde")
		want(t, "all eight", p.income(green), 50+8*5)
		p.own(red, "turov")
		want(t, "one taken", p.income(green), 50+7*5)
		p.own(green, "kiev")
		want(t, "one the Horde's own", p.income(green), 50+6*5+5)
		p.land("rostov").Out, p.land("vladimir").Out = true, true
		want(t, "two out of the game", p.income(green), 50+4*5+5)
		want(t, "nobody else", p.realm(green, "mamluk-sultanate").income(green), 50+5)
	})
	t.Run("GABELLIERE", func(t *testing.T) {
		// rule: mu-prototype/taxes/gabelliere
		p := taxed(t, 12).learned(green, Matematica)
		before := p.landTax(green)
		p.Players[green].Used |= 1 << Gabelliere
		want(t, "twelve territories", p.landTax(green), 120)
		want(t, "doubled", p.landTax(green), 2*before)
		p.Players[green].Techs = 0
		want(t, "without MATEMATICA", p.landTax(green), 60)
	})
	t.Run("MULINO", func(t *testing.T) {
		// rule: mu-prototype/taxes/mulino
		// rule: mu-prototype/technologies/mulino
		p := taxed(t, 0).plains(6)
		before := p.landTax(green)
		want(t, "six plains", p.learned(green, Mulino).landTax(green)-before, 30)
		p.learned(green, Matematica).Players[green].Used |= 1 << Gabelliere
		want(t, "and GABELLIERE", p.landTax(green)-2*before, 60)
	})
	t.Run("BANCHE", func(t *testing.T) {
		// rule: mu-prototype/taxes/banche-interest
		// rule: mu-prototype/technologies/banche
		p := taxed(t, 10).build(Cathedral, 1, "sinai").learned(green, Banche).florins(green, 500)
		p.run(func(g *State, t *play.Table) { g.taxesPhase(t) })
		p.play(says(green, DoneTaxes), says(red, DoneTaxes), says(blue, DoneTaxes))
		want(t, "50 + 50 + 50 + 50", p.Players[green].Florins-500, 200)
		q := taxed(t, 0).learned(green, Banche).florins(green, 1117)
		q.Players[green].Interest = 1117
		want(t, "rounded down", q.artsTax(green), 111)
	})
	t.Run("VASSALLAGGIO and FEUDALESIMO", func(t *testing.T) {
		// rule: mu-prototype/taxes/vassallaggio
		// rule: mu-prototype/technologies/vassallaggio
		p := taxed(t, 0).own(green, "egypt", "judea", "lydia", "thrace", "crimea").build(Settlement, 1, "egypt", "judea", "lydia").build(Settlement, 3, "thrace").
			learned(green, Vassallaggio)
		want(t, "four settlements", p.artsTax(green), 40)
		// rule: mu-prototype/taxes/feudalesimo
		// rule: mu-prototype/technologies/feudalesimo
		p.build(Settlement, 3, "lydia").learned(green, Feudalesimo)
		want(t, "two Cities", p.artsTax(green)-40, 100)
	})
	t.Run("all of it", func(t *testing.T) {
		// rule: mu-prototype/taxes/components-add-up
		p := taxed(t, 8).own(green, "egypt", "judea", "lydia", "thrace").build(Settlement, 1, "egypt", "judea").build(Settlement, 3, "lydia", "thrace").
			learned(green, Matematica, Vassallaggio, Feudalesimo)
		p.Players[green].Used |= 1 << Gabelliere
		want(t, "120 + 40 + 100, and TL", p.income(green), 260+50)
	})
}

func TestLoans(t *testing.T) {
	bank := func(p *stage) *stage {
		return p.run(func(g *State, t *play.Table) { g.atTheBank(t, green) })
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
				p := taxed(t, 1).studied(green, x.tl).learned(green, x.techs...)
				p.Dice.Lo += seed << 32
				bank(p).play(says(green, TakeLoan))
				got := p.Players[green].Florins
				want(t, "noted", int32(p.Players[green].Loans[0]), got)
				seen[(got-x.bonus)/100] = (got-x.bonus)%100 == 0
			}
			for pip := int32(0); pip <= 9; pip++ {
				want(t, "faces", seen[pip], pip >= 1 && pip <= 2+2*int32(x.tl))
			}
		}
	})
	t.Run("repaid", func(t *testing.T) {
		// rule: mu-prototype/loans/interest
		// rule: mu-prototype/loans/no-due-date
		p := taxed(t, 1).florins(green, 439)
		p.Players[green].Loans[0] = 400
		p.Turn = 9
		bank(p)
		p.barred("with too little", RuleRepayWhole, green, RepayLoan, 0, 440)
		p = taxed(t, 1).florins(green, 450)
		p.Players[green].Loans[0] = 400
		want(t, "whole, and a tenth", bank(p).buys(green, RepayLoan, 0), 440)
		want(t, "paid", p.Players[green].Loans[0], 0)
	})
	t.Run("what the bank is asked", func(t *testing.T) {
		// rule: mu-prototype/loans/no-due-date
		for loan, owed := range map[int16]bool{0: false, 1: true, 400: true} {
			p := taxed(t, 1).florins(green, 1000)
			p.Players[green].Loans[1] = loan
			var o play.Asking
			o.To(green, 0)
			p.offerLoans(&o, green)
			_, _, may := o.At(0)
			take := slices.ContainsFunc(may, func(c play.Choice) bool { return c.Verb == TakeLoan })
			repay := slices.ContainsFunc(may, func(c play.Choice) bool { return c.Verb == RepayLoan })
			want(t, "for a loan", take, !owed)
			want(t, "to repay one, at any time", repay, owed)
		}
	})
	t.Run("one at a time", func(t *testing.T) {
		// rule: mu-prototype/loans/one-at-a-time
		p := taxed(t, 1)
		p.Players[green].Loans[0] = 100
		want(t, "a second", p.whyNotBorrow(green), RuleOneLoan)
		// rule: mu-prototype/empire-card-modes/usuraio-second-loan
		p.Delivered[0] = Delivered{Card: Usuraio, From: green, To: green, Until: 2}
		want(t, "with USURAIO alone", p.whyNotBorrow(green), RuleOneLoan)
		want(t, "and BANCHE", p.learned(green, Banche).whyNotBorrow(green), play.Free)
		q := taxed(t, 1).learned(green, Banche)
		q.Players[green].Loans[0] = 100
		want(t, "with BANCHE alone", q.whyNotBorrow(green), RuleOneLoan)
		p.Players[green].Loans[1] = 100
		want(t, "a third", p.whyNotBorrow(green), RuleOneLoan)
	})
}

// rule: mu-prototype/loans/unpaid-at-end
func TestUnpaidLoans(t *testing.T) {
	p := taxed(t, 0)
	p.Players[green].Loans = [2]int16{400, 100}
	want(t, "1 PO each", p.finalPoints(green), -2)
	p.Players[green].Loans[1] = 0
	want(t, "one repaid", p.finalPoints(green), -1)
}

func TestBankruptcy(t *testing.T) {
	broke := func(t *testing.T) *stage {
		p := taxed(t, 1).build(Fort, 1, "sinai").florins(green, 100)
		p.Players[green].Loans[0] = 200
		return p
	}
	t.Run("condition", func(t *testing.T) {
		// rule: mu-prototype/asset-sale/bankruptcy-condition
		p := broke(t)
		want(t, "what he could sell", p.assets(green), 50)
		want(t, "owes 220 against 150", p.whyNotBankrupt(green), play.Free)
		p.florins(green, 170)
		want(t, "220 against 220", p.whyNotBankrupt(green), RuleDebtsPayable)
		p.florins(green, 0).Players[green].Bankrupt = true
		want(t, "once in a game", p.whyNotBankrupt(green), RuleBankruptNoMore)
		q := taxed(t, 1)
		q.Treaties.Sign(tributeOf(green, red, 60))
		want(t, "what treaties demand", q.debts(green), 60)
		want(t, "counts", q.whyNotBankrupt(green), play.Free)
	})
	t.Run("effects", func(t *testing.T) {
		// rule: mu-prototype/asset-sale/bankruptcy-effects
		p := broke(t)
		p.Treaties.Sign(tributeOf(green, red, 60))
		p.run(func(g *State, t *play.Table) { g.atTheBank(t, green) })
		p.play(says(green, GoBankrupt))
		want(t, "debts", p.debts(green), 0)
		want(t, "florins", p.Players[green].Florins, 1100)
		want(t, "honour", p.Players[green].Honour, -3)
	})
}

func TestSales(t *testing.T) {
	t.Run("half price", func(t *testing.T) {
		// rule: mu-prototype/asset-sale/half-price
		p := dock(t, 2).own(green, "sinai").build(Fort, 3, "sinai").build(Cathedral, 1, "sinai")
		wagon := p.transport(green, WarWagon, 2, "egypt", 7)
		engine, captain := p.engine(green, Trebuchet, "egypt", wagon), p.captain(green, 1, "egypt", wagon)
		away := p.transport(green, Caravan, 1, "judea", 2)
		p.Transports[wagon].Cargo[0] = Lot{N: 3, Good: 1, From: None}
		p.shop(green, 0)
		want(t, "Castle", -p.buys(green, SellBuilding, int16(at("sinai")), int16(Fort)), 350)
		want(t, "Cathedral", -p.buys(green, SellBuilding, int16(at("sinai")), int16(Cathedral)), 500)
		want(t, "gone", p.built(at("sinai"), Fort)+p.built(at("sinai"), Cathedral), 0)
		want(t, "Village, rounded down", -p.buys(green, SellBuilding, int16(at("egypt")), int16(Settlement)), 25)
		want(t, "War Wagon II", -p.buys(green, SellTransport, wagon), 75)
		want(t, "its armies stay", p.ground(green, at("egypt")), 7)
		want(t, "its engine stays", p.Engines[engine], Engine{Level: Trebuchet, Owner: green, At: at("egypt"), Aboard: None})
		want(t, "its Captain stays", p.Captains[captain].Aboard, None)
		want(t, "its goods are lost", p.Heaps[0].N, 0)
		want(t, "Trebuchet", -p.buys(green, SellEngine, engine), 100)
		p.barred("in another's land", RuleSellAtHome, green, SellTransport, away)
	})
	t.Run("for a debt", func(t *testing.T) {
		// rule: mu-prototype/asset-sale/half-price
		poor := func(florins int32) *stage {
			p := dock(t, 1).florins(green, florins)
			p.transport(green, WarWagon, 1, "egypt", 0)
			p.Treaties.Sign(tributeOf(green, red, 60))
			return p.run(func(g *State, t *play.Table) { g.treatiesEnd(t) })
		}
		p := poor(0).asks(green, AskDebt)
		p.buys(green, SellTransport, 0)
		p.buys(green, SellBuilding, int16(at("egypt")), int16(Settlement))
		want(t, "paid", p.Players[red].Florins, 60)
		want(t, "what is left", p.Players[green].Florins, 15)
		want(t, "the word is kept", p.Players[green].Honour, 0)
		want(t, "or not", poor(0).play(says(green, LeaveUnpaid)).Players[green].Honour, -1)
		want(t, "no need", poor(60).over(), true)
	})
	t.Run("what is not for sale", func(t *testing.T) {
		// rule: mu-prototype/asset-sale/not-sellable
		p := dock(t, 1).vf(green, "egypt", 20).learned(green, Caccia).holds(green, Avaro)
		p.captain(green, 1, "egypt", None)
		p.Phase = Taxes
		p.run(func(g *State, t *play.Table) { g.atTheBank(t, green) })
		o, _ := p.match.OfferTo(green)
		for _, c := range o.Choices {
			if c.Verb != TakeLoan && c.Verb != DoneTaxes && (c.Verb != SellBuilding || Place(c.A) != at("egypt")) {
				t.Errorf("%+v is on offer", c)
			}
		}
	})
	t.Run("the town under a Fair", func(t *testing.T) {
		p := dock(t, 1).build(FairBuilding, 1, "egypt")
		want(t, "not before the Fair", p.whyNotSellBuilding(at("egypt"), Settlement), RuleSellFairFirst)
		want(t, "the Fair", p.whyNotSellBuilding(at("egypt"), FairBuilding), play.Free)
		// rule: mu-prototype/asset-sale/bankruptcy-condition
		want(t, "what both would bring", p.assets(green), 150+25)
		p.land("egypt").Damaged = 1 << FairBuilding
		want(t, "with a ruined Fair", p.assets(green), 0)
		p.land("egypt").Damaged = 0
		p.build(FairBuilding, 0, "egypt").setOrder(green, at("egypt"), Settlement, 2)
		want(t, "while masons work", p.whyNotSellBuilding(at("egypt"), Settlement), RuleBuilding)
	})
}

// What a player owes: his loans, the tribute he has promised and the loans that others have given him; not what he is
// owed, nor what is due only where goods are traded.
//
// rule: mu-prototype/asset-sale/bankruptcy-condition
func TestWhatAPlayerOwes(t *testing.T) {
	p := court(t)
	owes := func(c medioevo.Clause, n int32) {
		before := p.debts(green)
		p.treaty(c)
		want(t, "owed more", p.debts(green)-before, n)
	}
	want(t, "nothing", p.debts(green), 0)
	owes(medioevo.Clause{Term: medioevo.Tribute, From: green, To: red, N: 5}, 5)
	owes(medioevo.Clause{Term: medioevo.Tribute, From: red, To: green, N: 7}, 0)
	owes(medioevo.Clause{Term: medioevo.Loan, From: red, To: green, N: 500, A: 600}, 600)
	owes(medioevo.Clause{Term: medioevo.Loan, From: green, To: red, N: 500, A: 600}, 0)
	owes(medioevo.Clause{Term: medioevo.Market, From: green, To: red, N: 50}, 0)
	owes(medioevo.Clause{Term: medioevo.NoWar, From: red, To: green, A: 9}, 0)
	before := p.debts(green)
	p.Players[green].Loans = [2]int16{400, 0}
	first := p.debts(green) - before
	p.Players[green].Loans = [2]int16{0, 100}
	second := p.debts(green) - before
	p.Players[green].Loans = [2]int16{400, 100}
	want(t, "each loan with its interest", first >= 400 && second >= 100, true)
	want(t, "both loans", p.debts(green)-before, first+second)
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
		p := court(t).held(green, 5, "egypt").build(Fort, 1, "egypt").florins(green, 10)
		due := int16(10 + p.assets(green) + c.due)
		if c.due < -1 {
			due = 10
		}
		p.run(func(g *State, t *play.Table) { g.sellFor(t, green, red, due, func() bool { return c.owes }) })
		want(t, c.name, !p.over(), c.asked)
		if c.asked {
			p.asks(green, AskDebt)
			want(t, "the Tower", p.offers(by(green, SellBuilding, int16(at("egypt")), int16(Fort), p.value(at("egypt"), Fort)/2)), true)
			want(t, "what is not built", p.offers(by(green, SellBuilding, int16(at("egypt")), int16(Cathedral), p.value(at("egypt"), Cathedral)/2)), false)
		}
	}
}

// A transport that is sold is gone; its crew stays where it was.
//
// rule: mu-prototype/asset-sale/half-price
func TestASoldTransportIsGone(t *testing.T) {
	p := court(t).held(green, 5, "egypt")
	wagon := p.transport(green, WarWagon, 1, "egypt", 7)
	p.run(func(g *State, t *play.Table) {
		g.sellAsset(t, by(green, SellTransport, wagon, g.transportValue(wagon)/2))
	})
	want(t, "the wagon", p.Transports[wagon].Kind, NoTransport)
	want(t, "its crew", p.ground(green, at("egypt")), 5+7)
	want(t, "half its price", p.Players[green].Florins, 1000+int32(box().Transports[WarWagon][1].Cost/2))
}

// Five cards want Mathematics: AVARO and GABELLIERE in Taxes, TACCAGNO in Purchase, ESATTORE in Trade, for which Market
// does too, and GENIO in Combat on either side. No other card does.
//
// rule: mu-prototype/technologies/matematica
func TestMathematics(t *testing.T) {
	phases := map[int8]Phase{Avaro: Taxes, Gabelliere: Taxes, Taccagno: Purchase, Esattore: Trade, Genio: Combat}
	for card := range int8(kinds) {
		p := position(t, 3).holds(green, card)
		x := &box().Cards[card]
		phase, reckons := phases[card]
		want(t, x.ID+" wants it", (x.All|x.Any)&(1<<Matematica) != 0, reckons)
		if !reckons {
			continue
		}
		p.Phase = phase
		want(t, x.ID+" without", p.whyNotPlay(green, card), RuleCardNeeds)
		p.learned(red, Matematica)
		want(t, x.ID+" with another's", p.whyNotPlay(green, card), RuleCardNeeds)
		want(t, x.ID+" with it", p.learned(green, Matematica).whyNotPlay(green, card), play.Free)
	}
	p, wagon := clash(t, 21, 20)
	p.holds(green, Genio).holds(red, Genio).open(party{by: green, at: at("judea"), convoy: one(wagon)}, at("palestine"), red)
	for side, s := range []play.Seat{attacking: green, defending: red} {
		want(t, "GENIO without", p.whyNotCard(side, Genio), RuleCardNeeds)
		want(t, "GENIO with it", p.learned(s, Matematica).whyNotCard(side, Genio), play.Free)
	}
	q := taxed(t, 3)
	q.Players[green].Used |= 1 << Gabelliere
	want(t, "three territories", q.landTax(green), 15)
	want(t, "three that are reckoned", q.learned(green, Matematica).landTax(green), 30)
	want(t, "a toll", q.tollRate(green), 1)
	want(t, "Market does for ESATTORE too", position(t, 3).learned(green, Mercato).meets(green, Esattore), true)
}

func TestAvaro(t *testing.T) {
	// rule: mu-prototype/empire-cards/avaro
	// rule: mu-prototype/empire-card-rules/duration-in-turns
	p := taxed(t, 0).own(red, "egypt").studied(green, 2).learned(green, Matematica).holds(green, Avaro)
	p.taxDay().asks(green, AskCards).play(onto(green, Avaro, red))
	want(t, "no taxes", p.Players[red].Florins, 0)
	want(t, "others collect", p.Players[green].Florins > 0, true)
	p.studied(green, 3)
	want(t, "this turn and the next, whatever TL follows", p.Delivered[0].Until, p.Turn+1)
	p.Turn += 2
	p.expireCards(&play.Table{})
	want(t, "then again", p.income(red), 55)
}

func TestTaxCards(t *testing.T) {
	t.Run("GABELLIERE", func(t *testing.T) {
		// rule: mu-prototype/empire-cards/gabelliere
		// rule: mu-prototype/technologies/matematica
		p := taxed(t, 5).plains(5).learned(green, Matematica, Mulino).holds(green, Gabelliere, Gabelliere).taxDay().asks(green, AskCards)
		p.play(says(green, KeepCards), use(green, Gabelliere), says(green, DoneTaxes), says(red, DoneTaxes), says(blue, DoneTaxes))
		want(t, "10x10 + 5x10, and TL", p.Players[green].Florins, 150+50)
		// rule: mu-prototype/empire-card-rules/keep
		want(t, "kept", p.Players[green].Hand[Gabelliere], 2)
		want(t, "not a second time", p.whyNotPlay(green, Gabelliere), RuleCardOnce)
		want(t, "not without MATEMATICA", taxed(t, 1).holds(green, Gabelliere).whyNotPlay(green, Gabelliere), RuleCardNeeds)
	})
	t.Run("CIAMBELLANO", func(t *testing.T) {
		// rule: mu-prototype/empire-cards/ciambellano
		// rule: mu-prototype/empire-card-rules/level-tiers
		// rule: mu-prototype/empire-card-rules/dice-rolled-by-card-player
		for tl := int8(1); tl <= 3; tl++ {
			for _, banks := range []int32{0, 100} {
				seen := map[int32]bool{}
				for seed := range uint64(60) {
					p := taxed(t, 0).studied(green, tl).holds(green, Ciambellano)
					if banks > 0 {
						p.learned(green, Banche)
					}
					p.Dice.Lo += seed << 32
					p.run(func(g *State, t *play.Table) { g.atTheBank(t, green) }).play(use(green, Ciambellano))
					seen[p.Players[green].Florins-banks] = true
				}
				want(t, "faces", len(seen), int(2+2*tl))
				want(t, "least", seen[100], true)
				want(t, "most", seen[200+200*int32(tl)], true)
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
			p := taxed(t, 3).build(Cathedral, 1, "sinai", "marmarica", "cyrenaica").learned(green, x.tech).holds(green, Vescovo, Vescovo)
			p.run(func(g *State, t *play.Table) { g.atTheBank(t, green) }).play(use(green, Vescovo))
			want(t, box().Techs[x.tech].ID, p.Players[green].Florins, 3*x.each)
			want(t, "once", p.refuses(use(green, Vescovo)), RuleCardOnce)
		}
		want(t, "not without", taxed(t, 1).holds(green, Vescovo).whyNotPlay(green, Vescovo), RuleCardNeeds)
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
		p := position(t, 3).florins(green, c.florins)
		if c.learned {
			p.learned(green, Investitura)
		}
		p.Phase = Reinforcements
		p.run((*State).reinforcementsPhase)
		want(t, "asked", !p.over(), c.asked)
		if c.asked {
			p.asks(green, AskReinforcements)
			want(t, "to be done", p.offers(says(green, DoneReinforcements)), true)
			p.play(by(green, ArmForFlorins, int16(armyPrice)))
			want(t, "florins left", p.Players[green].Florins, 0)
		}
	}
}
