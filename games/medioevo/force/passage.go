package force

import "signoria/play"

// Phase 9, Combat, Movement: which steps are allowed, into whose land and through whose narrows, and who must be aboard.
// What they cost is in movement.go.

const (
	RuleNoWay         play.Rule = 400
	RuleCrew          play.Rule = 401
	RuleMP            play.Rule = 402
	RuleAboardShip    play.Rule = 403
	RuleStorm         play.Rule = 404
	RuleHindered      play.Rule = 405
	RuleMovedInCombat play.Rule = 406
	RuleMoveEnded     play.Rule = 407
	RuleForeignLand   play.Rule = 408
	RuleSiegeByLand   play.Rule = 409
	RuleSiegeBySea    play.Rule = 410
)

// mayStand says whether a player's forces may be in a place: where they may enter in peace, where they besiege,
// and where they are on their way out.
func (g *State) mayStand(s play.Seat, p Place) bool {
	return p.Sea() || g.Territories[p].Siege.By == s || g.MayEnter(s, p)
}

// WhyNotStep is the rule that forbids a transport to go to a place by itself.
func (g *State) WhyNotStep(i int16, to Place) play.Rule {
	return g.whyNotGo(i, g.Transports[i].At, to, g.MpLeft(i), One(i))
}

// whyNotGo is the rule that forbids a transport to step from one place to another with so many MP left, as one of a
// convoy.
// rule: mu-prototype/movement/only-transports-move
// rule: mu-alpha/combat/only-transports-move
func (g *State) whyNotGo(i int16, from, to Place, left int8, with Convoy) play.Rule {
	cost := g.StepCost(i, from, to)
	switch {
	case g.Transports[i].Aboard != None:
		return RuleAboardShip
	case cost == 0:
		return RuleNoWay
	}
	if why := g.whyNotMove(i); why != play.Free {
		return why
	}
	if why := g.whyNotEnter(i, from, to, cost, left); why != play.Free {
		return why
	}
	return g.whyNotLeave(i, from, with)
}

// whyNotLeave is the rule that keeps a transport, which may move, from leaving a place as one of a convoy, wherever it would
// go: a siege, or a hostile fleet.
// rule: mu-prototype/blockade/kinds
func (g *State) whyNotLeave(i int16, from Place, with Convoy) play.Rule {
	x := &g.Transports[i]
	if from.Sea() && g.Blockaded(x.Owner, from, with) {
		return RuleBlockade // rule: mu-prototype/blockade/active
	}
	return g.WhyNotGate(x.Owner, from, x.Kind.Sea())
}

// whyNotEnter is the rule that closes to a transport, which may move and has so many MP left, a step that costs it some.
func (g *State) whyNotEnter(i int16, from, to Place, cost, left int8) play.Rule {
	if left < cost { // rule: mu-alpha/combat/war-transport-mp
		return RuleMP
	}
	x := &g.Transports[i]
	if why := g.whyNotPass(x, from, to); why != play.Free {
		return why
	}
	return g.whyNotNarrow(x.Owner, from, to)
}

// whyNotMove is the rule that keeps a transport where it is, wherever it would go.
// rule: mu-alpha/combat/only-transports-move
func (g *State) whyNotMove(i int16) play.Rule {
	switch x := &g.Transports[i]; {
	case g.wantsArmies(i) && !g.Crewed(i): // rule: mu-prototype/movement/crew-required
		return RuleCrew
	// rule: mu-prototype/events/transports-stopped
	// rule: mu-alpha/events/event-area
	case x.Halted&Stormbound != 0:
		return RuleStorm
	case x.Halted&Sabotaged != 0: // rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
		return RuleHindered
	// rule: mu-prototype/combat-actions/commercial-moved-in-combat
	// rule: mu-prototype/combat-actions/military-moves-in-trade
	case g.Phase == Trade && x.Moved&MovedInCombat != 0:
		return RuleMovedInCombat
	case x.Moved&EndedMove != 0: // rule: mu-prototype/commerce/move-before-or-after
		return RuleMoveEnded
	}
	return play.Free
}

// whyNotPass is the rule that closes the way to a place to a transport: a siege, and whose land it is.
// rule: mu-alpha/combat/transit-needs-pact
func (g *State) whyNotPass(x *Transport, from, to Place) play.Rule {
	if why := g.WhyNotGate(x.Owner, to, x.Kind.Sea()); why != play.Free {
		return why
	}
	sameLand := from.Land() && to.Land() && g.Holder(from) == g.Holder(to)
	if !(sameLand && (x.Leave != 0 || g.StrandedAt(x, from))) && !g.mayStand(x.Owner, to) && !g.MayCall(x, to) {
		return RuleForeignLand
	}
	return play.Free
}

// StrandedAt says whether a transport is somewhere in the land of another, at peace with him, where it may no longer be,
// and no step leads out of it: peace was made, or a treaty has ended. Then it may go on through his land.
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
func (g *State) StrandedAt(x *Transport, p Place) bool {
	if g.mayStand(x.Owner, p) || g.MayCall(x, p) || g.AtWar(x.Owner, g.Holder(p)) {
		return false
	}
	for q := range g.around(p, x.Kind.Sea()) {
		if g.mayStand(x.Owner, q) {
			return false
		}
	}
	return true
}

// MayCall says whether a transport may come to a settlement because its owner was granted to trade there: commercial
// transports alone may, and only to where they can trade.
// rule: mu-prototype/commerce/access-to-foreign-settlements
func (g *State) MayCall(x *Transport, p Place) bool {
	return !x.Kind.Warlike() && g.Market(p) && g.MayTrade(x.Owner, p) && !g.AtWar(x.Owner, g.Holder(p))
}

// WhyNotGate is the rule by which a siege of a place keeps a player's transports from going in or out, by sea or by
// land. The besieger comes and goes.
// rule: mu-prototype/siege/land-siege-access
// rule: mu-prototype/siege/sea-siege-access
// rule: mu-prototype/siege/both-sides-access
// rule: mu-alpha/fortifications/siege-blocks-movement
func (g *State) WhyNotGate(s play.Seat, p Place, sea bool) play.Rule {
	if p.Sea() {
		return play.Free
	}
	x := &g.Territories[p].Siege
	switch {
	case x.By == s:
		return play.Free
	case sea && x.Sea:
		return RuleSiegeBySea
	case !sea && x.Land:
		return RuleSiegeByLand
	}
	return play.Free
}

// CrewOf is the VF of its owner aboard a transport, in what it carries too.
func (g *State) CrewOf(i int16) int16 {
	n := g.Transports[i].VF
	for j := range g.transportsAboard(i) {
		n += g.CrewOf(j)
	}
	return n
}

// Crewed says whether a transport has any VF of its owner's aboard, in what it carries too.
func (g *State) Crewed(i int16) bool { return g.Transports[i].VF > 0 || g.CrewOf(i) > 0 }

// wantsArmies says whether a transport can carry armies, and so goes nowhere without.
func (g *State) wantsArmies(i int16) bool {
	x := &g.Transports[i]
	return g.Box().Transports[x.Kind][x.Level].Armies > 0
}
