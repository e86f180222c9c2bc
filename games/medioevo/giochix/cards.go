package giochix

import (
	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

// Empire cards: how they are bought, where they lie, and how they are used. An owned card lies with its character up, for
// all to see; its points, icons and Objective only its owner knows.

const (
	BuyCard     play.Verb = 200 // an Empire card for A florins
	KeepDrawn   play.Verb = 201 // Empire card A of those drawn
	UseCard     play.Verb = 202 // the ability of Empire card A, on B and C as its effect has it
	LetCardsBe  play.Verb = 203 // no card now
	CancelIt    play.Verb = 204 // the ability that is being used, with Empire card A
	LetItHappen play.Verb = 205

	AskKept   play.Prompt = 190 // which of the cards drawn is kept
	AskCards  play.Prompt = 191 // is a card used now, at the moment A
	AskCancel play.Prompt = 192 // is what A's character B does cancelled

	KeyCardBought play.Key = 200 // A buys an Empire card for B florins and draws C
	KeyCardKept   play.Key = 201 // A keeps an Empire card that shows character B
	KeyCardUsed   play.Key = 202 // A uses character B, on C
	KeyCardCancel play.Key = 203 // A cancels what character B of C does

	RuleOneCard   play.Rule = 200
	RuleCardPrice play.Rule = 201
	RuleNoMore    play.Rule = 202 // of it in the box
	RuleTapped    play.Rule = 203
	RuleMoment    play.Rule = 204 // not what its ability is for
)

var cardChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		BuyCard: "buy-card", KeepDrawn: "keep-drawn", UseCard: "use-card", LetCardsBe: "let-cards-be", CancelIt: "cancel-it", LetItHappen: "let-it-happen",
	},
	Prompts: map[play.Prompt]string{AskKept: "kept", AskCards: "cards", AskCancel: "cancel"},
	Lines: map[play.Key]string{
		KeyCardBought: "card-bought", KeyCardKept: "card-kept", KeyCardUsed: "card-used", KeyCardCancel: "card-cancelled",
	},
	Rules: map[play.Rule]string{
		RuleOneCard: "mu-giochix/purchases/empire-card-price", RuleCardPrice: "mu-giochix/purchases/empire-card-price",
		RuleNoMore: "mu-giochix/components/tokens-and-supply", RuleTapped: "mu-giochix/purchases/empire-card-tap",
		RuleMoment: "mu-giochix/purchases/empire-card-ability",
	},
	Refs: wording.Refs{
		KeepDrawn: wording.OfA(refCard), UseCard: wording.OfA(refCard), CancelIt: wording.OfA(refCard),
	},
	Declining: []play.Verb{LetCardsBe, LetItHappen},
}

// mostPeek is how many cards can lie in a known order on top of the deck.
const mostPeek = 3

// hasCard says whether an Empire card is a player's own.
func (g *State) hasCard(s play.Seat, card int8) bool {
	c := &g.Cards[card]
	return c.Of == s && !c.Drawn
}

// cardsOf is how many Empire cards a player has, tapped and untapped.
// rule: mu-giochix/purchases/empire-card-price
func (g *State) cardsOf(s play.Seat) (n int8) {
	for card := range int8(EmpireCards) {
		if g.hasCard(s, card) {
			n++
		}
	}
	return n
}

// who is the character that an Empire card shows.
func (g *State) who(card int8) int8 { return box.Cards[card].Character }

// ready says whether a player has an Empire card that he can tap.
// rule: mu-giochix/purchases/empire-card-tap
func (g *State) ready(s play.Seat, card int8) bool {
	return g.hasCard(s, card) && g.Cards[card].Tapped == 0
}

// hasUntapped says whether a player has an Empire card that he can tap.
// rule: mu-giochix/purchases/empire-card-tap
func (g *State) hasUntapped(s play.Seat) bool {
	return g.hasReady(s, func(int8) bool { return true })
}

// tap taps an Empire card until the end of the turn.
// rule: mu-giochix/purchases/empire-card-tap
func (g *State) tap(card int8) { g.Cards[card].Tapped = max(1, g.Cards[card].Tapped) }

