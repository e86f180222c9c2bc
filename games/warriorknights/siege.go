package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	KeySiegeLifted           play.Key = 165 + iota // Baron A no longer besieges city B
	KeyFortressSiegeLifted                         // Baron A no longer besieges Baron B's fortress
	KeyBesieged                                    // Baron A besieges city B
	KeyFortressBesieged                            // Baron A besieges Baron B's fortress
	KeyStillBesieged                               // Baron A presses the siege of city B, which is of this turn
	KeyFortressStillBesieged                       // or of Baron B's fortress
	KeyStarved                                     // city B falls to Baron A's siege
	KeyFortressStarved                             // or Baron B's fortress does
)

var siegeChapter = wording.Chapter{
	Lines: map[play.Key]string{
		KeySiegeLifted: "siege-lifted", KeyFortressSiegeLifted: "fortress-siege-lifted",
		KeyBesieged: "besieged", KeyFortressBesieged: "fortress-besieged",
		KeyStillBesieged: "still-besieged", KeyFortressStillBesieged: "fortress-still-besieged",
		KeyStarved: "starved", KeyFortressStarved: "fortress-starved",
	},
}

// leaveSieges takes a noble who leaves a region out of the sieges laid there, and lifts those of which he
// was the last besieger. Who only stands by besieges nothing.
// rule: warrior-knights/siege/siege-lifted
// rule: warrior-knights/siege/siege-kept-while-one-besieger-stays
func (g *State) leaveSieges(t *play.Table, n, region int8) {
	s := baronOf(n)
	if c := box.Regions[region].City; c != None && g.leavesSiege(&g.Cities[c].Siege, &g.Cities[c].Besiegers, n) {
		t.Tell(KeySiegeLifted, int16(s), int16(c))
	}
	for owner := range play.Seat(MaxBarons) {
		if f := &g.Fortresses[owner]; f.At == region && g.leavesSiege(&f.Siege, &f.Besiegers, n) {
			t.Tell(KeyFortressSiegeLifted, int16(s), int16(owner))
		}
	}
}

// leavesSiege takes a noble out of a siege, and says whether that lifts it.
func (g *State) leavesSiege(siege *[MaxBarons]int16, besiegers *uint32, n int8) bool {
	s := baronOf(n)
	*besiegers &^= 1 << uint(n)
	if siege[s] == 0 || *besiegers&noblesOf(s) != 0 {
		return false
	}
	siege[s] = 0
	return true
}

// handOverSiege: troops that besiege go on besieging under another noble of their Baron who takes them over
// on the spot.
// rule: warrior-knights/siege/siege-kept-while-one-besieger-stays
func (g *State) handOverSiege(from, to int8) {
	for c := range g.Cities {
		if b := &g.Cities[c].Besiegers; isIn(*b, from) {
			*b |= 1 << uint(to)
		}
	}
	for s := range g.Fortresses {
		if b := &g.Fortresses[s].Besiegers; isIn(*b, from) {
			*b |= 1 << uint(to)
		}
	}
}

// whyNotSiege is why some armies cannot besiege a city or fortress: they must be stronger than
// everything inside. Both sides count a commander, no abilities.
// rule: warrior-knights/siege/strength-condition
// rule: warrior-knights/siege/strength-comparison-contents
func (g *State) whyNotSiege(armies uint32, b play.Seat, region int8) play.Rule {
	inside := g.defenders(b, Siege, region)
	var walls int16
	if c := g.cityOf(b, region); c != None {
		walls = g.cityStrength(c)
	} else {
		walls = g.fortressStrength(b)
	}
	switch {
	case g.houseBans(BanOnSieges):
		return RuleHouseMotion
	case g.forces(armies)+g.engines(armies) <= g.forces(inside)+g.engines(inside)+walls:
		return RuleTooWeak
	}
	return play.Free
}

// engines is what offices add to armies when strengths are compared for a siege.
func (g *State) engines(armies uint32) (sum int16) {
	for set := armies & allNobles; set != 0; {
		sum += g.officeMod(nextIn(&set), ModSiegeStrength)
	}
	return sum
}

// besiege lays siege to the city or fortress attacked. A second siege in a later turn takes it; one in
// the same turn does nothing.
// rule: warrior-knights/siege/siege-marker
// rule: warrior-knights/siege/second-siege-captures
// rule: warrior-knights/siege/second-siege-later-turn
func (g *State) besiege(t *play.Table) {
	s, c, owner := g.Battle.Sides[attacker], g.Battle.City, g.Battle.Fortress
	since, besiegers := g.siegeOf(c, owner)
	*besiegers |= g.Battle.Armies[attacker]
	switch since[s] {
	case 0:
		since[s] = g.Turn
		g.tellSiege(t, KeyBesieged, KeyFortressBesieged)
		return
	case g.Turn:
		g.tellSiege(t, KeyStillBesieged, KeyFortressStillBesieged)
		return
	}
	g.tellSiege(t, KeyStarved, KeyFortressStarved)
	if c != None {
		g.Battle.Dead = g.Battle.Armies[defender] & allNobles
		g.deaths(t)
		g.takeCity(t, s, c)
	} else {
		g.destroyFortress(t, owner, s) // rule: warrior-knights/fortress/second-siege-destroys
	}
}

// siegeOf is who has besieged a city, or else a Baron's fortress, since which turn, and with which nobles.
func (g *State) siegeOf(c int8, owner play.Seat) (since *[MaxBarons]int16, besiegers *uint32) {
	if c != None {
		return &g.Cities[c].Siege, &g.Cities[c].Besiegers
	}
	return &g.Fortresses[owner].Siege, &g.Fortresses[owner].Besiegers
}

func (g *State) tellSiege(t *play.Table, ofCity, ofFortress play.Key) {
	if s := g.Battle.Sides[attacker]; g.Battle.City != None {
		t.Tell(ofCity, int16(s), int16(g.Battle.City))
	} else {
		t.Tell(ofFortress, int16(s), int16(g.Battle.Fortress))
	}
}
