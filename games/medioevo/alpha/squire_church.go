package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What a squire makes of the Church and of Crusades, and of the honour that technologies bring.

const (
	papacyWorth = popePoints + popeAtEnd // Honour Points, if he keeps it
	mostForIt   = 900                    // florins that he bids for it
	safeCrusade = 2 * crusadeStep        // VF up to which a Crusade that fails costs one point at most
)

// churchWorth judges votes, the cross, and what a Pope does to others: he bans whom he may, and takes nobody back.
func churchWorth(j *force.Judge, _ play.Prompt, args play.Args, c play.Choice) (int, bool) {
	switch c.Verb {
	case VoteFor:
		return voteWorth(j, play.Seat(c.A)), true
	case TakeCross:
		return safeCrusade + 2*nearJerusalem(j) - int(args[0]), true
	case RefuseCross:
		return -1, true // the ban may cost more
	case Excommunicate:
		return banPoints * force.HonourPoint / 2, true
	case Absolve:
		return -banPoints * force.HonourPoint / 2, true
	}
	return 0, false
}

// voteWorth is what comes of a vote if those who have not voted yet all vote for themselves: each of those who would be
// ahead is as likely to win. The office pays for himself less what he bids, and for another it harms him the more, the better
// the other stands.
func voteWorth(j *force.Judge, to play.Seat) int {
	g := *j.G
	votes := &g.Faith.Election.Votes
	for _, x := range inCommunion(&g) {
		if votes[x] == play.Nobody {
			votes[x] = x
		}
	}
	votes[j.S] = to
	worth, n := 0, 0
	for _, x := range inCommunion(&g) {
		if mostVotes(&g)&force.Bit(x) == 0 {
			continue
		}
		n++
		switch {
		case x != j.S:
			worth -= j.LossOf(x, papacyWorth)
		case mostVotes(&g) == force.Bit(x):
			worth += papacyWorth * force.HonourPoint
		default:
			worth += papacyWorth*force.HonourPoint - mostForPapacy(j)
		}
	}
	return worth / n
}

// mostForPapacy is the most that he bids for the office.
func mostForPapacy(j *force.Judge) int { return int(min(j.Me().Florins/2, mostForIt)) }

// churchNumber is how much he bids for the office, and how large a Crusade he wants: as large as he could fill, or the
// least, which costs nothing if it fails.
func churchNumber(j *force.Judge, c play.Choice) (int16, bool) {
	switch c.Verb {
	case BidForPapacy:
		return min(c.Hi, int16(mostForPapacy(j))), true
	case SizeCrusade:
		return max(c.Lo, min(int16(nearJerusalem(j)/crusadeStep), mostForCrusade)), true
	}
	return 0, false
}

// learning is what a technology is worth for his Objective, and for its part in the honour of the next Technology Level.
func learning(j *force.Judge, tech int8) int {
	level := j.G.Level(j.S)
	if level == 3 || j.Me().Peak > level {
		return studyWorth(j, tech)
	}
	return studyWorth(j, tech) + force.HonourPoint*int(levelPoints[level+1])/8
}
