package crusaderkings

import (
	"errors"
	"fmt"
	"maps"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// table starts a table of a scenario, by its place in the box, in which seat s plays culture s+1 of the options
// unless these say otherwise.
func table(t testing.TB, scenario, seats int, seed uint64, options map[string]int) State {
	t.Helper()
	all := map[string]int{optionScenario: scenario + 1, optionFirst: 1}
	for s := range seats {
		all[play.SeatKey(optionDynasty, play.Seat(s))] = int(box.Scenarios[scenario].Dynasties[s].Culture) + 1
	}
	maps.Copy(all, options)
	g, err := New(setup(seats, seed, all))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// traitsAt are the traits of the tokens at a place, by id, sorted.
func traitsAt(g *State, at Place) []string {
	var ids []string
	for i, p := range g.TokenAt {
		if p == at {
			ids = append(ids, box.Traits[box.Tokens[i].Trait].ID)
		}
	}
	slices.Sort(ids)
	return ids
}

func setOf(t *testing.T, ids ...string) (set uint64) {
	for _, id := range ids {
		set |= 1 << territory(t, id)
	}
	return set
}

func TestWhatEveryDynastyStartsWith(t *testing.T) {
	for i := range box.Scenarios {
		story := &box.Scenarios[i]
		g := table(t, i, story.Most, 1, nil)
		for s, d := range story.Dynasties {
			seat := play.Seat(s)
			name := fmt.Sprintf("%s, %s: ", story.ID, box.Houses[d.House].ID)
			// rule: crusader-kings/scenarios/scenario-data
			// rule: crusader-kings/setup/boards-in-front
			// rule: crusader-kings/setup/dynasty-has-culture
			want(t, name+"house", g.Dynasties[s].House, d.House)
			want(t, name+"culture", g.Dynasties[s].Culture, d.Culture)
			// rule: crusader-kings/setup/ruler-card
			want(t, name+"ruler", g.rulerOf(seat), d.Ruler)
			want(t, name+"he reigns from the start", g.kin(d.Ruler).Reign, 0)
			// rule: crusader-kings/setup/knights-on-territories
			want(t, name+"Knights", g.lands(seat), d.Territories)
			// rule: crusader-kings/setup/footsoldiers-aside
			want(t, name+"Footsoldiers", g.mobilised(seat), d.Mobilised)
			// rule: crusader-kings/setup/starting-castles
			var castles uint64
			for l := range each(g.lands(seat)) {
				if g.Territories[l].Castle {
					castles |= 1 << l
				}
			}
			want(t, name+"Castles", castles, d.Castles)
			// rule: crusader-kings/setup/starting-gold
			want(t, name+"Gold", g.Dynasties[s].Gold, d.Gold)
			// rule: crusader-kings/setup/starting-developments
			for _, kind := range d.Developments {
				want(t, name+"Development card", g.owns(seat, kind), true)
			}
			want(t, name+"Development cards", int(g.councillors(seat)+g.inventions(seat)), len(d.Developments))
			// rule: crusader-kings/setup/ruler-traits-in-bag
			// rule: crusader-kings/scenarios/traits-are-scenario-data
			// rule: crusader-kings/setup/starting-spouse-has-no-token
			var traits []string
			for _, x := range d.Traits {
				traits = append(traits, box.Traits[x].ID)
			}
			slices.Sort(traits)
			want(t, name+"Trait Bag", fmt.Sprint(traitsAt(&g, bag(seat))), fmt.Sprint(traits))
			// rule: crusader-kings/setup/default-no-relatives
			// rule: crusader-kings/setup/scenario-old-age-tokens
			want(t, name+"Old-Age tokens", g.Dynasties[s].OldAge, d.OldAge)
			want(t, name+"spouse", g.consortOf(seat) != None, d.Spouse)
			want(t, name+"siblings", len(g.eldest(seat, Sibling)), len(d.Siblings))
			want(t, name+"children", len(g.eldest(seat, Child)), len(d.Children))
		}
	}
}

func TestStartsTheRulebookTellsOf(t *testing.T) {
	const kingdom, faint, second, barons, ninth, tournament = 0, 1, 2, 3, 4, 5
	t.Run("the House of Capet of the first scenario", func(t *testing.T) {
		// rule: crusader-kings/setup/knights-on-territories
		g := table(t, kingdom, 5, 1, nil)
		want(t, "its territories", g.lands(french), setOf(t, "low_countries", "lorraine", "paris", "aquitaine", "toulouse"))
		want(t, "Knights in reserve", knightsEach-g.controls(french), 3)
		// rule: crusader-kings/setup/ruler-traits-in-bag
		want(t, "the Salian bag", fmt.Sprint(traitsAt(&g, bag(german))), "[ambitious clever cruel cultivated]")
	})
	t.Run("twenty-one Knights, and a potential spouse everywhere else", func(t *testing.T) {
		// rule: crusader-kings/scenarios/scenario-1-setup
		// rule: crusader-kings/setup-board/characters-in-free-territories
		// rule: crusader-kings/setup-board/character-random-trait
		g := table(t, kingdom, 5, 2, nil)
		want(t, "Knights", territories-size(g.lands(play.Nobody)), 21)
		for i := range each(g.lands(play.Nobody)) {
			p := g.courted(i)
			if p == None {
				t.Fatalf("nobody lives in %s", box.Territories[i].ID)
			}
			want(t, "tokens on the card", g.tokensAt(Place(p)), 1)
			want(t, "its token is Random", box.Tokens[g.tokenOn(p)].Pool, Random)
			// rule: crusader-kings/setup-board/character-source-deck
			want(t, "its culture", box.People[p].Culture, box.Territories[i].Culture)
		}
		for i := range each(g.open() &^ g.lands(play.Nobody)) {
			want(t, "potential spouse where a Knight stands", g.courted(i), None)
		}
	})
	t.Run("the Faint-Hearted", func(t *testing.T) {
		// rule: crusader-kings/scenarios/scenario-2-setup
		g := table(t, faint, 5, 1, nil)
		want(t, "Salian territories", g.lands(german), setOf(t, "saxony", "pomerania", "hungary", "bohemia", "dalmatia", "poland"))
		want(t, "Gold", g.Dynasties[german].Gold, 5)
		want(t, "the Marshal", g.owns(german, development(t, "marshal")), true)
		want(t, "Castles", g.castles(german), 0)
		// rule: crusader-kings/scenarios/scenario-2-track
		want(t, "the goal", g.Options.Goal, 7)
		// rule: crusader-kings/elimination/permanent-elimination
		want(t, "elimination is for good", g.Options.Permanent, true)
		// rule: crusader-kings/scenarios/scenario-2-matilde
		want(t, "a Queen rules the Italians", box.People[g.rulerOf(italian)].Sex, Female)
		want(t, "and goes on Crusade herself", g.whyNotSend(italian, g.rulerOf(italian)), play.Free)
	})
	t.Run("families of the Second Crusade", func(t *testing.T) {
		// rule: crusader-kings/scenarios/scenario-3-start
		// rule: crusader-kings/setup/relatives-traits-on-cards
		g := table(t, second, 5, 1, nil)
		brother, son, daughter := g.siblingAt(english, 0), g.childAt(english, 0), g.childAt(english, 1)
		want(t, "brother", fmt.Sprint(box.People[brother].Sex, traitsAt(&g, Place(brother))), fmt.Sprint(Male, []string{"scholar"}))
		want(t, "son", fmt.Sprint(box.People[son].Sex, traitsAt(&g, Place(son))), fmt.Sprint(Male, []string{"godless"}))
		want(t, "daughter", fmt.Sprint(box.People[daughter].Sex, traitsAt(&g, Place(daughter))), fmt.Sprint(Female, []string{"pious"}))
		want(t, "the bag", g.tokensAt(bag(english)), 4)
		want(t, "the elder child", g.heir(english), son)
		want(t, "the tree knows whose it is", g.kin(son).Parent, g.People[g.rulerOf(english)].Kin)
		want(t, "and that the brother is nobody's", g.kin(brother).Parent, None)
		want(t, "mobilised", g.mobilised(english), setOf(t, "northumbria", "normandy"))
		want(t, "Rebellion in Ireland", g.Territories[territory(t, "ireland")].Rebellion, 1)
		// rule: crusader-kings/setup/starting-spouse-has-no-token
		queen := g.consortOf(german)
		want(t, "the spouse of Conrad", box.People[queen].Sex, Female)
		want(t, "married to him", g.People[queen].Spouse, g.rulerOf(german))
		want(t, "in the tree too", g.kin(queen).Spouse, g.People[g.rulerOf(german)].Kin)
		want(t, "tokens on her card", g.tokensAt(Place(queen)), 0)
		want(t, "tokens in his bag", g.tokensAt(bag(german)), 4)
		// rule: crusader-kings/setup/scenario-old-age-tokens
		want(t, "Conrad's age", g.Dynasties[german].OldAge, 3)
	})
	t.Run("the Barons", func(t *testing.T) {
		// rule: crusader-kings/scenarios/scenario-4-setup
		g := table(t, barons, 5, 1, nil)
		want(t, "Frederick's age", g.Dynasties[german].OldAge, 3)
		want(t, "his first son", fmt.Sprint(traitsAt(&g, Place(g.childAt(german, 0)))), "[weak]")
		want(t, "his second", fmt.Sprint(traitsAt(&g, Place(g.childAt(german, 1)))), "[degenerate]")
		want(t, "his daughter", fmt.Sprint(traitsAt(&g, Place(g.childAt(german, 2)))), "[strong]")
		want(t, "his territories", g.controls(german), 7)
		// rule: crusader-kings/scenarios/territory-aliases
		want(t, "Naples is Apulia", g.Territories[territory(t, "apulia")].Owner, german)
		// rule: crusader-kings/scenarios/scenario-4-arpad
		arpad := g.childAt(italian, 0)
		want(t, "the Arpad draw Italians", box.People[arpad].Culture, Italian)
		want(t, "for Hungary", g.lands(italian), setOf(t, "hungary", "dalmatia"))
		// rule: crusader-kings/scenarios/scenario-4-token
		want(t, "tokens on the seventh space", g.tokensAt(OnSpace+6), 2)
		want(t, "the other lies on no space elsewhere", func() int8 { k := table(t, kingdom, 5, 1, nil); return k.tokensAt(OnSpace + 6) }(), 1)
	})
	t.Run("the Ninth Crusade", func(t *testing.T) {
		// rule: crusader-kings/scenarios/scenario-5-setup
		// rule: crusader-kings/scenarios/scenario-5-no-castles-listed
		g := table(t, ninth, 5, 1, nil)
		want(t, "Castle in Wales", g.Territories[territory(t, "wales")].Castle, true)
		for _, s := range g.seats() {
			want(t, "Castles", g.castles(s), b2i(s == english))
		}
		// rule: crusader-kings/scenarios/scenario-5-free-castle
		p := (&at{State: &g, t: t}).run(func(g *State, t *play.Table) { g.setUp(t) }).asks(english, AskCastle)
		want(t, "not in Wales again", p.refuses(by(english, PlaceCastle, territory(t, "wales"))), RuleOtherCastle)
		want(t, "not in Paris", p.offers(by(english, PlaceCastle, territory(t, "paris"))), false)
		p.play(by(english, PlaceCastle, territory(t, "brittany")))
		want(t, "the second Castle", p.land("brittany").Castle, true)
		want(t, "the first Era begins", p.Phase, Drawing)
	})
	t.Run("the tournament", func(t *testing.T) {
		// rule: crusader-kings/scenarios/scenario-6-two-eras
		// rule: crusader-kings/scenarios/scenario-6-full-map
		g := table(t, tournament, 4, 1, nil)
		want(t, "Eras", g.Options.Eras, 2)
		for s, n := range []int8{6, 7, 8, 6} {
			want(t, "territories", g.controls(play.Seat(s)), n)
		}
		want(t, "only Aquitaine is free", g.lands(play.Nobody), setOf(t, "aquitaine"))
		// rule: crusader-kings/scenarios/scenario-6-no-iberia
		want(t, "Castile is not in the game", g.Territories[territory(t, "castile")].Shut, true)
		// rule: crusader-kings/scenarios/scenario-6-casus-belli
		for s, against := range []play.Seat{german, english, italian, french} {
			want(t, "Casus Belli", g.Dynasties[s].CasusBelli, 1<<against)
		}
		// rule: crusader-kings/scenarios/scenario-6-three-players
		three := table(t, tournament, 3, 1, nil)
		for s, against := range []play.Seat{german, english, french} {
			want(t, "the Salians are against Capet, the others as before", three.Dynasties[s].CasusBelli, 1<<against)
		}
		want(t, "Italy is not in the game", three.Territories[territory(t, "sicily")].Shut, true)
		for seed := range uint64(20) {
			drawn, err := New(setup(3, seed, map[string]int{optionScenario: tournament + 1}))
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range drawn.Dynasties[:3] {
				want(t, "the Hauteville play", d.Culture == Italian, false)
			}
		}
	})
}

// rule: crusader-kings/setup/choose-scenario
// rule: crusader-kings/scenarios/fewer-players
// rule: crusader-kings/setup-board/do-not-remove-the-french
func TestFewerDynasties(t *testing.T) {
	left := map[Culture]int{}
	for seed := range uint64(40) {
		g, err := New(setup(3, seed, map[string]int{optionScenario: 1}))
		if err != nil {
			t.Fatal(err)
		}
		var plays uint8
		for _, d := range g.Dynasties[:3] {
			plays |= 1 << d.Culture
		}
		want(t, "dynasties that play", bits.OnesCount8(plays), 3)
		for c := range Culture(cultures) {
			if plays>>c&1 == 0 {
				left[c]++
			}
		}
	}
	want(t, "the French are left out", left[French], 0)
	want(t, "cultures that are", len(left), 4)
	for c, times := range left {
		want(t, "the "+cultureIDs[c]+" are left out now and then only", times < 40, true)
	}
	for seed := range uint64(20) {
		g := table(t, 0, 3, seed, map[string]int{"dynasty.0": int(English) + 1, "dynasty.1": int(German) + 1, "dynasty.2": anyDynasty})
		want(t, "with one place left the French have it", g.Dynasties[2].Culture, French)
	}
	g := table(t, 0, 3, 1, map[string]int{"dynasty.0": 1, "dynasty.1": 4, "dynasty.2": 5})
	want(t, "unless the players want it", g.Territories[territory(t, "paris")].Shut, true)

	// rule: crusader-kings/setup-board/inaccessible-markers
	want(t, "Normandy is English, and in the game", g.Territories[territory(t, "normandy")], Territory{Owner: english, Pact: play.Nobody})
	want(t, "nobody lives in Paris", g.courted(territory(t, "paris")), None)
	want(t, "Paris is beside nothing", holds(g.beside(territory(t, "normandy")), territory(t, "paris")), false)
	// rule: crusader-kings/scenarios/scenario-4-italy-open
	barons := table(t, 3, 3, 1, nil)
	want(t, "Sardinia is in the game", barons.Territories[territory(t, "sardinia")].Shut, false)
	want(t, "and an Italian lives there", box.People[barons.courted(territory(t, "sardinia"))].Culture, Italian)
	want(t, "Leon is not", barons.Territories[territory(t, "leon")].Shut, true)
}

// rule: crusader-kings/setup/dynasty-has-culture
func TestWhoChoosesNoDynastyIsDealtOneThatIsLeft(t *testing.T) {
	dealt := map[Culture]bool{}
	for seed := range uint64(40) {
		g := table(t, 0, 5, seed, map[string]int{"dynasty.0": anyDynasty, "dynasty.1": int(English) + 1, "dynasty.2": anyDynasty, "dynasty.3": int(French) + 1, "dynasty.4": anyDynasty})
		var plays uint8
		for _, d := range g.Dynasties {
			plays |= 1 << d.Culture
		}
		want(t, "Dynasties that play", bits.OnesCount8(plays), 5)
		want(t, "who has chosen the English has them", g.Dynasties[1].Culture, English)
		want(t, "who has chosen the French has them", g.Dynasties[3].Culture, French)
		dealt[g.Dynasties[0].Culture] = true
	}
	want(t, "another may have any of the three others", len(dealt), 3)
}

// rule: crusader-kings/setup/choose-scenario
// rule: crusader-kings/setup/first-player-token
// rule: crusader-kings/sequence/play-order
func TestTheFirstPlayerIsChosenWithTheScenario(t *testing.T) {
	g := table(t, 0, 4, 1, map[string]int{optionFirst: int(german) + 1})
	want(t, "who holds the token", g.First, german)
	want(t, "the order from him on", g.Order, [MaxDynasties]play.Seat{german, italian, english, french, play.Nobody})
	want(t, "the fifth does not play", g.Dynasties[iberian].Out, true)
}

// rule: crusader-kings/setup/choose-scenario
// rule: crusader-kings/setup-board/glitterhoof-optional
// rule: crusader-kings/ai-modes/solo
// rule: crusader-kings/ai-modes/cooperative
func TestWhatIsChosenWithTheScenario(t *testing.T) {
	for on := range 2 {
		for _, option := range []string{optionGlitterhoof, optionPacts, optionCooperative} {
			g := table(t, 1, 3, 1, map[string]int{option: on, "ai.2": int(Ferox)})
			want(t, "the scenario", g.Options.Scenario, 1)
			want(t, "Glitterhoof is in the game", g.Options.Glitterhoof, on == 1 && option == optionGlitterhoof)
			want(t, "there are Pacts from the start", g.Options.Pacts, on == 1 && option == optionPacts)
			want(t, "players play against AI dynasties", g.Options.Cooperative, on == 1 && option == optionCooperative)
		}
	}
}

func TestUnfitSetups(t *testing.T) {
	// rule: crusader-kings/overview/player-count
	for _, c := range []struct {
		seats   int
		options map[string]int
		at      string
	}{
		{2, nil, play.SeatCount},
		{6, nil, play.SeatCount},
		{5, map[string]int{optionScenario: 6}, play.SeatCount},
		{3, map[string]int{optionFirst: 4}, optionFirst},
		{3, map[string]int{"dynasty.0": 2, "dynasty.2": 2}, "dynasty.2"},
		{3, map[string]int{optionScenario: 6, "dynasty.1": 5}, "dynasty.1"},
		{3, map[string]int{"ai.0": 1, "ai.1": 1}, "ai.1"},
		{3, map[string]int{optionCooperative: 1}, optionCooperative},
	} {
		options := map[string]int{optionScenario: 1}
		maps.Copy(options, c.options)
		_, err := New(setup(c.seats, 1, options))
		var unfit *play.Unfit
		if !errors.As(err, &unfit) || unfit.Option != c.at {
			t.Errorf("%d seats, %v: %v", c.seats, options, err)
		}
	}
	for seats := LeastDynasties; seats <= MaxDynasties; seats++ {
		if _, err := New(setup(seats, 1, map[string]int{optionScenario: 1})); err != nil {
			t.Errorf("%d seats: %v", seats, err)
		}
	}
}

func TestTheBoardAtTheStart(t *testing.T) {
	g := table(t, 0, 5, 7, nil)
	if err := g.Check(); err != nil {
		t.Fatal(err)
	}
	three := table(t, 0, 3, 7, nil)
	for _, d := range three.Dynasties[3:] {
		want(t, "where only three play, the other two boards are nobody's", d, Dynasty{House: None, Out: true})
	}
	want(t, "nobody is active", g.Active, play.Nobody)
	want(t, "no check is under way", g.Checked, Check{Seat: play.Nobody, About: None, Guest: None, Reversed: [2]int8{None, None}})
	want(t, "no card is played", g.Card, noCard)
	want(t, "no hand is asked for", g.Match, noMatch())
	want(t, "nobody invades", g.Invasion.Seat == play.Nobody && g.Answered.Seat == play.Nobody, true)
	// rule: crusader-kings/setup/one-knight-per-territory
	for i := range g.Territories {
		want(t, "one Knight at most", g.Territories[i].Owner < play.Seat(g.Seats), true)
	}
	// rule: crusader-kings/setup-board/random-traits-into-general-bag
	// rule: crusader-kings/setup-board/event-traits-pile
	want(t, "tokens in the General Trait Bag", g.tokensAt(InGeneral), 52-1-13)
	want(t, "in the Event pile", g.tokensAt(EventPile), 34+1)
	// rule: crusader-kings/setup-board/crusade-track-tokens
	for i, want := range []string{"[ignorant]", "[gluttonous]", "[lustful]", "[weak]", "[deceitful]", "[cruel]", "[ambitious]", "[godless]", "[coward]", "[]"} {
		if got := fmt.Sprint(traitsAt(&g, OnSpace+Place(i))); got != want {
			t.Errorf("on space %d: %s, want %s", i+1, got, want)
		}
	}
	for i, at := range g.TokenAt {
		if x := box.Tokens[i]; x.Pool == CrusadePool && box.Traits[x.Trait].ID == "pious" {
			want(t, "the Pious one is kept for another scenario", at, OutOfBox)
		} else {
			want(t, "a Crusade token lies on the Track, and no other does", at >= OnSpace, x.Pool == CrusadePool)
		}
	}
	want(t, "shields on the Track", g.Track, [spaces]play.Seat{-1, -1, -1, -1, -1, -1, -1, -1, -1, -1})
	// rule: crusader-kings/setup-board/three-developments-face-up
	// rule: crusader-kings/setup-board/development-deck
	open, deck := 0, 0
	for _, at := range g.DevAt {
		open += int(b2i(at >= DevFaceUp && at < DevOf))
		deck += int(b2i(at == DevDeck))
	}
	want(t, "Development cards face up", open, 3)
	want(t, "in the deck", deck, 24-3-5)
	// rule: crusader-kings/setup-board/five-action-decks
	for _, at := range g.CardAt {
		want(t, "Action cards lie in the decks", at, CardDeck)
	}
	// rule: crusader-kings/setup-board/treasury
	want(t, "the Treasury", g.treasury(), 130-28)
	// rule: crusader-kings/setup-board/other-token-piles
	// rule: crusader-kings/components/trophy-and-first-player-supply
	want(t, "Rebellion tokens", g.rebellionLeft(), 12)
	want(t, "Harvest, Failed Harvest, Plague", [3]int8{g.harvestLeft(), g.failedLeft(), g.plagueLeft()}, [3]int8{6, 6, 6})
	want(t, "Trophies", g.Trophies, [trophies]play.Seat{-1, -1, -1, -1})
	// rule: crusader-kings/setup/first-player-token
	want(t, "the First Player", g.First, english)
	firsts := map[play.Seat]bool{}
	for seed := range uint64(60) {
		x := table(t, 0, 5, seed, map[string]int{optionFirst: 0})
		firsts[x.First] = true
	}
	want(t, "without a word it is drawn", len(firsts), 5)
	// rule: crusader-kings/setup/unused-rulers-out
	for p := range int8(rulers) {
		want(t, "unused rulers are in no deck", g.People[p].At == InDeck || g.People[p].At == Unmarried, false)
		if g.People[p].At != Ruler {
			want(t, "but in the box", g.People[p], single(OutOfPlay, 0))
		}
	}
	// rule: crusader-kings/setup/culture-deck
	for c := range Culture(cultures) {
		n := 0
		for p := range g.People {
			if x := &g.People[p]; (x.At == InDeck || x.At == Unmarried) && box.People[p].Culture == c && p >= rulers && int8(p) != box.Glitterhoof {
				n++
			}
		}
		want(t, "characters of a culture", n, 20)
	}
}

// rule: crusader-kings/setup-board/glitterhoof-optional
// rule: crusader-kings/setup-board/glitterhoof-placer
// rule: crusader-kings/setup-board/glitterhoof-trait
func TestGlitterhoofComesToCourt(t *testing.T) {
	without := table(t, 0, 5, 1, nil)
	want(t, "stays in the box", without.People[box.Glitterhoof].At, OutOfPlay)
	homes := map[int8]bool{}
	for seed := range uint64(30) {
		g := table(t, 0, 5, seed, map[string]int{optionGlitterhoof: 1})
		horse := g.People[box.Glitterhoof]
		want(t, "waits for a wedding", horse.At, Unmarried)
		want(t, "in an independent territory", g.independent(horse.Of), true)
		want(t, "with a green token", g.green(box.Glitterhoof) && !g.red(box.Glitterhoof), true)
		want(t, "tokens in the General Trait Bag", g.tokensAt(InGeneral), 52-1-13)
		people := 0
		for p := range g.People {
			people += int(b2i(g.People[p].At == Unmarried))
		}
		want(t, "in somebody's place", people, 13)
		homes[horse.Of] = true
	}
	want(t, "in various territories", len(homes) > 5, true)
}

// Where a scenario of a box file wants the spare token, it lies, on the first space too; a box whose spaces show every
// token of the Crusade has none to spare.
// rule: crusader-kings/setup-board/crusade-track-tokens
// rule: crusader-kings/scenarios/scenario-4-token
func TestTheSpareCrusadeToken(t *testing.T) {
	was := box
	t.Cleanup(func() { box = was })
	first := "scenarios: [{id: " + box.Scenarios[0].ID + ", extra_token: 1}]\n"
	for file, lie := range map[string]string{
		first: "[ignorant pious]",
		first + "spaces: [{id: " + box.Spaces[spaces-1].ID + ", trait: pious}]": "[ignorant]",
	} {
		b, _, err := standard.Load("mine.yaml", strings.NewReader(file))
		if err != nil {
			t.Fatal(err)
		}
		box = b
		g := table(t, 0, 5, 1, nil)
		want(t, "tokens on the first space", fmt.Sprint(traitsAt(&g, OnSpace)), lie)
	}
}

func TestAIDynastiesAtTheStart(t *testing.T) {
	// rule: crusader-kings/ai-modes/setup
	// rule: crusader-kings/ai-modes/extra-players
	for seed := range uint64(30) {
		g := table(t, 0, 5, seed, map[string]int{"ai.1": anyStrategy, "ai.2": anyStrategy, "ai.3": anyStrategy, "ai.4": anyStrategy})
		var seen uint8
		for s := range play.Seat(5) {
			seen |= 1 << g.Dynasties[s].Strategy
			// rule: crusader-kings/ai-modes/no-gold
			want(t, "an AI has no Gold", g.Dynasties[s].Gold > 0, s == 0)
		}
		want(t, "strategies", bits.OnesCount8(seen), 5)
		want(t, "the first seat is a player's", g.ai(0), false)

		g = table(t, 0, 5, seed, map[string]int{"ai.1": int(Ferox), "ai.2": anyStrategy, "ai.3": anyStrategy, "ai.4": anyStrategy})
		want(t, "the strategy chosen", g.Dynasties[french].Strategy, Ferox)
		seen = 0
		for s := range play.Seat(5) {
			seen |= 1 << g.Dynasties[s].Strategy
		}
		want(t, "and three others", bits.OnesCount8(seen), 5)
	}
	for _, c := range []struct {
		strategy Strategy
		card     string
	}{
		{Ferox, "longbow"},       // rule: crusader-kings/ai-ferox/special
		{Postis, "steward"},      // rule: crusader-kings/ai-postis/special
		{Munitio, "plate_armor"}, // rule: crusader-kings/ai-munitio/special
		{Aperio, "archbishop"},   // rule: crusader-kings/ai-aperio/special
	} {
		g := table(t, 0, 5, 1, map[string]int{"ai.2": int(c.strategy)})
		want(t, c.card, g.owns(german, development(t, c.card)), true)
	}
	// rule: crusader-kings/ai-amandum/special
	g := table(t, 0, 5, 1, map[string]int{"ai.2": int(Amandum)})
	want(t, "the bag of Amandum", fmt.Sprint(traitsAt(&g, bag(german))), "[ambitious attractive clever cruel cultivated lustful]")
	// rule: crusader-kings/ai-modes/bonus-card-unavailable
	g = table(t, 0, 5, 1, map[string]int{"ai.3": int(Postis)}) // who has the Steward already
	want(t, "the Italians follow another strategy", g.ai(italian) && g.Dynasties[italian].Strategy != Postis, true)
	// rule: crusader-kings/ai-modes/solo
	for _, pacts := range []int{0, 1} {
		g = table(t, 0, 5, 1, map[string]int{optionPacts: pacts, "ai.1": 1, "ai.2": 2, "ai.4": 3})
		want(t, "Pacts of the French", g.Dynasties[french].Pacts, uint8(pacts)*(1<<german|1<<iberian))
		want(t, "Pacts of the player", g.Dynasties[english].Pacts, 0)
		want(t, "what is wrong", g.Check(), nil)
	}
	p := position(t, "kingdom-of-jerusalem", 4).cause(german, french).cause(french, italian)
	for _, s := range []play.Seat{french, german, italian} {
		p.Dynasties[s].Strategy, p.Dynasties[s].Gold = Ferox, 0
	}
	p.bindAI()
	want(t, "no Pact where there is a Casus Belli", p.Dynasties[french].Pacts, 0)
	want(t, "but between the others", p.inPact(german, italian) && p.inPact(italian, german), true)
	for _, x := range ours.Suggestions() {
		if x.ID != "solo" {
			continue
		}
		led := 0
		for _, who := range x.Seats {
			level, isBot := strings.CutPrefix(who, "bot:")
			led += int(b2i(isBot && slices.Contains(aiStrategies(), level)))
		}
		want(t, "players at the table for one", len(x.Seats)-led, 1)
		want(t, "AI dynasties against him", led, 4)
	}
}

// rule: crusader-kings/ai-modes/setup
// rule: crusader-kings/ai-modes/bonus-card-unavailable
func TestWhichStrategiesAreDrawn(t *testing.T) {
	set := func(all ...Strategy) (set uint8) {
		for _, x := range all {
			set |= 1 << x
		}
		return set
	}
	drawn := func(p *at, left uint8) (set uint8) {
		for seed := range uint64(60) {
			p.Dice = chance.New(seed)
			set |= 1 << p.drawStrategy(french, left)
		}
		return set
	}
	all := set(Ferox, Postis, Munitio, Amandum, Aperio)
	want(t, "any of the five", drawn(position(t, "kingdom-of-jerusalem", 3), all), all)
	want(t, "of those that are left", drawn(position(t, "kingdom-of-jerusalem", 3), set(Munitio, Aperio)), set(Munitio, Aperio))
	p := position(t, "kingdom-of-jerusalem", 3).develops(french, "steward")
	want(t, "not Postis for who has the Steward", drawn(p, set(Postis, Munitio, Aperio)), set(Munitio, Aperio))
	p = position(t, "kingdom-of-jerusalem", 3).develops(english, "steward").develops(german, "steward")
	want(t, "nor where there is no Steward left", drawn(p, set(Postis, Munitio)), set(Munitio))
	want(t, "and if there is nothing else Amandum, who needs no card", drawn(p, set(Postis)), set(Amandum))
}
