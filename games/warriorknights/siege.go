package warriorknights

import "signoria/play"

const (
	KeySiegeLifted         play.Key = 165 + iota // Baron A no longer besieges city B
	KeyFortressSiegeLifted                       // Baron A no longer besieges Baron B's fortress
)

var siegeLines = map[play.Key]string{
	KeySiegeLifted: "siege-lifted", KeyFortressSiegeLifted: "fortress-siege-lifted",
}

// liftSieges ends a Baron's sieges in a region when none of his nobles is left there.
// rule: warrior-knights/siege/siege-kept-while-one-besieger-stays
func (g *State) liftSieges(t *play.Table, s play.Seat, region int8) {
	if g.noblesAt(s, region) != 0 {
		return
	}
	if c := box.Regions[region].City; c != None && g.Cities[c].Siege[s] != 0 {
		g.Cities[c].Siege[s] = 0
		t.Tell(KeySiegeLifted, int16(s), int16(c))
	}
	for owner := range play.Seat(MaxBarons) {
		if f := &g.Fortresses[owner]; f.At == region && f.Siege[s] != 0 {
			f.Siege[s] = 0
			t.Tell(KeyFortressSiegeLifted, int16(s), int16(owner))
		}
	}
}
