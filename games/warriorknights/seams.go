package warriorknights

import (
	"signoria/chance"
	"signoria/play"
)

// What the chapters need of one another while they are being written. Each owner takes his out.

// A: turn flow

func (g *State) Step(t *play.Table)                                 { panic("A") }
func (g *State) taxation(t *play.Table)                             { panic("A") }
func (g *State) wages(t *play.Table)                                { panic("A") }
func (g *State) assignHired(t *play.Table, s play.Seat, troop int8) { panic("A") } // as in a mercenary draft: asks where, if there is a choice
func (g *State) mayBeHiredBy(s play.Seat) bool                      { panic("A") } // some legal place exists
func (g *State) drawFate(t *play.Table) int8                        { panic("A") } // turns the top fate card, puts it under the deck, returns it
func (g *State) randomBaron(t *play.Table, among uint8) play.Seat   { panic("A") } // bit s: seat s is valid; Nobody if no card of the deck fits
func (g *State) seatOf(colour int8) play.Seat                       { panic("A") } // Nobody if not at the table
func (g *State) inGame(s play.Seat) bool                            { panic("A") }
func (g *State) clockwise(from play.Seat) (order [MaxBarons]play.Seat, n int) {
	panic("A") // the seats in the game, from `from` on, clockwise
}
func (g *State) gainPrestige(s play.Seat, n int16) { panic("A") } // from the reserve, then the treasury

func (g *State) specialPhase(t *play.Table, area Area)    { panic("A") } // carries the phase out in full, its cards go home (events call it too)
func (g *State) buysOffRevolt(t *play.Table, c int8) bool { panic("A") } // asks the owner of c whether he pays what keeps it out of a revolt
func (g *State) turnMercenary(t *play.Table) int8         { panic("A") } // takes the top mercenary off the deck (spent pile shuffled in when it runs out), None if there is none; the caller says where it lies
func (g *State) dropSurplusMarkers(a int8)                { panic("A") } // after troops left without battle: markers that reach the troops left go, nobody dies

// C: assembly, cards, bargains

func (g *State) assembly(t *play.Table)                          { panic("C") }
func (g *State) drawEvent(t *play.Table, drawer play.Seat)       { panic("C") }
func (g *State) obeys(t *play.Table, s play.Seat, law int8) bool { panic("C") } // asks whether he obeys a law that bites now; false: he refuses and is banned
func (g *State) makeChairman(t *play.Table, s play.Seat)         { panic("C") } // not if banned
func (g *State) makeHeadOfChurch(t *play.Table, s play.Seat)     { panic("C") }
func (g *State) heirReturns(t *play.Table, n int8) bool          { panic("C") } // option heirs: whether a dead noble's heir may come back
func (g *State) Asides(o *play.Asking, s play.Seat)              { panic("C") }
func (g *State) Aside(t *play.Table, a play.Answer)              { panic("C") }
func (g *State) drawAgendas(t *play.Table)                       { panic("C") } // fills the three current-agenda spaces

func (g *State) discardAgenda(t *play.Table, a int8)  { panic("C") } // from wherever it lies to the discard pile; call it for the office of a dead noble
func (g *State) eliminate(t *play.Table, s play.Seat) { panic("C") } // option elimination: his fortress has fallen

// D: words and views

func (g *State) Over() bool                                   { return g.Phase == GameOver }
func (g *State) Redeal(s play.Seat, src *chance.Source)       { panic("D") }
func (g *State) View(s play.Seat) any                         { panic("D") }
func (g *State) Standing() play.Standing                      { panic("D") }
func (g *State) Check() error                                 { panic("D") }
func (g *State) Tell(lang string, l play.Line) string         { panic("D") }
func (g *State) Describe(lang string, o play.Offer) play.Told { panic("D") }
