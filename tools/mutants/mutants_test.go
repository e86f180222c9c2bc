package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"slices"
	"strings"
	"testing"

	"signoria/rulebook"
)

var book = &rulebook.Book{Game: "siege", IDs: []string{"siege/storm/walls", "siege/storm/bombard", "siege/storm/breach", "siege/storm/tower"}}

// Every way to break the little game, tried by its tests. Another edition of it shares the towers, and what that one's
// part of their test notices is not noticed for this one.
func TestMutants(t *testing.T) {
	s, err := load("testdata/siege", "testdata/tower")
	if err != nil {
		t.Fatal(err)
	}
	all := s.mutants(book)
	tests, err := s.citing()
	if err != nil {
		t.Fatal(err)
	}
	work := t.TempDir()
	trial, err := s.weave(t.Context(), all, work)
	if err != nil {
		t.Fatal(err)
	}
	trial.passOver([]string{"blockade"})
	fates, err := trial.all(t.Context(), all, tests, wishes{jobs: 2})
	if err != nil {
		t.Fatal(err)
	}
	const cited, packaged, survived = "killed by a citing test", "killed by the package", "survived"
	want := map[string]string{
		"siege.go whyNotStorm: forget !g.Open":                      cited,
		"siege.go whyNotStorm: forget g.Army <= g.Walls+wall":       cited,
		"siege.go whyNotStorm: g.Army < g.Walls + wall":             cited,
		"siege.go whyNotStorm: g.Army > g.Walls + wall":             cited,
		"siege.go whyNotStorm: g.Walls - wall":                      cited,
		"siege.go whyNotStorm: wall+1 in g.Walls + wall":            cited,
		"siege.go whyNotStorm: RuleWalls forbids nothing":           cited,
		"siege.go bombard: leave out g.Walls -= int16(g.Dice.N(2))": survived, // what is not drawn from chance is not missed
		"siege.go bombard: always the first of g.Dice.N(2)":         survived,
		"siege.go bombard: 2+1 in g.Dice.N(2)":                      survived,
		"siege.go bombard: leave out g.Open = g.Walls == 0":         packaged, // the test that notices cites nothing
		"siege.go bombard: g.Walls != 0":                            packaged,
		"tower/tower.go Height: walls - 1":                          cited,
		"tower/tower.go Height: 1+1 in walls + 1":                   survived,
	}
	got := map[string]string{}
	for i, m := range all {
		got[m.Name] = survived
		if fates[i].killed {
			got[m.Name] = map[bool]string{true: cited, false: packaged}[fates[i].citing]
		}
	}
	for _, name := range slices.Sorted(maps.Keys(got)) {
		if want[name] != got[name] {
			t.Errorf("%s: %s, want %q", name, got[name], want[name])
		}
		delete(want, name)
	}
	for name := range want {
		t.Errorf("nobody broke %s", name)
	}
	if i := slices.IndexFunc(all, func(m mutant) bool { return strings.Contains(m.Name, "g.Walls != 0") }); all[i].Rules[0] != "siege/storm/breach" {
		t.Errorf("a citation on the line goes before its function's: %v", all[i].Rules)
	}
	sum := summed(wishes{game: "siege"}, len(all), all, fates)
	if sum.Citing != 8 || sum.Package != 10 || len(sum.Survivors) != 4 || sum.Rules["siege/storm/bombard"] != (rulebook.Kills{Drawn: 3}) {
		t.Errorf("summed up as %+v", sum)
	}
}

// A citation above a test counts for all of it, one right before a part that has a name for that part alone.
func TestWhatACitationCountsFor(t *testing.T) {
	const text = `package siege

// rule: siege/storm/walls
func TestStorm(t *testing.T) {
	// rule: siege/storm/bombard
	t.Run("a wall breaks", func(t *testing.T) {})
	// rule: siege/storm/breach
	storm(t)
}
`
	f, err := parser.ParseFile(token.NewFileSet(), "siege_test.go", text, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	got, err := sources{{tests: []*ast.File{f}}}.citing()
	if err != nil {
		t.Fatal(err)
	}
	for rule, part := range map[string]string{"siege/storm/walls": "", "siege/storm/bombard": "a wall breaks", "siege/storm/breach": ""} {
		if want := []test{{name: "TestStorm", part: part}}; !slices.Equal(got[rule], want) {
			t.Errorf("%s is cited by %+v, want %+v", rule, got[rule], want)
		}
	}
}

func TestDraw(t *testing.T) {
	all := make([]mutant, 50)
	for i := range all {
		all[i] = mutant{Name: string(rune('a' + i)), Rules: []string{"siege/storm/walls"}, id: i + 1}
	}
	one, again, other := draw(wishes{draw: 20, seed: 3}, all), draw(wishes{draw: 20, seed: 3}, all), draw(wishes{draw: 20, seed: 4}, all)
	names := func(ms []mutant) (all string) {
		for _, m := range ms {
			all += m.Name
		}
		return all
	}
	if len(one) != 20 || names(one) != names(again) || names(one) == names(other) {
		t.Errorf("drawn %q, %q again, and %q from another seed", names(one), names(again), names(other))
	}
	if got := draw(wishes{draw: 20, only: "b siege"}, all); names(got) != "b" {
		t.Errorf("only one by its name: %q", names(got))
	}
}

// Wishes that make no sense are refused.
func TestWishes(t *testing.T) {
	for _, args := range [][]string{{}, {"one", "two"}, {"-write", "-only", "x", "siege"}, {"-write", "-quick", "siege"}} {
		if _, err := wishesOf(args); err == nil {
			t.Errorf("%v: no error", args)
		}
	}
}

// A mutant that is excused as equivalent must be there, and have a reason.
func TestEquivalents(t *testing.T) {
	all := []mutant{{Name: "a"}}
	for name, e := range map[string]map[string]string{"known": {"a": "nobody can see it"}, "gone": {"b": "why"}, "no reason": {"a": ""}} {
		if err := (equivalents{why: e}).known(all); (err == nil) != (name == "known") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
