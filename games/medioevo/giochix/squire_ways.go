package giochix

import "slices"

// Where a squire could go: one search of the map, for groups as for transports.

// ways are the ways from a place that a search has found.
type ways struct {
	from   Place
	before [Places]Place // of each place found, the one before it
	far    [Places]int8  // how many steps it is away, 0 of those not found
}

// onward is what a search does at a place that it has come to.
type onward uint8

const (
	goOn     onward = iota // it goes beyond it
	turnBack               // it does not
	stopHere               // it has found what it looks for
)

// search goes from a place outwards, to the nearest first, wherever a step is open, and asks at every place what it does there. It
// returns where it has been stopped, NoPlace if nowhere.
func (x *ways) search(from Place, open func(at, to Place) bool, at func(Place) onward) Place {
	x.from = from
	var seen placeSet
	seen.add(from)
	var queue [Places]Place
	queue[0] = from
	for head, tail := 0, 1; head < tail; head++ {
		here := queue[head]
		for _, to := range box.Around[here] {
			if seen.has(to) || !open(here, to) {
				continue
			}
			seen.add(to)
			x.before[to], x.far[to] = here, x.far[here]+1
			switch at(to) {
			case stopHere:
				return to
			case goOn:
				queue[tail] = to
				tail++
			}
		}
	}
	return NoPlace
}

// first is the first step to a place that was found.
func (x *ways) first(to Place) Place {
	for x.before[to] != x.from {
		to = x.before[to]
	}
	return to
}

// steps are all steps to it.
func (x *ways) steps(to Place) (all []Place) {
	for ; to != x.from; to = x.before[to] {
		all = append(all, to)
	}
	slices.Reverse(all)
	return all
}
