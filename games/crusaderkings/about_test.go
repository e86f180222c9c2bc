package crusaderkings

import (
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/games/wording"
	"signoria/play"
	"signoria/play/playtest"
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

var onTheBoard = playtest.Things[State, *State]{
	About: about, Refs: func(*State) []string { return refsOf() }, Sometimes: []string{"knight", "foot", "castle"},
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
		for _, sort := range onTheBoard.Told(t, g, rulebook.Languages, book.IDs) {
			met[sort] = true
		}
	}
	if len(met) != len(sorts) {
		t.Errorf("told of are %v only", met)
	}
	onTheBoard.Untold(t, tableAfter(t, 0, 5), "person:125", "seat:5")
}

// What is told of a thing says nothing that the viewer cannot know.
func TestWhatIsToldOfAThingKeepsSecrets(t *testing.T) {
	for _, answers := range []int{10, 60, 150, 240, 400} {
		onTheBoard.KeepSecrets(t, tableAfter(t, answers, 9), MaxDynasties)
	}
}

// An event that a line names says of itself what it does, whichever card brought it.
func TestAnEventThatIsNamedIsToldOf(t *testing.T) {
	g := tableAfter(t, 0, 5)
	for e := range box.Events {
		b := &box.Events[e]
		line := g.Tell("en", play.Line{Key: KeyEvent, Args: play.Args{0, int16(e), 0}})
		if !strings.Contains(line, wording.Mark("event:"+b.ID, b.Title["en"])) {
			t.Fatalf("%q does not point at %s", line, b.ID)
		}
		card, ok := about(g, "en", english, "event:"+b.ID)
		if !ok || !slices.Contains(card.Facts, b.Text["en"]) {
			t.Errorf("of %s is told %q, want %q among it", b.ID, card.Facts, b.Text["en"])
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
	all := wording.Unmarked(strings.Join(c.Facts, "\n"))
	for _, want := range []string{"for 1 Victory Point", "yields 3 Gold", "Mobilised", "A Castle", "is its Duke", "2 Harvest tokens", "To Invade it takes 4 successes"} {
		if !strings.Contains(all, want) {
			t.Errorf("of Wessex is told\n%s\nand not %q", all, want)
		}
	}
}

// A Knight that lies on its side is told of where it lies, and missing among its dynasty's points.
// rule: crusader-kings/events/knights-on-their-side
func TestAKnightOnItsSideIsToldOf(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales")
	p.land("wales").Laid = true
	for _, c := range []struct{ ref, lang, says string }{
		{"seat:0", "en", "2 Victory Points: 3 territories (1 with its Knight on its side, for none), 0 Trophies."},
		{"seat:0", "it", "2 Punti Vittoria: 3 territori (1 col Cavaliere coricato, che non ne vale), 0 Trofei."},
		{"knight:wales", "en", "Its Knight lies on its side: no Victory Point until the territory is Mobilised."},
		{"knight:wessex", "en", "is under the control of"},
	} {
		card, _ := about(p.State, c.lang, french, c.ref)
		told := strings.Join(card.Facts, "\n")
		want(t, c.ref+" in "+c.lang+": "+told, strings.Contains(told, c.says), true)
		want(t, c.ref+" lies", strings.Contains(told, "on its side") || strings.Contains(told, "coricato"), c.ref != "knight:wessex")
	}
}
