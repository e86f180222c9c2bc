package chance

import (
	"encoding/json"
	"fmt"
)

// DeckCap is the most cards a Deck holds.
const DeckCap = 160

// Everyone, as who knows a card, is every seat and every spectator.
const Everyone uint16 = 1<<16 - 1

// Deck is a pile of cards: their order from the top, and for each place who knows which card lies
// there (a set of seats, bit s for seat s; Everyone if it was seen by all before it was put there).
// A hand, a discard pile and a row of face-up cards are decks too.
type Deck struct {
	Size  uint8
	Card  [DeckCap]uint8
	Knows [DeckCap]uint16
}

// Len is how many cards lie in the deck.
func (d *Deck) Len() int { return int(d.Size) }

// At is the i-th card from the top.
func (d *Deck) At(i int) uint8 {
	if i >= int(d.Size) {
		panic("chance: no card there")
	}
	return d.Card[i]
}

// Index finds a card: its place from the top, or -1.
func (d *Deck) Index(card uint8) int {
	for i, c := range d.Card[:d.Size] {
		if c == card {
			return i
		}
	}
	return -1
}

// Push puts a card on top; knows is who knows that it lies there.
func (d *Deck) Push(card uint8, knows uint16) { d.insert(0, card, knows) }

// Under puts a card at the bottom; knows is who knows that it lies there.
func (d *Deck) Under(card uint8, knows uint16) { d.insert(int(d.Size), card, knows) }

func (d *Deck) insert(i int, card uint8, knows uint16) {
	n := int(d.Size)
	if n == DeckCap {
		panic("chance: a deck holds no more cards")
	}
	copy(d.Card[i+1:n+1], d.Card[i:n])
	copy(d.Knows[i+1:n+1], d.Knows[i:n])
	d.Card[i], d.Knows[i] = card, knows
	d.Size++
}

// Pop takes the top card. It panics if there is none.
func (d *Deck) Pop() uint8 { return d.Take(0) }

// Take takes the i-th card from the top.
func (d *Deck) Take(i int) uint8 {
	card := d.At(i)
	n := int(d.Size)
	copy(d.Card[i:n-1], d.Card[i+1:n])
	copy(d.Knows[i:n-1], d.Knows[i+1:n])
	d.Size--
	d.Card[n-1], d.Knows[n-1] = 0, 0 // equal decks are equal to the byte
	return card
}

// Shuffle puts the cards in random order, which nobody knows.
func (d *Deck) Shuffle(s *Source) {
	Shuffle(s, d.Card[:d.Size])
	clear(d.Knows[:d.Size])
}

// Unknown calls f with the place of every card that the seat does not know.
func (d *Deck) Unknown(seat int8, f func(card *uint8)) {
	for i := range d.Card[:d.Size] {
		if !Knows(d.Knows[i], seat) {
			f(&d.Card[i])
		}
	}
}

// Knows says whether the seat is among those who know. A spectator (-1) knows what everyone knows.
func Knows(who uint16, seat int8) bool {
	if seat < 0 {
		return who == Everyone
	}
	return who>>uint(seat)&1 == 1
}

type deckJSON struct {
	Cards []int    `json:"cards"`
	Knows []uint16 `json:"knows"`
}

// MarshalJSON writes the cards that are there, not the empty places.
func (d Deck) MarshalJSON() ([]byte, error) {
	j := deckJSON{Cards: make([]int, d.Size), Knows: d.Knows[:d.Size]}
	for i, c := range d.Card[:d.Size] {
		j.Cards[i] = int(c)
	}
	return json.Marshal(j)
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (d *Deck) UnmarshalJSON(b []byte) error {
	var j deckJSON
	if err := json.Unmarshal(b, &j); err != nil {
		return err
	}
	if len(j.Cards) > DeckCap || len(j.Cards) != len(j.Knows) {
		return fmt.Errorf("a deck of %d cards and %d notes of who knows them; at most %d, and as many of both", len(j.Cards), len(j.Knows), DeckCap)
	}
	*d = Deck{}
	for i, c := range j.Cards {
		if c < 0 || c > 255 {
			return fmt.Errorf("a deck with a card %d: 0 to 255", c)
		}
		d.Under(uint8(c), j.Knows[i])
	}
	return nil
}
