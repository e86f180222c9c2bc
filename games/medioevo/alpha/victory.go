package alpha

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/play"
)

// Victory: Honour Points for Technology Levels, and what counts at the end. What else brings honour in play stands in
// the chapter of what brings it, the end of the game and its winner in force/duration.go, how honour changes hands in
// force/hands.go.

// levelPoints are for reaching a Technology Level.
// rule: mu-alpha/victory/hp-technological-level
var levelPoints = [...]int16{2: 1, 3: 2}

// What counts at the end.
const (
	cathedralAtEnd = 1
	holyAtEnd      = 2 // each religious capital
	popeAtEnd      = 2
	jerusalemAtEnd = 3
)

// realmPoints are what a whole Kingdom is worth by its size.
// rule: mu-alpha/victory/end-kingdoms
var realmPoints = [medioevo.Sizes]int16{medioevo.Small: 1, medioevo.Minor: 2, medioevo.Great: 3, medioevo.Major: 4}

// advances is the honour for a Technology Level that a player reaches for the first time, however he came by what he knows.
// rule: mu-alpha/victory/hp-technological-level
func advances(g *force.State, t *play.Table, s play.Seat, _, _ int8) {
	p := &g.Players[s]
	for level := max(p.Peak, 1) + 1; level <= g.Level(s); level++ {
		p.Peak = level
		g.Honour(t, s, levelPoints[level], force.ForTechnologies)
	}
}

// finalShares is what the end of the game would give a player as things stand, by what for.
// rule: mu-alpha/victory/final-count
func finalShares(g *force.State, s play.Seat) (n [force.Sources]int16) {
	n[force.AtEndRealms] = realmShare(g, s)
	n[force.AtEndObjective] = objectiveShare(g, s)
	n[force.AtEndFlorins] = int16(g.Players[s].Florins / force.FlorinsAPoint) // rule: mu-alpha/victory/end-florins
	for p := range g.Owned(s) {
		n[force.AtEndCathedrals] += cathedralAtEnd * int16(g.Built(p, force.Cathedral)) // rule: mu-alpha/victory/end-cathedrals
		if g.Box().Atlas.Territories[p].Holy != 0 {                                     // rule: mu-alpha/victory/end-religious-capital
			n[force.AtEndHoly] += holyAtEnd
		}
		if p == jerusalem(g) { // rule: mu-alpha/victory/end-jerusalem
			n[force.AtEndJerusalem] += jerusalemAtEnd
		}
	}
	if g.Players[s].Pope { // rule: mu-alpha/victory/end-pope
		n[force.AtEndPope] = popeAtEnd
	}
	return n
}

// realmShare counts whole Kingdoms, the player's own too, as far as they are in this game.
// rule: mu-alpha/victory/end-kingdoms
func realmShare(g *force.State, s play.Seat) (n int16) {
	for r := range g.Box().Atlas.Realms {
		if realm := int8(r); g.OwnsRealm(s, realm) {
			n += realmPoints[g.SizeOf(realm)]
		}
	}
	return n
}
