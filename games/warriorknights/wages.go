package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	PayTroop play.Verb = 28 // mercenary A, B crowns
	PayAll   play.Verb = 29 // all mercenaries not yet paid, A crowns
	StopPay  play.Verb = 30 // A mercenaries not paid desert
)

const AskWages play.Prompt = 19 // A crowns are due to mercenaries not yet paid

const (
	KeyRegularsPaid    play.Key = 47 // Baron A pays C regulars B crowns
	KeyRegularsUnpaid  play.Key = 48 // Baron A cannot pay B regulars
	KeyMercenariesPaid play.Key = 49 // Baron A pays C mercenaries B crowns
	KeyUnpaidDeserts   play.Key = 50 // mercenary B of Baron A was not paid and deserts army C
	KeyNoWagesDue      play.Key = 51 // Baron A owes no wages
)

const RuleWageInFull play.Rule = 17

var wagesChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{PayTroop: "pay-troop", PayAll: "pay-all", StopPay: "stop-pay"},
	Prompts: map[play.Prompt]string{AskWages: "wages"},
	Lines: map[play.Key]string{
		KeyRegularsPaid: "regulars-paid", KeyRegularsUnpaid: "regulars-unpaid", KeyMercenariesPaid: "mercenaries-paid",
		KeyUnpaidDeserts: "unpaid-deserts", KeyNoWagesDue: "no-wages-due",
	},
	Rules:     map[play.Rule]string{RuleWageInFull: "warrior-knights/wages/unpaid-mercenary-deserts"},
	Refs:      wording.Refs{PayTroop: wording.OfA(refTroop)},
	Declining: []play.Verb{StopPay},
}

// wages has each Baron pay his troops, the Chairman first, then clockwise.
// rule: warrior-knights/wages/pay-order
// rule: warrior-knights/wages/regulars-before-mercenaries
// rule: warrior-knights/wages/unpaid-mercenary-deserts
// rule: warrior-knights/wages/unpaid-regulars-stay
func (g *State) wages(t *play.Table) {
	order, n := g.clockwise(g.Chairman)
	for _, s := range order[:n] {
		if g.wagesDue(s) == 0 {
			t.Tell(KeyNoWagesDue, int16(s))
			continue
		}
		g.payRegulars(t, s)
		g.payMercenaries(t, s)
		g.tellUnpaidRegulars(t, s)
		g.unpaidDesert(t, s)
	}
	g.Handled = [troops]bool{}
}

// wagesDue is what a Baron's troops cost now, garrisons and nobles off the map included.
// rule: warrior-knights/wages/off-map-troops-are-paid
func (g *State) wagesDue(s play.Seat) (sum int16) {
	for i := range int8(troops) {
		if g.wantsPay(s, i) {
			sum += g.troop(i).Wage
		}
	}
	return sum
}

// wantsPay says whether a troop card is one of a Baron's that must be paid.
func (g *State) wantsPay(s play.Seat, troop int8) bool {
	a := g.TroopAt[troop]
	return a >= 0 && baronOf(a) == s && !g.waived(a)
}

// waived says whether an army's noble frees it from wages: while its cards total no more than his
// ability says.
// rule: warrior-knights/wages/wage-exempt-noble
func (g *State) waived(a int8) bool {
	if a >= nobles {
		return false
	}
	ability := &box.Abilities[shapeOf(a)]
	return ability.Kind == WaivesWages && g.strengthOfCards(a) <= ability.Amount
}

// payRegulars pays as many of a Baron's regulars as his crowns allow, which means the cheapest first.
// rule: warrior-knights/wages/regulars-before-mercenaries
func (g *State) payRegulars(t *play.Table, s play.Seat) {
	var crowns, paid int16
	for i := g.cheapestRegular(s, &g.Handled); i != None && g.troop(i).Wage <= g.Barons[s].Crowns; i = g.cheapestRegular(s, &g.Handled) {
		g.Handled[i] = true
		g.Barons[s].Crowns -= g.troop(i).Wage
		crowns += g.troop(i).Wage
		paid++
	}
	if paid > 0 {
		t.Tell(KeyRegularsPaid, int16(s), crowns, paid)
	}
}

// cheapestRegular is the cheapest of a Baron's regulars who wait for their pay, or None.
func (g *State) cheapestRegular(s play.Seat, paid *[troops]bool) int8 {
	cheapest := int8(None)
	for i := int8(s) * 4; i < int8(s)*4+4; i++ {
		if g.wantsPay(s, i) && !paid[i] && (cheapest == None || g.troop(i).Wage < g.troop(cheapest).Wage) {
			cheapest = i
		}
	}
	return cheapest
}

