package warriorknights

import (
	"slices"
	"strings"
	"testing"

	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// refsOf are the names of everything on the board.
func refsOf(g *State) (refs []string) {
	for _, x := range things {
		for i := range x.many(g) {
			refs = append(refs, x.ref(int16(i)))
		}
	}
	return refs
}

func tableAfter(t *testing.T, seats, answers int, seed uint64) *State {
	g := table(t, seats, seed, nil)
	play.NewPlayout[State](NewSquire(seed)).Play(&g, answers)
	return &g
}

var onTheBoard = playtest.Things[State, *State]{About: about, Refs: refsOf, Sometimes: []string{"troop"}}

// Everything on the board is told of in every language, and every rule named is one of the ledger.
func TestEverythingOnTheBoardIsToldOf(t *testing.T) {
	book, err := rulebook.Of(ID)
	if err != nil {
		t.Fatal(err)
	}
	for _, answers := range []int{0, 60, 300, 900} {
		onTheBoard.Told(t, tableAfter(t, 4, answers, 5), rulebook.Languages, book.IDs)
	}
	onTheBoard.Untold(t, tableAfter(t, 4, 0, 5), "noble:16", "troop:20")
}

// While the Assembly votes each Baron is told only of his own Votes.
// rule: warrior-knights/information/hidden-votes
func TestVotesToldOf(t *testing.T) {
	p := position(t, 3)
	p.Barons[red].Votes = 77
	tells := func(viewer play.Seat) bool {
		c, _ := about(p.State, "en", viewer, refBaron(red))
		return slices.ContainsFunc(c.Facts, func(fact string) bool { return strings.Contains(fact, "77") })
	}
	for _, voting := range []bool{false, true} {
		p.Vote.Open = voting
		want(t, "red's to himself", tells(red), true)
		want(t, "red's to green", tells(green), !voting)
		want(t, "red's to who looks on", tells(play.Nobody), !voting)
	}
}

// What is told of a thing says nothing that the viewer cannot know.
func TestWhatIsToldOfAThingKeepsSecrets(t *testing.T) {
	for _, answers := range []int{10, 80, 200, 420, 700} {
		onTheBoard.KeepSecrets(t, tableAfter(t, 4, answers, 9), 4)
	}
}
