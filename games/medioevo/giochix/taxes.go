package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 3, Taxes and upkeep: interest, the tax level, income, upkeep.

const (
	BorrowForInterest play.Verb = 130
	PlunderBuilding   play.Verb = 131 // of family A in territory B, for C florins
	PlunderTransport  play.Verb = 132 // transport A, for C florins
	RevoltForMoney    play.Verb = 133 // a rebellion in territory A, for C florins
	SetTax            play.Verb = 134 // level A
	DismissFigure     play.Verb = 135 // one of sort A in place B
	DismissProperty   play.Verb = 136 // transport or engine A

	AskInterest play.Prompt = 130 // A florins are due, of which B are missing
	AskTax      play.Prompt = 131 // the level was A
	AskDismiss  play.Prompt = 132 // A florins are due, of which B are missing

	KeyInterest  play.Key = 130 // A pays B florins of interest
	KeyDefault   play.Key = 131 // A cannot pay his interest
	KeyPlundered play.Key = 132 // A plunders his own: B florins
	KeySold      play.Key = 133 // A lets a rebellion break out in B for C florins
	KeyTax       play.Key = 134 // A sets the tax level B
	KeyIncome    play.Key = 135 // A receives B florins of C weighted territories, and D of Great Markets
	KeyUpkeep    play.Key = 136 // A pays B florins for C pieces
	KeyDismissed play.Key = 137 // A dismisses pieces that he cannot pay
	KeyAlms      play.Key = 138 // A, who has lost everything, receives B florins

	RuleSellFirst play.Rule = 130
	RuleLoanFirst play.Rule = 131
)

var taxChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		BorrowForInterest: "borrow-for-interest", PlunderBuilding: "plunder-building", PlunderTransport: "plunder-transport",
		RevoltForMoney: "revolt-for-money", SetTax: "set-tax", DismissFigure: "dismiss-figure", DismissProperty: "dismiss-property",
	},
	Prompts: map[play.Prompt]string{AskInterest: "interest", AskTax: "tax", AskDismiss: "dismiss"},
	Lines: map[play.Key]string{
		KeyInterest: "interest", KeyDefault: "default", KeyPlundered: "plundered-own", KeySold: "revolt-sold", KeyTax: "tax", KeyIncome: "income",
		KeyUpkeep: "upkeep", KeyDismissed: "dismissed", KeyAlms: "alms",
	},
	Rules: map[play.Rule]string{RuleSellFirst: "mu-giochix/taxes/cannot-pay-rebellions", RuleLoanFirst: "mu-giochix/taxes/cannot-pay-sell"},
	Refs: wording.Refs{
		PlunderBuilding: wording.OfB(refPlace), RevoltForMoney: wording.OfA(refPlace), DismissFigure: wording.OfB(refPlace),
		PlunderTransport: wording.OfA(refProperty), DismissProperty: wording.OfA(refProperty),
	},
}

// What a player pays, in florins.
const (
	interestPercent = 10
	upkeep          = 20  // for each unit, transport and engine
	revoltPays      = 100 // each rebellion that he lets break out because he cannot pay
	marketPays      = 20  // for each real cube in a City's Great Market
	alms            = 200 // received a turn by who has lost everything
)

// The steps of the phase, by Stage.
const (
	stepTaxCards int8 = iota // those that bring money or save some
	stepInterest
	stepLevels
	stepUpkeep
)

// taxesPhase plays a step of the phase.
// rule: mu-giochix/taxes/order-of-steps
func (g *State) taxesPhase(t *play.Table) (over bool) {
	switch g.Stage {
	case stepTaxCards:
		for i := range g.Order {
			if s := g.Order[i]; g.plays(s) {
				g.callCards(t, s, InTaxes)
			}
		}
	case stepInterest:
		t.Together(g.players(), func(s play.Seat) { g.payInterest(t, s) })
		g.dropDefaulters(t)
	case stepLevels:
		t.Together(g.players(), func(s play.Seat) { g.setTax(t, s) })
		for _, s := range g.players() {
			t.Tell(KeyTax, int16(s), int16(g.Players[s].Tax))
			g.collect(t, s)
		}
	case stepUpkeep:
		t.Together(g.players(), func(s play.Seat) { g.payUpkeep(t, s) })
		return true
	}
	g.Stage++
	return false
}

