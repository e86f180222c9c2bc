package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Siege engines in battle.

const (
	Serve      play.Verb = 410 // so many figures of sort B serve engine A, which fires at C: units, or a family of buildings
	Dismiss    play.Verb = 411 // nobody serves engine A
	CrewsReady play.Verb = 412

	AskCrews play.Prompt = 410 // of side A

	KeyFires   play.Key = 430 // A's engine of level B rolls C dice: D hit
	KeyBatters play.Key = 431 // building of family B in A takes C damage
	KeyRazed   play.Key = 432 // the building of family B and level C in A is destroyed
)

var engineChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Serve: "serve", Dismiss: "dismiss-crew", CrewsReady: "crews-ready"},
	Prompts: map[play.Prompt]string{AskCrews: "crews"},
	Lines:   map[play.Key]string{KeyFires: "fires", KeyBatters: "batters", KeyRazed: "razed"},
	Refs:    wording.Refs{Serve: wording.OfA(refProperty), Dismiss: wording.OfA(refProperty)},
	Closing: []play.Verb{CrewsReady},
	Whole:   []play.Verb{Serve},
}

// mostServants is how many can serve an engine; one must.
// rule: mu-giochix/siege-engines/servants
const mostServants = 3

// AtUnits is at what an engine fires that fires at units; a family of buildings is that and the family's number, from 1.
const AtUnits = 0

// battery calls f with every engine that a side has in the battle.
func (g *State) battery(side int, f func(s play.Seat, i int8)) {
	b := &g.Battle
	for s := range play.Seat(g.Seats) {
		if b.Fights[s] != int8(side) {
			continue
		}
		for i := range int8(properties) {
			if p := &g.Players[s]; p.Property[i].Kind == Engine && p.where(i) == b.At {
				f(s, i)
			}
		}
	}
}

// artillery lets both sides, the attackers first, say who serves their engines and at what these fire; then all fire at once.
// rule: mu-giochix/battle/phase1-artillery
func (g *State) artillery(t *play.Table) {
	for side := range g.Battle.Sides {
		if g.engines(side) > 0 {
			g.crews(t, side)
		}
	}
	g.fire(t)
}

// engines is how many engines a side has in the battle.
func (g *State) engines(side int) (n int) {
	if g.Battle.Sides[side].Lead != Barbarians {
		g.battery(side, func(play.Seat, int8) { n++ })
	}
	return n
}

// crews asks who serves the engines of a side. Who has served one goes on until he is dismissed.
// rule: mu-giochix/siege-engines/servants
// rule: mu-giochix/siege-engines/declare-target
func (g *State) crews(t *play.Table, side int) {
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(g.lead(side), AskCrews, int16(side))
			g.battery(side, func(s play.Seat, i int8) { g.offerCrew(o, side, s, i) })
			o.May(play.Choice{Verb: CrewsReady}, play.Free)
		})
		b := &g.Battle
		s, i := ofNumber(a.A)
		switch a.Verb {
		case Serve:
			b.Crew[s][i] += int8(a.N)
			b.Aim[s][i] = int8(a.C)
			b.Serving[s] |= least(g.Players[s].sorted(b.Of[s]&^b.Serving[s], Sort(a.B)), a.N)
		case Dismiss:
			b.Crew[s][i] = 0
			g.undermanned(s)
		default:
			return
		}
	}
}

// offerCrew lists who could serve an engine, and at what it can fire.
// rule: mu-giochix/siege-engines/servants
// rule: mu-giochix/siege-engines/declare-target
func (g *State) offerCrew(o *play.Asking, side int, s play.Seat, i int8) {
	b := &g.Battle
	crew := b.Crew[s][i]
	if crew < mostServants {
		why := g.whyNotFire(s, i)
		free := b.Of[s] &^ b.Serving[s]
		for target := int16(AtUnits); target <= families; target++ {
			if crew > 0 && target != int16(b.Aim[s][i]) || !g.canAim(side, s, i, target) {
				continue
			}
			for sort := range Sort(sorts) {
				if n := count(g.Players[s].sorted(free, sort)); n > 0 {
					o.May(play.Choice{Verb: Serve, A: numbered(s, i), B: int16(sort), C: target, Lo: 1, Hi: int16(min(n, mostServants-crew))}, why)
				}
			}
		}
	}
	if crew > 0 {
		o.May(play.Choice{Verb: Dismiss, A: numbered(s, i)}, play.Free)
	}
}

