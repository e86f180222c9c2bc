package warriorknights

import (
	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

const KeyDiscardsShuffled play.Key = 10 // discards are shuffled to form a new deck: A 0 events, 1 agendas, 2 mercenaries

var shortageChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyDiscardsShuffled: "discards-shuffled"},
}

// What a deck that runs out holds.
const (
	eventCards int16 = iota
	agendaCards
	mercenaryCards
)

// refill shuffles a discard pile into a new deck when the deck has run out.
// rule: warrior-knights/shortage/deck-exhausted
func (g *State) refill(t *play.Table, deck, spent *chance.Deck, what int16) {
	if deck.Len() > 0 || spent.Len() == 0 {
		return
	}
	t.Chance()
	*deck, *spent = *spent, chance.Deck{}
	deck.Shuffle(&g.Dice)
	t.Tell(KeyDiscardsShuffled, what)
}

// turnMercenary takes the top mercenary off the deck, or None if deck and discard pile are empty.
// Its caller says where it lies.
// rule: warrior-knights/shortage/mercenary-supply
func (g *State) turnMercenary(t *play.Table) int8 {
	if g.Mercenaries.Len() == 0 {
		g.refill(t, &g.Mercenaries, &g.MercenarySpent, mercenaryCards)
		for i := range g.Mercenaries.Len() {
			g.TroopAt[g.Mercenaries.At(i)] = InMercenaryDeck
		}
	}
	if g.Mercenaries.Len() == 0 {
		return None
	}
	t.Chance()
	return int8(g.Mercenaries.Pop())
}
