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
		if x := &p.Property[j]; x.Kind == Engine && x.At == on && b.Crew[s][j] > 0 {
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
	const faces, sinks = 8, 3
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
			t.Chance()
			if g.roll(faces) > sinks {
				t.Tell(KeyGalleyFloat, int16(s), int16(b.At))
				continue
			}
			t.Tell(KeyGalleySinks, int16(s), int16(b.At))
			g.lose(s, i)
		}
	}
}
