package prototype

import (
	"fmt"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"signoria/games/boxfile"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
)

// The box numbers its cards and technologies as names.go does.
func TestNamesAreThoseOfTheBox(t *testing.T) {
	for k, id := range map[int8]string{Abate: "abate", Capomastro: "capomastro", Esattore: "esattore", TargaDoro: "targa-doro", Vescovo: "vescovo"} {
		if TheBox().Cards[k].ID != id {
			t.Errorf("card %d is %s, not %s", k, TheBox().Cards[k].ID, id)
		}
	}
	for x, id := range map[int8]string{Misticismo: "misticismo", RotazioneColture: "rotazione-delle-colture", Universita: "universita", Matematica: "matematica", Monopolio: "monopolio"} {
		if TheBox().Techs[x].ID != id {
			t.Errorf("technology %d is %s, not %s", x, TheBox().Techs[x].ID, id)
		}
	}
}

// What the book does not print the ledger decides by the table's own components, and tells how many there are.
//
// rule: mu-prototype/realms/size-classes
// rule: mu-prototype/realms/population-centre-definition
// rule: mu-prototype/realms/religions
// rule: mu-prototype/setup/ships-in-ports
// rule: mu-prototype/movement/land-costs
// rule: mu-prototype/movement/sea-costs
// rule: mu-prototype/movement/strait-crossing
// rule: mu-prototype/blockade/passive
func TestTheBoardTheLedgerTells(t *testing.T) {
	count := map[string]int{}
	for i := range TheBox().Atlas.Realms {
		r := &TheBox().Atlas.Realms[i]
		count[r.Size.ID()]++
		count[r.Religion.ID()]++
	}
	for i := range TheBox().Atlas.Territories {
		x := &TheBox().Atlas.Territories[i]
		count[x.Terrain.ID()]++
		count["out"] += int(B2i(x.Excluded))
		count["centres"] += int(B2i(x.Centre != nil))
		count["ports"] += int(B2i(x.Port != NoPlace))
		count["ports at centres"] += int(B2i(x.Centre != nil && x.Port != NoPlace))
		for _, b := range x.Borders {
			count["borders, both ways"]++
			count["rivers, both ways"] += int(B2i(b.River))
			count["straits, both ways"] += int(B2i(b.Strait))
		}
	}
	for i := range TheBox().Atlas.Seas {
		for _, b := range TheBox().Atlas.Seas[i].Borders {
			count["sea borders, both ways"]++
			count["open sea, both ways"] += int(B2i(b.Open))
		}
	}
	for what, n := range map[string]int{
		"major": 10, "great": 2, "minor": 8, "small": 37, "catholic": 31, "orthodox": 17, "muslim": 6, "mongol": 2, "pagan": 1,
		"plain": 45, "hill": 34, "wood": 31, "mountain": 32, "desert": 8, "out": 30, "centres": 35, "ports": 54, "ports at centres": 19,
		"borders, both ways": 2 * 296, "rivers, both ways": 2 * 42, "straits, both ways": 2 * 8,
		"sea borders, both ways": 2 * 69, "open sea, both ways": 2 * 19,
	} {
		Want(t, what, count[what], n)
	}
	Want(t, "narrows", len(TheBox().Atlas.Narrows), 4)
}

// Every card shows three effects; what bears the Grail has a place in every land zone that is in every game and that
// nobody can begin with. No territory is spared, and none is struck by more than two cards.
//
// rule: mu-prototype/events/draw-card
// rule: mu-prototype/events/four-effects
// rule: mu-prototype/relics/appearance
func TestTheEventsTheLedgerTells(t *testing.T) {
	grails, struck := 0, map[Place]int{}
	for i := range own(TheBox()).Events {
		e := &own(TheBox()).Events[i]
		if len(e.Territories) < 6 || len(e.Territories) > 9 {
			t.Errorf("%s strikes %d territories", e.ID, len(e.Territories))
		}
		for _, p := range e.Territories {
			struck[p]++
		}
		if e.Icons[0] == e.Icons[1] || e.Icons[1] == e.Icons[2] || e.Icons[0] == e.Icons[2] {
			t.Errorf("%s shows an effect twice", e.ID)
		}
		if e.Relic == nil {
			continue
		}
		grails++
		zones := map[int8]bool{}
		for _, p := range e.Places {
			x := &TheBox().Atlas.Territories[p]
			zones[x.Zone] = true
			if x.Excluded || TheBox().Atlas.Realms[x.Realm].Playable {
				t.Errorf("%s: a relic in %s", e.ID, x.ID)
			}
		}
		Want(t, e.ID+": land zones", len(zones), medioevo.Zones)
	}
	Want(t, "with the Grail", grails, 10)
	Want(t, "territories struck", len(struck), medioevo.Territories)
	for p, n := range struck {
		if n > 2 {
			t.Errorf("%s is on %d cards", TheBox().Atlas.ID(p), n)
		}
	}
}

