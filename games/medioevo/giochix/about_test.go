package giochix

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/rulebook"
)

// refsOf are the names of everything that can lie on the table.
func refsOf(*State) (all []string) {
	for _, x := range aboutSorts {
		for i := range int16(x.many) {
			all = append(all, x.ref(i))
		}
	}
	slices.Sort(all)
	return all
}

var onTheBoard = playtest.Things[State, *State]{
	About: about, Refs: refsOf, Sometimes: []string{"seat", "property", "building", "army"},
}

// told is a position with one of everything.
func told(t *testing.T) *at {
	p := position(t, 4)
	p.stand(byzantines, "thrace", Counts{Light: 2, Archer: 1}).captain(byzantines, "thrace", 2)
	p.barbariansIn("albania", Horde{Light: 2, Archers: 1}).build("thrace", Military, 2).build("lydia", Civil, 3)
	p.own(byzantines, Engine, 2, "thrace")
	caravan := p.own(mamluks, Caravan, 2, "egypt")
	x := &p.Players[mamluks].Property[caravan]
	x.Cargo[0] = 3
	x.Route = Route{Stops: [8]uint8{uint8(p.place("judea")), uint8(p.place("thrace")), uint8(p.place("lydia")), uint8(p.place("coele-syria"))}, N: 4, Done: 1}
	p.Territories[p.place("thrace")].Cubes = 3
	p.Players[byzantines].Debt = 2
	p.Cards[0].Of, p.Cards[2].Of, p.Cards[4].Of = byzantines, mamluks, byzantines
	p.Cards[2].Drawn = true
	return p
}

// Everything on the board is told of in every language, and every rule named is one of the ledger.
func TestEverythingOnTheBoardIsToldOf(t *testing.T) {
	book, err := rulebook.Of(ID)
	if err != nil {
		t.Fatal(err)
	}
	met := onTheBoard.Told(t, told(t).State, rulebook.Languages, book.IDs)
	for sort := range aboutSorts {
		if !slices.Contains(met, sort) {
			t.Errorf("nothing is told of a %s", sort)
		}
	}
	onTheBoard.Untold(t, told(t).State, "seat:4", "property:40", "building:lydia:religious", refArmy(int16(box.Rome), 0))
}

// Whatever the board draws under a name of its own is told of.
func TestWhatTheBoardDrawsIsToldOf(t *testing.T) {
	told := append(slices.Collect(maps.Keys(aboutSorts)), "strike") // a hatching over places that are told of
	playtest.Drawn(t, []string{"../../../web/src/games/mu-giochix"}, told, 8)
}

// What is told of a thing says nothing that the viewer cannot know.
func TestWhatIsToldOfAThingKeepsSecrets(t *testing.T) {
	for _, answers := range []int{60, 300, 600} {
		g, err := New(setup(4, 9, map[string]int{optionTurns: 8, optionPieces: 1}))
		if err != nil {
			t.Fatal(err)
		}
		play.NewPlayout[State](play.NewRandom[State](9)).Play(&g, answers)
		onTheBoard.KeepSecrets(t, &g, 4)
	}
}

// What a card shows besides its character, only its owner is told of as his; nor is told what is still being chosen from.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func TestCardsAreToldOfToTheirOwner(t *testing.T) {
	p := told(t)
	for viewer, yours := range map[play.Seat]bool{byzantines: true, mamluks: false, play.Nobody: false} {
		c, _ := about(p.State, "en", viewer, refCard(0))
		if slices.Contains(c.Facts, "It is yours.") != yours {
			t.Errorf("seat %d is told %q", viewer, c.Facts)
		}
	}
	court := func(s play.Seat) string {
		c, _ := about(p.State, "en", play.Nobody, refSeat(int16(s)))
		return strings.Join(c.Facts, " ")
	}
	if !strings.Contains(court(byzantines), "At court: [[character:gabelliere|Tax Farmer]], [[character:mercante|Merchant]]") {
		t.Errorf("it is told %q", court(byzantines))
	}
	if strings.Contains(court(mamluks), "At court") {
		t.Errorf("it is told %q", court(mamluks))
	}
}

// In what is listed nothing comes by the number of a card, or who has which of a character's two could be told.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func TestNothingComesInTheOrderOfCards(t *testing.T) {
	shown := func(mine ...[]string) string {
		p := position(t, 4)
		for s, ids := range mine {
			p.give(mamluks+play.Seat(s), ids...)
		}
		var aims []int16
		p.aimCard(byzantines, func(b, c int16) { aims = append(aims, b, c) })
		court, _ := about(p.State, "en", byzantines, refSeat(int16(mamluks)))
		thief, _ := about(p.State, "en", byzantines, refCharacter(int16(box.Cards[cardNamed(t, "e29")].Character)))
		return fmt.Sprint(aims, court.Facts, thief.Facts, p.viewPlayer(byzantines, mamluks).Cards)
	}
	// The Thief is on e29 and e30, the Tax Farmer on e01 and e02.
	one := shown([]string{"e29", "e01"}, []string{"e30", "e02"})
	for _, x := range [][2][]string{{{"e30", "e01"}, {"e29", "e02"}}, {{"e29", "e02"}, {"e30", "e01"}}, {{"e30", "e02"}, {"e29", "e01"}}} {
		if other := shown(x[0], x[1]); other != one {
			t.Errorf("with %v\nhe sees %s\nand not %s", x, other, one)
		}
	}
}

// Before the first piece stands the page gets empty lists, and none that is missing.
func TestNoListOfTheViewIsMissing(t *testing.T) {
	g, err := New(setup(4, 9, map[string]int{optionTurns: 6}))
	if err != nil {
		t.Fatal(err)
	}
	told, err := json.Marshal(g.View(byzantines))
	if err != nil {
		t.Fatal(err)
	}
	var view map[string]any
	if err := json.Unmarshal(told, &view); err != nil {
		t.Fatal(err)
	}
	delete(view, "march")
	delete(view, "battle")
	rest, err := json.Marshal(view)
	if err != nil {
		t.Fatal(err)
	}
	if at := strings.Index(string(rest), "null"); at >= 0 {
		t.Errorf("something is missing: …%s", rest[max(0, at-40):at+4])
	}
}

// Of what a player has nothing is hidden but the other side of his cards: the summary names no screen.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func TestFlorinsLieOpen(t *testing.T) {
	p := told(t)
	for _, viewer := range []play.Seat{byzantines, mamluks, play.Nobody} {
		c, _ := about(p.State, "en", viewer, refSeat(int16(byzantines)))
		if !slices.Contains(c.Facts, "Florins: 1000.") {
			t.Errorf("seat %d is told %q", viewer, c.Facts)
		}
		if got := p.viewPlayer(viewer, byzantines).Florins; got != 1000 {
			t.Errorf("seat %d sees %d florins", viewer, got)
		}
		of, source := *p.State, chance.New(7)
		of.Redeal(viewer, &source)
		if got := of.Players[byzantines].Florins; got != 1000 {
			t.Errorf("dealt again for seat %d he has %d florins", viewer, got)
		}
	}
}
