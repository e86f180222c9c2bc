package giochix

import "signoria/play"

// Florins and Honour Points. Florins have no limit; Honour may fall below 0.

// gain gives a player florins of the bank; less than 0 takes them.
func (g *State) gain(s play.Seat, florins int32) { g.Players[s].Florins += florins }

// honour gives a player Honour Points, or takes them. Whoever calls it tells why.
// rule: mu-giochix/setup/honor-points-start
func (g *State) honour(s play.Seat, points int16) { g.Players[s].Honour += points }

// purse is what a player can spend, as far as a choice can name it. What he has bid is not in it until the auction is over:
// who ties for the first place bids again, and may have to pay it.
// rule: mu-giochix/order/auction
// rule: mu-giochix/order/tie-for-first
func (g *State) purse(s play.Seat) int16 {
	florins := int16(min(g.Players[s].Florins, 32_000))
	if g.Phase == TurnOrder {
		florins -= g.Bids[s]
	}
	return florins
}