// leftForMercenaries is what a Baron who had so many Crowns could give his mercenaries, when as many of
// his regulars are paid as can be.
func (g *State) leftForMercenaries(s play.Seat, crowns int16) int16 {
	paid := g.Handled
	for i := g.cheapestRegular(s, &paid); i != None && g.troop(i).Wage <= crowns; i = g.cheapestRegular(s, &paid) {
		paid[i] = true
		crowns -= g.troop(i).Wage
	}
	return crowns
}

// tellUnpaidRegulars says how many regulars stay unpaid.
// rule: warrior-knights/wages/unpaid-regulars-stay
func (g *State) tellUnpaidRegulars(t *play.Table, s play.Seat) {
	var unpaid int16
	for i := range int8(regulars) {
		if g.wantsPay(s, i) && !g.Handled[i] {
			unpaid++
		}
	}
	if unpaid > 0 {
		t.Tell(KeyRegularsUnpaid, int16(s), unpaid)
	}
}

// payMercenaries lets a Baron pay which of his mercenaries he likes. What he is lent while he is asked
// goes to his regulars first, as far as it reaches.
// rule: warrior-knights/wages/unpaid-mercenary-deserts
// rule: warrior-knights/wages/regulars-before-mercenaries
func (g *State) payMercenaries(t *play.Table, s play.Seat) {
	var crowns, paid int16
	for g.mayPayAny(s) {
		a := t.Await(func(o *play.Asking) {
			due, left := g.mercenariesDue(s)
			crowns := g.leftForMercenaries(s, g.Barons[s].Crowns)
			o.To(s, AskWages, due)
			if left > 1 && due <= crowns {
				o.May(play.Choice{Verb: PayAll, A: due}, play.Free)
			}
			for i := int8(regulars); i < troops; i++ {
				if g.wantsPay(s, i) && !g.Handled[i] {
					o.May(play.Choice{Verb: PayTroop, A: int16(i), B: g.troop(i).Wage}, g.whyNotPay(i, crowns))
				}
			}
			o.May(play.Choice{Verb: StopPay, A: left}, play.Free)
		})
		g.payRegulars(t, s)
		if a.Verb == StopPay {
			break
		}
		for i := int8(regulars); i < troops; i++ {
			if g.wantsPay(s, i) && !g.Handled[i] && (a.Verb == PayAll || a.A == int16(i)) {
				g.Handled[i] = true
				g.Barons[s].Crowns -= g.troop(i).Wage
				crowns += g.troop(i).Wage //stale:ok what has been paid
				paid++
			}
		}
	}
	if paid > 0 {
		t.Tell(KeyMercenariesPaid, int16(s), crowns, paid)
	}
}

// mayPayAny says whether a Baron could pay any of his mercenaries, if need be with Crowns lent to him.
func (g *State) mayPayAny(s play.Seat) bool {
	crowns := g.leftForMercenaries(s, g.atTheTable())
	for i := int8(regulars); i < troops; i++ {
		if g.wantsPay(s, i) && !g.Handled[i] && g.whyNotPay(i, crowns) == play.Free {
			return true
		}
	}
	return false
}

// mercenariesDue is what a Baron still owes to how many mercenaries.
func (g *State) mercenariesDue(s play.Seat) (crowns, left int16) {
	for i := int8(regulars); i < troops; i++ {
		if g.wantsPay(s, i) && !g.Handled[i] {
			crowns += g.troop(i).Wage
			left++
		}
	}
	return crowns, left
}

func (g *State) whyNotPay(troop int8, crowns int16) play.Rule {
	if crowns < g.troop(troop).Wage {
		return RuleWageInFull
	}
	return play.Free
}

// unpaidDesert shuffles the mercenaries who were not paid back into their deck. Who is left without
// troops leaves the map.
// rule: warrior-knights/wages/unpaid-mercenary-deserts
// rule: warrior-knights/wages/wages-and-remaining-army
func (g *State) unpaidDesert(t *play.Table, s play.Seat) {
	var deserting [troops]bool // whom a noble frees from wages is seen before the first one goes
	for i := int8(regulars); i < troops; i++ {
		deserting[i] = g.wantsPay(s, i) && !g.Handled[i]
	}
	var shrunk uint32
	for i := int8(regulars); i < troops; i++ {
		if deserting[i] {
			t.Tell(KeyUnpaidDeserts, int16(s), int16(i), int16(g.TroopAt[i]))
			shrunk |= 1 << uint(g.TroopAt[i])
			g.desert(t, i)
		}
	}
	for shrunk != 0 {
		g.dropSurplusMarkers(t, nextIn(&shrunk))
	}
}

// dropSurplusMarkers takes off casualty markers that reach what is left of an army which lost troops
// without a battle: nobody dies of it, and a living noble's markers are worth less than his troops. A
// noble without troops leaves the map.
func (g *State) dropSurplusMarkers(t *play.Table, a int8) {
	g.Casualties[a] = min(g.Casualties[a], int8(max(0, g.strengthOf(a)-1)/markerWorth))
	if a < nobles {
		g.leaveMapIfEmpty(t, a)
	}
}
