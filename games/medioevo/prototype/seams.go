package prototype

import "signoria/play"

// Functions that chapters need of one another. Their owner writes the true one in his chapter's file and takes
// this one away.

func seam(owner string) string { panic("seam of " + owner) }

// FRAME
func (g *State) lostCapital(t *play.Table, s play.Seat, p Place, to play.Seat) { seam("COURT") }
func (g *State) mayFall(t *play.Table, s, by play.Seat)                        { seam("COURT") } // eliminates s if nothing is left to him; by Nobody: barbarians or supply

func (g *State) auction(t *play.Table, bidders []play.Seat) play.Seat {
	seam("FRAME")
	return play.Nobody
}
func (g *State) purse(s play.Seat) int16 { seam("FRAME"); return 0 }
func noAuction() Auction                 { return Auction{Card: None, By: play.Nobody, Seller: play.Nobody} }

// COURT
func (g *State) declare(t *play.Table, by, on play.Seat, surprise bool) { seam("COURT") } // war, with the chain of treaties that follows
func (g *State) warCost(by, on play.Seat, surprise bool) int16          { seam("COURT"); return 0 }
func (g *State) whyNotWar(by, on play.Seat) play.Rule                   { seam("COURT"); return play.Free } // truce
func (g *State) mayEnter(s play.Seat, p Place) bool                     { seam("COURT"); return false }     // at peace: own, barbarian, sea, or passage granted
func (g *State) mayTrade(s play.Seat, p Place) bool                     { seam("COURT"); return false }     // access to the settlement there

func (g *State) total(s play.Seat) int16 { seam("FRAME"); return 0 } // honour with what the end would add

// BATTLE
const Attack play.Verb = 500 // the side B at place A

func (g *State) offerAttacks(o *play.Asking)                  { seam("BATTLE") } // what the active player may attack
func (g *State) attack(t *play.Table, at Place, on play.Seat) { seam("BATTLE") }
func (g *State) barbarianAttack(t *play.Table, from, at Place, on play.Seat, vf int16) bool {
	seam("BATTLE")
	return false
} // barbarians of from attack on's armies at a place with vf; true if they win
