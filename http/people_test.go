package http_test

import (
	"slices"
	"testing"

	"signoria"
	"signoria/games"
	server "signoria/http"
	"signoria/play"
)

func TestBotsOfATableAreDifferentPeopleAndAlwaysTheSame(t *testing.T) {
	for _, g := range games.All() {
		_, most := g.Seats()
		for _, table := range []string{"0001-aaaa-0000", "0002-bbbb-0000", "zzzz-cccc-1111"} {
			seen := map[string]bool{}
			for s := range play.Seat(most) {
				name, face, ok := server.PersonAt(g.People(""), table, s)
				if !ok || name == "" || seen[name] {
					t.Errorf("%s, table %s, seat %d: %q, %v", g.ID(), table, s, name, ok)
				}
				seen[name] = true
				if face < 0 || face >= server.Faces {
					t.Errorf("%s has the face %d", name, face)
				}
				if again, other, _ := server.PersonAt(g.People(""), table, s); again != name || other != face {
					t.Errorf("%s is %s the next time", name, again)
				}
			}
		}
	}
	people := games.All()[0].People("")
	one, _, _ := server.PersonAt(people, "a", 0)
	for _, table := range []string{"b", "c", "d", "e"} {
		if other, _, _ := server.PersonAt(people, table, 0); other != one {
			return
		}
	}
	t.Error("the same person plays at every table")
}

func TestAFaceSaysWhetherItIsAMansOrAWomans(t *testing.T) {
	people := play.People{Men: []string{"Odo"}, Women: []string{"Avice"}}
	for _, table := range []string{"a", "b", "c", "d", "e"} {
		for s := range play.Seat(2) {
			if name, face, _ := server.PersonAt(people, table, s); (name == "Avice") != (face%2 == 1) {
				t.Errorf("%s has the face %d", name, face)
			}
		}
	}
}

// Those of a study are who they were in the game that is studied.
func TestBotsOfAStudyAreThoseOfItsGame(t *testing.T) {
	g := games.All()[0]
	chairs := []signoria.Chair{{Bot: "squire"}, {Bot: "king"}, {Bot: play.BotNamed("squire", g.Tempers("squire")[0])}}
	at := signoria.Table{ID: "a", Chairs: chairs}
	of := signoria.Table{ID: "b", Chairs: chairs, Affairs: signoria.Affairs{Study: &signoria.Study{Of: "a"}}}
	for s := range play.Seat(3) {
		name, face := server.Known(&at, s, g.People)
		if again, other := server.Known(&of, s, g.People); again != name || other != face {
			t.Errorf("%s is %s when the game is studied", name, again)
		}
	}
}

func TestABotIsKnownByItsTemper(t *testing.T) {
	g := games.All()[0]
	temper := g.Tempers("squire")[0]
	its := g.People(temper)
	faces := map[string]int{}
	for _, id := range []string{"a", "b", "c", "d", "e", "f"} {
		at := signoria.Table{ID: id}
		for _, bot := range []string{play.BotNamed("squire", temper), "squire", play.BotNamed("king", temper), play.BotNamed("squire", temper), play.BotNamed("squire", temper)} {
			at.Chairs = append(at.Chairs, signoria.Chair{Bot: bot})
		}
		seen := map[string]bool{}
		for s := range at.Chairs {
			name, face := server.Known(&at, play.Seat(s), g.People)
			if seen[name] {
				t.Errorf("table %s: %s sits there twice", id, name)
			}
			seen[name] = true
			one := slices.Contains(slices.Concat(its.Men, its.Women), name)
			if want := s != 1 && s != 4; one != want { // there are but three of it
				t.Errorf("table %s: %s in seat %d is of the temper: %v", id, name, s, one)
			}
			if before, met := faces[name]; one && met && before != face {
				t.Errorf("%s looks otherwise at table %s", name, id)
			}
			faces[name] = face
		}
	}
}

func TestAGameWithoutPeople(t *testing.T) {
	if name, _, ok := server.PersonAt(play.People{}, "a", 0); ok {
		t.Errorf("there is %s", name)
	}
}
