package prototype

import (
	"signoria/chance"
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 2, Empire Cards: everybody draws some and keeps one, or two for florins.

const (
	KeepCard    play.Verb = 20 // keeps drawn card A
	KeepAnother play.Verb = 21 // keeps drawn card A too, for florins
	KeepOne     play.Verb = 22 // keeps no other

	AskKeep    play.Prompt = 20
	AskAnother play.Prompt = 21

	KeyDrew     play.Key = 50 // A has drawn B Empire cards and kept C
	KeyKeptCard play.Key = 51 // to A: the card B that he has kept
)

var drawingChapter = wording.Chapter{
	Verbs:     map[play.Verb]string{KeepCard: "keep-card", KeepAnother: "keep-another", KeepOne: "keep-one"},
	Prompts:   map[play.Prompt]string{AskKeep: "keep", AskAnother: "keep-another"},
	Lines:     map[play.Key]string{KeyDrew: "drew", KeyKeptCard: "kept"},
	Refs:      wording.Refs{KeepCard: wording.OfA(force.RefCard), KeepAnother: wording.OfA(force.RefCard)},
	Declining: []play.Verb{KeepOne},
}

// secondCard is what it costs, in florins, to keep another of the drawn cards.
const secondCard = 100

// empireCards lets a player draw, and keep of what he has drawn.
// rule: mu-prototype/empire-cards/draw-count
// rule: mu-prototype/empire-cards/keep-one
// rule: mu-prototype/empire-cards/keep-extra-for-100
func empireCards(g *force.State, t *play.Table, s play.Seat) {
	drawSome(g, t, s, g.Level(s)+1)
	drew := g.Draw.Count //stale:ok to tell how many he drew
	if drew > 0 {        // rule: mu-prototype/empire-cards/deck-runs-out
		keepDrawn(g, t, s, t.Await(func(o *play.Asking) {
			o.To(s, AskKeep, int16(drew))
			offerDrawn(g, o, KeepCard)
		}))
	}
	if g.Draw.Count > 0 { // rule: mu-prototype/empire-cards/deck-runs-out
		keepAnother(g, t, s) // rule: mu-prototype/empire-cards/keep-extra-for-100
	}
	t.Tell(KeyDrew, int16(s), int16(drew), int16(drew-g.Draw.Count))
	putUnder(g, s)
}

// keepAnother asks whether a player pays for a second of the cards. All may know whether he could.
func keepAnother(g *force.State, t *play.Table, s play.Seat) {
	if !g.Affords(s, secondCard) {
		return
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskAnother, secondCard)
		offerDrawn(g, o, KeepAnother)
		o.May(play.Choice{Verb: KeepOne}, play.Free)
	})
	if a.Verb == KeepAnother {
		g.Pay(s, secondCard)
		keepDrawn(g, t, s, a)
	}
}

// drawSome draws cards for a player to choose from. If the deck has too few the discards go under it first.
// rule: mu-prototype/empire-cards/deck-runs-out
func drawSome(g *force.State, t *play.Table, s play.Seat, n int8) {
	t.Chance()
	if g.Deck() < int16(n) {
		g.ShuffleDiscards(t)
	}
	g.Draw = force.Draw{Seat: s}
	for range min(int16(n), g.Deck()) {
		g.Draw.Cards[g.Draw.Count] = g.DrawCard(t)
		g.Draw.Count++
	}
}

// offerDrawn adds each kind of card that has been drawn.
func offerDrawn(g *force.State, o *play.Asking, verb play.Verb) {
	var seen uint64
	for _, card := range g.Draw.Cards[:g.Draw.Count] {
		if seen>>card&1 == 0 {
			o.May(play.Choice{Verb: verb, A: int16(card)}, play.Free)
		}
		seen |= 1 << card
	}
}

// keepDrawn takes a drawn card in hand.
// rule: mu-prototype/empire-cards/no-hand-limit
// rule: mu-prototype/empire-cards/keep-one
func keepDrawn(g *force.State, t *play.Table, s play.Seat, a play.Answer) {
	d := &g.Draw
	for i, card := range d.Cards[:d.Count] {
		if int16(card) == a.A {
			d.Count--
			d.Cards[i] = d.Cards[d.Count]
			break
		}
	}
	g.Players[s].Hand[a.A]++
	t.TellOnly(1<<s, KeyKeptCard, int16(s), a.A)
}

// putUnder puts the drawn cards that were not kept under the deck, in random order; who drew them knows that they lie
// there.
// rule: mu-prototype/empire-cards/keep-one
func putUnder(g *force.State, s play.Seat) {
	rest := g.Draw.Cards[:g.Draw.Count]
	chance.Shuffle(&g.Dice, rest)
	for _, card := range rest {
		g.Under(card, s)
	}
	g.Draw = force.Draw{Seat: play.Nobody}
}
