package warriorknights

import "signoria/play"

// whyNotSail is why no sea move can start from a region.
// rule: warrior-knights/sea-movement/must-start-in-port-region
func (g *State) whyNotSail(from int8) play.Rule {
	if !regionIn(box.Ports, from) {
		return RuleOneRegion
	}
	if _, _, closed := g.realm(ModSeaClosed); closed {
		return RuleSeaClosed // rule: warrior-knights/events/lasting-events
	}
	return play.Free
}

// sail puts a noble on the port symbol of a region, where he stays, exhausted like all who moved, until
// administration. Some office lets its noble arrive at once.
// rule: warrior-knights/sea-movement/placed-on-port-symbol
func (g *State) sail(t *play.Table, n, to int8) {
	from := g.Nobles[n].At
	lands := g.officeMod(n, ModSeaQuick) != 0
	if lands {
		t.Tell(KeySails, int16(n), int16(from), int16(to), 1)
	} else {
		t.Tell(KeySails, int16(n), int16(from), int16(to), 0)
	}
	g.stand(t, n, to, !lands)
}