// interest is what a player's loans cost him this turn.
// rule: mu-giochix/taxes/interest
func (g *State) interest(s play.Seat) int32 {
	percent := int32(interestPercent)
	if n, ok := g.least(s, Interest); ok {
		percent = min(percent, int32(n))
	}
	return int32(g.Players[s].Debt) * loan * percent / 100
}

// payInterest lets a player pay, and first find the money where he has not got it: by a loan; when he can have none, by
// plundering what is his own; when there is nothing left, by rebellions. Who still cannot pay is in default.
// rule: mu-giochix/taxes/interest
// rule: mu-giochix/taxes/cannot-pay-sell
// rule: mu-giochix/taxes/cannot-pay-rebellions
// rule: mu-giochix/taxes/default-twice-eliminated
func (g *State) payInterest(t *play.Table, s play.Seat) {
	p := &g.Players[s]
	var struck placeSet
	for g.interest(s) > p.Florins && g.canRaise(s, &struck) {
		g.raiseMoney(t, s, &struck)
	}
	if due := g.interest(s); due > p.Florins {
		p.Missed++
		t.Tell(KeyDefault, int16(s))
	} else {
		p.Missed = 0
		if due > 0 {
			g.gain(s, -due)
			t.Tell(KeyInterest, int16(s), int16(due))
		}
	}
}

// canRaise says whether a player can find money for his interest.
func (g *State) canRaise(s play.Seat, struck *placeSet) bool {
	return g.whyNotBorrow(s) == play.Free || g.hasToPlunder(s) || len(g.weakest(s, struck)) > 0
}

// hasToPlunder says whether a player has buildings or transports.
// rule: mu-giochix/taxes/cannot-pay-sell
func (g *State) hasToPlunder(s play.Seat) bool {
	for i := range g.Players[s].Property {
		if k := g.Players[s].Property[i].Kind; k != NoProperty && k != Engine {
			return true
		}
	}
	for at := range Place(Territories) {
		if g.Territories[at].Level != [families]int8{} && g.controls(s, at) {
			return true
		}
	}
	return false
}

// raiseMoney asks a player how he finds money for his interest.
// rule: mu-giochix/taxes/cannot-pay-sell
// rule: mu-giochix/taxes/cannot-pay-rebellions
func (g *State) raiseMoney(t *play.Table, s play.Seat, struck *placeSet) {
	a := t.Await(func(o *play.Asking) {
		p := &g.Players[s]
		o.To(s, AskInterest, int16(g.interest(s)), int16(g.interest(s)-p.Florins))
		noLoan := g.whyNotBorrow(s)
		o.May(play.Choice{Verb: BorrowForInterest}, noLoan)
		whyPlunder := play.Free
		if noLoan == play.Free {
			whyPlunder = RuleLoanFirst
		}
		g.offerPlunder(o, s, whyPlunder)
		whyRevolt := whyPlunder
		if whyRevolt == play.Free && g.hasToPlunder(s) {
			whyRevolt = RuleSellFirst
		}
		for _, at := range g.weakest(s, struck) {
			o.May(play.Choice{Verb: RevoltForMoney, A: int16(at), C: revoltPays}, whyRevolt)
		}
	})
	switch a.Verb {
	case BorrowForInterest:
		g.borrow(t, s)
	case RevoltForMoney:
		struck.add(Place(a.A))
		g.rise(t, Place(a.A), s)
		g.gain(s, revoltPays)
		t.Tell(KeySold, int16(s), a.A, revoltPays)
	default:
		g.plunderOwn(t, s, a)
	}
}

