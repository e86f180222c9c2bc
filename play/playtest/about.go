package playtest

import (
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// Things are the things on a game's board, for checks of what is told of them.
type Things[S any, P play.Rules[S]] struct {
	About     func(g *S, lang string, viewer play.Seat, ref string) (play.Card, bool)
	Refs      func(g *S) []string // the names under which the board draws them
	Sometimes []string            // sorts of which some may not be there
}

// Told checks that each thing is told of in every language, wholly and without a text that is missing, that every rule
// named is one of the ledger, and that nothing is told of names that mean nothing. It returns the sorts told of.
func (x Things[S, P]) Told(t testing.TB, g *S, languages, ledger []string) (sorts []string) {
	t.Helper()
	for _, ref := range x.Refs(g) {
		sort, _, _ := strings.Cut(ref, ":")
		for _, lang := range languages {
			c, ok := x.About(g, lang, 0, ref)
			if ok {
				whole(t, lang, ref, c, ledger)
				sorts = append(sorts, sort)
			} else if !slices.Contains(x.Sometimes, sort) {
				t.Errorf("%s: nothing is told of %s", lang, ref)
			}
		}
	}
	slices.Sort(sorts)
	sorts = slices.Compact(sorts)
	for _, sort := range append(sorts, "", "dragon") {
		x.Untold(t, g, sort, sort+":", sort+":-1", sort+":atlantis")
	}
	return sorts
}

func whole(t testing.TB, lang, ref string, c play.Card, ledger []string) {
	t.Helper()
	if c.Title == "" || c.Kind == "" || len(c.Facts) == 0 || len(c.Rules) == 0 {
		t.Errorf("%s: %s is told of by halves: %+v", lang, ref, c)
	}
	if all := strings.Join(append(c.Facts, c.Title, c.Kind), " "); strings.Contains(all, "about.") || strings.Contains(all, "name.") || strings.Contains(c.Title, "[[") {
		t.Errorf("%s: %s: %s", lang, ref, all)
	}
	for _, id := range c.Rules {
		if !slices.Contains(ledger, id) {
			t.Errorf("%s names the rule %s, which is not in the ledger", ref, id)
		}
	}
}

// Untold checks that nothing is told of these.
func (x Things[S, P]) Untold(t testing.TB, g *S, refs ...string) {
	t.Helper()
	for _, ref := range refs {
		if c, ok := x.About(g, "en", 0, ref); ok {
			t.Errorf("%q is told of: %+v", ref, c)
		}
	}
}

// KeepSecrets checks that what is told of the things says nothing that a seat, or a spectator, cannot know.
func (x Things[S, P]) KeepSecrets(t testing.TB, g *S, seats int) {
	t.Helper()
	src := chance.New(3)
	for viewer := play.Nobody; int(viewer) < seats; viewer++ {
		dealt := *g
		P(&dealt).Redeal(viewer, &src)
		for _, ref := range x.Refs(g) {
			before, _ := x.About(g, "en", viewer, ref)
			after, _ := x.About(&dealt, "en", viewer, ref)
			if !reflect.DeepEqual(before, after) {
				t.Errorf("seat %d learns of %s what it cannot know\nbefore %+v\nafter  %+v", viewer, ref, before, after)
			}
		}
	}
}

// drawn is how a board's sources name what they draw.
var drawn = regexp.MustCompile("(?:data-ref=|thing=|ref: |: |return |=>\\s+)[\"`{]+([a-z]+):\\$?\\{")

// Drawn checks that whatever the sources of a board in some folders draw under a name of its own is one of the sorts that are told of, and
// that they draw at least so many.
func Drawn(t testing.TB, folders, told []string, least int) {
	t.Helper()
	met := 0
	for _, folder := range folders {
		err := filepath.WalkDir(folder, func(file string, _ fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(file, ".svelte") && !strings.HasSuffix(file, ".ts") || strings.HasSuffix(file, ".test.ts") {
				return err
			}
			raw, err := os.ReadFile(file)
			for _, found := range drawn.FindAllStringSubmatch(string(raw), -1) {
				met++
				if !slices.Contains(told, found[1]) {
					t.Errorf("%s draws %q, of which nothing is told", file, found[1])
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if met < least {
		t.Errorf("only %d names were found in the board's sources", met)
	}
}
