package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
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
		SellBuilding: wording.OfA(force.RefPlace), SellTransport: wording.OfA(force.RefTransport), SellEngine: wording.OfA(force.RefEngine),
	},
	Declining: []play.Verb{LeaveUnpaid},
}

// Bankruptcy gives these florins, and costs these Honour Points.
const (
	freshStart     = 1000
	bankruptcyCost = 3
)

// offerSales lists what a player can sell: buildings by territory, transports, engines.
// rule: mu-prototype/asset-sale/half-price
// rule: mu-prototype/asset-sale/not-sellable
func offerSales(g *force.State, o *play.Asking, s play.Seat) {
	for p := range g.Owned(s) {
		for b := range force.Building(force.Buildings) {
			if g.Built(p, b) > 0 {
				o.May(play.Choice{Verb: SellBuilding, A: int16(p), B: int16(b), C: g.Value(p, b) / 2}, whyNotSellBuilding(g, p, b))
			}
		}
	}
	for i := range g.TransportsOf(s) {
		o.May(play.Choice{Verb: SellTransport, A: i, B: transportValue(g, i) / 2}, whyNotSellAt(g, s, g.Transports[i].At))
	}
	for e := range g.EnginesOf(s) {
		o.May(play.Choice{Verb: SellEngine, A: e, B: engineValue(g, e) / 2}, whyNotSellAt(g, s, g.Engines[e].At))
	}
}

// transportValue and engineValue are listed prices.
func transportValue(g *force.State, i int16) int16 {
	return g.Box().Transports[g.Transports[i].Kind][g.Transports[i].Level].Cost
}
func engineValue(g *force.State, e int16) int16 { return g.Box().Engines[g.Engines[e].Level].Cost }

// whyNotSellBuilding is the rule that forbids its owner to sell a building: nobody buys a ruin or a place under siege,
// masons are at work on it, or a Fair stands in the settlement.
func whyNotSellBuilding(g *force.State, p force.Place, b force.Building) play.Rule {
	x := &g.Territories[p]
	switch {
	case g.Besieged(p):
		return force.RuleBesieged
	case x.Damaged&(1<<b) != 0:
		return force.RuleDamaged
	case g.Ordered(p, b) > 0:
		return RuleBuilding
	case b.Civil() && (x.Fairs != 0 || fairOrdered(g, p)):
		return RuleSellFairFirst
	}
	return play.Free
}

func fairOrdered(g *force.State, p force.Place) bool {
	return g.Territories[p].Ordered>>force.FairBuilding != 0
}

// whyNotSellAt is the rule that forbids to sell what is not in an own territory.
// rule: mu-prototype/asset-sale/half-price
func whyNotSellAt(g *force.State, s play.Seat, p force.Place) play.Rule {
	if !g.AtHome(s, p) {
		return RuleSellAtHome
	}
	return play.Free
}

// sellAsset carries out a sale: half of the listed price, rounded down. It is false if the answer is about something else.
func sellAsset(g *force.State, t *play.Table, a play.Answer) bool {
	s := a.Seat
	switch a.Verb {
	case SellBuilding:
		p, b := force.Place(a.A), force.Building(a.B)
		g.Earn(s, int32(a.C))
		t.Tell(KeySoldBuilding, int16(s), int16(p), int16(b), int16(g.Built(p, b)), a.C)
		g.SetBuilt(p, b, 0)
	case SellTransport:
		x := &g.Transports[a.A]
		g.Earn(s, int32(a.B))
		t.Tell(KeySoldTransport, int16(s), int16(x.Kind), int16(x.Level), a.B)
		sellTransport(g, t, a.A)
	case SellEngine:
		g.Earn(s, int32(a.B))
		t.Tell(KeySoldEngine, int16(s), int16(g.Engines[a.A].Level), a.B)
		g.Engines[a.A] = force.EmptyEngine()
	default:
		return false
	}
	return true
}

// sellTransport takes a sold transport away. Its goods are lost; armies, Captains, engines and transports aboard stay
// where it was.
// rule: mu-prototype/asset-sale/half-price
func sellTransport(g *force.State, t *play.Table, i int16) {
	x := &g.Transports[i]
	g.Territories[x.At].VF[x.Owner] += x.VF
	g.DisembarkAll(i)
	g.Eliminate(t, i)
}

// sellFor lets a player who must pay and cannot sell what he likes for it, if all he has would be enough, and while he
// owes it.
// rule: mu-prototype/asset-sale/half-price
// rule: mu-prototype/diplomacy/pact-break-definition
func sellFor(g *force.State, t *play.Table, s, to play.Seat, due int16, owes func() bool) {
	for owes() && !g.Affords(s, int32(due)) && g.Players[s].Florins+assets(g, s) >= int32(due) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskDebt, due, int16(to))
			if owes() {
				offerSales(g, o, s)
			}
			o.May(play.Choice{Verb: LeaveUnpaid}, play.Free)
		})
		if a.Verb == LeaveUnpaid {
			return
		}
		sellAsset(g, t, a)
	}
}

// assets is half the price of all that a player could sell.
func assets(g *force.State, s play.Seat) int32 {
	var n int32
	for p := range g.Owned(s) {
		for b := range force.Building(force.Buildings) {
			if couldSell(g, p, b) {
				n += int32(g.Value(p, b) / 2)
			}
		}
	}
	for i := range g.TransportsOf(s) {
		if g.AtHome(s, g.Transports[i].At) {
			n += int32(transportValue(g, i) / 2)
		}
	}
	for e := range g.EnginesOf(s) {
		if g.AtHome(s, g.Engines[e].At) {
			n += int32(engineValue(g, e) / 2)
		}
	}
	return n
}

// couldSell says whether the owner of a territory can sell a building, if need be after the Fairs in it.
func couldSell(g *force.State, p force.Place, b force.Building) bool {
	switch whyNotSellBuilding(g, p, b) {
	case play.Free:
		return true
	case RuleSellFairFirst:
		return !fairOrdered(g, p) && g.Territories[p].Damaged>>force.FairBuilding == 0
	}
	return false
}

// debts is what a player owes: loans with their interest, and what treaties bind him to pay.
// rule: mu-prototype/asset-sale/bankruptcy-condition
func debts(g *force.State, s play.Seat) int32 {
	n := owed(g, s, 0) + owed(g, s, 1)
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
func whyNotBankrupt(g *force.State, s play.Seat) play.Rule {
	switch {
	case g.Players[s].Bankrupt:
		return RuleBankruptNoMore
	case debts(g, s) <= g.Players[s].Florins+assets(g, s):
		return RuleDebtsPayable
	}
	return play.Free
}

// bankrupt cancels all that a player owes, to the bank and to players.
// rule: mu-prototype/asset-sale/bankruptcy-effects
func bankrupt(g *force.State, t *play.Table, s play.Seat) {
	x := &g.Players[s]
	x.Bankrupt, x.Loans = true, [2]int16{}
	g.Forgive(t, s)
	g.Earn(s, freshStart)
	t.Tell(KeyBankrupt, int16(s))
	g.Honour(t, s, -bankruptcyCost, force.ForBankruptcy)
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
