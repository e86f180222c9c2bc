package force_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/games/wording"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// tellable are all sorts of things of the edition.
func tellable() map[string]Sort {
	all := maps.Clone(Sorts)
	maps.Copy(all, Tested().Sorts)
	return all
}

// refsOf are the names of everything that can lie on the table.
func refsOf() (all []string) {
	for sort, x := range tellable() {
		for i := range int16(x.Many) {
			if sort != "tech" || TheBox().Techs[i].ID != "" {
				all = append(all, x.Ref(i))
			}
		}
	}
	return all
}

// tableAfter is a table after so many answers given at random.
func tableAfter(t *testing.T, answers int, s signoria.Setup) *State {
	t.Helper()
	g, err := Tested().New(s)
	if err != nil {
		t.Fatal(err)
	}
	play.NewPlayout[State](play.NewRandom[State](s.Seed)).Play(&g, answers)
	return &g
}

var onTheBoard = playtest.Things[State, *State]{
	About: About, Refs: func(g *State) []string { return append(refsOf(), "treaty:0", RefTreaty(g.Treaties.Last)) },
	Sometimes: []string{"seat", "transport", "captain", "engine", "building", "army", "relic", "treaty"},
}

// Everything on the board is told of in every language, and every rule named is one of the ledger.
func TestEverythingOnTheBoardIsToldOf(t *testing.T) {
	InEach(t, everythingIsToldOf)
}

func everythingIsToldOf(t *testing.T) {
	book, err := rulebook.Of(Tested().ID)
	if err != nil {
		t.Fatal(err)
	}
	met := map[string]bool{}
	for _, answers := range []int{60, 400} {
		for _, sort := range onTheBoard.Told(t, tableAfter(t, answers, Setup(4, 6, map[string]int{OptionTurns: 4})), rulebook.Languages, book.IDs) {
			met[sort] = true
		}
	}
	for sort := range tellable() {
		if !met[sort] {
			t.Errorf("nothing is told of a %s", sort)
		}
	}
	onTheBoard.Untold(t, tableAfter(t, 0, Setup(3, 5, map[string]int{OptionTurns: 4})), "seat:3")
}

// What only its holder may know is told to nobody else.
func TestAboutKeepsSecrets(t *testing.T) {
	g := tableAfter(t, 0, Setup(3, 5, map[string]int{OptionTurns: 4}))
	g.Players[1].Hand[Arciere] = 2
	mine, _ := About(g, "en", 1, RefCard(int16(Arciere)))
	if !slices.Contains(mine.Facts, "You hold 2 copies.") {
		t.Errorf("the holder is told %q", mine.Facts)
	}
	for _, viewer := range []play.Seat{0, 2, play.Nobody} {
		if c, _ := About(g, "en", viewer, RefCard(int16(Arciere))); strings.Contains(strings.Join(c.Facts, " "), "hold") {
			t.Errorf("seat %d is told %q", viewer, c.Facts)
		}
	}
}

// Whatever the board draws under a name of its own is told of.
func TestWhatTheBoardDrawsIsToldOf(t *testing.T) {
	told := append(slices.Collect(maps.Keys(tellable())), "treaty")
	playtest.Drawn(t, []string{"../../../web/src/games/mu-prototype", "../../../web/src/games/medioevo"}, told, 25)
}

// What is told of a thing says nothing that the viewer cannot know.
func TestWhatIsToldOfAThingKeepsSecrets(t *testing.T) {
	for _, answers := range []int{60, 600} {
		g := tableAfter(t, answers, Setup(3, 9, map[string]int{OptionTurns: 4, OptionPieces: 1}))
		g.Treaties.Sign(secretPact())
		onTheBoard.KeepSecrets(t, g, 3)
	}
}

// secretPact is a treaty by which seat 0 pays seat 1, in secret.
func secretPact() medioevo.Treaty {
	y := medioevo.Treaty{Parties: 0b11, Secret: true, Until: 7}
	y.Add(medioevo.Clause{Term: medioevo.Tribute, From: 0, To: 1, N: 50})
	return y
}

