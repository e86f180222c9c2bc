package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const KeyTurn play.Key = 11 // turn A begins

var turnChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyTurn: "turn"},
}

// Step plays from one quiet point to the next: a placement of the setup, the planning of a turn, one
// action card with all it sets off, one step of administration.
// rule: warrior-knights/turn/three-phases
func (g *State) Step(t *play.Table) {
	switch g.Phase {
	case SetupTroops:
		g.assignStartingTroops(t)
	case SetupFortresses:
		g.placeNextFortress(t)
	case SetupNobles:
		g.placeNextNoble(t)
	case Planning:
		g.planning(t)
	case Actions:
		g.playNextCard(t)
	case Administration:
		g.administrationStep(t)
	}
}

func (g *State) beginTurn(t *play.Table) {
	g.Turn++
	g.Phase, g.Stage = Planning, 0
	for s := range g.Barons {
		g.Barons[s].Home = [kinds]uint8{} // what he leaves in his hand now is hidden again
	}
	t.Tell(KeyTurn, g.Turn)
	dealing.Lapse(g, t)
	g.endFavours()
}
