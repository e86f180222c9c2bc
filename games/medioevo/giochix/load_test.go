package giochix

import (
	"fmt"
	"maps"
	"math/bits"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/games/boxfile"
	"signoria/play"
	"signoria/rulebook"
)

// The board of this edition.
func TestTheBoardAsItIsPrinted(t *testing.T) {
	goods := [Goods]int{}    // how many produce each
	fewGoods := [Goods]int{} // with fewer than six players
	for at := range Place(Territories) {
		if g := box.Produces[at]; g != None {
			goods[g]++
			if !box.Out[at] {
				fewGoods[g]++
			}
		}
		if box.Settlement[at] != (box.Produces[at] != None) {
			t.Errorf("%s: a settlement produces one good, and nothing else does", at.ID())
		}
	}
	for g, n := range goods {
		if n < 4 || n > 6 || fewGoods[g] < 3 {
			t.Errorf("%s: %d producers, %d with fewer than six players", box.Goods[g].ID, n, fewGoods[g])
		}
	}
	for realm := range box.Kingdoms {
		k := &box.Kingdoms[realm]
		if !k.Open {
			continue
		}
		id := box.Atlas.Realms[realm].ID
		home := box.Atlas.Realms[realm].Territories
		sites, ports, made := 0, 0, map[int8]int{}
		for _, at := range home {
			if box.Settlement[at] {
				sites++
				made[box.Produces[at]]++
			}
			if box.Atlas.Territories[at].Port != NoPlace {
				ports++
			}
		}
		if len(home) != 7 || sites != 3 || ports == 0 || len(made) < 2 { // rule: mu-giochix/setup/kingdoms-and-initial-territories
			t.Errorf("%s: %d territories, %d settlements, %d ports, goods %v", id, len(home), sites, ports, made)
		}
		for g, n := range made {
			if 2*n > goods[g] {
				t.Errorf("%s: it has %d of %d producers of %s", id, n, goods[g], box.Goods[g].ID)
			}
		}
	}
	if box.Rome.ID() != "papal-state" || box.Jerusalem.ID() != "judea" || !box.Settlement[box.Rome] || !box.Settlement[box.Jerusalem] {
		t.Error("Rome and Jerusalem have settlements")
	}
}

// Kingdoms are five of which all land is always in play, and one for six players.
func TestTheKingdomsThatCanBeChosen(t *testing.T) {
	var all, six []string
	for realm, k := range box.Kingdoms {
		if k.Open {
			all = append(all, box.Atlas.Realms[realm].ID)
		}
		if k.OnlySix {
			six = append(six, box.Atlas.Realms[realm].ID)
		}
	}
	if len(all) != MostPlayers || fmt.Sprint(six) != "[republic-of-novgorod]" {
		t.Errorf("all %v, only with six %v", all, six)
	}
}

// Whoever plays, all of the board that is in play can be reached.
func TestEveryPlaceInPlayCanBeReached(t *testing.T) {
	for _, seats := range []int8{LeastPlayers, MostPlayers} {
		g := &State{Seats: seats}
		seen := [Places]bool{}
		todo := []Place{box.Rome}
		for len(todo) > 0 {
			at := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if seen[at] || !g.inPlay(at) {
				continue
			}
			seen[at] = true
			todo = append(todo, box.Around[at]...)
		}
		for at := range Place(Places) {
			if g.inPlay(at) && !seen[at] {
				t.Errorf("%d players: nobody can come to %s", seats, at.ID())
			}
		}
	}
}

