package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Barbarian Captains: how they rise, and what their fall is worth.

const (
	KeyChief      play.Key = 340 // a barbarian Captain appears at place A
	KeyChiefRises play.Key = 341 // the barbarian Captain at place A rises to level B
	KeyChiefSlain play.Key = 342 // A kills the barbarian Captain of level B at place C
)

var chiefChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyChief: "chief", KeyChiefRises: "chief-rises", KeyChiefSlain: "chief-slain"},
}

const (
	mostChiefs   = 7 // in the box
	HighestChief = 3
)

// BarbarianCaptain is the barbarian Captain at a place, on land or aboard a pirate Galley, or None.
// rule: mu-prototype/barbarian-captains/one-captain-per-territory
func (g *State) BarbarianCaptain(p Place) int16 { return g.CaptainAt(Barbarians, p) }

// PirateCaptain is the barbarian Captain aboard a pirate Galley, or None.
func (g *State) PirateCaptain(i int16) int16 {
	for c := range g.CaptainsOf(Barbarians) {
		if g.Captains[c].Aboard == i {
			return c
		}
	}
	return None
}

// chiefOf is the Captain of barbarians: those of a territory (ship None), or of a pirate Galley.
func (g *State) chiefOf(p Place, ship int16) int16 {
	if ship != None {
		return g.PirateCaptain(ship)
	}
	return g.BarbarianCaptain(p)
}

// ChiefLevel is the level of a barbarian Captain, 0 of none.
func (g *State) ChiefLevel(c int16) int8 {
	if c == None {
		return 0
	}
	return g.Captains[c].Level
}

// SpareChief says whether the reserve still has a barbarian Captain.
// rule: mu-prototype/components/shared-pool
func (g *State) SpareChief() bool {
	n := 0
	for range g.CaptainsOf(Barbarians) {
		n++
	}
	return n < mostChiefs
}

// NewChief puts a barbarian Captain of level I at a place, aboard a ship or None, if the reserve has one.
func (g *State) NewChief(t *play.Table, p Place, ship int16) bool {
	if !g.SpareChief() {
		return false
	}
	for c := range g.Captains {
		if g.Captains[c].Level == 0 {
			g.Captains[c] = Captain{Level: 1, Owner: Barbarians, At: p, Aboard: ship, Relic: None}
			t.Tell(KeyChief, int16(p))
			return true
		}
	}
	return false
}

// raiseChief raises a barbarian Captain by a level, to the third.
func (g *State) raiseChief(t *play.Table, c int16) {
	if x := &g.Captains[c]; x.Level < HighestChief {
		x.Level++
		t.Tell(KeyChiefRises, int16(x.At), int16(x.Level))
	}
}

// Exalt is what a conquest does for the Captain of the barbarians at a place or aboard a Galley: he rises by a level,
// or they get one.
// rule: mu-prototype/barbarian-captains/promoted-by-conquest
// rule: mu-prototype/barbarian-captains/new-captain-by-conquest
func (g *State) Exalt(t *play.Table, p Place, ship int16) {
	if c := g.chiefOf(p, ship); c != None {
		g.raiseChief(t, c)
		return
	}
	g.NewChief(t, p, ship)
}

// Slay removes a barbarian Captain whose army was annihilated, by a player or by Nobody; what he was worth is the
// edition's.
// rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
// rule: mu-alpha/barbarians/captains-bonus
func (g *State) Slay(t *play.Table, c int16, by play.Seat, at Place) {
	level := g.Captains[c].Level
	g.RemoveCaptain(c)
	if by < 0 || by == Barbarians {
		return
	}
	t.Tell(KeyChiefSlain, int16(by), int16(level), int16(at))
	g.Ed().ChiefSlain(g, t, by, level, at)
}
