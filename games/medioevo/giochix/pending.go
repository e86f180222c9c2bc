package giochix

// What the chapters that are being written will bring. Each is taken out here when its chapter has it.

import (
	"signoria/chance"
	"signoria/play"
)

func (g *State) purchasesPhase(t *play.Table) bool      { return true }
func (g *State) Asides(o *play.Asking, s play.Seat)     {}
func (g *State) Aside(t *play.Table, a play.Answer)     {}
func (g *State) Redeal(s play.Seat, src *chance.Source) {}
func (g *State) View(s play.Seat) any                   { return nil }

// What one chapter wants of another.

// bonus is the sum of a word's numbers among a player's technologies and abilities in force, of those effects that fit (effects.go).
func (g *State) bonus(s play.Seat, do Do, fits func(*Effect) bool) int16 { return 0 }

// owns says whether a player has a technology, activated ones included (purchases.go).
func (g *State) owns(s play.Seat, tech int8) bool { return false }

// raze takes a building away, with the stars it gave (buildings.go).
func (g *State) raze(t *play.Table, at Place, f Family) {}

// reached says whether something happened that an Objective asks for (objectives.go): see note.

// putUnder puts an Empire card, whose Of is reset, under the deck (cards.go).
func (g *State) putUnder(card int8) {}

// least is the lowest number of a word among a player's technologies and abilities in force, and whether there is one (effects.go).
func (g *State) least(s play.Seat, do Do) (n int16, ok bool) { return 0, false }

// cityLevel is the level of a City among the civil buildings (buildings.go).
const (
	cityLevel   = 3
	castleLevel = 3
)

// eachEffect calls f with the effects of a word among a player's technologies and abilities in force, hasEffect says whether there is one (effects.go).
func (g *State) eachEffect(s play.Seat, do Do, f func(e *Effect)) {}
func (g *State) hasEffect(s play.Seat, do Do) bool                { return false }

// Moments of a battle at which cards may be used: who is attacked may answer; before a round; after the dice, before damage is
// assigned; and after the battle (effects.go).
func (g *State) underAttack(t *play.Table, at Place, attacker, defender play.Seat) {}
func (g *State) beforeRound(t *play.Table)                                         {}
func (g *State) afterDice(t *play.Table)                                           {}
func (g *State) afterBattle(t *play.Table)                                         {}
