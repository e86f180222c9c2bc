package giochix

import "signoria/play"

// Who controls what. It is written nowhere: it follows from the Kingdoms, from who stands where and from the stars.

// controls says whether a seat controls a territory.
func (g *State) controls(s play.Seat, at Place) bool { return at.Land() && g.controller(at) == s }

// controller is the seat that controls a territory, Nobody if none does.
// rule: mu-giochix/conquest/initial-territories-stay-controlled
// rule: mu-giochix/conquest/other-territories-need-garrison
// rule: mu-giochix/setup/kingdoms-and-initial-territories
func (g *State) controller(at Place) play.Seat {
	t := &g.Territories[at]
	switch {
	case t.Star != None:
		return t.Star
	case t.Taken != None: // and stands there: who leaves holds it no longer
		return t.Taken
	}
	// rule: mu-giochix/conquest/initial-territories-stay-controlled
	// rule: mu-giochix/events/rebellion-effect
	if home := g.homeOf(at); home != play.Nobody && !g.lost(home, at) {
		return home
	}
	return play.Nobody
}

// holder is the seat that controls a place, Nobody at sea.
func (g *State) holder(at Place) play.Seat {
	if !at.Land() {
		return play.Nobody
	}
	return g.controller(at)
}

// lost says whether a player does not hold a territory of his own Kingdom that nobody else holds, nor he by a Control
// token: rebels do.
// rule: mu-giochix/events/rebellion-effect
func (g *State) lost(s play.Seat, at Place) bool {
	return g.Players[s].Out || g.Hordes[at].Units() > 0 && g.Here[at][s] == 0
}

// homeOf is the seat in whose initial Kingdom a place lies, Nobody if it lies in none, as no sea does.
func (g *State) homeOf(at Place) play.Seat {
	realm := box.Home[at]
	if realm == None {
		return play.Nobody
	}
	for s := range play.Seat(g.Seats) {
		if g.Players[s].Realm == realm {
			return s
		}
	}
	return play.Nobody
}

// inPlay says whether a place is in play.
// rule: mu-giochix/setup/kingdoms-and-initial-territories
func (g *State) inPlay(at Place) bool {
	return at.Sea() || g.Seats == MostPlayers || !box.Out[at]
}
