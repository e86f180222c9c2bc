package crusaderkings

import (
	"bytes"

	"signoria/play"
)

// Modifiers: what Development cards, shields on the Crusade Track and events change.

// modifier sums what a modifier is worth to a dynasty in an action; NoAction for those that are of no
// action. Those against independent territories only do not count: see draws.
// rule: crusader-kings/trait-check/modifiers
// rule: crusader-kings/crusade/bonus-cumulative
func (g *State) modifier(s play.Seat, m Mod, a Action) int8 {
	var sum int8
	g.effects(s, func(e Effect) {
		if e.Mod == m && (a == NoAction || e.For(a)) && !e.Independent {
			sum += e.Value
		}
	})
	return sum
}

// draws is how many free draws beyond the first a dynasty has in an action; against says whether it is
// done to an independent territory.
// rule: crusader-kings/trait-check/modifiers
func (g *State) draws(s play.Seat, a Action, independent bool) int8 {
	var sum int8
	g.effects(s, func(e Effect) {
		if e.Mod == MoreDraws && e.For(a) && (!e.Independent || independent) {
			sum += e.Value
		}
	})
	return sum
}

// effects calls f for everything that changes something for a dynasty now.
// rule: crusader-kings/crusade/bonus-effect
// rule: crusader-kings/crusade/bonus-lost-with-shield
func (g *State) effects(s play.Seat, f func(Effect)) {
	for d := g.cardFrom(0, s); d < developments; {
		kind := kindOf(int8(d))
		for _, e := range box.Developments[kind].Effects {
			f(e)
		}
		d = g.cardFrom((int(kind)+1)*copies, s) // a second card of a kind changes nothing
	}
	for i, owner := range &g.Track {
		if owner == s {
			for _, e := range box.Spaces[i].Effects {
				f(e)
			}
		}
	}
	for i := range g.Boons { // rule: crusader-kings/trait-check/modifiers
		if b := &g.Boons[i]; b.Effect.Mod == NoMod {
			return
		} else if b.Seat == s {
			f(b.Effect)
		}
	}
}

// cardFrom is the first Development card of a dynasty from a number on, developments if there is none.
func (g *State) cardFrom(d int, s play.Seat) int {
	if i := bytes.IndexByte(g.DevAt[d:], DevOf+uint8(s)); i >= 0 {
		return d + i
	}
	return developments
}

// owns says whether a dynasty has a Development card of a kind.
func (g *State) owns(s play.Seat, kind int8) bool { return g.cardOf(s, kind) != None }

// cardOf is a dynasty's Development card of a kind, or None.
func (g *State) cardOf(s play.Seat, kind int8) int8 {
	for d := kind * copies; d < (kind+1)*copies; d++ {
		if g.DevAt[d] == DevOf+uint8(s) {
			return d
		}
	}
	return None
}

// kindOf is the kind of a Development card.
func kindOf(d int8) int8 { return d / copies }

// councillors and inventions are how many Development cards of a type a dynasty has.
func (g *State) councillors(s play.Seat) int8 { return g.developed(s, false) }
func (g *State) inventions(s play.Seat) int8  { return g.developed(s, true) }

func (g *State) developed(s play.Seat, invention bool) int8 {
	var n int8
	for d, at := range g.DevAt {
		if at == DevOf+uint8(s) && box.Developments[kindOf(int8(d))].Invention == invention {
			n++
		}
	}
	return n
}

// grant gives a dynasty a modifier that lasts until then. With all places taken the oldest goes.
func (g *State) grant(b Boon) {
	for i := range g.Boons {
		if g.Boons[i].Effect.Mod == NoMod {
			g.Boons[i] = b
			return
		}
	}
	copy(g.Boons[:], g.Boons[1:])
	g.Boons[len(g.Boons)-1] = b
}

// dropBoons drops the modifiers that are over.
func (g *State) dropBoons(over func(b Boon) bool) {
	kept := [len(State{}.Boons)]Boon{}
	n := 0
	for _, b := range g.Boons {
		if b.Effect.Mod != NoMod && !over(b) {
			kept[n] = b
			n++
		}
	}
	g.Boons = kept
}

// used drops what was good for the next action of a kind only: it has been done.
func (g *State) used(s play.Seat, a Action) {
	g.dropBoons(func(b Boon) bool {
		return b.Seat == s && b.Until == NextUse && (b.Effect.For(a) || a == Tax && b.Effect.Mod == MoreTax)
	})
}
