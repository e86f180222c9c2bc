package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 5, Taxes.

const (
	DoneTaxes play.Verb = 219

	AskTaxes play.Prompt = 210

	KeyTaxed       play.Key = 240 // A collects B florins; C of land, D of TL and Cathedrals, E of technologies, F: hundredths by cards
	KeyTaxesRaised play.Key = 241 // card B brings A C florins of taxes more
	KeyPressed     play.Key = 242 // A loses Honour Points, for the usurer's B loans are not repaid
)

var taxChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{DoneTaxes: "done-taxes"},
	Prompts: map[play.Prompt]string{AskTaxes: "taxes"},
	Lines:   map[play.Key]string{KeyTaxed: "taxed", KeyTaxesRaised: "taxes-raised", KeyPressed: "pressed"},
	Closing: []play.Verb{DoneTaxes},
}

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
	city          = 3  // level
	castle        = 3
)

// taxesPhase collects what is due to everybody; then all deal with the bank at once.
func (g *State) taxesPhase(t *play.Table) {
	for s := range g.Players {
		g.Players[s].Interest = g.Players[s].Florins
	}
	g.cardsFirst(t)
	for _, s := range g.seats() {
		g.collect(t, s)
	}
	t.Together(g.seats(), func(s play.Seat) { g.atTheBank(t, s) })
	for _, s := range g.seats() {
		g.press(t, s)
	}
}

// taxDues is what a player's taxes are made of.
type taxDues struct {
	land  int32 // territories, mills, tributaries
	crown int32 // TL and Cathedrals
	arts  int32 // technologies of finance and politics
}

func (d taxDues) sum() int32 { return d.land + d.crown + d.arts }

// due adds up what is due to a player before cards change the whole.
// rule: mu-prototype/taxes/components-add-up
func (g *State) due(s play.Seat) taxDues {
	return taxDues{land: g.landTax(s), crown: g.crownTax(s), arts: g.artsTax(s)}
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

// leftAlone says whether a realm is in this game and no player occupies any of it.
func (g *State) leftAlone(realm int8) bool {
	some := false
	for p := range g.realmLand(realm) {
		if !g.barbarian(p) {
			return false
		}
		some = true
	}
	return some
}

// crownTax is what Cathedrals and the technology level yield.
// rule: mu-prototype/taxes/cathedrals
// rule: mu-prototype/taxes/technology-level
func (g *State) crownTax(s play.Seat) int32 {
	return cathedralTax*int32(g.ownCathedrals(s)) + levelTax*int32(g.level(s))
}

// countOf is how many buildings of a line, of at least a level, a player owns and can use.
func (g *State) countOf(s play.Seat, b Building, level int8) int16 {
	var n int16
	for p := range g.owned(s) {
		if g.stands(p, b) && g.built(p, b) >= level {
			n++
		}
	}
	return n
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

// principal is what a player's interest is reckoned on: what he held before the Taxes phase.
func (g *State) principal(s play.Seat) int32 {
	if g.Phase == Taxes {
		return g.Players[s].Interest
	}
	return g.Players[s].Florins
}

// income is what a player's taxes come to, as things and cards stand.
func (g *State) income(s play.Seat) int32 {
	return g.due(s).sum() * g.taxRate(s) / 100
}

// taxRate is how many hundredths of his dues a player collects: none under AVARO, twice as many with GIULLARE, more or
// less with USURAIO.
// rule: mu-prototype/empire-cards/avaro
// rule: mu-prototype/empire-cards/giullare
// rule: mu-prototype/empire-cards/usuraio
// rule: mu-prototype/empire-card-modes/usuraio-delivered
func (g *State) taxRate(s play.Seat) int32 {
	if g.delivered(Avaro, s) {
		return 0
	}
	rate := int32(100)
	if g.delivered(Giullare, s) {
		rate *= 2
	}
	kept, suffered := g.usurers(s)
	if kept {
		rate += g.usury(s)
	}
	if suffered {
		rate -= g.usury(s)
	}
	return max(0, rate)
}

// usurers says whether a USURAIO works for a player, and whether one lies before him from another.
func (g *State) usurers(s play.Seat) (kept, suffered bool) {
	for i := range g.Delivered {
		if d := &g.Delivered[i]; d.Card == Usuraio && d.To == s {
			kept = kept || d.From == s
			suffered = suffered || d.From != s
		}
	}
	return kept, suffered
}

// usury is how many hundredths a USURAIO gives or takes.
func (g *State) usury(s play.Seat) int32 {
	if g.has(s, Banche) {
		return 40
	}
	return 20
}

// collect pays a player his taxes.
func (g *State) collect(t *play.Table, s play.Seat) {
	d, n := g.due(s), g.income(s)
	g.earn(s, n)
	t.Tell(KeyTaxed, int16(s), shown(n), shown(d.land), shown(d.crown), shown(d.arts), int16(g.taxRate(s)))
}

// atTheBank is what a player does after the taxes: cards, loans, sales.
func (g *State) atTheBank(t *play.Table, s play.Seat) {
	for g.mightPlay(s, whileActing) || offers(s, func(o *play.Asking) { g.offerBank(o, s) }) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskTaxes)
			g.offerCards(o, s)
			g.offerBank(o, s)
			o.May(play.Choice{Verb: DoneTaxes}, play.Free)
		})
		switch a.Verb {
		case DoneTaxes:
			return
		case TakeLoan:
			g.borrow(t, s)
		case RepayLoan:
			g.repay(t, s, a.A)
		case GoBankrupt:
			g.bankrupt(t, s)
		case SellBuilding, SellTransport, SellEngine:
			g.sellAsset(t, a)
		default:
			g.playCard(t, a)
		}
	}
}

// offerBank is what the bank has to offer: loans, their repayment, the sale of assets, bankruptcy.
func (g *State) offerBank(o *play.Asking, s play.Seat) {
	g.offerLoans(o, s)
	o.May(play.Choice{Verb: GoBankrupt}, g.whyNotBankrupt(s))
	g.offerSales(o, s)
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
