package crusaderkings

import (
	"signoria/play"
	"signoria/play/bargain"
)

// What peace is worth to a squire, and his word.

const (
	oath         = 150 // what his word is worth to an even squire
	grudgeRounds = 4   // for how many Rounds he believes nobody who broke his word
	shyRounds    = 2   // for how many he asks nobody again who refused
	quiet        = 12  // what peace is worth to neighbours beyond what either could take: plots, too, and what a third gains
	leastPeace   = 8   // what peace costs him at least for which he gets none: he could come to want something of the other's
)

// word is what his word is worth to him.
func (j *judge) word() int {
	if j.temper == nil || j.temper.oath == 0 {
		return oath
	}
	return j.temper.oath
}

// sworn is what it costs him to turn against another: his word, if he owes peace.
func (j *judge) sworn(to play.Seat) int {
	if j.unsworn || !j.g.owesPeace(j.s, to) {
		return 0
	}
	return j.word()
}

// believes says whether he takes another at his word: who broke it to him, or before all, is believed nothing for a while.
func (j *judge) believes(o play.Seat) bool {
	for to := range play.Seat(j.g.Seats) {
		broken := j.g.promises(o, to).Broken
		round := broken.Open
		if to == j.s {
			round = broken.Latest()
		}
		if round > 0 && j.g.now()-round < grudgeRounds {
			return false
		}
	}
	return true
}

// refusedBy says whether another has lately declined what he offered.
func (j *judge) refusedBy(o play.Seat) bool {
	refused := j.g.promises(j.s, o).Refused
	return refused > 0 && j.g.now()-refused < shyRounds
}

// newRounds are the Rounds in which peace would be owed and is not yet.
func (j *judge) newRounds(from, to play.Seat) int {
	return int(j.g.until(peaceThing) - max(j.g.promises(from, to).Peace.Latest(), j.g.now()-1))
}

// evenEye is how an even squire would judge for a seat that had promised nothing: whatever one's temper, one who asks more for
// peace than others do has none, and what peace is owed already makes it no cheaper for longer.
func (j *judge) evenEye(s play.Seat) *judge {
	even := newSquire(0).judging(j.g, s)
	even.unsworn = true
	return even
}

// peaceWorth is what it is worth to him that another promises him peace: what that one could take of him.
func (j *judge) peaceWorth(other *judge) int {
	rounds := j.newRounds(other.s, j.s)
	if rounds == 0 || !j.believes(other.s) {
		return 0
	}
	if loss := j.evenEye(other.s).designs(j.s); loss > 0 {
		return (loss + quiet) * rounds / (peaceRounds + 1)
	}
	return 0
}

// peaceCost is what it costs him to promise it. One who is ahead of him he leaves in peace less gladly. A word that he means to
// keep costs no more than it is worth to him to keep it.
func (j *judge) peaceCost(to play.Seat, come bargain.Things) int {
	rounds := j.newRounds(j.s, to)
	if rounds == 0 {
		return 0
	}
	ahead := max(0, min(40, 6*(j.g.points(to)-j.g.points(j.s))))
	cost := (j.evenEye(j.s).designs(to) + ahead) * rounds / (peaceRounds + 1)
	if !come.Has(peaceThing) {
		cost = max(cost, leastPeace)
	}
	return min(cost, j.word())
}

// designs is about what he could take of another within two Rounds: the best that his Footsoldiers could win where the two meet,
// if he comes to play the card; less where he has to find a cause first.
func (j *judge) designs(on play.Seat) int {
	best := 0
	for i := range each(j.g.borders(j.s) & j.g.lands(on)) {
		best = max(best, j.attackWorth(i, 0, 0))
	}
	if j.g.atWar(j.s, on) || j.g.hasCasusBelli(j.s, on) {
		return 45 * best / 100
	}
	return 12 * best / 100
}
