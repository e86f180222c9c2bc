package alpha

import (
	"slices"

	"signoria/games/medioevo/force"
	"signoria/play"
)

// Contested territories: which are, and who takes one that several players have conquered together. What becomes of
// them is in force/contested.go.

// contests says whether a territory is contested in which armies of some players stand: as soon as two of them are at war.
// One that is besieged is still of whom they besiege.
// rule: mu-alpha/contested/at-war
func contests(g *force.State, p force.Place, armed uint16) bool {
	return !g.Besieged(p) && g.Foes(armed)
}

// claims says who takes a territory whose defenders are beaten, the last of them by s. Of several who have conquered it
// each says whether he takes it or leaves it to the others: if one takes it all have agreed, if several do it is
// contested, if none does it falls to the barbarians.
// rule: mu-alpha/contested/joint-conquest
func claims(g *force.State, t *play.Table, s play.Seat, p force.Place) play.Seat {
	if len(g.AttackedWith(s, p)) == 0 {
		return s
	}
	conquerors := slices.DeleteFunc(append([]play.Seat{s}, g.AttackedWith(s, p)...), func(x play.Seat) bool { return !g.CanOccupy(x, p) })
	willing := slices.DeleteFunc(conquerors, func(x play.Seat) bool { return !g.Wants(t, x, p) })
	switch len(willing) {
	case 0:
		g.Hand(t, p, play.Nobody)
	case 1:
		return willing[0]
	default:
		g.Dispute(t, willing, p)
	}
	return play.Nobody
}
