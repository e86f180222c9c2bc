package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Phase 9, Combat, Movement: what makes transports faster, who stays at home, and what becomes of war transports left
// without armies. The rest is in force/movement.go, and how one sets out in force/combat.go.

// swift are the technologies of which each gives transports 1 MP more, by land and by sea.
// rule: mu-alpha/combat/movement-technologies
var swift = [2]uint64{
	1<<force.Strade | 1<<force.Cartografia,
	1<<force.Cartografia | 1<<force.Astronomia | 1<<force.Tessitura,
}

// whyNotJoin is the rule that keeps a transport where it is: in Combat those of trade stay at home, in Commerce those of
// war.
// rule: mu-alpha/combat/only-transports-move
// rule: mu-alpha/commerce/two-actions
func whyNotJoin(g *force.State, i int16) play.Rule {
	switch warlike := g.Transports[i].Kind.Warlike(); {
	case g.Phase == force.Combat && !warlike:
		return force.RuleWarLeads
	case g.Phase == force.Trade && warlike:
		return RuleTradersOnly
	}
	return play.Free
}

// leftEmpty notes the turn in which war transports have been left without armies: with none of their owner's aboard, nor
// on the ground where they stand.
// rule: mu-alpha/combat/empty-transport-removed
func leftEmpty(g *force.State) {
	for i := range g.Berths() {
		x := &g.Transports[i]
		switch {
		case !x.Kind.Warlike():
		case !deserted(g, i):
			x.Empty = 0
		case x.Empty == 0:
			x.Empty = g.Turn
		}
	}
}

// deserted says whether a transport is a player's war transport without armies. What a ship carries is its cargo.
func deserted(g *force.State, i int16) bool {
	x := &g.Transports[i]
	return x.Kind.Warlike() && x.Owner >= 0 && x.Owner < force.MostRealms && x.At != force.NoPlace && x.Aboard == force.None &&
		!g.Crewed(i) && (x.At.Sea() || g.Ground(x.Owner, x.At) == 0)
}

// neglected says, as the turn ends, whether a transport has been without armies since an earlier one, and so goes back to
// its owner's reserve.
// rule: mu-alpha/combat/empty-transport-removed
func neglected(g *force.State, i int16) bool {
	x := &g.Transports[i]
	return x.Empty != 0 && x.Empty < g.Turn
}

// derelict says whether a transport is an enemy's that stands without armies where a player has some; in Commerce, where
// all act at once, nobody touches it.
// rule: mu-alpha/combat/empty-transport-captured
func derelict(g *force.State, s play.Seat, i int16) bool {
	x := &g.Transports[i]
	return g.Phase == force.Combat && deserted(g, i) && g.AtWar(s, x.Owner) && g.Strength(x.Owner, x.At) == 0 && g.Strength(s, x.At) > 0
}

// whyNotSeize is the rule that keeps a player from occupying a transport.
func whyNotSeize(g *force.State, s play.Seat, i int16) play.Rule {
	if !derelict(g, s, i) {
		return force.RuleManned
	}
	return play.Free
}

// seize has a player's armies occupy an enemy's transport, which is his then; above his TL's limit he destroys or sacks it.
// rule: mu-alpha/combat/empty-transport-captured
func seize(g *force.State, t *play.Table, s play.Seat, i int16) {
	t.Tell(force.KeySeized, int16(s), i, int16(g.Transports[i].At))
	g.TakeOver(t, s, i)
	if x := &g.Transports[i]; x.Owner == s && x.VF == 0 && g.Spare(s, x.At) {
		g.Man(s, i)
	}
}
