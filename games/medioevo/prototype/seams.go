package prototype

import "signoria/play"

// Functions that chapters need of one another. Their owner writes the true one in his chapter's file and takes
// this one away.

func seam(owner string) string { panic("seam of " + owner) }

// FRAME

func (g *State) auction(t *play.Table, bidders []play.Seat) play.Seat {
	seam("FRAME")
	return play.Nobody
}
func (g *State) purse(s play.Seat) int16 { seam("FRAME"); return 0 }
func noAuction() Auction                 { return Auction{Card: None, By: play.Nobody, Seller: play.Nobody} }

func (g *State) drawCard(t *play.Table) int8 { seam("FRAME"); return None } // of the Empire deck
func (g *State) deck() int16                 { seam("FRAME"); return 0 }    // cards left in it

func (g *State) total(s play.Seat) int16 { seam("FRAME"); return 0 } // honour with what the end would add

// BATTLE
const Attack play.Verb = 500 // the side B at place A

func (g *State) offerAttacks(o *play.Asking)                  { seam("BATTLE") } // what the active player may attack
func (g *State) attack(t *play.Table, at Place, on play.Seat) { seam("BATTLE") }
func (g *State) barbarianAttack(t *play.Table, from, at Place, on play.Seat, vf int16) bool {
	seam("BATTLE")
	return false
} // barbarians of from attack on's armies at a place with vf; true if they win
