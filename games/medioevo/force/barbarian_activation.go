package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Barbarians: how they stir when one of their territories is conquered.

const KeyStirs play.Key = 365 // the fall of territory A brings B VF more to C barbarian territories

var activationChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyStirs: "stirs"},
}

// Activate strengthens, the moment a player has conquered a barbarian territory, every barbarian territory next to it
// and of its realm, whatever they feed, by 1 VF, and by the level of a Captain there.
// rule: mu-prototype/barbarian-activation/neighbours-and-realm-grow
// rule: mu-prototype/barbarian-activation/captains-add-more
// rule: mu-prototype/barbarian-activation/only-conquest-activates
// rule: mu-prototype/barbarian-activation/immediate
// rule: mu-prototype/barbarian-activation/excess-until-events
// rule: mu-alpha/barbarians/neutral-territory-reacts
func (g *State) Activate(t *play.Table, p Place) {
	var more, lands int16
	for q := range g.Land() {
		if q == p || !g.Barbarian(q) || g.RealmOf(q) != g.RealmOf(p) && g.Box().Atlas.Border(p, q) == nil {
			continue
		}
		n := 1 + int16(g.ChiefLevel(g.BarbarianCaptain(q)))
		g.AddVF(Barbarians, q, n)
		more += n
		lands++
	}
	if lands > 0 {
		t.Tell(KeyStirs, int16(p), more, lands)
	}
}
