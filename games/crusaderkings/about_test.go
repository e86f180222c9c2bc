package crusaderkings

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
	"signoria/rulebook"
)

// refsOf are the names of everything that can lie on the table.
func refsOf() (refs []string) {
	for _, x := range sorts {
		for i := range int16(x.many) {
			refs = append(refs, x.ref(i))
		}
	}
	return refs
}

// tableAfter is a table of all five dynasties after so many answers given at random.
func tableAfter(t *testing.T, answers int, seed uint64) *State {
	t.Helper()
	setup := signoria.Setup{Game: ID, Version: Version, Seats: 5, Seed: seed, Options: map[string]int{optionScenario: 1 + int(seed)%4, optionGlitterhoof: 1}}
	g, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	play.NewPlayout[State](play.NewRandom[State](seed)).Play(&g, answers)
	return &g
}

// Everything on the board is told of in every language, and every rule named is one of the ledger.
func TestEverythingOnTheBoardIsToldOf(t *testing.T) {
	book, err := rulebook.Of(ID)
	if err != nil {
		t.Fatal(err)
	}
	met := map[string]bool{}
	for _, answers := range []int{0, 60, 120, 180, 240, 300} {
		g := tableAfter(t, answers, 6) // the second Crusade: some lands are Mobilised
		for _, ref := range refsOf() {
			for _, language := range rulebook.Languages {
				kind, _, _ := strings.Cut(ref, ":")
				c, ok := about(g, language, 0, ref)
				if !ok {
					if !slices.Contains([]string{"knight", "foot", "castle"}, kind) {
						t.Errorf("nothing is told of %s", ref)
					}
					continue
				}
				met[kind] = true
				if c.Title == "" || c.Kind == "" || len(c.Facts) == 0 || len(c.Rules) == 0 {
					t.Errorf("%s: %s is told of by halves: %+v", language, ref, c)
				}
				if all := strings.Join(append(c.Facts, c.Title, c.Kind), " "); strings.Contains(all, "about.") || strings.Contains(all, "name.") || strings.Contains(c.Title, "[[") {
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
	if len(met) != len(sorts) {
		t.Errorf("told of are %v only", met)
	}
	g := tableAfter(t, 0, 5)
	for _, ref := range []string{"", "territory", "territory:", "territory:atlantis", "person:125", "person:-1", "seat:5", "dragon:1"} {
		if c, ok := about(g, "en", 0, ref); ok {
			t.Errorf("%q is told of: %+v", ref, c)
		}
	}
}

// What is told of a thing says nothing that the viewer cannot know.
func TestWhatIsToldOfAThingKeepsSecrets(t *testing.T) {
	src := chance.New(3)
	for _, answers := range []int{10, 60, 150, 240, 400} {
		g := tableAfter(t, answers, 9)
		for viewer := play.Nobody; viewer < play.Seat(g.Seats); viewer++ {
			dealt := *g
			dealt.Redeal(viewer, &src)
			for _, ref := range refsOf() {
				before, _ := about(g, "en", viewer, ref)
				after, _ := about(&dealt, "en", viewer, ref)
				if !reflect.DeepEqual(before, after) {
					t.Errorf("seat %d learns of %s what it cannot know\nbefore %+v\nafter  %+v", viewer, ref, before, after)
				}
			}
		}
	}
}

// A territory's card says how it stands with it now.
func TestATerritoryIsToldOfAsItStands(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 3).own(english, "wessex").foot("wessex").castle("wessex")
	p.dukedom(p.child(english, Female, "brave"), "wessex")
	p.land("wessex").Harvest = 2
	c, ok := about(p.State, "en", french, "territory:wessex")
	if !ok {
		t.Fatal("nothing is told of Wessex")
	}
	all := unmarked(strings.Join(c.Facts, "\n"))
	for _, want := range []string{"for 1 Victory Point", "yields 3 Gold", "Mobilised", "A Castle", "is its Duke", "2 Harvest tokens", "To Invade it takes 4 successes"} {
		if !strings.Contains(all, want) {
			t.Errorf("of Wessex is told\n%s\nand not %q", all, want)
		}
	}
}
