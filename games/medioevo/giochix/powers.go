package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Powers and damage of the units.

const (
	UseAs      play.Verb = 400 // so many uses of the Captains as units of kind A
	CancelUnit play.Verb = 401 // so many uses of the Captains to cancel the power of units of kind A
	CancelKind play.Verb = 402 // an ability cancels the power of units of kind A
	EnoughUses play.Verb = 403
	Sacrifice  play.Verb = 404 // so many Light Infantry, and the dice are rolled

	AskCaptains play.Prompt = 400 // A uses

	KeyShoots     play.Key = 420 // A shoots B dice: C hit
	KeyUsesAs     play.Key = 421 // A's Captain acts as a unit of kind B, C times
	KeyCancels    play.Key = 422 // A cancels the power of C units of kind B
	KeySacrifices play.Key = 423 // A sacrifices B Light Infantry
	KeyPowers     play.Key = 424 // of A's side B Light and C Heavy Infantry and D Knights use their power
)

var powerChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		UseAs: "use-as", CancelUnit: "cancel-unit", CancelKind: "cancel-kind", EnoughUses: "enough-uses", Sacrifice: "sacrifice",
	},
	Prompts: map[play.Prompt]string{AskCaptains: "captains"},
	Lines: map[play.Key]string{
		KeyShoots: "shoots", KeyUsesAs: "uses-as", KeyCancels: "cancels", KeySacrifices: "sacrifices",
		KeyPowers: "powers",
	},
	Declining: []play.Verb{EnoughUses},
}

// works says whether units of a kind have a power in this battle: at sea only Archers and Light Infantry do, and Captains
// as those.
// rule: mu-giochix/naval/powers
func (b *Battle) works(kind Unit) bool {
	return kind != Captain && (!b.naval() || kind == Archer || kind == Light)
}

// powerOf is how many units of a kind on a side use their power now: those in the melee, if the enemy has none of the kind or as
// far as an ability lets them; without those that were cancelled; and the Captains that act as one.
// rule: mu-giochix/powers/unique-type
// rule: mu-giochix/powers/captain-emulate
// rule: mu-giochix/powers/captain-enable
func (g *State) powerOf(side int, kind Unit) int8 {
	b := &g.Battle
	if !b.works(kind) {
		return 0
	}
	x := &b.Sides[side]
	n := g.inMelee(side)[kind]
	if !g.unique(side, kind) {
		n = min(n, int8(g.edge(side, EnablePower, func(e *Effect) bool { return e.Of>>kind&1 == 1 })))
	}
	return max(0, n-x.Cancelled[kind]) + x.As[kind]
}

// unique says whether the enemy of a side has no unit of a kind, servants of engines and those aboard included.
// rule: mu-giochix/powers/unique-type
func (g *State) unique(side int, kind Unit) bool { return g.fighters(rival(side))[kind] == 0 }

// powers sees which powers hold in the melee. They hold to the end of the round, though the units be lost.
// rule: mu-giochix/battle/phase3-melee-check
// rule: mu-giochix/powers/order
func (g *State) powers() {
	for side := range g.Battle.Sides {
		for _, kind := range [...]Unit{Light, Heavy, Knight} {
			g.Battle.Sides[side].Power[kind] = g.powerOf(side, kind)
		}
	}
}

// tellPowers tells which powers hold. Barbarians have no use for theirs in the melee.
func (g *State) tellPowers(t *play.Table) {
	for side := range g.Battle.Sides {
		if x := &g.Battle.Sides[side]; x.Lead != Barbarians && x.Power != [units]int8{} {
			t.Tell(KeyPowers, int16(x.Lead), int16(x.Power[Light]), int16(x.Power[Heavy]), int16(x.Power[Knight]))
		}
	}
}

// captainUses is how often the Captains of a side use their power: as often as their levels are more than those of the
// enemy's Captains.
// rule: mu-giochix/powers/captain-emulate
// rule: mu-giochix/powers/captain-cancel-captain
// rule: mu-giochix/powers/captain-level-difference
func (g *State) captainUses(side int) int8 { return max(0, g.command(side)-g.command(rival(side))) }

