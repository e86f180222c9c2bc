package force

import "math"

// How likely an attack is to succeed if it is carried through, by what lies open: who stands there, which dice they roll,
// what is added to them, and the cards in use. It knows of no hand, and presumes that all this stays as it is.

// unknown is the chance where none is told.
const unknown = -1

// mostStates is how many pairs of forces are gone through; an update must not wait for more.
const mostStates = 2_000

// BattleChance is the chance of the attacker that nobody stands against him in the end.
func (g *State) BattleChance() float64 {
	b := &g.Battle
	mine, theirs := int(g.Facing(Attacking)), int(g.Facing(Defending))
	switch {
	case b.Stage == BattleOver, b.Kind == SiegeBattle, (mine+1)*(theirs+1) > mostStates:
		return unknown
	case theirs == 0:
		return 1
	}
	least, rolls := g.margins()
	harm := [2]int16{g.Harm(Defending), g.Harm(Attacking)} // that each suffers
	width := theirs + 1
	wins := make([]float64, (mine+1)*width)
	for a := range mine + 1 {
		wins[a*width] = 1
		for d := 1; a > 0 && d <= theirs; d++ {
			still := 0.0 // the chance that nothing changes: they roll again
			for i, p := range rolls {
				lost := g.roundLosses(least+int16(i), [2]int16{int16(a), int16(d)}, harm)
				if lost == [2]int16{} {
					still += p
					continue
				}
				wins[a*width+d] += p * wins[(a-int(lost[Attacking]))*width+d-int(lost[Defending])]
			}
			if still < 1 {
				wins[a*width+d] /= 1 - still
			}
		}
	}
	return math.Round(wins[mine*width+theirs]*1000) / 1000
}

// margins is by how much the attacker rolls more at least, and how likely that and each one more is.
func (g *State) margins() (least int16, rolls []float64) {
	mine, theirs := int(g.Die(Attacking)), int(g.Die(Defending))
	rolls = make([]float64, mine+theirs-1)
	for a := range mine {
		for d := range theirs {
			rolls[a+d] += 1 / float64(mine*theirs)
		}
	}
	return int16(1-theirs) + g.Bonus(Attacking) - g.Bonus(Defending), rolls
}
