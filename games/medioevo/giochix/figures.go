package giochix

import (
	"math/bits"

	"signoria/play"
)

// Unit is a kind of Military Unit.
type Unit uint8

const (
	Light Unit = iota
	Archer
	Heavy
	Knight
	Captain
	units = 5
)

// The figures of a player, by kind, as the box has them: figure i is of the kind in whose range i lies.
// rule: mu-giochix/components/tokens-and-supply
const (
	figures      = 63
	firstArcher  = 20
	firstHeavy   = 30
	firstKnight  = 50
	firstCaptain = 60
	captains     = figures - firstCaptain
)

// firstOf is where the figures of each kind begin; the last entry is where they all end.
var firstOf = [units + 1]int8{0, firstArcher, firstHeavy, firstKnight, firstCaptain, figures}

// kindOf is the kind of a figure.
func kindOf(figure int8) Unit {
	kind := Light
	for figure >= firstOf[kind+1] {
		kind++
	}
	return kind
}

// allOf are the figures of a kind, as bits.
func allOf(kind Unit) uint64 {
	return (1<<firstOf[kind+1] - 1) &^ (1<<firstOf[kind] - 1)
}

// Spot is where a figure or a property is: the number of a place, or one of these.
type Spot uint8

const (
	Aboard      Spot = Spot(Places)        // of one's property i: Aboard + i
	Supply      Spot = Aboard + properties // to be bought
	Surrendered Spot = Supply + 1          // off the board, to be brought back from the next turn on
	Yielded     Spot = Surrendered + 1     // the same, in the turn of the surrender
	Captive     Spot = Yielded + 1         // held by seat s: Captive + s
	spots       Spot = Captive + MostPlayers
)

// Counts are how many figures there are of each kind.
type Counts [units]int8

// All is how many there are: those of several players may be more than a count of one kind holds.
func (c Counts) All() (n int16) {
	for _, x := range c {
		n += int16(x)
	}
	return n
}

// place is where a figure of a player is on the board, NoPlace if it is not. Aboard it is where the transport is.
func (p *Player) place(figure int8) Place { return p.placeOf(p.Figures[figure]) }

func (p *Player) placeOf(at Spot) Place {
	if at >= Aboard && at < Supply {
		at = p.Property[at-Aboard].At
	}
	if at < Aboard {
		return Place(at)
	}
	return NoPlace
}

// army are the figures of a seat in a place, aboard or not, as bits.
func (g *State) army(s play.Seat, at Place) (all uint64) {
	if g.Here[at][s] == 0 {
		return 0
	}
	p := &g.Players[s]
	for i := range int8(figures) {
		if p.Figures[i] < Supply && p.place(i) == at {
			all |= 1 << i
		}
	}
	return all
}

// counts is how many figures there are of each kind among some.
func counts(some uint64) (c Counts) {
	for kind := range units {
		c[kind] = int8(bits.OnesCount64(some & allOf(Unit(kind))))
	}
	return c
}

// spare is a figure of a kind in a seat's supply, None if it has run out.
// rule: mu-giochix/components/tokens-and-supply
func (g *State) spare(s play.Seat, kind Unit) int8 {
	p := &g.Players[s]
	for i := firstOf[kind]; i < firstOf[kind+1]; i++ {
		if p.Figures[i] == Supply {
			return i
		}
	}
	return None
}

// put moves a figure to a spot. Whoever moves figures calls it, and nobody writes Figures or Here otherwise.
func (g *State) put(s play.Seat, figure int8, to Spot) {
	p := &g.Players[s]
	was := p.place(figure)
	p.Figures[figure] = to
	g.gone(s, was, p.place(figure), 1)
	if to >= Supply {
		p.Stopped &^= 1 << figure
		p.Walked &^= 1 << figure
		if to == Supply && figure >= firstCaptain {
			p.Levels[figure-firstCaptain] = 0
		}
	}
}

// gone counts that some of a player's figures are no longer where they were. Who leaves a territory altogether holds it no
// longer by having taken it.
// rule: mu-giochix/conquest/other-territories-need-garrison
func (g *State) gone(s play.Seat, was, is Place, n int8) {
	if was == is {
		return
	}
	if is != NoPlace {
		g.Here[is][s] += n
	}
	if was == NoPlace {
		return
	}
	if g.Here[was][s] -= n; was.Land() && g.Here[was][s] == 0 && g.Territories[was].Taken == s {
		g.Territories[was].Taken = play.Nobody
	}
}

// raise puts figures of a kind from the supply in a place, as many as there are, and returns how many those were.
func (g *State) raise(s play.Seat, kind Unit, n int8, at Place) (raised int8) {
	for ; raised < n; raised++ {
		figure := g.spare(s, kind)
		if figure == None {
			return raised
		}
		g.put(s, figure, Spot(at))
	}
	return raised
}

// oneOf is a figure of a sort in a place, one that does not carry a Stop token before one that does; None if there is none.
func (g *State) oneOf(s play.Seat, sort Sort, at Place) int8 {
	all := g.Players[s].sorted(g.army(s, at), sort)
	if ready := all &^ g.Players[s].Stopped; ready != 0 {
		all = ready
	}
	if all == 0 {
		return None
	}
	return int8(bits.TrailingZeros64(all))
}

// Sort is a kind of unit, with Captains told apart by their level: Captain stands for level I, those after it for II and III.
type Sort int8

const sorts = int(Captain) + captainLevels

// captainLevels is how many levels there are of Captains.
const captainLevels = 3

// kind is the kind of unit that a sort is of.
func (x Sort) kind() Unit { return min(Unit(x), Captain) }

// eachSort calls f with every sort of which there are figures among some of a player's, and how many: a Captain of level I is not one of
// level III, and who loses or sends one says which.
func (p *Player) eachSort(some uint64, f func(sort Sort, n int8)) {
	for sort := range Sort(sorts) {
		if n := count(p.sorted(some, sort)); n > 0 {
			f(sort, n)
		}
	}
}

// sortOf is the sort of a figure that is not in the supply.
func (p *Player) sortOf(figure int8) Sort {
	kind := Sort(kindOf(figure))
	if Unit(kind) == Captain {
		kind += Sort(p.Levels[figure-firstCaptain]) - 1
	}
	return kind
}

// sorted are those of a sort among some figures.
func (p *Player) sorted(some uint64, sort Sort) (all uint64) {
	if Unit(sort) < Captain {
		return some & allOf(Unit(sort))
	}
	for i := int8(firstCaptain); i < figures; i++ {
		if some>>i&1 == 1 && p.sortOf(i) == sort {
			all |= 1 << i
		}
	}
	return all
}

// count is how many figures there are among some.
func count(some uint64) int8 { return int8(bits.OnesCount64(some)) }

// least are the first n of some figures.
func least(some uint64, n int16) (all uint64) {
	for ; n > 0 && some != 0; n-- {
		one := some & -some
		all |= one
		some &^= one
	}
	return all
}

// each calls f with every figure among some.
func each(some uint64, f func(figure int8)) {
	for ; some != 0; some &= some - 1 {
		f(int8(bits.TrailingZeros64(some)))
	}
}
