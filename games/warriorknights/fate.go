package warriorknights

import (
	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

const KeyFateShuffled play.Key = 9 // the fate deck is shuffled

var fateChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyFateShuffled: "fate-shuffled"},
}

// drawFate turns the top card of the fate deck and puts it under the deck at once. Everybody has
// seen it, so everybody knows that it lies there until the deck is shuffled.
// rule: warrior-knights/fate/used-cards-go-under-the-deck
func (g *State) drawFate(t *play.Table) int8 {
	t.Chance()
	card := g.Fate.Pop()
	g.Fate.Under(card, chance.Everyone)
	g.FateShown = [3]int8{int8(card), g.FateShown[0], g.FateShown[1]}
	return int8(card)
}

// drawFateFor turns fate cards until one fits the purpose, and returns it. After one full pass of the deck without
// any, the search fails with None.
// rule: warrior-knights/fate/invalid-result-redraw
func (g *State) drawFateFor(t *play.Table, fits func(f *BoxFate) bool) int8 {
	for range g.Fate.Len() {
		if card := g.drawFate(t); fits(&box.Fate[card]) {
			return card
		}
	}
	return None
}

// randomBaron finds one Baron among those allowed (bit s for seat s), or Nobody.
// rule: warrior-knights/fate/random-baron-or-noble
func (g *State) randomBaron(t *play.Table, among uint8) play.Seat {
	card := g.drawFateFor(t, func(f *BoxFate) bool {
		s := g.seatOf(f.Baron)
		return among>>uint(s)&1 == 1 // no set holds Nobody
	})
	if card == None {
		return play.Nobody
	}
	return g.seatOf(box.Fate[card].Baron)
}

// shuffleFate shuffles the whole fate deck.
// rule: warrior-knights/fate/when-reshuffled
func (g *State) shuffleFate(t *play.Table) {
	t.Chance()
	g.Fate.Shuffle(&g.Dice)
	g.FateShown = [3]int8{None, None, None}
	t.Tell(KeyFateShuffled)
}
