package medioevo

import (
	"slices"
	"strings"
)

// What every edition tells of how a realm stands, for its value to reckon from.

// Progress is how far a game is, 0 to 1: by turns, or by Honour if that limit is nearer; a limit of 0 is none. Most is what who has
// most has of it. Without either the game is taken to go on for as many turns as are usual.
func Progress(turn, turns, usual int8, honour, most int16) (far float64) {
	switch gone := float64(turn - 1); {
	case turns > 0:
		far = gone / float64(turns)
	case honour == 0:
		far = gone / (gone + float64(usual))
	}
	if honour > 0 {
		far = max(far, float64(most)/float64(honour))
	}
	return min(1, far)
}

// PointNumbers tell of points that would be scored now: how many a player has, and by how many he is ahead of all others, or behind
// the first and the second of them. Of who is out points are false.
func PointNumbers(seats int8, s seat, points func(seat) (n float64, in bool), put func(x, scale float64)) {
	own, _ := points(s)
	best, second := 0.0, 0.0
	for x := range seat(seats) {
		n, in := points(x)
		switch {
		case x == s || !in:
		case n > best:
			best, second = n, best
		default:
			second = max(second, n)
		}
	}
	put(own, 10)
	put(max(0, own-best), 3)
	put(max(0, best-own), 3)
	put(max(0, second-own), 3)
}

// near begins the names of numbers that are told again, the nearer the end is.
const near = "near-"

// Nearer are the places among some names of the numbers that are told again, in the order in which they are.
func Nearer(names []string) (places []int) {
	for _, name := range names {
		if again, is := strings.CutPrefix(name, near); is {
			places = append(places, slices.Index(names, again))
		}
	}
	return places
}
