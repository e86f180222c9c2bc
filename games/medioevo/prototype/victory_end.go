package prototype

import (
	"signoria/games/medioevo"
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
func (g *State) safe(s play.Seat, p Place) bool {
	if g.Territories[p].Owner != s { // nor is what is contested
		return false
	}
	need := g.revoltNeed(s, p, worstLoyalty)
	return g.ground(s, p) >= need || g.strength(s, p) >= need // what stands on the ground mostly tells, and is told at once
}

// finalShares is what the end of the game would give a player as things stand, by what for. Neither offices nor
// religions count.
// rule: mu-prototype/victory-end/every-1000-florins
// rule: mu-prototype/victory-end/unpaid-loans
// rule: mu-prototype/victory-end/safe-territories-only
// rule: mu-prototype/victory-end/starting-realm-counts
// rule: mu-prototype/victory-end/objectives-not-scored
func (g *State) finalShares(s play.Seat) [sources]int16 {
	var n [sources]int16
	x := &g.Players[s]
	n[AtEndRealms] = g.realmShare(s)
	n[AtEndFlorins] = int16(x.Florins / florinsAPoint)
	for p := range g.owned(s) {
		if cathedral, holy := g.cathedralShare(p), g.holyShare(p); cathedral+holy > 0 && g.safe(s, p) {
			n[AtEndCathedrals] += cathedral
			n[AtEndHoly] += holy
		}
	}
	for _, lent := range x.Loans {
		if lent > 0 {
			n[AtEndLoans] += loanPoints
		}
	}
	return n
}

// realmShare counts whole realms, the player's own too, as far as they are in this game.
// rule: mu-prototype/victory-end/starting-realm-counts
// rule: mu-prototype/victory-end/safe-territories-only
func (g *State) realmShare(s play.Seat) int16 {
	var n int16
	for r := range g.Box().Atlas.Realms {
		if realm := int8(r); g.ownsRealm(s, realm) && g.allSafe(s, realm) {
			n += realmPoints[g.sizeOf(realm)]
		}
	}
	return n
}

func (g *State) allSafe(s play.Seat, realm int8) bool {
	for p := range g.realmLand(realm) {
		if !g.safe(s, p) {
			return false
		}
	}
	return true
}

// rule: mu-prototype/victory-end/cathedral
// rule: mu-prototype/relics/end-value
func (g *State) cathedralShare(p Place) int16 {
	switch {
	case g.built(p, Cathedral) == 0:
		return 0
	case g.housed(p):
		return relicAtHomePoints
	}
	return cathedralPoints
}

// rule: mu-prototype/victory-end/religious-capital
func (g *State) holyShare(p Place) int16 {
	if g.Box().Atlas.Territories[p].Holy != 0 {
		return holyAtEnd
	}
	return 0
}