// The deck

// packed is how many Empire cards are in the deck.
func (g *State) packed() (n int8) {
	for i := range g.Cards {
		if g.Cards[i].Of == play.Nobody {
			n++
		}
	}
	return n
}

// unknown is how many of them lie in an order that nobody knows.
func (g *State) unknown() int8 { return g.packed() - g.AtopN - g.UnderN }

// draw takes the next card off the deck, which must have one. Whoever had seen its front loses sight of it among the others that are
// drawn: of two cards of one character he could tell which was kept.
// rule: mu-giochix/purchases/empire-card-draw
// rule: mu-giochix/purchases/empire-card-objective-hidden
func (g *State) draw() int8 {
	card := g.next()
	g.Cards[card].Seen = 0
	return card
}

// next takes the next card off the deck: what somebody left on top, then what nobody knows the order of, then what was put under it.
// Chance has been called for.
// rule: mu-giochix/purchases/empire-card-draw
func (g *State) next() int8 {
	switch {
	case g.AtopN > 0:
		g.AtopN--
		return g.unstack(g.Atop[:g.AtopN+1])
	case g.unknown() > 0:
		return g.drawFresh()
	}
	g.UnderN--
	return g.unstack(g.Under[:g.UnderN+1])
}

// unstack takes the first off a pile of cards.
func (g *State) unstack(pile []int8) int8 {
	card := pile[0]
	copy(pile, pile[1:])
	pile[len(pile)-1] = 0
	g.Cards[card].Below = false
	return card
}

// putUnder puts an Empire card face down under the deck. Who knows it knows it still.
// rule: mu-giochix/purchases/empire-card-draw
// rule: mu-giochix/purchases/empire-card-objective
func (g *State) putUnder(card int8) {
	g.end(card) // rule: mu-giochix/purchases/empire-card-ability
	c := &g.Cards[card]
	seen := c.Seen
	if c.Of != play.Nobody {
		seen |= 1 << c.Of
	}
	*c = Card{Of: play.Nobody, Below: true, Seen: seen}
	g.Under[g.UnderN] = card
	g.UnderN++
}

// peek puts the next n cards of the deck in order on top of it, as many as there are, and lets a player see them.
func (g *State) peek(s play.Seat, n int8) {
	for n = min(n, mostPeek); g.AtopN < n && g.unknown()+g.UnderN > 0; {
		var card int8
		if g.unknown() > 0 {
			card = g.drawFresh()
		} else {
			g.UnderN--
			card = g.unstack(g.Under[:g.UnderN+1])
		}
		g.Cards[card].Below = true
		g.Atop[g.AtopN] = card
		g.AtopN++
	}
	for _, card := range g.Atop[:min(n, g.AtopN)] {
		g.Cards[card].Seen |= 1 << s
	}
}

// sink puts the card at a place of those on top under the deck.
func (g *State) sink(i int8) {
	card := g.unstack(g.Atop[i:g.AtopN])
	g.AtopN--
	g.putUnder(card)
}

// Buying

// What an Empire card costs, in florins, and how many are drawn.
// rule: mu-giochix/purchases/empire-card-price
// rule: mu-giochix/purchases/empire-card-draw
const (
	cardPrice         = 100
	cardPriceOther    = 50 // more for each other card that he owns
	cardsDrawn        = 2
	cardsPerCathedral = 2
)

// cardCost is what the next Empire card costs a player.
// rule: mu-giochix/purchases/empire-card-price
func (g *State) cardCost(s play.Seat) int16 {
	return g.price(s, 1<<EmpireCardThing, cardPrice+cardPriceOther*int16(g.cardsOf(s)), 1)
}

// draws is how many cards a player draws when he buys one.
// rule: mu-giochix/purchases/empire-card-draw
func (g *State) draws(s play.Seat) int8 {
	return int8(min(EmpireCards, cardsDrawn+cardsPerCathedral*g.tally(s, PerCathedral)+g.bonus(s, DrawMore, anyEffect)))
}

