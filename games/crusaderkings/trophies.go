package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	KeyTrophy     play.Key = 40 // A receives the Trophy B, which was C's or Nobody's
	KeyTrophyLost play.Key = 41 // A loses the Trophy B
)

var trophyChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyTrophy: "trophy", KeyTrophyLost: "trophy-lost"},
}

// What the Trophies want: shields on the Crusade Track, Castles, Development cards.
// rule: crusader-kings/trophies/crusader
// rule: crusader-kings/trophies/builder
// rule: crusader-kings/trophies/inventor
var trophyNeeds = [...]int8{Crusader: 2, Builder: 3, Inventor: 4}

// merit is how much a dynasty has of what a Trophy wants.
func (g *State) merit(k Trophy, s play.Seat) int8 {
	switch k {
	case Crusader:
		return g.shields(s)
	case Builder:
		return g.castles(s)
	default:
		return g.councillors(s) + g.inventions(s)
	}
}

// settleTrophies gives the Trophies to whom they belong now. It is called after all that changes shields,
// Castles or Development cards.
// rule: crusader-kings/trophies/four-trophies
// rule: crusader-kings/trophies/one-holder
// rule: crusader-kings/trophies/king-of-jerusalem
func (g *State) settleTrophies(t *play.Table) {
	for k := range KingOfJerusalem {
		holder := g.Trophies[k]
		if holder != play.Nobody && g.merit(k, holder) < trophyNeeds[k] { // rule: crusader-kings/trophies/lost-when-requirement-lost
			t.Tell(KeyTrophyLost, int16(holder), int16(k))
			g.Trophies[k], holder = play.Nobody, play.Nobody
		}
		if s := g.worthiest(k, holder); s != holder {
			g.Trophies[k] = s
			t.Tell(KeyTrophy, int16(s), int16(k), int16(holder))
		}
	}
}

// worthiest is who is to have a Trophy: its holder, unless another has more; without a holder who has most of
// those who have enough, first who is active, then clockwise.
// rule: crusader-kings/trophies/overtaken
// rule: crusader-kings/trophies/reassigned-to-qualified
// rule: crusader-kings/trophies/several-qualified
func (g *State) worthiest(k Trophy, holder play.Seat) play.Seat {
	return g.worthiestBy(k, holder, func(s play.Seat) int8 { return g.merit(k, s) })
}

// worthiestBy is the same by merits that are thought of.
func (g *State) worthiestBy(k Trophy, holder play.Seat, merit func(play.Seat) int8) play.Seat {
	best, least := holder, trophyNeeds[k]
	if holder != play.Nobody {
		least = merit(holder) + 1
	}
	for _, s := range g.seatsFrom(g.leading()) {
		if m := merit(s); m >= least && (best == holder || m > merit(best)) {
			best = s
		}
	}
	return best
}

// leading is the active dynasty or, if none is, the first in order of play.
func (g *State) leading() play.Seat {
	if g.Active == play.Nobody || g.Dynasties[g.Active].Out {
		return g.First
	}
	return g.Active
}
