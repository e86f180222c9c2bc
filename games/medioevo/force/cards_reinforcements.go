package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 6, Reinforcements: the Empire cards of the phase.

const (
	KeyVolunteers play.Key = 275 // card B brings A C VF
)

var reinforcementCardChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyVolunteers: "volunteers"},
}

func init() {
	plays[Cardinale] = cardPlay{Listed: (*State).listForCathedrals, do: (*State).callCardinal}
	plays[Cavaliere] = cardPlay{Listed: (*State).listCavaliere, do: (*State).callKnights}
	plays[Mercenario] = cardPlay{Listed: (*State).listMercenario, do: (*State).hireMercenaries}
}

// callCardinal brings VF for Cathedrals.
// rule: mu-prototype/empire-cards/cardinale
// rule: mu-prototype/empire-card-rules/vf-from-cards
func (g *State) callCardinal(t *play.Table, a play.Answer) {
	g.volunteers(t, a.Seat, Cardinale, g.Amount(a.Seat, Cardinale)*g.OwnCathedrals(a.Seat))
}

func (g *State) listCavaliere(o *play.Asking, s play.Seat, card int8) {
	if g.CountOf(s, Fort, castle) > 0 {
		o.May(plain(card), play.Free)
	}
}

// callKnights brings VF for Castles.
// rule: mu-prototype/empire-cards/cavaliere
func (g *State) callKnights(t *play.Table, a play.Answer) {
	g.volunteers(t, a.Seat, Cavaliere, g.Amount(a.Seat, Cavaliere)*g.CountOf(a.Seat, Fort, castle))
}

func (g *State) volunteers(t *play.Table, s play.Seat, card int8, n int16) {
	g.Players[s].Coming += n
	t.Tell(KeyVolunteers, int16(s), int16(card), n)
}

// Mercenaries is the VF that a player may hire with one MERCENARIO.
// rule: mu-prototype/reinforcements/mercenario
// rule: mu-prototype/empire-cards/mercenario
// rule: mu-prototype/technologies/forgiatura
// rule: mu-alpha/reinforcements/mercenary-technologies
func (g *State) Mercenaries(s play.Seat) int16 {
	return g.Heaped(s, Mercenario)
}

// listMercenario lists the card with what its owner can pay.
// rule: mu-alpha/reinforcements/mercenary-card
func (g *State) listMercenario(o *play.Asking, s play.Seat, card int8) {
	most := min(g.Mercenaries(s), int16(min(g.Players[s].Florins, 1000)/int32(g.ByLevel(s, Mercenario))))
	if most > 0 {
		c := plain(card)
		c.Lo, c.Hi = 1, most
		o.May(c, play.Free)
	}
}

// hireMercenaries buys the VF.
// rule: mu-prototype/empire-cards/mercenario
func (g *State) hireMercenaries(t *play.Table, a play.Answer) {
	g.arm(t, a.Seat, a.N, g.ByLevel(a.Seat, Mercenario))
}
