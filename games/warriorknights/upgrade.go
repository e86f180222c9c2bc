package warriorknights

import "signoria/play"

// upgraded makes a state stored under older rules one of these.
func upgraded(g *State, from int) {
	if from < 2 {
		g.nameBesiegers()
	}
}

// nameBesiegers: by the first version all Nobles of a besieging Baron that stood at the place pressed his siege.
func (g *State) nameBesiegers() {
	at := func(siege *[MaxBarons]int16, region int8) (besiegers uint32) {
		for s := range play.Seat(MaxBarons) {
			if siege[s] != 0 {
				besiegers |= g.noblesAt(s, region)
			}
		}
		return besiegers
	}
	for c := range g.Cities {
		g.Cities[c].Besiegers = at(&g.Cities[c].Siege, box.Cities[c].Region)
	}
	for s := range g.Fortresses {
		f := &g.Fortresses[s]
		f.Besiegers = at(&f.Siege, f.At)
	}
}