// A step leads over land borders and straits, from sea to sea, and between a port and the one sea its harbour opens on.
// rule: mu-giochix/combat/one-point-per-area
func TestWhereAStepLeads(t *testing.T) {
	find := func(id string) Place { return box.Atlas.Find(id) }
	for _, c := range []struct {
		from, to string
		steps    bool
	}{
		{"thrace", "bulgaria", true},
		{"thrace", "mysia", true}, // a strait
		{"thrace", "sea-of-marmara", true},
		{"thrace", "west-black-sea", false}, // it lies on it, but its harbour does not
		{"north-aegean", "sea-of-marmara", true},
		{"bulgaria", "west-black-sea", box.Atlas.Territories[find("bulgaria")].Port != NoPlace},
	} {
		from, to := find(c.from), find(c.to)
		if from == NoPlace || to == NoPlace {
			t.Fatalf("%s or %s is no place", c.from, c.to)
		}
		if slices.Contains(box.Around[from], to) != c.steps || slices.Contains(box.Around[to], from) != c.steps {
			t.Errorf("%s to %s: %v", c.from, c.to, !c.steps)
		}
	}
	if !slices.Contains(box.Reach[find("sea-of-marmara")], find("north-aegean")) || slices.Contains(box.Reach[find("mysia")], find("celtic-sea")) {
		t.Error("a horde goes from sea to sea, and to its own coast") // rule: mu-giochix/events/move-horde
	}
	for at := range box.Around {
		for _, way := range [...][]Place{box.Around[at], box.Reach[at]} {
			if !slices.IsSorted(way) || len(slices.Compact(slices.Clone(way))) != len(way) {
				t.Errorf("the ways from %s are %v", Place(at).ID(), way) // rule: mu-giochix/combat/one-point-per-area
			}
		}
	}
	if !slices.Contains(box.Reach[find("thrace")], find("west-black-sea")) || !slices.Contains(box.Reach[find("west-black-sea")], find("thrace")) {
		t.Error("a horde goes from Thrace to the Black Sea and back") // rule: mu-giochix/events/move-horde
	}
}

// Enough Barbarians stand on the board at the start, and not too many.
// rule: mu-giochix/setup/barbarians-on-fire-icons
func TestBarbariansAtTheStart(t *testing.T) {
	for _, six := range []bool{false, true} {
		n := 0
		for at := range Place(Territories) {
			k := box.Kingdoms[box.Atlas.Territories[at].Realm]
			if box.Fire[at] && (six || !box.Out[at]) && (!k.Open || k.OnlySix && !six) {
				n++
			}
		}
		if n < 20 || n > 40 {
			t.Errorf("six players %v: %d Barbarians at the start", six, n)
		}
	}
}

// What the rulebook says of what technologies unlock, and of prices, damage and levels.
// rule: mu-giochix/purchases/unit-prices
// rule: mu-giochix/siege-engines/damage
func TestWhatTheRulebookPrints(t *testing.T) {
	gates := map[Thing]string{}
	for _, tech := range box.Technologies {
		for _, e := range tech.Effects {
			for x := range things {
				if e.Do == Unlock && e.Of&(1<<x) != 0 {
					gates[x] += tech.ID
				}
			}
		}
	}
	for x, id := range map[Thing]string{
		CaptainThing: "arte-militare", CaravanThing: "falegnameria", MerchantThing: "falegnameria", WagonThing: "falegnameria", GalleyThing: "falegnameria",
		CatapultThing: "matematica", TrebuchetThing: "matematica", BombardThing: "matematica",
	} {
		if gates[x] != id {
			t.Errorf("%s is unlocked by %q", thingIDs[x], gates[x])
		}
	}
	for f := range Family(families) {
		for level, b := range box.Buildings[f] {
			for _, x := range []Thing{VillageThing + 3*Thing(f) + Thing(level) - 1} {
				if gate := gates[x]; b.ID != "" && gate != "" && !slices.ContainsFunc(b.Needs, func(n int8) bool { return box.Technologies[n].ID == gate }) {
					t.Errorf("%s does not need %s, which unlocks it", b.ID, gate)
				}
			}
			if below := box.Buildings[f][max(level-1, 0)]; b.ID != "" && below.ID != "" && (b.Price <= below.Price || b.Structure <= below.Structure) {
				t.Errorf("%s is not above %s", b.ID, below.ID)
			}
		}
	}
	prices := [units]int16{}
	for kind := range prices {
		prices[kind] = box.Units[kind].Price
	}
	if prices != [units]int16{20, 50, 50, 100, 100} {
		t.Errorf("units cost %v", prices)
	}
	for level, damage := range [][2]int8{1: {2, 0}, 2: {3, 1}, 3: {4, 2}} {
		if e := box.Engines[level]; [2]int8{e.Units, e.Buildings} != damage || e.Price != 100*int16(level) {
			t.Errorf("engine %d: %+v", level, e)
		}
	}
	for level := range box.Taxes[1:] {
		if box.Taxes[level] >= box.Taxes[level+1] {
			t.Errorf("taxes do not rise: %v", box.Taxes)
		}
	}
}