// canAim says whether an engine can fire at a target: at units, or at a building there that is not of its own side and that
// it can damage.
// rule: mu-giochix/siege-engines/declare-target
// rule: mu-giochix/siege-engines/damage
func (g *State) canAim(side int, s play.Seat, i int8, target int16) bool {
	b := &g.Battle
	if target == AtUnits {
		return true
	}
	if !b.At.Land() || g.Territories[b.At].Level[target-1] == 0 || g.onOwnLand(side) {
		return false
	}
	return g.blow(s, i, target) > 0
}

// onOwnLand says whether one of a side controls the territory of the battle.
func (g *State) onOwnLand(side int) bool {
	b := &g.Battle
	if !b.At.Land() {
		return false
	}
	who := g.controller(b.At)
	return who != play.Nobody && b.Fights[who] == int8(side)
}

// blow is the damage of a hit of an engine to a target.
// rule: mu-giochix/siege-engines/damage
func (g *State) blow(s play.Seat, i int8, target int16) int16 {
	e := &box.Engines[g.Players[s].Property[i].Level]
	if target == AtUnits {
		n := int16(e.Units)
		g.eachEffect(s, Siege, func(e *Effect) { n += e.Min })
		return n
	}
	n := int16(e.Buildings)
	g.eachEffect(s, Siege, func(e *Effect) { n += e.Max })
	return n
}

// undermanned makes as many serve the engines of a seat as are left to do so, and lets who serves none return to the melee.
func (g *State) undermanned(s play.Seat) {
	b := &g.Battle
	crews := int8(0)
	for _, n := range b.Crew[s] {
		crews += n
	}
	for n := count(b.Serving[s]); crews > n; crews-- {
		most := 0
		for i, crew := range b.Crew[s] {
			if crew > b.Crew[s][most] {
				most = i
			}
		}
		b.Crew[s][most]--
	}
	b.Serving[s] = least(b.Serving[s], int16(crews))
}

// fire rolls a die for each servant of all engines, and deals the damage to units and buildings.
// rule: mu-giochix/siege-engines/hit-roll
// rule: mu-giochix/siege-engines/damage
func (g *State) fire(t *play.Table) {
	var damage [2]int16
	for side := range g.Battle.Sides {
		if g.engines(side) > 0 {
			damage[side] = g.volley(t, side)
		}
	}
	for side := range g.Battle.Sides {
		g.deal(t, side, damage[rival(side)], FromSiege)
	}
}

// volley fires the engines of a side; it returns the damage to units, buildings take theirs at once.
// rule: mu-giochix/siege-engines/hit-roll
// rule: mu-giochix/siege-engines/damage
// rule: mu-giochix/military-buildings/building-damage-not-reduced
func (g *State) volley(t *play.Table, side int) (damage int16) {
	const faces, hit = 8, 3
	g.battery(side, func(s play.Seat, i int8) {
		b := &g.Battle
		if b.Crew[s][i] == 0 {
			return
		}
		t.Chance()
		hits := int16(0)
		for range b.Crew[s][i] {
			if int16(g.roll(faces)) <= hit+g.bonus(s, Siege, anyEffect) {
				hits++
			}
		}
		t.Tell(KeyFires, int16(s), int16(g.Players[s].Property[i].Level), int16(b.Crew[s][i]), hits)
		target := int16(b.Aim[s][i])
		if target == AtUnits {
			damage += hits * g.blow(s, i, target)
			return
		}
		if g.Territories[b.At].Level[target-1] > 0 && hits > 0 {
			g.batter(t, s, b.At, Family(target-1), int8(hits*g.blow(s, i, target)))
		}
	})
	return damage
}

// batter damages a building by a seat's engines.
func (g *State) batter(t *play.Table, s play.Seat, at Place, f Family, n int8) {
	if g.damage(t, at, f, n); g.Territories[at].Level[f] == 0 {
		g.note(s, Happening{Kind: DestroyedBuilding, N: 1})
	}
}
