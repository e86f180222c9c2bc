package force

import "signoria/play"

// Honour Points in play, for what no other chapter sees to: the religious capitals.

// holyLost is what losing one brings.
const holyLost = -2

// LostHoly costs a player honour if what he has lost, to whomever and in whatever way, is a religious capital.
// rule: mu-prototype/victory-play/lose-religious-capital
func (g *State) LostHoly(t *play.Table, s play.Seat, p Place) {
	if g.Box().Atlas.Territories[p].Holy != 0 {
		g.Honour(t, s, holyLost, ForHolyLost)
	}
}