// command is the sum of the levels of a side's Captains in the melee, but of those whom abilities of the enemy silence.
func (g *State) command(side int) (levels int8) {
	b := &g.Battle
	var of [captainLevels + 1]int8
	if b.Sides[side].Lead == Barbarians {
		of[1] = g.Hordes[b.At].Captain
	}
	for s := range play.Seat(g.Seats) {
		if b.Fights[s] == int8(side) {
			each(b.Of[s]&^b.Serving[s]&allOf(Captain), func(figure int8) { of[g.Players[s].Levels[figure-firstCaptain]]++ })
		}
	}
	if enemy := b.Sides[rival(side)].Lead; enemy != Barbarians {
		g.eachEffect(enemy, CancelCaptain, func(e *Effect) {
			for level := min(e.Max, captainLevels); level > 0; level-- {
				if of[level] > 0 {
					of[level]--
					return
				}
			}
		})
	}
	for level, n := range of {
		levels += int8(level) * n
	}
	return levels
}

// captains lets both sides say for what they use their Captains in this round. A Barbarian Captain acts as an Archer.
// rule: mu-giochix/battle/phase2-archers-captains
// rule: mu-giochix/powers/barbarian-use
func (g *State) captains(t *play.Table) {
	for side := range g.Battle.Sides {
		if x := &g.Battle.Sides[side]; x.Lead == Barbarians {
			x.As[Archer] = g.captainUses(side)
			continue
		}
		g.useCaptains(t, side)
	}
}

// useCaptains asks what the Captains of a side do, use by use, and whose power an ability cancels.
// rule: mu-giochix/general/empire-cards-any-time
// rule: mu-giochix/powers/captain-emulate
// rule: mu-giochix/powers/captain-cancel-unit
func (g *State) useCaptains(t *play.Table, side int) {
	used, spent := int8(0), int8(0)
	for g.captainUses(side) > used || g.mayCancel(side, spent) {
		a := t.Await(func(o *play.Asking) {
			left := g.captainUses(side) - used
			o.To(g.lead(side), AskCaptains, int16(left))
			if left > 0 {
				g.offerUses(o, side, int16(left))
			}
			if g.mayCancel(side, spent) {
				for kind := range Captain {
					if g.cancellable(rival(side), kind) > 0 {
						o.May(play.Choice{Verb: CancelKind, A: int16(kind)}, play.Free)
					}
				}
			}
			o.May(play.Choice{Verb: EnoughUses}, play.Free)
		})
		x, enemy := &g.Battle.Sides[side], &g.Battle.Sides[rival(side)]
		kind := Unit(a.A)
		switch a.Verb {
		case UseAs:
			used += int8(a.N)
			x.As[kind] += int8(a.N)
			t.Tell(KeyUsesAs, int16(g.lead(side)), a.A, a.N)
		case CancelUnit:
			used += int8(a.N)
			enemy.Cancelled[kind] += int8(a.N)
			t.Tell(KeyCancels, int16(g.lead(side)), a.A, a.N)
		case CancelKind:
			n := min(g.cancels(side, spent), int16(g.cancellable(rival(side), kind)))
			spent++
			enemy.Cancelled[kind] += int8(n)
			t.Tell(KeyCancels, int16(g.lead(side)), a.A, n)
		default:
			return
		}
	}
}

// cancellable is how many units of a kind on a side use their power, without the Captains that act as one: they are not of the kind.
// rule: mu-giochix/powers/captain-cancel-unit
func (g *State) cancellable(side int, kind Unit) int8 {
	return max(0, g.powerOf(side, kind)-g.Battle.Sides[side].As[kind])
}

// cancels is of how many units of one kind an ability lets a side cancel the power, after some that are spent; 0 if there is no more.
func (g *State) cancels(side int, spent int8) (n int16) {
	if g.lead(side) == Barbarians {
		return 0
	}
	g.eachEffect(g.lead(side), CancelPower, func(e *Effect) {
		if spent == 0 {
			n = e.N
		}
		spent--
	})
	return n
}

// mayCancel says whether there is something that an ability could cancel, after some that are spent.
func (g *State) mayCancel(side int, spent int8) bool {
	if g.cancels(side, spent) == 0 {
		return false
	}
	for kind := range Captain {
		if g.cancellable(rival(side), kind) > 0 {
			return true
		}
	}
	return false
}

// offerUses lists what Captains can do: act as a unit of another kind, or let one of theirs use its power, which comes to the same;
// or cancel the power of one of the enemy's. As Light Infantry one of the side's is needed to be sacrificed.
// rule: mu-giochix/powers/captain-emulate
// rule: mu-giochix/powers/captain-enable
// rule: mu-giochix/powers/captain-cancel-unit
// rule: mu-giochix/naval/powers
func (g *State) offerUses(o *play.Asking, side int, left int16) {
	b := &g.Battle
	for kind := range Captain {
		n := left
		if kind == Light {
			n = min(n, int16(g.inMelee(side)[Light]-g.powerOf(side, Light)))
		}
		if b.works(kind) && n > 0 {
			o.May(play.Choice{Verb: UseAs, A: int16(kind), Lo: 1, Hi: n}, play.Free)
		}
	}
	for kind := range Captain {
		if n := min(left, int16(g.cancellable(rival(side), kind))); n > 0 {
			o.May(play.Choice{Verb: CancelUnit, A: int16(kind), Lo: 1, Hi: n}, play.Free)
		}
	}
}

