package force

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Barbarians: where nobody stands, the people rise.

const KeyRise play.Key = 450 // A VF of barbarians rise in territory B

var militiaChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyRise: "people-rise"},
}

// The VF that rise: more in the lands of great and warlike peoples.
const fewMilitia = 1

// Militia raises the people of a barbarian territory without barbarians against an attack. Major realms whose ruler
// plays have fewer, for the book's 2 VF are those of Major realms that nobody took at the start; and so have those of
// which not enough is in this game to be Major.
// rule: mu-alpha/barbarians/neutral-territory-reacts
// rule: mu-prototype/barbarian-territories/militia
// rule: mu-prototype/barbarian-territories/major-realms-two
// rule: mu-prototype/barbarian-territories/listed-realms-two
func (g *State) Militia(t *play.Table, p Place) {
	if !g.Barbarian(p) || g.Strength(Barbarians, p) > 0 {
		return
	}
	n := g.Risers(p)
	g.AddVF(Barbarians, p, n)
	t.Tell(KeyRise, n, int16(p))
}

// Risers is the VF that rise where a barbarian territory without barbarians is attacked.
func (g *State) Risers(p Place) int16 {
	realm := g.RealmOf(p)
	x := &g.Box().Atlas.Realms[realm]
	if x.Size == medioevo.Major && (g.Played(realm) || g.SizeOf(realm) != medioevo.Major) {
		return fewMilitia
	}
	return x.Militia
}
