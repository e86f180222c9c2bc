package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Result for Captains: what they gain and lose.

const (
	KeyRises   play.Key = 570 // A's Captain C rises to level B
	KeySinks   play.Key = 571 // A's Captain C sinks to level B
	KeyDismiss play.Key = 572 // A loses his Captain C
)

var leadChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyRises: "rises", KeySinks: "sinks", KeyDismiss: "dismissed"},
}

// highestCaptain is a Captain's highest level.
// rule: mu-prototype/captains-in-combat/level-markers
const highestCaptain = 3

// ReadyCaptains makes the Captains ready as the Combat phase begins: each may attack, or conquer, as often as his level is
// now, whatever becomes of it.
// rule: mu-prototype/rounds/attacks-per-captain
// rule: mu-prototype/captains-in-combat/attacks-fixed-at-start-of-turn
// rule: mu-alpha/attack/captain-conquest-limit
// rule: mu-alpha/attack/captain-loses-level
func (g *State) ReadyCaptains() {
	for c := range g.Captains {
		k := &g.Captains[c]
		k.Attacks, k.Risen, k.Failed, k.Earlier = k.Level, false, NoPlace, 0
	}
}

// JudgeCaptains is what an attack means for the Captains who made it: who led the last roll rises a level if its
// target has been taken; if it has not, all of them lose one, with TATTICA only the last. A siege decides nothing yet.
// rule: mu-prototype/captains-in-combat/gain-level
// rule: mu-prototype/captains-in-combat/lose-level
// rule: mu-prototype/captains-in-combat/several-captains
// rule: mu-prototype/captains-in-combat/several-captains-withdrawal
// rule: mu-prototype/captains-in-combat/tattica
// rule: mu-prototype/captains-in-combat/army-wiped-out
// rule: mu-prototype/rounds/losing-a-round
// rule: mu-alpha/attack/captain-gains-level
// rule: mu-alpha/attack/captain-loses-level
// rule: mu-alpha/attack/several-captains
// rule: mu-alpha/attack/several-captains-tactics
// rule: mu-alpha/attack/captain-conquest-limit
func (g *State) JudgeCaptains(t *play.Table, end Upshot) {
	b := &g.Battle
	if end == Besieging {
		return
	}
	for c := range int16(captains) {
		switch k := &g.Captains[c]; {
		case b.Captains&(1<<c) == 0 || k.Level == 0:
		case end == Taken:
			if int8(c) == b.Leading {
				k.Attacks = max(0, k.Attacks-g.Ed().LedConquest)
				g.risesLevel(t, c)
			}
		case !g.Has(k.Owner, Tattica) || int8(c) == b.Leading:
			g.fallsLevel(t, c, b.At)
		}
	}
}

// risesLevel lifts a Captain by a level, once in a turn and to the third at most.
// rule: mu-prototype/captains-in-combat/gain-limits
// rule: mu-alpha/attack/captain-gains-level
func (g *State) risesLevel(t *play.Table, c int16) {
	k := &g.Captains[c]
	if k.Level < highestCaptain && !k.Risen {
		k.Level++
		k.Risen = true
		t.Tell(KeyRises, int16(k.Owner), int16(k.Level), c)
	}
}

// fallsLevel takes a level off a Captain who has failed at a target, once for each target and turn. One of the first
// level goes back to the reserve.
// rule: mu-prototype/captains-in-combat/lose-level
// rule: mu-prototype/captains-in-combat/level-one-removed
// rule: mu-alpha/attack/captain-loses-level
func (g *State) fallsLevel(t *play.Table, c int16, at Place) {
	k := &g.Captains[c]
	switch {
	case k.Failed == at:
	case k.Level == 1:
		t.Tell(KeyDismiss, int16(k.Owner), 0, c)
		g.RemoveCaptain(c)
	default:
		k.Level--
		k.Failed = at
		t.Tell(KeySinks, int16(k.Owner), int16(k.Level), c)
	}
}
