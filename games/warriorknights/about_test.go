package warriorknights

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"signoria/chance"
	"signoria/play"
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

// Everything on the board is told of in every language, and every rule named is one of the ledger.
func TestEverythingOnTheBoardIsToldOf(t *testing.T) {
	book, err := rulebook.Of(ID)
	if err != nil {
		t.Fatal(err)
	}
	for _, answers := range []int{0, 60, 300, 900} {
		g := tableAfter(t, 4, answers, 5)
		for _, ref := range refsOf(g) {
			for _, language := range rulebook.Languages {
				c, ok := about(g, language, 0, ref)
				if !ok {
					if kind, _, _ := strings.Cut(ref, ":"); kind != "troop" {
						t.Errorf("nothing is told of %s", ref)
					}
					continue
				}
				if c.Title == "" || c.Kind == "" || len(c.Facts) == 0 || len(c.Rules) == 0 {
					t.Errorf("%s: %s is told of by halves: %+v", language, ref, c)
				}
				if all := strings.Join(append(c.Facts, c.Title, c.Kind), " "); strings.Contains(all, "about.") || strings.Contains(c.Title, "[[") {
					t.Errorf("%s: %s: %s", language, ref, all)
				}
				for _, id := range c.Rules {
					if !slices.Contains(book.IDs, id) {
						t.Errorf("%s names the rule %s, which is not in the ledger", ref, id)
					}
				}
			}
		}
	}
	for _, ref := range []string{"", "city", "city:", "city:atlantis", "noble:16", "noble:-1", "dragon:1", "troop:20"} {
		if c, ok := about(tableAfter(t, 4, 0, 5), "en", 0, ref); ok {
			t.Errorf("%q is told of: %+v", ref, c)
		}
	}
}

// What is told of a thing says nothing that the viewer cannot know.
func TestWhatIsToldOfAThingKeepsSecrets(t *testing.T) {
	src := chance.New(3)
	for _, answers := range []int{10, 80, 200, 420, 700} {
		g := tableAfter(t, 4, answers, 9)
		for viewer := play.Nobody; viewer < play.Seat(g.Seats); viewer++ {
			dealt := *g
			dealt.Redeal(viewer, &src)
			for _, ref := range refsOf(g) {
				before, _ := about(g, "en", viewer, ref)
				after, _ := about(&dealt, "en", viewer, ref)
				if !reflect.DeepEqual(before, after) {
					t.Errorf("seat %d learns of %s what it cannot know\nbefore %+v\nafter  %+v", viewer, ref, before, after)
				}
			}
		}
	}
}
