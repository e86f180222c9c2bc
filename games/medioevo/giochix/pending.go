package giochix

// What the chapters that are being written will bring. Each is taken out here when its chapter has it.

import (
	"signoria"
	"signoria/chance"
	"signoria/play"
)

type Options struct{}

var box = &Box{}

func New(signoria.Setup) (State, error)                       { return State{}, nil }
func (g *State) setUp(t *play.Table)                          {}
func (g *State) orderPhase(t *play.Table) bool                { return true }
func (g *State) eventsPhase(t *play.Table) bool               { return true }
func (g *State) taxesPhase(t *play.Table) bool                { return true }
func (g *State) purchasesPhase(t *play.Table) bool            { return true }
func (g *State) combatPhase(t *play.Table) bool               { return true }
func (g *State) commercePhase(t *play.Table) bool             { return true }
func (g *State) isOver() bool                                 { return g.Turn == 8 }
func (g *State) finish(t *play.Table)                         { g.Phase = GameOver }
func (g *State) Over() bool                                   { return g.Phase == GameOver }
func (g *State) Asides(o *play.Asking, s play.Seat)           {}
func (g *State) Aside(t *play.Table, a play.Answer)           {}
func (g *State) Redeal(s play.Seat, src *chance.Source)       {}
func (g *State) View(s play.Seat) any                         { return nil }
func (g *State) Standing() play.Standing                      { return play.Standing{} }
func (g *State) Check() error                                 { return nil }
func (g *State) Tell(lang string, l play.Line) string         { return "" }
func (g *State) Describe(lang string, o play.Offer) play.Told { return play.Told{} }

// What one chapter wants of another.

// bonus is the sum of a word's numbers among a player's technologies and abilities in force, of those effects that fit (effects.go).
func (g *State) bonus(s play.Seat, do Do, fits func(*Effect) bool) int16 { return 0 }

// owns says whether a player has a technology, activated ones included (purchases.go).
func (g *State) owns(s play.Seat, tech int8) bool { return false }

// rise raises the horde of the circle of war in a place (hordes.go).
func (g *State) rise(t *play.Table, at Place, rebelsOf play.Seat) {}

// fight is a battle in a place, to its end, with what follows from it (battle.go).
func (g *State) fight(t *play.Table, at Place, attacker, defender play.Seat) {}

// conquer gives a territory to a player who stands there alone: honour, buildings, what is kept or plundered (conquest.go).
func (g *State) conquer(t *play.Table, s play.Seat, at Place, from play.Seat) {}

// raze takes a building away, with the stars it gave (buildings.go).
func (g *State) raze(t *play.Table, at Place, f Family) {}

// hostile says whether two sides fight where they meet: no passage and no non-belligerence binds them (treaties.go).
func (g *State) hostile(a, b play.Seat) bool { return true }

// attacks is what attacking a player brings on who does it: honour lost without a declaration, pacts broken (treaties.go).
func (g *State) attacks(t *play.Table, attacker, defender play.Seat) {}

// reached says whether something happened that an Objective asks for (objectives.go): see note.
