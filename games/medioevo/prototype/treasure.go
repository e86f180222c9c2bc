package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Treasure cards: the hoards of barbarian Captains.

const (
	KeyTreasure     play.Key = 366 // A draws Treasure card B
	KeyTreasureLies play.Key = 367 // A units of good B lie at C
	KeyTreasureSunk play.Key = 368 // A units of good B are lost in the sea
)

var treasureChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyTreasure: "treasure", KeyTreasureLies: "treasure-lies", KeyTreasureSunk: "treasure-sunk"},
}

const treasureFrom = 2 // the level from which a barbarian Captain brings a Treasure card

const chiefPoints = 1 // for one of the highest level

// reward is what a player gets for a barbarian Captain he has killed at a place: honour for one of level III, and a
// Treasure card from level II.
// rule: mu-prototype/barbarian-captains/points-for-level-3
// rule: mu-prototype/victory-play/destroy-barbarian-captain-3
// rule: mu-prototype/barbarian-captains/treasure-for-level-2-and-3
// rule: mu-prototype/barbarian-captains/no-treasure-for-level-1
func reward(g *force.State, t *play.Table, by play.Seat, level int8, at force.Place) {
	if level == force.HighestChief {
		g.Honour(t, by, chiefPoints, force.ForBarbarianCaptain)
	}
	if level >= treasureFrom {
		treasure(g, t, by, at)
	}
}

// treasure gives a player a Treasure card for a barbarian Captain killed at a place: florins at once, VF with the next
// Reinforcements, goods where he fell.
// rule: mu-prototype/treasure/contents
// rule: mu-prototype/treasure/vf-next-reinforcements
// rule: mu-prototype/treasure/florins-at-once
func treasure(g *force.State, t *play.Table, s play.Seat, p force.Place) {
	t.Chance()
	card := g.TurnUp(g.TreasureA[:])
	x := &own(g.Box()).Treasures[card]
	t.Tell(KeyTreasure, int16(s), int16(card))
	g.Earn(s, int32(x.Florins))
	g.Players[s].Bonus += x.VF
	hoard(g, t, s, p, x.Goods)
}

// hoard lays goods of the kind that the d8 shows where the Captain was killed; at sea aboard the winner's Merchantmen.
// rule: mu-prototype/treasure/goods-kind
func hoard(g *force.State, t *play.Table, s play.Seat, p force.Place, n int8) {
	roll := int8(1 + g.Dice.N(len(g.Box().Atlas.Goods)))
	good := int8(0)
	for g.Box().Atlas.Goods[good].Face != roll {
		good++
	}
	if p.Land() {
		if g.Lay(t, force.Lot{N: n, Good: good, From: force.None}, p) {
			t.Tell(KeyTreasureLies, int16(n), int16(good), int16(p))
		}
		return
	}
	for i := range g.TransportsOf(s) {
		if x := &g.Transports[i]; x.Kind == force.Merchantman && x.At == p {
			n -= fill(g, i, good, n)
		}
	}
	if n > 0 {
		t.Tell(KeyTreasureSunk, int16(n), int16(good))
	}
}

// fill loads as many units of a good as a transport holds, and returns how many.
func fill(g *force.State, i int16, good, n int8) int8 {
	lot := force.Lot{N: min(n, g.Hold(i)), Good: good, From: force.None}
	if lot.N <= 0 || !g.HasLot(i, lot) {
		return 0
	}
	g.Stow(i, lot)
	return lot.N
}
