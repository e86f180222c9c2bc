package force

import (
	"iter"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Naval Blocks: the narrows that their owner shuts, and the zones that Galleys do.

const (
	RuleNarrow   play.Rule = 430
	RuleBlockade play.Rule = 431
)

var blockadeChapter = wording.Chapter{}

// BlockadeSteps are who holds up whom at sea in an edition.
type BlockadeSteps struct {
	// Bars says whether a player's Galleys, at war and not outnumbered, bar a sea zone to another's convoy.
	Bars func(g *State, by, to play.Seat, zone Place, c Convoy) bool
	// Waylay lets others attack the active player's convoy before it leaves a sea zone in Combat.
	Waylay func(g *State, t *play.Table, zone Place)
}

func (x *BlockadeSteps) complete() {
	orElse(&x.Waylay, func(*State, *play.Table, Place) {})
}

// whyNotNarrow is the rule that closes to a player the narrow passage between two sea zones, if there is one: who holds both
// its shores.
// rule: mu-prototype/blockade/kinds
// rule: mu-prototype/blockade/passive
// rule: mu-prototype/blockade/passive-ways-through
// rule: mu-alpha/naval/passive-block
func (g *State) whyNotNarrow(s play.Seat, from, to Place) play.Rule {
	if from.Land() || to.Land() {
		return play.Free
	}
	n := g.Box().Atlas.SeaBorder(from, to).Narrow
	if n == None {
		return play.Free
	}
	ward := g.wards(n)
	if ward == play.Nobody || ward == s || g.Granted(medioevo.Passage, ward, s) {
		return play.Free
	}
	return RuleNarrow
}

// wards is the player who controls both shores of every strait in a narrow passage, or Nobody.
// rule: mu-alpha/naval/passive-block
func (g *State) wards(n int8) play.Seat {
	ward := play.Nobody
	for _, shores := range g.Box().Atlas.Narrows[n].Shores {
		for _, p := range shores {
			switch owner := g.Territories[p].Owner; {
			case owner == play.Nobody || g.Contested(p) || ward != play.Nobody && ward != owner:
				return play.Nobody
			default:
				ward = owner
			}
		}
	}
	return ward
}

// Blockaded says whether somebody's fleet keeps a player's convoy from leaving a sea zone: he is at war with him, has at
// least as many crewed Galleys there, and bars the zone to him.
// rule: mu-prototype/blockade/active
// rule: mu-prototype/blockade/active-ways-through
// rule: mu-alpha/naval/active-block-declare
// rule: mu-alpha/naval/active-block-fight-through
func (g *State) Blockaded(s play.Seat, zone Place, c Convoy) bool {
	for o := range play.Seat(g.Seats) {
		if !g.AtWar(s, o) || !g.Ed().Bars(g, o, s, zone, c) {
			continue
		}
		if fleet := g.Galleys(o, zone); fleet > 0 && fleet >= g.galleys(c.each()) {
			return true
		}
	}
	return false
}

// GalleyZones are the sea zones in which a player has a crewed Galley, bit z for zone z.
func (g *State) GalleyZones(s play.Seat) (zones uint64) {
	for i := range g.TransportsOf(s) {
		if x := &g.Transports[i]; x.Kind == Galley && x.At.Sea() && x.Aboard == None && g.Crewed(i) {
			zones |= 1 << (x.At - Territories)
		}
	}
	return zones
}

// Galleys is how many crewed Galleys a player has in a sea zone.
func (g *State) Galleys(s play.Seat, zone Place) int { return g.galleys(g.carriers(s, zone)) }

// galleys counts the crewed Galleys among some transports.
func (g *State) galleys(among iter.Seq[int16]) (n int) {
	for i := range among {
		if g.Transports[i].Kind == Galley && g.Crewed(i) {
			n++
		}
	}
	return n
}