// The tables that this edition prints.
func TestTablesAsTheyArePrinted(t *testing.T) {
	if want := [MostPlayers]int8{0, 0, -1, -1, -2, -2}; box.Penalty != want { // rule: mu-giochix/components/turn-order-penalties
		t.Errorf("penalties %v", box.Penalty)
	}
	if want := [5]int16{0, 10, 20, 25, 30}; box.Taxes != want { // rule: mu-giochix/components/tax-scale
		t.Errorf("taxes %v", box.Taxes)
	}
	// rule: mu-giochix/components/movement-and-capacity
	for kind, want := range [kinds][2][4]int8{
		Caravan: {{0, 4, 5, 6}, {0, 2, 4, 6}}, MerchantShip: {{0, 5, 6, 7}, {0, 2, 4, 6}}, WarWagon: {{0, 3, 4, 5}, {0, 3, 6, 9}}, Galley: {{0, 4, 5, 6}, {0, 3, 6, 9}},
		Engine: {{0, 1, 1, 1}, {}},
	} {
		if x := box.Properties[kind]; x.Steps != want[0] || x.Load != want[1] {
			t.Errorf("%s: steps %v, load %v", x.ID, x.Steps, x.Load)
		}
	}
	for kind, want := range [units]int8{Light: 2, Archer: 2, Heavy: 1, Knight: 3, Captain: 3} {
		if box.Units[kind].Steps != want {
			t.Errorf("%s has %d Movement Points", box.Units[kind].ID, box.Units[kind].Steps)
		}
	}
	// rule: mu-giochix/components/building-table
	for f, want := range [families][4][2]int16{Civil: {{}, {100, 2}, {200, 4}, {300, 6}}, Military: {{}, {100, 2}, {200, 4}, {300, 6}}, Religious: {{}, {300, 4}}} {
		for level, b := range box.Buildings[f] {
			if b.Price != want[level][0] || int16(b.Structure) != want[level][1] {
				t.Errorf("%s: %d florins, %d Structure Points", b.ID, b.Price, b.Structure)
			}
		}
	}
	for _, e := range box.Events { // rule: mu-giochix/components/event-cards
		if e.Tolerated < 1 || e.Tolerated > 4 || len(e.Areas) == 0 {
			t.Errorf("%s tolerates %d in %v", e.ID, e.Tolerated, e.Areas)
		}
	}
}

// Nobody has fulfilled an Objective before he has done anything.
// rule: mu-giochix/components/empire-cards
func TestNoObjectiveIsMetAtTheStart(t *testing.T) {
	g, err := New(signoria.Setup{Game: ID, Version: Version, Seats: MostPlayers, Options: map[string]int{optionTurns: 8, optionPieces: 1}})
	if err != nil {
		t.Fatal(err)
	}
	for s := range play.Seat(MostPlayers) {
		for _, c := range box.Cards {
			if w := c.Objective; !w.Kind.ofTurn() && g.fulfils(s, &w) {
				t.Errorf("%s has fulfilled %s: %s", called(&g, s), c.ID, c.Text["en"])
			}
		}
	}
}

