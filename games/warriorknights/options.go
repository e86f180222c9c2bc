package warriorknights

// House motions: what an Assembly may resolve with free private motions. The two bans are enforced;
// anything else is words the Barons hold one another to.
// rule: warrior-knights/options/free-private-motions
const (
	BanOnSieges int32 = -1
	BanOnRoads  int32 = -2
)

// houseBans says whether a house motion bans something.
func (g *State) houseBans(what int32) bool {
	for _, h := range g.House {
		if h == what {
			return true
		}
	}
	return false
}
