package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	KeyCrowned play.Key = 225 // A inherits the throne of B
)

var successionChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyCrowned: "crowned"},
}

// succession carries out the Succession Ceremony after a ruler's death: the heir is crowned, or a Crisis
// follows. Pacts, War and Casus Belli stay, and so does the Trait Bag.
// rule: crusader-kings/succession/trigger
// rule: crusader-kings/succession/alliances-survive
func (g *State) succession(t *play.Table, s play.Seat, how Death) {
	heir := g.heir(s)
	g.discard(g.consortOf(s), WithHouse) // rule: crusader-kings/succession/discard-king-and-spouse
	g.discard(g.rulerOf(s), how)
	g.Dynasties[s].OldAge = 0 // rule: crusader-kings/succession/discard-king-and-spouse
	if heir == None {
		g.crisis(t, s) // rule: crusader-kings/succession/no-heir-crisis
		return
	}
	if g.People[heir].At == Child {
		g.makeWay(t, s, heir)
	}
	g.crown(t, heir)
	t.Tell(KeyCrowned, int16(heir), int16(s))
}

// makeWay removes the siblings of the dead ruler, and the brothers and sisters of the heir become the
// siblings of the new one. Dukes among them keep their Duchies.
// rule: crusader-kings/succession/old-siblings-removed
// rule: crusader-kings/succession/other-children-become-siblings
// rule: crusader-kings/titles/duke-token-after-succession
func (g *State) makeWay(t *play.Table, s play.Seat, heir int8) {
	for _, p := range g.eldest(s, Sibling) {
		g.sendAway(t, g.People[p].Spouse)
		g.sendAway(t, p)
	}
	slot := int8(0)
	for _, p := range g.eldest(s, Child) {
		if p != heir {
			g.People[p].At, g.People[p].Slot = Sibling, slot
			slot++
		}
	}
}

// crown moves the heir to the throne, with the spouse; their tokens go into the Trait Bag.
// rule: crusader-kings/succession/heir-becomes-king
// rule: crusader-kings/marriage/spouse-of-heir
// rule: crusader-kings/titles/revoke-on-inheritance
// rule: crusader-kings/succession/bastards-inherit
func (g *State) crown(t *play.Table, p int8) {
	g.revoke(t, p)
	g.enthrone(p, play.Seat(g.People[p].Of))
	if spouse := g.People[p].Spouse; spouse != None {
		g.seatConsort(spouse)
	}
}

// enthrone makes a member of a dynasty its ruler.
func (g *State) enthrone(p int8, s play.Seat) {
	x := &g.People[p]
	x.At, x.Slot = Ruler, 0
	g.moveTokens(Place(p), bag(s))
	if k := g.kin(p); k != nil {
		k.Reign = g.rounds()
	}
}

// seatConsort gives the ruler's spouse, who belongs to the dynasty, the place beside the throne.
// rule: crusader-kings/marriage/king-spouse-traits-into-bag
func (g *State) seatConsort(p int8) {
	x := &g.People[p]
	x.At, x.Slot = Consort, 0
	g.moveTokens(Place(p), bag(play.Seat(x.Of)))
}