// How the Empire cards are balanced: easy Objectives give one colour, hard ones any and three Technology Points.
// rule: mu-giochix/components/empire-cards
func TestEmpireCardsAreBalanced(t *testing.T) {
	var points, colours [Branches]int
	seen := map[string]string{}
	for _, c := range box.Cards {
		sum := 0
		for branch, n := range c.Points {
			sum += int(n)
			points[branch] += int(n)
			colours[branch] += int(c.Icons >> branch & 1)
		}
		if n := bits.OnesCount8(c.Icons); c.Difficulty < 1 || c.Difficulty > 3 || n != []int{1: 1, 2: 2, 3: 0}[c.Difficulty] {
			t.Errorf("%s: %d icons at difficulty %d", c.ID, n, c.Difficulty)
		}
		if sum < 1 || sum > 3 || (c.Difficulty == 3) != (sum == 3) {
			t.Errorf("%s: %d Technology Points at difficulty %d", c.ID, sum, c.Difficulty)
		}
		o := fmt.Sprint(c.Objective)
		if seen[o] != "" {
			t.Errorf("%s: %s has the same Objective", c.ID, seen[o])
		}
		seen[o] = c.ID
		for _, lang := range rulebook.Languages {
			for _, n := range []int16{c.Objective.Min, c.Objective.Count} {
				if n > 1 && !regexp.MustCompile(fmt.Sprintf(`\b%d\b`, n)).MatchString(c.Text[lang]) && !strings.Contains(c.Text[lang], "II ") {
					t.Errorf("%s: %s does not say %d", c.ID, lang, n)
				}
			}
		}
	}
	even := func(what string, n [Branches]int, most int) { // most: times the least, in tenths
		if 10*slices.Max(n[:]) > most*slices.Min(n[:]) {
			t.Errorf("%s by branch: %v", what, n)
		}
	}
	even("points", points, 16)
	even("icons", colours, 14)
}

// Every word of the vocabulary is printed somewhere, so that it is played.
func TestEveryWordIsPrinted(t *testing.T) {
	var does [doings]bool
	var wanted [wants]bool
	var at [whens]bool
	note := func(all []Effect) {
		for _, e := range all {
			does[e.Do] = true
		}
	}
	for _, x := range box.Technologies {
		note(x.Effects)
	}
	for _, x := range box.Characters {
		note(x.Effects)
		at[x.When] = true
	}
	for _, x := range box.Cards {
		wanted[x.Objective.Kind] = true
	}
	for do := GainFlorins; do < doings; do++ {
		if !does[do] {
			t.Errorf("%s is not printed", doIDs[do])
		}
	}
	for kind := OwnBuildings; kind < wants; kind++ {
		if !wanted[kind] {
			t.Errorf("%s is not printed", wantIDs[kind])
		}
	}
	for when := InEvents; when < whens; when++ {
		if !at[when] {
			t.Errorf("%s is not printed", whenIDs[when])
		}
	}
}

// All of the land is struck as often, and cards tolerate level 1 to 4.
// rule: mu-giochix/events/event-card
func TestEventCardsAreBalanced(t *testing.T) {
	var struck [Regions]int
	var tolerated [5]int
	for _, e := range box.Events {
		land := 0
		for _, r := range e.Areas {
			struck[r]++
			if box.Regions[r].Places[0].Land() {
				land++
			}
		}
		if land == 0 {
			t.Errorf("%s strikes no land", e.ID)
		}
		tolerated[e.Tolerated]++
	}
	if tolerated != [5]int{1: 3, 2: 9, 3: 11, 4: 7} {
		t.Errorf("tolerated levels: %v", tolerated)
	}
	for r, n := range struck {
		if first := box.Regions[0].Places[0]; n == 0 || first.Land() && box.Regions[r].Places[0].Land() && n != struck[0] {
			t.Errorf("%s lies on %d cards", box.Regions[r].ID, n)
		}
	}
}