// offerNewCard lists the purchase of an Empire card.
// rule: mu-giochix/purchases/empire-card-price
func (g *State) offerNewCard(o *play.Asking, s play.Seat) {
	p, price := &g.Players[s], g.cardCost(s)
	why := play.Free
	switch {
	case p.Did.Carded:
		why = RuleOneCard
	case g.packed() == 0:
		why = RuleNoMore
	case int32(price) > p.Florins:
		why = RuleCardPrice
	}
	o.May(play.Choice{Verb: BuyCard, A: price}, why)
}

// buyCard sells a player an Empire card: he draws some and keeps one, and the others go under the deck.
// rule: mu-giochix/purchases/empire-card-price
// rule: mu-giochix/purchases/empire-card-draw
// rule: mu-giochix/purchases/empire-card-objective-hidden
func (g *State) buyCard(t *play.Table, s play.Seat) {
	price := g.pay(s, 1<<EmpireCardThing, cardPrice+cardPriceOther*int16(g.cardsOf(s)), 1)
	g.Players[s].Did.Carded = true
	n := min(g.draws(s), g.packed())
	t.Tell(KeyCardBought, int16(s), price, int16(n))
	t.Chance()
	for range n {
		c := &g.Cards[g.draw()]
		c.Of, c.Drawn = s, true
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskKept)
		g.offerDrawn(o, s, KeepDrawn)
	})
	c := &g.Cards[a.A]
	c.Drawn, c.Mine = false, g.Turn
	g.putDrawnUnder(t, s)
	t.Tell(KeyCardKept, int16(s), int16(g.who(int8(a.A))))
}

// offerDrawn lists the cards that a player is looking at, of which he keeps one.
func (g *State) offerDrawn(o *play.Asking, s play.Seat, verb play.Verb) {
	for card := range int16(EmpireCards) {
		if c := &g.Cards[card]; c.Of == s && c.Drawn {
			o.May(play.Choice{Verb: verb, A: card}, play.Free)
		}
	}
}

// putDrawnUnder puts the others of the cards that a player has drawn under the deck.
func (g *State) putDrawnUnder(t *play.Table, s play.Seat) {
	g.putUnderByLot(t, func(c *Card) bool { return c.Of == s && c.Drawn })
}

// putUnderByLot puts some cards under the deck, several in an order by lot: that of their numbers would tell of them.
// rule: mu-giochix/purchases/empire-card-objective-hidden
func (g *State) putUnderByLot(t *play.Table, which func(c *Card) bool) {
	var list [EmpireCards]int8
	some := list[:0]
	for card := range int8(EmpireCards) {
		if which(&g.Cards[card]) {
			some = append(some, card)
		}
	}
	if len(some) > 1 {
		t.Chance()
		chance.Shuffle(&g.Dice, some)
	}
	for _, card := range some {
		g.putUnder(card)
	}
}

// Using

// offerCards lists the cards that a player may use for their ability at a moment, and on what.
// rule: mu-giochix/purchases/empire-card-ability
// rule: mu-giochix/general/empire-cards-any-time
func (g *State) offerCards(o *play.Asking, s play.Seat, when When) {
	for card := range int8(EmpireCards) {
		if g.hasCard(s, card) && box.Characters[g.who(card)].When == when {
			g.offerUse(o, s, card)
		}
	}
}

// offerUse lists on what a player may use a card.
// rule: mu-giochix/purchases/empire-card-tap
func (g *State) offerUse(o *play.Asking, s play.Seat, card int8) {
	if g.Cards[card].Tapped > 0 {
		o.May(play.Choice{Verb: UseCard, A: int16(card), B: None}, RuleTapped)
		return
	}
	list, some := g.aims(s, card), false
	switch {
	case !g.useful(s, card):
		o.May(play.Choice{Verb: UseCard, A: int16(card), B: None}, RuleMoment)
		return
	case list == nil:
		o.May(play.Choice{Verb: UseCard, A: int16(card), B: None}, play.Free)
		return
	}
	list(g, s, func(b, c int16) {
		some = true
		o.May(play.Choice{Verb: UseCard, A: int16(card), B: b, C: c}, play.Free)
	})
	if !some {
		o.May(play.Choice{Verb: UseCard, A: int16(card), B: None}, RuleMoment)
	}
}

