package medioevo

import (
	"iter"
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

// Lead is by how many points a player is ahead of all others, or behind the first and the second of them.
func Lead(own float64, others iter.Seq[float64]) (ahead, behind, second float64) {
	best, next := 0.0, 0.0
	for points := range others {
		if points > best {
			best, next = points, best
		} else {
			next = max(next, points)
		}
	}
	return max(0, own-best), max(0, best-own), max(0, next-own)
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