// What each parameter of a word is read into.
func TestEffectsAndObjectivesAsTheyAreRead(t *testing.T) {
	character := func(id string) []Effect {
		return box.Characters[slices.IndexFunc(box.Characters[:], func(c BoxCharacter) bool { return c.ID == id })].Effects
	}
	technology := func(id string) []Effect {
		return box.Technologies[slices.IndexFunc(box.Technologies[:], func(c BoxTechnology) bool { return c.ID == id })].Effects
	}
	objective := func(id string) Condition {
		return box.Cards[slices.IndexFunc(box.Cards[:], func(c BoxCard) bool { return c.ID == id })].Objective
	}
	for _, c := range []struct{ have, want any }{
		{character("gabelliere"), []Effect{{Do: GainFlorins, N: 15, By: uint8(PerCivil), Max: 90}}},
		{character("contessa"), []Effect{{Do: PayLess, Of: 1<<ArcherThing | 1<<HeavyThing, N: 15, Uses: 3, Min: 25}}},
		{character("ciambellano"), []Effect{{Do: UpkeepLess, N: 3, Of: anything}}},
		{character("ospitaliere"), []Effect{{Do: PreventDamage, N: 2, By: 1<<FromSiege | 1<<FromShots}}},
		{character("infiltrato"), []Effect{{Do: CancelPower, N: 2, Of: 1<<units - 1}}},
		{character("spia"), []Effect{{Do: See, By: 1<<SeesObjectives | 1<<SeesPacts}, {Do: GainFlorins, N: 20}}},
		{character("castellano"), []Effect{{Do: EventShield, N: 2, By: 1<<Armies | 1<<Damages}}},
		{technology("tattica"), []Effect{{Do: Reroll, N: 1, Flag: true}}},
		{technology("arsenale")[0], Effect{Do: PayLess, Of: 1<<TransportThing | 1<<EngineThing, N: 25, Flag: true}},
		{technology("ingegneria")[1], Effect{Do: Siege, Max: 1}},
		{objective("e34"), Condition{Kind: WonBattle, By: uint8(VersusPlayer), Most: 1, Count: 1}},
		{objective("e40"), Condition{Kind: WonBattle, Of: 1 << FightFewer, Most: None, Count: 1}},
		{objective("e14"), Condition{Kind: BuildingLevels, Of: 1<<CivilThing | 1<<MilitaryThing | 1<<ReligiousThing, Min: 15, Most: None}},
		{objective("e51"), Condition{Kind: ControlTerritories, Min: 3, By: uint8(WithPort), Flag: true, Most: None}},
		{objective("e27"), Condition{Kind: HasPacts, Min: 2, Of: 1<<pactKinds - 1, Most: None}},
		{objective("e50"), Condition{Kind: HasFlorins, Min: 2000, Flag: true, Most: None}},
	} {
		if fmt.Sprint(c.have) != fmt.Sprint(c.want) {
			t.Errorf("read %+v, not %+v", c.have, c.want)
		}
	}
}