// offerPlunder lists the buildings and transports that a player may plunder of his own.
// rule: mu-giochix/taxes/cannot-pay-sell
func (g *State) offerPlunder(o *play.Asking, s play.Seat, why play.Rule) {
	for at := range Place(Territories) {
		if g.Territories[at].Level == [families]int8{} || !g.controls(s, at) {
			continue
		}
		for f := range Family(families) {
			if g.Territories[at].Level[f] > 0 {
				o.May(play.Choice{Verb: PlunderBuilding, A: int16(f), B: int16(at), C: g.buildingSpoils(at, f)}, why)
			}
		}
	}
	for i := range g.Players[s].Property {
		if x := &g.Players[s].Property[i]; x.Kind != NoProperty && x.Kind != Engine {
			o.May(play.Choice{Verb: PlunderTransport, A: numbered(s, int8(i)), C: lootOf(*x)}, why)
		}
	}
}

// buildingSpoils is what a building brings when it is plundered.
// rule: mu-giochix/taxes/cannot-pay-sell
// rule: mu-giochix/conquest/plunder
func (g *State) buildingSpoils(at Place, f Family) int16 {
	return loot(box.Buildings[f][g.Territories[at].Level[f]].Price)
}

// plunderOwn takes what a player plunders of his own off the map, and pays him. Goods aboard go to the reserve; figures
// aboard step off.
// rule: mu-giochix/taxes/cannot-pay-sell
func (g *State) plunderOwn(t *play.Table, s play.Seat, a play.Answer) {
	if a.Verb == PlunderBuilding {
		g.raze(t, Place(a.B), Family(a.A))
	} else {
		_, i := ofNumber(a.A)
		g.abandon(s, i)
	}
	g.gain(s, int32(a.C))
	t.Tell(KeyPlundered, int16(s), a.C)
}

// dropDefaulters eliminates who could not pay in two turns running.
// rule: mu-giochix/taxes/default-twice-eliminated
func (g *State) dropDefaulters(t *play.Table) {
	const mostMissed = 2
	for i := range g.Order {
		if s := g.Order[i]; g.plays(s) && g.Players[s].Missed == mostMissed {
			g.eliminate(t, s)
		}
	}
}

// setTax asks for the tax level of the turn, in secret.
// rule: mu-giochix/taxes/choose-level
func (g *State) setTax(t *play.Table, s play.Seat) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskTax, int16(g.Players[s].Tax))
		for level := range int16(len(box.Taxes)) {
			o.May(play.Choice{Verb: SetTax, A: level}, play.Free)
		}
	})
	g.Players[s].Tax = int8(a.A)
}

// collect gives a player the income of his territories and Great Markets.
// rule: mu-giochix/taxes/income
// rule: mu-giochix/taxes/great-market-income
// rule: mu-giochix/general/eliminated-income
func (g *State) collect(t *play.Table, s play.Seat) {
	if g.fallen(s) {
		g.gain(s, alms)
		t.Tell(KeyAlms, int16(s), alms)
		return
	}
	tax, market := g.income(s, g.Players[s].Tax)
	g.gain(s, tax+market)
	t.Tell(KeyIncome, int16(s), int16(tax), g.taxWeight(s), int16(market))
	g.note(s, Happening{Kind: TaxIncome, Florins: int16(tax + market)})
	g.note(s, Happening{Kind: TaxCalm, N: int16(g.Players[s].Tax)})
}

// income is what a tax level brings a player as things stand, in florins: of territories, and of Great Markets.
// rule: mu-giochix/taxes/income
func (g *State) income(s play.Seat, level int8) (tax, market int32) {
	return int32(g.taxWeight(s)) * int32(box.Taxes[level]), g.marketIncome(s)
}

