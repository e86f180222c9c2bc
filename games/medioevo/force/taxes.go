package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 5, Taxes.

const (
	DoneTaxes play.Verb = 219

	AskTaxes play.Prompt = 210

	KeyTaxed       play.Key = 240 // A collects B florins; C of land, D of TL and Cathedrals, E of technologies, F: hundredths by cards
	KeyTaxesRaised play.Key = 241 // card B brings A C florins of taxes more
)

var taxChapter = wording.Chapter{
	Verbs:     map[play.Verb]string{DoneTaxes: "done-taxes"},
	Prompts:   map[play.Prompt]string{AskTaxes: "taxes"},
	Lines:     map[play.Key]string{KeyTaxed: "taxed", KeyTaxesRaised: "taxes-raised"},
	Declining: []play.Verb{DoneTaxes},
}

// The highest levels of settlements and fortifications.
const (
	City   = 3
	castle = 3
)

// TaxSteps are where Taxes take another course in an edition.
type TaxSteps struct {
	// Dues are what is due to a player before cards change it.
	Dues func(g *State, s play.Seat) Dues
	// Usurer is whose BANCHE count for a USURAIO that a player has laid before another, and Skim what becomes of the florins
	// that it takes of the other's taxes.
	Usurer func(g *State, by, before play.Seat) play.Seat
	Skim   func(g *State, t *play.Table, by, before play.Seat, florins int32)
	// OfferBank is what else a player can do then, and Bank does it; false if the answer is about something else.
	OfferBank func(g *State, o *play.Asking, s play.Seat)
	Bank      func(g *State, t *play.Table, a play.Answer) bool
	// AfterTaxes is what follows when all are through.
	AfterTaxes func(g *State, t *play.Table)
	// YieldOf is what a territory brings its owner, buildings and technologies counted, in florins.
	YieldOf func(g *State, s play.Seat, at Place) int32
}

func (x *TaxSteps) complete() {
	orElse(&x.Skim, func(*State, *play.Table, play.Seat, play.Seat, int32) {})
	orElse(&x.OfferBank, func(*State, *play.Asking, play.Seat) {})
	orElse(&x.Bank, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&x.AfterTaxes, func(*State, *play.Table) {})
}

// TaxesPhase collects what is due to everybody; then all deal with the bank at once.
func (g *State) TaxesPhase(t *play.Table) {
	for s := range g.Players {
		g.Players[s].Interest = g.Players[s].Florins
	}
	g.CardsFirst(t)
	for _, s := range g.AllSeats() {
		g.Collect(t, s)
	}
	t.Together(g.AllSeats(), func(s play.Seat) { g.AtTheBank(t, s) })
	g.Ed().AfterTaxes(g, t)
}

// Dues are what a player's taxes are made of.
type Dues struct {
	Land  int32 // territories, mills, tributaries
	Crown int32 // TL and Cathedrals
	Arts  int32 // technologies of finance and politics
}

func (d Dues) sum() int32 { return d.Land + d.Crown + d.Arts }

// LeftAlone says whether a realm is in this game and no player occupies any of it.
func (g *State) LeftAlone(realm int8) bool {
	some := false
	for p := range g.RealmLand(realm) {
		if !g.Barbarian(p) {
			return false
		}
		some = true
	}
	return some
}

// CountOf is how many buildings of a line, of at least a level, a player owns and can use.
func (g *State) CountOf(s play.Seat, b Building, level int8) int16 {
	var n int16
	for p := range g.Owned(s) {
		if g.Stands(p, b) && g.Built(p, b) >= level {
			n++
		}
	}
	return n
}

// Principal is what a player's interest is reckoned on: what he held before the Taxes phase.
func (g *State) Principal(s play.Seat) int32 {
	if g.Phase == Taxes {
		return g.Players[s].Interest
	}
	return g.Players[s].Florins
}

// Income is what a player's taxes come to, as things and cards stand.
func (g *State) Income(s play.Seat) int32 {
	return g.Ed().Dues(g, s).sum() * g.TaxRate(s) / 100
}

// TaxRate is how many hundredths of his dues a player collects: none under AVARO, twice as many with GIULLARE, more or
// less with USURAIO.
// rule: mu-prototype/empire-cards/avaro
// rule: mu-prototype/empire-cards/giullare
// rule: mu-prototype/empire-cards/usuraio
// rule: mu-prototype/empire-card-modes/usuraio-delivered
func (g *State) TaxRate(s play.Seat) int32 {
	if g.HasDelivered(Avaro, s) {
		return 0
	}
	rate := int32(100)
	if g.HasDelivered(Giullare, s) {
		rate *= 2
	}
	if kept, _ := g.Usurers(s); kept {
		rate += g.usury(s)
	}
	return max(0, rate-g.usuryOn(s))
}

// Usurers says whether a USURAIO works for a player, and whether one lies before him from another.
func (g *State) Usurers(s play.Seat) (kept, suffered bool) {
	for i := range g.Delivered {
		if d := &g.Delivered[i]; d.Card == Usuraio && d.To == s {
			kept = kept || d.From == s
			suffered = suffered || d.From != s
		}
	}
	return kept, suffered
}

// usury is how many hundredths a USURAIO gives or takes by a player's BANCHE.
func (g *State) usury(s play.Seat) int32 { return int32(g.Amount(s, Usuraio)) }

// usuryOn is how many hundredths of his taxes another's USURAIO takes of a player, none if none lies before him.
func (g *State) usuryOn(s play.Seat) int32 {
	if by := g.usurerOf(s); by != play.Nobody {
		return g.usury(g.Ed().Usurer(g, by, s))
	}
	return 0
}

// usurerOf is the other who has laid a USURAIO before a player, or Nobody.
func (g *State) usurerOf(s play.Seat) play.Seat {
	for i := range g.Delivered {
		if d := &g.Delivered[i]; d.Card == Usuraio && d.To == s && d.From != s {
			return d.From
		}
	}
	return play.Nobody
}

// Collect pays a player his taxes, and a usurer what he takes of them.
func (g *State) Collect(t *play.Table, s play.Seat) {
	d, n := g.Ed().Dues(g, s), g.Income(s)
	g.Earn(s, n)
	t.Tell(KeyTaxed, int16(s), Shown(n), Shown(d.Land), Shown(d.Crown), Shown(d.Arts), int16(g.TaxRate(s)))
	if taken := d.sum() * g.usuryOn(s) / 100; taken > 0 && n > 0 {
		g.Ed().Skim(g, t, g.usurerOf(s), s, taken)
	}
}

// AtTheBank is what a player does after the taxes: cards, loans, sales.
func (g *State) AtTheBank(t *play.Table, s play.Seat) {
	for g.mightPlay(s, whileActing) || play.Offers(s, func(o *play.Asking) { g.Ed().OfferBank(g, o, s) }) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskTaxes)
			g.OfferCards(o, s)
			g.Ed().OfferBank(g, o, s)
			o.May(play.Choice{Verb: DoneTaxes}, play.Free)
		})
		switch {
		case a.Verb == DoneTaxes:
			return
		case g.Ed().Bank(g, t, a):
		default:
			g.PlayCard(t, a)
		}
	}
}