// Whoever writes a box file is told what is wrong with it, and where.
// rule: mu-giochix/components/technology-board
// rule: mu-giochix/purchases/one-of-each-family
// rule: mu-giochix/components/building-table
// rule: mu-giochix/setup/kingdoms-and-initial-territories
// rule: mu-giochix/setup/starting-pieces
// rule: mu-giochix/events/event-card
// rule: mu-giochix/components/tokens-and-supply
func TestFaultsOfBoxFilesAreNamed(t *testing.T) {
	for _, c := range []struct{ file, fault string }{
		{`characters: [{id: spia, effects: [{do: fly}]}]`, `unknown word "fly"`},
		{`characters: [{id: spia, effects: [{do: gain_florins, amount: 20, colour: red}]}]`, `it has no "colour"`},
		{`characters: [{id: spia, effects: [{do: gain_florins, amount: much}]}]`, `do gain_florins: amount: a whole number is wanted, not "much"`},
		{`characters: [{id: spia, when: never}]`, `there is no moment "never"`},
		{`empire_cards: [{id: e01, objective: {kind: lead, stat: beards}}]`, `unknown word "beards"`},
		{`empire_cards: [{id: e01, objective: {kind: lead, min: 3}}]`, `it has no "min"`},
		{`empire_cards: [{id: e01, points: {magic: 1}}]`, `a branch is not known`},
		{`empire_cards: [{id: e05, character: mecenate}, {id: e06, character: mecenate}]`, `none shows mercante`},
		{`kingdoms: [{id: golden-horde, village: thrace}]`, `thrace is not its`},
		{`kingdoms: [{id: golden-horde, transports: [{kind: galley, at: khazaria}, {kind: caravan, at: khazaria}]}]`, `khazaria has no port`},
		{`settlements: [{id: thrace, produces: silk}]`, `there is no good "silk"`},
		{`regions: [{id: egypt, territories: [egypt, sinai]}]`, `marmarica lies in none`},
		{`events: [{id: v01, icons: [armies, armies, goods]}]`, `three different ones`},
		{`events: [{id: v01, tolerated: 7}]`, `tolerated: 7 is not from 0 to 4`},
		{`buildings: [{id: city, needs: [alchemy]}]`, `there is no technology "alchemy"`},
		{`units: [{id: knight, count: 11}]`, `count: a player has 10`},
		{`technologies: [{id: tattica, level: 3}]`, `technologies stand by branch and level`},
		{`technologies: [{id: tattica, branch: faith}]`, `technologies stand by branch and level`},
		{`technologies: [{id: tattica, name: {en: "", it: ""}}]`, `tattica`},
		{`technologies: [{id: tattica, text: {en: "", it: ""}}]`, `tattica`},
		{`branches: [{id: war, name: {en: "", it: ""}}]`, `war`},
		{`events: [{id: v01, icons: [armies, goods, armies]}]`, `three different ones`},
		{`events: [{id: v01, icons: [goods, armies, armies]}]`, `three different ones`},
		{`buildings: [{id: city, level: 2}]`, `it is civil, of level 3`},
		{`buildings: [{id: city, family: military}]`, `it is civil, of level 3`},
		{`buildings: [{id: city, structure: 0}]`, `structure: 0 is not from 1 to 99`},
		{`buildings: [{id: city, structure: 100}]`, `structure: 100 is not from 1 to 99`},
		{`kingdoms: [{id: golden-horde, village: volga}]`, `there is no territory "volga"`},
		{`kingdoms: [{id: byzantine-empire, village: mysia}]`, `mysia has no settlement`},
		{`kingdoms: [{id: golden-horde, transports: [{kind: caravan, at: khazaria}]}]`, `there are 2 of level I`},
		{`kingdoms: [{id: golden-horde, transports: [{kind: dragon, at: khazaria}, {kind: caravan, at: khazaria}]}]`, `there is no transport "dragon"`},
		{`fire: [{id: atlantis}]`, `atlantis`},
	} {
		_, _, err := standard.Load("mine.yaml", strings.NewReader(c.file))
		if err == nil || !strings.Contains(err.Error(), c.fault) {
			t.Errorf("%s: %v", c.file, err)
		}
	}
	for _, n := range [...]string{"1", "99"} {
		if _, _, err := standard.Load("mine.yaml", strings.NewReader(`buildings: [{id: city, structure: `+n+`}]`)); err != nil {
			t.Errorf("%s Structure Points: %v", n, err)
		}
	}
	b, _, err := standard.Load("mine.yaml", strings.NewReader(`technologies: [{id: legge, effects: [{do: tax_tolerance, levels: 2}]}]`))
	if err != nil || b.Fingerprint == "" || !slices.ContainsFunc(b.Technologies[:], func(x BoxTechnology) bool { return x.ID == "legge" && x.Effects[0].N == 2 }) {
		t.Errorf("a box file may change a technology: %v", err)
	}
}

