package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const pillageFactor = 3 // times the printed income

const KeyPillaged play.Key = 160 // city B is pillaged by Baron A (-1: by nobody), for C crowns

var pillageChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyPillaged: "pillaged"},
}

// pillageCity pillages a city: its figure and its tile go for the rest of the game, and who pillages it is
// paid three times its printed income.
// rule: warrior-knights/pillage/proceeds
func (g *State) pillageCity(t *play.Table, c int8, by play.Seat) {
	g.Cities[c] = City{Owner: play.Nobody, Pillaged: true}
	var loot int16
	if by != play.Nobody {
		loot = pillageFactor * box.Cities[c].Income
		g.Barons[by].Crowns += loot
	}
	t.Tell(KeyPillaged, int16(by), int16(c), loot)
}
