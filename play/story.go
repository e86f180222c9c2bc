package play

// Gain is what a line of the chronicle tells a seat's first score to have gained, or lost if negative,
// and where from: a name in the game's texts, "source.<name>".
type Gain struct {
	Seat   Seat
	Source string
	Points int
}

func (g *game[S, P]) Gains(l Line) []Gain {
	if g.spec.Gains == nil {
		return nil
	}
	return g.spec.Gains(l)
}

func (g *game[S, P]) Deed(k Key) string {
	if g.spec.Deed == nil {
		return ""
	}
	return g.spec.Deed(k)
}