// No number is opened that the rules cannot bear: what is wrong is told with the file, the item, the key and what would do.
// rule: mu-giochix/components/tokens-and-supply
// rule: mu-giochix/components/building-table
// rule: mu-giochix/components/tax-scale
// rule: mu-giochix/components/turn-order-penalties
// rule: mu-giochix/components/movement-and-capacity
// rule: mu-giochix/siege-engines/damage
// rule: mu-giochix/purchases/empire-card-ability
// rule: mu-giochix/purchases/empire-card-objective
// rule: mu-giochix/commerce/buy
func TestNumbersOfBoxFilesAreBounded(t *testing.T) {
	const wrong = `
characters:
  - id: ladro
    effects:
      - {do: trade_price, buy: 100}
      - {do: trade_price, buy: -1}
      - {do: peek, n: 200, deck: empire}
      - {do: peek, n: -3, deck: empire}
      - {do: peek, bottom: 4, deck: event}
      - {do: gain_florins, amount: 99999999}
      - {do: pay_less, of: any, percent: 101}
      - {do: die_shift, plus: -10, whose: own}
      - {do: cancel_captain, max_level: 4}
      - {do: tap_card, n: 2}
technologies: [{id: legge, effects: [{do: tax_tolerance, levels: -1}]}]
empire_cards:
  - {id: e01, difficulty: 0, points: {war: -3}, objective: {kind: monopoly, min: 0}}
  - {id: e02, difficulty: 4, points: {war: 5}, objective: {kind: technology, level: 5, branches: 1}}
units: [{id: knight, price: -100, steps: -1}, {id: archer, price: 1001}]
transports: [{id: galley, price: -100, steps: [4, -1, 6], load: [120, 4, 6], count: 100}]
engines: [{id: bombard, price: -1, steps: 21, units: -2, buildings: -2, count: -1}]
buildings: [{id: city, price: -300, count: -1}]
supply: [{id: stars, count: -1}]
penalties: [{id: "6", penalty: 20}]
taxes: [{id: "4", florins: -30}]
`
	_, _, err := standard.Load("mine.yaml", strings.NewReader(wrong))
	for _, fault := range [...]string{
		`characters/ladro: do trade_price: buy: 100 is not from 0 to 99`,
		`characters/ladro: do trade_price: buy: -1 is not from 0 to 99`,
		`characters/ladro: do peek: n: 200 is not from 0 to 3`,
		`characters/ladro: do peek: n: -3 is not from 0 to 3`,
		`characters/ladro: do peek: bottom: 4 is not from 0 to 3`,
		`characters/ladro: do gain_florins: amount: 99999999 is not from 0 to 1000`,
		`characters/ladro: do pay_less: percent: 101 is not from 0 to 100`,
		`characters/ladro: do die_shift: plus: -10 is not from -9 to 9`,
		`characters/ladro: do cancel_captain: max_level: 4 is not from 1 to 3`,
		`characters/ladro: do tap_card: n: 2 is not from 1 to 1`,
		`technologies/legge: do tax_tolerance: levels: -1 is not from 0 to 9`,
		`empire_cards/e01: kind monopoly: min: 0 is not from 1 to 99`,
		`empire_cards/e02: kind technology: level: 5 is not from 1 to 4`,
		`empire_cards/e01: points: war: -3 is not from 1 to 4`,
		`empire_cards/e02: points: war: 5 is not from 1 to 4`,
		`empire_cards/e01: difficulty: 0 is not from 1 to 3`,
		`empire_cards/e02: difficulty: 4 is not from 1 to 3`,
		`units/knight: price: -100 is not from 0 to 1000`,
		`units/knight: steps: -1 is not from 0 to 20`,
		`units/archer: price: 1001 is not from 0 to 1000`,
		`transports/galley: price: -100 is not from 0 to 1000`,
		`transports/galley: steps: -1 is not from 0 to 20`,
		`transports/galley: load: 120 is not from 0 to 20`,
		`transports/galley: count: 100 is not from 0 to 99`,
		`engines/bombard: price: -1 is not from 0 to 1000`,
		`engines/bombard: steps: 21 is not from 0 to 20`,
		`engines/bombard: units: -2 is not from 0 to 20`,
		`engines/bombard: buildings: -2 is not from 0 to 20`,
		`engines/bombard: count: -1 is not from 0 to 99`,
		`buildings/city: price: -300 is not from 0 to 1000`,
		`buildings/city: count: -1 is not from 0 to 99`,
		`supply/stars: count: -1 is not from 0 to 20`,
		`penalties/6: penalty: 20 is not from -9 to 0`,
		`taxes/4: florins: -30 is not from 0 to 100`,
	} {
		if err == nil || !strings.Contains(err.Error(), "mine.yaml: item "+fault) {
			t.Errorf("it is not told that %s: %v", fault, err)
		}
	}
	const right = `
characters: [{id: ladro, effects: [{do: trade_price, buy: 99, sale: 0}, {do: peek, n: 3, bottom: 0, deck: empire}, {do: losses, plus: -9}]}]
units: [{id: knight, price: 0, steps: 20}]
penalties: [{id: "6", penalty: -9}]
empire_cards: [{id: e01, points: {war: 4}}]
transports: [{id: galley, load: [0, 4, 20]}]
`
	if _, _, err := standard.Load("mine.yaml", strings.NewReader(right)); err != nil {
		t.Error(err)
	}
}