// A treaty is told clause by clause to who may read it, and to nobody else.
func TestATreatyIsToldToWhoMayReadIt(t *testing.T) {
	p := Position(t, 4)
	no := p.Treaties.Sign(secretPact()).No
	for _, language := range rulebook.Languages {
		c, ok := About(p.State, language, Red, RefTreaty(no))
		if !ok || c.Title == "" || len(c.Facts) != 3 || !strings.Contains(c.Facts[2], "50") {
			t.Errorf("%s: a party is told %+v, %v", language, c, ok)
		}
	}
	for _, viewer := range []play.Seat{Blue, play.Nobody} {
		if c, ok := About(p.State, "en", viewer, RefTreaty(no)); ok {
			t.Errorf("seat %d is told of it: %+v", viewer, c)
		}
	}
	p.Offer.Treaty = secretPact()
	if _, ok := About(p.State, "en", Green, "treaty:0"); !ok {
		t.Error("who writes a treaty is told nothing of it")
	}
	if _, ok := About(p.State, "en", White, "treaty:0"); ok {
		t.Error("a stranger is told of an offer in secret")
	}
}

// Pieces, buildings and armies are told of with their numbers.
func TestThingsAreToldWithTheirNumbers(t *testing.T) {
	p := Position(t, 3).Held(Green, 12, "kent").Build(Fort, 2, "kent").Build(Cathedral, 1, "kent").Learned(Green, Mulino)
	wagon := p.Transport(Green, WarWagon, 1, "kent", 15)
	p.Engine(Green, 2, "kent", wagon)
	p.Captain(Barbarians, 3, "wales", None)
	p.Own(Green, "egypt").Build(Settlement, 1, "egypt")
	p.Relics[0] = Relic{Card: 0, At: At("kent"), Home: true}
	p.Land("kent").Damaged = 1 << Fort
	p.Corsair[Green].Zone = At("ionian-sea")
	for ref, wants := range map[string][]string{
		"territory:kent":            {"It feeds 15 VF", "12 stand here, so there is room for 3 more", "never rebel; he has 27", "60 florins"},
		"territory:egypt":           {"Market", "Spices", "A bad roll would lose it"},
		"territory:wessex":          {"2 VF of its people rise"},
		"sea:ionian-sea":            {"Your corsair lurks here"},
		"transport:0":               {"Carries 20 VF; room left: 0"},
		"engine:0":                  {"Brings down 2 levels", "with 5 or more"},
		"captain:0":                 {"A chief of level III"},
		"building:kent:fort":        {"To repair it costs 150 florins", "20 VF find shelter"},
		"army:kent:0":               {"12 VF on the ground of Kent, 15 more aboard"},
		"relic:p01":                 {"rests in the Cathedral of Kent"},
		"good:spices":               {"Cheapest now in"},
		"card:bardo":                {"1 in this game’s deck"},
		"tech:monopolio":            {"It would cost you 600 florins"},
		"event:p01":                 {"On 1 or 2 transports", "Somewhere a relic"},
		"building:egypt:settlement": {"Goods are bought"},
	} {
		c, ok := About(p.State, "en", Green, ref)
		all := wording.Unmarked(strings.Join(c.Facts, "\n"))
		for _, want := range wants {
			if !ok || !strings.Contains(all, want) {
				t.Errorf("of %s is told\n%s\nand not %q", ref, all, want)
			}
		}
	}
	if c, _ := About(p.State, "en", Red, "sea:ionian-sea"); strings.Contains(strings.Join(c.Facts, " "), "corsair") {
		t.Errorf("another is told of the corsair: %v", c.Facts)
	}
	for _, ref := range []string{"army:kent:1", "building:kent:settlement", "building:wales:fort", "relic:p02", "treaty:1", "treaty:x"} {
		if c, ok := About(p.State, "en", Green, ref); ok {
			t.Errorf("%q is told of: %+v", ref, c)
		}
	}
}

// Facts follow the position.
func TestFactsFollowThePosition(t *testing.T) {
	g := tableAfter(t, 0, Setup(3, 5, map[string]int{OptionTurns: 4}))
	var kent int16
	x := &g.Territories[kent]
	x.Owner, x.Level, x.Cathedral, x.Damaged = 1, [2]int8{2, 1}, true, 1<<Cathedral
	x.VF[1] = 12
	facts := func() string {
		c, _ := About(g, "en", 0, RefPlace(kent))
		return strings.Join(c.Facts, " ")
	}
	for _, said := range []string{"owns it", "Borough.", "Tower.", "Cathedral, damaged.", "Here: 12 VF of"} {
		if !strings.Contains(facts(), said) {
			t.Errorf("%q is not in %s", said, facts())
		}
	}
	x.Out = true
	if !strings.Contains(facts(), "not in this game") {
		t.Error(facts())
	}
}
