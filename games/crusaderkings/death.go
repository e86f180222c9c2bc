package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// Death, and every other way in which a character card leaves the table.

const (
	KeyDies play.Key = 220 // A, of dynasty B or Nobody's, dies; C how
	KeyGoes play.Key = 221 // A leaves dynasty B, set aside or widowed
)

var deathChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyDies: "dies", KeyGoes: "goes"},
}

// kill carries out the death of a character who lies face up: of a ruler, with the succession; of a
// potential spouse, whose place another takes; of a child or sibling, whose spouse leaves as well.
// rule: crusader-kings/concepts/death
// rule: crusader-kings/plots/assassinate-success
func (g *State) kill(t *play.Table, p int8, how Death) {
	x := g.People[p]
	s := play.Nobody
	if x.At >= Ruler {
		s = play.Seat(x.Of)
	}
	t.Tell(KeyDies, int16(p), int16(s), int16(how))
	switch x.At {
	case Ruler:
		g.succession(t, s, how)
	case Unmarried:
		g.discard(p, how)
		g.newSuitor(t, x.Of)
	default:
		g.revoke(t, p) // rule: crusader-kings/concepts/death-of-duke
		if x.At != Consort && x.At != InLaw {
			g.sendAway(t, x.Spouse)
		}
		g.discard(p, how)
	}
}

// sendAway removes somebody's spouse, or another who has no place in a dynasty any more, with tokens and
// title; None is nobody.
func (g *State) sendAway(t *play.Table, p int8) {
	if p == None {
		return
	}
	t.Tell(KeyGoes, int16(p), int16(g.People[p].Of))
	g.revoke(t, p)
	g.discard(p, WithHouse)
}

// discard takes a character card from the table: its tokens go where they belong, the marriage is over,
// the card goes to the discard pile of its Culture. Starting Rulers and Glitterhoof leave the game. None is
// nobody.
// rule: crusader-kings/concepts/death
// rule: crusader-kings/general/personal-character-discards
func (g *State) discard(p int8, how Death) {
	if p == None {
		return
	}
	x := &g.People[p]
	if x.Spouse != None {
		g.People[x.Spouse].Spouse = None
	}
	g.returnTokens(Place(p))
	g.part(p, how)
	*x = single(Discarded, int8(box.People[p].Culture))
	if box.People[p].House != None || p == box.Glitterhoof {
		x.At, x.Of = OutOfPlay, None
	}
}