// aims are what a card can be used on, nil of one that needs nothing said.
func (g *State) aims(s play.Seat, card int8) func(g *State, s play.Seat, yield func(b, c int16)) {
	for i := range box.Characters[g.who(card)].Effects {
		e := &box.Characters[g.who(card)].Effects[i]
		if list := aimsOf[e.Do]; list != nil && (e.Do != MovePoints || e.Of&(1<<CaravanThing|1<<MerchantThing) != 0) {
			return list
		}
	}
	return nil
}

// callCards asks a player which cards of a moment he uses, one after the other, if he shows any.
// rule: mu-giochix/general/empire-cards-any-time
func (g *State) callCards(t *play.Table, s play.Seat, when When) {
	for s != Barbarians && g.canUse(s, when) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskCards, int16(when))
			g.offerCards(o, s, when)
			o.May(play.Choice{Verb: LetCardsBe}, play.Free)
		})
		if a.Verb == LetCardsBe {
			return
		}
		g.useCard(t, a)
	}
}

// canUse says whether a player shows a character whom he can use at a moment.
func (g *State) canUse(s play.Seat, when When) bool {
	for card := range int8(EmpireCards) {
		if g.ready(s, card) && box.Characters[g.who(card)].When == when && g.hasAim(s, card) {
			return true
		}
	}
	return false
}

// hasAim says whether there is something that a card can be used on, if it needs that.
func (g *State) hasAim(s play.Seat, card int8) (some bool) {
	list := g.aims(s, card)
	switch {
	case !g.useful(s, card):
		return false
	case list == nil:
		return true
	}
	list(g, s, func(int16, int16) { some = true })
	return some
}

// useCard taps a card for its ability, and does it unless somebody cancels it.
// rule: mu-giochix/purchases/empire-card-tap
// rule: mu-giochix/purchases/empire-card-ability
func (g *State) useCard(t *play.Table, a play.Answer) {
	s, who := a.Seat, g.who(int8(a.A))
	g.tap(int8(a.A))
	g.Using++
	g.Cards[a.A].Using = g.Using
	t.Tell(KeyCardUsed, int16(s), int16(who), a.B, a.C)
	if !g.cancelled(t, s, who) {
		g.resolve(t, s, who, a.B, a.C)
	}
	g.Cards[g.used()].Using = 0
	g.Using--
}

// used is the card whose ability is being carried out, of several the last. Its number is read anew after every question: to others it may
// be another that shows the same character.
func (g *State) used() int8 {
	card := int8(0)
	for g.Cards[card].Using != g.Using {
		card++
	}
	return card
}

// cancelled asks whoever shows a character that cancels abilities, in the order of the turn, whether he does so.
// rule: mu-giochix/purchases/empire-card-ability
func (g *State) cancelled(t *play.Table, s play.Seat, who int8) bool {
	cancels := func(card int8) bool { return g.has(card, CancelAbility) }
	for i := range g.Order {
		by := g.Order[i]
		if by == s || !g.plays(by) || !g.hasReady(by, cancels) {
			continue
		}
		var a play.Answer
		t.Undisturbed(func() {
			a = t.Await(func(o *play.Asking) {
				o.To(by, AskCancel, int16(s), int16(who))
				for card := range int8(EmpireCards) {
					if g.ready(by, card) && cancels(card) {
						o.May(play.Choice{Verb: CancelIt, A: int16(card)}, play.Free)
					}
				}
				o.May(play.Choice{Verb: LetItHappen}, play.Free)
			})
		})
		if a.Verb == CancelIt {
			g.tap(int8(a.A))
			t.Tell(KeyCardCancel, int16(by), int16(who), int16(s))
			return true
		}
	}
	return false
}

// has says whether the character of a card has an ability with a word.
func (g *State) has(card int8, do Do) bool {
	for i := range box.Characters[g.who(card)].Effects {
		if box.Characters[g.who(card)].Effects[i].Do == do {
			return true
		}
	}
	return false
}
