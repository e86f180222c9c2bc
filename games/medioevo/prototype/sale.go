package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Selling assets to the game at half price, and bankruptcy.

const (
	SellBuilding  play.Verb = 208 // in territory A the line B for C florins
	SellTransport play.Verb = 209 // A for B florins
	SellEngine    play.Verb = 210 // A for B florins
	GoBankrupt    play.Verb = 218
	LeaveUnpaid   play.Verb = 231

	AskDebt play.Prompt = 213 // A florins are due to B

	KeySoldBuilding  play.Key = 235 // A sells in territory B the line C of level D for E florins
	KeySoldTransport play.Key = 236 // A sells a transport of kind B and level C for D florins
	KeySoldEngine    play.Key = 237 // A sells an engine of level B for C florins
	KeyBankrupt      play.Key = 238 // A is bankrupt

	RuleSellAtHome     play.Rule = 235
	RuleSellFairFirst  play.Rule = 236
	RuleDebtsPayable   play.Rule = 237
	RuleBankruptNoMore play.Rule = 238
	RuleBuilding       play.Rule = 239
)

var saleChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		SellBuilding: "sell-building", SellTransport: "sell-transport", SellEngine: "sell-engine", GoBankrupt: "go-bankrupt", LeaveUnpaid: "leave-unpaid",
	},
	Prompts: map[play.Prompt]string{AskDebt: "debt"},
	Lines: map[play.Key]string{
		KeySoldBuilding: "sold-building", KeySoldTransport: "sold-transport", KeySoldEngine: "sold-engine", KeyBankrupt: "bankrupt",
	},
	Rules: map[play.Rule]string{
		RuleSellAtHome:     "mu-prototype/asset-sale/half-price",
		RuleSellFairFirst:  "mu-prototype/buildings/commercial-site",
		RuleDebtsPayable:   "mu-prototype/asset-sale/bankruptcy-condition",
		RuleBankruptNoMore: "mu-prototype/asset-sale/bankruptcy-condition",
		RuleBuilding:       "mu-prototype/purchase/bought-items-appear-in-placement",
	},
	Refs: wording.Refs{
		SellBuilding: wording.OfA(refPlace), SellTransport: wording.OfA(refTransport), SellEngine: wording.OfA(refEngine),
	},
	Closing: []play.Verb{LeaveUnpaid},
}

// Bankruptcy gives these florins, and costs these Honour Points.
const (
	freshStart     = 1000
	bankruptcyCost = 3
)

// offerSales lists what a player can sell: buildings by territory, transports, engines.
// rule: mu-prototype/asset-sale/half-price
// rule: mu-prototype/asset-sale/not-sellable
func (g *State) offerSales(o *play.Asking, s play.Seat) {
	for p := range g.owned(s) {
		for b := range Building(buildings) {
			if g.built(p, b) > 0 {
				o.May(play.Choice{Verb: SellBuilding, A: int16(p), B: int16(b), C: g.value(p, b) / 2}, g.whyNotSellBuilding(p, b))
			}
		}
	}
	for i := range g.transportsOf(s) {
		o.May(play.Choice{Verb: SellTransport, A: i, B: g.transportValue(i) / 2}, g.whyNotSellAt(s, g.Transports[i].At))
	}
	for e := range g.enginesOf(s) {
		o.May(play.Choice{Verb: SellEngine, A: e, B: g.engineValue(e) / 2}, g.whyNotSellAt(s, g.Engines[e].At))
	}
}

// transportValue and engineValue are listed prices.
func (g *State) transportValue(i int16) int16 {
	return g.Box().Transports[g.Transports[i].Kind][g.Transports[i].Level].Cost
}
func (g *State) engineValue(e int16) int16 { return g.Box().Engines[g.Engines[e].Level].Cost }

// whyNotSellBuilding is the rule that forbids its owner to sell a building: nobody buys a ruin or a place under siege,
// masons are at work on it, or a Fair stands in the settlement.
func (g *State) whyNotSellBuilding(p Place, b Building) play.Rule {
	x := &g.Territories[p]
	switch {
	case g.besieged(p):
		return RuleBesieged
	case x.Damaged&(1<<b) != 0:
		return RuleDamaged
	case g.ordered(p, b) > 0:
		return RuleBuilding
	case b.civil() && (x.Fairs != 0 || g.fairOrdered(p)):
		return RuleSellFairFirst
	}
	return play.Free
}

func (g *State) fairOrdered(p Place) bool { return g.Territories[p].Ordered>>FairBuilding != 0 }

// whyNotSellAt is the rule that forbids to sell what is not in an own territory.
// rule: mu-prototype/asset-sale/half-price
func (g *State) whyNotSellAt(s play.Seat, p Place) play.Rule {
	if !g.atHome(s, p) {
		return RuleSellAtHome
	}
	return play.Free
}

