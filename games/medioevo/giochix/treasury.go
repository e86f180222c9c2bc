package giochix

import "signoria/play"

// Florins and Honour Points. Florins have no limit; Honour may fall below 0.

// gain gives a player florins of the bank; less than 0 takes them.
func (g *State) gain(s play.Seat, florins int32) { g.Players[s].Florins += florins }

// honour gives a player Honour Points, or takes them. Whoever calls it tells why.
// rule: mu-giochix/setup/honor-points-start
func (g *State) honour(s play.Seat, points int16) { g.Players[s].Honour += points }

// purse is what a player can spend, as far as a choice can name it.
func (g *State) purse(s play.Seat) int16 { return int16(min(g.Players[s].Florins, 32_000)) }
