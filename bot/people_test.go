package bot_test

import (
	"encoding/json"
	"regexp"
	"testing"

	"signoria"
	"signoria/bot"
	"signoria/rulebook"
)

func TestBotsOfATableAreDifferentPeopleAndAlwaysTheSame(t *testing.T) {
	for _, g := range bot.Games() {
		for _, table := range []string{"0001-aaaa-0000", "0002-bbbb-0000", "zzzz-cccc-1111"} {
			seen := map[string]bool{}
			for s := range signoria.Seat(signoria.MaxSeats) {
				p, ok := bot.PersonAt(g.ID(), table, s)
				if !ok || p.Name == "" || seen[p.Name] {
					t.Errorf("%s, table %s, seat %d: %q, %v", g.ID(), table, s, p.Name, ok)
				}
				seen[p.Name] = true
				if p.Face < 0 || p.Face >= bot.Faces {
					t.Errorf("%s has the face %d", p.Name, p.Face)
				}
				if again, _ := bot.PersonAt(g.ID(), table, s); again != p {
					t.Errorf("%s is %s the next time", p.Name, again.Name)
				}
			}
		}
	}
	one, _ := bot.PersonAt("warrior-knights", "a", 0)
	for _, table := range []string{"b", "c", "d", "e"} {
		if other, _ := bot.PersonAt("warrior-knights", table, 0); other.Name != one.Name {
			return
		}
	}
	t.Error("the same person plays at every table")
}

func TestNobodyIsNamedAsTheBoxNamesSomebody(t *testing.T) {
	for _, g := range bot.Games() {
		for _, lang := range rulebook.Languages {
			box, err := json.Marshal(g.Components(lang))
			if err != nil {
				t.Fatal(err)
			}
			for s := range signoria.Seat(signoria.MaxSeats) {
				for _, table := range "abcdefgh" {
					p, _ := bot.PersonAt(g.ID(), string(table), s)
					if regexp.MustCompile(`\b` + p.Name + `\b`).Match(box) {
						t.Errorf("%s is in the box of %s", p.Name, g.ID())
					}
				}
			}
		}
	}
}

func TestAGameWithoutPeople(t *testing.T) {
	if p, ok := bot.PersonAt("toy", "a", 0); ok {
		t.Errorf("there is %s", p.Name)
	}
}
