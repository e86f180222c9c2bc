package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 7, Events, Barbarians: how they recruit.

const (
	KeyRecruits play.Key = 335 // B VF of barbarians join those at place A
)

var recruitmentChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyRecruits: "recruits"},
}

const restlessRecruit = 1 // VF

// Recruit lets every barbarian Captain recruit by his level, and every barbarian territory that is restless because its
// realm is partly held by players. Both add up.
// rule: mu-prototype/barbarian-recruitment/captains
// rule: mu-prototype/barbarian-recruitment/both-add-up
// rule: mu-alpha/events/barbarian-captains-enlist
func (g *State) Recruit(t *play.Table) {
	var joins [Territories]int16
	for p := range g.Land() {
		if g.Ed().Restless(g, p) {
			joins[p] = restlessRecruit
		}
	}
	for c := range g.CaptainsOf(Barbarians) {
		if x := &g.Captains[c]; x.At.Land() {
			joins[x.At] += int16(x.Level)
		}
	}
	for p := range g.Land() {
		if joins[p] > 0 {
			g.AddVF(Barbarians, p, joins[p])
			t.Tell(KeyRecruits, int16(p), joins[p])
		}
	}
	g.RecruitAtSea(t) // rule: mu-prototype/pirates/pirate-recruiting
}

// RecruitAtSea lets pirates recruit, as many as their Galley holds.
// rule: mu-prototype/pirates/pirate-recruiting
func (g *State) RecruitAtSea(t *play.Table) {
	for i := range g.Pirates() {
		x := &g.Transports[i]
		c := g.PirateCaptain(i)
		if c == None {
			continue
		}
		if n := min(int16(g.Captains[c].Level), g.pirateHolds()-x.VF); n > 0 {
			x.VF += n
			t.Tell(KeyRecruits, int16(x.At), n)
		}
	}
}
