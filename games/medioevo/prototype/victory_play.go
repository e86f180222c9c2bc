package prototype

import "signoria/play"

// Honour Points in play, for what no other chapter sees to: the religious capitals.

const (
	holyTaken = 1
	holyLost  = -2
)

// takesHoly gives a player honour for the conquest of a religious capital, from whomever.
// rule: mu-prototype/victory-play/conquer-religious-capital
func (g *State) takesHoly(t *play.Table, s play.Seat, p Place) {
	if box.Atlas.Territories[p].Holy != 0 {
		g.honour(t, s, holyTaken, ForHolyTaken)
	}
}

// lostHoly costs a player honour if what he has lost, to whomever and in whatever way, is a religious capital.
// rule: mu-prototype/victory-play/lose-religious-capital
func (g *State) lostHoly(t *play.Table, s play.Seat, p Place) {
	if box.Atlas.Territories[p].Holy != 0 {
		g.honour(t, s, holyLost, ForHolyLost)
	}
}
