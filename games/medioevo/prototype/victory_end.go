package prototype

import (
	"slices"

	"signoria/games/medioevo"
	"signoria/play"
)

// The end of the game: what counts then, and who has won.

const (
	florinsAPoint     = 1000
	cathedralPoints   = 1
	relicAtHomePoints = 2
	holyAtEnd         = 1
	loanPoints        = -1
	worstLoyalty      = 4 // the highest roll of the rebellions
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

// finalPoints is what the end of the game would add to a player's honour now.
func (g *State) finalPoints(s play.Seat) int16 {
	var n int16
	for _, share := range g.ed().FinalShares(g, s) {
		n += share
	}
	return n
}

// scoreEnd adds what counts at the end to a player's honour.
// rule: mu-prototype/victory-play/when-the-game-is-scored
func (g *State) scoreEnd(t *play.Table, s play.Seat) {
	for why, n := range g.ed().FinalShares(g, s) {
		g.honour(t, s, n, Source(why))
	}
}

// compare is more than 0 if one player is ahead of another: by honour, then territories, then armies, then florins.
// rule: mu-prototype/victory-end/tie-territories
// rule: mu-prototype/victory-end/tie-armies
// rule: mu-prototype/victory-end/tie-florins
func (g *State) compare(a, b play.Seat) int {
	x, y := g.merits(a), g.merits(b)
	return slices.Compare(x[:], y[:])
}

// merits are what decides who is ahead, what weighs most first.
func (g *State) merits(s play.Seat) [4]int {
	return [4]int{int(g.total(s)), g.landCount(s), g.armies(s), int(g.Players[s].Florins)}
}

// landCount is how many territories a player owns.
func (g *State) landCount(s play.Seat) int {
	n := 0
	for range g.owned(s) {
		n++
	}
	return n
}

// armies is all VF of a player on the map, on the ground and aboard; at the end what stands behind his screen too.
func (g *State) armies(s play.Seat) int {
	n := 0
	if g.Phase == GameOver {
		n = int(g.Players[s].Reserve)
	}
	for p := range g.land() {
		n += int(g.ground(s, p))
	}
	for i := range g.transportsOf(s) {
		n += int(g.Transports[i].VF)
	}
	return n
}
