package games_test

import (
	"context"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/games"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

func TestEveryGameIsOfferedInWords(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) { playtest.Worded(t, g, rulebook.Languages) })
	}
}

// A hint is said by the name of its question alone; what hangs on the moment stands in the question itself.
func TestHintsHaveNoParameters(t *testing.T) {
	wants := regexp.MustCompile(`(?m)^hint\..*\{\{.*$`)
	for _, folder := range [...]string{"*", "*/*"} {
		files, err := filepath.Glob(folder + "/text/*/*.yaml")
		if err != nil || len(files) == 0 {
			t.Fatalf("no texts in %s: %v", folder, err)
		}
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, hint := range wants.FindAllString(string(text), -1) {
				t.Errorf("%s: %s", name, hint)
			}
		}
	}
}

func TestEveryGameNamesRulesAndLinesThatThereAre(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			book, err := rulebook.Of(g.ID())
			if err != nil {
				t.Fatal(err)
			}
			playtest.Named(t, g, book.IDs)
		})
	}
}

func TestNoBotIsNamedAsTheBoxNamesSomebody(t *testing.T) {
	for _, g := range games.All() {
		people := g.People()
		for _, lang := range rulebook.Languages {
			box, err := json.Marshal(g.Components(lang))
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range slices.Concat(people.Men, people.Women) {
				if regexp.MustCompile(`\b` + name + `\b`).Match(box) {
					t.Errorf("%s is in the box of %s", name, g.ID())
				}
			}
		}
	}
}

// Every game can be thought through, at its start and in its midst: the usual answer is among those tried, the best stands
// first, and the chances of all seats make one.
func TestEveryGameCanBeThoughtThrough(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			least, _ := g.Seats()
			live, err := g.Start(signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: least, Seed: 3})
			if err != nil {
				t.Fatal(err)
			}
			src := chance.New(5)
			for asked := 0; asked < 400 && !live.Over(); asked++ {
				o := live.Offers()[0]
				if asked%100 == 0 {
					thoughtThrough(t, live, o, &src)
				}
				a, err := live.Bot(context.Background(), "squire", o.Seat, &src)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := live.Answer(a); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

func thoughtThrough(t *testing.T, live play.Live, o play.Offer, src *chance.Source) {
	t.Helper()
	all, err := live.Weigh(context.Background(), o.Seat, play.Budget{Playouts: 4, Choices: 3}, src)
	if err != nil {
		t.Fatal(err)
	}
	usual := slices.IndexFunc(all, func(w play.Weighed) bool { return w.Usual })
	if usual < 0 || all[0].Behind != 0 || all[0].Chance < 0 || all[0].Chance > 1 {
		t.Errorf("seat %d, prompt %d: found %+v", o.Seat, o.Prompt, all)
	}
	out, err := live.Outlook(context.Background(), 2, src)
	if err != nil {
		t.Fatal(err)
	}
	sum := 0.0
	for _, p := range out.Chances {
		sum += p
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("the chances of all seats make %v: %v", sum, out.Chances)
	}
}
