package force

import (
	"signoria/play"
	"signoria/play/bargain"
)

// A squire among the other players: on whom he makes war, when he wants peace, what the first place of the turn is worth.

const (
	tooLate    = 2  // turns before the end
	peaceWorth = 50 // florins, more than to do nothing
	harmShare  = 4  // one part in so many of what another loses is gained, twice as much if he is ahead
)

// rivalsWorth judges bids for the first place, and war and peace in Diplomacy.
func (j *Judge) rivalsWorth(p play.Prompt, args play.Args, c play.Choice) (int, bool) {
	switch {
	case p == AskBid && c.Verb == Bid:
		return j.FirstWorth() - int(c.Lo), true
	case p == AskBid && c.Verb == PassBid:
		return 0, true
	case c.Verb == DeclareWar:
		return j.WarGain(play.Seat(c.A)) - j.warRisk() - int(c.C)*HonourPoint - j.word(play.Seat(c.A)), true
	case c.Verb == OfferPeace:
		return j.peaceWith(play.Seat(c.A)), true
	case p == AskPeace && c.Verb == Consent:
		return 1 - j.WarGain(play.Seat(args[0])), true
	}
	return 0, false
}

// peaceWith is what it is worth to him to offer an enemy peace.
func (j *Judge) peaceWith(x play.Seat) int {
	switch {
	case !j.mayAsk(x):
		return Never
	case j.WarGain(x) > 0:
		return -1
	}
	return peaceWorth
}

// whyPeace is why he offers an enemy peace, where war would not bring him more: he fears for his land, or neither can take
// anything.
func (j *Judge) whyPeace(x play.Seat) bargain.Motive {
	switch {
	case j.WarGain(x) > 0:
		return bargain.NoMotive
	case j.riposte(x) > 0:
		return bargain.SafeBorder
	}
	return bargain.BothGain
}

// WarGain is what war with a player would bring him in this turn: the best he could take, less the best that the other
// could take of his.
func (j *Judge) WarGain(on play.Seat) int {
	prey, loss := j.arms(on)
	return prey - loss
}

// warRisk is what he fears besides of a war that he begins: that what he takes is taken back. At the end there is no time.
func (j *Judge) warRisk() int {
	if j.TurnsLeft() <= tooLate {
		return 0
	}
	return 3 * HonourPoint / 2
}

// riposte is the best that another could take of his in this turn.
func (j *Judge) riposte(by play.Seat) int {
	worth, _ := (&Judge{G: j.G, S: by, common: j.shared()}).Raid(j.S)
	return worth
}

// LossOf is what it is worth to a squire that another has so many Honour Points less: more of who stands best.
func (j *Judge) LossOf(on play.Seat, points int) int {
	worth := points * HonourPoint / harmShare
	if on == j.Leader() {
		worth *= 2
	}
	return worth
}

const (
	firstPart = 10 // one part in so many of what there is to take is worth the first place
	mostRide  = 8  // MP to where another would be before him
)

// FirstWorth is what the first place in the order is worth to him, in florins: who is at war strikes before he is struck, and
// takes land of the barbarians that another could take as well. In the last turn it is better to have the last word.
func (j *Judge) FirstWorth() int {
	if j.TurnsLeft() == 1 {
		return 0
	}
	stake := 0
	if worth, at := j.Raid(Barbarians); worth > 0 && j.raced(at) {
		stake = worth
	}
	for _, x := range j.G.Others(j.S) {
		if j.G.AtWar(j.S, x) {
			prey, loss := j.arms(x)
			stake += prey + loss
		}
	}
	return min(stake/firstPart, int(j.Me().Florins)/2)
}

// raced says whether another has a wagon with armies from which he could reach a territory in this turn.
func (j *Judge) raced(at Place) bool {
	for i := range j.G.Transports {
		x := &j.G.Transports[i]
		rival := x.Kind == WarWagon && x.Owner != j.S && x.Owner != play.Nobody && x.At.Land() && x.VF > 0
		if rival && j.G.Between(WarWagon, at, x.At) <= mostRide {
			return true
		}
	}
	return false
}

// BidFor is how much he bids for the first place: half of what he would still give for it, beyond the least.
func (j *Judge) BidFor(c play.Choice) int16 {
	return int16(min(int(c.Hi), (int(c.Lo)+j.FirstWorth())/2))
}
