// Package edition brings to the game what only this edition has.
package edition

import (
	"ask"
	"game"
	"signoria/play"
)

func init() {
	e := &game.Edition{LossSteps: game.LossSteps{Mourn: mourn}}
	e.TurnSteps = game.TurnSteps{Phases: [2]func(*game.State, *play.Table){1: fights}}
	e.Lost, e.Price = lost, func(g *game.State, s play.Seat) int16 { return g.Lords[s].Men }
	game.Register(e)
}

func lost(g *game.State, t *play.Table, s play.Seat, rich bool) { // want `rich is read from the state \(Lord.Gold\)`
	gold := g.Lords[s].Gold // want `gold is read`
	if ask.YesNo(t, s) && gold > 3 && rich {
		g.Lords[s].Men--
	}
}

func mourn(g *game.State, s play.Seat) { g.Lords[s].Lost++ }

func fights(g *game.State, t *play.Table) {
	before := g.Battle.Lost //stale:ok as before the fight
	round := g.Round        //stale:ok it never changes // want `//stale:ok excuses nothing`
	if ask.YesNo(t, 0) {
		g.Battle.Lost += 2 - before + int16(round)
	}
	if ask.YesNo(t, 1) {
		g.Battle.Lost -= before
	}
}
