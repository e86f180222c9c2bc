package force

// Upgraded makes a state stored under older rules one of these. By the first version all armies of the setup were placed
// at once: a table that was at it goes on so.
func Upgraded(g *State, from int) {
	if from < 2 {
		g.Options.AtOnce = true
	}
}
