package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
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
func due(g *force.State, s play.Seat) force.Dues {
	return force.Dues{Land: landTax(g, s), Crown: crownTax(g, s), Arts: artsTax(g, s)}
}

// landTax is what territories yield. GABELLIERE doubles what the player's own yield; a second adds nothing.
// rule: mu-prototype/taxes/territories
// rule: mu-prototype/taxes/mulino
// rule: mu-prototype/taxes/gabelliere
// rule: mu-prototype/taxes/golden-horde-principalities
// rule: mu-prototype/technologies/mulino
// rule: mu-prototype/empire-cards/gabelliere
func landTax(g *force.State, s play.Seat) int32 {
	var n int32
	for p := range g.Owned(s) {
		n += territoryTax
		if g.Has(s, force.Mulino) && g.Box().Atlas.Territories[p].Terrain == medioevo.Plain {
			n += millTax
		}
	}
	if g.Has(s, force.Matematica) && g.Players[s].Used&(1<<force.Gabelliere) != 0 {
		n *= 2
	}
	return n + tributaryTax*int32(freeTributaries(g, s))
}

// crownTax is what Cathedrals and the technology level yield.
// rule: mu-prototype/taxes/cathedrals
// rule: mu-prototype/taxes/technology-level
func crownTax(g *force.State, s play.Seat) int32 {
	return cathedralTax*int32(g.OwnCathedrals(s)) + levelTax*int32(g.Level(s))
}

// artsTax is what BANCHE, VASSALLAGGIO and FEUDALESIMO yield.
// rule: mu-prototype/taxes/banche-interest
// rule: mu-prototype/taxes/vassallaggio
// rule: mu-prototype/taxes/feudalesimo
// rule: mu-prototype/technologies/vassallaggio
func artsTax(g *force.State, s play.Seat) int32 {
	var n int32
	if g.Has(s, force.Banche) {
		n += g.Principal(s) / interestShare
	}
	if g.Has(s, force.Vassallaggio) {
		n += settlementTax * int32(g.CountOf(s, force.Settlement, 1))
	}
	if g.Has(s, force.Feudalesimo) {
		n += cityTax * int32(g.CountOf(s, force.Settlement, force.City))
	}
	return n
}

// offerBank is what the bank has to offer: loans, their repayment, the sale of assets, bankruptcy.
func offerBank(g *force.State, o *play.Asking, s play.Seat) {
	offerLoans(g, o, s)
	o.May(play.Choice{Verb: GoBankrupt}, whyNotBankrupt(g, s))
	offerSales(g, o, s)
}

// bank does what offerBank adds; false if the answer is about something else.
func bank(g *force.State, t *play.Table, a play.Answer) bool {
	switch a.Verb {
	case TakeLoan:
		borrow(g, t, a.Seat)
	case RepayLoan:
		repay(g, t, a.Seat, a.A)
	case GoBankrupt:
		bankrupt(g, t, a.Seat)
	default:
		return sellAsset(g, t, a)
	}
	return true
}

// pressAll presses everybody who owes.
func pressAll(g *force.State, t *play.Table) {
	for _, s := range g.AllSeats() {
		press(g, t, s)
	}
}

// press takes an Honour Point for each loan that a player before whom a USURAIO lies has not repaid.
// rule: mu-prototype/empire-card-modes/usuraio-delivered
func press(g *force.State, t *play.Table, s play.Seat) {
	if _, suffered := g.Usurers(s); !suffered {
		return
	}
	if n := openLoans(g, s); n > 0 {
		t.Tell(KeyPressed, int16(s), n)
		g.Honour(t, s, -n, force.ForCards)
	}
}

// freeTributaries is how many realms that pay tribute to a player's realm no player holds any part of.
// rule: mu-prototype/taxes/golden-horde-principalities
// rule: mu-prototype/reinforcements/golden-horde-principalities
func freeTributaries(g *force.State, s play.Seat) int16 {
	var n int16
	for r := range g.Box().Atlas.Realms {
		if g.Box().Atlas.Realms[r].Tributary == g.Players[s].Realm && g.LeftAlone(int8(r)) {
			n++
		}
	}
	return n
}
