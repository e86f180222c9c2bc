package warriorknights

// exhaust turns the nobles' cards: they have acted this turn.
// rule: warrior-knights/exhaustion/when-exhausted
func (g *State) exhaust(set uint32) {
	for set != 0 {
		g.Nobles[nextIn(&set)].Exhausted = true
	}
}
