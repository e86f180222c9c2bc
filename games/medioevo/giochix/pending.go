package giochix

// What the chapters that are being written will bring. Each is taken out here when its chapter has it.

import (
	"signoria/chance"
	"signoria/play"
)

func (g *State) Redeal(s play.Seat, src *chance.Source) {}
func (g *State) View(s play.Seat) any                   { return nil }
