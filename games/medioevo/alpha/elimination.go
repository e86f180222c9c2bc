package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Elimination: what nobody takes leaves the game.

const KeyCardsGone play.Key = 707 // B copies of card A have left the game

var eliminationChapter = wording.Chapter{Lines: map[play.Key]string{KeyCardsGone: "cards-gone"}}

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
