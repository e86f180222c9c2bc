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
