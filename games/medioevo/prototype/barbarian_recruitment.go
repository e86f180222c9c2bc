package prototype

import (
	"signoria/games/wording"
	"signoria/play"
)

// How barbarians recruit in the Events phase.

const (
	KeyRecruits play.Key = 335 // B VF of barbarians join those at place A
)

var recruitmentChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyRecruits: "recruits"},
}

const restlessRecruit = 1 // VF, beside players' territories of their realm

// recruit lets every barbarian Captain recruit by his level, and every barbarian territory next to one of its realm
// that players hold. Both add up.
// rule: mu-prototype/barbarian-recruitment/captains
// rule: mu-prototype/barbarian-recruitment/both-add-up
func (g *State) recruit(t *play.Table) {
	var joins [territories]int16
	for p := range g.land() {
		if g.restless(p) {
			joins[p] = restlessRecruit
		}
		if c := g.barbarianCaptain(p); c != None {
			joins[p] += int16(g.Captains[c].Level)
		}
	}
	for p := range g.land() {
		if joins[p] > 0 {
			g.addVF(Barbarians, p, joins[p])
			t.Tell(KeyRecruits, int16(p), joins[p])
		}
	}
	g.recruitAtSea(t) // rule: mu-prototype/pirates/pirate-recruiting
}

// restless says whether a territory recruits because its realm is partly held by players: there are barbarians in the
// realm, and a territory of it next to this one is a player's.
// rule: mu-prototype/barbarian-recruitment/partly-occupied-realms
func (g *State) restless(p Place) bool {
	if !g.barbarian(p) {
		return false
	}
	some := false
	for q := range g.realmLand(g.realmOf(p)) {
		some = some || g.ground(Barbarians, q) > 0
	}
	for q := range g.neighbours(p) {
		if some && g.realmOf(q) == g.realmOf(p) && !g.barbarian(q) {
			return true
		}
	}
	return false
}

// recruitAtSea lets pirates recruit, as many as their Galley holds.
// rule: mu-prototype/pirates/pirate-recruiting
func (g *State) recruitAtSea(t *play.Table) {
	for i := range g.pirates() {
		x := &g.Transports[i]
		c := g.pirateCaptain(i)
		if c == None {
			continue
		}
		if n := min(int16(g.Captains[c].Level), g.pirateHolds()-x.VF); n > 0 {
			x.VF += n
			t.Tell(KeyRecruits, int16(x.At), n)
		}
	}
}