// No parameter of any word takes just any number.
// rule: mu-giochix/purchases/empire-card-ability
// rule: mu-giochix/purchases/empire-card-objective
func TestEveryParameterIsBounded(t *testing.T) {
	b := &boxing{printed: &printed{}, Box: &Box{}}
	refused := func(word, key, n string, read func(b *boxing, w printedWord)) {
		b.Faults = boxfile.Faults{}
		if read(b, printedWord{key: {n}}); b.Err() == nil {
			t.Errorf("%s: %s may be %s", word, key, n)
		}
	}
	for _, n := range [...]string{"-100", "32000", "70000"} {
		for do, of := range effectParams {
			for key := range of {
				refused(doIDs[do], key, n, func(b *boxing, w printedWord) {
					w["do"] = []string{doIDs[do]}
					b.effects("characters", &item{}, []printedWord{w})
				})
			}
		}
		for kind, of := range conditionParams {
			for key := range of {
				refused(wantIDs[kind], key, n, func(b *boxing, w printedWord) {
					w["kind"] = []string{wantIDs[kind]}
					b.condition("empire_cards", &item{}, w)
				})
			}
		}
	}
}

// The manual of box files shows one that works, and explains every list, key and word.
func TestBoxFileManual(t *testing.T) {
	raw, err := os.ReadFile("../../../docs/box-files-mu-giochix.md")
	if err != nil {
		t.Fatal(err)
	}
	manual := string(raw)
	_, example, _ := strings.Cut(manual, "```yaml\n")
	example, _, found := strings.Cut(example, "```")
	if _, _, err := standard.Load("example.yaml", strings.NewReader(example)); err != nil || !found {
		t.Errorf("the example of the manual: %v", err)
	}
	words := slices.Concat(doIDs[1:], wantIDs[1:], whenIDs[1:], thingIDs[UnitThing:], perIDs[1:], needIDs[:], statIDs[:], pactKindIDs[:])
	for _, of := range effectParams {
		words = slices.AppendSeq(words, maps.Keys(of))
	}
	for _, of := range conditionParams {
		words = slices.AppendSeq(words, maps.Keys(of))
	}
	for _, list := range []reflect.Type{
		reflect.TypeFor[printed](), reflect.TypeFor[printedKingdom](), reflect.TypeFor[printedStarting](), reflect.TypeFor[printedSettlement](),
		reflect.TypeFor[printedRegion](), reflect.TypeFor[printedWare](), reflect.TypeFor[printedTax](), reflect.TypeFor[printedPenalty](),
		reflect.TypeFor[printedUnit](), reflect.TypeFor[printedTransport](), reflect.TypeFor[printedEngine](), reflect.TypeFor[printedBuilding](),
		reflect.TypeFor[printedBranch](), reflect.TypeFor[printedTechnology](), reflect.TypeFor[printedCharacter](), reflect.TypeFor[printedCard](),
		reflect.TypeFor[printedEvent](),
	} {
		words = append(words, boxfile.KeysOf(list)...)
	}
	for _, word := range words {
		common := slices.Contains([]string{"id", "source", "where", "facts"}, word)
		if !common && !strings.Contains(manual, "`"+word+"`") {
			t.Errorf("the manual does not explain %q", word)
		}
	}
}
