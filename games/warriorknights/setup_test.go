package warriorknights

import (
	"math/bits"
	"slices"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

// table starts a table.
func table(t testing.TB, seats int, seed uint64, options map[string]int) State {
	t.Helper()
	g, err := New(signoria.Setup{Game: "warrior-knights", Seats: seats, Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// setUp plays the steps of a table's setup.
func setUp(t *testing.T, g State) *at {
	p := &at{State: &g, t: t}
	return p.run(func(g *State, t *play.Table) {
		for g.Phase < Planning {
			g.Step(t)
		}
	})
}

// assignAll puts every starting card of a Baron under one army.
func (p *at) assignAll(s play.Seat, army int8) {
	p.t.Helper()
	for {
		o, _ := p.match.OfferTo(s)
		if o.Prompt != AskStartingTroop {
			break
		}
		p.play(by(s, AssignTroop, int8(o.Args[0]), army))
	}
	p.play(by(s, TroopsReady))
}

func TestDecksAtTheStart(t *testing.T) {
	a, b := table(t, 4, 1, nil), table(t, 4, 2, nil)
	// rule: warrior-knights/setup/step-1-place-and-shuffle-decks
	for _, d := range []struct {
		name  string
		deck  [2]*chance.Deck
		cards int
	}{
		{"fate", [2]*chance.Deck{&a.Fate, &b.Fate}, fates},
		{"events", [2]*chance.Deck{&a.Events, &b.Events}, events},
		{"agendas", [2]*chance.Deck{&a.Agendas, &b.Agendas}, agendas - 3},
		{"mercenaries", [2]*chance.Deck{&a.Mercenaries, &b.Mercenaries}, mercenary - 8 - 5},
	} {
		want(t, d.name+" in the deck", d.deck[0].Len(), d.cards)
		cards := slices.Clone(d.deck[0].Card[:d.cards])
		want(t, d.name+" of another table in the same order", slices.Equal(cards, d.deck[1].Card[:d.cards]), false)
		slices.Sort(cards)
		want(t, d.name+" all different", len(slices.Compact(cards)), d.cards)
	}
	p := &at{State: &a, t: t}
	p.whole() // each troop and agenda is where it is said to lie
	for i := range int8(regulars) {
		want(t, "regulars of who is not at the table", a.TroopAt[i] == OutOfTheGame, i >= 4*4)
	}
	// rule: warrior-knights/setup/reshuffle-fate-deck-before-start
	for i := range fates {
		want(t, "who knows a fate card after the draws of the setup", a.Fate.Knows[i], uint16(0))
	}
	// rule: warrior-knights/setup/step-9-reveal-mercenaries
	want(t, "mercenaries face up with four Barons", countTroops(&a, OnOffer), 5)
	// rule: warrior-knights/setup/step-10-reveal-agendas
	for place := range int8(openPlaces) {
		want(t, "an agenda on every space", a.onSpace(place) != None, true)
	}
}

func countTroops(g *State, at int8) (n int) {
	for _, x := range g.TroopAt {
		if x == at {
			n++
		}
	}
	return n
}

func TestEveryDeckIsShuffled(t *testing.T) {
	// rule: warrior-knights/setup/step-1-place-and-shuffle-decks
	g := bare(4)
	g.Dice = chance.New(7)
	g.shuffleDecks()
	for name, d := range map[string]*chance.Deck{"fate": &g.Fate, "events": &g.Events, "agendas": &g.Agendas, "mercenaries": &g.Mercenaries} {
		want(t, name+" in the order of the box", slices.IsSorted(d.Card[:d.Size]), false)
		for i := range d.Len() {
			want(t, "who knows a card of "+name, d.Knows[i], uint16(0))
		}
	}
	want(t, "mercenaries", [2]uint8{slices.Min(g.Mercenaries.Card[:mercenary]), slices.Max(g.Mercenaries.Card[:mercenary])},
		[2]uint8{regulars, troops - 1})
}

func TestTopEventGoesToTheBottom(t *testing.T) {
	g := bare(4)
	g.Dice = chance.New(7)
	dice := g.Dice
	var fate, shuffled chance.Deck
	for i := range uint8(fates) {
		fate.Under(i, 0)
	}
	for i := range uint8(events) {
		shuffled.Under(i, 0)
	}
	fate.Shuffle(&dice)
	shuffled.Shuffle(&dice)
	g.shuffleDecks()
	// rule: warrior-knights/setup/step-1-event-top-card-to-bottom
	want(t, "the first event", g.Events.At(0), shuffled.At(1))
	want(t, "the last event", g.Events.At(events-1), shuffled.At(0))
	want(t, "who knows it: it was moved face down", g.Events.Knows[events-1], uint16(0))
}

func TestReserveAtTheStart(t *testing.T) {
	// rule: warrior-knights/setup/step-3-prestige-pool
	// rule: warrior-knights/options/length
	for _, c := range []struct {
		seats, length int
		reserve       int16
	}{{4, 0, 40}, {6, 0, 60}, {4, 8, 32}, {3, 12, 36}, {2, 15, 30}} {
		g := table(t, c.seats, 1, map[string]int{"length": c.length})
		want(t, "the reserve", g.Reserve, c.reserve)
	}
}

func TestKits(t *testing.T) {
	for seats := 2; seats <= MaxBarons; seats++ {
		g := table(t, seats, 3, nil)
		for s := range play.Seat(seats) {
			b := &g.Barons[s]
			// rule: warrior-knights/setup/step-5-player-kit
			// rule: warrior-knights/baron-actions/six-kinds-twelve-cards
			want(t, "action cards in hand", b.Hand, [kinds]uint8{2, 2, 2, 2, 2, 2})
			want(t, "the fortress on the map", g.Fortresses[s].At, None)
			// rule: warrior-knights/overview/four-nobles-per-baron
			for shape := range int8(4) {
				want(t, "a noble", g.Nobles[nobleOf(s, shape)], Noble{At: None, Heir: play.Nobody})
			}
			// rule: warrior-knights/setup/step-7-starting-crowns
			want(t, "crowns", b.Crowns, 15)
			// rule: warrior-knights/setup/starting-votes-faith-prestige-zero
			want(t, "votes, faith, prestige", [3]int16{b.Votes, b.Faith, b.Prestige}, [3]int16{})
			var own, hired []int16
			for i := range int8(troops) {
				if g.TroopAt[i] != ToAssign-int8(s) {
					continue
				}
				if isRegular(i) {
					want(t, "whose regulars", play.Seat(i/4), s)
					own = append(own, g.troop(i).Strength)
				} else {
					hired = append(hired, g.troop(i).Strength)
				}
			}
			slices.Sort(own)
			slices.Sort(hired)
			// rule: warrior-knights/setup/step-8-regular-troops
			want(t, "regulars", slices.Equal(own, []int16{50, 50, 50, 100}), true)
			// rule: warrior-knights/setup/step-8-starting-mercenaries
			want(t, "mercenaries", slices.Equal(hired, []int16{50, 100}), true)
		}
		for s := seats; s < MaxBarons; s++ {
			want(t, "a Baron not at the table in the game", g.inGame(play.Seat(s)), false)
		}
	}
}

func TestStartingMercenariesAreRandom(t *testing.T) {
	dealt := map[int8]bool{}
	for seed := range uint64(40) {
		g := table(t, 2, seed, nil)
		for i := int8(regulars); i < troops; i++ {
			if g.TroopAt[i] == ToAssign && g.troop(i).Strength == 100 {
				dealt[i] = true
			}
		}
	}
	want(t, "one Baron's 100 is seldom the same", len(dealt) > 10, true)

	g := bare(3)
	g.Dice = chance.New(1)
	for i := range uint8(mercenary) {
		g.Mercenaries.Under(regulars+i, 0)
	}
	first := func(strength int16) int8 {
		return int8(regulars + slices.IndexFunc(box.Mercenary[:], func(x BoxTroop) bool { return x.Strength == strength }))
	}
	g.dealMercenaries()
	// rule: warrior-knights/setup/step-8-starting-mercenaries
	want(t, "the first 100 of the deck is dealt", g.TroopAt[first(100)], ToAssign)
	want(t, "and the first 50", g.TroopAt[first(50)], ToAssign)
	// rule: warrior-knights/setup/mercenary-deck-reshuffled-after-deal
	want(t, "the deck is still in order", slices.IsSorted(g.Mercenaries.Card[:g.Mercenaries.Size]), false)
}

func TestChoosingBarons(t *testing.T) {
	// rule: warrior-knights/setup/step-5-baron-assignment
	g := table(t, 3, 1, map[string]int{"baron.0": 4, "baron.2": 1})
	want(t, "seat 0 plays", g.Barons[0].Colour, 3)
	want(t, "seat 2 plays", g.Barons[2].Colour, 0)
	// rule: warrior-knights/overview/player-range
	for seats := 2; seats <= MaxBarons; seats++ {
		others := map[int8]bool{}
		for seed := range uint64(60) {
			g := table(t, seats, seed, map[string]int{"baron.0": 2})
			var colours uint8
			for s := range seats {
				colours |= 1 << uint(g.Barons[s].Colour)
			}
			want(t, "different Barons", bits.OnesCount8(colours), seats)
			others[g.Barons[1].Colour] = true
		}
		want(t, "who picks none gets any but those picked", len(others), 5)
	}
	for _, options := range []map[string]int{{"baron.0": 2, "baron.1": 2}, {"baron.1": 7}, {"baron.0": -1}} {
		_, err := New(signoria.Setup{Seats: 2, Options: options})
		want(t, "the error", signoria.CodeOf(err), signoria.Invalid)
	}
	for _, options := range []map[string]int{{"baron.4": 2, "baron.5": 2}, {"baron.2": 1}, {"baron.2": 2}, {"baron.2": 3}, {"baron.2": 6}} {
		g, err := New(signoria.Setup{Seats: 2, Seed: 1, Options: options})
		want(t, "picks of seats not at the table count", err, nil)
		var colours uint8
		for s := range g.Barons {
			colours |= 1 << uint(g.Barons[s].Colour)
		}
		want(t, "all six Barons, in the game or not, are different", bits.OnesCount8(colours), MaxBarons)
	}
	g, err := New(signoria.Setup{Seats: 2, Options: map[string]int{"baron.0": 6}})
	want(t, "there is a sixth Baron", err == nil && g.Barons[0].Colour == 5, true)
	_, err = New(signoria.Setup{Seats: 2, Options: map[string]int{"baron.0": 7}})
	want(t, "but no seventh", err.Error(), "seat 0 picks Baron 7; there are 6")
}

func TestFirstOffices(t *testing.T) {
	// rule: warrior-knights/setup/step-6-chairman-and-head-of-church
	p := position(t, 4).fate("violet", "red", "yellow", "red", "black")
	var nobody play.Table
	p.firstOffices(&nobody)
	want(t, "Chairman: the first Baron drawn who is at the table", p.Chairman, red)
	want(t, "Head of the Church: the next who is not Chairman", p.Church, black)
	// rule: warrior-knights/components/two-office-tokens
	for seats := 2; seats <= MaxBarons; seats++ {
		for seed := range uint64(20) {
			g := table(t, seats, seed, nil)
			want(t, "two office holders in the game", g.inGame(g.Chairman) && g.inGame(g.Church) && g.Chairman != g.Church, true)
		}
	}
}

func TestAssigningStartingTroops(t *testing.T) {
	g := table(t, 3, 5, nil)
	ruins := 0
	for c := range g.Cities {
		if g.Cities[c].Pillaged {
			ruins++
		}
	}
	p := setUp(t, g)
	// rule: warrior-knights/setup/step-8-assign-all-400
	for s := range play.Seat(3) {
		p.asks(s, AskStartingTroop) // all at the same time
		want(t, "places for a card", p.choices(s), 5)
	}
	p.assignAll(1, nobleOf(1, star))
	want(t, "before all are ready nothing is assigned", countTroops(p.State, nobleOf(1, star)), 0)
	p.assignAll(0, garrisonOf(0)) // no noble must receive any
	o, _ := p.match.OfferTo(2)
	p.play(by(2, AssignTroop, int8(o.Args[0]), nobleOf(2, circle)))
	if _, err := p.match.Answer(by(2, TroopsReady)); err == nil {
		t.Error("a card may stay unassigned")
	}
	p.assignAll(2, nobleOf(2, square))
	want(t, "in the fortress", p.strengthOf(garrisonOf(0)), 400)
	want(t, "under one noble", p.strengthOf(nobleOf(1, star)), 400)
	want(t, "shared out", p.strengthOf(nobleOf(2, circle))+p.strengthOf(nobleOf(2, square)), 400)
	want(t, "told openly", p.told(KeyTroopsAssigned, int16(nobleOf(1, star)), 400), true)
	want(t, "of each army that has any", p.count(KeyTroopsAssigned), 4)
	want(t, "before it, what fate has laid in ruins", p.count(KeyCityInRuins), ruins)
	want(t, "who is Chairman", p.told(KeyFirstChairman, int16(g.Chairman)), true)
	want(t, "and Head of the Church", p.told(KeyFirstChurch, int16(g.Church)), true)
	p.asks(g.Chairman, AskFortress)
}

func TestPlacingFortressesAndNobles(t *testing.T) {
	g := table(t, 4, 5, nil)
	g.Chairman = 1
	for c := range g.Cities {
		g.Cities[c].Pillaged = false
	}
	monz, froli := region(t, "monz"), region(t, "froli")
	g.Cities[box.Regions[monz].City].Pillaged = true
	p := setUp(t, g)
	p.assignAll(0, nobleOf(0, star))
	p.assignAll(1, garrisonOf(1))
	p.assignAll(2, nobleOf(2, star))
	o, _ := p.match.OfferTo(3)
	p.play(by(3, AssignTroop, int8(o.Args[0]), nobleOf(3, square)))
	p.assignAll(3, nobleOf(3, circle))

	// rule: warrior-knights/setup/step-11-fortress-placement
	p.asks(1, AskFortress)
	want(t, "beside a standing city", p.refuses(by(1, PlaceFortress, froli)), RuleFortressPlace)
	want(t, "overseas", p.refuses(by(1, PlaceFortress, region(t, "overseas-acre"))), RuleFortressPlace)
	want(t, "on the rim with four", p.offers(by(1, PlaceFortress, region(t, "gullmark"))), true)
	p.play(by(1, PlaceFortress, monz)) // the city there is pillaged
	p.asks(2, AskFortress)
	want(t, "beside another fortress", p.refuses(by(2, PlaceFortress, monz)), RuleFortressPlace)
	p.play(by(2, PlaceFortress, region(t, "belmarais")))
	p.asks(3, AskFortress)
	p.play(by(3, PlaceFortress, region(t, "pontaille")))
	p.asks(0, AskFortress)
	p.play(by(0, PlaceFortress, region(t, "wolfsheide")))

	// rule: warrior-knights/setup/step-12-noble-placement-order
	p.asks(0, AskNobleAt) // who placed his fortress last; he has one noble with troops
	// rule: warrior-knights/setup/step-12-noble-placement-where
	star0 := nobleOf(0, star)
	want(t, "at a neutral city", p.offers(by(0, PlaceNoble, star0, froli)), true)
	want(t, "at his own fortress", p.offers(by(0, PlaceNoble, star0, region(t, "wolfsheide"))), true)
	want(t, "at another's fortress", p.refuses(by(0, PlaceNoble, star0, monz)), RuleNoblePlace)
	want(t, "overseas", p.refuses(by(0, PlaceNoble, star0, region(t, "overseas-acre"))), RuleNoblePlace)
	p.play(by(0, PlaceNoble, star0, froli))
	p.asks(3, AskWhichNoble) // counter-clockwise
	// rule: warrior-knights/setup/step-8-no-troops-no-entry
	want(t, "a noble without troops", p.offers(by(3, ChooseNoble, nobleOf(3, star))), false)
	want(t, "nobles with troops", p.choices(3), 2)
	p.play(by(3, ChooseNoble, nobleOf(3, circle)))
	want(t, "beside another's noble", p.refuses(by(3, PlaceNoble, nobleOf(3, circle), froli)), RuleNoblePlace)
	p.play(by(3, PlaceNoble, nobleOf(3, circle), region(t, "pontaille")))
	p.asks(2, AskNobleAt)
	p.play(by(2, PlaceNoble, nobleOf(2, star), region(t, "belmarais")))
	// Seat 1 has nobody to place and is skipped, seat 0 is done.
	p.asks(3, AskNobleAt)
	want(t, "whose turn it is", p.Placer, 3)
	want(t, "beside his own noble", p.offers(by(3, PlaceNoble, nobleOf(3, square), region(t, "pontaille"))), true)
	p.play(by(3, PlaceNoble, nobleOf(3, square), region(t, "pontaille")))
	want(t, "the game begins", p.Phase, Planning)
	want(t, "with turn", p.Turn, 1)
	want(t, "nobody's turn to place", p.Placer, play.Nobody)
	want(t, "his noble without troops off the map", p.offMap(nobleOf(3, star)), true)
}