// The Villages and Towers of the box suffice for every setup, and no price is missing.
//
// rule: mu-prototype/components/shared-pool
// rule: mu-prototype/commerce/prices-from-table
func TestTheReserveSufficesForTheSetup(t *testing.T) {
	for seats := LeastRealms; seats <= MostRealms; seats++ {
		g, err := historical.New(Setup(seats, 1, map[string]int{OptionTurns: 5, OptionPieces: 1}))
		if err != nil {
			t.Fatal(err)
		}
		for b, top := range map[Building]int8{Settlement: 3, Fort: 3} {
			for level := int8(1); level <= top; level++ {
				if g.Left(b, level) < 0 {
					t.Errorf("%d players: %d too few of %s", seats, -g.Left(b, level), TheBox().Buildings[b][level].ID)
				}
			}
		}
	}
	for p := range TheBox().Atlas.Prices {
		if centre := TheBox().Atlas.Territories[p].Centre != nil; centre != (slices.Min(TheBox().Atlas.Prices[p][:]) > 0) {
			t.Errorf("%s lacks prices, or has some without a centre", TheBox().Atlas.ID(Place(p)))
		}
	}
}

// rule: mu-prototype/pirates/directions
func TestAroundTheIonianSea(t *testing.T) {
	sea := TheBox().Atlas.Seas[TheBox().LandNamed("ionian-sea")-Territories]
	var got []string
	for _, p := range sea.Around {
		got = append(got, TheBox().Atlas.ID(p))
	}
	if want := "strait-of-otranto thessaly peloponnese cretan-sea libyan-sea gulf-of-sidra sicilian-sea gulf-of-taranto"; strings.Join(got, " ") != want {
		t.Errorf("clockwise from north lie %v", got)
	}
}

// A box file overrides items of the board and of the edition, and what is wrong in it is told all at once.
func TestBoxFiles(t *testing.T) {
	b, _, err := printing.Load("mine.yaml", strings.NewReader(`
cards: [{id: abate, copies: [2, 2, 2, 2, 2, 2, 2, 2]}]
territories: [{id: kent, name: The Garden}]
`))
	if err != nil {
		t.Fatal(err)
	}
	if b.Cards[Abate].Copies[3] != 2 || b.Atlas.Territories[TheBox().LandNamed("kent")].Name["it"] != "The Garden" || b.Fingerprint == "" {
		t.Error("the box file was not read over the box")
	}
	if TheBox().Cards[Abate].Copies[3] != 1 || TheBox().Atlas.Territories[TheBox().LandNamed("kent")].Name["it"] != "Kent" {
		t.Error("the standard box has changed")
	}
	realm := func(id string) *medioevo.Realm {
		return &b.Atlas.Realms[slices.IndexFunc(b.Atlas.Realms[:], func(r medioevo.Realm) bool { return r.ID == id })]
	}
	Want(t, "for narrow places", realm("kingdom-of-scotland").Short["it"], "Scozia")
	Want(t, "where the name is short enough", realm("lordship-of-ireland").Short["it"], realm("lordship-of-ireland").Name["it"])
	_, _, err = printing.Load("bad.yaml", strings.NewReader(`
cards: [{id: abate, tiers: [alchemy], phase: noon}]
realms: [{id: kingdom-of-scotland, size: major}]
territories: [{id: kent, port: black-sea}]
prices: [{id: egypt, prices: {spices: 300}}]
goods: [{id: salt, fair_sells: 80}]
transports: [{id: galley-2, cost: -250}]
engines: [{id: catapult, cost: 12000}]
`))
	if err == nil {
		t.Fatal("a bad box was taken")
	}
	for _, want := range []string{
		`no technology "alchemy"`, `phase: unknown word "noon"`, `no sea zone "black-sea"`, "spices: 300", "fair_sells: 80", "cost: -250", "cost: 12000",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("not told: %s, but %v", want, err)
		}
	}
	for file, told := range map[string]string{
		"transports: [{id: galley-2, cost: 150}]": "a galley of level 2 costs less than one of level 1", "engines: [{id: trebuchet, cost: 50}]": "cost: it is less",
	} { // who improved one would be paid for it
		if _, _, err = printing.Load("cheap.yaml", strings.NewReader(file)); err == nil || !strings.Contains(err.Error(), told) {
			t.Errorf("taken: %s, %v", file, err)
		}
	}
	for _, land := range []string{"", "normandy, anjou"} { // with fewer than six players nothing of it is in the game
		_, _, err = printing.Load("nowhere.yaml", strings.NewReader("events: [{id: p01, territories: ["+land+"]}]"))
		if err == nil || !strings.Contains(err.Error(), "at least one must be in every game") {
			t.Errorf("an event that strikes [%s] was taken: %v", land, err)
		}
	}
	relics := "events: [{id: p01, relic: The Ark, places: [kent, kent, kent, kent, kent, kent, kent, normandy]}]"
	if _, _, err = printing.Load("lost.yaml", strings.NewReader(relics)); err == nil || !strings.Contains(err.Error(), "places: normandy must be in every game") {
		t.Errorf("a relic where nobody comes was taken: %v", err)
	}
	if _, _, err = printing.Load("small.yaml", strings.NewReader("realms: [{id: kingdom-of-scotland, size: major}]")); err == nil || !strings.Contains(err.Error(), "territories") {
		t.Error("a realm of the wrong size was taken:", err)
	}
}

