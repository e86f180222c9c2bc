package alpha

import (
	"math"

	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 4, Purchase, where the editions differ. The rest is in force/purchase.go, technologies.go, buildings.go,
// transports.go, engines.go and captains.go.

// study puts a technology to work at once: the next of its row may be bought in the same phase, and the technology level
// rises with it.
// rule: mu-alpha/purchase/technology-chain
// rule: mu-alpha/purchase/technology-token
// rule: mu-alpha/concepts/technological-level
func study(g *force.State, t *play.Table, s play.Seat, tech int8) { g.Learn(t, s, tech) }

// realmCathedrals is how many Cathedrals a Kingdom holds: one in every territory.
// rule: mu-alpha/purchase/building-payment
const realmCathedrals = math.MaxInt

// whyNotRise is the rule that forbids a building a level: from any one it may rise to every higher one at once.
// rule: mu-alpha/purchase/build-higher-level-directly
// rule: mu-alpha/purchase/building-payment
func whyNotRise(g *force.State, _ play.Seat, p force.Place, b force.Building, level int8) play.Rule {
	if level <= g.Planned(p, b) || level > b.Top() {
		return force.RuleOneLevel
	}
	return play.Free
}

// whyNotCraft is the rule by which a player cannot have a transport of a level built.
// rule: mu-alpha/purchase/transport-tl-prerequisite
func whyNotCraft(g *force.State, s play.Seat, _ force.Kind, level int8) play.Rule {
	if level > g.Level(s) {
		return force.RuleTransportLevel
	}
	return play.Free
}

// whyNotForge is the rule by which a siege engine of a level is beyond a player.
// rule: mu-alpha/purchase/siege-engines
func whyNotForge(g *force.State, s play.Seat, level int8) play.Rule {
	if level > g.Level(s) {
		return force.RuleEngineLevel
	}
	return play.Free
}

// whyNotCommission is the rule by which a Captain of a level is beyond a player: MILITARY SCHOOL waives the level.
// rule: mu-alpha/purchase/captain-level-prerequisite
func whyNotCommission(g *force.State, s play.Seat, level int8) play.Rule {
	if level > g.Level(s) && !g.Has(s, force.ScuolaMilitare) {
		return force.RuleCaptainLevel
	}
	return play.Free
}
