package prototype

import (
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/rulebook"
)

// refsOf are the names of everything that can lie on the table.
func refsOf() (all []string) {
	for _, x := range sorts {
		for i := range int16(x.many) {
			all = append(all, x.ref(i))
		}
	}
	return all
}

// tableAfter is a table after so many answers given at random.
func tableAfter(t *testing.T, answers int, s signoria.Setup) *State {
	t.Helper()
	g, err := New(s)
	if err != nil {
		t.Fatal(err)
	}
	play.NewPlayout[State](play.NewRandom[State](s.Seed)).Play(&g, answers)
	return &g
}

// Everything on the board is told of in every language, and every rule named is one of the ledger.
func TestEverythingOnTheBoardIsToldOf(t *testing.T) {
	book, err := rulebook.Of(ID)
	if err != nil {
		t.Fatal(err)
	}
	met := map[string]bool{}
	for _, answers := range []int{60, 400} {
		g := tableAfter(t, answers, setup(4, 6, map[string]int{optionTurns: 4}))
		for _, ref := range refsOf() {
			for _, language := range rulebook.Languages {
				kind, _, _ := strings.Cut(ref, ":")
				c, ok := about(g, language, 0, ref)
				if !ok {
					if !slices.Contains([]string{"seat", "transport", "captain", "engine"}, kind) {
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
	g := tableAfter(t, 0, setup(3, 5, map[string]int{optionTurns: 4}))
	for _, ref := range []string{"", "territory", "territory:atlantis", "seat:3", "transport:-1", "dragon:1"} {
		if c, ok := about(g, "en", 0, ref); ok {
			t.Errorf("%q is told of: %+v", ref, c)
		}
	}
}

// What only its holder may know is told to nobody else.
func TestAboutKeepsSecrets(t *testing.T) {
	g := tableAfter(t, 0, setup(3, 5, map[string]int{optionTurns: 4}))
	g.Players[1].Hand[Arciere] = 2
	mine, _ := about(g, "en", 1, refCard(int16(Arciere)))
	if !slices.Contains(mine.Facts, "You hold 2 copies.") {
		t.Errorf("the holder is told %q", mine.Facts)
	}
	for _, viewer := range []play.Seat{0, 2, play.Nobody} {
		if c, _ := about(g, "en", viewer, refCard(int16(Arciere))); strings.Contains(strings.Join(c.Facts, " "), "hold") {
			t.Errorf("seat %d is told %q", viewer, c.Facts)
		}
	}
}

// Facts follow the position.
func TestFactsFollowThePosition(t *testing.T) {
	g := tableAfter(t, 0, setup(3, 5, map[string]int{optionTurns: 4}))
	var kent int16
	x := &g.Territories[kent]
	x.Owner, x.Level, x.Cathedral, x.Damaged = 1, [2]int8{2, 1}, true, 1<<Cathedral
	x.VF[1] = 12
	facts := func() string {
		c, _ := about(g, "en", 0, refPlace(kent))
		return strings.Join(c.Facts, " ")
	}
	for _, said := range []string{"owns it", "Borough.", "Tower.", "Cathedral, damaged.", "12 VF here"} {
		if !strings.Contains(facts(), said) {
			t.Errorf("%q is not in %s", said, facts())
		}
	}
	x.Out = true
	if !strings.Contains(facts(), "not in this game") {
		t.Error(facts())
	}
}
