package prototype

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/play"
)

// The end of the game: what counts then, and who has won.

const (
	cathedralPoints   = 1
	relicAtHomePoints = 2
	holyAtEnd         = 1
	loanPoints        = -1
)

// realmPoints are what a whole realm is worth by its size.
// rule: mu-prototype/victory-end/small-realm
// rule: mu-prototype/victory-end/minor-realm
// rule: mu-prototype/victory-end/great-realm
// rule: mu-prototype/victory-end/major-realm
var realmPoints = [medioevo.Sizes]int16{medioevo.Small: 0, medioevo.Minor: 1, medioevo.Great: 2, medioevo.Major: 3}

// safe says whether a territory counts for a player at the end: it is his, and no rebellion could come of any roll.
// rule: mu-prototype/victory-end/safe-territories-only
// rule: mu-prototype/victory-end/contested-does-not-count
func safe(g *force.State, s play.Seat, p force.Place) bool {
	return g.Territories[p].Owner == s && g.Quiet(s, p) // what is contested has no owner
}

// finalShares is what the end of the game would give a player as things stand, by what for. Neither offices nor
// religions count.
// rule: mu-prototype/victory-end/every-1000-florins
// rule: mu-prototype/victory-end/unpaid-loans
// rule: mu-prototype/victory-end/safe-territories-only
// rule: mu-prototype/victory-end/starting-realm-counts
// rule: mu-prototype/victory-end/objectives-not-scored
func finalShares(g *force.State, s play.Seat) [force.Sources]int16 {
	var n [force.Sources]int16
	x := &g.Players[s]
	n[force.AtEndRealms] = realmShare(g, s)
	n[force.AtEndFlorins] = int16(x.Florins / force.FlorinsAPoint)
	for p := range g.Owned(s) {
		if cathedral, holy := cathedralShare(g, p), holyShare(g, p); cathedral+holy > 0 && safe(g, s, p) {
			n[force.AtEndCathedrals] += cathedral
			n[force.AtEndHoly] += holy
		}
	}
	for _, lent := range x.Loans {
		if lent > 0 {
			n[force.AtEndLoans] += loanPoints
		}
	}
	return n
}

// realmShare counts whole realms, the player's own too, as far as they are in this game.
// rule: mu-prototype/victory-end/starting-realm-counts
// rule: mu-prototype/victory-end/safe-territories-only
func realmShare(g *force.State, s play.Seat) int16 {
	var n int16
	for r := range g.Box().Atlas.Realms {
		if realm := int8(r); g.OwnsRealm(s, realm) && allSafe(g, s, realm) {
			n += realmPoints[g.SizeOf(realm)]
		}
	}
	return n
}

func allSafe(g *force.State, s play.Seat, realm int8) bool {
	for p := range g.RealmLand(realm) {
		if !safe(g, s, p) {
			return false
		}
	}
	return true
}

// rule: mu-prototype/victory-end/cathedral
// rule: mu-prototype/relics/end-value
func cathedralShare(g *force.State, p force.Place) int16 {
	switch {
	case g.Built(p, force.Cathedral) == 0:
		return 0
	case housed(g, p):
		return relicAtHomePoints
	}
	return cathedralPoints
}

// rule: mu-prototype/victory-end/religious-capital
func holyShare(g *force.State, p force.Place) int16 {
	if g.Box().Atlas.Territories[p].Holy != 0 {
		return holyAtEnd
	}
	return 0
}