// With every number of players there is a realm for each.
// rule: mu-prototype/realms/selectable-realms
func TestBoxFilesLeaveARealmForEverybody(t *testing.T) {
	var closed []string
	for i := range TheBox().Atlas.Realms {
		if r := &TheBox().Atlas.Realms[i]; r.Core {
			closed = append(closed, "{id: "+r.ID+", core: false}")
		}
	}
	_, _, err := printing.Load("closed.yaml", strings.NewReader("realms: ["+strings.Join(closed, ", ")+"]"))
	if err == nil || !strings.Contains(err.Error(), "with 3 players 0 can be played") || strings.Contains(err.Error(), "with 7 players") {
		t.Error("a box without realms for few players was taken:", err)
	}
}

// rule: mu-prototype/setup/player-capitals
func TestBoxFilesStartAtHome(t *testing.T) {
	for start, told := range map[string]string{
		"capital: kent":               "capital of mamluk-sultanate: kent is no territory of its",
		"capital: sinai":              "capital of mamluk-sultanate: sinai has no settlement",
		"capital: kiev":               "capital of mamluk-sultanate: kiev has no settlement",
		"armies: [{at: kent, vf: 5}]": "armies of mamluk-sultanate: kent is no territory of its",
		"pieces: {cathedral: kent}":   "cathedral of mamluk-sultanate: kent is no territory of its",
	} {
		_, _, err := printing.Load("away.yaml", strings.NewReader("starts: [{id: mamluk-sultanate, "+start+"}]"))
		if err == nil || !strings.Contains(err.Error(), told) {
			t.Errorf("a start with %s was taken: %v", start, err)
		}
	}
}

// Who can be played begins somewhere.
// rule: mu-prototype/setup/player-capitals
func TestBoxFilesStartWhoCanBePlayed(t *testing.T) {
	_, _, err := printing.Load("nowhere.yaml", strings.NewReader("realms: [{id: kingdom-of-scotland, playable: true}]"))
	if err == nil || !strings.Contains(err.Error(), "kingdom-of-scotland has not, or should not") || strings.Contains(err.Error(), "mamluk-sultanate has not") {
		t.Error("a realm without a start was taken:", err)
	}
}

// Two cards for each who plays must be in the deck, and there is a limit to what it holds.
// rule: mu-prototype/empire-card-rules/deck-by-players
func TestBoxFilesLeaveCardsForEverybody(t *testing.T) {
	deck := func(cards int) error {
		var copies []string
		for k := range TheBox().Cards {
			n := strconv.Itoa(min(cards, 20))
			cards -= min(cards, 20)
			copies = append(copies, "{id: "+TheBox().Cards[k].ID+", copies: ["+strings.Repeat(n+", ", 7)+n+"]}")
		}
		_, _, err := printing.Load("deck.yaml", strings.NewReader("cards: ["+strings.Join(copies, ", ")+"]"))
		return err
	}
	for _, cards := range []int{20, 240} {
		if err := deck(cards); err != nil {
			t.Errorf("a deck of %d: %v", cards, err)
		}
	}
	for cards, c := range map[int]struct {
		told    []string
		players []int // for whom it is right
	}{
		5:   {[]string{"cards: 5 with 3 players; there must be from 6 to 240"}, nil},
		6:   {[]string{"cards: 6 with 4 players; there must be from 8 to 240", "with 10 players"}, []int{3}},
		19:  {[]string{"cards: 19 with 10 players; there must be from 20 to 240"}, []int{3, 9}},
		241: {[]string{"cards: 241 with 3 players; there must be from 6 to 240", "with 10 players"}, nil},
	} {
		err := deck(cards)
		for _, told := range c.told {
			if err == nil || !strings.Contains(err.Error(), told) {
				t.Errorf("a deck of %d: %v", cards, err)
			}
		}
		for _, n := range c.players {
			if strings.Contains(err.Error(), fmt.Sprintf("with %d players", n)) {
				t.Errorf("a deck of %d, though it will do for %d: %v", cards, n, err)
			}
		}
	}
}

