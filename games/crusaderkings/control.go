package crusaderkings

import (
	"math/bits"

	"signoria/play"
)

// What stands where, who controls what, and what lies beside what.

// controls is how many territories a dynasty controls.
// rule: crusader-kings/concepts/control
func (g *State) controls(s play.Seat) int8 { return int8(bits.OnesCount64(g.lands(s))) }

// lands are the territories a dynasty controls, bit i for territory i; of Nobody, the independent ones.
func (g *State) lands(s play.Seat) uint64 {
	var set uint64
	for i := range g.Territories {
		if x := &g.Territories[i]; x.Owner == s && !x.Shut {
			set |= 1 << i
		}
	}
	return set
}

// mobilised are the territories where a dynasty has a Footsoldier.
func (g *State) mobilised(s play.Seat) uint64 {
	var set uint64
	for i := range g.Territories {
		if x := &g.Territories[i]; x.Owner == s && x.Foot {
			set |= 1 << i
		}
	}
	return set
}

// castles is how many Castles a dynasty controls.
func (g *State) castles(s play.Seat) int8 {
	var n int8
	for i := range g.Territories {
		if x := &g.Territories[i]; x.Owner == s && x.Castle {
			n++
		}
	}
	return n
}

// shields is how many shields a dynasty has on the Crusade Track.
func (g *State) shields(s play.Seat) int8 {
	var n int8
	for _, owner := range g.Track {
		if owner == s {
			n++
		}
	}
	return n
}

// open are the territories that are in the game.
func (g *State) open() uint64 {
	var set uint64
	for i := range g.Territories {
		if !g.Territories[i].Shut {
			set |= 1 << i
		}
	}
	return set
}

// beside are the territories in the game that a land border or a sea route joins to one.
// rule: crusader-kings/mobilise/adjacency-land
// rule: crusader-kings/mobilise/adjacency-sea-route
func (g *State) beside(i int8) uint64 { return box.Territories[i].Adjacent & g.open() }

// bySea are the territories in the game that share a sea with one.
func (g *State) bySea(i int8) uint64 {
	var set uint64
	for j := range box.Territories {
		if int8(j) != i && box.Territories[i].Seas&box.Territories[j].Seas != 0 && !g.Territories[j].Shut {
			set |= 1 << j
		}
	}
	return set
}

// reach are the territories that lie beside one of a dynasty's own for what it does itself: with the Navy
// also across its seas.
// rule: crusader-kings/mobilise/adjacency-navy
func (g *State) reach(s play.Seat, from int8) uint64 {
	set := g.beside(from)
	if g.sails(s) {
		set |= g.bySea(from)
	}
	return set
}

// sails says whether a dynasty has the Navy.
func (g *State) sails(s play.Seat) bool { return g.modifier(s, SeaAdjacency, NoAction) > 0 }

// borders are the territories that lie beside any that a dynasty controls.
func (g *State) borders(s play.Seat) uint64 {
	var set uint64
	for i := range each(g.lands(s)) {
		set |= box.Territories[i].Adjacent
	}
	set &= g.open()
	if g.sails(s) {
		for i := range each(g.lands(s)) {
			set |= g.bySea(i)
		}
	}
	return set
}

// independent says whether a territory is in the game and no dynasty's.
// rule: crusader-kings/concepts/independent-territory
func (g *State) independent(i int8) bool {
	x := &g.Territories[i]
	return !x.Shut && x.Owner == play.Nobody
}

// seats are the dynasties in the game, in order of play from the holder of the First Player token.
// rule: crusader-kings/sequence/play-order
func (g *State) seats() []play.Seat { return g.seatsFrom(g.First) }

// seatsFrom are the dynasties in the game, clockwise from one.
func (g *State) seatsFrom(first play.Seat) []play.Seat {
	all := make([]play.Seat, 0, MaxDynasties)
	for n, s := int8(0), first; n < g.Seats; n, s = n+1, g.left(s) {
		if !g.Dynasties[s].Out {
			all = append(all, s)
		}
	}
	return all
}

// left is the seat to the left of one.
func (g *State) left(s play.Seat) play.Seat { return (s + 1) % play.Seat(g.Seats) }

// others are the other dynasties in the game, clockwise from a seat's left.
func (g *State) others(s play.Seat) []play.Seat {
	all := make([]play.Seat, 0, MaxDynasties)
	for o := g.left(s); o != s; o = g.left(o) {
		if !g.Dynasties[o].Out {
			all = append(all, o)
		}
	}
	return all
}

// ai says whether a seat is an AI dynasty.
func (g *State) ai(s play.Seat) bool { return s >= 0 && g.Dynasties[s].Strategy != NoStrategy }

// each are the members of a set, least first.
func each(set uint64) func(yield func(int8) bool) {
	return func(yield func(int8) bool) {
		for ; set != 0; set &= set - 1 {
			if !yield(int8(bits.TrailingZeros64(set))) {
				return
			}
		}
	}
}

// members are the members of a set, least first; none is an empty list, not nil, as pages want it.
func members[T int | int8 | int16 | play.Seat](set uint64) []T {
	all := make([]T, 0, size(set))
	for i := range each(set) {
		all = append(all, T(i))
	}
	return all
}

// holds says whether a set has a member.
func holds(set uint64, i int8) bool { return i >= 0 && set>>i&1 == 1 }

// size is how many members a set has.
func size(set uint64) int8 { return int8(bits.OnesCount64(set)) }
