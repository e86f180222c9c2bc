package warriorknights

import "signoria/play"

// inGame says whether a seat's Baron is at the table and not eliminated.
func (g *State) inGame(s play.Seat) bool {
	return s >= 0 && s < play.Seat(g.Seats) && !g.Barons[s].Out
}

// players is how many Barons are in the game. Numbers that hang on the players hang on these.
// rule: warrior-knights/actions/trigger-three-areas
func (g *State) players() (n int8) {
	for s := range play.Seat(g.Seats) {
		if g.inGame(s) {
			n++
		}
	}
	return n
}

// clockwise lists the seats in the game from one on, the way the turn goes round the table.
func (g *State) clockwise(from play.Seat) (order [MaxBarons]play.Seat, n int) {
	for i := range play.Seat(g.Seats) {
		if s := (from + i) % play.Seat(g.Seats); g.inGame(s) {
			order[n] = s
			n++
		}
	}
	return order, n
}

// seatOf is the seat that plays a Baron of the box, or Nobody.
func (g *State) seatOf(colour int8) play.Seat {
	for s := range play.Seat(g.Seats) {
		if g.Barons[s].Colour == colour && g.inGame(s) {
			return s
		}
	}
	return play.Nobody
}

// perPhase is how many cards in an area set off its special phase: twice the players.
func (g *State) perPhase() int8 { return 2 * g.players() }

// perDraft is how many crests set off a mercenary draft, and how many mercenaries are on offer.
func (g *State) perDraft() int8 { return g.players() + 1 }

// rimBarred says whether fortresses must stay off the outermost rows and columns.
// rule: warrior-knights/player-count/fortresses-not-on-the-rim
func (g *State) rimBarred() bool { return g.Seats <= 3 }

// usableSpace says whether crests may lie on a space of the mercenary table.
// rule: warrior-knights/baron-actions/table-space-limit
func (g *State) usableSpace(space int8) bool { return box.Spaces[space].Number <= g.players() }