// A technology has a name, a text, one of the four levels and a cost; a branch has a name.
// rule: mu-prototype/technology-rules/branches
func TestBoxFilesOfTechnologies(t *testing.T) {
	const unnamed = "a name or text is missing in some language"
	for item, told := range map[string]string{
		"technologies: [{id: mulino, name: {en: Mill, it: ''}}]":   unnamed,
		"technologies: [{id: mulino, text: {en: Grinds, it: ''}}]": unnamed,
		"technologies: [{id: mulino, level: 0}]":                   "level: 0 is not from 1 to 4",
		"technologies: [{id: mulino, level: 5}]":                   "level: 5 is not from 1 to 4",
		"technologies: [{id: mulino, cost: -1}]":                   "cost: -1 is not from 0 to 9999",
		"technologies: [{id: mulino, cost: 10000}]":                "cost: 10000 is not from 0 to 9999",
		"technologies: [{id: mulino, cost: 0}]":                    "",
		"technologies: [{id: mulino, cost: 9999}]":                 "",
		"branches: [{id: religion, name: {en: Faith, it: ''}}]":    unnamed,
	} {
		_, _, err := printing.Load("learned.yaml", strings.NewReader(item))
		if (err == nil) != (told == "") || err != nil && !strings.Contains(err.Error(), told) {
			t.Errorf("%s: %v, want %q", item, err, told)
		}
	}
}

// The rows of the board are those of the book.
// rule: mu-prototype/technology-rules/rows
func TestTheRowsTheBookTells(t *testing.T) {
	rows := map[string]bool{}
	for i := range TheBox().Branches {
		for _, row := range TheBox().Branches[i].Rows {
			var ids []string
			for _, tech := range row {
				ids = append(ids, TheBox().Techs[tech].ID)
			}
			rows[strings.Join(ids, " ")] = true
		}
	}
	for _, row := range []string{
		"misticismo monoteismo teologia fanatismo", "agricoltura mulino rotazione-delle-colture mercato", "scuola-militare tattica strategia logistica",
		"legge investitura vassallaggio feudalesimo", "matematica architettura ingegneria alchimia", "istruzione letteratura filosofia universita",
		"commercio conio banche gilde",
	} {
		Want(t, row, rows[row], true)
	}
}

// The manual of box files shows one that works, and explains every list and key.
func TestBoxFileManual(t *testing.T) {
	raw, err := os.ReadFile("../../../docs/box-files-mu-prototype.md")
	if err != nil {
		t.Fatal(err)
	}
	manual := string(raw)
	_, example, _ := strings.Cut(manual, "```yaml\n")
	example, _, found := strings.Cut(example, "```")
	if _, _, err := printing.Load("example.yaml", strings.NewReader(example)); err != nil || !found {
		t.Errorf("the example of the manual: %v", err)
	}
	for _, list := range []reflect.Type{
		reflect.TypeFor[printed](), reflect.TypeFor[medioevo.PrintedZone](), reflect.TypeFor[medioevo.PrintedTerritory](),
		reflect.TypeFor[medioevo.PrintedSea](), reflect.TypeFor[medioevo.PrintedBorder](), reflect.TypeFor[medioevo.PrintedSeaBorder](),
		reflect.TypeFor[medioevo.PrintedNarrow](), reflect.TypeFor[medioevo.PrintedRealm](), reflect.TypeFor[medioevo.PrintedGood](),
		reflect.TypeFor[medioevo.PrintedPrices](), reflect.TypeFor[PrintedCard](), reflect.TypeFor[PrintedBranch](),
		reflect.TypeFor[PrintedTechnology](), reflect.TypeFor[printedEvent](), reflect.TypeFor[printedTreasure](),
		reflect.TypeFor[PrintedBuilding](), reflect.TypeFor[PrintedTransport](), reflect.TypeFor[PrintedEngine](),
		reflect.TypeFor[PrintedStart](), reflect.TypeFor[PrintedPieces](), reflect.TypeFor[PrintedArmies](),
	} {
		for _, word := range boxfile.KeysOf(list) {
			common := slices.Contains([]string{"id", "source", "where", "facts"}, word)
			if !common && !strings.Contains(manual, "`"+word+"`") {
				t.Errorf("the manual does not explain %q", word)
			}
		}
	}
}

// Squires measure the map they play on, not the one that was there before.
func TestSquiresMeasureTheirMap(t *testing.T) {
	var g State
	kent, wessex := At("kent"), At("wessex")
	dry := g.Between(Caravan, kent, wessex)
	b, _, err := printing.Load("rivers.yaml", strings.NewReader("land_borders: [{id: kent-wessex, river: true}]"))
	if err != nil {
		t.Fatal(err)
	}
	defer func(standard *Box) { historical.Box = standard }(historical.Box)
	historical.Box = b
	Want(t, "across a river", g.Between(Caravan, kent, wessex), dry+1)
}
