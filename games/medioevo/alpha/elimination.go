package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Player Elimination: what nobody takes leaves the game. Who is eliminated, and who has what was his,
// is in force/elimination.go.

const KeyCardsGone play.Key = 707 // B copies of card A have left the game

var eliminationChapter = wording.Chapter{Lines: map[play.Key]string{KeyCardsGone: "cards-gone"}}

// ownsRow says whether a player may go on from a technology to the next of its row: he must own all before it too, and of an
// eliminated player he may have taken it above a gap.
// rule: mu-alpha/elimination/spoils
// rule: mu-alpha/purchase/technology-chain
func ownsRow(g *force.State, s play.Seat, tech int8) bool {
	for ; tech != force.None; tech = g.Box().Techs[tech].Needs {
		if !g.Has(s, tech) {
			return false
		}
	}
	return true
}

// removeHand takes the Empire cards of an eliminated player that nobody has taken out of the game, in sight of all.
// rule: mu-alpha/elimination/spoils
func removeHand(g *force.State, t *play.Table, s play.Seat) {
	for card, n := range g.Players[s].Hand {
		if n > 0 {
			g.Removed[card] += n
			t.Tell(KeyCardsGone, int16(card), int16(n))
		}
	}
	g.Players[s].Hand = [force.Kinds]int8{}
}
