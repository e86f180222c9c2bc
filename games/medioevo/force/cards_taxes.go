package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 5, Taxes: the Empire cards of the phase. MERCANTE, which the alpha rulebook plays in it, is in cards_trade.go.

const (
	KeyChamberlain play.Key = 270 // A's CIAMBELLANO: the die shows C, B florins
	KeyBishop      play.Key = 271 // A's VESCOVO brings B florins for C Cathedrals
)

var taxCardChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyChamberlain: "chamberlain", KeyBishop: "bishop"},
}

func init() {
	plays[Avaro] = cardPlay{when: beforeAll, Listed: (*State).listDelivery, do: (*State).deliverLasting}
	plays[Usuraio] = cardPlay{when: beforeAll, Listed: (*State).listUsuraio, do: (*State).deliverLasting}
	plays[Gabelliere] = cardPlay{Listed: (*State).listUnused, do: (*State).farmTaxes}
	plays[Ciambellano] = cardPlay{Listed: (*State).listAlone, do: (*State).askChamberlain}
	plays[Vescovo] = cardPlay{Listed: (*State).listForCathedrals, do: (*State).titheOfBishop}
}

// listForCathedrals lists a card that pays for Cathedrals, if there are any.
func (g *State) listForCathedrals(o *play.Asking, s play.Seat, card int8) {
	if g.OwnCathedrals(s) > 0 {
		o.May(plain(card), play.Free)
	}
}

// listUsuraio lists both uses: the card lies before its owner and raises his taxes, or before another and lowers his.
// A second of the same kind before somebody would do nothing.
// rule: mu-prototype/empire-cards/usuraio
// rule: mu-prototype/empire-card-modes/usuraio-delivered
func (g *State) listUsuraio(o *play.Asking, s play.Seat, card int8) {
	if kept, _ := g.Usurers(s); !kept {
		o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(s), C: None}, play.Free)
	}
	for _, on := range g.Others(s) {
		if _, suffered := g.Usurers(on); !suffered {
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(on), C: None}, g.WhyNotAgainst(s, on))
		}
	}
}

// farmTaxes pays what GABELLIERE adds to taxes that have been collected.
// rule: mu-prototype/empire-cards/gabelliere
// rule: mu-prototype/technologies/mulino
// rule: mu-alpha/taxes/tax-collector
func (g *State) farmTaxes(t *play.Table, a play.Answer) {
	s := a.Seat
	g.Players[s].Used &^= 1 << Gabelliere
	before := g.Income(s)
	g.Players[s].Used |= 1 << Gabelliere
	more := g.Income(s) - before
	g.Earn(s, more)
	t.Tell(KeyTaxesRaised, int16(s), int16(Gabelliere), Shown(more))
}

// chamberlainPip is what each pip of CIAMBELLANO's die is worth, in florins.
const chamberlainPip = 100

// askChamberlain rolls for CIAMBELLANO.
// rule: mu-prototype/empire-cards/ciambellano
// rule: mu-prototype/empire-card-rules/dice-rolled-by-card-player
func (g *State) askChamberlain(t *play.Table, a play.Answer) {
	t.Chance()
	s, roll := a.Seat, g.Roll(int8(g.ByLevel(a.Seat, Ciambellano)))
	n := chamberlainPip*int16(roll) + g.Amount(s, Ciambellano)
	g.Earn(s, int32(n))
	t.Tell(KeyChamberlain, int16(s), n, int16(roll))
}

// titheOfBishop pays for VESCOVO.
// rule: mu-prototype/empire-cards/vescovo
func (g *State) titheOfBishop(t *play.Table, a play.Answer) {
	s := a.Seat
	n := g.Amount(s, Vescovo) * g.OwnCathedrals(s)
	g.Earn(s, int32(n))
	t.Tell(KeyBishop, int16(s), n, g.OwnCathedrals(s))
}
