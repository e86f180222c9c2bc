package warriorknights

import (
	"signoria/chance"
	"signoria/play"
)

// What the chapters need of one another while they are being written. Each owner takes his out.

// D: words and views

func (g *State) Over() bool                             { return g.Phase == GameOver }
func (g *State) Redeal(s play.Seat, src *chance.Source) { panic("D") }
func (g *State) View(s play.Seat) any                   { panic("D") }
func (g *State) Standing() play.Standing                { panic("D") }
func (g *State) Check() error                           { panic("D") }
