package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// What is different in a battle at sea.

const (
	KeyGalleySinks play.Key = 440 // an empty Galley of A sinks in B
	KeyGalleyFloat play.Key = 441 // an empty Galley of A in B stays afloat

	RuleEnginesAboard play.Rule = 440
)

var navalChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyGalleySinks: "galley-sinks", KeyGalleyFloat: "galley-floats"},
	Rules: map[play.Rule]string{RuleEnginesAboard: "mu-giochix/naval/engines-aboard"},
}

// galleys calls f with the Galleys of a seat in the battle.
func (g *State) galleys(s play.Seat, f func(i int8)) {
	for i := range int8(properties) {
		if x := &g.Players[s].Property[i]; x.Kind == Galley && Place(x.At) == g.Battle.At {
			f(i)
		}
	}
}

// manned are the Galleys of a seat in the battle that have somebody aboard, bit i.
func (g *State) manned(s play.Seat) (all uint8) {
	g.galleys(s, func(i int8) {
		if g.Players[s].aboard(i) != 0 {
			all |= 1 << i
		}
	})
	return all
}

// fleetBonus is what a side adds to its attack value at sea: by how much the levels of its Galleys are more than the
// enemy's.
// rule: mu-giochix/naval/level-bonus
func (g *State) fleetBonus(side int) int16 {
	if !g.Battle.naval() {
		return 0
	}
	return max(0, g.fleet(side)-g.fleet(rival(side)))
}

// fleet is the sum of the levels of a side's Galleys.
func (g *State) fleet(side int) (levels int16) {
	for s := range play.Seat(g.Seats) {
		if g.Battle.Fights[s] == int8(side) {
			g.galleys(s, func(i int8) { levels += int16(g.Players[s].Property[i].Level) })
		}
	}
	return levels
}

// whyNotFire is the rule that forbids an engine to fire: at sea a Galley fires engines whose levels come to no more than its
// own.
// rule: mu-giochix/naval/engines-aboard
func (g *State) whyNotFire(s play.Seat, i int8) play.Rule {
	b, p := &g.Battle, &g.Players[s]
	on := p.Property[i].At
	if !b.naval() || on < Aboard || b.Crew[s][i] > 0 {
		return play.Free
	}
	levels := p.Property[i].Level
	for j := range int8(properties) {
		if x := &p.Property[j]; x.At == on && b.Crew[s][j] > 0 {
			levels += x.Level
		}
	}
	if levels > p.Property[on-Aboard].Level {
		return RuleEnginesAboard
	}
	return play.Free
}

// sinkings rolls for every Galley that has lost its last unit in the battle whether it sinks.
// rule: mu-giochix/naval/empty-galley-sinks
func (g *State) sinkings(t *play.Table) {
	if !g.Battle.naval() {
		return
	}
	for s := range play.Seat(g.Seats) {
		for i := range int8(properties) {
			b := &g.Battle
			if b.Sailing[s]>>i&1 == 0 || g.Players[s].aboard(i) != 0 {
				continue
			}
			b.Sailing[s] &^= 1 << i
			g.leftEmpty(t, s, i)
		}
	}
}

// leftEmpty rolls for a Galley that is left empty at sea whether it sinks.
// rule: mu-giochix/naval/empty-galley-sinks
func (g *State) leftEmpty(t *play.Table, s play.Seat, i int8) {
	const faces, sinks = 8, 3
	at := int16(g.Players[s].where(i))
	t.Chance()
	if g.roll(faces) > sinks {
		t.Tell(KeyGalleyFloat, int16(s), at)
		return
	}
	t.Tell(KeyGalleySinks, int16(s), at)
	g.lose(s, i)
}

// discard takes a figure off the board outside of a battle. A Galley that it leaves empty at sea may sink.
// rule: mu-giochix/naval/empty-galley-sinks
func (g *State) discard(t *play.Table, s play.Seat, figure int8) {
	p := &g.Players[s]
	on := p.Figures[figure]
	g.put(s, figure, Supply)
	if on < Aboard || on >= Supply {
		return
	}
	if i := int8(on - Aboard); p.Property[i].Kind == Galley && p.where(i).Sea() && p.aboard(i) == 0 {
		g.leftEmpty(t, s, i)
	}
}
