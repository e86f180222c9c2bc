package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// What military buildings prevent, and damage to buildings.

const (
	Protect play.Verb = 420 // from source A of damage

	AskProtect play.Prompt = 420 // A damage

	KeyProtects play.Key = 450 // A's walls protect from B, C damage
)

var wallChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Protect: "protect"},
	Prompts: map[play.Prompt]string{AskProtect: "protect"},
	Lines:   map[play.Key]string{KeyProtects: "protects"},
}

// wallsOf is how much damage a round the military building of the territory keeps from a side: 1 a level, if one of the side is in
// control.
// rule: mu-giochix/military-buildings/protection-amount
func (g *State) wallsOf(side int) int16 {
	if !g.onOwnLand(side) {
		return 0
	}
	return int16(g.Territories[g.Battle.At].Level[Military])
}

// raiseWalls lets who has walls say at the start of the round from what they protect. Where only the melee threatens it is not
// asked.
// rule: mu-giochix/military-buildings/choose-protection
func (g *State) raiseWalls(t *play.Table) {
	for side := range g.Battle.Sides {
		if g.wallsOf(side) == 0 {
			continue
		}
		from := int16(FromMelee)
		if g.threatens(side, FromSiege) || g.threatens(side, FromShots) {
			a := t.Await(func(o *play.Asking) {
				o.To(g.lead(side), AskProtect, g.wallsOf(side))
				for from := range sources {
					if g.threatens(side, from) {
						o.May(play.Choice{Verb: Protect, A: int16(from)}, play.Free)
					}
				}
			})
			from = a.A
		}
		x := &g.Battle.Sides[side]
		x.Shielded, x.Shield = true, Source(from)
		t.Tell(KeyProtects, int16(g.lead(side)), from, g.wallsOf(side))
	}
}

// threatens says whether a side may take damage from a source in this round.
func (g *State) threatens(side int, from Source) bool {
	enemy := g.fighters(rival(side))
	switch from {
	case FromSiege:
		return g.engines(rival(side)) > 0
	case FromShots:
		return enemy[Archer] > 0 && g.unique(rival(side), Archer) || enemy[Captain] > 0 || g.shotsBesides(rival(side)) > 0
	}
	return true
}

// shotsBesides is the damage that abilities deal for a side with the shots of its Archers.
func (g *State) shotsBesides(side int) int16 {
	return g.edge(side, DealDamage, func(e *Effect) bool { return Source(e.By) == FromShots })
}

// shelter is how much damage from a source the walls keep from a side: none of losses.
// rule: mu-giochix/military-buildings/choose-protection
// rule: mu-giochix/military-buildings/protection-amount
func (g *State) shelter(side int, from Source) int16 {
	if x := &g.Battle.Sides[side]; x.Shielded && x.Shield == from {
		return g.wallsOf(side)
	}
	return 0
}

// prevented is how much of a damage from a source abilities prevent, and counts it as used. Of those that can still be used in the
// round the ones that prevent no later damage come first.
func (g *State) prevented(side int, damage int16, from Source) int16 {
	x := &g.Battle.Sides[side]
	all := g.edge(side, PreventDamage, anyEffect)
	fit := g.edge(side, PreventDamage, func(e *Effect) bool { return e.By>>from&1 == 1 })
	n := min(max(0, damage), fit-max(0, int16(x.Spared)-(all-fit)))
	n = max(0, n)
	x.Spared += int8(n)
	return n
}

// damage puts Destruction tokens beside a building, which is razed when they reach its Structure Points.
// rule: mu-giochix/purchases/destroyed-at-structure-points
// rule: mu-giochix/military-buildings/destruction-tokens
// rule: mu-giochix/military-buildings/destroyed-with-its-tokens
// rule: mu-giochix/military-buildings/building-damage-not-reduced
func (g *State) damage(t *play.Table, at Place, f Family, n int8) {
	x := &g.Territories[at]
	if x.Level[f] == 0 || n < 1 {
		return
	}
	x.Damage[f] += n
	t.Tell(KeyBatters, int16(at), int16(f), int16(n))
	if x.Damage[f] >= box.Buildings[f][x.Level[f]].Structure {
		t.Tell(KeyRazed, int16(at), int16(f), int16(x.Level[f]))
		g.raze(t, at, f)
	}
}
