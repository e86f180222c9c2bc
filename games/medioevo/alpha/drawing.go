package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 2, Empire Cards: everybody draws one, and as many more as he pays for. What is common to the cards is in
// force/empirecards.go, what each does in force/cards_*.go.

const (
	BuyCard     play.Verb = 700 // another Empire card, for A florins
	EnoughCards play.Verb = 701

	AskBuyCard play.Prompt = 700 // another Empire card for A florins

	KeyDrew     play.Key = 705 // A draws an Empire card, for B florins
	KeyDrewCard play.Key = 706 // to A: it is the card B
)

var drawingChapter = wording.Chapter{
	Verbs:     map[play.Verb]string{BuyCard: "buy-card", EnoughCards: "enough-cards"},
	Prompts:   map[play.Prompt]string{AskBuyCard: "buy-card"},
	Lines:     map[play.Key]string{KeyDrew: "drew", KeyDrewCard: "drew-card"},
	Declining: []play.Verb{EnoughCards},
}

// cardPrice is what each Empire card but the first costs, in florins for each TL.
const cardPrice = 100

// empireCards lets a player draw a card for nothing, and then any number more, one at a time, seeing each before he
// decides about the next. All may know whether he could.
// rule: mu-alpha/empire-cards/draw-one
// rule: mu-alpha/empire-cards/buy-more
func empireCards(g *force.State, t *play.Table, s play.Seat) {
	draw(g, t, s, 0)
	for cardsLeft(g) && g.Affords(s, int32(priceOfCard(g, s))) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskBuyCard, priceOfCard(g, s))
			o.May(play.Choice{Verb: BuyCard, A: priceOfCard(g, s)}, play.Free)
			o.May(play.Choice{Verb: EnoughCards}, play.Free)
		})
		if a.Verb == EnoughCards {
			return
		}
		g.Pay(s, int32(a.A))
		draw(g, t, s, a.A)
	}
}

// priceOfCard is what another card costs a player, in florins.
// rule: mu-alpha/empire-cards/buy-more
func priceOfCard(g *force.State, s play.Seat) int16 { return cardPrice * int16(g.Level(s)) }

// cardsLeft says whether there is a card to be drawn: when the deck has run out the discards are shuffled.
func cardsLeft(g *force.State) bool { return g.Deck() > 0 || g.Discards != [force.Kinds]int8{} }

// draw lets a player draw a card, which only he sees.
// rule: mu-alpha/empire-cards/draw-one
func draw(g *force.State, t *play.Table, s play.Seat, florins int16) {
	card := g.DrawCard(t)
	if card == force.None {
		return
	}
	g.Players[s].Hand[card]++
	t.Tell(KeyDrew, int16(s), florins)
	t.TellOnly(force.Bit(s), KeyDrewCard, int16(s), int16(card))
}
