package crusaderkings

import "signoria/play"

// The supply: what is drawn, where it goes back to, and what runs out.

const (
	// The Gold in the box: 20 tokens of 5 and 30 of 1.
	goldInBox = 130

	castlesInBox   = 10
	rebellionInBox = 12
	harvestInBox   = 6
	failedInBox    = 6
	plagueInBox    = 6

	knightsEach = 8
	footEach    = 4
	// oldAgeTokens is how many lie on a ruler at most.
	oldAgeTokens = 4
)

// How many Action cards there are of each type, and trait tokens of each pool.
var (
	cardsOfType  = [cardTypes]int{Realm: 35, Intrigue: 35, War: 35, Taxes: 25, Crusades: 25}
	tokensOfPool = [...]int{Starting: 48, EventPool: 34, CrusadePool: 10, Random: 52}
)

// treasury is the Gold that no dynasty holds.
func (g *State) treasury() int16 {
	n := int16(goldInBox)
	for s := range g.Dynasties {
		n -= g.Dynasties[s].Gold
	}
	return n
}

// gain gives Gold to a dynasty, as far as the Treasury has it, and returns how much. An AI dynasty has none.
// rule: crusader-kings/components/gold-supply
// rule: crusader-kings/ai-modes/no-gold
func (g *State) gain(s play.Seat, n int16) int16 {
	if g.ai(s) {
		return 0
	}
	n = min(n, g.treasury())
	g.Dynasties[s].Gold += n
	return n
}

// pay takes Gold from a dynasty to the Treasury, as far as it has it, and returns how much. An AI dynasty
// always counts as able to pay.
func (g *State) pay(s play.Seat, n int16) int16 {
	if g.ai(s) {
		return n
	}
	n = min(n, g.Dynasties[s].Gold)
	g.Dynasties[s].Gold -= n
	return n
}

// affords says whether a dynasty can pay.
func (g *State) affords(s play.Seat, n int16) bool { return g.ai(s) || g.Dynasties[s].Gold >= n }

// rebellionLeft is how many Rebellion tokens lie in the supply; so for the other kinds of token below.
// rule: crusader-kings/components/map-token-supply
// rule: crusader-kings/general/component-limits
func (g *State) rebellionLeft() int8 {
	return rebellionInBox - g.onMap(func(x *Territory) int8 { return x.Rebellion })
}
func (g *State) harvestLeft() int8 {
	return harvestInBox - g.onMap(func(x *Territory) int8 { return x.Harvest })
}
func (g *State) failedLeft() int8 {
	return failedInBox - g.onMap(func(x *Territory) int8 { return x.Failed })
}
func (g *State) plagueLeft() int8 {
	return plagueInBox - g.onMap(func(x *Territory) int8 { return b2i(x.Plague != NoPlague) })
}
func (g *State) castlesLeft() int8 {
	return castlesInBox - g.onMap(func(x *Territory) int8 { return b2i(x.Castle) })
}

func (g *State) onMap(count func(*Territory) int8) int8 {
	var n int8
	for i := range g.Territories {
		n += count(&g.Territories[i])
	}
	return n
}

func b2i(b bool) int8 {
	if b {
		return 1
	}
	return 0
}

// rebel puts a Rebellion token on a territory, if it may have one and one is left.
// rule: crusader-kings/mobilise/no-rebellion-on-mobilised
// rule: crusader-kings/general/component-limits
func (g *State) rebel(i int8) bool {
	x := &g.Territories[i]
	if x.Foot || g.rebellionLeft() == 0 {
		return false
	}
	x.Rebellion++
	return true
}

// tokensAt is how many trait tokens lie at a place.
func (g *State) tokensAt(p Place) int8 {
	var n int8
	for _, at := range g.TokenAt {
		if at == p {
			n++
		}
	}
	return n
}

// tokensOn are the trait tokens at a place.
func (g *State) tokensOn(p Place) []int16 {
	var all []int16
	for i, at := range g.TokenAt {
		if at == p {
			all = append(all, int16(i))
		}
	}
	return all
}

// bag is the place of a seat's Trait Bag.
func bag(s play.Seat) Place { return InBag + Place(s) }

