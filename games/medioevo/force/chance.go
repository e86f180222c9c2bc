package force

import (
	"slices"

	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

// Decks and dice.

const KeyShuffle play.Key = 52 // the discarded Empire cards go under the deck

var deckChapter = wording.Chapter{Lines: map[play.Key]string{KeyShuffle: "shuffled"}}

// Under puts a card under the deck; by knows it, if it is not Nobody.
func (g *State) Under(card int8, by play.Seat) {
	g.Below[g.BelowLen] = Returned{Card: card, By: by}
	g.BelowLen++
}

// Deck is how many cards the Empire deck holds.
func (g *State) Deck() int16 {
	n := g.BelowLen
	for _, k := range g.Fresh {
		n += int16(k)
	}
	return n
}

// ShuffleDiscards puts the discarded Empire cards under the deck, in random order.
func (g *State) ShuffleDiscards(t *play.Table) {
	var all []int8
	for card := range g.Discards {
		for range g.Discards[card] {
			all = append(all, int8(card))
		}
		g.Discards[card] = 0
	}
	if len(all) == 0 {
		return
	}
	chance.Shuffle(&g.Dice, all)
	for _, card := range all {
		g.Under(card, play.Nobody)
	}
	t.Tell(KeyShuffle)
}

// DrawCard draws the top card of the Empire deck, or returns None if there is none, not even among the discards.
func (g *State) DrawCard(t *play.Table) int8 {
	t.Chance()
	if g.Deck() == 0 {
		g.ShuffleDiscards(t)
	}
	at := int16(0)
	for _, n := range g.Fresh {
		at += int16(n)
	}
	if at > 0 {
		return g.drawFresh(int16(g.Dice.N(int(at))))
	}
	if g.BelowLen == 0 {
		return None
	}
	card := g.Below[0].Card
	g.BelowLen--
	copy(g.Below[:], g.Below[1:g.BelowLen+1])
	g.Below[g.BelowLen] = Returned{}
	return card
}

// drawFresh draws one of the cards that nobody has ever drawn, by its place among them.
func (g *State) drawFresh(at int16) int8 {
	for card := range g.Fresh {
		if at -= int16(g.Fresh[card]); at < 0 {
			g.Fresh[card]--
			return int8(card)
		}
	}
	return None
}

// TurnUp draws a card of a small deck. When none is left the used ones make a new deck.
// rule: mu-prototype/events/draw-card
// rule: mu-prototype/events/deck-runs-out
// rule: mu-prototype/treasure/used-cards
func (g *State) TurnUp(at []Pile) int8 {
	if !slices.Contains(at, InDeck) {
		for i := range at {
			at[i] = InDeck
		}
	}
	var deck []int8
	for i, pile := range at {
		if pile == InDeck {
			deck = append(deck, int8(i))
		}
	}
	card := deck[g.Dice.N(len(deck))]
	at[card] = Used
	return card
}

// Roll throws a die with so many faces.
func (g *State) Roll(faces int8) int8 { return int8(1 + g.Dice.N(int(faces))) }
