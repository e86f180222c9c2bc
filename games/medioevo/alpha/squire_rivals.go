package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a squire makes of the other players: whom he makes war on, when he wants peace.

const (
	tooLate    = 2  // turns before the end
	peaceWorth = 50 // florins, more than to do nothing
	harmShare  = 4  // one part in so many of what another loses is gained, twice as much if he is ahead
)

// rivalsWorth judges war and peace in Diplomacy.
func rivalsWorth(j *force.Judge, p play.Prompt, args play.Args, c play.Choice) (int, bool) {
	switch {
	case c.Verb == force.Bid && p == force.AskBid:
		return firstWorth(j) - int(c.Lo), true
	case c.Verb == force.PassBid && p == force.AskBid:
		return 0, true
	case c.Verb == force.DeclareWar:
		return warGain(j, play.Seat(c.A)) - warRisk(j) - int(c.C)*force.HonourPoint, true
	case c.Verb == force.OfferPeace:
		if warGain(j, play.Seat(c.A)) > 0 {
			return -1, true
		}
		return peaceWorth, true
	case c.Verb == SueForPeace:
		return -1, true
	case c.Verb == force.Consent && p == force.AskPeace:
		return 1 - warGain(j, play.Seat(args[0])), true
	case c.Verb == force.Consent && p == AskSued:
		return int(suedGain)*force.HonourPoint - warGain(j, play.Seat(args[0])), true
	}
	return 0, false
}

// warGain is what war with a player would bring him in this turn: the best he could take, less the best that the other
// could take of his.
func warGain(j *force.Judge, on play.Seat) int {
	mine, _ := j.Raid(on)
	return mine - riposte(j, on)
}

// warRisk is what he fears besides of a war that he begins: that what he takes is taken back. At the end there is no time.
func warRisk(j *force.Judge) int {
	if j.TurnsLeft() <= tooLate {
		return 0
	}
	return 3 * force.HonourPoint / 2
}

// riposte is the best that another could take of his in this turn.
func riposte(j *force.Judge, by play.Seat) int {
	worth, _ := (&force.Judge{G: j.G, S: by}).Raid(j.S)
	return worth
}

// booty is what it is worth to a squire to take a territory from another player, beside what it brings its owner: the honour
// of destroying what stands there, and what the other loses by it.
func booty(j *force.Judge, p force.Place, on play.Seat) int {
	points := int(j.G.Built(p, force.Fort))
	if j.G.Built(p, force.Settlement) > 0 {
		points += int(settlementPoints)
	}
	if j.G.Built(p, force.Cathedral) > 0 {
		points += max(0, int(desecration(j.G, j.S, p)))
	}
	return points*force.HonourPoint*3/4 + harm(j, p, on)
}

// harm is what it is worth to him that another loses a territory: a part of the honour that it would bring the other at the
// end.
func harm(j *force.Judge, p force.Place, on play.Seat) int {
	g := j.G
	lost := int(g.Built(p, force.Cathedral)) * cathedralAtEnd
	if realm := g.RealmOf(p); g.OwnsRealm(on, realm) {
		lost += int(realmPoints[g.SizeOf(realm)])
	}
	if g.Box().Atlas.Territories[p].Holy != 0 {
		lost += holyAtEnd
	}
	if p == jerusalem(g) {
		lost += jerusalemAtEnd
	}
	return lossOf(j, on, lost)
}

// lossOf is what it is worth to a squire that another has so many Honour Points less: more of who stands best.
func lossOf(j *force.Judge, on play.Seat, points int) int {
	worth := points * force.HonourPoint / harmShare
	if on == j.Leader() {
		worth *= 2
	}
	return worth
}

const (
	firstPart = 10 // one part in so many of what there is to take is worth the first place
	mostRide  = 8  // MP to where another would be before him
)

// firstWorth is what the first place in the order is worth to him, in florins: who is at war strikes before he is struck, and
// takes land of the barbarians that another could take as well. In the last turn it is better to have the last word.
func firstWorth(j *force.Judge) int {
	if j.TurnsLeft() == 1 {
		return 0
	}
	stake := 0
	if worth, at := j.Raid(force.Barbarians); worth > 0 && raced(j, at) {
		stake = worth
	}
	for _, x := range j.G.Others(j.S) {
		if j.G.AtWar(j.S, x) {
			mine, _ := j.Raid(x)
			stake += mine + riposte(j, x)
		}
	}
	return min(stake/firstPart, int(j.Me().Florins)/2)
}

// raced says whether another has a wagon with armies from which he could reach a territory in this turn.
func raced(j *force.Judge, at force.Place) bool {
	for i := range j.G.Transports {
		x := &j.G.Transports[i]
		rival := x.Kind == force.WarWagon && x.Owner != j.S && x.Owner != play.Nobody && x.At != force.NoPlace && x.VF > 0
		if rival && j.G.Between(force.WarWagon, at, x.At) <= mostRide {
			return true
		}
	}
	return false
}

// bidFor is how much he bids for the first place: half of what he would still give for it, beyond the least.
func bidFor(j *force.Judge, c play.Choice) int16 {
	return int16(min(int(c.Hi), (int(c.Lo)+firstWorth(j))/2))
}
