package warriorknights

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

func TestFateCardsHaveSevenFields(t *testing.T) {
	// rule: warrior-knights/fate/seven-fields
	var barons, shapes, nations, named [fates]int
	revolts := 0
	for _, f := range box.Fate {
		barons[f.Baron]++
		shapes[f.Noble]++
		nations[f.Nation]++
		named[f.City]++
		if f.Revolt {
			revolts++
		}
		if f.Battle > Draw1 {
			t.Errorf("%s: battle %d", f.ID, f.Battle)
		}
		for _, outcome := range f.Expedition {
			if outcome > Fourfold {
				t.Errorf("%s: expedition %d", f.ID, outcome)
			}
		}
	}
	for i := range MaxBarons {
		want(t, "cards that name a Baron", barons[i] > 0, true)
	}
	for i := range 4 {
		want(t, "cards that name a shape", shapes[i] > 0, true)
	}
	for i := range box.Nations {
		want(t, "cards that name a nation", nations[i] > 0, true)
	}
	for i := range cities {
		want(t, "cards that name a city", named[i] > 0, true)
	}
	want(t, "some say Revolt, some do not", revolts > 0 && revolts < fates, true)
}

func TestDrawingFate(t *testing.T) {
	p := position(t, 4).fate("deal", "revolt")
	first, second := p.Fate.At(0), p.Fate.At(1)
	order := p.Fate.Card
	p.run(func(g *State, t *play.Table) {
		g.drawFate(t)
		g.drawFate(t)
	})
	// rule: warrior-knights/fate/used-cards-go-under-the-deck
	want(t, "cards in the deck", p.Fate.Len(), fates)
	want(t, "under the deck", [2]uint8{p.Fate.At(fates - 2), p.Fate.At(fates - 1)}, [2]uint8{first, second})
	want(t, "who knows that", p.Fate.Knows[fates-1], chance.Everyone)
	want(t, "the rest in the same order", [4]uint8(p.Fate.Card[:4]), [4]uint8(order[2:6]))
	want(t, "shown last", p.FateShown, [3]int8{int8(second), int8(first), None})
}

func TestRandomBaron(t *testing.T) {
	for _, c := range []struct {
		name  string
		drawn []string
		among uint8
		found play.Seat
		cards int
	}{
		// rule: warrior-knights/fate/random-baron-or-noble
		{"one card is drawn, and it names the Baron", []string{"blue"}, 0b1111, blue, 1},
		// rule: warrior-knights/fate/invalid-result-redraw
		{"a Baron not at the table is not valid", []string{"violet", "yellow", "red"}, 0b1111, red, 3},
		{"nor is one who is not meant", []string{"green", "black"}, 0b1000, black, 2},
		{"after a full pass the search fails", nil, 0, play.Nobody, fates},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := position(t, 4).fate(c.drawn...)
			last := p.Fate.At((c.cards + fates - 1) % fates)
			found := play.Nobody
			// rule: warrior-knights/fate/chairman-draws
			p.run(func(g *State, t *play.Table) { found = g.randomBaron(t, c.among) }) // nobody is asked: the engine draws
			want(t, "over", p.over(), true)
			want(t, "found", found, c.found)
			want(t, "the card drawn last, now under the deck", p.Fate.At(fates-1), last)
		})
	}
}

func TestRandomCity(t *testing.T) {
	p := position(t, 4).fate("acre", "kovel")
	var found int8
	p.run(func(g *State, t *play.Table) {
		found = g.drawFateFor(t, func(f *BoxFate) bool { return box.Cities[f.City].Realm })
	})
	want(t, "a realm city was needed: Acre does not count", box.Fate[found].City, city(t, "kovel"))
	want(t, "the card that did not count lies under the deck", box.Fate[p.Fate.At(fates-2)].City, city(t, "acre"))
}

func TestWhenFateIsShuffled(t *testing.T) {
	// rule: warrior-knights/fate/when-reshuffled
	// rule: warrior-knights/neutral-actions/uncertain-times
	p := position(t, 4)
	p.stacked(0, neutralCard+uint8(UncertainTimes-ImportantEvent))
	p.FateShown = [3]int8{1, 2, 3}
	before := *p.State
	p.run((*State).playNextCard)
	want(t, "nobody knows what lies under it any more", p.FateShown, [3]int8{None, None, None})
	want(t, "the deck keeps its order", p.Fate.Card == before.Fate.Card, false)
	want(t, "its cards", p.Fate.Len(), fates)
	before.Fate, before.FateShown, before.Dice = p.Fate, p.FateShown, p.Dice
	before.Stacks, before.Stack, before.Phase, before.Stage = p.Stacks, p.Stack, p.Phase, p.Stage
	want(t, "nothing else happens", *p.State == before, true)

	// Drawing through the deck, again and again, never shuffles it.
	p = position(t, 4)
	order := p.Fate.Card
	p.run(func(g *State, t *play.Table) {
		for range 3 * fates {
			g.drawFate(t)
		}
	})
	want(t, "after three passes the order is the same", p.Fate.Card, order)
}