// taxWeight is how many territories a player is taxed for: each counts once, and a Village 1, a Hamlet 2, a City 3 more.
// rule: mu-giochix/taxes/income
func (g *State) taxWeight(s play.Seat) (weight int16) {
	forts := g.bonus(s, TaxWeight, anyEffect)
	for at := range Place(Territories) {
		if !g.controls(s, at) {
			continue
		}
		weight += 1 + int16(g.Territories[at].Level[Civil])
		if g.Territories[at].Level[Military] > 0 {
			weight += forts
		}
	}
	return weight
}

// marketIncome is what a player's Cities receive of their Great Markets.
// rule: mu-giochix/taxes/great-market-income
func (g *State) marketIncome(s play.Seat) (florins int32) {
	each := int32(marketPays + g.bonus(s, MarketValue, anyEffect))
	for at := range Place(Territories) {
		if g.Territories[at].Level[Civil] == cityLevel && g.controls(s, at) {
			florins += each * int32(g.market(at))
		}
	}
	return florins
}

// pieces is how many units, transports and engines a player has on the map.
// rule: mu-giochix/taxes/upkeep
func (g *State) pieces(s play.Seat) (figures, things int16) {
	for i := range g.Players[s].Property {
		if g.Players[s].Property[i].Kind != NoProperty {
			things++
		}
	}
	return int16(count(g.deployed(s))), things
}

// upkeepDue is what a player's pieces cost him.
// rule: mu-giochix/taxes/upkeep
func (g *State) upkeepDue(s play.Seat) int32 {
	figures, things := g.pieces(s)
	units := func(e *Effect) bool { return e.Of == 1<<UnitThing }
	figures = max(0, figures-g.bonus(s, UpkeepLess, units))
	free := g.bonus(s, UpkeepLess, func(e *Effect) bool { return !units(e) })
	return upkeep * int32(max(0, figures+things-free))
}

// payUpkeep lets a player pay for his pieces. Who cannot, even with a loan, dismisses some until he can.
// rule: mu-giochix/taxes/upkeep
func (g *State) payUpkeep(t *play.Table, s play.Seat) {
	p := &g.Players[s]
	for g.upkeepDue(s) > p.Florins {
		g.dismissSome(t, s)
	}
	if due := g.upkeepDue(s); due > 0 {
		g.gain(s, -due)
		t.Tell(KeyUpkeep, int16(s), int16(due), int16(due/upkeep))
	}
}

// dismissSome asks a player whom he dismisses, or whether he borrows.
// rule: mu-giochix/taxes/upkeep
func (g *State) dismissSome(t *play.Table, s play.Seat) {
	a := t.Await(func(o *play.Asking) {
		p := &g.Players[s]
		o.To(s, AskDismiss, int16(g.upkeepDue(s)), int16(g.upkeepDue(s)-p.Florins))
		o.May(play.Choice{Verb: BorrowForInterest}, g.whyNotBorrow(s))
		g.offerDismissal(o, s)
	})
	switch a.Verb {
	case BorrowForInterest:
		g.borrow(t, s)
	case DismissFigure:
		t.Tell(KeyDismissed, int16(s))
		g.discard(t, s, g.oneOf(s, Sort(a.A), Place(a.B)))
	default:
		_, i := ofNumber(a.A)
		g.abandon(s, i)
		t.Tell(KeyDismissed, int16(s))
	}
}

// offerDismissal lists the pieces that a player may give up.
func (g *State) offerDismissal(o *play.Asking, s play.Seat) {
	for at := range Place(Places) {
		if g.Here[at][s] == 0 {
			continue
		}
		g.Players[s].eachSort(g.army(s, at), func(sort Sort, _ int8) {
			o.May(play.Choice{Verb: DismissFigure, A: int16(sort), B: int16(at)}, play.Free)
		})
	}
	for i := range g.Players[s].Property {
		if g.Players[s].Property[i].Kind != NoProperty {
			o.May(play.Choice{Verb: DismissProperty, A: numbered(s, int8(i))}, play.Free)
		}
	}
}