// drawToken draws one of the trait tokens that fit, each as likely, or None if there is none. The caller
// has called t.Chance.
func (g *State) drawToken(fits func(token int16) bool) int16 {
	return draw(g, tokens, fits)
}

// fromGeneralBag puts a Random token from the General Trait Bag at a place and returns it, or None if the
// bag is empty. The caller has called t.Chance.
// rule: crusader-kings/concepts/every-character-has-a-trait
func (g *State) fromGeneralBag(to Place) int16 {
	token := g.drawToken(func(token int16) bool { return g.TokenAt[token] == InGeneral })
	if token != None {
		g.TokenAt[token] = to
	}
	return token
}

// returnToken takes a token out of use: a Random one to the General Trait Bag, one of an event to the
// Event pile, any other out of the game.
// rule: crusader-kings/concepts/death-random-trait
// rule: crusader-kings/concepts/death-event-trait
// rule: crusader-kings/trait-check/sacrificed-token-destination
// rule: crusader-kings/round/old-age-fourth-token-destination
func (g *State) returnToken(token int16) {
	switch box.Tokens[token].Pool {
	case Random:
		g.TokenAt[token] = InGeneral
	case EventPool:
		g.TokenAt[token] = EventPile
	default:
		g.TokenAt[token] = OutOfBox
	}
}

// moveTokens moves all tokens from one place to another.
func (g *State) moveTokens(from, to Place) {
	for i, at := range g.TokenAt {
		if at == from {
			g.TokenAt[i] = to
		}
	}
}

// returnTokens takes all tokens at a place out of use.
func (g *State) returnTokens(from Place) {
	for i, at := range g.TokenAt {
		if at == from {
			g.returnToken(int16(i))
		}
	}
}

// drawPerson draws a character of a sex (AnySex: of either) from a culture's deck, or None if there is
// none even with the discard pile shuffled in. The caller has called t.Chance and says where it goes.
// rule: crusader-kings/general/cards-reshuffle
func (g *State) drawPerson(c Culture, sex Sex) int8 {
	fits := func(p int16) bool {
		x := &g.People[p]
		return x.At == InDeck && x.Of == int8(c) && (sex == AnySex || box.People[p].Sex == sex)
	}
	p := draw(g, people, fits)
	if p == None {
		for i := range g.People {
			if x := &g.People[i]; x.At == Discarded && x.Of == int8(c) {
				x.At = InDeck
			}
		}
		p = draw(g, people, fits)
	}
	return int8(p)
}

// drawCard draws an Action card of a type, with the discard pile shuffled in when the deck is out, or
// None if there is none at all. The caller has called t.Chance and says where it goes.
// rule: crusader-kings/general/action-cards-by-type
func (g *State) drawCard(kind CardType) int16 {
	fits := func(c int16) bool { return g.CardAt[c] == CardDeck && box.Cards[c].Type == kind }
	c := draw(g, cards, fits)
	if c == None {
		for i := range g.CardAt {
			if g.CardAt[i] == CardDiscard && box.Cards[i].Type == kind {
				g.CardAt[i] = CardDeck
			}
		}
		c = draw(g, cards, fits)
	}
	return c
}

// drawDevelopment draws a Development card, with the discard pile shuffled in when the deck is out, or
// None if there is none at all. The caller has called t.Chance and says where it goes.
func (g *State) drawDevelopment() int8 {
	fits := func(d int16) bool { return g.DevAt[d] == DevDeck }
	d := draw(g, developments, fits)
	if d == None {
		for i := range g.DevAt {
			if g.DevAt[i] == DevDiscard {
				g.DevAt[i] = DevDeck
			}
		}
		d = draw(g, developments, fits)
	}
	return int8(d)
}

// draw picks one of the first n things that fit, each as likely, or None if none does.
func draw(g *State, n int16, fits func(int16) bool) int16 {
	var fit [cards]int16
	count := 0
	for i := range n {
		if fits(i) {
			fit[count] = i
			count++
		}
	}
	if count == 0 {
		return None
	}
	return fit[g.Dice.N(count)]
}