// An Archer hits with the lowest faces of an eight-sided die.
// rule: mu-giochix/powers/archer
const (
	shotFaces = 8
	shotHits  = 3
)

// shots rolls for the Archers of both sides at once, and both take the damage.
// rule: mu-giochix/battle/phase2-archers-captains
// rule: mu-giochix/powers/archer
func (g *State) shots(t *play.Table) {
	var hits [2]int16
	for side := range g.Battle.Sides {
		n := g.powerOf(side, Archer)
		if n == 0 {
			continue
		}
		t.Chance()
		for range n {
			if g.roll(shotFaces) <= shotHits {
				hits[side]++
			}
		}
		t.Tell(KeyShoots, int16(g.Battle.Sides[side].Lead), int16(n), hits[side])
	}
	g.shot(t, hits)
}

// shot deals both sides the damage of the enemy's hits, and of what else shoots with his Archers.
// rule: mu-giochix/battle/phase2-archers-captains
func (g *State) shot(t *play.Table, hits [2]int16) {
	for side := range hits {
		hits[side] += g.shotsBesides(side) //stale:ok both shoot at once
	}
	for side := range hits {
		g.deal(t, side, hits[rival(side)], FromShots)
	}
}

// sacrifice lets a side remove Light Infantry for a higher attack value, before it rolls.
// rule: mu-giochix/powers/light-infantry
func (g *State) sacrifice(t *play.Table, side int) {
	n := func() int16 { return int16(min(g.Battle.Sides[side].Power[Light], g.inMelee(side)[Light])) }
	if n() == 0 {
		return
	}
	a := t.Await(func(o *play.Asking) {
		o.To(g.lead(side), AskSacrifice, n())
		o.May(play.Choice{Verb: Sacrifice, Lo: 1, Hi: n()}, play.Free)
		o.May(play.Choice{Verb: RollDice}, play.Free)
	})
	if a.Verb == RollDice {
		return
	}
	t.Tell(KeySacrifices, int16(g.lead(side)), a.N)
	g.Battle.Sides[side].Sacrificed = int8(a.N)
	left := a.N
	for s := range play.Seat(g.Seats) {
		if b := &g.Battle; b.Fights[s] == int8(side) {
			some := least(b.Of[s]&^b.Serving[s]&allOf(Light), left)
			left -= int16(count(some))
			each(some, func(figure int8) { g.fall(t, s, figure) })
		}
	}
}

// charge is the damage that the Knights of a side deal if it wins the round, or after a tie.
// rule: mu-giochix/powers/knight
func (g *State) charge(side int) int16 {
	const blow = 2
	return blow * int16(g.Battle.Sides[side].Power[Knight])
}

// degraded is the figure of its supply that takes the place of one that takes a damage; None if it is removed. A Knight becomes a Heavy
// Infantryman, or if none is there a Light one; a Heavy Infantryman a Light one.
// rule: mu-giochix/powers/knight-damage
// rule: mu-giochix/powers/heavy-infantry-damage
// rule: mu-giochix/powers/light-infantry-damage
// rule: mu-giochix/powers/archer-damage
// rule: mu-giochix/powers/captain-damage
// rule: mu-giochix/components/tokens-and-supply
func (g *State) degraded(s play.Seat, figure int8) int8 {
	switch kindOf(figure) {
	case Knight:
		if less := g.spare(s, Heavy); less != None {
			return less
		}
		return g.spare(s, Light)
	case Heavy:
		return g.spare(s, Light)
	}
	return None
}

// wound gives 1 damage to a figure of a sort of a player in a place, outside of a battle.
// rule: mu-giochix/events/event-armies
func (g *State) wound(t *play.Table, s play.Seat, sort Sort, at Place) {
	figure := g.oneOf(s, sort, at)
	if figure == None {
		return
	}
	if less := g.degraded(s, figure); less != None {
		g.replace(t, s, figure, less)
		return
	}
	t.Tell(KeyFalls, int16(s), int16(sort.kind()))
	g.discard(t, s, figure)
}
