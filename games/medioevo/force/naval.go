package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Naval Battles: ramming first, then rounds as in the field; and transports that lose their crew, at
// sea and in the land of others.

const (
	Unman     play.Verb = 560 // leaves the transport A without a crew
	Occupy    play.Verb = 561 // the transport A, which nobody defends any more
	LeaveShip play.Verb = 562

	AskUnman  play.Prompt = 560 // which transport at place A is left without a crew
	AskOccupy play.Prompt = 561 // the transport A lies without a crew at place B

	KeyRamming play.Key = 560 // A and B ram each other at place E: they lose C and D VF
	KeyUnman   play.Key = 561 // A leaves a transport of kind B and level C without a crew
)

var navalChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Unman: "unman", Occupy: "occupy", LeaveShip: "leave-ship"},
	Prompts: map[play.Prompt]string{AskUnman: "unman", AskOccupy: "occupy"},
	Lines:   map[play.Key]string{KeyRamming: "ramming", KeyUnman: "unman"},
	Refs: wording.Refs{
		Unman: wording.OfA(RefTransport), Occupy: wording.OfA(RefTransport), LeaveShip: wording.OfA(RefTransport),
	},
}

// navalBattle is a battle at sea.
// rule: mu-prototype/naval/then-field-combat
// rule: mu-alpha/naval/then-pitched-battle
func (g *State) navalBattle(t *play.Table) Upshot {
	g.ram(t)
	g.Abandon(t) // rule: mu-prototype/attacking/sea-one-vf-per-transport
	return g.battleRounds(t)
}

// ram has all Galleys of both sides ram at the same time: a d4 and its level for each, and 1 more with ALCHIMIA.
// rule: mu-prototype/naval/ramming
// rule: mu-prototype/naval/alchimia
func (g *State) ram(t *play.Table) {
	b := &g.Battle
	t.Chance()
	hits := [2]int16{g.rams(Attacking), g.rams(Defending)}
	for side := range hits {
		n := min(hits[1-side], g.Facing(side))
		b.Sides[side].Ram = n
		for s, lost := range g.shares(side, n) { //stale:ok all fall at the same time
			g.Falls(t, side, play.Seat(s), lost)
		}
	}
	x := &b.Sides
	t.Tell(KeyRamming, int16(x[Attacking].Main), int16(x[Defending].Main), x[Attacking].Ram, x[Defending].Ram, int16(b.At))
}

// rams is what the Galleys of a side do by ramming: those with a crew, for none moves without.
// rule: mu-alpha/naval/ramming
// rule: mu-alpha/combat/empty-transport-removed
// rule: mu-alpha/naval/alchemy
// rule: mu-alpha/concepts/transport-levels
func (g *State) rams(side int) (n int16) {
	for s := range play.Seat(sides) {
		for i := range g.Berths() {
			if g.fightsAs(side, s, i, Galley) && g.CrewOf(i) > 0 {
				n += int16(g.Dice.N(4)) + 1 + int16(g.Transports[i].Level) + int16(B2i(g.Has(s, Alchimia)))
			}
		}
	}
	return n
}

// oars is how many Galleys of somebody fight on a side.
func (g *State) oars(side int, s play.Seat) (n int16) {
	for i := range g.Berths() {
		if g.fightsAs(side, s, i, Galley) {
			n++
		}
	}
	return n
}

// fightsAs says whether a transport is one of a kind with which somebody fights on a side of a battle at sea.
func (g *State) fightsAs(side int, s play.Seat, i int16, kind Kind) bool {
	b := &g.Battle
	x := &g.Transports[i]
	switch {
	case x.Kind != kind || x.Owner != s || b.Sides[side].Allies&(1<<s) == 0 || x.Halted&Sabotaged != 0:
		return false
	case side == Attacking:
		return b.Convoy.Holds(i)
	}
	return x.At == b.At
}

// shares is how a loss falls on those who fight on a side: each VF on whoever has most.
func (g *State) shares(side int, n int16) (lost [sides]int16) {
	left := func(s play.Seat) int16 { return g.Engaged(side, s) - lost[s] }
	for ; n > 0; n-- {
		most := g.Battle.Sides[side].Main
		for s := range play.Seat(sides) {
			if left(s) > left(most) {
				most = s
			}
		}
		lost[most]++
	}
	return lost
}

// strongest is who fights on a side with most VF.
func (g *State) strongest(side int) play.Seat {
	best := g.Battle.Sides[side].Main
	for s := range play.Seat(sides) {
		if g.Engaged(side, s) > g.Engaged(side, best) {
			best = s
		}
	}
	return best
}

// Abandon sees which transports the defenders can no longer man: each needs 1 VF. Whose they are chooses which; the
// attacker may occupy them if he has VF to spare, and else they are nobody's. In his own land nobody's transports want
// a crew.
// rule: mu-prototype/attacking/sea-one-vf-per-transport
// rule: mu-prototype/attacking/barbarian-territory-transports-like-sea
// rule: mu-prototype/movement/empty-transport-at-home
func (g *State) Abandon(t *play.Table) {
	b := &g.Battle
	for _, s := range g.AllSeats() { //stale:ok who has fallen has no armies here
		if b.Sides[Defending].Allies&(1<<s) == 0 || b.At.Land() && g.Holder(b.At) == s {
			continue
		}
		for {
			here := g.AllAt(s, b.At).Convoy
			vf, n := g.Strength(s, b.At), int16(0)
			for range here.each() {
				n++
			}
			if vf == 0 || n*g.Ed().Crew <= vf {
				break
			}
			g.loseHold(t, s, g.toUnman(t, s, &here))
		}
	}
}

// toUnman asks which of his transports a defender leaves without a crew.
func (g *State) toUnman(t *play.Table, s play.Seat, here *Convoy) int16 {
	return t.Await(func(o *play.Asking) {
		o.To(s, AskUnman, int16(g.Battle.At))
		for i := range here.each() {
			o.May(play.Choice{Verb: Unman, A: i}, play.Free)
		}
	}).A
}

// loseHold leaves a transport without its crew, in the wagons it carries too, which goes aboard others that have none.
func (g *State) loseHold(t *play.Table, s play.Seat, i int16) {
	b := &g.Battle
	x := &g.Transports[i]
	for k := range g.carriers(s, b.At) {
		if k != i && g.CrewOf(i) > 0 && g.CrewOf(k) == 0 {
			g.thin(host{Convoy: g.laden(One(i))}, 1)
			g.Transports[k].VF++
		}
	}
	t.Tell(KeyUnman, int16(s), int16(x.Kind), int16(x.Level))
	if !g.occupied(t, i) {
		x.Owner = play.Nobody
		g.DisembarkAll(i)
	}
}

// occupied asks the attacker whether he takes a transport without a crew, and says whether he has it then.
func (g *State) occupied(t *play.Table, i int16) bool {
	b := &g.Battle
	by := b.Sides[Attacking].Main
	if by == Barbarians || g.Engaged(Attacking, by) <= g.manned(Party{By: by, Convoy: b.Convoy}) {
		return false
	}
	a := t.Await(func(o *play.Asking) {
		o.To(by, AskOccupy, i, int16(b.At))
		o.May(play.Choice{Verb: Occupy, A: i}, play.Free)
		o.May(play.Choice{Verb: LeaveShip, A: i}, play.Free)
	})
	if a.Verb == LeaveShip {
		return false
	}
	b.Target = One(i)
	g.Capture(t, by)
	return true
}
