package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

const KeyDivorced play.Key = 245 // the marriage of A with B is dissolved

var spouseLossChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyDivorced: "divorced"},
}

// divorce dissolves the marriage of a ruler, child or sibling: the spouse's card goes as if dead. The
// tokens of a ruler's spouse stay in the bag; those of any other lie on the card and go with it.
// rule: crusader-kings/spouse-loss/divorced-spouse-discarded
// rule: crusader-kings/spouse-loss/king-keeps-ex-spouse-traits
// rule: crusader-kings/spouse-loss/relative-loses-ex-spouse-traits
// rule: crusader-kings/pacts/pact-survives-spouse
func (g *State) divorce(t *play.Table, p int8) {
	spouse := g.People[p].Spouse
	if spouse == None {
		return
	}
	t.Tell(KeyDivorced, int16(p), int16(spouse))
	g.discard(spouse, Alive)
}
