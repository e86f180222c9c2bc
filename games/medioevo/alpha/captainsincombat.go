package alpha

import "signoria/games/medioevo/force"

// Phase 9, Combat, Result for Captains: who has failed at a target before. What they gain and lose is in
// force/captainsincombat.go.

// recallFailures has the Captains who have failed at a target know it again if it is the one before the last at which they
// failed in this turn: none loses a level at one twice.
// rule: mu-alpha/attack/captain-loses-level
func recallFailures(g *force.State) {
	b := &g.Battle
	for c := range g.Captains {
		k := &g.Captains[c]
		spared := g.Has(k.Owner, force.Tattica) && int8(c) != b.Leading
		if b.Captains&(1<<c) == 0 || spared || k.Failed == force.NoPlace || k.Failed == b.At {
			continue
		}
		known := k.Earlier == int16(b.At)+1
		k.Earlier = int16(k.Failed) + 1
		if known {
			k.Failed = b.At
		}
	}
}
