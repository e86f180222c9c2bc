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

func (g *State) specialPhase(t *play.Table, area Area)                      { panic("A") } // carries the phase out in full, its cards go home (events call it too)
func (g *State) buysOffRevolt(t *play.Table, c int8) bool                   { panic("A") } // asks the owner of c whether he pays what keeps it out of a revolt
func (g *State) turnMercenary(t *play.Table) int8                           { panic("A") } // takes the top mercenary off the deck (spent pile shuffled in when it runs out), None if there is none; the caller says where it lies
func (g *State) realmCities(s play.Seat) int16                              { panic("A") }
func (g *State) allCities(s play.Seat) int16                                { panic("A") }
func (g *State) drawFateFor(t *play.Table, fits func(f *BoxFate) bool) int8 { panic("A") }
func (g *State) refill(t *play.Table, deck, spent *chance.Deck, what int16) { panic("A") }
func (g *State) end(how End, winner play.Seat)                              { panic("A") }

const (
	eventCards int16 = iota
	agendaCards
)

func (g *State) dropSurplusMarkers(t *play.Table, a int8) { panic("A") } // after troops left without battle: markers that reach the troops left go, nobody dies

// D: words and views

func (g *State) Over() bool                                   { return g.Phase == GameOver }
func (g *State) Redeal(s play.Seat, src *chance.Source)       { panic("D") }
func (g *State) View(s play.Seat) any                         { panic("D") }
func (g *State) Standing() play.Standing                      { panic("D") }
func (g *State) Check() error                                 { panic("D") }
func (g *State) Tell(lang string, l play.Line) string         { panic("D") }
func (g *State) Describe(lang string, o play.Offer) play.Told { panic("D") }
