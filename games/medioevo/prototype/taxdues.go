package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 5: what is taxed, and what the bank does for a player.

const KeyPressed play.Key = 242 // A loses Honour Points, for the usurer's B loans are not repaid

var duesChapter = wording.Chapter{Lines: map[play.Key]string{KeyPressed: "pressed"}}

// What is taxed, in florins.
const (
	territoryTax  = 5
	cathedralTax  = 50
	levelTax      = 50
	tributaryTax  = 5
	millTax       = 5 // of each plain
	settlementTax = 10
	cityTax       = 50
	interestShare = 10 // one part in so many
)

// due adds up what is due to a player before cards change the whole.
// rule: mu-prototype/taxes/components-add-up
func (g *State) due(s play.Seat) Dues {
	return Dues{Land: g.landTax(s), Crown: g.crownTax(s), Arts: g.artsTax(s)}
}

// landTax is what territories yield. GABELLIERE doubles what the player's own yield; a second adds nothing.
// rule: mu-prototype/taxes/territories
// rule: mu-prototype/taxes/mulino
// rule: mu-prototype/taxes/gabelliere
// rule: mu-prototype/taxes/golden-horde-principalities
// rule: mu-prototype/technologies/mulino
// rule: mu-prototype/empire-cards/gabelliere
func (g *State) landTax(s play.Seat) int32 {
	var n int32
	for p := range g.owned(s) {
		n += territoryTax
		if g.has(s, Mulino) && g.Box().Atlas.Territories[p].Terrain == medioevo.Plain {
			n += millTax
		}
	}
	if g.has(s, Matematica) && g.Players[s].Used&(1<<Gabelliere) != 0 {
		n *= 2
	}
	return n + tributaryTax*int32(g.freeTributaries(s))
}

// crownTax is what Cathedrals and the technology level yield.
// rule: mu-prototype/taxes/cathedrals
// rule: mu-prototype/taxes/technology-level
func (g *State) crownTax(s play.Seat) int32 {
	return cathedralTax*int32(g.ownCathedrals(s)) + levelTax*int32(g.level(s))
}

// artsTax is what BANCHE, VASSALLAGGIO and FEUDALESIMO yield.
// rule: mu-prototype/taxes/banche-interest
// rule: mu-prototype/taxes/vassallaggio
// rule: mu-prototype/taxes/feudalesimo
// rule: mu-prototype/technologies/vassallaggio
func (g *State) artsTax(s play.Seat) int32 {
	var n int32
	if g.has(s, Banche) {
		n += g.principal(s) / interestShare
	}
	if g.has(s, Vassallaggio) {
		n += settlementTax * int32(g.countOf(s, Settlement, 1))
	}
	if g.has(s, Feudalesimo) {
		n += cityTax * int32(g.countOf(s, Settlement, city))
	}
	return n
}

// offerBank is what the bank has to offer: loans, their repayment, the sale of assets, bankruptcy.
func (g *State) offerBank(o *play.Asking, s play.Seat) {
	g.offerLoans(o, s)
	o.May(play.Choice{Verb: GoBankrupt}, g.whyNotBankrupt(s))
	g.offerSales(o, s)
}

// bank does what offerBank adds; false if the answer is about something else.
func (g *State) bank(t *play.Table, a play.Answer) bool {
	switch a.Verb {
	case TakeLoan:
		g.borrow(t, a.Seat)
	case RepayLoan:
		g.repay(t, a.Seat, a.A)
	case GoBankrupt:
		g.bankrupt(t, a.Seat)
	default:
		return g.sellAsset(t, a)
	}
	return true
}

// pressAll presses everybody who owes.
func (g *State) pressAll(t *play.Table) {
	for _, s := range g.seats() {
		g.press(t, s)
	}
}

// press takes an Honour Point for each loan that a player before whom a USURAIO lies has not repaid.
// rule: mu-prototype/empire-card-modes/usuraio-delivered
func (g *State) press(t *play.Table, s play.Seat) {
	if _, suffered := g.usurers(s); !suffered {
		return
	}
	if n := g.openLoans(s); n > 0 {
		t.Tell(KeyPressed, int16(s), n)
		g.honour(t, s, -n, ForCards)
	}
}

// freeTributaries is how many realms that pay tribute to a player's realm no player holds any part of.
// rule: mu-prototype/taxes/golden-horde-principalities
// rule: mu-prototype/reinforcements/golden-horde-principalities
func (g *State) freeTributaries(s play.Seat) int16 {
	var n int16
	for r := range g.Box().Atlas.Realms {
		if g.Box().Atlas.Realms[r].Tributary == g.Players[s].Realm && g.leftAlone(int8(r)) {
			n++
		}
	}
	return n
}