// sellAsset carries out a sale: half of the listed price, rounded down. It is false if the answer is about something else.
func (g *State) sellAsset(t *play.Table, a play.Answer) bool {
	s := a.Seat
	switch a.Verb {
	case SellBuilding:
		p, b := Place(a.A), Building(a.B)
		g.earn(s, int32(a.C))
		t.Tell(KeySoldBuilding, int16(s), int16(p), int16(b), int16(g.built(p, b)), a.C)
		g.setBuilt(p, b, 0)
	case SellTransport:
		x := &g.Transports[a.A]
		g.earn(s, int32(a.B))
		t.Tell(KeySoldTransport, int16(s), int16(x.Kind), int16(x.Level), a.B)
		g.sellTransport(t, a.A)
	case SellEngine:
		g.earn(s, int32(a.B))
		t.Tell(KeySoldEngine, int16(s), int16(g.Engines[a.A].Level), a.B)
		g.Engines[a.A] = noEngine()
	default:
		return false
	}
	return true
}

// sellTransport takes a sold transport away. Its goods are lost; armies, Captains, engines and transports aboard stay
// where it was.
// rule: mu-prototype/asset-sale/half-price
func (g *State) sellTransport(t *play.Table, i int16) {
	x := &g.Transports[i]
	g.Territories[x.At].VF[x.Owner] += x.VF
	g.disembarkAll(i)
	g.eliminate(t, i)
}

// sellFor lets a player who must pay and cannot sell what he likes for it, if all he has would be enough, and while he
// owes it.
// rule: mu-prototype/asset-sale/half-price
// rule: mu-prototype/diplomacy/pact-break-definition
func (g *State) sellFor(t *play.Table, s, to play.Seat, due int16, owes func() bool) {
	for owes() && !g.affords(s, int32(due)) && g.Players[s].Florins+g.assets(s) >= int32(due) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskDebt, due, int16(to))
			if owes() {
				g.offerSales(o, s)
			}
			o.May(play.Choice{Verb: LeaveUnpaid}, play.Free)
		})
		if a.Verb == LeaveUnpaid {
			return
		}
		g.sellAsset(t, a)
	}
}

// assets is half the price of all that a player could sell.
func (g *State) assets(s play.Seat) int32 {
	var n int32
	for p := range g.owned(s) {
		for b := range Building(buildings) {
			if g.couldSell(p, b) {
				n += int32(g.value(p, b) / 2)
			}
		}
	}
	for i := range g.transportsOf(s) {
		if g.atHome(s, g.Transports[i].At) {
			n += int32(g.transportValue(i) / 2)
		}
	}
	for e := range g.enginesOf(s) {
		if g.atHome(s, g.Engines[e].At) {
			n += int32(g.engineValue(e) / 2)
		}
	}
	return n
}

// couldSell says whether the owner of a territory can sell a building, if need be after the Fairs in it.
func (g *State) couldSell(p Place, b Building) bool {
	switch g.whyNotSellBuilding(p, b) {
	case play.Free:
		return true
	case RuleSellFairFirst:
		return !g.fairOrdered(p) && g.Territories[p].Damaged>>FairBuilding == 0
	}
	return false
}

// debts is what a player owes: loans with their interest, and what treaties bind him to pay.
// rule: mu-prototype/asset-sale/bankruptcy-condition
func (g *State) debts(s play.Seat) int32 {
	n := g.owed(s, 0) + g.owed(s, 1)
	g.Treaties.Each(func(x *medioevo.Treaty) {
		for _, c := range x.Clauses {
			switch {
			case c.Term == medioevo.Tribute && c.From == s:
				n += int32(c.N)
			case c.Term == medioevo.Loan && c.To == s:
				n += int32(c.A)
			}
		}
	})
	return n
}

// whyNotBankrupt is the rule that forbids a player to declare bankruptcy: he has done so before, or could pay.
// rule: mu-prototype/asset-sale/bankruptcy-condition
func (g *State) whyNotBankrupt(s play.Seat) play.Rule {
	switch {
	case g.Players[s].Bankrupt:
		return RuleBankruptNoMore
	case g.debts(s) <= g.Players[s].Florins+g.assets(s):
		return RuleDebtsPayable
	}
	return play.Free
}

// bankrupt cancels all that a player owes, to the bank and to players.
// rule: mu-prototype/asset-sale/bankruptcy-effects
func (g *State) bankrupt(t *play.Table, s play.Seat) {
	x := &g.Players[s]
	x.Bankrupt, x.Loans = true, [2]int16{}
	g.forgive(t, s)
	g.earn(s, freshStart)
	t.Tell(KeyBankrupt, int16(s))
	g.honour(t, s, -bankruptcyCost, ForBankruptcy)
}

// saleOf is what a choice costs: less than 0 for a sale, 0 for what is none.
func saleOf(c play.Choice) int16 {
	switch c.Verb {
	case SellBuilding:
		return -c.C
	case SellTransport, SellEngine:
		return -c.B
	}
	return 0
}
